"""Simulates what happens when a hand opens while the wheel is held still (HR-52)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, Pose
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.physics.model import NumericalFailure
from hamster_table.engine.hamsterrolle.physics.world import World

Poses = dict[Piece, Pose]

LONGEST_S = 0.7
"""Within so many seconds the piece comes to lie, or it does not hold."""
CHECK_STEPS = 10
"""Physics steps from one check to the next."""
LIES, LIES_TURN = 3, 40
"""What moves less from one check to the next lies: tenths of a millimetre, and ten-thousandths of a quaternion."""
CALM_CHECKS = 4
"""After so many checks without movement everything lies."""


def come_to_lie(
    box: Box, angle: Angle, poses: Poses, piece: Piece, near: Iterable[Piece], stop: Callable[[], bool]
) -> tuple[bool, Poses]:
    """Simulate pieces at these poses, the wheel held at *angle*, until all lies. Returns whether *piece* holds, and how
    all lies then: it does not when it leaves its compartment, when one of the pieces *near* it falls, or when it takes
    longer than `LONGEST_S`. A *stop* that says so ends the trial: then it does not hold."""
    # A rough world takes half of the time, and what creeps in it in this short time is not seen.
    world = World(box, angle, poses, is_rough=True)
    world.hold(True)
    compartment, counted = compartment_of(poses[piece]), {piece, *near}
    was, calm = world.poses(), 0
    while world.time < LONGEST_S and not stop():
        try:
            world.step(CHECK_STEPS)
        except NumericalFailure:
            break
        now = world.poses()
        if not counted.isdisjoint(world.fallen) or piece not in now or compartment_of(now[piece]) != compartment:
            return False, now
        calm = calm + 1 if _is_still(was, now) else 0
        if calm >= CALM_CHECKS:
            return True, now
        was = now
    return False, was


def _is_still(was: Poses, now: Poses) -> bool:
    """Whether nothing has moved but by what an eye does not see."""
    return all(
        max(abs(a - b) for a, b in zip(pose[:3], now[piece][:3], strict=True)) <= LIES
        and max(abs(a - b) for a, b in zip(pose[3:], now[piece][3:], strict=True)) <= LIES_TURN
        for piece, pose in was.items()
        if piece in now
    )
