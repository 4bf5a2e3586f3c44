"""The hand that holds the wheel: it brakes by friction, and friction only ever takes energy.

The torque grows evenly, so that a rolling wheel stands within a tenth or two of a second, and what lies in it is not
thrown. Then the hand holds against all that wants to turn the wheel, up to that torque and no further.
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL

STANDS = 0.01
"""A wheel that rolls slower, in radians a second, is held with all strength at once."""
GRASP, ROLLING_SOLREF = (0.999, 0.999, 0.001, 0.5, 2.0), (0.9, 0.95, 0.001, 0.5, 2.0)
"""How exactly MuJoCo is to stop the wheel by friction: under a hand, and by itself (its own default). Else a held wheel
creeps."""


class Brake:
    """A hand at the rim, open or closed."""

    def __init__(self) -> None:
        self.torque = 0.0
        """With how much the hand brakes at most at this moment, in newton metres."""
        self.is_closed = False

    def close(self, roll_speed: float) -> None:
        """Begin to hold a wheel that rolls so fast, in radians a second."""
        if not self.is_closed:
            self.is_closed, self.torque = True, box().hand["torque"] if abs(roll_speed) < STANDS else 0.0

    def open(self) -> None:
        """Let the wheel roll."""
        self.is_closed, self.torque = False, 0.0

    @property
    def is_tightening(self) -> bool:
        """Whether the hand does not hold with all its strength yet."""
        return self.is_closed and self.torque < box().hand["torque"]

    def tighten(self, seconds: float) -> None:
        """So much time has passed."""
        hand = box().hand
        self.torque = min(hand["torque"], self.torque + hand["torque"] / hand["seconds"] * seconds)

    def press(self, model: Any, rolling: float) -> None:
        """Let the model feel it, besides the friction with which the wheel rolls anyhow."""
        model.dof_frictionloss[ROLL] = rolling + self.torque
        model.dof_solimp[ROLL] = GRASP if self.is_closed else ROLLING_SOLREF
