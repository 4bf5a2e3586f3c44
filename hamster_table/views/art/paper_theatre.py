"""The paper theatre of a game: what stands on its stage is cut from paper, and given in units of the stage."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hamster_table.views.art import sprites

PIECE_BOX = (-14 / 120, -14 / 120, 148 / 120, 140 / 120)
"""Where a hamster's drawing lies round the square of 120 it was drawn in: left, top, width, height, by its side."""


class PaperTheatre:
    """A stage 318 units high and as wide as its box; what stands on it is given in these units."""

    HEIGHT = 318

    def __init__(self, painter: QPainter, width: int, height: int) -> None:
        self.painter = painter
        self.unit = height / self.HEIGHT
        self.width = width / self.unit

    def fill(self, points: list[tuple[float, float]], colour: str | QColor) -> None:
        """A flat piece of paper with straight edges."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawPolygon(QPolygonF([self.at(x, y) for x, y in points]))

    def block(self, x: float, y: float, width: float, height: float, colour: str | QColor) -> None:
        """A rectangle of paper: its upper left corner and its size, in units of the stage."""
        self.painter.fillRect(QRectF(self.at(x, y), self.at(x + width, y + height)), QColor(colour))

    def cut(self, path: QPainterPath, colour: str | QColor, depth: float = 3) -> None:
        """A piece of paper of any shape, and its soft shadow on what is behind it."""
        painter = self.painter
        painter.save()
        painter.scale(self.unit, self.unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(42, 20, 6, 22))
        # Three faint copies make a soft edge without a blur, which would have to be kept for each size.
        for down in (depth, depth * 0.55, depth * 0.2) if depth else ():
            painter.drawPath(path.translated(down * 0.4, down))
        painter.setBrush(QColor(colour))
        painter.drawPath(path)
        painter.restore()

    def line(self, points: list[tuple[float, float]], colour: str, width: float) -> None:
        """A stroke with round ends through these points, in units of the stage."""
        pen = QPen(QColor(colour), width * self.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline([self.at(x, y) for x, y in points])

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """A round piece of paper round x, y, in units of the stage."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawEllipse(self.at(x, y), radius * self.unit, radius * self.unit)

    def put(self, name: str, x: float, y: float, size: float, shadow_level: int = 2) -> None:
        """A drawn hamster whose square of 120 stands at x, y with this size."""
        left, top, width, height = (part * size * self.unit for part in PIECE_BOX)
        place = self.at(x, y) + QPointF(left, top)
        sprites.draw(self.painter, QRectF(place.x(), place.y(), width, height), name, shadow_level)

    def at(self, x: float, y: float) -> QPointF:
        """A point of the stage, in pixels of the picture."""
        return QPointF(x * self.unit, y * self.unit)


def paint_rays(stage: PaperTheatre) -> None:
    """The backdrop: rays that spread upwards from behind the stage."""
    stage.block(0, 0, stage.width, stage.HEIGHT, "#F3DDB4")
    middle, step = stage.width / 2, 62
    count = int(stage.width / step) + 6
    for i in range(count):
        left = middle + (i - count / 2) * step
        stage.fill([(middle, 130), (left, -30), (left + step / 2, -30)], QColor(251, 235, 203, 190))
