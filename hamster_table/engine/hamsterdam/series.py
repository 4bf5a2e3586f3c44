"""The graphs and counts of Hamsterdam: folds over the events of a story, a point for each roll."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hamster_table.engine.game import Line, LuckTexts, Mark, Point, Series, Span, Story
from hamster_table.engine.hamsterdam.actions import CARDS, NUMBERS, WAYS, Number, Spot
from hamster_table.engine.hamsterdam.breach import BREACHES, FIRST_BREACH
from hamster_table.engine.hamsterdam.events import (
    CardFlipped,
    DiceTurned,
    FloodBegan,
    Flooded,
    FloodStopped,
    HamsterMoved,
    HamsterPut,
    HamsterRemoved,
    Inundated,
    Plugged,
    PositionEntered,
    Rolled,
    RoundStarted,
    SpecialUsed,
    TokenRemoved,
    WentToPile,
)
from hamster_table.engine.hamsterdam.setup_events import (
    CardsPassed,
    Deployed,
    HamstersGathered,
    LinedUp,
    SpecialKept,
    TwinJoined,
)
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.tallies import Counted, Luck, Tally, counts_of

TOWN, WATER, DAM, PILE, REMOVED, DICE = "town", "water", "dam", "pile", "removed", "dice"
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
BREACH_MARKS = (Mark(FIRST_BREACH, N_("first breach")), Mark(BREACHES.index(2), N_("second breach")))
LUCK = LuckTexts(
    N_("Rolls that missed, against the odds"),
    N_("Rolls that missed"),
    N_("Luck: rolls that hit no unguarded card."),
    N_("{won} of {tests} rolls missed {name}; expected {expected}, usually {low} to {high}."),
    N_("{name} has had no roll yet."),
)
TOTAL = N_("Total")
DECIDED_BY = (N_("In town"), N_("On dam"), TOTAL, N_("Hamsters"))
ALL_ROLLS = 36
OUTSIDE: Spot = -1
"""Not on the dam: in the pile."""


def series(story: Story, seats: int) -> tuple[Series, ...]:
    """The graphs: water and hamsters of every seat by rounds and by rolls, and the dice against the odds."""
    table = _Table(seats)
    by_unit = {unit: _Lines(seats, 0, table) for unit in (ROUND, ROLL)}
    round_ = 0
    rounds: list[Mark] = []
    for entry, event in story:
        table.see(event)
        if isinstance(event, PositionEntered):
            round_ = event.round
            by_unit = {unit: _Lines(seats, at, table) for unit, at in ((ROUND, round_), (ROLL, 0))}
        if isinstance(event, RoundStarted):
            round_ = event.round
            rounds.append(Mark(table.rolls, N_("Round {n}"), event.round, is_upright=True))
        for unit, at in ((ROUND, round_), (ROLL, table.rolls)):
            by_unit[unit].see(event, at, table, entry)
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
    marks = (*BREACH_MARKS, *rounds) if with_breaches else rounds
    return Series(key, TITLES[key], drawn, unit, UNITS[key], note, marks, is_stepped=unit == ROLL)


def tallies(story: Story, seats: int) -> tuple[Tally, ...]:
    """What every seat has done and met, and its luck: rolls that found no card of its dam without a hamster."""
    table = _Table(seats)
    for _, event in story:
        table.see(event)
    counts = counts_of(story, seats, COUNTED)
    return tuple(
        Tally(
            seat,
            dict(zip(DECIDED_BY, table.score(seat), strict=True)) | counts[seat],
            Luck(tuple(table.odds[seat]), table.spared[seat]),
        )
        for seat in range(seats)
    )


COUNTED: Mapping[type[Counted], str] = {
    Plugged: N_("Stopped"),
    FloodStopped: N_("Stopped"),
    CardFlipped: N_("Breaches"),
    SpecialUsed: N_("Specials"),
}


class _Table:
    """Water and hamsters of every seat, computed from the events, and how often rolls met a dam without hamsters."""

    def __init__(self, seats: int) -> None:
        self.rolls = 0
        self.of = {key: [0] * seats for key in TITLES}
        self.stack = [0] * CARDS * seats
        """Hamsters on each spot."""
        self.up: dict[Spot, Number] = {}
        """The numbers of the cards that stand."""
        self.odds: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """By seat: of the 36 rolls, how many would have found no card without a hamster, each time."""
        self.spared = [0] * seats
        """By seat: how many rolls did not."""

    def see(self, event: Event) -> None:
        """Take in one more event."""
        match event:
            case LinedUp():
                self.up |= dict(enumerate(event.numbers, CARDS * event.seat))
            case PositionEntered():
                self._lay(event)
            case Rolled():
                # As it was rolled, before anybody reacts: what is done about it is skill and no luck.
                self._roll(event.a + event.b)
            case FloodBegan():
                self.rolls += 1
            case Flooded() | TokenRemoved():
                self.of[WATER][event.seat] += 1 if isinstance(event, Flooded) else -1
            case Inundated():
                self.of[TOWN][event.seat] = event.town
            case CardFlipped():
                del self.up[event.spot]
                self.of[TOWN][event.seat] = event.town
                self.of[WATER][event.seat] -= event.tokens
            case _:
                self._see_hamsters(event)

    def _lay(self, event: PositionEntered) -> None:
        self.up = {spot: number for spot, number in enumerate(event.numbers) if number}
        self.stack = [*event.stacks]
        self.of |= {PILE: [*event.pile], TOWN: [*event.town], REMOVED: [*event.removed]}
        for key, by_spot in ((WATER, event.water), (DAM, event.stacks)):
            self.of[key] = [sum(by_spot[first : first + CARDS]) for first in range(0, len(by_spot), CARDS)]

    def score(self, seat: Seat) -> tuple[int, int, int, int]:
        """What decides the game, in the order of `DECIDED_BY`."""
        town, water = self.of[TOWN][seat], self.of[WATER][seat]
        return town, water, town + water, self.of[DAM][seat] + self.of[PILE][seat]

    def _see_hamsters(self, event: Event) -> None:
        match event:
            case HamstersGathered():
                self.of[PILE][event.seat] += event.hamsters
            case SpecialKept() | TwinJoined():
                self.of[PILE][event.seat] += 1
            case Deployed():
                positions = [n for n, hamsters in enumerate(event.plain) for _ in range(hamsters)]
                for position in (*positions, *(position for _, position in event.specials)):
                    self._go(event.seat, OUTSIDE, CARDS * event.seat + position)
            case HamsterPut():
                self._go(event.seat, OUTSIDE, event.spot)
            case HamsterMoved():
                self._go(event.seat, event.origin, event.spot)
            case WentToPile():
                self._go(event.seat, event.spot, OUTSIDE)
            case HamsterRemoved():
                # By way of the pile, since it may leave the game from there as well (HD-57).
                self._go(event.seat, event.origin, OUTSIDE)
                self.of[PILE][event.seat] -= 1
                self.of[REMOVED][event.seat] += 1

    def _go(self, seat: Seat, origin: Spot, to: Spot) -> None:
        """A hamster goes from a card or the pile to a card or the pile."""
        for spot, by in ((origin, -1), (to, 1)):
            if spot == OUTSIDE:
                self.of[PILE][seat] += by
            else:
                self.stack[spot] += by
                self.of[DAM][seat] += by

    def _roll(self, number: Number) -> None:
        for seat, odds in enumerate(self.odds):
            spots = range(CARDS * seat, CARDS * seat + CARDS)
            bare = {self.up[spot] for spot in spots if spot in self.up and not self.stack[spot]}
            odds.append((ALL_ROLLS - sum(WAYS[other] for other in bare), ALL_ROLLS))
            self.spared[seat] += number not in bare


class _Lines:
    """The points of all lines over one unit, a list for each seat."""

    def __init__(self, seats: int, x: int, table: _Table) -> None:
        self.of = {key: [[Point(x, table.of[key][seat], 0)] for seat in range(seats)] for key in TITLES}

    def see(self, event: Event, x: int, table: _Table, entry: int) -> None:
        """Take in one more event, after the table has."""
        for key, own in self.of.items():
            for seat, points in enumerate(own):
                _draw(points, Point(x, table.of[key][seat], entry))
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
