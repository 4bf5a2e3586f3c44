"""How deep wood goes into wood where it strikes (`physics/strikes.py`)."""

from dataclasses import replace

import pytest

pytest.importorskip("mujoco")

import numpy as np

from hamster_table.engine.hamsterrolle.actions import BEAM, CUBE, DRUM, PIECES, PLANK, ROOF, THE_CONE, TILE, kind_of
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.physics import World
from hamster_table.engine.hamsterrolle.physics.model import speed_of, state_of
from hamster_table.engine.hamsterrolle.physics.strikes import PARTS, Memory, Moment
from tests.engine.hamsterrolle.energy import fastest, roll_at
from tests.engine.hamsterrolle.test_physics import of_a_game, rest

MEASURES = box(3)
SOFT = replace(MEASURES, solver={**MEASURES.solver, "strike": 0})
"""Wood whose strikes go as deep as they do."""
FLAT = next(piece for piece in range(PIECES) if kind_of(piece) == TILE)
HEIGHTS = range(150, 340, 38)
"""From how far above, in tenths of a millimetre: so a strike comes at another moment within a time step."""


def deepest_overlap(world):
    """How deep wood is in other wood at most, in metres."""
    return -world._data.contact.dist.min(initial=0.0)


def flying(measures, kind, height, speed):
    """A wheel with a tile at rest in it, and above it a piece that flies down at that speed, in metres a second."""
    lying = rest(World(measures, 0, {FLAT: pose_at(0, 1620, 0)}))
    piece = next(piece for piece in range(PIECES) if kind_of(piece) == kind and piece != FLAT)
    world = World(measures, lying.angle, {**lying.poses(), piece: pose_at(0, 1370 - height, 0)})
    world._data.qvel[speed_of(world.pieces.index(piece)).start + 2] = -speed
    world._friction.is_calm = False
    world._set_ways()
    return world


def depth_of_strike(measures, kind, height, speed):
    """The deepest overlap in a tenth of a second, in metres."""
    world, deepest = flying(measures, kind, height, speed), 0.0
    for _ in range(50):
        world.step()
        deepest = max(deepest, deepest_overlap(world))
    return deepest


@pytest.mark.parametrize("kind", [ROOF, CUBE, PLANK, DRUM, BEAM, kind_of(THE_CONE)])
def test_wood_that_strikes_at_2_metres_a_second_goes_less_than_a_millimetre_deep(kind):
    assert max(depth_of_strike(MEASURES, kind, height, 2.0) for height in HEIGHTS) < 0.001
    assert depth_of_strike(SOFT, kind, HEIGHTS[0], 2.0) > 0.001, "in whole time steps it goes deeper"


def test_a_strike_within_a_strike_does_not_end_it_sooner():
    """Else each would be taken back for the other, and no time would ever pass."""
    world = flying(MEASURES, ROOF, 150, 2.0)
    strikes, numbers = world._strikes, state_of(world._model, world._data)
    one, other = (world._model.ngeom - n for n in (1, 2))
    nothing = np.zeros((0, 2), np.int32), np.zeros(0)
    strikes.memory = Memory(deep=frozenset(), hard={one: 0.0}, left=4)
    strikes._moment, strikes._deep = Moment(numbers, *nothing), frozenset({(0, other)})
    assert strikes.take_back(world._data) == 1
    assert {*strikes.memory.hard} == {one, other} and strikes.memory.left == 4 + 1


def test_a_strike_leaves_the_wood_as_soft_as_it_was():
    world, parts = flying(MEASURES, ROOF, 150, 2.0), 0
    step, softness = world.timestep, world._model.geom_solref.copy()
    for _ in range(50):
        world.step()
        parts += world._strikes.memory.left > 0
        assert world._model.opt.timestep == step
        assert (world._model.geom_priority == 0).all()
    assert 0 < parts < 25 and world._strikes.memory.left == 0
    rest(world)
    world.restore(world.snapshot())
    assert (world._model.geom_solref[0] != softness[0]).any(), "calm wood is of another softness"
    assert (world._model.geom_solref == world._model.geom_solref[0]).all()


def test_time_is_as_long_with_strikes_as_without():
    ends = []
    for measures in MEASURES, SOFT:
        world = flying(measures, ROOF, 150, 2.0)
        world.step(50)
        ends.append((world.time, round(world.poses()[FLAT][0] / 100)))
    assert ends[0] == ends[1]


def test_a_moment_within_a_strike_comes_back_bit_by_bit():
    world = flying(MEASURES, ROOF, 150, 2.0)
    while not world._strikes.memory.left:
        world.step()
    was, ends = world.snapshot(), []
    for _ in range(2):
        world.restore(was)
        world.step(100)
        ends.append(world.snapshot().numbers.tobytes())
    assert ends[0] == ends[1]


def test_what_is_struck_in_a_pile_is_thrown_off_by_nothing_but_the_strike():
    base, energies, struck = of_a_game(), [], 0
    for piece in range(THE_CONE):
        if piece in base.pieces or len(energies) > 4:
            continue
        world = World(MEASURES, base.angle, {**base.poses(), piece: pose_at(base.angle, 100, 0)})
        assert deepest_overlap(world) < 0.0003, "it flies free"
        world._data.qvel[speed_of(world.pieces.index(piece)).start + 2] = -2.0
        energy = most = world.energy()
        for _ in range(100):
            world.step()
            struck += world._strikes.memory.left > 0
            if world.fallen:
                break
            most = max(most, world.energy())
        energies.append(most - energy)
    assert struck > 10
    assert max(energies) < 0.001, "joules"


def test_a_rough_world_takes_whole_steps():
    world = World(MEASURES, 0, {FLAT: pose_at(0, 1620, 0)}, is_rough=True)
    with world._strikes.step(world._data) as parts:
        assert parts == 1 < PARTS


def test_a_depth_that_is_not_there_drives_nothing_apart():
    """At these places MuJoCo finds two pieces that touch 2.6 mm deep in each other, of a wheel that burst by it."""
    world = World(MEASURES, 83_088, {3: (0, 0, -1200, 10_000, 0, 0, 0), 25: (0, 0, 1200, 10_000, 0, 0, 0)})
    world._data.qpos[:] = (
        *(0.08567191100743721, 14.971003648507095),
        *(0.18653717071312176, 0.0016151859891449303, 0.04822384741985783),
        *(-0.6152183694851593, 0.2448045535194301, 0.22172965342492076, -0.7158303215261554),
        *(0.14428845488993872, -0.0032252324704516865, 0.05800993533728807),
        *(0.29106115460009413, 0.6831209162523825, -0.5957653619559693, 0.30609288060135775),
    )
    world._friction.is_calm = False
    world._set_ways()
    roll_at(world, 0.2)
    world._strikes.memory = Memory(deep=frozenset())
    before = world.energy()
    world.step(4)
    assert fastest(world) < 0.1 and world.energy() <= before
