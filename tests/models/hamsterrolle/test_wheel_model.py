"""The wheel as a tree: right at every moment of a match, and never reset."""

import random

import pytest
from PySide6.QtCore import Qt

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, THE_CONE
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.models.hamsterrolle.wheel_model import (
    ANGLE_ROLE,
    EDGE_ROLE,
    KIND_ROLE,
    OPEN_ROLE,
    PIECE_ROLE,
    WheelModel,
)


def at_random(entries, seed="3"):
    match = Match.new(GAME, 3, {"physics": "simple"}, seed)
    rng = random.Random(seed)
    for _ in range(entries):
        yield match
        if not match.waiting:
            return
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


@pytest.fixture
def model():
    made = WheelModel()
    made.set_view(Match.new(GAME, 2, {"start": "first"}, "1").state)
    return made


def children(model, here):
    parent = model.index(here, 0)
    return [model.index(row, 0, parent) for row in range(model.rowCount(parent))]


def test_it_is_a_good_model_through_a_match(qtmodeltester):
    model = WheelModel()
    qtmodeltester.check(model)
    for match in at_random(60):
        model.set_view(match.state)
        state = match.state
        told = {}
        for here in range(COMPARTMENTS):
            for index in children(model, here):
                told[model.data(index, PIECE_ROLE)] = here
        assert told == {piece: compartment_of(state.poses[piece]) for piece in state.in_wheel()}


def test_it_is_never_reset(qtbot):
    model = WheelModel()
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    for match in at_random(40):
        model.set_view(match.state)
    assert not resets


def test_the_cone_lies_in_the_lowest_compartment_at_the_start(model):
    (cone,) = children(model, 0)
    assert model.data(cone, PIECE_ROLE) == THE_CONE and model.data(cone, KIND_ROLE) == 7
    assert model.data(cone, ANGLE_ROLE) == 0
    assert model.data(cone) == "cone, 0 degrees from the lowest point"


def test_compartments_say_whether_they_are_open(model):
    state = Match.new(GAME, 2, {"start": "first"}, "1").state
    found = [here for here in range(COMPARTMENTS) if model.data(model.index(here, 0), OPEN_ROLE)]
    assert found == list(window(state)) == [2]
    assert model.data(model.index(2, 0)) == "Compartment 3, open: empty"
    assert model.data(model.index(0, 0)) == "Compartment 1: cone"


def test_a_piece_that_has_moved_within_its_compartment_is_told_to_have_changed(model, qtbot):
    (cone,) = children(model, 0)
    angle, edge = model.data(cone, ANGLE_ROLE), model.data(cone, EDGE_ROLE)
    moved = model._view.copy()
    moved.poses[THE_CONE] = pose_at(700, 1658, 0)
    changed = []
    model.dataChanged.connect(lambda first, last: changed.append((first, last)))
    model.set_view(moved)
    of_pieces = [(first, last) for first, last in changed if first.parent().isValid()]
    assert [(first.parent().row(), first.row(), last.row()) for first, last in of_pieces] == [(0, 0, 0)]
    assert model.data(cone, ANGLE_ROLE) == angle + 700
    assert model.data(cone, EDGE_ROLE) == pytest.approx(edge + 700, abs=2)


def test_an_edge_is_that_of_the_foremost_piece(model):
    assert model.data(model.index(0, 0), EDGE_ROLE) == model.data(children(model, 0)[0], EDGE_ROLE) > 0
    assert model.data(model.index(5, 0), EDGE_ROLE) is None


def test_a_piece_belongs_to_its_compartment(model):
    (cone,) = children(model, 0)
    assert model.parent(cone) == model.index(0, 0) and not model.parent(model.index(0, 0)).isValid()
    assert model.headerData(0, Qt.Orientation.Horizontal) == "The wheel"
