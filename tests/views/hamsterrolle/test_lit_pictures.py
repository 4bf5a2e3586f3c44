"""Real pictures of the lit wheel, drawn by Mesa on a screen of their own, and judged by what they show where."""

import colorsys
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.screens import screen, what_lacks

ROOT = Path(__file__).parents[3]
LACKS = what_lacks("libGL.so.1")
pytestmark = pytest.mark.skipif(bool(LACKS), reason=LACKS or "there is a screen")
CONE = 7


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    with screen() as found:
        yield {**found, "HAMSTER_TABLE_HOME": str(tmp_path_factory.mktemp("home"))}


def taken(environment, name, **more):
    """What the process of that name says of its pictures."""
    command = [sys.executable, "-m", "tests.views.hamsterrolle.lit_pictures", name]
    process = subprocess.run(
        command, capture_output=True, text=True, timeout=110, cwd=ROOT, env={**environment, **more}
    )
    assert process.returncode == 0, process.stderr
    assert "QRhi" not in process.stderr or more, process.stderr
    return json.loads(process.stdout)


@pytest.fixture(scope="module")
def seen(environment):
    return taken(environment, "properties")


def test_each_piece_is_seen_in_its_own_colour_where_it_lies(seen):
    for kind, own in seen["own"].items():
        *found, alpha = seen["colours"][kind]
        assert alpha == 255, kind
        hue, _, value = colorsys.rgb_to_hsv(*(part / 255 for part in found))
        wanted, _, bright = colorsys.rgb_to_hsv(*(part / 255 for part in own[:3]))
        if int(kind) != CONE:
            apart = abs(hue - wanted)
            assert min(apart, 1 - apart) < 0.05, (kind, found, own)
        assert 0.25 * bright < value < 1.6 * bright + 0.1, (kind, found, own)


def test_nothing_is_drawn_where_no_wood_is_and_wood_hides_what_is_behind_it(seen):
    assert seen["corner"] == [0, 0, 0, 0]
    assert seen["hub"][3] == 0
    red, green, blue, alpha = seen["edge"]
    assert alpha == 255 and red > green > blue > 20, "the wood of the ring"
    assert seen["size"] == [320, 320]


def test_the_shadow_on_the_table_is_dark_and_lets_the_table_through(seen):
    red, green, blue, alpha = seen["shadow"]
    assert 40 < alpha < 230
    assert max(red, green, blue) < 60
    assert seen["lit"][3] < 12


def test_what_is_straight_below_the_piece_in_the_hand_is_darker(seen):
    without, below = seen["below"]
    assert sum(below[:3]) < 0.8 * sum(without[:3]) and below[3] == 255


def test_in_a_dark_room_wood_is_darker(seen):
    assert sum(seen["night edge"][:3]) < 0.85 * sum(seen["edge"][:3])


def test_the_same_scene_has_the_same_picture_and_a_part_of_it_the_same_part(seen):
    assert seen["same"]
    before, after = seen["green"]
    assert before == 0 and after > 40, "the outline of a piece"


def test_with_the_processor_only_a_wheel_at_rest_is_lit(environment):
    found = taken(environment, "at_rest")
    assert found["mode"] == "AT_REST"
    assert found["first is painted"] and found["lit"] and found["moved is painted"]
    assert found["part"] == [0, 0, 288, 288], "only what is seen of a wheel that is zoomed in"


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"QT_XCB_GL_INTEGRATION": "none"}, "there is no graphics system for widgets (no graphics system)"),
        ({"MESA_GL_VERSION_OVERRIDE": "2.1"}, "can be made ("),
    ],
)
def test_where_it_cannot_be_lit_it_is_painted_and_the_reason_is_known(environment, more, reason):
    found = taken(environment, "fallback", **more)
    assert not found["picture"] and found["mode"] == "NEVER"
    assert reason in found["reason"]
    assert found["is painted"]


def test_a_card_whose_first_pictures_take_too_long_is_given_up(environment):
    found = taken(environment, "too_slow")
    assert found["kept"] == [True] * 10 + [False]
    assert found["mode"] == "NEVER" and "a picture takes" in found["reason"] and "llvmpipe" in found["reason"]


def test_a_card_that_is_a_little_slow_draws_the_same_with_less_work(environment):
    found = taken(environment, "levels")
    assert found["problem"] is None and found["level"] == 4
    assert found["apart"][:2] == [0, 0]
    # Edges that are not smoothed differ most.
    assert found["apart"][2] > 0 and max(found["apart"]) < 3


def test_what_ended_the_program_is_tried_again_when_it_is_told_to(environment):
    assert taken(environment, "tried_before") == {"picture": True, "note": False}


def test_the_program_ends_well_while_the_wheel_is_lit(environment):
    assert taken(environment, "ends_by_quitting")["after"]


@pytest.mark.long
@pytest.mark.parametrize("end", ["ends_at_once", "ends_with_the_application_first", "ends_after_a_rest"])
def test_it_ends_well_in_every_order(environment, end):
    assert taken(environment, end)["after"]


@pytest.mark.long
@pytest.mark.parametrize("what", ["memory", "resizing"])
def test_memory_does_not_grow_with_views_or_sizes(environment, what):
    used = taken(environment, what)["used"]
    # The first ones fill caches.
    assert max(used[6:]) - used[5] < 25, used
