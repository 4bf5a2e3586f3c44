"""A hint at the wheel: what it marks and brings is the very place that was tried and holds, and its words are true."""

import random
from functools import partial

import pytest
from PySide6.QtCore import Qt

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import Build, Drop, Reach, Spill, kind_of
from hamster_table.engine.hamsterrolle.ai.policy import choose
from hamster_table.engine.hamsterrolle.placements import passes
from hamster_table.engine.hamsterrolle.turn import dropped
from hamster_table.features.hints import texts
from hamster_table.features.hints.hamsterrolle import look_spots, spots, where
from hamster_table.features.hints.hinter import HintCard, Hinter
from hamster_table.models import action_words
from hamster_table.views.art import theme
from tests.at_once import AtOnce
from tests.engine.hamsterrolle.language import ALICE, alice, go, held, table
from tests.views.hamsterrolle.at_wheel import laid, press, sit_down, wait_for_question


class Says(AtOnce):
    """Answers what it was told to."""

    def __init__(self, action):
        super().__init__(GAME)
        self.action = action

    def choose(self, *_):
        return self.action


def hinted(page, action):
    """The page once both steps of a hint are said."""
    page.hinter = Hinter(page, partial(Says, action))
    page.hinter.show()
    page.hinter.show()
    return page.findChild(HintCard).accessibleName()


def advised(match):
    """A place that holds, as a computer player finds it; not the one that a search would bring first."""
    seat = match.waiting[0]
    return choose(match.view(seat), seat, random.Random(3))


def test_the_place_of_a_hint_is_marked_and_the_piece_is_brought_to_it_and_laid_there(open_new, qtbot):
    theme.set_pace(0)
    page = open_new({"clock": "off"}, seconds=0)
    wait_for_question(page)
    table, build = page.table, advised(page.session.match)
    assert isinstance(build, Build) and build.held
    said = hinted(page, build)
    assert "build a piece (" in said
    slot, place = page.hinter.mark.areas
    assert slot == table.board_scene.spots["slot", kind_of(build.piece)].area
    wheel = table.scenery.compartment_area(build.compartment)
    assert wheel.adjusted(-30, -30, 30, 30).contains(place) and place.width() < wheel.width()
    table.commands.take_kind(kind_of(build.piece))
    table.commands.carry_to(build.compartment)
    assert table.carrying.hand().pose == pytest.approx(build.pose, abs=3)
    qtbot.waitUntil(lambda: table.landing.trial is not None)
    assert table.landing.trial.refusal is None
    seen = table.scenery.wheel.area_of(table.carrying.piece)
    assert abs(seen.center().x() - place.center().x()) < 6 and abs(seen.center().y() - place.center().y()) < 6
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.session.match.ledger) > 1)
    assert page.session.match.ledger[0][1].pose == pytest.approx(build.pose, abs=20)


def test_what_holds_in_another_wheel_is_not_remembered(qtbot):
    table = sit_down(qtbot, laid(3))
    state = table.seen
    hand = next(one for one in state.agenda[-1].actions(state, state.builder) if isinstance(one, Build))
    table.help.advise(hand)
    assert table.carrying.finder.places(hand.piece, hand.compartment)[0].pose == hand.pose
    later = laid(4)
    table.show_view(later, ["Mira", "Jonas"], later.builder, later.builder)
    assert hand.pose not in {one.pose for one in table.carrying.finder.places(hand.piece, hand.compartment)}


def test_a_pass_marks_the_piece_in_the_wheel_and_where_it_comes_to_lie(qtbot):
    table = sit_down(qtbot, laid(6))
    hand = next(passes(table.seen, table.seen.builder))
    wood, place = spots(table.seen, table.seen.builder, hand)
    assert wood == ("wood", hand.piece) and place == ("place", kind_of(hand.piece), *hand.pose)
    assert all(not table.help.area_of(spot).isEmpty() for spot in (wood, place))
    held = (hand.pose[0], hand.pose[1] + 20, *hand.pose[2:])
    after = type(hand)(hand.piece, hand.compartment, hand.angle, hand.pose, held=((hand.piece, *held),))
    assert spots(table.seen, table.seen.builder, after)[1] == ("place", kind_of(hand.piece), *held)


def test_a_drop_of_a_piece_of_the_wheel_is_looked_for_in_the_wheel():
    state = laid(6)
    seat, onward = state.builder, next(passes(state, state.builder))
    for action in Reach(onward.piece), dropped(onward):
        assert ("wood", onward.piece) in look_spots(state, seat, action)
        assert spots(state, seat, action)[0] == ("wood", onward.piece)
        state.attempt = onward.piece
    own = Reach(state.stock(seat)[0])
    assert {kind for kind, *_ in look_spots(state, seat, own)} == {"slot"}


@pytest.mark.parametrize("attempt", [False, True])
def test_where_nothing_holds_that_is_said_and_that_a_piece_is_let_drop(attempt):
    state = laid(5, physics="reckoned")
    seat = state.builder
    if attempt:
        state.attempt = state.stock(seat)[0]
    actions = state.agenda[-1].actions(state, seat)
    action = next(one for one in actions if isinstance(one, Drop if attempt else Reach))
    assert "Nothing was found that holds" in texts.where(GAME, state, seat, action)
    said = texts.advice(GAME, state, action, ["Mira", "Jonas"], "Sharp")
    if attempt:
        assert "let a piece drop (" in said and "compartment" in said
        return
    assert "reach into the wheel" in said
    assert "may then be let drop" in action_words.why(GAME, state, seat, action, ["Mira", "Jonas"])


def test_a_hint_tells_what_to_let_drop_where_nothing_holds():
    """The adviser begins its attempt only to let a piece drop; in the first edition to lay it in time."""
    pytest.importorskip("mujoco")
    wheel = {"alice": "cube slab", "bob": "beam", "reference": 5, "physics": "rolling", "clock": "off"}
    match = table("cone@8 tile@9", **wheel)
    for kind in Reach, Drop:
        action = choose(match.view(ALICE), ALICE, random.Random(1))
        assert isinstance(action, kind) and GAME.words.phrases[kind]
        assert "Nothing was found that holds" in where(match.view(ALICE), ALICE, action)
        go(match, alice(action))
    before = table("cone@8 tile@9", **{**wheel, "physics": "simple"})
    assert "finds a place" in where(before.view(ALICE), ALICE, Reach(held(before, "cube")))


def test_a_spill_is_looked_for_where_a_pass_is():
    """So that the place alone does not tell which."""
    state = laid(6)
    onward = next(passes(state, state.builder))
    spill = Spill(onward.piece, onward.compartment, onward.angle, onward.pose)
    assert where(state, state.builder, spill) == where(state, state.builder, onward) != ""
