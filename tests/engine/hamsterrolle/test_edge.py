"""The forward edge, and kinds."""

from functools import partial

import pytest

from hamster_table.engine.hamsterrolle.actions import CUBE, SECTOR, Settle, kind_of
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, front, pose_at
from hamster_table.engine.hamsterrolle.legality import MIN_LEAD, check_ahead
from tests.engine.hamsterrolle import language
from tests.engine.hamsterrolle.language import (
    alice,
    drop,
    go,
    held,
    lay,
    lies,
    put,
    refused,
    rest,
    ruling,
    shift,
    where,
)

table = partial(language.table, angle=3 * SECTOR)
"""The compartment that is built into is the lowest."""

MEASURES = box(3)


def crowded(**setup):
    return table("cone@0 tile@2 slab@3", alice="cube beam", bob="beam", reference=2, **setup)


@ruling("HR-14")
def test_the_new_piece_must_lie_check_ahead_others_in_its_compartment():
    match = crowded()
    assert refused(match, alice(put(match, "cube", 3, -5))) == ("HR-14", "not-ahead")
    assert refused(match, alice(put(match, "cube", 3, 12))) is None
    why = match.refusal(0, put(match, "cube", 3, -5))
    assert why.facts["name"] == "slab" and why.facts["piece"] == lies(match, "slab") and why.facts["mm"] > 0


@ruling("HR-14")
def test_only_its_own_compartment_counts():
    match = crowded()
    assert refused(match, alice(put(match, "cube", 2, 12))) is None, "behind the slab of the next one"
    assert refused(match, alice(put(match, "cube", 4, -10))) is None


@ruling("HR-14")
def test_all_of_its_compartment_have_to_be_passed_the_cone_too():
    match = table("cone@0 tile@2 slab@3+-3 drum@3+11", alice="cube", bob="plank", reference=2)
    slab, drum = (
        front(MEASURES, kind_of(piece), match.state.poses[piece])
        for piece in (lies(match, "slab"), lies(match, "drum"))
    )
    between = (slab + drum) // 2 - front(MEASURES, CUBE, pose_at(3 * SECTOR, 900, 0))
    assert slab < drum - 100
    why = match.refusal(0, put(match, "cube", 3, pose=pose_at(3 * SECTOR + between, 900, 0)))
    assert (why.ruling, why.facts["name"]) == ("HR-14", "drum")
    cone = table("cone@3+10 tile@2", alice="cube", bob="beam", reference=2)
    assert refused(cone, alice(put(cone, "cube", 3, -6))) == ("HR-14", "not-ahead")


@ruling("HR-14")
@pytest.mark.parametrize("foremost", ["plank", "drum", "slab"])
def test_the_foremost_of_a_compartment_counts_wherever_it_is_told(foremost):
    """The pieces are told in the order of their kinds; the foremost may be the first, the last or between."""
    ahead = {"plank": -9, "slab": -5, "drum": -1, foremost: 11}
    wheel = " ".join(f"{name}@3+{degrees}" for name, degrees in ahead.items())
    match = table(f"cone@0 tile@2 {wheel}", alice="cube", bob="beam", reference=2)
    state = match.state
    edges = {name: front(MEASURES, kind_of(lies(match, name)), state.poses[lies(match, name)]) for name in ahead}
    assert max(edges, key=edges.get) == foremost
    for margin, why in (MIN_LEAD - 10, ("HR-14", "not-ahead")), (MIN_LEAD + 10, None):
        size = front(MEASURES, CUBE, pose_at(3 * SECTOR, 700, 0))
        pose = pose_at(3 * SECTOR + edges[foremost] - size + margin, 700, 0)
        found = check_ahead(state, put(match, "cube", 3, pose=pose))
        assert (found and (found.ruling, found.reason)) == why
    behind = match.refusal(0, put(match, "cube", 3, pose=pose_at(3 * SECTOR + edges[foremost] - size, 700, 0)))
    assert behind.facts["piece"] == lies(match, foremost)


@ruling("HR-15")
@pytest.mark.parametrize(("degrees", "reach"), [(-12, (-100, 100)), (0, (800, 1_000)), (9, (SECTOR // 2, SECTOR))])
@pytest.mark.parametrize("compartment", range(12))
def test_the_edge_is_measured_alike_where_angles_begin_anew(compartment, degrees, reach):
    """Angles are counted up to 180 or to 360 degrees, compartments up to 11: what lies across a seam, or reaches over
    the divider into the first one, is compared as everywhere."""
    before = (compartment - 1) % 12
    match = table(f"tile@{before} drum@{compartment}+{degrees}", alice="cube", bob="beam", reference=before)
    drum = lies(match, "drum")
    edge = front(MEASURES, kind_of(drum), match.state.poses[drum])
    assert reach[0] < edge < reach[1]
    size = front(MEASURES, CUBE, pose_at(compartment * SECTOR, 1100, 0))
    for margin in (-900, -300, MIN_LEAD - 10, MIN_LEAD + 10, 300, 900):
        pose = pose_at(compartment * SECTOR + edge - size + margin, 1100, 0)
        action = put(match, "cube", compartment, pose=pose)
        if compartment_of(pose) == compartment:
            found = check_ahead(match.state, action)
            assert (found is None) == (margin > MIN_LEAD)
            assert found is None or (found.ruling, found.reason) == ("HR-14", "not-ahead")


@ruling("HR-15")
def test_the_foremost_corner_has_to_be_three_tenths_of_a_degree_ahead():
    lying = pose_at(3 * SECTOR, 1640, 0)
    # 18 mm ahead of its middle, and its upper corner 146 mm from the hub.
    assert abs(front(MEASURES, CUBE, lying) - 703) <= 3
    match = table("cone@0 tile@2 slab@3", alice="cube", bob="beam", reference=2)
    edge = front(MEASURES, kind_of(lies(match, "slab")), match.state.poses[lies(match, "slab")])
    size = front(MEASURES, CUBE, pose_at(3 * SECTOR, 1250, 0))
    for margin, why in (25, ("HR-14", "not-ahead")), (35, None):
        pose = pose_at(3 * SECTOR + edge - size + margin, 1250, 0)
        assert refused(match, alice(put(match, "cube", 3, pose=pose))) == why


@ruling("HR-15")
def test_the_edge_is_an_angle_round_the_hub_whatever_the_height():
    match = crowded()
    slab, cube = lies(match, "slab"), held(match, "cube")
    edge = front(MEASURES, kind_of(slab), match.state.poses[slab])
    for radius in 1100, 1350:
        size = front(MEASURES, CUBE, pose_at(3 * SECTOR, radius, 0))
        for margin, why in (MIN_LEAD + 10, None), (MIN_LEAD - 10, ("HR-14", "not-ahead")):
            pose = pose_at(3 * SECTOR + edge - size + margin, radius, 0)
            assert refused(match, alice(put(match, "cube", 3, pose=pose))) == why
    assert kind_of(cube) == CUBE


@ruling("HR-16")
def test_it_is_measured_when_the_piece_is_let_go_after_any_pushing():
    match = table("cone@0 slab@2 tile@3", alice="cube beam", bob="beam", reference=2)
    tile = lies(match, "tile")
    ahead = front(MEASURES, kind_of(tile), match.state.poses[tile])
    pose = pose_at(3 * SECTOR + ahead - front(MEASURES, CUBE, pose_at(3 * SECTOR, 1200, 0)), 1200, 0)
    assert refused(match, alice(put(match, "cube", 3, pose=pose))) == ("HR-14", "not-ahead")
    pushed_back = (tile, *lay(match.state, tile, 3, -3))
    action = put(match, "cube", 3, pose=pose, moved=(pushed_back,), pushed=(tile,))
    assert refused(match, alice(action)) is None
    go(match, alice(put(match, "cube", 3, 12)))
    behind = lay(match.state, lies(match, "cube"), 3, -3)
    go(match, rest(match, cube=behind))
    assert where(match)["cube"] == 3, "sliding back later is never illegal"


@ruling("HR-17")
def test_a_piece_may_stick_out_over_the_next_divider():
    match = crowded()
    pose = pose_at(3 * SECTOR + 1400, 1250, 0)
    assert front(MEASURES, CUBE, pose) > SECTOR // 2
    assert refused(match, alice(put(match, "cube", 3, pose=pose))) is None


@ruling("HR-18")
def test_an_illegal_release_is_not_accepted_and_costs_nothing():
    match = crowded()
    before = match.state.copy()
    assert refused(match, alice(put(match, "cube", 3, -5)))
    assert match.state == before and match.waiting == (0,)
    go(match, alice(put(match, "cube", 3, 12)))


@ruling("HR-19")
def test_no_two_of_a_kind_in_one_compartment():
    match = table("cone@0 tile@2 cube@3", alice="cube tile", bob="beam", reference=2)
    assert refused(match, alice(put(match, "cube", 3, 12))) == ("HR-19", "same-kind")
    assert refused(match, alice(put(match, "tile", 3, 12))) is None
    assert refused(match, alice(put(match, "cube", 4))) is None


@ruling("HR-19")
def test_what_tumbles_together_stays_together():
    match = table("cone@0 tile@2", alice="tile cube", bob="beam", reference=2)
    go(match, alice(put(match, "tile", 3)))
    new = next(
        piece for piece in match.state.in_wheel() if match.state.poses[piece][0] and piece != lies(match, "tile")
    )
    pose = lay(match.state, new, 2, 12)
    go(match, (-1, _with(match, new, pose)))
    assert [kind_of(piece) for piece in match.state.in_wheel()].count(2) == 2


def _with(match, piece, pose):
    poses = {other: match.state.poses[other] for other in match.state.in_wheel()} | {piece: pose}
    return Settle(match.state.angle, tuple((other, *lies) for other, lies in sorted(poses.items())), ())


@ruling("HR-19")
def test_what_the_clock_drops_does_not_join_its_like_but_did_in_the_first_edition():
    for physics, why in ("reckoned", ("HR-19", "same-kind")), ("simple", None):
        match = table("cone@0 tile@2 cube@3", alice="cube tile", bob="beam", reference=2, physics=physics)
        assert refused(match, alice(drop(match, "cube", 3, 12))) == why


@ruling("HR-19")
def test_the_cone_is_a_kind_of_its_own():
    match = table("cone@3 tile@2", alice="cube", bob="beam", reference=2)
    assert refused(match, alice(put(match, "cube", 3, 12))) is None


@ruling("HR-21")
def test_a_pass_knows_no_forward_edge_but_kinds():
    match = table("cone@0 tile@1 slab@2 tile@4", alice="cube", bob="beam", reference=2, angle=0)
    assert refused(match, alice(shift(match, "cone", 2, -8))) is None
    assert refused(match, alice(shift(match, "tile", 4, -8))) == ("HR-19", "same-kind")
