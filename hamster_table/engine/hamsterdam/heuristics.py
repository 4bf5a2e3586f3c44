"""Expected floods and the values that follow from them: of hamsters on cards, and of rolls. Unit: flood tokens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb

from hamster_table.engine.hamsterdam.actions import CARDS, NUMBERS, PLAIN, SEAT_OF, WAYS, Hamster, Number, Spot
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, Judgement
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.kernel import Seat

DEEPEST = 24
"""The largest stack that is computed; larger ones are taken as this one, which keeps the caches small."""


@cache
def chance_of_more(rolls: int, number: Number, hamsters: int) -> float:
    """The probability that a number is rolled more often than *hamsters* times in that many rolls.

    It is the value of one more hamster on a card with so many: the floods that it stops on average.
    """
    # One minus the binomial distribution up to `hamsters` hits.
    p = WAYS[number] / 36
    return 1 - sum(comb(rolls, k) * p**k * (1 - p) ** (rolls - k) for k in range(min(hamsters, rolls) + 1))


@cache
def leaks(rolls: int, number: Number, hamsters: int) -> float:
    """The expected number of floods that come through a card with that many hamsters."""
    # The mean of a count is the sum of the probabilities of more than 0, more than 1 and so on.
    return sum(chance_of_more(rolls, number, h) for h in range(hamsters, rolls))


def marginal_value(state: Hamsterdam, spot: Spot, hamsters: int, rolls: int) -> float:
    """The value of one more hamster on a card with that many, for that many rolls."""
    return chance_of_more(rolls, state.numbers[spot], min(hamsters, DEEPEST))


@cache
def values_of_one_more(rolls: int) -> tuple[tuple[float, ...], ...]:
    """`values_of_one_more(rolls)[number][hamsters]`: the same as a table, up to `DEEPEST` hamsters, for searches."""
    return tuple(
        tuple(chance_of_more(rolls, number, hamsters) if number in NUMBERS else 0.0 for hamsters in range(DEEPEST + 1))
        for number in range(NUMBERS[-1] + 1)
    )


@lru_cache(maxsize=32)
def values_when_put(judgement: Judgement) -> tuple[tuple[float, ...], ...]:
    """The same for hamsters that are deployed or redeployed, by number and hamsters."""
    rolls = max(0, int(judgement.horizon))
    part, fewer, more = judgement.horizon - rolls, values_of_one_more(rolls), values_of_one_more(rolls + 1)
    return tuple(
        tuple(
            ((1 - part) * a + part * b) * (1 + judgement.need_way * WAYS[number])
            for a, b in zip(fewer[number], more[number], strict=True)
        )
        for number in range(NUMBERS[-1] + 1)
    )


def rolls_left(state: Hamsterdam) -> int:
    """The number of rolls until the next redeployment."""
    # At the end of a round `turn` is 12 until the next one begins: a whole round is ahead.
    return ROLLS_A_ROUND - state.turn % ROLLS_A_ROUND


def is_last_round(state: Hamsterdam, judgement: Judgement = RULES_OF_THUMB) -> bool:
    """Whether the game is likely to end within a round."""
    return sum(state.town) + judgement.round_of_water * state.seats >= END_EACH * state.seats


def value_of(hamster: Hamster, judgement: Judgement = RULES_OF_THUMB) -> float:
    """The value of a hamster in ordinary hamsters."""
    return 1.0 if hamster == PLAIN else judgement.worth[KIND_OF[hamster]]


def expected_loss(state: Hamsterdam, seat: Seat, number: Number, judgement: Judgement = RULES_OF_THUMB) -> float:
    """The cost of a roll of that number to a seat, in tokens."""
    cost = 0.0
    for spot in state.spots_by_number[number]:
        if SEAT_OF[spot] == seat and state.is_up(spot):
            cost += judgement.plugged if state.ordinary[spot] or state.specials_on(spot) else 1.0
    return cost


def advantage(state: Hamsterdam, seat: Seat, number: Number, judgement: Judgement = RULES_OF_THUMB) -> float:
    """The mean cost of that number to the other seats, less the cost to this one; in tokens."""
    rivals = [other for other in range(state.seats) if other != seat]
    costs = sum(expected_loss(state, other, number, judgement) for other in rivals)
    if judgement.driest:
        driest = min(rivals, key=state.wet)
        costs += judgement.driest * expected_loss(state, driest, number, judgement)
    return costs / (state.seats - 1) - expected_loss(state, seat, number, judgement)


def spread_by_need(
    state: Hamsterdam,
    seat: Seat,
    hamsters: int,
    judgement: Judgement = RULES_OF_THUMB,
    tastes: Sequence[float] = (1.0,) * CARDS,
) -> list[int]:
    """Spread hamsters over a dry dam; returns the number on each card, with the fewest expected leaks, where those of a
    card count as often as its taste says."""
    # Greedy is optimal here: each further hamster on a card stops fewer floods than the one before.
    stacks = [0] * CARDS
    values, base = values_when_put(judgement), CARDS * seat
    by_card = [values[state.numbers[base + i]] for i in range(CARDS)]
    for _ in range(hamsters):
        best = max(range(CARDS), key=lambda i: tastes[i] * by_card[i][min(stacks[i], DEEPEST)])
        stacks[best] += 1
    return stacks


def expected(state: Hamsterdam, seat: Seat) -> float:
    """The expected tokens of a seat at the next redeployment: those it has, and the leaks until then."""
    rolls = rolls_left(state)
    row = state.row(seat)
    return state.wet(seat) + sum(leaks(rolls, state.numbers[s], min(state.stack(s), DEEPEST)) for s in row)
