"""The keys and any table: when it gets them, and whether Enter is its own."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from hamster_table.views.board.board_view import BoardView


def give_keys(table: QWidget) -> None:
    """Give the keys to a table at a new question, with the cursor where it is answered."""
    table.setFocus()
    if isinstance(table, BoardView):
        table.spot_cursor.bring()


def takes_enter(table: QWidget) -> bool:
    """Whether Enter does something on the table now, instead of pressing the golden button."""
    return isinstance(table, BoardView) and table.spot_cursor.takes_enter
