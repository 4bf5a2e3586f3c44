"""Undo and redo at a table: first of what is in the hand, then of what is prepared and not chosen yet, then of what was
chosen."""

from __future__ import annotations

from hamster_table.models.draft import UndoableDraft
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views.board import hand_speech
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.tables import Table
from hamster_table.views.widgets.speech import announce


class Undo:
    """Takes back the last change of what is prepared; where nothing is, the last choice."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session, self._table = session, table

    @property
    def may_undo(self) -> bool:
        """Whether there is anything to take back."""
        draft, table = self._draft, self._table
        is_holding = isinstance(table, BoardView) and table.is_holding
        return is_holding or (draft is not None and draft.may_undo) or self._session.may_undo

    @property
    def may_redo(self) -> bool:
        """Whether something was taken back and can be done again."""
        draft = self._draft
        if draft is not None and (draft.may_undo or draft.may_redo):
            return draft.may_redo  # another question would throw away what is prepared now
        return self._session.may_redo

    def undo(self) -> None:
        """Put back what is in the hand; or take back the last change of what is prepared, or else the last choice."""
        if isinstance(self._table, BoardView) and self._table.is_holding:
            self._table.put_back()
            return
        draft = self._draft
        if draft is not None and draft.may_undo:
            draft.undo()
            self._show(undone_words())
        else:
            self._session.undo()

    def redo(self) -> None:
        """Do again what was taken back last."""
        draft = self._draft
        if draft is not None and draft.may_redo:
            draft.redo()
            self._show(_redone_words())
        elif self.may_redo:
            length = self._session.length
            self._session.redo()
            if self._session.length > length:
                announce(self._table, _redone_words())

    @property
    def _draft(self) -> UndoableDraft | None:
        """What the asked person prepares; None: nothing of several parts is asked."""
        is_asked = self._session.asked_seat is not None and not self._session.is_past
        draft = self._table.draft if is_asked else None
        assert draft is None or isinstance(draft, UndoableDraft)
        return draft

    def _show(self, what: str) -> None:
        """Show the draft as it is now; who hears the table is told where it is another one."""
        table = self._table
        assert isinstance(table, BoardView), "only boards have drafts"
        table.hand.release()  # a piece in the hand may lie elsewhere now
        before = hand_speech.places(table)
        table.refresh()
        hand_speech.say_changed_places(table, before, what)


def undone_words() -> str:
    """What a screen reader says of an undo."""
    return translate("Table", "Undone.")


def _redone_words() -> str:
    return translate("Table", "Redone.")
