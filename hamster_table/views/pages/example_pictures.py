"""The pictures of the examples of the rules: drawn when they come into sight, and kept for the next reader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pkgutil import resolve_name

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap

from hamster_table.engine.codec import canonical
from hamster_table.engine.game import Game
from hamster_table.models.items.library_model import GameState
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import px, theme
from hamster_table.views.board.example import Example
from hamster_table.views.board.table_info import table_info
from hamster_table.views.thumbnails.thumbnail_process import Pictures

SLEEPER = "hamster-asleep"


def examples_of(game: Game) -> Mapping[str, Example]:
    """The examples of a game, by chapter; {} for one without."""
    found = table_info(game).examples
    return resolve_name(found) if found else {}


def waiting_picture(size: QSize, dpr: float) -> QPixmap:
    """What lies in the place of a picture while that is drawn: a sleeping hamster on an empty card."""
    waiting = QPixmap(size * dpr)
    waiting.setDevicePixelRatio(dpr)
    waiting.fill(Qt.GlobalColor.transparent)
    painter, whole = QPainter(waiting), QRectF(QPointF(0, 0), size)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme().hairline, 1.2))
    painter.setBrush(theme().inset)
    painter.drawRoundedRect(whole.adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)
    side = min(0.6 * size.height(), px(96))
    painter.setOpacity(0.55)
    sprites.draw(painter, QRectF(whole.center().x() - side / 2, whole.center().y() - side / 2, side, side), SLEEPER)
    painter.end()
    return waiting


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
        form = {"game": self._game.id, "chapter": chapter}
        self._pictures.draw(self._key(chapter), canonical(form), size, dpr)

    def stop(self) -> None:
        """Nobody looks any more: what is not drawn yet is not drawn, and the process ends."""
        self._pictures.stop()

    def _key(self, chapter: str) -> GameState:
        return 0, 0, f"{self._game.id}/{chapter}"

    def _one_is_drawn(self, _: int) -> None:
        self.drawn.emit()
