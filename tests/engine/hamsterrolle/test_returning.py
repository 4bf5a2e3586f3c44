"""A piece is put back in the middle of an attempt: what was pushed stays pushed."""

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace

from hamster_table.engine.hamsterrolle.actions import SECTOR, TURN, Build, Drop, Pass, PutBack, Reach
from hamster_table.engine.hamsterrolle.events import Pushed, Returned, Rolled, Skipped, TurnEnded
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.returning import put_back_from
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterrolle.language import (
    ALICE,
    BOB,
    alice,
    go,
    held,
    lay,
    lies,
    offers,
    put,
    refused,
    rest,
    ruling,
    shift,
    supplies,
    table,
    told,
    where,
)
from tests.engine.hamsterrolle.test_dropping import hands


def laid(**facts):
    return table("cone@0 tile@1 slab@3", alice="cube plank", bob="beam roof", reference=3, **facts)


def begun(name="cube", match=None):
    """A match in which Alice's attempt has begun with a piece of hers, and what she has pushed aside."""
    match = match or laid()
    go(match, alice(Reach(held(match, name))))
    slab = lies(match, "slab")
    return match, (slab, *lay(match.state, slab, 3, -4))


def drawn_back(match, name="cube", **facts):
    return PutBack(held(match, name), 3, facts.pop("angle", match.state.angle), pose_at(3 * SECTOR, 900, 0), **facts)


@ruling("HR-38", "HR-48")
def test_what_was_pushed_stays_pushed_when_the_piece_is_put_back():
    match, aside = begun()
    go(match, alice(drawn_back(match, angle=1200, moved=(aside,), pushed=(aside[0],))))
    assert match.waiting == (CHANCE,), "the wheel is let go and comes to rest"
    go(match, rest(match))
    assert match.state.poses[aside[0]] == aside[1:] and match.state.angle == 1200
    assert match.waiting == (ALICE,) and supplies(match)[ALICE] == "plank cube"
    assert told(match, Returned) and told(match, Pushed) and told(match, Rolled)[0].degrees == 12
    assert not told(match, TurnEnded)


@ruling("HR-48")
def test_after_it_is_put_back_another_piece_may_be_taken_but_none_passed_on():
    match, aside = begun(match=laid(angle=9_000))
    go(match, alice(drawn_back(match, moved=(aside,))), rest(match))
    assert match.state.attempt == held(match, "cube")
    assert refused(match, alice(shift(match, "slab", 5))) == ("HR-20", "attempt-begun")
    assert offers(match, Build) and offers(match, Drop) and not offers(match, Pass)
    go(match, alice(drawn_back(match, "plank")), rest(match), alice(put(match, "plank", 4)), rest(match))
    assert match.waiting == (BOB,)


@ruling("HR-48")
def test_before_the_attempt_the_rules_do_not_hear_of_a_piece_that_is_put_back():
    match = laid()
    assert refused(match, alice(drawn_back(match))) == ("HR-48", "not-begun")
    go(match, alice(Reach(held(match, "plank"))))
    assert refused(match, alice(drawn_back(match))) is None, "whatever piece is in the hand by now"


@ruling("HR-38")
def test_what_was_pushed_cannot_be_in_other_wood():
    match, _ = begun()
    inside = (lies(match, "tile"), *match.state.poses[lies(match, "slab")])
    assert refused(match, alice(drawn_back(match, moved=(inside,)))) == ("HR-38", "in-each-other")


@ruling("HR-30")
def test_what_falls_when_the_hand_has_drawn_back_ends_the_turn():
    match, aside = begun()
    go(match, alice(drawn_back(match, moved=(aside,))), rest(match, "slab"))
    assert supplies(match)[ALICE] == "plank slab cube" and match.waiting == (BOB,)
    assert told(match, TurnEnded)[0].fallen == 1


@ruling("HR-25")
def test_whose_piece_fits_nowhere_any_more_is_skipped():
    match, _ = begun(match=table("cone@0 cube@1 slab@3", alice="cube", bob="beam roof", reference=3, turn=5))
    state = match.state
    # What was pushed has filled all the open compartments with cubes: chance tells of it at rest.
    cubes = [piece for piece in range(16, 20) if state.place[piece] == -3][:2]
    for piece, compartment in zip(cubes, (4, 5), strict=True):
        state.place[piece], state.poses[piece] = -1, pose_at(compartment * SECTOR, 1500, 0)
    cube = lies(match, "cube")
    go(match, alice(drawn_back(match, moved=((cube, *pose_at(3 * SECTOR + 900, 1200, 0)),))), rest(match))
    assert [event.seat for event in told(match, Skipped)] == [ALICE] and match.waiting == (BOB,)


@ruling("HR-38")
def test_a_piece_of_the_wheel_is_put_back_to_where_it_lay():
    match = laid()
    cone = lies(match, "cone")
    go(match, alice(Reach(cone)))
    before = match.state.poses[cone]
    hand = Pass(cone, 2, 0, pose_at(2 * SECTOR, 1200, 0))
    elsewhere = PutBack(cone, 2, 0, hand.pose)
    assert refused(match, alice(elsewhere)) == ("HR-38", "not-home")
    back = put_back_from(match.state, hand)
    assert max(abs(a - b) for a, b in zip(back.pose, before, strict=True)) <= 5
    go(match, alice(back), rest(match))
    assert where(match)["cone"] == 0 and match.waiting == (ALICE,)


@ruling("HR-38")
def test_where_other_wood_lies_now_it_is_put_beside_it():
    match = laid()
    cone, tile = lies(match, "cone"), lies(match, "tile")
    go(match, alice(Reach(cone)))
    taken = (tile, *match.state.poses[cone][:3], TURN, 0, 0, 0)
    back = put_back_from(match.state, Pass(cone, 2, 0, pose_at(2 * SECTOR, 1200, 0), (taken,), (tile,)))
    assert refused(match, alice(back)) is None
    assert refused(match, alice(replace(back, pose=match.state.poses[cone]))) == ("HR-38", "not-home")


@ruling("HR-48")
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(hands())
def test_from_any_pose_a_piece_can_be_put_back(one):
    match, hand = one
    if match.refusal(ALICE, Reach(hand.piece)) is None:
        go(match, alice(Reach(hand.piece)))
        go(match, alice(put_back_from(match.state, hand)))
        match.chance()
        assert match.state.place[hand.piece] == ALICE


def lifted(by, **facts):
    """A match of the third edition in which the cone was lifted by so many tenths of a millimetre, and its hand."""
    match = laid(physics="reckoned", **facts)
    cone = lies(match, "cone")
    go(match, alice(Reach(cone)))
    x, y, z, *turn = match.state.poses[cone]
    return match, cone, Pass(cone, 0, 0, (x, y, z + by, *turn))


@ruling("HR-38")
def test_a_piece_that_nothing_bars_goes_home_to_the_tenth_of_a_millimetre():
    match, cone, hand = lifted(150)
    back = put_back_from(match.state, hand)
    assert back.pose == match.state.poses[cone] and refused(match, alice(back)) is None
    assert refused(match, alice(replace(back, pose=hand.pose))) == ("HR-38", "not-home")


@ruling("HR-38")
@pytest.mark.parametrize("aside", range(-300, 301, 60))
def test_where_its_home_is_barred_it_is_never_put_down_along_the_axle(aside):
    match, cone, hand = lifted(450)
    tile = lies(match, "tile")
    x, y, z, *turn = match.state.poses[cone]
    slid = (tile, x + aside, y, z, *turn)
    back = put_back_from(match.state, replace(hand, moved=(slid,), pushed=(tile,)))
    assert refused(match, alice(back)) is None
    assert (back.pose[1], back.compartment) == (y, 0), "not sideways, nor into another compartment"
    far = max(abs(a - b) for a, b in zip(back.pose[:3], (x, y, z), strict=True))
    assert 0 < far <= 450, "the hand was nearer than that"
    beside = (x, y + 900, z, *turn)
    assert refused(match, alice(replace(back, pose=beside))) == ("HR-38", "not-home")
