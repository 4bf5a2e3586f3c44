"""Static and kinetic friction: parameters of the contacts that are switched by how fast things move.

While anything moves, wood is *lively* and has kinetic friction, with a cheap solver that lets it creep by a millimetre
a second. Once all is slow it is *calm*: static friction, which is higher, with a solver exact enough that it sticks.
The wheel has two regimes of its own: it rolls or it stands, and rolling resistance is higher while it stands.

Each regime is left at a higher speed than it is entered at, so that it does not switch to and fro.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS, weight

HOLDING_SHARE = 0.98
"""The share of the friction torque that may be in use while it is taken to hold the wheel; above, it creeps."""
STOPPING_S = 0.05
"""A wheel that its present deceleration would stop within so many seconds counts as standing."""


class FrictionRegime:
    """The regime of a world. A rough world always has the cheap solver, and only the coefficients change."""

    def __init__(self, box: Box, is_rough: bool) -> None:
        self._box = box
        self._is_rough = is_rough
        self.factor = 1.0
        """Times the friction of the box, in a world that is only imagined."""
        self.restart()

    def restart(self) -> None:
        """Begin with everything at rest."""
        self.is_calm = True
        self.stands = True
        """Whether the wheel stands."""

    def update(self, model: Any, data: Any, held: int | None = None) -> bool:
        """Find the regime from the speeds after a step. Returns whether it has changed. *held*: which of the pieces is
        in a hand, if any. However it moves, what it does not touch lies as calm as before."""
        was = self.is_calm, self.stands
        limits = self._box.lively if self.is_calm else self._box.calm
        wheel = abs(float(data.qvel[ROLL])) < limits["roll_speed"]
        speeds = data.qvel[WHEEL_FREEDOMS:].reshape(-1, 6)
        pieces = are_calm(self._box, speeds if held is None else np.delete(speeds, held, 0), self.is_calm)
        self.is_calm, self.stands = wheel and pieces, self._finds_standing(model, data)
        return (self.is_calm, self.stands) != was

    def apply(self, model: Any) -> None:
        """Write the friction of this regime into a model."""
        write_mood(self._box, model, self.is_calm, self._is_rough)
        model.geom_friction[:, 0] *= self.factor
        model.dof_damping[ROLL] = (self._box.calm if self.is_calm else self._box.lively)["wheel_damping"]

    def resistance(self, model: Any) -> float:
        """The wheel's resistance to rolling in newton metres, proportional to its weight with all that is in it."""
        return self._box.wood["wheel_standing" if self.stands else "wheel_rolling"] * weight(model)

    def _finds_standing(self, model: Any, data: Any) -> bool:
        """Whether the wheel stands after this step; the limit is wider where it stood already and friction holds it.

        A wheel that friction does not quite hold would creep for ever, too slowly to be seen. It is let go instead, and
        rolls to where it stands firmly.
        """
        speed, faster = float(data.qvel[ROLL]), float(data.qacc[ROLL])
        limits = self._box.lively if self.stands else self._box.calm
        if abs(speed) >= limits["stand_speed"]:
            return False
        if not self.stands:
            # Only a wheel that slows down comes to stand. One that speeds up has just turned round, and rolls on.
            return speed * faster <= 0
        # The sum in brackets is the speed after `STOPPING_S`: another sign there means that the wheel stops before.
        return is_held(model, data) or speed * (speed + STOPPING_S * faster) <= 0


def are_calm(box: Box, speeds: Any, were_calm: bool) -> bool:
    """Whether pieces with these speeds are calm: of MuJoCo's `qvel` the six of each piece.

    The limits are wider where they were calm already.
    """
    limits = box.lively if were_calm else box.calm
    pieces = abs(speeds.reshape(-1, 6))
    return bool(pieces[:, :3].max(initial=0.0) < limits["speed"] and pieces[:, 3:].max(initial=0.0) < limits["spin"])


def write_mood(box: Box, model: Any, is_calm: bool, is_rough: bool) -> None:
    """Write into a model how calm or lively wood slides and bounces."""
    mood: Mapping[str, float] = box.calm if is_calm else box.lively
    # The correction of slip (`noslip`) more than doubles the time of a step in a full wheel: what flies needs none.
    effort = box.lively if is_rough else mood
    model.opt.noslip_iterations, model.opt.impratio = int(effort["noslip"]), effort["stiff"]
    model.geom_friction[:, 0] = mood["friction"]
    # Wood that flies bounces; wood that lies does not, or it would tremble in its place.
    model.geom_solref[:] = mood["time_constant"], mood["damping_ratio"]


def is_held(model: Any, data: Any) -> bool:
    """Whether the friction torque in use is below `HOLDING_SHARE` of what there is."""
    # In `efc_force` the `ne` equality constraints come first, then friction losses; only the wheel's roll has one.
    return bool(abs(data.efc_force[data.ne]) < HOLDING_SHARE * model.dof_frictionloss[ROLL])
