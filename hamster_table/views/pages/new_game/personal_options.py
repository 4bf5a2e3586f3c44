"""What every person chooses for themselves on the sheet of a new game: a clock of one's own, a kind of hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine.game import Game, Option
from hamster_table.views.art.theme import SEATS
from hamster_table.views.widgets.controls import Badge, Choice, TextLabel


class OwnChoicesRow(QWidget):
    """The choices of one seat."""

    def __init__(self, seat: int, options: Sequence[Option]) -> None:
        super().__init__()
        tr = QCoreApplication.translate
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(Badge(seat, 30))
        self.choices: dict[str, Choice] = {}
        for option in options:
            label = tr("NewGame", "{choice} of {seat}")
            label = label.format(choice=tr("Engine", option.label), seat=SEATS[seat].label())
            values = [(value, tr("Engine", words)) for value, words in option.choices.items()]
            self.choices[option.key] = Choice(values, values[0][0], label)
            row.addWidget(self.choices[option.key])
        row.addStretch(1)


class OwnChoices(QWidget):
    """A row for every person."""

    def __init__(self, game: Game, habits: Mapping[str, str]) -> None:
        super().__init__()
        self._habit = game.habit
        self._habits = dict(habits)
        options = [*game.setup.seat_options, *([game.habit] if game.habit is not None else [])]
        self._keys = [option.key for option in game.setup.seat_options]
        self.rows = [OwnChoicesRow(seat, options) for seat in range(game.seats[-1])]
        self._names = [""] * len(self.rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(4)
        column.addWidget(TextLabel(QCoreApplication.translate("NewGame", "Personal options"), "heading"))
        for row in self.rows:
            column.addWidget(row)

    def show_persons(self, names: Sequence[str | None]) -> None:
        """Show a row for each seat with a person of that name; None: no person sits there."""
        for seat, row in enumerate(self.rows):
            name = names[seat] if seat < len(names) else None
            row.setVisible(name is not None)
            if name is not None and name != self._names[seat]:
                self._names[seat] = name
                if self._habit is not None and self._habits.get(name) in self._habit.choices:
                    row.choices[self._habit.key].set_current(self._habits[name])
        self.setVisible(any(name is not None for name in names))

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

    def habits(self, names: Sequence[str | None]) -> dict[str, str]:
        """What each person has chosen, by name."""
        if self._habit is None:
            return {}
        rows = zip(self.rows, names, strict=False)
        return {name: str(row.choices[self._habit.key].current) for row, name in rows if name is not None}


def own_choices(game: Game, habits: Mapping[str, str]) -> OwnChoices | None:
    """The choices, if there are any in that game."""
    return OwnChoices(game, habits) if game.setup.seat_options or game.habit is not None else None
