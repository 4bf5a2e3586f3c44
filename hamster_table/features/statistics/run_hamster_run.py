"""The graphs of Run, Hamster, Run!: folds over the events of a story."""

from __future__ import annotations

from hamster_table.engine.game import Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run.actions import FRISKINESS, METTLE, SCAMPER
from hamster_table.engine.run_hamster_run.events import Allocated, PassedOut, PositionEntered, RoundBegan, Tallied
from hamster_table.features.statistics.graphs import Graphs
from hamster_table.models.series import Line, Point, Series

PLUCK, FATIGUE, SPEED, ALLIGATORS = "pluck", "fatigue", "speed", "alligators"
ROUND, CHIPS = N_("round"), N_("chips")
TITLES = {
    PLUCK: N_("Pluck"),
    SCAMPER: N_("Scamper"),
    METTLE: N_("Mettle"),
    FRISKINESS: N_("Friskiness"),
    FATIGUE: N_("Fatigue"),
}
NOTES = {
    PLUCK: N_("pluck chips at the start of the round"),
    SCAMPER: N_("chips put into Scamper"),
    METTLE: N_("chips put into Mettle"),
    FRISKINESS: N_("chips put into Friskiness"),
    FATIGUE: N_("chips in Fatigue at the end of the round"),
}

Lines = dict[tuple[str, Seat | None], list[Point]]


def series(story: Story, seats: int) -> tuple[Series, ...]:
    """The graphs over rounds: pluck, each trait and Fatigue of every hamster; Speed and alligators of the machine."""
    lines: Lines = {(key, seat): [] for key in TITLES for seat in range(seats)}
    lines |= {(SPEED, None): [Point(0, 1, 0)], (ALLIGATORS, None): [Point(0, 1, 0)]}
    for seat in range(seats):
        lines[FATIGUE, seat].append(Point(0, 0, 0))
    round_ = 0
    for entry, event in story:
        if isinstance(event, RoundBegan | PositionEntered):
            round_ = event.round
        if isinstance(event, PositionEntered):
            # What was before it nobody knows.
            for points in lines.values():
                points.clear()
        _draw(lines, event, round_, entry)
    own = [_own(key, lines, seats) for key in TITLES]
    return (*own, _machine(lines))


def _draw(lines: Lines, event: Event, round_: int, entry: int) -> None:
    match event:
        case Allocated(seat=seat):
            split = {SCAMPER: event.scamper, METTLE: event.mettle, FRISKINESS: event.friskiness}
            for key, chips in (split | {PLUCK: sum(split.values())}).items():
                lines[key, seat].append(Point(round_, chips, entry))
        case PassedOut(seat=seat):
            for key in (PLUCK, SCAMPER, METTLE, FRISKINESS):
                lines[key, seat].append(Point(round_, 0, entry))
        case Tallied():
            for seat, tired in enumerate(event.fatigue):
                lines[FATIGUE, seat].append(Point(event.round, tired, entry))
            lines[SPEED, None].append(Point(event.round, event.speed, entry))
            lines[ALLIGATORS, None].append(Point(event.round, event.alligators, entry))


def _own(key: str, lines: Lines, seats: int) -> Series:
    drawn = tuple(Line(seat, tuple(lines[key, seat])) for seat in range(seats))
    return Series(key, TITLES[key], drawn, ROUND, CHIPS, NOTES[key])


def _machine(lines: Lines) -> Series:
    drawn = (
        Line(None, tuple(lines[SPEED, None]), N_("Speed")),
        Line(None, tuple(lines[ALLIGATORS, None]), N_("Alligators")),
    )
    note = N_("Speed and alligators in the pit at the end of the round")
    return Series("belt", N_("Belt and pit"), drawn, ROUND, N_("Speed, alligators"), note)


GIVEN = Graphs(series)
