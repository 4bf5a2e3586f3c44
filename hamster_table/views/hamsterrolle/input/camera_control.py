"""How the wheel is looked at: nearer or farther, and a little from one side or from above."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

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
        self.pan = QPointF()
        """Where what was planned at the corner of the view is seen, in pixels."""
        self._yaw = self._pitch = 0.0

    def applied_to(self, camera: Camera) -> Camera:
        """The camera of the plan as it has been zoomed and tilted."""
        tilted = camera.tilted(self._yaw, self._pitch)
        at = self.pan + QPointF(*tilted.at) * self.zoom
        return replace(tilted, at=(at.x(), at.y()), scale=tilted.scale * self.zoom)

    def zoom_by(self, factor: float, at: QPointF, whole: QRectF) -> None:
        """Zoom so many times in or out, within `ZOOMS`: what is seen at that place of the scene stays there, as far as
        the room goes on. *whole* is all of the view."""
        least, most = ZOOMS
        before, self.zoom = self.zoom, min(most, max(least, self.zoom * factor))
        pan = at + (self.pan - at) * (self.zoom / before)
        # The room is as large as the view: it must not end within it.
        beyond = 1 - self.zoom
        self.pan = QPointF(
            min(0.0, max(whole.width() * beyond, pan.x())), min(0.0, max(whole.height() * beyond, pan.y()))
        )
        self.changed.emit()

    def tilt_by(self, now: Camera, yaw: float, pitch: float) -> None:
        """Look from a little further round the wheel than *now*, and further down on it, by degrees."""
        after = now.tilted(yaw, pitch)
        # Only what the camera could take: else one would have to turn back first what was never seen.
        self._yaw, self._pitch = self._yaw + after.yaw - now.yaw, self._pitch + after.pitch - now.pitch
        self.changed.emit()

    def look_as(self, other: CameraControl) -> None:
        """Look as another camera does."""
        self._look(other.zoom, other.pan, other._yaw, other._pitch)

    def reset(self) -> None:
        """Look as the plan does."""
        self._look(1.0, QPointF(), 0.0, 0.0)

    def _look(self, zoom: float, pan: QPointF, yaw: float, pitch: float) -> None:
        if (zoom, pan, yaw, pitch) != (self.zoom, self.pan, self._yaw, self._pitch):
            self.zoom, self.pan, self._yaw, self._pitch = zoom, QPointF(pan), yaw, pitch
            self.changed.emit()
