"""An update finds everything that version 0.1.0 has left: settings, games, records, own cards, saved files.

`home_0.1.0` was written by the program of that version: three finished games, two in play, one of them saved as a file
too.
"""

import shutil
from pathlib import Path

import pytest

from hamster_table.engine import Match
from hamster_table.engine.catalogue import find
from hamster_table.models import people, settings
from hamster_table.models.storage import custom_parts
from hamster_table.models.storage.game_library import Library
from hamster_table.system import paths

FINISHED = {
    "run-hamster-run": "aec8ae3a31a45eee52c92426e6e3d399",
    "hamsterdam": "a9b825975883e7e2732c2608e6dedb6e",
    "hamsterrolle": "7e861b3711640cb10893047f7004dd15",
}
IN_PLAY = {
    "run-hamster-run": (60, "9b699a2333baa4538b811e0051d12ad1"),
    "hamsterdam": (45, "cac7ed68e1facaf424878a99756b4b55"),
}
"""By game: the entries of the ledger, and the digest of the state, as 0.1.0 had them."""


@pytest.fixture
def library(home):
    shutil.copytree(Path(__file__).parent / "home_0.1.0", home, dirs_exist_ok=True)
    made = Library()
    yield made
    made.close()


def test_the_games_in_play_go_on(library):
    games = {game.game: library.resume(game.id) for game in library.games() if not game.is_over}
    assert {id: (len(one.match.ledger), one.match.digest) for id, one in games.items()} == IN_PLAY
    for one in games.values():
        assert not one.is_closed and [player.name for player in one.players] == ["Anna", "Bo", "Cy"]
        seat = one.match.waiting[0]
        if seat >= 0:
            one.match.play(seat, one.match.actions(seat)[0])
        else:
            one.match.chance()
    assert library.trouble is None


def test_the_finished_games_are_there_with_their_records(library):
    records = library.records()
    assert {one.game for one in records} == FINISHED.keys() and len(records) == 3
    looked_at = [library.look_at(one.id).match for one in library.games() if one.is_over]
    assert {match.game.id: match.digest for match in looked_at} == FINISHED


def test_settings_own_cards_and_files_hold(library):
    chosen, unread = settings.load_checked(paths.settings_file())
    assert (chosen.theme, chosen.text_scale, chosen.pace, chosen.reduce_motion) == ("dark", 130, 0.5, True)
    assert people.of_before(paths.settings_file()).habits_of("run-hamster-run") == {"Anna": "split"} and unread == []
    setup = custom_parts.setup_of(find("hamsterdam"))
    changed = Match.new("hamsterdam", 2, setup, "1").setup.chosen()
    assert setup and changed[find("hamsterdam").custom_parts.key] == next(iter(setup.values()))
    opened = library.open_file(paths.saves_folder() / "Friday.hamster")
    assert opened.match.digest == IN_PLAY["hamsterdam"][1] and not opened.is_closed
