"""Frames of the physics for display, while a hand is at work in the wheel."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle.actions import Piece

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import World

METRE = 1000.0
"""Millimetres in a metre, in which the physics computes."""
BATCH = 0.02
"""Simulated seconds from one frame to the next."""


@dataclass(frozen=True, slots=True)
class PhysicsFrame:
    """The visible state of the world at a moment."""

    time: float
    """Simulated seconds."""
    roll: float
    """How far the wheel has rolled, in radians."""
    hub: float
    """How far the hub has moved since the beginning, in millimetres."""
    poses: dict[Piece, tuple[float, ...]]
    """By piece: its place (x, y, z) in the room in millimetres from the hub, and a quaternion."""
    fallen: tuple[Piece, ...]
    """What has touched the table so far, in that order."""
    pushed: tuple[Piece, ...]
    """What the piece in hand has touched and moved aside, in that order (HR-38)."""


def physics_frame_of(world: World) -> PhysicsFrame:
    """The frame of a world now."""
    poses = {}
    for piece in world.pieces:
        place, turn = world.room_pose(piece)
        poses[piece] = (*(float(side) * METRE for side in place), *(float(part) for part in turn))
    roll, hub = math.radians(world.angle / 100), world.travelled * METRE
    return PhysicsFrame(world.time, roll, hub, poses, tuple(world.fallen), world.pushed())
