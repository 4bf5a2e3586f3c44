"""The price of a square as chips: those that turn face down, and those that go to Fatigue."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from hamster_table.engine.kernel import Seat
from hamster_table.views.art import sprites
from hamster_table.views.art.rendered_pixmaps import kept
from hamster_table.views.art.theme import font, theme

FLIPPED, SPENT = "flipped", "spent"
"""What becomes of a chip: it turns face down, or goes to Fatigue."""
CHIP, STEP = 22.0, 15.0
"""The side of a chip, and from chip to chip, in pixels."""


@dataclass(frozen=True, slots=True)
class Price:
    """The chips that a square costs."""

    seat: Seat
    chips: tuple[str, ...]
    """Each `FLIPPED` or `SPENT`."""

    def picture(self, dpr: float) -> QPixmap:
        """The price as a picture."""
        sign = 18.0
        return kept(_paint, (self.seat, self.chips), (0, 0, CHIP + STEP * (len(self.chips) - 1) + sign, CHIP), dpr)


def _paint(painter: QPainter, seat: Seat, chips: tuple[str, ...]) -> None:
    """Chips side by side, and the sign of what becomes of them: a turning arrow, or the Zz of Fatigue."""
    for n, what in enumerate(chips):
        place = QRectF(n * STEP, 0, CHIP, CHIP)
        if what == SPENT:
            sprites.paint_svg(painter, sprites.chip_name(seat), place)
            continue
        # Half face up, half face down.
        for down, corners in ((False, ((0, 0), (1, 0), (0, 1))), (True, ((1, 1), (1, 0), (0, 1)))):
            half = QPainterPath(QPointF(place.left() + corners[0][0] * CHIP, corners[0][1] * CHIP))
            for x, y in corners[1:]:
                half.lineTo(place.left() + x * CHIP, y * CHIP)
            painter.save()
            painter.setClipPath(half)
            sprites.paint_svg(painter, sprites.chip_name(seat, down), place)
            painter.restore()
    ends = QRectF(CHIP + STEP * (len(chips) - 1) + 2, 0, 16, CHIP)
    now = theme()
    if SPENT in chips:
        painter.setPen(now.ink)
        letters = font(13, 800)
        # By the piece and not by the size of the text, which is not in the key of the kept picture.
        letters.setPixelSize(13)
        painter.setFont(letters)
        painter.drawText(ends, Qt.AlignmentFlag.AlignCenter, "Zz")
        return
    painter.setPen(QPen(QColor(now.ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    ring = QRectF(ends.left() + 2.5, ends.center().y() - 5.5, 11, 11)
    painter.drawArc(ring, 60 * 16, 270 * 16)
    tip = QPointF(ring.center().x() + 2.6, ring.top() + 0.6)
    painter.drawPolyline([tip + QPointF(-0.6, -3.6), tip, tip + QPointF(-3.8, 1.6)])
