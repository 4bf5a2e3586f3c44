"""A trial with the wheel held counts all that lies in it, and with nothing laid nothing moves."""

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle.actions import BOX, PIECES, WHEEL, Build, Pass
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, is_in_the_wheel
from hamster_table.engine.hamsterrolle.holding import CREEP, CREEP_TURN, try_to_lay, try_to_take
from hamster_table.engine.hamsterrolle.physics import hold_trial
from hamster_table.engine.hamsterrolle.physics.hold_trial import TrialWorld, come_to_lie
from tests.amounts import few_or_many, some_of
from tests.engine.hamsterrolle.holding import holds_in_exact_wood, is_near, some_places
from tests.engine.hamsterrolle.language import ruling, table

MEASURES = box(3)
GAMES = json.loads((Path(__file__).parent / "wheels.json").read_text())
WHEELS = [(game["angle"], {piece: tuple(pose) for piece, *pose in game["poses"]}) for game in GAMES]
TREMORS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
"""How far a hand trembles, along x and z in tenths of a millimetre."""

OVER_THE_HUB = {
    0: (-721, -41, 1521, 1558, 6851, 6950, 1529), 1: (-1342, -41, -870, 2020, 6947, 6751, 1443),
    2: (-1203, -1, 1051, -2259, 6708, 6700, -2237), 3: (-244, -79, 1669, 7052, -519, -519, 7052),
    4: (-1353, -76, 672, -628, 7052, 7036, -597), 5: (-898, -40, 1294, 852, 7016, 7026, 826),
    6: (-568, 103, 1105, 4872, 5118, 4869, 5133), 8: (-1452, 2, -236, 6849, 1771, 1814, 6832),
    10: (-874, 7, -1148, 9675, -1, -2527, -1), 14: (-861, -347, 1089, 7476, -792, -879, 6535),
    15: (-1336, -82, 923, 3215, 6305, 6282, 3231), 19: (-1433, -1, -622, 8374, -15, 5466, -19),
    20: (-1074, 34, -543, -5497, 5534, 4432, 4418), 21: (-336, 84, -1322, 3393, 22, 9407, 6),
    22: (-1315, 19, 219, -674, 6619, 7445, -557), 23: (-759, -80, -1375, -6083, 6087, 3601, 3603),
    24: (-715, -4, -552, 8166, -385, 5727, -616), 25: (-902, -9, -840, 4978, 39, 8673, -1),
    26: (-994, -103, -161, 9813, -748, 813, -1576), 27: (-936, -36, 797, 9704, 346, -2385, -173),
}  # fmt: skip
"""A wheel at 268.73 degrees in which two pieces hang on a roof, number 27."""


def at_table(angle, poses):
    """A turn at this wheel."""
    match = table(physics="rolling", angle=angle)
    match.state.place, match.state.poses = [BOX] * PIECES, [()] * PIECES
    for piece, pose in poses.items():
        match.state.place[piece], match.state.poses[piece] = WHEEL, pose
    return match.state


def stays(angle, poses):
    """Whether nothing in this wheel moves, but for what wood creeps."""
    lying = TrialWorld(MEASURES, angle, poses).lying()
    return lying.keys() == poses.keys() and all(
        is_near(pose, lying[piece], CREEP, CREEP_TURN) for piece, pose in poses.items()
    )


def without(poses, piece):
    return {other: pose for other, pose in poses.items() if other != piece}


@ruling("HR-52")
@pytest.mark.parametrize("n", range(len(WHEELS)))
def test_with_nothing_laid_nothing_moves(n):
    angle, poses = WHEELS[n]
    assert stays(angle, poses)


@ruling("HR-52")
@pytest.mark.parametrize("n", some_of(range(len(WHEELS)), lambda n: n % 4 == 0))
def test_what_lies_and_carries_nothing_holds_where_it_lies_and_moves_nothing(n):
    angle, poses = WHEELS[n]
    free = [piece for piece in poses if stays(angle, without(poses, piece))]
    assert free
    for piece in free:
        state = at_table(angle, without(poses, piece))
        hand = try_to_lay(state, Build(piece, compartment_of(poses[piece]), angle, poses[piece])).hand
        assert [line[0] for line in hand.held] == [piece], "else it slips, or something moves or falls"


@ruling("HR-52")
def test_what_leans_on_wood_that_is_taken_away_moves_in_the_trial():
    """What a pass takes out of a pile may bring it down: that belongs to the trial."""
    angle, poses = WHEELS[0]
    assert not all(stays(angle, without(poses, piece)) for piece in poses)


@ruling("HR-52")
def test_a_trial_does_not_depend_on_what_was_tried_before():
    angle, poses = WHEELS[0]
    places = some_places(MEASURES, angle, poses, 12, random.Random(1))
    world = TrialWorld(MEASURES, angle, poses)
    one = [world.try_piece(piece, pose, never) for piece, pose in places]
    other = [TrialWorld(MEASURES, angle, poses).try_piece(piece, pose, never) for piece, pose in places]
    assert one == other


@ruling("HR-52")
@pytest.mark.parametrize(
    ("n", "piece", "pose"),
    [
        (1, 25, (-375, 0, 648, -1830, -1830, -6830, 6830)),
        (2, 5, (0, 0, 1414, 7071, 0, -7071, 0)),
        (5, 0, (756, 0, 437, 3536, 3536, -6124, 6124)),
        (5, 15, (407, 0, 704, 1830, 1830, -6830, 6830)),
    ],
)
def test_wood_that_gives_way_to_what_is_laid_is_tried_as_wood(n, piece, pose):
    """Here a piece holds for what makes room for it, and slips off if that is of stone."""
    angle, poses = WHEELS[n]
    world, held = TrialWorld(MEASURES, angle, poses), []
    for x, z in TREMORS:
        place = (pose[0] + x, pose[1], pose[2] + z, *pose[3:])
        if holds_in_exact_wood(MEASURES, angle, poses | {piece: place}, piece):
            held.append(world.try_piece(piece, place, never)[0])
    # By a hair a piece slips off after all, on one kind of machine here, on another there.
    assert len(held) > len(TREMORS) // 2 and sum(held) > len(held) // 2


@ruling("HR-52")
@pytest.mark.parametrize(
    ("n", "piece", "pose"),
    [(2, 5, (0, 0, 1414, 7071, 0, -7071, 0)), (0, 19, (0, 0, -1024, 7071, 0, 0, 7071)),
     (6, 26, (0, 0, 814, 0, 0, -10000, 0))],
)  # fmt: skip
def test_a_trial_that_is_cut_short_refuses_wherever_it_was(n, piece, pose):
    """What lies near may have come to rest by then: all the wood has not."""
    world, looks = TrialWorld(MEASURES, *WHEELS[n]), []
    assert world.try_piece(piece, pose, lambda: bool(looks.append(1)))[0]
    for end in range(1, len(looks)):
        left = iter(range(end))
        assert not world.try_piece(piece, pose, lambda left=left: next(left, None) is None)[0]


@ruling("HR-53")
def test_what_is_passed_is_tried_without_the_wood_that_hung_on_it():
    """What leans on the piece that is taken moves, whoever says where it was."""
    angle, poses = WHEELS[0]
    hung = [piece for piece in poses if not stays(angle, without(poses, piece))]
    moves = []
    for piece in hung:
        others = without(poses, piece)
        lay = TrialWorld(MEASURES, angle, others, [poses[piece]]).lying()
        moves.append(any(not is_near(lay[other], others[other], CREEP, CREEP_TURN) for other in lay))
    assert moves and all(moves)


@ruling("HR-30")
@pytest.mark.parametrize("seconds", [0.5, hold_trial.SETTLES_S])
def test_what_is_passed_does_not_hold_where_it_lets_others_fall_out(monkeypatch, seconds):
    """Whether they have come down onto the table by then, or are on their way to it."""
    monkeypatch.setattr(hold_trial, "SETTLES_S", seconds)
    monkeypatch.setattr(hold_trial._kept, "worlds", {})
    pose = (-424, -7, -699, -6123, -297, -7894, 330)
    world = TrialWorld(MEASURES, 26_873, without(OVER_THE_HUB, 27), [OVER_THE_HUB[27]])
    holds, poses = world.try_piece(27, pose, never)
    assert not holds and 6 not in poses and 2 in poses
    trial = try_to_lay(at_table(26_873, OVER_THE_HUB), Pass(27, 11, 26_873, pose))
    assert (trial.refusal.reason, trial.refusal.facts["piece"]) == ("throws-out", 6)


@ruling("HR-30")
@pytest.mark.parametrize("n", [2, 6])
def test_what_lies_half_over_the_side_has_not_fallen(n):
    angle, poses = WHEELS[n]
    over = [piece for piece, pose in poses.items() if not is_in_the_wheel(MEASURES, pose)]
    free = [piece for piece in poses if stays(angle, without(poses, piece))]
    assert over and free
    assert {try_to_take(at_table(angle, poses), piece) for piece in free} == {None}


@ruling("HR-52")
@pytest.mark.parametrize("angle", range(0, 36_000, 3_000))
def test_what_falls_out_comes_down_onto_the_table_however_far_the_wheel_has_rolled(angle):
    beside = (0, 900, 0, 10_000, 0, 0, 0)
    assert TrialWorld(MEASURES, angle, {0: beside}).lying() == {}


@ruling("HR-52")
@pytest.mark.parametrize("numbers", few_or_many([4], range(len(WHEELS))))
def test_a_trial_ends_as_in_exact_wood(numbers):
    alike = []
    for n in numbers:
        angle, poses = WHEELS[n]
        for piece, pose in some_places(MEASURES, angle, poses, 20, random.Random(n)):
            quick = come_to_lie(MEASURES, angle, poses | {piece: pose}, piece, never)[0]
            alike.append(quick == holds_in_exact_wood(MEASURES, angle, poses | {piece: pose}, piece))
    assert len(alike) - sum(alike) <= max(2, len(alike) // 20), "by a hair one holds, one slips: 10 of 272"
