"""The pictures of the examples of the rules: drawn when they come into sight, and kept for the next reader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QSize, Signal
from PySide6.QtGui import QPixmap

from hamster_table.engine.codec import canonical
from hamster_table.engine.game import Game
from hamster_table.models.items.library_model import GameState
from hamster_table.models.language import LANGUAGE
from hamster_table.views.board.example import Example
from hamster_table.views.board.table_info import load, table_info
from hamster_table.views.thumbnails.thumbnail_process import Pictures


def examples_of(game: Game) -> Mapping[str, Example]:
    """The examples of a game, by chapter; {} for one without."""
    found = table_info(game).examples
    return load(found) if found else {}


@cache
def _drawer(app: QObject) -> Pictures:
    # One for all pages, since each brings a process with it; it lives as long as the application.
    return Pictures(app)


class ExamplePictures(QObject):
    """The pictures of one reader of the rules of a game."""

    drawn = Signal()
    """A picture is there."""

    def __init__(self, game: Game, parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        app = QCoreApplication.instance()
        assert app is not None
        self._pictures = _drawer(app)
        self._pictures.drawn.connect(self._one_is_drawn)

    def picture(self, chapter: str, size: QSize, dpr: float) -> QPixmap | None:
        """The picture of a chapter, in the theme and language in force; None while there is none."""
        return self._pictures.of(self._key(chapter), size, dpr)

    def draw(self, chapter: str, size: QSize, dpr: float) -> None:
        """Let the picture be drawn, unless it is there or cannot be drawn."""
        form = {"game": self._game.id, "chapter": chapter, "language": LANGUAGE.now}
        self._pictures.draw(self._key(chapter), canonical(form), size, dpr)

    def stop(self) -> None:
        """Nobody looks any more: what is not drawn yet is not drawn, and the process ends."""
        self._pictures.stop()

    def _key(self, chapter: str) -> GameState:
        return 0, 0, f"{self._game.id}/{chapter}/{LANGUAGE.now}"

    def _one_is_drawn(self, _: int) -> None:
        self.drawn.emit()
