"""The wood of Hamsterrolle, reckoned in three dimensions by MuJoCo.

>>> from hamster_table.engine.hamsterrolle.setup import start
>>> from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup
>>> world = tumble.world_of(start(HamsterrolleSetup(seats=2)))
>>> world.step(10)
>>> world.time, world.fallen
(0.02, [])

A `World` is the wheel with what lies in it, in steps of two milliseconds: the hand of a person and those of computer
players work in it. What comes of it reaches the rules in whole numbers only. It knows no clock, no thread and no
window. Equal beginnings and equal hands lead to equal ends, bit by bit, on the same machine.

`model` is the wheel as MuJoCo knows it; `friction_regime` lets calm wood stick and lively wood slide; `contacts` says
what touches what, and `rest_detector` when all is still; `brake` is the hand that holds the wheel, `carry_spring` the
one that carries a piece; `transforms` turns poses in the room into poses in the wheel; `tumble` is what the rules ask
for. Recordings of tumbles are in `recordings`.

Energy, the height and the motion of everything, never rises but by the work of the hand that carries a piece: its force
along the way of that piece. Holding, letting go, taking, putting away and a change of mood give nothing.
"""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.physics import tumble
from hamster_table.engine.hamsterrolle.physics.model import NumericalFailure
from hamster_table.engine.hamsterrolle.physics.snapshot import Snapshot
from hamster_table.engine.hamsterrolle.physics.world import World
from hamster_table.engine.hamsterrolle.recordings.recording import Contact, Frame, Recording

__all__ = ["Contact", "Frame", "NumericalFailure", "Recording", "Snapshot", "World", "tumble"]
