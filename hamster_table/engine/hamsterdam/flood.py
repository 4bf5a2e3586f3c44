"""Water comes: floods on all dams, one after the other, then the breaches they bring."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from hamster_table.engine.hamsterdam.actions import (
    BLOBSTER,
    CHEEKSTER,
    COPYCATSTER,
    LET_IN,
    NAMES,
    PLAIN,
    PLUG_WITH,
    SEAT_OF,
    SEATS,
    Hamster,
    LetIn,
    Plug,
    Spot,
    Use,
)
from hamster_table.engine.hamsterdam.breach import FIRST_BREACH, break_dams
from hamster_table.engine.hamsterdam.events import Flooded, Inundated, Plugged, WentToPile
from hamster_table.engine.hamsterdam.hamster_moves import send_to_pile, turn_over
from hamster_table.engine.hamsterdam.special_masks import BOTH_MASK, KIND_OF, specials_in_mask
from hamster_table.engine.hamsterdam.specials.registry import (
    FLOODS,
    is_open,
    nth_use,
    offers,
    open_uses,
    refuse_use,
    use_ability,
)
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent

ORDINARY = NAMES[PLAIN]
NOWHERE: Spot = -1


def flow(state: Hamsterdam, emit: Emit, answered: Spot = NOWHERE) -> None:
    """The water goes on: floods that leave no choice come by themselves, then the breaches (HD-38, HD-79).

    *answered* is the card of a flood about which nobody has to be asked any more; it comes next.
    """
    hit, there, up = state.pending_floods, state.on_spot_mask, state.on_dam_mask
    plain, water = state.ordinary, state.water
    told = emit is not silent
    for spot in hit:
        if (there[spot] or (up[SEAT_OF[spot]] & MAY_ANSWER and may_choose(state, spot))) and spot != answered:
            del hit[: hit.index(spot)]
            flow_among_specials(state, SEAT_OF[spot], emit)
            return
        if stack := plain[spot]:
            # One of them plugs and goes to the pile (HD-27).
            seat = SEAT_OF[spot]
            if told:
                emit(Plugged, seat, PLAIN, ORDINARY, spot, state.numbers[spot])
            plain[spot] = stack - 1
            state.pile[seat] += 1
            if told:
                emit(WentToPile, seat, PLAIN, ORDINARY, spot)
        elif water[spot]:
            # The card is flooded already: the town is (HD-31).
            seat = SEAT_OF[spot]
            state.town[seat] += 1
            if state.town[seat] >= FIRST_BREACH:
                state.seats_to_check_mask |= 1 << seat
            if told:
                emit(Inundated, seat, spot, state.numbers[spot], state.town[seat])
        else:
            water[spot] = 1
            if told:
                emit(Flooded, SEAT_OF[spot], spot, state.numbers[spot])
    state.pending_floods = []
    if state.seats_to_check_mask:
        if state.classic:
            state.seats_to_check_mask = 0
        else:
            break_dams(state, emit)


def flow_among_specials(state: Hamsterdam, seat: Seat, emit: Emit) -> None:
    """The next flood comes to a seat with specials: it is asked, unless there is one answer only."""
    spot = state.pending_floods[0]
    if leaves_choice(state, spot):
        state.agenda.append(PLUG[seat])
    elif state.on_spot_mask[spot]:
        answer_flood(state, seat, PLUG_WITH[specials_in_mask(state.on_spot_mask[spot])[0]][spot], emit)
    else:
        flow(state, emit, spot)


def may_choose(state: Hamsterdam, spot: Spot) -> bool:
    """Whether a special on another card could have a say in the flood that comes to that card next."""
    hit, there, seat = state.pending_floods, state.on_spot_mask, SEAT_OF[spot]
    if hit[-1] != spot and SEAT_OF[hit[hit.index(spot) + 1]] == seat:
        return True
    if not state.on_dam_mask[seat] & NEXT_DOOR:
        return False
    if spot > state.first_unflipped[seat] and there[spot - 1] & NEXT_DOOR:
        return True
    return spot < state.last_unflipped[seat] and there[spot + 1] & NEXT_DOOR != 0


def leaves_choice(state: Hamsterdam, spot: Spot) -> bool:
    """Whether the next flood, which comes to that card, has more than one answer in which specials have a part."""
    hit, there, seat = state.pending_floods, state.on_spot_mask, SEAT_OF[spot]
    here = there[spot]
    if len(hit) > 1 and SEAT_OF[hit[1]] == seat:
        for other in hit:
            if there[other] and SEAT_OF[other] == seat:
                return True
    elif here and (state.ordinary[spot] or here & here - 1):
        return True
    return state.on_dam_mask[seat] & MAY_ANSWER != 0 and is_open(state, seat, FLOODS)


def plugs(state: Hamsterdam, seat: Seat) -> list[Action]:
    """What a seat may do about its floods without an ability: plug with any hamster of the card, or let it in."""
    found: list[Action] = []
    plain, there = state.ordinary, state.on_spot_mask
    for spot in state.pending_floods:
        if SEAT_OF[spot] != seat:
            # Its own floods come next, those of the others after them.
            break
        if plain[spot]:
            found.append(PLUG_PLAIN[spot])
        elif not there[spot]:
            found.append(LET_IN[spot])
        if there[spot]:
            found += [PLUG_WITH[special][spot] for special in specials_in_mask(there[spot])]
    return found


def answer_flood(state: Hamsterdam, seat: Seat, action: Plug | LetIn, emit: Emit) -> None:
    """One flood is resolved, and the water goes on."""
    spot = action.spot
    state.pending_floods.remove(spot)
    if isinstance(action, Plug) and action.hamster != PLAIN:
        plug_hole(state, seat, action.hamster, spot, emit)
        flow(state, emit)
    else:
        state.pending_floods.insert(0, spot)
        flow(state, emit, spot)


def plug_hole(state: Hamsterdam, seat: Seat, hamster: Hamster, spot: Spot, emit: Emit) -> None:
    """A hamster plugs and goes to the pile; a Cheekster's second stop counts as its ability (HD-82)."""
    second_stop = KIND_OF[hamster] == CHEEKSTER and state.marked_mask >> hamster & 1
    if emit is not silent:
        emit(Plugged, seat, hamster, NAMES[hamster], spot, state.numbers[spot])
    send_to_pile(state, hamster, spot, emit)
    if second_stop and state.box.flips[CHEEKSTER]:
        turn_over(state, seat, hamster, emit)


@dataclass(frozen=True, slots=True)
class Flow(Step[Hamsterdam, Action]):
    """The water goes on after something that was chosen."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        flow(state, emit)


@dataclass(frozen=True, slots=True)
class PlugHole(Step[Hamsterdam, Plug | LetIn | Use]):
    """A seat chooses the flood it resolves next, and how (HD-27, HD-28)."""

    asks = N_("{seats}: the water comes. Plug the hole, or use an ability.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return plugs(state, seat) + offers(state, seat, FLOODS)

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        found = plugs(state, seat)
        uses = open_uses(state, seat, FLOODS) if state.on_dam_mask[seat] & MAY_ANSWER else ()
        choices = len(found)
        for _, _, targets in uses:
            choices += len(targets)
        n = floor(rng.random() * choices)
        return found[n] if n < len(found) else nth_use(uses, n - len(found))

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return refuse_use(state, seat, action, FLOODS)
        if not isinstance(action, Plug | LetIn):
            return NOT_THIS_STEP
        if action.spot not in state.pending_floods or SEAT_OF[action.spot] != seat:
            return Refusal("HD-27", "no-flood-there")
        if isinstance(action, LetIn):
            return Refusal("HD-29", "must-plug") if state.stack(action.spot) else None
        there = state.ordinary[action.spot] > 0 if action.hamster == PLAIN else None
        if there or action.hamster in state.specials_on(action.spot):
            return None
        return Refusal("HD-28", "not-on-that-card")

    def resolve(self, state: Hamsterdam, choices: Choices[Plug | LetIn | Use], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Use):
            state.agenda.append(FLOW)
            use_ability(state, seat, action, emit)
        else:
            answer_flood(state, seat, action, emit)


MAY_ANSWER = FLOODS.specials
"""Bit by special: who may do anything about a flood but plug it."""
NEXT_DOOR = BOTH_MASK[BLOBSTER] | BOTH_MASK[COPYCATSTER]
"""Bit by special: who may do so from the next card."""
FLOW = Flow()
PLUG_PLAIN = PLUG_WITH[PLAIN]
PLUG = tuple(PlugHole((seat,)) for seat in range(SEATS))
