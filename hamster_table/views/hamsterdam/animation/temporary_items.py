"""The temporary items of Hamsterdam: what is on the table for a moment while something happens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from hamster_table.engine.hamsterdam.actions import PLAIN, Hamster
from hamster_table.engine.kernel import Seat
from hamster_table.views.art import sprites
from hamster_table.views.art.rendered_pixmaps import kept, kept_words, word_card
from hamster_table.views.art.theme import theme
from hamster_table.views.board.spot_label import fitting_font
from hamster_table.views.hamsterdam.drawings.cards import Face, draw_card
from hamster_table.views.hamsterdam.drawings.water import draw_drop
from hamster_table.views.hamsterdam.piece_pixmaps import ROOM, drawing_of


def hamster(which: Hamster, side: float, dpr: float, fur: int = 0) -> QPixmap:
    """A hamster on its way, of that side in pixels; an ordinary one in one of the furs."""
    return sprites.svg(drawing_of(which, fur), round(side * ROOM[1], 1), round(side * ROOM[2], 1), dpr, 2)


def token(height: float, dpr: float) -> QPixmap:
    """A flood token on its way, of that height in pixels."""
    height = round(height, 1)
    room = height * 1.3
    return kept(_paint_token, (height, room), (0, 0, room, room), dpr)


def card(face: Face, size: QSizeF, dpr: float) -> QPixmap:
    """A dam card on its way, of that size in pixels, or its back."""
    width, height = round(size.width(), 1), round(size.height(), 1)
    return kept_words(_paint_card, (face, width, height), (0, 0, width + 8, height + 8), dpr)


def words(title: str, line: str, seat: Seat | None, special: Hamster, dpr: float) -> QPixmap:
    """A card of paper with one or two lines, and whom it is about: a special, else the badge of a seat."""
    return word_card(title, line, seat, dpr, drawing_of(special) if special != PLAIN else "")


def number(rolled: int, side: float, dpr: float) -> QPixmap:
    """What a roll counts as, in a drop of that height in pixels on its way to the cards of that number."""
    side = round(side, 1)
    return kept(_paint_number, (rolled, side), (0, 0, side + 4, side + 4), dpr)


def _paint_number(painter: QPainter, rolled: int, side: float) -> None:
    now, whole = theme(), QRectF(2, 2, side, side)
    painter.setPen(QPen(now.card, max(1.5, side / 14)))
    painter.setBrush(now.water)
    painter.drawEllipse(whole)
    painter.setPen(now.card)
    painter.setFont(fitting_font(str(rolled), side * 0.72, side * 0.6))
    painter.drawText(whole, Qt.AlignmentFlag.AlignCenter, str(rolled))


def _paint_token(painter: QPainter, height: float, room: float) -> None:
    draw_drop(painter, QPointF(room, room) / 2, height)


def _paint_card(painter: QPainter, face: Face, width: float, height: float) -> None:
    draw_card(painter, QRectF(4, 4, width, height), face, 1)
