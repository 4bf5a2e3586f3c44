"""The podium at the end of a game: three steps of painted wood before a scene of the game, and everybody on them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from hamster_table.engine.game import Standing
from hamster_table.models.guard import guard
from hamster_table.views.art import people_drawings, wood_texture
from hamster_table.views.art.paper_theatre import PaperTheatre, paint_rays
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.theme import SEATS, TITLE, darker, duration, font, lighter, mix, theme, with_alpha
from hamster_table.views.widgets.deferred_update import FollowsLook

Backdrop = Callable[[PaperTheatre], None]
"""Paints what is behind a podium whose foot is at `FLOOR`."""
FLOOR = 288
"""Where everything stands, in units of a stage."""
HEIGHTS = {1: 116, 2: 80, 3: 52}
"""How high the steps are, by place; whoever is worse stands on the floor."""
SIZE, ROOM, BETWEEN = 116, 108, 16
"""How large a hamster is, how much room it takes in a group, and the gap between those on the floor."""
PLATES = {1: ("#FFD25E", "#B8790F"), 2: ("#DCE3EA", "#75828F"), 3: ("#E3A06A", "#8F4F22")}
"""Gold, silver and bronze: the plate with the number, and its edge."""
CHEER = 3400
"""How long all come onto their steps, in milliseconds."""
RISEN, FIRST, HOP, LAST = 0.14, 0.10, 0.16, 0.56
"""Shares of that: when the steps stand, when the first hops, how long a hop takes, when the last has landed."""
SHEETS = 90
"""Pieces of confetti."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a hamster stands: the middle of its feet, in units of the stage."""

    drawing: str
    x: float
    y: float
    place: int
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """A step of the podium."""

    x: float
    width: float
    height: float
    place: int


def arranged(
    standing: Standing, nobody_won: str, names: Sequence[str] = (), seats: Sequence[int] = ()
) -> tuple[list[Block], list[Spot], float]:
    """The steps, who stands where, and how wide all is; equal places share a step, so partners do.

    The second stands to the left of the first and the third to the right, all others on the floor beside them. The last
    one has eaten the prize; where nobody has won, the drawing *nobody_won* has the first step, and all hide their eyes.
    *names*: of who plays, by seat. *seats*: whose hamsters they are, where the standing is none of a game.
    """
    groups: dict[int, list[int]] = {}
    for seat, place in sorted(enumerate(standing.places), key=lambda one: (one[1], one[0])):
        groups.setdefault(place, []).append(seat)
    last = max(groups) if len(groups) > 1 else 0
    drawn = {
        place: [_drawing(standing, one, place == last, names, seats) for one in ones] for place, ones in groups.items()
    }
    if not standing.winners:
        drawn = {1: [nobody_won], 4: [name for names in drawn.values() for name in names]}
    order = [place for place in (2, 1, 3) if place in drawn]
    floor = [name for place in sorted(drawn) if place not in HEIGHTS for name in drawn[place]]
    places = {name: place for place, names in drawn.items() for name in names}
    left = [name for n, name in enumerate(floor) if n % 2]
    blocks: list[Block] = []
    spots: list[Spot] = []
    x = 0.0
    for name in reversed(left):
        spots.append(Spot(name, x + ROOM / 2, FLOOR, places[name]))
        x += ROOM + BETWEEN
    for place in order:
        names = drawn[place]
        width = max(ROOM * len(names) + 26, 138)
        blocks.append(Block(x, width, HEIGHTS[place], place))
        for n, name in enumerate(names):
            middle = x + width / 2 + (n - (len(names) - 1) / 2) * ROOM
            spots.append(Spot(name, middle, FLOOR - HEIGHTS[place], place, place == 1))
        x += width
    for name in floor[::2]:
        x += BETWEEN
        spots.append(Spot(name, x + ROOM / 2, FLOOR, places[name]))
        x += ROOM
    return blocks, spots, x


def _drawing(standing: Standing, one: int, is_last: bool, names: Sequence[str], seats: Sequence[int]) -> str:
    """Arms up, or, for the last one, with full cheeks; where nobody has won, with paws before the eyes."""
    pose = "away" if not standing.winners else "last" if is_last else "up"
    return people_drawings.host_name(seats[one] if seats else one, pose, names[one] if names else "")


def plain_backdrop(stage: PaperTheatre) -> None:
    """Rays, garlands, and a floor of planks: for a game without a scene of its own."""
    paint_rays(stage)
    paint_garland(stage, 26)
    paint_floor(stage, 232)


def paint_floor(stage: PaperTheatre, top: float) -> None:
    """A floor of planks from that height down."""
    stage.block(0, top, stage.width, stage.HEIGHT - top, "#B98446")
    stage.block(0, top, stage.width, 4, "#8A5A2E")
    for k in range(4):
        stage.block(0, top + 16 + k * 24, stage.width, 1.3, QColor(107, 66, 32, 120))


def paint_garland(stage: PaperTheatre, top: float) -> None:
    """Little flags on a string, in the colours of the seats."""
    count = max(2, round(stage.width / 260))
    step = stage.width / count
    for n in range(count):
        points = [(n * step + i * step / 16, top + 34 * math.sin(math.pi * i / 16)) for i in range(17)]
        stage.line(points, "#8A5A2E", 2)
        for i in range(1, 16, 2):
            x, y = points[i]
            stage.fill([(x - 11, y), (x + 11, y), (x, y + 24)], SEATS[(n * 3 + i // 2) % len(SEATS)].fill)


@cached_picture
def _backdrop(paint_scene: Backdrop, width: int, height: int, dpr: float) -> QPixmap:
    """The scene behind the steps."""
    picture = QPixmap(round(width * dpr), round(height * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(theme().card)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stage = PaperTheatre(painter, width, height)
    if theme().high_contrast:
        stage.line([(0, FLOOR), (stage.width, FLOOR)], "#FFFFFF", 2)
    else:
        paint_scene(stage)
        painter.fillRect(QRectF(0, 0, width, height), QColor(20, 10, 4, 90 if theme().dark else 0))
    painter.end()
    return picture


class Podium(QWidget, FollowsLook):
    """Shows who stands where. `play` lets everybody hop onto their step, once; any press ends that."""

    def __init__(
        self,
        standing: Standing,
        nobody_won: str,
        backdrop: Backdrop,
        said: str,
        names: Sequence[str] = (),
        seats: Sequence[int] = (),
    ) -> None:
        """*said*: what it shows, in words. *names*, *seats*: as for `arranged`."""
        super().__init__()
        self.blocks, self.spots, self._width = arranged(standing, nobody_won, names, seats)
        self._has_winner = bool(standing.winners)
        self._backdrop = backdrop
        self._height = 220
        self._at = 1.0
        self._kept: tuple[QPixmap, QPixmap] | None = None
        """A backdrop, and with the steps on it."""
        luck = random.Random("confetti")
        colours = [look.fill for look in SEATS] + [QColor("#FFD25E"), QColor("#FFF8EA")]
        self._sheets = [(luck.random(), luck.random(), luck.random(), luck.choice(colours)) for _ in range(SHEETS)]
        self._cheer = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._cheer.valueChanged.connect(self._show)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(said)
        # Or the sheet, and the board beneath it, would be painted again with every picture of the cheer.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def is_playing(self) -> bool:
        """Whether anything moves."""
        return self._cheer.state() == QVariantAnimation.State.Running

    def set_height(self, height: int) -> None:
        """Be so high, in pixels."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def play(self) -> None:
        """Let everybody come onto their step; with animations off they stand there."""
        if length := duration(CHEER):
            self._cheer.setDuration(length)
            self._cheer.start()

    def finish(self) -> None:
        """Everybody stands where they belong, at once."""
        self._cheer.stop()
        self._show(1.0)

    def _show(self, at: object) -> None:
        self._at = float(at)  # type: ignore[arg-type]
        self.update()

    @guard(fallback=QSize(400, 220))
    def sizeHint(self) -> QSize:
        """As high as it was told."""
        return QSize(400, self._height)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """The scene behind, the steps, and everybody on them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        painter.fillRect(self.rect(), theme().card)
        painter.setClipPath(outline)
        painter.drawPixmap(0, 0, self._scenery(self._at >= RISEN))
        stage = PaperTheatre(painter, self.width(), self.height())
        if self._at < RISEN:
            self._paint_blocks(stage)
        self._paint_hamsters(stage)
        if self._has_winner:
            self._paint_confetti(painter)
        painter.setClipping(False)
        now = theme()
        painter.setPen(QPen(now.edge, 2) if now.high_contrast else QPen(with_alpha(now.hairline, 0.9), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _share(self, stage: PaperTheatre) -> float:
        """Where there is too little room for all side by side, everything is smaller, and stands on the same floor."""
        return min(1.0, (stage.width - 20) / self._width)

    def _paint_blocks(self, stage: PaperTheatre) -> None:
        painter, share = stage.painter, self._share(stage)
        painter.save()
        painter.translate(self.width() / 2, FLOOR * stage.unit)
        painter.scale(share * stage.unit, share * stage.unit)
        painter.translate(-self._width / 2, -FLOOR)
        risen = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, self._at / RISEN))
        for block in sorted(self.blocks, key=lambda one: one.height):
            _paint_block(painter, block, risen)
        painter.restore()

    def _scenery(self, with_blocks: bool) -> QPixmap:
        """The backdrop, and the steps once they stand: drawn once for each size and look."""
        dpr = self.devicePixelRatioF()
        backdrop = _backdrop(self._backdrop, self.width(), self.height(), dpr)
        if not with_blocks:
            return backdrop
        if self._kept is None or self._kept[0] is not backdrop:
            picture = QPixmap(backdrop)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_blocks(PaperTheatre(painter, self.width(), self.height()))
            painter.end()
            self._kept = backdrop, picture
        return self._kept[1]

    def _paint_hamsters(self, stage: PaperTheatre) -> None:
        share = self._share(stage)
        # The best come last, so that all look at them.
        order = sorted(self.spots, key=lambda spot: (-spot.place, spot.x))
        step = (LAST - HOP - FIRST) / max(1, len(order) - 1)
        for n, spot in enumerate(order):
            come = (self._at - FIRST - n * step) / HOP
            if come <= 0:
                continue
            above = _hop(min(1.0, come)) + (_joy(self._at, n) if spot.is_winner and self._has_winner else 0.0)
            size = SIZE * share
            x = stage.width / 2 + (spot.x - self._width / 2) * share
            feet = FLOOR + (spot.y - FLOOR) * share - above * share
            # A drawing stands on the line 112 of its square of 120.
            stage.put(spot.drawing, x - size / 2, feet - size * 112 / 120, size, 0 if self.is_playing else 2)

    def _paint_confetti(self, painter: QPainter) -> None:
        """Paper that falls, tumbles, and at the end lies on the floor."""
        fallen = (self._at - LAST + HOP) / (1 - LAST + HOP)
        if fallen <= 0:
            return
        width, height = self.width(), self.height()
        unit = height / PaperTheatre.HEIGHT
        painter.setPen(QPen(theme().edge, 0.6) if theme().high_contrast else Qt.PenStyle.NoPen)
        for across, late, turn, colour in self._sheets:
            # Each falls in half of the time, sooner or later.
            way = min(1.0, max(0.0, (fallen - 0.45 * late) / 0.55))
            if way <= 0:
                continue
            ground = (FLOOR + 4 + 28 * turn) * unit
            swing = math.sin(9 * way + 6.3 * turn) * 16 * unit * (1 - way)
            painter.save()
            painter.translate(across * width + swing, -12 + (ground + 12) * way)
            painter.rotate(360 * turn + 540 * way)
            # Paper that tumbles is seen from its edge now and then; what lies is flat.
            thin = abs(math.cos(8 * way + 5 * turn)) if way < 1 else 0.5
            side = (7 + 4 * late) * unit
            painter.setBrush(colour)
            painter.drawRect(QRectF(-side / 2, -side * 0.32 * thin, side, max(1.2, side * 0.64 * thin)))
            painter.restore()


def _hop(way: float) -> float:
    """How far above its step a hamster is that comes down onto it, in units; it springs a little."""
    return (1 - QEasingCurve(QEasingCurve.Type.OutBounce).valueForProgress(way)) * 330


def _joy(at: float, n: int) -> float:
    """How high a winner leaps, in units: less and less, and at the end not at all."""
    if at < LAST or at >= 1:
        return 0.0
    way = (at - LAST) / (1 - LAST)
    return abs(math.sin(way * math.pi * 4 + n)) * 26 * (1 - way) if way > 0.02 else 0.0


def _paint_block(painter: QPainter, block: Block, risen: float) -> None:
    """A step of painted wood with its number on a plate, that has come up out of the floor by a share."""
    if risen <= 0:
        return
    now, height = theme(), block.height
    front = QRectF(block.x + 1, FLOOR - height, block.width - 2, height + 12)
    top = QRectF(front.left() - 4, front.top() - 2, front.width() + 8, 13)
    painter.save()
    if not now.high_contrast:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(42, 20, 6, 60))
        painter.drawEllipse(QRectF(front.left() - 10, front.bottom() - 7, front.width() + 26, 15))
    if risen < 1:
        # Always drawn as high as it will be: each height would need wood of its own.
        painter.setClipRect(top.united(front).adjusted(-2, -2, 2, 0), Qt.ClipOperation.IntersectClip)
        painter.translate(0, front.height() * (1 - risen))
    if now.high_contrast:
        painter.setPen(QPen(now.edge, 2))
        painter.setBrush(now.card)
        painter.drawRect(front)
        painter.drawRect(top)
    else:
        wood_texture.bar(painter, front, 3, 3 + block.place)
        shade = QLinearGradient(front.topLeft(), front.bottomLeft())
        shade.setColorAt(0, with_alpha(QColor("#2A1608"), 0.30))
        shade.setColorAt(min(1.0, 24 / front.height()), with_alpha(QColor("#2A1608"), 0.02))
        shade.setColorAt(1, with_alpha(QColor("#2A1608"), 0.22))
        painter.fillRect(front, shade)
        painter.setPen(QPen(darker(now.wood2, 0.35), 1.2))
        painter.setBrush(mix(now.wood, lighter(now.wood, 0.3), 0.7))
        painter.drawRoundedRect(top, 3, 3)
    _paint_plate(painter, block)
    painter.restore()


def _paint_plate(painter: QPainter, block: Block) -> None:
    """The number of a step, on gold, silver or bronze."""
    now = theme()
    plate, edge = map(QColor, PLATES[block.place])
    radius = min(21.0, block.height * 0.34)
    middle = QPointF(block.x + block.width / 2, FLOOR - block.height / 2 + 8)
    painter.setPen(QPen(now.edge if now.high_contrast else edge, 2))
    painter.setBrush(now.card if now.high_contrast else plate)
    painter.drawEllipse(middle, radius, radius)
    # In units of the stage: these letters are part of a drawing and do not grow with the text.
    letters = font(10, 800, TITLE)
    letters.setPixelSize(max(4, round(radius * 1.3)))
    painter.setFont(letters)
    painter.setPen(now.ink if now.high_contrast else QColor("#3A2206"))
    room = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(block.place))
