"""Luck against the odds, the counts of a story, and records."""

import json

import pytest

from hamster_table.engine.game_records import Record
from hamster_table.engine.run_hamster_run import events
from hamster_table.engine.run_hamster_run.tallies import tallies
from hamster_table.engine.tallies import Luck, Tally


def numbered(*happened):
    return list(enumerate(happened, 1))


ROUND = numbered(
    events.RoundBegan(1),
    events.Allocated(0, 3, 2, 2),
    events.Allocated(1, 1, 5, 1),
    events.Challenged(0, 1, "bite", 2, 5),
    events.Resisted(1, 5),
    events.TestWon(0, 1, True),
    events.Bitten(0, 1, "mettle"),
    events.Challenged(1, 0, "throw", 4, 2),
    events.Yielded(0),
    events.TestWon(1, 0, False),
    events.Thrown(1, 0, 7, 2),
    events.Staked(0, "scamper", 3, 2),
    events.Chomped(0, 1),
    events.Staked(1, "mettle", 4, 1),
    events.Escaped(1, True),
    events.Tallied(1, (0, 1), (2, 1), 2, 1),
    events.RoundBegan(2),
    events.PassedOut(0),
    events.Allocated(1, 0, 6, 0),
)


def test_only_tests_that_the_hat_decided_count_as_luck():
    first, second = (tally.luck for tally in tallies(ROUND, 2))
    assert (first.odds, first.won) == (((2, 7), (3, 5)), 1)
    assert (second.odds, second.won) == (((5, 7), (4, 5)), 1)


def test_deeds_that_came_to_something_are_counted():
    first, second = tallies(ROUND, 2)
    assert (first.counts["Bites"], first.counts["Chomps"], first.counts["Throws"]) == (1, 1, 0)
    assert second.counts["Throws"] == 1


def test_a_chomp_without_a_test_is_not_luck():
    assert tallies(numbered(events.Chomped(0, 1)), 1)[0].luck == Luck()


def test_the_band_holds_ninety_five_of_a_hundred_fair_games():
    assert Luck(((1, 2),) * 10).band == (2, 8)
    assert Luck(((1, 1),) * 3, won=3).band == (3, 3)
    assert Luck().band == (0, 0)


def test_a_record_comes_back_from_its_file():
    tally = Tally(0, {"Bites": 2}, Luck(((1, 2),), 1))
    kept = Record("run-hamster-run", "2026-11-20T10:30", ("A", "B"), ("person", "sharp"), (1, 2), (0,), 7, (tally,))
    assert Record.from_json(json.loads(json.dumps(kept.to_json()))) == kept


@pytest.mark.parametrize(
    "spoilt", [{"names": ["A"]}, {"rounds": "7"}, {"tallies": [{"seat": 0, "counts": {}, "luck": {"odds": [[2, 0]]}}]}]
)
def test_a_spoilt_record_is_refused(spoilt):
    kept = Record("x", "2026-11-20T10:30", ("A", "B"), ("person", "sharp"), (1, 2), (0,), 7)
    with pytest.raises(ValueError):
        Record.from_json(json.loads(json.dumps(kept.to_json() | spoilt)))
