"""How the wheel is looked at: nearer or farther, and a little from one side or from above."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, Signal

from hamster_table.views.hamsterrolle.render3d.camera import Camera

ZOOMS = (1.0, 2.4)
"""The least and the greatest zoom."""


class CameraControl(QObject):
    """How people have zoomed and tilted the camera of the plan."""

    changed = Signal()
    """The camera is another: everything has to be laid out anew."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        """How many times larger than planned the wheel is seen."""
        self._zoom_at: QPointF | None = None
        """The place of the screen that stays where it is."""
        self._yaw = self._pitch = 0.0

    def applied_to(self, camera: Camera) -> Camera:
        """The camera of the plan as it has been zoomed and tilted."""
        tilted = camera.tilted(self._yaw, self._pitch)
        if self.zoom == 1.0 or self._zoom_at is None:
            return tilted
        still = self._zoom_at
        at = QPointF(*tilted.at)
        moved = still + (at - still) * self.zoom
        return replace(tilted, at=(moved.x(), moved.y()), scale=tilted.scale * self.zoom)

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Zoom so many times in or out, within `ZOOMS`, round a place of the scene."""
        least, most = ZOOMS
        self.zoom = min(most, max(least, self.zoom * factor))
        self._zoom_at = at if self.zoom > 1.0 else None
        self.changed.emit()

    def tilt_by(self, now: Camera, yaw: float, pitch: float) -> None:
        """Look from a little further round the wheel than *now*, and further down on it, by degrees."""
        after = now.tilted(yaw, pitch)
        # Only what the camera could take: else one would have to turn back first what was never seen.
        self._yaw, self._pitch = self._yaw + after.yaw - now.yaw, self._pitch + after.pitch - now.pitch
        self.changed.emit()

    def reset(self) -> None:
        """Look as the plan does."""
        self.zoom, self._zoom_at, self._yaw, self._pitch = 1.0, None, 0.0, 0.0
        self.changed.emit()
