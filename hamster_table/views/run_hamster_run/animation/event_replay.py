"""A game of Run, Hamster, Run! as its story tells it, event after event: what the table shows while it is played.

The engine gives one view for all events of a play. In between, the table must look as if it knew only what has been
told so far. Nothing is decided here; when the story is told, the table shows the engine's view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run import events as told
from hamster_table.engine.run_hamster_run.actions import EATEN, LANES, PIT, RUN, SPEND, STRIPS, TRAITS, Square
from hamster_table.engine.run_hamster_run.chips import to_fatigue
from hamster_table.engine.run_hamster_run.state import RunHamsterRun


class Retold:
    """A view that follows the story."""

    def __init__(self, view: RunHamsterRun) -> None:
        self.state = view.copy()
        self._spends: set[Seat] = set()
        """Who is on the first of two squares of a spent chip."""

    def tell(self, event: Event) -> bool:
        """Follow one event; False when it changes nothing that lies on the table."""
        change = CHANGES.get(type(event))
        if change is None:
            return False
        self.state = self.state.copy()
        change(self, event)
        return True

    # Places

    def _put(self, seat: Seat, square: Square) -> None:
        state = self.state
        origin = state.where[seat]
        if origin >= 0 and state.occupant[origin] == seat:
            state.occupant[origin] = -1
        state.where[seat] = square
        if square >= 0:
            state.occupant[square] = seat

    def _go(self, seat: Seat, square: Square) -> None:
        """To a square; who goes into the pit stays at its edge until the fall is told."""
        if square != PIT:
            self._put(seat, square)

    def placed(self, event: told.Placed) -> None:
        self._put(event.seat, event.square)

    def moved(self, event: told.Moved) -> None:
        seat = event.seat
        if event.by == "flip":
            self.state.down[seat] += 1
        elif event.by == SPEND:
            if seat not in self._spends:
                to_fatigue(self.state, seat, "scamper")
            self._spends ^= {seat}
        self._go(seat, event.square)

    def pushed(self, event: told.Pushed) -> None:
        if not event.tested:
            self.state.down[event.seat] += 1
        self._go(event.target, event.square)
        self._put(event.seat, event.origin)

    def climbed(self, event: told.Climbed) -> None:
        if event.price == SPEND:
            to_fatigue(self.state, event.seat, "scamper")
            self.state.down[event.seat] += 1
        else:
            self.state.down[event.seat] += 3
        self._put(event.seat, event.square)

    def thrown(self, event: told.Thrown) -> None:
        self._go(event.target, event.square)

    def fell(self, event: told.Fell) -> None:
        self._put(event.seat, PIT)

    def belt_moved(self, event: told.BeltMoved) -> None:
        """Everybody a strip on; who stood on the first one lies at the edge until the fall is told."""
        state = self.state
        state.where = [square - LANES if square >= LANES else square for square in state.where]
        state.occupant = state.occupant[LANES:] + [-1] * LANES
        state.star = state.star - 1 or STRIPS

    # Chips

    def challenged(self, event: told.Challenged) -> None:
        if event.deed == RUN:
            self.state.down[event.seat] += 1

    def changed(self, event: told.Changed) -> None:
        to_fatigue(self.state, event.seat, event.trait)
        self.state.declared[event.seat] = event.deed

    def bitten(self, event: told.Bitten) -> None:
        to_fatigue(self.state, event.target, event.trait)

    def tired(self, event: told.Tired) -> None:
        to_fatigue(self.state, event.seat, event.trait)

    def rested(self, event: told.Rested) -> None:
        if event.trait:
            self.state.fatigue[event.seat] -= 1
            self.state.trait(event.trait)[event.seat] += 1

    def allocated(self, event: told.Allocated) -> None:
        state, seat = self.state, event.seat
        state.hand[seat] = 0
        state.scamper[seat], state.mettle[seat], state.friskiness[seat] = event.scamper, event.mettle, event.friskiness
        state.sealed = {other: split for other, split in state.sealed.items() if other != seat}

    def eaten(self, event: told.Eaten) -> None:
        seat = event.seat
        for trait in TRAITS:
            for _ in range(self.state.trait(trait)[seat]):
                to_fatigue(self.state, seat, trait)
        self.state.asleep[seat] = False
        self.state.eaten = [*self.state.eaten, (self.state.round, seat)]
        self._put(seat, EATEN)

    # Order, round and machine

    def drew(self, event: told.Drew) -> None:
        if event.purpose != "chomp":
            self.state.order = [*self.state.order, event.seat]

    def declared(self, event: told.Declared) -> None:
        self.state.declared[event.seat] = event.deed

    def round_began(self, event: told.RoundBegan) -> None:
        state = self.state
        state.round = event.round
        for seat in state.in_play():
            state.hand[seat] = state.pluck(seat)
            state.asleep[seat] = not state.hand[seat]
            state.scamper[seat] = state.mettle[seat] = state.friskiness[seat] = state.down[seat] = 0
        state.declared = [""] * state.seats
        state.order = []

    def speed_set(self, event: told.SpeedRose | told.StarPassed) -> None:
        self.state.speed = event.speed

    def alligators_counted(self, event: told.AlligatorCame | told.AlligatorLeft) -> None:
        self.state.alligators = event.alligators


CHANGES: Mapping[type[Event], Callable[[Retold, Any], None]] = {
    told.Placed: Retold.placed,
    told.Moved: Retold.moved,
    told.Pushed: Retold.pushed,
    told.Climbed: Retold.climbed,
    told.Thrown: Retold.thrown,
    told.Fell: Retold.fell,
    told.BeltMoved: Retold.belt_moved,
    told.Challenged: Retold.challenged,
    told.Changed: Retold.changed,
    told.Bitten: Retold.bitten,
    told.Tired: Retold.tired,
    told.Rested: Retold.rested,
    told.Allocated: Retold.allocated,
    told.Eaten: Retold.eaten,
    told.Drew: Retold.drew,
    told.Declared: Retold.declared,
    told.RoundBegan: Retold.round_began,
    told.SpeedRose: Retold.speed_set,
    told.StarPassed: Retold.speed_set,
    told.AlligatorCame: Retold.alligators_counted,
    told.AlligatorLeft: Retold.alligators_counted,
}
