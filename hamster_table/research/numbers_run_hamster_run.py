"""The numbers of the actions of Run, Hamster, Run!"""

from __future__ import annotations

from typing import NamedTuple

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run import actions
from hamster_table.engine.run_hamster_run.actions import DEEDS, LANES, PIT, PRICES, SQUARES, TRAITS, Square, lane, strip
from hamster_table.engine.run_hamster_run.grid import SLANTING, STRAIGHT
from hamster_table.engine.run_hamster_run.setup import PLACES
from hamster_table.engine.run_hamster_run.state import PLUCK
from hamster_table.research.numbering import Blocks, Numbering

MOST = 5
"""The most seats."""
WAYS = STRAIGHT + SLANTING
"""Towards the pit, away from it, left, right, and the four slanting ways between; each as strips up and lanes aside."""
REACH = 2
"""How far from where it stands a climbing hamster may land, in strips and in lanes."""
SPAN = 2 * REACH + 1

SPLITS = tuple((scamper, mettle) for scamper in range(PLUCK + 1) for mettle in range(PLUCK + 1 - scamper))
"""Scamper and Mettle of a split; the rest of the pluck is Friskiness."""

BLOCKS = Blocks(
    ("place", (len(PLACES),), "step onto that square of the strips 1 to 5"),
    ("allocate", (len(SPLITS),), "so many chips to Scamper and Mettle, (0, 0), (0, 1) to (7, 0)"),
    ("declare", (len(DEEDS),), "bite, run, throw, rest"),
    ("change", (len(DEEDS), len(TRAITS)), "the new deed, then the trait that pays"),
    ("walk", (len(WAYS),), "the way of the free square"),
    ("challenge", (MOST - 1,), "which seat to your left: the next, the one after it"),
    ("flip", (len(WAYS),), "the way of a flip"),
    ("spend", (len(WAYS), 1 + len(WAYS)), "the first way, then none or the second way"),
    ("sidestep", (2,), "left, right"),
    ("push", (MOST - 1,), "which seat to your left"),
    ("climb", (MOST - 1, SPAN, SPAN, len(PRICES)), "over which seat to your left, how many strips up (-2 to 2), how "
     "many lanes to the right (-2 to 2), for three flips or for a spent chip"),
    ("follow", (2,), "follow the hamster you push, stay out"),
    ("take", (len(TRAITS),), "the trait from which the bitten hamster loses a chip"),
    ("land", (1 + SQUARES,), "where the thrown hamster lands: the pit, then the squares"),
    ("recover", (len(TRAITS),), "the trait that gets the chip of a Rest"),
    ("stop", (1,), "be done with your deed"),
    ("answer", (2,), "resist, yield"),
    ("stake", (len(TRAITS),), "the trait that faces the alligators"),
    ("lose", (len(TRAITS),), "the trait that pays a chip to Fatigue"),
)  # fmt: skip


class At(NamedTuple):
    """What the numbers depend on besides the action."""

    seat: Seat
    seats: int
    here: Square

    def left(self, other: Seat) -> int:
        """How many seats to the left of the next one another seat is."""
        return (other - self.seat) % self.seats - 1


def way(origin: Square, square: Square) -> int:
    """Which of `WAYS` leads to a square next to it; into the pit it is straight down, whatever the lane."""
    return 0 if square == PIT else WAYS.index((strip(square) - strip(origin), lane(square) - lane(origin)))


def spend(at: At, action: actions.Spend) -> tuple[int]:
    """The number of a spent chip."""
    then = 0 if action.then is None else 1 + way(action.square, action.then)
    return (BLOCKS["spend"](way(at.here, action.square), then),)


def climb(at: At, action: actions.Climb) -> tuple[int]:
    """The number of a climb."""
    up = REACH + action.square // LANES - at.here // LANES
    aside = REACH + lane(action.square) - lane(at.here)
    return (BLOCKS["climb"](at.left(action.target), up, aside, PRICES.index(action.price)),)


NUMBERING = Numbering(
    BLOCKS,
    {
        actions.Place: lambda at, action: (BLOCKS["place"](action.square),),
        actions.Allocate: lambda at, action: (BLOCKS["allocate"](SPLITS.index((action.scamper, action.mettle))),),
        actions.Declare: lambda at, action: (BLOCKS["declare"](DEEDS.index(action.deed)),),
        actions.Change: lambda at, action: (BLOCKS["change"](DEEDS.index(action.deed), TRAITS.index(action.trait)),),
        actions.Walk: lambda at, action: (BLOCKS["walk"](way(at.here, action.square)),),
        actions.Challenge: lambda at, action: (BLOCKS["challenge"](at.left(action.target)),),
        actions.Flip: lambda at, action: (BLOCKS["flip"](way(at.here, action.square)),),
        actions.Spend: spend,
        actions.Sidestep: lambda at, action: (BLOCKS["sidestep"](int(action.square > at.here)),),
        actions.Push: lambda at, action: (BLOCKS["push"](at.left(action.target)),),
        actions.Climb: climb,
        actions.Follow: lambda at, action: (BLOCKS["follow"](0),),
        actions.StayOut: lambda at, action: (BLOCKS["follow"](1),),
        actions.Take: lambda at, action: (BLOCKS["take"](TRAITS.index(action.trait)),),
        actions.Land: lambda at, action: (BLOCKS["land"](action.square + 1),),
        actions.Recover: lambda at, action: (BLOCKS["recover"](TRAITS.index(action.trait)),),
        actions.Stop: lambda at, action: (BLOCKS["stop"](0),),
        actions.Resist: lambda at, action: (BLOCKS["answer"](0),),
        actions.Yield: lambda at, action: (BLOCKS["answer"](1),),
        actions.Stake: lambda at, action: (BLOCKS["stake"](TRAITS.index(action.trait)),),
        actions.Lose: lambda at, action: (BLOCKS["lose"](TRAITS.index(action.trait)),),
    },
    At,
    lambda state, seat: (seat, state.seats, state.where[seat]),
)
