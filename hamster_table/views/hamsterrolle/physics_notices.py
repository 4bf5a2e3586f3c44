"""What the table says when the physics of the wheel has failed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from hamster_table.models.guard import guard
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.hamsterrolle import prompts


class PhysicsNotices(QObject):
    """Says at the top of the page that the physics starts again, or that a rule takes its place."""

    def __init__(self, table: BoardView) -> None:
        super().__init__(table)
        self._table = table

    # No lambdas: whatever tumbles lives on when the page is made anew, and the page with them.

    @guard
    def say_failed(self) -> None:
        """A world of wood has failed, and a fresh one begins."""
        self._table.noticed.emit(prompts.physics_starts_again())

    @guard
    def say_gave_up(self) -> None:
        """No world of wood goes on: a rule of thumb ends the turn."""
        self._table.noticed.emit(prompts.physics_gives_up())
