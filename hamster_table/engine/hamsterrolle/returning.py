"""A piece is put back in the middle of an attempt: what was pushed stays pushed, and the wheel stays as far rolled.

A hand that has touched nothing puts its piece back without a word: the rules do not hear of it (HR-48).
"""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import WHEEL, Hand, Pose, PutBack, kind_of
from hamster_table.engine.hamsterrolle.dropping import angle_of, as_pose, moved_by, nearest_free, others_of, pushed_by
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.legality import check_in_hand, check_no_overlap, poses_after
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat


def put_back_from(state: Hamsterrolle, hand: Hand) -> PutBack:
    """What putting the piece back now is."""
    angle, moved = angle_of(state, hand), moved_by(state, hand, ())
    drawn_back = PutBack(hand.piece, hand.compartment, angle, as_pose(hand.pose), moved, pushed_by(hand, moved))
    pose = home(state, drawn_back) or drawn_back.pose
    return PutBack(hand.piece, compartment_of(pose), angle, pose, moved, drawn_back.pushed)


def home(state: Hamsterrolle, hand: Hand) -> Pose:
    """Where a piece of the wheel lies again: where it lay, or as near as there is room; () for one of a supply."""
    if state.place[hand.piece] != WHEEL:
        return ()
    others = others_of(state, hand.piece, hand.moved)
    return nearest_free(state.box, kind_of(hand.piece), state.poses[hand.piece], others, hand.angle)


def check_put_back(state: Hamsterrolle, seat: Seat, hand: PutBack) -> Refusal | None:
    """Why the piece cannot be put back like that."""
    if state.attempt != hand.piece:
        return Refusal("HR-48", "not-begun")
    if why := check_in_hand(state, seat, hand.piece) or check_no_overlap(
        state.box, poses_after(state, hand), {line[0] for line in hand.moved}, "HR-38"
    ):
        return why
    # (): a piece of a supply, which does not lie anywhere afterwards; its pose may be any.
    return None if home(state, hand) in ((), hand.pose) else Refusal("HR-38", "not-home")
