"""The statistics of finished games are a fold over their ledgers: counted again, they are the same."""

import random
from dataclasses import replace

import pytest

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.game_records import record
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store

KINDS = ("person", "whim", "steady", "sharp", "whim")


def finished(game, seats, n):
    match, rng = Match.new(game, seats, game.setup.quick, seed=f"records/{n}"), random.Random(n)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return match


def count_again(folder, numbers):
    store = Store(folder / "sessions.sqlite3")
    every = [(game, seats) for game in games().values() for seats in game.seats]
    for n in numbers:
        game, seats = every[n % len(every)]
        match = finished(game, seats, n)
        players = [PlayerInfo(f"seat {seat}", KINDS[seat]) for seat in range(seats)]
        store.begin(match, players).finish(match, players)
    store.close()

    store = Store(folder / "sessions.sqlite3")
    kept, records = [one for one in store.games() if one.is_over], store.records()
    assert len(kept) == len(records) == len(numbers)
    for one, stored in zip(kept, records, strict=True):
        loaded = store.resume(one.id)[1]
        names, kinds = [player.name for player in loaded.seats], [player.kind for player in loaded.seats]
        counted = record(loaded.match, names, kinds, stored.ended)
        assert replace(counted, of=one.id) == stored
    store.close()


def test_records_are_what_the_ledgers_of_kept_games_say(tmp_path):
    count_again(tmp_path, range(11))


@pytest.mark.parametrize("id, begins", [("hamsterdam", "RoundStarted"), ("hamsterrolle", "TurnBegan"),
                                        ("run-hamster-run", "RoundBegan")])  # fmt: skip
def test_a_record_says_how_many_rounds_the_story_has(id, begins):
    match = finished(games()[id], 2, 3)
    begun = [event for event in match.events if type(event).__name__ == begins]
    names, kinds = ["Ada", "Bo"], KINDS[:2]
    assert record(match, names, kinds, "2026-11-22T10:00").rounds == len(begun) > 1


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_a_thousand_records_are_what_the_ledgers_of_kept_games_say(tmp_path):
    count_again(tmp_path, range(1000))
