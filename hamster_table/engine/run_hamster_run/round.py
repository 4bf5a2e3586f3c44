"""The first half of a round: pluck is allocated, initiative drawn, deeds are declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run import hat
from hamster_table.engine.run_hamster_run.actions import DEEDS, REST, Allocate, Chip, Declare
from hamster_table.engine.run_hamster_run.deeds import RESOLVE
from hamster_table.engine.run_hamster_run.events import (
    AlligatorsWon,
    Allocated,
    Declared,
    Drew,
    InitiativeSet,
    PassedOut,
    RoundBegan,
    SpeedRose,
    Tallied,
    Won,
)
from hamster_table.engine.run_hamster_run.pit import ALLIGATORS, MOVE_BELT, STRAIN
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

SPLITS = tuple(
    tuple(Allocate(s, m, chips - s - m) for s in range(chips + 1) for m in range(chips + 1 - s))
    for chips in range(PLUCK + 1)
)
"""`SPLITS[chips]`: all ways to split them over the three traits."""

DECLARE = tuple(Declare(deed) for deed in DEEDS)
DECLARE_REST = (Declare(REST),)


class BeginRound(Step[RunHamsterRun, Action], frozen=True):
    """Everybody takes up all chips, and sees who has passed out, or is so still (RR-7, RR-49)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        state.round += 1
        seats = state.in_play()
        for seat in seats:
            chips = state.pluck(seat)
            state.asleep[seat] = not chips
            state.hand[seat] = chips
            # Chips taken up have no face: all lie face up when deeds are declared (RR-13).
            state.scamper[seat] = state.mettle[seat] = state.friskiness[seat] = state.down[seat] = 0
        state.declared = [""] * state.seats
        state.order = []
        emit(RoundBegan, state.round)
        for seat in seats:
            if state.asleep[seat]:
                emit(PassedOut, seat)
        # Below the secret splits, so that it comes when all are shown.
        state.agenda.append(INITIATIVE)
        if awake := tuple(seat for seat in seats if state.hand[seat]):
            state.agenda.append(AllocatePluck(awake))


class AllocatePluck(Step[RunHamsterRun, Allocate], frozen=True):
    """All who have pluck split it over their traits, in secret, and show it together (RR-7, RR-53)."""

    asks = N_("{seats}: allocate your pluck to Scamper, Mettle and Friskiness.")

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return SPLITS[state.hand[seat]]

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Allocate):
            return NOT_THIS_STEP
        split = action.scamper, action.mettle, action.friskiness
        if min(split) < 0:
            return Refusal("RR-7", "less-than-none")
        left = state.hand[seat] - sum(split)
        if left > 0:
            return Refusal("RR-7", "chips-left", left=left)
        return Refusal("RR-7", "too-many-chips", over=-left) if left < 0 else None

    def resolve(self, state: RunHamsterRun, choices: Choices[Allocate], emit: Emit) -> None:
        for seat, split in choices.items():
            state.hand[seat] = 0
            state.scamper[seat], state.mettle[seat] = split.scamper, split.mettle
            state.friskiness[seat] = split.friskiness
            emit(Allocated, seat, split.scamper, split.mettle, split.friskiness)


class Initiative(Step[RunHamsterRun, Action], frozen=True):
    """All Friskiness chips go into the HAT; if there are none at all, the belt gets faster (RR-9, RR-10)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        # The last place is the alligators', who draw no initiative.
        state.hat = [*state.friskiness, 0]
        if not any(state.hat):
            state.speed += 1
            emit(SpeedRose, state.speed, "no-friskiness")
        settle_initiative(state, emit)


def settle_initiative(state: RunHamsterRun, emit: Emit) -> None:
    """Whose chips are alone in the HAT is next; those without a chip come last, in random order (RR-9)."""
    chips = state.hat
    while True:
        drawn = [seat for seat, held in enumerate(chips) if held]
        if not drawn:
            # The chips are out: those without Friskiness come last, each with one chip for the draw.
            drawn = [seat for seat in state.in_play() if seat not in state.order]
            if not drawn:
                break
            for seat in drawn:
                chips[seat] = 1
        # With one hamster left in the HAT there is nothing to draw.
        if len(drawn) > 1:
            state.agenda.append(DRAW_INITIATIVE)
            return
        next_in_order(state, drawn[0], emit)
    emit(InitiativeSet, tuple(state.order))
    state.agenda += plan(state.order)


class DrawInitiative(hat.Draw, frozen=True):
    """A chip gives its owner the next initiative."""

    stream = "initiative"

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        chip = choices[CHANCE]
        assert isinstance(chip, Chip)
        next_in_order(state, chip.owner, emit)
        settle_initiative(state, emit)


def next_in_order(state: RunHamsterRun, seat: Seat, emit: Emit) -> None:
    """*seat* has the next initiative; all its chips leave the HAT (RR-54)."""
    state.hat[seat] = 0
    state.order.append(seat)
    emit(Drew, seat, "initiative", len(state.order))


def plan(order: list[Seat]) -> list[Step[RunHamsterRun, Any]]:
    """The rest of the round, the next step last: declaring lowest first, resolving highest first (RR-11)."""
    return [
        TALLY, STRAIN, ALLIGATORS, MOVE_BELT,
        *(RESOLVE[seat] for seat in reversed(order)), ALL_REST, *(DECLARE_DEED[seat] for seat in order),
    ]  # fmt: skip


class DeclareDeed(Step[RunHamsterRun, Declare], frozen=True):
    """A hamster says in the open what it is going to do; who has passed out can only rest (RR-11, RR-61)."""

    asks = N_("{seats}: choose an action: Bite, Run, Throw or Rest.")

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return DECLARE_REST if state.asleep[seat] else DECLARE

    def forced(self, state: RunHamsterRun, seat: Seat) -> Action | None:
        return DECLARE_REST[0] if state.asleep[seat] else None

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Declare) or action.deed not in DEEDS:
            return NOT_THIS_STEP
        if state.asleep[seat] and action.deed != REST:
            return Refusal("RR-61", "asleep", seat=seat)
        return None

    def resolve(self, state: RunHamsterRun, choices: Choices[Declare], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        state.declared[seat] = action.deed
        emit(Declared, seat, action.deed)


class AllRest(Step[RunHamsterRun, Action], frozen=True):
    """If everybody has declared a Rest, the belt gets faster; what is done later does not matter (RR-12)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        # "": a hamster that was eaten declares nothing.
        if set(state.declared) <= {REST, ""}:
            state.speed += 1
            emit(SpeedRose, state.speed, "all-rest")


class Tally(Step[RunHamsterRun, Action], frozen=True):
    """Who is left: one hamster wins, in the pit or not; none, and the alligators win (RR-51)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        left = tuple(state.in_play())
        emit(Tallied, state.round, left, tuple(state.fatigue), state.speed, state.alligators)
        if len(left) > 1:
            state.agenda.append(BEGIN_ROUND)
        elif left:
            emit(Won, left[0])
        else:
            emit(AlligatorsWon)


BEGIN_ROUND = BeginRound()
INITIATIVE = Initiative()
DRAW_INITIATIVE = DrawInitiative()
DECLARE_DEED = tuple(DeclareDeed((seat,)) for seat in range(5))
ALL_REST = AllRest()
TALLY = Tally()
