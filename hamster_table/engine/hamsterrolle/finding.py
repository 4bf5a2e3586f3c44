"""Finds places for a piece as a hand does that turns it about: flat, on its edge, upright, leaning, on top of others.

There are infinitely many places. Here many are drawn, more than anybody would try, so that "it fits nowhere" is to be
believed (HR-20, HR-25); which of them hold is found by trying (`holding`). Equal states find equal places.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    FULL_TURN,
    SECTOR,
    WHEEL,
    Angle,
    Build,
    Compartment,
    Hand,
    Kind,
    Pass,
    Piece,
    Pose,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, contents, kinds_in, window
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, direction, wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.engine.hamsterrolle.legality import check_place
from hamster_table.engine.hamsterrolle.placements import (
    LIES,
    STANDS_ACROSS,
    STANDS_UP,
    TURNED,
    Others,
    is_free,
    lowered,
    lowest_corner,
    one_of_each,
)
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.kernel import Seat

Turn = tuple[int, int, int, int]
SIDES: tuple[Turn, ...] = (
    LIES,
    TURNED,
    STANDS_ACROSS,
    STANDS_UP,
    (5_000, 5_000, 5_000, 5_000),
    (5_000, -5_000, -5_000, -5_000),
)
"""The six ways in which the sides of a piece can be square to its compartment."""
TILTS = (0, 0, 0, 0, 1_500, -1_500, 3_000, -3_000, 4_500, -4_500)
"""How a piece leans in its compartment, hundredths of a degree about the axle; mostly it does not."""
LEVEL = 500
"""How a piece leans that is level in the room is rounded to this; hundredths of a degree."""
LIFTS = (4, 30, 70, 120, 180, 250, 330, 420, 520, 640)
"""How far above the floor its lowest corner is tried, one after the other; tenths of a millimetre."""
FIRST = (0, 0, 1, 2)
"""With which of them a try begins: from a little higher a piece comes to lie otherwise."""
AHEAD = 1_400
"""So far to either side of the middle of a compartment places are drawn; hundredths of a degree."""
ACROSS = (0, 0, 0, 40, -40, 80, -80)
"""Where along the axle; tenths of a millimetre."""
WIDE = 240
"""So many places are drawn before a piece counts as fitting nowhere."""


@cache
def leaning(side: Turn, tilt: Angle) -> Turn:
    """The turn of a piece with that side down that is then turned by *tilt* about the axle."""
    c, s = direction(tilt, 2)
    w, i, j, k = side
    return tuple((part + UNIT // 2) // UNIT for part in (c * w - s * j, c * i + s * k, c * j + s * w, c * k - s * i))  # type: ignore[return-value]


def starts(state: Hamsterrolle, kind: Kind, compartment: Compartment, rng: random.Random) -> list[Pose]:
    """Where a hand would begin that tries a piece in a compartment, drawn at random: the same turn and angle further
    and further above the floor. They may be taken."""
    # A piece that is turned back by as much as its floor is steep is level in the room.
    level = wrapped(SECTOR * compartment - state.angle) // LEVEL * LEVEL
    turn = leaning(rng.choice(SIDES), rng.choice((*TILTS, level, level)))
    angle = (SECTOR * compartment + rng.randrange(-AHEAD, AHEAD + 1)) % FULL_TURN
    across = rng.choice(ACROSS)
    floor = state.box.wheel.inner - lowest_corner(state.box, kind, turn)
    return [pose_at(angle, floor - lift, across, turn) for lift in LIFTS[rng.choice(FIRST) :]]


def drawn(state: Hamsterrolle, kind: Kind, compartment: Compartment, others: Others, rng: random.Random) -> Pose | None:
    """The first of such places that is free, lowered onto what lies there; None where there was no room."""
    for pose in starts(state, kind, compartment, rng):
        if is_free(state.box, kind, pose, others):
            low = lowered(state, kind, pose, others)
            return low if compartment_of(low) == compartment else pose
    return None


def drawn_poses(
    state: Hamsterrolle, piece: Piece, compartment: Compartment, rng: random.Random, number: int
) -> Iterator[Pose]:
    """Free poses of a piece in a compartment, of so many that are drawn."""
    others = {other: state.poses[other] for other in state.in_wheel() if other != piece}
    for _ in range(number):
        pose = drawn(state, kind_of(piece), compartment, others, rng)
        if pose is not None:
            yield pose


def hands_at(
    state: Hamsterrolle, seat: Seat, piece: Piece, compartment: Compartment, poses: Iterable[Pose]
) -> Iterator[Hand]:
    """The poses in a compartment at which a piece may be let go: one of the wheel is passed on there (HR-21), any other
    is built. Whether it holds is not asked."""
    is_passed = state.place[piece] == WHEEL
    for pose in poses:
        hand = (Pass if is_passed else Build)(piece, compartment, state.angle, pose)
        if check_place(state, seat, hand) is None:
            yield hand


def drawn_hands(
    state: Hamsterrolle, seat: Seat, piece: Piece, compartment: Compartment, rng: random.Random, number: int
) -> Iterator[Hand]:
    """Legal places of a piece in a compartment, of so many that are drawn."""
    return hands_at(state, seat, piece, compartment, drawn_poses(state, piece, compartment, rng, number))


def open_to(state: Hamsterrolle, piece: Piece) -> list[Compartment]:
    """The compartments into which a piece of the wheel may be passed (HR-19, HR-21)."""
    origin = compartment_of(state.poses[piece])
    ahead = [(origin + n) % COMPARTMENTS for n in range(1, FURTHEST_PASS + 1)]
    return [compartment for compartment in ahead if kind_of(piece) not in kinds_in(state, compartment)]


def may_pass(state: Hamsterrolle) -> list[Piece]:
    """The pieces that may be taken for a pass now (HR-20, HR-22, HR-51)."""
    if state.reference == NOWHERE:
        return []
    lowest = [piece for origin in state.lowest for piece in contents(state, origin)]
    return [piece for piece in lowest if state.attempt in (-1, piece)]


def wide_builds(
    state: Hamsterrolle,
    seat: Seat,
    piece: Piece | None = None,
    is_open: Callable[[Compartment], bool] = lambda compartment: True,
    number: int = WIDE,
) -> Iterator[Hand]:
    """Legal places of a piece, or of one of each kind that the seat may build, in the open compartments that *is_open*
    takes, which is asked before each piece: a search that a person would believe. Equal states find equal places."""
    rng = random.Random(f"{state.turn}/{state.angle}")
    stock = state.stock(seat) if piece is None else [piece]
    for compartment in window(state):
        for one in one_of_each(state, stock, compartment):
            if is_open(compartment):
                yield from drawn_hands(state, seat, one, compartment, rng, number)


def wide_passes(
    state: Hamsterrolle,
    seat: Seat,
    piece: Piece | None = None,
    is_open: Callable[[Compartment], bool] = lambda compartment: True,
    number: int = WIDE,
) -> Iterator[Hand]:
    """The same for pieces of the two lowest compartments that may be passed on, to those that *is_open* takes."""
    for one in may_pass(state):
        if piece in (None, one):
            # A generator for each: who has begun with one finds the same places again.
            rng = random.Random(f"{state.turn}/{state.angle}/{one}")
            for compartment in filter(is_open, open_to(state, one)):
                yield from drawn_hands(state, seat, one, compartment, rng, number)
