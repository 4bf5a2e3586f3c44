"""Hands on the table of Hamsterdam: which of the hamsters in a stack is meant, stacks fanned out, counts changed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat, State
from hamster_table.models.guard import guard
from hamster_table.models.hamsterdam.drafts import DeployDraft, Draft, RedeployDraft
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.items import Piece, Spot
from hamster_table.views.hamsterdam.input import draft_gestures
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.stack_fan import FanDrawing
from hamster_table.views.hamsterdam.tooltip_card import NoteDrawing


class HandledTable(BoardView):
    """A table with stacks of hamsters under the hand."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.draft: Draft | None = None
        """What is prepared."""
        self.fan = FanDrawing()
        self.fanned: int | None = None
        """The card whose stack is fanned out; None: none is."""
        self._board.addItem(self.fan)
        self.note_drawing = NoteDrawing()
        self.noted: Spot | None = None
        """The place that has a note beside it; None: there is no note."""
        self._board.addItem(self.note_drawing)

    @property
    def state(self) -> Hamsterdam:
        """What is shown: the state with what is prepared."""
        raise NotImplementedError

    @property
    def is_carrying_out(self) -> bool:
        """Whether something that was chosen together is still being done."""
        raise NotImplementedError

    def describe_spot(self, spot: Spot | None) -> None:
        """Put a note beside a place; None: take it away."""
        self.noted = spot if self.held is None and spot in self.spots else None
        area = QRectF() if self.noted is None else self.spots[self.noted].area
        note = None if self.noted is None else self.board_model.note(self.noted)
        self.note_drawing.place_beside(area, note, QRectF(self.viewport().rect()))

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; what was told of the one before is over."""
        self.describe_spot(None)
        super().show_view(view, names, viewer, asked)

    def show_board(self) -> None:
        """The table shows the draft, and a note what has become of its place."""
        super().show_board()
        self.describe_spot(self.noted)

    def lift(self, piece: Piece) -> None:
        """Take a piece into the hand; notes would only cover its targets."""
        super().lift(piece)
        self.describe_spot(None)

    def set_cursor(self, spot: Spot) -> None:
        """Bring the keyboard's cursor to a spot, and say what lies there."""
        super().set_cursor(spot)
        self.describe_spot(spot)

    def hide_cursor(self) -> None:
        """Take the ring of the keyboard's cursor away, and the note with it."""
        super().hide_cursor()
        self.describe_spot(None)

    @guard(fallback=False)
    def viewportEvent(self, event: QEvent) -> bool:
        """The pointer rests on a place: say what lies there."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.seen is not None:
            # Instead of a tool tip of Qt: a note has pictures, and the keyboard's cursor brings it too.
            self.describe_spot(self.spot_at(self.mapToScene(event.pos())))
            return True
        if event.type() == QEvent.Type.Leave:
            self.describe_spot(None)
        return super().viewportEvent(event)

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A note goes when the pointer leaves its place."""
        super().mouseMoveEvent(event)
        if self.noted is not None and self.spot_at(self.mapToScene(event.position().toPoint())) != self.noted:
            self.describe_spot(None)

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the number of a stack fans it out; the next press closes it."""
        spot = self._number_at(self.mapToScene(event.position().toPoint()))
        # While deploying, the number is what moves the whole stack: then it is lifted like a piece.
        if spot is not None and self.held is None and not self._is_liftable(("stack", spot)):
            self.fan_out(None if self.fanned == spot else spot)
            return
        self.fan_out(None)
        super().mousePressEvent(event)
        on = self.spot_at(self.mapToScene(event.position().toPoint()))
        if self._press is not None and on is not None and on[0] == "row":
            # Taken by its name in the list, it comes under the hand.
            self._press = self._press[0], QPointF()

    def fan_out(self, spot: int | None) -> None:
        """Show all hamsters of a card side by side; None: of none."""
        self.fanned = spot
        area = QRectF() if spot is None or self.plan is None else self.plan.card(spot)
        self.fan.set_geometry(area, None if spot is None else self.state, spot or 0, QRectF(self.viewport().rect()))

    def _number_at(self, at: QPointF) -> int | None:
        """The card whose stack's number is there."""
        found = (piece for piece in self.pieces if piece[0] == "stack" and self._body(piece).contains(at))
        return next((piece[1] for piece in found), None)

    def _is_liftable(self, piece: Piece) -> bool:
        return bool(self.targets(piece))

    def _liftable_at(self, at: QPointF) -> Piece | None:
        """The piece under the hand: a number first, of hamsters the nearest, else one of the card that was pressed, or
        the special that is listed there."""
        pieces = self.movable_pieces()
        numbers = [piece for piece in pieces if piece[0] in ("stack", "heap") and self._body(piece).contains(at)]
        near = [piece for piece in pieces if self._body(piece).contains(at)]
        if numbers or near:
            # Hamsters in a stack overlap: the one whose middle is nearest is meant, not the one in front.
            return numbers[-1] if numbers else min(near, key=lambda piece: self._away(piece, at))
        spot = self.spot_at(at)
        # Where a press on the row itself does something, such as using the ability, that goes first.
        if spot is not None and spot[0] == "row" and self._gesture(None, spot) is None:
            return ("special", spot[1]) if ("special", spot[1]) in pieces else None
        return next(
            (piece for piece in pieces if spot is not None and spot[0] == "card" and self._on(piece, spot)), None
        )

    def _body(self, piece: Piece) -> QRectF:
        """Where a piece can be grasped, without the air round it."""
        item = self.pieces[piece]
        # Drawings of hamsters have empty edges, through which the one behind is to be reached.
        air = item.box.width() * (0.16 if piece[0] in ("plain", "spare", "special") else 0.0)
        return item.box.adjusted(air, air, -air, -air).translated(item.pos())

    def _away(self, piece: Piece, at: QPointF) -> float:
        return (self.pieces[piece].pos() - at).manhattanLength()

    def _on(self, piece: Piece, spot: Spot) -> bool:
        # A press anywhere on the card never means the whole stack.
        return piece[0] != "stack" and self.spot_of(piece) == spot

    def use_key(self, event: QKeyEvent) -> bool:
        """F fans out the stack under the cursor. While deploying: + and - for the card there."""
        if event.text().upper() == "F" and self.cursor_spot is not None and self.cursor_spot[0] == "card":
            self.fan_out(None if self.fanned == self.cursor_spot[1] else self.cursor_spot[1])
            return True
        if event.text() not in ("+", "-") or self.cursor_spot is None:
            return False
        return self._change_count(self.cursor_spot, event.text() == "+")

    def press_other(self, event: QMouseEvent, spot: Spot | None) -> None:
        """A right click takes a hamster off a card again."""
        if event.button() == Qt.MouseButton.RightButton and spot is not None:
            self._change_count(spot, up=False)

    def turn_wheel(self, spot: Spot | None, up: bool) -> None:
        """The wheel puts hamsters on a card, or takes them off."""
        if spot is not None:
            self._change_count(spot, up)

    def _change_count(self, spot: Spot, up: bool) -> bool:
        if not isinstance(self.draft, DeployDraft | RedeployDraft) or spot[0] != "card" or self.is_carrying_out:
            return False
        draft_gestures.change_count(self.draft, spot[1], up)
        self.refresh()
        return True
