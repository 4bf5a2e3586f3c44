"""Weighs a choice of a computer player on a thread, so that the window goes on meanwhile."""

from __future__ import annotations

import random
from collections.abc import Sequence
from threading import Event, Thread

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.players.weighing import Weighed, weigh
from hamster_table.models.relay import Relay


class Weigher(QObject):
    """Weighs one choice. It ends with `weighed`, unless it is deleted before."""

    weighed = Signal(object)
    """The best of the others, a sequence of `Weighed`."""

    def __init__(
        self, game: Game, view: State, seat: Seat, chosen: Action, seed: str, parent: QObject | None = None
    ) -> None:
        """The same for the same *seed*. It is given the view of a seat and never a state."""
        super().__init__(parent)
        self._relay = Relay(self._arrived)
        stop, relay, luck = Event(), self._relay, random.Random(seed)

        def work() -> None:
            relay.say(tuple(weigh(game, view, seat, chosen, luck, stop.is_set)))

        self._thread = Thread(target=work, name="weigher", daemon=True)
        # A function and not the event's method, which would end with the event, on the thread: see `Relay`.
        self.destroyed.connect(lambda: stop.set())

    def start(self) -> None:
        """Begin."""
        self._relay.carry_for(self._thread)

    @Slot(object)
    def _arrived(self, found: Sequence[Weighed]) -> None:
        self.weighed.emit(found)
