"""Holding: a piece may be let go only where it comes to lie while the wheel is held still (HR-52, HR-53).

The trial is made once, in the same physics as the tumble, before the action is played; the action then says in `held`
how everything lies. The rules themselves only check that this is possible by geometry (`legality.check_held`), so that
replay, undo and loading never simulate (HR-55).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle.actions import WHEEL, Hand, Piece, Pose
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at
from hamster_table.engine.hamsterrolle.legality import check_held, name_of, poses_after
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal

SIMULATED, COUNTED = 6_500, 4_500
"""Pieces up to the first distance from the hand are simulated, and those up to the second count: what a piece sets off
with the wheel held is near, and at the border a piece may slip only because its neighbour is not simulated. Angles
round the hub, hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What happens when a piece is let go with the wheel held still."""

    hand: Hand
    """The action with `held` filled in: what is to be played if `refusal` is None."""
    refusal: Refusal | None
    """Why the piece may not be let go there."""
    poses: Mapping[Piece, Pose]
    """How everything lies at the end of the trial, or when it was clear that the piece does not hold; by piece."""


def try_to_lay(state: Hamsterrolle, hand: Hand, stop: Callable[[], bool] = never) -> Trial:
    """Let the piece of a `Build` or `Pass` go with the wheel held still, and see whether it comes to lie.

    The action is legal but for that. Where there is no physics engine, only geometry decides. A trial that *stop* cuts
    short refuses.
    """
    before = poses_after(state, hand) | {hand.piece: hand.pose}
    distances = {piece: abs(wrapped(angle_at(pose) - angle_at(hand.pose))) for piece, pose in before.items()}
    near = {piece: before[piece] for piece, far in distances.items() if far <= SIMULATED}
    counted = [piece for piece, far in distances.items() if far <= COUNTED]
    try:
        from hamster_table.engine.hamsterrolle.physics.hold_trial import come_to_lie
    except ImportError:
        return Trial(hand, check_held(state, hand), before)
    holds, after = come_to_lie(state.box, hand.angle, near, hand.piece, counted, stop)
    if not holds:
        ends = {piece: pose for piece, pose in (before | after).items() if piece in after or piece not in near}
        return Trial(hand, _why(hand, near, counted, after), ends)
    moved = {piece: after[piece] for piece in counted if after[piece] != before[piece]}
    laid = replace(hand, held=tuple((piece, *pose) for piece, pose in sorted(moved.items())))
    return Trial(laid, check_held(state, laid), before | moved)


def _why(hand: Hand, before: Mapping[Piece, Pose], counted: list[Piece], after: Mapping[Piece, Pose]) -> Refusal:
    """What would come of letting go: which way the piece slips, or what falls out."""
    name = name_of(hand.piece)
    if hand.piece not in after:
        return Refusal("HR-52", "falls-out", name=name)
    if gone := [piece for piece in counted if piece not in after]:
        return Refusal("HR-52", "throws-out", name=name, other=name_of(gone[0]), piece=gone[0])
    ahead = wrapped(angle_at(after[hand.piece]) - angle_at(before[hand.piece]))
    return Refusal("HR-52", "slips-ahead", name=name) if ahead > 0 else Refusal("HR-52", "slips-back", name=name)


def laid(state: Hamsterrolle, hand: Hand) -> Hamsterrolle:
    """The state in which the piece lies, and the wheel is about to be let go: where a tumble begins."""
    after = state.copy()
    after.place[hand.piece], after.poses[hand.piece], after.angle = WHEEL, hand.pose, hand.angle
    for piece, *pose in (*hand.moved, *hand.held):
        after.poses[piece] = tuple(pose)
    return after
