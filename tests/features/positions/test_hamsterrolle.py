"""Pieces that are entered are laid into the wheel, and what was played of Hamsterrolle can be entered."""

import inspect
import random
import re
import sys

import pytest

from hamster_table.engine import CHANCE, Match, position
from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import KINDS, PIECES, SECTOR, kind_of
from hamster_table.engine.hamsterrolle.build_window import lowest_two
from hamster_table.engine.hamsterrolle.events import PositionEntered
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.position import ANEW, ENTRY, PLACES_ACROSS, PLACES_ALONG
from hamster_table.engine.hamsterrolle.position_rules import LIES, Entered
from hamster_table.engine.kernel import Refusal, advance
from hamster_table.features.positions.hamsterrolle import GIVEN, laying, read
from hamster_table.features.positions.hamsterrolle.laying import ALONG, DEPTH, TURNS, Laying
from tests import laws
from tests.amounts import few_or_many
from tests.engine.hamsterrolle.test_position import FULL, SIMPLE, entered, wheel, whole
from tests.engine.hamsterrolle.test_without_wood import no_wood

__all__ = ["no_wood"]


def seen(view, table):
    """The values of a view, those that are fields of that set-up."""
    values = read(view)
    keys = {one.key for one in ENTRY.fields(table)}
    return None if values is None else {key: value for key, value in values.items() if key in keys}


def test_each_sentence_of_the_laying_is_said_and_no_other():
    source = inspect.getsource(laying)
    said = set(re.findall(r'Refusal\("HR-\d+", "([a-z-]+)"', source))
    assert said - GAME.refusals.keys() == {*GIVEN.computation.refusals}


def laid(values, seats=2, stop=never, **setup):
    """What is computed for a position without problems."""
    table, full = whole(values, seats, **setup)
    assert not position.problems(ENTRY, table, {**full, LIES: ""})
    return GIVEN.computation.run(table, full, stop, lambda done, of: None)


def contents(state):
    """Where how many pieces of each kind are, and how those in the wheel lie; all copies of a kind are alike."""
    return sorted((kind_of(piece), min(state.place[piece], -1) if state.place[piece] == -3 else state.place[piece],
                   state.poses[piece]) for piece in range(PIECES))  # fmt: skip


LAID_WRONG = {
    "no room": (
        ["cone 1", *(f"{kind} 3 upright" for kind in KINDS[:7])], {}, "entered-no-room", "HR-38"
    ),
    "no room, however far it is moved within its compartment": (
        ["cone 1", *(f"{kind} 3 upright wheel front" for kind in KINDS[:7])], {}, "entered-no-room", "HR-38"
    ),
    "another lowest": (["cone 1", "slab 3"], {"lowest": "8"}, "entered-lowest", "HR-34"),
}  # fmt: skip


@pytest.mark.parametrize("case", LAID_WRONG)
def test_what_cannot_be_laid_is_refused(case):
    pieces, more, reason, ruling = LAID_WRONG[case]
    (found,) = laid(wheel(*pieces, **more)).problems
    assert (found.refusal.reason, found.refusal.ruling) == (reason, ruling)


def test_pieces_lie_where_and_how_they_were_entered():
    found = laid(FULL)
    match = entered({**FULL, **found.values})
    state = match.state
    assert state.lowest == lowest_two(state.angle) and state.turn == 9 and state.builder == 0
    assert [len(state.supply(seat)) for seat in range(2)] == [12, 12]
    assert match.events[0] == PositionEntered(9, (12, 12), state.angle, 5)
    assert read(state)["c3"] == 3


def test_pieces_can_be_laid_in_all_ways_that_can_be_entered():
    assert (*TURNS,) == ANEW and {*ALONG} == {*PLACES_ALONG} and {*DEPTH} == {*PLACES_ACROSS}


@pytest.mark.parametrize("how", TURNS)
def test_every_way_to_lie_can_be_laid_across_and_along(how):
    for side, depth in (("left", "near"), ("right", "near")):
        found = laid(wheel("cone 1", f"beam 3 {how} wheel middle {depth}", side=side), side="chosen")
        ((_, y, *_),) = position_of(found, 2)
        assert y >= 0 if side == "left" else y <= 0


def position_of(found, number):
    """The pose of that piece."""
    assert not found.problems
    pose = found.values[LIES].partition(":")[2].split(";")[number - 1]
    return [tuple(map(int, pose.split(",")))]


def test_a_wheel_can_be_looked_at_before_the_supplies_are_right():
    table, full = whole({**FULL, "0.cube": 4, "1.cube": 4})
    assert GIVEN.computation.is_ready(table, full) and position.problems(ENTRY, table, full)
    found = GIVEN.computation.run(table, full, never, lambda done, of: None)
    state = ENTRY.state(table, {**full, **found.values})
    advance(state)
    assert [len(state.poses[piece]) for piece in state.in_wheel()] == [7] * 5
    five = whole(wheel(*["cube 3"] * 5))
    assert not GIVEN.computation.is_ready(*five)


def test_a_stop_ends_the_laying():
    """It is asked before each piece, and nothing is laid any more."""
    said = []
    table, full = whole(FULL)
    GIVEN.computation.run(table, full, lambda: len(said) > 2, lambda done, of: said.append((done, of)))
    assert said == [(0, 5), (0, 5), (1, 5)]


def test_a_piece_stays_as_it_lies_while_others_are_entered():
    found = laid(FULL)
    kept = {f"l{n}": "kept" for n in range(1, 6)}
    more = FULL | found.values | kept | {"pieces": 6, "k6": "roof", "c6": 12, "1.roof": 1}
    again = laid(more)
    assert not again.problems
    assert [position_of(again, n) for n in range(1, 6)] == [position_of(found, n) for n in range(1, 6)]


# Physics


def test_what_does_not_hold_is_refused_as_when_it_is_built():
    pytest.importorskip("mujoco")
    (found,) = laid(wheel("cone 1", "plank 7"), physics="laid").problems
    assert found.refusal.ruling == "HR-52" and found.field in ("k1", "k2")


def test_a_wheel_of_which_nobody_has_waited_for_the_rest_is_no_position():
    pytest.importorskip("mujoco")
    found = laid(wheel("cone 1", "tile 3"), stop=lambda: True, physics="laid")
    assert [one.refusal.reason for one in found.problems] == ["entered-restless"] and found.values == {}


def test_what_slides_into_another_compartment_is_said_with_that_one():
    """The cone lies at the bottom and a cube floats at the top: nothing balances that."""
    pytest.importorskip("mujoco")
    poses = "0:0,0,-1594,10000,0,0,0;" + ",".join(map(str, pose_at(6 * SECTOR, 1_300, 0)))
    (found,) = laid(wheel("cone 1 kept", "cube 7 kept", **{LIES: poses}), physics="laid").problems
    assert found.field == "k1"
    assert found.refusal == Refusal("HR-34", "entered-slides", number=1, name="cone", compartment=7)


def test_a_wheel_in_which_numbers_go_astray_does_not_come_to_rest():
    pytest.importorskip("mujoco")
    table, full = whole(wheel("cone 1", "tile 3"), physics="laid")
    laying = Laying(Entered(table, full), never, lambda done, of: None)
    assert laying.lay_all(0) is None and laying.let_go(0) is not None
    tile = next(piece for piece, line in laying.lines.items() if line.name == "tile")
    laying.state.poses[tile] = (10**15, *laying.state.poses[tile][1:])
    assert laying.let_go(0) is None


def test_what_holds_lies_at_rest_and_the_game_goes_on():
    pytest.importorskip("mujoco")
    values = wheel("cone 1", "tile 3", "cube 3 flat pieces", reference="3")
    found = laid(values, physics="laid")
    assert not found.problems
    match = entered({**values, **found.values}, physics="laid")
    offered = (
        match.legal_actions(0) if hasattr(match, "legal_actions") else match.state.agenda[-1].actions(match.state, 0)
    )
    assert offered
    laws.survives_a_file(match)


def test_without_physics_a_position_is_laid_by_geometry(no_wood):
    found = laid(wheel("cone 1", "tile 2", "cube 3"), physics="laid")
    assert not found.problems and found.values[LIES].count(";") == 3
    assert "mujoco" not in sys.modules


# What was played


def moments(seats, setup, seed, entries):
    """A game at random, before each of so many entries."""
    match, rng = Match.new(GAME, seats, setup, seed=seed), random.Random(seed)
    while match.waiting and len(match.ledger) < entries:
        yield match
        if match.waiting == (CHANCE,):
            match.chance()
        else:
            (seat,) = match.waiting
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


@pytest.mark.parametrize(
    ("seats", "setup"),
    [(2, {}), (3, {"spare": "shared", "side": "chosen", "quakes": "on"}), (4, {"teams": "across"})],
)
@pytest.mark.parametrize("entries", few_or_many(16, 400))
def test_what_was_played_is_accepted_and_is_the_same_again(seats, setup, entries):
    turns = 0
    for match in moments(seats, {**SIMPLE, "limit": "120", **setup}, "played", entries):
        values = seen(match.view(None), match.setup)
        if values is None:
            continue
        fields, table = ENTRY.fields(match.setup), match.setup
        full = {**position.usual(fields), **values}
        assert position.problems(ENTRY, table, full) == []
        again, state = entered(full, seats, limit="120", **setup).state, match.state
        assert contents(again) == contents(state)
        for part in ("turn", "builder", "reference", "angle", "lowest", "side", "attempt", "agenda"):
            assert getattr(again, part) == getattr(state, part), part
        assert position.completed(fields, read(again)) == position.completed(fields, full)
        assert GAME.standing(again) == GAME.standing(state)
        turns += 1
    assert turns > 3
