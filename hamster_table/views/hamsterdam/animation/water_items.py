"""Water that is on the table for a moment: the glow of cards that it comes to, waves, and what fills a card."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.rendered_pixmaps import kept, painted
from hamster_table.views.art.theme import mix, theme, with_alpha
from hamster_table.views.hamsterdam.drawings.cards import CARD_Z
from hamster_table.views.hamsterdam.drawings.water import draw_water

CREST = 0.12
"""How far below the upper edge of its picture the crest of a wave is, as a share of its height."""
HALO = 14.0
"""How far the glow of a card reaches, in pixels."""


def glow(size: QSizeF, radius: float, dpr: float) -> QPixmap:
    """The glow round a card of that size."""
    width, height = round(size.width(), 1), round(size.height(), 1)
    return kept(_paint_glow, (width, height, radius), (0, 0, width + 2 * HALO, height + 2 * HALO), dpr)


def _paint_glow(painter: QPainter, width: float, height: float, radius: float) -> None:
    card = QRectF(HALO, HALO, width, height)
    now = theme()
    if not now.high_contrast:
        inside, halo = QPainterPath(), QPainterPath()
        inside.addRoundedRect(card, radius, radius)
        halo.addRect(QRectF(0, 0, width + 2 * HALO, height + 2 * HALO))
        painter.save()
        # Round the card only: the number on it, which it is about, stays as it is.
        painter.setClipPath(halo - inside)
        painter.setPen(Qt.PenStyle.NoPen)
        for n in range(7):
            far = HALO * (1 - n / 7)
            painter.setBrush(with_alpha(now.water_light, 0.10))
            painter.drawRoundedRect(card.adjusted(-far, -far, far, far), radius + far, radius + far)
        painter.restore()
    painter.setBrush(with_alpha(now.water_light, 0.22))
    painter.setPen(QPen(now.water, 4))
    painter.drawRoundedRect(card, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFFFFF"), 1.6))
    painter.drawRoundedRect(card.adjusted(3, 3, -3, -3), radius, radius)


def swell(size: QSizeF, dpr: float) -> QPixmap:
    """A wave that runs to the right, with foam on its crest."""
    width, height = round(size.width(), 1), round(size.height(), 1)
    return kept(_paint_swell, (width, height), (0, 0, width, height), dpr)


def _paint_swell(painter: QPainter, width: float, height: float) -> None:
    def crest(share: float) -> float:
        """How far below the upper edge the water is there: steep ahead, long behind."""
        ahead = share - 0.62
        return height * (0.74 + CREST - 0.74 * math.exp(-((ahead / (0.14 if ahead > 0 else 0.3)) ** 2)))

    now = theme()
    line = QPainterPath(QPointF(0, crest(0)))
    for n in range(1, 49):
        line.lineTo(width * n / 48, crest(n / 48))
    body = QPainterPath(line)
    body.lineTo(width, height)
    body.lineTo(0, height)
    body.closeSubpath()
    fill = QLinearGradient(0, 0, 0, height)
    fill.setColorAt(0.1, with_alpha(mix(now.water_light, QColor("#FFFFFF"), 0.25), 0.95))
    fill.setColorAt(0.55, with_alpha(now.water, 0.72))
    fill.setColorAt(1, with_alpha(now.water, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFFFFF"), max(2.0, height * 0.055)))
    painter.drawPath(line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 220))
    for x, up, size in ((0.66, 0.07, 0.055), (0.72, 0.02, 0.04), (0.58, 0.1, 0.035), (0.77, -0.08, 0.03)):
        painter.drawEllipse(QPointF(width * x, max(3.0, crest(x) - height * up)), height * size, height * size)
    # Both ends run out into nothing.
    ends = QLinearGradient(0, 0, width, 0)
    for share, alpha in ((0.0, 0.0), (0.4, 1.0), (0.74, 1.0), (0.92, 0.0)):
        ends.setColorAt(share, QColor(0, 0, 0, round(255 * alpha)))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(QRectF(0, 0, width, height), ends)


def splash(size: float, dpr: float) -> QPixmap:
    """Drops that fly up where water hits something, about so many pixels wide."""
    size = round(size, 1)
    return kept(_paint_splash, (size,), (0, 0, size, size), dpr)


def _paint_splash(painter: QPainter, size: float) -> None:
    now = theme()
    painter.setPen(QPen(QColor("#FFFFFF"), size * 0.014))
    for n in range(11):
        angle = math.radians(-165 + 15 * n)
        far = size * (0.3 + 0.13 * ((n * 7) % 4) / 3)
        at = QPointF(size / 2 + far * math.cos(angle), size * 0.62 + far * math.sin(angle) * 1.15)
        painter.setBrush(now.water if n % 2 else now.water_light)
        drop = size * (0.03 + 0.016 * ((n * 5) % 3))
        painter.drawEllipse(at, drop, drop * 1.3)


def cork(size: float, dpr: float) -> QPixmap:
    """A cork that stops a hole, of that height in pixels."""
    size = round(size, 1)
    return kept(_paint_cork, (size,), (0, 0, size, size), dpr)


def _paint_cork(painter: QPainter, size: float) -> None:
    now = theme()
    side = QPainterPath(QPointF(size * 0.16, size * 0.12))
    for x, y in ((0.84, 0.12), (0.72, 0.9), (0.28, 0.9)):
        side.lineTo(size * x, size * y)
    side.closeSubpath()
    painter.setPen(QPen(now.edge if now.high_contrast else QColor("#6B4520"), max(1.0, size * 0.06)))
    painter.setBrush(QColor("#C98F52"))
    painter.drawPath(side)
    painter.setBrush(QColor("#E3B27A"))
    painter.drawEllipse(QRectF(size * 0.14, size * 0.02, size * 0.72, size * 0.22))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8A5A2B"))
    for x, y in ((0.38, 0.4), (0.6, 0.52), (0.45, 0.7), (0.62, 0.34), (0.55, 0.8)):
        painter.drawEllipse(QPointF(size * x, size * y), size * 0.035, size * 0.035)


class ClippedItem(QGraphicsItem):
    """A picture that moves behind a window: only what is inside the window is seen."""

    def __init__(self, window: QRectF, picture: QPixmap, z: float, radius: float = 0.0) -> None:
        super().__init__()
        self._window, self._picture = QRectF(window), picture
        self._at = window.bottomLeft()
        self._clip: QPainterPath | None = None
        if radius:
            self._clip = QPainterPath()
            self._clip.addRoundedRect(window, radius, radius)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, at: QPointF) -> None:
        """Have the picture's corner there, in the scene."""
        # Only where it is, and not all of the window, is painted again: below it lies a whole dam.
        self.prepareGeometryChange()
        self._at = at

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """What is seen of the picture."""
        return QRectF(self._at, self._picture.deviceIndependentSize()).intersected(self._window)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw what is inside the window."""
        if self._clip is None:
            painter.setClipRect(self._window, Qt.ClipOperation.IntersectClip)
        else:
            painter.setClipPath(self._clip, Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(self._at, self._picture)


WAVE_Z = CARD_Z + 2
"""Waves run over the cards and behind the hamsters."""


def filling(sheet: QRectF, radius: float, top: float, dpr: float) -> tuple[ClippedItem, Callable[[float], None]]:
    """Water that rises in the sheet of a card up to *top*, and how it is shown at a share of its way."""
    unit = sheet.width() / 70
    picture = _filling(round(sheet.width(), 1), round(sheet.bottom() - top, 1), round(unit, 2), dpr)
    item = ClippedItem(sheet, picture, CARD_Z + 1, radius)

    def show(share: float) -> None:
        # It sways to the side while it comes up, and lies still at the end.
        sway = 8 * unit * math.sin(share * 9) * (1 - share)
        item.show_at(QPointF(sheet.left() - 16 * unit + sway, sheet.bottom() + (top - sheet.bottom()) * share))

    return item, show


@cached_picture
def _filling(width: float, height: float, unit: float, dpr: float) -> QPixmap:
    size = QSizeF(width + 32 * unit, height)
    body = QRectF(0, 0, size.width(), size.height())
    return painted(size, dpr, lambda painter: draw_water(painter, body, 2.4 * unit + 0.4, 15 * unit + 2))
