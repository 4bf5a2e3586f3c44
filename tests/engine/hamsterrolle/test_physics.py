"""The wood: it rests, repeats itself, keeps its energy, and nothing gets through it."""

import json
import math
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import CUBE, PLANK, SECTOR, THE_CONE, TURN
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.dropping import spill_from
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.engine.hamsterrolle.physics import World, tumble
from hamster_table.engine.hamsterrolle.physics.model import ROLL, WHEEL_FREEDOMS, mass
from hamster_table.engine.hamsterrolle.physics.rest_detector import RestDetector
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE
from hamster_table.engine.hamsterrolle.settling import cone_at_start
from tests.engine.hamsterrolle.language import alice, built, go, put, ruling, table

MEASURES = box(3)
ROOT = Path(__file__).parents[3]
CUBE_PIECE, PLANK_PIECE, TILE_PIECE, SLAB_PIECE, DRUM_PIECE = 16, 0, 8, 4, 20


def wheel(*pieces, angle=0):
    """A world with the cone and some pieces in it: `(piece, compartment, radius)`."""
    poses = {piece: pose_at(SECTOR * compartment, radius, 0) for piece, compartment, radius in pieces}
    return World(MEASURES, angle, {THE_CONE: cone_at_start(MEASURES), **poses})


def of_a_game():
    """A wheel that was built in a real game."""
    game = json.loads((Path(__file__).parent / "wheels.json").read_text())[0]
    return World(MEASURES, game["angle"], {piece: tuple(pose) for piece, *pose in game["poses"]})


def rest(world):
    while not world.is_over:
        world.step()
    return world


def loaded():
    return rest(wheel((TILE_PIECE, 2, 1670), (CUBE_PIECE, 1, 1560)))


def tumbling():
    world = wheel((TILE_PIECE, 2, 1670), (SLAB_PIECE, 1, 1620), (CUBE_PIECE, 0, 1200))
    world.step(200)
    return world


def tumbled_in_another_process(hash_seed):
    code = (
        "from tests.engine.hamsterrolle.test_physics import tumbling\n"
        "world = tumbling()\n"
        "print(world.settle().to_json(), world.snapshot().numbers.tobytes().hex()[:4000])"
    )
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hash_seed, "OMP_NUM_THREADS": hash_seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=100,
    ).stdout


def test_the_wheel_rolls_under_its_load_and_comes_to_rest():
    world = loaded()
    assert world.angle > 1000
    assert world.rest.is_still and world.time < 9
    assert world.fallen == []


def test_equal_beginnings_lead_to_equal_ends_in_one_process_and_in_others():
    one, other = tumbling(), tumbling()
    assert one.settle() == other.settle()
    assert one.snapshot().numbers.tobytes() == other.snapshot().numbers.tobytes()
    assert tumbled_in_another_process("1") == tumbled_in_another_process("2")


def test_a_restored_world_goes_on_bit_by_bit():
    # From the middle of a judgement, and with a piece that falls out on the way.
    world = wheel((TILE_PIECE, 2, 1670), (SLAB_PIECE, 1, 1620), (CUBE_PIECE, 0, 1300))
    world.take(CUBE_PIECE + 1, (0.0, 0.06, -0.13))
    world.let_go()
    world.step(53)
    was = world.snapshot()
    ends = []
    for _ in range(2):
        world.restore(was)
        world.step(500)
        ends.append((world.fallen, world.settle(), world.snapshot().numbers.tobytes()))
    assert ends[0] == ends[1]
    assert CUBE_PIECE + 1 in ends[0][0]


@pytest.mark.parametrize("steps", [1500, pytest.param(5000, marks=pytest.mark.long)])
def test_what_rests_does_not_creep(steps):
    world = rest(of_a_game())
    assert world.time < 4, "it is soon seen to be at rest"
    before, angle = world.poses(), world.angle
    world.step(steps)
    after = world.poses()
    ways = [math.dist(before[piece][:3], after[piece][:3]) for piece in before]
    assert max(ways) <= 2, "a tenth of a millimetre, as far as whole numbers tell"
    assert abs(world.angle - angle) <= 1, "a hundredth of a degree"


def test_what_was_quantised_stays_where_it_was():
    world = loaded()
    again = rest(World(MEASURES, world.angle, world.poses()))
    for piece, pose in world.poses().items():
        assert math.dist(pose[:3], again.poses()[piece][:3]) < 5, "half a millimetre"


def test_calm_wood_is_the_same_in_whatever_portions_it_is_simulated():
    at_once, one_by_one = of_a_game(), of_a_game()
    at_once.step(103)
    for _ in range(103):
        one_by_one.step()
    assert at_once.snapshot().numbers.tobytes() == one_by_one.snapshot().numbers.tobytes()
    assert at_once.time == one_by_one.time == 0.206 and at_once.recording == one_by_one.recording
    was, ends = at_once.snapshot(), []
    for _ in range(2):
        at_once.restore(was)
        at_once.step(51)
        ends.append((at_once.time, at_once.snapshot().numbers.tobytes()))
    assert ends[0] == ends[1]


def test_only_calm_wood_that_no_hand_moves_is_simulated_in_coarser_steps():
    free, rough, carried = of_a_game(), World(MEASURES, of_a_game().angle, of_a_game().poses(), True), of_a_game()
    carried.take(carried.pieces[0])
    softness = free._model.geom_solref.copy()
    for world in free, rough, carried:
        world.step()
    assert free._ahead == 4 and rough._ahead == carried._ahead == 0
    assert free._model.opt.timestep == free.timestep and (free._model.geom_solref == softness).all()


def test_energy_is_never_created():
    dropped = wheel((TILE_PIECE, 2, 1400), (CUBE_PIECE, 1, 1300), (PLANK_PIECE, 0, 500), (SLAB_PIECE, 11, 1300))
    shoved = of_a_game()
    shoved._data.qvel[:2] = 3.0 * 0.19, 3.0
    shoved._friction.is_calm = False
    for world in dropped, shoved:
        energies, pieces = [world.energy()], world.pieces
        for _ in range(400):
            world.step(2)
            if world.pieces != pieces:
                energies, pieces = [], world.pieces
            # What a bounce gives back was there at most 40 milliseconds before.
            now, before = world.energy(), max(energies[-10:], default=math.inf)
            assert now <= before + 0.001 * abs(before)
            energies.append(now)
        assert world.failures == 0


def test_rough_wood_tells_what_falls_and_keeps_no_film():
    base = of_a_game()
    poses = base.poses() | {CUBE_PIECE + 2: pose_at(base.angle, 1300, 700)}
    worlds = [rest(World(MEASURES, base.angle, poses, is_rough)) for is_rough in (False, True)]
    assert worlds[0].fallen == worlds[1].fallen == [CUBE_PIECE + 2]
    assert len(worlds[0].recording.frames) > 5 and worlds[1].recording.frames == []


def test_however_long_a_hand_is_at_work_nothing_is_recorded_until_it_has_opened():
    world = of_a_game()
    world.hold(True)
    world.take(world.pieces[0])
    world.step(100)
    assert world.recording.frames == [], "somebody may hold a piece for an hour"
    world.put_away()
    world.hold(False)
    world.step(100)
    assert len(world.recording.frames) > 4


@ruling("HR-28")
def test_what_touches_the_table_is_taken_out_at_once():
    beside = (0, 700, -1300, TURN, 0, 0, 0)
    world = World(MEASURES, 0, {THE_CONE: cone_at_start(MEASURES), CUBE_PIECE: beside})
    world.step(400)
    assert world.fallen == [CUBE_PIECE]
    assert world.pieces == (THE_CONE,)
    assert [touch.other for touch in world.recording.contacts if touch.one == CUBE_PIECE] == [THE_TABLE]


@ruling("HR-34")
def test_nothing_waits_longer_than_the_longest_time():
    world = wheel()
    world.tilt(9.0)
    rest(world)
    assert world.rest.time <= MEASURES.rest["longest"] + 0.01


@ruling("HR-37")
def test_a_held_wheel_does_not_roll_and_a_wheel_let_go_does():
    held, free = wheel((SLAB_PIECE, 2, 1620)), wheel((SLAB_PIECE, 2, 1620))
    held.hold(True)
    held.step(300)
    free.step(300)
    assert abs(held.angle) < 20 < 200 < free.angle
    held.hold(False)
    held.step(300)
    assert held.angle > 200


@ruling("HR-33", "HR-37")
def test_the_wheel_gets_a_jolt_as_the_hand_opens_and_none_in_a_quake():
    state = table("cone@0 tile@2", physics="rolling", alice="cube", bob="beam").state
    rolled = []
    for strength in 0, 1:
        course = tumble.Course(tumble.world_of(state), state, strength)
        for _ in range(2):
            course.step()
        rolled.append(course.world.angle - state.angle)
    assert rolled[0] > 20 > abs(rolled[1])


@ruling("HR-20")
def test_a_piece_in_hand_is_put_away():
    world = wheel()
    world.hold(True)
    assert world.take(CUBE_PIECE, (0.0, -0.25, 0.0))
    world.drag((0.0, 0.0, 0.0))
    world.step(300)
    world.put_away()
    assert world.carried is None and CUBE_PIECE not in world.pieces


@ruling("HR-38")
def test_a_hand_pushes_pieces_and_never_gets_through_wood():
    world = wheel((TILE_PIECE, 1, 1670))
    world.hold(True)
    lay = world.poses()[TILE_PIECE]
    place, _ = world.in_room(pose_at(SECTOR + 1000, 1300, 0))
    assert world.take(CUBE_PIECE, place)
    world.drag(world.in_room(pose_at(SECTOR - 900, 1800, 0))[0])
    deepest = 0.0
    for _ in range(80):
        world.step(10)
        deepest = max(deepest, world.depth(CUBE_PIECE))
    assert deepest < 0.002
    assert world.pushed() in ((), (TILE_PIECE,))
    x, _, z = world.pose(CUBE_PIECE)[:3]
    assert math.hypot(x, z) < 1680, "still inside"
    assert lay != world.poses()[TILE_PIECE] or world.pushed() == ()
    assert world.failures == 0


def test_nothing_is_put_into_other_wood():
    world = wheel((TILE_PIECE, 1, 1670))
    inside, _ = world.in_room(world.poses()[TILE_PIECE])
    assert not world.take(CUBE_PIECE, inside)
    assert CUBE_PIECE not in world.pieces


def test_numbers_that_go_astray_are_taken_back():
    world = wheel((TILE_PIECE, 1, 1670))
    world.step(100)
    world._data.qvel[:] = math.nan
    world.step(1)
    assert world.failures == 1
    world.step(100)
    assert world.failures == 1
    assert all(abs(part) < 20_000 for pose in world.poses().values() for part in pose)


def test_pieces_weigh_what_wood_weighs():
    assert mass(MEASURES, CUBE) == pytest.approx(0.0327, abs=2e-4)
    assert mass(MEASURES, PLANK) == pytest.approx(0.0277, abs=2e-4)


def test_a_tumble_is_recorded():
    world = loaded()
    recording = world.recording
    assert len(recording.frames) > 20 and recording.length > 500
    assert recording.contacts and recording.at(recording.length // 2) in recording.frames


@ruling("HR-34")
def test_what_wood_does_is_what_the_rules_can_believe():
    match = table("cone@0 tile@2", alice="cube plank", bob="beam", reference=2, physics="wood")
    go(match, alice(put(match, "cube", 3)))
    events = match.chance()
    assert events and match.ledger[-1][0] == -1
    settle = match.ledger[-1][1]
    assert compartment_of(settle.poses[0][1:]) in range(12)
    before = match.state_at(len(match.ledger) - 1)
    assert legality.check_settle(before, settle) is None
    assert tumble.at_rest(before) == settle


@ruling("HR-18")
def test_a_hand_carries_a_piece_in_and_the_rules_hear_of_it():
    match = table("cone@0 tile@2", alice="cube plank", bob="beam", reference=2, physics="wood")
    match = settled(match)
    world = tumble.world_of(match.state)
    world.hold(True)
    assert world.take(CUBE_PIECE, (0.0, -0.2, 0.0))
    for angle, radius in (2, 600), (3, 1400), (3, 1540):
        place, turn = world.in_room(pose_at(SECTOR * angle, radius, 0))
        world.drag(place, turn)
        world.step(350)
    build = built(world, match.state)
    assert build.compartment == 3
    assert match.refusal(0, build) is None
    assert world.let_go()
    go(match, alice(build))
    assert tumble.at_rest(match.state).fallen == ()


def settled(match):
    """The same table with everything lying as wood lies."""
    world = rest(tumble.world_of(match.state))
    for piece, *pose in world.settle().poses:
        match.state.poses[piece] = tuple(pose)
    match.state.angle = world.angle
    return match


@ruling("HR-30")
def test_what_falls_from_a_hand_at_work_is_told_as_a_spill():
    match = table("cone@0 tile@2 slab@1", alice="cube", bob="beam", reference=2, physics="wood")
    world = tumble.world_of(match.state)
    world.hold(True)
    assert world.take(CUBE_PIECE, (0.0, -0.2, 0.0))
    world.step(5)
    world.fallen.append(SLAB_PIECE)
    world._build([piece for piece in world.pieces if piece != SLAB_PIECE])
    spill = spill_from(match.state, built(world, match.state), world.fallen)
    assert (spill.piece, spill.fallen) == (CUBE_PIECE, (SLAB_PIECE,))
    assert match.refusal(0, spill) is None


@ruling("HR-33")
def test_a_tremble_shakes_the_wood():
    match = table("cone@0 tile@2", alice="cube", bob="beam", reference=2, physics="wood")
    calm, quake_strength = tumble.at_rest(match.state), tumble.at_rest(match.state, quake_strength=4)
    assert calm != quake_strength


def test_random_drops_stay_sound():
    rng = random.Random(4)
    for _ in range(4):
        pieces = [(piece, rng.randrange(12), 1150 - 50 * n) for n, piece in enumerate((0, 8, 16, 20, 24))]
        world = wheel(*pieces)
        world.step(600)
        assert world.failures == 0
        for piece, pose in world.poses().items():
            assert world.depth(piece) < 0.003
            x, y, z = pose[:3]
            assert math.hypot(x, z) < 1750 or abs(y) > 300, "not through the rim"


def test_what_only_trembles_in_its_place_comes_to_rest_and_what_moves_off_does_not():
    def seconds(step):
        """When it is at rest, one piece going so far in each fiftieth of a second; 9 at most."""
        judge, places = RestDetector(MEASURES), np.zeros(WHEEL_FREEDOMS + 7)
        places[-4] = 1.0
        while not judge.is_still and judge.time < 9:
            places[WHEEL_FREEDOMS] += step
            judge.update(places, True, 0.02)
        return judge.time

    assert seconds(0.0) == pytest.approx(0.42)
    assert 1 < seconds(2e-5) < 4, "a millimetre in a second"
    assert seconds(1e-3) > 8, "as fast as 5 cm in a second"


def test_drums_that_lean_on_each_other_come_to_rest_at_once():
    leaning = {
        5: (1566, 48, 706, -3826, 5947, 5946, -3827),
        20: (1221, 21, 923, -4842, -4845, -5150, 5154),
        23: (1384, -20, -883, 6787, 6790, -1982, 1977),
    }
    world = rest(World(box(1), 10_878, leaning))  # they were found in a wheel of the first edition
    assert not world.fallen
    assert world.rest.time < 4


@pytest.mark.parametrize(("tenths", "rolls"), [(15, False), (60, True)])
def test_a_drum_rolls_down_a_gentle_slope_and_lies_on_an_even_floor(tenths, rolls):
    lying = (*pose_at(0, 1570, 0)[:3], 7071, 7071, 0, 0)
    world = World(MEASURES, tenths * 10, {DRUM_PIECE: lying})
    world.hold(True)
    rest(world)
    x, _, z, *_ = world.pose(DRUM_PIECE)
    assert (math.hypot(x - lying[0], z - lying[2]) > 100) == rolls


def test_a_long_tumble_does_not_make_the_judge_of_rest_lenient():
    judge, places = RestDetector(MEASURES), np.zeros(WHEEL_FREEDOMS)
    for _ in range(300):
        judge.update(places, False, 0.02)
    for _ in range(60):
        places[ROLL] += math.radians(0.005)
        judge.update(places, True, 0.02)
    assert not judge.is_still


def test_a_moment_with_other_pieces_comes_back_bit_by_bit():
    world = tumbling()
    was = world.snapshot()
    world.take(CUBE_PIECE)
    world.put_away()
    assert CUBE_PIECE not in world.pieces
    world.restore(was)
    again = world.snapshot()
    assert CUBE_PIECE in world.pieces and (again.numbers == was.numbers).all()


def test_a_piece_in_hand_may_lie_on_the_table_and_has_not_fallen():
    world = wheel((TILE_PIECE, 1, 1670))
    world.hold(True)
    on_the_table = (0.0, 0.3, -float(world.hub[2]))
    assert world.take(PLANK_PIECE, (0.0, 0.3, 0.0))
    world.drag(on_the_table)
    world.step(600)
    assert world.room_pose(PLANK_PIECE)[0][2] < 0.02 - world.hub[2], "it has come down"
    assert world.carried == PLANK_PIECE and world.fallen == []


WINDOWS = """
import os, sys
import mujoco, numpy
import hamster_table.engine.hamsterrolle.state
sys.platform, os.add_dll_directory = "win32", print
import hamster_table.engine.hamsterrolle.physics
"""


def test_on_windows_mujoco_finds_the_runtime_of_the_compiler_in_an_environment():
    told = subprocess.run([sys.executable, "-c", WINDOWS], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.split() == [sys.prefix]
