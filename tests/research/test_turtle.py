"""The turtle: what it does is legal, and as little as can be done."""

import random

import pytest

pytest.importorskip("numpy")

from hamster_table.engine import Match
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.players import player
from hamster_table.research.turtle import Turtle


@pytest.mark.parametrize("game, never", [
    ("run-hamster-run", {"Walk", "Flip", "Spend", "Push", "Climb", "Change", "Challenge"}),
    ("hamsterdam", {"MoveHamster", "PutHamster", "Use"}),
])  # fmt: skip
def test_it_does_as_little_as_possible(game, never):
    match, luck, did = Match.new(game, 2, seed="3"), random.Random(1), set()
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        who = Turtle() if seat == 0 else player("steady", match.game)
        action = who.choose(match.game, match.view(seat), seat, luck)
        did |= {type(action).__name__} if seat == 0 else set()
        match.play(seat, action)
    assert len(did) >= 3 and not did & never
