"""What every person chooses for themselves for one game, on the sheet of a new one, such as a clock of their own."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hamster_table.engine.game import Game, Option
from hamster_table.models.texts import headed, translate
from hamster_table.views.art.theme import SEATS
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.text import TextLabel

OwnChoice = Mapping[str, Hashable]
"""The options by their keys."""


class OwnChoicesRow(QWidget):
    """The choices of one seat."""

    def __init__(self, seat: int, options: Sequence[Option]) -> None:
        super().__init__()
        row = spaced(FlowLayout(self), 6, (6, 0, 0, 0))
        row.addWidget(Badge(seat, 30))
        self.choices: dict[str, Choice] = {}
        for option in options:
            label = translate("NewGame", "{choice} of {seat}")
            label = label.format(choice=translate("Engine", option.label), seat=SEATS[seat].label())
            values = [(value, translate("Engine", words)) for value, words in option.choices.items()]
            self.choices[option.key] = Choice(values, values[0][0], label)
            row.addWidget(self.choices[option.key])

    @property
    def chosen(self) -> OwnChoice:
        """What holds in this row."""
        return {key: choice.current for key, choice in self.choices.items()}

    @property
    def usual(self) -> OwnChoice:
        """What holds where nobody chooses."""
        return {key: choice.usual for key, choice in self.choices.items()}

    @property
    def unusual(self) -> list[str]:
        """What was chosen here that is not as usual, in words."""
        return [choice.text() for choice in self.choices.values() if choice.current != choice.usual]

    def choose(self, chosen: OwnChoice) -> None:
        """Let hold here what was chosen in another row."""
        for key, value in chosen.items():
            self.choices[key].set_current(value)


class OwnChoices(QWidget):
    """A row for every person, where the game has anything to choose."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        options = game.setup.seat_options
        self._keys = [option.key for option in options]
        self.rows = [OwnChoicesRow(seat, options) for seat in range(game.seats[-1])]
        self._names = [""] * len(self.rows)
        column = spaced(QVBoxLayout(self), 4, (0, 0, 0, 8))
        column.addWidget(TextLabel(translate("NewGame", "Personal options"), "heading"))
        for row in self.rows:
            column.addWidget(row)

    def choices(self) -> list[Choice]:
        """All the controls."""
        return [choice for row in self.rows for choice in row.choices.values()]

    def unusual(self, names: Sequence[str | None]) -> list[str]:
        """What each person has chosen that is not as usual, in a few words."""
        both = zip(self.rows, names, strict=False)
        return [headed(name, ", ".join(row.unusual)) for row, name in both if name is not None and row.unusual]

    def show_persons(self, names: Sequence[str | None]) -> None:
        """Show a row for each seat with a person of that name; None: no person sits there."""
        before = {name: row.chosen for name, row in zip(self._names, self.rows, strict=True) if name}
        for seat, row in enumerate(self.rows):
            name = names[seat] if seat < len(names) else None
            row.setVisible(name is not None)
            if name != self._names[seat] and name in before:  # has sat elsewhere until now
                row.choose(before[name])
            elif name != self._names[seat] in names:  # somebody new, and who sat here sits elsewhere
                row.choose(row.usual)
        self._names = [name or "" for name in [*names, *[None] * len(self.rows)][: len(self.rows)]]
        self.setVisible(bool(self._keys) and any(name is not None for name in names))

    def chosen(self, names: Sequence[str | None]) -> dict[str, str]:
        """The fields of the set-up: the values by seat, with commas between; "" where all have the default."""
        found = {}
        for key in self._keys:
            # There is a row for every seat of the game, and a name only for those that are taken.
            values = [
                "" if name is None else str(row.choices[key].current)
                for row, name in zip(self.rows, names, strict=False)
            ]
            found[key] = ",".join(values) if any(values) else ""
        return found

    def take_over(self, old: OwnChoices) -> None:
        """Show what was chosen in the rows of another page of the same game."""
        for row, before in zip(self.rows, old.rows, strict=True):
            row.choose(before.chosen)
