"""The counts of Run, Hamster, Run!: folds over the events of a story."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.game import LuckTexts, Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR
from hamster_table.engine.run_hamster_run.events import (
    Bitten,
    Challenged,
    Chomped,
    Climbed,
    Eaten,
    Escaped,
    PositionEntered,
    Pushed,
    Resisted,
    Rested,
    RoundBegan,
    Staked,
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
SURVIVED = N_("Rounds in play")
DECIDED_BY = (SURVIVED,)


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
