"""Breaches: end cards of a dam flip, their water goes into the town and their hamsters to the next card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor

from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    COLLAPSE,
    GIVE_UP,
    LEFTWARDS,
    NAMES,
    PLAIN,
    SEATS,
    Collapse,
    GiveUp,
    Hamster,
    Spot,
)
from hamster_table.engine.hamsterdam.events import BreachDue, CardFlipped, HamsterMoved
from hamster_table.engine.hamsterdam.hamster_moves import remove, remove_token, send_to_pile
from hamster_table.engine.hamsterdam.special_masks import specials_in_mask
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent

BREACHES: tuple[int, ...] = (0, 0, 0, 1, 1, *range(2, CARDS + 1))
"""By tokens in the town: how many breaches they cause in all, at the third, the fifth and each later one (HD-39)."""
RISEN = tuple(
    tuple(
        tuple(tuple(seat for seat in order if bits >> seat & 1) for bits in range(1 << len(order))) for order in orders
    )
    for orders in LEFTWARDS
)
"""`RISEN[seats][start][mask]`: the seats of a mask of seats, in turn order from *start* leftwards."""
FIRST_BREACH = BREACHES.index(1)
"""The number of tokens in a town at which its dam breaks first."""


def breaches(tokens: int) -> int:
    """How many breaches so many tokens in a town cause in all."""
    return BREACHES[tokens] if tokens < len(BREACHES) else CARDS


def is_breach(tokens: int) -> bool:
    """Whether the dam breaks at so many tokens in the town, as long as it has cards (HD-39)."""
    return tokens >= len(BREACHES) or BREACHES[tokens] > BREACHES[tokens - 1]


def break_dams(state: Hamsterdam, emit: Emit) -> None:
    """Carry out the breaches that are due, from the roller leftwards (HD-39), until an owner must choose an end.

    How many are due follows from the town's tokens and the cards already flipped, so nothing has to be remembered when
    an owner is asked in between. The last card of a dam flips without asking (HD-79).
    """
    town, low, high = state.town, state.first_unflipped, state.last_unflipped
    for seat in RISEN[state.seats][state.roller][state.seats_to_check_mask]:
        while True:
            # Anew after every flip: its water may be due for the next breach (HD-40).
            tokens, cards = town[seat], high[seat] - low[seat] + 1
            # All breaches of so many tokens, less the flips so far; with no card left the rest lapses (HD-87).
            due = breaches(tokens) - CARDS + cards
            if due <= 0:
                break
            if emit is not silent:
                emit(BreachDue, seat, tokens, due)
            if cards > 1:
                state.agenda.append(BREACH[seat])
                return
            collapse(state, seat, low[seat], emit)
    state.seats_to_check_mask = 0


def collapse(state: Hamsterdam, seat: Seat, spot: Spot, emit: Emit) -> bool:
    """Flip an end card: its water goes into the town, its hamsters to the next card (HD-40 to HD-44).

    Returns False when the owner must choose first which hamsters arrive: then `ChooseVictim` is on the agenda, and goes
    on with the breaches. True: it is done.
    """
    tokens = state.water[spot]
    if tokens:
        state.water[spot] = 0
        state.town[seat] += tokens
    if spot == state.first_unflipped[seat]:
        state.first_unflipped[seat] += 1
        to = spot + 1
    else:
        state.last_unflipped[seat] -= 1
        to = spot - 1
    number = state.numbers[spot]
    exposed = state.unflipped_spots_by_number[number]
    here = exposed.index(spot)
    state.unflipped_spots_by_number[number] = exposed[:here] + exposed[here + 1 :]
    if emit is not silent:
        emit(CardFlipped, seat, spot, number, tokens, state.town[seat])
    if not (state.ordinary[spot] or state.on_spot_mask[spot]):
        return True
    if state.first_unflipped[seat] <= state.last_unflipped[seat]:
        return arrive(state, seat, spot, to, emit)
    # It was the last card of the dam: there is nowhere to go but the pile.
    for hamster in (PLAIN,) * state.ordinary[spot]:
        send_to_pile(state, hamster, spot, emit)
    # One at a time, since each may take another along: a Twinster its twin (HD-35), a model its copycat (HD-64).
    while there := specials_in_mask(state.on_spot_mask[spot]):
        send_to_pile(state, there[0], spot, emit)
    return True


def standing_on(state: Hamsterdam, spot: Spot) -> tuple[Hamster, ...]:
    """The different hamsters on a card: `PLAIN` once for all ordinary ones, and each special."""
    specials = specials_in_mask(state.on_spot_mask[spot])
    return (PLAIN, *specials) if state.ordinary[spot] else specials


def arrive(state: Hamsterdam, seat: Seat, spot: Spot, to: Spot, emit: Emit) -> bool:
    """Move the hamsters of *spot* to the next card; each token there costs one of them (HD-43).

    Returns False when the owner must choose which one is lost; `ChooseVictim` is on the agenda then.
    """
    # Anew after every loss, which may take others along: an arriving Swimster its copycat (HD-86).
    while state.water[to] and (here := standing_on(state, spot)):
        if len(here) > 1:
            state.agenda.append(ChooseVictim((seat,), spot, to))
            return False
        give_up(state, seat, here[0], spot, to, emit)
    number = state.numbers[to]
    for _ in range(state.ordinary[spot]):
        state.ordinary[spot] -= 1
        state.ordinary[to] += 1
        emit(HamsterMoved, seat, PLAIN, NAMES[PLAIN], spot, to, number, "breach")
    if state.on_spot_mask[spot]:
        for special in specials_in_mask(state.on_spot_mask[spot]):
            state.move_special(seat, special, to)
            emit(HamsterMoved, seat, special, NAMES[special], spot, to, number, "breach")
    return True


def give_up(state: Hamsterdam, seat: Seat, hamster: Hamster, spot: Spot, to: Spot, emit: Emit) -> None:
    """Remove a hamster that arrives on a flooded card, together with one of its tokens (HD-43)."""
    remove(state, seat, hamster, spot, to, emit)
    remove_token(state, to, emit)


class Breach(Step[Hamsterdam, Collapse], frozen=True):
    """The owner chooses the end at which the dam breaks (HD-42)."""

    asks = N_("{seats}: your dam is breached. Flip its left-most or its right-most card.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return COLLAPSE[state.first_unflipped[seat]], COLLAPSE[state.last_unflipped[seat]]

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return COLLAPSE[state.last_unflipped[seat] if floor(rng.random() * 2) else state.first_unflipped[seat]]

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Collapse):
            return NOT_THIS_STEP
        ends = state.first_unflipped[seat], state.last_unflipped[seat]
        return None if action.spot in ends else Refusal("HD-42", "not-an-end")

    def resolve(self, state: Hamsterdam, choices: Choices[Collapse], emit: Emit) -> None:
        (seat,) = self.seats
        if collapse(state, seat, choices[seat].spot, emit):
            break_dams(state, emit)


class ChooseVictim(Step[Hamsterdam, GiveUp], frozen=True):
    """The owner chooses which of the arriving hamsters leaves the game with a token (HD-43)."""

    asks = N_("{seats}: the next card is flooded. Which hamster is given up?")
    spot: Spot = 0
    to: Spot = 0

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return [GIVE_UP[hamster] for hamster in standing_on(state, self.spot)]

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, GiveUp):
            return NOT_THIS_STEP
        return None if action.hamster in standing_on(state, self.spot) else Refusal("HD-43", "not-arriving")

    def resolve(self, state: Hamsterdam, choices: Choices[GiveUp], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        give_up(state, seat, action.hamster, self.spot, self.to, emit)
        if arrive(state, seat, self.spot, self.to, emit):
            break_dams(state, emit)


BREACH = tuple(Breach((seat,)) for seat in range(SEATS))
