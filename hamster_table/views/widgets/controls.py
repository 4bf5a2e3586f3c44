"""The paper things of the program: words, sheets, pills, choices, fields, the refusal bubble, the prompt bar.

The buttons live in `buttons` and are offered here too.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.text.plain_text import menu_text
from hamster_table.views.widgets.buttons import Button, Pressable
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_menu import PaperMenu, dress
from hamster_table.views.widgets.text import on_two_lines


class Paper(QWidget, FollowsLook):
    """A sheet of paper on the table."""

    def __init__(self, radius: float = 14, shadow_level: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._radius = radius
        self._level = shadow_level
        # Round the sheet and its shadow the table below is to be seen.
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        margin = sprites.shadow_margin(shadow_level)
        self.setContentsMargins(margin // 2, margin // 2, margin // 2, margin)

    def sheet(self) -> QRectF:
        """The paper itself, without the room for its shadow."""
        return QRectF(self.contentsRect())

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet."""
        painter = QPainter(self)
        materials.paper(painter, self.sheet(), self._radius, self._level)


class Segment(Pressable):
    """One of a few choices lying side by side."""

    @guard(fallback=QSize(60, 44))
    def sizeHint(self) -> QSize:
        """The words with room on both sides."""
        return QSize(int(QFontMetricsF(font(14, 800)).horizontalAdvance(self.text())) + px(24) + 4, px(32) + 8)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the choice, a paper pill if it is the present one."""
        now, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        radius = body.height() / 2
        if self.isChecked():
            materials.shadow(painter, body, radius, 1)
            painter.setPen(QPen(now.legal_ink, 1.8))
            painter.setBrush(now.card)
            painter.drawRoundedRect(body, radius, radius)
        painter.setFont(font(14, 800))
        painter.setPen(now.ink if self.isChecked() or self.underMouse() else now.soft_ink)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            painter.setPen(QPen(now.focus, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(-2, -2, 2, 2), radius, radius)


class Segments(QWidget, FollowsLook):
    """A few choices of which one holds, side by side in a tray. Choices are pairs of a key and its words."""

    chosen = Signal(object)
    """(key): another choice holds, by a press or by `set_current`."""

    def __init__(
        self, choices: Sequence[tuple[Hashable, str]], current: Hashable, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._keys = [key for key, _ in choices]
        row = spaced(QHBoxLayout(self), 0, (1, 1, 1, 1))
        for number, (_, label) in enumerate(choices):
            segment = Segment(label)
            segment.setCheckable(True)
            segment.setAutoExclusive(True)
            self._group.addButton(segment, number)
            row.addWidget(segment)
        self._group.idToggled.connect(self._let_tab_in)
        self.set_current(current)
        # After the first choice is set, which nobody has chosen.
        self._group.idToggled.connect(self._announce)

    @property
    def current(self) -> Hashable:
        """The key of the choice that holds."""
        return self._keys[self._group.checkedId()]

    def set_current(self, key: Hashable) -> None:
        """Let another choice hold."""
        self._group.button(self._keys.index(key)).setChecked(True)

    def _let_tab_in(self, *_: object) -> None:
        """Tab comes to the choice that holds; Qt sees to that only once another one has had the focus."""
        for segment in self._group.buttons():
            segment.setFocusPolicy(Qt.FocusPolicy.TabFocus if segment.isChecked() else Qt.FocusPolicy.NoFocus)

    def _announce(self, number: int, checked: bool) -> None:
        # Both are toggled: the one that holds now, and the one that did.
        if checked:
            self.chosen.emit(self._keys[number])

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tray."""
        materials.inset(QPainter(self), QRectF(self.rect()), self.height() / 2)


LETTERS, TWO_LINES = 14.0, 13.0
"""The size of the words of a choice, and that of words on two lines; in pixels at 100 %."""


class Choice(Button):
    """A choice of several: a button with the present one, which opens the list of all. As `Segments`, for more."""

    picked = Signal(object)
    """(key): another choice was picked from the list."""
    icon_last = True

    def __init__(
        self, choices: Sequence[tuple[Hashable, str]], current: Hashable, name: str = "", parent: QWidget | None = None
    ) -> None:
        self._choices = dict(choices)
        self._name = name
        super().__init__(self._choices[current], icon="down", size=LETTERS, parent=parent)
        self.set_current(current)
        self.chosen.connect(self._open)

    @property
    def current(self) -> Hashable:
        """The key of the choice that holds."""
        return self._current

    @property
    def usual(self) -> Hashable:
        """The key of the first choice."""
        return next(iter(self._choices))

    def set_current(self, key: Hashable) -> None:
        """Let another choice hold."""
        self._current = key
        self.setText(self._choices[key])
        self.setAccessibleName(f"{self._name}: {self._choices[key]}" if self._name else self._choices[key])
        self.follow_look()

    def fit(self, room: int) -> None:
        """Let the words stand on two lines where they are wider than so many pixels on one."""
        around = self.sizeHint().width() - self._words_width()
        is_split = self._widest(LETTERS, False) + around > room
        if is_split != self.is_split:
            self.is_split, self.letters = is_split, TWO_LINES if is_split else LETTERS
            self.updateGeometry()
            self.update()

    def _words_width(self) -> float:
        # Of the longest words, so that the button stays as wide whatever is chosen.
        return self._widest(self.letters, self.is_split)

    def _widest(self, letters: float, is_split: bool) -> float:
        metrics = QFontMetricsF(font(letters, 800))
        labels = self._choices.values()
        lines = [line for label in labels for line in (on_two_lines(label) if is_split else (label,))]
        return max(map(metrics.horizontalAdvance, lines))

    def _open(self) -> None:
        menu = PaperMenu(self, 15)
        menu.setObjectName("choices")
        only_one = QActionGroup(menu)
        for key, label in self._choices.items():
            action = QAction(menu_text(label), only_one, checkable=True, checked=key == self._current)
            action.triggered.connect(lambda _, key=key: self._pick(key))
            menu.addAction(action)
        # Not `exec`, whose event loop of its own would let the program go on below this call.
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        # The arrow keys go on from there; Qt would begin at the top.
        menu.setActiveAction(only_one.checkedAction())

    def _pick(self, key: Hashable) -> None:
        if key != self._current:
            self.set_current(key)
            self.picked.emit(key)


FOR_A_MOMENT = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why the focus leaves a field that it comes back to."""


class Field(QLineEdit, FollowsLook):
    """A line to write on, let into the paper; *name* is read out, and shown while it is empty."""

    def __init__(self, text: str = "", name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAccessibleName(name)
        self.setPlaceholderText(name)
        self.setFrame(False)
        self.setTextMargins(10, 0, 10, 0)
        self.follow_look()

    def follow_look(self) -> None:
        """Take letters and colours from what is in force."""
        self.setFont(font(15, 700))
        self.setMinimumHeight(px(38))
        dress = QPalette(self.palette())
        dress.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        dress.setColor(QPalette.ColorRole.Text, theme().ink)
        dress.setColor(QPalette.ColorRole.PlaceholderText, theme().soft_ink)
        self.setPalette(dress)

    @guard
    def setText(self, text: str | None) -> None:
        """Show this text; where it is too long, its beginning, unless somebody writes."""
        super().setText(text)
        if not self.hasFocus():
            self.setCursorPosition(0)

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the frame of the focus."""
        super().focusInEvent(event)
        if self.selectedText() == self.text():
            # Backwards, so that of a long text the beginning is seen.
            self.setSelection(len(self.text()), -len(self.text()))
        elif event.reason() == Qt.FocusReason.OtherFocusReason and self._fits():
            # Nobody has chosen a place to write at: it goes on at the end, where that is seen.
            self.end(False)
        self.update()

    def _fits(self) -> bool:
        """Whether the whole text is seen."""
        margins = self.textMargins()
        room = self.width() - margins.left() - margins.right() - 4
        return QFontMetricsF(self.font()).horizontalAdvance(self.text()) <= room

    @guard
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning again."""
        super().focusOutEvent(event)
        if event.reason() not in FOR_A_MOMENT:
            self.setCursorPosition(0)

    @guard
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Cut, copy and paste, on a menu that looks like all others."""
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(menu)
        menu.popup(event.globalPos())

    @guard
    def changeEvent(self, event: QEvent) -> None:
        """Be drawn again when it may be written on, or no longer."""
        super().changeEvent(event)
        self.update()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tray, then the line."""
        painter, rect = QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        materials.inset(painter, rect, 8)
        if self.hasFocus():
            painter.setPen(QPen(theme().focus, 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        # Qt paints the text with a painter of its own, and two on one widget are not allowed.
        painter.end()
        super().paintEvent(event)
