"""In which order solids are painted, so that what is nearer to the eye covers what is farther.

Solids do not enter each other, so a plane lies between any two of them; the one on the eye's side of it comes later.
Only pairs that overlap on the screen matter, and where nothing decides, the order stays as it was: nothing flickers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hamster_table.views.hr_solids import Points

TOUCHING = 1.0
"""Solids that press against each other may seem to overlap by so many millimetres."""


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """A solid where it stands in the room."""

    name: int
    corners: Points
    normals: Points
    reaches: NDArray[np.float64]
    """How far each face is from the hub, along its normal."""
    edges: Points
    middle: Points
    box: tuple[float, float, float, float]
    """What it covers of the screen: left, top, right, bottom."""


def order(solids: Sequence[Standing], eye: Points, before: Sequence[int] = ()) -> list[int]:
    """The names of the solids, those to be painted first at the beginning; *before* is how it was the last time."""
    behind: dict[int, set[int]] = {one.name: set() for one in solids}
    for first, second in _pairs(solids):
        if is_nearer(first, second, eye):
            behind[first.name].add(second.name)
        else:
            behind[second.name].add(first.name)
    rank = {name: n for n, name in enumerate(before)}
    far = {one.name: -float(np.linalg.norm(one.middle - eye)) for one in solids}
    left = sorted(behind, key=lambda name: (rank.get(name, -1), far[name]))
    found: list[int] = []
    while left:
        free = next((name for name in left if not behind[name]), None)
        if free is None:
            # Some lie round each other like the sticks of a fire: begin with the farthest.
            free = min(left, key=lambda name: far[name])
        left.remove(free)
        found.append(free)
        for others in behind.values():
            others.discard(free)
    return found


def _pairs(solids: Sequence[Standing]) -> list[tuple[Standing, Standing]]:
    """The pairs that overlap on the screen."""
    if not solids:
        return []
    boxes = np.array([one.box for one in solids])
    low, high = boxes[:, :2], boxes[:, 2:]
    meet = np.all(low[:, None] < high[None], axis=2) & np.all(low[None] < high[:, None], axis=2)
    return [(solids[i], solids[j]) for i, j in np.argwhere(np.triu(meet, 1)).tolist()]


def is_nearer(first: Standing, second: Standing, eye: Points) -> bool:
    """Whether the first covers the second, where both are in the same direction."""
    gaps = (second.corners @ first.normals.T - first.reaches).min(axis=0)
    others = (first.corners @ second.normals.T - second.reaches).min(axis=0)
    n, m = int(gaps.argmax()), int(others.argmax())
    if max(gaps[n], others[m]) < -TOUCHING and (decided := _across_edges(first, second, eye)) is not None:
        return decided
    if gaps[n] >= others[m]:
        return bool(eye @ first.normals[n] - first.reaches[n] < gaps[n] / 2)
    return bool(eye @ second.normals[m] - second.reaches[m] > others[m] / 2)


def _across_edges(first: Standing, second: Standing, eye: Points) -> bool | None:
    """The same by the planes along an edge of each; None when none of them lies between the two."""
    axes = np.cross(first.edges[:, None], second.edges[None]).reshape(-1, 3)
    long = np.linalg.norm(axes, axis=1)
    axes = axes[long > 1e-6] / long[long > 1e-6, None]
    if not len(axes):
        return None
    one, two = first.corners @ axes.T, second.corners @ axes.T
    above, below = two.min(axis=0) - one.max(axis=0), one.min(axis=0) - two.max(axis=0)
    n, m = int(above.argmax()), int(below.argmax())
    if max(above[n], below[m]) < -TOUCHING:
        return None
    if above[n] >= below[m]:
        return bool(eye @ axes[n] < (one[:, n].max() + two[:, n].min()) / 2)
    return bool(eye @ axes[m] > (two[:, m].max() + one[:, m].min()) / 2)
