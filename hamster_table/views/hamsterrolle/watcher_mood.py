"""What the hamster on the table feels: it gasps when the wheel wobbles, hides its eyes when something falls, cheers."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import duration
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame

CALM, GASPING, HIDING, CHEERING = "calm", "gasp", "hide", "cheer"
LASTS = 1700
"""Milliseconds that a joy or a fright lasts once all is at rest."""
WOBBLE = math.radians(2.0)
"""A wheel that rolls further wobbles."""
STARTLING = 12.0
"""So do pieces that go further, in millimetres."""


class WatcherMood(QObject):
    """The mood of the watcher, by what it sees of the wheel. Decoration only: the game knows nothing of it."""

    changed = Signal()
    """`now` is another."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.now = CALM
        self._start: RenderFrame | None = None
        """The first frame of the tumble; None while nothing tumbles."""
        self._calms_down = QTimer(self, singleShot=True, interval=LASTS)
        self._calms_down.timeout.connect(self._calm_down)

    def watch(self, frame: RenderFrame | None) -> None:
        """See a frame of a tumble; the first is what others are measured by. None: nothing tumbles."""
        if frame is None:
            return
        if self._start is None:
            self._start = frame
            if self.now != HIDING:
                self._feel(CALM)
        elif self.now == CALM and is_startling(self._start, frame):
            self._feel(GASPING)

    def see_slip(self) -> None:
        """Something slips away: gasp, unless the eyes are hidden already."""
        if self.now != HIDING:
            self._feel(GASPING)

    def see_fall(self) -> None:
        """Something has touched the table: hide, until all is at rest."""
        self._feel(HIDING)

    def see_rest(self) -> None:
        """All is at rest again: cheer, unless something fell."""
        if self._start is None:
            return
        self._start = None
        # Where nothing is animated, nothing changes by itself a while later either.
        if not duration(LASTS):
            self._feel(CALM)
            return
        self._feel(HIDING if self.now == HIDING else CHEERING)
        self._calms_down.start()

    @guard
    def _calm_down(self) -> None:
        self._feel(CALM)

    def _feel(self, mood: str) -> None:
        self._calms_down.stop()
        if mood != self.now:
            self.now = mood
            self.changed.emit()


def is_startling(before: RenderFrame, now: RenderFrame) -> bool:
    """Whether the wheel has rolled or a piece has gone farther than `WOBBLE` and `STARTLING` from one to the other."""
    if abs(now.roll - before.roll) > WOBBLE:
        return True
    return any(
        float(abs(pose[:3] - before.poses[piece][:3]).max()) > STARTLING
        for piece, pose in now.poses.items()
        if piece in before.poses
    )
