"""Passing constructively, and the two beginnings of an attempt."""

import random

import pytest

from hamster_table.engine.hamsterrolle.actions import (
    BOX,
    CUBE,
    KINDS,
    PIECES,
    SETS,
    Build,
    Drop,
    Pass,
    Reach,
    Spill,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import lowest_two
from hamster_table.engine.hamsterrolle.events import Passed, Reached, Skipped
from hamster_table.engine.hamsterrolle.finding import may_pass
from hamster_table.engine.hamsterrolle.returning import put_back_from
from hamster_table.engine.hamsterrolle.state import NOWHERE, dealt
from hamster_table.engine.hamsterrolle.turn import NextBuilder
from hamster_table.engine.kernel import advance
from tests.engine.hamsterrolle.language import (
    ALICE,
    BOB,
    alice,
    bob,
    go,
    held,
    lies,
    offers,
    put,
    refused,
    rest,
    ruling,
    shift,
    spill,
    supplies,
    table,
    told,
    where,
)


def laid(**facts):
    return table("cone@0 tile@1 slab@3", alice="cube plank", bob="beam plank", reference=3, **facts)


@ruling("HR-20")
def test_one_passes_instead_of_building_before_the_attempt():
    match = laid()
    assert refused(match, alice(shift(match, "cone", 2))) is None
    go(match, alice(Reach(held(match, "cube"))))
    assert told(match, Reached)
    assert refused(match, alice(shift(match, "cone", 2))) == ("HR-20", "attempt-begun")
    assert offers(match, Pass) == []
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.waiting == (BOB,)
    assert match.state.attempt == -1


@ruling("HR-48")
def test_the_attempt_begins_once_and_bars_passing_but_no_other_piece():
    match = laid(angle=9_000)
    go(match, alice(Reach(held(match, "cube"))))
    assert refused(match, alice(put(match, "plank", 4))) is None
    assert refused(match, alice(Reach(held(match, "cube")))) == ("HR-48", "begun-already")
    assert refused(match, alice(shift(match, "slab", 5))) == ("HR-20", "attempt-begun")
    assert {action.piece for action in match.actions(ALICE)} == {held(match, "cube"), held(match, "plank")}


@ruling("HR-48")
def test_an_attempt_with_a_piece_of_the_wheel_leaves_that_pass_and_all_builds():
    match = laid(angle=2_000)
    go(match, alice(Reach(lies(match, "cone"))))
    assert refused(match, alice(shift(match, "cone", 2))) is None
    assert refused(match, alice(shift(match, "tile", 4))) == ("HR-20", "attempt-begun")
    assert refused(match, alice(put(match, "cube", 3, 11))) is None


@ruling("HR-20")
def test_an_attempt_begins_only_where_something_is_left_to_do():
    match = table("cone@0 cube@2 cube@3 cube@4", alice="cube", bob="beam", reference=2)
    assert offers(match, Build) == [] and offers(match, Pass)
    assert refused(match, alice(Reach(held(match, "cube")))) == ("HR-20", "nothing-after")
    assert refused(match, alice(Reach(lies(match, "cone")))) is None


@ruling("HR-48")
def test_in_the_first_two_editions_the_attempt_binds_to_its_piece():
    for physics in "simple", "laid":
        match = laid(physics=physics)
        go(match, alice(Reach(held(match, "cube"))))
        assert refused(match, alice(put(match, "plank", 4))) == ("HR-48", "another-in-hand")
        assert {action.piece for action in match.actions(ALICE)} == {held(match, "cube")}


@ruling("HR-48")
@pytest.mark.parametrize("n", [0, 1])
def test_of_two_pieces_of_a_kind_the_one_of_the_attempt_is_built(n):
    match = table("cone@0 tile@1", alice="cube cube plank", bob="beam plank", reference=3, physics="simple")
    cube = [piece for piece in match.state.supply(ALICE) if kind_of(piece) == CUBE][n]
    go(match, alice(Reach(cube)))
    assert {action.piece for action in offers(match, Build)} == {cube}
    sampled = match.state.agenda[-1].sample(match.state, ALICE, random.Random(1))
    assert match.refusal(ALICE, sampled) is None and sampled.piece == cube


@ruling("HR-48")
def test_the_clock_can_end_a_turn_before_or_after_the_attempt_has_begun():
    match = laid()
    assert offers(match, Drop)
    go(match, alice(Reach(held(match, "cube"))))
    assert offers(match, Drop)


@ruling("HR-21")
def test_a_pass_goes_one_to_five_compartments_forward():
    match = laid()
    for compartment in 1, 2, 5:
        assert refused(match, alice(shift(match, "cone", compartment, 8))) is None
    for compartment in 0, 6, 11:
        assert refused(match, alice(shift(match, "cone", compartment))) == ("HR-21", "not-forward")


@ruling("HR-21")
def test_a_pass_takes_what_lies_in_the_wheel():
    match = laid()
    pose = match.state.poses[lies(match, "slab")]
    assert refused(match, alice(Pass(held(match, "cube"), 5, 0, pose))) == ("HR-21", "not-there")


@ruling("HR-22")
def test_a_pass_takes_from_the_two_compartments_that_were_lowest_when_the_turn_began():
    assert lowest_two(0) == (0, 1), "of equal ones the forward one"
    assert lowest_two(-100) == (0, 11)
    assert lowest_two(1600) == (1, 0)
    assert lowest_two(1500) == (1, 0), "of equal ones the forward one"
    match = laid()
    assert refused(match, alice(shift(match, "tile", 4))) is None
    assert refused(match, alice(shift(match, "slab", 5))) == ("HR-22", "not-lowest")
    go(match, alice(put(match, "cube", 4)), rest(match, angle=9000))
    assert match.state.lowest == (3, 4) == lowest_two(9000)
    rolled = laid(angle=9000)
    assert refused(rolled, alice(shift(rolled, "slab", 5))) is None
    assert refused(rolled, alice(shift(rolled, "tile", 4))) == ("HR-22", "not-lowest")


@ruling("HR-22")
def test_where_the_wheel_rolls_in_the_turn_the_lowest_two_stay_those_of_its_beginning():
    match = laid()
    cone = lies(match, "cone")
    go(match, alice(Reach(cone)))
    back = put_back_from(match.state, shift(match, "cone", 2))
    go(match, alice(back), rest(match, angle=9_000))
    assert match.waiting == (ALICE,) and 0 not in lowest_two(match.state.angle)
    assert refused(match, alice(shift(match, "cone", 5))) is None
    assert {action.piece for action in offers(match, Pass)} == {cone} == {*may_pass(match.state)}


@ruling("HR-23")
def test_the_cone_may_be_passed_on():
    match = laid()
    go(match, alice(shift(match, "cone", 5)), rest(match))
    assert where(match)["cone"] == 5
    assert told(match, Passed)[0].origin == 0


@ruling("HR-24")
def test_nothing_in_the_two_lowest_compartments_nothing_to_pass():
    match = laid(angle=18_000)
    assert offers(match, Pass) == []
    assert refused(match, alice(shift(match, "cone", 2))) == ("HR-22", "not-lowest")


@ruling("HR-25")
def test_who_can_neither_build_nor_pass_is_skipped():
    match = table("cone@5 cube@2 cube@3 cube@4 tile@3", alice="beam plank", bob="cube", reference=2)
    match.state.agenda.clear()
    state = match.state
    state.angle, state.agenda = 27_000, [NextBuilder()]
    state.poses[28], state.place[28] = (), -3
    events = []
    advance(state, lambda kind, *fields: events.append(kind(*fields)))
    assert Skipped(BOB) in events
    assert state.agenda[-1].seats == (ALICE,)


@ruling("HR-25")
def test_who_can_pass_is_not_skipped():
    match = table("cone@0 cube@2 cube@3 cube@4", alice="beam", bob="cube", reference=2)
    match.state.agenda = [NextBuilder()]
    assert moved_on(match.state) == []
    assert match.waiting == (BOB,)
    assert offers(match, Build, BOB) == [] and offers(match, Pass, BOB)


@ruling("HR-25")
def test_when_nobody_can_do_anything_the_fewest_pieces_win():
    match = table(
        "cube@2 cube@3 cube@4 tile@2+12 tile@3+12 tile@4+12", alice="tile", bob="cube drum", reference=2, angle=27_000
    )
    assert lowest_two(27_000) == (9, 10)
    match.state.place[held(match, "drum", BOB)] = BOX
    match.state.agenda = [NextBuilder()]
    assert moved_on(match.state) == [Skipped(BOB), Skipped(ALICE)]
    assert match.waiting == () and match.standing.winners == ()


def moved_on(state):
    """Go on to who has to choose; who was skipped on the way."""
    events = []
    advance(state, lambda kind, *fields: events.append(kind(*fields)))
    return [event for event in events if isinstance(event, Skipped)]


@ruling("HR-26")
def test_who_could_build_may_pass_all_the_same():
    match = laid()
    assert offers(match, Build) and offers(match, Pass)


@ruling("HR-27")
def test_what_falls_in_a_pass_is_the_passers_the_moved_one_too_and_the_turn_is_over():
    match = laid()
    go(match, alice(shift(match, "cone", 5)), rest(match, "cone", "tile"))
    assert supplies(match)[ALICE] == "plank tile cube cone"
    assert match.waiting == (BOB,)
    go(match, bob(put(match, "beam", 4, seat=BOB)), rest(match))
    assert refused(match, alice(shift(match, "slab", 5))) in (None, ("HR-22", "not-lowest")), "and again"


@ruling("HR-27")
def test_passes_may_follow_each_other():
    match = laid()
    go(match, alice(shift(match, "cone", 2)), rest(match))
    go(match, bob(shift(match, "tile", 5)), rest(match, angle=6000))
    assert match.waiting == (ALICE,)
    go(match, alice(shift(match, "cone", 4)), rest(match))
    assert where(match)["cone"] == 4 and match.state.reference == 3


@ruling("HR-27")
def test_a_piece_on_its_way_is_the_passers_when_something_falls_before_it_is_let_go():
    match = laid()
    cone, tile = lies(match, "cone"), lies(match, "tile")
    action = Spill(cone, 2, 0, match.state.poses[cone], fallen=(tile,))
    go(match, alice(action), rest(match))
    assert supplies(match)[ALICE] == "plank tile cube cone"


@ruling("HR-27", "HR-29")
@pytest.mark.parametrize("fallen", [("tile",), ("cone", "tile", "slab")])
def test_what_another_seat_had_built_is_the_passers_when_it_falls(fallen):
    """Whose set a piece comes from counts for nothing."""
    match = dealt_to_others()
    go(match, alice(shift(match, "cone", 5)), rest(match, *fallen))
    names = sorted(KINDS[kind_of(piece)] for piece in match.state.supply(ALICE))
    assert names == sorted(["cube", "plank", *fallen])
    assert supplies(match)[BOB] == "plank beam"


@ruling("HR-29")
def test_what_another_seat_had_built_is_the_builders_when_it_falls():
    match = dealt_to_others()
    go(match, alice(put(match, "cube", 4)), rest(match, "tile", "slab"))
    assert supplies(match) == ["plank slab tile", "plank beam"]
    early = dealt_to_others()
    go(early, alice(spill(early, "cube", "tile")), rest(early, "slab"))
    assert supplies(early) == ["plank slab tile cube", "plank beam"]


def dealt_to_others():
    """What lies in the wheel are copies of the second set, which was dealt to Bob (HR-4)."""
    match = laid()
    state = match.state
    for name in "tile", "slab":
        mine = lies(match, name)
        his = mine + SETS // 2
        assert kind_of(his) == kind_of(mine) and dealt(his, 2) == BOB
        state.place[his], state.poses[his] = state.place[mine], state.poses[mine]
        state.place[mine], state.poses[mine] = BOX, ()
    return match


@ruling("HR-4", "HR-48")
@pytest.mark.parametrize("piece", [-1, PIECES, PIECES + 1, 4 * PIECES, 10**9])
def test_no_attempt_begins_with_a_piece_that_is_none(piece):
    match = laid()
    assert refused(match, alice(Reach(piece))) == ("HR-4", "not-yours")


@ruling("HR-51")
def test_nobody_passes_before_a_first_piece_is_built():
    match = table("cone@0", alice="cube", bob="beam", reference=NOWHERE)
    assert offers(match, Pass) == []
    assert refused(match, alice(shift(match, "cone", 2))) == ("HR-51", "no-pass-yet")


@ruling("HR-30")
def test_a_spill_of_nothing_is_none():
    match = laid()
    assert refused(match, alice(spill(match, "cube"))) == ("HR-30", "nothing-fell")
