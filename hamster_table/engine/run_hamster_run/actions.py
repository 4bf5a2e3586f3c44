"""The things and the actions of Run, Hamster, Run!; what happens to them is in `events`.

Squares are numbers: `5 * (strip - 1) + lane`, strips 1 to 10 counted from the pit (RR-6), lanes 0 to 4; the pit is one
place without squares (RR-37).
"""

from __future__ import annotations

from hamster_table.engine.kernel import Action, Seat

Square = int
Trait = str
Deed = str

STRIPS, LANES = 10, 5
SQUARES = STRIPS * LANES
PIT: Square = -1
"""In the pit."""
EATEN: Square = -2
"""Eaten, and out of the game."""
UNPLACED: Square = -3
"""Not yet on the belt."""

SCAMPER, METTLE, FRISKINESS = TRAITS = ("scamper", "mettle", "friskiness")
"""The traits."""
BITE, RUN, THROW, REST = DEEDS = ("bite", "run", "throw", "rest")
"""What a hamster may do in a round; "" before it is declared."""
FLIPS, SPEND = PRICES = ("flips", "spend")
"""What a climb costs: three flips, or a spent chip and a flip."""

# Not -1, which is the seat of chance.
ALLIGATOR = -2
"""The owner of an alligator chip in the HAT."""


def strip(square: Square) -> int:
    """The strip of a square, 1 next to the pit to 10 at the top."""
    return square // LANES + 1


def lane(square: Square) -> int:
    """The lane of a square, 0 to 4."""
    return square % LANES


# What chance and seats do


class Chip(Action, frozen=True):
    """A chip drawn from the HAT."""

    owner: Seat
    """Whose chip it is; `ALLIGATOR` for an alligator's."""


class Place(Action, frozen=True):
    """Put your hamster on the belt."""

    square: Square


class Allocate(Action, frozen=True):
    """Split all your pluck over the three traits, in secret."""

    scamper: int
    mettle: int
    friskiness: int


class Declare(Action, frozen=True):
    """Say what your hamster is going to do this round."""

    deed: Deed


class Change(Action, frozen=True):
    """Do something else than declared, for a chip of a trait."""

    deed: Deed
    trait: Trait


class Walk(Action, frozen=True):
    """The one free square of a Bite or a Throw."""

    square: Square


class Challenge(Action, frozen=True):
    """Challenge a neighbour to the test of your Bite or Throw."""

    target: Seat


class Flip(Action, frozen=True):
    """Run a square: a Scamper chip turns face down."""

    square: Square


class Spend(Action, frozen=True):
    """Run two squares: a Scamper chip goes to Fatigue. The second square may be dropped (None)."""

    square: Square
    then: Square | None


class Sidestep(Action, frozen=True):
    """The free step to the left or right of a Run."""

    square: Square


class Push(Action, frozen=True):
    """Push a neighbour: a Scamper chip turns face down."""

    target: Seat


class Climb(Action, frozen=True):
    """Climb over a neighbour, for three flips, or a spent chip and a flip."""

    target: Seat
    square: Square
    price: str


class Follow(Action, frozen=True):
    """Enter the square of the hamster you have beaten, and so push it on."""


class StayOut(Action, frozen=True):
    """Stay where you are, and so leave the hamster you have beaten where it is."""


class Take(Action, frozen=True):
    """Choose the trait from which the bitten hamster loses a chip."""

    trait: Trait


class Land(Action, frozen=True):
    """Choose where the thrown hamster lands."""

    square: Square


class Recover(Action, frozen=True):
    """Rest: put a chip from Fatigue into a trait."""

    trait: Trait


class Stop(Action, frozen=True):
    """Be done with your deed."""


class Resist(Action, frozen=True):
    """Put your chips in the HAT against the test."""


class Yield(Action, frozen=True):
    """Do not resist: the other wins the test."""


class Stake(Action, frozen=True):
    """Choose the trait that is tested against the alligators."""

    trait: Trait


class Lose(Action, frozen=True):
    """Choose the trait from which your next chip goes to Fatigue."""

    trait: Trait


ACTIONS: tuple[type[Action], ...] = (
    Chip, Place, Allocate, Declare, Change, Walk, Challenge, Flip, Spend, Sidestep, Push, Climb,
    Follow, StayOut, Take, Land, Recover, Stop, Resist, Yield, Stake, Lose,
)  # fmt: skip
