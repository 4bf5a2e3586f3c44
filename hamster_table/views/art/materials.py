"""What things are made of: wood, paper and felt, all drawn and never photographed.

Light falls from the upper left. In high contrast there is no wood, no gradient and no shadow: black
surfaces with white edges.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QTransform

from hamster_table.views.art import wood_texture
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.sprites import shadow_margin, shadow_of
from hamster_table.views.art.theme import SEATS, darker, lighter, mix, theme, with_alpha

STEP = 64
"""The table is drawn in multiples of so many pixels."""


def wood_table(width: int, height: int, dpr: float = 1.0) -> QPixmap:
    """The table of planks which lies behind everything, at least as large as the window."""
    return wood_texture.table(*_stepped(width, height), dpr)


def planks(painter: QPainter, width: int, height: int) -> None:
    """The planks alone, which are there much sooner than the table with its joints."""
    wide, high = _stepped(width, height)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    narrow = wood_texture.planks(wide, high, painter.device().devicePixelRatioF())
    painter.drawImage(QRectF(0, 0, wide, high), narrow)


def _stepped(width: int, height: int) -> tuple[int, int]:
    """A size at least so large. A window that is being resized need not wait for new wood at every pixel."""
    return -(-width // STEP) * STEP, -(-height // STEP) * STEP


def wooden(painter: QPainter, rect: QRectF, radius: float = 18, shadow_level: int = 0, seed: int = 3) -> None:
    """A bar or frame of light wood; nothing where there is no room for one."""
    if rect.width() < 1 or rect.height() < 1:
        return
    shadow(painter, rect, radius, shadow_level)
    if theme().high_contrast:
        _plain(painter, rect, radius)
        return
    wood_texture.bar(painter, rect, radius, seed)


def paper(
    painter: QPainter,
    rect: QRectF,
    radius: float = 12,
    shadow_level: int = 2,
    stroke: QColor | None = None,
    width: float = 1,
) -> None:
    """A card or sheet with its edge (*stroke*, *width*) inside the rectangle and its shadow outside."""
    now = theme()
    shadow(painter, rect, radius, shadow_level)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if now.high_contrast:
        _plain(painter, rect, radius, stroke)
        return
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, now.card)
    fill.setColorAt(1, mix(now.card, now.inset, 0.55))
    half = width / 2
    painter.setPen(QPen(stroke or with_alpha(now.hairline, 0.55), width))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 13 if now.dark else 140), 1))
    inner = width + 0.5
    painter.drawRoundedRect(rect.adjusted(inner, inner, -inner, -inner), radius - inner, radius - inner)


def inset(painter: QPainter, rect: QRectF, radius: float = 8, shaded: bool = False) -> None:
    """A field or tray let into a card; a shaded one is for what is used up."""
    now = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(with_alpha(now.hairline, 0.7), 2 if now.high_contrast else 1.2))
    painter.setBrush(mix(now.inset, now.quiet, 0.28) if shaded else now.inset)
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)


def felt(painter: QPainter, rect: QRectF, radius: float = 14) -> None:
    """A tray lined with felt, with its edge inside the rectangle."""
    now = theme()
    fill = QLinearGradient(rect.topLeft(), rect.bottomRight())
    fill.setColorAt(0, lighter(now.felt, 0.0 if now.high_contrast else 0.07))
    fill.setColorAt(1, now.felt2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(now.edge, 2) if now.high_contrast else QPen(darker(now.felt2, 0.4), 1.2))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def shadow(painter: QPainter, rect: QRectF, radius: float, level: int) -> None:
    """The soft shadow under a rounded thing, stretched from one small kept picture."""
    if not level or theme().high_contrast:
        return
    dpr, margin = painter.device().devicePixelRatioF(), shadow_margin(level)
    # By whole pixels: between them the nine parts would not meet, and lines would be seen.
    place = QRectF(rect.toRect()).adjusted(-margin, -margin, margin, margin)
    if 2 * radius > max(rect.width(), rect.height()) - 1:
        # Nothing of a round thing can be stretched, and corners that are squeezed would show.
        patch = _shadow_patch(round(radius), 0, level, dpr)
        painter.drawPixmap(place, patch, QRectF(patch.rect()))
        return
    # Two pixels in the middle of the patch are what is stretched.
    patch = _shadow_patch(round(radius), 2 * margin + 2, level, dpr)
    nine_patch(painter, place, patch, (patch.deviceIndependentSize().width() - 2) / 2)


def nine_patch(painter: QPainter, rect: QRectF, patch: QPixmap, corner: float) -> None:
    """Draw the rim of a small square picture round a large rectangle: corners as they are, edges stretched. What throws
    the shadow hides the middle, by far the largest part."""
    to_device = painter.deviceTransform()
    if not to_device.isInvertible():
        return  # grown to nothing, nothing of it is seen
    if to_device.isRotating():
        to_device = QTransform()  # turned, nothing of it lies on whole pixels anyway
    place, scale_x, scale_y = to_device.mapRect(rect).toRect(), to_device.m11(), to_device.m22()
    cut = round(corner * patch.devicePixelRatio())
    side, middle = patch.width(), patch.width() - 2 * cut
    # On a thing smaller than two corners they are squeezed, and nothing is left in between.
    across = min(round(corner * scale_x), place.width() // 2)
    down = min(round(corner * scale_y), place.height() // 2)
    columns = ((0, cut), (cut, middle), (side - cut, cut))
    # By whole pixels of the screen, be they an odd share of ours: between them the parts would not meet, and lines
    # would be seen.
    xs = (place.left(), place.left() + across, place.right() + 1 - across, place.right() + 1)
    ys = (place.top(), place.top() + down, place.bottom() + 1 - down, place.bottom() + 1)
    lefts = [(x - to_device.dx()) / scale_x for x in xs]
    tops = [(y - to_device.dy()) / scale_y for y in ys]
    smooth = QPainter.RenderHint.SmoothPixmapTransform
    is_smooth = painter.testRenderHint(smooth)
    # The sides, where equal pixels are stretched: to smooth them takes most of the time, and changes nothing.
    painter.setRenderHint(smooth, False)
    for parts in (((0, 1), (1, 0), (1, 2), (2, 1)), ((0, 0), (0, 2), (2, 0), (2, 2))):
        for i, j in parts:
            (left, width), (top, height) = columns[i], columns[j]
            target = QRectF(lefts[i], tops[j], lefts[i + 1] - lefts[i], tops[j + 1] - tops[j])
            painter.drawPixmap(target, patch, QRectF(left, top, width, height))
        painter.setRenderHint(smooth, is_smooth)


def pattern(seat: int, dpr: float = 1.0) -> QBrush:
    """The seat's fill with its pattern in tiles of 12 pixels, for bars, flags, spines."""
    brush = QBrush(_pattern_tile(seat, dpr))
    # The tile is in device pixels, so that the pattern is sharp; the brush brings it back to its size.
    brush.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    return brush


def spine(painter: QPainter, rect: QRectF, seat: int, radius: float = 4) -> None:
    """The patterned edge that says whose sheet this is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    # Else the pattern would begin at the corner of what is painted on, and each sheet would cut it elsewhere.
    painter.setBrushOrigin(rect.topLeft())
    painter.setBrush(pattern(seat, painter.device().devicePixelRatioF()))
    painter.drawRoundedRect(rect, radius, radius)


def wave_line(x: float, y: float, length: float, swing: float = 7, step: float = 20) -> QPainterPath:
    """A wavy line from a point to the right: *swing* is the control points' way up and down, *step* half a wave."""
    path = QPainterPath(QPointF(x, y))
    for k in range(max(1, int(length / step))):
        side = -swing if k % 2 == 0 else swing
        path.quadTo(x + (k + 0.5) * step, y + side, x + (k + 1) * step, y)
    return path


@cached_picture
def _shadow_patch(radius: int, straight: int, level: int, dpr: float) -> QPixmap:
    """The shadow of a square with round corners, its sides straight for so many pixels."""
    margin = shadow_margin(level)
    size = 2 * (radius + margin) + straight
    image = QImage(round(size * dpr), round(size * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(dpr, dpr)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().shadow)
    painter.drawRoundedRect(QRectF(margin, margin, size - 2 * margin, size - 2 * margin), radius, radius)
    painter.end()
    patch = QPixmap.fromImage(shadow_of(image, dpr, level))
    patch.setDevicePixelRatio(dpr)
    return patch


@cached_picture
def _pattern_tile(seat: int, dpr: float) -> QPixmap:
    look = SEATS[seat]
    tile = QPixmap(round(12 * dpr), round(12 * dpr))
    tile.fill(look.fill)
    painter = QPainter(tile)
    painter.scale(tile.width() / 12, tile.height() / 12)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(0.34)
    pen = QPen(look.on_fill, {"diagonals": 2.6, "chevrons": 1.9, "rings": 1.6}.get(look.pattern, 1))
    painter.setPen(pen if look.pattern in ("diagonals", "chevrons", "rings") else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if look.pattern in ("chevrons", "rings") else look.on_fill)
    _PATTERNS[look.pattern](painter)
    painter.end()
    return tile


def _chevrons(painter: QPainter) -> None:
    for y in (5, 11):
        painter.drawPolyline([QPointF(-1, y), QPointF(6, y - 4), QPointF(13, y)])


_PATTERNS: dict[str, Callable[[QPainter], object]] = {
    "dots": lambda p: [p.drawEllipse(QPointF(at, at), 1.5, 1.5) for at in (3, 9)],
    "diagonals": lambda p: p.drawLines([QLineF(-2, 14, 14, -2), QLineF(-2, 2, 2, -2), QLineF(10, 14, 14, 10)]),
    "chevrons": _chevrons,
    "rings": lambda p: p.drawEllipse(QPointF(6, 6), 3.6, 3.6),
    "checks": lambda p: [p.drawRect(QRectF(at, at, 6, 6)) for at in (0, 6)],
}


def _plain(painter: QPainter, rect: QRectF, radius: float, stroke: QColor | None = None) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(stroke or theme().edge, 2))
    painter.setBrush(theme().card)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
