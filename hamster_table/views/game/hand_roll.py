"""A roll by one's own hand: chance waits until the person whose roll it is rolls the dice."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hamster_table.engine.kernel import Seat, State
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views.board.animation_player import AnimationPlayer
from hamster_table.views.board.tables import Table
from hamster_table.views.widgets.commands import ROLL
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.speech import announce, joined


class HandRoll(QObject):
    """Says whether the game waits for a person to roll, and rolls.

    What comes of it is drawn and kept by the session as ever, only not before somebody asks for it. The table says
    which outcomes of chance are rolled by a hand, and whose.
    """

    changed = Signal()
    """Whether people roll by hand has changed, while nothing is played that ends with a look at it."""

    def __init__(
        self, session: Session, player: AnimationPlayer, table: Table, is_wanted: bool, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._player, self._table = session, player, table
        self._is_wanted = is_wanted
        self.seat: Seat | None = None
        """Who is to roll now; None: nobody is waited for."""

    def set_wanted(self, is_wanted: bool) -> None:
        """Let people roll by hand, or let all dice roll by themselves."""
        if is_wanted != self._is_wanted:
            self._is_wanted = is_wanted
            if self._player.is_idle:
                self.changed.emit()

    def look(self, view: State) -> None:
        """See from what is shown now who is to roll, and tell the table and a screen reader."""
        session, before = self._session, self.seat
        self.seat = self.waits_for(view)
        self._table.chance.await_roll(self.seat, self.roll)
        if self.seat not in (None, before):
            words = translate("HandRoll", "{name} rolls. Roll the dice ({key}).")
            words = words.format(name=session.names[self.seat], key=key_text(ROLL))
            announce(self._table, joined(self._table.chance.decides(view), words))

    def waits_for(self, view: State) -> Seat | None:
        """The person who is to roll in what is shown; None: nobody is."""
        session = self._session
        if not (self._is_wanted and session.may_proceed and session.is_for_chance):
            return None
        seat = self._table.chance.hand_of(view)
        return seat if seat is not None and session.seating.is_person(seat) else None

    def end(self) -> None:
        """The dice are rolled."""
        self.seat = None
        self._table.chance.await_roll(None, self.roll)

    def roll(self) -> None:
        """Roll, as the person whose roll it is."""
        if self.seat is not None and self._session.may_proceed:
            self.seat = None
            self._session.proceed()
