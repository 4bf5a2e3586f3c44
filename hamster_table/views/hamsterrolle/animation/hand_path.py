"""The way of somebody's hand with a piece: in from the supply, from place to place that it tries, and down at last."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from PySide6.QtCore import QEasingCurve

from hamster_table.engine.kernel import Refusal
from hamster_table.views.hamsterrolle.render3d.frame import rolled
from hamster_table.views.hamsterrolle.render3d.meshes import Points, about, product

OVER = 46.0
"""How far above its place a hand brings a piece at first, in millimetres."""
COMES, CROSSES, LOWERS, LIFTS = 420, 460, 380, 260
"""Milliseconds of each part of the way in, to the next place, down to it, and up again."""
FEELS, SLIPS, HESITATES = 160, 220, 260
"""Milliseconds of a hand that feels whether the piece holds, sees it slip, and hesitates over a place."""
SLIPS_BY, SLIPS_TURN = 0.05, 0.16
"""How far round the hub a piece slips that is tried, and how far it tips, in radians."""
TREMBLES = 1.2
"""How far a hand that hesitates moves to and fro, in millimetres."""
SHRUGS = 14.0
"""How far up a hand moves a piece that holds nowhere, before it lets it drop, in millimetres."""
EASE = QEasingCurve(QEasingCurve.Type.InOutSine)


@dataclass(frozen=True, slots=True, eq=False)
class Stop:
    """A pose on the way, (7,), how long it takes to come there, and what is to be said meanwhile."""

    pose: Points
    milliseconds: int
    why: Refusal | None = None
    """Why the piece does not stay there; None: nothing speaks against it so far."""


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """A place at which the piece was tried, a pose of the room, and why it does not hold."""

    pose: Points
    why: Refusal


def above(pose: Points, far: float = OVER) -> Points:
    """The same pose so many millimetres nearer to the hub."""
    radius, higher = max(1.0, math.hypot(pose[0], pose[2])), pose.copy()
    higher[[0, 2]] *= max(0.0, radius - far) / radius
    return higher


def at_depth(pose: Points, y: float) -> Points:
    """The same pose at that place along the axle."""
    moved = pose.copy()
    moved[1] = y
    return moved


def way_in(start: Points, place: Points, before: float, is_taken_out: bool) -> list[Stop]:
    """From a pose before the wheel, or from where the piece lay in it, to above its first place. *before*: where along
    the axle a piece is carried."""
    stops = [Stop(start, 0)]
    if is_taken_out:
        stops.append(Stop(at_depth(start, before), COMES))
    return [*stops, Stop(at_depth(above(place), before), COMES), Stop(above(place), COMES)]


def trying(trial: Trial) -> list[Stop]:
    """Over a place, down, a moment in which it slips, and up again."""
    ahead = SLIPS_BY if trial.why.reason == "slips-ahead" else -SLIPS_BY
    # The same piece, tipped the way that it slips.
    slipped = rolled(trial.pose, -ahead)
    slipped[3:] = product(about(1, math.copysign(SLIPS_TURN, -ahead)), slipped[3:])
    return [
        Stop(above(trial.pose), CROSSES),
        Stop(trial.pose, LOWERS),
        Stop(trial.pose, FEELS),
        Stop(slipped, SLIPS, trial.why),
        Stop(trial.pose, FEELS, trial.why),
        Stop(above(trial.pose), LIFTS, trial.why),
    ]


def laying(place: Points, is_sure: bool) -> list[Stop]:
    """Over the place that is taken, and down; who is not sure hesitates."""
    over = above(place)
    aside = rolled(over, TREMBLES / max(1.0, math.hypot(over[0], over[2])))
    waits = [] if is_sure else [Stop(aside, HESITATES), Stop(over, HESITATES)]
    return [Stop(over, CROSSES), *waits, Stop(place, LOWERS)]


def dropping(place: Points) -> list[Stop]:
    """To where the piece is let drop, with a shrug."""
    high = place.copy()
    high[2] += SHRUGS
    return [Stop(place, CROSSES), Stop(high, FEELS), Stop(place, FEELS), Stop(place, HESITATES)]


def length(way: Sequence[Stop]) -> int:
    """How long a way takes, in milliseconds."""
    return sum(stop.milliseconds for stop in way)


def at(way: Sequence[Stop], share: float) -> Stop:
    """Where the hand is at that share of the time: 0 at the first stop, 1 at the last."""
    left = min(max(share, 0.0), 1.0) * length(way)
    for before, after in pairwise(way):
        if left < after.milliseconds:
            eased = EASE.valueForProgress(left / after.milliseconds)
            return Stop(between(before.pose, after.pose, eased), 0, after.why)
        left -= after.milliseconds
    return way[-1]


def between(first: Points, second: Points, share: float) -> Points:
    """The pose that far from one to another."""
    # A quaternion and its negative are the same turn; the nearer of the two is the shorter way.
    sign = 1.0 if float(first[3:] @ second[3:]) >= 0 else -1.0
    turn = first[3:] * (1 - share) + second[3:] * (sign * share)
    return np.concatenate((first[:3] * (1 - share) + second[:3] * share, turn))
