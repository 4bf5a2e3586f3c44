"""The board of Run, Hamster, Run! for a view: belt, pit, the bench beside the belt, a profile sheet, and the seats.

Keys: `("square", n)`, `("swimmer", seat)`, `("bib", seat)` (what the alligators left), `("bench", seat)`,
`("tray", pile)`, `("less", trait)`, `("hat",)`, `("seat", seat)` and `("pile", seat, trait)` are places;
`("hamster", seat)`, `("alligator", n)` and `("chip", pile, n)` are pieces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.kernel import Seat, waiting
from hamster_table.engine.run_hamster_run.actions import (
    EATEN,
    PIT,
    REST,
    SCAMPER,
    SQUARES,
    TRAITS,
    UNPLACED,
    Deed,
    Trait,
    lane,
    strip,
)
from hamster_table.engine.run_hamster_run.deeds import ACT, GO_ON, may_change, seats_to_act
from hamster_table.engine.run_hamster_run.pit import StakeTrait, rolled, speed_after_the_star
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.run_hamster_run.portraits import Portrait, hamster_look, portrait
from hamster_table.models.run_hamster_run.stakes import stakes
from hamster_table.models.run_hamster_run.texts import (
    FATIGUE,
    HAND,
    PILES,
    captions,
    chip_count,
    deed_name,
    pile_name,
    pit_line,
)
from hamster_table.models.texts import headed, plural, translate


@dataclass(frozen=True, slots=True)
class MachineShown:
    """What is written on the machine."""

    alligators: int
    swimmers: int
    speed: int
    """Strips by which the belt rolls each round."""
    next_speed: int
    """Speed once the belt has moved."""
    star_drops: bool
    """Whether the star strip drops off when the belt moves."""
    stakes: str
    """Who falls in when the belt moves, in short."""
    bench: bool
    """Whether hamsters wait on the front for their turn to step onto the belt."""


@dataclass(frozen=True, slots=True)
class BeltShown:
    """What is written on the belt."""

    star: int
    """The star strip."""
    badge: str
    """What its dropping off will bring."""


@dataclass(frozen=True, slots=True)
class HamsterShown:
    """How a hamster looks: `art.RACER_STATES` names the looks."""

    seat: Seat
    look: str
    where: int
    """Its square, or `PIT`, `EATEN`, `UNPLACED`."""


@dataclass(frozen=True, slots=True)
class ChipShown:
    """A chip on the profile sheet."""

    seat: Seat
    is_down: bool
    """Whether it lies face down."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What a seat's panel shows."""

    seat: Seat
    name: str
    initiative: int
    """The place in the order of the round, from 1; 0 before it is drawn."""
    deed: Deed
    is_done: bool
    """Whether the hamster has carried out its deed in this round, or made its secret choice."""
    is_asked: bool
    status: str
    """What else is to be known, in a word or two: asleep, splits its pluck."""
    where: int
    piles: tuple[int, int, int, int]
    """Chips in each of `PILES`."""
    down: int
    hand: int
    portrait: Portrait


@dataclass(frozen=True, slots=True)
class SheetShown:
    """What the profile sheet shows besides its chips."""

    seat: Seat
    name: str
    line: str
    """What is going on."""
    second: str
    """What is declared, in full."""
    second_short: str
    """The same on a small sheet."""
    counts: tuple[int, int, int, int]
    """Chips in each of `PILES`."""
    captions: tuple[str, str, str, str]
    """A line for each tray: what it is good for, or the odds it would give."""
    hand: int
    """Chips that are not yet in a trait; they lie where else the words are."""
    is_splitting: bool
    """Whether pluck is being allocated: then the trays can be filled and emptied."""
    portrait: Portrait | None
    """The hamster's picture; None before it is placed, when the hamster itself stands there."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Whose profile sheet lies on the table, and what its owner has prepared there."""

    owner: Seat
    is_own: bool
    """Whether the owner is the one who looks."""
    piles: Mapping[Trait, int]
    """Chips by pile, `HAND` among them: as drafted, as sealed, or as they lie."""
    is_splitting: bool


def board(view: RunHamsterRun, names: Sequence[str], asked: Seat | None, sheet: Sheet) -> tuple[BoardItem, ...]:
    """The whole board. *asked*: who must choose at this screen."""
    return (
        BoardItem(("belt",), translate("RunHamsterRun", "The belt"), _belt(view), tuple(_squares(view, names))),
        _pit(view, names),
        _speed(view, names),
        BoardItem(("beside",), translate("RunHamsterRun", "Beside the belt"), None, tuple(_bench(view, names))),
        _sheet(view, names, sheet),
        *(_seat(view, names, seat, asked) for seat in range(view.seats)),
    )


def place_of(view: RunHamsterRun, seat: Seat) -> tuple[Any, ...]:
    """The place on which a hamster is."""
    where = view.where[seat]
    if where == PIT:
        return ("swimmer", seat)
    if where == UNPLACED:
        return ("bench", seat)
    return ("bib", seat) if where == EATEN else ("square", where)


# Hamsters


def hamster_sentence(view: RunHamsterRun, names: Sequence[str], seat: Seat) -> str:
    """A hamster and how it is."""
    where = view.where[seat]
    if where == EATEN:
        return translate("RunHamsterRun", "{name}, eaten").format(name=names[seat])
    if where == PIT:
        return translate("RunHamsterRun", "{name}, in the alligator pit").format(name=names[seat])
    if view.asleep[seat]:
        return translate("RunHamsterRun", "{name}, passed out").format(name=names[seat])
    if view.declared[seat] == REST:
        return translate("RunHamsterRun", "{name}, resting").format(name=names[seat])
    return names[seat]


def _hamster(view: RunHamsterRun, names: Sequence[str], seat: Seat) -> BoardItem:
    shown = HamsterShown(seat, hamster_look(view, seat), view.where[seat])
    return BoardItem(("hamster", seat), hamster_sentence(view, names, seat), shown)


def _alone(view: RunHamsterRun, names: Sequence[str], seat: Seat) -> BoardItem:
    """A place that is there for one hamster only."""
    hamster = _hamster(view, names, seat)
    sentence = hamster.sentence
    if view.where[seat] == UNPLACED:
        sentence = f"{sentence}, {translate('RunHamsterRun', 'waiting beside the belt')}"
    return BoardItem(place_of(view, seat), sentence, None, (hamster,))


# The machine


def _belt(view: RunHamsterRun) -> BeltShown:
    badge = translate("RunHamsterRun", "if it drops: Speed {speed}").format(speed=speed_after_the_star(view.speed))
    return BeltShown(view.star, badge)


def _squares(view: RunHamsterRun, names: Sequence[str]) -> list[BoardItem]:
    text = translate("RunHamsterRun", "Strip {strip}, lane {lane}: {what}")
    empty = translate("RunHamsterRun", "empty")
    star = translate("RunHamsterRun", "empty, star strip: when it drops off, Speed is {speed}")
    star = star.format(speed=speed_after_the_star(view.speed))
    squares = []
    for square in range(SQUARES):
        # Two, while one takes the place of another.
        hamsters = tuple(_hamster(view, names, seat) for seat, where in enumerate(view.where) if where == square)
        what = hamsters[-1].sentence if hamsters else star if strip(square) == view.star else empty
        sentence = text.format(strip=strip(square), lane=lane(square) + 1, what=what)
        tip = hamsters[-1].sentence if hamsters else _strip_tip(view, square)
        squares.append(BoardItem(("square", square), sentence, None, hamsters, tip=tip))
    return squares


def _strip_tip(view: RunHamsterRun, square: int) -> str:
    """What a sign on an empty square means, for those who see it."""
    star = translate("RunHamsterRun", "Star strip: when it drops off, Speed is {speed}.")
    return star.format(speed=speed_after_the_star(view.speed)) if strip(square) == view.star else ""


def _pit(view: RunHamsterRun, names: Sequence[str]) -> BoardItem:
    swimmers, eaten = view.in_pit(), [seat for _, seat in view.eaten]
    alligators = tuple(
        BoardItem(("alligator", n), translate("RunHamsterRun", "Alligator")) for n in range(view.alligators)
    )
    bench = any(view.where[seat] == UNPLACED for seat in range(view.seats))
    falling = stakes(view, names).short
    next_speed, star_drops = rolled(view.speed, view.star)[0], view.star <= view.speed
    shown = MachineShown(view.alligators, len(swimmers), view.speed, next_speed, star_drops, falling, bench)
    line = pit_line(view.alligators, len(swimmers))
    sentence = translate("RunHamsterRun", "Alligator pit: {line}").format(line=line)
    places = tuple(_alone(view, names, seat) for seat in (*swimmers, *eaten))
    return BoardItem(("pit",), sentence, shown, (*alligators, *places))


def _speed(view: RunHamsterRun, names: Sequence[str]) -> BoardItem:
    """The Speed pool: what it does to everybody is shown on demand."""
    found = stakes(view, names)
    text = translate("RunHamsterRun", "Speed {speed}: {stakes}").format(speed=view.speed, stakes=found.line)
    return BoardItem(("speed",), text, found)


def _bench(view: RunHamsterRun, names: Sequence[str]) -> list[BoardItem]:
    return [_alone(view, names, seat) for seat in range(view.seats) if view.where[seat] == UNPLACED]


# The profile sheet


def _sheet(view: RunHamsterRun, names: Sequence[str], sheet: Sheet) -> BoardItem:
    owner, piles = sheet.owner, sheet.piles
    trays = [_tray(view, names, sheet, pile) for pile in (*PILES, HAND)]
    less = translate("RunHamsterRun", "Take a chip out of {trait}")
    marks = [BoardItem(("less", trait), less.format(trait=pile_name(trait))) for trait in TRAITS]
    hat = BoardItem(("hat",), translate("RunHamsterRun", "The HAT"))
    in_hand = sheet.is_splitting or bool(piles[HAND])
    second, short = ("", "") if in_hand else _declared(view, owner)
    shown = SheetShown(
        seat=owner,
        name=names[owner],
        line=_going_on(sheet),
        second=second,
        second_short=short,
        counts=(piles[PILES[0]], piles[PILES[1]], piles[PILES[2]], piles[FATIGUE]),
        captions=_captions(view, owner),
        hand=piles[HAND],
        is_splitting=sheet.is_splitting,
        portrait=None if view.where[owner] == UNPLACED else portrait(view, owner),
    )
    sentence = translate("RunHamsterRun", "Profile sheet of {name}").format(name=names[owner])
    return BoardItem(("sheet",), sentence, shown, (*trays, *(marks if sheet.is_splitting else ()), hat))


def _tray(view: RunHamsterRun, names: Sequence[str], sheet: Sheet, pile: Trait) -> BoardItem:
    """A pile of chips on the sheet; those of Fatigue, and the last of Scamper, lie face down."""
    count, name = sheet.piles[pile], translate("RunHamsterRun", "Chip")
    down = 0 if sheet.is_splitting or pile != SCAMPER else view.down[sheet.owner]
    chips = tuple(
        BoardItem(("chip", pile, n), name, ChipShown(sheet.owner, pile == FATIGUE or n >= count - down))
        for n in range(count)
    )
    tip = "" if pile == HAND else headed(pile_name(pile), _captions(view, sheet.owner)[PILES.index(pile)])
    return BoardItem(("tray", pile), chip_count(names[sheet.owner], pile, count), None, chips, tip=tip)


def _going_on(sheet: Sheet) -> str:
    if sheet.is_splitting or sheet.piles[HAND]:
        text = translate("RunHamsterRun", "%n chip(s) in hand", None, sheet.piles[HAND])
        return plural(text, sheet.piles[HAND])
    if sheet.is_own:
        return translate("RunHamsterRun", "your profile sheet")
    return translate("RunHamsterRun", "profile sheet")


def _declared(view: RunHamsterRun, owner: Seat) -> tuple[str, str]:
    """What the owner of the sheet has declared, in full and in short."""
    if view.asleep[owner]:
        asleep = translate("RunHamsterRun", "Passed out: it can only rest.")
        return asleep, asleep
    if view.where[owner] == EATEN:
        eaten = translate("RunHamsterRun", "Eaten by the alligators.")
        return eaten, eaten
    if not view.declared[owner]:
        nothing = translate("RunHamsterRun", "Nothing is declared yet.")
        return nothing, nothing
    deed = deed_name(view.declared[owner])
    short = translate("RunHamsterRun", "Declared: {deed}").format(deed=deed)
    if not _may_still_change(view, owner):
        return short, short
    full = translate("RunHamsterRun", "Declared: {deed}. Changing the action costs one chip.")
    return full.format(deed=deed), short


def _may_still_change(view: RunHamsterRun, owner: Seat) -> bool:
    """Whether what it has declared can be changed in this turn or when its turn comes (RR-14, RR-60)."""
    if GO_ON[owner] in view.agenda or ACT[owner] in view.agenda:
        return may_change(view, owner)
    return view.pluck(owner) > 0 and (not _have_all_declared(view) or owner in seats_to_act(view))


def _captions(view: RunHamsterRun, owner: Seat) -> tuple[str, str, str, str]:
    """What the piles are good for; before a Chomp, the odds they would give."""
    step = view.step
    if not isinstance(step, StakeTrait):
        return captions()
    text = translate("RunHamsterRun", "{own} of {all} chips")
    own = [view.trait(trait)[owner] for trait in TRAITS]
    odds = [text.format(own=chips, all=chips + view.alligators) for chips in own]
    return odds[0], odds[1], odds[2], captions()[3]


# The seats


def _seat(view: RunHamsterRun, names: Sequence[str], seat: Seat, asked: Seat | None) -> BoardItem:
    piles = tuple(
        BoardItem(("pile", seat, trait), chip_count(names[seat], trait, view.trait(trait)[seat])) for trait in TRAITS
    )
    shown, tip = _seat_shown(view, names, seat, asked), hamster_sentence(view, names, seat)
    return BoardItem(("seat", seat), _seat_sentence(view, names, seat), shown, piles, tip=tip)


def _seat_shown(view: RunHamsterRun, names: Sequence[str], seat: Seat, asked: Seat | None) -> SeatShown:
    awaited = waiting(view)
    declared = bool(view.declared[seat])
    done = seat in view.sealed or (declared and _have_all_declared(view) and seat not in seats_to_act(view))
    return SeatShown(
        seat=seat,
        name=names[seat],
        initiative=_initiative(view, seat),
        deed=view.declared[seat],
        is_done=done and view.where[seat] != EATEN,
        is_asked=seat == asked if asked is not None else awaited == (seat,),
        status=_status(view, seat, awaited),
        where=view.where[seat],
        piles=_piles(view, seat),
        down=view.down[seat],
        hand=view.hand[seat],
        portrait=portrait(view, seat),
    )


def _have_all_declared(view: RunHamsterRun) -> bool:
    return all(view.declared[seat] for seat in view.in_play())


def _seat_sentence(view: RunHamsterRun, names: Sequence[str], seat: Seat) -> str:
    """All of a panel in a sentence."""
    parts = [hamster_sentence(view, names, seat)]
    if place := _initiative(view, seat):
        parts.append(translate("RunHamsterRun", "initiative {place}").format(place=place))
    if view.declared[seat]:
        parts.append(translate("RunHamsterRun", "declared {deed}").format(deed=deed_name(view.declared[seat])))
    counts = zip(PILES, _piles(view, seat), strict=True)
    return ", ".join([*parts, *(f"{pile_name(pile)} {count}" for pile, count in counts)])


def _initiative(view: RunHamsterRun, seat: Seat) -> int:
    return view.order.index(seat) + 1 if seat in view.order else 0


def _piles(view: RunHamsterRun, seat: Seat) -> tuple[int, int, int, int]:
    return view.scamper[seat], view.mettle[seat], view.friskiness[seat], view.fatigue[seat]


def _status(view: RunHamsterRun, seat: Seat, awaited: tuple[Seat, ...]) -> str:
    if view.where[seat] == UNPLACED:
        return translate("RunHamsterRun", "waiting beside the belt")
    if seat in view.sealed:
        return translate("RunHamsterRun", "has chosen")
    if view.asleep[seat]:
        return translate("RunHamsterRun", "has passed out")
    if view.hand[seat] and seat in awaited:
        return translate("RunHamsterRun", "allocating pluck")
    return ""
