"""What hangs on a piece of the wheel: whoever takes that piece out lets go of it too."""

from __future__ import annotations

from collections.abc import Callable
from math import dist

from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.physics.model import NumericalFailure
from hamster_table.engine.hamsterrolle.physics.world import World
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

LONG_ENOUGH_S = 0.35
"""Within so many seconds what has lost its hold has begun to go."""
CHECK_STEPS = 10
"""Physics steps from one question whether to stop to the next."""
GOES = 30.0
"""What has moved by more goes; tenths of a millimetre."""


def hanging_on(state: Hamsterrolle, piece: Piece, stop: Callable[[], bool] = never) -> tuple[Piece, ...]:
    """The pieces that slip or fall when a piece is taken out of the wheel, which is held; () if *stop* cuts it
    short."""
    before = {other: state.poses[other] for other in state.in_wheel() if other != piece}
    world = World(state.box, state.angle, before, is_rough=True)
    world.hold(True)
    try:
        while world.time < LONG_ENOUGH_S:
            if stop():
                return ()
            world.step(CHECK_STEPS)
    except NumericalFailure:
        return ()
    after = world.poses()
    return tuple(
        other for other, pose in before.items() if other not in after or dist(after[other][:3], pose[:3]) > GOES
    )
