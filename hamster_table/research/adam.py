"""Gradient descent by Adam (Kingma and Ba, 2015), with a decay of the weights."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

SLOPE, SQUARE = 0.9, 0.999
"""How much of the mean slope and of the mean square is kept in a step."""


class Adam:
    """Changes arrays of weights in place, each weight at its own pace."""

    def __init__(self, parts: Sequence[Numbers], decay: float) -> None:
        """*decay* is added to the slope, times the weight."""
        self._parts, self._decay, self._steps = tuple(parts), decay, 0
        self._means = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]

    def descend(self, slopes: Sequence[Numbers], rate: float) -> None:
        """A step against these slopes, one array for each of the parts."""
        self._steps += 1
        # Both means begin at 0, and are corrected for that.
        first, second = 1 - SLOPE**self._steps, 1 - SQUARE**self._steps
        for part, slope, mean, square in zip(self._parts, slopes, self._means, self._squares, strict=True):
            slope = slope + self._decay * part
            mean += (1 - SLOPE) * (slope - mean)
            square += (1 - SQUARE) * (slope**2 - square)
            part -= rate * (mean / first) / (np.sqrt(square / second) + 1e-8)
