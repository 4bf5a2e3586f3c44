"""A still picture of what has fallen, as it came to lie: for people who do not want to see things move."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px, theme
from hamster_table.views.board.items import Drawing
from hamster_table.views.board.spot_label import letters_for
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.drawings.room import MARK_Z, paint_table, paint_wall
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.fall_camera import fall_camera
from hamster_table.views.hamsterrolle.render3d.painted_wheel import PaintedWheel
from hamster_table.views.hamsterrolle.render3d.rim import outer

EDGE = 8
"""The paper round the picture, in pixels."""
SHARE = 0.4
"""How many times the height of the picture the wheel is high, halved."""


@dataclass(frozen=True, slots=True, eq=False)
class FallShown:
    """What the picture shows."""

    film: Film
    side: str
    """Where the wheel rolls."""
    box: Box
    words: str


class FallPicture(Drawing):
    """Wheel and pieces on the table, the fallen ones outlined, on a sheet of paper with words under it."""

    def __init__(self) -> None:
        super().__init__(MARK_Z)
        self.hide()

    def set_geometry(self, area: QRectF, shown: FallShown | None) -> None:
        """Hang there, in pixels of the scene; None: be hidden."""
        self.show_as(area, shown)
        self.setVisible(shown is not None)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the paper, the picture and the words."""
        assert isinstance(self.shown, FallShown)
        materials.paper(painter, area, 10, 3)
        words = px(26)
        picture = area.adjusted(EDGE, EDGE, -EDGE, -words)
        painter.save()
        path = QPainterPath()
        path.addRoundedRect(picture, 5, 5)
        painter.setClipPath(path)
        self._paint_fall(painter, picture, self.shown)
        painter.restore()
        painter.setPen(theme().ink)
        line = QRectF(area.left() + EDGE, area.bottom() - words, area.width() - 2 * EDGE, words)
        painter.setFont(letters_for(self.shown.words, line.width(), 12.5, 700, 0))
        fitting = painter.fontMetrics().elidedText(self.shown.words, Qt.TextElideMode.ElideRight, int(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, fitting)

    def _paint_fall(self, painter: QPainter, picture: QRectF, shown: FallShown) -> None:
        film, radius = shown.film, outer(shown.box)
        scale = SHARE * picture.height() / radius
        hub = QPointF(picture.center().x(), picture.bottom() - picture.height() * 0.14 - radius * scale)
        whole = Camera((hub.x(), hub.y()), scale, shown.side, box=shown.box)
        frame = film.frame_at(film.length)
        room = picture.adjusted(10, 10, -10, -6)
        camera = fall_camera(whole, whole, frame, [*film.landings], room)
        horizon = min(picture.bottom(), max(picture.top(), camera.table_end(radius)))
        paint_wall(painter, QRectF(picture.topLeft(), QPointF(picture.right(), horizon)))
        paint_table(painter, QRectF(QPointF(picture.left(), horizon), picture.bottomRight()))
        wheel = PaintedWheel(camera)
        wheel.place(camera, frame, False)
        painter.translate(camera.project(frame.hub, 0.0, 0.0) - camera.project(0.0, 0.0, 0.0))
        wheel.paint(painter, None, [*film.landings], ())
