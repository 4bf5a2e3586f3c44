"""A hamster's turn: it carries out the deed it declared, or pays a chip for another one (RR-14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run import deed_bite_throw, deed_run
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    DEEDS,
    PIT,
    REST,
    RUN,
    THROW,
    TRAITS,
    Challenge,
    Change,
    Climb,
    Deed,
    Flip,
    Push,
    Recover,
    Sidestep,
    Spend,
    Stop,
    Trait,
    Walk,
)
from hamster_table.engine.run_hamster_run.chips import TRAIT_SETS, refuse_trait, to_fatigue, traits_with_chips
from hamster_table.engine.run_hamster_run.events import Began, Changed, Rested, Stopped
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

STOP = Stop()
RECOVER = {name: Recover(name) for name in TRAITS}
CHANGES: Mapping[Deed, Mapping[tuple[Trait, ...], tuple[Action, ...]]] = {
    declared: {
        traits: tuple(Change(deed, trait) for trait in traits for deed in DEEDS if deed != declared)
        for traits in TRAIT_SETS
    }
    for declared in DEEDS
}
"""`CHANGES[declared][traits]`: the changes that chips in those traits can pay for."""


def may_recover(state: RunHamsterRun, seat: Seat) -> bool:
    """Whether a Rest brings a chip back: on the belt, with fewer than seven and one in Fatigue (RR-35)."""
    return state.where[seat] != PIT and not state.begun and state.fatigue[seat] > 0 and state.pluck(seat) < PLUCK


def may_change(state: RunHamsterRun, seat: Seat) -> bool:
    """Whether the deed can still be changed: once, before its first part, for a chip (RR-14, RR-60)."""
    return not state.begun and not state.changed and state.pluck(seat) > 0


def rest_offers(state: RunHamsterRun, seat: Seat) -> list[Action]:
    """The legal actions of a resting hamster: one for each trait into which the chip may go."""
    return [RECOVER[name] for name in TRAITS] if may_recover(state, seat) else []


def rest_is_done(state: RunHamsterRun, seat: Seat) -> bool:
    """Whether the Rest is over."""
    return not may_recover(state, seat)


def refuse_recover(state: RunHamsterRun, seat: Seat, action: Recover) -> Refusal | None:
    """The refusal of recovering a chip, or None (RR-35)."""
    if action.trait not in TRAITS:
        return NOT_THIS_STEP
    if state.where[seat] == PIT:
        return Refusal("RR-35", "no-rest-in-the-pit")
    return None if may_recover(state, seat) else Refusal("RR-35", "nothing-to-recover")


def recover(state: RunHamsterRun, seat: Seat, action: Recover, emit: Emit) -> None:
    """A chip comes back from Fatigue, face up, into any trait (RR-35)."""
    state.fatigue[seat] -= 1
    state.trait(action.trait)[seat] += 1
    emit(Rested, seat, action.trait)


def refuse_change(state: RunHamsterRun, seat: Seat, action: Change) -> Refusal | None:
    """The refusal of changing the deed, or None (RR-14, RR-60)."""
    if action.deed not in DEEDS or action.trait not in TRAITS:
        return NOT_THIS_STEP
    if state.begun:
        return Refusal("RR-60", "begun")
    if state.changed:
        return Refusal("RR-14", "changed-already")
    if not state.pluck(seat):
        return Refusal("RR-14", "nothing-to-pay")
    if action.deed == state.declared[seat]:
        return Refusal("RR-14", "same-deed", deed=action.deed)
    return refuse_trait(state, seat, action.trait, "RR-14")


def change(state: RunHamsterRun, seat: Seat, action: Change, emit: Emit) -> None:
    """Pay first, then do something else (RR-14)."""
    declared = state.declared[seat]
    to_fatigue(state, seat, action.trait)
    state.declared[seat] = action.deed
    state.changed = True
    emit(Changed, seat, declared, action.deed, action.trait)


@dataclass(frozen=True, slots=True)
class Use:
    """A part of a deed: the deeds it belongs to, its refusal, and what it does."""

    deeds: tuple[Deed, ...]
    refusal: Callable[[RunHamsterRun, Seat, Any], Refusal | None]
    use: Callable[[RunHamsterRun, Seat, Any, Emit], None]


USES: Mapping[type[Action], Use] = {
    Walk: Use((BITE, THROW), deed_bite_throw.refuse_walk, deed_bite_throw.walk),
    Challenge: Use((BITE, THROW), deed_bite_throw.refuse_challenge, deed_bite_throw.challenge),
    Flip: Use((RUN,), deed_run.refuse_flip, deed_run.flip),
    Spend: Use((RUN,), deed_run.refuse_spend, deed_run.spend),
    Sidestep: Use((RUN,), deed_run.refuse_sidestep, deed_run.sidestep),
    Push: Use((RUN,), deed_run.refuse_push, deed_run.push),
    Climb: Use((RUN,), deed_run.refuse_climb, deed_run.climb),
    Recover: Use((REST,), refuse_recover, recover),
}

OFFERS: Mapping[Deed, Callable[[RunHamsterRun, Seat], list[Action]]] = {
    BITE: deed_bite_throw.offers, RUN: deed_run.offers, THROW: deed_bite_throw.offers, REST: rest_offers,
}  # fmt: skip

IS_DONE: Mapping[Deed, Callable[[RunHamsterRun, Seat], bool]] = {
    BITE: deed_bite_throw.is_done, RUN: deed_run.is_done, THROW: deed_bite_throw.is_done, REST: rest_is_done,
}  # fmt: skip


class Resolve(Step[RunHamsterRun, Action], frozen=True):
    """A hamster's turn begins."""

    hamster: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        # On the agenda while the event is emitted, whose frame shows whose turn it is. Not `ACT` at once: a turn in
        # which nothing can be done ends by itself, and nobody is asked.
        state.agenda.append(GO_ON[self.hamster])
        emit(Began, self.hamster, state.declared[self.hamster])
        state.agenda.pop()
        go_on(state, self.hamster, emit)


class GoOn(Step[RunHamsterRun, Action], frozen=True):
    """The turn goes on after a part of the deed, with the test that it may have begun."""

    hamster: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        go_on(state, self.hamster, emit)


def go_on(state: RunHamsterRun, seat: Seat, emit: Emit) -> None:
    """The turn goes on while anything of the deed is left, and then ends by itself."""
    if may_change(state, seat) or not IS_DONE[state.declared[seat]](state, seat):
        state.agenda.append(ACT[seat])
    else:
        finish(state, seat, emit)


def finish(state: RunHamsterRun, seat: Seat, emit: Emit) -> None:
    """The turn is over."""
    if state.declared[seat] != REST:
        emit(Stopped, seat, state.declared[seat])
    elif not state.begun:  # a Rest that brought a chip has emitted its event already
        emit(Rested, seat, "")
    state.begun = state.changed = state.walked = state.challenged = state.sidestepped = False
    state.pushed = ()


class Act(Step[RunHamsterRun, Action], frozen=True):
    """A hamster does the next part of its deed, changes the deed, or stops (RR-15)."""

    asks = N_("{seats}: carry out your action.")

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        deed = state.declared[seat]
        # A fresh list each time, which is added to below.
        found = OFFERS[deed](state, seat)
        if not (deed == REST and found):
            found.append(STOP)
        if may_change(state, seat):
            found += CHANGES[deed][traits_with_chips(state, seat)]
        return found

    def forced(self, state: RunHamsterRun, seat: Seat) -> Action | None:
        return STOP if self.actions(state, seat) == [STOP] else None

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Change):
            return refuse_change(state, seat, action)
        deed = state.declared[seat]
        if isinstance(action, Stop):
            return Refusal("RR-62", "take-the-chip") if deed == REST and may_recover(state, seat) else None
        part = USES.get(type(action))
        if part is None:
            return NOT_THIS_STEP
        if deed not in part.deeds:
            return Refusal("RR-14", "another-deed", deed=deed)
        return part.refusal(state, seat, action)

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Stop):
            finish(state, seat, emit)
            return
        # Below whatever the part pushes, such as a test: the turn goes on when that is done.
        state.agenda.append(GO_ON[seat])
        if isinstance(action, Change):
            change(state, seat, action, emit)
        else:
            USES[type(action)].use(state, seat, action, emit)
            state.begun = True
        # Mostly nothing was pushed: then the step need not wait for the next round of the loop.
        if state.agenda[-1] is GO_ON[seat]:
            state.agenda.pop()
            go_on(state, seat, emit)


def seats_to_act(view: RunHamsterRun) -> set[Seat]:
    """Who has not yet finished a turn of this round: its step lies on the agenda still."""
    turns = {step.hamster for step in view.agenda if isinstance(step, Resolve | GoOn)}
    return turns | {seat for step in view.agenda if isinstance(step, Act) for seat in step.seats}


RESOLVE = tuple(Resolve((), seat) for seat in range(5))
GO_ON = tuple(GoOn((), seat) for seat in range(5))
ACT = tuple(Act((seat,)) for seat in range(5))
