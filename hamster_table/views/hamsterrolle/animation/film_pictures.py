"""A film as pictures for files: six of them on a strip, or all of them one after the other."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.models import messages
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import font
from hamster_table.views.hamsterrolle.animation.fall_path import FallPath
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.drawings.room import paint_table, paint_wall
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.painted_wheel import PaintedWheel
from hamster_table.views.hamsterrolle.render3d.rim import outer

PICTURES = 6
EARLY = 1.6
"""The more than 1, the more of the pictures are from the beginning, when most happens."""
PICTURE = 600, 550
"""The width and height of a picture, in pixels."""
ROOM, BELOW = 280.0, 75.0
"""How much is seen to either side of the hub, and below the wheel, in millimetres."""
EVERY = 40.0
"""Milliseconds of the film from one of its moving pictures to the next."""
SHOWN = 80
"""Milliseconds that each of them is seen: at half speed."""
LAST = 1500
"""Milliseconds that the last one is seen before it begins anew."""
MOST = 200
"""So many moving pictures at most."""


class Painter:
    """Paints the moments of a film, the wheel on its table."""

    def __init__(self, film: Film, side: str, box: Box) -> None:
        self.film = film
        wide, high = PICTURE
        scale = wide / 2 / ROOM
        # More of the table lies before the wheel than behind it, where what falls out at the front comes to lie.
        self._camera = Camera((wide / 2, high - BELOW * scale - outer(box) * scale), scale, side, box=box)
        # Painted, not lit: the light comes when it is ready, and would change in the middle of a film.
        self._wheel = PaintedWheel(self._camera)
        self._path = FallPath(film, self._camera, self._camera, QRectF(0, 0, wide, high).adjusted(12, 12, -12, -12))
        self._room = -1, QImage()
        """Where the table ends in the room that was painted last, and its picture."""

    def _room_of(self, camera: Camera) -> QImage:
        wide, high = PICTURE
        horizon = max(0, math.floor(camera.table_end(outer(camera.box))))
        if horizon != self._room[0]:
            image = QImage(wide, high, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_wall(painter, QRectF(0, 0, wide, horizon))
            paint_table(painter, QRectF(0, horizon, wide, high - horizon))
            painter.end()
            self._room = horizon, image
        return self._room[1]

    def picture(self, time: float) -> QImage:
        """What is to be seen at a time of the film."""
        frame, camera = self.film.frame_at(time), self._path.camera_at(time)
        image = QImage(self._room_of(camera))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(camera.project(frame.hub, 0.0, 0.0) - camera.project(0.0, 0.0, 0.0))
        self._wheel.place(camera, frame, False)
        self._wheel.paint(painter, None, (), ())
        painter.end()
        return image

    def strip(self) -> QImage:
        """Six pictures, two rows of three, from the beginning to the end."""
        wide, high = PICTURE
        image = QImage(3 * wide + 40, 2 * high + 30, QImage.Format.Format_RGB32)
        image.fill(QColor("#FBF1DE"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n in range(PICTURES):
            time = self.film.end * (n / (PICTURES - 1)) ** EARLY
            left, top = 10 + n % 3 * (wide + 10), 10 + n // 3 * (high + 10)
            painter.drawImage(QPointF(left, top), self.picture(time))
            painter.setFont(font(14, 800))
            painter.setPen(QColor("#3A2618"))
            words = translate("Hamsterrolle", "{seconds} s").format(seconds=messages.decimal(time / 1000, 2))
            painter.drawText(QRectF(left + 10, top + 6, 120, 24), Qt.AlignmentFlag.AlignLeft, words)
        painter.end()
        return image

    def moving(self) -> Iterator[QImage]:
        """The pictures of a short film, one after the other; each is painted when it is asked for."""
        count = min(MOST, math.ceil(self.film.end / EVERY) + 1)
        return (self.picture(min(EVERY * n, self.film.end)) for n in range(count))
