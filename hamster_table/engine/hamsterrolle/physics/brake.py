"""The brake of a held wheel, a friction torque, which can only take energy from it.

The torque grows evenly, so that a rolling wheel stands within a tenth or two of a second, and what lies in it is not
thrown. Then the hand holds against all that wants to turn the wheel, up to that torque and no further.
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.physics.model import ROLL

STANDS = 0.01
"""Below this speed, in radians a second, the full torque is applied at once."""
HELD_SOLIMP, ROLLING_SOLIMP = (0.999, 0.999, 0.001, 0.5, 2.0), (0.9, 0.95, 0.001, 0.5, 2.0)
"""MuJoCo's `solimp` of the roll, while held and while rolling (its default). With the default a held wheel creeps."""


class Brake:
    """A hand at the rim, open or closed."""

    def __init__(self, box: Box) -> None:
        self._hand = box.hand
        self.torque = 0.0
        """The largest torque of the hand at this moment, in newton metres."""
        self.is_closed = False

    def close(self, roll_speed: float) -> None:
        """Begin to hold a wheel that rolls at *roll_speed*, in radians a second."""
        # A hand that holds already goes on tightening: it does not begin anew with no torque.
        if not self.is_closed:
            self.is_closed, self.torque = True, self._hand["torque"] if abs(roll_speed) < STANDS else 0.0

    def open(self) -> None:
        """Let the wheel roll."""
        self.is_closed, self.torque = False, 0.0

    @property
    def is_tightening(self) -> bool:
        """Whether the torque still grows."""
        return self.is_closed and self.torque < self._hand["torque"]

    def tighten(self, seconds: float) -> None:
        """Let the torque grow for that many seconds."""
        hand = self._hand
        self.torque = min(hand["torque"], self.torque + hand["torque"] / hand["seconds"] * seconds)

    def press(self, model: Any, rolling: float) -> None:
        """Write the torque into the model, on top of *rolling*, the wheel's own resistance in newton metres."""
        model.dof_frictionloss[ROLL] = rolling + self.torque
        model.dof_solimp[ROLL] = HELD_SOLIMP if self.is_closed else ROLLING_SOLIMP
