"""Kept analyses: there at once, of no use once anything differs, and no harm when they are spoiled."""

import json
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from hamster_table.engine.storage.rows import game as game_row
from hamster_table.engine.storage.rows import keep_game
from hamster_table.engine.storage.save_file import PlayerInfo, pack, unpack
from hamster_table.features.analysis import kept as analyses
from hamster_table.features.analysis.analysis import analyse
from hamster_table.features.analysis.kept import ANALYSES
from hamster_table.models.storage import kept_studies
from hamster_table.models.storage.game_library import Library
from hamster_table.system import paths
from hamster_table.views import feature
from tests.models.playing import finished

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Jonas"))


@pytest.fixture(scope="module")
def analysed():
    match = finished(2, "48")
    return match, analyse(match, 2)


def test_what_was_kept_is_found_again_wherever_the_game_comes_from(analysed):
    match, found = analysed
    assert analyses.load(match) is None
    analyses.keep(match, found)
    assert analyses.load(match) == found == analyses.load(unpack(pack(match)).match)
    assert analyses.load(finished(2, "28")) is None
    assert analyses.load(match, ("whim", "sharp")) is None, "others have other chances"
    assert len([*ANALYSES.folder.iterdir()]) == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:-40],
        lambda text: "",
        lambda text: "[" * 100_000,
        lambda text: text.replace('"at":0', '"at":1', 1),
        lambda text: json.dumps({**json.loads(text), "versions": [0, "0.0", 1]}),
        lambda text: json.dumps({"analysis": json.loads(text)["analysis"]}),
        lambda text: "\udc80",
        lambda text: text + " " * kept_studies.LIMIT,
    ],
)
def test_a_spoiled_file_or_one_of_another_version_is_none(analysed, spoil):
    match, found = analysed
    analyses.keep(match, found)
    path = ANALYSES.file_of(match)
    path.write_text(spoil(path.read_text()), errors="surrogateescape")
    assert analyses.load(match) is None
    analyses.keep(match, found)
    assert analyses.load(match) == found


def test_an_analysis_of_another_game_is_none(analysed):
    match, found = analysed
    analyses.keep(match, found)
    other = finished(2, "28")
    ANALYSES.file_of(match).rename(ANALYSES.file_of(other))
    assert analyses.load(other) is None


def test_a_full_disc_costs_nothing_but_time(analysed, caplog):
    paths.data_folder().mkdir(exist_ok=True)
    ANALYSES.folder.write_text("a file where the folder should be")
    analyses.keep(*analysed)
    assert analyses.load(analysed[0]) is None and "could not be kept" in caplog.text


def test_the_oldest_are_forgotten(analysed, monkeypatch):
    monkeypatch.setattr(kept_studies, "KEPT", 2)
    match, found = analysed
    ANALYSES.folder.mkdir(parents=True)
    for age in (1, 2, 3):
        old = ANALYSES.folder / f"{age}.json"
        old.write_text("{}")
        os.utime(old, ns=(10**18 - age, 10**18 - age))
    analyses.keep(match, found)
    assert {path.name for path in ANALYSES.folder.iterdir()} == {"1.json", ANALYSES.file_of(match).name}


# Deleted games


@pytest.fixture
def library():
    made = Library(forget=feature.forget)
    yield made
    made.close()


@pytest.fixture
def copies(library, analysed):
    """The ids of two kept games in which the same was played, with its analysis."""
    match, found = analysed
    analyses.keep(match, found)
    analyses.keep(finished(2, "28"), found)
    return [library.begin(match, SITTERS).kept.id for _ in range(2)]


def test_an_analysis_goes_with_the_last_game_in_which_that_was_played(library, copies, analysed):
    match, found = analysed
    library.delete(copies[0])
    assert analyses.load(match) == found
    library.delete(copies[1])
    assert analyses.load(match) is None
    assert [*ANALYSES.folder.iterdir()] == [ANALYSES.file_of(finished(2, "28"))]


def test_an_analysis_stays_as_long_as_its_game_can_be_brought_back(library, copies, analysed):
    match, found = analysed
    library.delete(copies[0])
    library.put_away(copies[1])
    for days, kept in ((29, found), (31, None)):
        library.close()
        long_ago = (datetime.now(UTC) - timedelta(days=days)).isoformat()
        with closing(sqlite3.connect(paths.session_store())) as database, database:
            keep_game(database, game_row(database, copies[1])._replace(away=long_ago))
        assert [game.id for game in library.games()] == ([copies[1]] if kept else [])
        assert analyses.load(match) == kept


def test_a_game_whose_analysis_is_nowhere_or_cannot_be_deleted_is_deleted(library, copies, analysed):
    match, _ = analysed
    other = library.begin(finished(2, "3"), SITTERS).kept.id
    ANALYSES.file_of(match).unlink()
    ANALYSES.file_of(match).mkdir()
    for id in (*copies, other):
        library.delete(id)
    assert library.games() == []
