"""Where everything lies on the table of Hamsterrolle, for a window of any size.

The wheel owns the picture. The supply of whose turn it is lies in front of it, the others' at the right; under them
stands what the open compartments hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.views.art.theme import px
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.rim import half_width, outer

GAP = 8
"""Pixels between neighbours."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The places on the table, in pixels of the view."""

    whole: QRectF
    """All of the view."""
    horizon: float
    """The y at which the table ends and the wall begins."""
    hub: QPointF
    """The middle of the wheel at rest."""
    scale: float
    """Pixels for each millimetre at the hub."""
    tray: QRectF
    """The supply in front of the wheel."""
    slots: tuple[QRectF, ...]
    """The places of the kinds in the tray, the cone's last and empty while nobody has it."""
    seats: tuple[QRectF, ...]
    """The panels of the seats."""
    window: QRectF
    """What the open compartments hold, and what is to be said of the piece in the hand."""
    clock: QRectF
    """The clock on the wall, whether there is one or not."""
    watcher: QRectF
    """The hamster that watches."""
    box: Box
    """The measures of the wheel."""

    @property
    def radius(self) -> float:
        """The radius of the wheel, in pixels."""
        return outer(self.box) * self.scale

    @property
    def free(self) -> QRectF:
        """Where what lies on the table is covered by neither tray nor panels."""
        return QRectF(QPointF(20, 20), QPointF(self.seats[0].left() - 20, self.tray.top() - 10))


def plan(size: QSizeF, seats: int, has_cone: bool, box: Box) -> Plan:
    """The plan that fits a table of that size; *has_cone*: somebody has the cone in the supply."""
    is_small = size.width() < 1080 or size.height() < 600
    grown = min(1.25, max(1.0, px(100) / 100))
    edge = 8.0 if is_small else 12.0
    column = min(380.0, (216.0 if is_small else max(270.0, size.width() * 0.243)) * grown)
    tray_high = (px(82) if is_small else px(110)) if size.height() < 800 else px(126)
    right = QRectF(size.width() - column - edge, edge, column, size.height() - 2 * edge)
    tray = QRectF(edge + 4, size.height() - edge - tray_high, right.left() - 2 * edge - 2, tray_high)
    room = QRectF(edge, 0, right.left() - 2 * edge, tray.top() - GAP)
    scale = _scale(room, is_small, box)
    radius = outer(box) * scale
    # The foot is that of the hub's plane: the near edge of the wheel is seen 10 mm lower, on a shadow that goes on.
    foot = room.bottom() - 22 * scale
    hub = QPointF(room.left() + max(radius + 156 * grown, room.width() * 0.5), foot - radius)
    # Room for clock and watcher at the right goes before the middle, and room at the left before both.
    hub.setX(min(hub.x(), room.right() - radius - (half_width(box) + 130) * scale))
    hub.setX(max(hub.x(), radius + (96 if is_small else 150)))
    rows, under = _rows(right, seats, is_small)
    clock, watcher = _beside(room, hub, radius, foot, is_small)
    return Plan(
        QRectF(0, 0, size.width(), size.height()),
        Camera((hub.x(), hub.y()), scale, box=box).table_end(outer(box)),
        hub,
        scale,
        tray,
        _slots(tray, is_small, has_cone),
        rows,
        under,
        clock,
        watcher,
        box,
    )


def _scale(room: QRectF, is_small: bool, box: Box) -> float:
    """The pixels for each millimetre of the largest wheel that has room for what is written round it."""
    # The near edge of the wheel is seen nearly four in a hundred larger than it is in the plane of the hub.
    # Over it and under it some 20 mm are left, for the arcs of the compartments.
    high = room.height() / (2 * outer(box) * 1.035 + 36)
    wide = (room.width() - (230 if is_small else 340)) / (2 * outer(box))
    return max(0.4, min(2.4, high, wide))


def _slots(tray: QRectF, is_small: bool, has_cone: bool) -> tuple[QRectF, ...]:
    """The places of the eight kinds beside the name of the owner."""
    count = 8 if has_cone else 7
    head = px(150 if is_small else 188)
    inner = tray.adjusted(head, 15, -15, -15)
    wide = (inner.width() - GAP * (count - 1)) / count
    places = [QRectF(inner.left() + n * (wide + GAP), inner.top(), wide, inner.height()) for n in range(count)]
    return tuple(places) if has_cone else (*places, QRectF())


def _rows(column: QRectF, seats: int, is_small: bool) -> tuple[tuple[QRectF, ...], QRectF]:
    """The panels of the seats, and what is left under them."""
    least = px(150 if is_small else 208)
    high = max(px(28), min(px(64 if is_small else 112), (column.height() - least) / seats - GAP))
    rows = [QRectF(column.left(), column.top() + n * (high + GAP), column.width(), high) for n in range(seats)]
    top = rows[-1].bottom() + GAP
    return tuple(rows), QRectF(column.left(), top, column.width(), min(column.bottom() - top, px(230)))


def _beside(room: QRectF, hub: QPointF, radius: float, foot: float, is_small: bool) -> tuple[QRectF, QRectF]:
    """The clock on the wall and the hamster on the table, at the right of the wheel."""
    free = room.right() - hub.x() - radius
    side = min(136.0, max(64.0, free * 0.7))
    # In a small window so far away that the side view of a piece has room between.
    left = min(room.right() - side - 6, hub.x() + radius * 0.86 + (85 if is_small else 30))
    clock = QRectF(left, max(10.0, hub.y() - radius * 0.98), side, side)
    tall = min(116.0, max(56.0, free * 0.62))
    return clock, QRectF(room.right() - tall - 8, foot - tall * 0.92, tall, tall)
