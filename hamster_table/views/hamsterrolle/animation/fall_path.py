"""From where a film is seen at each of its moments: the camera goes to what falls, and stays with it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hamster_table.views.art.theme import duration
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.following_eye import soft
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.fall_camera import fall_camera

TRAVEL = 300.0
"""Milliseconds of the film in which the camera goes round the wheel, at most."""


class FallPath:
    """The way of a camera through a whole film; of the time alone, so that one may go back and forth in it."""

    def __init__(self, film: Film, own: Camera, whole: Camera, room: QRectF) -> None:
        """*own*: where it begins; *whole*: one that sees all of the wheel; *room*: where pieces must be on the screen,
        in pixels."""
        self.own = own
        self._legs: list[tuple[float, float, Camera]] = []
        """When it begins to go, how long that takes, and where to."""
        now = own
        for fall in film.slips:
            if fall.has_fallen and fall.piece in film.landings:
                frame = film.frame_at(film.lies_from(fall.piece))
                goal = fall_camera(now, whole, frame, [fall.piece], room)
                if goal != now:
                    # It is there when the piece lies, with which the film may end.
                    lasts = max(1.0, min(TRAVEL, film.lies_from(fall.piece) - fall.begin))
                    self._legs.append((float(fall.begin), lasts, goal))
                    now = goal

    def camera_at(self, time: float) -> Camera:
        """Where the camera is at a time of the film, in milliseconds. With reduced motion it does not travel."""
        camera = self.own
        for begin, lasts, goal in self._legs:
            share = min(1.0, max(0.0, (time - begin) / lasts))
            if not duration(1):
                share = 1.0 if time >= begin else 0.0
            camera = camera.towards(goal, soft(share)) if share < 1 else goal
        return camera
