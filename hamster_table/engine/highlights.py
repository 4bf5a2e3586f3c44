"""What is worth telling about a finished game: facts as sentences, each with its moment, and feats that are records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from hamster_table.engine.kernel import Action, Event, Seat

SHOWN = 3
"""So many facts are shown at the end of a game."""


class Played(Protocol):
    """What facts are found in: a match, of which only the public part is told."""

    ledger: list[tuple[Seat, Action]]

    def story_of(self, seat: Seat | None) -> list[tuple[int, Event]]:
        """The events that a seat may know of; None: the public."""

    def state_at(self, n: int) -> Any:
        """The state after so many entries of the ledger."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Something of which a game keeps the best ever."""

    key: str
    title: str
    """In English: "Tallest tower"."""
    says: str
    """A value of it, with the number at %n and its plural in parentheses: "%n piece(s)"."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """One fact of a finished game."""

    fact: Event
    """What happened; its template is the sentence."""
    seats: tuple[Seat, ...]
    """Whom it is about; () for all."""
    moment: int
    """The length of the ledger just after it happened."""
    weight: int
    """How remarkable it is: from 0, an everyday thing, to 100 and beyond."""
    feat: str = ""
    """The key of the `Feat` that it is; "" for none."""
    value: int = 0
    """How much it is as that feat: more is better."""


def most_remarkable(found: Iterable[Highlight | None]) -> tuple[Highlight, ...]:
    """The facts that were found, the most remarkable first; of equal ones the earlier."""
    return tuple(sorted((one for one in found if one is not None), key=lambda one: (-one.weight, one.moment)))


def best_of(found: Iterable[Highlight]) -> Highlight | None:
    """The most remarkable of some; None of none."""
    return next(iter(most_remarkable(found)), None)


def runs(hits: Sequence[tuple[int, bool]]) -> list[tuple[int, int]]:
    """The lengths of unbroken runs of True, each with the moment at which it ended.

    >>> runs([(1, True), (4, True), (6, False), (9, True)])
    [(2, 4), (1, 9)]
    """
    found, length, last = [], 0, 0
    for moment, hit in (*hits, (0, False)):
        if hit:
            length, last = length + 1, moment
        elif length:
            found.append((length, last))
            length = 0
    return found
