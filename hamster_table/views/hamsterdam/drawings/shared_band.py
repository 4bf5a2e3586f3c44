"""What belongs to all, between the dams: the reservoir, the dice, the tracker, and the water in all towns."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hamster_table.models.hamsterdam.shown import DiceShown, TownsShown, TrackerShown
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import SEATS, darker, font, px, theme
from hamster_table.views.board.items import Drawing
from hamster_table.views.board.spot_label import fits, fitted, fitting_font, letters_for
from hamster_table.views.hamsterdam.drawings.dice import Pose, draw_die, lying, on_a_corner
from hamster_table.views.hamsterdam.drawings.race import LANE, draw_race
from hamster_table.views.hamsterdam.drawings.water import draw_drop, draw_water, numerals, write_on_water

ROOMY = 84.0
"""Bands lower than this, in pixels, have no captions and no row of seats."""
CAPTIONS = 66
"""What captions and a head need of a band, in pixels at 100 %, beside what is between them."""


def _is_roomy(area: QRectF) -> bool:
    return area.height() >= max(ROOMY, px(CAPTIONS) + 12)


class ReservoirDrawing(Drawing):
    """The flood tokens that have not come yet: shown is their number."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the pool with its tokens."""
        now, count = theme(), self.shown
        assert isinstance(count, int)
        _mat(painter, area)
        pool = area.adjusted(7, 7, -7, -7)
        radius = min(40.0, pool.height() / 2)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(pool, radius, radius)
        painter.setClipPath(clip)
        painter.fillRect(pool, now.water_light)
        draw_water(painter, pool.adjusted(0, pool.height() * 0.1, 0, 0), 4, 26)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(now.edge if now.high_contrast else darker(now.mat, 0.35), 3))
        painter.drawRoundedRect(pool, radius, radius)
        label = QRectF(pool.left() + 14, pool.top() + 8, max(px(96), pool.width() * 0.34), pool.height() - 16)
        self._draw_label(painter, label, count)
        places = reservoir_places(area, count)
        for at in places:
            draw_drop(painter, at, drop_size(area, len(places)))
        if count < 0:
            self._draw_more(painter, pool.adjusted(label.right() - pool.left() + 8, 4, -14, -4), -count)

    def _draw_more(self, painter: QPainter, room: QRectF, more: int) -> None:
        """Say how many tokens are out that the box does not hold: there is always another one (HD-37, HD-88)."""
        text = translate("Hamsterdam", "+{more} more than in the box").format(more=more)
        painter.setPen(theme().ink)
        line = fitted(painter, text, room.width(), 14, 800)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, line)

    def _draw_label(self, painter: QPainter, label: QRectF, count: int) -> None:
        now = theme()
        painter.setPen(QPen(now.edge, 1.4) if now.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(14, 58, 92, 168))
        painter.drawRoundedRect(label, 12, 12)
        painter.setPen(QColor("#FFF6E4"))
        title, number = translate("Hamsterdam", "Reservoir"), str(max(0, count))
        if label.height() < 44:
            painter.setFont(fitting_font(f"{title} {number}", label.width() - 10, 15))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, f"{title} {number}")
            return
        painter.setFont(fitting_font(title, label.width() - 12, max(14.0, label.height() * 0.12)))
        upper = QRectF(label.left(), label.top() + label.height() * 0.1, label.width(), label.height() * 0.36)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, title)
        painter.setFont(numerals(min(max(px(25), label.height() * 0.36), label.height() * 0.44)))
        lower = QRectF(label.left(), label.center().y() - 2, label.width(), label.height() * 0.5)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, number)


def drop_size(area: QRectF, count: int) -> float:
    """How high so many tokens are drawn: large ones only where they hardly overlap."""
    high = (area.height() - 14) * 0.3
    return min(high, 66.0, max(34.0, area.width() * 0.82 / max(6, -(-count // 3))))


def reservoir_places(area: QRectF, count: int) -> list[QPointF]:
    """Where the tokens swim: in rows, a little out of line; nowhere when there are none, or no room."""
    pool = area.adjusted(7, 7, -7, -7)
    left = pool.left() + max(px(96), pool.width() * 0.34) + 30
    room = QRectF(left, pool.top() + 12, pool.right() - left - 22, pool.height() - 24)
    if count <= 0 or room.width() < 20:
        return []
    # By height, so that drops hardly overlap; at least six in a row, so that a few of them do not stand in a column.
    rows = 3 if room.height() > 54 else 2 if room.height() > 30 else 1
    in_row = max(6, -(-count // rows))
    # The same scatter always: when a token is taken, the others must not jump.
    luck = random.Random(5)
    places = []
    for n in range(count):
        row, column = n // in_row, n % in_row
        x = room.left() + (column + (0.25 if row % 2 else 0.0)) * room.width() / (in_row + 0.2)
        y = room.top() + (row + 0.5) * room.height() / rows
        places.append(QPointF(x + 8 + luck.uniform(-2, 2), y + luck.uniform(-2, 2)))
    return places


class DiceDrawing(Drawing):
    """The tray of felt with the dice and their sum."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the tray, with the dice and their sum unless they are in the air."""
        shown = self.shown
        assert isinstance(shown, DiceShown)
        materials.wooden(painter, area, 16, 2, seed=14)
        edge = min(10.0, area.height() * 0.09)
        felt = area.adjusted(edge, edge, -edge, -edge)
        materials.felt(painter, felt, 10)
        if shown.hides_dice:
            return
        if not (shown.a or shown.is_awaited):
            painter.setPen(theme().felt_ink)
            text = translate("Hamsterdam", "waiting for the first roll")
            painter.setFont(fitting_font(text, felt.width() - 16, 14))
            painter.drawText(felt, Qt.AlignmentFlag.AlignCenter, text)
            return
        height = die_side(area) * ON_A_CORNER if shown.is_awaited else 0.0
        for pose, (at, _) in zip(poses_shown(shown), dice_places(area), strict=True):
            draw_die(painter, at, die_side(area), pose, height)
        if not shown.is_awaited:
            self._draw_sum(painter, felt, shown.a + shown.b)

    def _draw_sum(self, painter: QPainter, felt: QRectF, total: int) -> None:
        painter.setPen(QColor("#FFFFFF") if theme().high_contrast else QColor("#FFF8EA"))
        painter.setFont(font(min(22.0, felt.height() * 0.3), 800))
        room = sum_place(felt)
        equals = QRectF(felt.left() + felt.width() * 0.575, felt.top(), felt.width() * 0.12, felt.height())
        painter.drawText(equals, Qt.AlignmentFlag.AlignCenter, "=")
        painter.setPen(QColor("#FFE9B8"))
        painter.setFont(numerals(min(max(56.0, felt.height() * 0.55), felt.height() * 0.68)))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(total))


ON_A_CORNER = 0.3
"""How much higher the middle of a die is that stands on a corner, in sides of it."""


def poses_shown(shown: DiceShown) -> list[Pose]:
    """How both dice lie; those that wait for a hand stand on a corner, so that no face looks as if it were rolled."""
    if shown.is_awaited:
        return [on_a_corner(25.0), on_a_corner(-10.0)]
    turns = [turn for _, turn in dice_places(QRectF())]
    return [lying(face, turn) for face, turn in zip((shown.a, shown.b), turns, strict=True)]


def die_side(area: QRectF) -> float:
    """The side of a die on a tray of that area, in pixels."""
    return min(120.0, area.height() * 0.46, area.width() * 0.19)


def sum_place(felt: QRectF) -> QRectF:
    """Where the sum stands on the felt of the tray."""
    left = felt.left() + felt.width() * 0.695
    return QRectF(left, felt.top(), felt.right() - left - 6, felt.height())


def dice_places(area: QRectF) -> tuple[tuple[QPointF, float], tuple[QPointF, float]]:
    """The middles of the dice on their tray, and how they are turned, in degrees."""
    y = area.center().y()
    return (
        (QPointF(area.left() + area.width() * 0.225, y - 1), -12.0),
        (QPointF(area.left() + area.width() * 0.46, y + 1), 9.0),
    )


class TrackerDrawing(Drawing):
    """The tracker: the turns of the round, and the redeployment after them."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the card: a circle for each turn, the token on the present one."""
        now, shown = theme(), self.shown
        assert isinstance(shown, TrackerShown)
        materials.paper(painter, area, 12, 2)
        head = _heads(painter, area, shown.title, shown.line)
        roomy = _is_roomy(area)
        circles = tracker_places(area, shown.turns)
        radius = tracker_radius(area, shown.turns)
        for i, at in enumerate(circles):
            painter.setPen(QPen(now.hairline, 1.6))
            painter.setBrush(now.inset)
            painter.drawEllipse(at, radius, radius)
            disc = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            if i + 1 == shown.at:
                draw_drop(painter, at - QPointF(0, radius * 0.1), radius * 2.3)
                write_on_water(painter, disc.translated(0, radius * 0.25), i + 1, radius * 1.05)
            else:
                painter.setPen(now.soft_ink)
                painter.setFont(numerals(radius * 1.05))
                painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(i + 1))
        side = min(120.0, (area.bottom() - head) * (0.66 if roomy else 0.9))
        janitor = QRectF(area.right() - side - 12, circles[0].y() - side * 0.52, side, side)
        sprites.draw(painter, janitor, "special-janitster", 0)
        self._draw_arrow(painter, QPointF(janitor.left() - 3, circles[0].y()))
        if roomy:
            self._draw_captions(painter, area, circles, janitor)

    def _draw_arrow(self, painter: QPainter, tip: QPointF) -> None:
        painter.setPen(QPen(theme().soft_ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(tip - QPointF(9, 0), tip)
        painter.drawPolyline([tip + QPointF(-4, -4), tip, tip + QPointF(-4, 4)])

    def _draw_captions(self, painter: QPainter, area: QRectF, circles: list[QPointF], janitor: QRectF) -> None:
        painter.setPen(theme().soft_ink)
        row = QRectF(area.left(), area.bottom() - px(19), area.width(), px(18))
        middle = (circles[0].x() + circles[-1].x()) / 2
        for x, text in ((middle, translate("Hamsterdam", "turns")),
                        (janitor.center().x(), translate("Hamsterdam", "Redeploy"))):  # fmt: skip
            half = min(area.right() - 5 - x, px(60))
            painter.setFont(fitting_font(text, 2 * half, 12.5))
            place = QRectF(x - half, row.top(), 2 * half, row.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def tracker_radius(area: QRectF, turns: int) -> float:
    """The radius of the circles of the tracker, in pixels."""
    step = _turns_width(area) / turns
    return min(52.0, area.height() * 0.173, step * 0.46)


def _turns_width(area: QRectF) -> float:
    """How wide the circles of the tracker may be together: the Janitster at their right grows with the card."""
    return area.width() - max(94.0, area.height() * 0.84)


def tracker_places(area: QRectF, turns: int) -> list[QPointF]:
    """The middles of the circles of the tracker, one for each turn of a round."""
    step = min(max(54.0, area.height() * 0.47), _turns_width(area) / turns)
    left = area.left() + 14 + step / 2
    y = area.top() + (area.height() * 0.5 if _is_roomy(area) else area.height() * 0.66)
    return [QPointF(left + i * step, y) for i in range(turns)]


class TownsDrawing(Drawing):
    """The water in all towns: a bar of seats, and where there is room a lane for each seat, as in a race."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the card: a bar with a part for each seat, and the numbers below where there is room."""
        now, shown = theme(), self.shown
        assert isinstance(shown, TownsShown)
        materials.paper(painter, area, 12, 2)
        total = translate("Hamsterdam", "{now} of {end}").format(now=sum(shown.towns), end=shown.ends_at)
        # The sum stands in the empty end of the bar, and in the head when that becomes too short for it.
        has_room = sum(shown.towns) < 0.62 * shown.ends_at
        end = translate("Hamsterdam", "ends at {tokens}").format(tokens=shown.ends_at) if has_room else total
        head = _heads(painter, area, translate("Hamsterdam", "Water in all towns"), end)
        roomy = _is_roomy(area)
        high = min(max(px(26), area.height() * 0.13), (area.bottom() - head) * (0.38 if roomy else 0.72))
        bar = QRectF(area.left() + 16, head + (4 if roomy else 1), area.width() - 32, high)
        materials.inset(painter, bar, 8)
        self._draw_shares(painter, bar, shown)
        painter.setPen(now.ink)
        painter.setFont(fitting_font(total, bar.width() * 0.4, 13))
        if has_room:
            room = bar.adjusted(0, 0, -8, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, total)
        room = QRectF(bar.left(), bar.bottom() + 6, bar.width(), area.bottom() - bar.bottom() - 14)
        if room.height() >= LANE * len(shown.towns):
            draw_race(painter, room, shown)
        elif roomy:
            self._draw_seats(painter, room.adjusted(0, -2, 0, 6))

    def _draw_shares(self, painter: QPainter, bar: QRectF, shown: TownsShown) -> None:
        # The towns together may have more water than ends the game (HD-69).
        left, unit = bar.left(), bar.width() / max(shown.ends_at, sum(shown.towns))
        dpr = painter.device().devicePixelRatioF()
        for seat, tokens in enumerate(shown.towns):
            if not tokens:
                continue
            part = QRectF(left + 0.7, bar.top() + 1, unit * tokens - 1.4, bar.height() - 2)
            painter.setPen(QPen(theme().edge, 1))
            painter.setBrush(materials.pattern(seat, dpr))
            painter.drawRoundedRect(part, min(6.0, part.width() / 3), 6)
            left += unit * tokens

    def _draw_seats(self, painter: QPainter, room: QRectF) -> None:
        shown = self.shown
        assert isinstance(shown, TownsShown)
        side, step = min(px(20), room.height() - 2), room.width() / len(shown.towns)
        for seat, tokens in enumerate(shown.towns):
            left = room.left() + seat * step
            place = QRectF(left, room.center().y() - side / 2, side, side)
            sprites.draw(painter, place, f"badge-{SEATS[seat].symbol}", 0)
            painter.setPen(theme().ink)
            painter.setFont(font(15, 800))
            words = QRectF(place.right() + 5, room.top(), step - side - 5, room.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, str(tokens))


def _heads(painter: QPainter, area: QRectF, title: str, line: str) -> float:
    """A card's title at the left and a line at the right; where they end."""
    now, high = theme(), min(px(24), area.height() * 0.36)
    row = QRectF(area.left() + 16, area.top() + min(7.0, area.height() * 0.06), area.width() - 32, high)
    painter.setPen(now.ink)
    letters = fitting_font(title, row.width() * (0.62 if line else 1), 15)
    painter.setFont(letters)
    painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, title)
    used = painter.fontMetrics().horizontalAdvance(title) + 10
    painter.setPen(now.soft_ink)
    # Left out rather than cut: who has the dice is told at their dam, too.
    if fits(line, row.width() - used, 12.5):
        painter.setFont(letters_for(line, row.width() - used, 12.5))
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, line)
    return row.bottom()


def _mat(painter: QPainter, area: QRectF) -> None:
    now = theme()
    materials.shadow(painter, area, 14, 2)
    painter.setPen(QPen(now.edge, 2) if now.high_contrast else QPen(darker(now.mat, 0.15), 1))
    painter.setBrush(now.mat)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 14, 14)
