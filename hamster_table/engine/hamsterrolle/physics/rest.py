"""When the wheel is at rest: calm, and nothing has gone anywhere for a while (HR-34)."""

from __future__ import annotations

from math import cos, radians

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.box import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS

Floats = NDArray[np.float64]


class Rest:
    """Watches how far things move: speed alone says little of wood that rattles, or is about to tip."""

    def __init__(self, leniency: float = 1.0) -> None:
        self._least = leniency
        """How much farther things may go than is written."""
        self.restart()

    def restart(self) -> None:
        """Something new begins."""
        self.time = 0.0
        self.restart_window()

    def restart_window(self) -> None:
        """Something has left, or come, or moves: what lies still is judged anew."""
        self._windows = 0
        self._calm = self._since = 0.0
        self._was: Floats | None = None
        self.is_still = False

    def see(self, places: Floats, is_calm: bool, seconds: float) -> None:
        """Time has passed, and all is at these places now."""
        limits = box().rest
        self.time += seconds
        if not is_calm:
            self.restart_window()
            return
        if self._was is None:
            self._was, self._since = places.copy(), 0.0
            return
        self._calm += seconds
        self._since += seconds
        if self._since > limits["window"] - seconds / 2:
            self._windows = self._windows + 1 if _is_near(self._was, places, self._leniency()) else 0
            self._was, self._since = places.copy(), 0.0
        self.is_still = self._windows >= limits["windows"]

    def _leniency(self) -> float:
        """How much farther than at first calm wood may go: what only trembles in its place does not go on for ever."""
        return self._least * max(1.0, self._calm / box().rest["patience"]) ** 2


def _is_near(was: Floats, now: Floats, leniency: float) -> bool:
    """Whether nothing has gone anywhere in between."""
    limits = box().rest
    before, after = was[WHEEL_FREEDOMS:].reshape(-1, 7), now[WHEEL_FREEDOMS:].reshape(-1, 7)
    ways = np.linalg.norm(after[:, :3] - before[:, :3], axis=1)
    turns = np.abs((after[:, 3:] * before[:, 3:]).sum(axis=1))
    return bool(
        ways.max(initial=0.0) < leniency * limits["move"]
        and turns.min(initial=1.0) > cos(radians(leniency * limits["turn"]) / 2)
        and abs(now[ROLL] - was[ROLL]) < leniency * radians(limits["wheel_turn"])
    )
