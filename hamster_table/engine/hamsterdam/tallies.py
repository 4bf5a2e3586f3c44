"""The counts of Hamsterdam: folds over the events of a story."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.game import LuckTexts, Story
from hamster_table.engine.hamsterdam import events
from hamster_table.engine.hamsterdam.actions import CARDS, WAYS, Number, Spot
from hamster_table.engine.hamsterdam.setup_events import Deployed, HamstersGathered, LinedUp, SpecialKept, TwinJoined
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.tallies import Counted, Luck, Tally, counts_of

TOWN, WATER, DAM, PILE, REMOVED = KEYS = "town", "water", "dam", "pile", "removed"
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


def tallies(story: Story, seats: int) -> tuple[Tally, ...]:
    """What every seat has done and met, and its luck: rolls that found no card of its dam without a hamster."""
    now = Counts(seats)
    for _, event in story:
        now.see(event)
    counts = counts_of(story, seats, COUNTED)
    return tuple(
        Tally(
            seat,
            dict(zip(DECIDED_BY, now.score(seat), strict=True)) | counts[seat],
            Luck(tuple(now.odds[seat]), now.spared[seat]),
        )
        for seat in range(seats)
    )


COUNTED: Mapping[type[Counted], str] = {
    events.Plugged: N_("Stopped"),
    events.FloodStopped: N_("Stopped"),
    events.CardFlipped: N_("Breaches"),
    events.SpecialUsed: N_("Specials"),
}


class Counts:
    """Water and hamsters of every seat, computed from the events, and how often rolls met a dam without hamsters."""

    def __init__(self, seats: int) -> None:
        self.rolls = 0
        self.of = {key: [0] * seats for key in KEYS}
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
            case events.PositionEntered():
                self._lay(event)
            case events.Rolled():
                # As it was rolled, before anybody reacts: what is done about it is skill and no luck.
                self._roll(event.a + event.b)
            case events.FloodBegan():
                self.rolls += 1
            case events.Flooded() | events.TokenRemoved():
                self.of[WATER][event.seat] += 1 if isinstance(event, events.Flooded) else -1
            case events.Inundated():
                self.of[TOWN][event.seat] = event.town
            case events.CardFlipped():
                del self.up[event.spot]
                self.of[TOWN][event.seat] = event.town
                self.of[WATER][event.seat] -= event.tokens
            case _:
                self._see_hamsters(event)

    def _lay(self, event: events.PositionEntered) -> None:
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
            case events.HamsterPut():
                self._go(event.seat, OUTSIDE, event.spot)
            case events.HamsterMoved():
                self._go(event.seat, event.origin, event.spot)
            case events.WentToPile():
                self._go(event.seat, event.spot, OUTSIDE)
            case events.HamsterRemoved():
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
