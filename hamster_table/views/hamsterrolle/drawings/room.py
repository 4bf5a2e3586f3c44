"""The room behind the wheel: a quiet wall, the table's edge, the clock on the wall and the hamster that watches."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites, wood_texture
from hamster_table.views.art.pixmap_cache import cached_words
from hamster_table.views.art.theme import APPEARANCE, TITLE, font, lighter, mix, px, theme, with_alpha
from hamster_table.views.board.items import DRAWING_Z, WORD_Z, Drawing, PaintedItem

WALL = QColor("#F0DFC0")
NIGHT_WALL = QColor("#3B3029")
SEED_STEP = (96, 92)
"""From one seed of the wallpaper to the next, across and down, in pixels."""
ROOM_Z = DRAWING_Z - 10
FADE, HEM = 26, 12
"""How softly the room ends at the side, and how far it goes on under the edge of the view, in pixels."""

PILL_MARGIN = 12.0
"""Room round a pill for its shadow, in pixels."""


@dataclass(frozen=True, slots=True)
class RoomShown:
    """What the picture of the room depends on besides its size."""

    horizon: float
    """The y at which the table ends and the wall begins."""
    zoom: float
    pan: tuple[float, float]
    """How many times larger it is seen, and where its corner is then, in pixels."""


class RoomDrawing(Drawing):
    """Wall and table, behind everything."""

    margin = 0
    is_shared, has_words = True, False

    def __init__(self) -> None:
        super().__init__(ROOM_Z)

    def set_geometry(self, area: QRectF, horizon: float, zoom: float, pan: QPointF) -> None:
        """Fill the whole view; the table ends at the horizon. It is seen so many times larger, and moved by *pan*."""
        self.show_as(area.adjusted(0, 0, 0, HEM), RoomShown(round(horizon, 1), zoom, pan.toTuple()))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the wall with its seeds, and the table before it."""
        assert isinstance(self.shown, RoomShown)
        now = theme()
        if now.high_contrast:
            painter.fillRect(area, now.table)
            painter.setPen(QPen(now.edge, 2))
            horizon = self.shown.pan[1] + self.shown.horizon * self.shown.zoom
            painter.drawLine(QPointF(0, horizon), QPointF(area.width(), horizon))
            return
        painter.save()
        painter.translate(*self.shown.pan)
        painter.scale(self.shown.zoom, self.shown.zoom)
        wall = QRectF(area)
        wall.setBottom(self.shown.horizon)
        paint_wall(painter, wall)
        table = QRectF(area)
        table.setTop(self.shown.horizon)
        paint_table(painter, table)
        painter.restore()
        lights = (0.16, 0.0, 0.42) if now.dark else (0.42, 0.06, 0.22)
        painter.fillRect(area, wood_texture.pool(area, 0.36, 0.16, 0.95, lights, QColor("#2A1406")))
        self._fade_out(painter, area)

    def _fade_out(self, painter: QPainter, area: QRectF) -> None:
        """Let the room end softly where the rail stands."""
        strip = QRectF(area.right() - FADE, area.top(), FADE, area.height())
        fade = QLinearGradient(strip.topLeft(), strip.topRight())
        fade.setColorAt(0, QColor(0, 0, 0, 255))
        fade.setColorAt(1, QColor(0, 0, 0, 0))
        # What was painted keeps as much as the fade is opaque. That needs a picture of its own, which a `Drawing` has.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(strip, fade)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def paint_wall(painter: QPainter, wall: QRectF) -> None:
    """Paint wallpaper with a pattern of seeds."""
    base = NIGHT_WALL if theme().dark else WALL
    fill = QLinearGradient(wall.topLeft(), wall.bottomLeft())
    fill.setColorAt(0, lighter(base, 0.0 if theme().dark else 0.22))
    fill.setColorAt(1, mix(base, QColor("#B98B4E"), 0.12))
    painter.fillRect(wall, fill)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(mix(base, QColor("#C79A56"), 0.5), 0.3))
    across, down = SEED_STEP
    for i in range(int(wall.width() / across) + 2):
        for j in range(int(wall.height() / down) + 1):
            painter.save()
            painter.translate(40 + i * across + (48 if j % 2 else 0), 40 + j * down)
            # As if by chance, and the same way whenever it is painted.
            painter.rotate((i * 37 + j * 53) % 80 - 40)
            painter.drawPath(_seed())
            painter.restore()


def _seed() -> QPainterPath:
    path = QPainterPath(QPointF(0, -9))
    path.cubicTo(6, -4, 6, 5, 0, 9)
    path.cubicTo(-6, 5, -6, -4, 0, -9)
    return path


def paint_table(painter: QPainter, table: QRectF) -> None:
    """Paint planks that become wider towards the eye."""
    now = theme()
    fill = QLinearGradient(table.topLeft(), table.bottomLeft())
    fill.setColorAt(0, mix(now.table, now.table2, 0.75))
    fill.setColorAt(1, mix(now.table, now.table2, 0.1))
    painter.fillRect(table, fill)
    # Always the same grain: the table must not change when it is painted for another size or theme.
    luck = random.Random(3)
    joint = mix(now.table2, QColor("#1E0F05"), 0.5)
    top, high = table.top(), table.height()
    edges = [top + high * share for share in (0.0, 0.055, 0.13, 0.23, 0.37, 0.55, 0.78, 1.0)]
    for upper, lower in pairwise(edges):
        _paint_grain(painter, QRectF(table.left(), upper, table.width(), lower - upper), luck)
        painter.fillRect(QRectF(table.left(), upper, table.width(), 1.6), with_alpha(joint, 0.5))
    painter.fillRect(QRectF(table.left(), top - 4, table.width(), 5), mix(now.table2, QColor("#5A3413"), 0.45))
    painter.fillRect(QRectF(table.left(), top + 1, table.width(), 9), with_alpha(QColor("#3A2109"), 0.16))


def _paint_grain(painter: QPainter, plank: QRectF, luck: random.Random) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = max(2, int(plank.height() / 7))
    for n in range(lines):
        y = plank.top() + plank.height() * (n + luck.uniform(0.2, 0.8)) / lines
        path = QPainterPath(QPointF(plank.left(), y))
        x, step = plank.left(), luck.uniform(150, 330)
        while x < plank.right():
            path.quadTo(x + step / 2, y + luck.uniform(-3, 3), x + step, y + luck.uniform(-0.8, 0.8))
            x += step
        pen = QPen(with_alpha(theme().grain, luck.uniform(0.1, 0.32)), luck.choice((0.6, 0.8, 1.0)))
        # No wider than a pixel of the screen, whatever the scale: a wider one is drawn twenty times as slowly.
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.drawPath(path)


class Clock(PaintedItem):
    """The clock on the wall: the seconds that are left. Without a clock it is not there."""

    def __init__(self) -> None:
        super().__init__(DRAWING_Z)
        self._area = QRectF()
        self.left = 0.0
        self.whole = 0
        self.runs = False
        # The wheel is painted anew with every picture, and the clock beside it needs not be.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_geometry(self, area: QRectF) -> None:
        """Hang there, in pixels of the scene."""
        self._area = QRectF(area)
        self.setRect(area.adjusted(-20, -20, 20, 24))
        self.update()  # what is kept of it may be of another look

    @property
    def area(self) -> QRectF:
        """Where it hangs, in pixels of the scene."""
        return QRectF(self._area)

    @property
    def number_area(self) -> QRectF:
        """Where its number is, in pixels of the scene."""
        hem = self._area.width() / 5
        return self._area.adjusted(hem, hem, -hem, -hem)

    def show_time(self, left: float, whole: int, runs: bool) -> None:
        """Show so many seconds of so many; 0 of 0: there is no clock."""
        self.setVisible(whole > 0)
        # Painted anew four times a second at most. Rounded up, so that 0 is shown only when the time is up.
        shown = (math.ceil(left * 4) / 4, whole, runs)
        if shown != (self.left, self.whole, self.runs):
            self.left, self.whole, self.runs = shown
            self.update()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the frame, the ring of what is left, and the number."""
        now, area = theme(), self._area
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        materials.wooden(painter, area, area.width() / 2, 3)
        unit = area.width() / 136
        face = area.adjusted(10 * unit, 10 * unit, -10 * unit, -10 * unit)
        painter.setPen(QPen(now.hairline, 2 if now.high_contrast else 1))
        painter.setBrush(now.card)
        painter.drawEllipse(face)
        ring = face.adjusted(12 * unit, 12 * unit, -12 * unit, -12 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(with_alpha(now.hairline, 0.9), 9 * unit))
        painter.drawEllipse(ring)
        late = self.runs and self.left <= 5
        pen = QPen(now.danger if late else now.water, 9 * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        share = self.left / self.whole if self.whole else 0.0
        if share > 0:
            # Qt counts sixteenths of a degree from three o'clock, against the clock: from the top, as the hand goes.
            painter.drawArc(ring, 90 * 16, -round(360 * 16 * min(1.0, share)))
        self._paint_words(painter, face, unit, now.danger if late else now.ink)

    def _paint_words(self, painter: QPainter, face: QRectF, unit: float, ink: QColor) -> None:
        number = font(38, 800, TITLE)
        # By the size of the clock and not of the text, or a large number would reach over the ring.
        number.setPixelSize(max(10, round(40 * unit)))
        painter.setFont(number)
        painter.setPen(ink)
        painter.drawText(face.translated(0, -5 * unit), Qt.AlignmentFlag.AlignCenter, str(math.ceil(self.left)))
        small = font(12, 700)
        small.setPixelSize(max(8, round(12 * unit)))
        painter.setFont(small)
        painter.setPen(theme().soft_ink)
        words = translate("Hamsterrolle", "seconds")
        painter.drawText(face.translated(0, 21 * unit), Qt.AlignmentFlag.AlignCenter, words)


MOODS = {"calm": "hamster-gold", "gasp": "hamster-gasp", "hide": "hamster-hides", "cheer": "hamster-cheer"}
"""The drawing of the hamster on the table for each mood."""


class Watcher(Drawing):
    """The hamster on the table that watches the wheel."""

    def __init__(self) -> None:
        super().__init__(DRAWING_Z + 1)
        self.mood = "calm"

    def set_geometry(self, area: QRectF, mood: str) -> None:
        """Sit there, in pixels of the scene, in one of the `MOODS`."""
        self.mood = mood
        self.show_as(area, mood)

    def change_mood(self, mood: str) -> None:
        """Sit where it is, in another mood."""
        self.set_geometry(self.area, mood)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint it on its shadow."""
        if not theme().high_contrast:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(QColor("#1E0F05"), 0.28))
            # The light comes from the left, as on the wheel.
            foot = QPointF(area.center().x() + area.width() * 0.12, area.bottom() - area.height() * 0.07)
            painter.drawEllipse(foot, area.width() * 0.46, area.height() * 0.075)
        sprites.draw(painter, area, MOODS[self.mood])  # without a shadow of its own: it has one


def word_pill(painter: QPainter, middle: QPointF, text: str, fill: QColor, ink: QColor, edge: QColor | None) -> QRectF:
    """A word on a little pill of paper; gives what it covers."""
    half = half_of_pill(text, APPEARANCE.text_scale)
    pill = QRectF(middle.x() - half, middle.y() - px(24) / 2, 2 * half, px(24))
    dpr, rim = painter.device().devicePixelRatioF(), None if edge is None else edge.rgba()
    if painter.transform().isScaling() or painter.transform().isRotating():
        _draw_pill(painter, pill, text, fill, ink, edge)  # a picture would be blurred
        return pill
    picture = _pill(text, pill.width(), fill.rgba(), ink.rgba(), rim, dpr)
    draw_sharp(painter, pill.topLeft() - QPointF(PILL_MARGIN, PILL_MARGIN), picture)
    return pill


def draw_sharp(painter: QPainter, corner: QPointF, picture: QPixmap) -> None:
    """Draw a picture with its upper left corner about there: on whole pixels of the screen, or it would be blurred."""
    to_screen = painter.deviceTransform()
    at = to_screen.map(corner)
    painter.drawPixmap(to_screen.inverted()[0].map(QPointF(round(at.x()), round(at.y()))), picture)


@lru_cache(maxsize=128)
def half_of_pill(text: str, text_scale: float) -> float:
    """Half of the width of a word on its pill, in pixels; *text_scale* is only a key."""
    return QFontMetricsF(font(13, 800)).horizontalAdvance(text) / 2 + 10


def _draw_pill(painter: QPainter, pill: QRectF, text: str, fill: QColor, ink: QColor, edge: QColor | None) -> None:
    materials.shadow(painter, pill, pill.height() / 2, 1)
    painter.setPen(QPen(edge, 1.4) if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    painter.setPen(ink)
    painter.setFont(font(13, 800))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)


@cached_words
def _pill(text: str, width: float, fill: int, ink: int, edge: int | None, dpr: float) -> QPixmap:
    """The picture of a pill with a margin."""
    pill = QRectF(PILL_MARGIN, PILL_MARGIN, width, px(24))
    size = QSizeF(width + 2 * PILL_MARGIN, pill.height() + 2 * PILL_MARGIN) * dpr
    image = QImage(math.ceil(size.width()), math.ceil(size.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = None if edge is None else QColor.fromRgba(edge)
    _draw_pill(painter, pill, text, QColor.fromRgba(fill), QColor.fromRgba(ink), rim)
    painter.end()
    return QPixmap.fromImage(image)


MARK_Z = WORD_Z - 50
"""The height of what is written round the wheel: over the wheel, and under the words of every table."""
