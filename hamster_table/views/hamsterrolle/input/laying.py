"""Laying a piece: when the hand opens, it is first found out whether the piece holds (HR-52 to HR-54)."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import Hand, kind_of
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.hamsterrolle.placements import lowered
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat, refusal
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.sentences import STEADY
from hamster_table.views.hamsterrolle.input.hand_physics import HandPhysics

LOWERED_BY_HAND = 160
"""So far at most a steady hand lowers a piece before it opens, in tenths of a millimetre: what hangs higher is dropped
on purpose."""


class Laying(QObject):
    """The trials of one piece in the hand."""

    held = Signal(object)
    """(hand): the piece holds, and this is the action to be played."""
    refused = Signal(object)
    """(refusal): the piece does not hold; it stays in the hand."""

    def __init__(self, parent: QObject, physics: HandPhysics) -> None:
        super().__init__(parent)
        self.last: Trial | None = None
        """The last trial that was refused, until the hand moves; None: there is none."""
        self.may_let_drop = False
        """Whether a trial of this piece was refused, so that it may be let drop (HR-54)."""
        self._physics = physics
        self._asked: tuple[Hamsterrolle, Hand] | None = None
        self._otherwise: Hand | None = None
        """What is tried next, if what was asked does not hold; None: nothing."""
        physics.tried.connect(self._tried)
        physics.restarted.connect(self._ask)
        physics.gave_up.connect(self._ask)

    @property
    def is_trying(self) -> bool:
        """Whether it is being found out: the hand stands still."""
        return self._asked is not None

    @property
    def why(self) -> Refusal | None:
        """What came of the last trial, if the hand has not moved since."""
        return None if self.last is None else self.last.refusal

    def begin(self, state: Hamsterrolle, hand: Hand, otherwise: Hand) -> None:
        """Find out whether the piece holds when that hand opens, or else when another one does, if that is another; at
        once in the first edition, in which it may drop."""
        self.last, self._otherwise = None, otherwise if otherwise != hand else None
        if state.edition == 1:
            self.held.emit(hand)
            return
        self._asked = state, hand
        self._ask()

    def may_move(self) -> bool:
        """Whether the hand may move; if so, what was found out does not hold for where it is going to be."""
        if not self.is_trying:
            self.last = None
        return not self.is_trying

    def cancel(self) -> None:
        """Something else has been done with the piece: what is being found out does not matter any more."""
        self._asked = None

    def end(self) -> None:
        """The piece is not in the hand any more."""
        self._asked, self.last, self.may_let_drop = None, None, False

    @guard
    def _ask(self) -> None:
        # A thread that died in the middle of a trial never answers: the next one is asked again.
        if self._asked is not None:
            self._physics.try_to_lay(*self._asked)

    @guard
    def _tried(self, trial: Trial) -> None:
        # An answer may come late, when another question was asked or none.
        if self._asked is None or replace(trial.hand, held=()) != self._asked[1]:
            return
        (state, _), self._asked = self._asked, None
        if trial.refusal is None:
            self.held.emit(trial.hand)
            return
        if self._otherwise is not None:
            self._asked, self._otherwise = (state, self._otherwise), None
            self._ask()
            return
        self.last, self.may_let_drop = trial, True
        self.refused.emit(trial.refusal)


def refusal_of_place(state: Hamsterrolle, seat: Seat, hand: Hand) -> Refusal | None:
    """What speaks against letting go there, except that the piece may not hold: the rules ask that last of all, and the
    hand only when it opens (HR-52)."""
    why = refusal(state, seat, hand)
    return None if why is not None and why.ruling == "HR-52" else why


def laying_hand(state: Hamsterrolle, seat: Seat, hand: Hand, hand_mode: str) -> Hand:
    """A hand that may open, as it lays its piece: a steady one first lowers it to what lies close below, unless a rule
    speaks against the lower place (an edge that is lowered may be ahead no longer)."""
    if hand_mode != STEADY:
        return hand
    others = legality.poses_after(state, hand)
    pose = lowered(state, kind_of(hand.piece), hand.pose, others, hand.angle, LOWERED_BY_HAND)
    low = replace(hand, pose=pose)
    return low if refusal_of_place(state, seat, low) is None else hand
