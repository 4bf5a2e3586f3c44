"""Water comes: floods on all dams, one after the other, then the breaches they bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.hamsterdam.breach import BREACH, FIRST_BREACH, collapse, flips_due
from hamster_table.engine.hamsterdam.events import BreachDue, Flooded, Inundated, Plugged, WentToPile
from hamster_table.engine.hamsterdam.hamsters import send_to_pile, turn_over
from hamster_table.engine.hamsterdam.specials import FLOODS, carry_out, offers, refuse_use
from hamster_table.engine.hamsterdam.state import Hamsterdam, members
from hamster_table.engine.hamsterdam.words import (
    BLOBSTER,
    CHEEKSTER,
    COPYCATSTER,
    LEFTWARDS,
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
    hit, plain, up, there = state.hit, state.plain, state.up, state.there
    while hit:
        spot = hit[0]
        seat = SEAT_OF[spot]
        if there[spot] or (up[seat] & MAY_ANSWER and may_choose(state, seat)):
            if not flow_among_specials(state, seat, emit):
                return
        elif plain[spot]:
            del hit[0]
            plain[spot] -= 1
            state.pile[seat] += 1
            if emit is not silent:
                emit(Plugged, seat, PLAIN, ORDINARY, spot, state.numbers[spot])
                emit(WentToPile, seat, PLAIN, ORDINARY, spot)
        else:
            del hit[0]
            let_in(state, seat, spot, emit)
    if state.rising:
        if state.classic:
            state.rising = 0
        else:
            flow_through_breaches(state, emit)


def may_choose(state: Hamsterdam, seat: Seat) -> bool:
    """Whether a special on another card could have a say in the next flood, which comes to that seat."""
    hit, there = state.hit, state.there
    if len(hit) > 1 and SEAT_OF[hit[1]] == seat:
        return True
    spot = hit[0]
    if spot > state.low[seat] and there[spot - 1] & NEXT_DOOR:
        return True
    return spot < state.high[seat] and there[spot + 1] & NEXT_DOOR != 0


def flow_among_specials(state: Hamsterdam, seat: Seat, emit: Emit) -> bool:
    """Resolve one flood of a seat with specials, if nothing is to be chosen; else ask, and say so by False."""
    spot = state.hit[0]
    if not (state.plain[spot] and state.there[spot]):
        found = answers(state, seat)
        if len(found) == 1 or all(map(is_plain, found)):
            answer_flood(state, seat, found[0], emit)
            return True
    state.agenda.append(PLUG[seat])
    return False


def is_plain(answer: Action) -> bool:
    """Whether no special does it."""
    return isinstance(answer, LetIn) or (isinstance(answer, Plug) and answer.hamster == PLAIN)


def answers(state: Hamsterdam, seat: Seat) -> list[Action]:
    """What a seat may do about its floods: plug with any hamster of the card, use an ability, or let it in."""
    found: list[Action] = []
    plain, there = state.plain, state.there
    for spot in state.hit:
        if SEAT_OF[spot] == seat:
            if plain[spot]:
                found.append(plug(spot, PLAIN))
            elif not there[spot]:
                found.append(LET_IN[spot])
            for special in members(there[spot]):
                found.append(plug(spot, special))
    if state.up[seat] & MAY_ANSWER:
        found += offers(state, seat, FLOODS)
    return found


def answer_flood(state: Hamsterdam, seat: Seat, action: Action, emit: Emit) -> None:
    """One flood is resolved."""
    if isinstance(action, Plug):
        state.hit.remove(action.spot)
        plug_hole(state, seat, action.hamster, action.spot, emit)
    else:
        assert isinstance(action, LetIn)
        state.hit.remove(action.spot)
        let_in(state, seat, action.spot, emit)


def plug_hole(state: Hamsterdam, seat: Seat, hamster: Hamster, spot: Spot, emit: Emit) -> None:
    """A hamster plugs and goes to the pile; a Cheekster's second stop counts as its ability (HD-82)."""
    second_stop = hamster >> 1 == CHEEKSTER and state.marked >> hamster & 1
    if emit is not silent:
        emit(Plugged, seat, hamster, NAMES[hamster], spot, state.numbers[spot])
    send_to_pile(state, hamster, spot, emit)
    if second_stop and state.box.flips[CHEEKSTER]:
        turn_over(state, seat, hamster, emit)


def let_in(state: Hamsterdam, seat: Seat, spot: Spot, emit: Emit) -> None:
    """No hamster is there: the card is flooded, or the town when the card is flooded already (HD-31)."""
    if state.water[spot]:
        state.town[seat] += 1
        state.rising |= 1 << seat
        if emit is not silent:
            emit(Inundated, seat, spot, state.numbers[spot], state.town[seat])
    else:
        state.water[spot] = 1
        if emit is not silent:
            emit(Flooded, seat, spot, state.numbers[spot])


def flow_through_breaches(state: Hamsterdam, emit: Emit) -> None:
    """The breaches that are due, from the roller leftwards; the last card of a dam flips by itself (HD-79)."""
    town, rising = state.town, state.rising
    for seat in LEFTWARDS[state.seats][state.roller]:
        while rising >> seat & 1 and town[seat] >= FIRST_BREACH and (due := flips_due(state, seat)) > 0:
            if emit is not silent:
                emit(BreachDue, seat, town[seat], due)
            if state.low[seat] < state.high[seat]:
                state.agenda += (FLOW, BREACH[seat])
                return
            collapse(state, seat, state.low[seat], emit)
    state.rising = 0


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
