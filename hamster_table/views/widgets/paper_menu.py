"""A menu on a card, in the look of the table; where one of several holds, each has a round mark before it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.text.plain_text import menu_text
from hamster_table.views.widgets.presses import PRESSES

STYLE = """
QMenu {{ background: {card}; color: {ink}; border: {edge}px solid {rim}; padding: {tight}px; menu-scrollable: 1; }}
QMenu::item {{ background: transparent; color: {ink}; border: {line}px solid transparent; border-radius: {round}px;
    padding: {high}px {right}px {high}px {left}px; margin: 1px; }}
QMenu::item:selected {{ background: {inset}; border-color: {legal_ink}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::indicator {{ width: 0px; height: 0px; }}
QMenu::scroller {{ background: {inset}; height: {scroll}px; }}
QMenu::separator {{ background: {hairline}; height: {line}px; margin: {tight}px {wide}px; }}
"""
"""How Qt draws the menu; it draws no round marks and no arrows without pictures, so those are drawn here."""
SCROLLER = 26
"""How high the place is at an edge beyond which there are more lines, in pixels at 100 %."""


class PaperMenu(QMenu):
    """A menu that does not wait for a choice (`popup`) and is gone when it is closed."""

    def __init__(self, parent: QWidget, size: float = 14) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._size = size
        self.setFont(font(size, 700))
        # When it is opened: only then is it known whether there are marks.
        self.aboutToShow.connect(self._dress)

    def submenu(self, title: str) -> PaperMenu:
        """A menu that opens beside its line on this one; it lives as long as this one, however often it is closed."""
        menu = PaperMenu(self, self._size)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        menu.setTitle(menu_text(title))
        self.addMenu(menu)
        return menu

    def _dress(self) -> None:
        dress(self)

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Hear keys as the window does: the one that has opened the menu comes up here."""
        super().showEvent(event)
        PRESSES.watch(self)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the menu, then the round marks, and arrows where there is more than the screen has room for."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for action in self.actions():
            if action.isCheckable():
                area = self.actionGeometry(action)
                self._paint_mark(painter, QPointF(area.left() + px(20), area.center().y() + 0.5), action.isChecked())

        lines = [self.actionGeometry(action) for action in self.actions() if action.isVisible()]
        if lines and lines[0].top() < 0:
            self._paint_arrow(painter, px(SCROLLER) / 2 + px(5), -1)
        if lines and lines[-1].bottom() > self.height():
            self._paint_arrow(painter, self.height() - px(SCROLLER) / 2 - px(5), 1)

    def _paint_arrow(self, painter: QPainter, y: float, way: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().legal_ink)
        middle, size = QPointF(self.width() / 2, y), px(7)
        corners = [QPointF(-size, -way * size / 2), QPointF(size, -way * size / 2), QPointF(0, way * size / 2)]
        painter.drawPolygon([middle + corner for corner in corners])

    def _paint_mark(self, painter: QPainter, middle: QPointF, is_on: bool) -> None:
        now = theme()
        painter.setPen(QPen(now.legal_ink if is_on else now.soft_ink, 1.8))
        painter.setBrush(now.card)
        painter.drawEllipse(middle, px(7), px(7))
        if is_on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.legal_ink)
            painter.drawEllipse(middle, px(3.6), px(3.6))


def dress(menu: QMenu) -> None:
    """Let a menu look like the theme in force, with room for marks if it has any."""
    now = theme()
    marks = any(action.isCheckable() for action in menu.actions())
    menu.setStyleSheet(
        STYLE.format(
            card=now.card.name(), ink=now.ink.name(), inset=now.inset.name(), quiet=now.quiet.name(),
            hairline=now.hairline.name(), legal_ink=now.legal_ink.name(),
            rim=(now.edge if now.high_contrast else now.wood2).name(),
            edge=2, line=2 if now.high_contrast else 1, round=px(7), tight=px(5), high=px(6), wide=px(10),
            left=px(36 if marks else 14), right=px(22), scroll=px(SCROLLER),
        )
    )  # fmt: skip
