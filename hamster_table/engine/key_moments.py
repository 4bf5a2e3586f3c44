"""The moments of a game that mattered: what its game declares as such, and changes of the lead."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat

if TYPE_CHECKING:
    from hamster_table.engine.match import Match


class TookLead(Event, frozen=True):
    """A seat leads alone, and before it another did."""

    seat: Seat
    template = N_("{seat} takes the lead.")


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A moment that mattered."""

    at: int
    """The length of the ledger just after it."""
    events: tuple[Event, ...]
    """What happened, in order."""


def key_moments(match: Match, length: int) -> list[KeyMoment]:
    """The moments that mattered among the first *length* entries, as everybody may know them.

    None for a game that declares no key events.
    """
    kinds = match.game.key_events
    if not kinds:
        return []
    story = [(n, event) for n, event in match.story_of(None) if n <= length]
    found = [(n, event) for n, event in story if isinstance(event, kinds)]
    found += _changes_of_lead(match, sorted({n for n, event in story if event.is_heading}))
    found.sort(key=lambda line: line[0])
    return [KeyMoment(n, tuple(event for _, event in lines)) for n, lines in groupby(found, key=lambda line: line[0])]


def _changes_of_lead(match: Match, moments: list[int]) -> list[tuple[int, Event]]:
    """At which of these moments another seat leads alone than the one that did so last."""
    found: list[tuple[int, Event]] = []
    last: Seat | None = None
    for n in moments:
        places = match.game.standing(match.game.view(match.state_at(n), None)).places
        if places.count(1) != 1:
            continue
        first = places.index(1)
        if last not in (None, first):
            found.append((n, TookLead(first)))
        last = first
    return found
