"""A position of a real table: what is entered of it, what the rules have against it, and its form in a set-up.

It is a part of the set-up, so that replay, undo and files treat a game that began in the middle as any other. A game
whose set-up has one begins there (`PositionEntry.start`). The room `positions` of the features lets people enter one.

The form is one line, `round=3 speed=2 0.strip=4`: every field that is asked, in the order of the game, as the numbers
and keys of choices that were entered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.kernel import Refusal, Seat, State

Value = int | str
"""A number, or the key of a choice."""
Values = Mapping[str, Value]
"""What was entered, by the keys of the fields."""
NUMBERS = r"[-0-9,;:]{0,4000}"
"""What may stand in a field that is computed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One thing that is entered: a number, a seat, or one of several choices."""

    key: str
    """Its name, unlike that of any other field of the game; without a blank or an equals sign."""
    label: str
    """What it is, in English; `{number}` is filled with `number`."""
    usual: Value
    """What stands there before anybody enters something."""
    least: int = 0
    most: int = 0
    choices: Mapping[str, str] = field(default_factory=dict)
    """The choices with their English texts; {}: it is a number from `least` to `most`."""
    is_seat: bool = False
    """Whether its number is a seat."""
    seat: Seat | None = None
    """Whose it is; None: the whole table's."""
    number: int = 0
    """What tells it from others with the same label, such as a dam."""
    column: int = 0
    """Its column, from 1, where fields with the same labels stand in a table with a row for each label; 0: in none."""
    when: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    """By the keys of earlier fields: with which of their values it is asked; {}: always."""
    is_computed: bool = False
    """Whether nobody enters it: it is computed from the others, a text of whole numbers between `,`, `;` and `:`; ""
    until it is."""

    def allows(self, value: object) -> bool:
        """Whether such a value can stand there at all."""
        if self.is_computed:
            return isinstance(value, str) and re.fullmatch(NUMBERS, value, re.ASCII) is not None
        if self.choices:
            return isinstance(value, str) and value in self.choices
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class Problem:
    """What the rules have against a position: the refusal with its ruling, and the field to look at."""

    refusal: Refusal
    field: str


class Entered:
    """The values of a position, by what they are about."""

    def __init__(self, seats: int, values: Values) -> None:
        self.values = values
        self.seats = range(seats)

    def number(self, key: str) -> int:
        """A number; 0 where it is not asked."""
        value = self.values.get(key, 0)
        return value if isinstance(value, int) else 0

    def own(self, seat: Seat, name: str) -> int:
        """A number of a seat; 0 where it is not asked."""
        return self.number(f"{seat}.{name}")

    def choice(self, key: str) -> str:
        """A choice; "" where it is not asked."""
        return str(self.values.get(key, ""))


@dataclass(frozen=True, slots=True)
class PositionEntry:
    """What a position of a game is. The set-ups it is called with say which game; their position does not count.

    Whoever enters values sees all of them: nothing that is secret to a seat may be among them.
    """

    fields: Callable[[Any], Sequence[Field]]
    """All fields of a game with that set-up, the table's first, then seat by seat."""
    problems: Callable[[Any, Values], Sequence[Problem]]
    """What is wrong with values of all fields that are asked; () for a position that can be. Computed fields that are
    "" count for nothing."""
    state: Callable[[Any, Values], State]
    """The state before its first step, from values without problems."""
    begin: Callable[[Any], State]
    """The state before the first step of a game that begins as it is set up."""

    def start(self, setup: Any) -> State:
        """The state before the first step: as the game is set up, or of the position that was entered. Raises
        `InputError` for one that cannot be."""
        if not setup.position:
            return self.begin(setup)
        values = read(self.fields(setup), setup.position)
        if wrong := self.problems(setup, values):
            raise InputError(N_("The position breaks the rules ({ruling})."), ruling=wrong[0].refusal.ruling)
        return self.state(setup, values)


def asked(fields: Sequence[Field], values: Values) -> list[Field]:
    """The fields that are to be filled in, as the values of the others are."""
    found: list[Field] = []
    known: dict[str, Value] = {}
    for one in fields:
        # Only what is asked itself decides on others: a hidden field keeps its value, which then means nothing.
        if all(key in known and known[key] in wanted for key, wanted in one.when.items()):
            found.append(one)
            known[one.key] = values.get(one.key, one.usual)
    return found


def usual(fields: Sequence[Field]) -> dict[str, Value]:
    """What stands in all fields before anybody enters something."""
    return {one.key: one.usual for one in fields}


def completed(fields: Sequence[Field], values: Values) -> dict[str, Value]:
    """The values of exactly the fields that are asked; what is missing is as usual."""
    return {one.key: values.get(one.key, one.usual) for one in asked(fields, values)}


def written(fields: Sequence[Field], values: Values) -> str:
    """The form of a position in a set-up."""
    return " ".join(f"{key}={value}" for key, value in completed(fields, values).items())


def read(fields: Sequence[Field], text: str) -> dict[str, Value]:
    """The values in the form of a position. Raises `InputError` for anything else."""
    known = {one.key: one for one in fields}
    values: dict[str, Value] = {}
    for part in text.split(" "):
        key, _, value = part.partition("=")
        if key not in known:
            raise InputError(N_("The position has no {name}."), name=repr(key[:40]))
        # Digits of other scripts are digits to Python too.
        is_number = value.isascii() and value.isdigit() and len(value) <= 6
        is_number = is_number and not (known[key].choices or known[key].is_computed)
        values[key] = int(value) if is_number else value
        if not known[key].allows(values[key]):
            raise InputError(N_("In the position {name} cannot be {value}."), name=key, value=repr(value[:40]))
    # In one form only, and with nothing missing or too much: equal positions have equal set-ups.
    is_computed = all(values.get(one.key) for one in fields if one.is_computed)
    if written(fields, values) != text or not is_computed:
        raise InputError(N_("The position is not complete."))
    return values


def problems(entry: PositionEntry, setup: object, values: Values) -> list[Problem]:
    """What is wrong with a position, field by field and then by the rules; [] when the game can go on from it."""
    return [*entry.problems(setup, completed(entry.fields(setup), values))]
