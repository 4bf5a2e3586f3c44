"""The graphs and counts of Hamsterrolle: folds over the events of a story, a point for each turn.

There is no luck to be counted: nothing here is drawn or rolled.
"""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.game import Line, Point, Series, Story
from hamster_table.engine.hamsterrolle.actions import FULL_TURN, KINDS, SETS
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

LEFT, FALLEN, ANGLE = "left", "fallen", "angle"
TURN = N_("turn")
TITLES = {LEFT: N_("Pieces left"), FALLEN: N_("Fallen"), ANGLE: N_("The wheel")}
DECIDED_BY = (TITLES[LEFT],)
PIECES, DEGREES = N_("pieces"), N_("degrees")
NOTES = {
    LEFT: N_("pieces that still have to be built after each turn"),
    FALLEN: N_("pieces that have fallen, by whose turn it was; the height of a step is what fell in one"),
    ANGLE: N_("degrees that the wheel has rolled forwards, after each turn"),
}


def series(story: Story, seats: int) -> tuple[Series, ...]:
    """The graphs over turns: what everybody has left, what fell in whose turn, and how far the wheel has rolled."""
    left = [[Point(0, pieces, 0)] for pieces in at_first(story, seats)]
    fallen = [[Point(0, 0, 0)] for _ in range(seats)]
    angle = [Point(0, 0, 0)]
    for entry, event in story:
        if isinstance(event, PositionEntered):
            # The turn before the first one that is played.
            begun = event.turn - 1
            left = [[Point(begun, pieces, entry)] for pieces in event.left]
            fallen = [[Point(begun, 0, entry)] for _ in range(seats)]
            angle = [Point(begun, degrees(event.angle), entry)]
        elif isinstance(event, TurnEnded):
            for points, pieces in zip(left, event.left, strict=True):
                points.append(Point(event.turn, pieces, entry))
            for seat, points in enumerate(fallen):
                points.append(Point(event.turn, points[-1].y + (event.fallen if seat == event.seat else 0), entry))
            angle.append(Point(event.turn, degrees(event.angle), entry))
    rolled = Series(ANGLE, TITLES[ANGLE], (Line(None, tuple(angle), N_("Rolled")),), TURN, DEGREES, NOTES[ANGLE])
    return (_own(LEFT, left), _own(FALLEN, fallen), rolled)


def _own(key: str, lines: list[list[Point]]) -> Series:
    drawn = tuple(Line(seat, tuple(points)) for seat, points in enumerate(lines))
    return Series(key, TITLES[key], drawn, TURN, PIECES, NOTES[key], is_stepped=True)


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


def degrees(angle: int) -> int:
    """How far the wheel has rolled, in whole degrees."""
    return angle * 360 // FULL_TURN


def tallies(story: Story, seats: int) -> tuple[Tally, ...]:
    """What every seat has left, and what it has done and dropped."""
    left = at_first(story, seats)
    for _, event in story:
        if isinstance(event, TurnEnded):
            left = [*event.left]
    counts = counts_of(story, seats, COUNTED)
    return tuple(Tally(seat, {TITLES[LEFT]: left[seat]} | counts[seat]) for seat in range(seats))


COUNTED: Mapping[type[Counted], str] = {
    Built: N_("Built"),
    Passed: N_("Passes"),
    Fell: TITLES[FALLEN],
    TimeRanOut: N_("Out of time"),
    LetDrop: N_("Let drop"),
}
