"""The panel of a dam: who owns it, sky and river, the town with its flood pile, and the wood beside a large one."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterdam.breach import is_breach
from hamster_table.models.guard import guard
from hamster_table.models.hamsterdam.shown import DamShown
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.people_drawings import badge_name
from hamster_table.views.art.theme import SEATS, darker, font, px, theme, with_alpha
from hamster_table.views.board.event_animator import Teller
from hamster_table.views.board.items import Drawing, PaintedItem
from hamster_table.views.board.spot_label import fitted, fitting_font
from hamster_table.views.hamsterdam.drawings.village import TownWater, draw_village, is_seen
from hamster_table.views.hamsterdam.drawings.water import draw_crack, draw_drop, draw_river, numerals, write_on_water
from hamster_table.views.hamsterdam.layout import DamPlan
from hamster_table.views.widgets.text import paint_pill, pill_width

LEAST_LINE = 11
"""The height of each of two lines, in pixels, below which there is only the first one."""


class DamDrawing(Drawing):
    """A dam's panel without cards and hamsters: its scenery, with parts that change more often lying on it."""

    is_shared, has_words = True, False

    def __init__(self) -> None:
        super().__init__()
        self.places: DamPlan | None = None
        self.water = TownWater(self)
        self.head, self.town = HeadDrawing(self), TownDrawing(self)
        self._parts = (self.head, SideDrawing(self), self.town)
        # The last children, as they lie over the others; no part of the picture, as they change with every question.
        self._frame = TurnFrame(self)
        self.tellers: tuple[Teller, ...] = (*self._parts, self._frame)
        """What tells how the dam stands, and whose turn it is."""

    def set_geometry(self, places: DamPlan, shown: DamShown) -> None:
        """Show this dam at these places of the table."""
        if places != self.places:
            self.places = places
            corner = places.area.topLeft()
            rooms = places.head, places.scene, places.side, places.houses, places.cards[0]
            # All that decides how it looks: the picture is kept by that, for the next table too.
            inside = tuple([room.translated(-corner).getRect() for room in rooms])
            self.show_as(places.area, (shown.seat, places.is_large, inside))
        self.water.set_geometry(places, shown.town, dam_radius(places))
        for part, area in zip(self._parts, (places.head, places.side, places.town), strict=True):
            part.set_geometry(area, places, shown)
        self._frame.set_geometry(places, SEATS[shown.seat].line if shown.is_turn else None)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint paper, river, meadow, wood and village."""
        at = self.places
        assert at is not None
        # The plan is in the scene, the picture begins at its own corner.
        shift = area.topLeft() - at.area.topLeft()
        painter.translate(shift)
        radius = dam_radius(at)
        materials.paper(painter, at.area, radius, 3 if at.is_large else 2)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(at.area, radius, radius)
        painter.setClipPath(clip)
        draw_river(painter, at.scene, at.grass)
        if at.is_large:
            self._draw_wood(painter, at)
        painter.setPen(QPen(theme().hairline, 1.2))
        painter.drawLine(at.head.bottomLeft(), at.head.bottomRight())
        painter.restore()
        if is_seen(at):
            draw_village(painter, at.houses, at.seat)

    def _draw_wood(self, painter: QPainter, at: DamPlan) -> None:
        now = theme()
        painter.fillRect(at.side, now.mat)
        painter.setPen(QPen(with_alpha(darker(now.mat, 0.3), 0.6), 1.6))
        painter.drawLine(at.side.topLeft(), at.side.bottomLeft())


def dam_radius(at: DamPlan) -> float:
    """How round the corners of a dam's panel are."""
    return 16.0 if at.is_large else 12.0


class TurnFrame:
    """The frame round the dam whose seat must choose: it tells by its colour."""

    def __init__(self, dam: QGraphicsItem) -> None:
        self._sides = tuple(FrameSide(side, dam) for side in range(4))
        self._places: DamPlan | None = None
        self.told: QColor | None = None

    def set_geometry(self, places: DamPlan, colour: QColor | None) -> None:
        """Lie at that dam, in that colour; None: it is nobody's turn there."""
        self._places = places
        self.tell(colour)

    def tell(self, what: QColor | None) -> None:
        """Have this colour."""
        self.told = what
        if self._places is not None:
            for side in self._sides:
                side.set_geometry(self._places, what)

    def until_told(self, old: QColor | None, new: QColor | None) -> QColor | None:
        """Nobody is to do anything while something is still happening."""
        return old


class FrameSide(PaintedItem):
    """One of the four sides of the frame round the dam whose seat must choose.

    Qt paints an item again with all of the rectangle it lies in: as one item, a frame would be all of the dam."""

    def __init__(self, side: int, parent: QGraphicsItem) -> None:
        super().__init__(parent=parent)
        self._side = side
        self._area, self._radius, self._width = QRectF(), 12.0, 3.0
        self._colour: QColor | None = None

    def set_geometry(self, places: DamPlan, colour: QColor | None) -> None:
        """Lie at that dam; None: there is no frame, but where everything has an edge."""
        look = QRectF(places.area), dam_radius(places), 3.5 if places.is_large else 3.0, colour
        if look != (self._area, self._radius, self._width, self._colour):
            self._area, self._radius, self._width, self._colour = look
            self.setRect(self._room())
            self.update()

    def _room(self) -> QRectF:
        """This side of the panel with the frame outside it; the upper and the lower one have the corners."""
        whole, wide = self._area.adjusted(-6, -6, 6, 6), 6 + self._radius
        left, right, top, bottom = 0.0, 0.0, 0.0, 0.0
        if self._side < 2:
            top, bottom = (0.0, wide - whole.height()) if self._side == 0 else (whole.height() - wide, 0.0)
        else:
            top, bottom = wide, -wide
            left, right = (0.0, wide - whole.width()) if self._side == 2 else (whole.width() - wide, 0.0)
        return whole.adjusted(left, top, right, bottom)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw this side of the frame, or in high contrast of the edge that every panel has."""
        if self._colour is None and not theme().high_contrast:
            return
        painter.setClipRect(self.rect(), Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._colour is not None:
            painter.setPen(QPen(self._colour, self._width))
            painter.drawRoundedRect(self._area.adjusted(-2, -2, 2, 2), self._radius + 2, self._radius + 2)
        else:
            painter.setPen(QPen(theme().edge, 2))
            painter.drawRoundedRect(self._area, self._radius, self._radius)


class Part(Drawing):
    """A part of a dam's panel with a picture of its own, painted anew without the rest."""

    margin = 2

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__()
        self.setParentItem(parent)
        self.places: DamPlan | None = None
        self.dam: DamShown | None = None

    def set_geometry(self, area: QRectF, places: DamPlan, shown: DamShown) -> None:
        """Lie in *area* and show what this part shows of the dam; with an empty area, be gone."""
        # As above: the picture depends on more of the plan than on its own size.
        if places != self.places:
            self.places = places
            self.draw_anew()
        self.setVisible(not area.isEmpty())
        self.show_dam(area, shown)

    def show_dam(self, area: QRectF, shown: DamShown) -> None:
        """Show what this part shows of the dam."""
        self.dam = shown
        self.show_as(area, self.needed(shown))

    @property
    def told(self) -> DamShown | None:
        """The dam, as it is told here."""
        return self.dam

    def tell(self, what: DamShown) -> None:
        """Tell this of the dam."""
        self.show_dam(self.area, what)

    def needed(self, shown: DamShown) -> Hashable:
        """What this part shows of the dam: it is painted anew when that changes."""
        return shown

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Move the painter so that places of the plan can be used, and paint the part."""
        assert self.places is not None and self.dam is not None
        shift = area.topLeft() - self.area.topLeft()
        painter.translate(shift)
        self.draw_part(painter, self.places, self.dam)

    def draw_part(self, painter: QPainter, at: DamPlan, dam: DamShown) -> None:
        """Paint the part at the places of the plan."""
        raise NotImplementedError


class SideDrawing(Part):
    """What is written on the wood beside a large dam."""

    def needed(self, shown: DamShown) -> Hashable:
        """The captions, and how many are in the pile."""
        return shown.captions, shown.pile, shown.is_out, shown.empty_pile

    def draw_part(self, painter: QPainter, at: DamPlan, dam: DamShown) -> None:
        """Paint the captions and the count."""
        title, second = dam.captions
        head = QRectF(at.side.left() + 14, at.side.top() + 4, at.side.width() - 28, px(28))
        painter.setPen(theme().wood_ink)
        painter.setFont(fitting_font(title, head.width() - 40, 15))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, title)
        if dam.is_out:
            painter.setFont(font(22, 800, "Baloo 2"))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(head, right, str(dam.pile))
            if dam.empty_pile:
                self._draw_empty_pile(painter, at.pile, dam.empty_pile)
        if second:
            self._draw_list_head(painter, at, second)

    def _draw_list_head(self, painter: QPainter, at: DamPlan, caption: str) -> None:
        """The dashed line above the specials, and what they are."""
        pen = QPen(with_alpha(darker(theme().mat, 0.3), 0.7), 1.2)
        pen.setDashPattern([3, 5])
        painter.setPen(pen)
        painter.drawLine(QPointF(at.rows.left(), at.rows.top() - 3), QPointF(at.rows.right(), at.rows.top() - 3))
        if not at.list_head:
            return
        painter.setPen(theme().wood_ink)
        painter.setFont(fitting_font(caption, at.rows.width(), 13.5))
        below = QRectF(at.rows.left() + 4, at.rows.top(), at.rows.width(), px(20))
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, caption)

    def _draw_empty_pile(self, painter: QPainter, place: QRectF, text: str) -> None:
        room, flags = place.adjusted(4, 4, -4, -8), Qt.AlignmentFlag.AlignCenter
        letters = font(12.5, 600)
        pen = QPen(theme().wood_soft_ink, 1.4)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = room.adjusted(8, 4, -8, -4)
        wrapped = QFontMetricsF(letters).boundingRect(inner, flags | Qt.TextFlag.TextWordWrap, text)
        if wrapped.height() <= inner.height():
            painter.drawRoundedRect(room, 10, 10)
            painter.setFont(letters)
            painter.drawText(inner, flags | Qt.TextFlag.TextWordWrap, text)
        else:
            # On a low dam there is one line, and no room round it.
            painter.drawText(place, flags, fitted(painter, text, place.width(), 12.5))


class HeadDrawing(Part):
    """Whose dam it is, and how it stands."""

    def needed(self, shown: DamShown) -> Hashable:
        """The name, the figures and the pill of the head."""
        return shown.seat, shown.name, shown.line, shown.tag, shown.begins, shown.pile, shown.town

    def draw_part(self, painter: QPainter, at: DamPlan, dam: DamShown) -> None:
        """Paint badge, name, pill and line."""
        seat, name, line, tag = dam.seat, dam.name, dam.line, dam.tag
        now, head = theme(), at.head
        side = min(head.height() - 8, px(36) if at.is_large else px(30))
        badge = QRectF(head.left() + 12, head.center().y() - side / 2, side, side)
        sprites.draw(painter, badge, badge_name(seat, name), 0)
        right = head.right() - 14 if at.is_large else self._draw_pile_count(painter, at, dam)
        letters = font(21, 800, "Baloo 2") if at.is_large else font(16, 800)
        letters.setPixelSize(max(10, min(letters.pixelSize(), int(head.height() * 0.62))))
        left = badge.right() + 9
        tag_wide = pill_width(tag) + 8 if tag else 0
        disc = min(px(19), head.height() - 10) if dam.begins else 0.0
        # The name and the sign of the tracker first, the pill if it fits after them, the line in what is left.
        wide = min(QFontMetricsF(letters).horizontalAdvance(name) + 2, right - left - disc)
        painter.setFont(letters)
        painter.setPen(now.ink)
        cut = QFontMetricsF(letters).elidedText(name, Qt.TextElideMode.ElideRight, wide)
        painter.drawText(QRectF(left, head.top(), wide, head.height()), Qt.AlignmentFlag.AlignVCenter, cut)
        left += wide + 10
        if dam.begins:
            self._draw_tracker(painter, QRectF(left - 3, head.center().y() - disc / 2, disc, disc))
            left += disc + 5
        if tag and left + tag_wide <= right + 4:
            high = min(px(20), head.height() - 8)
            pill = QRectF(left, head.center().y() - high / 2, pill_width(tag), high)
            look = SEATS[seat]
            paint_pill(painter, pill, tag, look.fill, look.on_fill)
            left = pill.right() + 10
        place = QRectF(left, head.top() + 1, right - left, head.height())
        painter.setPen(now.soft_ink)
        # A line that would be cut is left out.
        is_whole = fitted(painter, line, place.width(), 14 if at.is_large else 12.5) == line
        if is_whole and painter.fontMetrics().ascent() <= place.height():
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)

    def _draw_tracker(self, painter: QPainter, place: QRectF) -> None:
        """Who begins has the number 1, as it stands on the tracker."""
        now = theme()
        painter.setPen(QPen(now.edge if now.high_contrast else now.hairline, 1.6))
        painter.setBrush(now.inset)
        painter.drawEllipse(place)
        painter.setPen(now.ink)
        painter.setFont(numerals(place.height() * 0.66))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "1")

    def _draw_pile_count(self, painter: QPainter, at: DamPlan, dam: DamShown) -> float:
        """The reinforcements of a small dam, as a number beside a hamster; where they begin."""
        place = at.pile
        side = min(place.height() - 2, px(32))
        painter.setPen(theme().ink)
        painter.setFont(font(15, 800))
        count = QRectF(place.right() - px(26), place.top(), px(24), place.height())
        painter.drawText(count, Qt.AlignmentFlag.AlignCenter, str(dam.pile))
        spot = QRectF(count.left() - side, place.center().y() - side / 2, side, side)
        sprites.draw(painter, spot.adjusted(-2, -2, 2, 2), "hamster-gold", 0)
        # On a low table the town has no sheet: its water is a number here.
        if not at.town.isEmpty():
            return spot.left() - 6
        drop = QRectF(spot.left() - px(34), place.top(), px(34), place.height())
        draw_drop(painter, QPointF(drop.left() + 8, drop.center().y()), min(18.0, drop.height() - 4))
        painter.setPen(theme().ink)
        painter.setFont(font(15, 800))
        painter.drawText(drop.adjusted(18, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(dam.town))
        return drop.left() - 6


class TownDrawing(Part):
    """The town's flood pile, on its sheet where there is room."""

    def needed(self, shown: DamShown) -> Hashable:
        """The water in the town, and what is said of it."""
        return shown.town, shown.town_lines, shown.sums, shown.has_breaches

    def draw_part(self, painter: QPainter, at: DamPlan, dam: DamShown) -> None:
        """Paint the cells, and the lines beside them."""
        if at.is_large:
            self._draw_sheet(painter, at.town, dam)
        draw_meter(painter, meter_cells(at, dam.town), dam.town, dam.has_breaches)

    def _draw_sheet(self, painter: QPainter, town: QRectF, dam: DamShown) -> None:
        now = theme()
        painter.setPen(QPen(now.edge, 2) if now.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(now.card, 0.93))
        painter.drawRoundedRect(town, 14, 14)
        left = QRectF(town.left() + 14, town.top(), town.width() * 0.19, town.height())
        right = QRectF(town.right() - town.width() * 0.285, town.top(), town.width() * 0.27, town.height())
        self._two_lines(painter, left, dam.town_lines, now.danger if dam.has_breaches else now.soft_ink)
        self._two_lines(painter, right, dam.sums, now.soft_ink)

    def _two_lines(self, painter: QPainter, room: QRectF, lines: tuple[str, str], second: QColor) -> None:
        high = min(px(21), room.height() / 2 - 2)
        if high < LEAST_LINE:  # two would be neither read nor kept apart
            painter.setPen(theme().ink)
            line = fitted(painter, lines[0], room.width(), min(13, room.height() * 0.7 / px(1)), 800)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)
            return
        for n, (text, ink, size) in enumerate(((lines[0], theme().ink, 15), (lines[1], second, 13))):
            place = QRectF(room.left(), room.center().y() - high + n * high, room.width(), high)
            painter.setPen(ink)
            cut = fitted(painter, text, room.width(), min(size, high * 0.86 / px(1)), 800 if n == 0 else 600)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cut)


def meter_cells(at: DamPlan, town: int) -> list[tuple[int, QRectF]]:
    """The cells of a town's flood pile with their numbers, the next ones in sight. Where there is no room for all, the
    first one stands for those before it too."""
    room = at.town
    # Two empty cells stay in sight after the last token: a breach that is near is seen coming.
    shown = town + 2
    if at.is_large:
        room = QRectF(town_left(at), room.top(), room.width() * 0.475, room.height())
        side = max(24.0, min(78.0, room.height() * 0.6, room.width() / max(9, shown)))
    else:
        side = min(room.height() - 4, max(24.0, room.height() * 0.6), room.height() * 0.9)
    count = max(1, int(room.width() / side + 1e-6))
    first = max(1, shown - count + 1)
    left = room.left() if at.is_large else room.right() - count * side
    top = room.center().y() - side / 2
    return [(first + i, QRectF(left + i * side, top, side, side).adjusted(1.5, 1.5, -1.5, -1.5)) for i in range(count)]


def town_left(at: DamPlan) -> float:
    """Where the cells of a large town begin."""
    return at.town.left() + at.town.width() * 0.2 + 10


def draw_meter(painter: QPainter, cells: list[tuple[int, QRectF]], town: int, has_breaches: bool) -> None:
    """The flood pile of a town: drops in cells, and cracks in the cells at which the dam breaks."""
    now, first = theme(), cells[0][0]
    for number, cell in cells:
        breaks = has_breaches and is_breach(number)
        painter.setPen(QPen(now.danger, 1.8) if breaks else QPen(now.hairline, 1))
        painter.setBrush(now.inset if now.dark else now.card)
        painter.drawRoundedRect(cell, 5, 5)
        if number <= town:
            counts = number == first > 1  # all the drops up to here
            draw_drop(painter, cell.center(), cell.height() * (0.98 if counts else 0.78))
            if counts:
                write_on_water(painter, cell.translated(0, cell.height() * 0.1), number, cell.height() * 0.56)
        elif breaks:
            draw_crack(painter, cell.center(), min(max(15.0, cell.height() * 0.42), cell.height() * 0.6))
        else:
            painter.setPen(now.soft_ink)
            size = max(12.0, min(12.5, cell.height() * 0.55), cell.height() * 0.3)
            painter.setFont(fitting_font(str(number), cell.width(), size))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))
