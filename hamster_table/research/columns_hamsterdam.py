"""The columns of an observation of Hamsterdam."""

from __future__ import annotations

from typing import Any

from hamster_table.engine.hamsterdam import STEPS
from hamster_table.engine.hamsterdam.actions import (
    ASIDE,
    CARDS,
    HAND,
    NUMBERS,
    OUT,
    REJECTED,
    SEATS,
    SPECIALS,
    TURNED,
    WAYS,
    Spot,
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
ODDS = bytes([*WAYS, *[0] * (256 - len(WAYS))])
"""`WAYS` for `bytes.translate`."""
PARTS = (0,) * 7 + (1,) * 9 + (CARDS,) * 2
"""What is told: numbers of the whole table, lists by seat, and lists by card. After it come the left-most and the
right-most cards by seat, and by special places and owners."""
FROM_HERE = tuple(from_here(seats, PARTS) for seats in range(SEATS + 1))
"""Where `PARTS` stand in what is told."""
LENGTH = tuple(
    len(tell([*((0,) * each * seats if each else 0 for each in (*PARTS, 1, 1)), *[(0,) * SPECIALS] * 2]))
    for seats in range(SEATS + 1)
)
"""By seats: how many bytes are told while each number fits one."""
PLACES, OWNERS = slice(-2 * SPECIALS - 3, -SPECIALS - 3), slice(-SPECIALS, None)
ENDS = tuple(slice(-2 * SPECIALS - 6 - 2 * (seats + 1), -2 * SPECIALS - 6) for seats in range(SEATS + 1))
"""Where the rest of it is told, with its heads."""
STANDING = tuple(
    tuple(bytes([low <= position < end for position in range(CARDS)]) for end in range(CARDS + 1))
    for low in range(CARDS + 1)
)
"""By the position of the left-most un-flipped card, and the one after the right-most: which stand."""
AT = bytes([spot % CARDS + 1 if spot < CARDS * SEATS else 0 for spot in range(256)])
"""By place, as it is told: the card on its dam, from 1."""
IS = {
    one: bytes([code == one % 256 for code in range(256)])
    for one in (HAND, REJECTED, OUT, TURNED, ASIDE, *range(SEATS))
}
"""By place, or by owner: whether it is that."""
SECRET = IS[HAND], IS[REJECTED]
IS_OUT, IS_TURNED, IS_ASIDE = IS[OUT], IS[TURNED], IS[ASIDE]
ARE_SECRET = bytes([code if code - 256 in (HAND, REJECTED) else 0 for code in range(256)])
"""Places that only the owner may know stay as they are told, others become 0."""
DIGITS = bytes([code == ord("1") for code in range(256)])
"""`0` and `1` become numbers."""


@memoize_one
def bits(mask: int) -> bytes:
    """A mask of specials, a byte for each."""
    return f"{mask:0{SPECIALS}b}"[::-1].encode().translate(DIGITS)


def values(state: Hamsterdam, seat: Seat) -> bytes:
    """The values of the columns for a state, as the seat's view shows it."""
    n, spots, round_, link = state.seats, CARDS * state.seats, state.round, state.link
    dam, waiting = state.on_dam_mask, state.in_pile_mask
    parts = (
        state.die_a, state.die_b, round_ if round_ < MOST_ROUNDS else MOST_ROUNDS,
        state.turn, state.classic, state.open, state.moved, SEAT[n][state.first], SEAT[n][state.roller],
        state.pile, state.town, state.removed, state.dealt, state.counts, state.skipped,
        [other in state.sealed for other in range(n)] if state.sealed else SEAT[n][-1],
        state.water, state.ordinary, state.first_unflipped, state.last_unflipped, state.place, state.owner,
    )  # fmt: skip
    told = tell(parts)
    if len(told) > LENGTH[n]:  # with cards of one's own there may be more of something
        told = tell([part if isinstance(part, int) else [one and min(one, 127) for one in part] for part in parts])
    masks = *dam[seat:], *dam[:seat], *waiting[seat:], *waiting[:seat], state.marked_mask, state.used_mask
    numbers, places = FROM_HERE[n][seat].translate(told.ljust(256)), told[PLACES]
    return b"".join(
        [
            _asked(state.agenda[-1] if state.agenda else None),
            numbers[: -2 * spots].translate(AT_MOST[MOST]),
            _passed(state, seat) if state.passed else NONE[2 * n + len(NUMBERS)],
            _cards((state.numbers or (0,) * spots, CARDS * seat)),
            _standing(told[ENDS[n]])[seat],
            numbers[-2 * spots : -spots].translate(AT_MOST[MOST_WATER]),
            numbers[-spots:].translate(AT_MOST[MOST_STACK]),
            _floods(state, seat) if state.pending_floods else NONE[spots],
            bytes((link[0] + 1, link[1] + 1)),
            places.translate(AT),
            *map(bits, masks),
            _own((places.translate(ARE_SECRET), told[OWNERS], seat)),
            places.translate(IS_OUT),
            places.translate(IS_TURNED),
            places.translate(IS_ASIDE),
        ]
    )


@memoize_one
def _asked(step: Step[Any, Any] | None) -> bytes:
    """What is asked, and what belongs to that: the stage, the old dice, the two spots and the number."""
    a, b = (step.a, step.b) if isinstance(step, ChooseRoll) else (0, 0)
    spots = (1 + getattr(step, name) % CARDS if hasattr(step, name) else 0 for name in ("spot", "to"))
    about = bytes((getattr(step, "stage", 0), a, b, *spots, getattr(step, "number", 0)))
    return (STEP.get(type(step)) or NONE[len(ASKING)]) + about


def _passed(state: Hamsterdam, seat: Seat) -> bytes:
    """The cards that were passed, as far as the seat knows them, and how many of each number it holds."""
    known, held = known_passed(state.passed, seat), bytearray(TOP + 1)
    for number in state.hand(seat) or ():
        held[number] += 1
    return bytes([card or 0 for card in known[2 * seat :] + known[: 2 * seat]]) + held[NUMBERS[0] :]


@memoize_one
def _cards(dams: tuple[tuple[int, ...], Spot]) -> bytes:
    """The numbers of the cards from a spot on, and how many rolls give them."""
    row, base = dams
    numbers = bytes(row[base:] + row[:base])
    return numbers + numbers.translate(ODDS)


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


@memoize_one
def _own(known: tuple[bytes, bytes, Seat]) -> bytes:
    """Which specials were dealt to the seat, and which of those it has rejected: those of others it does not know. The
    places come first, then the owners, and the seat."""
    places, owners, seat = known
    own = int.from_bytes(owners.translate(IS[seat]))
    return b"".join([(int.from_bytes(places.translate(table)) & own).to_bytes(SPECIALS) for table in SECRET])


OBSERVING = Observing(columns, values)
