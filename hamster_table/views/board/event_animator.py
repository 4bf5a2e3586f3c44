"""How the events of a game are seen on its table: each animation leads from the frame before an event to the one after.

A game's animator says what it needs of its table by a protocol, so that a table may know its animator, and not the
other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSignalBlocker, Signal
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QWidget

from hamster_table.engine.kernel import Event, S, Seat, State
from hamster_table.engine.match import Frame
from hamster_table.views.board.animations import TemporaryItem, pause
from hamster_table.views.board.items import BUBBLE_Z, LIFTED_Z, Piece
from hamster_table.views.board.scene import BoardScene

AnimationFactory = Callable[[Any, Any], QAbstractAnimation | None]
"""Makes the animation of an event, given the animator and the event; None: there is nothing to see."""


class Cues(QObject):
    """What is to be heard and told of what is seen, at the moment at which it is seen."""

    given = Signal(str)
    """(what): an event, by the name of its class, or what an animation calls it; the room `sound` knows it."""
    held = Signal(str, float)
    """(what, level): a sound that goes round, 0 to 1; given again and again as long as it is to be heard."""
    outcome = Signal()
    """One sees now what has come of the events that are played: it may be told."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.taken: set[str] = set()
        """The cues that the animations of the present frame give by themselves, be it later."""
        self.is_cut_short = False
        """Whether what is played jumps to its end: what is not seen is not heard."""

    def give(self, what: str) -> None:
        """This is seen now."""
        if not self.is_cut_short:
            self.given.emit(what)

    def hold(self, what: str, level: float) -> None:
        """This goes on just now."""
        if not self.is_cut_short:
            self.held.emit(what, level)


class Animator(Generic[S]):
    """How the events of a game are seen on its table."""

    animations: Mapping[type[Event], AnimationFactory] = {}
    together: frozenset[type[Event]] = frozenset()
    """Events of these kinds are seen at the same time when they follow each other."""
    moments: tuple[frozenset[type[Event]], ...] = ()
    """Events of all kinds in one of these are seen at the same time, whichever of them follows which."""
    stills: Mapping[type[Event], AnimationFactory] = {}
    """The events of which there is something to see where nothing is to move: a picture that stands for a moment."""

    cues: Cues | None = None
    """Those of the player that plays these animations."""

    def still(self, frame: Frame[S]) -> QAbstractAnimation | None:
        """What is seen of a frame where nothing is to move; None: nothing."""
        make = self.stills.get(type(frame.event))
        return None if make is None else make(self, frame.event)

    def animate(self, frame: Frame[S]) -> QAbstractAnimation | None:
        """What is seen of a frame: the event, and the view just after it; None: nothing."""
        make = self.animations.get(type(frame.event))
        return None if make is None else make(self, frame.event)

    def goes_with(self, kind: type[Event], following: type[Event]) -> bool:
        """Whether an event of the second kind that follows one of the first is seen at the same time."""
        is_same = kind is following and kind in self.together
        return is_same or any({kind, following} <= moment for moment in self.moments)

    def cue(self, what: str, after: int = 0) -> QAbstractAnimation:
        """A part of an animation that shows nothing: so many milliseconds after it has begun, *what* is to be heard.

        By itself an event is heard when its animation begins; one whose cue is given here is heard here instead."""
        found, cues = pause(after), self.cues
        if cues is not None:
            cues.taken.add(what)
            found.finished.connect(lambda: cues.give(what))
        return found

    def outcome(self, after: int = 0) -> QAbstractAnimation:
        """A part of an animation that shows nothing: so many milliseconds after it has begun, one sees what has come of
        the event, and everything tells it. By itself an event is told when its animation is over."""
        found = pause(after)
        found.finished.connect(self.tell)
        return found

    def tell(self) -> None:
        """One sees what has come of the event: from here on it is told, on the table and round it."""
        if self.cues is not None:
            self.cues.outcome.emit()

    def hum(self, what: str, level: float) -> None:
        """Let *what* be heard as long as this is called again and again, as at every step of a tween."""
        if self.cues is not None:
            self.cues.hold(what, level)

    def clear(self) -> None:
        """An animation is over: take away what was there for it only."""

    def settle(self, view: S) -> bool:
        """End with this view, if the table shows it already; False: it has to be laid out."""
        return False


class Teller(Protocol):
    """A part of a table that tells how things stand in words, numbers or faces. It must not be ahead of the picture: it
    tells what has come of an event when that is seen."""

    @property
    def told(self) -> Any:
        """What it tells now; equal values look the same."""

    def tell(self, what: Any) -> None:
        """Tell this."""

    def until_told(self, old: Any, new: Any) -> Any:
        """What it shows while what makes *new* out of *old* is still under way: some of it may be part of the picture,
        such as chips that fly."""


class AnimatedTable(Protocol):
    """What an animator needs of a table."""

    names: Sequence[str]
    viewer: Seat | None
    seen: Any

    board_scene: BoardScene
    """What lies on the table, and temporary items with it."""

    def viewport(self) -> QWidget:
        """The widget in which the scene is seen; its pixels are points of the scene."""
        ...

    def devicePixelRatioF(self) -> float:
        """Device pixels for each pixel."""
        ...

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Lay that view out at once, without an animation."""
        ...

    def tellers(self) -> Sequence[Teller]:
        """All that tells how things stand and is no picture of it."""
        ...


B = TypeVar("B", bound=AnimatedTable)


class EventAnimator(Animator[S], Generic[S, B]):
    """Animates the frames of one performance. A table makes a new one for each."""

    def __init__(self, table: B) -> None:
        self.table = table
        self.was: S = table.seen
        """The view before the event that is seen now."""
        self.now: S = table.seen
        """The view just after it."""
        self.before: dict[Piece, QPointF] = {}
        """Where every piece was before it."""
        self._temporary_items: list[QGraphicsItem] = []
        self._hidden: list[QGraphicsItem] = []
        self._has_drawn = False
        self.held: dict[object, Callable[[], object]] = {}
        """What an animation itself lets show how it was, and how to show what it is now, whatever ends it."""
        self._told: dict[Teller, Any] | None = None
        """What everything told before the events that are seen now; None: none is seen yet."""
        self._untold: dict[object, Callable[[], object]] = {}
        """What has come of them and is not told yet, by who or what is to tell it, and how."""

    # What the player asks of it

    def animate(self, frame: Frame[S]) -> QAbstractAnimation | None:
        """Show the view just after the event, and give the animation that leads there from how it was."""
        self.was, self.now = self.now, frame.state
        # Taken before `show`, which puts every piece where it is after the event.
        self.before = {piece: item.pos() for piece, item in self.table.board_scene.pieces.items()}
        if self._told is None:
            self._told = {teller: teller.told for teller in self.table.tellers()}
        is_other = self.now != self.was
        if is_other:
            self.show(self.now)
        animation = super().animate(frame)
        if is_other:
            self._hold_back(self._told)
        return animation

    def _hold_back(self, before: dict[Teller, Any]) -> None:
        """Let everybody who tells of an event tell what was *before*, until it is seen what has come of it."""
        for teller, old in before.items():
            self._untold.pop(teller, None)
            if teller not in self.held and (new := teller.told) != old:
                self._untold[teller] = partial(teller.tell, new)
                teller.tell(teller.until_told(old, new))

    def tell(self) -> None:
        """One sees what has come of the event: from here on it is told, on the table and round it."""
        untold, self._untold = self._untold, {}
        for tell in untold.values():
            tell()
        super().tell()

    def still(self, frame: Frame[S]) -> QAbstractAnimation | None:
        """The still of a frame lies over the view before it: what has changed is shown, and outlined, at the end."""
        self.was, self.now = self.now, frame.state
        return super().still(frame)

    def clear(self) -> None:
        """The animation is over: take its temporary items away, and show what was hidden for it."""
        for item in self._temporary_items:
            self.table.board_scene.removeItem(item)
        self._temporary_items.clear()
        for hidden in self._hidden:
            hidden.setVisible(True)
            # An animation that was cut short may have left it squashed.
            hidden.setTransform(QTransform())
        self._hidden.clear()
        for show in (*self._untold.values(), *self.held.values()):
            show()
        self._untold, self.held, self._told = {}, {}, None

    def settle(self, view: S) -> bool:
        """End with this view, if the table shows it already; False: it has to be laid out."""
        if self._has_drawn or self.table.seen != view:
            return False
        self.table.board_scene.settle(None)
        return True

    def show(self, view: S) -> None:
        """Lay a view out while nobody is asked; the prompt stays as it is."""
        assert isinstance(self.table, QObject)
        # Blocked, since a view without anybody asked would empty the prompt bar at every event.
        with QSignalBlocker(self.table):
            self.table.show_view(view, self.table.names, self.table.viewer, None)

    # What animations are made of

    @property
    def dpr(self) -> float:
        """Device pixels for each pixel, in which temporary items are painted."""
        return self.table.devicePixelRatioF()

    def add(self, picture: QPixmap, at: QPointF, z: float = LIFTED_Z) -> TemporaryItem:
        """A picture that is on the table for this animation only; *at* is its middle, in the scene."""
        item = TemporaryItem(picture, at, z)
        self.add_item(item)
        return item

    def add_item(self, item: QGraphicsItem) -> None:
        """An item that draws itself and is on the table for this animation only."""
        self._temporary_items.append(item)
        self.table.board_scene.addItem(item)

    def add_card(self, picture: QPixmap, at: QPointF) -> TemporaryItem:
        """A card with words for this animation, near there and wholly in sight."""
        card = self.add(picture, at, BUBBLE_Z)
        # The card's position is its middle, and points of the scene are pixels of the viewport.
        half, room = card.boundingRect().size() / 2, QRectF(self.table.viewport().rect())
        x = min(max(at.x(), room.left() + half.width()), room.right() - half.width())
        y = min(max(at.y(), room.top() + half.height()), room.bottom() - half.height())
        card.setPos(x, y)
        return card

    def hide(self, item: QGraphicsItem) -> None:
        """Show an item only when the animation is over."""
        item.setVisible(False)
        self._hidden.append(item)

    def show_when_told(self, item: QGraphicsItem) -> None:
        """Show an item only when it is seen what has come of the event."""
        item.setVisible(False)
        self._untold[item] = partial(item.setVisible, True)

    def restore(self, item: QGraphicsItem) -> None:
        """Let an item lie straight when the animation is over."""
        self._hidden.append(item)

    def has_drawn(self) -> None:
        """A drawing shows something else than the view: all is laid out again at the end."""
        self._has_drawn = True
