"""The stage: plays what has happened on the table, one event after another; then the table shows the truth.

Motion is decoration. A table looks the same after a performance as it would without one, and any press ends it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QParallelAnimationGroup, QPauseAnimation, QRectF, Signal
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsItem, QGraphicsPathItem, QGraphicsView, QWidget

from hamster_table.engine.kernel import Event, State
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import THEME, duration, theme
from hamster_table.views.board.items import BUBBLE_Z, Drawing, PieceItem

OUTLINE = 400
"""How long a golden outline stays, in milliseconds."""

ENDING = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
    QEvent.Type.Resize,
}


class Choreography:
    """How the events of a game are seen on its table. A table makes a new one for each performance.

    `acts` gives for an event what is to be played, or None. When an act is over, `clear` takes its props away.
    """

    acts: ClassVar[Mapping[type[Event], Callable[[Any, Any], QAbstractAnimation | None]]] = {}
    together: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events of these kinds are seen at the same time when they follow each other."""

    def act(self, event: Event) -> QAbstractAnimation | None:
        """What is seen of this event; None: nothing."""
        act = self.acts.get(type(event))
        return None if act is None else act(self, event)

    def clear(self) -> None:
        """Take away what was on the stage for the last act only."""


class Outline(QGraphicsPathItem):
    """A golden outline with a dark edge: here something has changed."""

    def __init__(self, area: QRectF) -> None:
        super().__init__(_rounded(area))
        self.setPen(QPen(theme().legal, 4))
        edge = QGraphicsPathItem(_rounded(area.adjusted(-2.6, -2.6, 2.6, 2.6)), self)
        edge.setPen(QPen(theme().legal_ink, 1.3))
        self.setZValue(BUBBLE_Z)


class Stage(QObject):
    """Plays events on a table. `show` puts a view on the table; it is called when all is played.

    Performances follow each other; `idle` says that the last one is over and the table shows the truth.
    """

    idle = Signal()

    def __init__(self, table: QWidget, show: Callable[[State], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._show = show
        self._coming: deque[tuple[Sequence[Event], State]] = deque()
        self._events: deque[Event] = deque()
        self._view: State | None = None
        self._choreography: Choreography | None = None
        self._playing: QAbstractAnimation | None = None
        self._outlines: list[QGraphicsItem] = []
        self._outlined = QPauseAnimation(OUTLINE, self)
        self._outlined.finished.connect(self._take_outlines_away)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is played and the table shows the truth."""
        return self._view is None

    @property
    def playing(self) -> QAbstractAnimation | None:
        """What is being played now."""
        return self._playing

    def perform(self, events: Sequence[Event], view: State) -> None:
        """Play these events, and then show this view. While something else is played, they wait."""
        self._coming.append((events, view))
        if self.is_idle:
            self._begin()

    def finish(self) -> None:
        """Jump to the end of all that is played and waits."""
        if self.is_idle:
            return
        if self._coming:
            self._view = self._coming[-1][1]
        self._clear()
        self._end()

    def stop(self) -> None:
        """Play no more and show nothing: the game goes on elsewhere, and shows itself."""
        self._clear()
        self._close()
        self._take_outlines_away()

    # One performance

    def _begin(self) -> None:
        events, self._view = self._coming.popleft()
        self._take_outlines_away()
        self._choreography = self._table.choreography() if duration(OUTLINE) else None
        if self._choreography is None:
            self._end()
            return
        self._events.extend(events)
        for ground in self._grounds():
            ground.installEventFilter(self)
        self._next()

    def _next(self) -> None:
        """Play the next event of which there is something to see."""
        if self._choreography is None:
            return
        self._drop()
        self._choreography.clear()
        while self._events:
            if (act := self._act(self._next_events())) is not None:
                self._play(act)
                return
        self._end()

    def _play(self, act: QAbstractAnimation) -> None:
        """Start an act. It belongs to the stage: it must outlive the signal by which it says that it is over."""
        act.setParent(self)
        self._playing = act
        act.finished.connect(self._next)
        act.start()

    def _drop(self) -> QAbstractAnimation | None:
        """Have done with the running act."""
        act, self._playing = self._playing, None
        if act is not None:
            act.finished.disconnect(self._next)
            act.deleteLater()
        return act

    def _next_events(self) -> list[Event]:
        """The next event, with those that are seen at the same time."""
        assert self._choreography is not None
        first = self._events.popleft()
        group, kind = [first], type(first)
        while kind in self._choreography.together and self._events and type(self._events[0]) is kind:
            group.append(self._events.popleft())
        return group

    @guard
    def _act(self, events: list[Event]) -> QAbstractAnimation | None:
        """What is seen of these events. A mistake in it is reported, and play goes on."""
        assert self._choreography is not None
        acts = [act for event in events if (act := self._choreography.act(event)) is not None]
        if len(acts) < 2:
            return acts[0] if acts else None
        together = QParallelAnimationGroup()
        for act in acts:
            together.addAnimation(act)
        return together

    def _end(self) -> None:
        """Show the truth, and go on with what waits."""
        view, before = self._view, self._looks()
        self._close()
        assert view is not None
        self._show(view)
        self._outline_changes(before)
        if self._coming:
            self._begin()
        else:
            self.idle.emit()

    def _clear(self) -> None:
        """End the running act, with everybody at the places where it leads."""
        self._coming.clear()
        self._events.clear()
        if (act := self._drop()) is not None:
            act.setCurrentTime(act.totalDuration())
            act.stop()
        if self._choreography is not None:
            self._choreography.clear()

    def _close(self) -> None:
        self._view = self._choreography = None
        for ground in self._grounds():
            ground.removeEventFilter(self)

    # What ends a performance

    def _grounds(self) -> tuple[QWidget, ...]:
        """Where presses and keys arrive."""
        table = self._table
        return (table, table.viewport()) if isinstance(table, QAbstractScrollArea) else (table,)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press, and a table of another size, end what is played; the table gets the event all the same."""
        if event.type() in ENDING:
            self.finish()
        return False

    # Instead of motion

    def _looks(self) -> dict[QGraphicsItem, object]:
        """How everything on the table looks, when changes are to be outlined."""
        if not THEME.reduce_motion or not isinstance(self._table, QGraphicsView):
            return {}
        return {item: look for item in self._table.scene().items() if (look := _look(item)) is not None}

    def _outline_changes(self, before: dict[QGraphicsItem, object]) -> None:
        """A golden outline for a moment round all that looks different from before."""
        if not before:
            return
        for item, look in self._looks().items():
            if look != before.get(item) and item.isVisible():
                self._outlines.append(self._outline(item))
        if self._outlines:
            self._outlined.start()

    def _outline(self, item: QGraphicsItem) -> QGraphicsItem:
        assert isinstance(self._table, QGraphicsView)
        area = item.mapRectToScene(item.box if isinstance(item, PieceItem) else item.area)
        outline = Outline(area.adjusted(-3, -3, 3, 3))
        self._table.scene().addItem(outline)
        return outline

    def _take_outlines_away(self) -> None:
        self._outlined.stop()
        for outline in self._outlines:
            if (scene := outline.scene()) is not None:
                scene.removeItem(outline)
        self._outlines.clear()


def _look(item: QGraphicsItem) -> object:
    """What tells whether a thing on the table has changed; None for what is not outlined."""
    if isinstance(item, PieceItem):
        return item.pos().toTuple(), item.isVisible(), item.face_key
    return (item.shown,) if isinstance(item, Drawing) else None


def _rounded(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, 14, 14)
    return path
