"""The voices of the pieces: what each kind sounds like when it is struck, by its shape and its mass."""

from __future__ import annotations

import math
from collections.abc import Mapping

from hamster_table.engine.hamsterrolle.actions import KINDS, Kind
from hamster_table.engine.hamsterrolle.components import EDITIONS, box
from hamster_table.features.sound.mixer import Samples
from hamster_table.features.sound.modal import Body, knock

NEWEST = box(EDITIONS[-1])
"""Whose pieces are heard, whatever the edition of a game: nobody hears a difference."""
SHAPES: Mapping[str, str] = {
    "plank": "bar", "slab": "plate", "tile": "plate", "beam": "bar", "cube": "block", "drum": "cylinder",
    "roof": "wedge", "cone": "cone",
}  # fmt: skip
"""By kind: how it vibrates, one of `modal.RATIOS`."""
HARDNESS = (0.15, 0.5, 0.9)
"""How soft and how hard blows are made."""
HARDER, HARDEST = 0.45, 1.1
"""From what change of speed on, in m/s, a blow is one of the harder ones."""
PLACES = 2
"""At how many places a piece may be struck."""
FULL = 0.045
"""The impulse in newton seconds that is as loud as can be: 40 g that fall by six centimetres."""
LOUDEST = 0.55


def body(kind: Kind) -> Body:
    """A piece of this kind as something that vibrates."""
    # The physics is loaded with the first wheel that tumbles, and nothing is heard before.
    from hamster_table.engine.hamsterrolle.physics.model import mass

    return Body(SHAPES[KINDS[kind]], 1000 * mass(NEWEST, kind))


def voices() -> Mapping[str, Samples]:
    """The knocks of all kinds, by name."""
    return {
        _name(kind, hardness, place): knock(body(kind), HARDNESS[hardness], place)
        for kind in range(len(KINDS))
        for hardness in range(len(HARDNESS))
        for place in range(PLACES)
    }


def voice(kind: Kind, speed: float, place: int) -> str:
    """The name of the knock of a piece whose speed a blow changes by that much, in m/s; equal *place*, equal sound."""
    return _name(kind, (speed > HARDER) + (speed > HARDEST), place % PLACES)


def loudness(kind: Kind, speed: float) -> float:
    """How loud that knock is, 0 to 1, by its impulse."""
    impulse = body(kind).grams / 1000 * speed
    return LOUDEST * math.pow(min(1.0, impulse / FULL), 0.7)


def _name(kind: Kind, hardness: int, place: int) -> str:
    return f"knock {KINDS[kind]} {hardness} {place}"
