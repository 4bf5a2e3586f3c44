"""What a town sees, as numbers of what is so, for what is learned from games.

Everything that can be so has a number: "I have a card of six ways with two hamsters", "a rival has two tokens less than
I". What a seat sees is the list of the numbers of all that is so; a number may be there several times.
"""

from __future__ import annotations

from hamster_table.engine.hamsterdam.actions import CARDS, KINDS, SEATS, WAYS, Spot
from hamster_table.engine.hamsterdam.heuristics import DEEPEST, leaks, rolls_left
from hamster_table.engine.hamsterdam.special_masks import KIND_OF, specials_in_mask
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.engine.learned_choice import Numbers

MOST_WAYS = max(WAYS)
STACKS, WATERS = 6, 4
STATUSES = STACKS + WATERS
"""A card has no water and 0 to 5 hamsters, or 1 to 4 tokens; what is more counts as the last of these."""
CARD_KINDS = MOST_WAYS * STATUSES
TOWNS, PILES, HAMSTERS, ROUNDS, FULLNESS, LEAKS, OWN_WATER = 12, 13, 24, 8, 12, 16, 12
GAPS = 17
"""Differences from 8 less to 8 more."""
LAST_DIGITS = 1e-9
"""Added before a number is cut into steps: the last digits of a sum differ from one Python to the next."""

_numbers = Numbers()
_take = _numbers.take
CARD, END, NEXT_TO_END = _take(CARD_KINDS), _take(CARD_KINDS), _take(CARD_KINDS)
ROLLS, ROUND, PLAYERS, FULL = _take(ROLLS_A_ROUND + 1), _take(ROUNDS), _take(SEATS + 1), _take(FULLNESS)
TOWN, ROW, PILE, HAVE, WATER = _take(TOWNS), _take(CARDS + 1), _take(PILES), _take(HAMSTERS), _take(OWN_WATER)
LEAK, LEAK_BY_ROLLS = _take(LEAKS), _take(LEAKS * 4)
ON_DAM, IN_PILE, RIVAL_HAS = _take(len(KINDS)), _take(len(KINDS)), _take(len(KINDS))
RIVAL_TOWN, RIVAL_GAP, RIVAL_HAMSTERS = _take(TOWNS), _take(GAPS), _take(GAPS)
BEST_GAP, BEST_HAMSTERS, RIVAL_OPEN = _take(GAPS), _take(GAPS), _take(MOST_WAYS + 1)
CLASSIC, MOVED, SEES = _take(1), _take(1), _numbers.next
"""So many things can be so."""


def card(state: Hamsterdam, spot: Spot) -> int:
    """Which of `CARD_KINDS` a card is."""
    water = state.water[spot]
    status = STACKS - 1 + min(WATERS, water) if water else min(STACKS - 1, state.stack(spot))
    return (WAYS[state.numbers[spot]] - 1) * STATUSES + status


def gap(more: int) -> int:
    """Which of `GAPS` a difference is."""
    return max(0, min(GAPS - 1, more + GAPS // 2))


def late(state: Hamsterdam) -> int:
    """How full the towns are, of `FULLNESS`."""
    return min(FULLNESS - 1, sum(state.town) * (FULLNESS - 1) // (END_EACH * state.seats))


def seen(state: Hamsterdam, seat: Seat) -> list[int]:
    """What is so for a seat whose dam lies on the table."""
    row, rolls = state.row(seat), rolls_left(state)
    numbers, town = state.numbers, state.town[seat]
    wet, have = state.wet(seat), state.hamsters(seat)
    found = [
        ROLLS + rolls, ROUND + min(ROUNDS - 1, state.round), PLAYERS + state.seats, FULL + late(state),
        TOWN + min(TOWNS - 1, town), ROW + len(row), PILE + min(PILES - 1, state.pile[seat]),
        HAVE + min(HAMSTERS - 1, have), WATER + min(OWN_WATER - 1, wet - town),
    ]  # fmt: skip
    lost = 0.0
    for spot in row:
        found.append(CARD + card(state, spot))
        lost += leaks(rolls, numbers[spot], min(state.stack(spot), DEEPEST))
    if len(row) > 1:
        low, high = row[0], row[-1]
        found += (
            END + card(state, low), END + card(state, high),
            NEXT_TO_END + card(state, low + 1), NEXT_TO_END + card(state, high - 1),
        )  # fmt: skip
    leak = min(LEAKS - 1, int(2 * lost + LAST_DIGITS))
    found += (LEAK + leak, LEAK_BY_ROLLS + 4 * leak + min(3, rolls // 3))
    found += [ON_DAM + KIND_OF[special] for special in specials_in_mask(state.on_dam_mask[seat])]
    found += [IN_PILE + KIND_OF[special] for special in specials_in_mask(state.in_pile_mask[seat])]
    least, most = 99, 0
    for other in range(state.seats):
        if other == seat:
            continue
        theirs, hamsters = state.wet(other), state.hamsters(other)
        least, most = min(least, theirs), max(most, hamsters)
        found += (
            RIVAL_TOWN + min(TOWNS - 1, state.town[other]), RIVAL_GAP + gap(theirs - wet),
            RIVAL_HAMSTERS + gap(hamsters - have),
        )  # fmt: skip
        found += [RIVAL_HAS + KIND_OF[special] for special in specials_in_mask(state.on_dam_mask[other])]
        is_open = (WAYS[numbers[spot]] for spot in state.row(other) if not state.stack(spot))
        found.append(RIVAL_OPEN + min(MOST_WAYS, sum(is_open) // 6))
    found += (BEST_GAP + gap(least - wet), BEST_HAMSTERS + gap(most - have))
    if state.classic:
        found.append(CLASSIC)
    if state.moved:
        found.append(MOVED)
    return found
