"""Luck that others have too: what was seen is not taken back, and no result stays without its game."""

import pytest

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import SHARED, may_take_back
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store

PLAYERS = (PlayerInfo("Nutmeg", "steady"), PlayerInfo("Mira"), PlayerInfo("Clover", "whim"))


def play_once(match):
    seat = match.waiting[0]
    match.chance() if seat == CHANCE else match.play(seat, match.actions(seat)[0])


def test_what_others_have_answered_is_not_taken_back():
    match = Match.new("run-hamster-run", 3, seed=f"{SHARED}7")
    while match.waiting != (1,):
        play_once(match)
    n = len(match.ledger)
    play_once(match)
    assert may_take_back(match, n)
    while len({seat for seat, _ in match.ledger[n:]}) < 2:
        play_once(match)
    assert not may_take_back(match, n)
    match.seed = "luck of its own"
    assert may_take_back(match, n)


@pytest.fixture
def store(tmp_path):
    opened = Store(tmp_path / "sessions.sqlite3")
    yield opened
    opened.close()


def test_the_record_of_such_a_game_goes_with_it_and_others_stay(store):
    ids = []
    for seed in (f"{SHARED}7", f"{SHARED}8", "7"):
        match = Match.new("run-hamster-run", 3, seed=seed)
        while match.waiting:
            play_once(match)
        kept = store.begin(match, PLAYERS)
        kept.finish(match, PLAYERS)
        ids.append(kept.id)
    assert [game.is_of_challenge for game in reversed(store.games())] == [True, True, False]
    store.delete(ids[0])
    store.delete(ids[2])
    assert [record.of for record in store.records()] == [ids[2], ids[1]]
