"""Laying a piece: when the hand opens, it is first found out whether the piece holds (HR-52 to HR-54)."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.hamsterrolle.actions import Hand
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.hamsterrolle.legality import check_held
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.finder import Finder
from hamster_table.models.hamsterrolle.near_places import laying_hand

PATIENCE = 5_000
"""After so many milliseconds without an answer the physics has failed: geometry decides."""


class Laying(QObject):
    """The trials of one piece in the hand."""

    held = Signal(object)
    """(hand): the piece holds, and this is the action to be played."""
    refused = Signal(object)
    """(refusal): the piece may not be let go there; it stays in the hand."""

    def __init__(self, parent: QObject, finder: Finder) -> None:
        super().__init__(parent)
        self.last: Trial | None = None
        """The last trial that was refused, until the hand moves; None: there is none."""
        self.refused_at: Hand | None = None
        """Where a trial of this piece was refused last, so that it may be let drop there (HR-54)."""
        self._finder = finder
        self._asked: tuple[Hamsterrolle, Hand, Refusal | None] | None = None
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._give_up)

    @property
    def is_trying(self) -> bool:
        """Whether it is being found out: the hand stands still."""
        return self._asked is not None

    @property
    def why(self) -> Refusal | None:
        """What came of the last trial, if the hand has not moved since."""
        return None if self.last is None else self.last.refusal

    def begin(self, state: Hamsterrolle, seat: Seat, hand: Hand, is_steady: bool, why: Refusal | None) -> None:
        """Find out whether the piece holds when that hand opens, or else near it, if it is a steady one; in the first
        edition, in which it may drop, it does not have to. *why*: what speaks against the very place."""
        self.last = None
        if state.edition == 1:
            self.held.emit(laying_hand(state, seat, hand) if is_steady else hand)
            return
        self._asked = state, hand, why
        self._patience.start()
        self._finder.look_near(state, seat, hand, is_steady, self._tried)

    def may_move(self) -> bool:
        """Whether the hand may move; if so, what was found out does not hold for where it is going to be."""
        if not self.is_trying:
            self.last = None
        return not self.is_trying

    def cancel(self) -> None:
        """Something else has been done with the piece: what is being found out does not matter any more."""
        self._asked = None
        self._patience.stop()

    def end(self) -> None:
        """The piece is not in the hand any more."""
        self.cancel()
        self.last = self.refused_at = None

    @guard
    def _give_up(self) -> None:
        if self._asked is not None:
            self._finder.stop()
            self._tried(None)

    @guard
    def _tried(self, trial: Trial | None) -> None:
        # The answer may come late, when nothing is asked any more.
        if self._asked is None:
            return
        state, hand, why = self._asked
        self.cancel()
        if trial is None and why is None:
            # The physics has failed: geometry decides.
            trial = Trial(hand, check_held(state, hand), {})
        if trial is not None and trial.refusal is None:
            self.held.emit(trial.hand)
            return
        if trial is not None:
            self.last, self.refused_at = trial, trial.hand
        self.refused.emit(why or self.why)
