"""What spoke for a choice: a sentence whose numbers are those of the view."""

import random
import string

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle.actions import Build, Face, Pass
from hamster_table.engine.hamsterrolle.ai.reasons import CALM
from hamster_table.engine.hamsterrolle.ai.stability_estimate import estimated_risk
from hamster_table.engine.players import player
from tests.laws import GAMES


def choices(id, seats, setup, most):
    game = GAMES[id]
    match, rng = Match.new(game, seats, setup, seed="why"), random.Random(2)
    hero = player("whim", game)
    while match.waiting and most:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        view = match.view(seat)
        action = hero.choose(game, view, seat, rng)
        yield game, view, seat, action
        match.play(seat, action)
        most -= 1


@pytest.mark.parametrize(
    ("id", "most", "kinds"), [("run-hamster-run", 200, 6), ("hamsterdam", 150, 4), ("hamsterrolle", 4, 1)]
)
def test_every_sentence_has_its_facts(id, most, kinds):
    found = set()
    for game, view, seat, action in choices(id, 2, GAMES[id].setup.quick, most):
        why = game.why(view, seat, action)
        if why is not None:
            blanks = {name for _, name, _, _ in string.Formatter().parse(why.says) if name}
            assert blanks <= set(why.facts), why
            assert all(0 <= why.facts[key] < view.seats for key in blanks if key.endswith("seat"))
            found.add(why.says)
    assert len(found) >= kinds


def test_a_hand_names_other_places_and_pieces():
    for game, view, seat, action in choices("hamsterrolle", 2, GAMES["hamsterrolle"].setup.quick, 3):
        others = game.weigh(view, seat, action, random.Random(1))
        if others:
            assert action not in [other for other, _ in others]
            assert [worth for _, worth in others] == sorted((worth for _, worth in others), reverse=True)
            return
    raise AssertionError("no hand was compared")


def test_of_a_place_it_is_told_how_much_slips_unless_that_is_hardly_anything():
    told = set()
    for game, view, seat, action in choices("hamsterrolle", 2, GAMES["hamsterrolle"].setup.quick, 12):
        if isinstance(action, Build | Pass):
            why, slips = game.why(view, seat, action), estimated_risk(view, action)
            assert ("hardly" in why.says) is (slips < CALM) is ("slips" not in why.facts)
            told.add(why.says)
    assert {"hardly" in says for says in told} == {True, False}


def test_what_is_no_hand_has_no_place_that_speaks_for_it():
    match = Match.new(GAMES["hamsterrolle"], 2, {"side": "chosen", "start": "first", "physics": "simple"}, seed="1")
    view = match.view(0)
    assert match.refusal(0, Face("left")) is None and match.game.why(view, 0, Face("left")) is None
    assert match.game.weigh(view, 0, Face("left"), random.Random(1)) == ()
