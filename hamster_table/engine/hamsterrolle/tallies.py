"""The counts of Hamsterrolle: folds over the events of a story.

There is no luck to be counted: nothing here is drawn or rolled.
"""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterrolle.actions import KINDS, SETS
from hamster_table.engine.hamsterrolle.events import (
    Built,
    Fell,
    Given,
    LetDrop,
    Passed,
    PositionEntered,
    TimeRanOut,
    TurnEnded,
)
from hamster_table.engine.i18n import N_
from hamster_table.engine.tallies import Counted, Tally, counts_of

PIECES_LEFT, FALLEN, DROPPED = N_("Pieces left"), N_("Fallen"), N_("Dropped")
DECIDED_BY = (PIECES_LEFT,)


def at_first(story: Story, seats: int) -> list[int]:
    """How many pieces everybody begins with: a set, two sets of two seats, and what is shared out (HR-4, HR-5)."""
    # One kind less, since the cone is in no set. Rounded down, so that with three seats the fourth set is left over.
    pieces = [(len(KINDS) - 1) * (SETS // seats)] * seats
    for _, event in story:
        if isinstance(event, Given):
            pieces[event.seat] += 1
        elif isinstance(event, PositionEntered):
            return [*event.left]
    return pieces


def tallies(story: Story, seats: int) -> tuple[Tally, ...]:
    """What every seat has left, and what it has done and dropped."""
    left = at_first(story, seats)
    for _, event in story:
        if isinstance(event, TurnEnded):
            left = [*event.left]
    counts = counts_of(story, seats, COUNTED)
    return tuple(Tally(seat, {PIECES_LEFT: left[seat]} | counts[seat]) for seat in range(seats))


COUNTED: Mapping[type[Counted], str] = {
    Built: N_("Built"),
    Passed: N_("Passes"),
    Fell: FALLEN,
    TimeRanOut: DROPPED,
    LetDrop: DROPPED,
}
