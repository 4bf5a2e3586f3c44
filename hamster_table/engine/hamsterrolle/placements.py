"""Places where a piece could be let go: a fair choice for those who play at random, and a first idea for all others."""

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
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import (
    collide,
    edge_of,
    front,
    is_in_a_divider,
    is_in_the_rim,
    placed,
    pose_at,
)
from hamster_table.engine.hamsterrolle.geometry.shapes import FINE, shape_of
from hamster_table.engine.hamsterrolle.legality import MIN_LEAD, RELEASE_TOLERANCE, check_build, check_pass
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.kernel import Seat

HALF = 7071
LIES = (TURN, 0, 0, 0)
STANDS_ACROSS = (HALF, HALF, 0, 0)
"""Turned about the rolling direction, so that what was up lies along the axle."""
STANDS_UP = (HALF, 0, HALF, 0)
"""Turned about the axle, so that what lay along the floor points to the hub."""
TURNED = (HALF, 0, 0, HALF)
"""Turned about the way to the hub, so that what lay along the floor lies along the axle."""
LIFT = 90
"""Tenths of a millimetre from one try to the next, towards the hub."""
NEAREST = 250
"""No try is nearer to the hub."""
WHOLE_STEPS = 100
"""A place is ahead of the middle by whole steps: what was once found out about one serves in many games."""
EXTRA_LEAD = 20
"""By so much more than needed the front edge goes ahead; hundredths of a degree."""
EDGE_OF_SECTOR = SECTOR // 2 - 100

Others = dict[Piece, Pose]


def builds(state: Hamsterrolle, seat: Seat) -> Iterator[Build]:
    """A place for each kind in each open compartment, where one is found."""
    for compartment in window(state):
        others = {piece: state.poses[piece] for piece in state.in_wheel()}
        for piece in one_of_each(state, state.stock(seat), compartment):
            if state.attempt not in (-1, piece):
                continue
            if action := build_at(state, seat, piece, compartment, others):
                yield action


def build_at(
    state: Hamsterrolle, seat: Seat, piece: Piece, compartment: Compartment, others: Others, across: int = 0
) -> Build | None:
    """A place in a compartment where a piece may be let go."""
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
    """The places in a compartment where a piece may be let go, one for each way to lie. In an empty compartment it is
    *ahead* of the middle by so much."""
    for pose in places(kind_of(piece), compartment, others, True, across, ahead):
        action = Build(piece, compartment, state.angle, pose)
        if check_build(state, seat, action) is None:
            yield action


def passes(state: Hamsterrolle, seat: Seat) -> Iterator[Pass]:
    """A place for each piece of the two lowest compartments in each one ahead, where one is found."""
    if state.reference == NOWHERE:
        return
    for origin in state.lowest:
        for piece in contents(state, origin):
            if state.attempt in (-1, piece):
                yield from passes_of(state, seat, piece, origin)


def passes_of(state: Hamsterrolle, seat: Seat, piece: Piece, origin: Compartment) -> Iterator[Pass]:
    """The places to which a piece can be passed on."""
    others = {other: state.poses[other] for other in state.in_wheel() if other != piece}
    for n in range(1, FURTHEST_PASS + 1):
        compartment = (origin + n) % COMPARTMENTS
        if kind_of(piece) in {kind_of(other) for other in contents(state, compartment)}:
            continue
        for pose in places(kind_of(piece), compartment, others, False):
            action = Pass(piece, compartment, state.angle, pose)
            if check_pass(state, seat, action) is None:
                yield action
                break


def one_of_each(state: Hamsterrolle, pieces: list[Piece], compartment: Compartment) -> list[Piece]:
    """One piece of every kind that is not in the compartment yet (HR-19), of its kind that of the attempt (HR-48)."""
    there = {kind_of(piece) for piece in contents(state, compartment)}
    found = {kind_of(piece): piece for piece in pieces if kind_of(piece) not in there}
    return [
        state.attempt if state.attempt in pieces and kind_of(state.attempt) == kind else found[kind] for kind in found
    ]


def places(
    kind: Kind, compartment: Compartment, others: Others, must_lead: bool, across: int = 0, ahead: int = 0
) -> Iterator[Pose]:
    """Poses that touch nothing, for each way to lie the one nearest to the floor."""
    edge = edge_of(others.items(), compartment) if must_lead else None
    least = None if edge is None else edge[0] + MIN_LEAD + EXTRA_LEAD
    for turn in (LIES, STANDS_ACROSS, STANDS_UP, TURNED):
        radius = box().wheel.inner - 5 - lowest_corner(kind, turn)
        while radius > NEAREST:
            pose = pose_with_lead(kind, compartment, radius, across, turn, least, ahead)
            if pose is not None and is_free(kind, pose, others):
                yield pose
                break
            radius -= LIFT


def pose_with_lead(
    kind: Kind,
    compartment: Compartment,
    radius: int,
    across: int,
    turn: tuple[int, int, int, int],
    least: Angle | None,
    ahead: int = 0,
) -> Pose | None:
    """The pose at that distance from the hub, *ahead* of the middle; or, where others are to be passed, the one whose
    front edge is just far enough ahead; None when there is none."""
    middle = SECTOR * compartment
    if least is None:
        return pose_at(middle + ahead, radius, across, turn)
    behind = least - front(kind, pose_at(middle, radius, across, turn))
    if behind > EDGE_OF_SECTOR:
        return None
    shift = -(-max(behind, -EDGE_OF_SECTOR // 2) // WHOLE_STEPS) * WHOLE_STEPS
    return pose_at(middle + shift, radius, across, turn)


def is_free(kind: Kind, pose: Pose, others: Others) -> bool:
    """Whether nothing is there, not even the wheel."""
    if is_in_the_rim(kind, pose, RELEASE_TOLERANCE) or is_in_a_divider(kind, pose, RELEASE_TOLERANCE):
        return False
    return all(
        not collide(kind, pose, kind_of(other), its_pose, RELEASE_TOLERANCE) for other, its_pose in others.items()
    )


@lru_cache(maxsize=64)
def lowest_corner(kind: Kind, turn: tuple[int, int, int, int]) -> int:
    """How far a piece that is turned so reaches down from its centre; tenths of a millimetre."""
    return -min(z for _, _, z in placed(shape_of(kind), (0, 0, 0, *turn)).corners) // FINE + 1
