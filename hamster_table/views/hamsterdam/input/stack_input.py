"""Hands on the table of Hamsterdam: which of the hamsters in a stack is meant, stacks fanned out, counts changed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterdam.actions import PLAIN, SEAT_OF
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials.texts import ABILITIES
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat, State
from hamster_table.models.guard import guard
from hamster_table.models.hamsterdam.crowd import CrowdRecord, in_pile, member_of, on_card, pile_of
from hamster_table.models.hamsterdam.drafts import DeployDraft, Draft, RedeployDraft
from hamster_table.models.hamsterdam.sentences import Note
from hamster_table.models.keys import Command
from hamster_table.views.board import hand_speech
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import Piece, Spot
from hamster_table.views.hamsterdam.enlarged_dam import DamLens
from hamster_table.views.hamsterdam.input import draft_gestures
from hamster_table.views.hamsterdam.keys import AT_THE_TABLE, ENLARGE, FAN_OUT, FEWER, MORE, WORDING
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.pulse import Pulse
from hamster_table.views.hamsterdam.stack_fan import FanDrawing
from hamster_table.views.hamsterdam.tooltip_card import NoteDrawing

translate = QCoreApplication.translate


class HandledTable(BoardView):
    """A table with stacks of hamsters under the hand."""

    own_commands = AT_THE_TABLE

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.draft: Draft | None = None
        """What is prepared."""
        self.crowds = CrowdRecord()
        """Who of the ordinary hamsters was where at each moment."""
        self.crowd = self.crowds.now
        """Who of them is where on the board, what is prepared included."""
        self.is_animated = False
        """Whether the view that is shown is a frame of an animation, whose events have been told one by one."""
        self.pulse = Pulse(self)
        self.fan = FanDrawing()
        self.fanned: int | None = None
        """The card whose stack is fanned out; None: none is."""
        self._board.addItem(self.fan)
        self.note_drawing = NoteDrawing()
        self.lens = DamLens(self)
        self.lens.when_rested(self._enlarge_wanted)
        self._board.addItem(self.lens.drawing)
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
        self.pulse.stop()
        self.describe_spot(None)
        super().show_view(view, names, viewer, asked)

    def show_board(self) -> None:
        """The table shows the draft, and a note what has become of its place."""
        super().show_board()
        if self.plan is not None:
            self.lens.update(self.board_model, self.plan)
        self.describe_spot(self.noted)

    def lift(self, piece: Piece) -> None:
        """Take a piece into the hand; notes would only cover its targets."""
        self.pulse.stop()
        self.lens.close()
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
        self.lens.close()

    @guard(fallback=False)
    def viewportEvent(self, event: QEvent) -> bool:
        """The pointer rests on a place: say what lies there."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.seen is not None:
            # Instead of a tool tip of Qt: a note has pictures, and the keyboard's cursor brings it too.
            spot = self.spot_at(self.mapToScene(event.pos()))
            # An enlarged dam says all but what specials can do: nothing else needs a note over it.
            is_plain = self.lens.seat is not None and not self._has_special(spot)
            self.describe_spot(None if is_plain else spot)
            return True
        if event.type() == QEvent.Type.Leave:
            self.describe_spot(None)
            self.lens.point_at(None)
        return super().viewportEvent(event)

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A note goes when the pointer leaves its place."""
        super().mouseMoveEvent(event)
        at = self.mapToScene(event.position().toPoint())
        self.lens.point_at(self._small_dam_at(at))
        if self.noted is None:
            return
        # On the way to what can be pressed on it, and there, it stays.
        link = self.note_drawing.link
        if not link.isEmpty() and self.note_drawing.area.adjusted(-9, -9, 9, 9).contains(at):
            self.set_pointer(Qt.CursorShape.PointingHandCursor if link.contains(at) else Qt.CursorShape.ArrowCursor)
        elif self.spot_at(at) != self.noted:
            self.describe_spot(None)

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the number of a stack fans it out, the next one closes it; on a note, it leads to the rules."""
        if self.note_drawing.link.contains(self.mapToScene(event.position().toPoint())):
            self.open_wording()
            return
        spot = self._number_at(self.mapToScene(event.position().toPoint()))
        # While deploying, the number is what moves the whole stack: then it is lifted like a piece.
        if spot is not None and self.held is None and not self._is_liftable(("stack", spot)):
            self.fan_out(None if self.fanned == spot else spot)
            return
        self.fan_out(None)
        super().mousePressEvent(event)
        self._describe_pressed(self.mapToScene(event.position().toPoint()))
        on = self.spot_at(self.mapToScene(event.position().toPoint()))
        if self._press is not None and on is not None and on[0] == "row":
            # Taken by its name in the list, it comes under the hand.
            self._press = self._press[0], QPointF()

    def _small_dam_at(self, at: QPointF) -> Seat | None:
        """Whose small dam is there; None while a piece is in the hand: then the dams are its targets."""
        if self.plan is None or self.held is not None:
            return None
        return next((dam.seat for dam in self.plan.dams if not dam.is_large and dam.area.contains(at)), None)

    def _has_special(self, spot: Spot | None) -> bool:
        item = None if spot is None else self.board_model.item(spot)
        return item is not None and any(child.key[0] == "special" for child in item.children)

    @guard
    def _enlarge_wanted(self) -> None:
        """The pointer rests on a small dam: show it large."""
        if self.plan is not None and self.held is None and self.lens.wanted is not None:
            self.describe_spot(None)
            self.lens.show(self.lens.wanted, self.board_model, self.plan)

    def _enlarge_at_cursor(self) -> bool:
        """Show the dam of the cursor large, or small again; whether the cursor is on a dam."""
        spot, plan = self.cursor_spot, self.plan
        if spot is None or plan is None or spot[0] not in ("card", "dam", "pile", "town"):
            return False
        seat = SEAT_OF[spot[1]] if spot[0] == "card" else spot[1]
        if self.lens.seat == seat:
            self.lens.close()
        else:
            self.lens.show(seat, self.board_model, plan)
        return True

    def _wants(self, event: QKeyEvent) -> bool:
        # Escape makes an enlarged dam small again before it is for anything else.
        return (event.key() == Qt.Key.Key_Escape and self.lens.seat is not None) or super()._wants(event)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape makes an enlarged dam small again."""
        if event.key() == Qt.Key.Key_Escape and self.lens.seat is not None and self.held is None:
            self.lens.close()
        else:
            super().keyPressEvent(event)

    def _describe_pressed(self, at: QPointF) -> None:
        """A press on a special in the list that does nothing else says at once what it can."""
        on = self.spot_at(at)
        if on is not None and on[0] == "row" and self.held is None and self._gesture(None, on) is None:
            self.describe_spot(on)

    def open_wording(self) -> None:
        """Open the rules at the special of the note."""
        note = None if self.noted is None else self.board_model.note(self.noted)
        if isinstance(note, Note) and note.special != PLAIN:
            self.ruling_asked.emit(ABILITIES[KIND_OF[note.special]].key)

    def fan_out(self, spot: int | None) -> None:
        """Show all hamsters of a card side by side; None: of none."""
        self.fanned = spot
        area = QRectF() if spot is None or self.plan is None else self.plan.card(spot)
        item = None if spot is None else self.board_model.item(("card", spot))
        hamsters = () if item is None else item.children
        self.fan.set_geometry(area, hamsters, QRectF(self.viewport().rect()))

    def _number_at(self, at: QPointF) -> int | None:
        """The card whose stack's number is there."""
        found = (piece for piece in self.pieces if piece[0] == "stack" and self._body(piece).contains(at))
        return next((piece[1] for piece in found), None)

    # Any ordinary hamster of a place does what the one does that would leave it first.

    def targets(self, piece: Piece | None) -> dict[Spot, Gesture]:
        """The spots where a drop of the piece (None: a press) means something that is legal."""
        return super().targets(piece if piece in self._gestures else self._leader(piece) or piece)

    def movable_pieces(self) -> list[Piece]:
        """The pieces that can be taken into the hand, the uppermost last."""
        found = [piece for piece in self._placements if piece in self._gestures or self._leader(piece) is not None]
        return sorted(found, key=lambda piece: self._placements[piece].z)

    def _leader(self, piece: Piece | None) -> Piece | None:
        """The ordinary hamster whose gestures are those of another one beside it; None: there is none."""
        member = member_of(piece)
        if piece is None or member is None or piece not in self._placements:
            return None
        kind, where = self.spot_of(piece)
        leader = on_card(self.crowd, PLAIN, where) if kind == "card" else in_pile(self.crowd, PLAIN, where)
        # In a redeployment those that stood there before are not moved.
        is_held = isinstance(self.draft, RedeployDraft) and kind == "card" and member in self.crowds.now.at(where)
        return leader if leader in self._gestures and not is_held else None

    def drop(self, piece: Piece | None, spot: Spot) -> None:
        """Put the piece there. None: press the spot, with the piece in question."""
        member = member_of(piece)
        if member is not None and spot[0] in ("card", "pile"):
            self.crowds.wish(member, spot[1] if spot[0] == "card" else pile_of(spot[1]))
        super().drop(piece, spot)

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
        air = item.box.width() * (0.16 if piece[0] in ("plain", "special") else 0.0)
        return item.box.adjusted(air, air, -air, -air).translated(item.pos())

    def _away(self, piece: Piece, at: QPointF) -> float:
        return (self.pieces[piece].pos() - at).manhattanLength()

    def _on(self, piece: Piece, spot: Spot) -> bool:
        # A press anywhere on the card never means the whole stack.
        return piece[0] != "stack" and self.spot_of(piece) == spot

    def keys(self) -> list[tuple[str, str]]:
        """The keys that stay as they are."""
        return [("1–9", translate("Hamsterdam", "use the special on the button with this number"))]

    def use_command(self, command: Command) -> bool:
        """Fan out the stack under the cursor, open the rules of the special there, let a dam grow. While deploying:
        one hamster more or less on the card there."""
        if command is ENLARGE:
            return self._enlarge_at_cursor()
        if command is WORDING and self.noted is not None:
            self.open_wording()
            return True
        if command is FAN_OUT and self.cursor_spot is not None and self.cursor_spot[0] == "card":
            self.fan_out(None if self.fanned == self.cursor_spot[1] else self.cursor_spot[1])
            return True
        if command not in (MORE, FEWER) or self.cursor_spot is None:
            return False
        return self._change_count(self.cursor_spot, command is MORE)

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
        hand_speech.say_places(self, self.board_model, spot)
        return True
