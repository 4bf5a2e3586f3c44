"""Challenges in the window: their page, how they are begun, and what is said when one is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hamster_table.engine.catalogue import find
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.storage.annotations import branch_point
from hamster_table.engine.storage.save_file import SaveError, write_content
from hamster_table.features.challenges import challenge_file, kept
from hamster_table.features.challenges.attempts import Attempt, attempted, attempts
from hamster_table.features.challenges.challenge_file import SUFFIX, Challenge, challenge_of
from hamster_table.features.challenges.challenge_page import ChallengePage
from hamster_table.features.challenges.day_page import DayPage
from hamster_table.features.challenges.game_of_the_day import day_of, days_of_all, game_of_the_day, last_name, today
from hamster_table.features.challenges.make_page import MakeChallengePage, title_of
from hamster_table.features.challenges.no_challenge_page import NoChallengePage
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.widgets.prompt_bar import ButtonSpec

if TYPE_CHECKING:
    from hamster_table.models.storage.game_library import Library
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.new_game.new_game_page import NewGame
    from hamster_table.views.window.navigator import Navigator

SECONDS = 60
"""How long a computer player may think in a challenge: also on a slow machine it answers as on any other."""


def page(window: Navigator, key: str = "", name: str = "") -> ChallengePage | NoChallengePage:
    """The page of the challenge with this key, or else of the one opened last."""
    all_kept = kept.kept()
    challenge = all_kept.get(key) or next(iter(all_kept.values()), None)
    if challenge is None:
        empty = NoChallengePage()
        empty.open_wanted.connect(window.files.ask_for_file)
        return empty
    return page_of(window, challenge, name)


def page_of_day(window: Navigator, day: str = "", name: str = "") -> ChallengePage:
    """The page of the game of a day, as ISO 8601 has it, for somebody; without these, of today, for whoever has played
    one last."""
    when = date.fromisoformat(day) if day else today()
    return page_of(window, game_of_the_day(when), name or window.library.ask(last_name, ""))


def page_of(window: Navigator, challenge: Challenge, name: str = "") -> ChallengePage:
    """The page of a challenge, as somebody of that name may see it."""
    titles = {key: title_of(one) for key, one in {challenge.key: challenge, **kept.kept()}.items()}
    attempts, day = attempts_at(window.library, challenge), day_of(challenge)
    made: ChallengePage
    if day is None:
        made = ChallengePage(challenge, attempts, name, titles)
    else:
        made = DayPage(challenge, attempts, name, titles, window.library.ask(days_of_all, {}))
        made.picture_wanted.connect(lambda content: _save_picture(window, title_of(challenge), content))
    made.play_wanted.connect(lambda who: _play(window, challenge, who))
    made.opened.connect(window.desk.open)
    made.save_wanted.connect(lambda: _save(window, challenge))
    made.other_wanted.connect(lambda other: window.show_page("challenge", other, made.who))

    def again(old: ChallengePage) -> ChallengePage:
        page = page_of(window, challenge, old.who)
        page.back.connect(window.go_back)
        return page

    made.remake = again
    return made


def compare(window: Navigator, challenge: Challenge, name: str = "") -> None:
    """Show the page of a challenge of which there is a game here, to whoever has that name."""
    if (day := day_of(challenge)) is not None:  # it can always be made again, so it is not kept
        window.show_page("day", day.isoformat(), name)
        return
    try:
        kept.keep_unless_kept(challenge)
    except SaveError as error:
        window.show_error(error)
    else:
        window.show_page("challenge", challenge.key, name)


def set_up(window: Navigator, new: NewGame) -> None:
    """Show the page on which a challenge is made of a game that is set up."""
    window.put("make_challenge", make_page(window, new))


def make_page(window: Navigator, new: NewGame) -> MakeChallengePage:
    """The page on which a challenge is made of a game that is set up."""
    made = MakeChallengePage(new)
    made.made.connect(lambda challenge: _keep(window, challenge))
    made.back.connect(window.go_back)
    made.remake = lambda old: make_page(window, old.new)
    return made


def attempts_at(library: Library, challenge: Challenge) -> list[Attempt]:
    """Who has taken up a challenge here, in the order in which they began."""
    return library.ask(lambda store: attempts(store, challenge), [])


def compare_kept(window: Navigator, id: int) -> bool:
    """Show the page of the challenge at which a game of the store is an attempt, and whether it is one."""
    challenge = window.library.ask(lambda store: attempted(store, id), None)
    if challenge is not None:
        compare(window, challenge)
    return challenge is not None


def opened(window: Navigator, path: Path) -> Callable[[], object]:
    """Keep the challenge in a file here, and give what shows it. Raises `SaveError`."""
    challenge = kept.opened(path)
    # Read on this thread: at the start the store may have to be opened first, for which no page must wait.
    attempts_at(window.library, challenge)
    return lambda: window.show_page("challenge", challenge.key)


def _save(window: Navigator, challenge: Challenge) -> None:
    name = challenge.title or find(challenge.game).title
    window.files.ask_where_to_write(name, SUFFIX, lambda path: challenge_file.write(challenge, path))


def _save_picture(window: Navigator, name: str, content: bytes) -> None:
    window.files.ask_where_to_write(name, ".png", lambda path: write_content(path, content))


def _keep(window: Navigator, challenge: Challenge) -> None:
    try:
        kept.keep(challenge)
    except SaveError as error:
        window.show_error(error)
    else:
        window.go_back()  # nobody comes back to the page on which it was made
        window.show_page("challenge", challenge.key)


def _play(window: Navigator, challenge: Challenge, name: str) -> None:
    """Begin the game of a challenge."""
    title = title_of(challenge) if challenge.title or day_of(challenge) is not None else ""
    window.begin(window.library.begin(challenge.match(), challenge.players(name), challenge.notes, title))
    window.show_game()


class ChallengeTable(QObject):
    """Goes with the page of a game that is played for a challenge."""

    def __init__(self, page: GamePage, window: Navigator) -> None:
        super().__init__(page)
        self._page, self._window = page, window
        page.session.seconds = SECONDS
        page.session.over.connect(self._over)

    @guard
    def _over(self, *_: object) -> None:
        words = translate("Challenge", "The challenge is finished. Now you may compare.")
        self._window.say(words, (ButtonSpec(translate("Challenge", "Compare"), self._compare, "gold"),))

    def _compare(self) -> None:
        session = self._page.session
        challenge = challenge_of(session.match, session.seating.players, session.notes)
        self._window.notice.leave()
        compare(self._window, challenge, session.seating.players[challenge.seat].name)


def attend(page: GamePage, window: Navigator) -> None:
    """Let a game that is played for a challenge be what a challenge is; nothing for others."""
    if is_shared(page.session.match.seed) and branch_point(page.session.notes) is None:
        ChallengeTable(page, window)
