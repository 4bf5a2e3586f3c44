"""When the wheel is at rest: calm, and nothing has gone anywhere for a while (HR-34)."""

from __future__ import annotations

from math import cos, radians

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.box import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS

Floats = NDArray[np.float64]
JUDGE_EVERY = 5
"""Steps of a world from one judgement of mood and rest to the next."""
ROUGHLY = 10.0
"""So much farther than other wood, rough wood may creep and count as at rest."""


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
        self._laid: Floats | None = None

    def allow_more(self) -> None:
        """There is time for a little more, also at the end of the longest time."""
        self.time = min(self.time, box().rest["longest"] - box().rest["patience"])

    def prove(self, places: Floats) -> None:
        """All has been laid down at these places, and has to stay there."""
        self._windows, self._since = 0, 0.0
        self._was = self._laid = places.copy()

    @property
    def is_proving(self) -> bool:
        """Whether all has been laid down, and has stayed there so far."""
        return self._laid is not None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing has moved for a window: it may be laid down."""
        return self._windows > 0 and not self.is_proving

    @property
    def is_still(self) -> bool:
        """Whether nothing has moved for all windows."""
        return self._windows >= box().rest["windows"]

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
            self._windows = self._windows + 1 if self._has_stayed(self._was, places) else 0
            self._was, self._since = places.copy(), 0.0
            if not self._windows:
                self._laid = None

    def _has_stayed(self, was: Floats, now: Floats) -> bool:
        """Whether nothing has gone anywhere in a window, nor far from where it was laid down. At first it may, as far
        as that: whole numbers are not exactly where it lay."""
        limits = box().rest
        move, turn = (self._leniency() * limits[name] for name in ("move", "turn"))
        # A wheel never trembles in its place: one that goes on rolling rolls.
        wheel_turn = self._least * limits["wheel_turn"]
        if self._laid is None:
            return _is_near(was, now, move, turn, wheel_turn)
        settling = limits["settling"], limits["settling_turn"], limits["settling_wheel_turn"]
        is_first = self._windows == 0
        return _is_near(self._laid, now, *settling) and (is_first or _is_near(was, now, move, turn, wheel_turn))

    def _leniency(self) -> float:
        """How much farther than at first calm wood may go: what only trembles in its place does not go on for ever."""
        return self._least * max(1.0, self._calm / box().rest["patience"]) ** 2


def _is_near(was: Floats, now: Floats, move: float, turn: float, wheel_turn: float) -> bool:
    """Whether nothing has gone further in between: metres, and degrees."""
    before, after = was[WHEEL_FREEDOMS:].reshape(-1, 7), now[WHEEL_FREEDOMS:].reshape(-1, 7)
    ways = np.linalg.norm(after[:, :3] - before[:, :3], axis=1)
    turns = np.abs((after[:, 3:] * before[:, 3:]).sum(axis=1))
    return bool(
        ways.max(initial=0.0) < move
        and turns.min(initial=1.0) > cos(radians(turn) / 2)
        and abs(now[ROLL] - was[ROLL]) < radians(wheel_turn)
    )
