"""What tests and benchmarks need to follow the energy of a world."""

import mujoco
import numpy as np

from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.physics.model import ROLL, TENTH, WHEEL_FREEDOMS
from hamster_table.engine.hamsterrolle.physics.strikes import Memory

MEASURES = box(3)


def roll_at(world, speed):
    """Let the wheel roll so fast, in radians a second, and everything in it turn with it as one body."""
    world._data.qvel[:WHEEL_FREEDOMS] = MEASURES.wheel.outer * TENTH * speed, speed
    hub = world._data.qpos[0]
    for n in range(len(world.pieces)):
        q, v = WHEEL_FREEDOMS + 7 * n, WHEEL_FREEDOMS + 6 * n
        x, _, z, *turn = world._data.qpos[q : q + 7]
        back, spin = np.empty(4), np.empty(3)
        mujoco.mju_negQuat(back, np.array(turn))
        mujoco.mju_rotVecQuat(spin, np.array([0.0, speed, 0.0]), back)
        world._data.qvel[v : v + 6] = [speed * z, 0.0, -speed * (x - hub), *spin]
    # No strike may be taken back to when all was faster or slower.
    world._strikes.memory = Memory()


def roll_speed(world):
    """How fast the wheel rolls, in radians a second."""
    return float(world._data.qvel[ROLL])


def fastest(world):
    """How fast the fastest piece is, in metres a second."""
    return float(np.linalg.norm(world._data.qvel[WHEEL_FREEDOMS:].reshape(-1, 6)[:, :3], axis=1).max(initial=0.0))


class EnergyBook:
    """What a world has, and what a hand that carries has given it, step by step.

    What pieces that come or go bring and take is no gain and no loss: a new page begins.
    """

    def __init__(self, world):
        self.world = world
        self.gain = 0.0
        """The most that energy has risen on any page beyond what the hand gave, as a share of what there was."""
        self._simulate, world._advance_once = world._advance_once, self._advance_once
        self.turn_page()

    def turn_page(self):
        """From here on."""
        self._first = self.world.energy()
        self._work = 0.0
        self._given = {}
        """What the hand had given when everything was at some places."""

    def step(self, count):
        """Go on by so many steps."""
        for _ in range(count):
            pieces = self.world.pieces
            self.world.step()
            if self.world.pieces != pieces:
                self.turn_page()
                continue
            self.gain = max(self.gain, (self.world.energy() - self._work - self._first) / abs(self._first))

    def _advance_once(self):
        """Simulate a step, or a part of one, and book what the hand gives in it."""
        before, pieces = self._in_hand(), self.world.pieces
        # A strike takes steps back, and with them what the hand gave: everything is where it was before.
        self._work = self._given.get(self._places(), self._work)
        self._given[self._places()] = self._work
        is_stable = self._simulate()
        if before is not None and self.world.pieces == pieces:
            self._work += work(self.world, before, self._in_hand())
        return is_stable

    def _places(self):
        return self.world._data.qpos.tobytes()

    def _in_hand(self):
        if self.world.grip is None:
            return None
        q = WHEEL_FREEDOMS + 7 * self.world.grip.index
        return self.world._data.qpos[q : q + 7].copy()


def work(world, before, after):
    """What the hand gave in what was simulated last, in joules: its force and torque along the way of the piece."""
    pull = world._data.xfrc_applied[2 + world.grip.index]
    turned, way = np.empty(3), np.empty(3)
    mujoco.mju_subQuat(turned, after[3:], before[3:])
    mujoco.mju_rotVecQuat(way, turned, before[3:])
    return float(pull[:3] @ (after[:3] - before[:3]) + pull[3:] @ way)
