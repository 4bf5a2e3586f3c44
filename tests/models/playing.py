"""Matches played at random, for the tests of the models."""

import random

from hamster_table.engine import CHANCE, Match

NAMES = ("Mira", "Jonas", "Edda", "Rusty", "Pip")


def at_random(seats=4, seed="1", adjacent="orthogonal"):
    """Play a match of Run, Hamster, Run! by whim, and give it out before the first and after every entry."""
    match = Match.new("run-hamster-run", seats=seats, setup={"adjacent": adjacent}, seed=seed)
    rng = random.Random(seed)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, rng.choice(match.actions(seat)))
        yield match


def finished(seats=4, seed="1"):
    """A match that is over."""
    *_, match = at_random(seats, seed)
    return match
