"""The measures of wheel and wood: our own table, and what is said of one that is wrong."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hamster_table.engine.hamsterrolle import components
from hamster_table.engine.hamsterrolle.actions import CUBE, SECTOR
from hamster_table.engine.hamsterrolle.components import EDITIONS, box
from hamster_table.engine.hamsterrolle.geometry.angles import angle_of, cordic_angle_of, direction
from hamster_table.engine.hamsterrolle.geometry.collision import is_in_the_rim, pose_at
from hamster_table.engine.hamsterrolle.legality import RELEASE_TOLERANCE
from tests.engine.hamsterrolle.language import ruling

MEASURES = box(1)

OURS = (Path(components.__file__).with_name("boxes") / "1.toml").read_text("utf-8")


@ruling("HR-34")
def test_the_wheel_is_at_rest_after_ten_seconds_at_the_latest():
    assert box(3).rest["longest"] == 10


@ruling("HR-38")
@pytest.mark.parametrize("board", [-1_000, 0, 1_000])
def test_nothing_is_let_go_inside_a_flat_board_of_the_floor(board):
    """An edge of a cube that stands on it, so many tenths of a millimetre deep in the middle of a board."""
    on_its_edge, below = (9_239, 0, 3_827, 0), 255
    for edition, deep, is_in in (3, 4, False), (3, 8, True), (2, 10, False), (2, 15, True):
        pose = pose_at(5 * SECTOR + board, box(edition).wheel.inner - below + deep, 0, on_its_edge)
        assert is_in_the_rim(box(edition), CUBE, pose, RELEASE_TOLERANCE) == is_in


def test_our_own_table_is_sound():
    for edition in EDITIONS:
        measures = box(edition)
        assert box(edition) is measures and len(measures.wheel.divider_heights) == 12
    assert box(1).wheel.width != box(2).wheel.width


def changed(line, to):
    """Our table with another line in place of the first that begins so."""
    lines = OURS.splitlines()
    n = next(n for n, one in enumerate(lines) if one.startswith(line))
    return "\n".join([*lines[:n], *([to] if to else []), *lines[n + 1 :]])


def named(section):
    """The first name in a section, and its line."""
    lines = OURS.splitlines()
    return next(line for line in lines[lines.index(f"[{section}]") + 1 :] if "=" in line)


WRONG = [
    ("wheel", "this is not a table of pieces"),
    ("wheel = 3", "the table has no kinds"),
    (OURS + "\n[paint]\ncolour = 3\n", "the table has an unknown entry 'paint'"),
    (changed("cube", "cube = 3"), "cube is a table with entries for shape, size"),
    (changed("cube", 'cube = { shape = "round", size = [1, 2, 3] }'), "the shape of cube is one of"),
    (changed("cube", 'cube = { shape = "box", size = [1, 2] }'), "the size of cube is three whole numbers"),
    (changed("cube", 'cube = { shape = "box", size = [1, 2, 0] }'), "the size of cube is three whole numbers"),
    (changed("cube", 'cube = { shape = "box", size = [1, 2, true] }'), "the size of cube is three whole numbers"),
    (changed("cube", ""), "kinds has no cube"),
    (changed("divider_heights", "divider_heights = [1, 2]"), "divider_heights of wheel are 12 whole numbers"),
    (changed("outer", "outer = 0"), "outer of wheel is a whole number from 1"),
    (changed("inner", "inner = 2500"), "the inner radius of wheel is less than the outer one"),
    (changed(named("wood"), named("wood").split("=")[0] + "= -1"), "of wood is a number above zero"),
    (changed(named("wood"), named("wood").split("=")[0] + "= []"), "of wood is a number above zero"),
    (changed(named("wood"), named("wood").split("=")[0] + "= true"), "of wood is a number above zero"),
    (changed(named("wood"), named("wood").split("=")[0] + "= [1]"), "of wood is a number above zero"),
    (changed(named("wood"), named("wood").split("=")[0] + "= 1e400"), "of wood is a number above zero"),
    (changed(named("wood"), named("wood").split("=")[0] + "= 1" + "0" * 400), "of wood is a number above zero"),
    (changed("seconds", "seconds = 1.6\njolt = -0.1"), "jolt of hand is a number above zero"),
    (changed("timestep", "timestep = 1e-9"), "timestep of solver is at least 1/10000"),
    (changed("timestep", "timestep = 0.002\nstrike = 1e-9"), "strike of solver is at least 1/10000"),
]


@pytest.mark.parametrize(("text", "why"), WRONG, ids=range(len(WRONG)))
def test_a_table_that_is_wrong_is_refused_in_one_sentence(text, why):
    with pytest.raises(ValueError, match=why) as refused:
        components.read(text)
    assert "\n" not in str(refused.value)


def test_a_table_of_before_knows_neither_a_jolt_nor_finer_strikes():
    before = components.read(OURS)
    assert "jolt" not in OURS and before.hand["jolt"] == 0 < box(3).hand["jolt"]
    assert "strike" not in OURS and before.solver["strike"] == 0 < box(3).solver["strike"]


def test_nowhere_is_no_direction():
    assert angle_of(0, 0) == 0 < angle_of(0, 1)


def test_angles_are_what_whole_numbers_say_also_half_way_between_two():
    half_ways = [direction(2 * angle + 1, 2) for angle in range(-18_000, 18_000, 3)]
    assert [angle_of(*one) for one in half_ways] == [cordic_angle_of(*one) for one in half_ways]


@given(st.integers(), st.integers())
@example(10**400, -1)
@example(-1, 0)
@example(-(10**9), -1)
def test_angles_are_what_whole_numbers_say(ahead, aside):
    assert angle_of(ahead, aside) == cordic_angle_of(ahead, aside)
