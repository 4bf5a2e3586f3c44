"""Rooms of features: found by the program, named by nothing else, and each can be taken out."""

import os
import shutil
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from hamster_table.views import feature
from hamster_table.views.widgets.paper_menu import PaperMenu
from tests.views.at_window import lay

ROOT = Path(__file__).parents[2]
ROOMS = sorted(room.name for room in iter_modules(import_module(feature.ROOMS).__path__))


def test_every_room_is_found_and_has_something_to_add():
    assert [*feature.features()] == [import_module(f"{feature.ROOMS}.{room}.feature").FEATURE for room in ROOMS]
    assert all(any(getattr(one, part.name) for part in fields(one)) for one in feature.features())


def test_names_and_commands_of_rooms_are_their_own():
    names = [page.name for page in feature.pages()]
    ids = [command.id for command in (*feature.commands(), *feature.commands_of_games())]
    assert len({*names}) == len(names) and len({*ids}) == len(ids)


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


def without(room, folder):
    """A copy of this checkout without a room, its tests, and what research makes for it."""
    ignored = shutil.ignore_patterns(".git", ".venv", "build", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, folder, ignore=ignored)
    for part in ("hamster_table", "tests"):
        shutil.rmtree(folder / part / "features" / room)
    for maker in (folder / "hamster_table" / "research").glob("*.py"):
        if f"features.{room}." in maker.read_text("utf-8"):
            maker.unlink()
    return folder


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("room", ROOMS)
def test_the_tree_without_a_room_is_green(room, tmp_path):
    tree = without(room, tmp_path / "tree")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "--ignore=tests/test_translations.py"]
    done = subprocess.run(
        command,
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        timeout=2900,
    )
    assert done.returncode == 0, done.stdout[-5000:]
