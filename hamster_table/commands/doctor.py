"""`hamster-table doctor`: whether this machine has what the table needs, for reports of mistakes."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version

from hamster_table import __version__, machine, paths, resources
from hamster_table.app import loses_references
from hamster_table.commands import Parser, offscreen

PACKAGES = "PySide6_Essentials", "msgspec", "mujoco-core", "platformdirs", "pyqtgraph"
CALLS = 1000
LIGHT_PATIENCE = 30.0
"""So many seconds the graphics card may take to say what it can."""


class Problem(Exception):
    """A check that has failed; its text is one sentence that says why."""


def run(arguments: Sequence[str]) -> int:
    Parser(
        "doctor", "Check that this computer has everything the program needs. The exit status is 0 if so, else 1."
    ).parse_args(arguments)
    ailing = 0
    for name, examine in EXAMINATIONS.items():
        try:
            for line in examine():
                print(f"  ok   {name}: {line}")
        except (Problem, ImportError) as ailment:
            ailing += 1
            print(f"  BAD  {name}: {ailment}")
    print("No problems found." if not ailing else f"Problems found: {ailing}.")
    return 1 if ailing else 0


def _versions() -> Iterator[str]:
    yield f"hamster_table {__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield f"SQLite {sqlite3.sqlite_version}"
    for package in PACKAGES:
        try:
            yield f"{package} {version(package)}"
        except PackageNotFoundError:
            raise Problem(f"{package} is not installed") from None


def _games() -> Iterator[str]:
    from hamster_table.engine import games

    yield ", ".join(f"{game.title} ({id})" for id, game in games().items())


def _wood() -> Iterator[str]:
    """Where wood cannot be simulated, Hamsterrolle goes by simple rules."""
    from hamster_table.engine.hamsterrolle.physics import tumble
    from hamster_table.engine.hamsterrolle.setup import start
    from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup

    world = tumble.world_of(start(HamsterrolleSetup(seats=2)))
    world.step(20)
    yield f"the wheel of Hamsterrolle is simulated, {round(1000 * world.time)} ms of it"


def _sound() -> Iterator[str]:
    """Without sound nothing is missing, so nothing here is a problem."""
    from hamster_table.models.sound.device import Device, NoSound

    try:
        device = Device(lambda count: None)
    except NoSound as why:
        yield f"none. {why}"
        return
    yield f"played by {device.name}"
    device.close()


def _folders() -> Iterator[str]:
    for folder in paths.data_folder(), paths.saves_folder(), paths.log_file().parent:
        # A folder is made when it is needed: what counts is whether its nearest parent lets it be made.
        there = next(parent for parent in (folder, *folder.parents) if parent.exists())
        if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
            raise Problem(f"no permission to write in {there}")
        yield f"{folder}{'' if there == folder else ' (created when needed)'}"


def _references() -> Iterator[str]:
    from PySide6.QtCore import QObject

    child = QObject()
    if loses_references(lambda: child.setObjectName("hamster"), CALLS):
        raise Problem("this PySide6 crashes this Python after some thousand calls; install other versions")
    yield "calls into Qt release their references"


def _screen() -> Iterator[str]:
    if why := machine.why_no_window():
        raise Problem(why)
    yield os.environ.get("QT_QPA_PLATFORM") or os.environ.get("XDG_SESSION_TYPE") or "default"


def _light() -> Iterator[str]:
    """A graphics system can end a program, so it is tried in a process of its own."""
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    from hamster_table.models import settings
    from hamster_table.views.hamsterrolle.lit.report import report

    chosen = settings.load(paths.settings_file())
    if machine.why_no_window():
        yield "the wheel of Hamsterrolle is painted: there is no screen"
        return
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        try:
            yield process.submit(report, chosen.lit_wheel, chosen.theme == "contrast").result(LIGHT_PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            raise Problem("the graphics card cannot be used; switch the lit wheel off in the settings") from None


def _fonts() -> Iterator[str]:
    with offscreen():
        from PySide6.QtGui import QFontDatabase

        for file in sorted(resources.path("fonts").glob("*.ttf")):
            if QFontDatabase.addApplicationFont(str(file)) < 0:
                raise Problem(f"{file.name} cannot be used")
            yield file.stem


def _store() -> Iterator[str]:
    from contextlib import closing

    path = paths.session_store()
    if not path.exists():
        yield "no saved games yet"
        return
    try:
        # Read only, so that looking neither creates nor repairs anything; and not waiting for a window that writes.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=0.2)) as database:
            if database.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                raise Problem(f"{path} is damaged; the next start repairs it")
            count = database.execute("SELECT count(*) FROM games").fetchone()[0]
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise Problem(f"{path} cannot be opened") from error
        yield "in use by an open window"
    except sqlite3.DatabaseError as error:
        raise Problem(f"{path} is damaged; the next start repairs it") from error
    else:
        yield f"{count} games in {path}"


EXAMINATIONS: dict[str, Callable[[], Iterator[str]]] = {
    "versions": _versions,
    "games": _games,
    "wood": _wood,
    "sound": _sound,
    "folders": _folders,
    "Qt": _references,
    "screen": _screen,
    "light": _light,
    "fonts": _fonts,
    "saved games": _store,
}
