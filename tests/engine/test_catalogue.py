"""The catalogue: what other packages add, and that none of them keeps the table from being laid."""

import logging
import sys
import tomllib
from pathlib import Path

import pytest

from hamster_table.cli import main
from hamster_table.engine import catalogue
from hamster_table.engine.catalogue import BUILT_IN

OURS = [point.name for point in BUILT_IN]


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Installs a package with one game of that content."""

    def install(content):
        (tmp_path / "strange.py").write_text(content)
        about = tmp_path / "strange-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n")
        (about / "entry_points.txt").write_text("[hamster_table.games]\nstrange = strange:GAME\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, "strange", raising=False)
        catalogue.games.cache_clear()

    yield install
    monkeypatch.undo()
    catalogue.games.cache_clear()


@pytest.mark.parametrize(
    "content, why",
    [
        ("raise OSError('no such disc')", "no such disc"),
        ("import a_module_that_is_nowhere", "a_module_that_is_nowhere"),
        ("", "has no attribute 'GAME'"),
        ("GAME = 'chess'", "strange:GAME is not a Game"),
    ],
    ids=["raises", "lacks something", "empty", "no game"],
)
def test_a_package_that_does_not_keep_its_promise_is_left_out_and_written_down(package, caplog, content, why):
    package(content)
    with caplog.at_level(logging.ERROR):
        found = catalogue.games()
    assert [*found][: len(OURS)] == OURS and "strange" not in found
    assert "The game strange cannot be loaded" in caplog.text and why in caplog.text
    assert [*catalogue.left_out()] == ["strange"] and why in catalogue.left_out()["strange"]


def test_the_doctor_names_a_game_whose_id_another_one_has(package, capsys):
    package("from dataclasses import replace\nfrom hamster_table.engine.hamsterdam import GAME\nGAME = replace(GAME)")
    assert main(["doctor"]) == 1
    assert "BAD  games: strange (another game is called hamsterdam) cannot be used" in capsys.readouterr().out


def test_a_game_of_ours_that_cannot_be_loaded_is_a_mistake_of_the_program(monkeypatch):
    point = type(BUILT_IN[0])("broken", "hamster_table.engine.codec:LARGEST", catalogue.GROUP)
    monkeypatch.setattr(catalogue, "BUILT_IN", (point,))
    catalogue.games.cache_clear()
    with pytest.raises(TypeError, match="is not a Game"):
        catalogue.games()
    monkeypatch.undo()
    catalogue.games.cache_clear()


def test_our_games_are_those_of_the_project_file():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    named = project["project"]["entry-points"][catalogue.GROUP]
    assert {point.name: point.value for point in BUILT_IN} == named
