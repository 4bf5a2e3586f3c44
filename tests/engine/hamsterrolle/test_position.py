"""Positions of Hamsterrolle that are entered: what cannot be is refused, and what was played can be."""

import random
from dataclasses import replace

import pytest

from hamster_table.engine import CHANCE, Match, position
from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import KINDS, PIECES, SECTOR, kind_of
from hamster_table.engine.hamsterrolle.build_window import lowest_two
from hamster_table.engine.hamsterrolle.events import PositionEntered
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.highlights import TOWER, NothingFell
from hamster_table.engine.hamsterrolle.position_laying import TURNS, Laying
from hamster_table.engine.hamsterrolle.position_rules import LIES, Entered
from hamster_table.engine.highlights import Highlight
from hamster_table.engine.i18n import InputError
from hamster_table.engine.kernel import Refusal, advance
from hamster_table.engine.statistics import record
from tests import laws
from tests.amounts import few_or_many

ENTRY = GAME.position
SIMPLE = {"physics": "simple"}


def whole(values, seats=2, **setup):
    """All values of a position, and its set-up; what is not said is as at the beginning of a game."""
    table = GAME.setup(seats=seats, **{**SIMPLE, **setup})
    fields = ENTRY.fields(table)
    known = {one.key: one for one in fields}
    assert all(known[key].allows(value) for key, value in values.items())
    return table, {**position.usual(fields), **values}


def seen(view, table):
    """The values of a view, those that are fields of that set-up."""
    values = ENTRY.read(view)
    keys = {one.key for one in ENTRY.fields(table)}
    return None if values is None else {key: value for key, value in values.items() if key in keys}


def wheel(*pieces, **more):
    """Values with these pieces in the wheel, as "cube 3" or "plank 4 across pieces", which are not in the supplies."""
    values = {"pieces": len(pieces), "turn": 9, "reference": "3", LIES: ""}
    for n, words in enumerate(pieces, 1):
        kind, compartment, *ways = words.split()
        keys = f"l{n}", f"o{n}", f"w{n}", f"d{n}"
        values |= {f"k{n}": kind, f"c{n}": int(compartment)} | dict(zip(keys, ways, strict=False))
    kinds = [words.split()[0] for words in pieces]
    values |= {f"{n % 2}.{kind}": 1 for n, kind in enumerate(kinds) if kind != "cone"}
    return values | ({} if "cone" in kinds else {"1.cone": 1}) | more


def objections(values, seats=2, **setup):
    """What is said against a position: triples of a field, a reason and a ruling."""
    table, full = whole(values, seats, **setup)
    return {(one.field, one.refusal.reason, one.refusal.ruling) for one in position.problems(ENTRY, table, full)}


def laid(values, seats=2, stop=never, **setup):
    """What is computed for a position without problems."""
    table, full = whole(values, seats, **setup)
    assert not position.problems(ENTRY, table, {**full, LIES: ""})
    return ENTRY.computation.run(table, full, stop, lambda done, of: None)


def entered(values, seats=2, **setup):
    table, full = whole(values, seats, **setup)
    chosen = {**SIMPLE, **setup, "position": position.written(ENTRY.fields(table), full)}
    return Match.new(GAME, seats, chosen, seed="7")


def contents(state):
    """Where how many pieces of each kind are, and how those in the wheel lie; all copies of a kind are alike."""
    return sorted((kind_of(piece), min(state.place[piece], -1) if state.place[piece] == -3 else state.place[piece],
                   state.poses[piece]) for piece in range(PIECES))  # fmt: skip


FULL = wheel("cone 1", "tile 3", "cube 3 flat pieces", "slab 2", "plank 4 up")
WRONG = {
    "a cube too many": ({**FULL, "0.cube": 3}, {}, ("0.cube", "entered-pieces", "HR-4")),
    "no cone": (wheel("tile 3", **{"1.cone": 0}), {}, ("0.cone", "entered-pieces", "HR-4")),
    "two of a kind out of play with three": (
        {"2.tile": 0, "1.tile": 0, "turn": 9}, {"seats": 3}, ("0.tile", "entered-some-pieces", "HR-4")
    ),
    "the fourth set not shared out": ({}, {"seats": 3, "spare": "shared"}, ("0.plank", "entered-in-the-box", "HR-5")),
    "another builder than the first seat's order": (
        {**FULL, "builder": 1}, {"start": "first"}, ("builder", "entered-builder", "HR-1")
    ),
    "after the last turn": ({**FULL, "turn": 61}, {"limit": "60"}, ("turn", "entered-too-late", "HR-47")),
    "more built than turns": ({**FULL, "turn": 3}, {}, ("0.plank", "entered-built", "HR-4")),
    "pieces without a turn": (
        {"turn": 2, "builder": 1, "0.cube": 1, "1.cube": 3}, {}, ("1.plank", "entered-fallen", "HR-29")
    ),
    "built, but nowhere": ({**FULL, "reference": "none"}, {}, ("reference", "entered-no-reference", "HR-7")),
    "built, and nothing there": ({"reference": "3", "turn": 5}, {}, ("reference", "entered-reference", "HR-35")),
    "the game is over": (
        {f"0.{kind}": 0 for kind in KINDS} | {f"1.{kind}": 4 for kind in KINDS[:7]} | {"turn": 50},
        {}, ("0.plank", "entered-over", "HR-42"),
    ),
    "a team has won": (
        {f"{seat}.{kind}": 0 if seat < 2 else 2 for kind in KINDS[:7] for seat in range(4)} | {"turn": 50},
        {"seats": 4, "teams": "neighbours"}, ("0.plank", "entered-over", "HR-45"),
    ),
    "poses that are none": ({LIES: "0:1,2;"}, {}, ("k1", "no-pose", "HR-34")),
    "too few poses": ({LIES: "0:"}, {}, ("pieces", "no-pose", "HR-34")),
    "another compartment": ({"c1": 2}, {}, ("k1", "entered-slides", "HR-13")),
    "another lowest compartment": ({"lowest": "6"}, {}, ("lowest", "entered-lowest", "HR-34")),
    "a wheel that has rolled round the world": (
        {LIES: "99999999:0,0,-1588,10000,0,0,0;"}, {}, ("pieces", "no-angle", "HR-34")
    ),
    "a piece in the rim": ({LIES: "0:0,0,-1700,10000,0,0,0;"}, {}, ("k1", "through-the-rim", "HR-34")),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_is_refused_at_its_field_with_its_ruling(case):
    values, setup, expected = WRONG[case]
    assert expected in objections(values, **setup)


@pytest.mark.parametrize(
    ("values", "setup"),
    [
        ({}, {}),
        (FULL, {}),
        ({**FULL, "turn": 10, "builder": 1}, {"start": "first"}),
        ({f"{n % 3}.{kind}": 2 for n, kind in enumerate(KINDS[:6])}, {"seats": 3, "spare": "shared"}),
        ({**FULL, "0.beam": 0, "turn": 12}, {"quakes": "on"}),
    ],
)
def test_what_can_be_is_accepted(values, setup):
    assert objections(values, **setup) == set()


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
    assert ENTRY.read(state)["c3"] == 3


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
    assert ENTRY.computation.is_ready(table, full) and position.problems(ENTRY, table, full)
    found = ENTRY.computation.run(table, full, never, lambda done, of: None)
    state = ENTRY.state(table, {**full, **found.values})
    advance(state)
    assert [len(state.poses[piece]) for piece in state.in_wheel()] == [7] * 5
    five = whole(wheel(*["cube 3"] * 5))
    assert not ENTRY.computation.is_ready(*five)


def test_a_stop_ends_the_laying():
    """It is asked before each piece, and nothing is laid any more."""
    said = []
    table, full = whole(FULL)
    ENTRY.computation.run(table, full, lambda: len(said) > 2, lambda done, of: said.append((done, of)))
    assert said == [(0, 5), (0, 5), (1, 5)]


def test_a_position_that_was_not_laid_is_not_complete():
    with pytest.raises(InputError, match="not complete"):
        entered(FULL)


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
        assert position.completed(fields, ENTRY.read(again)) == position.completed(fields, full)
        assert GAME.standing(again) == GAME.standing(state)
        turns += 1
    assert turns > 3


def test_an_entered_game_keeps_the_laws_to_its_end():
    values = FULL | {"turn": 52, "builder": 1}
    match, rng = entered(values | laid(values).values, limit="60"), random.Random(3)
    while match.waiting:
        if len(match.ledger) % 7 == 0:
            laws.survives_a_file(match)
            laws.a_view_hides_nothing_more_when_viewed_again(match)
            laws.copies_stand_alone(match)
        seat = rng.choice(match.waiting)
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    for law in (laws.ends_with_a_standing, laws.replays, laws.replays_in_silence, laws.undo_leads_back):
        law(match)
    GAME.highlights(match)
    left = [len(match.state.supply(seat)) for seat in range(2)]
    assert [tally.counts["Pieces left"] for tally in GAME.tallies(match.story, 2)] == left
    for graph in GAME.series(match.story, 2):
        assert all(line.points[0].x == 51 for line in graph.lines)
    assert [sheet.title for sheet in GAME.sheets["setup"](match.view(None), ("Mira", "Jonas"))] == ["Set-up sheet"]


def test_feats_count_only_in_games_that_were_played_from_their_beginning():
    """Half a tower can be entered, and a wheel that is about to fall."""
    feat = Highlight(NothingFell(9, 9), (0,), 0, 9, TOWER, 9)
    game, people = replace(GAME, highlights=lambda match: (feat,)), (("Mira", "Jonas"), ("person", "person"), "2026")
    table, full = whole({})
    begun = Match.new(game, 2, SIMPLE, seed="7")
    middle = Match.new(game, 2, {**SIMPLE, "position": position.written(ENTRY.fields(table), full)}, seed="7")
    assert [one.key for one in record(begun, *people).feats] == [TOWER]
    assert record(middle, *people).feats == ()
