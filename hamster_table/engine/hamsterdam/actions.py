"""The things and the actions of Hamsterdam; what happens to them is in `events`.

Every position of every dam is a *spot*: `11 * seat + position`, positions 0 to 10 from the left. A *hamster* is
`PLAIN`, or the number of a special: `2 * kind + copy`, since the box holds two of each of the eighteen kinds.
"""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat

Spot = int
Hamster = int
Number = int

SEATS = 4
CARDS = 11
"""Cards of a dam, one of each number from 2 to 12 before two are passed."""
NUMBERS: tuple[Number, ...] = tuple(range(2, 13))
SPOTS = SEATS * CARDS
WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""`WAYS[number]`: how many of the 36 rolls of two dice give it."""

PLAIN: Hamster = -1
"""An ordinary hamster, or a special that has been turned to its ordinary side."""

PILE = -1
"""In its owner's reinforcement pile."""
OUT = -2
"""Removed from the game."""
DECK = -3
"""In the deck, where it stays after the deal."""
HAND = -4
"""Dealt to its owner, who has not chosen yet."""
REJECTED = -5
"""Dealt and not kept; only its owner knows."""
ASIDE = -6
"""The second Twinster, which lies beside the deck (HD-9)."""
TURNED = -7
"""Turned to its ordinary side for good; it is counted among the ordinary hamsters (HD-68)."""

KINDS = (
    "Blobster", "Bombster", "Buffster", "Cheekster", "Contractster", "Copycatster", "Huckster", "Janitster", "Mobster",
    "Momster", "Napster", "Ninjaster", "Physicister", "Speedster", "Spinster", "Swimster", "Twinster", "Whack-a-Mole",
)  # fmt: skip
"""The eighteen special hamsters."""

(
    BLOBSTER, BOMBSTER, BUFFSTER, CHEEKSTER, CONTRACTSTER, COPYCATSTER, HUCKSTER, JANITSTER, MOBSTER,
    MOMSTER, NAPSTER, NINJASTER, PHYSICISTER, SPEEDSTER, SPINSTER, SWIMSTER, TWINSTER, WHACK_A_MOLE,
) = range(len(KINDS))  # fmt: skip

SPECIALS = 2 * len(KINDS)
ASIDE_TWIN: Hamster = 2 * TWINSTER + 1
FIRST_COPYCAT: Hamster = 2 * COPYCATSTER

ROLL, FLOOD, MOVEMENT, REDEPLOYMENT = MOMENTS = ("roll", "flood", "movement", "redeployment")
"""The four printed moments at which specials may be used."""

SEAT_OF: tuple[Seat, ...] = tuple(spot // CARDS for spot in range(SPOTS))
"""`SEAT_OF[spot]`: whose dam it is on."""


LEFTWARDS = tuple(
    tuple(tuple((start + i) % seats for i in range(seats)) for start in range(seats)) for seats in range(SEATS + 1)
)
"""`LEFTWARDS[seats][start]`: all seats of a table, from one of them to the left."""


def both(kind: int) -> tuple[Hamster, Hamster]:
    """The two specials of a kind."""
    return 2 * kind, 2 * kind + 1


NAMES = {PLAIN: N_("hamster")} | {special: KINDS[special >> 1] for special in range(SPECIALS)}


# What chance does


class Dice(Action, frozen=True):
    """Two dice."""

    a: int
    b: int


class Deal(Action, frozen=True):
    """Specials come off the deck: all of the first seat's, all of the next one's, and so on."""

    specials: tuple[Hamster, ...]


# Before the first round


class PassCards(Action, frozen=True):
    """Pass one dam card to the left and one to the right, in secret; with two seats both go to the other (HD-1)."""

    left: Number
    right: Number


class ArrangeDam(Action, frozen=True):
    """Lay your eleven cards out in a line, in secret, from the left (HD-3)."""

    numbers: tuple[Number, ...]


class KeepSpecials(Action, frozen=True):
    """Keep half of the specials you were dealt, in secret (HD-5)."""

    specials: tuple[Hamster, ...]


class Deploy(Action, frozen=True):
    """Put hamsters from the pile onto the dry dam before the first round (HD-11)."""

    plain: tuple[int, ...]
    """How many ordinary hamsters on each position, from the left."""
    specials: tuple[tuple[Hamster, int], ...]
    """Each special that is put down, with its position."""


# In the rounds


class Use(Action, frozen=True):
    """Use the ability of a special."""

    special: Hamster
    """Which of your specials acts."""
    copied: Hamster
    """Whose ability a Copycatster uses; -1 for everybody else."""
    target: tuple[int, ...]
    """What it is aimed at. Spots: Napster, Speedster (to), Blobster, Bombster (the flood), Contractster, Huckster
    (from, to). Else: Spinster (0 or 1 for the die, its new face), Mobster (1 or -1), Momster (the hamsters). The others
    need no target."""


class Decline(Action, frozen=True):
    """Use no ability now."""


class KeepRoll(Action, frozen=True):
    """Choose between the old and the new dice of a Physicister."""

    a: int
    b: int


class Plug(Action, frozen=True):
    """Plug the hole with a hamster of the flooded card, which goes to the pile."""

    spot: Spot
    hamster: Hamster


class LetIn(Action, frozen=True):
    """Let the flood come where no hamster stands: onto the dry card, or into the town."""

    spot: Spot


class LandOn(Action, frozen=True):
    """Choose the card of the rolled number on which a Whack-a-Mole lands (HD-36)."""

    spot: Spot


class Collapse(Action, frozen=True):
    """Flip the left-most or the right-most card of what is left of the dam: a breach (HD-42)."""

    spot: Spot


class GiveUp(Action, frozen=True):
    """Remove one of the hamsters that arrive on a flooded card, with a token (HD-43)."""

    hamster: Hamster


class MoveHamster(Action, frozen=True):
    """Move a hamster one card to the left or right."""

    hamster: Hamster
    origin: Spot
    to: Spot
    swims: Hamster
    """On a flooded card: the Swimster whose ability lets it share (its own number for the Swimster itself); -1: it is
    removed with a token (HD-50)."""


class SkipMovement(Action, frozen=True):
    """Move nothing, and perhaps use an ability when all have moved (HD-51)."""


class PutHamster(Action, frozen=True):
    """Put a hamster from the pile onto a card; on a flooded one both are removed (HD-57)."""

    hamster: Hamster
    spot: Spot
    swims: Hamster
    """As in `MoveHamster`."""


class Done(Action, frozen=True):
    """Be done with your movement or your redeployment."""


ACTIONS: tuple[type[Action], ...] = (
    Dice, Deal, PassCards, ArrangeDam, KeepSpecials, Deploy, Use, Decline, KeepRoll, Plug, LetIn, LandOn, Collapse,
    GiveUp, MoveHamster, SkipMovement, PutHamster, Done,
)  # fmt: skip


# Frequent actions are made once for all games: to find one by index takes less than half the time of making it.
PLUG_WITH = tuple(tuple(Plug(spot, hamster) for spot in range(SPOTS)) for hamster in (*range(SPECIALS), PLAIN))
"""By hamster (the last one is `PLAIN`) and spot."""
LET_IN = tuple(LetIn(spot) for spot in range(SPOTS))
LAND_ON = tuple(LandOn(spot) for spot in range(SPOTS))
COLLAPSE = tuple(Collapse(spot) for spot in range(SPOTS))
GIVE_UP = {hamster: GiveUp(hamster) for hamster in (PLAIN, *range(SPECIALS))}
DECLINE = Decline()
SKIP = SkipMovement()
DONE = Done()
ROLLS = tuple(Dice(a, b) for a in range(1, 7) for b in range(1, 7))
