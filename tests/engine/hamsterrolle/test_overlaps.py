"""Whether two pieces are in each other's place."""

import random
from dataclasses import replace

from hamster_table.engine.hamsterrolle.actions import KINDS, TURN
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import is_in_the_wheel, overlap, placed
from hamster_table.engine.hamsterrolle.geometry.shapes import shape_of
from hamster_table.engine.hamsterrolle.legality import REST_TOLERANCE


def test_what_the_balls_within_say_the_axes_say_too():
    rng, found = random.Random(1), set()
    shapes = [shape_of(box(3), kind) for kind in range(len(KINDS))]
    for _ in range(3000):
        one, other = rng.choice(shapes), rng.choice(shapes)
        pose, its_pose = ((*rng.choices(range(-200, 200), k=3), *any_turn(rng)) for _ in range(2))
        quickly = overlap(placed(one, pose), placed(other, its_pose), REST_TOLERANCE)
        # Without a ball within, all axes are tried.
        one, other = replace(one, core=0), replace(other, core=0)
        assert overlap(placed(one, pose), placed(other, its_pose), REST_TOLERANCE) == quickly
        found.add(quickly)
    assert found == {True, False}


def test_an_answer_is_the_same_whatever_was_asked_before():
    rng, found = random.Random(2), set()
    shapes = [shape_of(box(3), kind) for kind in range(len(KINDS))]
    for _ in range(300):
        one, other = rng.choice(shapes), rng.choice(shapes)
        turn, its_turn = any_turn(rng), any_turn(rng)
        away, way = rng.choices(range(-600, 600), k=3), rng.choices(range(-90, 90), k=3)
        path = [(*(a + n * b for a, b in zip(away, way, strict=True)), *turn) for n in range(8)]
        still = (0, 0, 0, *its_turn)
        answers = [overlap(placed(one, pose), placed(other, still), REST_TOLERANCE) for pose in path]
        # Copies of the shapes have been asked for nothing yet.
        fresh = [
            overlap(placed(replace(one), pose), placed(replace(other), still), REST_TOLERANCE)
            for pose in reversed(path)
        ]
        assert answers == fresh[::-1]
        found.update(answers)
    assert found == {True, False}


def any_turn(rng):
    """A quaternion, drawn at random."""
    parts = [rng.gauss(0, 1) for _ in range(4)]
    length = sum(part * part for part in parts) ** 0.5
    return tuple(round(TURN * part / length) for part in parts)


def test_what_is_out_at_a_side_of_the_wheel_is_as_far_out_as_what_is_beyond_its_rim():
    wheel, turn = box(3).wheel, (TURN, 0, 0, 0)
    side, rim = wheel.width // 2, wheel.inner
    inside = [is_in_the_wheel(box(3), (x, y, 0, *turn)) for x, y in ((0, 0), (rim - 1, side), (rim, 0), (0, -side - 1))]
    assert inside == [True, True, False, False]
