"""A note beside a place of the table: what lies there, what a special can do, and why not now."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.models.hamsterdam.sentences import Note
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.board.items import BUBBLE_Z, Drawing
from hamster_table.views.hamsterdam.drawings.special_card import PORTRAIT, lines_height, paint_lines
from hamster_table.views.hamsterdam.piece_pixmaps import drawing_of

CARD_WIDE = 250
"""How wide the words on the card of a special are, in pixels at 100 %."""
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
        if note.facts and _size(note)[1] > 0.6 * room.height():
            # So large text leaves no room for a card beside its place.
            note = replace(note, lines=(*note.facts, *note.lines), special=PLAIN, card=None)
        self.show_as(_place(spot, *_size(note), room), note)

    @property
    def link(self) -> QRectF:
        """Where a press leads to the whole wording, in the scene; empty where there is no more to read."""
        note = self.shown
        if not self.isVisible() or not isinstance(note, Note) or note.card is None:
            return QRectF()
        high = _height(link_text(), self.area.width(), 13, 700)
        return QRectF(
            self.area.left() + EDGE, self.area.bottom() - EDGE * 0.65 - high, self.area.width() - 2 * EDGE, high
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint portrait, title and lines."""
        note, now = self.shown, theme()
        assert isinstance(note, Note)
        materials.paper(painter, area, 12, 3)
        words = area.adjusted(EDGE, EDGE * 0.75, -EDGE, 0)
        if note.special != PLAIN:
            side = PORTRAIT
            sprites.draw(painter, QRectF(words.left(), words.top() + 2, side, side), drawing_of(note.special))
            words.setLeft(words.left() + side + 12)
        for text, size, weight in _heads(note):
            words = self._draw_text(painter, words, text, size, weight)
        if note.card is not None:
            paint_lines(painter, words, note.card, px(13))
            words.setTop(words.top() + lines_height(note.card, words.width(), px(13)) + 6)
        if note.now:
            self._draw_text(painter, words, note.now, *NOW, ink=now.legal_ink)
        if note.card is not None:
            painter.setPen(now.focus)
            letters = font(13, 700)
            letters.setUnderline(True)
            painter.setFont(letters)
            shift = area.topLeft() - self.area.topLeft()
            painter.drawText(self.link.translated(shift), Qt.AlignmentFlag.AlignRight, link_text())

    def _draw_text(
        self, painter: QPainter, words: QRectF, text: str, size: float, weight: int, ink: QColor | None = None
    ) -> QRectF:
        """Paint a text at the top of a room; what is left of the room."""
        high = _height(text, words.width(), size, weight)
        painter.setFont(font(size, weight))
        painter.setPen(ink or (theme().ink if weight > 700 else theme().soft_ink))
        painter.drawText(QRectF(words.left(), words.top(), words.width(), high), WRAP, text)
        return words.adjusted(0, high + 3, 0, 0)


def link_text() -> str:
    """What stands where a press leads to the whole wording."""
    return translate("Hamsterdam", "All its rules")


NOW = 13.0, 800
"""The size and the weight of the letters that say how it stands with a special."""


def _heads(note: Note) -> list[tuple[str, float, int]]:
    """What is written over the lines of a card, with the size and the weight of its letters."""
    lines = note.lines if note.card is None else note.facts
    return [(note.title, 16 if note.card else 14.5, 800), *((line, 13.0, 600) for line in lines if line)]


def _texts(note: Note) -> list[tuple[str, float, int]]:
    """All that is written, with the size and the weight of its letters."""
    return [*_heads(note), *([(note.now, *NOW)] if note.now else [])]


def _height(text: str, width: float, size: float, weight: int) -> float:
    needed = QFontMetricsF(font(size, weight)).boundingRect(QRectF(0, 0, width, 1000), WRAP, text)
    return math.ceil(needed.height()) + 1


def _size(note: Note) -> tuple[float, float]:
    texts = _texts(note)
    left = PORTRAIT + 12 if note.special != PLAIN else 0
    widest = max(QFontMetricsF(font(size, weight)).horizontalAdvance(text) for text, size, weight in texts)
    inner = min(px(MOST_WIDE), math.ceil(widest) + 2)
    if note.card is not None:
        inner = px(CARD_WIDE)
    high = sum(_height(text, inner, size, weight) + 3 for text, size, weight in texts)
    if note.card is not None:
        high += lines_height(note.card, inner, px(13)) + 6 + _height(link_text(), inner, 13, 700)
    return inner + left + 2 * EDGE, max(high, PORTRAIT + 6 if note.special != PLAIN else 0) + 1.4 * EDGE


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
