"""Rest detection: the wheel is at rest when nothing has moved for several windows of time (HR-34).

Places are MuJoCo's `qpos`, an array (2 + 7 n,): the wheel's way and roll, then place (m) and quaternion of n pieces.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import acos, degrees

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS

Floats = NDArray[np.float64]
CHECK_EVERY = 5
"""Steps of a world from one update of friction regime and rest to the next."""
ROUGH_TOLERANCE = 10.0
"""The factor on all tolerances in a rough world, which creeps."""


class RestDetector:
    """Compares places over windows of time: speed alone cannot tell rest from rattling, or from slowly tipping over."""

    def __init__(self, box: Box, tolerance: float = 1.0) -> None:
        self._limits = box.rest
        self._least = tolerance
        """The factor on the limits of the box."""
        self.restart()

    def restart(self) -> None:
        """Begin anew, with the full time until `longest`."""
        self.time = 0.0
        self.reset_window()

    def reset_window(self) -> None:
        """Begin the windows anew, because a piece has left, come, or moves; the total time goes on."""
        self._windows = 0
        self._calm = self._since = 0.0
        self._was: Floats | None = None
        self._laid: Floats | None = None
        self._before: tuple[float, ...] = (0.0, 0.0, 0.0)
        """The most that anything moved in the windows before: metres, degrees, degrees of the wheel."""

    def allow_more(self) -> None:
        """Leave at least `patience` seconds until `longest`."""
        self.time = min(self.time, self._limits["longest"] - self._limits["patience"])

    def prove(self, places: Floats) -> None:
        """Begin to prove that everything stays at these places, to which it was rounded."""
        self._windows, self._since = 0, 0.0
        self._was = self._laid = places.copy()

    @property
    def is_proving(self) -> bool:
        """Whether everything was put to rounded places, and has stayed there so far."""
        return self._laid is not None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing has moved for one window, so that places may be rounded."""
        return self._windows > 0 and not self.is_proving

    @property
    def is_still(self) -> bool:
        """Whether nothing has moved for as many windows as rest takes."""
        return self._windows >= self._limits["proof_windows" if self.is_proving else "windows"]

    def update(self, places: Floats, is_calm: bool, seconds: float) -> None:
        """Take in the *places* after *seconds* more; while not calm, the windows begin anew."""
        limits = self._limits
        self.time += seconds
        if not is_calm:
            self.reset_window()
            return
        if self._was is None:
            self._was, self._since = places.copy(), 0.0
            return
        self._calm += seconds
        self._since += seconds
        # Half a step off, so that rounding in the sum of the seconds never makes a window one step longer.
        if self._since > limits["window"] - seconds / 2:
            self._windows = self._windows + 1 if self._has_stayed(self._was, places) else 0
            self._was, self._since = places.copy(), 0.0
            # It did not stay: the next quiet window rounds anew, to where everything is by then.
            if not self._windows:
                self._laid = None

    def _has_stayed(self, was: Floats, now: Floats) -> bool:
        """Whether nothing has moved in this window, nor far from the rounded places.

        In the first window after rounding a little movement is allowed (`settling`), since whole numbers are not
        exactly where a piece lay. What goes further with every window is about to tip or to slide off, however slowly
        it begins: a cone on its edge goes 0.008 mm in a window, then 2 mm.
        """
        limits, way = self._limits, _way(was, now)
        # A wheel never trembles in its place: one that goes on rolling rolls.
        strict = [self._least * limits[name] for name in ("move", "turn", "wheel_turn")]
        if self._laid is None:
            return _is_within(way, [self._tolerance() * strict[0], self._tolerance() * strict[1], strict[2]])
        # From here on nothing depends on what was before the rounding: a world that is opened at this rest has to
        # come to the same verdict, or it would round anew, and tip over where this one stands.
        before, self._before = self._before, way
        if self._windows > 1:
            # The first window only shows how far whole numbers were from where it lay; from then on nothing grows.
            self._before = tuple(map(max, before, way))
            strict = [limits[name] for name in ("noise", "noise_turn", "noise_wheel_turn")]
        most = settling = [limits[name] for name in ("settling", "settling_turn", "settling_wheel_turn")]
        if self._windows > 0:
            most = [max(least, min(limit, last)) for least, limit, last in zip(strict, settling, before, strict=True)]
        return _is_within(way, most) and _is_within(_way(self._laid, now), settling)

    def _tolerance(self) -> float:
        """The factor on the limits after this long a calm: it grows, so that trembling in place ends some day."""
        return max(1.0, self._calm / self._limits["patience"]) ** 2


def _way(was: Floats, now: Floats) -> tuple[float, float, float]:
    """The largest movement of a piece in metres, its largest turn in degrees, and the wheel's roll in degrees."""
    before, after = was[WHEEL_FREEDOMS:].reshape(-1, 7), now[WHEEL_FREEDOMS:].reshape(-1, 7)
    move = np.linalg.norm(after[:, :3] - before[:, :3], axis=1).max(initial=0.0)
    # A quaternion and its negative are the same turn, so the sign does not count.
    turn = np.abs((after[:, 3:] * before[:, 3:]).sum(axis=1)).min(initial=1.0)
    # Rounding may lift the product of two equal turns above 1.
    return float(move), degrees(2 * acos(min(1.0, turn))), degrees(abs(now[ROLL] - was[ROLL]))


def _is_within(way: Iterable[float], most: Iterable[float]) -> bool:
    return all(far < limit for far, limit in zip(way, most, strict=True))
