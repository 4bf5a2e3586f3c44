"""Water comes: floods on all dams, one after the other, then the breaches they bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.hamsterdam.breach import BREACH, collapse, flips_due
from hamster_table.engine.hamsterdam.events import BreachDue, Flooded, Inundated, Plugged
from hamster_table.engine.hamsterdam.hamsters import send_to_pile, turn_over
from hamster_table.engine.hamsterdam.specials import FLOODS, carry_out, offers, refuse_use
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.hamsterdam.words import (
    CHEEKSTER,
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
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.phrases import N_


def flow(state: Hamsterdam, emit: Emit) -> None:
    """The water goes on: floods that leave no choice come by themselves, then the breaches (HD-38, HD-79)."""
    hit, plain, place = state.hit, state.plain, state.place
    while hit:
        spot = hit[0]
        seat = SEAT_OF[spot]
        for special in state.mine[seat]:
            if place[special] >= 0:  # type: ignore[operator]
                if not flow_among_specials(state, seat, emit):
                    return
                break
        else:
            del hit[0]
            if plain[spot]:
                emit(Plugged, seat, PLAIN, NAMES[PLAIN], spot, state.numbers[spot])
                send_to_pile(state, PLAIN, spot, emit)
            else:
                let_in(state, seat, spot, emit)
    if not state.classic:
        flow_through_breaches(state, emit)


def flow_among_specials(state: Hamsterdam, seat: Seat, emit: Emit) -> bool:
    """Resolve one flood of a seat with specials, if nothing is to be chosen; else ask, and say so by False."""
    found = answers(state, seat)
    first = found[0]
    if len(found) > 1 and not all(isinstance(answer, LetIn) or is_plain(answer) for answer in found):
        state.agenda += (FLOW, PLUG[seat])
        return False
    answer_flood(state, seat, first, emit)
    return True


def is_plain(answer: Action) -> bool:
    """Whether it is a plug by an ordinary hamster."""
    return isinstance(answer, Plug) and answer.hamster == PLAIN


def answers(state: Hamsterdam, seat: Seat) -> list[Action]:
    """What a seat may do about its floods: plug with any hamster of the card, use an ability, or let it in."""
    found: list[Action] = []
    for spot in state.hit:
        if SEAT_OF[spot] == seat:
            here = state.specials_on(spot)
            if state.plain[spot]:
                found.append(plug(spot, PLAIN))
            elif not here:
                found.append(LET_IN[spot])
            found += [plug(spot, special) for special in here]
    return found + offers(state, seat, FLOODS)


def answer_flood(state: Hamsterdam, seat: Seat, action: Action, emit: Emit) -> None:
    """One flood is resolved."""
    if isinstance(action, Plug):
        state.hit.remove(action.spot)
        plug_hole(state, seat, action.hamster, action.spot, emit)
    elif isinstance(action, LetIn):
        state.hit.remove(action.spot)
        let_in(state, seat, action.spot, emit)
    else:
        assert isinstance(action, Use)
        carry_out(state, seat, action, emit)


def plug_hole(state: Hamsterdam, seat: Seat, hamster: Hamster, spot: Spot, emit: Emit) -> None:
    """A hamster plugs and goes to the pile; a Cheekster's second stop counts as its ability (HD-82)."""
    second_stop = hamster >> 1 == CHEEKSTER and state.marked >> hamster & 1
    emit(Plugged, seat, hamster, NAMES[hamster], spot, state.numbers[spot])
    send_to_pile(state, hamster, spot, emit)
    if second_stop and state.box.flips[CHEEKSTER]:
        turn_over(state, seat, hamster, emit)


def let_in(state: Hamsterdam, seat: Seat, spot: Spot, emit: Emit) -> None:
    """No hamster is there: the card is flooded, or the town when the card is flooded already (HD-31)."""
    if state.water[spot]:
        state.town[seat] += 1
        emit(Inundated, seat, spot, state.numbers[spot], state.town[seat])
    else:
        state.water[spot] = 1
        emit(Flooded, seat, spot, state.numbers[spot])


def flow_through_breaches(state: Hamsterdam, emit: Emit) -> None:
    """The breaches that are due, from the roller leftwards; the last card of a dam flips by itself (HD-79)."""
    n, start = state.seats, max(0, state.roller)
    for seat in range(start, start + n):
        seat %= n
        while (due := flips_due(state, seat)) > 0:
            emit(BreachDue, seat, state.town[seat], due)
            if state.low[seat] < state.high[seat]:
                state.agenda += (FLOW, BREACH[seat])
                return
            collapse(state, seat, state.low[seat], emit)


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
        answer_flood(state, seat, choices[seat], emit)


FLOW = Flow()
PLUG = tuple(PlugHole((seat,)) for seat in range(SEATS))
