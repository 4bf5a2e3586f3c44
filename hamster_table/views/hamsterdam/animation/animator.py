"""What all animations on the table of Hamsterdam share: who was where, and hamsters on their way."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem

from hamster_table.engine.hamsterdam.actions import PILE, PLAIN, SEAT_OF, Hamster, Spot
from hamster_table.engine.hamsterdam.events import Plugged
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Frame
from hamster_table.models.hamsterdam.crowd import CrowdRecord, Member, fur_number, member_piece, pile_of
from hamster_table.views.board import items
from hamster_table.views.board.animations import (
    Curve,
    TemporaryItem,
    at_once,
    between,
    fade,
    in_order,
    later,
    parabola,
    pause,
    pop,
)
from hamster_table.views.board.event_animator import AnimatedTable, EventAnimator
from hamster_table.views.hamsterdam.animation import temporary_items
from hamster_table.views.hamsterdam.drawings.dam_panels import meter_cells
from hamster_table.views.hamsterdam.drawings.dice import DieItem
from hamster_table.views.hamsterdam.input.dice_hand import DiceHand
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.pieces import stand_places
from hamster_table.views.hamsterdam.scenery import Scenery

HOP = 26.0
"""How high a hamster flies on its way to the pile or from it, in pixels."""
DROWNS = 300
"""How long a hamster flies into the water, in milliseconds."""
SET_OUT = 90
"""How soon one hamster of a redeployment follows the other, in milliseconds: a whole one takes two or three seconds."""


class AnimatedDams(AnimatedTable, Protocol):
    """What the animator needs of the table of Hamsterdam."""

    plan: Plan | None
    scenery: Scenery
    chance: DiceHand
    crowds: CrowdRecord
    is_animated: bool


class HamsterdamAnimator(EventAnimator[Hamsterdam, AnimatedDams]):
    """Animates the frames of one performance."""

    dice: list[DieItem]
    """The dice that roll now."""
    waves: set[Seat]
    """The dams along which a wave runs in the moment that is seen now."""
    plugging: set[tuple[Hamster, Spot]]
    """Who holds the water now, and where."""
    risen: dict[Seat, int]
    """When the water that has come to a town last has risen there, in milliseconds of the moment that is seen now."""
    swept: int
    """How many hamsters have set out in the redeployment that is seen now."""

    def clear(self) -> None:
        """The animation is over: take away what was there for it only."""
        super().clear()
        self.dice, self.waves, self.plugging, self.risen, self.swept = [], set(), set(), {}, 0
        self.old_dams = [dam.town.dam for dam in self.table.scenery.dams]

    def words(self, title: str, line: str, seat: Seat | None, at: QPointF, special: Hamster = PLAIN) -> TemporaryItem:
        """A card with words, near there and wholly in sight."""
        return self.add_card(temporary_items.words(title, line, seat, special, self.dpr), at)

    def say(
        self, title: str, line: str, seat: Seat | None, at: QPointF, time: int, special: Hamster = PLAIN
    ) -> QAbstractAnimation:
        """Something is said on a card for a moment."""
        card = self.words(title, line, seat, at, special)
        return in_order(pop(card), pause(time), fade(card, 1, 0, 120))

    # Who it is about

    mover: Member | None = None
    """The ordinary hamster that the event is about; None: it is about none."""

    def animate(self, frame: Frame[Hamsterdam]) -> QAbstractAnimation | None:
        """Show the view just after the event, with everybody who they were, and give the animation that leads there."""
        event, crowds = frame.event, self.table.crowds
        self.mover = crowds.happened(event)
        if isinstance(event, Plugged) and event.hamster == PLAIN:
            # It has not left its card yet: that is the next event.
            self.mover = crowds.next_from(event.spot, pile_of(event.seat))
        return super().animate(frame)

    def show(self, view: Hamsterdam) -> None:
        """Lay a view out while nobody is asked; the prompt stays as it is."""
        self.table.is_animated = True
        try:
            super().show(view)
        finally:
            self.table.is_animated = False

    def piece(self, hamster: Hamster) -> items.Piece:
        """The piece of the hamster that the event is about."""
        return ("special", hamster) if hamster != PLAIN else member_piece(self.mover or (-1, -1))

    def picture(self, hamster: Hamster, side: float) -> QPixmap:
        """The hamster that the event is about, on its way where it is no piece."""
        fur = 0 if self.mover is None else fur_number(self.mover)
        return temporary_items.hamster(hamster, side, self.dpr, fur)

    # Places

    @property
    def plan(self) -> Plan:
        """Where everything is."""
        assert self.table.plan is not None
        return self.table.plan

    def side(self, spot: Spot) -> float:
        """The side of hamsters on that card, in pixels."""
        is_large = self.plan.dams[SEAT_OF[spot]].is_large
        return stand_places(self.plan.card(spot), self.plan.unit(spot), 1, is_large)[1]

    def stood(self, hamster: Hamster, spot: Spot) -> QPointF:
        """Where a hamster stood on a card before the event, in the scene; the origin for one that was in the pile."""
        if spot == PILE:
            return QPointF()
        return self.before.get(self.piece(hamster), self.foot(spot))

    def foot(self, spot: Spot) -> QPointF:
        """Where a hamster alone on a card stands."""
        dam = self.plan.dams[SEAT_OF[spot]]
        return stand_places(self.plan.card(spot), self.plan.unit(spot), 1, dam.is_large)[0][0]

    def pile(self, seat: Seat) -> QPointF:
        """The middle of a pile, in the scene."""
        return self.plan.dams[seat].pile.center()

    def cell(self, seat: Seat, number: int) -> QPointF:
        """The middle of that cell of a town's flood pile, as it is after the event, in the scene; of the first one in
        sight for a lower number."""
        dam = self.plan.dams[seat]
        if dam.town.isEmpty():
            return dam.pile.center()
        cells = dict(meter_cells(dam, self.now.town[seat]))
        return cells[max(number, min(cells))].center()

    # Hamsters on their way

    def item(self, hamster: Hamster) -> items.PieceItem | None:
        """The piece that the hamster is now; None: it is one of those that are only counted."""
        return self.table.board_scene.pieces.get(self.piece(hamster))

    def to_card(
        self, hamster: Hamster, spot: Spot, start: QPointF, height: float, time: int, delay: int = 0
    ) -> QAbstractAnimation:
        """A hamster comes through the air onto a card, where it stands at the end, so many milliseconds later."""
        item = self.item(hamster)
        if item is None:
            drawn = self.add(self.picture(hamster, self.side(spot)), start)
            flight = self.carry(drawn, start, self.foot(spot), height, time, delay)
        else:
            flight = self.carry(item, start, None, height, time, delay)
        return at_once(flight, self.cue("landing", delay + time - 20))

    def to_pile(self, hamster: Hamster, seat: Seat, start: QPointF, side: float) -> QAbstractAnimation:
        """A hamster bounces into its pile: as its piece there, or as a picture where the pile is only a number."""
        item, end = self.way_to_pile(hamster, seat, start, side)
        return self.carry(item, start, end, HOP, 380)

    def way_to_pile(self, hamster: Hamster, seat: Seat, start: QPointF, side: float) -> tuple[QGraphicsItem, QPointF]:
        """What is seen of a hamster that goes to its pile, and where it comes to."""
        item = self.item(hamster)
        if item is None:
            return self.add(self.picture(hamster, side), start), self.pile(seat)
        return item, item.pos()

    def carry(
        self, item: QGraphicsItem, start: QPointF, end: QPointF | None, height: float, time: int, delay: int = 0
    ) -> QAbstractAnimation:
        """An item on its way in a bow that is so many pixels high, so many milliseconds later. *end*: None for a piece
        that ends where it lies as the animation begins; others that come in the same moment may change that place."""
        goal = end

        def show(share: float) -> None:
            nonlocal goal
            goal = item.pos() if goal is None else goal
            item.setPos(between(start, goal, share) - QPointF(0, height * parabola(share)))

        return later(delay, time, show)

    def set_out(self) -> int:
        """When the next hamster of a redeployment sets out, in milliseconds of the sweep."""
        self.swept += 1
        return SET_OUT * (self.swept - 1)

    def drowned(self) -> int:
        """When the hamster that has set out last is in the water, in milliseconds of the sweep; 0 where none has."""
        return SET_OUT * (self.swept - 1) + DROWNS if self.swept else 0

    def drip(
        self, start: QPointF, end: QPointF, height: float, time: int, curve: Curve, delay: int = 0
    ) -> QAbstractAnimation:
        """A token runs from one place to another, so many milliseconds later."""
        item = self.token(height, start)
        return later(delay, time, lambda share: item.setPos(between(start, end, share)), curve)

    def token(self, height: float, at: QPointF) -> TemporaryItem:
        """A token for this animation, of that height in pixels."""
        return self.add(temporary_items.token(height, self.dpr), at)


def squashed(middle: QPointF, width: float, down: float = 0.0) -> QTransform:
    """A thing seen from the side while it turns round its upright axis: so wide, and so far down."""
    # Drawings are placed by the scene's own corner, round which they would be squashed: this brings the middle back.
    return QTransform(width, 0, 0, 1, middle.x() * (1 - width), down)
