"""Numbers of a position in a table: a row for each kind of number, a column for each place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from hamster_table.engine.position import Field
from hamster_table.features.positions.field_controls import NumberCell, full_name, less_and_more
from hamster_table.models.messages import tr
from hamster_table.models.texts import translate
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.text import TextLabel

CENTER = Qt.AlignmentFlag.AlignCenter


class FieldCell(QWidget):
    """A field in such a table; what it is stands at its row and its column."""

    changed = Signal()

    def __init__(self, field: Field, owner: str) -> None:
        """*owner*: whose it is."""
        super().__init__()
        self.field = field
        words = translate("Position", "{field}, {column} from the left")
        self.control = NumberCell(field, full_name(owner, words.format(field=tr(field.label), column=field.column)))
        row = spaced(QHBoxLayout(self), margins=(0, 0, 0, 0))
        row.addWidget(self.control)
        self.control.set_value(field.usual)
        self.control.changed.connect(lambda _: self.changed.emit())
        self.setFocusProxy(self.control)

    def show_problem(self, problem: str) -> None:
        """Mark it while the rules have something against what stands there; "" for nothing."""
        self.control.set_problem(problem)


class NumberTable(QWidget):
    """The table, and two buttons for the number that has the focus, for those who only point."""

    def __init__(self, cells: Sequence[FieldCell]) -> None:
        super().__init__()
        self._cells = cells
        name = translate("Position", "Marked number")
        self.less, self.more = less_and_more(name)
        self.less.chosen.connect(lambda: self._step(-1))
        self.more.chosen.connect(lambda: self._step(1))
        grid = spaced(QGridLayout(self), margins=(0, 0, 0, 8))
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(4)
        buttons = spaced(QHBoxLayout(), 0)
        buttons.addWidget(self.less)
        buttons.addWidget(self.more)
        buttons.addStretch(1)
        grid.addLayout(buttons, 0, 0)
        labels = [*dict.fromkeys(cell.field.label for cell in cells)]
        for n, label in enumerate(labels, 1):
            grid.addWidget(TextLabel(tr(label), 13, "soft_ink", weight=700), n, 0)
        for cell in cells:
            column = cell.field.column
            if grid.itemAtPosition(0, column) is None:
                grid.addWidget(TextLabel(str(column), 13, "soft_ink", weight=700), 0, column, CENTER)
            grid.addWidget(cell, 1 + labels.index(cell.field.label), column)
        grid.setColumnStretch(1 + max(cell.field.column for cell in cells), 1)

    def _step(self, by: int) -> None:
        """Change the number at which somebody is, or else go to the first one."""
        boxes = [cell.control.box for cell in self._cells]
        focused = next((box for box in boxes if box is self.window().focusWidget()), None)
        if focused is None:
            boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            focused.stepBy(by)
