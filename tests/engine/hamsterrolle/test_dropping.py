"""What falls when the hand has to open: wherever the hand is, the rules take it."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hamster_table.engine.hamsterrolle.actions import KINDS, SECTOR, TURN, WHEEL, Build, Pass, Reach, Settle, kind_of
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.dropping import drop_from, spill_from
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.placements import is_free
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterrolle.language import ALICE, alice, go, held, lies, refused, ruling, table

MEASURES = box(3)

WHEELS = (
    "cone@0 tile@1 slab@3",
    "cone@0 tile@2 cube@2+9 drum@3 roof@4 beam@4+8 plank@5",
    "cone@0 cube@2 slab@3 slab@4 slab@5 cube@3 tile@6 tile@7 plank@8 roof@9",
)


def laid(wheel=WHEELS[1], **facts):
    return table(wheel, alice=" ".join(KINDS[:7]), bob="beam roof", reference=3, **facts)


def turned(w, i, j, k):
    length = (w * w + i * i + j * j + k * k) ** 0.5
    return tuple(round(TURN * part / length) for part in (w, i, j, k)) if length > 0.01 else (TURN, 0, 0, 0)


turns = st.builds(turned, *[st.floats(-1, 1)] * 4)
poses = st.builds(lambda *sides: (*sides[:3], *sides[3]), *[st.integers(-4_500, 4_500)] * 3, turns)
near = st.tuples(*[st.integers(-300, 300)] * 3)


PHYSICS = st.sampled_from(("reckoned", "simple"))


@st.composite
def hands(draw, physics=PHYSICS):
    """A match, and whatever a hand may have come to at the worst moment."""
    match = laid(draw(st.sampled_from(WHEELS)), physics=draw(physics))
    state = match.state
    piece = held(match, draw(st.sampled_from(KINDS[:7])))
    lines = []
    for other in draw(st.lists(st.sampled_from(state.in_wheel()), unique=True, max_size=4)):
        x, y, z, *turn = state.poses[other]
        a, b, c = draw(near)
        lines.append((other, x + a, y + b, z + c, *turn))
    angle = draw(st.integers(-200_000, 200_000))
    return match, Build(piece, 3, angle, draw(poses), tuple(sorted(lines)), tuple(line[0] for line in lines))


def check_that_it_drops(match, hand):
    drop = drop_from(match.state, hand)
    assert drop is not None or match.state.edition > 2, "before there always was a place"
    if drop is None:
        return
    assert match.refusal(ALICE, drop) is None
    go(match, alice(drop))
    match.chance()
    assert isinstance(match.ledger[-1][1], Settle) and match.ledger[-1][0] == CHANCE


@ruling("HR-39")
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(hands())
def test_from_any_pose_a_drop_is_found_that_the_rules_take(one):
    check_that_it_drops(*one)


@pytest.mark.long
@pytest.mark.timeout(600)
@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(hands())
def test_from_very_many_poses_a_drop_is_found_that_the_rules_take(one):
    check_that_it_drops(*one)


@ruling("HR-30")
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(hands(), st.integers(0, 3))
def test_whatever_falls_out_of_the_hand_is_a_spill_that_the_rules_take(one, n):
    match, hand = one
    fallen = tuple(random.Random(n).sample(match.state.in_wheel(), 2))
    assert match.refusal(ALICE, spill_from(match.state, hand, fallen)) is None


@ruling("HR-39")
def test_what_is_free_drops_where_it_is():
    for physics, compartment in ("reckoned", 5), ("simple", 7):
        match = laid(WHEELS[0], physics=physics)
        pose = pose_at(compartment * SECTOR + 300, 1200, 30)
        drop = drop_from(match.state, Build(held(match, "cube"), 3, 40, pose))
        assert (drop.pose, drop.angle, drop.compartment) == (pose, 40, compartment)


@ruling("HR-39")
@pytest.mark.parametrize(
    "angle, radius, across, compartment",
    [
        (7 * SECTOR, 1_200, 0, 5),
        (2 * SECTOR, 1_200, 0, 3),
        (4 * SECTOR, 400, 0, 4),
        (5 * SECTOR, 1_200, 900, 5),
        (0, 2_600, 2_000, 3),
    ],
)
def test_elsewhere_it_is_brought_to_the_nearest_open_compartment(angle, radius, across, compartment):
    match = laid("cone@0 tile@1 slab@3")
    hand = Build(held(match, "cube"), 3, 0, pose_at(angle, radius, across, (7_071, 7_071, 0, 0)))
    drop = drop_from(match.state, hand)
    assert (drop.compartment, drop.pose[3:]) == (compartment, hand.pose[3:])
    assert drop == drop_from(match.state, hand), "and it is always the same"
    go(match, alice(drop))


@ruling("HR-39")
def test_a_piece_of_the_wheel_drops_where_it_may_be_passed_to():
    match = laid("cone@0 tile@1 slab@3")
    cone = lies(match, "cone")
    for angle, compartment in (5 * SECTOR, 5), (6 * SECTOR, 5), (0, 1), (-2 * SECTOR, 1):
        drop = drop_from(match.state, Pass(cone, 2, 0, pose_at(angle, 1_300, 0)))
        assert drop.compartment == compartment and refused(match, alice(drop)) is None


@ruling("HR-39")
def test_what_may_lie_in_no_open_compartment_does_not_drop():
    match = laid("cone@0 cube@3 cube@4 cube@5")
    assert drop_from(match.state, Build(held(match, "cube"), 3, 0, pose_at(4 * SECTOR, 1_200, 0))) is None
    assert drop_from(match.state, Build(held(match, "tile"), 3, 0, pose_at(4 * SECTOR, 1_200, 0))) is not None


@ruling("HR-54")
def test_without_a_clock_it_drops_where_its_edge_is_ahead():
    match = laid("cone@0 tile@1 slab@3", clock="off")
    go(match, alice(Reach(held(match, "cube"))))
    pose = pose_at(3 * SECTOR - 600, 1_250, 0)
    drop = drop_from(match.state, Build(held(match, "cube"), 3, 0, pose))
    assert drop.pose != pose and refused(match, alice(drop)) is None


@ruling("HR-39")
@pytest.mark.parametrize("angle, radius", [(7 * SECTOR, 1700), (7 * SECTOR + 1400, 1640), (3 * SECTOR, 1650)])
def test_what_is_in_wood_drops_from_the_nearest_place_that_is_free(angle, radius):
    """In the rim, in a divider, in a drum."""
    match = laid(physics="simple")
    pose = pose_at(angle, radius, 0)
    hand = Build(held(match, "cube"), 3, 0, pose)
    assert refused(match, alice(hand)) is not None
    drop = drop_from(match.state, hand)
    far = max(abs(a - b) for a, b in zip(drop.pose, pose, strict=True))
    assert 0 < far < 600 and drop.pose[3:] == pose[3:]
    others = {other: match.state.poses[other] for other in match.state.in_wheel()}
    nearer = [tuple(a + (b - a) * share // 10 for a, b in zip(pose, drop.pose, strict=True)) for share in range(9)]
    assert not any(is_free(MEASURES, kind_of(hand.piece), there, others) for there in nearer)
    assert drop == drop_from(match.state, hand), "and it is always the same"


@ruling("HR-39")
def test_in_the_first_edition_it_falls_before_a_wheel_that_is_full():
    match = laid(physics="simple")
    state = match.state
    pose = pose_at(0, 2_600, 0)
    drop = drop_from(state, Build(held(match, "plank"), 0, 0, pose))
    go(match, alice(drop))
    assert match.refusal(CHANCE, match.actions(CHANCE)[0]) is None


@ruling("HR-28")
def test_by_the_rule_of_thumb_too_what_is_let_go_beside_the_wheel_falls():
    match = laid(physics="simple")
    drop = drop_from(match.state, Build(held(match, "cube"), 3, 0, (500, 2_000, -1_000, TURN, 0, 0, 0)))
    go(match, alice(drop))
    assert match.state.place[drop.piece] == WHEEL
    match.chance()
    assert match.state.place[drop.piece] == ALICE


@ruling("HR-38")
def test_wood_in_the_middle_of_a_knock_does_not_keep_the_piece_in_the_hand():
    match = laid()
    tile, inside = lies(match, "tile"), match.state.poses[lies(match, "drum")]
    hand = Build(held(match, "slab"), 6, 0, pose_at(6 * SECTOR, 1200, 0), ((tile, *inside),), (tile,))
    assert refused(match, alice(hand)) is not None
    drop = drop_from(match.state, hand)
    assert refused(match, alice(drop)) is None
    ((moved, *pose),) = drop.moved
    assert moved == tile and max(abs(a - b) for a, b in zip(pose, inside, strict=True)) < 600, "it lies beside it"
