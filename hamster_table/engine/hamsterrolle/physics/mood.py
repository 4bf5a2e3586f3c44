"""The two moods of wood: lively while anything moves, calm when all is slow.

What lies is harder to push than what slides, and a wheel that hardly rolls is stopped by the cloth on the table. So
calm wood sticks, and stays where it is. It costs more to reckon: lively wood creeps a millimetre in a second
where it is about to slide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hamster_table.engine.hamsterrolle.box import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS


def is_calm(speeds: Any, was_calm: bool) -> bool:
    """Whether wood with these speeds is calm: what is calm stays so for longer."""
    limits = box().calm if not was_calm else box().lively
    pieces = abs(speeds[WHEEL_FREEDOMS:].reshape(-1, 6))
    return bool(
        abs(speeds[ROLL]) < limits["roll_speed"]
        and pieces[:, :3].max(initial=0.0) < limits["speed"]
        and pieces[:, 3:].max(initial=0.0) < limits["spin"]
    )


def set_mood(model: Any, calm: bool, is_rough: bool) -> None:
    """Let wood be calm or lively. Rough wood is reckoned like lively wood always."""
    mood: Mapping[str, float] = box().calm if calm else box().lively
    model.opt.noslip_iterations = int((box().lively if is_rough else mood)["noslip"])
    model.geom_friction[:, 0] = mood["friction"]
    model.dof_damping[ROLL] = mood["wheel_damping"]
