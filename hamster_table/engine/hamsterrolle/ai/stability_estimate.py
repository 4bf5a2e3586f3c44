"""What can be told of a wheel without reckoning its wood: how far it will roll, and what hangs too steep then.

A wheel rolls until its load is below the hub. What lies behind a divider rides up with it, a low piece further than a
high one, and slips off some way up the other side.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, hypot

from hamster_table.engine.hamsterrolle.actions import SECTOR, Angle, Hand, Piece, Pose
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, edge_of
from hamster_table.engine.hamsterrolle.simplified_physics import balance
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

SHELVED, STACKED = 95.0, 60.0
"""So steep a piece lies when it slips as often as not: one that a divider holds, and one higher than that; degrees."""
LOW, HIGH = 400, 1000
"""On top of others, above the first of these, no place is sure; so much further up it is none at all."""
UPRIGHT = 9_000
"""An angle at which a compartment's floor stands upright; hundredths of a degree."""
SOFT = 12.0
"""How many degrees less or more make it about three times rarer or likelier."""


def estimated_risk(state: Hamsterrolle, hand: Hand) -> float:
    """How many pieces more are likely to slip when that is let go than slip as it is."""
    poses = {piece: state.poses[piece] for piece in state.in_wheel()}
    before = balance(poses, state.angle)
    poses[hand.piece] = hand.pose
    # A wheel that friction holds away from its balance goes on by as much as the balance does.
    angle = state.angle + wrapped(balance(poses, state.angle) - before)
    others = {piece: pose for piece, pose in poses.items() if piece != hand.piece}
    return expected_slips(poses, angle) - expected_slips(others, state.angle) + max(0, height(hand.pose) - LOW) / HIGH


def difficulty_for_next(state: Hamsterrolle) -> float:
    """How hard the next one has it, from 0 to 1: how steep the hindmost open compartment is, and how full."""
    here = window(state)[0]
    steep = min(abs(wrapped(SECTOR * here - state.angle)), UPRIGHT) / UPRIGHT
    edge = edge_of(((piece, state.poses[piece]) for piece in state.in_wheel()), here)
    full = 0.0 if edge is None else min(max(0, edge[0] + SECTOR // 2), SECTOR) / SECTOR
    return (2 * steep + full) / 3


def expected_slips(poses: Mapping[Piece, Pose], angle: Angle) -> float:
    """How many pieces are likely to slip with the wheel rolled so far."""
    return sum(slip_probability(pose, angle) for pose in poses.values())


def slip_probability(pose: Pose, angle: Angle) -> float:
    """How likely a piece slips."""
    steep = abs(wrapped(angle_at(pose) - angle)) / 100
    return 1 / (1 + exp((slip_angle(pose) - steep) / SOFT))


def slip_angle(pose: Pose) -> float:
    """How steep a piece may lie, in degrees."""
    return SHELVED if height(pose) < box().wheel.divider_heights[0] else STACKED


def height(pose: Pose) -> float:
    """How far above the floor the middle of a piece is; tenths of a millimetre."""
    return box().wheel.inner - hypot(pose[0], pose[2])
