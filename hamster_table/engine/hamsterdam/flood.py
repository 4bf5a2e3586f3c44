"""Water comes: floods on all dams, one after the other, then the breaches they bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.hamsterdam.breach import FIRST_BREACH, break_dams
from hamster_table.engine.hamsterdam.events import Flooded, Inundated, Plugged, WentToPile
from hamster_table.engine.hamsterdam.hamsters import send_to_pile, turn_over
from hamster_table.engine.hamsterdam.specials import FLOODS, carry_out, is_open, offers, refuse_use
from hamster_table.engine.hamsterdam.state import Hamsterdam, members
from hamster_table.engine.hamsterdam.words import (
    BLOBSTER,
    CHEEKSTER,
    COPYCATSTER,
    LET_IN,
    NAMES,
    PLAIN,
    SEAT_OF,
    SEATS,
    Hamster,
    LetIn,
    Plug,
    Spot,
    Use,
    plug,
)
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent
from hamster_table.engine.phrases import N_


def flow(state: Hamsterdam, emit: Emit) -> None:
    """The water goes on: floods that leave no choice come by themselves, then the breaches (HD-38, HD-79)."""
    hit, there, up = state.hit, state.there, state.up
    for spot in hit:
        if there[spot] or (up[SEAT_OF[spot]] & MAY_ANSWER and may_choose(state, spot)):
            before = hit.index(spot)
            if before:
                pour(state, hit[:before], emit)
                del hit[:before]
            if leaves_choice(state, spot):
                state.agenda.append(PLUG[SEAT_OF[spot]])
                return
            del hit[0]
            if there[spot]:
                plug_hole(state, SEAT_OF[spot], members(there[spot])[0], spot, emit)
            else:
                pour(state, (spot,), emit)
            flow(state, emit)
            return
    if hit:
        pour(state, hit, emit)
        hit.clear()
    if state.rising:
        if state.classic:
            state.rising = 0
        else:
            break_dams(state, emit)


def pour(state: Hamsterdam, spots: Sequence[Spot], emit: Emit) -> None:
    """Floods come: an ordinary hamster plugs and goes to the pile; where nobody is, the card is flooded, or the town
    when the card is flooded already (HD-27, HD-31)."""
    plain, water = state.plain, state.water
    for spot in spots:
        if plain[spot]:
            seat = SEAT_OF[spot]
            plain[spot] -= 1
            state.pile[seat] += 1
            if emit is not silent:
                emit(Plugged, seat, PLAIN, ORDINARY, spot, state.numbers[spot])
                emit(WentToPile, seat, PLAIN, ORDINARY, spot)
        elif water[spot]:
            seat = SEAT_OF[spot]
            state.town[seat] += 1
            if state.town[seat] >= FIRST_BREACH:
                state.rising |= 1 << seat
            if emit is not silent:
                emit(Inundated, seat, spot, state.numbers[spot], state.town[seat])
        else:
            water[spot] = 1
            if emit is not silent:
                emit(Flooded, SEAT_OF[spot], spot, state.numbers[spot])


def may_choose(state: Hamsterdam, spot: Spot) -> bool:
    """Whether a special on another card could have a say in the flood that comes to that card next."""
    hit, there, seat = state.hit, state.there, SEAT_OF[spot]
    if hit[-1] != spot and SEAT_OF[hit[hit.index(spot) + 1]] == seat:
        return True
    if not state.up[seat] & NEXT_DOOR:
        return False
    if spot > state.low[seat] and there[spot - 1] & NEXT_DOOR:
        return True
    return spot < state.high[seat] and there[spot + 1] & NEXT_DOOR != 0


def leaves_choice(state: Hamsterdam, spot: Spot) -> bool:
    """Whether the next flood, which comes to that card, has more than one answer in which specials have a part."""
    hit, there, seat = state.hit, state.there, SEAT_OF[spot]
    here = there[spot]
    if len(hit) > 1 and SEAT_OF[hit[1]] == seat:
        if here or any(there[other] for other in hit if SEAT_OF[other] == seat):
            return True
    elif here and (state.plain[spot] or here & here - 1):
        return True
    return state.up[seat] & MAY_ANSWER != 0 and is_open(state, seat, FLOODS)


def answers(state: Hamsterdam, seat: Seat) -> list[Action]:
    """What a seat may do about its floods: plug with any hamster of the card, use an ability, or let it in."""
    found: list[Action] = []
    plain, there = state.plain, state.there
    for spot in state.hit:
        if SEAT_OF[spot] != seat:
            # Its own floods come next, those of the others after them.
            break
        if plain[spot]:
            found.append(plug(spot, PLAIN))
        elif not there[spot]:
            found.append(LET_IN[spot])
        if there[spot]:
            found += [plug(spot, special) for special in members(there[spot])]
    if state.up[seat] & MAY_ANSWER:
        found += offers(state, seat, FLOODS)
    return found


def answer_flood(state: Hamsterdam, seat: Seat, action: Action, emit: Emit) -> None:
    """One flood is resolved."""
    assert isinstance(action, Plug | LetIn)
    state.hit.remove(action.spot)
    if isinstance(action, Plug) and action.hamster != PLAIN:
        plug_hole(state, seat, action.hamster, action.spot, emit)
    else:
        pour(state, (action.spot,), emit)


def plug_hole(state: Hamsterdam, seat: Seat, hamster: Hamster, spot: Spot, emit: Emit) -> None:
    """A hamster plugs and goes to the pile; a Cheekster's second stop counts as its ability (HD-82)."""
    second_stop = hamster >> 1 == CHEEKSTER and state.marked >> hamster & 1
    if emit is not silent:
        emit(Plugged, seat, hamster, NAMES[hamster], spot, state.numbers[spot])
    send_to_pile(state, hamster, spot, emit)
    if second_stop and state.box.flips[CHEEKSTER]:
        turn_over(state, seat, hamster, emit)


@dataclass(frozen=True, slots=True)
class Flow(Step[Hamsterdam]):
    """The water goes on after something that was chosen."""

    def resolve(self, state: Hamsterdam, choices: Choices, emit: Emit) -> None:
        flow(state, emit)


@dataclass(frozen=True, slots=True)
class PlugHole(Step[Hamsterdam]):
    """A seat chooses the flood it resolves next, and how (HD-27, HD-28)."""

    asks = N_("{seats}: the water comes. Plug the hole, or use an ability.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return answers(state, seat)

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return refuse_use(state, seat, action, FLOODS)
        if not isinstance(action, Plug | LetIn):
            return NOT_THIS_STEP
        if action.spot not in state.hit or SEAT_OF[action.spot] != seat:
            return Refusal("HD-27", "no-flood-there")
        if isinstance(action, LetIn):
            return Refusal("HD-29", "must-plug") if state.stack(action.spot) else None
        there = state.plain[action.spot] > 0 if action.hamster == PLAIN else None
        if there or action.hamster in state.specials_on(action.spot):
            return None
        return Refusal("HD-28", "not-on-that-card")

    def resolve(self, state: Hamsterdam, choices: Choices, emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Use):
            state.agenda.append(FLOW)
            carry_out(state, seat, action, emit)
        else:
            answer_flood(state, seat, action, emit)
            flow(state, emit)


MAY_ANSWER = FLOODS.specials
"""Bit by special: who may do anything about a flood but plug it."""
NEXT_DOOR = 3 << 2 * BLOBSTER | 3 << 2 * COPYCATSTER
"""Bit by special: who may do so from the next card."""
ORDINARY = NAMES[PLAIN]
FLOW = Flow()
PLUG = tuple(PlugHole((seat,)) for seat in range(SEATS))
