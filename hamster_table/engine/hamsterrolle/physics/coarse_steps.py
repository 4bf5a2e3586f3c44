"""Calm wood is simulated in coarser steps: nothing in it is fast, and most of the time of a tumble passes so.

Not while a hand carries a piece or brakes the wheel, and not in a rough world, where soft contacts would creep.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

TIME_CONSTANTS = 2.0
"""The time constant of contacts, in coarse steps: MuJoCo is not stable with less."""
DAMPING_RATIO = 0.65
"""With that time constant about as stiff as contacts in fine steps: a change lifts nothing."""
STIFF = 20.0
"""How much more than being pressed in contacts resist sliding; the correction of slip does the rest."""


@contextmanager
def coarse(model: Any, seconds: float) -> Iterator[None]:
    """Let a model have steps of that many seconds."""
    opt = model.opt
    was, softness = (opt.timestep, opt.impratio), model.geom_solref[0].copy()
    opt.timestep, opt.impratio = seconds, STIFF
    model.geom_solref[:] = TIME_CONSTANTS * seconds, DAMPING_RATIO
    try:
        yield
    finally:
        (opt.timestep, opt.impratio), model.geom_solref[:] = was, softness
