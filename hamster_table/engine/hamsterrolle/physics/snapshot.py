"""The saved state of a world."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.physics.carry_spring import CarrySpring
from hamster_table.engine.hamsterrolle.physics.strikes import Memory


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a world at a moment, for `World.restore`."""

    pieces: tuple[Piece, ...]
    numbers: NDArray[np.float64]
    """MuJoCo's own state (`model.state_of`)."""
    strikes: Memory
    is_held: bool
    torque: float
    """The largest braking torque of the hand, in newton metres."""
    is_calm: bool
    stands: bool
    """Whether the wheel stands."""
    steps: int
    """How many steps have passed since the last check of regime and rest."""
    ahead: int
    """How many more have been simulated already."""
    grip: CarrySpring | None
    fallen: tuple[Piece, ...]
    touched: frozenset[tuple[int, int]]
    time: float
    start: float
    """The roll of the wheel where its hub was at the origin, in radians."""
    travelled: float
    """How far that origin is from where the world began, in metres."""
