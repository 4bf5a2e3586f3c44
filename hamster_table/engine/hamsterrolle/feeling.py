"""Feels for places where a piece holds, as a hand does that sets it down here and there and sees where it comes to lie.

For people who are offered places, and for computer players. What is found is legal and mostly holds; whether it does is
tried like anything else (`holding`). Without physics places are found by geometry alone (`finding`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle import finding, legality
from hamster_table.engine.hamsterrolle.actions import Build, Compartment, Pass, Piece, Pose, kind_of
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

    def builds(
        self, seat: Seat, piece: Piece, compartment: Compartment, rng: random.Random, number: int
    ) -> Iterator[Build]:
        """Places to build a piece in a compartment, of so many that are tried."""
        if not self._can_feel:
            yield from finding.builds_of(self._state, seat, piece, compartment, rng, number)
            return
        for pose in self._rests(None, piece, compartment, rng, number):
            build = Build(piece, compartment, self._state.angle, pose)
            if legality.check_build_place(self._state, seat, build) is None:
                yield build

    def passes(
        self, seat: Seat, piece: Piece, compartment: Compartment, rng: random.Random, number: int
    ) -> Iterator[Pass]:
        """Places to which a piece of the wheel may be passed in a compartment, of so many that are tried."""
        if not self._can_feel:
            yield from finding.passes_of(self._state, seat, piece, compartment, rng, number)
            return
        for pose in self._rests(piece, piece, compartment, rng, number):
            onward = Pass(piece, compartment, self._state.angle, pose)
            if legality.check_pass_place(self._state, seat, onward) is None:
                yield onward

    @property
    def _can_feel(self) -> bool:
        return self._state.wood and has_physics()

    def _rests(
        self, taken: Piece | None, piece: Piece, compartment: Compartment, rng: random.Random, number: int
    ) -> Iterator[Pose]:
        from hamster_table.engine.hamsterrolle.physics.stone_pile import StonePile

        state, kind = self._state, kind_of(piece)
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
