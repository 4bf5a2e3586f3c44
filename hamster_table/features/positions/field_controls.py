"""The controls of the fields of a position: a number with its two buttons, or a choice from a list."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from hamster_table.engine.position import Field, Value
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.widgets.buttons import RING, IconButton
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.text import TextLabel

SIDE = 20
"""How wide the buttons beside a number are, in pixels at 100 %, without the room for their rings."""


class NumberBox(QSpinBox, FollowsLook):
    """A number let into the paper; the arrow keys and the wheel change it while it has the focus."""

    def __init__(self, least: int, most: int, name: str) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_look()

    def set_problem(self, problem: str) -> None:
        """Mark it while something is wrong with it, and say so to screen readers; "" for nothing."""
        self.setAccessibleDescription(problem)
        self.update()

    def follow_look(self) -> None:
        """Take letters of this size."""
        self.setFont(font(15, 800))
        dress = QPalette(self.palette())
        dress.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        dress.setColor(QPalette.ColorRole.Text, theme().ink)
        self.setPalette(dress)
        self.updateGeometry()

    @guard(fallback=QSize(46, 34))
    def sizeHint(self) -> QSize:
        """Room for two digits."""
        return QSize(px(40), px(34))

    @guard(fallback=QSize(46, 34))
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guard
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count up or down where somebody is at this number; else the page is scrolled."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is typed takes the place of the number."""
        super().focusInEvent(event)
        self.selectAll()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tray; the digits in it draw themselves."""
        painter, rect = QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        materials.inset(painter, rect, 8)
        edge = theme().focus if self.hasFocus() else theme().danger if self.accessibleDescription() else None
        if edge is not None:
            painter.setPen(QPen(edge, 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)


class NumberCell(QWidget):
    """A number in a table of numbers."""

    changed = Signal(int)

    def __init__(self, field: Field, name: str) -> None:
        super().__init__()
        self.box = NumberBox(field.least, field.most, name)
        self.line = spaced(QHBoxLayout(self), 0, (0, 0, 0, 0))
        self.line.addWidget(self.box)
        self.box.valueChanged.connect(self.changed)
        self.setFocusProxy(self.box)

    @property
    def value(self) -> int:
        """The number that stands there."""
        return self.box.value()

    def set_value(self, value: Value) -> None:
        """Let another number stand there."""
        self.box.setValue(int(value))

    def set_problem(self, problem: str) -> None:
        """Mark it while something is wrong with it, and say so to screen readers; "" for nothing."""
        self.box.set_problem(problem)


class Number(NumberCell, FollowsLook):
    """A number with a button on each side, for those who only point."""

    def __init__(self, field: Field, name: str) -> None:
        super().__init__(field, name)
        self.less, self.more = less_and_more(name)
        self.line.insertWidget(0, self.less)
        self.line.addWidget(self.more)
        self.less.chosen.connect(self.box.stepDown)
        self.more.chosen.connect(self.box.stepUp)
        self.follow_look()

    def follow_look(self) -> None:
        """Take letters of this size."""
        # As high as a choice, so that what stands in one line stands on one line.
        self.setFixedHeight(px(38) + 2 * RING + 3)


class StepButton(IconButton):
    """Makes a number larger or smaller; it grows with the letters."""

    def __init__(self, icon: str, name: str) -> None:
        super().__init__(icon, name, side=px(SIDE))
        # The arrow keys do the same; a stop at each button would make the way through the page three times as long.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def follow_look(self) -> None:
        """Be as large as letters of this size ask for."""
        self.set_side(px(SIDE))


def less_and_more(name: str) -> tuple[IconButton, IconButton]:
    """The buttons that make a number smaller and larger; *name* is that of the number."""
    less = StepButton("minus", translate("Position", "{field}: one less").format(field=name))
    more = StepButton("plus", translate("Position", "{field}: one more").format(field=name))
    return less, more


class FieldChoice(Choice):
    """A choice of several, or of the seats."""

    def __init__(self, field: Field, name: str, seats: Mapping[Value, str]) -> None:
        choices = seats if field.is_seat else {key: tr(words) for key, words in field.choices.items()}
        super().__init__([*choices.items()], field.usual, name)
        self.changed = self.picked

    @property
    def value(self) -> Value:
        """What is chosen."""
        current = self.current
        return current if isinstance(current, int) else str(current)

    def set_value(self, value: Value) -> None:
        """Let something else be chosen."""
        self.set_current(value)

    def set_problem(self, problem: str) -> None:
        """What is wrong with it, for screen readers; "" for nothing."""
        self.setAccessibleDescription(problem)


def full_name(owner: str, words: str) -> str:
    """What a field is called by itself; *owner*: whose it is, "" for the table's."""
    called = translate("Position", "{owner}: {field}").format(owner=owner, field=words)
    return called if owner else words


class FieldRow(QWidget):
    """A field: what it is, and below that its control."""

    changed = Signal()

    def __init__(self, field: Field, owner: str, seats: Mapping[Value, str]) -> None:
        """*owner*: whose it is, "" for the table's; *seats*: the names, by seat."""
        super().__init__()
        self.field = field
        words = tr(field.label).format(number=field.number)
        full = full_name(owner, words)
        self.control: Number | FieldChoice
        if field.choices or field.is_seat:
            self.control = FieldChoice(field, full, seats)
        else:
            self.control = Number(field, full)
        self._words = TextLabel(words, 13, "soft_ink", weight=700)
        # Above what is seen of the control, which keeps room for its ring.
        self._words.setIndent(RING)
        column = spaced(QVBoxLayout(self), 0, (0, 0, 0, 0))
        column.addWidget(self._words)
        column.addWidget(self.control, 0, Qt.AlignmentFlag.AlignLeft)
        self.control.set_value(field.usual)
        self.control.changed.connect(lambda _: self.changed.emit())
        self.setFocusProxy(self.control)

    def show_problem(self, problem: str) -> None:
        """Mark it while the rules have something against what stands there; "" for nothing."""
        self._words.set_role("danger" if problem else "soft_ink")
        self.control.set_problem(problem)
