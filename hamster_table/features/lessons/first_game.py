"""A first game: a few lessons that are played, each one thing that the person does, with prepared luck and opponents.

It is data. `follow` says from a match alone what comes next, so that undo, files and a game that is taken up again need
nothing else. The rules check every entry as in any other game. After the last lesson the match goes on as an ordinary
one.

Lessons are of two sorts. Where actions can be listed, the match follows the lessons entry by entry, what chance and the
others do in between is prepared, and nothing but those actions can be done. Where they cannot, as at a wheel under a
hand, a lesson says of an action whether it was meant (`asks`); it waits until one comes, and meanwhile chance and the
others play for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from hamster_table.engine.kernel import Action, Seat

PUPIL: Seat = 0
"""The seat of the person who learns."""

Entry = tuple[Seat, Action]
"""An entry of the ledger: what a seat or chance does."""


class Played(Protocol):
    """What follows the lessons: a match."""

    ledger: list[Entry]

    def state_at(self, n: int) -> Any:
        """The state after so many entries of the ledger."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing that the person does, and what happens by itself after it."""

    key: str
    """Its name, unlike that of any other lesson of the game."""
    says: str
    """In English: what it is about and what to do, in two or three short sentences. The name of a command of its table
    in braces stands for the key of that. It speaks of no pointer and of no keys but those: the prompt does."""
    actions: tuple[Action, ...] = ()
    """What the person may do now; nothing else, even where the rules allow it."""
    then: tuple[Entry, ...] = ()
    """What chance and the others do before the next lesson, after whichever of the actions."""
    look: tuple[Hashable, ...] = ()
    """Where on the board it is done, by the keys of the board's items; (): where the actions are seen, or a button."""
    seat: Seat = PUPIL
    """`CHANCE` where the thing to do is to let chance act, as to roll the dice."""
    asks: Callable[[Any, Action], bool] | None = None
    """Says of a state and the person's action in it whether that is what the lesson asks for; instead of `actions`."""
    can: Callable[[Any], bool] | None = None
    """Says of a state whether what it asks for can be done now; None: it always can."""
    goes_on: bool = False
    """Whether it goes on with what was begun in the lesson before: both are done by one action that is asked for by
    both, and it is shown while that action is under way."""
    how: str = ""
    """In English: by which gesture; whoever uses keys is not told it. "": the prompt tells enough."""


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

    def at_hand(self, lesson: Lesson, state: Any, begun: Action | None, is_under_way: bool) -> Lesson | None:
        """The lesson that is shown while this one waits: the next, if that goes on with what is under way; the one
        before, if this one goes on with what is not, as where it was given up. None: the person has *begun* something
        else, or it cannot be done in this state; both are allowed, and it comes again later."""
        n = self.lessons.index(lesson)
        first = self.lessons[n - 1] if lesson.goes_on else lesson
        if begun is not None and first.asks is not None and not first.asks(state, begun):
            return None
        if first.can is not None and not first.can(state):
            return None
        if is_under_way:
            return next((one for one in self.lessons[n + 1 : n + 2] if one.goes_on), lesson)
        return first

    def expected(self) -> Iterator[Lesson | Entry]:
        """All that comes, in order: a lesson where the person acts, an entry where others or chance do."""
        yield from self.opening
        for lesson in self.lessons:
            yield lesson
            yield from lesson.then


def follow(first_game: FirstGame, match: Played) -> Lesson | Entry | None:
    """What comes next in a match; None after the last lesson, or where the match went another way."""
    return _walk(first_game, match)[0]


def is_complete(first_game: FirstGame, match: Played) -> bool:
    """Whether all lessons are done, and the person has not acted since."""
    comes, n = _walk(first_game, match)
    return comes is None and n >= 0 and all(seat != PUPIL for seat, _ in match.ledger[n:])


def _walk(first_game: FirstGame, match: Played) -> tuple[Lesson | Entry | None, int]:
    """What comes next, and how many entries belong to what came before it; -1: the match went another way."""
    n, length = 0, len(match.ledger)
    for comes in first_game.expected():
        if isinstance(comes, Lesson) and comes.asks is not None:
            if comes.goes_on and n and _is_asked(comes.asks, match, n - 1):
                continue
            while n < length and not _is_asked(comes.asks, match, n):
                n += 1
        if n == length:
            return comes, n
        if not _fits(match.ledger[n], comes):
            return None, -1
        n += 1
    return None, n


def _is_asked(asks: Callable[[Any, Action], bool], match: Played, n: int) -> bool:
    seat, action = match.ledger[n]
    return seat == PUPIL and asks(match.state_at(n), action)


def _fits(entry: Entry, expected: Lesson | Entry) -> bool:
    if isinstance(expected, Lesson):
        return expected.asks is not None or (entry[0] == expected.seat and entry[1] in expected.actions)
    return entry == expected


def may_do(lesson: Lesson, action: Action) -> bool:
    """Whether the person may do this while the lesson waits, as far as the lesson goes."""
    return lesson.asks is not None or action in lesson.actions
