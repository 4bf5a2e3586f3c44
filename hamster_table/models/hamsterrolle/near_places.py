"""Legal places near a hand: what a steady one does by itself before it opens, so that its piece may hold there.

It lowers the piece to what is close below; where that does not hold, it moves and turns it a little, the nearest first.
Which of them hold is found by trying (`holding`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import hypot, isqrt

from msgspec.structs import replace

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import TURN, Angle, Hand, Kind, Pose, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, direction
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, compartment_of, pose_at, turned_by
from hamster_table.engine.hamsterrolle.placements import Others, is_free, lowered, lowest_corner
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat, refusal

Turn = tuple[int, int, int, int]

LOWERED_BY_HAND = 160
"""So far at most a steady hand lowers a piece before it opens, in tenths of a millimetre: what hangs higher is dropped
on purpose."""
MOVES = (0, 50, -50, 100, -100, 150, -150)
"""How far along the floor a piece is moved, in tenths of a millimetre."""
ASIDE = (0, 80, -80)
"""How far along the axle it is moved, in tenths of a millimetre."""
TILTS = (0, 1_500, -1_500, 3_000, -3_000, 9_000)
"""How far it is turned about the axle, in hundredths of a degree."""
QUARTER = 250
"""A quarter turn counts as so far away, in tenths of a millimetre."""
LIFTS = (0, 40, 80, 120, 160, 240)
"""How far a piece is lifted that has no room, one after the other, in tenths of a millimetre."""
MENDED = ("not-ahead", "in-the-way", "in-the-wood")
"""The reasons for which a place is refused that a small move may mend."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a hand changes of a place: by how much it moves the piece, and how it turns it."""

    along: int
    """Along the floor, in the rolling direction; tenths of a millimetre."""
    aside: int
    """Along the axle; tenths of a millimetre."""
    turn: Turn
    """A quaternion of the compartment: x along the floor, y along the axle, z to the hub."""
    distance: float
    """How far from the place that is; tenths of a millimetre."""


@cache
def changes() -> tuple[Change, ...]:
    """All changes but none, the nearest first."""
    turns = [(turned_by(tilt, (TURN, 0, 0, 0)), QUARTER * abs(tilt) / 9_000) for tilt in TILTS]
    c, s = (TURN * part // UNIT for part in direction(9_000, 2))
    turns += [((c, s, 0, 0), QUARTER), ((c, 0, 0, s), QUARTER)]
    found = [
        Change(along, aside, turn, hypot(along, aside) + far)
        for along in MOVES
        for aside in ASIDE
        for turn, far in turns
    ]
    return tuple(sorted(found, key=lambda change: change.distance)[1:])


def refusal_of_place(state: Hamsterrolle, seat: Seat, hand: Hand) -> Refusal | None:
    """What speaks against letting go there, except that the piece may not hold: the rules ask that last of all, and the
    hand only when it opens (HR-52)."""
    why = refusal(state, seat, hand)
    return None if why is not None and why.ruling == "HR-52" else why


def laying_hand(state: Hamsterrolle, seat: Seat, hand: Hand) -> Hand:
    """A hand that may open, as it lays its piece: lowered to what lies close below, unless a rule speaks against the
    lower place (an edge that is lowered may be ahead no longer)."""
    others = legality.poses_after(state, hand)
    pose = lowered(state, kind_of(hand.piece), hand.pose, others, hand.angle, LOWERED_BY_HAND)
    low = replace(hand, pose=pose)
    return low if refusal_of_place(state, seat, low) is None else hand


def hands_near(state: Hamsterrolle, seat: Seat, hand: Hand) -> Iterator[Hand]:
    """Legal hands that a steady one may open instead, in the same compartment: its piece lowered, where it is, and then
    moved and turned a little, the nearest first. None where a small move does not mend what speaks against the place.
    """
    why = refusal_of_place(state, seat, hand)
    if why is None:
        yield from dict.fromkeys((laying_hand(state, seat, hand), hand))
    elif why.reason not in MENDED:
        return
    others = legality.poses_after(state, hand)
    seen = {hand.pose}
    for change in changes():
        pose = _changed(state.box, kind_of(hand.piece), hand.pose, change, others)
        if pose is None or compartment_of(pose) != hand.compartment:
            continue
        low = lowered(state, kind_of(hand.piece), pose, others, hand.angle)
        for there in dict.fromkeys((low, pose)):
            near = replace(hand, pose=there)
            if there not in seen and refusal_of_place(state, seat, near) is None:
                seen.add(there)
                yield near
                break


def distance(pose: Pose, other: Pose) -> float:
    """How far apart two places of a piece are, in tenths of a millimetre; turns count as in `changes`."""
    far = hypot(*(a - b for a, b in zip(pose[:3], other[:3], strict=True)))
    # The product of two quaternions is the cosine of half of the turn between them; that of a quarter turn is 0.707.
    alike = abs(sum(a * b for a, b in zip(pose[3:], other[3:], strict=True))) / (TURN * TURN)
    return far + QUARTER * min(1.0, max(0.0, 1.0 - alike) / 0.293)


def _changed(box: Box, kind: Kind, pose: Pose, change: Change, others: Others) -> Pose | None:
    """The place with that change, its lowest corner as high above the floor as before, or a little higher; None: there
    is no room."""
    radius, angle = isqrt(pose[0] * pose[0] + pose[2] * pose[2]), angle_at(pose)
    turn: Turn = turned_by(angle, (pose[3], pose[4], pose[5], pose[6]))
    high = max(0, box.wheel.inner - radius - lowest_corner(box, kind, turn))
    turned = _product(change.turn, turn)
    for lift in LIFTS:
        there = box.wheel.inner - lowest_corner(box, kind, turned) - high - lift
        if there <= 0:
            return None
        ahead: Angle = change.along * 18_000 * 113 // (box.wheel.inner * 355)
        moved = pose_at(angle + ahead, there, pose[1] + change.aside, turned)
        if is_free(box, kind, moved, others):
            return moved
    return None


def _product(first: Turn, second: Turn) -> Turn:
    """The turn that is first *second* and then *first*, of the length `TURN`."""
    a, b, c, d = first
    w, i, j, k = second
    parts = (a * w - b * i - c * j - d * k, a * i + b * w + c * k - d * j,
             a * j - b * k + c * w + d * i, a * k + b * j - c * i + d * w)  # fmt: skip
    length = isqrt(sum(part * part for part in parts)) or 1
    whole = [(TURN * part + length // 2) // length for part in parts]
    return whole[0], whole[1], whole[2], whole[3]
