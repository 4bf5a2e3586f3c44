"""When the wheel is at rest: slow for a while, or going nowhere (HR-34)."""

from __future__ import annotations

from math import cos, radians
from typing import Any

import numpy as np

from hamster_table.engine.hamsterrolle.box import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS


class Rest:
    """Watches speeds, and how far things move: some pieces chatter without going anywhere."""

    def __init__(self, timestep: float) -> None:
        self._timestep = timestep
        self._limits = _limits(0)
        self.restart()

    def restart(self) -> None:
        """Something new begins."""
        self.time = 0.0
        self.is_still = False
        self._slow = 0.0
        self.restart_window()

    def restart_window(self) -> None:
        """Something has left, or come: what lies still is judged anew."""
        self._calm = 0
        self._since = 0.0
        self._was: tuple[Any, Any, float] | None = None
        self._slow = 0.0
        self.is_still = False

    def see(self, data: Any, pieces: int) -> None:
        """A step has passed."""
        limits = box().rest
        self.time += self._timestep
        self._since += self._timestep
        self._slow = self._slow + self._timestep if self._is_slow(data, pieces) else 0.0
        if self._was is None:
            self._was, self._since = self._poses(data), 0.0
        elif self._since >= limits["window"]:
            now = self._poses(data)
            self._calm = self._calm + 1 if _is_near(self._was, now) else 0
            self._was, self._since = now, 0.0
        self.is_still = self._slow >= limits["still"] or self._calm >= limits["calm_windows"]

    def _is_slow(self, data: Any, pieces: int) -> bool:
        if len(self._limits) != len(data.qvel):
            self._limits = _limits(pieces)
        return bool((abs(data.qvel) < self._limits).all())

    def _poses(self, data: Any) -> tuple[Any, Any, float]:
        return data.xpos[2:].copy(), data.xquat[2:].copy(), float(data.qpos[ROLL])


def _limits(pieces: int) -> Any:
    """The speeds below which things are slow, for each freedom."""
    limits = box().rest
    piece = [limits["speed"]] * 3 + [limits["spin"]] * 3
    return np.array([limits["wheel_spin"]] * WHEEL_FREEDOMS + piece * pieces)


def _is_near(was: tuple[Any, Any, float], now: tuple[Any, Any, float]) -> bool:
    """Whether nothing has gone anywhere in between."""
    limits = box().rest
    way = np.linalg.norm(now[0] - was[0], axis=1).max(initial=0.0)
    turn = np.abs(np.einsum("ij,ij->i", now[1], was[1])).min(initial=1.0)
    return bool(
        way < limits["move"]
        and turn > cos(radians(limits["turn"]) / 2)
        and abs(now[2] - was[2]) < radians(limits["wheel_turn"])
    )
