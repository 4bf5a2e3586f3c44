"""Hands on a table: pressing, dragging, clicking twice, and walking over the spots with the keyboard.

All ways lead to the same three: `lift`, `drop` and `put_back`, which the table does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from hamster_table.engine.kernel import Action, Seat
from hamster_table.models.guard import guard
from hamster_table.models.keys import Command
from hamster_table.views.board.cursor import nearest
from hamster_table.views.board.gestures import Gesture, Prompt
from hamster_table.views.board.items import Piece, PieceItem, Spot, SpotItem
from hamster_table.views.board.ring import RingItem
from hamster_table.views.widgets.keyboard import ENTER_KEYS, is_pressed
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
JUMPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
"""Keys that walk over the glowing targets only, and which way."""
NOTCH = 120
"""What Qt counts for a notch of the mouse's wheel; touchpads tell of it in many small parts."""
SMALL_PIECE = 60
"""Pieces narrower than this, in pixels, are taken by themselves, larger ones by the spot they stand on."""


class BoardInput(QGraphicsView):
    """A view with pieces and spots under the hand. What touching them does is left to the table.

    Methods that a table must fill in raise `NotImplementedError`.
    """

    cursor_moved = Signal(object)
    """The keyboard's cursor is on this spot now."""
    enter_moved = Signal()
    """Whether Enter is the table's, see `takes_enter`, may have changed."""
    own_commands: Sequence[Command] = ()
    """What keys do here besides the buttons of the prompt, see `use_command`."""
    handled = Signal(str, str, int)
    """("lift" or "drop", of what kind, how many): a piece is in the hand, or is put where so many lie already. Without
    a piece in the hand it is the kind of the spot that was pressed. ("refuse", which button, 0): it cannot be used."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Seat | None = None
        self.pieces: dict[Piece, PieceItem] = {}
        self.spots: dict[Spot, SpotItem] = {}
        self.held: Piece | None = None
        self.cursor_spot: Spot | None = None
        self.ring = RingItem()
        self.is_dragging = False
        self._press: tuple[QPoint, QPointF] | None = None
        """Where the button went down, and how far from the middle of the piece."""
        self._turned: tuple[Spot | None, int] = (None, 0)
        """How far the wheel was turned over which spot since its last whole notch."""
        self._uses_keys = False
        self._uses_pointer = False
        """Whether the last thing was pressed by a pointer."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # What the table does

    def lift(self, piece: Piece) -> None:
        """Take a piece into the hand."""
        raise NotImplementedError

    def drop(self, piece: Piece | None, spot: Spot) -> None:
        """Put the piece there. None: press the spot."""
        raise NotImplementedError

    def put_back(self) -> None:
        """Let the held piece glide home."""
        raise NotImplementedError

    def activate(self, spot: Spot) -> None:
        """What Enter does on a spot."""
        raise NotImplementedError

    def acts_on(self, spot: Spot) -> bool:
        """Whether Enter would do something there."""
        raise NotImplementedError

    def targets(self, piece: Piece | None) -> Mapping[Spot, Gesture]:
        """The spots where a drop of the piece (None: a press) means something that is legal."""
        raise NotImplementedError

    def highlighted_targets(self) -> Mapping[Spot, Gesture]:
        """The targets that glow now."""
        raise NotImplementedError

    def movable_pieces(self) -> list[Piece]:
        """The pieces that can be taken into the hand, the uppermost last."""
        raise NotImplementedError

    def spot_of(self, piece: Piece) -> Spot:
        """The spot on which a piece lies."""
        raise NotImplementedError

    def hover(self, spot: Spot | None) -> None:
        """The held piece is over that spot; None: over none."""
        raise NotImplementedError

    def first_spot(self) -> Spot:
        """Where the keyboard's cursor begins."""
        raise NotImplementedError

    def spot_name(self, spot: Spot) -> str:
        """A spot and what is on it, as a sentence."""
        raise NotImplementedError

    def spot_tip(self, spot: Spot) -> str:
        """What a tool tip says of a spot; where the table does not say otherwise, all of it."""
        return self.spot_name(spot)

    def prompt(self) -> Prompt:
        """What to do now, how, and the buttons for it."""
        raise NotImplementedError

    def press(self, button: ButtonSpec) -> None:
        """Do what a button of the prompt does."""
        raise NotImplementedError

    def press_other(self, event: QMouseEvent, spot: Spot | None) -> None:
        """A press with another button than the left one, or while nobody is asked. *spot*: None beside all of them."""

    def turn_wheel(self, spot: Spot | None, up: bool) -> None:
        """The mouse's wheel was turned over a spot (None: beside all of them), up or down."""

    def point_at(self, spot: Spot | None) -> None:
        """The pointer is over a spot (None: beside all of them) and carries nothing."""

    def use_key(self, event: QKeyEvent) -> bool:
        """Whether the game has a use for this key; and use it."""
        return any(is_pressed(event, one) and self.use_command(one) for one in self.own_commands)

    def use_command(self, command: Command) -> bool:
        """Whether the game has a use just now for one of its `own_commands`; and do it."""
        return False

    def announce(self, text: str) -> None:
        """Let a screen reader say something that has happened."""
        announce(self, text)

    # The mouse

    @property
    def is_carrying(self) -> bool:
        """Whether a piece is in the hand."""
        return self.held is not None

    def release(self) -> None:
        """Have nothing in the hand any more; where the piece goes is up to the table."""
        if self.held is not None and self.held in self.pieces:
            self.pieces[self.held].put_down()
        self.held = self._press = None
        self.is_dragging = False

    def tell_drop(self, gesture: Gesture) -> None:
        """Tell that the held piece is put down, or that something was prepared by a press."""
        # What is chosen by a press is told when it happens.
        if self.held is not None or not isinstance(gesture.action, Action):
            lying = [piece for piece in self.pieces if piece != self.held and self.spot_of(piece) == gesture.spot]
            self.handled.emit("drop", str((self.held or gesture.spot)[0]), len(lying))

    def _give_up(self) -> None:
        """Put the held piece back where it was."""
        assert self.held is not None
        self.handled.emit("drop", str(self.held[0]), 0)
        self.put_back()

    def spot_at(self, at: QPointF) -> Spot | None:
        """The spot at a point of the scene, the smallest if one lies in another; None where there is none."""
        hits = [spot for spot, item in self.spots.items() if item.area.contains(at)]
        return min(hits, key=lambda spot: self.spots[spot].area.width()) if hits else None

    def _liftable_at(self, at: QPointF) -> Piece | None:
        return next((piece for piece in reversed(self.movable_pieces()) if self._reaches(piece, at)), None)

    def _reaches(self, piece: Piece, at: QPointF) -> bool:
        # A tall hamster also covers the square behind it: on large pieces the square that is pressed decides.
        item, home = self.pieces[piece], self.spot_of(piece)
        box = item.box.translated(item.pos())
        if box.width() >= SMALL_PIECE and home in self.spots:
            return self.spots[home].area.contains(at)
        return box.contains(at)

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift what lies there, drop what is in the hand, or press the spot."""
        self.hide_cursor()
        self._uses_pointer = True
        at = self.mapToScene(event.position().toPoint())
        # In this order: what is in the hand comes first, then a piece, which may hide the spot it lies on.
        spot, piece = self.spot_at(at), self._liftable_at(at)
        if self.asked is None or event.button() != Qt.MouseButton.LeftButton:
            self.press_other(event, spot)
        elif self.held is not None:
            if spot is None:
                self._give_up()
            else:
                self.drop(self.held, spot)
        elif piece is not None:
            self._press = event.position().toPoint(), self.pieces[piece].pos() - at
            self.lift(piece)
        elif spot is not None:
            self.drop(None, spot)

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the piece, and show where it cannot go."""
        at = self.mapToScene(event.position().toPoint())
        self._shape_pointer(at)
        if self.held is None:
            self.point_at(self.spot_at(at))
            return
        if self._press is not None:
            start, offset = self._press
            far = (event.position().toPoint() - start).manhattanLength()
            # Once a drag, always one: back where it began it must not turn into a click, which keeps the piece.
            self.is_dragging = self.is_dragging or far >= QApplication.startDragDistance()
            if self.is_dragging:
                self.pieces[self.held].setPos(at + offset)
        self.hover(self.spot_at(at))

    def _shape_pointer(self, at: QPointF) -> None:
        """A hand where something can be taken or pressed."""
        shape = Qt.CursorShape.ArrowCursor
        if self.held is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.asked is not None and self._liftable_at(at) is not None:
            shape = Qt.CursorShape.OpenHandCursor
        elif self.asked is not None and self.spot_at(at) in self.highlighted_targets():
            shape = Qt.CursorShape.PointingHandCursor
        self.set_pointer(shape)

    def set_pointer(self, shape: Qt.CursorShape) -> None:
        """Give the mouse's pointer a shape while it is over the table."""
        # Asked at every move of the mouse; only a change is handed on to the window system.
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop a dragged piece. A piece that was only clicked stays in the hand for a second click."""
        if self.held is None or self._press is None or event.button() != Qt.MouseButton.LeftButton:
            return
        # All of this before `drop`, which may send the action and have everything laid out anew.
        self._press = None
        piece, dragged, home = self.held, self.is_dragging, self.spot_of(self.held)
        self.is_dragging = False
        spot = self.spot_at(self.mapToScene(event.position().toPoint()))
        if dragged and spot is not None:
            self.drop(piece, spot)
        elif dragged:
            self._give_up()
        # The press took the piece and not the spot below it; as it was no drag, the spot was meant.
        elif home in self.targets(None):
            self.release()
            self.drop(None, home)

    @guard
    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        super().leaveEvent(event)
        self.point_at(None)

    @guard
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses are two presses."""
        self.mousePressEvent(event)

    @guard
    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table never scrolls; the wheel is for what lies under it."""
        event.accept()
        if self.asked is None:
            return
        spot, turn = self.spot_at(self.mapToScene(event.position().toPoint())), event.angleDelta().y()
        # What was begun over another spot, or the other way, is given up.
        before = self._turned[1] if self._turned[0] == spot and self._turned[1] * turn >= 0 else 0
        notches = int((before + turn) / NOTCH)
        self._turned = spot, before + turn - notches * NOTCH
        for _ in range(abs(notches)):
            self.turn_wheel(spot, notches > 0)

    # The keyboard

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Keep the keys of the table for the table, whatever keys the buttons have."""
        # Qt asks before it looks for a shortcut of a button; whoever accepts gets the key as an ordinary press.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def prefers_keys(self) -> bool:
        """Whether keys were used last, and not a pointer."""
        return self.cursor_spot is not None and not self._uses_pointer

    def takes_enter(self) -> bool:
        """Whether Enter is the table's and not the golden button's: the cursor is seen where it does something."""
        return self._uses_keys and self.cursor_spot is not None and self.acts_on(self.cursor_spot)

    def _wants(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            # Otherwise Escape is the key of a button such as "Back", or of the page.
            return self.held is not None
        if key in ENTER_KEYS:
            return self.takes_enter()
        return key in ARROWS or key in JUMPS or key == Qt.Key.Key_Space

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the spots, Space and Enter lift and drop, Escape puts back, letters press buttons."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._walk(ARROWS[key])
        elif key in JUMPS:
            self._jump(JUMPS[key])
        elif key == Qt.Key.Key_Escape and self.held is not None:
            self._give_up()
        elif key == Qt.Key.Key_Space or (key in ENTER_KEYS and self._wants(event)):
            if self.cursor_spot is not None:
                self.activate(self.cursor_spot)
        elif not self._press_by_key(event) and not self.use_key(event):
            event.ignore()
        self.enter_moved.emit()

    def _press_by_key(self, event: QKeyEvent) -> bool:
        for button in self.prompt().buttons:
            if is_pressed(event, button.key):
                if button.disabled_reason:
                    self.handled.emit("refuse", button.text, 0)
                self.press(button)
                return True
        return False

    def set_cursor(self, spot: Spot) -> None:
        """Bring the keyboard's cursor to a spot."""
        self._uses_keys, self._uses_pointer = True, False
        self.cursor_spot = spot
        self.ring.surround(self.spots[spot])
        if self.held is not None:
            self.hover(spot)
        self.cursor_moved.emit(spot)
        self.enter_moved.emit()

    def hide_cursor(self) -> None:
        """Take the ring of the keyboard's cursor away: the pointer is used."""
        self._uses_keys = False
        self.ring.hide()
        self.enter_moved.emit()

    def bring_cursor(self, to: Spot | None = None) -> None:
        """Bring the cursor to where the next thing is done (None: where it begins), for whoever uses no pointer."""
        was_used, self.cursor_spot = self.cursor_spot is not None, None
        is_here = bool(self.highlighted_targets() or self.movable_pieces())
        if not is_here or self._uses_pointer or not (was_used or QAccessible.isActive()):
            return
        self.set_cursor(self.first_spot() if to is None else to)
        # The golden button keeps its Enter until the cursor is moved.
        if any(button.kind == "gold" for button in self.prompt().buttons):
            self.hide_cursor()

    def areas(self) -> dict[Spot, QRectF]:
        """The spots that are there now, and where they lie."""
        return {spot: item.area for spot, item in self.spots.items() if not item.area.isEmpty()}

    def _walk(self, direction: tuple[int, int]) -> None:
        areas = self.areas()
        if self.cursor_spot not in areas:
            self.set_cursor(self.first_spot())
        # The pointer had taken the ring away: the first arrow only shows where the cursor still is.
        elif not self._uses_keys:
            self.set_cursor(self.cursor_spot)
        elif (spot := nearest(areas, areas[self.cursor_spot], direction)) is not None:
            self.set_cursor(spot)

    def _jump(self, step: int) -> None:
        """To the next of the targets, or the one before; where there are none, of the pieces that can be taken."""
        shown = set(self.highlighted_targets()) or {self.spot_of(piece) for piece in self.movable_pieces()}
        targets = [spot for spot in self.spots if spot in shown]
        if targets:
            at = targets.index(self.cursor_spot) + step if self.cursor_spot in targets else 0
            self.set_cursor(targets[at % len(targets)])

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to whoever comes by the keyboard."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason) and self.spots:
            self.set_cursor(self.cursor_spot if self.cursor_spot in self.areas() else self.first_spot())

    @guard
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring of the cursor away."""
        super().focusOutEvent(event)
        self.hide_cursor()
