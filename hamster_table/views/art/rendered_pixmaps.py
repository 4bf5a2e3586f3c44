"""Pictures painted once and kept: pieces with their shadows, props, and cards of paper with a line or two."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPixmap

from hamster_table.engine.kernel import Seat
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.pixmap_cache import cached_picture, cached_words
from hamster_table.views.art.theme import SEATS, font, px, theme

Box = tuple[float, float, float, float]
"""Where a picture lies round the middle of its piece: left, top, width, height."""


def _framed(paint: Callable[..., None], what: tuple[object, ...], box: Box, dpr: float, level: int = 0) -> QPixmap:
    """A picture of *box* painted round the middle of a piece, with its shadow and `shadow_margin(level)` on every side.

    `paint(painter, *what)` must depend on nothing but *what* and the theme, or what else `cached_words` knows of.
    """
    margin = sprites.shadow_margin(level)
    room = QRectF(*box).adjusted(-margin, -margin, margin, margin)

    def paint_there(painter: QPainter) -> None:
        painter.translate(-room.topLeft())
        paint(painter, *what)

    image = _image(room.size(), dpr, paint_there)
    if level and not theme().high_contrast:
        # Shadows are made in device pixels: with a ratio the picture would be drawn smaller onto its shadow.
        image.setDevicePixelRatio(1)
        shadow = sprites.shadow_of(image, dpr, level)
        painter = QPainter(shadow)
        painter.drawImage(0, 0, image)
        painter.end()
        image = shadow
        image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)


kept = cached_picture(_framed)
kept_words = cached_words(_framed)


def painted(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A picture of that size in pixels, without a shadow; it is not kept."""
    return QPixmap.fromImage(_image(size, dpr, paint))


@cached_words
def word_card(title: str, line: str, seat: Seat | None, dpr: float, picture: str = "") -> QPixmap:
    """A card of paper with one or two lines, and whom it is about: a picture, else the badge of a seat."""
    margin, side = sprites.shadow_margin(3), px(42 if picture else 34)
    letters = font(17, 800), font(13.5, 700)
    width = max(QFontMetricsF(face).horizontalAdvance(text) for face, text in zip(letters, (title, line), strict=True))
    drawing = picture or ("" if seat is None else f"badge-{SEATS[seat].symbol}")
    left = side + 10 if drawing else 0
    sheet = QRectF(margin, margin, math.ceil(width) + left + 32, px(54) if line else px(44))
    size = QSizeF(sheet.width() + 2 * margin, sheet.height() + 2 * margin)
    return painted(size, dpr, partial(_paint_words, sheet, (title, line), letters, seat, drawing, side))


def _paint_words(
    sheet: QRectF,
    lines: tuple[str, str],
    letters: tuple[QFont, QFont],
    seat: Seat | None,
    drawing: str,
    side: float,
    painter: QPainter,
) -> None:
    now = theme()
    edge = now.edge if now.high_contrast else now.hairline if seat is None else SEATS[seat].line
    materials.paper(painter, sheet, 14, 3, edge, 2.4)
    words = sheet.adjusted(16, 4, -14, -4)
    if drawing:
        place = QRectF(sheet.left() + 12, sheet.center().y() - side / 2, side, side)
        sprites.paint_svg(painter, drawing, place)
        words.setLeft(place.right() + 11)
    painter.setPen(now.ink)
    painter.setFont(letters[0])
    title, line = lines
    if not line:
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, title)
        return
    painter.drawText(QRectF(words.left(), words.top(), words.width(), px(25)), Qt.AlignmentFlag.AlignVCenter, title)
    painter.setPen(now.soft_ink)
    painter.setFont(letters[1])
    painter.drawText(words.adjusted(0, px(23), 0, 0), Qt.AlignmentFlag.AlignVCenter, line)


def _image(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QImage:
    # Up to whole device pixels, so that nothing is cut off.
    across, down = math.ceil(size.width() * dpr), math.ceil(size.height() * dpr)
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        paint(painter)
    finally:
        # Ended even when that fails: a painter that outlives its picture ends the program.
        painter.end()
    return image
