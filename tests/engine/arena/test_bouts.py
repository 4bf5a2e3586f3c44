"""Blocks: one seed, every player in every seat."""

from collections import Counter

import pytest

from hamster_table.engine.arena.bouts import Block, Bout, Outcome, blocks, bouts, play

RHR = "run-hamster-run"


def outcome(*winners):
    return Outcome(winners, 0, "")


def test_in_a_block_every_player_sits_in_every_seat_once_with_the_same_seed():
    planned = bouts(RHR, ("a", "b", "c"), "tea", 7, {})
    for block in planned[:3], planned[3:6]:
        assert len({bout.seed for bout in block}) == 1
        assert all(sorted(column) == ["a", "b", "c"] for column in zip(*(bout.players for bout in block), strict=True))
    assert len({bout.seed for bout in planned}) == 3


def test_the_share_of_a_player_follows_it_from_seat_to_seat():
    planned = bouts(RHR, ("hero", "other", "other"), "1", 3, {})
    # The hero wins in its first seat, then the seat before it, which is the last one, wins; then it shares a win.
    found = [outcome(0), outcome(1), outcome(0, 1)]
    assert [bout.players.index("hero") for bout in planned] == [0, 2, 1]
    (block,) = blocks(planned, found)
    assert block.share(0) == pytest.approx((1 + 0 + 1 / 2) / 3)
    assert block.share_of("hero") == block.share(0)
    assert block.share_of("hero") + block.share_of("other") == pytest.approx(1)


def test_a_game_that_nobody_wins_is_nobodys():
    block = Block(bouts(RHR, ("a", "b"), "1", 2, {}), (outcome(), outcome(0)))
    assert (block.share(0), block.share(1)) == (0, 0.5)


def test_an_unfinished_block_is_left_out():
    planned = bouts(RHR, ("a", "b"), "1", 5, {})
    assert [block.bouts for block in blocks(planned, [outcome()] * 5)] == [planned[:2], planned[2:4]]
    assert blocks(planned, [outcome()]) == []


def test_a_game_counts_the_choices_of_every_seat():
    played = play(Bout(RHR, ("steady", "whim", "whim"), "7"))
    assert len(played.decisions) == len(played.seconds) == 3 and min(played.decisions) > 0
    assert sum(played.decisions) <= played.entries and played.rounds > 0
    assert all(slow <= total for slow, total in zip(played.slowest, played.seconds, strict=True))
    again = play(Bout(RHR, ("steady", "whim", "whim"), "7"))
    assert (again.digest, again.winners, again.decisions) == (played.digest, played.winners, played.decisions)


def test_wins_of_the_same_players_differ_from_seed_to_seed():
    wins = Counter(play(bout).winners for bout in bouts(RHR, ("whim", "whim"), "luck", 12, {}))
    assert len(wins) > 1
