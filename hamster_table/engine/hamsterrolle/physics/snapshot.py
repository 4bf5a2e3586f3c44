"""A world at one moment."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.physics.carry_spring import CarrySpring


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All of a world, to come back to."""

    pieces: tuple[Piece, ...]
    numbers: NDArray[np.float64]
    is_held: bool
    torque: float
    """With how much the hand brakes the wheel at most."""
    is_calm: bool
    stands: bool
    """Whether the wheel stands."""
    steps: int
    """How many have passed since the last judgement."""
    grip: CarrySpring | None
    fallen: tuple[Piece, ...]
    touched: frozenset[tuple[int, int]]
    time: float
    start: float
    """How far the wheel had rolled where its hub was at the origin, in radians."""
    travelled: float
    """How far that was from where the world began, in metres."""
