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
from hamster_table.engine.hamsterrolle.actions import WHEEL, Hand, Piece, Pose, Spill
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, compartment_of
from hamster_table.engine.hamsterrolle.legality import check_held, name_of, poses_after
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal

CREEP, CREEP_TURN = 4, 60
"""What moves no further than this in a trial has only crept, and lies where it lay: tenths of a millimetre, and
ten-thousandths of a quaternion."""


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
    if not state.wood:
        return Trial(hand, check_held(state, hand), before)
    try:
        from hamster_table.engine.hamsterrolle.physics.hold_trial import come_to_lie
    except ImportError:
        return Trial(hand, check_held(state, hand), before)
    holds, after = come_to_lie(state.box, hand.angle, before, hand.piece, stop, _stirred(state, hand))
    if not holds:
        return Trial(hand, _why(hand, before, after), after)
    moved = {piece: pose for piece, pose in after.items() if piece == hand.piece or _has_moved(before[piece], pose)}
    laid = replace(hand, held=tuple((piece, *pose) for piece, pose in sorted(moved.items())))
    return Trial(laid, check_held(state, laid), before | moved)


def try_to_take(state: Hamsterrolle, piece: Piece) -> Spill | None:
    """Take a piece out of the wheel, which is held still, and see whether others hang on it: the `Spill` that comes of
    it if one falls out (HR-30); None: all stay, or there is no physics engine."""
    if not state.wood:
        return None
    try:
        from hamster_table.engine.hamsterrolle.physics.hold_trial import lying
    except ImportError:
        return None
    before = {other: state.poses[other] for other in state.in_wheel() if other != piece}
    after = lying(state.box, state.angle, before)
    fallen = tuple(other for other in before if other not in after)
    moved = tuple((other, *pose) for other, pose in after.items() if _has_moved(before[other], pose))
    pose = state.poses[piece]
    return Spill(piece, compartment_of(pose), state.angle, pose, moved, fallen=fallen) if fallen else None


def _stirred(state: Hamsterrolle, hand: Hand) -> list[Pose]:
    """The places from which and to which pieces were moved before the one in the hand is laid."""
    pushed = [(state.poses[piece], tuple(pose)) for piece, *pose in hand.moved]
    taken = [state.poses[hand.piece]] if state.place[hand.piece] == WHEEL else []
    return [*taken, *(pose for way in pushed for pose in way)]


def _has_moved(was: Pose, now: Pose) -> bool:
    """Whether a piece was moved by what was laid, and has not only crept."""
    if max(abs(a - b) for a, b in zip(was[:3], now[:3], strict=True)) > CREEP:
        return True
    # A quaternion and its negative are the same turn.
    return min(max(abs(a - sign * b) for a, b in zip(was[3:], now[3:], strict=True)) for sign in (1, -1)) > CREEP_TURN


def _why(hand: Hand, before: Mapping[Piece, Pose], after: Mapping[Piece, Pose]) -> Refusal:
    """What would come of letting go: which way the piece slips, or what falls out."""
    name = name_of(hand.piece)
    if hand.piece not in after:
        return Refusal("HR-52", "falls-out", name=name)
    if gone := [piece for piece in before if piece not in after]:
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
