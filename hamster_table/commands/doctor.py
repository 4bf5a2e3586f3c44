"""`hamster-table doctor`: whether this machine has what the table needs, for reports of mistakes."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from hamster_table import __version__
from hamster_table.app import loses_references
from hamster_table.engine import kernel
from hamster_table.engine.i18n import QT_TRANSLATE_NOOP, InputError
from hamster_table.system import machine, paths, resources
from hamster_table.terminal.command import Parser, offscreen
from hamster_table.terminal.language import complaint, tr
from hamster_table.views import feature

PACKAGES = "PySide6_Essentials", "msgspec", "mujoco-core", "platformdirs", "pyqtgraph"
CALLS = 1000
LIGHT_PATIENCE = 30.0
"""So many seconds the graphics card may take to say what it can."""


class Problem(Exception):
    """A check that has failed; its text is one sentence that says why."""


def run(arguments: Sequence[str]) -> int:
    what = tr(
        "Commands", "Check that this computer has everything the program needs. The exit status is 0 if so, else 1."
    )
    Parser("doctor", what).parse_args(arguments)
    ailing = 0
    ok, bad = tr("Commands", "ok"), tr("Commands", "BAD")
    for title, examine in {**EXAMINATIONS, **feature.checks()}.items():
        name = tr("Doctor", title)
        try:
            for line in examine():
                print(f"  {ok:4} {name}: {line}")
        except (Problem, ImportError) as ailment:
            ailing += 1
            print(f"  {bad:4} {name}: {ailment}")
    found = tr("Commands", "Problems found: {number}.").format(number=ailing)
    print(found if ailing else tr("Commands", "No problems found."))
    return 1 if ailing else 0


def _versions() -> Iterator[str]:
    yield f"hamster_table {__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield f"SQLite {sqlite3.sqlite_version}"
    if not kernel.__file__.endswith(".py"):
        yield tr("Doctor", "the engine is compiled")
    for package in PACKAGES:
        try:
            yield f"{package} {version(package)}"
        except PackageNotFoundError:
            raise Problem(tr("Doctor", "{name} is not installed").format(name=package)) from None


def _games() -> Iterator[str]:
    """Those that are there, those of other packages that should be, and what their owner's own cards change."""
    from hamster_table.engine.catalogue import games, left_out
    from hamster_table.models.storage import custom_parts

    yield ", ".join(f"{game.title} ({id})" for id, game in games().items())
    for name, why in left_out().items():
        raise Problem(tr("Doctor", "{name} cannot be used").format(name=f"{name} ({why})"))
    for game in games().values():
        try:
            custom_parts.read(game)
        except InputError as error:
            raise Problem(complaint(error)) from error


def _wood() -> Iterator[str]:
    """Where wood cannot be simulated, Hamsterrolle goes by simple rules."""
    from hamster_table.engine.hamsterrolle.physics import tumble
    from hamster_table.engine.hamsterrolle.setup import start
    from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup

    world = tumble.world_of(start(HamsterrolleSetup(seats=2)))
    world.step(20)
    simulated = tr("Doctor", "the wheel of Hamsterrolle is simulated, {number} ms of it")
    yield simulated.format(number=round(1000 * world.time))


def _folders() -> Iterator[str]:
    for folder in paths.data_folder(), paths.saves_folder(), paths.log_file().parent:
        # A folder is made when it is needed: what counts is whether its nearest parent lets it be made.
        there = next(parent for parent in (folder, *folder.parents) if parent.exists())
        if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
            raise Problem(tr("Doctor", "no permission to write in {folder}").format(folder=there))
        yield str(folder) if there == folder else _later(folder)


def _settings() -> Iterator[str]:
    """Their file, which nothing else tells, and the computer players that it names."""
    from hamster_table.models import settings

    file = paths.settings_file()
    try:
        settings.check(file)
    except InputError as error:
        raise Problem(complaint(error)) from error
    yield str(file) if file.exists() else _later(file)
    # Not their commands: what the doctor tells is sent to strangers.
    if names := ", ".join(settings.load(file).programs):
        yield tr("Doctor", "programs that may play: {names}").format(names=names)


def _later(path: Path) -> str:
    return tr("Doctor", "{folder} (created when needed)").format(folder=path)


def _references() -> Iterator[str]:
    from PySide6.QtCore import QObject

    child = QObject()
    if loses_references(lambda: child.setObjectName("hamster"), CALLS):
        raise Problem(
            tr("Doctor", "this PySide6 crashes this Python after some thousand calls; install other versions")
        )
    yield tr("Doctor", "calls into Qt release their references")


def _screen() -> Iterator[str]:
    if why := machine.why_no_window():
        raise Problem(why)
    yield os.environ.get("QT_QPA_PLATFORM") or os.environ.get("XDG_SESSION_TYPE") or tr("Doctor", "default")


def _light() -> Iterator[str]:
    """A graphics system can end a program, so it is tried in a process of its own."""
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    from hamster_table.engine.parent_process import spawning
    from hamster_table.models import settings
    from hamster_table.views.hamsterrolle.lit.report import report

    chosen = settings.load(paths.settings_file())
    if machine.why_no_window():
        yield tr("Doctor", "the wheel of Hamsterrolle is painted: there is no screen")
        return
    with ProcessPoolExecutor(1, spawning()) as process:
        try:
            found = process.submit(report, chosen.lit_wheel, chosen.theme == "contrast").result(LIGHT_PATIENCE)
            yield found.translated(partial(tr, "Doctor"))
        except (BrokenProcessPool, TimeoutError):
            unusable = tr("Doctor", "the graphics card cannot be used; switch the lit wheel off in the settings")
            raise Problem(unusable) from None


def _fonts() -> Iterator[str]:
    with offscreen():
        from PySide6.QtGui import QFontDatabase

        for file in sorted(resources.path("fonts").glob("*.ttf")):
            if QFontDatabase.addApplicationFont(str(file)) < 0:
                raise Problem(tr("Doctor", "{name} cannot be used").format(name=file.name))
            yield file.stem


def _store() -> Iterator[str]:
    from contextlib import closing

    path = paths.session_store()
    damaged = tr("Doctor", "{path} is damaged; the next start repairs it").format(path=path)
    if not path.exists():
        yield tr("Doctor", "no saved games yet")
        return
    try:
        # Read only, so that looking neither creates nor repairs anything; and not waiting for a window that writes.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=0.2)) as database:
            if database.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                raise Problem(damaged)
            count = database.execute("SELECT count(*) FROM games").fetchone()[0]
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise Problem(tr("Doctor", "{path} cannot be opened").format(path=path)) from error
        yield tr("Doctor", "in use by an open window")
    except sqlite3.DatabaseError as error:
        raise Problem(damaged) from error
    else:
        yield tr("Doctor", "%n game(s) in {path}", count).format(path=path)


EXAMINATIONS: dict[str, Callable[[], Iterator[str]]] = {
    QT_TRANSLATE_NOOP("Doctor", "versions"): _versions,
    QT_TRANSLATE_NOOP("Doctor", "games"): _games,
    QT_TRANSLATE_NOOP("Doctor", "wood"): _wood,
    QT_TRANSLATE_NOOP("Doctor", "folders"): _folders,
    QT_TRANSLATE_NOOP("Doctor", "settings"): _settings,
    "Qt": _references,
    QT_TRANSLATE_NOOP("Doctor", "screen"): _screen,
    QT_TRANSLATE_NOOP("Doctor", "light"): _light,
    QT_TRANSLATE_NOOP("Doctor", "fonts"): _fonts,
    QT_TRANSLATE_NOOP("Doctor", "saved games"): _store,
}
