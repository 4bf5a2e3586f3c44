"""Finds legal places to let a piece go, for random players and as candidates for all others.

There are infinitely many legal places. Tried are four orientations, each from the floor towards the hub until free.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    SECTOR,
    TURN,
    Angle,
    Build,
    Compartment,
    Kind,
    Pass,
    Piece,
    Pose,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, contents, window
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, direction
from hamster_table.engine.hamsterrolle.geometry.collision import (
    collided,
    edge_of,
    front,
    is_in_a_divider,
    is_in_the_rim,
    placed,
    pose_at,
)
from hamster_table.engine.hamsterrolle.geometry.shapes import FINE, shape_of
from hamster_table.engine.hamsterrolle.legality import (
    MIN_LEAD,
    RELEASE_TOLERANCE,
    check_build_place,
    check_pass_place,
    is_bound,
)
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.kernel import Seat

# `TURN` times the square root of 1/2: two such parts make a quarter turn.
HALF = 7071
LIES = (TURN, 0, 0, 0)
STANDS_ACROSS = (HALF, HALF, 0, 0)
"""Rotated about the rolling direction, so that what was up lies along the axle."""
STANDS_UP = (HALF, 0, HALF, 0)
"""Rotated about the axle, so that what lay along the floor points to the hub."""
TURNED = (HALF, 0, 0, HALF)
"""Rotated about the radius, so that what lay along the floor lies along the axle."""
LIFT = 90
"""The step from one try to the next towards the hub; tenths of a millimetre."""
NEAREST = 250
"""The least distance from the hub; tenths of a millimetre."""
WHOLE_STEPS = 100
"""Angles are rounded to this; hundredths of a degree. Equal places come again in many games, and in the caches."""
LOWER_STEP, FURTHEST_DOWN = 40, 400
"""In what steps a piece is lowered, thinner than any wood, and how far; tenths of a millimetre."""
EXTRA_LEAD = 20
"""The lead of the front edge beyond what the rule demands; hundredths of a degree."""
# A degree short of the border, and whole degrees: rounding never puts the centre into the next compartment.
EDGE_OF_SECTOR = SECTOR // 2 - 100

Others = dict[Piece, Pose]


def builds(state: Hamsterrolle, seat: Seat) -> Iterator[Build]:
    """Legal builds: one for each kind in each open compartment, where a place is found."""
    others = {piece: state.poses[piece] for piece in state.in_wheel()}
    for compartment in window(state):
        for piece in one_of_each(state, state.stock(seat), compartment):
            if is_bound(state, piece):
                continue
            if action := build_at(state, seat, piece, compartment, others):
                yield action


def build_at(
    state: Hamsterrolle, seat: Seat, piece: Piece, compartment: Compartment, others: Others, across: int = 0
) -> Build | None:
    """The first of `builds_at`; None where there is none."""
    return next(builds_at(state, seat, piece, compartment, others, across), None)


def builds_at(
    state: Hamsterrolle,
    seat: Seat,
    piece: Piece,
    compartment: Compartment,
    others: Others,
    across: int = 0,
    ahead: int = 0,
) -> Iterator[Build]:
    """Legal builds of a piece in a compartment, at most one for each orientation.

    *across* is the distance from the middle of the rim along the axle (tenths of a millimetre); *ahead* the angle from
    the middle of an empty compartment (hundredths of a degree).
    """
    for pose in places(state.box, kind_of(piece), compartment, others, True, across, ahead):
        for lying in dict.fromkeys((lowered(state, kind_of(piece), pose, others), pose)):
            action = Build(piece, compartment, state.angle, lying)
            if check_build_place(state, seat, action) is None:
                yield action
                break


def passes(state: Hamsterrolle, seat: Seat) -> Iterator[Pass]:
    """Legal passes of all pieces of the two lowest compartments."""
    if state.reference == NOWHERE:
        return
    for origin in state.lowest:
        for piece in contents(state, origin):
            if state.attempt in (-1, piece):
                yield from passes_of(state, seat, piece, origin)


def passes_of(state: Hamsterrolle, seat: Seat, piece: Piece, origin: Compartment) -> Iterator[Pass]:
    """Legal passes of a piece, at most one for each compartment."""
    others = {other: state.poses[other] for other in state.in_wheel() if other != piece}
    for n in range(1, FURTHEST_PASS + 1):
        compartment = (origin + n) % COMPARTMENTS
        if kind_of(piece) in {kind_of(other) for other in contents(state, compartment)}:
            continue
        for pose in places(state.box, kind_of(piece), compartment, others, False):
            action = Pass(piece, compartment, state.angle, lowered(state, kind_of(piece), pose, others))
            if check_pass_place(state, action) is None:
                yield action
                break


def one_of_each(state: Hamsterrolle, pieces: list[Piece], compartment: Compartment) -> list[Piece]:
    """One piece of each kind that is not in the compartment yet (HR-19), preferably that of the attempt (HR-48)."""
    # Copies of a kind differ in nothing but their numbers, so one of them stands for all.
    there = {kind_of(piece) for piece in contents(state, compartment)}
    found = {kind_of(piece): piece for piece in pieces if kind_of(piece) not in there}
    return [
        state.attempt if state.attempt in pieces and kind_of(state.attempt) == kind else found[kind] for kind in found
    ]


def places(
    box: Box, kind: Kind, compartment: Compartment, others: Others, must_lead: bool, across: int = 0, ahead: int = 0
) -> Iterator[Pose]:
    """Free poses in a compartment: for each orientation the one nearest to the floor, if any.

    *must_lead*: the front edge leads those of the others by as much as HR-15 demands.
    """
    edge = edge_of(box, others.items(), compartment) if must_lead else None
    least = None if edge is None else edge[0] + MIN_LEAD + EXTRA_LEAD
    for turn in (LIES, STANDS_ACROSS, STANDS_UP, TURNED):
        radius = box.wheel.inner - 5 - lowest_corner(box, kind, turn)
        while radius > NEAREST:
            pose = pose_with_lead(box, kind, compartment, radius, across, turn, least, ahead)
            if pose is not None and is_free(box, kind, pose, others):
                yield pose
                break
            radius -= LIFT


def pose_with_lead(
    box: Box,
    kind: Kind,
    compartment: Compartment,
    radius: int,
    across: int,
    turn: tuple[int, int, int, int],
    least: Angle | None,
    ahead: int = 0,
) -> Pose | None:
    """The pose at that *radius*, *ahead* of the middle; with *least* the one whose front edge is just that far ahead.

    None where that would be in the next compartment.
    """
    middle = SECTOR * compartment
    if least is None:
        return pose_at(middle + ahead, radius, across, turn)
    behind = least - front(box, kind, pose_at(middle, radius, across, turn))
    if behind > EDGE_OF_SECTOR:
        return None
    # -(-x // n) * n rounds up to the next multiple of n: rounded down, the edge would miss its lead.
    shift = -(-max(behind, -EDGE_OF_SECTOR // 2) // WHOLE_STEPS) * WHOLE_STEPS
    return pose_at(middle + shift, radius, across, turn)


def is_free(box: Box, kind: Kind, pose: Pose, others: Others) -> bool:
    """Whether a pose overlaps neither the wheel nor a piece by more than `RELEASE_TOLERANCE`."""
    if is_in_the_rim(box, kind, pose, RELEASE_TOLERANCE) or is_in_a_divider(box, kind, pose, RELEASE_TOLERANCE):
        return False
    return collided(box, kind, pose, others, RELEASE_TOLERANCE) is None


def lowered(
    state: Hamsterrolle,
    kind: Kind,
    pose: Pose,
    others: Others,
    angle: Angle | None = None,
    furthest: int = FURTHEST_DOWN,
) -> Pose:
    """A free pose, lowered in the room until it all but touches wood, where it is to be laid (HR-52); as it is where
    nothing is below within *furthest* tenths of a millimetre, and in the first edition. *angle*: how far the wheel has
    rolled in the hand; None: as in the state."""
    if state.edition == 1:
        return pose
    c, s = direction(state.angle if angle is None else angle)

    def down(far: int) -> Pose:
        return (pose[0] + far * s // UNIT, pose[1], pose[2] - far * c // UNIT, *pose[3:])

    free, taken = 0, LOWER_STEP
    while taken <= furthest and is_free(state.box, kind, down(taken), others):
        free, taken = taken, taken + LOWER_STEP
    if taken > furthest:
        return pose
    while taken - free > 1:
        middle = (free + taken) // 2
        free, taken = (middle, taken) if is_free(state.box, kind, down(middle), others) else (free, middle)
    return down(free)


@lru_cache(maxsize=64)
def lowest_corner(box: Box, kind: Kind, turn: tuple[int, int, int, int]) -> int:
    """How far a piece with that quaternion reaches below its centre; tenths of a millimetre."""
    # One more rounds up, so that no corner begins below the floor.
    return -min(z for _, _, z in placed(shape_of(box, kind), (0, 0, 0, *turn)).corners) // FINE + 1
