"""Which ordinary hamster is which: the rules only count them, on the board each stays itself wherever it goes.

A `Crowd` says where every one is. Where the counts leave it open which hamster goes, it follows from the events: the
uppermost leaves a card, the foremost a pile. What a hand has lifted goes first (`CrowdRecord.wish`); that is known as
long as the game is on the screen, and a game that is opened again tells by its events alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hamster_table.engine.hamsterdam import events, setup_events
from hamster_table.engine.hamsterdam.actions import CARDS, PLAIN, SEAT_OF, Hamster, Spot
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Event, Seat

Member = tuple[Seat, int]
"""An ordinary hamster: whose it is, and its number among all that this seat has had."""
Place = int
"""A card by its spot, or a pile by `pile_of`."""
Wishes = Mapping[Member, Place | None]
"""Where hamsters are wanted (None: out of the game): they go first when one goes there from where they are."""
TURNED_FROM = 100
"""Members with a number from here on were a special, whose number is added; no seat has so many ordinary hamsters."""


def pile_of(seat: Seat) -> Place:
    """The place that is a seat's pile."""
    return -1 - seat


def seat_at(place: Place) -> Seat:
    """Whose place it is."""
    return SEAT_OF[place] if place >= 0 else -1 - place


def member_piece(member: Member) -> tuple[Any, ...]:
    """The key of a hamster on the board."""
    return ("plain", *member)


def member_of(piece: tuple[Any, ...] | None) -> Member | None:
    """The hamster that a piece is; None for other pieces."""
    return (piece[1], piece[2]) if piece is not None and piece[0] == "plain" else None


def turned(special: Hamster) -> int:
    """The number of the ordinary hamster that a special has become."""
    return TURNED_FROM + special


class Crowd:
    """Where every ordinary hamster is. It does not change."""

    def __init__(self, places: Mapping[Place, tuple[Member, ...]]) -> None:
        self._places = places

    def at(self, place: Place) -> tuple[Member, ...]:
        """Those of a place, from the back to the front."""
        return self._places.get(place, ())

    def place_of(self, member: Member) -> Place | None:
        """Where a hamster is; None: in no place."""
        return next((place for place, there in self._places.items() if member in there), None)

    def next_of(self, place: Place) -> Member | None:
        """The one that leaves a place first when nobody has chosen: the uppermost of a card, the foremost of a pile."""
        there = self.at(place)
        return None if not there else there[0] if place >= 0 else there[-1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Crowd) and _filled(self._places) == _filled(other._places)

    __hash__ = None  # type: ignore[assignment]

    # Other crowds

    def moved(self, origin: Place, goal: Place | None, wishes: Wishes) -> tuple[Crowd, Member | None]:
        """One goes from a place to another (None: out of the game); the crowd then, and who it was."""
        member = self._choice(origin, goal, wishes)
        # Nobody is known there when the beginning of the game was not seen.
        return (self, None) if member is None else (self._with(member, origin, goal), member)

    def joined(self, member: Member, goal: Place) -> Crowd:
        """Another one comes to a place."""
        return self._with(member, None, goal)

    def without(self, member: Member, origin: Place) -> Crowd:
        """One leaves the game."""
        return self._with(member, origin, None)

    def levelled(self, view: Hamsterdam, wishes: Wishes) -> Crowd:
        """As many everywhere as a state says: those go that are wanted elsewhere, then others, then new ones come."""
        crowd, wanted = self, _counts(view)
        counts = {place: len(there) for place, there in self._places.items() if there}
        if counts == {place: count for place, count in wanted.items() if count}:
            return self
        for member, goal in wishes.items():
            here = crowd.place_of(member)
            # A mere wish takes nobody away from where as many are as there should be.
            if (
                here is not None
                and goal is not None
                and crowd._surplus(here, wanted) > 0 > crowd._surplus(goal, wanted)
            ):
                crowd = crowd._with(member, here, goal)
        for goal in wanted:
            for _ in range(-crowd._surplus(goal, wanted)):
                crowd = crowd._filled_up(goal, wanted, wishes)
        for place in [*crowd._places]:
            for _ in range(crowd._surplus(place, wanted)):
                crowd, _ = crowd.moved(place, None, wishes)
        return crowd

    def _filled_up(self, goal: Place, wanted: Mapping[Place, int], wishes: Wishes) -> Crowd:
        origins = (place for place in wanted if seat_at(place) == seat_at(goal) and self._surplus(place, wanted) > 0)
        origin = next(origins, None)
        if origin is not None:
            return self.moved(origin, goal, wishes)[0]
        seat = seat_at(goal)
        numbers = [n for place in self._places.values() for whose, n in place if whose == seat and n < TURNED_FROM]
        return self.joined((seat, max(numbers, default=-1) + 1), goal)

    def _surplus(self, place: Place, wanted: Mapping[Place, int]) -> int:
        return len(self.at(place)) - wanted.get(place, 0)

    def _choice(self, origin: Place, goal: Place | None, wishes: Wishes) -> Member | None:
        there = self.at(origin)
        order = there if origin >= 0 else there[::-1]
        wanted = (member for member in order if member in wishes and wishes[member] == goal)
        # Who was carried elsewhere and cannot be there has gone with the water; who stays is free to go anywhere.
        others = (member for member in order if (wishes.get(member, origin) == origin) == (goal is not None))
        return next(wanted, next(others, self.next_of(origin)))

    def _with(self, member: Member, origin: Place | None, goal: Place | None) -> Crowd:
        places = dict(self._places)
        if origin is not None:
            places[origin] = tuple(other for other in places[origin] if other != member)
        if goal is not None:
            there = places.get(goal, ())
            # Onto a card from above, behind those who stand there; to a pile in front of them.
            places[goal] = (member, *there) if goal >= 0 else (*there, member)
        return Crowd(places)


def _filled(places: Mapping[Place, tuple[Member, ...]]) -> dict[Place, tuple[Member, ...]]:
    return {place: there for place, there in places.items() if there}


def _counts(view: Hamsterdam) -> dict[Place, int]:
    return {**dict(enumerate(view.ordinary)), **{pile_of(seat): count for seat, count in enumerate(view.pile)}}


class CrowdRecord:
    """Where every ordinary hamster was after each event of a game, and is at the moment that is shown."""

    def __init__(self) -> None:
        self._lines: list[tuple[int, Event]] = []
        """The story that was told last, and the events in it that are about them."""
        self._found: list[Event] = []
        self._events: list[Event] = []
        self._crowds = [Crowd({})]
        self._movers: list[Member | None] = []
        self._at = 0
        self._wishes: dict[Seat, dict[Member, Place | None]] = {}

    @property
    def now(self) -> Crowd:
        """Where they are now."""
        return self._crowds[self._at]

    def show(self, story: Iterable[tuple[int, Event]] | None, length: int, view: Hamsterdam) -> None:
        """Go to a moment: after so many entries of the ledger. Without a *story*, only the state is known."""
        if story is not None:
            self._go_to(self._about_them([line for line in story if line[0] <= length]))
        # In a whole game the counts agree; otherwise its beginning was not told.
        self._crowds[self._at] = self.now.levelled(view, self._all_wishes())

    def _about_them(self, lines: list[tuple[int, Event]]) -> list[Event]:
        """The events that tell of them. A story grows at its end, and its beginning need not be read again."""
        known = len(self._lines)
        if lines[:known] != self._lines:
            known, self._found = 0, []
        self._found += [event for _, event in lines[known:] if _is_about_them(event)]
        self._lines = lines
        return self._found

    def _go_to(self, told: Sequence[Event]) -> None:
        pairs = zip(told, self._events, strict=False)
        # Most are the same objects, which need not be compared.
        others = (n for n, (new, known) in enumerate(pairs) if new is not known and new != known)
        before, self._at = self._at, next(others, min(len(told), len(self._events)))
        if self._at < before:
            # Taken back, or looked back at: who goes when it is done again is known, and who was carried there is not
            # to go before others.
            self._wishes.clear()
        for event in told[self._at :]:
            self.happened(event)

    def happened(self, event: Event) -> Member | None:
        """One event more; whom it is about, if it is an ordinary hamster."""
        if not _is_about_them(event):
            return None
        n = self._at
        if n == len(self._events) or self._events[n] != event:
            # What was known of the time after this moment has been taken back.
            self._forget_what_comes()
            crowd, mover = _AFTER[type(event)](self.now, event, self._all_wishes())
            self._events.append(event)
            self._crowds.append(crowd)
            self._movers.append(mover)
        self._at += 1
        return self._movers[n]

    def next_from(self, origin: Place, goal: Place) -> Member | None:
        """The one that would go now, if one goes from there to here."""
        return self.now.moved(origin, goal, self._all_wishes())[1]

    def wish(self, member: Member, goal: Place) -> None:
        """This one has been carried there. What has been taken back was another future: who went in it need not go
        again."""
        self._wishes.setdefault(member[0], {})[member] = goal
        self._forget_what_comes()

    def _forget_what_comes(self) -> None:
        """Know nothing of the time after this moment, which may come otherwise than before."""
        del self._events[self._at :], self._movers[self._at :], self._crowds[self._at + 1 :]

    def shown(self, view: Hamsterdam, preparing: Seat | None) -> Crowd:
        """Where they are in a state in which something is prepared; who stands where is kept in mind for later."""
        crowd = self.now.levelled(view, self._all_wishes())
        if preparing is not None:
            base = CARDS * preparing
            places = (*range(base, base + CARDS), pile_of(preparing))
            stood = [member for place in places for member in self.now.at(place)]
            there = {member: place for place in places for member in crowd.at(place)}
            wishes: dict[Member, Place | None] = {
                **{member: place for member, place in there.items() if member not in self.now.at(place)},
                **{member: None for member in stood if member not in there},
            }
            # Nothing is prepared when a choice has just been taken back; done again, it is the same as before.
            if wishes and wishes != self._wishes.get(preparing):
                self._forget_what_comes()
            self._wishes[preparing] = wishes
        return crowd

    def _all_wishes(self) -> dict[Member, Place | None]:
        return {member: place for wishes in self._wishes.values() for member, place in wishes.items()}


# What each event does

After = tuple[Crowd, Member | None]


def _gathered(crowd: Crowd, event: setup_events.HamstersGathered, wishes: Wishes) -> After:
    for n in range(event.hamsters):
        crowd = crowd.joined((event.seat, n), pile_of(event.seat))
    return crowd, None


def _deployed(crowd: Crowd, event: setup_events.Deployed, wishes: Wishes) -> After:
    for position, count in enumerate(event.plain):
        for _ in range(count):
            crowd, _ = crowd.moved(pile_of(event.seat), CARDS * event.seat + position, wishes)
    return crowd, None


def _put(crowd: Crowd, event: events.HamsterPut, wishes: Wishes) -> After:
    return crowd.moved(pile_of(event.seat), event.spot, wishes)


def _went_to_pile(crowd: Crowd, event: events.WentToPile, wishes: Wishes) -> After:
    return crowd.moved(event.spot, pile_of(event.seat), wishes)


def _moved(crowd: Crowd, event: events.HamsterMoved, wishes: Wishes) -> After:
    return crowd.moved(event.origin, event.spot, wishes)


def _removed(crowd: Crowd, event: events.HamsterRemoved, wishes: Wishes) -> After:
    origin = event.origin if event.origin >= 0 else pile_of(event.seat)
    # Who was carried to the water is the one that is lost there.
    lost = (member for member in crowd.at(origin) if member in wishes and wishes[member] is None)
    member = next(lost, None) or crowd.moved(origin, event.spot, wishes)[1]
    return (crowd, None) if member is None else (crowd.without(member, origin), member)


def _turned(crowd: Crowd, event: events.SpecialTurned, wishes: Wishes) -> After:
    member, spot = (event.seat, turned(event.hamster)), event.spot
    return crowd.joined(member, spot if spot >= 0 else pile_of(event.seat)), member


_AFTER: Mapping[type[Event], Callable[[Crowd, Any, Wishes], After]] = {
    setup_events.HamstersGathered: _gathered,
    setup_events.Deployed: _deployed,
    events.HamsterPut: _put,
    events.WentToPile: _went_to_pile,
    events.HamsterMoved: _moved,
    events.HamsterRemoved: _removed,
    events.SpecialTurned: _turned,
}


def _is_about_them(event: Event) -> bool:
    about = getattr(event, "hamster", PLAIN) == PLAIN or isinstance(event, events.SpecialTurned)
    return about and type(event) in _AFTER


def fur_number(member: Member) -> int:
    """Which fur a hamster wears, see `HamsterShown.fur`."""
    seat, n = member
    # Neither factor has a divisor in common with the ten furs, so that all of them come up.
    return n if n >= TURNED_FROM else (3 * n + 7 * seat) % 10


def on_card(crowd: Crowd, hamster: Hamster, spot: Spot) -> tuple[Any, ...]:
    """The piece that stands for a hamster of a card: of ordinary ones, the one that leaves it first."""
    return ("special", hamster) if hamster != PLAIN else member_piece(crowd.next_of(spot) or (SEAT_OF[spot], -1))


def in_pile(crowd: Crowd, hamster: Hamster, seat: Seat) -> tuple[Any, ...]:
    """The piece that stands for a hamster of a pile."""
    return ("special", hamster) if hamster != PLAIN else member_piece(crowd.next_of(pile_of(seat)) or (seat, -1))
