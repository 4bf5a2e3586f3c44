"""The rolling belt of Run, Hamster, Run!."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.run_hamster_run.actions import STRIPS
from hamster_table.models.guard import guard
from hamster_table.models.run_hamster_run.board import BeltShown
from hamster_table.views.art import sprites
from hamster_table.views.art.pixmap_cache import cached_words
from hamster_table.views.art.rendered_pixmaps import painted
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.board.items import DRAWING_Z, WORD_Z, PaintedItem
from hamster_table.views.run_hamster_run.drawings import surfaces
from hamster_table.views.run_hamster_run.layout import LIP, Plan

STAR_COLOUR = QColor("#FFD25E")


@cached_words
def badge_picture(text: str, dpr: float) -> QPixmap:
    """The badge of the star strip."""
    letters, side, high = font(12.5, 800), float(px(17)), float(px(21))
    width = QFontMetricsF(letters).horizontalAdvance(text) + side + 16

    def paint(painter: QPainter) -> None:
        box = QRectF(1, 1, width, high)
        painter.setPen(QPen(STAR_COLOUR, 1.6))
        painter.setBrush(QColor("#000000" if theme().high_contrast else "#2B211B"))
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.drawPixmap(QPointF(6, 1 + (high - side) / 2), sprites.asterisk(side, dpr))
        painter.setPen(QColor("#FFE9B0"))
        painter.setFont(letters)
        painter.drawText(box.adjusted(side + 8, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)

    return painted(QSizeF(width + 2, high + 2), dpr, paint)


def columns(left: float, right: float, dpr: float) -> Iterator[tuple[float, float]]:
    """The columns of device pixels between two edges, in pixels: where each begins, and how much of it lies between.

    Smoothing the edges of a tall narrow rectangle costs more than all the rest of the belt; this looks the same."""
    for column in range(math.floor(left * dpr), math.ceil(right * dpr)):
        yield column / dpr, min(right * dpr, column + 1) - max(left * dpr, column)


class BeltBadge(PaintedItem):
    """What the star strip brings, on a badge that rolls along with it and lies over the hats there."""

    def __init__(self) -> None:
        super().__init__(WORD_Z - 3)  # below what hints and prompts mark
        self._plan: Plan | None = None
        self._star, self._text, self._rolled = 0, "", 0.0
        self._high = 0.0

    def set_geometry(self, plan: Plan, shown: BeltShown) -> None:
        """Take the place in the plan, and the words."""
        high = badge_picture(shown.badge, 1.0).deviceIndependentSize().height()
        if (plan, shown.star, shown.badge, high) != (self._plan, self._star, self._text, self._high):
            self._plan, self._star, self._text, self._high = plan, shown.star, shown.badge, high
            # Where the badge can be: the upper edge of the belt, between the drums. Where words are large it grows
            # upwards as far as it can, over the frame and not over faces.
            top = max(plan.machine.top(), min(plan.inner.top() + 3, plan.belt.top() - high))
            self.setRect(plan.belt.left() + 4, top, plan.belt.width() - 6, high)
            self.update()

    @property
    def told(self) -> str:
        """Its words."""
        return self._text

    def tell(self, what: str) -> None:
        """Bear these words."""
        if self._plan is not None:
            self.set_geometry(self._plan, BeltShown(self._star, what))

    def until_told(self, old: str, new: str) -> str:
        """As long as the strip is on its way, it is the same badge."""
        return old

    def roll(self, rolled: float) -> None:
        """Be rolled that far towards the pit, in strips."""
        self._rolled = rolled
        self.update()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the badge where its strip is now."""
        if self._plan is None:
            return
        dpr = painter.device().devicePixelRatioF()
        badge, room = badge_picture(self._text, dpr), self.rect()
        painter.save()
        painter.setClipRect(room.toAlignedRect())
        # Twice while it goes over the edge: there it goes, and here it comes back.
        for number in (self._star, self._star + STRIPS, self._star - STRIPS):
            place = number - self._rolled
            before = math.floor(place)
            left, then = (self._left(at, badge.deviceIndependentSize().width()) for at in (before, before + 1))
            x = round((left + (place - before) * (then - left)) * dpr) / dpr
            painter.drawPixmap(QPointF(x, room.top()), badge)
        painter.restore()

    def _left(self, number: int, width: float) -> float:
        """Where the badge begins at that strip: in its middle, but wholly in sight; one strip further, out of it."""
        assert self._plan is not None
        room = self.rect()
        if number < 1:
            return room.left() - width
        if number > STRIPS:
            return room.right()
        return max(room.left(), min(self._plan.strip(number).center().x() - width / 2, room.right() - width))


class BeltItem(QGraphicsObject):
    """The ten strips between their drums; strips are kept pictures, which only move when the belt rolls."""

    def __init__(self) -> None:
        super().__init__()
        self._plan: Plan | None = None
        self._star = 0
        self.badge = BeltBadge()
        """Apart, since it lies over the hamsters; it is added to the scene beside the belt."""
        self.rolled = 0.0
        """How far the strips are towards the pit, 1.0 being a whole strip."""
        self._kept: dict[object, QPixmap] = {}
        self.setZValue(DRAWING_Z + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_geometry(self, plan: Plan, shown: BeltShown) -> None:
        """Take the place in the plan, the star strip there."""
        self.badge.set_geometry(plan, shown)
        if (plan, shown.star) != (self._plan, self._star):
            self.prepareGeometryChange()
            self._plan, self._star = plan, shown.star
            self.update()

    def roll(self, rolled: float) -> None:
        """Be rolled that far towards the pit, in strips; less than 0 is away from it."""
        self.rolled = rolled
        self.badge.roll(rolled)
        self.update()

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
        # One more at either end: while the belt rolls, it is partly in sight.
        for number in range(STRIPS + 2):
            place = at.strip(number)
            x = round((place.left() - self.rolled * at.side) * dpr) / dpr
            lit = (number - 1) % STRIPS + 1 == self._star
            # Light and dark go by the star strip, so that they wander along with the belt.
            painter.drawPixmap(QPointF(x, place.top()), self._strip((number - self._star) % 2 == 1, lit, dpr))
        painter.restore()
        painter.drawPixmap(self.boundingRect().toAlignedRect().topLeft(), self._cover(dpr))
        self._draw_seams(painter, dpr)

    def _open(self) -> QRectF:
        """What one sees of the strips."""
        assert self._plan is not None
        return self._plan.belt.adjusted(0, -LIP / 2, 0, LIP / 2)

    def _drums(self) -> tuple[QRectF, QRectF]:
        belt = self._open()
        left, right = (QRectF(x, belt.top() - 4, 16, belt.height() + 8) for x in (belt.left() - 12, belt.right() - 2))
        return left, right

    def _draw_seams(self, painter: QPainter, dpr: float) -> None:
        """The seams of the drums, by which one sees them turn."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        ink = theme().edge if theme().high_contrast else QColor("#2A1D14")
        for drum in self._drums():
            for seam in range(3):
                turned = (seam / 3 - self.rolled / 3) % 1
                # A seam runs over the half of the drum that is seen, quickly in the middle, slowly at the edges.
                x = drum.center().x() - math.cos(math.pi * turned) * (drum.width() / 2 - 1.5)
                for column, part in columns(x - 0.6, x + 0.6, dpr):
                    painter.fillRect(
                        QRectF(column, drum.top() + 5, 1 / dpr, drum.height() - 10), with_alpha(ink, 0.4 * part)
                    )

    def _cover(self, dpr: float) -> QPixmap:
        """The light on the belt, its edge and the drums: what lies over the strips and never moves."""
        room = self.boundingRect().toAlignedRect()
        assert self._plan is not None
        key = "cover", dpr, theme().name, room.size().toTuple(), self._plan.belt.topLeft().toTuple()
        if key not in self._kept:
            picture = QPixmap(room.size() * dpr)
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.translate(-room.topLeft())
            belt = self._open()
            surfaces.belt_light(painter, belt)
            surfaces.hazard_edge(painter, QRectF(belt.left() + 4, belt.top(), 9, belt.height()))
            for drum in self._drums():
                surfaces.roller(painter, drum)
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
        # A size needs four: three kinds of strip and the cover. What more there is comes from sizes before.
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
        now = theme()
        painter.fillRect(whole, now.belt if odd else now.belt2)
        surfaces.strip_marks(painter, whole.adjusted(0, LIP / 2, 0, -LIP / 2))
        # The seam towards the strip before it.
        painter.fillRect(
            QRectF(0, 0, 1.6, size.height()),
            now.edge if now.high_contrast else QColor("#20262C" if now.dark else "#2A323A"),
        )
        painter.fillRect(QRectF(1.6, 0, 1.4, size.height()), with_alpha(QColor("#8793A0"), 0.6))
        if lit:
            painter.fillRect(whole.adjusted(2, 0, -1, 0), with_alpha(STAR_COLOUR, 0.13))
            side = 20.0
            # The other one is on the badge.
            place = QPointF(size.width() / 2 - side / 2, size.height() - side - 1)
            painter.drawPixmap(place, sprites.asterisk(side, dpr))
        painter.end()
        return kept
