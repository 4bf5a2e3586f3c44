"""The board of Hamsterrolle as a tree: right at every moment of a match."""

import random
from itertools import islice

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, SECTOR, WHEEL, kind_of
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.models.hamsterrolle.board import Hand, board
from hamster_table.models.hamsterrolle.sentences import STEADY, computer_hand
from hamster_table.models.items.board_model import KEY_ROLE, BoardModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NAMES = ("Mira", "Jonas", "Edda", "Pip")
TILE, SLAB = 4, 8


def board_of(state, piece=None, owner=0):
    return board(state, NAMES[: state.seats], Hand(owner, piece, STEADY, ["person", "steady", "sharp", "whim"]))


def every(items):
    for item in items:
        yield item
        yield from every(item.children)


def by_key(items):
    return {item.key: item for item in every(items)}


def at_random(seats, seed):
    match, whim = Match.new(GAME, seats, GAME.setup.quick, seed=seed), random.Random(seed)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        yield match


def two_pieces():
    state = Match.new(GAME, 2, seed="1").state
    for piece, ahead in ((SLAB, -500), (TILE, 500)):
        state.place[piece], state.poses[piece] = WHEEL, pose_at(3 * SECTOR + ahead, 1700, 0)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_follows_a_match_played_at_random(qapp, seats):
    model, resets = BoardModel(), []
    QAbstractItemModelTester(model, FATAL)
    model.modelReset.connect(lambda: resets.append(model))
    for match in islice(at_random(seats, "7"), 0, 90, 3):
        model.set_board(board_of(match.state))
        where = {item.key[1]: above for above, item in model.of_kind("wood")}
        poses = {piece: match.state.poses[piece] for piece in match.state.in_wheel()}
        assert where == {piece: ("compartment", compartment_of(pose)) for piece, pose in poses.items()}
        assert all(item.shown.pose == poses[item.key[1]] for _, item in model.of_kind("wood"))
    assert poses and not resets


def test_every_key_is_there_once_and_everything_has_a_sentence():
    for match in islice(at_random(3, "3"), 0, 60, 7):
        items = list(every(board_of(match.state, owner=1)))
        assert len({item.key for item in items}) == len(items)
        assert all(item.sentence and "{" not in item.sentence for item in items)
        assert len([item for item in items if item.key[0] == "compartment"]) == COMPARTMENTS


def test_pieces_of_a_compartment_stand_from_the_hindmost_to_the_foremost():
    state, model = two_pieces(), BoardModel()
    model.set_board(board_of(state))
    assert [item.key for item in model.item(("compartment", 3)).children] == [("wood", SLAB), ("wood", TILE)]
    assert "slab" in model.sentence(("compartment", 3)) and "tile" in model.sentence(("compartment", 3))
    state.poses[TILE], state.poses[SLAB] = state.poses[SLAB], state.poses[TILE]
    model.set_board(board_of(state))
    assert [item.key for item in model.item(("compartment", 3)).children] == [("wood", TILE), ("wood", SLAB)]


def test_a_piece_that_slides_into_another_compartment_is_moved():
    state, model, moved = two_pieces(), BoardModel(), []
    model.set_board(board_of(state))
    model.rowsMoved.connect(lambda parent, first, last, goal, row: moved.append(goal.data(KEY_ROLE)))
    state.poses[TILE] = pose_at(2 * SECTOR, 1700, 0)
    model.set_board(board_of(state))
    assert moved == [("compartment", 2)]
    state.place[TILE], state.poses[TILE] = 0, None
    model.set_board(board_of(state))
    assert model.item(("wood", TILE)) is None


def test_tray_and_panels_show_what_is_in_the_hand_and_who_sits_there():
    state = Match.new(GAME, 2, seed="1").state
    piece = state.supply(0)[0]
    items = by_key(board_of(state, piece))
    assert items["tray",].shown.in_hand == kind_of(piece) and items["tray",].shown.name == "Mira"
    assert by_key(board_of(state))["tray",].shown.in_hand == -1
    assert "hand" in items["seat", 1].shown.details[0] and items["seat", 0].shown.details == ()
    assert items["seat", 1].sentence.startswith("Jonas, ")
    assert items["hand-mode",].sentence.startswith("Steady hand")


def test_a_better_hand_is_calmer():
    assert [computer_hand(kind) for kind in ("whim", "steady", "sharp", "master")] == [
        "a wobbly hand", "a calm hand", "a very calm hand", "exact hand",
    ]  # fmt: skip
    assert computer_hand("person") == computer_hand("random") == ""


def test_partners_are_named_on_their_panels():
    state = Match.new(GAME, 4, {"teams": "across"}, seed="1").state
    items = by_key(board_of(state))
    assert [items["seat", seat].shown.team for seat in range(4)] == [(0, 2), (1, 3)] * 2
    assert items["seat", 1].shown.details[0] == "with Pip" and "with Pip, " in items["seat", 1].sentence
    alone = by_key(board_of(Match.new(GAME, 4, seed="1").state))
    assert alone["seat", 1].shown.team == () and "with" not in alone["seat", 1].sentence
