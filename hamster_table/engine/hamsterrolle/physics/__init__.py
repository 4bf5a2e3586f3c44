"""The physics of Hamsterrolle, simulated in three dimensions by MuJoCo.

>>> from hamster_table.engine.hamsterrolle.setup import start
>>> from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup
>>> world = tumble.world_of(start(HamsterrolleSetup(seats=2)))
>>> world.step(10)
>>> world.time, world.fallen
(0.02, [])

A `World` is the wheel with its pieces, in steps of two milliseconds, coarser ones while all is calm; people and
computer players work in it. Its outcome reaches the rules in whole numbers only. It has no clock, thread or window. It
is deterministic on one machine: equal beginnings and equal hands lead to equal ends, bit by bit.

`model` describes the wheel for MuJoCo; `friction_regime` switches between static and kinetic friction; `contacts` finds
what touches what, `rest_detector` when all is at rest; `brake` holds the wheel, `carry_spring` carries a piece;
`transforms` converts poses in the room to poses in the wheel; `tumble` is what the rules use. Recordings are in
`recordings`.

The energy, potential and kinetic, never rises but by the work of the hand that carries a piece: its force along the way
of that piece. Holding, letting go, taking, putting away and a change of the friction regime add nothing.
"""

from __future__ import annotations

import os
import sys

if sys.platform == "win32":
    # There lies what MuJoCo wants of Microsoft's runtime (msvc-runtime), where Windows does not look in an environment.
    os.add_dll_directory(sys.prefix)

from hamster_table.engine.hamsterrolle.physics import tumble
from hamster_table.engine.hamsterrolle.physics.model import NumericalFailure
from hamster_table.engine.hamsterrolle.physics.snapshot import Snapshot
from hamster_table.engine.hamsterrolle.physics.world import World
from hamster_table.engine.hamsterrolle.recordings.recording import Contact, Frame, Recording

__all__ = ["Contact", "Frame", "NumericalFailure", "Recording", "Snapshot", "World", "tumble"]
