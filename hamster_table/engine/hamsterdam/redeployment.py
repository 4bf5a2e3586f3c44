"""The redeployment at the end of a round: hamsters come from the pile onto the dam, one by one, in turn order."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor

from hamster_table.engine.hamsterdam.actions import (
    COPYCATSTER,
    DONE,
    LEFTWARDS,
    PLAIN,
    REDEPLOYMENT,
    SEATS,
    SPECIALS,
    SPOTS,
    SWIMSTER,
    Done,
    PutHamster,
    Use,
)
from hamster_table.engine.hamsterdam.events import RedeploymentStarted
from hamster_table.engine.hamsterdam.hamster_moves import SWIMSTERS, put_on, swims_as
from hamster_table.engine.hamsterdam.movement import refuse_swim
from hamster_table.engine.hamsterdam.special_masks import BOTH_MASK, specials_in_mask
from hamster_table.engine.hamsterdam.specials.registry import CLEANING, is_open, offers, refuse_use, use_ability
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent

MAY_CLEAN = CLEANING.specials
SWIMMERS_MASK = BOTH_MASK[SWIMSTER] | BOTH_MASK[COPYCATSTER]
"""Mask of the specials that may share a flooded card, by themselves or as a copy."""
PUT = tuple(tuple(PutHamster(hamster, spot, PLAIN) for spot in range(SPOTS)) for hamster in (*range(SPECIALS), PLAIN))
"""`PUT[hamster][spot]`: the action that puts it there; index -1 is `PLAIN`."""
PUT_PLAIN = PUT[PLAIN]


def start_redeployment(state: Hamsterdam, emit: Emit) -> None:
    """Begin the redeployment with the holder of the tracker (HD-60)."""
    state.used_mask = 0
    if emit is not silent:
        emit(RedeploymentStarted, state.round)
    ask_to_redeploy(state, 0)


def ask_to_redeploy(state: Hamsterdam, asked: int) -> None:
    """Ask the next seat that has anything to do."""
    for seat in LEFTWARDS[state.seats][state.first][asked:]:
        if has_more(state, seat):
            state.agenda.append(REDEPLOY[seat])
            return


def has_more(state: Hamsterdam, seat: Seat) -> bool:
    """Whether a seat with cards left has hamsters in the pile, or an ability for this phase on the dam."""
    if state.first_unflipped[seat] > state.last_unflipped[seat]:
        return False
    if state.pile[seat] or state.in_pile_mask[seat]:
        return True
    return state.on_dam_mask[seat] & MAY_CLEAN != 0 and is_open(state, seat, CLEANING)


def extras(state: Hamsterdam, seat: Seat) -> list[Action]:
    """The actions that only some specials have: to swim, and to clean the dam (HD-57, HD-59, HD-77)."""
    found = offers(state, seat, CLEANING) if state.on_dam_mask[seat] & MAY_CLEAN else []
    swimmers = state.in_pile_mask[seat] & SWIMMERS_MASK
    # A Copycatster in the pile swims by a Swimster that stands on some dam, its own or another (HD-77).
    if swimmers and (swimmers | sum(state.on_dam_mask)) & SWIMSTERS:
        for special in specials_in_mask(swimmers):
            if models := swims_as(state, special, REDEPLOYMENT):
                wet = [spot for spot in state.row(seat) if state.water[spot]]
                found += [PutHamster(special, spot, model) for spot in wet for model in models]
    return found


class Redeploy(Step[Hamsterdam, Action], frozen=True):
    """A seat puts a hamster from its pile onto its dam, where water takes it (HD-57); or is done (HD-58)."""

    asks = N_("{seats}: put hamsters from your reserve onto your dam.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        row = state.row(seat)
        found: list[Action] = [PUT[PLAIN][spot] for spot in row] if state.pile[seat] else []
        found += [PUT[special][spot] for special in state.specials_in_pile(seat) for spot in row]
        found += extras(state, seat)
        found.append(DONE)
        return found

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        low, waiting = state.first_unflipped[seat], state.in_pile_mask[seat]
        cards = state.last_unflipped[seat] + 1 - low
        more: Sequence[Action] = ()
        if state.on_dam_mask[seat] & MAY_CLEAN or waiting & SWIMMERS_MASK:
            more = extras(state, seat)
        elif not waiting:
            # Ordinary hamsters only, or nobody would be asked.
            n = floor(rng.random() * (cards + 1))
            return PUT_PLAIN[low + n] if n < cards else DONE
        # The numbers drawn are, in order: ordinary hamsters by card, specials by card, `more`, and being done.
        plain = cards if state.pile[seat] else 0
        placed = plain + cards * waiting.bit_count()
        n = floor(rng.random() * (placed + len(more) + 1))
        if n < plain:
            return PUT_PLAIN[low + n]
        if n < placed:
            n -= plain
            return PUT[specials_in_mask(waiting)[n // cards]][low + n % cards]
        n -= placed
        return more[n] if n < len(more) else DONE

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return refuse_use(state, seat, action, CLEANING)
        if isinstance(action, PutHamster):
            return refuse_put(state, seat, action)
        return None if isinstance(action, Done) else NOT_THIS_STEP

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, PutHamster):
            put_on(state, action.hamster, action.spot, action.swims, emit)
            if state.pile[seat] or has_more(state, seat):
                state.agenda.append(self)
                return
        elif isinstance(action, Use):
            use_ability(state, seat, action, emit)
            if has_more(state, seat):
                state.agenda.append(self)
                return
        ask_to_redeploy(state, (seat - state.first) % state.seats + 1)


def refuse_put(state: Hamsterdam, seat: Seat, action: PutHamster) -> Refusal | None:
    """The refusal of putting that hamster there, or None (HD-57)."""
    waits = action.hamster == PLAIN and state.pile[seat] > 0
    if not waits and action.hamster not in state.specials_in_pile(seat):
        return Refusal("HD-57", "not-in-the-pile")
    if action.spot not in state.row(seat):
        return Refusal("HD-57", "not-on-your-dam")
    return refuse_swim(state, action.hamster, action.spot, action.swims, REDEPLOYMENT)


REDEPLOY = tuple(Redeploy((seat,)) for seat in range(SEATS))
