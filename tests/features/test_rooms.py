"""Rooms of features: found by the program, named by nothing else, and each can be taken out."""

import ast
import os
import shutil
import subprocess
import sys
from dataclasses import fields, is_dataclass
from importlib import import_module
from itertools import combinations, permutations
from pathlib import Path
from pkgutil import iter_modules, resolve_name

import pytest

from hamster_table.views import feature
from hamster_table.views.widgets.paper_menu import PaperMenu
from tests.views.at_window import lay

ROOT = Path(__file__).parents[2]
ROOMS = sorted(room.name for room in iter_modules(import_module(feature.ROOMS).__path__))


def test_every_room_is_found_and_has_something_to_add():
    assert [*feature.features()] == [import_module(f"{feature.ROOMS}.{room}.feature").FEATURE for room in ROOMS]
    assert feature.Feature() not in feature.features()


def test_names_and_commands_of_rooms_are_their_own():
    names = [page.name for page in feature.pages()]
    ids = [command.id for command in (*feature.commands(), *feature.commands_of_games())]
    assert len({*names}) == len(names) and len({*ids}) == len(ids)


def named(part):
    """What a part of a room names for later, its own parts included."""
    if isinstance(part, feature.Later):
        yield part.name
    elif isinstance(part, tuple):
        yield from (name for one in part for name in named(one))
    elif is_dataclass(part):
        yield from (name for field in fields(part) for name in named(getattr(part, field.name)))


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_room_names_for_later_is_in_it(room):
    own = f"{feature.ROOMS}.{room}"
    names = [*named(import_module(f"{own}.feature").FEATURE)]
    assert all(name.startswith(f"{own}.") and callable(resolve_name(name)) for name in names)


def test_a_window_without_any_room_plays(monkeypatch, open_window, qtbot):
    monkeypatch.setattr(feature, "features", lambda: ())
    window = open_window()
    assert [button.text() for button in window.start.shelf] == ["Open a game", "Settings"]
    game = lay(window)
    qtbot.waitUntil(lambda: game.session.asked_seat is not None)
    window.menu.open()
    menu = next(one for one in window.findChildren(PaperMenu) if one.isVisible())
    assert not any("Ctrl+R" in line.text() for line in menu.actions())
    menu.close()


def makers(room):
    """What research makes for a room: modules that go with it."""
    files = (ROOT / "hamster_table" / "research").glob("*.py")
    return [file.stem for file in files if f"features.{room}." in file.read_text("utf-8")]


def imported(file):
    """What a file imports whenever it is loaded, in full."""
    for statement in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(statement, ast.ImportFrom):
            yield from (f"{statement.module}.{name.name}." for name in statement.names)
        elif isinstance(statement, ast.Import):
            yield from (f"{name.name}." for name in statement.names)


def test_no_test_needs_the_room_of_another():
    """One that is about two rooms is skipped without the second."""
    made = {room: tuple(f"hamster_table.research.{maker}." for maker in makers(room)) for room in ROOMS}
    needed = [
        (str(file.relative_to(ROOT)), name)
        for file in (ROOT / "tests").rglob("*.py")
        if file.name != "test_translations.py"  # in which texts of all rooms are counted
        for name in imported(file)
        for room in {*ROOMS} - {*file.parts}
        if name.startswith((f"hamster_table.features.{room}.", f"tests.features.{room}.", *made[room]))
    ]
    assert needed == []


def without(rooms, folder):
    """A copy of this checkout without these rooms, their tests, and what research makes for them."""
    ignored = shutil.ignore_patterns(".git", ".venv", "build", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, folder, ignore=ignored)
    for room in rooms:
        for part in ("hamster_table", "tests"):
            shutil.rmtree(folder / part / "features" / room)
        for maker in makers(room):
            (folder / "hamster_table" / "research" / f"{maker}.py").unlink(missing_ok=True)
    return folder


TREES = 6
TAKEN = [*zip(ROOMS, combinations(range(TREES), TREES // 2), strict=False)]
"""By room the trees it is taken out of, other ones for each: of any two, some tree has the first without the second."""


def test_each_room_is_without_each_other_one_somewhere():
    assert [room for room, _ in TAKEN] == ROOMS
    assert all({*trees} - {*others} for (_, trees), (_, others) in permutations(TAKEN, 2))


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("tree", range(TREES))
def test_a_tree_without_some_rooms_is_green(tree, tmp_path):
    rooms = [room for room, trees in TAKEN if tree in trees]
    folder = without(rooms, tmp_path / "tree")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--maxfail",
        "20",
        "-n",
        "2",
        "--ignore=tests/test_translations.py",
    ]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=2900,
    )
    # A worker that crashes tells where on the other stream.
    said = f"{done.stdout[-5000:]}{done.stderr[-3000:]}"
    assert done.returncode == 0, f"without {', '.join(rooms)}: {said}"
