"""The mouse at a table: pressing, dragging, clicking twice, and turning the wheel."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QSinglePointEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.views.board.finger import drag_distance
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.items import Piece, Spot
from hamster_table.views.board.marks import Marks
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.board.spot_cursor import SpotCursor
from hamster_table.views.text.plain_text import show_tool_tip

NOTCH = 120
"""What Qt counts for a notch of the mouse's wheel; touchpads tell of it in many small parts."""
BESIDE = 14
"""So many pixels beside a place, where there is no other, a drop still means it: no hand is quite steady."""
SMALL_PIECE = 60
"""Pieces narrower than this, in pixels, are taken by themselves, larger ones by the spot they stand on."""


class PointedTable(Protocol):
    """What the pointer needs of its table."""

    board_scene: BoardScene
    asked: Seat | None
    """The seat that must choose now; None: nobody at this screen."""
    spot_cursor: SpotCursor

    @property
    def hand(self) -> Hand:
        """What is taken and put down."""

    @property
    def marks(self) -> Marks:
        """What shows where something can be done."""

    def spot_tip(self, spot: Spot) -> str:
        """What a tool tip says of a spot."""

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """Why the rules do not let the piece be put there; None: nothing is to be said."""

    def viewport(self) -> QWidget:
        """What the pointer is over."""

    def mapToScene(self, point: QPoint) -> QPointF:
        """A point of the viewport in the scene."""


def distance(at: QPointF, area: QRectF) -> float:
    """How far a point is from an area, in pixels; 0 in it."""
    aside = max(area.left() - at.x(), 0.0, at.x() - area.right())
    return math.hypot(aside, max(area.top() - at.y(), 0.0, at.y() - area.bottom()))


class Pointer:
    """What the mouse does at a table. A game may have one of its own."""

    def __init__(self, table: PointedTable) -> None:
        self._table = table
        self._turned: tuple[Spot | None, int] = (None, 0)
        """How far the wheel was turned over which spot since its last whole notch."""

    # What a game's own pointer may do

    def press_other(self, event: QMouseEvent, spot: Spot | None) -> None:
        """A press with another button than the left one, or while nobody is asked. *spot*: None beside all of them."""

    def turn_wheel(self, spot: Spot | None, up: bool) -> None:
        """The mouse's wheel was turned over a spot (None: beside all of them), up or down."""

    def point_at(self, spot: Spot | None) -> None:
        """The pointer is over a spot (None: beside all of them) and carries nothing."""

    def liftable_at(self, at: QPointF) -> Piece | None:
        """The piece that a press there would take; None: there is none."""
        if self._table.marks.tags.at(at) is not None:
            return None
        return next((piece for piece in reversed(self._table.hand.movable_pieces()) if self._reaches(piece, at)), None)

    def spot_at(self, at: QPointF) -> Spot | None:
        """The spot that a press or a drop there means: that of a tag on the table, which hides what is below it. A
        piece in the hand is also meant for a spot that is a little beside."""
        tag = self._table.marks.tags.at(at)
        # What is dragged over a tag that only says something is meant for the table.
        if tag is None or (tag.spot is None and self._table.hand.grip is not None):
            return self._table.board_scene.spot_at(at) or self._spot_beside(at)
        return tag.spot

    def _spot_beside(self, at: QPointF) -> Spot | None:
        """The nearest spot to which the piece in the hand can go, or where it comes from, if it is near."""
        hand, scene = self._table.hand, self._table.board_scene
        if hand.held is None:
            return None
        spots, areas = (*hand.targets(hand.held), scene.spot_of(hand.held)), scene.areas()
        far = {spot: distance(at, areas[spot]) for spot in spots if spot in areas}
        nearest = min(far, key=far.__getitem__, default=None)
        return nearest if nearest is not None and far[nearest] <= BESIDE else None

    @property
    def is_carrying(self) -> bool:
        """Whether a piece is in the hand."""
        return self._table.hand.held is not None

    def rest(self, event: QHelpEvent) -> None:
        """It rests: a tool tip says what lies there, unless a piece in the hand is on its way to it."""
        spot = self.spot_at(self._table.mapToScene(event.pos()))
        text = self._table.spot_tip(spot) if spot is not None and not self.is_carrying else ""
        show_tool_tip(event.globalPos(), text, self._table.viewport())

    def leave(self) -> None:
        """It has left the table, and points at nothing any more."""
        self.point_at(None)

    def interrupt(self) -> None:
        """Something has come over the table, and will get the release of a drag: what is dragged goes home."""
        if self._table.hand.grip is not None:
            self._table.hand.give_up()

    # What the table tells it

    def place(self, event: QSinglePointEvent) -> QPointF:
        """Where in the scene an event happens."""
        return self._table.mapToScene(event.position().toPoint())

    def press(self, event: QMouseEvent) -> None:
        """Lift what lies there, drop what is in the hand, or press the spot."""
        table, hand, at = self._table, self._table.hand, self.place(event)
        table.spot_cursor.give_way()
        # In this order: what is in the hand comes first, then a piece, which may hide the spot it lies on.
        spot, piece = self.spot_at(at), self.liftable_at(at)
        if table.asked is None or event.button() != Qt.MouseButton.LeftButton:
            self.press_other(event, spot)
        elif hand.held is not None:
            if spot is None:
                hand.give_up()
            elif piece is not None and self._means_other(hand.held, piece, spot):
                hand.give_up()
                self._lift(piece, event, at)
            else:
                hand.drop(hand.held, spot)
        elif piece is not None:
            self._lift(piece, event, at)
        elif spot is not None:
            hand.drop(None, spot)

    def _lift(self, piece: Piece, event: QMouseEvent, at: QPointF) -> None:
        hand = self._table.hand
        hand.grip = event.position().toPoint(), self._table.board_scene.pieces[piece].pos() - at
        hand.lift(piece)

    def _means_other(self, held: Piece, piece: Piece, spot: Spot) -> bool:
        """Whether a press on another piece is to take that one instead: what is held can do nothing there, for which
        there is no reason to be told either."""
        table = self._table
        at_home = table.board_scene.spot_of(held) == spot
        return not at_home and table.hand.gesture(held, spot) is None and table.drop_refusal(held, spot) is None

    def move(self, event: QMouseEvent) -> None:
        """Carry the piece, and show where it cannot go."""
        hand, scene, at = self._table.hand, self._table.board_scene, self.place(event)
        self.shape(at)
        if hand.held is None:
            self.point_at(self.spot_at(at))
            return
        if hand.grip is not None:
            start, offset = hand.grip
            far = (event.position().toPoint() - start).manhattanLength()
            # Once a drag, always one: back where it began it must not turn into a click, which keeps the piece.
            hand.is_dragging = hand.is_dragging or far >= drag_distance(event)
            if hand.is_dragging:
                scene.pieces[hand.held].setPos(at + offset)
        hand.hover(self.spot_at(at))

    def release(self, event: QMouseEvent) -> None:
        """Drop a dragged piece. A piece that was only clicked stays in the hand for a second click."""
        hand, scene = self._table.hand, self._table.board_scene
        if hand.held is None or hand.grip is None or event.button() != Qt.MouseButton.LeftButton:
            return
        # All of this before `drop`, which may send the action and have everything laid out anew.
        piece, dragged, home = hand.held, hand.is_dragging, scene.spot_of(hand.held)
        spot = self.spot_at(self.place(event))
        hand.grip, hand.is_dragging = None, False
        if dragged and spot is not None:
            hand.drop(piece, spot)
        elif dragged:
            hand.give_up()
        # The press took the piece and not the spot below it; as it was no drag, the spot was meant.
        elif home in hand.targets(None):
            hand.release()
            hand.drop(None, home)

    def turn(self, event: QWheelEvent) -> None:
        """Count the notches by which the wheel is turned."""
        if self._table.asked is None:
            return
        spot, turn = self.spot_at(self.place(event)), event.angleDelta().y()
        # What was begun over another spot, or the other way, is given up.
        before = self._turned[1] if self._turned[0] == spot and self._turned[1] * turn >= 0 else 0
        notches = int((before + turn) / NOTCH)
        self._turned = spot, before + turn - notches * NOTCH
        for _ in range(abs(notches)):
            self.turn_wheel(spot, notches > 0)

    def shape(self, at: QPointF) -> None:
        """Be a hand where something can be taken or pressed."""
        table, shape = self._table, Qt.CursorShape.ArrowCursor
        if table.hand.held is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif table.asked is not None and self.liftable_at(at) is not None:
            shape = Qt.CursorShape.OpenHandCursor
        elif table.asked is not None and self.spot_at(at) in table.hand.highlighted_targets():
            shape = Qt.CursorShape.PointingHandCursor
        self.set_shape(shape)

    def set_shape(self, shape: Qt.CursorShape) -> None:
        """Have a shape while it is over the table."""
        # Asked at every move of the mouse; only a change is handed on to the window system.
        ground = self._table.viewport()
        if ground.cursor().shape() != shape:
            ground.setCursor(shape)

    def _reaches(self, piece: Piece, at: QPointF) -> bool:
        # A tall hamster also covers the square behind it: on large pieces the square that is pressed decides.
        scene = self._table.board_scene
        item, home = scene.pieces[piece], scene.spot_of(piece)
        box = item.box.translated(item.pos())
        if box.width() >= SMALL_PIECE and home in scene.spots:
            return scene.spots[home].area.contains(at)
        return box.contains(at)
