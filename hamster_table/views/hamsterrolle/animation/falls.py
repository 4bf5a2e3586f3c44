"""Pieces that have touched the table: dust, and a flight to whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import duration, theme, with_alpha
from hamster_table.views.board.animations import TemporaryItem, fade, fly, pop
from hamster_table.views.board.items import LIFTED_Z
from hamster_table.views.hamsterrolle.interface import AnimatedBoard
from hamster_table.views.hamsterrolle.render3d.shading import icon


class FallAnimation(QObject):
    """Shows pieces that fall, while the simulation goes on and nothing waits for the animation."""

    def __init__(self, board: AnimatedBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    @guard
    def show_fall(self, piece: Piece) -> None:
        """A piece has touched the table: dust, and it flies to the seat whose turn it is (HR-29)."""
        board = self._board
        at = board.scenery.wheel.area_of(piece).center()
        if board.plan is None or not duration(400) or at.isNull():
            return
        dpr = board.devicePixelRatioF()
        dust = TemporaryItem(dust_ring(dpr), at, LIFTED_Z - 1)
        drawn = TemporaryItem(
            icon(kind_of(piece), round(board.plan.scale * 0.9, 2), dpr, 3, theme().name), at, LIFTED_Z
        )
        # What falls while the table trembles belongs to nobody: it goes over its edge (HR-33).
        is_lost = bool(board.seen.agenda) and isinstance(board.seen.agenda[-1], Tremble)
        seat = max(0, board.seen.builder)
        goal = QPointF(at.x(), board.plan.whole.bottom() + 60) if is_lost else board.plan.seats[seat].center()
        for prop in (dust, drawn):
            board.scene().addItem(prop)
        flight = fly(drawn, at, goal, 60, 620)
        flight.valueChanged.connect(guard(lambda share: drawn.setScale(1 - 0.55 * share)))
        for prop, act in ((dust, fade(dust, 0.9, 0.0, 320)), (dust, pop(dust, 320, 0.4)), (drawn, flight)):
            # Without an owner Python would delete the animation at the end of this method.
            act.setParent(self)
            act.finished.connect(lambda prop=prop: take_away(prop))
            act.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)


def take_away(prop: TemporaryItem) -> None:
    """Take it off the table, if it is there: dust has two animations, and the first that ends takes it away."""
    if (scene := prop.scene()) is not None:
        scene.removeItem(prop)


def dust_ring(dpr: float) -> QPixmap:
    """The picture of a little ring of dust, for so many pixels of the screen to each of ours."""
    drawn = QPixmap(round(70 * dpr), round(34 * dpr))
    drawn.setDevicePixelRatio(dpr)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for n, width in enumerate((5.0, 3.0)):
        painter.setPen(QPen(with_alpha(theme().card, 0.7 - 0.25 * n), width))
        painter.drawEllipse(QPointF(35, 17), 24 + 7 * n, 9 + 4 * n)
    painter.end()
    return drawn
