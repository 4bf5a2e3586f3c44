"""The props of Hamsterdam: what is on the table for a moment while something happens."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPixmap

from hamster_table.engine.hamsterdam.words import PLAIN, Hamster
from hamster_table.engine.kernel import Seat
from hamster_table.views import art, materials
from hamster_table.views.hd_band import draw_die
from hamster_table.views.hd_cards import Face, draw_card
from hamster_table.views.hd_faces import ROOM, drawing_of
from hamster_table.views.hd_water import draw_drop
from hamster_table.views.theme import SEATS, THEME, font, px, theme


def hamster(which: Hamster, side: float, dpr: float) -> QPixmap:
    """A hamster on its way."""
    return art.svg(drawing_of(which), round(side * ROOM[1], 1), round(side * ROOM[2], 1), dpr, 2)


def die(face: int, side: float, dpr: float) -> QPixmap:
    """A die in the air."""
    return _die(face, round(side, 1), dpr)


def token(height: float, dpr: float) -> QPixmap:
    """A flood token on its way."""
    return _token(round(height, 1), dpr, theme().name)


def card(face: Face, size: QSizeF, dpr: float) -> QPixmap:
    """A dam card on its way, or its back."""
    return _card(face, round(size.width(), 1), round(size.height(), 1), dpr, theme().name)


def words(title: str, line: str, seat: Seat | None, special: Hamster, dpr: float) -> QPixmap:
    """A card of paper with one or two lines, and whom it is about: a special, else the badge of a seat."""
    return _words(title, line, seat, special, dpr, theme().name, THEME.text_scale)


@lru_cache(maxsize=64)
def _die(face: int, side: float, dpr: float) -> QPixmap:
    room = side * 1.5
    return _painted(QSizeF(room, room), dpr, lambda painter: draw_die(painter, QPointF(room, room) / 2, side, face, 0))


@lru_cache(maxsize=16)
def _token(height: float, dpr: float, theme_name: str) -> QPixmap:
    room = height * 1.3
    middle = QPointF(room, room) / 2
    return _painted(QSizeF(room, room), dpr, lambda painter: draw_drop(painter, middle, height))


@lru_cache(maxsize=32)
def _card(face: Face, width: float, height: float, dpr: float, theme_name: str) -> QPixmap:
    rect = QRectF(4, 4, width, height)
    return _painted(QSizeF(width + 8, height + 8), dpr, lambda painter: draw_card(painter, rect, face, 1))


@lru_cache(maxsize=64)
def _words(
    title: str, line: str, seat: Seat | None, special: Hamster, dpr: float, theme_name: str, text_scale: float
) -> QPixmap:
    margin, side = art.shadow_margin(3), px(42 if special != PLAIN else 34)
    letters = font(17, 800), font(13.5, 700)
    width = max(QFontMetricsF(face).horizontalAdvance(text) for face, text in zip(letters, (title, line), strict=True))
    left = 0 if seat is None and special == PLAIN else side + 10
    sheet = QRectF(margin, margin, math.ceil(width) + left + 32, px(56) if line else px(44))
    size = QSizeF(sheet.width() + 2 * margin, sheet.height() + 2 * margin)
    picture = drawing_of(special) if special != PLAIN else "" if seat is None else f"badge-{SEATS[seat].symbol}"
    return _painted(size, dpr, partial(_paint_words, sheet, (title, line), letters, seat, picture, side))


def _paint_words(
    sheet: QRectF,
    lines: tuple[str, str],
    letters: tuple[QFont, QFont],
    seat: Seat | None,
    picture: str,
    side: float,
    painter: QPainter,
) -> None:
    now = theme()
    edge = now.edge if now.high_contrast else now.hairline if seat is None else SEATS[seat].line
    materials.paper(painter, sheet, 14, 3, edge, 2.4)
    text = sheet.adjusted(16, 4, -14, -4)
    if picture:
        place = QRectF(sheet.left() + 12, sheet.center().y() - side / 2, side, side)
        art.paint_svg(painter, picture, place)
        text.setLeft(place.right() + 11)
    painter.setPen(now.ink)
    painter.setFont(letters[0])
    title, line = lines
    if not line:
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, title)
        return
    painter.drawText(QRectF(text.left(), text.top(), text.width(), px(26)), Qt.AlignmentFlag.AlignVCenter, title)
    painter.setPen(now.soft_ink)
    painter.setFont(letters[1])
    painter.drawText(text.adjusted(0, px(24), 0, 0), Qt.AlignmentFlag.AlignVCenter, line)


def _painted(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    image = QImage(
        math.ceil(size.width() * dpr), math.ceil(size.height() * dpr), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter)
    painter.end()
    return QPixmap.fromImage(image)
