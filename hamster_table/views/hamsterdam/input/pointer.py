"""The mouse at the table of Hamsterdam: stacks, their numbers, the dice, and the notes that follow the pointer."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent

from hamster_table.views.board.items import Piece, Spot
from hamster_table.views.board.pointer import PointedTable, Pointer
from hamster_table.views.hamsterdam.enlarged_dam import DamLens
from hamster_table.views.hamsterdam.input.dice_hand import DICE, DiceHand
from hamster_table.views.hamsterdam.input.notes import Notes
from hamster_table.views.hamsterdam.stack_fan import StackFan


class HamsterdamPointedTable(PointedTable, Protocol):
    """What this pointer needs of its table."""

    chance: DiceHand
    notes: Notes
    lens: DamLens
    fan: StackFan

    def change_count(self, spot: Spot, up: bool) -> bool:
        """One hamster more or less on a card while deploying; whether that could be done."""


class HamsterdamPointer(Pointer):
    """Finds the hamster that is meant in a stack."""

    _table: HamsterdamPointedTable

    def press(self, event: QMouseEvent) -> None:
        """A press on the number of a stack fans it out, the next one closes it; on a note, it leads to the rules."""
        table, hand, at = self._table, self._table.hand, self.place(event)
        if table.notes.leads_on(at):
            table.notes.open_wording()
            return
        number = self._number_at(at)
        # While deploying, the number is what moves the whole stack: then it is lifted like a piece.
        if number is not None and hand.held is None and not hand.targets(("stack", number)):
            table.fan.toggle(number)
            return
        table.fan.show(None)
        super().press(event)
        on = table.board_scene.spot_at(at)
        if on is None or on[0] != "row":
            return
        # A press on a special in the list that does nothing else says at once what it can.
        if hand.held is None and hand.gesture(None, on) is None:
            table.notes.show(on)
        if hand.grip is not None:
            # Taken by its name in the list, it comes under the hand.
            hand.grip = hand.grip[0], QPointF()

    def move(self, event: QMouseEvent) -> None:
        """The dice follow the hand; a note goes when the pointer leaves its place."""
        super().move(event)
        table, at = self._table, self.place(event)
        # Without the button the dice have left the hand, and only wait to be seen rolling.
        if event.buttons() & Qt.MouseButton.LeftButton:
            table.chance.carry(at, event.timestamp())
        table.lens.point_at(None if table.hand.held is not None else table.lens.small_dam_at(at))
        if table.notes.spot is None:
            return
        if table.notes.is_on_the_way(at):
            leads_on = table.notes.leads_on(at)
            self.set_shape(Qt.CursorShape.PointingHandCursor if leads_on else Qt.CursorShape.ArrowCursor)
        elif table.board_scene.spot_at(at) != table.notes.spot:
            table.notes.show(None)

    def release(self, event: QMouseEvent) -> None:
        """Let a piece go, or the dice."""
        super().release(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._table.chance.let_go(self.place(event), event.timestamp())

    def rest(self, event: QHelpEvent) -> None:
        """It rests on a place: a note says what lies there, with pictures, which a tool tip does not have."""
        table = self._table
        spot = table.board_scene.spot_at(table.mapToScene(event.pos()))
        # An enlarged dam says all but what specials can do: nothing else needs a note over it.
        is_plain = table.lens.seat is not None and not table.notes.has_special(spot)
        table.notes.show(None if is_plain else spot)

    def leave(self) -> None:
        """It has left the table."""
        super().leave()
        self._table.notes.show(None)
        self._table.lens.point_at(None)

    def interrupt(self) -> None:
        """What is dragged goes home, the dice too."""
        super().interrupt()
        self._table.chance.put_back()

    def press_other(self, event: QMouseEvent, spot: Spot | None) -> None:
        """Take the dice, if somebody is to roll; a right click takes a hamster off a card again."""
        if self._table.chance.roller is not None and spot == DICE and event.button() == Qt.MouseButton.LeftButton:
            self._table.chance.take(self.place(event), event.timestamp())
        elif event.button() == Qt.MouseButton.RightButton:
            self.turn_wheel(spot, up=False)

    def turn_wheel(self, spot: Spot | None, up: bool) -> None:
        """The wheel puts hamsters on a card, or takes them off."""
        if spot is not None:
            self._table.change_count(spot, up)

    def shape(self, at: QPointF) -> None:
        """Be a hand over the dice that can be taken."""
        dice = self._table.chance
        if dice.roller is None:
            super().shape(at)
        else:
            is_there = self._table.board_scene.spot_at(at) == DICE
            free = Qt.CursorShape.OpenHandCursor if is_there else Qt.CursorShape.ArrowCursor
            self.set_shape(Qt.CursorShape.ClosedHandCursor if dice.are_held else free)

    def liftable_at(self, at: QPointF) -> Piece | None:
        """The piece under the hand: a number first, of hamsters the nearest, else one of the card that was pressed, or
        the special that is listed there."""
        hand, scene = self._table.hand, self._table.board_scene
        pieces = hand.movable_pieces()
        near = [piece for piece in pieces if self._body(piece).contains(at)]
        numbers = [piece for piece in near if piece[0] in ("stack", "heap")]
        if near:
            # Hamsters in a stack overlap: the one whose middle is nearest is meant, not the one in front.
            return (
                numbers[-1] if numbers else min(near, key=lambda one: (scene.pieces[one].pos() - at).manhattanLength())
            )
        spot = scene.spot_at(at)
        # Where a press on the row itself does something, such as using the ability, that goes first.
        if spot is not None and spot[0] == "row" and hand.gesture(None, spot) is None:
            return ("special", spot[1]) if ("special", spot[1]) in pieces else None
        if spot is None or spot[0] != "card":
            return None
        # A press anywhere on the card never means the whole stack.
        return next((piece for piece in pieces if piece[0] != "stack" and scene.spot_of(piece) == spot), None)

    def _number_at(self, at: QPointF) -> int | None:
        """The card whose stack's number is there."""
        pieces = self._table.board_scene.pieces
        return next((piece[1] for piece in pieces if piece[0] == "stack" and self._body(piece).contains(at)), None)

    def _body(self, piece: Piece) -> QRectF:
        """Where a piece can be grasped, without the air round it."""
        item = self._table.board_scene.pieces[piece]
        # Drawings of hamsters have empty edges, through which the one behind is to be reached.
        air = item.box.width() * (0.16 if piece[0] in ("plain", "special") else 0.0)
        return item.box.adjusted(air, air, -air, -air).translated(item.pos())
