"""The people of this computer: names and faces, what each wants for themselves, and who sat where last.

All of it is in one file, so that whoever is forgotten is nowhere. Games know people by their names only.
"""

from __future__ import annotations

import glob
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.engine.storage.atomic_file import GENERATIONS
from hamster_table.models import settings
from hamster_table.models.seat_names import SYMBOLS, name_key
from hamster_table.models.settings import LANGUAGES, TEXT_SCALES, is_number, is_word, pairs
from hamster_table.models.texts import translate

FURS = {
    "gold": QT_TRANSLATE_NOOP("People", "Golden fur"),
    "white": QT_TRANSLATE_NOOP("People", "White fur"),
    "rust": QT_TRANSLATE_NOOP("People", "Red fur"),
    "slate": QT_TRANSLATE_NOOP("People", "Blue-grey fur"),
    "brown": QT_TRANSLATE_NOOP("People", "Brown fur"),
    "black": QT_TRANSLATE_NOOP("People", "Black fur"),
}
HATS = {
    "": QT_TRANSLATE_NOOP("People", "No hat"),
    "woolly": QT_TRANSLATE_NOOP("People", "Woolly hat"),
    "top": QT_TRANSLATE_NOOP("People", "Top hat"),
    "straw": QT_TRANSLATE_NOOP("People", "Straw hat"),
    "bow": QT_TRANSLATE_NOOP("People", "Bow"),
    "party": QT_TRANSLATE_NOOP("People", "Party hat"),
}
LONGEST = 40
"""The most letters of a name."""
MOST = 100
"""The most people who are known."""
MOST_STARS = 3
"""The most stars that can be won with one thing."""
MOST_SPENT = 1000
"""The most hints, or wrong answers, of one thing that are counted."""
STARS = 1000
"""The most things of which a person's stars are kept."""
HABITS = 20
"""The most games of which a person's habit is kept."""
TABLES = 40
"""The most games whose last players are remembered."""
SEATS = 8
"""The most seats of a remembered table."""

Spent = tuple[int, int]
"""How many hints were given, and how many answers were wrong."""
Chairs = tuple[tuple[str, str], ...]
"""By seat: the name and the kind of its player."""


class Person(NamedTuple):
    """Somebody who plays here. The names of the fields but the first are the keys in the file."""

    name: str
    fur: str = "gold"
    """One of `FURS`."""
    hat: str = ""
    """One of `HATS`."""
    language: str = ""
    """The language in which the program speaks to them, one of `LANGUAGES`; "": its own."""
    text_scale: int = 0
    """The size of text while it is their turn, in percent; 0: as for all."""
    hears_all: bool = False
    """Whether a screen reader tells them all that a prompt says each time; else what is new in it."""
    habits: Mapping[str, str] = MappingProxyType({})
    """What they have chosen for all games of a kind, by its id, such as a kind of hand."""
    stars: Mapping[str, int] = MappingProxyType({})
    """The stars that they have won, by the id of what they were won with, such as a puzzle."""
    spent: Mapping[str, Spent] = MappingProxyType({})
    """What they have spent on something with which no stars were won yet, by the same ids."""


Faces = Sequence[Sequence[str]]
"""Of each person: name, fur and hat."""


class People(NamedTuple):
    """Everybody, and the tables at which they sat. The names of the fields are the keys in the file."""

    people: tuple[Person, ...] = ()
    tables: Mapping[str, Chairs] = MappingProxyType({})
    """By game: the players of the last one that was begun; the game begun last comes last."""

    @classmethod
    def of_faces(cls, faces: Faces) -> People:
        """People of whom nothing but the face is known: for a process that draws them."""
        return cls(tuple(Person(name, fur, hat) for name, fur, hat in faces))

    @property
    def faces(self) -> tuple[tuple[str, str, str], ...]:
        """The faces of all."""
        return tuple((one.name, one.fur, one.hat) for one in self.people)

    def find(self, name: str) -> Person | None:
        """Whoever is called so, however it is written, also in a sentence; None: nobody."""
        wanted = name_key(name)
        return next((one for one in self.people if name_key(one.name) == wanted), None)

    def with_person(self, person: Person, before: str = "") -> People:
        """The people with that one, in place of who was called so, or was called *before*; the oldest make room."""
        gone = {name_key(person.name), name_key(before)}
        others = [one for one in self.people if name_key(one.name) not in gone]
        at = next((n for n, one in enumerate(self.people) if name_key(one.name) in gone), len(others))
        renamed = self._renamed(before, person.name) if before else self
        return renamed._replace(people=tuple([*others[:at], person, *others[at:]][-MOST:]))

    def without(self, name: str) -> People:
        """The people when one of them is forgotten, wherever the name stands."""
        others = tuple(one for one in self.people if name_key(one.name) != name_key(name))
        return self._renamed(name, "")._replace(people=others)

    def _renamed(self, name: str, now: str) -> People:
        tables = {
            game: tuple((now if name_key(one) == name_key(name) else one, kind) for one, kind in chairs)
            for game, chairs in self.tables.items()
        }
        return self._replace(tables=tables)

    def new_person(self) -> Person:
        """Somebody without a name, with a fur that nobody has yet, if there is one."""
        worn = [one.fur for one in self.people]
        return Person("", min(FURS, key=worn.count))

    def with_habit(self, name: str, game: str, choice: str) -> People:
        """The people once somebody has chosen something for all games of a kind; nobody keeps it for a guest."""
        person = self.find(name)
        if person is None:
            return self
        habits = dict([*((key, one) for key, one in person.habits.items() if key != game), (game, choice)][-HABITS:])
        return self.with_person(person._replace(habits=habits))

    def habits_of(self, game: str) -> dict[str, str]:
        """What was chosen for all games of a kind, by name."""
        return {one.name: one.habits[game] for one in self.people if game in one.habits}

    def with_stars(self, name: str, id: str, won: int) -> People:
        """The people once somebody has won stars with something; the first time counts."""
        person = self.find(name)
        if person is None or id in person.stars:
            return self
        stars = dict([*person.stars.items(), (id, won)][-STARS:])
        spent = {key: one for key, one in person.spent.items() if key != id}
        return self.with_person(person._replace(stars=stars, spent=spent))

    def with_spent(self, name: str, id: str, spent: Spent) -> People:
        """The people once somebody has spent hints and answers on something; nothing where its stars were won."""
        person = self.find(name)
        if person is None or id in person.stars:
            return self
        others = [(key, one) for key, one in person.spent.items() if key != id]
        return self.with_person(person._replace(spent=dict([*others, (id, spent)][-STARS:])))

    def with_table(self, game: str, chairs: Chairs) -> People:
        """The people with the players of a game that is begun; with () nobody is remembered there."""
        kept = {key: value for key, value in self.tables.items() if key != game}
        return self._replace(tables=dict([*kept.items(), *([(game, chairs)] if chairs else [])][-TABLES:]))

    def table_of(self, game: str) -> Chairs:
        """The players of the last game of this kind, or of any kind, "" for those without a name; () where there was
        none."""
        of_games = [chairs for chairs in self.tables.values() if len(chairs) > 1]  # alone one plays no game
        chairs = self.tables.get(game) or next(iter(of_games[::-1]), ())
        return tuple((self._written(seat, name), kind) for seat, (name, kind) in enumerate(chairs))

    def last_person(self, game: str) -> str:
        """Who sat there as a person last; "": nobody with a name."""
        return next((name for name, kind in self.table_of(game) if name and kind == "person"), "")

    def _written(self, seat: int, name: str) -> str:
        """What somebody has written as a name: a seat without one was called after its symbol."""
        is_symbol = seat < len(SYMBOLS) and name == translate("Seats", SYMBOLS[seat])
        return "" if is_symbol and self.find(name) is None else name


class Known:
    """Who is known now: drawings ask for faces by name."""

    def __init__(self) -> None:
        self.now = People()

    def find(self, name: str) -> Person | None:
        """Whoever is called so; None: nobody."""
        return self.now.find(name)


PEOPLE = Known()
"""Those in force; the window fills it."""


def load_checked(path: Path) -> tuple[People, list[str]]:
    """The people in the file, and the names of files that could not be read, to be reported, as with settings."""
    found, unread = settings.found_checked(path)
    return sensible(found), unread


def of_before(path: Path) -> People:
    """The people whose names stand in a file of settings from before they had a file of their own."""
    found, _ = settings.found_checked(path)
    habits = [(*key.partition("/")[::2], choice) for key, choice in pairs(found.get("habits"), is_word)]
    languages = dict(pairs(found.get("languages"), LANGUAGES.__contains__))
    people = sensible({"tables": found.get("tables")})
    seated = [name for chairs in people.tables.values() for name, kind in chairs if kind == "person"]
    # A seat without a name was called after its symbol.
    symbols = {"", *SYMBOLS, *(translate("Seats", symbol) for symbol in SYMBOLS)}
    for name in dict.fromkeys([*seated, *languages, *(name for _, name, _ in habits)]):
        if name not in symbols:
            people = people.with_person(people.new_person()._replace(name=name, language=languages.get(name, "")))
    for game, name, choice in habits:
        people = people.with_habit(name, game, choice)
    return people


def save(people: People, path: Path) -> None:
    """Save them, with what a newer version knows of them. Raises `OSError`; then the file is as it was."""
    found, _ = settings.found_checked(path)
    more = dict(pairs(found.get("people"), lambda one: isinstance(one, dict)))
    forms = {
        one.name: more.get(one.name, {}) | {key: _plain(value) for key, value in one._asdict().items()}
        for one in people.people
    }
    for form in forms.values():
        del form["name"]
    unknown = {key: value for key, value in found.items() if key not in People._fields}
    settings.save_form({"people": forms, "tables": dict(people.tables)}, unknown, path)


def save_forgetting(people: People, path: Path, *others: Path) -> None:
    """Save them, and let no former version of the file, nor of *others*, remember anybody, nor one of it that was put
    aside. Raises `OSError`."""
    save(people, path)
    former = [file.with_name(f"{file.name}.bak{n}") for file in (path, *others) for n in range(1, GENERATIONS + 1)]
    aside = path.parent.glob(f"{glob.escape(path.name)}{settings.ASIDE}*")
    for file in (*former, *(one for one in aside if not one.is_dir())):
        with suppress(FileNotFoundError):
            file.unlink()


def sensible(found: Mapping[str, object]) -> People:
    """People made of the valid values; an invalid one falls back alone."""
    people: dict[str, Person] = {}
    for name, form in pairs(found.get("people"), lambda one: isinstance(one, dict)):
        good: dict[str, Any] = {key: form[key] for key, can_hold in _CAN_HOLD.items() if can_hold(form.get(key))}
        good["habits"] = dict(pairs(form.get("habits"), is_word)[-HABITS:])
        good["stars"] = dict(pairs(form.get("stars"), _are_stars)[-STARS:])
        spent = pairs(form.get("spent"), are_spent)[-STARS:]
        good["spent"] = {id: (hints, wrong) for id, (hints, wrong) in spent}
        # As every field takes it, or a face would not be known again by its name at the table.
        if name := "".join(filter(str.isprintable, name))[:LONGEST].strip():
            people.setdefault(name_key(name), Person(name, **good))
    tables = pairs(found.get("tables"), _are_chairs)[-TABLES:]
    return People(
        tuple(people.values())[-MOST:],
        {game: tuple((name, kind) for name, kind in chairs) for game, chairs in tables},
    )


def _plain(value: object) -> object:
    return dict(value) if isinstance(value, Mapping) else value


def are_spent(value: object) -> bool:
    """Whether a value of a file is `Spent`."""
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(one, int) and 0 <= one <= MOST_SPENT for one in value)
    )


def _are_stars(value: object) -> bool:
    return isinstance(value, int) and 0 <= value <= MOST_STARS


def _are_chairs(value: object) -> bool:
    return (
        isinstance(value, list | tuple)
        and 0 < len(value) <= SEATS
        and all(isinstance(chair, list | tuple) and len(chair) == 2 for chair in value)
        and all(is_word(word) for chair in value for word in chair)
    )


_CAN_HOLD: dict[str, Callable[[object], bool]] = {
    "fur": lambda value: isinstance(value, str) and value in FURS,
    "hat": lambda value: isinstance(value, str) and value in HATS,
    "language": lambda value: isinstance(value, str) and (not value or value in LANGUAGES),
    "text_scale": lambda value: isinstance(value, int) and (value == 0 or is_number(value, *TEXT_SCALES)),
    "hears_all": lambda value: isinstance(value, bool),
}
