"""What stands on the start screen: the title cut from paper, the shadow boxes, and a paper theatre for each game."""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib import import_module

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from hamster_table.views.art import materials, sprites
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.theme import THEME, TITLE, font, theme

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


def paint_box(painter: QPainter, frame: QRectF, game: str) -> None:
    """A shadow box of wood with the paper theatre of a game in it."""
    materials.wooden(painter, frame, 18, 4, 31)
    inner = frame.adjusted(14, 14, -14, -14)
    if inner.isEmpty():
        return
    dpr = painter.device().devicePixelRatioF()
    shape = QPainterPath()
    shape.addRoundedRect(inner, 9, 9)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(shape)
    painter.drawPixmap(inner.topLeft(), theatre(game, math.ceil(inner.width()), math.ceil(inner.height()), dpr))
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


@cached_picture
def _theatre(game: str, width: int, height: int, dpr: float, theme_name: str) -> QPixmap:
    image = QImage(max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(theme().table)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _scene(game)(Stage(painter, width, height))
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

    def cut(self, path: QPainterPath, colour: str | QColor, depth: float = 3) -> None:
        """A piece of paper of any shape, and its soft shadow on what is behind it."""
        painter = self.painter
        painter.save()
        painter.scale(self.unit, self.unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(42, 20, 6, 22))
        for down in (depth, depth * 0.55, depth * 0.2) if depth else ():
            painter.drawPath(path.translated(down * 0.4, down))
        painter.setBrush(QColor(colour))
        painter.drawPath(path)
        painter.restore()

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
        sprites.draw(self.painter, QRectF(place.x(), place.y(), width, height), name, shadow_level)

    def at(self, x: float, y: float) -> QPointF:
        """A point of the stage on the picture."""
        return QPointF(x * self.unit, y * self.unit)


def paint_audience(stage: Stage) -> None:
    """The theatre of a game that has no scene of its own: a rising sun and whoever wants to play."""
    plain = theme().high_contrast
    if not plain:
        paint_rays(stage)
        stage.block(0, 230, stage.width, 90, "#E0B877")
    count = max(3, int(stage.width / 110))
    for i in range(count):
        x = (i + 0.5) * stage.width / count - 60
        stage.put(f"hamster-crowd-{'abcde'[i % 5]}", x, 130 + (i % 2) * 16, 120)


def paint_rays(stage: Stage) -> None:
    """The backdrop of a rising sun."""
    stage.block(0, 0, stage.width, stage.HEIGHT, "#F3DDB4")
    middle, step = stage.width / 2, 62
    count = int(stage.width / step) + 6
    for i in range(count):
        left = middle + (i - count / 2) * step
        stage.fill([(middle, 130), (left, -30), (left + step / 2, -30)], QColor(251, 235, 203, 190))


THEATRES = {"hamsterdam": "hamsterdam", "hamsterrolle": "hamsterrolle", "run-hamster-run": "run_hamster_run"}
"""The modules that paint the scenes of our games, by the game's id. They are loaded when the boxes are lit."""


def _scene(game: str) -> Callable[[Stage], None]:
    """What paints the scene of a game."""
    if game not in THEATRES:
        return paint_audience
    paint: Callable[[Stage], None] = import_module(f"hamster_table.views.{THEATRES[game]}.start_scene").paint
    return paint
