"""A quick estimate of stability without simulation: how far the wheel will roll, and what will lie too steep then.

A wheel rolls until its load is below the hub. What lies behind a divider rides up with it, a low piece further than a
high one, and slips off some way up the other side.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, hypot

from hamster_table.engine.hamsterrolle.actions import SECTOR, Angle, Hand, Piece, Pose
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, compartment_of, edge_of
from hamster_table.engine.hamsterrolle.simplified_physics import balance
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

# By geometry low slabs ride up 90 to 115 degrees behind a divider, and upright pieces fall at 35 to 60.
SHELVED, STACKED = 95.0, 60.0
"""The slope at which a piece slips with probability 1/2, held by a divider and above one; degrees."""
LOW, HIGH = 400, 1000
"""Above the first height over the floor a place is risky, on top of others; at that plus the second it costs a piece;
tenths of a millimetre."""
UPRIGHT = 9_000
"""The angle from the lowest point at which the floor is vertical; hundredths of a degree."""
SOFT = 12.0
"""The width of the logistic curve, in degrees: so much steeper makes the odds of slipping e times higher."""


def estimated_risk(state: Hamsterrolle, hand: Hand) -> float:
    """The expected number of pieces that slip because of the action, beyond those that would slip anyway."""
    angle = state.angle + roll_of(state, hand)
    poses = {piece: state.poses[piece] for piece in state.in_wheel()} | {hand.piece: hand.pose}
    others = {piece: pose for piece, pose in poses.items() if piece != hand.piece}
    slips = expected_slips(state.box, poses, angle) - expected_slips(state.box, others, state.angle)
    return slips + max(0, height(state.box, hand.pose) - LOW) / HIGH


def roll_of(state: Hamsterrolle, hand: Hand) -> Angle:
    """How far the wheel is going to roll forwards because of the action, by its balance."""
    poses = {piece: state.poses[piece] for piece in state.in_wheel()}
    before = balance(state.box, poses, state.angle)
    # A wheel that friction holds away from its balance goes on by as much as the balance does.
    return wrapped(balance(state.box, poses | {hand.piece: hand.pose}, state.angle) - before)


def difficulty_for_next(state: Hamsterrolle) -> float:
    """How difficult the wheel is for the next seat, from 0 to 1: slope and load of the hindmost open compartment."""
    here = window(state)[0]
    steep = min(abs(wrapped(SECTOR * here - state.angle)), UPRIGHT) / UPRIGHT
    edge = edge_of(state.box, ((piece, state.poses[piece]) for piece in state.in_wheel()), here)
    # The edge is measured from the middle of the compartment: half a sector more is its way from the hind border.
    full = 0.0 if edge is None else min(max(0, edge[0] + SECTOR // 2), SECTOR) / SECTOR
    return (2 * steep + full) / 3


def expected_slips(box: Box, poses: Mapping[Piece, Pose], angle: Angle) -> float:
    """The expected number of pieces that slip with the wheel rolled by *angle*."""
    return sum(slip_probability(box, pose, angle) for pose in poses.values())


def slip_probability(box: Box, pose: Pose, angle: Angle) -> float:
    """The probability that a piece at this pose slips with the wheel rolled by *angle*."""
    slope = wrapped(angle_at(pose) - angle)
    return 1 / (1 + exp((slip_angle(box, pose, slope) - abs(slope) / 100) / SOFT))


def slip_angle(box: Box, pose: Pose, slope: Angle) -> float:
    """The slope at which a piece at this pose slips with probability 1/2; degrees.

    *slope* is the angle of the piece from the lowest point, hundredths of a degree.
    """
    # What would slide back, ahead of the lowest point, is held by the divider before its compartment; index -1 is the
    # last one, before compartment 0.
    divider = compartment_of(pose) - (1 if slope > 0 else 0)
    return SHELVED if height(box, pose) < box.wheel.divider_heights[divider] else STACKED


def height(box: Box, pose: Pose) -> float:
    """The height of a piece's centre above the floor; tenths of a millimetre."""
    return box.wheel.inner - hypot(pose[0], pose[2])
