"""A piece is put back in the middle of an attempt: what was pushed stays pushed, and the wheel stays as far rolled.

A hand that has touched nothing puts its piece back without a word: the rules do not hear of it (HR-48).

A piece of the wheel goes home. Where other wood lies there now, the hand opens where it is, or as near to home as there
is room, in its compartment: above, before or behind, and never beside it along the axle, where a piece would fall out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from hamster_table.engine.hamsterrolle.actions import TURN, WHEEL, Hand, Piece, Pose, PutBack, kind_of
from hamster_table.engine.hamsterrolle.dropping import (
    LONG,
    SEARCH_DISTANCES,
    Way,
    angle_of,
    as_pose,
    moved_by,
    nearest,
    nearest_free,
    others_of,
    pushed_by,
    ways,
)
from hamster_table.engine.hamsterrolle.geometry.collision import collided, compartment_of, is_in_the_ring, is_pose
from hamster_table.engine.hamsterrolle.legality import (
    REST_TOLERANCE,
    check_in_hand,
    check_no_overlap,
    is_in_the_wood,
    poses_after,
)
from hamster_table.engine.hamsterrolle.placements import Others, is_free
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat

ASIDE, LEVEL = 20, 9_900
"""A piece that is no farther aside along the axle, in tenths of a millimetre, nor turned further (the cosine of half of
the turn, ten-thousandths: 16 degrees) is as it lay."""


def put_back_from(state: Hamsterrolle, hand: Hand) -> PutBack:
    """What putting the piece back now is."""
    angle, moved = angle_of(state, hand), moved_by(state, hand, ())
    drawn_back = PutBack(hand.piece, hand.compartment, angle, as_pose(hand.pose), moved, pushed_by(hand, moved))
    pose = home(state, drawn_back) or drawn_back.pose
    return PutBack(hand.piece, compartment_of(pose), angle, pose, moved, drawn_back.pushed)


def home(state: Hamsterrolle, hand: Hand) -> Pose:
    """Where a piece of the wheel lies again: where it lay, or as near as there is room, in the hand or straight towards
    it if that is nearer; () for one of a supply."""
    if state.place[hand.piece] != WHEEL:
        return ()
    if state.edition < 3:
        others = others_of(state, hand.piece, hand.moved)
        return nearest_free(state.box, kind_of(hand.piece), state.poses[hand.piece], others, hand.angle)
    if is_home_free(state, hand):
        return state.poses[hand.piece]
    found = [pose for along in (_across, _towards_hand) if (pose := _nearest(state, hand, along(state, hand)))]
    if _may_open(state, hand):
        found.append(hand.pose)
    return min(found, key=lambda pose: _way_home(state, hand.piece, pose), default=hand.pose)


def is_home_free(state: Hamsterrolle, hand: Hand) -> bool:
    """Whether a piece of the wheel has room where it lay."""
    return _is_clear(state, hand, state.poses[hand.piece])


def _is_clear(state: Hamsterrolle, hand: Hand, pose: Pose) -> bool:
    """Whether a piece is at that pose no deeper in other wood than what is at rest may be."""
    others = others_of(state, hand.piece, hand.moved)
    return (
        not is_in_the_wood(state.box, hand.piece, pose)
        and collided(state.box, kind_of(hand.piece), pose, others, REST_TOLERANCE) is None
    )


def _nearest(state: Hamsterrolle, hand: Hand, along: Sequence[Way]) -> Pose | None:
    """The nearest pose to where the piece lay that has room; None where there is none in these directions."""
    others = others_of(state, hand.piece, hand.moved)

    def has_room(pose: Pose) -> bool:
        return _has_room(state, hand.piece, pose, others)

    return nearest(state.poses[hand.piece], has_room, SEARCH_DISTANCES, along)


def _has_room(state: Hamsterrolle, piece: Piece, pose: Pose, others: Others) -> bool:
    """Whether there is room in the compartment in which the piece lay."""
    is_inside = is_pose(pose) and is_in_the_ring(state.box, pose)
    is_there = is_inside and compartment_of(pose) == compartment_of(state.poses[piece])
    return is_there and is_free(state.box, kind_of(piece), pose, others)


def _may_open(state: Hamsterrolle, hand: Hand) -> bool:
    """Whether a hand may open where it is: where there is room, the piece neither shifted along the axle nor turned,
    but by what wood in a hand gives way."""
    lay, pose = state.poses[hand.piece], hand.pose
    # Its middle may be a hair beyond the border of the compartment in which it lay: nobody carries it off for that.
    if not is_pose(pose) or not is_in_the_ring(state.box, pose):
        return False
    # The product of two quaternions is the cosine of half of the turn between them, which may be of either sign.
    is_level = abs(sum(a * b for a, b in zip(pose[3:], lay[3:], strict=True))) >= LEVEL * TURN
    return is_level and abs(pose[1] - lay[1]) <= ASIDE and _is_clear(state, hand, pose)


def _across(state: Hamsterrolle, hand: Hand) -> Sequence[Way]:
    """The directions of search, without those along the axle."""
    return [way for way in ways(state.poses[hand.piece]) if not way[1]]


def _towards_hand(state: Hamsterrolle, hand: Hand) -> Sequence[Way]:
    lay = state.poses[hand.piece]
    x, z = hand.pose[0] - lay[0], hand.pose[2] - lay[2]
    far = isqrt(x * x + z * z)
    return [(LONG * x // far, 0, LONG * z // far)] if far else []


def _way_home(state: Hamsterrolle, piece: Piece, pose: Pose) -> int:
    """The square of the distance from a pose to where the piece lay."""
    return sum((a - b) ** 2 for a, b in zip(pose[:3], state.poses[piece][:3], strict=True))


def check_put_back(state: Hamsterrolle, seat: Seat, hand: PutBack) -> Refusal | None:
    """Why the piece cannot be put back like that."""
    if state.attempt == -1:
        return Refusal("HR-48", "not-begun")
    if why := check_in_hand(state, seat, hand.piece) or check_no_overlap(
        state.box, poses_after(state, hand), {line[0] for line in hand.moved}, "HR-38"
    ):
        return why
    return None if is_at_home(state, hand) else Refusal("HR-38", "not-home")


def is_at_home(state: Hamsterrolle, hand: PutBack) -> bool:
    """Whether a piece of the wheel lies where it may be put back; true for one of a supply, whose pose may be any."""
    if state.edition < 3 or state.place[hand.piece] != WHEEL or is_home_free(state, hand):
        return home(state, hand) in ((), hand.pose)
    found = _nearest(state, hand, _across(state, hand))
    if found is None:
        return is_in_the_ring(state.box, hand.pose)
    # Which way the hand came is not told: as near to home as what would be found without it is near enough.
    return _way_home(state, hand.piece, hand.pose) <= _way_home(state, hand.piece, found) and _may_open(state, hand)
