"""A page that is one sheet of paper: a wooden bar with the way back, the sheet, and a foot with buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px
from hamster_table.views.widgets.buttons import IconButton
from hamster_table.views.widgets.commands import BACK
from hamster_table.views.widgets.controls import Paper
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.scrolling import let_scroll
from hamster_table.views.widgets.text import TextLabel


class ScrollPage(QScrollArea):
    """Scrolls what is longer than its paper, up and down only."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        let_scroll(self)
        self.verticalScrollBar().setSingleStep(40)
        # Keys are given to its bar by the page; Tab goes from control to control.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        # After `setWidget`, which has the content fill its background and so cover the paper.
        for part in (self.viewport(), content):
            part.setAutoFillBackground(False)


LEAST_LINE = 200
"""Where words have less room beside buttons they stand over them; in pixels at 100 %."""
PULLS = {
    Qt.Key.Key_Up: QScrollBar.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QScrollBar.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
}


class PaperPage(QWidget, FollowsWhenSeen):
    """One sheet of paper. Pages put what they say into `column`, and their buttons into `foot`."""

    back = Signal()
    remake: Callable[[Any], QWidget] | None = None
    """Makes it once more in the language in force, called with the page as somebody has filled it in; None: its name is
    enough for that."""

    def __init__(self, title: str, widest: int = 980, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = widest
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.back_button = IconButton("left", translate("PaperPage", "Back"), BACK)
        self.back_button.chosen.connect(self.back)
        self.setFocusProxy(self.back_button)
        self._bar = spaced(QHBoxLayout(), 8)
        self._bar.addWidget(self.back_button)
        self._bar.addWidget(TextLabel(title, "heading", "wood_ink"), 1)
        content = QWidget()
        self.column = spaced(QVBoxLayout(content), 10, (28, 18, 28, 10))
        self.foot = spaced(QHBoxLayout(), margins=(24, 0, 24, 8))
        self._over_foot = spaced(QHBoxLayout(), margins=(24, 0, 24, 0))
        self._foot_line: TextLabel | None = None
        self._beside_buttons = QWidget()
        self._paper = Paper()
        sheet = spaced(QVBoxLayout(self._paper), margins=(4, 4, 4, 4))
        self._reel = ScrollPage(content)
        sheet.addWidget(self._reel, 1)
        sheet.addLayout(self._over_foot)
        sheet.addLayout(self.foot)
        self._sheet_row = QHBoxLayout()
        self._sheet_row.addWidget(self._paper)
        self._rows = spaced(QVBoxLayout(self), 10)
        self._rows.addLayout(self._bar)
        self._rows.addLayout(self._sheet_row, 1)
        self._rows.addStretch(0)
        self._scrolled = content
        content.installEventFilter(self)
        self._fit()

    def stay_at(self, old: PaperPage) -> None:
        """Show the part of the sheet that was shown on another page of the kind."""
        at = old._reel.verticalScrollBar().value()
        # Once it is laid out: before, there is nothing to scroll.
        QTimer.singleShot(0, self, lambda: self._reel.verticalScrollBar().setValue(at))

    def lines_width(self) -> int:
        """How wide what stands on the sheet may be, in pixels, beside its scroll bar."""
        margins = self.column.contentsMargins()
        return min(self.width() - 12, px(self._widest)) - margins.left() - margins.right() - 40

    def add_foot_line(self, line: TextLabel) -> None:
        """Words between the buttons of the foot, or over them where there they would be a narrow column."""
        self._foot_line = line
        spaced(QHBoxLayout(self._beside_buttons), margins=(0, 0, 0, 0)).addWidget(line)
        self.foot.addWidget(self._beside_buttons, 1)

    def _place_foot_line(self, wide: int) -> None:
        if self._foot_line is None:
            return
        beside, places = self._beside_buttons.layout(), filter(None, map(self.foot.itemAt, range(self.foot.count())))
        buttons = (place.sizeHint().width() + 12 for place in places if place.widget() is not self._beside_buttons)
        where = self._over_foot if wide - 60 - sum(buttons) < px(LEAST_LINE) else beside
        assert where is not None
        if where.indexOf(self._foot_line) < 0:
            where.addWidget(self._foot_line)

    def arrange(self) -> None:
        """Lay out what is on the sheet, for the size of the page and that of the letters."""

    def follow_look(self) -> None:
        """Be as wide as lines of these letters are read well."""
        self._fit()
        self.arrange()

    def _fit(self) -> None:
        """The sheet is as wide as lines may be to be read well, and stands in the middle."""
        side = max(6, (self.width() - px(self._widest)) // 2)
        self._rows.setContentsMargins(6, 2, 6, 4)
        self._sheet_row.setContentsMargins(side, 0, side, 0)
        wide = min(self.width() - 12, px(self._widest))
        self._place_foot_line(wide)
        flows, hint = self._scrolled.hasHeightForWidth(), self._scrolled.sizeHint().height()
        tall = self._scrolled.heightForWidth(wide) if flows else hint
        # Where there is far more room, the sheet ends a little below its last line.
        foot = self._over_foot.sizeHint().height() + self.foot.sizeHint().height()
        self._paper.setMaximumHeight(tall + foot + px(90))
        self.update()

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sheet grows with what stands on it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the sheet in the middle."""
        super().resizeEvent(event)
        self._fit()
        self.arrange()

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back; arrows and page keys pull the page."""
        step = PULLS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif step is not None:
            self._reel.verticalScrollBar().triggerAction(step)
        else:
            super().keyPressEvent(event)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table and the bar."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, materials.wood_table(self.width(), self.height(), self.devicePixelRatioF()))
        bar = QRectF(-10, -10, self.width() + 20, self._bar.geometry().bottom() + 8)
        materials.wooden(painter, bar, 0, 3)
