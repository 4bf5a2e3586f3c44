"""The counts of Run, Hamster, Run!: folds over the events of a story."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.game import LuckTexts, Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run import events
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR
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
        if isinstance(event, events.PositionEntered):
            rounds = [*event.rounds]
            left = {seat for seat in left if rounds[seat] == event.round}
        elif isinstance(event, events.RoundBegan):
            rounds = [event.round if seat in left else rounds[seat] for seat in range(seats)]
        elif isinstance(event, events.Eaten):
            left.discard(event.seat)
    return rounds


COUNTED: Mapping[type[Counted], str] = {
    events.Pushed: N_("Pushes"),
    events.Climbed: N_("Climbs"),
    events.Bitten: N_("Bites"),
    events.Thrown: N_("Throws"),
    events.Rested: N_("Rests"),
    events.Chomped: N_("Chomps"),
}


class _Hat:
    """Who has how many chips in the HAT for the test that goes on, and how all the tests before it went."""

    def __init__(self, seats: int) -> None:
        self.odds: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.won = [0] * seats
        self.chips: dict[Seat, int] = {}

    def see(self, event: Event) -> None:
        match event:
            case events.Challenged():
                self.chips = {event.seat: event.chips}
            case events.Resisted():
                self.chips[event.seat] = event.chips
            case events.Staked():
                self.chips = {event.seat: event.chips, ALLIGATOR: event.alligators}
            case events.TestWon(drawn=True) | events.Escaped(drawn=True):
                self._settle(event.seat)
            case events.Chomped():
                self._settle(ALLIGATOR)
            case events.TestWon() | events.Escaped():
                self.chips = {}

    def _settle(self, winner: Seat) -> None:
        # A Chomp without a test (RR-46) has put no chips in, so nothing is counted.
        whole = sum(self.chips.values())
        for seat, own in self.chips.items():
            if seat != ALLIGATOR:
                self.odds[seat].append((own, whole))
                self.won[seat] += seat == winner
        self.chips = {}
