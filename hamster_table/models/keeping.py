"""What a game in play leaves in the session store: every entry, before it is shown as done."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.record import Sitter


class Keeper(Protocol):
    """One game in the session store."""

    def append(self, n: int, seat: Seat, action: Action) -> None:
        """Keep entry *n* of the ledger, counted from 0."""

    def cut(self, n: int) -> None:
        """Forget all but the first *n* entries."""

    def finish(self, match: Match, sitters: Sequence[Sitter]) -> None:
        """The game is over: keep its record."""


class Keeping:
    """Keeps a match in the store, and goes on in memory when the store fails.

    After a failure the next entry brings everything that is missing, so that a full disc which has room again leaves
    no gap.
    """

    def __init__(self, keeper: Keeper | None, tell: Callable[[bool, str], None]) -> None:
        self._keeper = keeper
        self._tell = tell
        self._stored = 0
        self._is_behind = False

    @property
    def is_sound(self) -> bool:
        """Whether all that was played is in the store."""
        return not self._is_behind

    def already(self, entries: int) -> None:
        """The store has so many entries of the match: it was opened from there."""
        self._stored = entries

    def catch_up(self, match: Match) -> None:
        """Bring the store level with the match."""
        if self._keeper is None:
            return
        try:
            sound = 0 if self._is_behind else min(self._stored, len(match.ledger))
            if self._is_behind or sound < self._stored:
                self._keeper.cut(sound)
                self._stored = sound
            while self._stored < len(match.ledger):
                self._keeper.append(self._stored, *match.ledger[self._stored])
                self._stored += 1
        except Exception as mistake:
            self._fail(mistake)
        else:
            self._recover()

    def finish(self, match: Match, sitters: Sequence[Sitter]) -> None:
        """Keep the record of a game that is over."""
        if self._keeper is None:
            return
        try:
            self._keeper.finish(match, sitters)
        except Exception as mistake:
            self._fail(mistake)

    def _fail(self, mistake: Exception) -> None:
        logging.getLogger(__name__).warning("The game could not be kept", exc_info=mistake)
        self._is_behind = True
        self._tell(False, str(mistake))

    def _recover(self) -> None:
        if self._is_behind:
            self._is_behind = False
            self._tell(True, "")
