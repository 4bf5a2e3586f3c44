"""Where one may build."""

import pytest

from hamster_table.engine.hamsterrolle.actions import PIECES, SECTOR, Build
from hamster_table.engine.hamsterrolle.build_window import reference_of_turn, window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.engine.hamsterrolle.state import NOWHERE
from hamster_table.engine.hamsterrolle.turn import QUAKE_EVERY
from tests.engine.hamsterrolle.language import (
    BOB,
    alice,
    bob,
    drop,
    go,
    lay,
    lies,
    put,
    refused,
    rest,
    ruling,
    shift,
    spill,
    table,
    where,
)


@ruling("HR-7")
def test_one_may_build_where_the_last_builder_built_or_in_the_next_two():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    assert window(match.state) == (2, 3, 4)
    for compartment in 1, 5:
        assert refused(match, alice(put(match, "cube", compartment))) == ("HR-7", "not-in-the-window")
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert window(match.state) == (4, 5, 6)


@ruling("HR-8")
def test_a_pass_leaves_the_reference():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    go(match, alice(shift(match, "cone", 5)), rest(match))
    assert where(match)["cone"] == 5
    assert match.state.reference == 2
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    go(match, alice(shift(match, "cone", 4)), rest(match))
    assert match.state.reference == 2, "even where one may build"


@ruling("HR-9")
def test_a_failed_turn_leaves_the_reference():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    go(match, alice(put(match, "cube", 4)), rest(match, "cube"))
    assert match.state.reference == 2
    match = table("cone@0 tile@2 slab@1", alice="cube slab", bob="beam", reference=2)
    go(match, alice(spill(match, "cube", "slab")), rest(match))
    assert match.state.reference == 2


@ruling("HR-10")
def test_a_piece_that_slid_on_counts_where_it_lies_and_in_the_first_edition_where_it_was_let_go():
    for physics, reference in ("reckoned", 4), ("simple", 3):
        match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2, physics=physics)
        go(match, alice(put(match, "cube", 3)))
        further = lay(match.state, lies(match, "cube"), 4)
        go(match, rest(match, cube=further))
        assert where(match)["cube"] == 4
        assert match.state.reference == reference


@ruling("HR-11")
def test_the_next_compartment_need_not_be_free():
    match = table("cone@0 tile@2 slab@3", alice="cube plank", bob="beam", reference=2, angle=3 * SECTOR)
    assert window(match.state) == (2, 3, 4)
    assert refused(match, alice(put(match, "cube", 3, 11))) is None


@ruling("HR-12")
def test_compartments_are_counted_on_the_wheel_and_go_round():
    match = table("cone@0 tile@11", alice="cube slab", bob="beam", reference=11, angle=31_500)
    assert window(match.state) == (11, 0, 1)
    again = table("cone@0 tile@11", alice="cube slab", bob="beam", reference=11, angle=0)
    assert window(again.state) == (11, 0, 1), "wherever the wheel has rolled"
    assert refused(match, alice(Build(4, 12, match.state.angle, match.state.poses[28]))) == (
        "HR-12",
        "no-compartment",
    )


@ruling("HR-4")
@pytest.mark.parametrize("piece", [-1, PIECES])
def test_a_file_builds_with_no_piece_that_is_not_in_the_box(piece):
    match = table("cone@0 tile@11", alice="cube slab", reference=11)
    assert refused(match, alice(Build(piece, 0, match.state.angle, match.state.poses[28]))) == ("HR-4", "not-yours")


@ruling("HR-13")
def test_a_piece_is_where_its_centre_of_mass_is_seen_from_the_hub():
    assert [compartment_of(pose_at(angle, 1700, 0)) for angle in (1490, 1510, -1490, -1510)] == [0, 1, 0, 11]
    match = table("cone@0 tile@2", alice="cube", bob="beam", reference=2)
    across = pose_at(3 * SECTOR + 1480, 1200, 0)
    assert refused(match, alice(put(match, "cube", 3, pose=across))) is None
    assert refused(match, alice(put(match, "cube", 4, pose=across))) == ("HR-13", "wrong-compartment")


@ruling("HR-35")
def test_when_nothing_built_is_left_the_next_one_starts_anew_from_the_cone():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam plank", reference=2)
    go(match, alice(put(match, "cube", 4)), rest(match, "cube", "tile", angle=1000))
    assert match.state.reference == NOWHERE
    assert window(match.state) == (2,)
    assert refused(match, bob(put(match, "beam", 3, seat=BOB))) == ("HR-3", "first-compartment")


@ruling("HR-35")
def test_it_is_where_the_cone_lies_now_that_counts():
    match = table("cone@5 tile@2", alice="cube slab", bob="beam plank", reference=2)
    go(match, alice(put(match, "cube", 4)), rest(match, "cube", "tile"))
    assert window(match.state) == (7,)


@ruling("HR-33", "HR-35", "HR-50")
def test_a_trembling_table_can_empty_the_wheel_too():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam plank", quakes="on", turn=QUAKE_EVERY)
    go(match, alice(put(match, "cube", 4)), rest(match), rest(match, "cube", "tile"))
    assert match.state.reference == NOWHERE and window(match.state) == (2,)


@ruling("HR-35")
def test_or_from_the_lowest_compartment_when_the_cone_is_out():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam plank", reference=2)
    go(match, alice(put(match, "cube", 4)), rest(match, "cube", "tile", "cone", angle=9100))
    assert window(match.state) == (5,), "the third is lowest"


@ruling("HR-40")
def test_a_dropped_piece_counts_where_it_lies():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    go(match, alice(drop(match, "cube", 4)))
    go(match, rest(match, cube=lay(match.state, lies(match, "cube"), 3)))
    assert match.state.reference == 3


@ruling("HR-40")
def test_in_the_first_edition_a_dropped_piece_counts_where_it_was_aimed_if_that_is_open():
    for compartment, reference in (4, 4), (6, 2):
        match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2, physics="simple")
        go(match, alice(drop(match, "cube", compartment)), rest(match))
        assert match.state.reference == reference


@ruling("HR-49")
def test_a_dropped_piece_that_falls_out_leaves_the_reference():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    go(match, alice(drop(match, "cube", 4)), rest(match, "cube"))
    assert match.state.reference == 2


@ruling("HR-50")
def test_the_reference_stays_when_its_piece_falls_later_while_anything_but_the_cone_lies_there():
    for wheel, reference in ("tile@3 roof@4", 4), ("tile@3 cone@4", 3), ("tile@2", 2):
        match = table(f"{wheel} drum@0", alice="cube slab", bob="beam plank", reference=4)
        go(match, alice(put(match, "cube", 4, 11)), rest(match))
        assert match.state.reference == 4
        go(match, bob(put(match, "beam", 5, seat=BOB)), rest(match, "cube", "beam"))
        assert match.state.reference == reference


@ruling("HR-50")
def test_the_reference_does_not_go_behind_the_lowest_compartment():
    for lowest, reference in (0, 0), (1, 1), (2, 2), (3, 3), (10, 11), (11, 11), (5, 4), (7, 4):
        match = table("slab@11 tile@8", alice="cube", reference=4, angle=lowest * SECTOR)
        assert reference_of_turn(match.state) == reference


@ruling("HR-50")
def test_in_the_first_two_editions_the_reference_stays_where_nothing_lies():
    for physics in "simple", "laid":
        match = table("cone@0 tile@2", alice="cube", reference=4, physics=physics)
        assert reference_of_turn(match.state) == 4


@ruling("HR-9", "HR-32")
def test_a_cone_that_was_built_alone_keeps_the_window_after_a_failed_turn():
    match = table("tile@2", alice="cone cube slab", bob="beam plank", reference=2)
    go(match, alice(put(match, "cone", 4)), rest(match, "tile"))
    assert match.state.reference == 4
    go(match, bob(put(match, "beam", 5, seat=BOB)), rest(match, "beam"))
    assert match.state.reference == 4
    go(match, alice(put(match, "cube", 5)), rest(match, "cube", "cone"))
    assert match.state.reference == NOWHERE, "now the wheel is empty"


@ruling("HR-35")
def test_a_cone_that_is_left_of_others_keeps_no_window():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam plank", reference=2)
    go(match, alice(spill(match, "cube", "tile")), rest(match))
    assert match.state.reference == NOWHERE
