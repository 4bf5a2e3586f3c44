"""The movement phase: one hamster a step each, then the abilities of those who skipped it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor

from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    COPYCATSTER,
    DECLINE,
    DONE,
    LEFTWARDS,
    MOVEMENT,
    PLAIN,
    SEATS,
    SKIP,
    SPECIALS,
    SPOTS,
    SWIMSTER,
    Decline,
    Done,
    Hamster,
    MoveHamster,
    SkipMovement,
    Spot,
    Use,
    both,
)
from hamster_table.engine.hamsterdam.events import MovementSkipped, MovementStarted
from hamster_table.engine.hamsterdam.flood import FLOW
from hamster_table.engine.hamsterdam.game_end import end, is_over
from hamster_table.engine.hamsterdam.hamster_moves import move_to, swims_as
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, specials_in_mask
from hamster_table.engine.hamsterdam.specials.ability import spot_of
from hamster_table.engine.hamsterdam.specials.registry import (
    MOVES,
    SKIPS,
    Opening,
    is_open,
    nth_use,
    offers,
    open_uses,
    refuse_use,
    sample_use,
    use_ability,
)
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent

SWIMMERS = (*both(SWIMSTER), *both(COPYCATSTER))
"""The specials that may share a flooded card, by themselves or as a copy."""
SWIMMERS_MASK = sum(BIT_OF[special] for special in SWIMMERS)
MAY_GO_ON = MOVES.specials
"""Mask of the specials with an ability besides the single step of a movement."""
STAY: Sequence[Action] = (DONE, SKIP)
"""The actions that are open without any hamster while nothing has been done in a movement."""
LEAVE: Sequence[Action] = (DONE,)
"""What is left of `STAY` after an ability was used."""
# Steps over the ends of dams are made too, so that the index is a plain sum; they are never offered.
SINGLE_STEPS = tuple(
    tuple(MoveHamster(hamster, i >> 1, (i >> 1) + 2 * (i & 1) - 1, PLAIN) for i in range(2 * SPOTS))
    for hamster in (*range(SPECIALS), PLAIN)
)
"""By hamster (the last one is `PLAIN`): at `2 * spot` its step to the left, at `2 * spot + 1` to the right."""
SINGLE_STEPS_OF_PLAIN = SINGLE_STEPS[PLAIN]


def start_movement(state: Hamsterdam, emit: Emit) -> None:
    """Begin the movement phase with the holder of the tracker (HD-16)."""
    state.skipped = [False] * state.seats
    if emit is not silent:
        emit(MovementStarted, state.round)
    ask_to_move(state, 0, emit)


def ask_to_move(state: Hamsterdam, asked: int, emit: Emit) -> None:
    """Ask the next seat that has a hamster on its dam (HD-81); when all have moved, those who skipped."""
    state.moved, state.used_mask = False, 0
    for seat in LEFTWARDS[state.seats][state.first][asked:]:
        if state.on_dam_mask[seat] or any(state.ordinary[CARDS * seat : CARDS * seat + CARDS]):
            state.agenda.append(MOVE[seat])
            return
    if True in state.skipped:
        ask_for_abilities(state, 0)


def moves(state: Hamsterdam, seat: Seat) -> list[Action]:
    """One step of one hamster, along the un-flipped cards (HD-49, HD-50)."""
    plain, low, high = state.ordinary, state.first_unflipped[seat], state.last_unflipped[seat]
    steps = SINGLE_STEPS[PLAIN]
    found: list[Action] = [steps[2 * spot] for spot in range(low + 1, high + 1) if plain[spot]]
    found += [steps[2 * spot + 1] for spot in range(low, high) if plain[spot]]
    if state.on_dam_mask[seat]:
        for special in state.specials_of[seat]:
            spot = state.place[special]
            if spot is None or spot < 0:
                continue
            for to in (spot - 1, spot + 1):
                if low <= to <= high:
                    found.append(MoveHamster(special, spot, to, PLAIN))
                    # Besides the step above, which clears the water with this hamster: to swim is a choice (HD-50).
                    if state.water[to] and special in SWIMMERS:
                        found += swims(state, special, spot, to)
    return found


def swims(state: Hamsterdam, special: Hamster, spot: Spot, to: Spot) -> list[Action]:
    """The steps of a hamster to a flooded card which it can share (HD-50, HD-64)."""
    return [MoveHamster(special, spot, to, model) for model in swims_as(state, special, MOVEMENT)]


def all_swims(state: Hamsterdam, seat: Seat) -> list[Action]:
    """The steps of all hamsters of a seat to flooded cards which they can share."""
    found: list[Action] = []
    water, low, high = state.water, state.first_unflipped[seat], state.last_unflipped[seat]
    for special in specials_in_mask(state.on_dam_mask[seat] & SWIMMERS_MASK):
        spot = spot_of(state, special)
        for to in (spot - 1, spot + 1):
            if low <= to <= high and water[to]:
                found += swims(state, special, spot, to)
    return found


class Move(Step[Hamsterdam, Action], frozen=True):
    """A seat moves a hamster, and perhaps a Speedster; or skips the movement as its first decision (HD-51, HD-52)."""

    asks = N_("{seats}: move a hamster, or skip the movement for an ability.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        found = [] if state.moved else moves(state, seat)
        found += offers(state, seat, MOVES)
        if not state.moved and not state.used_mask:
            found.append(SKIP)
        found.append(DONE)
        return found

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        if state.moved:
            return sample_use(state, seat, MOVES, rng, DONE)
        up, plain = state.on_dam_mask[seat], state.ordinary
        low, high = state.first_unflipped[seat], state.last_unflipped[seat]
        # Rejection sampling: draw a number over all conceivable steps and all other choices, and draw again when it is
        # a step of nobody. Each legal action is equally likely, and no list of them is made. The numbers are, in order:
        # steps of ordinary hamsters (an index into SINGLE_STEPS_OF_PLAIN), two steps for each special, `rest`, uses.
        rest = LEAVE if state.used_mask else STAY
        uses: Sequence[Opening] = ()
        # Without a gap from the right step of the left-most card to the left step of the right-most one.
        first, steps = 2 * low + 1, 2 * (high - low)
        choices = end = steps
        if up:
            choices = end = steps + 2 * up.bit_count()
            if up & SWIMMERS_MASK and any(state.water[low : high + 1]):
                rest = (*rest, *all_swims(state, seat))
            if up & MAY_GO_ON:
                uses = open_uses(state, seat, MOVES)
                for _, _, targets in uses:
                    choices += len(targets)
        choices += len(rest)
        draw_one = rng.random
        while True:
            n = floor(draw_one() * choices)
            if n < steps:
                n += first
                if plain[n >> 1]:
                    return SINGLE_STEPS_OF_PLAIN[n]
            elif n >= end:
                n -= end
                return rest[n] if n < len(rest) else nth_use(uses, n - len(rest))
            else:
                special, right = specials_in_mask(up)[(n - steps) >> 1], n & 1
                spot = state.place[special]
                if spot is not None and low + 1 - right <= spot <= high - right:
                    return SINGLE_STEPS[special][2 * spot + right]

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, MoveHamster):
            return Refusal("HD-49", "moved-already") if state.moved else refuse_move(state, seat, action)
        if isinstance(action, Use):
            return refuse_use(state, seat, action, MOVES)
        if isinstance(action, SkipMovement):
            return Refusal("HD-81", "too-late-to-skip") if state.moved or state.used_mask else None
        return None if isinstance(action, Done) else NOT_THIS_STEP

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, MoveHamster):
            state.moved = True
            move_to(state, action.hamster, action.origin, action.to, action.swims, "move", emit)
            if state.on_dam_mask[seat] & MAY_GO_ON and is_open(state, seat, MOVES):
                state.agenda.append(self)
                return
        elif isinstance(action, Use):
            use_ability(state, seat, action, emit)
            # A Speedster may act before the normal move as well as after it (HD-52).
            if is_open(state, seat, MOVES) or (not state.moved and moves(state, seat)):
                state.agenda.append(self)
                return
        elif isinstance(action, SkipMovement):
            state.skipped[seat] = True
            emit(MovementSkipped, seat)
        ask_to_move(state, (seat - state.first) % state.seats + 1, emit)


def refuse_move(state: Hamsterdam, seat: Seat, action: MoveHamster) -> Refusal | None:
    """The refusal of a single step, or None (HD-49, HD-50)."""
    row = state.row(seat)
    if action.origin not in row:
        return Refusal("HD-49", "not-your-dam")
    here = action.hamster == PLAIN and state.ordinary[action.origin] > 0
    if not here and action.hamster not in state.specials_on(action.origin):
        return Refusal("HD-49", "nobody-there")
    if abs(action.to - action.origin) != 1:
        return Refusal("HD-49", "one-step")
    if action.to not in row:
        return Refusal("HD-49", "end-of-the-dam")
    return refuse_swim(state, action.hamster, action.to, action.swims, MOVEMENT)


def refuse_swim(state: Hamsterdam, hamster: int, spot: int, swims: int, moment: str) -> Refusal | None:
    """The refusal of sharing a flooded card by the ability of *swims*, or None; `PLAIN`: it does not (HD-50, HD-64)."""
    if swims == PLAIN:
        return None
    if not state.water[spot]:
        return Refusal("HD-50", "no-water-there")
    return None if swims in swims_as(state, hamster, moment) else Refusal("HD-50", "cannot-swim")


def ask_for_abilities(state: Hamsterdam, asked: int) -> None:
    """Ask the next seat that skipped and has an ability for it (HD-51)."""
    state.used_mask = 0
    for seat in LEFTWARDS[state.seats][state.first][asked:]:
        if state.skipped[seat] and is_open(state, seat, SKIPS):
            state.agenda.append(SKILL[seat])
            return


class UseSkip(Step[Hamsterdam, Action], frozen=True):
    """A seat that skipped its movement uses one ability, or none (HD-51)."""

    asks = N_("{seats}: you skipped the movement. Use an ability?")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return [*offers(state, seat, SKIPS), DECLINE]

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return sample_use(state, seat, SKIPS, rng, DECLINE)

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return refuse_use(state, seat, action, SKIPS)
        return None if isinstance(action, Decline) else NOT_THIS_STEP

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Use):
            # From the top: what the ability pushes, a Bombster's flood, and whether that has ended the game (HD-69).
            state.agenda += (AFTER_SKILL[seat], FLOW)
            use_ability(state, seat, action, emit)
        else:
            ask_for_abilities(state, (seat - state.first) % state.seats + 1)


class AfterSkip(Step[Hamsterdam, Action], frozen=True):
    """The flood of a Bombster may have ended the game (HD-69, HD-87); else the next one who skipped."""

    seat: Seat = 0

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        if is_over(state):
            end(state, emit)
        else:
            ask_for_abilities(state, (self.seat - state.first) % state.seats + 1)


MOVE = tuple(Move((seat,)) for seat in range(SEATS))
SKILL = tuple(UseSkip((seat,)) for seat in range(SEATS))
AFTER_SKILL = tuple(AfterSkip((), seat) for seat in range(SEATS))
