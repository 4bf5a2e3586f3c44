"""Calm wood is simulated in coarser steps: nothing in it is fast, and most of the time of a tumble passes so.

Not while a hand carries a piece or brakes the wheel, and not in a rough world, where soft contacts would creep.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

TIME_CONSTANTS = 2.0
"""The time constant of contacts, in coarse steps: MuJoCo is not stable with less."""
STIFF = 10.0
"""How much more than being pressed in contacts resist sliding, as in lively wood: the correction of slip does the rest,
and with more the solver needs twice as long."""


@contextmanager
def coarse(model: Any, seconds: float) -> Iterator[None]:
    """Let a model have steps of that many seconds, with contacts that are pressed in as far as in its own steps: else
    whatever lies would move when the wood becomes lively, and more would slip."""
    opt = model.opt
    was, softness = (opt.timestep, opt.impratio), model.geom_solref[0].copy()
    opt.timestep, opt.impratio = seconds, STIFF
    # How far they are pressed in depends on the product of time constant and damping ratio.
    constant = TIME_CONSTANTS * seconds
    model.geom_solref[:] = constant, softness.prod() / constant
    try:
        yield
    finally:
        (opt.timestep, opt.impratio), model.geom_solref[:] = was, softness
