"""What the strip at the top of the window says of mishaps, and what can be pressed there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import PySide6
from PySide6.QtGui import QGuiApplication

from hamster_table.models.texts import translate
from hamster_table.system.paths import people_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamster_table.engine.storage.save_file import SaveError
    from hamster_table.models.session import Session
    from hamster_table.views.widgets.prompt_bar import ButtonSpec
    from hamster_table.views.window.navigator import Navigator


def say_what_was_found(say: Callable[[str], None], trouble: SaveError | None, unread: list[str]) -> None:
    """What was wrong at the start: with the kept games; or else with settings and people, once for each of *unread*."""
    if trouble is not None:
        from hamster_table.models import messages

        say(messages.complaint(trouble))
    elif unread:
        words = translate("MainWindow", "The settings in {file} could not be read, so the defaults are used.")
        if unread[-1].startswith(people_file().name):
            words = translate("MainWindow", "The people in {file} could not be read, so nobody is known yet.")
        say(words.format(file=unread.pop()))


def report_earlier_crash(say: Callable[[str, tuple[ButtonSpec, ...]], None]) -> None:
    """If the program crashed last time, say so, once, and offer the report."""
    from hamster_table.system import log

    if trouble := log.earlier_crash():
        words = translate(
            "MainWindow", "The program ended unexpectedly last time. Every game is saved up to the last move."
        )
        say(words, (copy_press(say, trouble, None),))
        log.crash_was_reported()


def mend_keys(window: Navigator) -> None:
    """Give commands their usual keys whose chosen ones cannot be used, and say so."""
    # Only now, and only where somebody has chosen keys: all commands of all games are looked up.
    from hamster_table.views.pages.keys.all_commands import all_commands, usable

    chosen = window.settings.keys
    good = usable(chosen)
    if bad := [id for id in chosen if id not in good]:
        window.set_settings(window.settings._replace(keys=good))
        names = {command.id: command.text for command in all_commands()}
        words = translate("Keys", "Keys in the settings that cannot be used; the usual ones hold: {commands}.")
        window.say(words.format(commands=", ".join(names.get(id, id) for id in bad)))


def say_error(say: Callable[[str, tuple[ButtonSpec, ...]], None], report: str, session: Session | None) -> None:
    """Say that something of the program itself went wrong, and offer the report."""
    words = translate("MainWindow", "Something went wrong. Your game is saved up to the last move.")
    say(words, (copy_press(say, report, session),))


def copy_press(say: Callable[[str, tuple[ButtonSpec, ...]], None], trouble: str, session: Session | None) -> ButtonSpec:
    """The button that puts the report of a trouble on the clipboard, with the game that is open then."""
    from hamster_table.views.widgets.prompt_bar import ButtonSpec

    def copy() -> None:
        # Only now: neither the first picture nor a window without troubles needs it.
        from hamster_table.engine.storage import bug_report

        match, kinds = (
            (None, []) if session is None else (session.match, [player.kind for player in session.seating.players])
        )
        report = bug_report.compose(trouble, f"PySide6 {PySide6.__version__}", match, kinds)
        QGuiApplication.clipboard().setText(report)
        if match is None:
            say(translate("MainWindow", "The report has been copied."), ())
        else:
            say(translate("MainWindow", "The report has been copied. It contains the whole game, secrets too."), ())

    return ButtonSpec(translate("MainWindow", "Copy the report"), copy)
