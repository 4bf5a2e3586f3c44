"""Sine, cosine and arc tangent as whole numbers (CORDIC), equal on every machine.

>>> angle_of(1000, 0), angle_of(0, 1000), angle_of(-1000, 1), angle_of(-1000, 0), angle_of(0, -1000)
(0, 9000, 17994, -18000, -9000)
>>> direction(3000)
(866025, 500000)
"""

from __future__ import annotations

import math
from functools import lru_cache

from hamster_table.engine.hamsterrolle.actions import FULL_TURN, Angle

# The functions of `math` may differ in the last digit from one C library to the next. What a rule refuses must not.
UNIT = 1_000_000
"""The length of the vectors that `direction` gives."""

_ARCS = (
    45000000, 26565051, 14036243, 7125016, 3576334, 1789911, 895174, 447614, 223811, 111906, 55953, 27976, 13988, 6994,
    3497, 1749, 874, 437, 219, 109, 55, 27, 14, 7, 3, 2, 1,
)  # fmt: skip
"""The angles whose tangents are 1, 1/2, 1/4 ..., in millionths of a degree."""
_GAIN = 607_252_935_008_881
"""The CORDIC gain: each rotation by an arc lengthens a vector, so it begins this long to end at 10 ** 15."""
_MICRO = 10_000
"""Millionths of a degree in an `Angle`."""


def angle_of(ahead: int, aside: int) -> Angle:
    """The angle of the vector (*ahead*, *aside*) from (1, 0), from -180 degrees to below 180; 0 for the null vector.

    Hundredths of a degree.
    """
    try:
        about = round(1_000_000 * math.degrees(math.atan2(aside, ahead)))
    except OverflowError:
        return cordic_angle_of(ahead, aside)
    nearest, above_border = divmod(about + _MICRO // 2, _MICRO)
    # Neither a last digit nor the rounding of the arcs comes near to this; what is closer to a border, they decide.
    if _MICRO // 100 < above_border < _MICRO - _MICRO // 100:
        return wrapped(nearest)
    return cordic_angle_of(ahead, aside)


def cordic_angle_of(ahead: int, aside: int) -> Angle:
    """`angle_of` in whole numbers only. It decides where `math` may not, and takes twenty times as long."""
    if not (ahead or aside):
        return 0
    # 32 more bits, so that the shifts to the right below lose nothing that is seen in the result.
    c, s, turned = ahead << 32, aside << 32, 0
    # The arcs reach about 100 degrees to either side: what points backwards is turned by half a turn first.
    if c < 0:
        c, s, turned = -c, -s, 180_000_000 if aside >= 0 else -180_000_000
    for shift, arc in enumerate(_ARCS):
        if s > 0:
            c, s, turned = c + (s >> shift), s - (c >> shift), turned + arc
        else:
            c, s, turned = c - (s >> shift), s + (c >> shift), turned - arc
    return wrapped((turned + _MICRO // 2) // _MICRO)


@lru_cache(maxsize=8192)
def direction(angle: Angle, parts: int = 1) -> tuple[int, int]:
    """Cosine and sine of *angle* / *parts*, as whole numbers of 1 / `UNIT`."""
    # Divided only here, in the finer unit: a quaternion needs half angles, and half of an odd hundredth is none.
    left = angle * _MICRO // parts
    left = (left + 180_000_000) % 360_000_000 - 180_000_000
    sign = 1
    # The arcs add up to less than 100 degrees: an angle beyond a quarter turn is taken from the opposite side.
    if not -90_000_000 <= left <= 90_000_000:
        left, sign = left - (180_000_000 if left > 0 else -180_000_000), -1
    c, s = _GAIN, 0
    # Every arc is used, to one side or the other, also when nothing is left: else the gain would differ between angles.
    for shift, arc in enumerate(_ARCS):
        if left >= 0:
            c, s, left = c - (s >> shift), s + (c >> shift), left - arc
        else:
            c, s, left = c + (s >> shift), s - (c >> shift), left + arc
    return sign * _rounded(c), sign * _rounded(s)


def wrapped(angle: Angle) -> Angle:
    """The equivalent angle from -180 degrees to below 180; hundredths of a degree."""
    return (angle + FULL_TURN // 2) % FULL_TURN - FULL_TURN // 2


def _rounded(value: int) -> int:
    """A part of a vector of length 10 ** 15, in units."""
    return (value + 500_000_000) // 1_000_000_000


def degrees(angle: Angle) -> int:
    """An angle in whole degrees, rounded down."""
    return angle * 360 // FULL_TURN
