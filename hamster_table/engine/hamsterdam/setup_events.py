"""The events before the first round of Hamsterdam; the others are in `events`."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.actions import Hamster, Number
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat


class CardsPassed(Event, frozen=True):
    """A seat passed two cards; who did not give or get one hears only that."""

    seat: Seat
    left: Number | None
    left_seat: Seat
    right: Number | None
    right_seat: Seat
    template = N_("{seat} passes a card to {left_seat} and one to {right_seat}.")
    rule = "HD-1"

    def seen_by(self, seat: Seat | None) -> Event:
        if seat == self.seat:
            return self
        left = self.left if seat == self.left_seat else None
        right = self.right if seat == self.right_seat else None
        return CardsPassed(self.seat, left, self.left_seat, right, self.right_seat)


class LinedUp(Event, frozen=True):
    """A dam is shown, from the left."""

    seat: Seat
    numbers: tuple[Number, ...]
    template = N_("{seat} shows the dam.")
    rule = "HD-3"
    reveals = True


class HamstersGathered(Event, frozen=True):
    """The ordinary hamsters of a seat come to its pile."""

    seat: Seat
    hamsters: int
    specials: int
    """How many specials it will be dealt."""
    template = N_("{seat} gathers hamsters: {hamsters}.")
    rule = "HD-8"


class SpecialsDealt(Event, frozen=True):
    """A seat is dealt its specials; the others see only how many."""

    seat: Seat
    specials: int
    hamsters: tuple[Hamster, ...] | None
    template = N_("{seat} is dealt special hamsters: {specials}.")
    rule = "HD-5"
    reveals = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else SpecialsDealt(self.seat, self.specials, None)


class SpecialKept(Event, frozen=True):
    """A special joins its owner's pile, for all to see."""

    seat: Seat
    hamster: Hamster
    name: str
    template = N_("{seat} keeps a special hamster: {name}.")
    rule = "HD-5"
    reveals = True


class TwinJoined(Event, frozen=True):
    seat: Seat
    hamster: Hamster
    template = N_("The other Twinster joins {seat} too.")
    rule = "HD-9"


class FirstRolled(Event, frozen=True):
    """A roll for who begins."""

    seat: Seat
    a: int
    b: int
    template = N_("{seat} rolls {a} and {b} for the first turn.")
    rule = "HD-10"
    reveals = True


class FirstTied(Event, frozen=True):
    """The best rolls for who begins are equal (HD-10)."""

    seats: tuple[Seat, ...]
    number: int
    template = N_("A tie at {number} for the first turn: {seats} roll again.")
    rule = "HD-10"


class TrackerTaken(Event, frozen=True):
    seat: Seat
    template = N_("{seat} takes the tracker and begins every round.")
    rule = "HD-10"


class Deployed(Event, frozen=True):
    """A seat's first deployment, all at once."""

    seat: Seat
    plain: tuple[int, ...]
    specials: tuple[tuple[Hamster, int], ...]
    template = N_("{seat} deploys.")
    rule = "HD-11"
    reveals = True


EVENTS: tuple[type[Event], ...] = (
    CardsPassed, LinedUp, HamstersGathered, SpecialsDealt, SpecialKept, TwinJoined, FirstRolled, FirstTied,
    TrackerTaken, Deployed,
)  # fmt: skip
