"""The graphs and counts of Run, Hamster, Run!: folds over the events of a story."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.game import Line, LuckTexts, Point, Series, Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR, FRISKINESS, METTLE, SCAMPER
from hamster_table.engine.run_hamster_run.events import (
    Allocated,
    Bitten,
    Challenged,
    Chomped,
    Climbed,
    Eaten,
    Escaped,
    PassedOut,
    PositionEntered,
    Pushed,
    Resisted,
    Rested,
    RoundBegan,
    Staked,
    Tallied,
    TestWon,
    Thrown,
)
from hamster_table.engine.tallies import Counted, Luck, Tally, counts_of

LUCK = LuckTexts(
    title=N_("Tests won, against the odds"),
    column=N_("Tests won"),
    note=N_("Luck counts only what the HAT decided."),
    sentence=N_("{name} won {won} of {tests} tests; expected {expected}, usually {low} to {high}."),
    empty=N_("{name} has had no test yet."),
)
PLUCK, FATIGUE, SPEED, ALLIGATORS = "pluck", "fatigue", "speed", "alligators"
ROUND, CHIPS = N_("round"), N_("chips")
TITLES = {
    PLUCK: N_("Pluck"),
    SCAMPER: N_("Scamper"),
    METTLE: N_("Mettle"),
    FRISKINESS: N_("Friskiness"),
    FATIGUE: N_("Fatigue"),
}
SURVIVED = N_("Rounds in play")
DECIDED_BY = (SURVIVED,)
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


def tallies(story: Story, seats: int) -> tuple[Tally, ...]:
    """What every seat has done and met, and its luck in the tests that the HAT decided."""
    hat = _Hat(seats)
    for _, event in story:
        hat.see(event)
    counts, rounds = counts_of(story, seats, COUNTED), survived(story, seats)
    lucks = [Luck(tuple(odds), won) for odds, won in zip(hat.odds, hat.won, strict=True)]
    return tuple(Tally(seat, {SURVIVED: rounds[seat]} | counts[seat], lucks[seat]) for seat in range(seats))


def survived(story: Story, seats: int) -> list[int]:
    """How many rounds each hamster was in play, the one in which it was eaten included."""
    rounds, left = [0] * seats, set(range(seats))
    for _, event in story:
        if isinstance(event, PositionEntered):
            rounds = [*event.rounds]
            left = {seat for seat in left if rounds[seat] == event.round}
        elif isinstance(event, RoundBegan):
            rounds = [event.round if seat in left else rounds[seat] for seat in range(seats)]
        elif isinstance(event, Eaten):
            left.discard(event.seat)
    return rounds


COUNTED: Mapping[type[Counted], str] = {
    Pushed: N_("Pushes"),
    Climbed: N_("Climbs"),
    Bitten: N_("Bites"),
    Thrown: N_("Throws"),
    Rested: N_("Rests"),
    Chomped: N_("Chomps"),
}


class _Hat:
    """Who has how many chips in the HAT for the test that goes on, and how all the tests before it went."""

    def __init__(self, seats: int) -> None:
        self.odds: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.won = [0] * seats
        self.chips: dict[Seat, int] = {}

    def see(self, event: Event) -> None:
        match event:
            case Challenged():
                self.chips = {event.seat: event.chips}
            case Resisted():
                self.chips[event.seat] = event.chips
            case Staked():
                self.chips = {event.seat: event.chips, ALLIGATOR: event.alligators}
            case TestWon(drawn=True) | Escaped(drawn=True):
                self._settle(event.seat)
            case Chomped():
                self._settle(ALLIGATOR)
            case TestWon() | Escaped():
                self.chips = {}

    def _settle(self, winner: Seat) -> None:
        # A Chomp without a test (RR-46) has put no chips in, so nothing is counted.
        whole = sum(self.chips.values())
        for seat, own in self.chips.items():
            if seat != ALLIGATOR:
                self.odds[seat].append((own, whole))
                self.won[seat] += seat == winner
        self.chips = {}


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
