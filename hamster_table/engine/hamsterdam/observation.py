"""What a seat sees of a game of Hamsterdam, and how it guesses the rest."""

from __future__ import annotations

import random

from hamster_table.engine.hamsterdam.actions import DECK, HAND, NUMBERS, REJECTED, Hamster
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat


def view(state: Hamsterdam, seat: Seat | None) -> Hamsterdam:
    """What *seat* sees: neither the sealed choices nor the passed, dealt and rejected cards of the others."""
    seen = state.copy()
    seen.sealed = {other: choice if other == seat else None for other, choice in state.sealed.items()}
    if seen.passed:
        seen.passed = [card if _knows(seat, i, state.seats) else None for i, card in enumerate(state.passed)]
    if any(state.dealt):
        owner, place = seen.owner, seen.place
        for special, where in enumerate(state.place):
            if where == DECK or (where in (HAND, REJECTED) and owner[special] != seat):
                owner[special] = place[special] = None
    return seen


def _knows(seat: Seat | None, i: int, seats: int) -> bool:
    """Whether a seat knows the card at `passed[i]`: it gave it away, or got it."""
    giver, to_the_right = divmod(i, 2)
    return seat is not None and seat in (giver, (giver - 1 if to_the_right else giver + 1) % seats)


def sample_hidden(seen: Hamsterdam, seat: Seat | None, rng: random.Random) -> Hamsterdam:
    """A full state that fits what *seat* sees: cards, specials and sealed choices of the others are made up."""
    state = seen.copy()
    for giver in range(state.seats if state.passed else 0):
        _sample_passing(state, 2 * giver, rng)
    hidden = [special for special, where in enumerate(state.place) if where is None]
    _shuffle(hidden, rng)
    chosen = state.round or any(state.specials_of)
    for other in range(state.seats):
        held = state.dealt[other]
        if chosen:
            held = 0 if state.classic else held // 2
        for _ in range(held if other != seat else 0):
            special = hidden.pop()
            state.owner[special], state.place[special] = other, REJECTED if chosen else HAND
    for special in hidden:
        state.owner[special], state.place[special] = -1, DECK
    for other, choice in seen.sealed.items():
        if choice is None:
            state.sealed[other] = state.agenda[-1].sample(state, other, rng)
    return state


def _sample_passing(state: Hamsterdam, i: int, rng: random.Random) -> None:
    """Make up what a seat passed where it is not known: two different cards."""
    for unknown in (i, i + 1):
        if state.passed[unknown] is None:
            left = [number for number in NUMBERS if number not in state.passed[i : i + 2]]
            state.passed[unknown] = left[int(rng.random() * len(left))]


def _shuffle(items: list[Hamster], rng: random.Random) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
