"""The hand: holding, pushing, the clock."""

import random

from msgspec.structs import replace

from hamster_table.engine.hamsterrolle import GAME, simplified_physics
from hamster_table.engine.hamsterrolle.actions import LEFT, SECTOR, Build, Drop, Face, Reach
from hamster_table.engine.hamsterrolle.ai import ideas, policy
from hamster_table.engine.hamsterrolle.events import LetDrop, Pushed, TimeRanOut
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.pushing import check_moved
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import NOT_THIS_STEP
from hamster_table.engine.rulebook import chapter_at
from tests.engine.hamsterrolle.language import (
    ALICE,
    alice,
    drop,
    go,
    held,
    lay,
    lies,
    new,
    offers,
    put,
    refused,
    rest,
    ruling,
    shift,
    table,
    told,
)

OVER = pose_at(3 * SECTOR + 1000, 1150, 0)
"""Above the tile, and ahead of it."""


def laid(**facts):
    return table("cone@0 tile@1 slab@3", alice="cube plank", bob="beam roof", reference=3, **facts)


@ruling("HR-37")
def test_the_wheel_may_be_held_or_let_roll_until_the_piece_is_let_go():
    match = laid()
    assert refused(match, alice(put(match, "cube", 4))) is None
    assert refused(match, alice(put(match, "cube", 4, angle=1500))) is None
    assert refused(match, alice(put(match, "cube", 4, angle=80_000))) == ("HR-37", "no-angle")
    go(match, alice(put(match, "cube", 4, angle=1500)))
    assert match.state.angle == 1500


@ruling("HR-38")
def test_only_pieces_of_the_compartment_that_is_built_into_may_be_pushed():
    match = table("cone@0 slab@1 tile@3", alice="cube plank", bob="beam roof", reference=3, angle=3 * SECTOR)
    tile, slab = lies(match, "tile"), lies(match, "slab")
    back = (tile, *lay(match.state, tile, 3, -3))
    assert refused(match, alice(put(match, "cube", 3, pose=OVER, moved=(back,), pushed=(tile,)))) is None
    aside = (slab, *pose_at(SECTOR, 1350, 0))
    pushing = put(match, "cube", 3, pose=OVER, moved=(aside,), pushed=(slab,))
    assert refused(match, alice(pushing)) == ("HR-38", "pushed-elsewhere")
    go(match, alice(put(match, "cube", 3, pose=OVER, moved=(back,), pushed=(tile,))))
    assert told(match, Pushed) == [Pushed(ALICE, (tile,), 1)]
    assert match.state.poses[tile] == back[1:]


@ruling("HR-38")
def test_in_a_pass_the_neighbours_of_where_it_came_from_may_be_pushed_too():
    match = table("cone@0 tile@0 slab@2 beam@1", alice="cube", bob="roof", reference=3)
    for name, why in ("tile", None), ("slab", None), ("beam", ("HR-38", "moved-elsewhere")):
        assert refused(match, alice(shift(match, "cone", 2, 9, pushed=(lies(match, name),)))) == why


@ruling("HR-38")
def test_two_pieces_are_never_in_one_place():
    match = table("cone@0 tile@1 drum@3", alice="cube plank", bob="beam roof", reference=3)
    inside = match.state.poses[lies(match, "drum")]
    action = put(match, "cube", 3, pose=pose_at(3 * SECTOR + 900, 1250, 0))
    assert refused(match, alice(action)) == ("HR-38", "in-the-way")
    deep = put(match, "cube", 4, pose=pose_at(4 * SECTOR, 1700, 0))
    assert refused(match, alice(deep)) == ("HR-38", "in-the-wood")
    across = put(match, "cube", 4, pose=pose_at(4 * SECTOR + 1300, 1640, 0))
    assert refused(match, alice(across)) == ("HR-38", "in-the-wood"), "where the divider is"
    tile = lies(match, "tile")
    through = put(match, "cube", 4, angle=100, moved=((tile, *inside),))
    assert refused(match, alice(through)) == ("HR-38", "in-each-other")


@ruling("HR-38")
def test_only_what_lies_in_the_wheel_can_be_moved():
    match = laid()
    plank, pose = held(match, "plank"), match.state.poses[lies(match, "slab")]
    assert refused(match, alice(put(match, "cube", 4, moved=((plank, *pose),)))) == ("HR-38", "not-there")
    assert refused(match, alice(put(match, "cube", 4, pushed=(plank,)))) == ("HR-38", "not-there")
    assert refused(match, alice(Build(held(match, "cube"), 4, 0, (1, 2, 3)))) == ("HR-38", "no-pose")


@ruling("HR-39")
def test_in_the_first_edition_the_piece_drops_at_zero_where_it_is_whatever_is_legal():
    match = laid(physics="simple")
    go(match, alice(drop(match, "cube", 7)))
    assert told(match, TimeRanOut)
    go(match, rest(match, "slab"))
    assert match.state.place[lies(match, "cube")] == -1, "it stays where it comes to rest"
    assert lies(match, "tile") and "slab" in [event.name for event in match.events if hasattr(event, "name")]


@ruling("HR-39")
def test_at_zero_it_drops_low_in_an_open_compartment_without_its_kind_and_behind_others_too():
    match = table("cone@0 tile@1 drum@3+8 plank@4", alice="cube plank", bob="beam roof", reference=3)
    assert refused(match, alice(drop(match, "cube", 3, -7))) is None
    for compartment in 2, 6:
        assert refused(match, alice(drop(match, "cube", compartment))) == ("HR-7", "not-in-the-window")
    assert refused(match, alice(replace(drop(match, "cube", 5), compartment=4))) == ("HR-13", "wrong-compartment")
    assert refused(match, alice(drop(match, "plank", 4, 12))) == ("HR-19", "same-kind")
    floor = match.state.box.wheel.inner
    for radius, across, why in (
        (floor - 595, 0, None),
        (floor - 605, 0, ("HR-39", "too-high")),
        (floor - 400, 300, None),
        (floor - 400, 320, ("HR-39", "too-high")),
    ):
        pose = pose_at(5 * SECTOR, radius, across)
        assert refused(match, alice(drop(match, "cube", 5, pose=pose))) == why
    go(match, alice(drop(match, "cube", 3, -7)))
    assert told(match, LetDrop)


@ruling("HR-54")
def test_without_a_clock_a_piece_drops_in_an_attempt_where_a_build_breaks_no_rule_but_that_it_holds():
    match = table("cone@0 tile@1 drum@3+8", alice="cube plank", bob="beam roof", reference=3, clock="off")
    assert refused(match, alice(drop(match, "cube", 4))) == ("HR-39", "no-clock")
    go(match, alice(Reach(held(match, "plank"))))
    assert refused(match, alice(drop(match, "cube", 4))) is None, "with another piece too (HR-48)"
    assert refused(match, alice(drop(match, "cube", 3, -7))) == ("HR-14", "not-ahead")
    elsewhere = (lies(match, "tile"), *lay(match.state, lies(match, "tile"), 8))
    assert refused(match, alice(drop(match, "cube", 4, moved=(elsewhere,)))) == ("HR-38", "not-pushed")


@ruling("HR-38")
def test_what_lies_otherwise_was_pushed_or_touches_what_was():
    match = table("cone@0 drum@3 tile@3+14 slab@9", alice="cube plank", bob="beam", reference=3, angle=3 * SECTOR)
    drum, tile, slab = (lies(match, name) for name in ("drum", "tile", "slab"))
    aside = (drum, *lay(match.state, drum, 3, -4))
    follows = (tile, *lay(match.state, tile, 4, 3))
    alone = (slab, *lay(match.state, slab, 9, 4))
    pose = pose_at(5 * SECTOR, 1_300, 0)
    for moved, pushed, why in (
        ((alone,), (), ("HR-38", "not-pushed")),
        ((aside, follows), (), ("HR-38", "not-pushed")),
        ((aside, follows), (drum,), ("HR-38", "pushed-elsewhere")),
    ):
        hand = put(match, "cube", 5, pose=pose, moved=tuple(sorted(moved)), pushed=pushed)
        assert refused(match, alice(hand)) == why
    hand = Build(held(match, "cube"), 3, match.state.angle, pose, tuple(sorted((aside, follows))), (drum,))
    assert check_moved(match.state, hand) is None, "the tile lay where the drum was"
    assert check_moved(match.state, replace(hand, moved=tuple(sorted((aside, follows, alone))))).facts["piece"] == slab
    assert check_moved(match.state, replace(hand, moved=(alone,), angle=match.state.angle + 40)) is None, "it rolled"
    before = table("slab@9 tile@3", alice="cube", reference=3, physics="simple")
    moved = (lies(before, "slab"), *lay(before.state, lies(before, "slab"), 9, 4))
    assert refused(before, alice(put(before, "cube", 4, moved=(moved,)))) is None, "as in the first edition"


@ruling("HR-39")
def test_the_clock_runs_for_30_seconds_unless_another_time_was_chosen():
    assert new(2).state.clocks == (30, 30)
    assert new(2, clock="60").state.clocks == (60, 60)
    assert new(3, clocks="30,off,120").state.clocks == (30, 0, 120)


@ruling("HR-39")
def test_the_clock_runs_for_a_pass_too_and_only_where_it_was_chosen():
    match = laid()
    assert refused(match, alice(shift(match, "cone", 5, kind=Drop))) is None
    assert refused(match, alice(shift(match, "cone", 9, kind=Drop))) == ("HR-21", "not-forward")
    for free in laid(clock="off"), laid(clocks="off,30"):
        assert refused(free, alice(drop(free, "cube", 4))) == ("HR-39", "no-clock")
        assert offers(free, Drop) == []


@ruling("HR-41")
def test_where_the_wheel_stands_on_the_table_is_no_part_of_the_game():
    assert {"angle"} == {name for name in Hamsterrolle.parts() if name in ("angle", "hub", "x", "position")}
    assert new(2).state.angle == 0


def test_an_attempt_begins_only_with_a_piece_of_ones_own_and_the_turn_takes_only_hands():
    match = laid()
    assert refused(match, alice(Reach(held(match, "beam", 1)))) is not None
    assert refused(match, alice(Face(LEFT))) == (NOT_THIS_STEP.ruling, NOT_THIS_STEP.reason)


def test_the_turn_says_where_it_is():
    match = laid()
    assert GAME.phase(match.state) == 0
    go(match, alice(Reach(held(match, "cube"))))
    assert GAME.phase(match.state) == 1
    go(match, alice(put(match, "cube", 4)))
    assert GAME.phase(match.state) == 2
    match.state.turn = 0
    assert GAME.phase(match.state) == -1


def test_the_rules_open_at_the_chapter_of_the_present_part_of_the_turn():
    chapters = [chapter_at(n, GAME.chapters).key for n in range(len(GAME.phases))]
    assert chapters == ["where", "edge", "falling"]


def test_who_thinks_of_no_place_takes_any(monkeypatch):
    match = table("cone@0", alice="cube plank", bob="beam", reference=-1)
    monkeypatch.setattr(ideas, "AHEAD", (3_000,))
    view = match.view(ALICE)
    assert ideas.ideas(view, ALICE, random.Random(1)) == []
    for seed in range(5):
        assert match.refusal(ALICE, policy.choose(view, ALICE, random.Random(seed))) is None


def test_by_the_rule_of_thumb_what_reaches_down_to_the_table_falls():
    match = table("cone@0 plank@0 tile@2", alice="cube", bob="beam", reference=2)
    state, plank = match.state, lies(match, "plank")
    state.poses[plank] = pose_at(0, 1740, 0, (7071, 0, 7071, 0))
    assert plank in simplified_physics.settle(state, -1, random.Random(0)).fallen
