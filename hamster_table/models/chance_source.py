"""Chance that takes time: what a source of it can do, and the session's question to it."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Action, State
from hamster_table.engine.match import Match


class ChanceSource(Protocol):
    """Resolves what chance does in the time it takes, one entry of the ledger after the other."""

    progress: SignalInstance
    """There is something new to see."""
    result: SignalInstance
    """(entry, action): what chance does as that entry of the ledger, counted from 0. It may come from within `begin`,
    and comes once for each `begin` that was not cancelled."""

    def begin(self, entry: int, state: State, luck: Random) -> bool:
        """Begin to resolve that entry, from this state and with this luck. False: it takes no time, and the seed
        decides."""

    def cancel(self) -> None:
        """Nobody wants the result any more. Never blocks."""


class PendingChance(QObject):
    """What chance does next in a match. A source may resolve it ahead; it is handed in once it is asked for."""

    resolved = Signal(object)
    """The action, legal; None: the seed decides."""

    def __init__(self, match: Match, source: ChanceSource | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = source
        self.is_awaited = False
        """Whether the game waits for the result."""
        self._match = match
        self._entry: int | None = None
        """The entry of the ledger that the source resolves; None: none."""
        self._outcome: Action | None = None
        """Its result, until it is handed in."""
        if source is not None:
            source.result.connect(self._resolve)

    def begin(self) -> None:
        """Let the source begin, unless it has begun already."""
        entry = len(self._match.ledger)
        if self.source is None or self._entry == entry:
            return
        self._entry, self._outcome = entry, None
        if not self.source.begin(entry, self._match.state, self._match.luck()):
            self._entry = None

    def ask(self) -> None:
        """Have the result handed in: at once if it is known, else as soon as it is."""
        self.begin()
        if self._entry is None:
            self.resolved.emit(None)
            return
        self.is_awaited = True
        self._hand_in()

    def forget(self) -> None:
        """The game is elsewhere, or not seen: what is resolved then begins anew."""
        self._clear()
        if self.source is not None:
            self.source.cancel()

    @Slot(int, object)
    def _resolve(self, entry: int, action: Action) -> None:
        if entry == self._entry:
            self._outcome = action
            self._hand_in()

    def _hand_in(self) -> None:
        if not self.is_awaited or (outcome := self._outcome) is None:
            return
        self._clear()
        self.resolved.emit(outcome if self._match.refusal(CHANCE, outcome) is None else None)

    def _clear(self) -> None:
        self._entry, self._outcome, self.is_awaited = None, None, False


def chance_source_of(game: Game) -> ChanceSource | None:
    """A new source of the chance of a game that takes time; None: there is none in this game."""
    module, _, name = game.chance_source.partition(":")
    if not module:
        return None
    source: ChanceSource = getattr(import_module(module), name)()
    return source
