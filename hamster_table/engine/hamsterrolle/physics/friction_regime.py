"""The two moods of wood: lively while anything moves, calm when all is slow.

What lies is harder to push than what slides, so calm wood sticks, and stays where it is. It costs more to reckon:
lively wood creeps a millimetre in a second where it is about to slide.

The wheel has two moods of its own: it rolls, or it stands, and what stands is harder to set rolling.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS, weight

HOLDING_SHARE = 0.98
"""Friction that needs more than this share of what it has does not hold the wheel for long."""
STOPPING_S = 0.05
"""A wheel that is being stopped stands within so many seconds; one that is slowed less rolls."""


class FrictionRegime:
    """How wood is now. Rough wood is reckoned like lively wood always, and only sticks like calm wood."""

    def __init__(self, is_rough: bool) -> None:
        self._is_rough = is_rough
        self.restart()

    def restart(self) -> None:
        """Everything lies still."""
        self.is_calm = True
        self.stands = True
        """Whether the wheel stands."""

    def update(self, model: Any, data: Any) -> bool:
        """Notice how fast everything is, after a step; whether that makes a difference."""
        was = self.is_calm, self.stands
        self.is_calm, self.stands = is_calm(data.qvel, self.is_calm), is_standing(model, data, self.stands)
        return (self.is_calm, self.stands) != was

    def apply(self, model: Any) -> None:
        """Let a model know."""
        mood: Mapping[str, float] = box().calm if self.is_calm else box().lively
        effort = box().lively if self._is_rough else mood
        model.opt.noslip_iterations, model.opt.impratio = int(effort["noslip"]), effort["stiff"]
        model.geom_friction[:, 0] = mood["friction"]

    def resistance(self, model: Any) -> float:
        """With how much the wheel resists rolling, in newton metres: what is laid into it makes it roll less easily."""
        return box().wood["wheel_standing" if self.stands else "wheel_rolling"] * weight(model)


def is_calm(speeds: Any, was_calm: bool) -> bool:
    """Whether wood with these speeds is calm: what is calm stays so for longer."""
    limits = box().calm if not was_calm else box().lively
    pieces = abs(speeds[WHEEL_FREEDOMS:].reshape(-1, 6))
    return bool(
        abs(speeds[ROLL]) < limits["roll_speed"]
        and pieces[:, :3].max(initial=0.0) < limits["speed"]
        and pieces[:, 3:].max(initial=0.0) < limits["spin"]
    )


def is_standing(model: Any, data: Any, was_standing: bool) -> bool:
    """Whether the wheel stands after this step: what stands does so for longer, while friction holds it. A wheel that
    friction does not hold would creep, too slowly to be seen and for ever; so it breaks loose and rolls to where it
    stands firmly."""
    speed, faster = float(data.qvel[ROLL]), float(data.qacc[ROLL])
    limits = box().lively if was_standing else box().calm
    if abs(speed) >= limits["stand_speed"]:
        return False
    if not was_standing:
        return speed * faster <= 0
    return is_held(model, data) or speed * (speed + STOPPING_S * faster) <= 0


def is_held(model: Any, data: Any) -> bool:
    """Whether friction holds the wheel with something to spare."""
    # Equations come first among the forces, then friction, and nothing but the roll of the wheel has any.
    return bool(abs(data.efc_force[data.ne]) < HOLDING_SHARE * model.dof_frictionloss[ROLL])
