"""How what is longer than its place is moved: by a slim bar, the wheel of the mouse, or a finger on a touch screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QScroller, QScrollerProperties

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import theme, with_alpha


def let_scroll(area: QAbstractScrollArea) -> None:
    """Give it the bar of all pages, and let a finger move what it shows; a tap is a click as before."""
    area.setVerticalScrollBar(PageScrollBar(Qt.Orientation.Vertical))
    ground = area.viewport()
    QScroller.grabGesture(ground, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(ground)
    ways = scroller.scrollerProperties()
    metric, off = QScrollerProperties.ScrollMetric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    for overshoot in (metric.VerticalOvershootPolicy, metric.HorizontalOvershootPolicy):
        ways.setScrollMetric(overshoot, off)
    scroller.setScrollerProperties(ways)


class PageScrollBar(QScrollBar):
    """The bar that pulls a long page up and down: a groove and a wooden slider."""

    @guard(fallback=QSize(14, 40))
    def sizeHint(self) -> QSize:
        """Slim."""
        return QSize(14, 40)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slider where the page is."""
        painter, length = QPainter(self), self.maximum() - self.minimum() + self.pageStep()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme().quiet, 0.18))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 2, -4, -2), 3, 3)
        top = (self.value() - self.minimum()) / length * self.height()
        tall = max(24.0, self.pageStep() / length * self.height())
        painter.setBrush(theme().quiet)
        painter.drawRoundedRect(QRectF(3, min(top, self.height() - tall), self.width() - 6, tall), 4, 4)
