"""The two moods of wood: lively while anything moves, calm when all is slow.

What lies is harder to push than what slides, and a wheel that hardly rolls is stopped by the cloth on the table. So
calm wood sticks, and stays where it is. It costs more to reckon: lively wood creeps a millimetre in a second
where it is about to slide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS, weight


class Mood:
    """How wood is now. Rough wood is reckoned like lively wood always, and only sticks like calm wood."""

    def __init__(self, is_rough: bool) -> None:
        self._is_rough = is_rough
        self.restart()

    def restart(self) -> None:
        """Everything lies still."""
        self.is_calm = True
        self.stands = True
        """Whether the wheel stands."""

    def see(self, speeds: Any) -> bool:
        """Notice how fast everything is; whether that makes a difference."""
        was = self.is_calm, self.stands
        self.is_calm, self.stands = is_calm(speeds, self.is_calm), is_standing(speeds, self.stands)
        return (self.is_calm, self.stands) != was

    def set(self, model: Any) -> None:
        """Let a model know."""
        mood: Mapping[str, float] = box().calm if self.is_calm else box().lively
        effort = box().lively if self._is_rough else mood
        model.opt.noslip_iterations, model.opt.impratio = int(effort["noslip"]), effort["stiff"]
        model.geom_friction[:, 0] = mood["friction"]
        model.dof_damping[ROLL] = mood["wheel_damping"]

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


def is_standing(speeds: Any, was_standing: bool) -> bool:
    """Whether a wheel with these speeds stands: what stands does so for longer."""
    limits = box().calm if not was_standing else box().lively
    return bool(abs(speeds[ROLL]) < limits["stand_speed"])
