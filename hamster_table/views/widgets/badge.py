"""The round badge of a seat, and the disc that says: done."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import people_drawings, sprites
from hamster_table.views.art.theme import SEATS, px, theme
from hamster_table.views.text.plain_text import set_tool_tip
from hamster_table.views.widgets.deferred_update import FollowsLook


class Badge(QWidget, FollowsLook):
    """The round badge of a seat, *side* pixels wide at 100 %; its name is read out. A done one carries a tick.

    With the *name* of a person of this computer it is their face, and the badge in its corner.
    """

    def __init__(self, seat: int, side: float = 28, done: bool = False, *, name: str = "") -> None:
        super().__init__()
        self._side = side
        self._is_done = done
        self.set_seat(seat, name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_seat(self, seat: int, name: str = "") -> None:
        """Show the badge of another seat, and be read out as that."""
        self._seat, self._name = seat, name
        self.setAccessibleName(SEATS[seat].label())
        set_tool_tip(self, SEATS[seat].label())
        self.update()

    @guard(fallback=QSize(28, 28))
    def sizeHint(self) -> QSize:
        """The badge and nothing round it."""
        return QSize(px(self._side), px(self._side))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the badge."""
        painter, side = QPainter(self), px(self._side) * 0.5
        sprites.draw(painter, QRectF(self.rect()), people_drawings.badge_name(self._seat, self._name))
        if self._is_done:
            paint_tick(painter, QRectF(self.width() - side - 1, self.height() - side - 1, side, side))


def paint_tick(painter: QPainter, disc: QRectF) -> None:
    """Paint the green disc with a tick that says: done."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme().focus_inner if theme().high_contrast else QColor("#FFF8EA"), 1.4))
    painter.setBrush(theme().done)
    painter.drawEllipse(disc)
    inner = disc.adjusted(*[disc.width() * share for share in (0.16, 0.16, -0.16, -0.16)])
    sprites.draw_icon(painter, inner, "check", QColor("#FFFFFF"))
