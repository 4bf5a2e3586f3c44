"""The water of all towns as a race: a lane for each seat, its flag at the end of its water."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hamster_table.engine.hamsterdam.state import END_EACH
from hamster_table.models.hamsterdam.shown import TownsShown
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import SEATS, font, px, theme, with_alpha

LANE = 24.0
"""A lane lower than this, in pixels, would be too low for its flag."""


def longest(shown: TownsShown) -> int:
    """The tokens at the end of the lanes: twice what each town may hold on average, or what one really holds."""
    return max(2 * END_EACH, *shown.towns)


def flag_place(room: QRectF, shown: TownsShown, seat: int) -> QPointF:
    """Where the flag of a seat stands, at the foot of its pole."""
    lane = lane_of(room, len(shown.towns), seat)
    left, right = track(lane)
    return QPointF(left + (right - left) * shown.towns[seat] / longest(shown), lane.bottom() - lane.height() * 0.14)


def lane_of(room: QRectF, seats: int, seat: int) -> QRectF:
    """The lane of a seat."""
    high = room.height() / seats
    return QRectF(room.left(), room.top() + seat * high, room.width(), high)


def track(lane: QRectF) -> tuple[float, float]:
    """Where water begins in a lane, and where the lane ends: beside the badge, and before the number."""
    return lane.left() + lane.height() + 4, lane.right() - px(34) - lane.height() * 0.5


def draw_race(painter: QPainter, room: QRectF, shown: TownsShown) -> None:
    """A lane for each seat."""
    for seat in range(len(shown.towns)):
        _draw_lane(painter, room, shown, seat)


def _draw_lane(painter: QPainter, room: QRectF, shown: TownsShown, seat: int) -> None:
    now, lane, tokens = theme(), lane_of(room, len(shown.towns), seat), shown.towns[seat]
    left, right = track(lane)
    side = min(lane.height() - 4, 46.0)
    badge = QRectF(lane.left(), lane.center().y() - side / 2, side, side)
    sprites.draw(painter, badge, f"badge-{SEATS[seat].symbol}", 0)
    foot = flag_place(room, shown, seat)
    bed = QRectF(left, foot.y() - lane.height() * 0.34, right - left, lane.height() * 0.34)
    materials.inset(painter, bed, min(7.0, bed.height() / 2))
    painter.setPen(QPen(with_alpha(now.soft_ink, 0.4), 1))
    for n in range(1, longest(shown)):
        x = bed.left() + bed.width() * n / longest(shown)
        painter.drawLine(QPointF(x, bed.bottom() - bed.height() * 0.3), QPointF(x, bed.bottom() - 1))
    if tokens:
        water = QRectF(bed.left(), bed.top(), max(3.0, foot.x() - bed.left()), bed.height()).adjusted(0.7, 1, -0.7, -1)
        painter.setPen(QPen(now.edge, 1))
        painter.setBrush(materials.pattern(seat, painter.device().devicePixelRatioF()))
        painter.drawRoundedRect(water, min(6.0, water.width() / 3), 6)
    _draw_flag(painter, foot, lane.height() * 0.78, seat)
    painter.setPen(now.ink)
    painter.setFont(font(min(26.0, max(15.0, lane.height() * 0.42 / px(1))), 800))
    number = QRectF(lane.right() - px(40), lane.top(), px(40), lane.height())
    painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(tokens))


def _draw_flag(painter: QPainter, foot: QPointF, high: float, seat: int) -> None:
    """A pennant in the seat's colour, on a pole."""
    now, look = theme(), SEATS[seat]
    pole = now.edge if now.high_contrast else now.soft_ink
    painter.setPen(QPen(pole, max(1.4, high * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(foot, foot - QPointF(0, high))
    cloth = QPainterPath(foot - QPointF(0, high))
    for x, y in ((0.78, -0.88), (0.6, -0.69), (0.78, -0.5), (0.0, -0.46)):
        cloth.lineTo(foot + QPointF(x, y) * high)
    cloth.closeSubpath()
    painter.setPen(QPen(now.edge, 1))
    painter.setBrush(look.fill)
    painter.drawPath(cloth)
