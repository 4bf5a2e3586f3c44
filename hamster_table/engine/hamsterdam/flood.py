"""The floods of a turn, resolved one after the other, and then the breaches they cause."""

from __future__ import annotations

import random
from collections.abc import Sequence
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
    """Resolve the pending floods until one needs a choice, and then the breaches (HD-38, HD-79).

    *answered* is the card of a flood that its owner has answered by letting it come: it is resolved without asking.
    """
    # The hottest loop of the game: most floods meet cards without specials and are resolved right here. Whoever
    # only searches passes `silent`, so no arguments of an event are computed then.
    pending, on_spot, on_dam = state.pending_floods, state.on_spot_mask, state.on_dam_mask
    ordinary, water = state.ordinary, state.water
    emits = emit is not silent
    for spot in pending:
        if (on_spot[spot] or (on_dam[SEAT_OF[spot]] & MAY_ANSWER and may_choose(state, spot))) and spot != answered:
            # The floods before this one are resolved; it stays pending until it is answered.
            del pending[: pending.index(spot)]
            flow_among_specials(state, SEAT_OF[spot], emit)
            return
        if stack := ordinary[spot]:
            # One of them plugs and goes to the pile (HD-27).
            seat = SEAT_OF[spot]
            if emits:
                emit(Plugged, seat, PLAIN, ORDINARY, spot, state.numbers[spot])
            ordinary[spot] = stack - 1
            state.pile[seat] += 1
            if emits:
                emit(WentToPile, seat, PLAIN, ORDINARY, spot)
        elif water[spot]:
            # The card is flooded already: the town is (HD-31).
            seat = SEAT_OF[spot]
            state.town[seat] += 1
            # Below the third token no breach is due (HD-39), and most floods leave nothing to check.
            if state.town[seat] >= FIRST_BREACH:
                state.seats_to_check_mask |= 1 << seat
            if emits:
                emit(Inundated, seat, spot, state.numbers[spot], state.town[seat])
        else:
            water[spot] = 1
            if emits:
                emit(Flooded, SEAT_OF[spot], spot, state.numbers[spot])
    state.pending_floods = []
    if state.seats_to_check_mask:
        # The classic game has no breaches (HD-73).
        if state.classic:
            state.seats_to_check_mask = 0
        else:
            break_dams(state, emit)


def flow_among_specials(state: Hamsterdam, seat: Seat, emit: Emit) -> None:
    """Let the next flood come to a seat with specials: ask the seat, or give the only answer for it."""
    spot = state.pending_floods[0]
    if leaves_choice(state, spot):
        state.agenda.append(PLUG[seat])
    elif state.on_spot_mask[spot]:
        # Nobody else is there and no ability is open: it must plug (HD-29).
        answer_flood(state, seat, PLUG_WITH[specials_in_mask(state.on_spot_mask[spot])[0]][spot], emit)
    else:
        flow(state, emit, spot)


def may_choose(state: Hamsterdam, spot: Spot) -> bool:
    """Whether a special on another card might have a say in the flood of that card.

    A quick test with false positives, never false negatives: `leaves_choice` decides.
    """
    pending, on_spot, seat = state.pending_floods, state.on_spot_mask, SEAT_OF[spot]
    # Several floods of one dam: the owner chooses the order, and a special on one of the cards may answer first.
    if pending[-1] != spot and SEAT_OF[pending[pending.index(spot) + 1]] == seat:
        return True
    if not state.on_dam_mask[seat] & NEXT_DOOR:
        return False
    if spot > state.first_unflipped[seat] and on_spot[spot - 1] & NEXT_DOOR:
        return True
    return spot < state.last_unflipped[seat] and on_spot[spot + 1] & NEXT_DOOR != 0


def leaves_choice(state: Hamsterdam, spot: Spot) -> bool:
    """Whether the next flood, on that card, has several answers of which at least one involves a special."""
    pending, on_spot, seat = state.pending_floods, state.on_spot_mask, SEAT_OF[spot]
    here = on_spot[spot]
    # Several floods of this dam, and a special on one of the cards: the owner settles their order (HD-27).
    if len(pending) > 1 and SEAT_OF[pending[1]] == seat:
        for other in pending:
            if on_spot[other] and SEAT_OF[other] == seat:
                return True
    elif here and (state.ordinary[spot] or here & here - 1):
        # `here & here - 1` clears the lowest bit: what is left says that there are two specials or more.
        return True
    return state.on_dam_mask[seat] & MAY_ANSWER != 0 and is_open(state, seat, FLOODS)


def plugs(state: Hamsterdam, seat: Seat) -> list[Action]:
    """The answers to a seat's floods that use no ability: plug with a hamster of the card, or let the water in."""
    found: list[Action] = []
    ordinary, on_spot = state.ordinary, state.on_spot_mask
    for spot in state.pending_floods:
        if SEAT_OF[spot] != seat:
            # Floods are in the order of the seats: the seat's own come first.
            break
        if ordinary[spot]:
            found.append(PLUG_PLAIN[spot])
        elif not on_spot[spot]:
            found.append(LET_IN[spot])
        if on_spot[spot]:
            found += [PLUG_WITH[special][spot] for special in specials_in_mask(on_spot[spot])]
    return found


def answer_flood(state: Hamsterdam, seat: Seat, action: Plug | LetIn, emit: Emit) -> None:
    """Resolve one flood by the chosen answer (HD-27, HD-28), then go on with `flow`."""
    spot = action.spot
    state.pending_floods.remove(spot)
    if isinstance(action, Plug) and action.hamster != PLAIN:
        plug_hole(state, seat, action.hamster, spot, emit)
        flow(state, emit)
    else:
        # `flow` itself resolves it, at the front of the floods: the code for an ordinary hamster is only there.
        state.pending_floods.insert(0, spot)
        flow(state, emit, spot)


def plug_hole(state: Hamsterdam, seat: Seat, hamster: Hamster, spot: Spot, emit: Emit) -> None:
    """Plug with a special, which goes to the pile; a Cheekster's second stop counts as its ability (HD-82)."""
    # Asked before it goes, since the marker does not come along to the pile (HD-33).
    second_stop = KIND_OF[hamster] == CHEEKSTER and state.marked_mask >> hamster & 1
    if emit is not silent:
        emit(Plugged, seat, hamster, NAMES[hamster], spot, state.numbers[spot])
    send_to_pile(state, hamster, spot, emit)
    if second_stop and state.box.flips[CHEEKSTER]:
        turn_over(state, seat, hamster, emit)


class Flow(Step[Hamsterdam, Action], frozen=True):
    """Go on with the floods after a step that was pushed on top of this one."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        flow(state, emit)


class PlugHole(Step[Hamsterdam, Plug | LetIn | Use], frozen=True):
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
        is_ordinary = action.hamster == PLAIN and state.ordinary[action.spot] > 0
        if is_ordinary or action.hamster in state.specials_on(action.spot):
            return None
        return Refusal("HD-28", "not-on-that-card")

    def resolve(self, state: Hamsterdam, choices: Choices[Plug | LetIn | Use], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Use):
            # Below what the ability pushes: the next flood waits for the dice of a Whack-a-Mole (HD-27).
            state.agenda.append(FLOW)
            use_ability(state, seat, action, emit)
        else:
            answer_flood(state, seat, action, emit)


MAY_ANSWER = FLOODS.specials
"""Mask of the specials with an ability against floods, Copycatsters included."""
NEXT_DOOR = BOTH_MASK[BLOBSTER] | BOTH_MASK[COPYCATSTER]
"""Mask of the specials that stop a flood on a neighbouring card (HD-32)."""
FLOW = Flow()
PLUG_PLAIN = PLUG_WITH[PLAIN]
PLUG = tuple(PlugHole((seat,)) for seat in range(SEATS))
