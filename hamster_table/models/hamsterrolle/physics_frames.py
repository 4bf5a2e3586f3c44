"""Frames of the physics for display, and the pacer that shows those of a tumble when they are due."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle.actions import Piece

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import World

METRE = 1000.0
"""Millimetres in a metre, in which the physics computes."""
BATCH = 0.02
"""Simulated seconds from one frame to the next."""
SLOWEST = 4
"""How many batches are caught up after a delay; after a longer one the simulation runs slower than real time."""


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


class FramePacer:
    """Shows the frames of a tumble one after the other, each when it is due on the wall clock."""

    def __init__(self, show: Callable[[PhysicsFrame], None], start: float) -> None:
        self._show = show
        self._frames: deque[PhysicsFrame] = deque()
        self._offset = time.monotonic() - start
        """What the wall clock is ahead of the clock of the world."""

    @property
    def frames_left(self) -> int:
        """How many have not been shown yet."""
        return len(self._frames)

    @property
    def seconds_left(self) -> float:
        """How soon the next one is due."""
        return max(0.0, self._frames[0].time + self._offset - time.monotonic()) if self._frames else 0.0

    def take(self, physics_frame: PhysicsFrame) -> None:
        """Queue a frame. One that comes much too late is shown at once, and the later ones are timed from there."""
        late = time.monotonic() - (physics_frame.time + self._offset)
        # Else a single long step would have all later frames shown in a rush.
        if late > SLOWEST * BATCH:
            self._offset += late
        self._frames.append(physics_frame)

    def show_due(self) -> None:
        """Show the latest one that is due."""
        due = None
        while self._frames and not self.seconds_left:
            due = self._frames.popleft()
        if due is not None:
            self._show(due)

    def show_last(self) -> None:
        """Show the last one, if it has not been shown."""
        if self._frames:
            self._show(self._frames[-1])
            self._frames.clear()


def physics_frame_of(world: World, travelled: float = 0.0) -> PhysicsFrame:
    """The frame of a world now; *travelled* is how far its hub had moved before it began, in metres."""
    poses = {}
    for piece in world.pieces:
        place, turn = world.room_pose(piece)
        poses[piece] = (*(float(side) * METRE for side in place), *(float(part) for part in turn))
    roll, hub = math.radians(world.angle / 100), (travelled + world.travelled) * METRE
    return PhysicsFrame(world.time, roll, hub, poses, tuple(world.fallen), world.pushed())
