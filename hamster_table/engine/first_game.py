"""A first game: a few lessons that are played, each one thing that the person does, with prepared luck and opponents.

It is data. A match follows it entry by entry: `follow` says from the ledger alone what comes next, so that undo, files
and a game that is taken up again need nothing else. The rules check every entry as in any other game. After the last
lesson the match goes on as an ordinary one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from hamster_table.engine.kernel import Action, Seat

PUPIL: Seat = 0
"""The seat of the person who learns."""

Entry = tuple[Seat, Action]
"""An entry of the ledger: what a seat or chance does."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing that the person does, and what happens by itself after it."""

    key: str
    """Its name, unlike that of any other lesson of the game."""
    says: str
    """In English: what it is about and what to do, in two or three short sentences."""
    actions: tuple[Action, ...]
    """What the person may do now; nothing else, even where the rules allow it."""
    then: tuple[Entry, ...] = ()
    """What chance and the others do before the next lesson, after whichever of the actions."""
    look: tuple[Hashable, ...] = ()
    """Where on the board it is done, by the keys of the board's items; (): where the actions are seen, or a button."""
    seat: Seat = PUPIL
    """`CHANCE` where the thing to do is to let chance act, as to roll the dice."""


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The first game of a title."""

    others: tuple[tuple[str, str], ...]
    """The name and the kind of each computer player, from the seat after the person's."""
    lessons: tuple[Lesson, ...]
    learnt: str
    """In English: what is said after the last lesson."""
    opening: tuple[Entry, ...] = ()
    """What happens before the first lesson."""
    setup: Mapping[str, str] = field(default_factory=dict)
    """The options of the game; {}: the usual ones."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        return 1 + len(self.others)

    def expected(self) -> Iterator[Lesson | Entry]:
        """All that comes, in order: a lesson where the person acts, an entry where others or chance do."""
        yield from self.opening
        for lesson in self.lessons:
            yield lesson
            yield from lesson.then


def follow(first_game: FirstGame, ledger: Sequence[Entry]) -> Lesson | Entry | None:
    """What comes next in a match with that ledger; None after the last lesson, or where the match went another way."""
    expected = first_game.expected()
    for entry in ledger:
        if not _fits(entry, next(expected, None)):
            return None
    return next(expected, None)


def is_complete(first_game: FirstGame, ledger: Sequence[Entry]) -> bool:
    """Whether all lessons are done, and the person has not acted since."""
    expected = list(first_game.expected())
    done, since = ledger[: len(expected)], ledger[len(expected) :]
    is_done = len(done) == len(expected) and all(_fits(*both) for both in zip(done, expected, strict=True))
    return is_done and all(seat != PUPIL for seat, _ in since)


def _fits(entry: Entry, expected: Lesson | Entry | None) -> bool:
    if isinstance(expected, Lesson):
        return entry[0] == expected.seat and entry[1] in expected.actions
    return entry == expected
