"""Offers the answers of a puzzle as places on its table: one is chosen by its number."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from hamster_table.features.puzzles.attempt import Attempt
from hamster_table.features.puzzles.questions import questions_of
from hamster_table.features.puzzles.texts import PuzzleTexts
from hamster_table.models.guard import guard
from hamster_table.models.texts import headed, translate
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.prompt_bar import ButtonSpec


class Offer(QObject):
    """Goes with the page: while the question is open, the places are drawn and the hand lies still."""

    def __init__(self, page: GamePage, attempt: Attempt, texts: PuzzleTexts, places: Any) -> None:
        """*places*: draws them on the table."""
        super().__init__(page)
        self._table, self._session, self._attempt, self._places = page.table, page.session, attempt, places
        puzzle = attempt.puzzle
        presses = [
            ButtonSpec(headed(n, texts.place(one)), partial(page.session.submit, puzzle.seat, one), key=str(n))
            for n, one in enumerate(puzzle.offered, 1)
        ]
        self._choice = Prompt(translate("Puzzles", "Choose one of the places in the wheel."), "", tuple(presses))
        page.session.happened.connect(self._show)
        page.session.changed.connect(self._show)
        self._show()

    @guard
    def _show(self, *_: object) -> None:
        is_asked = self._attempt.is_asked
        self._table.instead = self._choice if is_asked else None
        self._places.setVisible(is_asked and not self._session.is_past)


def offer_places(page: GamePage, attempt: Attempt, texts: PuzzleTexts) -> None:
    """Offer the answers, in a game of which places are offered."""
    offer = questions_of(page.session.match.game).offer
    if offer is not None and isinstance(page.table, BoardView):
        Offer(page, attempt, texts, offer(page.table, attempt.puzzle.offered))
