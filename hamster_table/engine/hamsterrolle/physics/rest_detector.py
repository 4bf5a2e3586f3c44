"""When the wheel is at rest: calm, and nothing has gone anywhere for a while (HR-34)."""

from __future__ import annotations

from collections.abc import Iterable
from math import acos, degrees

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS

Floats = NDArray[np.float64]
CHECK_EVERY = 5
"""Steps of a world from one judgement of mood and rest to the next."""
ROUGH_TOLERANCE = 10.0
"""So much farther than other wood, rough wood may creep and count as at rest."""


class RestDetector:
    """Watches how far things move: speed alone says little of wood that rattles, or is about to tip."""

    def __init__(self, tolerance: float = 1.0) -> None:
        self._least = tolerance
        """How much farther things may go than is written."""
        self.restart()

    def restart(self) -> None:
        """Something new begins."""
        self.time = 0.0
        self.reset_window()

    def reset_window(self) -> None:
        """Something has left, or come, or moves: what lies still is judged anew."""
        self._windows = 0
        self._calm = self._since = 0.0
        self._was: Floats | None = None
        self._laid: Floats | None = None
        self._before: tuple[float, ...] = (0.0, 0.0, 0.0)
        """How far things went in the window before."""

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

    def update(self, places: Floats, is_calm: bool, seconds: float) -> None:
        """Time has passed, and all is at these places now."""
        limits = box().rest
        self.time += seconds
        if not is_calm:
            self.reset_window()
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
        """Whether nothing has gone anywhere in a window, nor far from where it was laid down. There it may go a little
        at first, since whole numbers are not exactly where it lay; but what goes further with every window is about to
        tip or to slide off, however slowly it begins: a cone on its edge goes 0.008 mm in a window, then 2 mm."""
        limits, way = box().rest, _way(was, now)
        # A wheel never trembles in its place: one that goes on rolling rolls.
        strict = [self._least * limits[name] for name in ("move", "turn", "wheel_turn")]
        lenient = [self._tolerance() * limits["move"], self._tolerance() * limits["turn"], strict[2]]
        before, self._before = self._before, way
        if self._windows > 1:
            # The first window only shows how far whole numbers were from where it lay; from then on nothing grows.
            self._before = tuple(map(max, before, way))
            strict = [limits["noise"], limits["noise_turn"], strict[2]]
        if self._laid is None:
            return _is_within(way, lenient)
        settling = [limits[name] for name in ("settling", "settling_turn", "settling_wheel_turn")]
        if self._windows > 0:
            lenient = [max(least, min(most, last)) for least, most, last in zip(strict, lenient, before, strict=True)]
        else:
            lenient = settling
        return _is_within(way, lenient) and _is_within(_way(self._laid, now), settling)

    def _tolerance(self) -> float:
        """How much farther than at first calm wood may go: what only trembles in its place does not go on for ever."""
        return self._least * max(1.0, self._calm / box().rest["patience"]) ** 2


def _way(was: Floats, now: Floats) -> tuple[float, float, float]:
    """How far anything has gone in between, in metres, has turned, and how far the wheel has rolled, in degrees."""
    before, after = was[WHEEL_FREEDOMS:].reshape(-1, 7), now[WHEEL_FREEDOMS:].reshape(-1, 7)
    move = np.linalg.norm(after[:, :3] - before[:, :3], axis=1).max(initial=0.0)
    turn = np.abs((after[:, 3:] * before[:, 3:]).sum(axis=1)).min(initial=1.0)
    return float(move), degrees(2 * acos(min(1.0, turn))), degrees(abs(now[ROLL] - was[ROLL]))


def _is_within(way: Iterable[float], most: Iterable[float]) -> bool:
    return all(far < limit for far, limit in zip(way, most, strict=True))
