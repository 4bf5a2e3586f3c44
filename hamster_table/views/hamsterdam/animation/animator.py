"""What all acts on the table of Hamsterdam share: who was where, props, and hamsters on their way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSignalBlocker
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from hamster_table.engine.hamsterdam.actions import PILE, PLAIN, SEAT_OF, Hamster, Spot
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Event, Seat
from hamster_table.views.board.animation_player import Choreography
from hamster_table.views.board.animations import Curve, Prop, between, bow, fade, in_order, pause, pop, tween
from hamster_table.views.board.items import BUBBLE_Z, LIFTED_Z, Piece, PieceItem
from hamster_table.views.hamsterdam.animation import props
from hamster_table.views.hamsterdam.animation.event_replay import Retold
from hamster_table.views.hamsterdam.drawings.dam_panels import meter_cells
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.pieces import hamster_piece, pile_piece, stand_places

if TYPE_CHECKING:
    from hamster_table.views.hamsterdam.board import HamsterdamTable

Act = Callable[["Dance", Any], QAbstractAnimation | None]
HOP = 26.0
"""How high a hamster flies on its way to the pile or from it."""


class Dance(Choreography):
    """One performance. Before each act the table shows what the event says; the act leads there from how it was."""

    def __init__(self, table: HamsterdamTable, acts: Mapping[type[Event], Act], together: frozenset[type[Event]]):
        self.table = table
        self.acts = acts
        self.together = together
        self.story = Retold(table.seen)
        self.was: Hamsterdam = self.story.state
        """The state before the event that is seen now."""
        self.before: dict[Piece, QPointF] = {}
        """Where every piece was before it."""
        self._props: list[Prop] = []
        self._hidden: list[QGraphicsItem] = []

    # What the stage asks of it

    def act(self, event: Event) -> QAbstractAnimation | None:
        """Show what the event says, and give what leads there."""
        self.was = self.story.state
        self.before = {piece: item.pos() for piece, item in self.table.pieces.items()}
        if self.story.tell(event):
            self._show()
        return super().act(event)

    def clear(self) -> None:
        """Take the props away, and show what they hid."""
        for prop in self._props:
            self.table.scene().removeItem(prop)
        self._props.clear()
        for item in self._hidden:
            item.setVisible(True)
            item.setTransform(QTransform())
        self._hidden.clear()

    def _show(self) -> None:
        with QSignalBlocker(self.table):
            self.table.show_view(self.now, self.table.names, self.table.viewer, None)

    # What acts are made of

    @property
    def now(self) -> Hamsterdam:
        """The state after the event that is seen now."""
        return self.story.state

    @property
    def plan(self) -> Plan:
        """Where everything lies."""
        return self.table.plan

    @property
    def dpr(self) -> float:
        """Device pixels for each pixel."""
        return self.table.devicePixelRatioF()

    def prop(self, picture: QPixmap, at: QPointF, z: float = LIFTED_Z) -> Prop:
        """Bring a prop for this act."""
        prop = Prop(picture, at, z)
        self._props.append(prop)
        self.table.scene().addItem(prop)
        return prop

    def hide(self, item: QGraphicsItem) -> None:
        """Show an item only when the act is over."""
        item.setVisible(False)
        self._hidden.append(item)

    def restore(self, item: QGraphicsItem) -> None:
        """Let an item lie straight when the act is over."""
        self._hidden.append(item)

    def words(self, title: str, line: str, seat: Seat | None, at: QPointF, special: Hamster = PLAIN) -> Prop:
        """A card with words, near there and wholly in sight."""
        card = self.prop(props.words(title, line, seat, special, self.dpr), at, BUBBLE_Z)
        half, room = card.boundingRect().size() / 2, QRectF(self.table.viewport().rect())
        x = min(max(at.x(), room.left() + half.width()), room.right() - half.width())
        y = min(max(at.y(), room.top() + half.height()), room.bottom() - half.height())
        card.setPos(x, y)
        return card

    def say(
        self, title: str, line: str, seat: Seat | None, at: QPointF, time: int, special: Hamster = PLAIN
    ) -> QAbstractAnimation:
        """Something is said on a card for a moment."""
        card = self.words(title, line, seat, at, special)
        return in_order(pop(card), pause(time), fade(card, 1, 0, 120))

    # Places

    def side(self, spot: Spot) -> float:
        """How large hamsters on that card are."""
        is_large = self.plan.dams[SEAT_OF[spot]].is_large
        return stand_places(self.plan.card(spot), self.plan.unit(spot), 1, is_large)[1]

    def stood(self, hamster: Hamster, spot: Spot) -> QPointF:
        """Where a hamster stood on a card before the event."""
        if spot == PILE:
            return QPointF()
        piece = hamster_piece(self.was, hamster, spot)
        return self.before.get(piece, self.foot(spot))

    def foot(self, spot: Spot) -> QPointF:
        """Where a hamster alone on a card stands."""
        dam = self.plan.dams[SEAT_OF[spot]]
        return stand_places(self.plan.card(spot), self.plan.unit(spot), 1, dam.is_large)[0][0]

    def pile(self, seat: Seat) -> QPointF:
        """The middle of a pile."""
        return self.plan.dams[seat].pile.center()

    def cell(self, seat: Seat, tokens: int) -> QPointF:
        """Where a token comes to lie in a town."""
        dam = self.plan.dams[seat]
        if dam.town.isEmpty():
            return dam.pile.center()
        cells = dict(meter_cells(dam, tokens))
        return cells[tokens].center() if tokens in cells else dam.town.center()

    # Hamsters on their way

    def item(self, hamster: Hamster, spot: Spot) -> PieceItem | None:
        """The piece that a hamster on a card is now."""
        return self.table.pieces.get(hamster_piece(self.now, hamster, spot))

    def to_card(self, hamster: Hamster, spot: Spot, start: QPointF, height: float, time: int) -> QAbstractAnimation:
        """A hamster comes through the air onto a card, where it stands at the end."""
        item = self.item(hamster, spot)
        if item is None:
            return self.fly(hamster, start, self.foot(spot), self.side(spot), height, time)
        return self.carry(item, start, item.pos(), height, time)

    def to_pile(self, hamster: Hamster, seat: Seat, start: QPointF, side: float) -> QAbstractAnimation:
        """A hamster bounces into its pile."""
        item = self.table.pieces.get(pile_piece(self.now, hamster, seat))
        if item is None:
            return self.fly(hamster, start, self.pile(seat), side, HOP, 380)
        return self.carry(item, start, item.pos(), HOP, 380)

    def carry(self, item: QGraphicsItem, start: QPointF, end: QPointF, height: float, time: int) -> QAbstractAnimation:
        """A piece on its way in a bow."""
        item.setPos(start)
        return tween(time, lambda share: item.setPos(between(start, end, share) - QPointF(0, height * bow(share))))

    def fly(
        self, hamster: Hamster, start: QPointF, end: QPointF, side: float, height: float, time: int
    ) -> QAbstractAnimation:
        """A hamster that is no piece on its way in a bow."""
        return self.carry(self.prop(props.hamster(hamster, side, self.dpr), start), start, end, height, time)

    def drip(self, start: QPointF, end: QPointF, height: float, time: int, curve: Curve) -> QAbstractAnimation:
        """A token runs from one place to another."""
        prop = self.prop(props.token(height, self.dpr), start)
        return tween(time, lambda share: prop.setPos(between(start, end, share)), curve)


def squashed(middle: QPointF, width: float, down: float = 0.0) -> QTransform:
    """A thing seen from the side while it turns round its upright axis: so wide, and so far down."""
    return QTransform(width, 0, 0, 1, middle.x() * (1 - width), down)
