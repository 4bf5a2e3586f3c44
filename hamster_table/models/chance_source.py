"""Chance that takes time, such as physics: the protocol of its sources, and how the session waits for one."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, State
from hamster_table.engine.match import Match


class ChanceSource(Protocol):
    """Resolves entries of chance in the time it takes, one after the other."""

    progress: SignalInstance
    """The source has something new to show."""
    result: SignalInstance
    """(entry, action): the outcome of that entry of the ledger, counted from 0. Emitted once for each `begin` that was
    not cancelled, as soon as it is known, possibly from within `begin`."""

    def begin(self, entry: int, state: State, luck: Random) -> bool:
        """Begin to resolve that entry from this state and with this generator. Returns False when the step takes no
        time, and the seed decides it at once."""

    def leave(self) -> None:
        """The outcome is handed in: hold nothing any more that was only needed to find it or to show it."""

    def cancel(self) -> None:
        """Give up the entry, also one whose outcome is known; no result is emitted. Never blocks."""


class PendingChance(QObject):
    """The next outcome of chance in a match: a source may begin to resolve it early, and `ask` has it emitted.

    Whoever shows how it comes about may `hold` it, so that the game goes on when that has been seen.
    """

    resolved = Signal(int, object)
    """(entry, outcome): legal or not; None: the seed decides."""

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
        self._is_held = False
        self._letting_go = QTimer(self, singleShot=True)
        self._letting_go.timeout.connect(self._hand_in)
        if source is not None:
            source.result.connect(self._resolve)

    def begin(self) -> None:
        """Let the source begin, unless it has begun already."""
        entry = len(self._match.ledger)
        if self.source is None or self._entry == entry:
            return
        # Before `begin`, which may emit the result while it runs.
        self._entry, self._outcome, self._is_held = entry, None, False
        if not self.source.begin(entry, self._match.state, self._match.luck()):
            self._entry = None

    def ask(self) -> None:
        """Have `resolved` emitted: at once if the outcome is known, else as soon as it is."""
        self.begin()
        if self._entry is None:
            self.resolved.emit(len(self._match.ledger), None)
            return
        self.is_awaited = True
        self._hand_in()

    def hold(self) -> None:
        """Hand in the outcome that is being resolved only after `let_go`: it is to be seen how it comes about."""
        self._is_held = True

    def let_go(self) -> None:
        """Hold the outcome no more: it is handed in as soon as it is known, and through the event loop."""
        self._is_held = False
        # Not from here: whoever skips by a press would find the game at another place within that press.
        if self._outcome is not None:
            self._letting_go.start()

    def forget(self) -> None:
        """Give up what is being resolved, because the match is at another place or not shown."""
        self._clear()
        if self.source is not None:
            self.source.cancel()

    @Slot(int, object)
    def _resolve(self, entry: int, action: Action) -> None:
        # Results come through the event loop: one of an entry that was undone meanwhile is dropped here.
        if entry == self._entry:
            self._outcome = action
            self._hand_in()

    @Slot()
    def _hand_in(self) -> None:
        entry, outcome, source = self._entry, self._outcome, self.source
        if not self.is_awaited or self._is_held or outcome is None:
            return
        assert entry is not None and source is not None
        # Before the signal, whose receivers may already begin the next entry.
        self._clear()
        source.leave()
        self.resolved.emit(entry, outcome)

    def _clear(self) -> None:
        self._letting_go.stop()
        self._entry, self._outcome, self.is_awaited, self._is_held = None, None, False, False


def chance_source_of(game: Game) -> ChanceSource | None:
    """A new chance source of a game; None for a game without one."""
    module, _, name = game.chance_source.partition(":")
    if not module:
        return None
    source: ChanceSource = getattr(import_module(module), name)()
    return source
