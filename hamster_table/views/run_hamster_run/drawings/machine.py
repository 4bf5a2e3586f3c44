"""The machine of Run, Hamster, Run!: wooden frame, alligator pool, rolling belt, and what is written on it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from hamster_table.engine.run_hamster_run.actions import STRIPS
from hamster_table.models.run_hamster_run.board import MachineShown
from hamster_table.models.run_hamster_run.texts import pit_line
from hamster_table.models.texts import plural, translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import darker, font, px, theme, with_alpha
from hamster_table.views.board.items import DRAWING_Z, Drawing
from hamster_table.views.board.spot_label import letters_for
from hamster_table.views.run_hamster_run.drawings import surfaces
from hamster_table.views.run_hamster_run.layout import LIP, Plan

BEDS = 5
"""Chips of the Speed pool that have a bed of their own; more of them lie closer together."""
BED, CHIP = 35.0, 33.0
"""From bed to bed of the Speed pool, and the side of a chip in it."""
EDGE = 12.0
"""How much of the front stays free at its right end, in pixels."""
COG, TOOTH = 20.0, 30
"""The radius of a cog, and the degrees from tooth to tooth."""


@dataclass(frozen=True, slots=True)
class FrontPlan:
    """Where the figures stand on the front of the machine, from left to right, as many as there is room for."""

    pit: float
    speed: float
    pool: float
    belt: float | None
    """Where it says how the belt rolls; None: nowhere."""
    cogs: tuple[QPointF, ...]
    """Their middles; none: nowhere."""
    rules: tuple[float, ...]
    """Where a line parts them."""


def front_plan(front: QRectF, figures: MachineShown) -> FrontPlan:
    """The places for these figures on that front, by the width of their words."""
    pit = front.left() + 28
    speed = pit + _words_width(_pit_words(), pit_line(figures.alligators, figures.swimmers)) + 34
    pool = speed + _words_width(_speed_words(), speed_line(figures.speed)) + 20
    belt = pool + (BEDS - 1) * BED + CHIP + 26
    end = belt + 36 + _words_width(*_belt_words(figures))
    # Hamsters that wait for the belt stand where these words would be.
    if figures.bench or end + 16 > front.right():
        return FrontPlan(pit, speed, pool, None, (), (speed - 16,))
    room = front.right() - end
    cogs = tuple(QPointF(front.right() - at, front.center().y() + 1) for at in (98, 58)) if room >= 130 else ()
    # Words that come near the cogs need no line between.
    return FrontPlan(pit, speed, pool, belt, cogs, (speed - 16, front.right() - 132) if room >= 146 else (speed - 16,))


class CogDrawing(Drawing):
    """A wooden cog wheel. It turns when the belt rolls."""

    margin = 4

    def __init__(self, angle: float, parent: QGraphicsItem) -> None:
        super().__init__()
        self.setParentItem(parent)
        self._angle = angle

    def set_geometry(self, middle: QPointF) -> None:
        """Sit round that middle."""
        self.show_as(QRectF(middle.x() - COG, middle.y() - COG, 2 * COG, 2 * COG), self._angle)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint it."""
        surfaces.cog(painter, area.center(), COG, self._angle)


class MachineDrawing(Drawing):
    """Frame and pool of the machine; its front and its cogs are parts of it."""

    def __init__(self) -> None:
        super().__init__(DRAWING_Z)
        self.plan: Plan | None = None
        self.front = FrontDrawing(self)
        self.cogs = CogDrawing(8, self), CogDrawing(30, self)

    def set_geometry(self, plan: Plan, figures: MachineShown) -> None:
        """Take the place in the plan and show these figures."""
        self.plan = plan
        self.show_as(plan.machine, "machine")
        self.front.show_as(plan.front, figures)
        middles = front_plan(plan.front, figures).cogs
        for number, cog in enumerate(self.cogs):
            cog.setVisible(bool(middles))
            if middles:
                cog.set_geometry(middles[number])

    def turn(self, share: float) -> None:
        """Turn the cogs from one tooth to the next."""
        for cog, way in zip(self.cogs, (-1, 1), strict=True):
            # A tooth further a cog looks as before, so it goes back to the start unseen.
            cog.setRotation(way * TOOTH * (share % 1))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint frame, opening and pool."""
        assert self.plan is not None
        at = self.plan
        shift = area.topLeft() - at.machine.topLeft()
        painter.translate(shift)
        materials.wooden(painter, at.machine, 20, 3, seed=5)
        painter.setPen(QPen(theme().edge if theme().high_contrast else QColor("#1A120D"), 2))
        painter.setBrush(QColor("#000000") if theme().high_contrast else QColor("#2B211B"))
        painter.drawRoundedRect(at.inner, 14, 14)
        self._number_strips(painter)
        clip = QPainterPath()
        # The water reaches under the belt, so that no gap is seen between them.
        clip.addRoundedRect(at.pit.adjusted(0, 0, 10, 0), 12, 12)
        painter.setClipPath(clip)
        surfaces.pit_water(painter, at.pit.adjusted(0, 0, 10, 0))

    def _number_strips(self, painter: QPainter) -> None:
        """The numbers of the strips, on the edge below the belt: 1 is next to the pit (RR-6)."""
        assert self.plan is not None
        letters = font(12.5, 800)
        # As large as the edge allows, whatever the size of the text.
        letters.setPixelSize(max(12, min(letters.pixelSize(), 15)))
        painter.setFont(letters)
        painter.setPen(QColor("#FFFFFF" if theme().high_contrast else "#E6CFA6"))
        edge = LIP / 2
        for number in range(1, STRIPS + 1):
            strip = self.plan.strip(number)
            place = QRectF(strip.left(), self.plan.inner.bottom() - edge - 1, strip.width(), edge)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(number))


class FrontDrawing(Drawing):
    """What is written on the front of the machine: it changes more often than the wood."""

    margin = 2

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__()
        self.setParentItem(parent)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the figures, from left to right; the cogs sit on them."""
        figures, front = self._figures(), self.area
        shift = area.topLeft() - front.topLeft()
        painter.translate(shift)
        at = front_plan(front, figures)
        self._write(painter, front, at.pit, _pit_words(), pit_line(figures.alligators, figures.swimmers))
        for rule in at.rules:
            self._rule(painter, front, rule)
        self._write(painter, front, at.speed, _speed_words(), speed_line(figures.speed))
        beds = self.beds()
        # Where the words leave hardly any room, they tell of Speed alone.
        if beds[-1].x() - beds[0].x() >= CHIP:
            self._draw_pool(painter, beds, figures.speed)
        if at.belt is not None:
            self._draw_arrow(painter, QPointF(at.belt, front.center().y()))
            self._write(painter, front, at.belt + 36, *_belt_words(figures))

    def beds(self) -> list[QPointF]:
        """The middles of the beds of the Speed pool, in the scene."""
        speed, left = self._figures().speed, front_plan(self.area, self._figures()).pool + CHIP / 2
        count = max(BEDS, speed)
        # Where wide words leave less room, the beds lie over each other.
        room = max(0.0, min(BED * (BEDS - 1), self.area.right() - EDGE - CHIP / 2 - left))
        return [QPointF(left + i * room / (count - 1), self.area.center().y()) for i in range(count)]

    def speed_place(self) -> QRectF:
        """Where Speed is written and its chips lie, in the scene."""
        front = self.area
        at = front_plan(front, self._figures())
        beds = self.beds()
        return QRectF(
            QPointF(at.speed - 10, front.top() + 10), QPointF(beds[-1].x() + CHIP / 2 + 8, front.bottom() - 10)
        )

    def _figures(self) -> MachineShown:
        assert isinstance(self.shown, MachineShown)
        return self.shown

    def _write(self, painter: QPainter, front: QRectF, x: float, title: str, line: str) -> None:
        """Two lines on the wood."""
        now, width = theme(), min(_words_width(title, line), front.right() - EDGE - x)
        middle, high = front.center().y(), px(20)
        for text, size, weight, ink, top in (
            (title, 14.5, 800, now.wood_ink, middle - high),
            (line, 12.5, 700, now.wood_soft_ink, middle),
        ):
            painter.setFont(letters_for(text, width, size, weight, 0))
            painter.setPen(ink)
            painter.drawText(QRectF(x, top, width + 4, high), Qt.AlignmentFlag.AlignVCenter, text)

    def _rule(self, painter: QPainter, front: QRectF, x: float) -> None:
        painter.setPen(QPen(with_alpha(darker(theme().wood2, 0.35), 0.6), 1.4))
        painter.drawLine(QPointF(x, front.center().y() - 24), QPointF(x, front.center().y() + 24))

    def _draw_pool(self, painter: QPainter, beds: list[QPointF], speed: int) -> None:
        """The Speed pool's chips in their beds."""
        dpr = painter.device().devicePixelRatioF()
        for i, bed in enumerate(beds):
            painter.drawPixmap(bed - QPointF(CHIP / 2, CHIP / 2), sprites.alligator_chip(CHIP, dpr, i < speed))

    def _draw_arrow(self, painter: QPainter, tip: QPointF) -> None:
        pen = QPen(theme().wood_soft_ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([tip + QPointF(26, 0), tip])
        painter.drawPolyline([tip + QPointF(8, -7), tip, tip + QPointF(8, 7)])


def speed_line(speed: int) -> str:
    """How far the belt rolls each round, in strips."""
    return plural(translate("RunHamsterRun", "%n strip(s) per round", None, speed), speed)


def _pit_words() -> str:
    return translate("RunHamsterRun", "Alligator pit")


def _speed_words() -> str:
    return translate("RunHamsterRun", "Speed")


def _belt_words(figures: MachineShown) -> tuple[str, str]:
    drops = translate("RunHamsterRun", "star strip drops off: Speed {speed}")
    stays = translate("RunHamsterRun", "star strip stays on: Speed {speed}")
    return figures.stakes, (drops if figures.star_drops else stays).format(speed=figures.next_speed)


def _words_width(title: str, line: str) -> float:
    return max(_width(title, 14.5, 800), _width(line, 12.5, 700))


def _width(text: str, size: float, weight: int) -> float:
    return QFontMetricsF(font(size, weight)).horizontalAdvance(text)
