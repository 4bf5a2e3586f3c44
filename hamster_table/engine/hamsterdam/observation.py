"""Observation: what a seat sees of a game of Hamsterdam, and samples of what is hidden from it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor

from hamster_table.engine.hamsterdam.actions import DECK, HAND, NUMBERS, REJECTED, Hamster
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.engine.memoize import memoize_one

SECRET = frozenset((DECK, HAND, REJECTED))
"""Where specials lie face down for all others."""


def view(state: Hamsterdam, seat: Seat | None) -> Hamsterdam:
    """The view of *seat* (None: the public): without sealed choices, passed, dealt and rejected cards of others."""
    seen = state.copy()
    seen.sealed = {other: choice if other == seat else None for other, choice in state.sealed.items()}
    if seen.passed:
        seen.passed = known_passed(state.passed, seat)
    # Before the deal all specials are in the deck, as everybody knows.
    if any(state.dealt):
        owner, place = seen.owner, seen.place
        for special in hidden(place, owner, seat):
            owner[special] = place[special] = None
    return seen


def known_passed(passed: Sequence[int | None], seat: Seat | None) -> list[int | None]:
    """What a seat knows of the cards that were passed (see `Hamsterdam.passed`)."""
    knows = _knows((seat, len(passed) // 2))
    return [card if known else None for card, known in zip(passed, knows, strict=True)]


def hidden(place: Sequence[int | None], owner: Sequence[Seat | None], seat: Seat | None) -> list[Hamster]:
    """The specials of which a seat does not know after the deal where they are."""
    # Whatever may be in the deck or with another seat must look the same, or its absence would tell.
    return [
        special for special, where in enumerate(place) if where in SECRET and (where == DECK or owner[special] != seat)
    ]


@memoize_one
def _knows(question: tuple[Seat | None, int]) -> tuple[bool, ...]:
    """Which of the cards in `Hamsterdam.passed` a seat knows, of so many seats: those that it passed, or got."""
    seat, seats = question
    ends = ((giver, (giver + way) % seats) for giver in range(seats) for way in (1, -1))
    return tuple(seat in both for both in ends)


def sample_hidden(seen: Hamsterdam, seat: Seat | None, rng: random.Random) -> Hamsterdam:
    """A full state consistent with the view of *seat*: cards, specials and sealed choices of others are sampled."""
    state = seen.copy()
    for giver in range(state.seats if state.passed else 0):
        _sample_passing(state, 2 * giver, rng)
    unknown = [special for special, where in enumerate(state.place) if where is None]
    _shuffle(unknown, rng)
    chosen = state.round or any(state.specials_of)
    for other in range(state.seats):
        held = state.dealt[other]
        # Once all have chosen, half of the dealt specials are known on the table, and the other half was rejected.
        if chosen:
            held = 0 if state.classic else held // 2
        # The viewer's own specials are in its view, and so none of the unknown ones.
        for _ in range(held if other != seat else 0):
            special = unknown.pop()
            state.owner[special], state.place[special] = other, REJECTED if chosen else HAND
    for special in unknown:
        state.owner[special], state.place[special] = -1, DECK
    # Last, since what a seat may choose depends on the cards and specials sampled so far.
    for other, choice in seen.sealed.items():
        if choice is None:
            state.sealed[other] = state.agenda[-1].sample(state, other, rng)
    return state


def _sample_passing(state: Hamsterdam, i: int, rng: random.Random) -> None:
    """Sample the unknown ones of the two cards that a seat passed, `passed[i]` and `passed[i + 1]`: they differ."""
    # Everything is possible but the same number twice: before the passing everybody holds one card of each.
    for unknown in (i, i + 1):
        if state.passed[unknown] is None:
            left = [number for number in NUMBERS if number not in state.passed[i : i + 2]]
            state.passed[unknown] = left[floor(rng.random() * len(left))]


def _shuffle(items: list[Hamster], rng: random.Random) -> None:
    # Fisher and Yates with `random()` only, which is faster than `Random.shuffle`.
    for i in range(len(items) - 1, 0, -1):
        j = floor(rng.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
