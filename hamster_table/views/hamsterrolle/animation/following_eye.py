"""The eye that follows what falls: it comes nearer, goes round the wheel to what is hidden there, and goes back."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import duration
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.showing import Showing
from hamster_table.views.hamsterrolle.interface import AnimatedWheel
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.fall_camera import fall_cameras

NEARER = 1.12
"""How many times larger it sees the room."""
SLOWNESS = 200.0
"""Milliseconds in which it has gone nearly two thirds of its way."""
TRAVEL = 560
"""Milliseconds in which it goes round the wheel, or back: less than a piece flies home."""
ROOM = 8
"""Pixels that stay free between the hamster that watches and the panels of the seats."""


class FollowingEye(QObject):
    """Moves the picture of the room while a tumble is shown; the supplies lie nearer, and stay where they are."""

    def __init__(self, table: AnimatedWheel, parent: QObject) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        """How many times larger than usual the room is seen now."""
        self._table = table
        self._focus = QPointF()
        self._way = Way()
        self._chosen: Piece | None = None
        """The piece for which it was found out last from where it is seen."""
        self._search: Iterator[Camera] = iter(())
        """Finds that out, bit by bit: at one stroke it would make a picture late."""
        self._found: Camera | None = None
        """The best camera found so far by a search that is not over."""
        self._is_released = False
        """Whether somebody has turned the camera while it followed: from then on it is theirs."""
        # After the player, which was connected to its clock first, and shows the same moment.
        table.tumble.clock.passed.connect(self._follow)
        table.tumble.clock.stateChanged.connect(self._look_up)
        table.camera_control.changed.connect(self._release)

    @property
    def goal(self) -> Camera:
        """The camera to which it goes, or at which it is."""
        return self._way.goal or self._table.scenery.own

    @guard
    def _follow(self, milliseconds: int) -> None:
        tumble, wheel = self._table.tumble, self._table.scenery.wheel
        if tumble.showing is None or tumble.film is None or self._table.plan is None:
            return
        piece = tumble.showing.followed(tumble.film)
        own = self._table.scenery.own
        goal = own if piece is None or self._is_released else self._camera_for(piece, tumble.film, tumble.showing)
        camera = self._way.go(milliseconds, own, goal)
        pose = wheel.frame.poses.get(piece) if piece is not None else None
        share = 1 - math.exp(-milliseconds / SLOWNESS)
        if pose is not None:
            # Not the area of the piece, for which the wheel would have to be painted, though it is lit.
            focus = self._within(wheel.camera.project(*pose[:3].tolist()) + wheel.shift)
            # From the first look on: before it, nothing is magnified round any place.
            self._focus = focus if self.zoom == 1.0 else self._focus + (focus - self._focus) * share
        elif self.zoom == 1.0 and camera == wheel.camera:
            return
        self.zoom += ((NEARER if pose is not None else 1.0) - self.zoom) * share
        self._table.scenery.lean(self.zoom, self._focus, camera)

    def _camera_for(self, piece: Piece, film: Film, showing: Showing) -> Camera:
        """The camera that sees a piece where it will lie; as long as that is not known, the one that there is."""
        plan = self._table.plan
        assert plan is not None
        if self._way.own != self._table.scenery.own:
            self._chosen = None  # the window has another size
        if piece != self._chosen and piece in film.landings:
            self._chosen = piece
            frame = film.frame_at(film.lies_from(piece), showing.taken)
            now = self.goal if self._way.own == self._table.scenery.own else self._table.scenery.own
            self._search = fall_cameras(now, self._table.scenery.whole, frame, [piece], plan.free)
        found, self._found = self._found, next(self._search, None)
        return self.goal if found is None or self._found is not None else found

    def _within(self, focus: QPointF) -> QPointF:
        """The focus, so far aside that the hamster that watches is not seen under the panels."""
        plan = self._table.plan
        assert plan is not None
        # It goes from the focus by (zoom - 1) times its distance.
        least = (NEARER * plan.watcher.right() - plan.seats[0].left() + ROOM) / (NEARER - 1)
        return QPointF(max(focus.x(), least), min(focus.y(), plan.tray.top()))

    @guard
    def _release(self) -> None:
        self._is_released = self._table.tumble.showing is not None
        self._way = Way()

    @guard
    def _look_up(self, state: QAbstractAnimation.State, _: QAbstractAnimation.State) -> None:
        """Nothing is shown any more: look as always, at once, for the next hand already reaches in."""
        if state != QAbstractAnimation.State.Stopped:
            return
        own = self._table.scenery.own
        self._way, self._chosen, self._is_released = Way(), None, False
        self._search, self._found = iter(()), None
        if self.zoom != 1.0 or self._table.scenery.wheel.camera != own:
            self.zoom = 1.0
            self._table.scenery.lean(1.0, self._focus, own)
            self._table.show_frame()


class Way:
    """A camera on its way: it starts and stops softly."""

    def __init__(self) -> None:
        self.own: Camera | None = None
        """The camera from which it has come at first, and to which it goes back; None: it has not gone yet."""
        self.goal: Camera | None = None
        self._start: Camera | None = None
        self._now: Camera | None = None
        self._share = 1.0

    def go(self, milliseconds: int, own: Camera, goal: Camera) -> Camera:
        """Where it is after so many milliseconds more, on the way to a goal. *own*: that of the people; when it is
        another one, the way begins there."""
        if own != self.own or self._now is None:
            self.own, self.goal, self._now = own, own, own
        if goal != self.goal:
            self._start, self.goal, self._share = self._now, goal, 0.0
        self._share = min(1.0, self._share + milliseconds / max(1, duration(TRAVEL)))
        if self._share == 1.0 or self._start is None:
            self._now = goal
        else:
            self._now = self._start.towards(goal, soft(self._share))
        return self._now


def soft(share: float) -> float:
    """A share of time, 0 to 1, as one of a way that starts and stops softly."""
    return QEasingCurve(QEasingCurve.Type.InOutSine).valueForProgress(share)
