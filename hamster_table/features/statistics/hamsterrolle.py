"""The graphs of Hamsterrolle: folds over the events of a story, a point for each turn."""

from __future__ import annotations

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterrolle.events import PositionEntered, TurnEnded
from hamster_table.engine.hamsterrolle.geometry.angles import degrees
from hamster_table.engine.hamsterrolle.tallies import FALLEN, PIECES_LEFT, at_first
from hamster_table.engine.i18n import N_
from hamster_table.features.statistics.graphs import Graphs
from hamster_table.models.series import Line, Point, Series

LEFT, FELL, ANGLE = "left", "fallen", "angle"
TURN = N_("turn")
TITLES = {LEFT: PIECES_LEFT, FELL: FALLEN, ANGLE: N_("The wheel")}
PIECES, DEGREES = N_("pieces"), N_("degrees")
NOTES = {
    LEFT: N_("pieces that still have to be built after each turn"),
    FELL: N_("pieces that have fallen, by whose turn it was; the height of a step is what fell in one"),
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
    return (_own(LEFT, left), _own(FELL, fallen), rolled)


def _own(key: str, lines: list[list[Point]]) -> Series:
    drawn = tuple(Line(seat, tuple(points)) for seat, points in enumerate(lines))
    return Series(key, TITLES[key], drawn, TURN, PIECES, NOTES[key], is_stepped=True)


GIVEN = Graphs(series)
