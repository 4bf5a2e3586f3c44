"""Asks computer players what they do."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from hamster_table.engine.game import PROGRAM, Rejected
from hamster_table.engine.kernel import CHANCE, Action, Seat, State
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import ProgramReplaced
from hamster_table.engine.tempers import TEMPERED


class AiClient(Protocol):
    """What runs computer players: at once in tests, or in a process of its own."""

    answered: SignalInstance
    """(ticket, action), or with a third: what was tried before and rejected"""
    failed: SignalInstance
    """(ticket, why)"""
    ready: SignalInstance
    """The player is loaded, and its thinking time runs."""
    hurried: SignalInstance
    """The player that answers next could not think for as long as it would: the machine is busy."""

    @property
    def is_getting_ready(self) -> bool:
        """Whether it has still to start or to load something before the thinking time runs."""

    def ask(self, seat: Seat, player: str, game: str, view: State, seed: str, seconds: float) -> int:
        """Begin to choose an action for *seat*, in at most *seconds*; returns the ticket of the answer."""

    def forget(self) -> None:
        """Drop the open question."""

    def stop(self) -> None:
        """Stop for good."""


class Computers(QObject):
    """The computer players of a match. One is asked at a time; each question ends in `chosen` or `missing`, unless it
    is forgotten."""

    tried = Signal(int, object)
    """(n, rejected): what was tried before the choice that is about to lead to a ledger of that length, a sequence of
    `Rejected`"""
    chosen = Signal(int, object)
    """(seat, action), legal or not"""
    missing = Signal(int)
    """(seat): no answer came."""
    replaced = Signal(object)
    """A program has failed, and *Steady* has taken its place for the rest of the game: the note about it."""
    began = Signal(int)
    """(seat): the player on this seat is loaded, and its thinking time runs."""
    hurried = Signal()
    """A player could not think for as long as it would: the machine is busy."""

    def __init__(self, match: Match, thinker: AiClient | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._thinker: AiClient | None = None
        self._ticket: int | None = None
        self._seat: Seat = CHANCE
        self._program = self._temper = ""
        self._seconds = 0.0
        self._failed_programs: set[tuple[Seat, str]] = set()
        if thinker is not None:
            self.use(thinker)

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._ticket is not None

    @property
    def asked_seat(self) -> Seat | None:
        """For which seat a question is open; None: there is none."""
        return self._seat if self.is_asked else None

    @property
    def is_getting_ready(self) -> bool:
        """Whether the computer that is asked cannot think yet."""
        return self.is_asked and self._thinker is not None and self._thinker.is_getting_ready

    def use(self, thinker: AiClient) -> None:
        """Let computer players think in *thinker*, unless they have something to think in already."""
        if self._thinker is None:
            self._thinker = thinker
            thinker.answered.connect(self._answered)
            thinker.failed.connect(self._failed)
            thinker.ready.connect(self._begun)
            thinker.hurried.connect(self.hurried)

    def ask(self, seat: Seat, player: str, seconds: float, temper: str = "") -> None:
        """Let *player* choose for *seat*, with that temper if it may have one; it may think for that many seconds."""
        self._seat, self._seconds, self._temper = seat, seconds, temper
        # Another one may sit there later: what has failed is this program on this seat.
        player = "steady" if (seat, player) in self._failed_programs else player
        self._program = player if player.startswith(PROGRAM) else ""
        if self._thinker is None:
            self.missing.emit(seat)
            return
        match = self._match
        # Before asking: a client that answers at once does so before its ticket is known here.
        self._ticket = -1
        name = f"{player}:{temper}" if temper and player in TEMPERED else player
        ticket = self._thinker.ask(seat, name, match.game.id, match.view(seat), self._seed(seat), seconds)
        # Otherwise it is answered already, and the next question may be open by now.
        if self._ticket == -1:
            self._ticket = ticket

    def forget(self) -> None:
        """Drop the open question."""
        if self._ticket is not None and self._thinker is not None:
            self._thinker.forget()
        self._ticket = None

    def try_again(self, seat: Seat) -> None:
        """Ask a program again that has failed on that seat: somebody wants it to play."""
        self._failed_programs = {one for one in self._failed_programs if one[0] != seat}

    def luck(self, seat: Seat) -> random.Random:
        """The random generator of a computer player: the same at the same place of the same game."""
        return random.Random(self._seed(seat))

    def _seed(self, seat: Seat) -> str:
        """The seed of a computer player's luck; the seed of the game cannot be computed from it.

        It counts how often the seat has chosen, so that what others chose before does not change it.
        """
        own = sum(who == seat for who, _ in self._match.ledger)
        where = f"{self._match.seed}/player/{seat}/{own}"
        return hashlib.blake2b(where.encode(), digest_size=16).hexdigest()

    @Slot()
    def _begun(self) -> None:
        if self.is_asked:
            self.began.emit(self._seat)

    def _answered(self, ticket: int, action: Action, rejected: Sequence[Rejected] = ()) -> None:
        if self._ticket is None or self._ticket not in (-1, ticket):
            return
        self._ticket = None
        self.tried.emit(len(self._match.ledger) + 1, rejected)
        self.chosen.emit(self._seat, action)

    @Slot(int, str)
    def _failed(self, ticket: int, why: str) -> None:
        if self._ticket is not None and self._ticket in (-1, ticket):
            self._ticket = None
            if self._program:
                self._replace_program()
            else:
                self.missing.emit(self._seat)

    def _replace_program(self) -> None:
        """Ask Steady what the program has not answered, now and from now on."""
        self._failed_programs.add((self._seat, self._program))
        self.replaced.emit((len(self._match.ledger), ProgramReplaced(self._seat)))
        self.ask(self._seat, "steady", self._seconds, self._temper)
