"""The whole table shakes: a picture of it lies over it and moves from side to side.

To paint all that lies on a table anew costs 8 ms a frame, and 18 at scale 2; to move a picture of it costs a tenth.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import theme
from hamster_table.views.board.animations import Curve, Tween, sine
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator
from hamster_table.views.widgets.deferred_update import FollowsLook

FAR = 4
"""How far the table moves to either side, in pixels."""
TIMES, LONG = 3, 360
"""How often it does, and for how many milliseconds."""
LIFTS = 100
"""In how many milliseconds the picture is then lifted; at once, and all of the table had to be painted in one frame."""


class ShakenTable(QWidget, FollowsLook):
    """A picture of what is seen through a viewport, over all of it."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.setGeometry(viewport.rect())
        # What is under it need not be painted: that is what makes it cheap.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture, self.aside = self._seen(viewport), 0

    def _seen(self, viewport: QWidget) -> QPixmap:
        """The table, and the wood behind it, which its frame paints."""
        table, picture = viewport.parentWidget(), QPixmap(viewport.size() * self.devicePixelRatioF())
        assert table is not None
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(theme().table)
        if (frame := table.parentWidget()) is not None:
            frame.render(picture, QPoint(), QRegion(table.geometry()), QWidget.RenderFlag(0))
        # By the class: a table is a QGraphicsView, whose own `render` hides that of widgets and paints its scene only.
        QWidget.render(table, picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        return picture

    def move_aside(self, aside: int) -> None:
        """Let the table be seen so many pixels to the right."""
        if aside != self.aside:
            self.aside = aside
            self.update()

    def lift(self, share: float) -> None:
        """Let that share of the table be seen itself, from below."""
        self.resize(self.width(), round(self._picture.deviceIndependentSize().height() * (1 - share)))

    def follow_look(self) -> None:
        """Be seen no more: the picture looks as everything did before."""
        self.hide()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture where it is now; beside it the edge of the table stays."""
        painter = QPainter(self)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        dpr = self.devicePixelRatioF()
        if self.aside:
            left = 0 if self.aside > 0 else self.width() + self.aside
            bare = QRect(left, 0, abs(self.aside), self.height())
            painter.drawPixmap(bare, self._picture, QRect(bare.topLeft() * dpr, bare.size() * dpr))
        painter.drawPixmap(self.aside, 0, self._picture)


def shake_table(animator: HamsterdamAnimator) -> QAbstractAnimation:
    """The whole table shakes, as it stands when this begins."""
    shaken: list[ShakenTable] = []

    def stand() -> None:
        while shaken:
            picture = shaken.pop()
            picture.hide()
            picture.deleteLater()

    def shake(share: float) -> None:
        if share >= 1:
            stand()
            return
        if not shaken:
            shaken.append(ShakenTable(animator.table.viewport()))
            shaken[0].show()
            animator.held[shake] = stand
        time = share * (LONG + LIFTS)
        shaken[0].move_aside(round(FAR * sine(time / LONG, TIMES)))
        shaken[0].lift(max(0.0, time - LONG) / LIFTS)

    return Tween(LONG + LIFTS, shake, Curve.Linear)
