"""The table of every game: pieces are lifted and dropped on spots, by drag, by two clicks, or by the keyboard.

A game's table says where its pieces lie and which gestures mean something; everything else is here, in the parts that
a table owns: what lies on it (`BoardScene`), the hand, the pointer, the keyboard's cursor and the marks. What is legal
is asked of the rules only. While a piece is in the hand, its targets glow; a drop anywhere else glides home, and a
bubble says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Refusal, Seat, State
from hamster_table.models import messages
from hamster_table.models.draft import DraftMemory
from hamster_table.models.guard import guard
from hamster_table.models.items.board_model import KEY_ROLE, BoardItem, BoardModel
from hamster_table.views.art.theme import APPEARANCE, theme
from hamster_table.views.board import accessibility
from hamster_table.views.board.event_animator import Teller
from hamster_table.views.board.gestures import Gesture, Prompt, guided, with_gesture
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.interface import BoardInterface, TableHelp
from hamster_table.views.board.items import Piece, PiecePlacement, Spot
from hamster_table.views.board.keyboard import Keyboard
from hamster_table.views.board.marks import Marks
from hamster_table.views.board.pointer import Pointer
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.board.spot_cursor import SpotCursor
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.prompt_bar import Bubble, ButtonSpec
from hamster_table.views.widgets.speech import announce


class BoardHelp(TableHelp):
    """What hints, lessons and explanations ask of a board."""

    def __init__(self, table: BoardView) -> None:
        self._table = table

    def area_of(self, spot: Spot) -> QRectF:
        """The place of a spot in the scene; empty where there is none. A game may know places that are no spots."""
        spots = self._table.board_scene.spots
        return spots[spot].area if spot in spots else QRectF()

    def ruling_shown(self) -> str:
        """The ruling of the bubble; "" for none."""
        return self._table.bubble.ruling_shown


class BoardView(BoardInterface, QGraphicsView, FollowsWhenSeen):
    """The board view of all games. A game's table fills in the methods of the first part."""

    chosen = Signal(object)
    """An action that somebody wants to do, legal or not yet known to be."""
    refused = Signal(object, object)
    """A refusal and the spot where it happened. The table has shown it already."""
    prompt_changed = Signal()
    ruling_asked = Signal(str)
    """The ruling one wants to read, from a bubble."""
    refusing = Signal(bool)
    present_wanted = Signal()
    """Something happens now, while an earlier moment may be shown."""
    said = Signal(str)
    """What the table wants to say at the top of the page; it stays until it is closed."""
    noticed = Signal(str)
    """A sentence that people are to read and that needs no answer."""
    habit_changed = Signal(str, str)
    """A person's name, and what that person has chosen for all games of this kind."""
    cursor_moved = Signal(object)
    """The keyboard's cursor is on this spot now; None: it is seen nowhere."""
    enter_moved = Signal()
    """Whether Enter is the table's, see `SpotCursor.takes_enter`, may have changed."""
    handled = Signal(str, str, int)
    """("lift" or "drop", of what kind, how many): a piece is in the hand, or is put where so many lie already. Without
    a piece in the hand it is the kind of the spot that was pressed. ("refuse", which button, 0): it cannot be used."""
    help: BoardHelp
    is_last = True

    hand_kind: Callable[[Any], Hand] = Hand
    pointer_kind: Callable[[Any], Pointer] = Pointer
    keyboard_kind: Callable[[Any], Keyboard] = Keyboard
    """Make what a hand, the mouse and keys do at a table of this class."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.seen: Any = None
        """The state as the viewer may see it; None until the first one is shown."""
        self.names: Sequence[str] = ()
        self.viewer: Seat | None = None
        self.asked: Seat | None = None
        self._question: tuple[Seat | None, Any] = None, None
        """Who was asked last, and what was seen then: what is prepared is for that."""
        self._aside: dict[Seat, tuple[tuple[Seat | None, Any], DraftMemory]] = {}
        """By seat: the question, and what was prepared for it, while an earlier moment is shown or another is asked."""
        self.board_model = BoardModel(self)
        """What is on the board: areas, places and pieces, as this screen may see them."""
        self.board_scene = BoardScene(self)
        """What lies on the table."""
        self.setScene(self.board_scene)
        self.bubble = Bubble(self.viewport())
        self.hand = self.hand_kind(self)
        self.pointer = self.pointer_kind(self)
        self.keyboard = self.keyboard_kind(self)
        self.help = BoardHelp(self)
        self.spot_cursor = SpotCursor(self)
        self.marks = Marks(self)
        self.bubble.asked.connect(self.ruling_asked)
        self.bubble.standing.connect(self.refusing)
        self.board_model.dataChanged.connect(self._item_changed)
        _bare(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(game.title)
        accessibility.serve(self)
        self._laid_out: tuple[object, ...] = ()

    # What a game's table fills in

    def board_items(self) -> Sequence[BoardItem]:
        """What is on the board now, what is prepared included."""
        return ()

    def arrange(self, size: QSizeF) -> None:
        """Give every spot and drawing its place on a table of that size, in pixels of the view."""

    def piece_placements(self) -> dict[Piece, PiecePlacement]:
        """Where every piece lies now; a piece that is not in it leaves the table."""
        return {}

    def gestures(self) -> Iterable[Gesture]:
        """What the asked person can do with pieces and spots, the cheaper first where two fit."""
        return ()

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """What speaks against putting the piece there; None when there is nothing to say."""
        return None

    def prompt(self) -> Prompt:
        """What to do now, how, and the buttons for it."""
        return Prompt("")

    def spot_name(self, spot: Spot) -> str:
        """A spot and what is on it, as a sentence, with what a drop there would do."""
        return with_gesture(self.board_model.sentence(spot), self.hand.highlighted_targets().get(spot))

    def spot_tip(self, spot: Spot) -> str:
        """What a tool tip says of a spot; where the table does not say otherwise, all of it."""
        return self.spot_name(spot)

    def spot_annotations(self) -> list[tuple[Spot, str]]:
        """What is to be said beside a spot, in two lines, whether anything is in the hand or not."""
        return []

    def active_colour(self) -> QColor:
        """The colour of the ring round the piece in question."""
        return theme().focus

    @property
    def uses_keys(self) -> bool:
        """Whether keys were used last, and not a pointer."""
        return self.spot_cursor.is_preferred

    def forget_draft(self) -> None:
        """Forget what was prepared but not chosen."""

    def tellers(self) -> Sequence[Teller]:
        """All that tells how things stand and is no picture of it: what happens is told there when it is seen."""
        return ()

    # What the program asks of it

    def go_on_from(self, old: Any) -> None:
        """What is prepared stays, too, while the same question is asked."""
        super().go_on_from(old)
        self._question, self._aside = old._question, old._aside
        self.spot_cursor.go_on_from(old.spot_cursor)

    def laid_aside(self) -> Any:
        """By seat: the question, and what was prepared for it."""
        if self.asked is None or self.draft is None:
            return self._aside
        return {**self._aside, self.asked: (self._question, self.draft.memory())}

    def take_up(self, aside: Any) -> None:
        """Prepared again when the same person is asked the same."""
        self._aside = aside or {}

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state as the viewer may see it. *asked* must choose now; None: nobody at this screen."""
        self.hand.release()
        self._lay_aside()
        if (asked, view) != self._question:  # the same question shown again keeps the draft
            self._question = asked, view
            self.forget_draft()
            self.bubble.leave()  # it may be answered without a press: by a clock, or a screen reader
        self.seen, self.names, self.viewer, self.asked, self.pending_view = view, list(names), viewer, asked, None
        self.lay_out()
        self._take_up_again()

    def _lay_aside(self) -> None:
        """An earlier moment is to be shown: what is prepared is wanted again afterwards."""
        if self.is_past:
            self._aside = self.laid_aside()

    def _take_up_again(self) -> None:
        """Somebody is asked now: prepare what was prepared, if the question is the same."""
        if self.is_past or self.asked not in self._aside:
            return
        question, memory = self._aside[self.asked]
        self._aside = {seat: aside for seat, aside in self._aside.items() if seat != self.asked}
        if question == self._question and self.draft is not None:
            self.draft.recall(memory)
            self.refresh()

    def update_model(self) -> None:
        """Bring the model level with what is seen and prepared."""
        self.board_model.set_board(self.board_items())

    def _item_changed(self, first: QModelIndex) -> None:
        """A screen reader that is there hears that it reads otherwise."""
        if self.spot_cursor.spot is not None and first.data(KEY_ROLE) == self.spot_cursor.spot:
            accessibility.renamed(self, self.spot_cursor.spot)

    def lay_out(self) -> None:
        """Lay all of the board out for what is seen; only what looks different then is painted again."""
        if self.seen is not None:
            self.update_model()  # first: it says what there is to lay out
            self._lay_out()

    def _lay_out(self) -> None:
        self._laid_out = self._look
        self.arrange(QSizeF(self.viewport().size()))
        self.spot_cursor.lay_out()
        self.show_board()

    @property
    def _look(self) -> tuple[object, ...]:
        """What decides how it is laid out, besides what is on it."""
        return self.viewport().size(), APPEARANCE.look

    def follow_look(self) -> None:
        """Take another size or look; what is on the table is as before."""
        # Larger letters round the table make it smaller, too: then it is told twice.
        if self._laid_out != self._look:
            self.lay_out_anew()

    def lay_out_anew(self) -> None:
        """Lay all of it out otherwise, and paint all of it again: another theme changes no geometry."""
        if self.seen is not None:
            self._lay_out()
        self.board_scene.update()

    def refresh(self) -> None:
        """Show what has changed on the table itself, such as a draft."""
        self.update_model()
        self.show_board()

    def show_board(self) -> None:
        """Show what the model holds now: the pieces, and what can be done with them."""
        if self.draft is not None:
            self.draft.record()
        self.hand.learn(guided(self.gestures(), self.is_wanted) if self.asked is not None else ())
        placements = self.piece_placements()
        if self.hand.held not in placements:  # one that is no longer there is in no hand either
            self.hand.release()
        self.board_scene.show_pieces(placements, self.hand.held)
        self.marks.show_targets()
        self.prompt_changed.emit()

    def press(self, button: ButtonSpec) -> None:
        """Do what a button of the prompt does, or say why it cannot be done now."""
        if button.disabled_reason:
            middle = self.viewport().rect().center()
            self.bubble.say(button.disabled_reason, "", "", QRect(middle.x(), self.viewport().height() - 4, 4, 4))
        else:
            button.callback()

    @property
    def is_holding(self) -> bool:
        """Whether something is in the hand."""
        return self.hand.held is not None

    def put_back(self) -> None:
        """Put back what is in the hand."""
        self.hand.give_up()

    def point_out(self) -> None:
        """Put the ring round the piece that waits to be moved, if there is one; a press or a key takes it away."""
        if waiting := self.hand.movable_pieces():
            self.spot_cursor.point_at(self.board_scene.spot_of(waiting[-1]))

    def reason(self, why: Refusal | None) -> str:
        """A refusal as a sentence for people; "" for none."""
        return "" if why is None else messages.reason(why, self.game.refusals, self.names)

    def announce(self, text: str) -> None:
        """Let a screen reader say something that has happened."""
        announce(self, text)

    # What Qt tells it

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift what lies there, drop what is in the hand, or press the spot."""
        self.pointer.press(event)

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the piece, and show where it cannot go."""
        self.pointer.move(event)

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop a dragged piece."""
        self.pointer.release(event)

    @guard
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses are two presses."""
        self.mousePressEvent(event)

    @guard
    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table never scrolls; the wheel is for what lies under it."""
        event.accept()
        self.pointer.turn(event)

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Keep the keys of the table for the table, whatever keys the buttons have."""
        # Qt asks before it looks for a shortcut of a button; whoever accepts gets the key as an ordinary press.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self.keyboard.wants(event):
            event.accept()
            return True
        return super().event(event)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the spots, Space and Enter lift and drop, Escape puts back, letters press buttons."""
        self.keyboard.press(event)

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to whoever comes by the keyboard."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.spot_cursor.enter()
            accessibility.entered(self)

    @guard
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring of the cursor away, and what is dragged home."""
        super().focusOutEvent(event)
        self.spot_cursor.hide()
        self.pointer.interrupt()

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the scene and all that lies on it into the new size."""
        super().resizeEvent(event)
        self.board_scene.setSceneRect(QRectF(self.viewport().rect()))
        self.bubble.leave()  # it points at where the spot was
        self.follow_look()

    @guard(fallback=False)
    def viewportEvent(self, event: QEvent) -> bool:
        """The pointer rests on something, or has left."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.seen is not None:
            self.pointer.rest(event)
            return True
        if event.type() == QEvent.Type.Leave:
            self.pointer.leave()
        return super().viewportEvent(event)


def _bare(view: QGraphicsView) -> None:
    """Take all of its own off a view, frame, bars and ground; points of its scene are its pixels."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
    palette = QPalette(view.palette())
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    view.setPalette(palette)
    view.viewport().setAutoFillBackground(False)
