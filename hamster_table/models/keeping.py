"""What a game in play leaves in the session store: every entry, before it is shown as done."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.record import Sitter


class Keeper(Protocol):
    """One game in the session store, which has all of the match when it is given to a session."""

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Keep entry *n* of the ledger, counted from 0."""

    def cut(self, n: int) -> None:
        """Forget all but the first *n* entries."""

    def level(self, match: Match) -> None:
        """Keep exactly the ledger of the match, whatever was missed."""

    def note(self, notes: str) -> None:
        """Keep these notes, in place of the former ones."""

    def finish(self, match: Match, sitters: Sequence[Sitter]) -> None:
        """The game is over: keep its record."""


class Keeping:
    """Keeps a match in the store, and goes on in memory when the store fails.

    After a failure the next entry brings everything that is missing, so that a full disc which has room again leaves
    no gap.
    """

    def __init__(self, keeper: Keeper | None, match: Match, tell: Callable[[bool, str], None], notes: str = "") -> None:
        self._keeper = keeper
        self._match = match
        self._tell = tell
        self._stored = len(match.ledger)
        self._notes = self._noted = notes
        self._is_behind = False
        self._final: tuple[Sitter, ...] | None = None

    def catch_up(self, notes: str | None = None) -> None:
        """Bring the store level with the match and, if there are other ones, with its notes."""
        if notes is not None:
            self._notes = notes
        if self._keeper is not None:
            self._try(self._level if self._is_behind else self._add)

    def finish(self, sitters: Sequence[Sitter]) -> None:
        """Keep the record of a game that is over."""
        self._final = tuple(sitters)
        if self._keeper is not None:
            self._try(self._level if self._is_behind else self._finish)

    def _finish(self) -> None:
        assert self._keeper is not None
        if self._final is not None and not self._match.waiting:
            self._keeper.finish(self._match, self._final)

    def _add(self) -> None:
        assert self._keeper is not None
        ledger = self._match.ledger
        if self._stored > len(ledger):
            self._keeper.cut(len(ledger))
            self._stored = len(ledger)
        for n in range(self._stored, len(ledger)):
            self._keeper.append(n, *ledger[n])
            self._stored = n + 1
        self._note()

    def _level(self) -> None:
        assert self._keeper is not None
        self._keeper.level(self._match)
        self._stored = len(self._match.ledger)
        self._note()
        self._finish()

    def _note(self) -> None:
        assert self._keeper is not None
        if self._notes != self._noted:
            self._keeper.note(self._notes)
            self._noted = self._notes

    def _try(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except Exception as mistake:  # whatever it is, the game goes on
            logging.getLogger(__name__).warning("The game could not be kept", exc_info=mistake)
            self._is_behind = True
            self._tell(False, str(mistake))
            return
        if self._is_behind:
            self._is_behind = False
            self._tell(True, "")
