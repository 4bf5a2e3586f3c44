"""The columns of an observation of Hamsterdam."""

from __future__ import annotations

from itertools import chain

from hamster_table.engine.hamsterdam import STEPS
from hamster_table.engine.hamsterdam.actions import ASIDE, CARDS, HAND, NUMBERS, OUT, REJECTED, SPECIALS, TURNED
from hamster_table.engine.hamsterdam.specials.roll import ChooseRoll
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.research.columns import NONE, ONE_HOT, Column, Observing, from_here

ASKING = tuple(step for step in STEPS if step.asks)
"""The steps at which a seat is asked."""
BYTE = 255
MOST_PILE, MOST_TOWN, MOST_ROUNDS, MOST_WATER, MOST_STACK = 20, 20, 12, 4, 6
"""What stands as 1; a game in which there is more is rare."""
ROLLS, DEALT, TOP = 12, 12, NUMBERS[-1]
BY_SPECIAL = 2 * CARDS
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
                ("pile", f"ordinary hamsters in the pile, of {MOST_PILE}", MOST_PILE, "pile"),
                ("town", f"tokens in the town, of {MOST_TOWN}", MOST_TOWN, "town"),
                ("removed", f"hamsters out of the game, of {MOST_PILE}", MOST_PILE, "removed"),
                ("dealt", f"specials dealt, of {DEALT}", DEALT, "dealt"),
                ("counts", "what the roll counts as, of 12; 0: nothing", TOP, "counts"),
                ("skipped", "who skips this movement phase", 1, "skipped"),
                ("chosen", "who has made its secret choice", 1, "sealed"),
            )
        ),
        Column("passed", 2 * seats, "the cards passed to the left and right, of 12; 0: unknown or none", TOP,
               fields=("passed",)),
        Column("hand", len(NUMBERS), "how many of each number you hold before the line-up, of 3", 3),
        Column("cards", spots, f"the number, of 12; 0 before the line-up; {by_card}", TOP, fields=("numbers",)),
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
SPECIAL_BITS = tuple(bytes(n >> bit & 1 for bit in range(9)) for n in range(512))
"""`SPECIAL_BITS[n]`: the nine bits of a number, the lowest first; a mask of specials has four of them."""
EMPTY_MASK = bytes(SPECIALS)


def bits(mask: int) -> bytes:
    """A mask of specials, a byte for each."""
    if not mask:
        return EMPTY_MASK
    part = SPECIAL_BITS
    return part[mask & 511] + part[mask >> 9 & 511] + part[mask >> 18 & 511] + part[mask >> 27]


def values(view: Hamsterdam, seat: Seat) -> bytes:
    """The values of the columns for a view."""
    n, step = view.seats, view.step
    a, b = (step.a, step.b) if isinstance(step, ChooseRoll) else (0, 0)
    base, spots = CARDS * seat, CARDS * n
    parts = [
        STEP.get(type(step)) or NONE[len(ASKING)],
        bytes((
            getattr(step, "stage", 0), a, b, *(1 + getattr(step, name) % CARDS if hasattr(step, name) else 0
                                               for name in ("spot", "to")),
            getattr(step, "number", 0), view.die_a, view.die_b, min(BYTE, view.round), view.turn,
            view.classic, view.open, view.moved,
        )),
        ONE_HOT[n][(view.first - seat) % n] if view.first >= 0 else NONE[n],
        ONE_HOT[n][(view.roller - seat) % n] if view.roller >= 0 else NONE[n],
    ]  # fmt: skip
    small: list[int] = []
    for values_ in (view.pile, view.town, view.removed, view.dealt, view.counts, view.skipped):
        small += values_[seat:]
        small += values_[:seat]
    small += [other % n in view.sealed for other in range(seat, seat + n)]
    hand = None
    if view.passed:
        small += [card or 0 for card in from_here(view.passed, seat, 2)]
        hand = view.hand(seat)
    else:
        small += NONE[2 * n]
    small += [hand.count(number) for number in NUMBERS] if hand else NONE[len(NUMBERS)]
    numbers = view.numbers or NONE[spots]
    small += numbers[base:]
    small += numbers[:base]
    for other in (*range(seat, n), *range(seat)):
        low, high = view.first_unflipped[other], view.last_unflipped[other]
        left = CARDS * other
        small += [left + position >= low and left + position <= high for position in range(CARDS)]
    for by_spot in (view.water, view.ordinary):
        small += by_spot[base:]
        small += by_spot[:base]
    floods = bytearray(spots)
    for spot in view.pending_floods:
        floods[(spot - base) % spots] = 1
    small += floods
    small += [special + 1 for special in view.link]
    at = bytearray(SPECIALS)
    piles = {where: bytearray(SPECIALS) for where in WHERE}
    for special, where in enumerate(view.place):
        if where is None:
            continue
        if where >= 0:
            at[special] = where % CARDS + 1
        elif where in piles:
            piles[where][special] = 1
    try:
        parts.append(bytes(small))
    except ValueError:
        parts.append(bytes(min(BYTE, value) for value in small))
    parts.append(bytes(at))
    parts += [bits(mask) for mask in chain(from_here(view.on_dam_mask, seat), from_here(view.in_pile_mask, seat))]
    parts += (bits(view.marked_mask), bits(view.used_mask), *map(bytes, piles.values()))
    return b"".join(parts)


OBSERVING = Observing(columns, values)
