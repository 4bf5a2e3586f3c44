"""How things move on a table: slides, hops, throws, shakes, and the items that are there for one animation only.

Everything that moves is a picture drawn before. Ends of motions are exact: whoever has moved stands straight.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import duration, reading_time

Curve = QEasingCurve.Type
HOP = 10.0
"""How high a walking hamster hops, in pixels at a square of 72."""
TILT = 4.0
"""How far it leans to the left and right, in degrees."""


class Tween(QVariantAnimation):
    """Shows all moments from 0.0 to 1.0 in that time, stretched by the pace in force; 0.0 as soon as it begins."""

    def __init__(self, milliseconds: int, show: Callable[[float], object], curve: Curve = Curve.InOutCubic) -> None:
        super().__init__()
        self._show: Callable[[float], object] | None = None
        # Never 0: such an animation is over within start() and has not shown its end.
        self.setDuration(max(1, duration(milliseconds)))
        self.setEasingCurve(curve)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        # Last, since setting the values shows 0.0 at once, long before this animation may begin.
        self._show = show

    @guard
    def updateCurrentValue(self, value: float) -> None:
        """Show that moment."""
        # Not by `valueChanged`, which says nothing of the beginning: there the value is 0.0 already.
        if self._show is not None:
            self._show(value)


def pause(milliseconds: int) -> QAbstractAnimation:
    """Wait for so long, stretched by the pace in force, so that what stands there can be read."""
    return QPauseAnimation(max(1, duration(milliseconds)))


def stay(milliseconds: int) -> QAbstractAnimation:
    """Wait like `pause`, also where nothing is to move: the time for which a still is seen."""
    return QPauseAnimation(max(1, reading_time(milliseconds)))


def in_order(*acts: QAbstractAnimation) -> QSequentialAnimationGroup:
    """One after the other."""
    group = QSequentialAnimationGroup()
    for act in acts:
        group.addAnimation(act)
    return group


def later(
    delay: int, time: int, show: Callable[[float], object], curve: Curve = Curve.InOutCubic
) -> QAbstractAnimation:
    """Show the moments from 0.0 to 1.0 in that time, so many milliseconds later; until then 0.0 is shown."""
    if not delay:
        return Tween(time, show, curve)
    return in_order(Tween(delay, lambda _: show(0.0)), Tween(time, show, curve))


def at_once(*acts: QAbstractAnimation) -> QParallelAnimationGroup:
    """All at the same time."""
    group = QParallelAnimationGroup()
    for act in acts:
        group.addAnimation(act)
    return group


def between(start: QPointF, end: QPointF, share: float) -> QPointF:
    """The point on the straight way at that share of it: 0 is the start, 1 the end."""
    # Not start + (end - start) * share, which may miss the end by a rounding.
    return start * (1 - share) + end * share


def parabola(share: float) -> float:
    """The height of an arc at that share of the way: 0 at both ends, 1 in the middle."""
    return 4 * share * (1 - share)


def sine(share: float, times: float) -> float:
    """To 1, to -1 and back, so often; exactly 0 at both ends, whatever rounding would leave."""
    return math.sin(2 * math.pi * times * share) if 0 < share < 1 else 0.0


def slide(item: QGraphicsItem, start: QPointF, end: QPointF, milliseconds: int = 280) -> Tween:
    """Straight over the table, from one point of the scene to another."""
    return Tween(milliseconds, lambda share: item.setPos(between(start, end, share)))


def hop(item: QGraphicsItem, start: QPointF, end: QPointF, unit: float = 1.0) -> Tween:
    """A hop from square to square, leaning to one side and the other. *unit* is 1 for squares of 72 pixels."""

    def step(share: float) -> None:
        item.setPos(between(start, end, share) - QPointF(0, HOP * unit * parabola(share)))
        item.setRotation(TILT * sine(share, 1))

    return Tween(280, step)


def fly(
    item: QGraphicsItem, start: QPointF, end: QPointF, height: float, milliseconds: int = 420, turns: float = 0.0
) -> Tween:
    """Through the air, so many pixels high, turning so often, larger where it is nearer to the eye."""

    def move(share: float) -> None:
        item.setPos(between(start, end, share) - QPointF(0, height * parabola(share)))
        item.setRotation(360 * turns * share if share < 1 else 0.0)
        item.setScale(1 + 0.16 * parabola(share))

    return Tween(milliseconds, move, Curve.InOutSine)


def lean(item: QGraphicsItem, towards: QPointF, milliseconds: int = 320) -> Tween:
    """Forwards by *towards* and back to where it is when the animation is made."""
    home = item.pos()
    return Tween(milliseconds, lambda share: item.setPos(home + towards * parabola(share)), Curve.InOutSine)


def shake(item: QGraphicsItem, degrees: float, times: int, milliseconds: int) -> Tween:
    """From side to side by so many degrees, so often, and upright at the end."""
    return Tween(milliseconds, lambda share: item.setRotation(degrees * sine(share, times)), Curve.Linear)


def pop(item: QGraphicsItem, milliseconds: int = 200, largest: float = 1.25) -> Tween:
    """Suddenly there: from *largest* times its size to its size."""
    return Tween(milliseconds, lambda share: item.setScale(largest + (1 - largest) * share), Curve.OutBack)


def fade(item: QGraphicsItem, start: float, end: float, milliseconds: int = 200) -> Tween:
    """Come into sight, or go out of it: from one opacity to another, 0 is unseen."""
    return Tween(milliseconds, lambda share: item.setOpacity(start + (end - start) * share), Curve.Linear)


def fade_large(item: QGraphicsItem, start: float, end: float, milliseconds: int = 200) -> Tween:
    """Fade what covers much of the board: in two steps, since each has all of it painted again."""

    def show(share: float) -> None:
        item.setOpacity(start if share <= 0 else (start + end) / 2 if share < 0.5 else end)

    return Tween(milliseconds, show, Curve.Linear)


class TemporaryItem(QGraphicsPixmapItem):
    """A picture that is on the table for one animation. Its position is its middle."""

    def __init__(self, picture: QPixmap, at: QPointF, z: float) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.show_picture(picture)
        self.setPos(at)
        self.setZValue(z)

    def show_picture(self, picture: QPixmap) -> None:
        """Look like this from now on."""
        # Asked at every step of a tween; the same picture again would be painted again.
        if picture.cacheKey() != self.pixmap().cacheKey():
            size = picture.deviceIndependentSize()
            self.setPixmap(picture)
            self.setOffset(-size.width() / 2, -size.height() / 2)

    def turn_over(self, sides: Sequence[QPixmap], share: float) -> None:
        """Be turned over that far, from the first of two sides to the second."""
        self.show_picture(sides[share > 0.5])
        # Edge on, but not 0 wide: such a transform has no inverse, by which Qt finds points in an item.
        self.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * share)), 1))
