"""What has come to rest stays at rest: also when it is kept in whole numbers and opened again."""

import json
import math
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.physics import NumericalFailure, World, tumble
from hamster_table.engine.hamsterrolle.settling import simulate_settle
from tests.engine.hamsterrolle.energy import roll_speed
from tests.engine.hamsterrolle.language import alice, go, put, ruling, table
from tests.engine.hamsterrolle.test_physics import of_a_game, rest

MEASURES = box(3)

WORST = json.loads((Path(__file__).parent / "rests.json").read_text())
"""Wheels at the moment of release, out of games of the third edition."""
LEANING = {
    5: (1434, 0, -773, 8590, 0, -5119, 0),
    6: (1431, 0, 779, -5099, 0, 8602, 0),
    8: (894, 79, 1388, -2827, 0, 9592, 0),
    28: (208, -17, -1520, 9944, 2, 420, -970),
}
"""What lies in a wheel that friction holds firmly at 98 degrees, and no longer three degrees further."""
TREMBLING = {
    1: (1174, -170, -885, 8783, 0, -4782, 0),
    3: (564, -2, 1336, -1387, 91, 9903, -39),
    4: (1419, 42, -819, 8657, -23, -5005, -10),
    5: (1250, 10, 727, -4849, -3, 8746, -6),
    6: (0, -1, 1636, -1, 1, 10000, 0),
    7: (1418, 40, 819, -4985, -4, 8669, -10),
    8: (947, -52, 1440, -2884, 0, 9575, 0),
    10: (1721, -4, -100, 7285, 0, -6851, 0),
    11: (599, 0, 1038, 2588, 0, -9659, 0),
    24: (-814, 5, 1386, 2534, 66, 9673, 122),
    28: (230, 28, -1601, 9947, 253, 447, -891),
}
"""A wheel of the first edition at 111.55 degrees in which one piece turns to and fro by 0.006 degrees, for ever."""
FURTHEST, FURTHEST_ROLL = 0.5, 0.15
"""Millimetres, and degrees: half a millimetre at the rim."""


def poses_of(form):
    return {piece: tuple(pose) for piece, *pose in form}


def precisely(world):
    """Where everything is in the wheel, in millimetres."""
    c, s, found = math.cos(world._roll), math.sin(world._roll), {}
    for piece in world.pieces:
        (x, y, z), _ = world.room_pose(piece)
        found[piece] = 1000 * (c * x - s * z), 1000 * y, 1000 * (s * x + c * z)
    return found


def moved(world, steps):
    """How far the piece goes that goes furthest, in millimetres, and how far the wheel rolls, in degrees."""
    before, roll = precisely(world), world._roll
    world.step(steps)
    after = precisely(world)
    assert before.keys() == after.keys(), "nothing falls out"
    return max(math.dist(before[piece], after[piece]) for piece in before), math.degrees(abs(world._roll - roll))


@ruling("HR-34")
@pytest.mark.parametrize(
    "release", [*WORST[:8], *(pytest.param(wedged, marks=pytest.mark.long) for wedged in WORST[8:])]
)
def test_a_rest_that_is_kept_is_still_one_when_it_is_opened(release):
    world = rest(World(MEASURES, release["angle"], poses_of(release["poses"])))
    settle = world.settle()
    opened = World(MEASURES, settle.angle, poses_of(settle.poses))
    way, roll = moved(opened, 700)
    assert way < FURTHEST
    assert roll < FURTHEST_ROLL
    if world.rest.is_still:
        assert opened.settle() == replace(settle, fallen=()), "what rests comes to the same rest"


@ruling("HR-34")
def test_wood_that_only_trembles_is_believed_to_rest_long_before_the_longest_time():
    world = rest(World(box(1), 11_155, TREMBLING))
    assert world.rest.is_still
    assert world.time < 4


@ruling("HR-34")
@pytest.mark.parametrize("angle", [10_150, 10_200])
def test_a_wheel_that_friction_hardly_holds_rolls_to_where_it_stands_firmly(angle):
    settle = rest(World(MEASURES, angle, LEANING)).settle()
    assert 9_700 < settle.angle < angle - 100
    opened = World(MEASURES, settle.angle, poses_of(settle.poses))
    opened.step(100)
    assert abs(roll_speed(opened)) < 1e-6, "it does not even creep"


def test_a_world_that_begins_with_a_rest_does_what_was_seen_when_it_was_found():
    world = of_a_game()
    while not world.rest.is_proving:
        world.step()
    begun, (angle, poses) = world.time, (world._laid.angle, poses_of(world._laid.poses))
    rest(world)
    again = World(MEASURES, angle, poses)
    again.step(round((world.time - begun) * 500))
    assert again._data.qpos.tobytes() == world._data.qpos.tobytes()
    assert world.settle().poses == world._laid.poses, "this is what the rules hear"


def test_the_rules_hear_of_the_rest_and_not_of_what_comes_after_it():
    world = rest(of_a_game())
    settle = world.settle()
    world.step(200)
    assert world.settle() is settle
    world.tilt(3.0)
    world.step(100)
    assert not world.is_over and world.settle() != settle


def test_a_wheel_that_stands_is_harder_to_set_rolling_than_to_keep_rolling():
    world = rest(of_a_game())
    standing = world._rolling
    world._data.qvel[:2] = 0.19 * 0.1, 0.1
    world.go_on()
    world.step(5)
    assert world._rolling < standing
    rest(world)
    assert world._rolling == standing


def test_a_tremble_in_portions_is_the_same_tremble():
    match = table("cone@0 tile@2 slab@1", alice="cube", bob="beam", reference=2, physics="wood")
    course = tumble.Course(tumble.world_of(match.state), match.state, 3)
    while not course.is_over:
        for _ in range(7):
            if not course.is_over:
                course.step()
    assert course.world.settle() == tumble.at_rest(match.state, 3)


def astray():
    """A table on which a piece is farther away than numbers reach."""
    match = table("cone@0 tile@2", alice="cube plank", bob="beam", reference=2, physics="wood")
    go(match, alice(put(match, "cube", 3)))
    tile = match.state.in_wheel()[0]
    match.state.poses[tile] = (10**15, *match.state.poses[tile][1:])
    return match.state


def test_numbers_that_go_astray_at_every_step_end_the_world_and_not_the_game():
    world = tumble.world_of(astray())
    with pytest.raises(NumericalFailure):
        world.step(1000)
    assert world.failures < 50
    assert simulate_settle(astray()) is None


def test_an_idea_in_which_numbers_go_astray_is_looked_at_no_longer():
    state = astray()
    trial = PhysicsTrial(state, put(table("cone@0 tile@2", alice="cube plank"), "plank", 1), random.Random(0))
    trial.watch(lambda trial: False, lambda: False, 100_000)
    assert trial.is_over and trial.steps < 1000


class HardToBelieve(World):
    """A wheel that is caught at a bad moment, so many times."""

    def __init__(self, state, times):
        super().__init__(state.box, state.angle, {piece: state.poses[piece] for piece in state.in_wheel()})
        self.times, self.asked = times, []

    def settle(self):
        found = super().settle()
        if not self.is_over:
            return found
        self.asked.append(self.time)
        return found if len(self.asked) > self.times else type(found)(found.angle, (), ())


@pytest.mark.parametrize(("times", "asked"), [(0, 1), (2, 3), (99, tumble.MAX_RETRIES)])
def test_wood_that_is_caught_at_a_bad_moment_goes_on_a_little_but_not_for_ever(times, asked):
    match = table("cone@0 tile@2", alice="cube plank", bob="beam", reference=2, physics="wood")
    go(match, alice(put(match, "cube", 3)))
    world = HardToBelieve(match.state, times)
    course = tumble.Course(world, match.state)
    while not course.is_over:
        course.step()
    assert len(world.asked) == asked and world.asked == sorted({*world.asked})
