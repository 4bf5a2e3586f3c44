"""The machine of Run, Hamster, Run!: wooden frame, alligator pool, rolling belt, and what is written on it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.engine.run_hamster_run.words import STRIPS
from hamster_table.models.guard import guard
from hamster_table.views import art, materials
from hamster_table.views.items import DRAWING_Z, Drawing
from hamster_table.views.rhr_plan import LIP, Plan
from hamster_table.views.theme import darker, font, px, theme, with_alpha

STAR_COLOUR = QColor("#FFD25E")
BEDS = 5
"""Chips of the Speed pool that have a bed of their own; more of them lie closer together."""
BED, CHIP = 35.0, 33.0
"""From bed to bed of the Speed pool, and the side of a chip in it."""
COG, TOOTH = 20.0, 30
"""The radius of a cog, and the degrees from tooth to tooth."""


translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Figures:
    """What is written on the machine."""

    alligators: int
    swimmers: int
    speed: int
    bench: bool
    """Whether hamsters wait on the front for their turn to step onto the belt."""

    @classmethod
    def of(cls, view: RunHamsterRun, bench: bool) -> Figures:
        return cls(view.alligators, len(view.in_pit()), view.speed, bench)


@dataclass(frozen=True, slots=True)
class FrontPlan:
    """Where the figures stand on the front of the machine, from left to right, as many as there is room for."""

    pit: float
    speed: float
    pool: float
    belt: float | None
    """Where it says how the belt rolls; None: nowhere."""
    cogs: tuple[QPointF, ...]


def front_plan(front: QRectF, figures: Figures) -> FrontPlan:
    """The places for these figures."""
    pit = front.left() + 28
    speed = pit + _words_width(_pit_words(), pit_line(figures)) + 34
    pool = speed + _words_width(_speed_words(), speed_line(figures.speed)) + 20
    belt = pool + (BEDS - 1) * BED + CHIP + 26
    end = belt + 36 + _words_width(*_belt_words())
    if figures.bench or end + 16 > front.right():
        return FrontPlan(pit, speed, pool, None, ())
    middles = (QPointF(front.right() - at, front.center().y() + 1) for at in (98, 58))
    return FrontPlan(pit, speed, pool, belt, tuple(middles) if end + 130 <= front.right() else ())


class CogDrawing(Drawing):
    """A wooden cog wheel. It turns when the belt rolls."""

    margin = 4

    def __init__(self, angle: float, parent: QGraphicsItem) -> None:
        super().__init__()
        self.setParentItem(parent)
        self._angle = angle

    def lie(self, middle: QPointF) -> None:
        """Sit there."""
        self.show_as(QRectF(middle.x() - COG, middle.y() - COG, 2 * COG, 2 * COG), self._angle)
        self.setTransformOriginPoint(middle)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint it."""
        materials.cog(painter, area.center(), COG, self._angle)


class MachineDrawing(Drawing):
    """Frame, pool and front of the machine."""

    def __init__(self) -> None:
        super().__init__(DRAWING_Z)
        self.plan: Plan | None = None
        self._cogs = CogDrawing(8, self), CogDrawing(30, self)

    def lie(self, plan: Plan, figures: Figures) -> None:
        """Take the place in the plan and show these figures."""
        self.plan = plan
        self.show_as(plan.machine, figures)
        middles = front_plan(plan.front, figures).cogs
        for number, cog in enumerate(self._cogs):
            cog.setVisible(bool(middles))
            if middles:
                cog.lie(middles[number])

    def turn(self, share: float) -> None:
        """Turn the cogs from one tooth to the next."""
        for cog, way in zip(self._cogs, (-1, 1), strict=True):
            cog.setRotation(way * TOOTH * (share % 1))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint frame, opening, pool and front."""
        assert self.plan is not None and isinstance(self.shown, Figures)
        at = self.plan
        painter.translate(area.topLeft() - at.machine.topLeft())
        materials.wooden(painter, at.machine, 20, 3, seed=5)
        painter.setPen(QPen(theme().edge if theme().high_contrast else QColor("#1A120D"), 2))
        painter.setBrush(QColor("#000000") if theme().high_contrast else QColor("#2B211B"))
        painter.drawRoundedRect(at.inner, 14, 14)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(at.pit.adjusted(0, 0, 10, 0), 12, 12)
        painter.setClipPath(clip)
        materials.pit_water(painter, at.pit.adjusted(0, 0, 10, 0))
        painter.restore()
        self._draw_front(painter, at.front, self.shown)

    def _draw_front(self, painter: QPainter, front: QRectF, figures: Figures) -> None:
        """The figures of the machine; the cogs sit on it."""
        at = front_plan(front, figures)
        self._write(painter, front, at.pit, _pit_words(), pit_line(figures))
        self._rule(painter, front, at.speed - 16)
        self._write(painter, front, at.speed, _speed_words(), speed_line(figures.speed))
        self._draw_pool(painter, front, at.pool, figures.speed)
        if at.belt is not None:
            self._draw_arrow(painter, QPointF(at.belt, front.center().y()))
            self._write(painter, front, at.belt + 36, *_belt_words())
        if at.cogs:
            self._rule(painter, front, front.right() - 132)

    def _write(self, painter: QPainter, front: QRectF, x: float, title: str, line: str) -> None:
        """Two lines on the wood."""
        now, width = theme(), _words_width(title, line)
        middle, high = front.center().y(), px(20)
        for text, size, weight, ink, top in (
            (title, 14.5, 800, now.wood_ink, middle - high),
            (line, 12.5, 700, now.wood_soft_ink, middle),
        ):
            painter.setFont(font(size, weight))
            painter.setPen(ink)
            painter.drawText(QRectF(x, top, width + 4, high), Qt.AlignmentFlag.AlignVCenter, text)

    def _rule(self, painter: QPainter, front: QRectF, x: float) -> None:
        painter.setPen(QPen(with_alpha(darker(theme().wood2, 0.35), 0.6), 1.4))
        painter.drawLine(QPointF(x, front.center().y() - 24), QPointF(x, front.center().y() + 24))

    def _draw_pool(self, painter: QPainter, front: QRectF, x: float, speed: int) -> None:
        """The Speed pool's chips in their beds."""
        step = BED if speed <= BEDS else BED * (BEDS - 1) / (speed - 1)
        dpr = painter.device().devicePixelRatioF()
        for i in range(max(BEDS, speed)):
            place = QPointF(x + i * step, front.center().y() - CHIP / 2)
            painter.drawPixmap(place, art.alligator_chip(CHIP, dpr, i < speed))

    def _draw_arrow(self, painter: QPainter, tip: QPointF) -> None:
        pen = QPen(theme().wood_soft_ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([tip + QPointF(26, 0), tip])
        painter.drawPolyline([tip + QPointF(8, -7), tip, tip + QPointF(8, 7)])


class BeltItem(QGraphicsObject):
    """The ten strips between their drums. `rolled` moves them towards the pit, 1.0 being a whole strip."""

    def __init__(self) -> None:
        super().__init__()
        self._plan: Plan | None = None
        self._star = 0
        self._rolled = 0.0
        self._kept: dict[object, QPixmap] = {}
        self.setZValue(DRAWING_Z + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, plan: Plan, star: int) -> None:
        """Take the place in the plan, the strip with the asterisks there."""
        if (plan, star) != (self._plan, self._star):
            self.prepareGeometryChange()
            self._plan, self._star = plan, star
            self.update()

    def _get_rolled(self) -> float:
        return self._rolled

    def _set_rolled(self, rolled: float) -> None:
        self._rolled = rolled
        self.update()

    rolled = Property(float, _get_rolled, _set_rolled)

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """The belt with both drums."""
        return QRectF() if self._plan is None else self._plan.belt.adjusted(-20, -LIP, 24, LIP)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the strips where they are now, the edge and the drums."""
        if self._plan is None:
            return
        at, dpr = self._plan, painter.device().devicePixelRatioF()
        painter.save()
        # A clip or a picture between two pixels would cost more than all the rest.
        painter.setClipRect(self._open().toAlignedRect())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        for number in range(STRIPS + 2):
            place = at.strip(number)
            x = round((place.left() - self._rolled * at.side) * dpr) / dpr
            lit = (number - 1) % STRIPS + 1 == self._star
            painter.drawPixmap(QPointF(x, place.top()), self._strip((number - self._star) % 2 == 1, lit, dpr))
        painter.restore()
        painter.drawPixmap(self.boundingRect().toAlignedRect().topLeft(), self._cover(dpr))
        self._draw_seams(painter)

    def _open(self) -> QRectF:
        """What one sees of the strips."""
        assert self._plan is not None
        return self._plan.belt.adjusted(0, -LIP / 2, 0, LIP / 2)

    def _drums(self) -> tuple[QRectF, QRectF]:
        belt = self._open()
        left, right = (QRectF(x, belt.top() - 4, 16, belt.height() + 8) for x in (belt.left() - 12, belt.right() - 2))
        return left, right

    def _draw_seams(self, painter: QPainter) -> None:
        """The seams of the drums, by which one sees them turn."""
        ink = with_alpha(theme().edge if theme().high_contrast else QColor("#2A1D14"), 0.4)
        for drum in self._drums():
            for seam in range(3):
                turned = (seam / 3 - self._rolled / 3) % 1
                x = drum.center().x() - math.cos(math.pi * turned) * (drum.width() / 2 - 1.5)
                painter.fillRect(QRectF(x - 0.6, drum.top() + 5, 1.2, drum.height() - 10), ink)

    def _cover(self, dpr: float) -> QPixmap:
        """The light on the belt, its edge and the drums: what lies over the strips and never moves."""
        room = self.boundingRect().toAlignedRect()
        key = "cover", dpr, theme().name, self._plan
        if key not in self._kept:
            picture = QPixmap(room.size() * dpr)
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.translate(-room.topLeft())
            belt = self._open()
            materials.belt_light(painter, belt)
            materials.hazard_edge(painter, QRectF(belt.left() + 4, belt.top(), 9, belt.height()))
            for drum in self._drums():
                materials.roller(painter, drum)
            painter.end()
            self._keep(key, picture)
        return self._kept[key]

    def _strip(self, odd: bool, lit: bool, dpr: float) -> QPixmap:
        assert self._plan is not None
        size = self._plan.strip(1).size()
        key = odd, lit, dpr, theme().name, size.width(), size.height()
        if key not in self._kept:
            self._keep(key, self._drawn_strip(odd, lit, dpr))
        return self._kept[key]

    def _keep(self, key: object, picture: QPixmap) -> None:
        if len(self._kept) > 9:
            self._kept.clear()
        self._kept[key] = picture

    def _drawn_strip(self, odd: bool, lit: bool, dpr: float) -> QPixmap:
        assert self._plan is not None
        size = self._plan.strip(1).size()
        kept = QPixmap(round(size.width() * dpr), round(size.height() * dpr))
        kept.setDevicePixelRatio(dpr)
        painter = QPainter(kept)
        whole = QRectF(0, 0, size.width(), size.height())
        painter.fillRect(whole, theme().belt if odd else theme().belt2)
        materials.belt_strip(painter, whole.adjusted(0, LIP / 2, 0, -LIP / 2), odd)
        now = theme()
        painter.fillRect(
            QRectF(0, 0, 1.6, size.height()),
            now.edge if now.high_contrast else QColor("#20262C" if now.dark else "#2A323A"),
        )
        painter.fillRect(QRectF(1.6, 0, 1.4, size.height()), with_alpha(QColor("#8793A0"), 0.6))
        if lit:
            painter.fillRect(whole.adjusted(2, 0, -1, 0), with_alpha(STAR_COLOUR, 0.13))
            side = 20.0
            for middle in (side / 2 + 1, size.height() - side / 2 - 1):
                place = QPointF(size.width() / 2 - side / 2, middle - side / 2)
                painter.drawPixmap(place, art.asterisk(side, dpr))
        painter.end()
        return kept


def pit_line(figures: Figures) -> str:
    """How many alligators and hamsters are in the pit."""
    alligators = translate("RunHamsterRun", "%n alligator(s)", None, figures.alligators)
    hamsters = translate("RunHamsterRun", "%n hamster(s)", None, figures.swimmers)
    if not figures.swimmers:
        return _counted(alligators, figures.alligators)
    both = translate("RunHamsterRun", "{alligators}, {hamsters}")
    return both.format(
        alligators=_counted(alligators, figures.alligators), hamsters=_counted(hamsters, figures.swimmers)
    )


def speed_line(speed: int) -> str:
    """How far the belt rolls each round."""
    return _counted(translate("RunHamsterRun", "%n strip(s) a round", None, speed), speed)


def _counted(text: str, number: int) -> str:
    """English plurals stand in the text itself until a translation brings its own."""
    return text.replace("(s)", "" if number == 1 else "s")


def _pit_words() -> str:
    return translate("RunHamsterRun", "Alligator pit")


def _speed_words() -> str:
    return translate("RunHamsterRun", "Speed")


def _belt_words() -> tuple[str, str]:
    title = translate("RunHamsterRun", "the belt rolls to the pit")
    return title, translate("RunHamsterRun", "star strip sets Speed towards 4")


def _words_width(title: str, line: str) -> float:
    return max(_width(title, 14.5, 800), _width(line, 12.5, 700))


def _width(text: str, size: float, weight: int) -> float:
    return QFontMetricsF(font(size, weight)).horizontalAdvance(text)
