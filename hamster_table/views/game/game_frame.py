"""The frame round every game: the wooden bar, the table, the rail with its sheets, the way back, the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import materials
from hamster_table.views.art.theme import APPEARANCE, font, px, theme, with_alpha
from hamster_table.views.game.timeline import PastEdge, Timeline
from hamster_table.views.text.plain_text import set_tool_tip
from hamster_table.views.widgets.controls import IconButton, Paper, PromptBar, TextLabel

DOCKS_FROM = 1600
"""From this window width on an open sheet lies beside the table, not over it."""

SMALL = QSize(1140, 680)
"""Below this width or height the bar is lower and the rail moves into it."""


class Steps(QWidget):
    """The steps of a turn, the present one on a paper pill; only that one when there is no room."""

    GAP = 14

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._current = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        APPEARANCE.changed.connect(self.update)

    def set_steps(self, names: Sequence[str], current: int) -> None:
        """Show these steps, counted from 0; -1: none is present."""
        self._names, self._current = tuple(names), current
        words = QCoreApplication.translate("GameFrame", "Step {number} of {count}: {name}")
        text = (
            words.format(number=current + 1, count=len(names), name=names[current]) if 0 <= current < len(names) else ""
        )
        self.setAccessibleName(text)
        set_tool_tip(self, text)
        self.update()

    @guard(fallback=QSize(120, 36))
    def minimumSizeHint(self) -> QSize:
        """Room for the longest step with its number."""
        widths = [self._width(f"{name} 8/8") for name in self._names]
        return QSize(int(max(widths, default=40)), px(32))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all the steps, or the present one."""
        if not self._names:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        labels, current = self._fitting()
        total = sum(self._width(label) for label in labels) + self.GAP * (len(labels) - 1)
        x = (self.width() - total) / 2
        for number, label in enumerate(labels):
            width = self._width(label)
            self._paint_step(painter, QRectF(x, self.height() / 2 - px(13), width, px(26)), label, number == current)
            if number + 1 < len(labels):
                self._paint_chevron(painter, x + width + self.GAP / 2)
            x += width + self.GAP

    def _fitting(self) -> tuple[Sequence[str], int]:
        total = sum(self._width(name) + self.GAP for name in self._names) - self.GAP
        if total <= self.width():
            return self._names, self._current
        if self._current < 0:
            return (), -1
        return (f"{self._names[self._current]} {self._current + 1}/{len(self._names)}",), 0

    def _width(self, label: str) -> float:
        return QFontMetricsF(font(13, 800)).horizontalAdvance(label) + 24

    def _paint_step(self, painter: QPainter, pill: QRectF, label: str, is_present: bool) -> None:
        now = theme()
        if is_present:
            materials.shadow(painter, pill, pill.height() / 2, 1)
            painter.setPen(QPen(now.legal_ink, 1.6))
            painter.setBrush(now.card)
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font(13, 800 if is_present else 700))
        painter.setPen(now.ink if is_present else now.wood_ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, label)

    def _paint_chevron(self, painter: QPainter, x: float) -> None:
        painter.setPen(QPen(with_alpha(theme().wood_ink, 0.7), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle, path = self.height() / 2, QPainterPath()
        path.moveTo(x - 2, middle - 4)
        path.lineTo(x + 2, middle)
        path.lineTo(x - 2, middle + 4)
        painter.drawPath(path)


class TopBar(QWidget):
    """The wooden bar on top of a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tr = QCoreApplication.translate
        self.home = IconButton("home", tr("GameFrame", "Main menu"))
        self.title = TextLabel(step="heading", role="wood_ink")
        self.subtitle = TextLabel(step=12.5, role="wood_soft_ink", weight=700)
        self.steps = Steps()
        self.undo = IconButton("undo", tr("GameFrame", "Undo"), "Ctrl+Z")
        self.redo = IconButton("redo", tr("GameFrame", "Redo"), "Ctrl+Y")
        self.clock = IconButton("clock", tr("GameFrame", "Replay"))
        self.clock.setCheckable(True)
        self.pace = IconButton("pace", tr("GameFrame", "Game speed"))
        self.menu = IconButton("menu", tr("GameFrame", "Menu"), "F10")
        self.extra = QHBoxLayout()
        self.extra.setSpacing(0)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 2)
        row.setSpacing(0)
        row.addWidget(self.home)
        row.addSpacing(6)
        row.addLayout(words)
        row.addSpacing(18)
        row.addWidget(self.steps, 1)
        row.addSpacing(8)
        row.addLayout(self.extra)
        for button in (self.undo, self.redo, self.clock, self.pace, self.menu):
            row.addWidget(button)
        APPEARANCE.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        # Baloo leaves so much room above and below its letters that the two lines would fall apart.
        self.title.setFixedHeight(px(26))
        self.subtitle.setFixedHeight(px(17))
        self.update()

    def buttons(self) -> tuple[IconButton, ...]:
        """Its own icon buttons, from left to right."""
        return self.home, self.undo, self.redo, self.clock, self.pace, self.menu

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood, with a dark line where it ends."""
        painter = QPainter(self)
        materials.wooden(painter, QRectF(-10, -10, self.width() + 20, self.height() + 8), 0)
        painter.fillRect(QRectF(0, self.height() - 3.5, self.width(), 1.5), with_alpha(theme().grain, 0.7))
        if theme().high_contrast:
            painter.fillRect(QRectF(0, self.height() - 4, self.width(), 2), theme().edge)


class Sheet(Paper):
    """A page that was taken from the rail: its title, a cross to close it, and what it says."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(14, 3, parent)
        self._title = TextLabel(step="heading")
        cross = IconButton("close", QCoreApplication.translate("GameFrame", "Close"), side=32)
        cross.chosen.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(cross)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 10, 12)
        self._column.addLayout(head)
        self._page: QWidget | None = None
        self.hide()

    def show_page(self, title: str, page: QWidget) -> None:
        """Show this page under this title, in place of the one before."""
        self.take_page()
        self._page = page
        self._title.setText(title)
        self.setAccessibleName(title)
        self._column.addWidget(page, 1)
        page.show()
        self.show()
        self.raise_()

    def take_page(self) -> QWidget | None:
        """Take the page off the sheet and give it back."""
        page, self._page = self._page, None
        if page is not None:
            self._column.removeWidget(page)
            page.hide()
            page.setParent(None)
        return page

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the sheet."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class GameFrame(QWidget):
    """What stands round the table of every game."""

    home = Signal()
    undo = Signal()
    redo = Signal()
    pace = Signal()
    menu = Signal()
    rail = Signal(str)
    """The name of the rail's button that was pressed."""
    travel = Signal(int)
    """The moment to show, as a length of the ledger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = TopBar(self)
        self.prompt_bar = PromptBar(self)
        self.timeline = Timeline(self)
        self.timeline.hide()
        self.table: QWidget | None = None
        self.rail_buttons = self._rail()
        self._sheet = Sheet(self)
        self._sheet.closed.connect(self.close_sheet)
        self._sheet_name = ""
        self._edge = PastEdge(self)
        self._connect()

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Say which game this is and where it stands."""
        self.bar.title.setText(title)
        self.bar.subtitle.setText(subtitle)
        self.bar.subtitle.setVisible(bool(subtitle))

    def set_steps(self, names: Sequence[str], current: int) -> None:
        """Say which step of the turn this is."""
        self.bar.steps.set_steps(names, current)

    def set_table(self, widget: QWidget) -> None:
        """Put the table of a game into the frame; the one before is given back without a parent."""
        if self.table is not None and self.table is not widget:
            self.table.hide()
            self.table.setParent(None)
        self.table = widget
        widget.setParent(self)
        widget.show()
        for above in (self._edge, self._sheet):  # a new child lies above all others
            above.raise_()
        self._arrange()

    def open_sheet(self, name: str, widget: QWidget) -> None:
        """Show a page on the rail's sheet; `name` is the rail's button it belongs to."""
        self._sheet_name = name
        button = self.rail_buttons.get(name)
        self._sheet.show_page(button.text() if button else widget.windowTitle(), widget)
        self._mark_rail()
        self._arrange()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_sheet(self) -> None:
        """Put the sheet away; its page is given back to whoever made it."""
        if not self._sheet_name:
            return
        self._sheet_name = ""
        # Before the page is hidden: Qt would give its focus to whatever comes next.
        if self.table is not None and self._sheet.isAncestorOf(self.window().focusWidget() or self):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._sheet.take_page()
        self._sheet.hide()
        self._mark_rail()
        self._arrange()

    @property
    def sheet(self) -> str:
        """The name of the open sheet; empty when there is none."""
        return self._sheet_name

    def set_timeline(self, length: int, at: int) -> None:
        """Say how many entries the game has and which moment is shown; the past is marked by a sepia edge."""
        self.timeline.show_place(length, at)
        self._edge.setVisible(self.timeline.is_past)
        if self.timeline.is_past:
            self.bar.clock.setChecked(True)
        self._arrange()

    @property
    def is_small(self) -> bool:
        """Whether the window is so small that the rail has moved into the bar."""
        return self.width() < SMALL.width() or self.height() < SMALL.height()

    def _rail(self) -> dict[str, IconButton]:
        tr = QCoreApplication.translate
        words = {
            "story": tr("GameFrame", "Story"),
            "graph": tr("GameFrame", "Graphs"),
            "rules": tr("GameFrame", "Rules"),
            "help": tr("GameFrame", "Help"),
        }
        made = {}
        for number, (name, label) in enumerate(words.items()):
            made[name] = IconButton(name, label, f"F{number + 2}" if name != "help" else "F1", parent=self)
            made[name].setCheckable(True)
            made[name].chosen.connect(lambda name=name: self._rail_pressed(name))
        return made

    def _connect(self) -> None:
        bar = self.bar
        for button, signal in (
            (bar.home, self.home),
            (bar.undo, self.undo),
            (bar.redo, self.redo),
            (bar.pace, self.pace),
            (bar.menu, self.menu),
        ):
            button.chosen.connect(signal)
        for button in (bar.undo, bar.redo):
            button.refused.connect(lambda why, button=button: self.prompt_bar.refused.emit(why, button))
        bar.clock.toggled.connect(self._show_timeline)
        self.timeline.travel.connect(self.travel)
        APPEARANCE.changed.connect(self._arrange)

    def _rail_pressed(self, name: str) -> None:
        if name == self._sheet_name:
            self.close_sheet()
        else:
            self._mark_rail()  # not by the click: it is checked once its sheet is open
            self.rail.emit(name)

    def _mark_rail(self) -> None:
        for name, button in self.rail_buttons.items():
            button.setChecked(name == self._sheet_name)

    def _show_timeline(self, shown: bool) -> None:
        if not shown and self.timeline.is_past:
            self.timeline.track.setValue(self.timeline.track.maximum())  # without the strip nobody would find back
        self.timeline.setVisible(shown)
        self._arrange()

    def _arrange(self) -> None:
        """Lay everything out for the present size."""
        small, width = self.is_small, self.width()
        for button in (*self.bar.buttons(), *self.rail_buttons.values()):
            button.set_side(32 if small else 36)
        self._place_rail(small)
        bar = max(46 if small else 54, self.bar.minimumSizeHint().height())
        self.prompt_bar.resize(width - 20, self.prompt_bar.height())
        prompt = max(68, px(56) + 10, self.prompt_bar.heightForWidth(width - 20))  # 68: as with a hint, always
        strip = 0 if self.timeline.isHidden() else px(48)
        self.bar.setGeometry(0, 0, width, bar)
        self.prompt_bar.setGeometry(10, self.height() - prompt, width - 20, prompt)
        self.timeline.setGeometry(10, self.height() - prompt - strip, width - 20, strip)
        room = QRect(0, bar, width - (0 if small else 52), self.height() - prompt - strip - bar)
        if not small:
            for number, button in enumerate(self.rail_buttons.values()):
                button.setGeometry(width - 52, bar + 10 + number * 48, 48, 48)
        self._room = self._with_sheet(room)
        if self.table is not None:
            self.table.setGeometry(self._room)
        self._edge.setGeometry(self._room)
        self.update()

    def _place_rail(self, small: bool) -> None:
        for button in self.rail_buttons.values():
            inside = self.bar.extra.indexOf(button) >= 0
            if small and not inside:
                self.bar.extra.addWidget(button)
            elif inside and not small:
                self.bar.extra.removeWidget(button)
                button.setParent(self)
            button.show()

    def _with_sheet(self, room: QRect) -> QRect:
        """Lay the open sheet over the room or, in a wide window, beside it; give what is left for the table."""
        if not self._sheet_name:
            return room
        width = min(px(340) + 24, round(room.width() * 0.7))
        self._sheet.setGeometry(room.right() - width, room.top() + 2, width, room.height() - 2)
        return room.adjusted(0, 0, -width, 0) if self.width() >= DOCKS_FROM else room

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        super().resizeEvent(event)
        self._arrange()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table of wood behind everything."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, materials.wood_table(self.width(), self.height(), self.devicePixelRatioF()))
        materials.shadow(painter, QRectF(-20, -20, self.width() + 40, 20 + self.bar.height()), 0, 3)
