"""Shows the live tumble of a match: slowly where something falls, and with the camera that follows the wheel back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.recordings.slips import Slip
from hamster_table.engine.hamsterrolle.turn import AwaitRest
from hamster_table.models.chance_source import PendingChance
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble
from hamster_table.views.art.theme import duration
from hamster_table.views.board.animations import Tween
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.showing import Showing
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame

RECENTRED = 420
"""Milliseconds in which the camera follows a wheel that has rolled aside."""
SECOND = 1000
"""The usual milliseconds by which the pace is measured."""
JUST_BEGUN = 800
"""Milliseconds: what is pressed so soon after something fell in the hand was meant for the hand."""
LONGEST_STEP = 100
"""Milliseconds: after a longer pause of the window the film goes on from where it is."""


class TumblePlayer(QObject):
    """What is seen while the wheel comes to rest. At a table without a session nothing tumbles."""

    moved = Signal()
    """`frame` is another."""
    slipped = Signal()
    """From now on something slips that falls, or does not come back into its compartment."""
    fell = Signal(object)
    """A piece has touched the table."""
    taken = Signal(object)
    """A piece has lain on the table long enough, and goes to whom it belongs; it is still in `frame`."""

    came_back = Signal()
    """The camera has followed the wheel to where it stands; after `moved`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._chance: PendingChance | None = None
        self.live: LiveTumble | None = None
        self.frame: RenderFrame | None = None
        """What is seen of it; None while nothing tumbles, nor the camera comes back."""
        self.hub = 0.0
        """How far the hand at this screen has let the wheel roll, in millimetres: there the next tumble begins."""
        self.clock = Ticker(self)
        """Lets time pass while a tumble is shown."""
        self.clock.passed.connect(self._advance)
        self.film: Film | None = None
        self.showing: Showing | None = None
        """The tumble that is shown, as time passes; None: none."""
        self.seen_to_fall: set[Piece] = set()
        """What one has seen touching the table in this tumble, or in the last one after its end."""
        self._has_slipped = False
        self._entry: int | None = None
        """The entry of the ledger whose tumble, or its end, is shown."""
        self._way_back: QVariantAnimation | None = None

    def follow(self, chance: PendingChance, live: LiveTumble) -> None:
        """Show the tumbles of this match from now on, and have their outcomes held meanwhile."""
        self._chance, self.live = chance, live
        live.begun.connect(self._begin)
        live.progress.connect(self._look)
        live.cancelled.connect(self.stop)

    @property
    def is_on(self) -> bool:
        """Whether something tumbles, or has, and the view that came of it has not been shown yet. False already while
        the camera follows the wheel back."""
        return self._entry is not None

    @property
    def fallen(self) -> tuple[Slip, ...]:
        """What has touched the table in the tumble that is shown, and why, in that order."""
        return self.showing.fallen if self.showing is not None else ()

    def is_at(self, entry: int) -> bool:
        """Whether what is shown is the tumble of that entry of the ledger."""
        return self._entry == entry

    def shows_next(self, entry: int) -> bool:
        """Whether the tumble of that entry of the ledger is shown, or will be as soon as it begins."""
        return bool(duration(RECENTRED)) and self.live is not None and self._entry in (None, entry)

    def skip(self) -> bool:
        """Show no more of what is only shown, as somebody has pressed; whether that was what the press was for.

        It was not where it was meant for the hand that has just let something fall."""
        if self.clock.state() != QAbstractAnimation.State.Running:
            return False
        state = None if self.live is None else self.live.state
        step = state.step if state is not None else None
        if not (isinstance(step, AwaitRest) and step.spilt) or self.clock.currentTime() > JUST_BEGUN:
            self.skip_to_end()
            return True
        return False

    def skip_to_end(self) -> None:
        """Show no more of the tumble: what comes of it comes as soon as it is known."""
        self.clock.stop()
        if self._chance is not None:
            self._chance.let_go()

    @guard
    def stop(self) -> None:
        """Show nothing of a tumble any more, nor the camera's way back; the simulation is not stopped."""
        self.clock.stop()
        if self._way_back is not None:
            self._way_back.stop()
            self._way_back = None
        self._entry, self.frame, self.film, self.showing, self.hub = None, None, None, None, 0.0

    @guard
    def _begin(self) -> None:
        assert self._chance is not None and self.live is not None
        hub = self.hub
        self.stop()
        self._entry, self.hub = self.live.entry, hub
        self.seen_to_fall.clear()
        # With reduced motion, or at the pace that plays no animations, only the end is shown.
        if not duration(RECENTRED):
            return
        self._chance.hold()
        self.showing, self._has_slipped = Showing(duration(SECOND) / SECOND), False
        self.clock.start()

    @guard
    def _look(self) -> None:
        """There is more of the recording, or another one: the physics has begun anew."""
        live = self.live
        assert live is not None and live.state is not None
        if self.showing is None or (live.recording is None and not live.is_complete):
            return
        if live.recording is None:  # a rule of thumb has ended it
            self.skip_to_end()
        elif not live.recording.frames:
            return
        elif self.film is None or self.film.recording is not live.recording:
            # A film that shows what a hand let fall begins before the tumble, in which the hub begins at 0.
            hub = self.hub + live.recording.frames[0].hub / 10
            self.film = Film(live.recording, live.state.box, hub, live.is_complete)
        else:
            self.film.update(live.is_complete)

    @guard
    def _advance(self, milliseconds: int) -> None:
        film, showing = self.film, self.showing
        if film is None or showing is None:
            return
        fell, taken = showing.advance(min(milliseconds, LONGEST_STEP), film)
        if not self._has_slipped and showing.is_slow(film):
            self._has_slipped = True
            self.slipped.emit()
        for piece in taken:
            self.taken.emit(piece)
        self.frame = film.frame_at(showing.time, showing.taken, showing.fade)
        self.seen_to_fall.update(fell)
        for piece in fell:
            self.fell.emit(piece)
        self.moved.emit()
        if showing.is_over(film):
            self.skip_to_end()

    def recentre(self, frame: RenderFrame) -> None:
        """The tumble is over and *frame* came of it: the camera follows the wheel to where it stands (HR-41)."""
        hub = self.frame.hub if self.frame is not None else 0.0
        self.stop()
        if not duration(RECENTRED) or abs(hub) < 1:
            return

        def follow(share: float) -> None:
            # None at last: the table shows what its hand shows again.
            self.frame = replace(frame, hub=hub * (1 - share)) if share < 1 else None
            self.moved.emit()
            if share == 1:
                self.came_back.emit()

        self._way_back = Tween(RECENTRED, follow)
        self._way_back.setParent(self)
        self._way_back.start()


class Ticker(QAbstractAnimation):
    """Tells how time passes, at each picture of Qt's animations, until it is stopped."""

    passed = Signal(int)
    """(milliseconds): so much time has passed since the last picture."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._last = 0

    @guard(fallback=-1)
    def duration(self) -> int:
        """Without end."""
        return -1

    @guard
    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Time is counted from the start."""
        if old == QAbstractAnimation.State.Stopped:
            self._last = 0

    @guard
    def updateCurrentTime(self, current: int) -> None:
        """Time passes."""
        passed, self._last = current - self._last, current
        if passed > 0:
            self.passed.emit(passed)
