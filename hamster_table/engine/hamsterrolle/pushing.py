"""What a hand may push, and what may lie otherwise afterwards (HR-38)."""

from __future__ import annotations

from math import isqrt

from hamster_table.engine.hamsterrolle.actions import KINDS, WHEEL, Hand, Pass, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.collision import collide, compartment_of
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal

NEAR = -300
"""What is nearer to each other than this touches, while wood moves; hundredths of a millimetre, below 0 as a depth."""
STILL, ROLLED = 10, 30
"""What has gone no further was not moved: tenths of a millimetre of a piece, hundredths of a degree of the wheel."""
PATH_STEP, PATH_STEPS = 100, 12
"""In what steps the way of a piece that was moved is looked at, and in how many at most; tenths of a millimetre."""


def check_pushes(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Check that only pieces in reach were pushed: those in the compartment of the release and, for a pass, those in
    the compartment the piece was taken from (HR-38)."""
    if why := check_moved(state, hand):
        return why
    near = {hand.compartment}
    if state.place[hand.piece] == WHEEL:
        near.add(compartment_of(state.poses[hand.piece]))
    for piece in hand.pushed:
        # Where it lay before the push: afterwards it may be anywhere (HR-38).
        if compartment_of(state.poses[piece]) not in near:
            name = KINDS[kind_of(piece)]
            if isinstance(hand, Pass):
                return Refusal("HR-38", "moved-elsewhere", name=name, piece=piece)
            return Refusal("HR-38", "pushed-elsewhere", name=name, piece=piece)
    return None


def check_moved(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Check that what lies otherwise than before was pushed, or touches what was (HR-38)."""
    if not (alone := moved_alone(state, hand)):
        return None
    return Refusal("HR-38", "not-pushed", name=KINDS[kind_of(alone[0])], piece=alone[0])


def moved_alone(state: Hamsterrolle, hand: Hand) -> tuple[Piece, ...]:
    """What lies otherwise than before, and neither was pushed nor touches what was, with the wheel held; since the
    third edition (HR-38)."""
    if state.edition < 3 or abs(hand.angle - state.angle) > ROLLED:
        return ()
    loose = {line[0]: path(state.poses[line[0]], line[1:]) for line in hand.moved}
    loose = {piece: way for piece, way in loose.items() if len(way) > 1}
    was = state.poses[hand.piece]
    touched: list[tuple[Piece, tuple[Pose, ...]]] = [(hand.piece, (was, hand.pose) if was else (hand.pose,))]
    touched += [(piece, loose.pop(piece)) for piece in hand.pushed if piece in loose]
    while touched and loose:
        piece, way = touched.pop()
        found = [other for other, its_way in loose.items() if meet(state.box, piece, way, other, its_way)]
        touched += [(other, loose.pop(other)) for other in found]
    return tuple(sorted(loose))


def path(before: Pose, after: Pose) -> tuple[Pose, ...]:
    """Poses on the way of a piece that was moved, the first and the last among them; one alone where it was not."""
    way = [new - old for old, new in zip(before[:3], after[:3], strict=True)]
    far = isqrt(sum(part * part for part in way))
    if far <= STILL:
        return (after,)
    steps = min(PATH_STEPS, 1 + far // PATH_STEP)
    between = (
        (*(old + part * n // steps for old, part in zip(before[:3], way, strict=True)), *after[3:])
        for n in range(1, steps)
    )
    return before, *between, after


def meet(box: Box, piece: Piece, way: tuple[Pose, ...], other: Piece, its_way: tuple[Pose, ...]) -> bool:
    """Whether two pieces touch anywhere on their ways."""
    kind, its_kind = kind_of(piece), kind_of(other)
    return any(collide(box, kind, pose, its_kind, its_pose, NEAR) for pose in way for its_pose in its_way)
