"""A table for any game, made of what its view and its steps tell: values in words, and a button for each choice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.messages import blanks
from hamster_table.models import messages
from hamster_table.models.texts import translate
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Paper
from hamster_table.views.widgets.layouts import clear_layout, spaced
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.scrolling import let_scroll
from hamster_table.views.widgets.text import TextLabel

MOST_BUTTONS = 120
"""More choices than this are not shown as buttons one by one."""


class PlainTable(BoardInterface, QWidget):
    """What everybody sees as a list, and what one may do as buttons. Every game can be played on it.

    Its signals are those of `BoardView`.
    """

    chosen = Signal(object)
    refused = Signal(object, object)
    prompt_changed = Signal()
    ruling_asked = Signal(str)
    refusing = Signal(bool)
    present_wanted = Signal()
    said = Signal(str)
    noticed = Signal(str)
    habit_changed = Signal(str, str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._asks = ""
        self._names: list[str] = []
        self._buttons: list[tuple[Button, Action]] = []
        column = spaced(QVBoxLayout(self), 8, (16, 16, 16, 8))
        self._table = Paper()
        self._grid = spaced(QGridLayout(self._table), margins=(26, 18, 26, 20))
        self._grid.setHorizontalSpacing(24)
        column.addWidget(self._table)
        self._choices = _Choices()
        column.addWidget(self._choices, 1)

    # What every table of the program can do

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show a view, and the choices of the seat that must choose now (None: nobody here)."""
        self._names = list(names)
        self._show_values(view)
        self._asks = ""
        actions: Sequence[Action] = ()
        if view.agenda and asked is not None:
            step = view.agenda[-1]
            # Of several who choose in secret, only the one who is asked is named.
            self._asks = messages.prompt(replace(step, seats=(asked,)), names)
            actions = step.actions(view, asked)
        # Equal choices once: a step may offer an action for each of several things that are alike.
        self._offer(list(dict.fromkeys(actions))[:MOST_BUTTONS])
        self.prompt_changed.emit()

    def prompt(self) -> Prompt:
        """What is to be chosen, in the words of the step."""
        how = translate("PlainTable", "Choose an action.") if self._buttons else ""
        return Prompt(self._asks, how)

    def press(self, button: ButtonSpec) -> None:
        """Do what a button of the prompt does."""
        button.callback()

    @property
    def buttons(self) -> list[Button]:
        """The buttons of the choices, in their order."""
        return [button for button, _ in self._buttons]

    def _show_values(self, view: State) -> None:
        """The table of seats, and a line of all that belongs to no seat."""
        clear_layout(self._grid)
        lists, rest = values_of(view, len(self._names))
        for column, name in enumerate(lists):
            self._grid.addWidget(TextLabel(spoken(name), step="small", role="soft_ink"), 0, column + 2)
        for seat, name in enumerate(self._names):
            self._grid.addWidget(Badge(seat, 26), seat + 1, 0)
            self._grid.addWidget(TextLabel(name, step="lead"), seat + 1, 1)
            for column, values in enumerate(lists.values()):
                self._grid.addWidget(TextLabel(value_in_words(values[seat])), seat + 1, column + 2)
        line = " · ".join(f"{spoken(name)} {value_in_words(value)}" for name, value in rest.items())
        self._grid.addWidget(TextLabel(line, role="soft_ink", wrap=True), len(self._names) + 1, 0, 1, len(lists) + 2)
        self._grid.setColumnStretch(len(lists) + 1, 1)

    def _offer(self, actions: Sequence[Action]) -> None:
        """A button for each choice."""
        self._buttons = [(Button(action_in_words(action, self._names)), action) for action in actions]
        for button, action in self._buttons:
            button.chosen.connect(partial(self.chosen.emit, action))
        self._choices.show_buttons(self.buttons)


class _Choices(QScrollArea):
    """The buttons of all choices, as many in a row as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        let_scroll(self)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._buttons: list[Button] = []
        self.show_buttons([])

    def show_buttons(self, buttons: list[Button]) -> None:
        """Offer these."""
        self._buttons = buttons
        inner = QWidget()
        rows = spaced(QVBoxLayout(inner), 0)
        row, width = QHBoxLayout(), 0
        for button in buttons:
            if width and width + button.sizeHint().width() > self.viewport().width() - 30:
                row.addStretch(1)
                rows.addLayout(row)
                row, width = QHBoxLayout(), 0
            row.addWidget(button)
            width += button.sizeHint().width() + row.spacing()
        row.addStretch(1)
        rows.addLayout(row)
        rows.addStretch(1)
        # Deletes the widget before it, with the buttons that were in its rows.
        self.setWidget(inner)
        # A scroll area paints its widget's background unless told otherwise afterwards.
        inner.setAutoFillBackground(False)


def values_of(view: State, seats: int) -> tuple[dict[str, list[object]], dict[str, object]]:
    """The parts of a view that have one value for each seat, and the others, both by their names."""
    lists: dict[str, list[object]] = {}
    rest: dict[str, object] = {}
    for name in type(view).parts():
        value = getattr(view, name)
        # What is still to be done, and what has been chosen in secret, lies on no table.
        if name in ("agenda", "sealed"):
            continue
        # Nothing says what belongs to seats: a list as long as there are seats is taken for it.
        if isinstance(value, list) and len(value) == seats:
            lists[name] = value
        else:
            rest[name] = value
    return lists, rest


def value_in_words(value: object) -> str:
    """A value as one reads it: what is hidden is a question mark."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return translate("PlainTable", "yes") if value else translate("PlainTable", "no")
    if isinstance(value, list | tuple):
        return ", ".join(map(value_in_words, value)) or "–"
    return str(value)


def action_in_words(action: Action, names: Sequence[str]) -> str:
    """An action as one reads it: `Give(to=1)` is "Give to Jonas", `Hide(count=2)` is "Hide 2"."""
    deed, filled = spoken(type(action).__name__), blanks(action, names)
    if len(filled) == 1:
        [(key, value)] = filled.items()
        return f"{deed} {spoken(key).lower()} {value}" if value in names else f"{deed} {value}"
    return " · ".join([deed, *(f"{spoken(key).lower()} {value}" for key, value in filled.items())])


def spoken(name: str) -> str:
    """A name of the program as words: "StayOut" is "Stay out", "own_pebbles" is "Own pebbles"."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ")
    return words.capitalize()
