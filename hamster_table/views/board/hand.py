"""The hand at a table: what it can take, what putting it down means, and what lies in it.

Mouse, clicks, keyboard and screen reader all lead to the same three: `Hand.lift`, `Hand.drop` and `Hand.put_back`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, SignalInstance

from hamster_table.engine.kernel import Action, Refusal, Seat
from hamster_table.views.board import hand_speech
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.hand_speech import SpokenTable
from hamster_table.views.board.items import Piece, Spot
from hamster_table.views.widgets.prompt_bar import Bubble


class ShownMarks(Protocol):
    """Marks that follow the hand."""

    def show_targets(self, refused: Spot | None = None) -> None:
        """Let glow where something can be done now. *refused*: where it cannot be."""

    def say_why(self, refusal: Refusal, spot: Spot, clear: Sequence[QRectF] = ()) -> None:
        """Show a refusal beside a spot, and tell of it."""

    def show_bubble(self, refusal: Refusal, spot: Spot, clear: Sequence[QRectF] = ()) -> None:
        """Only show it."""


class HandTable(SpokenTable, Protocol):
    """What the hand needs of its table."""

    asked: Seat | None
    """The seat that must choose now; None: nobody at this screen."""
    chosen: SignalInstance
    """(action): it is wanted, legal or not yet known to be."""
    handled: SignalInstance
    """(what, of what kind, how many): see `BoardView.handled`."""
    bubble: Bubble

    @property
    def marks(self) -> ShownMarks:
        """What shows where something can be done."""

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """What speaks against putting the piece there; None when there is nothing to say."""

    def refresh(self) -> None:
        """Show what has changed on the table itself."""


class Hand:
    """What the asked person takes and puts down. A game may have one of its own."""

    def __init__(self, table: HandTable) -> None:
        self._table = table
        self.held: Piece | None = None
        self.grip: tuple[QPoint, QPointF] | None = None
        """Where the button went down that took the piece, and how far from its middle; None: no button is down."""
        self.is_dragging = False
        self.gestures: dict[Piece | None, dict[Spot, Gesture]] = {}
        """What can be done now, by piece (None: a press) and spot."""
        self._hovered: Spot | None = None

    # What can be done

    def learn(self, gestures: Iterable[Gesture]) -> None:
        """These can be made from now on; of two with one piece and spot the first."""
        self.gestures = {}
        for gesture in gestures:
            self.gestures.setdefault(gesture.piece, {}).setdefault(gesture.spot, gesture)

    def targets(self, piece: Piece | None) -> dict[Spot, Gesture]:
        """The spots where a drop of the piece (None: a press) means something that is legal."""
        return self.gestures.get(piece, {})

    def highlighted_targets(self) -> dict[Spot, Gesture]:
        """The targets that glow now: of the held piece, else of a press and of the piece in question."""
        if self.held is not None:
            return self.targets(self.held)
        return self._ready_targets() | self.targets(None)

    def movable_pieces(self) -> list[Piece]:
        """The pieces that can be taken into the hand, the uppermost last."""
        placements = self._table.board_scene.placements
        found = [piece for piece in self.gestures if piece in placements]
        return sorted(found, key=lambda piece: placements[piece].z)

    def ready_piece(self) -> Piece | None:
        """The piece in question when there is only one: a press on one of its targets is enough."""
        pieces = [piece for piece in self.gestures if piece is not None]
        return pieces[0] if len(pieces) == 1 else None

    def gesture(self, piece: Piece | None, spot: Spot) -> Gesture | None:
        """What putting the piece there means (None: pressing the spot, with the piece in question); None: nothing."""
        return self.targets(piece).get(spot) or (self._ready_targets().get(spot) if piece is None else None)

    def _ready_targets(self) -> dict[Spot, Gesture]:
        return {} if (ready := self.ready_piece()) is None else self.targets(ready)

    def _liftable_on(self, spot: Spot) -> Piece | None:
        spot_of = self._table.board_scene.spot_of
        return next((piece for piece in reversed(self.movable_pieces()) if spot_of(piece) == spot), None)

    def acts_on(self, spot: Spot) -> bool:
        """Whether Enter would do something there."""
        return self.held is not None or self.gesture(None, spot) is not None or self._liftable_on(spot) is not None

    # Doing it

    def activate(self, spot: Spot) -> None:
        """What Enter does on a spot: drop the held piece, do what a press does there, or lift the piece on it."""
        if self._table.asked is None:
            return
        if self.held is not None:
            self.drop(self.held, spot)
        elif self.gesture(None, spot) is None and (piece := self._liftable_on(spot)) is not None:
            self.lift(piece)
        else:
            self.drop(None, spot)

    def lift(self, piece: Piece) -> None:
        """Take a piece into the hand."""
        table = self._table
        item = table.board_scene.pieces[piece]
        item.stop()  # it may still be gliding home
        self.held, self._hovered = piece, None
        item.lift()
        table.handled.emit("lift", str(piece[0]), 0)
        table.marks.show_targets()
        hand_speech.say_lifted(table, piece)

    def drop(self, piece: Piece | None, spot: Spot) -> None:
        """Put the piece there. None: press the spot, with the piece in question."""
        table = self._table
        table.bubble.leave()
        if (gesture := self.gesture(piece, spot)) is not None:
            self._tell_drop(gesture)
            self.release()
            self._carry_out(gesture)
            return
        at_home = piece is not None and table.board_scene.spot_of(piece) == spot  # no refusal for a change of mind
        self.put_back()
        why = None if at_home or table.asked is None else table.drop_refusal(piece or self.ready_piece(), spot)
        if why is not None:
            table.marks.say_why(why, spot)
        elif piece is not None:
            table.handled.emit("drop", str(piece[0]), 0)

    def put_back(self) -> None:
        """Let the held piece glide home."""
        piece, scene = self.held, self._table.board_scene
        self.release()
        self._table.marks.show_targets()
        if piece is not None and piece in scene.placements:
            scene.pieces[piece].glide(scene.placements[piece].at)
            hand_speech.say_put_back(self._table, piece)

    def give_up(self) -> None:
        """Put the held piece back where it was, which is heard."""
        assert self.held is not None
        self._table.handled.emit("drop", str(self.held[0]), 0)
        self.put_back()

    def release(self) -> None:
        """Have nothing in the hand any more; where the piece goes is up to the table."""
        pieces = self._table.board_scene.pieces
        if self.held in pieces:
            pieces[self.held].put_down()
        self.held = self.grip = None
        self.is_dragging = False

    def hover(self, spot: Spot | None) -> None:
        """The held piece is over that spot (None: over none): show that it cannot come there, if it cannot."""
        piece, table = self.held, self._table
        if spot == self._hovered:
            return
        self._hovered = spot
        if spot is None or piece is None or spot in self.targets(piece) or table.board_scene.spot_of(piece) == spot:
            table.marks.show_targets()
            table.bubble.leave()
            return
        why = table.drop_refusal(piece, spot)  # asked of the rules once for each spot, not at every move
        table.marks.show_targets(spot if why else None)
        if why and self.is_dragging:
            table.marks.show_bubble(why, spot)

    def _tell_drop(self, gesture: Gesture) -> None:
        """Tell that the held piece is put down, or that something was prepared by a press."""
        # What is chosen by a press is told when it happens.
        if self.held is not None or not isinstance(gesture.action, Action):
            placements = self._table.board_scene.placements
            lying = [piece for piece in placements if piece != self.held and placements[piece].spot == gesture.spot]
            self._table.handled.emit("drop", str((self.held or gesture.spot)[0]), len(lying))

    def _carry_out(self, gesture: Gesture) -> None:
        """A chosen piece stays where it was dropped until the events come."""
        table = self._table
        if isinstance(gesture.action, Action):
            table.marks.show_targets()
            table.chosen.emit(gesture.action)
        else:
            before = table.board_model.sentence(gesture.spot)
            gesture.action()
            table.refresh()
            hand_speech.say_placed(table, gesture, before)
