"""What floods are to be expected, what a hamster on a card is worth, what a roll would do to a dam."""

from __future__ import annotations

from functools import cache
from math import comb

from hamster_table.engine.hamsterdam.actions import CARDS, KINDS, PLAIN, SEAT_OF, WAYS, Hamster, Number, Spot
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.kernel import Seat

WORTH = {
    "Blobster": 1.4, "Bombster": 1.4, "Buffster": 1.1, "Cheekster": 1.7, "Contractster": 0.9, "Copycatster": 1.3,
    "Huckster": 0.9, "Janitster": 2.0, "Mobster": 1.3, "Momster": 1.3, "Napster": 1.3, "Ninjaster": 1.5,
    "Physicister": 1.1, "Speedster": 1.4, "Spinster": 1.2, "Swimster": 1.0, "Twinster": 2.1, "Whack-a-Mole": 1.5,
}  # fmt: skip
"""What a special is worth in ordinary hamsters, by rule of thumb."""
PLUGGED = 0.3
"""What a flood costs that a hamster plugs, in tokens: the hamster is gone until the redeployment."""
A_ROUND_OF_WATER = 3
"""So many tokens come into a town in a late round."""
DEEPEST = 24
"""Larger stacks are judged like this one."""


@cache
def chance_of_more(rolls: int, number: Number, hamsters: int) -> float:
    """How likely a number comes more often in so many rolls than there are hamsters on its card.

    This is what the next hamster on the card is worth: the floods that it stops, on average.
    """
    p = WAYS[number] / 36
    return 1 - sum(comb(rolls, k) * p**k * (1 - p) ** (rolls - k) for k in range(min(hamsters, rolls) + 1))


@cache
def leaks(rolls: int, number: Number, hamsters: int) -> float:
    """How many floods come through a card with so many hamsters, on average."""
    return sum(chance_of_more(rolls, number, h) for h in range(hamsters, rolls))


def marginal_value(state: Hamsterdam, spot: Spot, hamsters: int, rolls: int) -> float:
    """What one more hamster on a card with so many is worth."""
    return chance_of_more(rolls, state.numbers[spot], min(hamsters, DEEPEST))


def rolls_left(state: Hamsterdam) -> int:
    """Rolls to the next redeployment."""
    return ROLLS_A_ROUND - state.turn % ROLLS_A_ROUND


def is_last_round(state: Hamsterdam) -> bool:
    """Whether the next round is likely to be the last."""
    return sum(state.town) + A_ROUND_OF_WATER * state.seats >= END_EACH * state.seats


def value_of(hamster: Hamster) -> float:
    """What a hamster is worth, by rule of thumb."""
    return 1.0 if hamster == PLAIN else WORTH[KINDS[KIND_OF[hamster]]]


def expected_loss(state: Hamsterdam, seat: Seat, number: Number) -> float:
    """What a roll of that number would cost a seat."""
    cost = 0.0
    for spot in state.spots_by_number[number]:
        if SEAT_OF[spot] == seat and state.is_up(spot):
            cost += PLUGGED if state.ordinary[spot] or state.specials_on(spot) else 1.0
    return cost


def advantage(state: Hamsterdam, seat: Seat, number: Number) -> float:
    """How much better a seat comes off with that number than the others on average."""
    others = sum(expected_loss(state, other, number) for other in range(state.seats) if other != seat)
    return others / (state.seats - 1) - expected_loss(state, seat, number)


def spread_by_need(state: Hamsterdam, seat: Seat, hamsters: int) -> list[int]:
    """So many hamsters over a dry dam, each next one where it is needed most: exactly the fewest leaks on average."""
    stacks = [0] * CARDS
    base = CARDS * seat
    for _ in range(hamsters):
        best = max(range(CARDS), key=lambda i: marginal_value(state, base + i, stacks[i], ROLLS_A_ROUND))
        stacks[best] += 1
    return stacks


def expected(state: Hamsterdam, seat: Seat) -> float:
    """The water a seat has, and what will leak before the next redeployment."""
    rolls = rolls_left(state)
    row = state.row(seat)
    return state.wet(seat) + sum(leaks(rolls, state.numbers[s], min(state.stack(s), DEEPEST)) for s in row)
