"""The eye of a replay: what falls behind the wheel is seen there too."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF

from hamster_table.models.guard import guard
from hamster_table.views.hamsterrolle.animation.fall_path import FallPath
from hamster_table.views.hamsterrolle.animation.replay import Replay
from hamster_table.views.hamsterrolle.animation.replay_player import ReplayPlayer
from hamster_table.views.hamsterrolle.input.camera_control import CameraControl
from hamster_table.views.hamsterrolle.interface import WheelTable


class ReplayEye(QObject):
    """Moves the camera with a replay, until somebody turns it by hand."""

    def __init__(self, table: WheelTable, replays: ReplayPlayer, control: CameraControl) -> None:
        super().__init__(replays)
        self._table = table
        self._replays = replays
        self._shown: tuple[Replay, FallPath] | None = None
        self._released: Replay | None = None
        """The replay in which somebody has turned the camera."""
        replays.moved.connect(self._follow)
        control.changed.connect(self._release)

    @guard
    def _follow(self) -> None:
        replay, scenery, plan = self._replays.replay, self._table.scenery, self._table.plan
        if replay is None or plan is None:
            self._released = None
            self._look_up()
            return
        if replay is self._released:
            return
        if self._shown is None or self._shown[0] is not replay or self._shown[1].own != scenery.own:
            self._shown = replay, FallPath(replay.film, scenery.own, scenery.whole, plan.free)
        camera = self._shown[1].camera_at(replay.time)
        if camera != scenery.wheel.camera:
            scenery.lean(1.0, QPointF(), camera)

    @guard
    def _release(self) -> None:
        self._released = self._replays.replay
        self._look_up()

    def _look_up(self) -> None:
        if self._shown is not None:
            self._shown = None
            self._table.scenery.lean(1.0, QPointF(), self._table.scenery.own)
