"""The panel of a dam: who owns it, sky and river, the town with its flood pile, and the wood beside a large one."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from hamster_table.engine.kernel import Seat
from hamster_table.views import art, materials
from hamster_table.views.hd_plan import DamPlan
from hamster_table.views.hd_water import draw_crack, draw_drop, draw_river, draw_village
from hamster_table.views.items import Drawing, fitting_font
from hamster_table.views.theme import SEATS, darker, font, px, theme, with_alpha
from hamster_table.views.words import paint_pill, pill_width

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class DamShown:
    """What a dam's panel shows besides its cards and hamsters."""

    seat: Seat
    name: str
    line: str
    """How the dam stands; beside the name where there is room."""
    tag: str
    """What the roll is for this seat, or what it has done: a word or two in a pill."""
    is_turn: bool
    """Whether it is this seat that must choose."""
    pile: int
    """Hamsters in the pile, specials included."""
    town: int
    town_lines: tuple[str, str]
    """Left of the flood pile: what it is, and when the dam breaks next."""
    sums: tuple[str, str]
    """Right of it: the water, and the place among the towns."""
    has_breaches: bool
    is_out: bool
    """Whether the dam is there; before the line-up only the water is."""
    captions: tuple[str, str]
    """Over the reinforcements and over the specials, where a large dam lists them."""


class DamDrawing(Drawing):
    """A dam's panel without cards and hamsters."""

    def __init__(self) -> None:
        super().__init__()
        self.places: DamPlan | None = None

    def lie(self, places: DamPlan, shown: DamShown) -> None:
        """Show this there."""
        if places != self.places:
            self.places, self._kept = places, None
        self.show_as(places.area, shown)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint scenery, head, town and side."""
        shown, at = self.shown, self.places
        assert isinstance(shown, DamShown) and at is not None
        painter.translate(area.topLeft() - at.area.topLeft())
        radius = 16.0 if at.is_large else 12.0
        materials.paper(painter, at.area, radius, 3 if at.is_large else 2)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(at.area, radius, radius)
        painter.setClipPath(clip)
        draw_river(painter, at.scene, at.grass)
        if at.is_large:
            self._draw_side(painter, at, shown)
        self._draw_rule(painter, at)
        painter.restore()
        draw_village(painter, at.houses, shown.seat)
        self._draw_frame(painter, at, shown, radius)
        self._draw_head(painter, at, shown)
        if not at.town.isEmpty():
            (self._draw_town if at.is_large else self._draw_meter_only)(painter, at, shown)

    def _draw_rule(self, painter: QPainter, at: DamPlan) -> None:
        painter.setPen(QPen(theme().hairline, 1.2))
        painter.drawLine(at.head.bottomLeft(), at.head.bottomRight())

    def _draw_frame(self, painter: QPainter, at: DamPlan, shown: DamShown, radius: float) -> None:
        now = theme()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if shown.is_turn:
            painter.setPen(QPen(SEATS[shown.seat].line, 3.5 if at.is_large else 3))
            painter.drawRoundedRect(at.area.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        elif now.high_contrast:
            painter.setPen(QPen(now.edge, 2))
            painter.drawRoundedRect(at.area, radius, radius)

    def _draw_side(self, painter: QPainter, at: DamPlan, shown: DamShown) -> None:
        now = theme()
        painter.fillRect(at.side, now.mat)
        painter.setPen(QPen(with_alpha(darker(now.mat, 0.3), 0.6), 1.6))
        painter.drawLine(at.side.topLeft(), at.side.bottomLeft())
        pen = QPen(with_alpha(darker(now.mat, 0.3), 0.7), 1.2)
        pen.setDashPattern([3, 5])
        painter.setPen(pen)
        painter.drawLine(QPointF(at.rows.left(), at.rows.top() - 3), QPointF(at.rows.right(), at.rows.top() - 3))
        head = QRectF(at.side.left() + 14, at.side.top() + 4, at.side.width() - 28, px(28))
        painter.setPen(now.wood_ink)
        painter.setFont(fitting_font(shown.captions[0], head.width() - 40, 15))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, shown.captions[0])
        if shown.is_out:
            painter.setFont(font(22, 800, "Baloo 2"))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(head, right, str(shown.pile))
            if not shown.pile:
                self._draw_empty_pile(painter, at.pile)
        painter.setFont(fitting_font(shown.captions[1], at.rows.width(), 13.5))
        below = QRectF(at.rows.left() + 4, at.rows.top(), at.rows.width(), px(20))
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, shown.captions[1])

    def _draw_empty_pile(self, painter: QPainter, place: QRectF) -> None:
        pen = QPen(theme().wood_soft_ink, 1.4)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        room = place.adjusted(4, 4, -4, -8)
        painter.drawRoundedRect(room, 10, 10)
        painter.setFont(font(12.5, 600))
        text = translate("Hamsterdam", "all hamsters are on the dam")
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)

    def _draw_head(self, painter: QPainter, at: DamPlan, shown: DamShown) -> None:
        now, head = theme(), at.head
        side = min(head.height() - 12, px(30) if at.is_large else px(26))
        badge = QRectF(head.left() + 12, head.center().y() - side / 2, side, side)
        art.draw(painter, badge, f"badge-{SEATS[shown.seat].symbol}", 0)
        right = head.right() - 14 if at.is_large else self._draw_pile_count(painter, at, shown)
        letters = font(21, 800, "Baloo 2") if at.is_large else font(16, 800)
        letters.setPixelSize(max(10, min(letters.pixelSize(), int(head.height() * 0.62))))
        left = badge.right() + 9
        tag_wide = pill_width(shown.tag) + 8 if shown.tag else 0
        wide = min(QFontMetricsF(letters).horizontalAdvance(shown.name) + 2, max(30.0, right - left - tag_wide))
        painter.setFont(letters)
        painter.setPen(now.ink)
        name = QFontMetricsF(letters).elidedText(shown.name, Qt.TextElideMode.ElideRight, wide)
        painter.drawText(QRectF(left, head.top(), wide, head.height()), Qt.AlignmentFlag.AlignVCenter, name)
        left += wide + 10
        if shown.tag and left + tag_wide <= right + 4:
            high = min(px(20), head.height() - 8)
            pill = QRectF(left, head.center().y() - high / 2, pill_width(shown.tag), high)
            look = SEATS[shown.seat]
            paint_pill(painter, pill, shown.tag, look.fill, look.on_fill)
            left = pill.right() + 10
        if shown.line and right - left > 40:
            painter.setPen(now.soft_ink)
            painter.setFont(font(14 if at.is_large else 12.5))
            line = painter.fontMetrics().elidedText(shown.line, Qt.TextElideMode.ElideRight, int(right - left))
            place = QRectF(left, head.top() + 1, right - left, head.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)

    def _draw_pile_count(self, painter: QPainter, at: DamPlan, shown: DamShown) -> float:
        """The reinforcements of a small dam, as a number beside a hamster; where they begin."""
        place = at.pile
        side = min(place.height() - 2, px(32))
        painter.setPen(theme().ink)
        painter.setFont(font(15, 800))
        count = QRectF(place.right() - px(26), place.top(), px(24), place.height())
        painter.drawText(count, Qt.AlignmentFlag.AlignCenter, str(shown.pile))
        spot = QRectF(count.left() - side, place.center().y() - side / 2, side, side)
        art.draw(painter, spot.adjusted(-2, -2, 2, 2), "hamster-gold", 0)
        if not at.town.isEmpty():
            return spot.left() - 6
        drop = QRectF(spot.left() - px(34), place.top(), px(34), place.height())
        draw_drop(painter, QPointF(drop.left() + 8, drop.center().y()), min(18.0, drop.height() - 4))
        painter.setPen(theme().ink)
        painter.setFont(font(15, 800))
        painter.drawText(drop.adjusted(18, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(shown.town))
        return drop.left() - 6

    # The town

    def _draw_town(self, painter: QPainter, at: DamPlan, shown: DamShown) -> None:
        now, town = theme(), at.town
        painter.setPen(QPen(now.edge, 2) if now.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(now.card, 0.93))
        painter.drawRoundedRect(town, 14, 14)
        left = QRectF(town.left() + 14, town.top(), town.width() * 0.19, town.height())
        right = QRectF(town.right() - town.width() * 0.285, town.top(), town.width() * 0.27, town.height())
        self._two_lines(painter, left, shown.town_lines, now.danger if shown.has_breaches else now.soft_ink)
        self._two_lines(painter, right, shown.sums, now.soft_ink)
        cells = meter_cells(at, shown.town)
        draw_meter(painter, cells, shown.town, shown.has_breaches)

    def _two_lines(self, painter: QPainter, room: QRectF, lines: tuple[str, str], second: QColor) -> None:
        high = min(px(21), room.height() / 2 - 2)
        for n, (text, ink, size) in enumerate(((lines[0], theme().ink, 15), (lines[1], second, 13))):
            place = QRectF(room.left(), room.center().y() - high + n * high, room.width(), high)
            letters = font(size, 800 if n == 0 else 600)
            letters.setPixelSize(max(8, min(letters.pixelSize(), int(high * 0.86))))
            painter.setFont(letters)
            painter.setPen(ink)
            text = QFontMetricsF(letters).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)

    def _draw_meter_only(self, painter: QPainter, at: DamPlan, shown: DamShown) -> None:
        draw_meter(painter, meter_cells(at, shown.town), shown.town, shown.has_breaches)


def meter_cells(at: DamPlan, town: int) -> list[tuple[int, QRectF]]:
    """The cells of a town's flood pile with their numbers, as many as there is room for, the next ones in sight."""
    room = at.town
    if at.is_large:
        room = QRectF(town_left(at), room.top(), room.width() * 0.5, room.height())
    side = min(room.height() - 4, 24.0 if not at.is_large else 40.0, room.height() * 0.9)
    if at.is_large:
        side = max(24.0, min(52.0, room.height() * 0.6, room.width() / 9))
    count = max(1, int(room.width() / side))
    first = max(1, town - count + 3)
    left = room.left() if at.is_large else room.right() - count * side
    top = room.center().y() - side / 2
    return [(first + i, QRectF(left + i * side, top, side, side).adjusted(1.5, 1.5, -1.5, -1.5)) for i in range(count)]


def town_left(at: DamPlan) -> float:
    """Where the cells of a large town begin."""
    return at.town.left() + at.town.width() * 0.2 + 10


def is_breach(tokens: int) -> bool:
    """Whether the dam breaks at so many tokens in the town."""
    return tokens == 3 or tokens >= 5


def draw_meter(painter: QPainter, cells: list[tuple[int, QRectF]], town: int, has_breaches: bool) -> None:
    """The flood pile of a town: drops in cells, and cracks in the cells at which the dam breaks."""
    now = theme()
    for number, cell in cells:
        breaks = has_breaches and is_breach(number)
        painter.setPen(QPen(now.danger, 1.8) if breaks else QPen(now.hairline, 1))
        painter.setBrush(now.inset if now.dark else now.card)
        painter.drawRoundedRect(cell, 5, 5)
        if number <= town:
            draw_drop(painter, cell.center(), cell.height() * 0.78)
        elif breaks:
            draw_crack(painter, cell.center(), min(15.0, cell.height() * 0.6))
        else:
            painter.setPen(now.soft_ink)
            painter.setFont(fitting_font(str(number), cell.width() - 4, min(12.5, cell.height() * 0.55)))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))
