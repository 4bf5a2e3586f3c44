"""What is in the box: the wheel, the kinds of pieces and how wood behaves, one table for each edition.

>>> box(1).wheel.inner, box(1).sizes[PLANK]
(1820, (1100, 300, 120))
>>> read("[wheel]")
Traceback (most recent call last):
    ...
ValueError: the table has no kinds
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, KINDS, PLANK

__all__ = ["EDITIONS", "PLANK", "SHAPES", "Box", "Wheel", "box", "read"]

EDITIONS = (1, 2, 3)
"""1: the wheel and the rules of version 0.1, in which a piece may drop. 2: laid pieces (HR-52) and livelier wood. 3: a
drop is an accident (HR-39, HR-54), and the ring has its true weight. Games go on in the edition they were begun in."""
SHAPES = ("box", "cylinder", "roof", "cone")
LONGEST = 3_000
"""No length of a piece is greater; tenths of a millimetre."""

GREATEST = 10**9
"""No other number is greater."""

MOOD = (
    "roll_speed", "speed", "spin", "stand_speed", "friction", "time_constant", "damping_ratio", "wheel_damping",
    "noslip", "stiff",
)  # fmt: skip
SECTIONS: Mapping[str, tuple[str, ...]] = {
    "wheel": ("outer", "inner", "width", "divider_heights", "divider_thickness", "facets"),
    "kinds": KINDS,
    "wood": ("density", "ring_mass", "friction_torsion", "wheel_rolling", "wheel_standing"),
    "hand": ("torque", "seconds", "jolt"),
    "contact": ("impedance",),
    "solver": ("timestep", "iterations", "tolerance", "noslip_tolerance", "strike", "coarse"),
    "calm": MOOD,
    "lively": MOOD,
    "rest": (
        "window", "windows", "proof_windows", "move", "turn", "wheel_turn", "noise", "noise_turn", "noise_wheel_turn",
        "settling", "settling_turn", "settling_wheel_turn", "patience", "longest",
    ),
}  # fmt: skip
UNKNOWN_BEFORE = (("hand", "jolt"), ("solver", "strike"), ("solver", "coarse"))
"""What tables of before do not know, and is none there."""
FINEST = 10_000
"""A time step and the depth of a strike are at least one of so many parts of a second or a metre: with less a tumble
would take minutes."""
NUMBERS = ("wood", "hand", "contact", "solver", "calm", "lively", "rest")


@dataclass(frozen=True, slots=True)
class Wheel:
    """The measures of the wheel, in tenths of a millimetre."""

    outer: int
    """The radius of what rolls on the table."""
    inner: int
    """The radius of the floor of the compartments."""
    width: int
    """Along the axle."""
    divider_heights: tuple[int, ...]
    """By divider; the n-th stands between the compartments n and n + 1."""
    divider_thickness: int
    facets: int
    """How many flat boards make the floor of a compartment."""


# Compared by identity: there is one for each edition, and caches of shapes and overlaps ask for it all the time.
@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All that is measured."""

    wheel: Wheel
    shapes: tuple[str, ...]
    """By kind: one of `SHAPES`."""
    sizes: tuple[tuple[int, int, int], ...]
    """By kind: length, width and height, in tenths of a millimetre."""
    wood: Mapping[str, float]
    """Density, friction and damping of wood and wheel, in SI units as all below."""
    hand: Mapping[str, float]
    """How firmly the wheel is held, and the jolt that it gets as the hand opens."""
    contact: Mapping[str, Any]
    """How contacts give way: MuJoCo's `solimp`."""
    solver: Mapping[str, float]
    calm: Mapping[str, float]
    """How wood is, and how slow, when it sticks. Time constant and damping ratio are MuJoCo's `solref`: how contacts
    bounce."""
    lively: Mapping[str, float]
    """The same for wood that moves, and how fast calm wood has to get for it."""
    rest: Mapping[str, float]
    """What counts as no movement, and for how long (HR-34)."""
    has_flat_floors: bool
    """Whether a piece is measured against the flat boards of a floor, as wood feels them; else, in the first two
    editions, against a circle through the corners where they meet."""


@cache
def box(edition: int) -> Box:
    """The measures of an edition, one of `EDITIONS`."""
    assert edition in EDITIONS
    return read((Path(__file__).with_name("boxes") / f"{edition}.toml").read_text("utf-8"), edition > 2)


def read(text: str, has_flat_floors: bool = True) -> Box:
    """The measures that a file like those in `boxes` gives. Raises `ValueError` with one sentence for what is wrong."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is not a table of pieces: {error}") from error
    _check_keys("the table", table, tuple(SECTIONS))
    for name, key in UNKNOWN_BEFORE:
        if isinstance(table[name], dict):
            table[name].setdefault(key, 0)
    for name, keys in SECTIONS.items():
        _check_keys(name, table[name], keys)
    for kind in KINDS:
        _check_kind(kind, table["kinds"][kind])
    for name in NUMBERS:
        _check_numbers(name, table[name])
    kinds = [table["kinds"][kind] for kind in KINDS]
    return Box(
        _wheel(table["wheel"]),
        tuple(kind["shape"] for kind in kinds),
        tuple((size[0], size[1], size[2]) for size in (kind["size"] for kind in kinds)),
        *(*(table[name] for name in NUMBERS), has_flat_floors),
    )


def _check_keys(place: str, found: object, wanted: tuple[str, ...]) -> None:
    if not isinstance(found, dict):
        raise ValueError(f"{place} is a table with entries for {', '.join(wanted)}")
    for name in wanted:
        if name not in found:
            raise ValueError(f"{place} has no {name}")
    for name in found:
        if name not in wanted:
            raise ValueError(f"{place} has an unknown entry {name[:40]!r}")


def _check_kind(kind: str, found: object) -> None:
    _check_keys(kind, found, ("shape", "size"))
    assert isinstance(found, dict)
    if found["shape"] not in SHAPES:
        raise ValueError(f"the shape of {kind} is one of {', '.join(SHAPES)}")
    size = found["size"]
    if not isinstance(size, list) or len(size) != 3 or not all(_is_length(item) for item in size):
        raise ValueError(f"the size of {kind} is three whole numbers from 1 to {LONGEST}")


def _is_length(found: object) -> bool:
    # Not isinstance: TOML's `true` would be an int as well.
    return type(found) is int and 0 < found <= LONGEST


def _check_numbers(place: str, found: dict[str, Any]) -> None:
    for name, value in found.items():
        values = value if isinstance(value, list) and name == "impedance" else [value]
        # 0 iterations switch the correction of slip off, as lively wood has it; a hand may open without a jolt, and
        # strikes go as deep as they do, and calm wood may have the same steps as all.
        may_be_none = name in ("noslip", "jolt", "strike", "coarse")
        if not values or not all(_is_number(item, may_be_none) for item in values):
            raise ValueError(f"{name} of {place} is a number above zero")
        if name in ("timestep", "strike") and 0 < value * FINEST < 1:
            raise ValueError(f"{name} of {place} is at least 1/{FINEST}")


def _is_number(found: Any, may_be_none: bool) -> bool:
    # Not isinstance: TOML's `true` would be an int as well.
    return type(found) in (int, float) and (0 < found <= GREATEST or (may_be_none and found == 0))


def _wheel(found: dict[str, Any]) -> Wheel:
    heights = found["divider_heights"]
    if not isinstance(heights, list) or len(heights) != COMPARTMENTS or not all(map(_is_length, heights)):
        raise ValueError(f"divider_heights of wheel are {COMPARTMENTS} whole numbers")
    for name in ("outer", "inner", "width", "divider_thickness", "facets"):
        if not _is_length(found[name]):
            raise ValueError(f"{name} of wheel is a whole number from 1 to {LONGEST}")
    if found["inner"] >= found["outer"]:
        raise ValueError("the inner radius of wheel is less than the outer one")
    return Wheel(
        found["outer"], found["inner"], found["width"], tuple(heights), found["divider_thickness"], found["facets"]
    )
