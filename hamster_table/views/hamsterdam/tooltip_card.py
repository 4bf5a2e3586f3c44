"""A note beside a place of the table: what lies there, what a special can do, and why not now."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.models.hamsterdam.sentences import Note
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.board.items import BUBBLE_Z, Drawing
from hamster_table.views.hamsterdam.piece_pixmaps import drawing_of

MOST_WIDE = 360
"""The width at which its lines are broken, in pixels at 100 %."""
GAP, EDGE = 8.0, 12.0
"""From the place to the sheet, and from the sheet's edge to the words, in pixels."""
WRAP = Qt.TextFlag.TextWordWrap


class NoteDrawing(Drawing):
    """The sheet with a note."""

    def __init__(self) -> None:
        # Over all pieces, also lifted ones, but under a refusal and a fanned stack.
        super().__init__(BUBBLE_Z - 1)
        self.hide()

    def place_beside(self, spot: QRectF, note: Note | None, room: QRectF) -> None:
        """Lie beside a spot, where the sheet does not cover it, inside the *room*; without a note, be gone."""
        self.setVisible(note is not None)
        if note is None:
            return
        self.show_as(_place(spot, *_size(note), room), note)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint picture, title and lines."""
        note, now = self.shown, theme()
        assert isinstance(note, Note)
        materials.paper(painter, area, 12, 3)
        words = area.adjusted(EDGE, EDGE * 0.75, -EDGE, 0)
        if note.special != PLAIN:
            side = px(44)
            sprites.draw(painter, QRectF(words.left(), words.top() + 2, side, side), drawing_of(note.special))
            words.setLeft(words.left() + side + 10)
        for text, size, weight in _texts(note):
            letters = font(size, weight)
            high = _height(text, words.width(), size, weight)
            painter.setFont(letters)
            painter.setPen(now.legal_ink if text == note.now else now.ink if weight > 700 else now.soft_ink)
            painter.drawText(QRectF(words.left(), words.top(), words.width(), high), WRAP, text)
            words.setTop(words.top() + high + 3)


def _texts(note: Note) -> list[tuple[str, float, int]]:
    """All that is written, with the size and the weight of its letters."""
    texts = [(note.title, 14.5, 800), *((line, 13.0, 600) for line in note.lines), (note.now, 13.0, 800)]
    return [one for one in texts if one[0]]


def _height(text: str, width: float, size: float, weight: int) -> float:
    needed = QFontMetricsF(font(size, weight)).boundingRect(QRectF(0, 0, width, 1000), WRAP, text)
    return math.ceil(needed.height()) + 1


def _size(note: Note) -> tuple[float, float]:
    texts = _texts(note)
    left = px(44) + 10 if note.special != PLAIN else 0
    widest = max(QFontMetricsF(font(size, weight)).horizontalAdvance(text) for text, size, weight in texts)
    inner = min(px(MOST_WIDE), math.ceil(widest) + 2)
    high = sum(_height(text, inner, size, weight) + 3 for text, size, weight in texts)
    return inner + left + 2 * EDGE, max(high, px(44) if note.special != PLAIN else 0) + 1.4 * EDGE


def _place(spot: QRectF, width: float, height: float, room: QRectF) -> QRectF:
    """Beside the spot: above it, below, at its left or its right, wherever there is room first."""
    room = room.adjusted(4, 4, -4, -4)
    middle = spot.center()
    corners = (
        (middle.x() - width / 2, spot.top() - GAP - height),
        (middle.x() - width / 2, spot.bottom() + GAP),
        (spot.left() - GAP - width, middle.y() - height / 2),
        (spot.right() + GAP, middle.y() - height / 2),
    )
    for x, y in corners:
        area = _inside(QRectF(x, y, width, height), room)
        # Pushed back into the room it may have come to lie over its own place: then the next side is tried.
        if not area.intersects(spot):
            return area
    return _inside(QRectF(*corners[0], width, height), room)


def _inside(area: QRectF, room: QRectF) -> QRectF:
    area.moveLeft(max(room.left(), min(area.left(), room.right() - area.width())))
    area.moveTop(max(room.top(), min(area.top(), room.bottom() - area.height())))
    return area
