"""The puzzles of a game in one file: positions with what each answer is worth, and how they were found.

A puzzle begins at a position that is a part of its set-up, as one that people enter; a few entries lead from there to
the question. So it is replayed by the rules like any other game, and knows nothing that its seat does not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from hamster_table.engine.catalogue import find
from hamster_table.engine.codec import canonical, from_json
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match

SEED = "puzzle/"
"""What the seed of a puzzle's game begins with, before its name."""
OWN = "own/"
"""What the name of a puzzle begins with that was found in a game which was played here."""
STEPS = 5
"""How many steps of difficulty there are."""
FEWEST = 3
"""The least answers of a puzzle: of two, each hint would give one away."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the answers, with what it is worth."""

    action: dict[str, Any]
    """In its JSON form."""
    wins: int
    """In how many of 1,000 games it wins, as the search found; or in how many of 1,000 tries it comes off."""
    error: int
    """The standard error of how much less that is than the best answer's, in thousandths."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A position, a question and its answer."""

    name: str
    """That of the game it was found in, and which entry of that; unlike any other of its game."""
    seats: int
    setup: dict[str, str]
    """With the position from which it begins."""
    ledger: list[tuple[Seat, dict[str, Any]]]
    """What happens between the position and the question."""
    seat: Seat
    """Who is asked."""
    step: int
    """How hard it is, from 1 to `STEPS`."""
    solved: dict[str, int]
    """By the name of each computer player: in how many of its tries it found the answer."""
    whim: dict[str, Any]
    """What *Whim* answered first, which is wrong; or what a person did in a game of their own."""
    answers: list[Answer]
    """The best one first."""
    aim: str = ""
    """What a good answer leads to, where games are not played on to find it: a key of `Questions.aims`."""
    game: str = ""
    """The id of the game; not in the file."""

    @property
    def id(self) -> str:
        """What tells it from all other puzzles."""
        return f"{self.game}/{self.name}"

    @property
    def seed(self) -> str:
        """The seed of its game."""
        return f"{SEED}{self.id}"

    @property
    def is_own(self) -> bool:
        """Whether it was found in a game which was played here; it begins at its question, and its stars are not
        kept."""
        return self.name.startswith(OWN)

    def match(self) -> Match:
        """Its game, before its first entry."""
        return Match.new(self.game, self.seats, self.setup, self.seed)

    @cached_property
    def entries(self) -> tuple[tuple[Seat, Action], ...]:
        """What happens between the position and the question."""
        return tuple((seat, self.action(form)) for seat, form in self.ledger)

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The answers, the best one first."""
        return tuple(self.action(one.action) for one in self.answers)

    @cached_property
    def offered(self) -> tuple[Action, ...]:
        """The answers in an order that does not tell which is the best."""
        return tuple(self.action(form) for form in sorted((one.action for one in self.answers), key=canonical))

    def action(self, form: Mapping[str, Any]) -> Action:
        """An action of its game, by its JSON form. Raises `ValueError`."""
        return from_json(form, find(self.game).vocabulary)

    def asked(self) -> Match:
        """Its game at the question. Raises `Refused` or `ValueError` where the rules do not lead there."""
        match = self.match()
        for seat, action in self.entries:
            match.play(seat, action)
        return match


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, the easiest first."""

    game: str
    rules: int
    """The version of its rules."""
    made: dict[str, Any]
    """How they were found: the version of the program, seeds, and figures."""
    puzzles: list[Puzzle]


def file_of(game: str) -> Path:
    """Where the puzzles of the game with this id are."""
    return Path(__file__).with_name(f"{game.replace('-', '_')}.json")


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of the game with this id, the easiest first; () where there are none, or where its rules are others
    by now."""
    path = file_of(game)
    if not path.is_file():
        return ()
    book = msgspec.json.decode(path.read_bytes(), type=Book)
    if book.rules != find(game).rules:
        return ()
    return tuple(msgspec.structs.replace(one, game=game) for one in book.puzzles)
