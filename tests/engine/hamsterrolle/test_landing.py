"""How a piece goes on that has touched the table."""

from math import cos, sin

import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.actions import CUBE, DRUM, SETS, TURN
from hamster_table.engine.hamsterrolle.components import EDITIONS, box
from hamster_table.engine.hamsterrolle.physics.landing import LONGEST_MS, landings
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE, Contact, Frame, Recording

TOUCH = 100
CUBE_1 = CUBE * SETS
BOX = box(EDITIONS[-1])


def fallen(piece, speed, height, spin=0.0):
    """A recording in which a piece falls straight down beside the wheel, with this speed in mm/s, and touches the table
    while its middle is so high over it, in tenths of a millimetre; *spin* in radians per second."""
    table = -BOX.wheel.outer
    ways = [round(speed / 100 * (TOUCH - time)) for time in (0, 33, 66, TOUCH)]
    halves = [spin * time / 1000 / 2 for time in (0, 33, 66, TOUCH)]
    turns = [(round(TURN * cos(half)), 0, round(TURN * sin(half)), 0) for half in halves]
    frames = [
        Frame(time, 0, 0, ((piece, 900, 1200, table + height + way, *turn),))
        for time, way, turn in zip((0, 33, 66, TOUCH), ways, turns, strict=True)
    ]
    return Recording([*frames, Frame(133, 0, 0, ())], [Contact(TOUCH, piece, THE_TABLE)])


def half_height(kind):
    return BOX.sizes[kind][2] / 2


def test_a_cube_bounces_a_little_and_lies_where_it_came_down():
    (landing,) = landings(fallen(CUBE_1, 1500, half_height(CUBE)), BOX, {}).values()
    assert landing.begin == TOUCH and TOUCH < landing.end <= TOUCH + LONGEST_MS
    heights = [landing.pose_at(time)[2] for time in range(TOUCH, landing.end + 1)]
    assert max(heights) < 0.05 and min(heights) > -0.004, "metres"
    assert abs(landing.poses[-1][2]) < 0.001 and abs(landing.poses[-1][:2]).max() < 0.02
    assert landing.pose_at(0) == pytest.approx(landing.poses[0])
    assert landing.pose_at(10**6) == pytest.approx(landing.poses[-1])


def test_a_piece_that_touches_the_table_with_a_corner_comes_to_lie():
    recording = fallen(CUBE_1, 800, half_height(CUBE) + 90)
    (landing,) = landings(recording, BOX, {}).values()
    assert landing.poses[-1][2] == pytest.approx(-0.009, abs=0.001), "it had 9 mm to go"


def test_from_pose_to_pose_a_quaternion_keeps_its_sign():
    """Or halfway between two poses a piece would flash up turned by any angle."""
    (landing,) = landings(fallen(CUBE_1, 500, half_height(CUBE) + 300, spin=40.0), BOX, {}).values()
    turns = landing.poses[:, 3:]
    assert (turns[1:] * turns[:-1]).sum(axis=1).min() > 0.9
    assert turns.min() < -0.5, "it has turned far"


def test_what_is_known_is_not_computed_again_and_what_has_no_picture_yet_waits():
    recording = fallen(CUBE_1, 500, half_height(CUBE))
    known = landings(recording, BOX, {})
    recording.contacts.append(Contact(500, DRUM * SETS, THE_TABLE))
    again = landings(recording, BOX, known)
    assert again.keys() == {CUBE_1} and again[CUBE_1] is known[CUBE_1]


def test_what_is_in_no_picture_of_a_film_does_not_land():
    recording = fallen(CUBE_1, 500, half_height(CUBE))
    recording.contacts.append(Contact(TOUCH, DRUM * SETS, THE_TABLE))
    assert landings(recording, BOX, {}).keys() == {CUBE_1}


def test_a_piece_that_is_seen_only_as_it_touches_the_table_has_no_speed_and_comes_to_lie():
    recording = fallen(CUBE_1, 1500, half_height(CUBE))
    (landing,) = landings(Recording(recording.frames[3:], recording.contacts), BOX, {}).values()
    heights = [landing.pose_at(time)[2] for time in range(TOUCH, landing.end + 1)]
    assert max(heights) < 0.001 and abs(landing.poses[-1][:2]).max() < 0.001, "it does not bounce"
