"""A game of Hamsterdam as its story tells it, event after event: what the table shows while it is played.

The engine gives one view for all events of a play. In between, the table must look as if it knew only what has been
told so far. Nothing is decided here; when the story is told, the table shows the engine's view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam import setup_events as before
from hamster_table.engine.hamsterdam.actions import CARDS, OUT, PILE, PLAIN, TURNED, Hamster, Spot
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Event, Seat


class Retold:
    """A view that follows the story."""

    def __init__(self, view: Hamsterdam) -> None:
        self.state = view.copy()

    def tell(self, event: Event) -> bool:
        """Follow one event; False when it changes nothing that lies on the table."""
        change = CHANGES.get(type(event))
        if change is None:
            return False
        self.state = self.state.copy()
        # What the step asks is over.
        self.state.agenda, self.state.sealed = [], {}
        change(self, event)
        return True

    # Hamsters

    def _place(self, seat: Seat, special: Hamster, place: int) -> None:
        state, bit = self.state, 1 << special
        state.owner[special], state.place[special] = seat, place
        state.up[seat] = state.up[seat] | bit if place >= 0 else state.up[seat] & ~bit
        state.waiting[seat] = state.waiting[seat] | bit if place == PILE else state.waiting[seat] & ~bit
        mine = set(state.mine[seat]) | {special} if place in (PILE, *range(44)) else set(state.mine[seat]) - {special}
        state.mine[seat] = tuple(sorted(mine))
        state.rebuild_derived()

    def _take(self, seat: Seat, hamster: Hamster, spot: Spot) -> None:
        """An ordinary hamster is no longer on a card, or in the pile."""
        if spot == PILE:
            self.state.pile[seat] = max(0, self.state.pile[seat] - 1)
        else:
            self.state.plain[spot] = max(0, self.state.plain[spot] - 1)

    def moved(self, event: told.HamsterMoved) -> None:
        if event.hamster == PLAIN:
            self._take(event.seat, PLAIN, event.origin)
            self.state.plain[event.spot] += 1
        else:
            self._place(event.seat, event.hamster, event.spot)

    def put(self, event: told.HamsterPut) -> None:
        if event.hamster == PLAIN:
            self._take(event.seat, PLAIN, PILE)
            self.state.plain[event.spot] += 1
        else:
            self._place(event.seat, event.hamster, event.spot)

    def went_to_pile(self, event: told.WentToPile) -> None:
        if event.hamster == PLAIN:
            self._take(event.seat, PLAIN, event.spot)
            self.state.pile[event.seat] += 1
        else:
            self._place(event.seat, event.hamster, PILE)

    def removed(self, event: told.HamsterRemoved) -> None:
        self.state.removed[event.seat] += 1
        if event.hamster == PLAIN:
            self._take(event.seat, PLAIN, event.origin)
        else:
            self._place(event.seat, event.hamster, OUT)

    def turned(self, event: told.SpecialTurned) -> None:
        self._place(event.seat, event.hamster, TURNED)
        if event.spot == PILE:
            self.state.pile[event.seat] += 1
        else:
            self.state.plain[event.spot] += 1

    def marked(self, event: told.Marked) -> None:
        self.state.marked |= 1 << event.hamster

    def unmarked(self, event: told.Unmarked) -> None:
        self.state.marked &= ~(1 << event.hamster)

    # Water

    def flooded(self, event: told.Flooded) -> None:
        self.state.water[event.spot] += 1

    def inundated(self, event: told.Inundated) -> None:
        self.state.town[event.seat] = event.town

    def token_removed(self, event: told.TokenRemoved) -> None:
        self.state.water[event.spot] = max(0, self.state.water[event.spot] - 1)

    def token_shifted(self, event: told.TokenShifted) -> None:
        self.state.water[event.origin] = max(0, self.state.water[event.origin] - 1)
        self.state.water[event.spot] += 1

    def flipped(self, event: told.CardFlipped) -> None:
        state = self.state
        state.water[event.spot] = 0
        state.town[event.seat] = event.town
        if event.spot == state.low[event.seat]:
            state.low[event.seat] += 1
        else:
            state.high[event.seat] -= 1
        state.rebuild_derived()

    # Dice

    def rolled(self, event: told.Rolled | told.DiceTurned) -> None:
        self.state.die_a, self.state.die_b = event.a, event.b
        self.state.counts = [0] * self.state.seats

    def turn_started(self, event: told.TurnStarted) -> None:
        state = self.state
        state.roller = event.seat
        state.turn = (event.tracker - 1) * state.seats + (event.seat - state.first) % state.seats
        state.counts = [0] * state.seats

    def shifted(self, event: told.RollShifted) -> None:
        self.state.counts[event.seat] = event.number

    def round_started(self, event: told.RoundStarted) -> None:
        self.state.round = event.round

    # Before the first round

    def lined_up(self, event: before.LinedUp) -> None:
        state = self.state
        state.passed = []
        numbers = list(state.numbers) or [0] * (CARDS * state.seats)
        numbers[CARDS * event.seat : CARDS * event.seat + CARDS] = event.numbers
        state.numbers = tuple(numbers)

    def gathered(self, event: before.HamstersGathered) -> None:
        self.state.pile[event.seat] += event.hamsters

    def kept(self, event: before.SpecialKept | before.TwinJoined) -> None:
        self._place(event.seat, event.hamster, PILE)

    def deployed(self, event: before.Deployed) -> None:
        state, base = self.state, CARDS * event.seat
        for position, count in enumerate(event.plain):
            state.plain[base + position] += count
        state.pile[event.seat] = max(0, state.pile[event.seat] - sum(event.plain))
        for special, position in event.specials:
            self._place(event.seat, special, base + position)


CHANGES: Mapping[type[Event], Callable[[Retold, Any], None]] = {
    told.HamsterMoved: Retold.moved,
    told.HamsterPut: Retold.put,
    told.WentToPile: Retold.went_to_pile,
    told.HamsterRemoved: Retold.removed,
    told.SpecialTurned: Retold.turned,
    told.Marked: Retold.marked,
    told.Unmarked: Retold.unmarked,
    told.Flooded: Retold.flooded,
    told.Inundated: Retold.inundated,
    told.TokenRemoved: Retold.token_removed,
    told.TokenShifted: Retold.token_shifted,
    told.CardFlipped: Retold.flipped,
    told.Rolled: Retold.rolled,
    told.DiceTurned: Retold.rolled,
    told.TurnStarted: Retold.turn_started,
    told.RollShifted: Retold.shifted,
    told.RoundStarted: Retold.round_started,
    before.LinedUp: Retold.lined_up,
    before.HamstersGathered: Retold.gathered,
    before.SpecialKept: Retold.kept,
    before.TwinJoined: Retold.kept,
    before.Deployed: Retold.deployed,
}
"""What each event changes on the table."""
