"""The columns of an observation of Hamsterrolle, and of the placements that are offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

import numpy as np

from hamster_table.engine.hamsterrolle import STEPS
from hamster_table.engine.hamsterrolle.actions import (
    ACTIONS,
    BOX,
    COMPARTMENTS,
    FULL_TURN,
    KINDS,
    OUT,
    PIECES,
    SIDES,
    TURN,
    WHEEL,
    Face,
    Hand,
    Reach,
    kind_of,
)
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Seat
from hamster_table.research.columns import NONE, ONE_HOT, Column, Observing, Row

ASKING = tuple(step for step in STEPS if step.asks)
"""The steps at which a seat is asked."""
REACH = 3000
"""Tenths of a millimetre from the hub: no piece of the wheel lies farther."""
MOST_TURNS, MOST_SECONDS = 120, 120
PLACES = (WHEEL, OUT, BOX)
POSE = 7
"""The numbers of a pose: x, y, z and a quaternion."""
NO_POSE = (0,) * POSE


def columns(seats: int) -> tuple[Column, ...]:
    """The columns for that many seats."""
    asked = ", ".join(step.__name__ for step in ASKING)
    return (
        Column("step", len(ASKING), f"one of them is 1, what is asked: {asked}", fields=("agenda",)),
        Column("turn", 1, f"the turn, of {MOST_TURNS}", MOST_TURNS, fields=("turn",)),
        Column("limit", 1, f"after so many turns it ends, of {MOST_TURNS}; 0: never", MOST_TURNS, fields=("limit",)),
        Column("builder", seats, "one of them is 1, whose turn it is", fields=("builder",)),
        Column("side", len(SIDES), "rolls to the left, to the right", fields=("side",)),
        Column("flags", 2, "quakes, wood", fields=("quakes", "wood")),
        Column("edition", 1, "of wheel and rules, of 3", 3, fields=("edition",)),
        Column("clocks", seats, f"seconds for a piece, of {MOST_SECONDS}; 0: no clock", MOST_SECONDS,
               fields=("clocks",)),
        Column("partner", seats, "who is of your team, yourself included", fields=("teams",)),
        Column("reference", COMPARTMENTS, "one of them is 1, where the last piece was built", fields=("reference",)),
        Column("lowest", 2 * COMPARTMENTS, "the lowest compartment, and the second one", fields=("lowest",)),
        Column("attempt", PIECES, "one of them is 1, the piece with which the attempt has begun", fields=("attempt",)),
        Column("angle", 1, "how far the wheel has rolled, in turns of it, the whole ones left out", FULL_TURN,
               fields=("angle",)),
        *(Column(f"seat{n}.pieces", PIECES, "which pieces the seat has", fields=("place",)) for n in range(seats)),
        *(Column(name, PIECES, f"which pieces are {name} of the game" if name == "out" else f"which are in the {name}")
          for name in ("wheel", "out", "box")),
        Column("positions", 3 * PIECES, f"by piece x, y, z from the hub, of {REACH} tenths of a millimetre; 0 for a "
               "piece that is not in the wheel", REACH, fields=("poses",)),
        Column("turns", 4 * PIECES, "by piece its turn, a quaternion", TURN),
    )  # fmt: skip


ACTION_COLUMNS = (
    Column("class", len(ACTIONS), f"one of them is 1: {', '.join(kind.__name__ for kind in ACTIONS)}"),
    Column("kind", len(KINDS), "one of them is 1, the kind of the piece"),
    Column("compartment", COMPARTMENTS, "one of them is 1, where the piece is meant to go"),
    Column("position", 3, f"x, y, z of the piece where it is let go, of {REACH}", REACH),
    Column("turned", 4, "its turn, a quaternion", TURN),
    Column("side", len(SIDES), "to which side the wheel is going to roll"),
)
"""The columns of a placement."""


def _one_hot(at: int, size: int) -> bytes:
    return ONE_HOT[size][at] if 0 <= at < size else NONE[size]


def values(view: Hamsterrolle, seat: Seat) -> bytes:
    """The values of the columns for a view."""
    n, step = view.seats, type(view.step)
    order = (*range(seat, n), *range(seat))
    poses = [pose or NO_POSE for pose in view.poses]
    parts: tuple[Iterable[int], ...] = (
        [step is one for one in ASKING],
        (min(MOST_TURNS, view.turn), view.limit),
        _one_hot((view.builder - seat) % n if view.builder >= 0 else -1, n),
        [view.side == side for side in SIDES],
        (view.quakes, view.wood, view.edition),
        [min(MOST_SECONDS, view.clocks[other]) for other in order],
        [(view.teams or range(n))[other] == (view.teams or range(n))[seat] for other in order],
        _one_hot(view.reference, COMPARTMENTS),
        *(_one_hot(compartment, COMPARTMENTS) for compartment in view.lowest or (-1, -1)),
        _one_hot(view.attempt, PIECES),
        (view.angle % FULL_TURN,),
        *([where == place for where in view.place] for place in (*order, *PLACES)),
        *([max(-REACH, min(REACH, part)) for part in pose[:3]] for pose in poses),
        *([max(-TURN, min(TURN, part)) for part in pose[3:]] for pose in poses),
    )
    return np.fromiter(chain.from_iterable(parts), np.int32).tobytes()


def placements(actions: Sequence[Action], most: int) -> Row:
    """What the numbers of the offered actions mean: a row of `ACTION_COLUMNS` for each; zeros where there is none."""
    span = np.repeat([one.most for one in ACTION_COLUMNS], [one.size for one in ACTION_COLUMNS])
    rows = np.zeros((most, len(span)), np.float32)
    for n, action in enumerate(actions):
        piece = action.piece if isinstance(action, Hand | Reach) else -1
        rows[n] = [
            *_one_hot(ACTIONS.index(type(action)), len(ACTIONS)),
            *_one_hot(kind_of(piece) if piece >= 0 else -1, len(KINDS)),
            *_one_hot(action.compartment if isinstance(action, Hand) else -1, COMPARTMENTS),
            *(action.pose if isinstance(action, Hand) and action.pose else NO_POSE),
            *[isinstance(action, Face) and action.side == side for side in SIDES],
        ]
    found: Row = np.clip(rows / span, -1, 1).astype(np.float32)
    return found


OBSERVING = Observing(columns, values, np.int32)
