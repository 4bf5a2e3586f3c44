"""What stands on the start screen: the title cut from paper, the shadow boxes, and a paper theatre for each game."""

from __future__ import annotations

import math
from collections.abc import Callable
from pkgutil import resolve_name

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from hamster_table.views.art import materials
from hamster_table.views.art.paper_theatre import PaperTheatre, paint_rays
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.theme import APPEARANCE, TITLE, font, theme

SMALLEST = 12.0
"""A theatre lower or narrower than this, in pixels, is not drawn: nobody would see it, and Qt complains of buffers when
shadows of a drawing are scaled to a few thousandths."""


def paint_title(painter: QPainter, baseline: QPointF, text: str, size: float) -> None:
    """The name of the program, cut from layers of paper."""
    # The title grows with the window only.
    painter.setFont(font(size / APPEARANCE.text_scale, 800, TITLE))
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
    if min(inner.width(), inner.height()) < SMALLEST:
        return
    dpr = painter.device().devicePixelRatioF()
    shape = QPainterPath()
    shape.addRoundedRect(inner, 9, 9)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(shape)
    # Rounded up, or a fraction of a pixel would be left open at the edge.
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


@cached_picture
def theatre(game: str, width: int, height: int, dpr: float) -> QPixmap:
    """The paper theatre of a game, drawn once per size."""
    image = QImage(max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(theme().table)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _scene(game)(PaperTheatre(painter, width, height))
    if theme().dark and not theme().high_contrast:
        painter.fillRect(QRectF(0, 0, width, height), QColor(20, 10, 4, 96))
    painter.end()
    return QPixmap.fromImage(image)


def paint_audience(stage: PaperTheatre) -> None:
    """The theatre of a game that has no scene of its own: a rising sun and whoever wants to play."""
    plain = theme().high_contrast
    if not plain:
        paint_rays(stage)
        stage.block(0, 230, stage.width, 90, "#E0B877")
    count = max(3, int(stage.width / 110))
    for i in range(count):
        x = (i + 0.5) * stage.width / count - 60
        stage.put(f"hamster-crowd-{'abcde'[i % 5]}", x, 130 + (i % 2) * 16, 120)


def _scene(game: str) -> Callable[[PaperTheatre], None]:
    """What paints the scene of a game: loaded when the boxes are lit."""
    from hamster_table.engine.catalogue import games
    from hamster_table.views.board.table_info import table_info

    known = games().get(game)
    scene = table_info(known).start_scene if known is not None else ""
    return resolve_name(scene) if scene else paint_audience
