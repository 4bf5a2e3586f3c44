"""Pluck chips on their way: lost to Fatigue, spent, flipped, recovered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import compress, product
from typing import TypeVar

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run.actions import SCAMPER, TRAITS, Lose, Trait
from hamster_table.engine.run_hamster_run.events import Tired
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

A = TypeVar("A", bound=Action)


def face_up(state: RunHamsterRun, seat: Seat) -> int:
    """The Scamper chips that can still be flipped or spent (RR-18)."""
    return state.scamper[seat] - state.down[seat]


def traits_with_chips(state: RunHamsterRun, seat: Seat) -> tuple[Trait, ...]:
    """The traits in which a hamster has a chip."""
    return _TRAITS_HELD[state.scamper[seat] > 0, state.mettle[seat] > 0, state.friskiness[seat] > 0]


# All eight sets are made once: searches ask for them, and for the actions that go with them, at every step.
_TRAITS_HELD: Mapping[tuple[bool, ...], tuple[Trait, ...]] = {
    held: tuple(compress(TRAITS, held)) for held in product((False, True), repeat=len(TRAITS))
}


TRAIT_SETS = tuple(_TRAITS_HELD.values())
"""All sets of traits in which a hamster may have chips."""


def offered(kind: Callable[[Trait], A]) -> Mapping[tuple[Trait, ...], tuple[A, ...]]:
    """For each set of traits, the actions that choose one of them, built once."""
    actions = {name: kind(name) for name in TRAITS}
    return {traits: tuple(actions[name] for name in traits) for traits in TRAIT_SETS}


def to_fatigue(state: RunHamsterRun, seat: Seat, trait: Trait) -> None:
    """A chip goes to Fatigue. Out of a Scamper pile with both faces, a face-up one leaves first (RR-65)."""
    state.trait(trait)[seat] -= 1
    state.fatigue[seat] += 1
    if trait == SCAMPER and state.down[seat] > state.scamper[seat]:
        state.down[seat] = state.scamper[seat]


def refuse_trait(state: RunHamsterRun, owner: Seat, trait: Trait, ruling: str) -> Refusal | None:
    """Why no chip can leave that trait: there is no such trait, or no chip in it."""
    if trait not in TRAITS:
        return NOT_THIS_STEP
    return None if state.trait(trait)[owner] else Refusal(ruling, "no-chip-there", seat=owner, trait=trait)


LOSE = offered(Lose)


class LoseChip(Step[RunHamsterRun, Lose], frozen=True):
    """The owner chooses the trait from which a chip goes to Fatigue (RR-45, RR-48)."""

    asks = N_("{seats}: choose a chip that goes to Fatigue.")
    why: str = "strain"
    """ "chomp" or "strain"."""

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return LOSE[traits_with_chips(state, seat)]

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Lose):
            return NOT_THIS_STEP
        return refuse_trait(state, seat, action.trait, "RR-45" if self.why == "chomp" else "RR-48")

    def resolve(self, state: RunHamsterRun, choices: Choices[Lose], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        to_fatigue(state, seat, action.trait)
        emit(Tired, seat, action.trait, self.why)


class Pay(Step[RunHamsterRun, Action], frozen=True):
    """A hamster owes a chip. It is asked which one, unless there is no choice."""

    hamster: Seat = 0
    why: str = "strain"

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        seat = self.hamster
        traits = traits_with_chips(state, seat)
        if len(traits) == 1:
            to_fatigue(state, seat, traits[0])
            emit(Tired, seat, traits[0], self.why)
        elif traits:
            state.agenda.append(LoseChip((seat,), self.why))


# Steps are values that never change, so one for each seat and reason serves all games.
