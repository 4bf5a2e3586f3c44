"""An option of a game on the sheet of a new game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine.game import Option
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.widgets.buttons import Link
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.text import TextLabel

MOST_LETTERS = 60
"""Choices with more letters in all do not stand side by side."""


class OptionRow(QWidget):
    """An option as a sentence with a choice in it, and for tinkerers its ruling to be read."""

    def __init__(self, option: Option) -> None:
        super().__init__()
        label = translate("Engine", option.label)
        choices = [(value, translate("Engine", words)) for value, words in option.choices.items()]
        few = len(choices) <= 3 and sum(len(words) for _, words in choices) <= MOST_LETTERS
        self.option = option
        self.choice = (Segments if few else Choice)(choices, choices[0][0], label)
        self.ruling = Link(option.ruling)
        self.ruling.setAccessibleName(translate("NewGame", "Ruling {id}").format(id=option.ruling))
        self.column = spaced(QVBoxLayout(self), 2, (0, 0, 0, 0))
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(TextLabel(label, 14.5, weight=700, wrap=True), 1)
        head.addWidget(self.ruling)
        self.ruling.setVisible(TINKERERS.are_served and bool(option.ruling))
        self.column.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def current(self) -> str:
        """The value that is chosen, a key of `Option.choices`."""
        return str(self.choice.current)

    def matters_with(self, seats: int) -> bool:
        """Whether the option applies to a table with that many seats."""
        return self.option.seats in (0, seats)

    @property
    def unusual(self) -> str:
        """The sentence with what is chosen; "" where that is the usual choice, the first."""
        words = self.option.choices
        if self.choice.current == next(iter(words)):
            return ""
        return f"{translate('Engine', self.option.label)} {translate('Engine', words[str(self.choice.current)])}"
