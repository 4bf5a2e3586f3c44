"""The columns of an observation of Hamsterdam."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hamster_table.engine.hamsterdam import STEPS
from hamster_table.engine.hamsterdam.actions import (
    ASIDE,
    CARDS,
    HAND,
    NUMBERS,
    OUT,
    PILE,
    REJECTED,
    SEATS,
    SPECIALS,
    TURNED,
    WAYS,
)
from hamster_table.engine.hamsterdam.observation import known_passed
from hamster_table.engine.hamsterdam.specials.roll import ChooseRoll
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat, Step
from hamster_table.engine.memoize import memoize_one
from hamster_table.research.columns import AT_MOST, NONE, ONE_HOT, SEAT, Column, Observing, from_here, tell

ASKING = tuple(step for step in STEPS if step.asks)
"""The steps at which a seat is asked."""
MOST, MOST_ROUNDS, MOST_WATER, MOST_STACK = 20, 12, 2, 4
"""What stands as 1; a game in which there is more is rare."""
ROLLS, TOP = 12, NUMBERS[-1]
PILES = ("mine", "rejected", "out", "turned", "aside")


def columns(seats: int) -> tuple[Column, ...]:
    """The columns for that many seats."""
    spots = CARDS * seats
    by_card = "by card, your dam first, from the left"
    by_special = "by special, 2 * kind + copy"
    asked = ", ".join(step.__name__ for step in ASKING)
    return (
        Column("step", len(ASKING), f"one of them is 1, what is asked: {asked}", fields=("agenda",)),
        Column("stage", 1, "of React: 0 Napsters, 1 Mobsters, 2 Ninjasters", 2),
        Column("old", 2, "the old dice of a Physicister, of 6", 6),
        Column("spot", 2, "1 + the position of the card of `step`, and the one that is arrived at, of 11", CARDS),
        Column("number", 1, "the number on which a Whack-a-Mole lands, of 12", TOP),
        Column("dice", 2, "the dice of the turn, of 6", 6, fields=("die_a", "die_b")),
        Column("round", 1, f"the round, of {MOST_ROUNDS}", MOST_ROUNDS, fields=("round",)),
        Column("turn", 1, f"turns taken in this round, of {ROLLS}", ROLLS, fields=("turn",)),
        Column("flags", 3, "classic, open, moved", fields=("classic", "open", "moved")),
        Column("first", seats, "one of them is 1, who begins each round", fields=("first",)),
        Column("roller", seats, "one of them is 1, whose turn it is", fields=("roller",)),
        *(
            Column(name, seats, meaning, most, fields=(field,))
            for name, meaning, most, field in (
                ("pile", f"ordinary hamsters in the pile, of {MOST}", MOST, "pile"),
                ("town", f"tokens in the town, of {MOST}", MOST, "town"),
                ("removed", f"hamsters out of the game, of {MOST}", MOST, "removed"),
                ("dealt", f"specials dealt, of {MOST}", MOST, "dealt"),
                ("counts", "what the roll counts as, of 12; 0: nothing", TOP, "counts"),
                ("skipped", "who skips this movement phase", 1, "skipped"),
                ("chosen", "who has made its secret choice", 1, "sealed"),
            )
        ),
        Column("passed", 2 * seats, "the cards passed to the left and right, of 12; 0: unknown or none", TOP,
               fields=("passed",)),
        Column("hand", len(NUMBERS), "how many of each number you hold before the line-up, of 3", 3),
        Column("cards", spots, f"the number, of 12; 0 before the line-up; {by_card}", TOP, fields=("numbers",)),
        Column("odds", spots, f"how many of the 36 rolls give its number, of 6, {by_card}", WAYS[7]),
        Column("standing", spots, f"whether it is un-flipped, {by_card}",
               fields=("first_unflipped", "last_unflipped")),
        Column("water", spots, f"tokens, of {MOST_WATER}, {by_card}", MOST_WATER, fields=("water",)),
        Column("ordinary", spots, f"ordinary hamsters, of {MOST_STACK}, {by_card}", MOST_STACK, fields=("ordinary",)),
        Column("floods", spots, f"whether a flood is still to be met, {by_card}", fields=("pending_floods",)),
        Column("links", 2, "1 + the special to which a Copycatster is linked, of 36; 0: none", SPECIALS,
               fields=("link",)),
        Column("at", SPECIALS, f"1 + the position of its card, of 11; 0: on no dam; {by_special}", CARDS,
               fields=("place", "owner")),
        *(Column(f"seat{n}.dam", SPECIALS, f"whose special stands on that dam, {by_special}") for n in range(seats)),
        *(Column(f"seat{n}.waits", SPECIALS, f"whose special waits in that pile, {by_special}") for n in range(seats)),
        Column("marked", SPECIALS, f"which carry the token of a first stop, {by_special}", fields=("marked_mask",)),
        Column("used", SPECIALS, f"which were used in this turn or movement, {by_special}", fields=("used_mask",)),
        *(Column(name, SPECIALS, f"{meaning}, {by_special}") for name, meaning in zip(
            PILES, ("dealt to you", "dealt to you and not kept", "out of the game", "turned for good",
                    "beside the deck"), strict=True)),
    )  # fmt: skip


STEP: dict[type, bytes] = {step: one for step, one in zip(ASKING, ONE_HOT[len(ASKING)], strict=True)}
from_bytes = int.from_bytes
CLAMPED, CLAMPED_WATER, CLAMPED_STACK = AT_MOST[MOST], AT_MOST[MOST_WATER], AT_MOST[MOST_STACK]
ODDS = bytes([*WAYS, *[0] * (256 - len(WAYS))])
"""`WAYS` for `bytes.translate`."""
PARTS = (0,) * 7 + (1,) * 9 + (CARDS,) * 2
"""What is told: numbers of the whole table, lists by seat, and lists by card. After it come the left-most and the
right-most cards by seat, the links, and by special places and owners."""
LENGTH = tuple(
    len(tell([*((0,) * each * seats if each else 0 for each in (*PARTS, 1, 1)), (0, 0), *[(0,) * SPECIALS] * 2]))
    for seats in range(SEATS + 1)
)
"""By seats: how many bytes are told while each number fits one."""
PLACES, OWNERS = slice(-2 * SPECIALS - 3, -SPECIALS - 3), slice(-SPECIALS, None)
LINKS = slice(PLACES.start - 5, PLACES.start - 3)
"""Where the links, the places and the owners are told, without their heads."""
STANDING = tuple(
    tuple(bytes([low <= position < end for position in range(CARDS)]) for end in range(CARDS + 1))
    for low in range(CARDS + 1)
)
"""By the position of the left-most un-flipped card, and the one after the right-most: which stand."""
FIRST_SPOT, SEAT_BIT = 8, 6
CODES = {PILE: 1, HAND: 2, REJECTED: 3, OUT: 4, TURNED: 5, ASIDE: 6} | {
    spot: FIRST_SPOT + spot for spot in range(CARDS * SEATS)
}
"""By place: its code. A special is told by one byte, the code in its low bits and from `SEAT_BIT` on the owner."""
PLACE = bytes([CODES.get(told if told < 128 else told - 256, 0) for told in range(256)])
"""By place, as it is told: its code; 0 in the deck, and for what a viewer does not know."""
OWNER = bytes([told << SEAT_BIT if told < SEATS else 0 for told in range(256)])
"""By owner, as it is told: its bits."""


def _each(number: Callable[[int, Seat], int]) -> bytes:
    """The number for each byte of a special, from its code and its owner."""
    return bytes([number(byte % (1 << SEAT_BIT), byte >> SEAT_BIT) for byte in range(256)])


def _is(place: int, owner: Seat | None = None) -> bytes:
    """Whether a special is there, and of that owner."""
    return _each(lambda code, seat: code == CODES[place] and owner in (None, seat))


def _on(seat: Seat) -> bytes:
    """Whether a special stands on that dam."""
    return _each(lambda code, owner: (code - FIRST_SPOT) // CARDS == seat)


AT = _each(lambda code, owner: (code - FIRST_SPOT) % CARDS + 1 if code >= FIRST_SPOT else 0)
"""The card on its dam, from 1."""
ON, WAITING = tuple(map(_on, range(SEATS))), tuple(_is(PILE, seat) for seat in range(SEATS))
"""By seat: whether it stands on that dam, or waits in that pile."""
GONE = _is(OUT), _is(TURNED), _is(ASIDE)
NEXT = bytes([(told + 1) % 256 for told in range(256)])
DIGITS = bytes([code == ord("1") for code in range(256)])
"""`0` and `1` become numbers."""


@memoize_one
def bits(mask: int) -> bytes:
    """A mask of specials, a byte for each."""
    return f"{mask:0{SPECIALS}b}"[::-1].encode().translate(DIGITS)


def _layout(seats: int, seat: Seat) -> tuple[Any, ...]:
    """What is the same for all states with so many seats, and one of them that looks."""
    spots = CARDS * seats
    return (
        from_here(seats, PARTS)[seat],
        LENGTH[seats],
        SEAT[seats],
        # Where the rest of what is told by seat stands in it, with its heads.
        slice(LINKS.start - 2 * seats - 3, LINKS.start - 1),
        # In what is told from here: the numbers before the cards, the water and the ordinary hamsters.
        slice(-2 * spots), slice(-2 * spots, -spots), slice(-spots, None),
        # Of the specials on the dams and in the piles, and of the others: of those that are in a hand, or were not
        # kept, a seat knows its own.
        (AT, *ON[seat:seats], *ON[:seat], *WAITING[seat:seats], *WAITING[:seat]),
        (_is(HAND, seat), _is(REJECTED, seat), *GONE),
        # While no cards are passed, none lie on the dams, and no floods are to be met.
        NONE[2 * seats + len(NUMBERS)], (0,) * spots, NONE[spots],
    )  # fmt: skip


LAYOUTS = tuple(tuple(_layout(seats, seat) for seat in range(seats)) for seats in range(SEATS + 1))


def values(state: Hamsterdam, seat: Seat) -> bytes:
    """The values of the columns for a state, as the seat's view shows it."""
    n, round_ = state.seats, state.round
    # Few and plain operations: most of what this takes is that the processor has just done something else.
    places, length, seat_of, ends, head, water, ordinary, known, gone, no_passed, no_cards, no_floods = LAYOUTS[n][seat]
    parts = (
        state.die_a, state.die_b, round_ if round_ < MOST_ROUNDS else MOST_ROUNDS,
        state.turn, state.classic, state.open, state.moved, seat_of[state.first], seat_of[state.roller],
        state.pile, state.town, state.removed, state.dealt, state.counts, state.skipped,
        _chosen(state) if state.sealed else seat_of[-1],
        state.water, state.ordinary, state.first_unflipped, state.last_unflipped, state.link, state.place, state.owner,
    )  # fmt: skip
    told = tell(parts)
    if len(told) > length:  # with cards of one's own there may be more of something
        told = tell([part if isinstance(part, int) else [one and min(one, 127) for one in part] for part in parts])
    numbers = places.translate(told.ljust(256))
    # Places and owners in one byte each: long numbers are the way to do that to all specials at once.
    special = from_bytes(told[PLACES].translate(PLACE)) | from_bytes(told[OWNERS].translate(OWNER))
    each = special.to_bytes(SPECIALS).translate
    return b"".join(
        [
            _asked(state.agenda[-1] if state.agenda else None),
            numbers[head].translate(CLAMPED),
            _passed(state, seat) if state.passed else no_passed,
            _cards(state.numbers or no_cards)[seat],
            _standing(told[ends])[seat],
            numbers[water].translate(CLAMPED_WATER),
            numbers[ordinary].translate(CLAMPED_STACK),
            _floods(state, seat) if state.pending_floods else no_floods,
            told[LINKS].translate(NEXT),
            *map(each, known),
            bits(state.marked_mask),
            bits(state.used_mask),
            *map(each, gone),
        ]
    )


@memoize_one
def _asked(step: Step[Any, Any] | None) -> bytes:
    """What is asked, and what belongs to that: the stage, the old dice, the two spots and the number."""
    a, b = (step.a, step.b) if isinstance(step, ChooseRoll) else (0, 0)
    spots = (1 + getattr(step, name) % CARDS if hasattr(step, name) else 0 for name in ("spot", "to"))
    about = bytes((getattr(step, "stage", 0), a, b, *spots, getattr(step, "number", 0)))
    return (STEP.get(type(step)) or NONE[len(ASKING)]) + about


def _chosen(state: Hamsterdam) -> list[bool]:
    """By seat whether it has made its secret choice."""
    return [seat in state.sealed for seat in range(state.seats)]


def _passed(state: Hamsterdam, seat: Seat) -> bytes:
    """The cards that were passed, as far as the seat knows them, and how many of each number it holds."""
    known, held = known_passed(state.passed, seat), bytearray(TOP + 1)
    for number in state.hand(seat) or ():
        held[number] += 1
    return bytes([card or 0 for card in known[2 * seat :] + known[: 2 * seat]]) + held[NUMBERS[0] :]


@memoize_one
def _cards(row: tuple[int, ...]) -> tuple[bytes, ...]:
    """From each seat on, the numbers of the cards, and how many rolls give them."""
    found = [bytes(row[base:] + row[:base]) for base in range(0, len(row), CARDS)]
    return tuple([numbers + numbers.translate(ODDS) for numbers in found])


@memoize_one
def _standing(ends: bytes) -> tuple[bytes, ...]:
    """From each seat on, which cards stand; from the left-most and the right-most ones by seat, as they are told."""
    n = len(ends) // 2 - 1
    # Of a seat whose cards are all flipped the right-most one may be -1.
    found = b"".join([
        STANDING[ends[1 + one] - CARDS * one][(ends[2 + n + one] + 1) % 256 - CARDS * one] for one in range(n)
    ])  # fmt: skip
    return tuple([found[CARDS * seat :] + found[: CARDS * seat] for seat in range(n)])


def _floods(state: Hamsterdam, seat: Seat) -> bytes:
    """By card, whether a flood is still to be met."""
    found = bytearray(CARDS * state.seats)
    for spot in state.pending_floods:
        found[spot - CARDS * seat] = 1
    return bytes(found)


OBSERVING = Observing(columns, values)
