"""Feels for places where a piece holds, as a hand does that sets it down here and there and sees where it comes to lie.

For people who are offered places, and for computer players. What is found is legal and mostly holds; whether it does is
tried like anything else (`holding`). Without physics places are found by geometry alone (`finding`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle import finding
from hamster_table.engine.hamsterrolle.actions import WHEEL, Compartment, Hand, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics.stone_pile import StonePile


class Feeler:
    """Feels its way in the wheel of one state. Equal states and equal luck find equal places."""

    def __init__(self, state: Hamsterrolle) -> None:
        self._state = state
        self._piles: dict[Piece | None, StonePile] = {}
        """By the piece that is taken out of the wheel; None: none is."""

    def hands(
        self, seat: Seat, piece: Piece, compartment: Compartment, rng: random.Random, number: int
    ) -> Iterator[Hand]:
        """Places to let a piece go in a compartment, of so many that are tried (`finding.hands_at`)."""
        poses = self._rests if self._can_feel else partial(finding.drawn_poses, self._state)
        return finding.hands_at(self._state, seat, piece, compartment, poses(piece, compartment, rng, number))

    @property
    def _can_feel(self) -> bool:
        return self._state.wood and has_physics()

    def _rests(self, piece: Piece, compartment: Compartment, rng: random.Random, number: int) -> Iterator[Pose]:
        from hamster_table.engine.hamsterrolle.physics.stone_pile import StonePile

        state, kind = self._state, kind_of(piece)
        taken = piece if state.place[piece] == WHEEL else None
        if taken not in self._piles:
            others = {other: state.poses[other] for other in state.in_wheel() if other != taken}
            self._piles[taken] = StonePile(state.box, state.angle, others)
        for _ in range(number):
            pose = self._piles[taken].rest_from(kind, finding.starts(state, kind, compartment, rng))
            if pose is not None and compartment_of(pose) == compartment:
                yield pose


@cache
def has_physics() -> bool:
    """Whether there is a physics engine on this machine."""
    return find_spec("mujoco") is not None
