"""What cannot be in a position of Hamsterdam: everything that no game comes to, as far as it can be told from it alone.

How much water there can be by now is not told; all else that is counted, printed or ordered is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from hamster_table.engine import position
from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    CHEEKSTER,
    COPYCATSTER,
    KINDS,
    NUMBERS,
    SWIMSTER,
    TWINSTER,
    Number,
)
from hamster_table.engine.hamsterdam.breach import breaches
from hamster_table.engine.hamsterdam.cards import cards_of
from hamster_table.engine.hamsterdam.setup import DECK_SIZE, brought, kept_of
from hamster_table.engine.hamsterdam.state import CLASSIC_HAMSTERS, CLASSIC_SPECIALS, END_EACH, HamsterdamSetup
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.engine.position import Problem, Values

IN_RESERVE, AT_CARD, TURNED_OVER, LEAVES = "reserve", "card", "turned", "out"
NOBODY, YES = "none", "yes"
KEYS = tuple(name.lower() for name in KINDS)
"""By kind: its key as a choice."""
LONGEST = 30
"""The latest round that can be entered."""
MOST_TOKENS = 60
"""The most tokens, or ordinary hamsters, that can be entered in one place."""


@dataclass(frozen=True, slots=True)
class Special:
    """A special of a seat, as it was entered."""

    seat: Seat
    n: int
    """Which of its seat's, from 1."""
    kind: int
    place: str
    card: int
    """Which card of the dam, from 1; 0: none."""
    copies: tuple[int, Seat] | None
    """Kind and seat of what a Copycatster is linked to (HD-64)."""
    is_marked: bool
    """Whether it carries the token of a first stop (HD-33)."""

    @property
    def field(self) -> str:
        """Its first field."""
        return f"{self.seat}.k{self.n}"

    @property
    def swims(self) -> bool:
        """Whether it may stand on a flooded card."""
        return self.kind == SWIMSTER or (self.copies is not None and self.copies[0] == SWIMSTER)


class Entered(position.Entered):
    """The values of a position, by what they are about."""

    def __init__(self, table: HamsterdamSetup, values: Values) -> None:
        super().__init__(table.seats, values)
        self.is_classic = table.game == "classic"
        self.box = cards_of(table.cards)
        self.brought = brought([self.numbers(seat) for seat in self.seats], self.box, self.is_classic)
        """What the dots of each dam have brought, by seat."""
        self.slots = slots(table)

    @property
    def turn(self) -> int:
        """Turns taken in this round (HD-14)."""
        seats = len(self.seats)
        return (self.number("tracker") - 1) * seats + (self.number("roller") - self.number("first")) % seats

    def numbers(self, seat: Seat) -> tuple[Number, ...]:
        """The numbers of a dam, from the left; in the classic game they lie in order (HD-73)."""
        return NUMBERS if self.is_classic else tuple(self.own(seat, f"n{n}") for n in range(1, CARDS + 1))

    def is_up(self, seat: Seat, card: int) -> bool:
        """Whether a card of a dam, counted from 1, is un-flipped."""
        return self.own(seat, "left") < card <= CARDS - self.own(seat, "right")

    def flips(self, seat: Seat) -> int:
        """How many cards of a dam are flipped."""
        return self.own(seat, "left") + self.own(seat, "right")

    def specials(self, seat: Seat) -> list[Special]:
        """The specials of a seat."""
        found = []
        for n in range(1, self.slots + 1):
            kind = str(self.values.get(f"{seat}.k{n}", NOBODY))
            if kind != NOBODY:
                found.append(self._special(seat, n, KEYS.index(kind)))
        return found

    def _special(self, seat: Seat, n: int, kind: int) -> Special:
        copied = str(self.values.get(f"{seat}.l{n}", NOBODY))
        copies = None if copied == NOBODY else (KEYS.index(copied), self.own(seat, f"o{n}"))
        marked = self.values.get(f"{seat}.m{n}") == YES or (copies is not None and copies[0] == CHEEKSTER)
        return Special(seat, n, kind, str(self.values[f"{seat}.p{n}"]), self.own(seat, f"c{n}"), copies, marked)

    def ordinary(self, seat: Seat) -> int:
        """The ordinary hamsters of a seat on the dam and in reserve."""
        return self.own(seat, "pile") + sum(self.own(seat, f"h{n}") for n in range(1, CARDS + 1))

    def removed(self, seat: Seat) -> int:
        """How many hamsters of a seat have left the game; less than none when there are more than its dots give."""
        specials = [one.place for one in self.specials(seat)]
        return self.brought[seat][0] + specials.count(TURNED_OVER) - self.ordinary(seat) + specials.count(LEAVES)

    def kept(self, seat: Seat) -> int:
        """How many specials a seat has kept by its dots, a second Twinster not counted (HD-5, HD-7)."""
        dealt = self.brought[seat][1]
        return dealt if self.is_classic else kept_of(dealt)


def slots(table: HamsterdamSetup) -> int:
    """How many specials of a seat can be entered: as many as any dam gives, and a second Twinster."""
    if table.game == "classic":
        return CLASSIC_SPECIALS + 1
    blue = cards_of(table.cards).blue
    return min(DECK_SIZE, sum(blue) + 2 * max(blue) + 1)


def given(table: HamsterdamSetup) -> int:
    """How many ordinary hamsters the dots of the cards 2 to 12 bring."""
    return CLASSIC_HAMSTERS if table.game == "classic" else min(MOST_TOKENS, sum(cards_of(table.cards).orange))


def problems(table: HamsterdamSetup, values: Values) -> list[Problem]:
    """Everything that is wrong with a position."""
    entered = Entered(table, values)
    found = [*_of_numbers(entered), *_of_towns(entered), *_of_cards(entered), *_of_hamsters(entered)]
    found += [*_of_kinds(entered), *_of_each_special(entered)]
    if not found and entered.number("round") == 1 and not entered.turn and _has_begun(entered):
        found.append(Problem(Refusal("HD-14", "entered-before-the-first-roll"), "tracker"))
    return found


def _has_begun(entered: Entered) -> bool:
    """Whether anything shows that dice were rolled."""
    tokens = any(value for key, value in entered.values.items() if key.partition(".")[2][:1] in ("w", "t"))
    gone = any(entered.removed(seat) for seat in entered.seats)
    return tokens or gone or any(
        one.place == TURNED_OVER or one.is_marked for seat in entered.seats for one in entered.specials(seat)
    )  # fmt: skip


def _of_numbers(entered: Entered) -> Iterator[Problem]:
    """The cards of the dams: those of the box, two of each seat passed on (HD-1, HD-2)."""
    dams = tuple(tuple(sorted(entered.numbers(seat))) for seat in entered.seats)
    there = Counter(number for dam in dams for number in dam)
    is_complete = True
    for number in NUMBERS:
        is_complete = is_complete and there[number] == len(dams)
        if there[number] > len(dams):
            seat = max(entered.seats, key=lambda seat: dams[seat].count(number))
            column = entered.numbers(seat).index(number) + 1
            why = Refusal("HD-1", "entered-number-too-often", number=number, there=there[number], most=len(dams))
            yield Problem(why, f"{seat}.n{column}")
    if is_complete and not can_be_passed(dams):
        yield Problem(Refusal("HD-2", "entered-not-passed"), "0.n1")


Way = tuple[Number, Number, list[Number]]
"""What a seat passes to the left and to the right, and what has to come to it then."""


@lru_cache(maxsize=64)
def can_be_passed(dams: tuple[tuple[Number, ...], ...]) -> bool:
    """Whether the dams come about when every seat passes a card to each side, two different ones (HD-2)."""
    return _goes_on([_ways(dam) for dam in dams], [])


def _ways(dam: tuple[Number, ...]) -> list[Way]:
    found = []
    for left, right in permutations(NUMBERS, 2):
        comes = Counter((*dam, left, right))
        comes.subtract(NUMBERS)
        if min(comes.values()) >= 0:
            found.append((left, right, sorted(comes.elements())))
    return found


def _goes_on(ways: list[list[Way]], chosen: list[Way]) -> bool:
    """Whether the seats after those that have chosen a way can choose theirs."""
    seats, seat = len(ways), len(chosen)
    if seat == seats:
        return _comes(chosen, 0) and _comes(chosen, seats - 1)
    for way in ways[seat]:
        if seat and chosen[-1][0] not in way[2]:
            continue
        after = [*chosen, way]
        if (seat < 2 or _comes(after, seat - 1)) and _goes_on(ways, after):
            return True
    return False


def _comes(chosen: list[Way], seat: Seat) -> bool:
    """Whether to a seat comes from both sides what has to come."""
    from_right, from_left = chosen[(seat - 1) % len(chosen)][0], chosen[(seat + 1) % len(chosen)][1]
    return sorted((from_right, from_left)) == chosen[seat][2]


def _of_towns(entered: Entered) -> Iterator[Problem]:
    """Water in the towns, and the breaches that it has caused (HD-39, HD-69, HD-74)."""
    towns = [entered.own(seat, "town") for seat in entered.seats]
    if sum(towns) >= END_EACH * len(towns):
        why = Refusal("HD-69", "entered-over", tokens=sum(towns), most=END_EACH * len(towns))
        yield Problem(why, f"{towns.index(max(towns))}.town")
    if entered.is_classic:
        return
    for seat, tokens in enumerate(towns):
        due = breaches(tokens)
        if entered.flips(seat) != due:
            yield Problem(Refusal("HD-39", "entered-flips", seat=seat, tokens=tokens, number=due), f"{seat}.left")


def _of_cards(entered: Entered) -> Iterator[Problem]:
    """What lies on the cards: nothing on flipped ones, and no hamster in the water (HD-41, HD-43, HD-50)."""
    for seat in entered.seats:
        there: dict[int, list[Special]] = {}
        for one in entered.specials(seat):
            there.setdefault(one.card, []).append(one)
        for card in range(1, CARDS + 1):
            water, ordinary = entered.own(seat, f"w{card}"), entered.own(seat, f"h{card}")
            specials = there.get(card, [])
            if not entered.is_up(seat, card):
                lies = [f"h{card}"] * (ordinary > 0) + [f"c{one.n}" for one in specials]
                if water or lies:
                    rule, field = ("HD-41", f"w{card}") if water else ("HD-43", lies[0])
                    yield Problem(Refusal(rule, "entered-on-flipped", seat=seat, number=card), f"{seat}.{field}")
            elif water and (ordinary or not all(one.swims for one in specials)):
                yield Problem(Refusal("HD-50", "entered-in-the-water", seat=seat, number=card), f"{seat}.w{card}")


def _of_hamsters(entered: Entered) -> Iterator[Problem]:
    """As many hamsters as dots give at most, and exactly as many specials (HD-5, HD-8, HD-9)."""
    for seat in entered.seats:
        specials = entered.specials(seat)
        most = entered.ordinary(seat) + entered.removed(seat) - sum(one.place == LEAVES for one in specials)
        if entered.ordinary(seat) > most:
            yield Problem(Refusal("HD-8", "entered-hamsters", seat=seat, most=most), f"{seat}.pile")
        twins = sum(one.kind == TWINSTER for one in specials)
        number = entered.kept(seat) + (twins > 0)
        if len(specials) != number:
            why = Refusal("HD-5", "entered-specials", seat=seat, number=number, there=len(specials))
            yield Problem(why, f"{seat}.k{min(len(specials) + 1, entered.slots)}")
        if twins == 1:
            field = next(one.field for one in specials if one.kind == TWINSTER)
            yield Problem(Refusal("HD-9", "entered-one-twin", seat=seat), field)


def _of_kinds(entered: Entered) -> Iterator[Problem]:
    """Two of each kind in the box (HD-6)."""
    everybody = [one for seat in entered.seats for one in entered.specials(seat)]
    for kind, name in enumerate(KINDS):
        of_kind = [one for one in everybody if one.kind == kind]
        if len(of_kind) > 2:
            yield Problem(Refusal("HD-6", "entered-kind", name=name), of_kind[2].field)


def _of_each_special(entered: Entered) -> Iterator[Problem]:
    """What a special copies stands on a dam (HD-64); and only some turn (HD-68)."""
    everybody = [one for seat in entered.seats for one in entered.specials(seat)]
    for one in everybody:
        if one.place == TURNED_OVER and not entered.box.flips[one.kind] and one.kind != COPYCATSTER:
            yield Problem(Refusal("HD-68", "entered-turned", name=KINDS[one.kind]), one.field)
        if one.copies is not None and not any(
            (model.kind, model.seat, model.place) == (*one.copies, AT_CARD) for model in everybody
        ):
            kind, owner = one.copies
            why = Refusal("HD-64", "entered-nothing-to-copy", seat=owner, name=KINDS[kind])
            yield Problem(why, f"{one.seat}.l{one.n}")
