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
from hamster_table.engine.hamsterdam.observation import hidden, known_passed
from hamster_table.engine.hamsterdam.specials.roll import ChooseRoll
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat, Step
from hamster_table.engine.memoize import memoize_one
from hamster_table.research.columns import AT_MOST, NONE, ONE_HOT, Column, Observing, from_here

ASKING = tuple(step for step in STEPS if step.asks)
"""The steps at which a seat is asked."""
MOST, MOST_ROUNDS, MOST_WATER, MOST_STACK = 20, 12, 2, 4
"""What stands as 1; a game in which there is more is rare."""
ROLLS, TOP = 12, NUMBERS[-1]
PILES = ("mine", "rejected", "out", "turned", "aside")
WHERE = (HAND, REJECTED, OUT, TURNED, ASIDE)


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
STANDING = tuple(
    tuple(bytes(low <= position <= high for position in range(CARDS)) for high in (*range(CARDS), -1))
    for low in range(CARDS + 1)
)
"""By the positions of the left-most and the right-most un-flipped card: which stand."""


CODE = {where: 8 + where for where in range(-7, CARDS * SEATS)} | {None: 0}
"""A place as a byte, for `bytes.translate`."""
AT = bytes([code % CARDS + 1 if code >= 0 else 0 for code in range(-8, 248)])
"""By code: the card on its dam, from 1."""
IS_THERE = tuple(bytes([code == CODE[where] for code in range(256)]) for where in WHERE)
"""For each of `WHERE`, by code: whether it is that."""


@memoize_one
def bits(mask: int) -> bytes:
    """A mask of specials, a byte for each."""
    return bytes(mask >> special & 1 for special in range(SPECIALS))


def values(state: Hamsterdam, seat: Seat) -> bytes:
    """The values of the columns for a state, as the seat's view shows it."""
    n = state.seats
    base, spots = CARDS * seat, CARDS * n
    asked, about = _asked(state.agenda[-1] if state.agenda else None)
    parts: list[bytes | bytearray] = [
        asked,
        about,
        bytes((
            state.die_a, state.die_b, min(MOST_ROUNDS, state.round), state.turn, state.classic, state.open, state.moved,
        )),
        ONE_HOT[n][(state.first - seat) % n] if state.first >= 0 else NONE[n],
        ONE_HOT[n][(state.roller - seat) % n] if state.roller >= 0 else NONE[n],
    ]  # fmt: skip
    many: list[int] = []
    for by_seat in (state.pile, state.town, state.removed, state.dealt):
        many += by_seat[seat:]
        many += by_seat[:seat]
    few = state.counts[seat:] + state.counts[:seat]
    few += state.skipped[seat:]
    few += state.skipped[:seat]
    few += [other % n in state.sealed for other in range(seat, seat + n)] if state.sealed else NONE[n]
    parts += (_at_most(MOST, many), bytes(few))
    if state.passed:
        hand = state.hand(seat) or ()
        parts.append(bytes([card or 0 for card in from_here(known_passed(state.passed, seat), seat, 2)]))
        parts.append(bytes([hand.count(number) for number in NUMBERS]))
    else:
        parts.append(NONE[2 * n + len(NUMBERS)])
    parts.append(_cards((state.numbers or (0,) * spots, base)))
    for other in (*range(seat, n), *range(seat)):
        left = CARDS * other
        parts.append(STANDING[state.first_unflipped[other] - left][state.last_unflipped[other] - left])
    water, ordinary = _at_most(MOST_WATER, state.water), _at_most(MOST_STACK, state.ordinary)
    floods = bytearray(spots)
    for spot in state.pending_floods:
        floods[spot - base] = 1
    links = bytes([special + 1 for special in state.link])
    parts += (water[base:], water[:base], ordinary[base:], ordinary[:base], floods, links)
    at, piles = _places((tuple(state.place), tuple(state.owner), seat))
    dam, waiting = state.on_dam_mask, state.in_pile_mask
    parts += (at, *map(bits, (*dam[seat:], *dam[:seat], *waiting[seat:], *waiting[:seat])))
    parts += (bits(state.marked_mask), bits(state.used_mask), piles)
    return b"".join(parts)


@memoize_one
def _cards(dams: tuple[tuple[int, ...], Spot]) -> bytes:
    """The numbers of the cards from a spot on, and how many rolls give them."""
    row, base = dams
    numbers = bytes(row[base:] + row[:base])
    return numbers + numbers.translate(ODDS)


@memoize_one
def _asked(step: Step[Any, Any] | None) -> tuple[bytes, bytes]:
    """What is asked, and what belongs to that: the stage, the old dice, the two spots and the number."""
    a, b = (step.a, step.b) if isinstance(step, ChooseRoll) else (0, 0)
    spots = (1 + getattr(step, name) % CARDS if hasattr(step, name) else 0 for name in ("spot", "to"))
    return (
        STEP.get(type(step)) or NONE[len(ASKING)],
        bytes((getattr(step, "stage", 0), a, b, *spots, getattr(step, "number", 0))),
    )


@memoize_one
def _places(moment: tuple[tuple[int | None, ...], tuple[Seat | None, ...], Seat]) -> tuple[bytes, bytes]:
    """By special: its card on its dam, and for each of `WHERE` whether it is there, as far as the seat knows."""
    codes = bytearray([CODE[where] for where in moment[0]])
    for special in hidden(*moment):
        codes[special] = CODE[None]
    return bytes(codes.translate(AT)), b"".join([codes.translate(table) for table in IS_THERE])


def _at_most(most: int, values: list[int] | list[bool]) -> bytes:
    try:
        return bytes(values).translate(AT_MOST[most])
    except ValueError:  # with cards of one's own there may be more than fits a byte
        return bytes([min(most, value) for value in values])


OBSERVING = Observing(columns, values)
