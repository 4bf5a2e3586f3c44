"""Positions of Hamsterrolle that are entered: what cannot be is refused, and what was played can be."""

import random
from dataclasses import replace

import pytest

from hamster_table.engine import CHANCE, Match, position
from hamster_table.engine.game_records import Record, record
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import KINDS
from hamster_table.engine.hamsterrolle.highlights import TOWER, NothingFell
from hamster_table.engine.hamsterrolle.position import ENTRY
from hamster_table.engine.hamsterrolle.position_rules import LIES
from hamster_table.engine.highlights import Highlight
from hamster_table.engine.i18n import InputError
from tests import laws

SIMPLE = {"physics": "simple"}


def whole(values, seats=2, **setup):
    """All values of a position, and its set-up; what is not said is as at the beginning of a game."""
    table = GAME.setup(seats=seats, **{**SIMPLE, **setup})
    fields = ENTRY.fields(table)
    known = {one.key: one for one in fields}
    assert all(known[key].allows(value) for key, value in values.items())
    return table, {**position.usual(fields), **values}


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


def entered(values, seats=2, **setup):
    table, full = whole(values, seats, **setup)
    chosen = {**SIMPLE, **setup, "position": position.written(ENTRY.fields(table), full)}
    return Match.new(GAME, seats, chosen, seed="7")


FULL = wheel("cone 1", "tile 3", "cube 3 flat pieces", "slab 2", "plank 4 up")
AT_REST = (
    "4705:"
    "0,0,-1664,10000,0,0,0;"
    "1480,0,-855,8660,0,-5000,0;"
    "1255,0,-725,8660,0,-5000,0;"
    "847,0,-1468,9659,0,-2588,0;"
    "1113,0,0,3827,0,-9239,0;"
)
"""How the wheel comes to rest with these."""
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


def test_a_position_that_was_not_laid_is_not_complete():
    with pytest.raises(InputError, match="not complete"):
        entered(FULL)


def test_an_entered_game_keeps_the_laws_to_its_end():
    match, rng = entered(FULL | {"turn": 52, "builder": 1, LIES: AT_REST}, limit="60"), random.Random(3)
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
    assert match.events[0].turn == 52
    left = [len(match.state.supply(seat)) for seat in range(2)]
    assert [tally.counts["Pieces left"] for tally in GAME.tallies(match.story, 2)] == left


def test_feats_count_only_in_games_that_were_played_from_their_beginning():
    """Half a tower can be entered, and a wheel that is about to fall."""
    feat = Highlight(NothingFell(9, 9), (0,), 0, 9, TOWER, 9)
    game, people = replace(GAME, highlights=lambda match: (feat,)), (("Mira", "Jonas"), ("person", "person"), "2026")
    table, full = whole({})
    begun = Match.new(game, 2, SIMPLE, seed="7")
    middle = Match.new(game, 2, {**SIMPLE, "position": position.written(ENTRY.fields(table), full)}, seed="7")
    assert [one.key for one in record(begun, *people).feats] == [TOWER]
    of_entered, of_begun = record(middle, *people), record(begun, *people)
    assert of_entered.feats == () and of_entered.is_entered and not of_begun.is_entered
    assert Record.from_json(of_entered.to_json()) == of_entered and "is_entered" not in of_begun.to_json()
