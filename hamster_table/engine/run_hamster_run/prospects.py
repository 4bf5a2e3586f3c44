"""What each deed could do for a hamster as everybody stands now; for whoever has to choose one."""

from __future__ import annotations

from dataclasses import dataclass

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    DEEDS,
    PIT,
    REST,
    RUN,
    THROW,
    Challenge,
    Deed,
    Push,
    Walk,
)
from hamster_table.engine.run_hamster_run.chips import face_up
from hamster_table.engine.run_hamster_run.deeds import OFFERS
from hamster_table.engine.run_hamster_run.state import RunHamsterRun


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a deed could do."""

    deed: Deed
    reach: int
    """Run: the most squares; Throw: how far; Rest: the chips that come back; Bite: the chips that it takes."""
    target: Seat = -1
    """Against whom its test has the best odds; -1: no test is within reach."""
    own: int = 0
    against: int = 0
    is_useless: bool = False
    """Whether nothing at all comes of it here."""

    @property
    def does_something(self) -> bool:
        """Whether a rival can be bitten or thrown, a step be run, or a chip come back."""
        return self.target >= 0 if self.deed in (BITE, THROW) else self.reach > 0


def prospects(view: RunHamsterRun, seat: Seat) -> tuple[Prospect, ...]:
    """What every deed could do, in the order of `DEEDS`. Nothing is looked at but what the view shows."""
    return tuple(_prospect(view, seat, deed) for deed in DEEDS)


def _prospect(view: RunHamsterRun, seat: Seat, deed: Deed) -> Prospect:
    state = _as_if_declared(view, seat, deed)
    found = OFFERS[deed](state, seat)
    targets = sorted({*_tests(found), *_tests_after_a_step(state, seat, found)})
    if not targets:
        # Whoever rests does not tire: that is of use everywhere.
        return Prospect(deed, _reach(state, seat, deed), is_useless=not found and deed != REST)
    # Own Mettle is the same against all: the least resistance gives the best odds.
    best = min(targets, key=lambda other: state.mettle[other])
    return Prospect(deed, _reach(state, seat, deed), best, state.mettle[seat], state.mettle[best])


def _as_if_declared(view: RunHamsterRun, seat: Seat, deed: Deed) -> RunHamsterRun:
    state = view.copy()
    state.declared[seat] = deed
    state.begun = state.walked = state.challenged = state.sidestepped = False
    state.pushed = ()
    return state


def _reach(state: RunHamsterRun, seat: Seat, deed: Deed) -> int:
    if deed == RUN:
        # A spent chip is two squares (RR-25); nobody runs in the pit (RR-38).
        return 2 * face_up(state, seat) if state.where[seat] != PIT else 0
    if deed == THROW:
        return state.mettle[seat] // 2
    return 1 if deed != REST else int(bool(OFFERS[REST](state, seat)))


def _tests(actions: list[Action]) -> list[Seat]:
    return [action.target for action in actions if isinstance(action, Push | Challenge)]


def _tests_after_a_step(state: RunHamsterRun, seat: Seat, actions: list[Action]) -> list[Seat]:
    """Whom a Bite or a Throw reaches with its free square first (RR-16)."""
    found: list[Seat] = []
    for action in actions:
        if isinstance(action, Walk) and action.square != PIT:
            there = state.copy()
            there.walked = True
            there.occupant[there.where[seat]], there.occupant[action.square] = -1, seat
            there.where[seat] = action.square
            found += _tests(OFFERS[there.declared[seat]](there, seat))
    return found
