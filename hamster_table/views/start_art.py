"""What stands on the start screen: the title cut from paper, the shadow boxes, and a paper theatre for each game."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from hamster_table.views import art, materials
from hamster_table.views.theme import THEME, TITLE, font, theme, with_alpha

PIECE_BOX = (-14 / 120, -14 / 120, 148 / 120, 140 / 120)
"""Where a hamster's drawing lies round the square of 120 it was drawn in."""


def paint_title(painter: QPainter, baseline: QPointF, text: str, size: float) -> None:
    """The name of the program, cut from layers of paper."""
    # The title grows with the window only.
    painter.setFont(font(size / THEME.text_scale, 800, TITLE))
    if not theme().high_contrast:
        for depth, colour in ((9, "#5E3312"), (5, "#8A4A1C"), (2.5, "#C9761F")):
            painter.setPen(QColor(colour))
            unit = size / 76
            painter.drawText(baseline + QPointF(depth * 0.35, depth) * unit, text)
    painter.setPen(QColor("#FFF8EA"))
    painter.drawText(baseline, text)


def paint_box(painter: QPainter, frame: QRectF, game: str, is_lit: bool = True) -> None:
    """A shadow box of wood with the paper theatre of a game in it, or its dark stage."""
    materials.wooden(painter, frame, 18, 4, 31)
    inner = frame.adjusted(14, 14, -14, -14)
    dpr = painter.device().devicePixelRatioF()
    shape = QPainterPath()
    shape.addRoundedRect(inner, 9, 9)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(shape)
    if is_lit:
        painter.drawPixmap(inner.topLeft(), theatre(game, math.ceil(inner.width()), math.ceil(inner.height()), dpr))
    else:
        painter.fillRect(inner, theme().table2)
    if not theme().high_contrast:
        _paint_depth(painter, inner)
    painter.restore()
    painter.setPen(QPen(theme().edge, 2) if theme().high_contrast else QPen(QColor("#6B4220"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 9, 9)


def _paint_depth(painter: QPainter, inner: QRectF) -> None:
    """The shadow of the frame on the scene, strongest above and at the left, where the light comes from."""
    dark, clear = QColor(42, 20, 6, 130), QColor(42, 20, 6, 0)
    for rect, start, end in (
        (QRectF(inner.topLeft(), inner.bottomRight()).adjusted(0, 0, 0, 14 - inner.height()), "topLeft", "bottomLeft"),
        (QRectF(inner.topLeft(), inner.bottomRight()).adjusted(0, 0, 9 - inner.width(), 0), "topLeft", "topRight"),
    ):
        fade = QLinearGradient(getattr(rect, start)(), getattr(rect, end)())
        fade.setColorAt(0, dark)
        fade.setColorAt(1, clear)
        painter.fillRect(rect, fade)


def theatre(game: str, width: int, height: int, dpr: float) -> QPixmap:
    """The paper theatre of a game, drawn once per size."""
    return _theatre(game, width, height, dpr, theme().name)


@lru_cache(maxsize=12)
def _theatre(game: str, width: int, height: int, dpr: float, theme_name: str) -> QPixmap:
    image = QImage(max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(theme().table)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    THEATRES.get(game, paint_audience)(Stage(painter, width, height))
    if theme().dark and not theme().high_contrast:
        painter.fillRect(QRectF(0, 0, width, height), QColor(20, 10, 4, 96))
    painter.end()
    return QPixmap.fromImage(image)


class Stage:
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
        """A rectangle of paper."""
        self.painter.fillRect(QRectF(self.at(x, y), self.at(x + width, y + height)), QColor(colour))

    def line(self, points: list[tuple[float, float]], colour: str, width: float) -> None:
        """A stroke with round ends."""
        pen = QPen(QColor(colour), width * self.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline([self.at(x, y) for x, y in points])

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """A round piece of paper."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawEllipse(self.at(x, y), radius * self.unit, radius * self.unit)

    def put(self, name: str, x: float, y: float, size: float, shadow_level: int = 2) -> None:
        """A drawn hamster whose square of 120 stands at x, y with this size."""
        left, top, width, height = (part * size * self.unit for part in PIECE_BOX)
        place = self.at(x, y) + QPointF(left, top)
        art.draw(self.painter, QRectF(place.x(), place.y(), width, height), name, shadow_level)

    def at(self, x: float, y: float) -> QPointF:
        """A point of the stage on the picture."""
        return QPointF(x * self.unit, y * self.unit)


def paint_audience(stage: Stage) -> None:
    """The theatre of a game that has no scene of its own: a rising sun and whoever wants to play."""
    plain = theme().high_contrast
    if not plain:
        _paint_rays(stage)
        stage.block(0, 230, stage.width, 90, "#E0B877")
    count = max(3, int(stage.width / 110))
    for i in range(count):
        x = (i + 0.5) * stage.width / count - 60
        stage.put(f"hamster-crowd-{'abcde'[i % 5]}", x, 130 + (i % 2) * 16, 120)


def paint_race(stage: Stage) -> None:
    """Run, Hamster, Run!: the belt, the pool at its end, five who run and a crowd."""
    if theme().high_contrast:
        stage.line([(70, 232), (stage.width, 232)], "#FFFFFF", 2)
    else:
        _paint_rays(stage)
        stage.block(0, 140, stage.width, 180, "#E0B877")
        _paint_crowd(stage)
        _paint_belt(stage)
        _paint_pool(stage)
    painter = stage.painter
    painter.save()
    painter.translate(stage.at(-18, 128))
    painter.rotate(-8)
    painter.scale(1.28 * stage.unit, 1.28 * stage.unit)
    art.paint_svg(painter, "alligator", QRectF(-4, 4, 132, 80))
    painter.restore()
    if not theme().high_contrast:
        _paint_wave(stage, 222, "#D9F2F0", 4)
    _paint_racers(stage)


def _paint_rays(stage: Stage) -> None:
    stage.block(0, 0, stage.width, stage.HEIGHT, "#F3DDB4")
    middle, step = stage.width / 2, 62
    count = int(stage.width / step) + 6
    for i in range(count):
        left = middle + (i - count / 2) * step
        stage.fill([(middle, 130), (left, -30), (left + step / 2, -30)], QColor(251, 235, 203, 190))


def _paint_crowd(stage: Stage) -> None:
    places = range(98, int(stage.width) - 40, 62)
    for number, x in enumerate(places):
        stage.put(f"hamster-crowd-{'abcdadbe'[number % 8]}", x, 48 - (number % 3) * 3, 70)
    for number, x in enumerate(range(152, int(stage.width) + 30, 194)):
        stage.line([(x, 104), (x, 34)], "#8A5A2E", 3)
        cloth = [(x, 34), (x - 40, 38), (x - 32, 50), (x - 40, 62), (x, 66)]
        painter = stage.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(materials.pattern((3, 1, 4, 2, 0)[number % 5], painter.device().devicePixelRatioF()))
        painter.drawPolygon(QPolygonF([stage.at(*point) for point in cloth]))
    stage.block(60, 106, stage.width, 14, "#9A6636")
    stage.block(100, 110, stage.width, 10, "#8A5A2E")


def _paint_belt(stage: Stage) -> None:
    for i in range(int((stage.width - 40) / 52) + 1):
        x = 74 + i * 52
        colour = "#55606B" if i % 2 else "#4A5560"
        stage.fill([(x + 26, 118), (x + 78, 118), (x + 52, 234), (x, 234)], colour)
        stage.line([(x + 44, 148), (x + 22, 176), (x + 32, 204)], "#7D8995", 6)
    stage.block(70, 232, stage.width, 26, "#C98F4E")
    stage.block(70, 254, stage.width, 66, "#B98446")
    for i in range(int((stage.width - 80) / 44) + 1):
        stage.disc(96 + i * 44, 245, 8.5, "#7A4B22")
        stage.disc(96 + i * 44, 245, 3.4, "#E3B878")
    for i in range(int(stage.width / 96) + 1):
        stage.block(116 + i * 96, 258, 18, 50, "#8A5A2E")
    stage.block(0, 292, stage.width, 30, QColor(138, 90, 46, 90))


def _paint_pool(stage: Stage) -> None:
    water = QPainterPath(stage.at(-10, 120))
    water.lineTo(stage.at(92, 120))
    water.cubicTo(stage.at(80, 170), stage.at(72, 220), stage.at(70, 318))
    water.lineTo(stage.at(-10, 318))
    water.closeSubpath()
    stage.painter.fillPath(water, QColor("#2E7F8E"))
    for i in range(4):
        _paint_wave(stage, 150 + i * 34, "#8FD0D2", 2.6, 0.6)


def _paint_wave(stage: Stage, y: float, colour: str, width: float, alpha: float = 1.0) -> None:
    painter = stage.painter
    painter.save()
    painter.scale(stage.unit, stage.unit)
    painter.setPen(QPen(with_alpha(QColor(colour), alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(materials.wave_line(-6, y, 78, 7, 20))
    painter.restore()


def _paint_racers(stage: Stage) -> None:
    narrow = stage.width < 480
    runners = [(4, 128, 92, 84), (1, 182, 140, 92), (0, 256, 96, 98)]
    if not narrow:
        # In a wide box the sign hangs over the right corner.
        reach = stage.width * 0.58 if stage.width > 560 else stage.width - 150
        order = ((4, 92, 88), (1, 140, 94), (2, 88, 92), (3, 136, 96), (0, 96, 100))
        runners = [(seat, 128 + i * (reach - 128) / 4, y, size) for i, (seat, y, size) in enumerate(order)]
    for seat, x, y, size in sorted(runners, key=lambda runner: runner[2]):
        stage.put(art.racer_name(seat), x, y, size)
        for low, length in ((0.62, 20), (0.78, 15)):
            stage.line([(x - 4, y + size * low), (x - 4 - length, y + size * low)], "#FFF8EA", 3.6)


THEATRES: dict[str, Callable[[Stage], None]] = {"run-hamster-run": paint_race}
"""The scenes of the games that have one, by the game's id."""
