"""Laid, not dropped: a piece is let go where it holds, tries are not repeated, and the window follows what lies."""

import random

import pytest
from msgspec.structs import replace

from hamster_table.engine.cancellation import never
from hamster_table.engine.codec import digest, to_json
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import SECTOR, WHEEL, Build, Drop, Pass, PutBack, Reach, Spill
from hamster_table.engine.hamsterrolle.ai import policy
from hamster_table.engine.hamsterrolle.events import Built, LetDrop
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from hamster_table.engine.hamsterrolle.turn import AwaitRest, TakeTurn
from hamster_table.engine.kernel import CHANCE, Refusal
from hamster_table.engine.match import Match
from tests.engine.hamsterrolle.language import (
    ALICE,
    alice,
    drop,
    go,
    held,
    lies,
    put,
    refused,
    rest,
    ruling,
    shift,
    table,
)

UP = 900
"""How far from the hub a piece is when it is in the middle of the air, in tenths of a millimetre."""


def laid(wheel="cone@0 tile@2", alice="cube slab plank", bob="cube", **setup):
    """A table at which pieces are laid."""
    return table(wheel, alice=alice, bob=bob, **{"physics": "laid", "reference": 2, "angle": 9_000, **setup})


def in_the_air(match, name, compartment, kind=Build):
    """Let go of a piece far above everything."""
    piece = held(match, name) if kind is Build else lies(match, name)
    return kind(piece, compartment, match.state.angle, pose_at(compartment * SECTOR, UP, 0))


@ruling("HR-52")
def test_a_piece_may_be_let_go_only_where_something_is_under_it():
    match = laid()
    assert refused(match, alice(put(match, "cube", 3))) is None
    assert refused(match, alice(in_the_air(match, "cube", 3))) == ("HR-52", "slips")


@ruling("HR-52")
def test_at_the_ceiling_nothing_holds():
    match = laid(angle=27_000)
    assert refused(match, alice(put(match, "cube", 3))) is not None


@ruling("HR-52")
def test_in_the_first_edition_a_piece_may_be_dropped_from_anywhere():
    match = laid(physics="wood")
    assert refused(match, alice(in_the_air(match, "cube", 3))) is None


@ruling("HR-52")
def test_whether_a_piece_holds_is_tried_with_the_wheel_held():
    pytest.importorskip("mujoco")
    match = laid("cone@4 tile@2")
    trial = try_to_lay(match.state, put(match, "cube", 3))
    assert trial.refusal is None
    go(match, alice(trial.hand))
    assert isinstance(match.state.agenda[-1], AwaitRest)
    assert match.state.poses[held_piece(trial)] == trial.poses[held_piece(trial)]


def held_piece(trial):
    return trial.hand.piece


@ruling("HR-52")
@pytest.mark.parametrize(("angle", "reason"), [(0, "slips-back"), (18_000, "slips-ahead")])
def test_a_piece_that_slips_stays_in_the_hand_and_it_is_said_which_way(angle, reason):
    """In a compartment that is level with the hub, ahead of it or behind."""
    pytest.importorskip("mujoco")
    match = laid(angle=angle)
    hand = put(match, "plank", 3)
    before = to_json(match.state)
    trial = try_to_lay(match.state, hand)
    assert (trial.refusal.ruling, trial.refusal.reason) == ("HR-52", reason)
    assert to_json(match.state) == before, "a trial changes nothing"


@ruling("HR-52")
def test_a_piece_that_falls_out_of_the_wheel_or_throws_another_out_does_not_hold():
    pytest.importorskip("mujoco")
    match = laid("cone@4 tile@3")
    over_the_edge = put(match, "cube", 3, pose=pose_at(3 * SECTOR, 1_300, 500))
    assert try_to_lay(match.state, over_the_edge).refusal == Refusal("HR-52", "falls-out", name="cube")
    tile = lies(match, "tile")
    x, _, *others = match.state.poses[tile]
    match.state.poses[tile] = (x, 360, *others)  # half of it hangs in the air
    thrown = Refusal("HR-52", "throws-out", name="cube", other="tile", piece=tile)
    assert try_to_lay(match.state, put(match, "cube", 3)).refusal == thrown


def test_a_trial_in_which_numbers_go_astray_is_none_that_holds():
    pytest.importorskip("mujoco")
    from hamster_table.engine.hamsterrolle.physics.hold_trial import come_to_lie

    match = laid()
    tile = lies(match, "tile")
    match.state.poses[tile] = (10**15, *match.state.poses[tile][1:])
    poses = {piece: match.state.poses[piece] for piece in match.state.in_wheel()}
    holds, after = come_to_lie(match.state.box, 9_000, poses, lies(match, "cone"), never)
    assert not holds and after.keys() == poses.keys(), "it has not come to its end"


@ruling("HR-53")
def test_a_piece_that_is_passed_on_is_laid_too():
    match = laid("cone@0 tile@2 cube@1", angle=4_500, reference=4)
    assert refused(match, alice(shift(match, "cube", 3))) is None
    assert refused(match, alice(in_the_air(match, "cube", 3, Pass))) == ("HR-52", "slips")


@ruling("HR-54")
def test_who_has_begun_the_attempt_may_let_the_piece_drop_without_a_clock_too():
    match = laid(clock="off")
    air = in_the_air(match, "cube", 3)
    dropped = drop(match, "cube", 3, pose=air.pose)
    assert refused(match, alice(dropped)) == ("HR-39", "no-clock")
    go(match, alice(Reach(air.piece)))
    assert refused(match, alice(shift(match, "tile", 4))) is not None, "who has begun may not pass"
    go(match, alice(dropped))
    assert match.state.place[air.piece] == WHEEL
    assert any(isinstance(event, LetDrop) for event in match.events)


@ruling("HR-54")
def test_in_the_first_edition_only_the_clock_lets_a_piece_drop():
    match = laid(physics="wood", clock="off")
    go(match, alice(Reach(held(match, "cube"))))
    assert refused(match, alice(drop(match, "cube", 3))) == ("HR-39", "no-clock")


@ruling("HR-55")
def test_how_all_lies_once_it_holds_is_in_the_ledger_and_checked_by_geometry_only(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "hamster_table.engine.hamsterrolle.physics", None)
    match = laid()
    cube, tile = held(match, "cube"), lies(match, "tile")
    hand = put(match, "cube", 3)
    x, y, z, *turn = hand.pose
    aside = (x, y + 30, z, *turn)
    go(match, alice(replace(hand, held=((cube, *aside),))))
    assert match.state.poses[cube] == aside
    match = laid()
    for wrong, reason in (
        (((cube, *aside), (cube, *aside)), "not-there"),
        (((99, *aside),), "not-there"),
        (((cube, 1, 2),), "no-pose"),
        (((tile, *hand.pose),), "in-each-other"),
        (((cube, *pose_at(3 * SECTOR, 1700, 0)),), "through-the-rim"),
    ):
        assert refused(match, alice(replace(hand, held=wrong))) == ("HR-55", reason)
    elsewhere = pose_at(4 * SECTOR, 1400, 0)
    assert refused(match, alice(replace(hand, held=((cube, *elsewhere),)))) == ("HR-52", "slips")


@ruling("HR-55")
@pytest.mark.parametrize("physics", ["laid", "wood", "simple"])
def test_only_a_piece_that_is_laid_says_how_others_lie(physics):
    """A file of a stranger could move wood with it, or name a piece that there is not."""
    for line in ((99, *pose_at(SECTOR, 1_000, 0)), (8, *pose_at(5 * SECTOR, 1_000, 0))):
        match = laid(physics=physics)
        go(match, alice(Reach(held(match, "cube"))))
        piece, pose = held(match, "cube"), put(match, "cube", 3).pose
        home = PutBack(piece, 3, 9_000, pose, held=(line,))
        spilt = Spill(piece, 3, 9_000, pose, held=(line,), fallen=(lies(match, "tile"),))
        for hand in (drop(match, "cube", 3, held=(line,)), home, spilt):
            assert refused(match, alice(hand)) == ("HR-55", "not-there")
        # Wood may be set in motion where a piece is laid, but no piece that there is not.
        if physics != "laid" or line[0] == 99:
            assert refused(match, alice(put(match, "cube", 3, held=(line,)))) == ("HR-55", "not-there")


@ruling("HR-55")
def test_files_of_the_first_edition_keep_their_form_and_their_digest():
    match = table(physics="wood")
    assert "edition" not in to_json(match.state) and "held" not in to_json(put_of(match))
    assert digest(match.state) != digest(table(physics="laid").state)


def put_of(match):
    match.state.place[16] = ALICE
    return put(match, "cube", 3)


@ruling("HR-10", "HR-40")
@pytest.mark.parametrize(
    ("lies_in", "reference"),
    [(3, 3), (2, 2), (7, 7), (8, 2), (1, 2), (0, 2)],
)
def test_the_window_follows_the_piece_to_where_it_lies_but_never_back(lies_in, reference):
    for dropped in (False, True):
        match = laid("cone@10 tile@2")
        hand = put(match, "cube", 3)
        there = pose_at(lies_in * SECTOR, 1_000, 0)
        action = drop(match, "cube", 3) if dropped else hand
        go(match, alice(action), rest(match, cube=there))
        assert compartment_of(there) == lies_in and match.state.reference == reference
        assert [event.compartment for event in match.events if isinstance(event, Built)] == [lies_in]


@ruling("HR-49")
def test_a_dropped_piece_that_falls_out_moves_nothing_in_this_edition_either():
    match = laid()
    go(match, alice(drop(match, "cube", 3)), rest(match, "cube"))
    assert match.state.reference == 2


def test_a_computer_player_lays_passes_or_lets_drop():
    pytest.importorskip("mujoco")
    match = laid(alice="cube", bob="cube")
    view = match.view(ALICE)
    action = policy.choose(view, ALICE, random.Random(1))
    assert isinstance(action, Build) and match.refusal(ALICE, action) is None
    # Nothing holds at the ceiling, and nothing lies in the lowest compartments that could be passed on.
    match = laid("cone@8 tile@9", alice="cube", bob="cube", angle=0, reference=5)
    first = policy.choose(match.view(ALICE), ALICE, random.Random(1))
    assert isinstance(first, Reach)
    go(match, alice(first))
    assert isinstance(policy.choose(match.view(ALICE), ALICE, random.Random(1)), Drop)


def test_a_whole_game_of_laid_pieces_is_played_and_read_again():
    match = Match.new(GAME, 2, {"limit": "60"}, seed="laid")
    rng = random.Random(3)
    while match.waiting and match.state.turn < 8:
        seat = match.waiting[0]
        step = match.state.agenda[-1]
        if seat == CHANCE and isinstance(step, AwaitRest):
            match.play(CHANCE, step.by_rule(match.state, rng))
        elif seat == CHANCE:
            match.chance()
        else:
            assert isinstance(step, TakeTurn)
            match.play(seat, step.sample(match.view(seat), seat, rng))
    again = Match.new(GAME, 2, {"limit": "60"}, seed="laid")
    for seat, action in match.ledger:
        again.play(seat, action)
    assert digest(again.state) == digest(match.state) and match.state.edition == 3
    assert match.setup.physics == "rolling"
