"""The noise of a computer player's hand."""

from __future__ import annotations

import random

from msgspec.structs import replace

from hamster_table.engine.hamsterrolle.actions import TURN, Hand
from hamster_table.engine.hamsterrolle.ai.skills import Skill
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat

NOISE_RETRIES = 6
"""How often noise is drawn again, halved each time, while it leads to an illegal place."""


def add_noise(view: Hamsterrolle, seat: Seat, idea: Hand, skill: Skill, rng: random.Random) -> Hand:
    """The idea with the noise of the hand; always legal, without noise if need be."""
    step = view.agenda[-1]
    for n in range(NOISE_RETRIES):
        action = perturb(idea, skill.position_sigma / 2**n, skill.angle_sigma / 2**n, rng)
        if step.refusal(view, seat, action) is None:
            return action
    return idea


def perturb(idea: Hand, position_sigma: float, angle_sigma: float, rng: random.Random) -> Hand:
    """The action at a pose with normal noise; *position_sigma* in tenths of a millimetre, *angle_sigma* in degrees."""
    x, y, z = (round(side + rng.gauss(0.0, position_sigma)) for side in idea.pose[:3])
    # A rotation by a small angle changes a unit quaternion by half of it in radians: 1 degree is 1 / 115.
    turn = [part + rng.gauss(0.0, TURN * angle_sigma / 115) for part in idea.pose[3:]]
    length = sum(part * part for part in turn) ** 0.5
    return replace(idea, pose=(x, y, z, *(round(TURN * part / length) for part in turn)))
