"""Hard strikes, which are simulated again in finer steps.

In one time step a piece that flies at 2 m/s goes 4 mm deep into another before any force stops it. So the steps in
which it got there are taken back, and it is simulated through the strike in parts of a step, as much stiffer as the
parts are shorter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.physics.model import STATE, state_of

PARTS = 8
"""In how many parts a step is simulated."""
BACK = 3
"""How many steps can be taken back."""
SINGLE = mujoco.mjtDisableBit.mjDSBL_MULTICCD
"""Between two meshes MuJoCo looks for several contacts, and once in a long while finds some that are 2.6 mm deep where
the two just touch. With this flag it looks for one, and is right."""
LEAVING = 2
"""How many steps more are simulated in parts, until what struck has left."""
FREE = 0.00003
"""A piece that is no deeper than this in anything, in metres, is free: it bounces off what it strikes."""
PRESSED = 0.0002
"""A piece that is no deeper than this lies and is pressed on: made stiff, it must not bounce, or it would be thrown off
by its own weight."""

Pairs = frozenset[tuple[int, int]]
"""Pairs of shapes, as MuJoCo numbers them."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state before a step."""

    numbers: NDArray[np.float64]
    """MuJoCo's own state (`model.state_of`)."""
    pairs: NDArray[np.int32]
    """Its contacts, (n, 2)."""
    distances: NDArray[np.float64]
    """How far apart they are, (n,) in metres; negative where they overlap."""

    def depth(self, shape: int) -> float:
        """How deep that shape is in anything, in metres."""
        return -float(self.distances[(self.pairs == shape).any(axis=1)].min(initial=0.0))


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of the steps before."""

    moments: tuple[Moment, ...] = ()
    """The last states, the latest one last."""
    deep: Pairs | None = None
    """The pairs that were deep in each other last; None: it is not known."""
    hard: Mapping[int, float] = field(default_factory=dict)
    """The shapes that are stiff, with their damping ratio; 0: that of all wood."""
    left: int = 0
    """How many more steps are simulated in parts."""
    is_doubtful: bool = False
    """Whether the next step is simulated with `SINGLE` contacts, since it showed a depth that is not there."""


class Strikes:
    """The strikes in one model."""

    def __init__(self, model: Any, limit: float, first: int) -> None:
        """*limit* is how deep in metres a strike may go before it is simulated in parts, 0: as deep as it does; *first*
        is the shape of the first piece, and the others follow."""
        self._model, self._limit, self._first = model, limit, first
        self.memory = Memory()
        """For a snapshot; never changed in place."""
        self._state: NDArray[np.float64] | None = None
        """The state before this step; None: nothing is remembered."""
        self._moment: Moment | None = None
        self._deep: Pairs = frozenset()
        """The pairs that have been deep in each other in this step."""
        self._aside: Any = None
        """Where a depth is looked at again; None: none was doubted yet."""

    @contextmanager
    def step(self, data: Any) -> Iterator[int]:
        """Go through a time step. Yields in how many parts it is to be simulated.

        In parts, what strikes is stiff. All else stays as soft as it was, or a pile would burst by what its pieces
        overlap.
        """
        model, hard = self._model, self.memory.hard
        self._state, self._moment = state_of(model, data) if self._limit else None, None
        if not hard:
            flags = model.opt.disableflags
            model.opt.disableflags |= int(SINGLE) if self.memory.is_doubtful else 0
            self.memory = replace(self.memory, is_doubtful=False)
            try:
                yield 1
            finally:
                model.opt.disableflags = flags
            return
        seconds, (softness, bounce) = model.opt.timestep, model.geom_solref[0].copy()
        model.opt.timestep = seconds / PARTS
        for shape, damping in hard.items():
            model.geom_solref[shape], model.geom_priority[shape] = (softness / PARTS, damping or bounce), 1
        try:
            yield PARTS
        finally:
            model.opt.timestep, model.geom_solref[:], model.geom_priority[:] = seconds, (softness, bounce), 0
            left = self.memory.left - 1
            self.memory = replace(self.memory, left=left, hard=hard if left else {})

    def forget(self) -> None:
        """Take back nothing of what was before: its forces and speeds are not those of now any more. A strike in the
        next steps is simulated from here on only, so what flies goes deeper in it."""
        self.memory = replace(self.memory, moments=())

    def see(self, data: Any) -> None:
        """See what a part of the step has brought."""
        if self._state is None:
            return
        now = Moment(self._state, data.contact.geom.copy(), data.contact.dist.copy())
        if self._moment is None:
            self._moment, self._deep = now, frozenset()  # the contacts are those at the beginning of the step
        self._deep |= self._deep_pairs(now)

    def take_back(self, data: Any) -> int:
        """Take *data* back to the state before a strike, if the step has shown one. Returns by how many steps."""
        if self._moment is None:
            return 0  # also where a piece has fallen on the table, and the model is another
        moments, was = (*self.memory.moments[1 - BACK :], self._moment), self.memory.deep
        if was is not None and not self.memory.hard and self._are_false(self._deep - was):
            mujoco.mj_setState(self._model, data, self._moment.numbers, STATE)
            self.memory = replace(self.memory, is_doubtful=True)
            return 1
        self.memory = replace(self.memory, moments=moments, deep=self._deep)
        if was is None or not self._deep - was:
            return 0
        first, hard = len(moments), dict[int, float]()
        for pair in self._deep - was:
            if found := self._before(moments, pair):
                first, hard[found[1]] = min(first, found[0]), found[2]
        if not hard:
            return 0
        back = len(moments) - first
        mujoco.mj_setState(self._model, data, moments[first].numbers, STATE)
        # Not sooner than it was to be for what is stiff already, or a strike in a strike would be taken back for ever.
        left = max(self.memory.left, LEAVING) + back
        self.memory = Memory(deep=was, hard={**self.memory.hard, **hard}, left=left)
        return back

    def _are_false(self, pairs: Pairs) -> bool:
        """Whether some of the pairs, at the beginning of the step, are not deep in each other after all."""
        if not pairs or self._moment is None:
            return False
        model, flags = self._model, self._model.opt.disableflags
        self._aside = self._aside or mujoco.MjData(model)
        mujoco.mj_setState(model, self._aside, self._moment.numbers, STATE)
        model.opt.disableflags = flags | int(SINGLE)
        mujoco.mj_fwdPosition(model, self._aside)
        model.opt.disableflags = flags
        contact = self._aside.contact
        now = Moment(self._moment.numbers, contact.geom.copy(), contact.dist.copy())
        return not pairs <= self._deep_pairs(now)

    def _before(self, moments: tuple[Moment, ...], pair: tuple[int, int]) -> tuple[int, int, float] | None:
        """Before when a pair was struck: which of the moments, and which shape of it is to be made stiff, with what
        damping ratio; None: it is nothing to be made stiff."""
        shapes = [shape for shape in pair if shape >= self._first and shape not in self.memory.hard]
        for limit, damping in (FREE, 0.0), (PRESSED, 1.0):
            found = [(n, shape) for n, moment in enumerate(moments) for shape in shapes if moment.depth(shape) <= limit]
            if found:
                return *max(found), damping
        return None

    def _deep_pairs(self, moment: Moment) -> Pairs:
        """The pairs that are deeper in each other than a strike may go."""
        if moment.distances.min(initial=0.0) >= -self._limit:
            return frozenset()
        return frozenset(map(tuple, moment.pairs[moment.distances < -self._limit].tolist()))
