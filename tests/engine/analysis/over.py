"""Matches that are over, each played once for all tests; nobody may change them."""

import random
from functools import cache
from pathlib import Path

from hamster_table.engine import CHANCE, Match, load
from tests.laws import GAMES

SAVES = Path(__file__).parents[2] / "saves"


@cache
def over(id, seats=2, seed="a", **setup):
    """A match played to its end: by the policy where there is a quick one, else at random."""
    if id == "hamsterrolle":  # where a turn takes long
        return load(SAVES / "0.1-hamsterrolle-2-simple-60-end.hamster")
    game = GAMES[id]
    match = Match.new(game, seats, {**game.setup.quick, **setup}, seed)
    rng, policy = random.Random(seed), None if game.players else game.policy
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        elif policy is not None and rng.random() < 0.9:
            match.play(seat, policy(match.view(seat), seat, rng))
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return match


def draws(match):
    """The places of its draws in the ledger."""
    return [n for n, (seat, _) in enumerate(match.ledger) if seat == CHANCE]
