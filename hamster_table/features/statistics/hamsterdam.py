"""The graphs of Hamsterdam: folds over the events of a story, a point for each roll."""

from __future__ import annotations

from dataclasses import replace

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterdam.actions import NUMBERS, WAYS, Number
from hamster_table.engine.hamsterdam.events import CardFlipped, DiceTurned, PositionEntered, Rolled, RoundStarted
from hamster_table.engine.hamsterdam.setup_events import CardsPassed
from hamster_table.engine.hamsterdam.tallies import ALL_ROLLS, DAM, PILE, REMOVED, TOWN, WATER, Counts
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event
from hamster_table.engine.tallies import Luck
from hamster_table.features.statistics.graphs import Graphs
from hamster_table.models.series import Line, Mark, Point, Series, Span

DICE = "dice"
ROUND, ROLL = N_("round"), N_("roll")
TITLES = {
    TOWN: N_("Water in town"),
    WATER: N_("Water on dam"),
    DAM: N_("On the dam"),
    PILE: N_("In reserve"),
    REMOVED: N_("Lost"),
}
TOKENS, HAMSTERS = N_("flood tokens"), N_("hamsters")
UNITS = {TOWN: TOKENS, WATER: TOKENS, DAM: HAMSTERS, PILE: HAMSTERS, REMOVED: HAMSTERS}
NOTES = {
    ROUND: {
        TOWN: N_("flood tokens in the town after each round"),
        WATER: N_("flood tokens on the dam after each round"),
        DAM: N_("hamsters on the dam after each round"),
        PILE: N_("hamsters in reserve after each round"),
        REMOVED: N_("hamsters that have left the game"),
    },
    ROLL: {
        TOWN: N_("flood tokens in the town after each roll"),
        WATER: N_("flood tokens on the dam after each roll"),
        DAM: N_("hamsters on the dam after each roll"),
        PILE: N_("hamsters in reserve after each roll"),
        REMOVED: N_("hamsters that have left the game"),
    },
}
WITH_BREACHES = {
    ROUND: N_("flood tokens in the town after each round; filled: a breach"),
    ROLL: N_("flood tokens in the town after each roll; filled: a breach"),
}
BREACHES = (Mark(3, N_("first breach")), Mark(5, N_("second breach")))


def series(story: Story, seats: int) -> tuple[Series, ...]:
    """The graphs: water and hamsters of every seat by rounds and by rolls, and the dice against the odds."""
    now = Counts(seats)
    by_unit = {unit: _Lines(seats, 0, now) for unit in (ROUND, ROLL)}
    round_ = 0
    rounds: list[Mark] = []
    for entry, event in story:
        now.see(event)
        if isinstance(event, PositionEntered):
            round_ = event.round
            by_unit = {unit: _Lines(seats, at, now) for unit, at in ((ROUND, round_), (ROLL, 0))}
        if isinstance(event, RoundStarted):
            round_ = event.round
            rounds.append(Mark(now.rolls, N_("Round {n}"), event.round, is_upright=True))
        for unit, at in ((ROUND, round_), (ROLL, now.rolls)):
            by_unit[unit].see(event, at, now, entry)
    # Only where cards are passed, dams are breached (HD-73).
    is_breached = any(isinstance(event, CardsPassed) for _, event in story)
    graphs = [
        _graph(key, unit, lines, tuple(rounds) if unit == ROLL else (), is_breached)
        for key in TITLES
        for unit, lines in by_unit.items()
    ]
    return (*graphs, _dice(story))


def _graph(key: str, unit: str, lines: _Lines, rounds: tuple[Mark, ...], is_breached: bool) -> Series:
    drawn = tuple(Line(seat, tuple(points)) for seat, points in enumerate(lines.of[key]))
    with_breaches = is_breached and key == TOWN
    note = WITH_BREACHES[unit] if with_breaches else NOTES[unit][key]
    marks = (*BREACHES, *rounds) if with_breaches else rounds
    return Series(key, TITLES[key], drawn, unit, UNITS[key], note, marks, is_stepped=unit == ROLL)


class _Lines:
    """The points of all lines over one unit, a list for each seat."""

    def __init__(self, seats: int, x: int, now: Counts) -> None:
        self.of = {key: [[Point(x, now.of[key][seat], 0)] for seat in range(seats)] for key in TITLES}

    def see(self, event: Event, x: int, now: Counts, entry: int) -> None:
        """Take in one more event, after *now* has."""
        for key, own in self.of.items():
            for seat, points in enumerate(own):
                _draw(points, Point(x, now.of[key][seat], entry))
        if isinstance(event, CardFlipped):
            town = self.of[TOWN][event.seat]
            town[-1] = replace(town[-1], is_filled=True)


def _draw(points: list[Point], new: Point) -> None:
    """Add a point for a new round or roll; within one the last change counts."""
    last = points[-1]
    if new.x > last.x:
        points.append(new)
    elif new.y != last.y:
        points[-1] = replace(new, is_filled=last.is_filled)


def _dice(story: Story) -> Series:
    """How often each sum was rolled for a flood, against the odds."""
    rolled = dict.fromkeys(NUMBERS, 0)
    last = dict.fromkeys(NUMBERS, 0)
    for entry, event in story:
        # A Physicister rolls, and so its dice count; Buffster and Spinster only turn what was rolled.
        if isinstance(event, Rolled) or (isinstance(event, DiceTurned) and event.why == "physicister"):
            rolled[event.a + event.b] += 1
            last[event.a + event.b] = entry
    rolls = sum(rolled.values())
    points = tuple(Point(number, rolled[number], last[number]) for number in NUMBERS)
    spans = tuple(_span(number, rolls) for number in NUMBERS)
    line = Line(None, points, N_("Rolled"))
    return Series(
        DICE,
        N_("Dice"),
        (line,),
        N_("sum of the dice"),
        N_("times rolled"),
        N_("line: expected, pale: the range 95 of 100 games fall in"),
        spans=spans,
    )


def _span(number: Number, rolls: int) -> Span:
    fair = Luck(((WAYS[number], ALL_ROLLS),) * rolls)
    low, high = fair.band
    return Span(number, low, fair.expected, high)


GIVEN = Graphs(series)
