"""Computer players know no outcome; what they expect to lose is what they lose all the same, on average."""

import random
from statistics import mean, stdev

import pytest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.ai.laying import Layer
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.events import TurnEnded
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.players import never

SEATS = 2, 3, 4
GAMES = 48
"""Of twelve the mean has a standard error as large as the tolerance."""
TOO_LONG = 150
"""Turns after which a game is given up."""
TOLERANCE = 0.05
"""In pieces a turn."""


def turns(level, seats, seed):
    """The turns of a game in which a player laid what it had weighed: what it expected to fall, and what fell."""
    match, luck, expected, found = Match.new(GAME, seats, seed=seed), random.Random(seed), None, []
    while match.waiting and match.state.turn < TOO_LONG:
        (seat,) = match.waiting
        if seat == CHANCE:
            events = match.chance()
        else:
            layer = Layer(match.view(seat), seat, SKILLS[level], luck, never)
            action = layer.choose() or layer.step.sample(match.view(seat), seat, luck)
            expected = layer.chosen.losses if layer.chosen else None
            events = match.play(seat, action)
        for event in events:
            if isinstance(event, TurnEnded):
                found += [(expected, event.fallen)] if expected is not None else []
                expected = None
    return found


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_steady_expects_to_lose_what_it_loses():
    pytest.importorskip("mujoco")
    games = [turns("steady", SEATS[n % len(SEATS)], f"calibration/{n}") for n in range(GAMES)]
    found = [turn for game in games for turn in game]
    expected, lost = mean(one for one, _ in found), mean(one for _, one in found)
    off = [one - other for one, other in found]
    said = (
        f"{len(found)} turns of {GAMES} games: {expected:.3f} pieces expected to fall a turn, {lost:.3f} fell;"
        f" {mean(off):+.3f} +- {stdev(off) / len(off) ** 0.5:.3f} too many expected"
    )
    print(said)
    assert len(found) > 10 * GAMES, said
    assert abs(expected - lost) <= TOLERANCE, said
