"""The animation player: plays what has happened on the table, one frame after another; then the table shows the view.

Motion is decoration. A table looks the same after a performance as it would without one, and any press ends it; such a
press does nothing else, since what it would do was not to be seen yet.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QParallelAnimationGroup, QPauseAnimation, QRectF, Signal
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsPathItem, QGraphicsView, QWidget

from hamster_table.engine.kernel import State
from hamster_table.engine.match import Frame
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import APPEARANCE, duration, reading_time, theme
from hamster_table.views.board.event_animator import Animator, Cues
from hamster_table.views.board.items import BUBBLE_Z, Drawing, PieceItem
from hamster_table.views.board.tables import Table

OUTLINE = 400
"""How long a golden outline stays, in milliseconds."""

ENDING = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
    QEvent.Type.Resize,
}
"""Events at the table that end what is played there."""


class Outline(QGraphicsPathItem):
    """A golden outline with a dark edge: here something has changed."""

    def __init__(self, area: QRectF) -> None:
        super().__init__(_rounded(area))
        self.setPen(QPen(theme().legal, 4))
        edge = QGraphicsPathItem(_rounded(area.adjusted(-2.6, -2.6, 2.6, 2.6)), self)
        edge.setPen(QPen(theme().legal_ink, 1.3))
        self.setZValue(BUBBLE_Z)


class AnimationPlayer(QObject):
    """Plays frames on a table. `show` lays a view out; it is called when all is played, unless the last frame has
    shown that view.

    Performances follow each other; `idle` says that the last one is over and the table shows the view.
    """

    told = Signal(list)
    """(frames): one sees now what has come of these events. Words, numbers and faces tell of them from here on, and not
    before, on the table and round it."""
    idle = Signal()

    def __init__(self, table: Table, show: Callable[[State], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._show = show
        self.cues = Cues(self)
        self._queued: deque[tuple[Sequence[Frame[State]], State]] = deque()
        self._frames: deque[Frame[State]] = deque()
        self._untold: list[Frame[State]] = []
        """What has been shown, or is shown now, and is not told yet."""
        self.cues.outcome.connect(self._tell)
        self._view: State | None = None
        self._animator: Animator[Any] | None = None
        self._playing: QAbstractAnimation | None = None
        self._outlines: list[Outline] = []
        self._outlined = QPauseAnimation(OUTLINE, self)
        self._outlined.finished.connect(self._take_outlines_away)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is played and the table shows the view."""
        return self._view is None

    @property
    def playing(self) -> QAbstractAnimation | None:
        """The animation that runs now; None between animations and when nothing is played."""
        return self._playing

    def play(self, frames: Sequence[Frame[State]], view: State) -> None:
        """Play these frames, and then show this view. While something else is played, they wait."""
        self._queued.append((frames, view))
        if self.is_idle:
            self._begin()

    def finish(self) -> None:
        """Jump to the end of all that is played and waits."""
        if self.is_idle:
            return
        if self._queued:
            # Of what waits only the last view is shown: it holds all that led to it.
            self._view = self._queued[-1][1]
        unseen = [*self._frames, *(frame for frames, _ in self._queued for frame in frames)]
        self._clear()
        self._untold += unseen
        self._end()

    def stop(self) -> None:
        """Play no more and show nothing: the game goes on elsewhere, and shows itself."""
        self._untold.clear()
        self._clear()
        self._close()
        self._take_outlines_away()

    # One performance

    def _begin(self) -> None:
        frames, self._view = self._queued.popleft()
        self._take_outlines_away()
        self._animator = self._new_animator()
        if self._animator is None:
            for frame in frames:
                self.cues.give(type(frame.event).__name__)
            self._untold.extend(frames)
            self._end()
            return
        self._animator.cues = self.cues
        self._frames.extend(frames)
        for ground in self._grounds():
            ground.installEventFilter(self)
        self._next()

    def _new_animator(self) -> Animator[Any] | None:
        """Who shows the next events; with animations off nobody, and a performance is its last view only."""
        if duration(OUTLINE):
            return self._table.event_animator()
        animator = self._table.event_animator() if reading_time(OUTLINE) else None
        return animator if animator is not None and animator.stills else None

    def _next(self) -> None:
        """Play the next frame of which there is something to see."""
        if self._animator is None:
            return
        self._drop()
        self._have_seen()
        while self._frames:
            if (animation := self._animation_of(self._next_frames())) is not None:
                self._start(animation)
                return
            self._have_seen()
        self._end()

    def _have_seen(self) -> None:
        """What was played last is over. A still lies over the table as it was before: of that, all is told at the end,
        when the table shows it."""
        assert self._animator is not None
        if not APPEARANCE.reduce_motion:
            self._animator.tell()
        self._animator.clear()

    def _tell(self) -> None:
        """Let it be told what has come of all that was shown so far."""
        untold, self._untold = self._untold, []
        if untold:
            self.told.emit(untold)

    def _start(self, animation: QAbstractAnimation) -> None:
        """Start an animation. It belongs to the player: it must outlive the signal by which it says that it is over."""
        animation.setParent(self)
        self._playing = animation
        animation.finished.connect(self._next)
        animation.start()

    def _drop(self) -> QAbstractAnimation | None:
        """Have done with the running animation."""
        animation, self._playing = self._playing, None
        if animation is not None:
            # Jumping to its end says "finished" too; and it may be saying so just now, so it is only deleted later.
            animation.finished.disconnect(self._next)
            animation.deleteLater()
        return animation

    def _next_frames(self) -> list[Frame[State]]:
        """The next frame, with those that are seen at the same time."""
        assert self._animator is not None
        first = self._frames.popleft()
        group = [first]
        while self._frames and self._animator.goes_with(type(first.event), type(self._frames[0].event)):
            group.append(self._frames.popleft())
        return group

    @guard
    def _animation_of(self, frames: list[Frame[State]]) -> QAbstractAnimation | None:
        """What is seen of these frames. A mistake in it is reported, and play goes on."""
        assert self._animator is not None
        self._untold += frames
        self.cues.taken.clear()
        show = self._animator.still if APPEARANCE.reduce_motion else self._animator.animate
        found = [animation for frame in frames if (animation := show(frame)) is not None]
        for what in dict.fromkeys(type(frame.event).__name__ for frame in frames):
            if what not in self.cues.taken:
                self.cues.give(what)
        if len(found) < 2:
            return found[0] if found else None
        together = QParallelAnimationGroup()
        for animation in found:
            together.addAnimation(animation)
        return together

    def _end(self) -> None:
        """Show the view, and go on with what waits."""
        view, animator, before = self._view, self._animator, self._looks()
        # Idle from here on: whoever is told of the view, or of `idle`, may have the next frames played.
        self._close()
        assert view is not None
        if animator is None or not animator.settle(view):
            self._show(view)
        self._tell()
        self._outline_changes(before)
        if self._queued:
            self._begin()
        else:
            self.idle.emit()

    def _clear(self) -> None:
        """End the running animation, with everybody at the places where it leads."""
        self._queued.clear()
        self._frames.clear()
        if (animation := self._drop()) is not None:
            # Shown at its end before it is stopped: `stop` alone would leave everybody half way.
            self.cues.is_cut_short = True
            animation.setCurrentTime(animation.totalDuration())
            animation.stop()
            self.cues.is_cut_short = False
        if self._animator is not None:
            self._animator.clear()

    def _close(self) -> None:
        self._view = self._animator = None
        for ground in self._grounds():
            ground.removeEventFilter(self)

    # What ends a performance

    def _grounds(self) -> tuple[QWidget, ...]:
        """Where presses and keys arrive."""
        table = self._table
        # A scroll area gets the keys itself; presses and touches go to its viewport.
        return (table, table.viewport()) if isinstance(table, QAbstractScrollArea) else (table,)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press, and a table of another size, end what is played; the table gets nothing of such a press."""
        if event.type() not in ENDING:
            return False
        self.finish()
        return event.type() != QEvent.Type.Resize

    # Instead of motion

    def _looks(self) -> dict[PieceItem | Drawing, object]:
        """How everything on the table looks, when changes are to be outlined."""
        if not APPEARANCE.reduce_motion or not isinstance(self._table, QGraphicsView):
            return {}
        # Drawings inside others are among them, so that the outline lies round the part that has changed.
        items = self._table.board_scene.items()
        return {item: _look(item) for item in items if isinstance(item, PieceItem | Drawing)}

    def _outline_changes(self, before: dict[PieceItem | Drawing, object]) -> None:
        """A golden outline for a moment round all that looks different from before."""
        if not before:
            return
        for item, look in self._looks().items():
            if look != before.get(item) and item.isVisible():
                self._outlines.append(self._outline(item))
        if self._outlines:
            self._outlined.start()

    def _outline(self, item: PieceItem | Drawing) -> Outline:
        assert isinstance(self._table, QGraphicsView)
        area = item.mapRectToScene(item.box if isinstance(item, PieceItem) else item.area)
        outline = Outline(area.adjusted(-3, -3, 3, 3))
        self._table.board_scene.addItem(outline)
        return outline

    def _take_outlines_away(self) -> None:
        self._outlined.stop()
        for outline in self._outlines:
            # The table may have been cleared, and its items with it.
            if (scene := outline.scene()) is not None:
                scene.removeItem(outline)
        self._outlines.clear()


def _look(item: PieceItem | Drawing) -> object:
    """What tells whether a thing on the table has changed."""
    if isinstance(item, PieceItem):
        return item.pos().toTuple(), item.isVisible(), item.face_key
    return item.shown


def _rounded(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, 14, 14)
    return path
