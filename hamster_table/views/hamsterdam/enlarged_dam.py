"""Another seat's dam, large enough to be read: it grows while the pointer rests on the small one, or by a key."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hamster_table.engine.hamsterdam.actions import PLAIN, SEAT_OF
from hamster_table.engine.kernel import Seat
from hamster_table.models.guard import guard
from hamster_table.models.hamsterdam.shown import CardShown, DamShown, HamsterShown
from hamster_table.models.items.board_model import BoardItem, BoardModel
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import SEATS, duration, px, theme
from hamster_table.views.board.animations import Curve, Tween
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.items import BUBBLE_Z, Drawing, Spot
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.hamsterdam.drawings.cards import Face, draw_card, draw_torn
from hamster_table.views.hamsterdam.drawings.dam_panels import HeadDrawing, draw_meter, meter_cells
from hamster_table.views.hamsterdam.drawings.village import draw_village, is_seen
from hamster_table.views.hamsterdam.drawings.water import draw_drop, draw_river
from hamster_table.views.hamsterdam.input.notes import Notes
from hamster_table.views.hamsterdam.layout import DamPlan, Plan, enlarged
from hamster_table.views.hamsterdam.piece_pixmaps import ROOM, drawing_of, paint_badge
from hamster_table.views.hamsterdam.pieces import BADGE, seen_of, stand_places, token_height, token_places

PATIENCE = 500
"""How long the pointer rests on a dam before it grows, in milliseconds."""
GROWTH = 140
"""How long it grows, in milliseconds."""
SMALL = 0.6
"""How large it is as it begins to grow."""


class EnlargedDam(Drawing):
    """The picture of a dam, with all that stands on it. Nothing can be done on it: the small one is what it shows."""

    def __init__(self) -> None:
        super().__init__(BUBBLE_Z - 2)
        # Never seen itself: it only knows how a head is painted.
        self._head = HeadDrawing(self)
        self.hide()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint panel, cards, hamsters and the water of the town."""
        item = self.shown
        assert isinstance(item, BoardItem) and isinstance(item.shown, DamShown)
        at, dam = enlarged(item.shown.seat, area), item.shown
        materials.paper(painter, area, 16, 4, SEATS[dam.seat].line, 2.4)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(area.adjusted(1, 1, -1, -1), 15, 15)
        painter.setClipPath(clip)
        draw_river(painter, at.scene, at.grass)
        painter.setPen(QPen(theme().hairline, 1.2))
        painter.drawLine(at.head.bottomLeft(), at.head.bottomRight())
        painter.restore()
        if theme().high_contrast:
            # Over the river, which has covered half of it: no shadow parts it from the table.
            painter.setPen(QPen(SEATS[dam.seat].line, 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 15, 15)
        if is_seen(at):
            draw_village(painter, at.houses, dam.seat)
        self._head.draw_part(painter, replace(at, is_large=False), dam)
        draw_meter(painter, meter_cells(replace(at, is_large=False), dam.town), dam.town, dam.has_breaches)
        cards = [child for child in item.children if isinstance(child.shown, CardShown)]
        for place, card in zip(at.cards, cards, strict=True):
            _draw_card(painter, place, at.unit, card)


def _draw_card(painter: QPainter, place: QRectF, unit: float, card: BoardItem) -> None:
    shown = card.shown
    assert isinstance(shown, CardShown)
    if shown.is_flipped:
        draw_torn(painter, place, Face(shown, True))
        return
    draw_card(painter, place, Face(shown, True), 1)
    tokens = sum(child.key[0] == "token" for child in card.children)
    for middle in token_places(place, unit, tokens, True):
        draw_drop(painter, middle, token_height(place, unit, True))
    hamsters = [child.shown for child in card.children if isinstance(child.shown, HamsterShown)]
    ordinary = [one for one in hamsters if one.hamster == PLAIN]
    row = seen_of(ordinary, [one for one in hamsters if one.hamster != PLAIN])
    middles, side = stand_places(place, unit, len(row), True)
    for one, middle in zip(row, middles, strict=True):
        box = QRectF(-side * ROOM[0], -side * ROOM[0], side * ROOM[1], side * ROOM[2])
        sprites.paint_svg(painter, drawing_of(one.hamster, one.fur), box.translated(middle))
    for _ in range(sum(child.key[0] == "marker" for child in card.children)):
        draw_drop(painter, middles[-1] + QPointF(-side * 0.42, -side * 0.3), 0.28 * side + 4)
    if len(hamsters) > 1:
        painter.save()
        painter.translate(place.right() - BADGE * 0.5, place.bottom() - BADGE * 0.9)
        paint_badge(painter, str(len(hamsters)), BADGE, BADGE)
        painter.restore()


class EnlargedTable(Protocol):
    """What the lens needs of its table."""

    plan: Plan | None
    board_model: BoardModel
    hand: Hand
    notes: Notes

    board_scene: BoardScene
    """What lies on the table."""


class DamLens(QObject):
    """Which dam is shown enlarged, and when."""

    def __init__(self, table: EnlargedTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self.drawing = EnlargedDam()
        table.board_scene.addItem(self.drawing)
        self.seat: Seat | None = None
        """Whose dam is enlarged; None: no dam is."""
        self.wanted: Seat | None = None
        """On whose dam the pointer rests."""
        self._rest = QTimer(self, singleShot=True, interval=PATIENCE)
        self._rest.timeout.connect(self._show_wanted)
        self._growth: QAbstractAnimation | None = None

    def small_dam_at(self, at: QPointF) -> Seat | None:
        """Whose small dam is at that point of the scene; None: nobody's."""
        dams = () if self._table.plan is None else self._table.plan.dams
        return next((dam.seat for dam in dams if not dam.is_large and dam.area.contains(at)), None)

    def point_at(self, seat: Seat | None) -> None:
        """The pointer is on that small dam; None: on none."""
        if seat == self.wanted:
            return
        self.wanted = seat
        self._rest.stop()
        # From dam to dam without closing: the next one is there at once.
        if seat is None or seat != self.seat:
            self.close()
        if seat is not None:
            self._rest.start()

    @guard
    def _show_wanted(self) -> None:
        """The pointer rests on a small dam: show it large."""
        if self._table.hand.held is None and self.wanted is not None:
            self._table.notes.show(None)
            self.show(self.wanted)

    def toggle_at(self, spot: Spot | None) -> bool:
        """Show the dam to which a spot belongs large, or small again; whether it belongs to one."""
        if spot is None or spot[0] not in ("card", "dam", "pile", "town"):
            return False
        seat = SEAT_OF[spot[1]] if spot[0] == "card" else spot[1]
        if self.seat == seat:
            self.close()
        else:
            self.show(seat)
        return True

    def show(self, seat: Seat) -> None:
        """Show that dam large, as the board has it now; large dams, and cards on their faces, are not."""
        plan = self._table.plan
        if plan is None:
            return
        item, small = self._table.board_model.item(("dam", seat)), plan.dams[seat]
        if item is None or small.is_large or not isinstance(item.shown, DamShown) or not item.shown.is_out:
            self.close()
            return
        is_new = seat != self.seat
        self.seat = seat
        self.drawing.show_as(_place_below(small, plan), item)
        self.drawing.show()
        if is_new:
            self._grow(small)

    def update(self) -> None:
        """Show what has become of the dam."""
        if self.seat is not None:
            self.show(self.seat)

    def close(self) -> None:
        """Take it away; the pointer may rest again."""
        self._stop()
        self.seat = None
        self.drawing.hide()

    def _grow(self, small: DamPlan) -> None:
        self._stop()
        if not duration(GROWTH):
            return
        area = self.drawing.area
        self.drawing.setTransformOriginPoint(QPointF(small.area.center().x(), area.top()))
        self._growth = Tween(GROWTH, lambda share: self.drawing.setScale(SMALL + (1 - SMALL) * share), Curve.OutQuad)
        self._growth.setParent(self)
        self._growth.finished.connect(self._stop)
        self._growth.start()

    def _stop(self) -> None:
        growth, self._growth = self._growth, None
        if growth is not None:
            growth.stop()
            growth.deleteLater()
        self.drawing.setScale(1.0)


def _place_below(small: DamPlan, plan: Plan) -> QRectF:
    """Under the row of small dams, so that the pointer stays on what is enlarged: about half of the table."""
    room = QRectF(plan.band.left(), small.area.bottom() + 6, plan.band.width(), 0)
    room.setBottom(plan.own.area.bottom())
    wide, high = (
        min(room.width(), max(room.width() * 0.78, px(700))),
        min(room.height(), max(330.0, room.height() * 0.7)),
    )
    left = max(room.left(), min(small.area.center().x() - wide / 2, room.right() - wide))
    return QRectF(left, room.top(), wide, high)
