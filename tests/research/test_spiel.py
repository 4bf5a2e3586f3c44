"""The states in the way of OpenSpiel: the engine's own games, and nothing told that a seat may not know."""

import random
import runpy
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.storage.save_file import SaveError
from hamster_table.research.columns import LAYOUTS
from hamster_table.research.offers import offers
from hamster_table.research.spiel import TERMINAL_PLAYER, load_game

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "spiel_playout.py"
TURNS = {"hamsterdam": 10_000, "hamsterrolle": 5, "run-hamster-run": 10_000}
"""So many entries are played; a whole game at the wheel would take too long."""


@pytest.fixture(params=[*LAYOUTS])
def game(request):
    return load_game(request.param, 3, games()[request.param].setup.quick)


def playout(game, turns, seed="1"):
    """The states of a random game."""
    state, luck = game.new_initial_state(seed), random.Random(seed)
    while not state.is_terminal() and len(state.history()) < turns:
        yield state
        state.apply_action(state.sample() if state.is_chance_node() else luck.choice(state.legal_actions()))
    yield state


def test_a_random_playout_is_the_game_that_the_engine_plays_with_the_same_luck(game):
    *_, last = playout(game, TURNS[game.short_name()])
    match, luck = Match.new(game.short_name(), 3, games()[game.short_name()].setup.quick, "1"), random.Random("1")
    while match.waiting and len(match.ledger) < TURNS[game.short_name()]:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, luck.choice(game.encoding.offered(offers(match.view(seat), seat))))
    assert list(last.history()) == match.ledger and last.match.digest == match.digest
    winners = match.standing.winners
    assert last.returns() == [(seat in winners) / (len(winners) or 1) for seat in range(3)]
    if last.is_terminal():
        assert last.current_player() == TERMINAL_PLAYER and last.legal_actions() == []


def test_chance_is_listed_with_its_probabilities_or_is_the_one_outcome_that_the_seed_draws(game):
    sampled = listed = 0
    for state in playout(game, 40 if game.short_name() != "hamsterrolle" else 8):
        if not state.is_chance_node():
            with pytest.raises(ValueError, match="not chance's turn"):
                state.chance_outcomes()
            assert state.legal_actions(1) == ([] if state.current_player() != 1 else state.legal_actions())
            continue
        outcomes = state.chance_outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert [n for n, _ in outcomes] == state.legal_actions()
        sampled += outcomes == [(0, 1.0)]
        listed += len(outcomes) > 1
        children = {str(state.child(n)) for n, _ in outcomes}
        assert len(children) > 1 or len(outcomes) == 1
        with pytest.raises(ValueError, match="has no action"):
            state.apply_action(len(outcomes))
    assert listed and (sampled or game.short_name() == "run-hamster-run")


def test_dice_are_as_likely_as_they_are():
    nodes = (state for state in playout(load_game("hamsterdam"), 200) if state.is_chance_node())
    dice = next(outcomes for state in nodes if len(outcomes := state.chance_outcomes()) > 1)
    assert {share for _, share in dice} <= {1 / 36, 2 / 36} and len(dice) in (21, 36)


def test_what_a_seat_may_not_know_is_in_none_of_its_strings(game):
    """Two states that differ in what another seat has chosen or was dealt in secret."""
    apart = 0
    for state in playout(game, 60 if game.short_name() != "hamsterrolle" else 0):
        chooser, legal = state.current_player(), state.legal_actions()
        if len(state.match.waiting) < 2 or len(legal) < 2:
            continue
        one, other = state.child(legal[0]), state.child(legal[-1])
        # Only while it is sealed: the last choice brings all of them to light.
        if not one.match.state.sealed or not other.match.state.sealed:
            continue
        for seat in range(3):
            is_equal = seat != chooser
            assert (one.information_state_string(seat) == other.information_state_string(seat)) == is_equal
            assert (one.observation_tensor(seat) == other.observation_tensor(seat)) >= is_equal
            assert (one.observation_string(seat) == other.observation_string(seat)) >= is_equal
        apart += 1
    assert apart or game.short_name() == "hamsterrolle"


def test_a_clone_goes_its_own_way(game):
    *_, state = playout(game, 6)
    before, clone = state.serialize(), state.clone()
    assert clone.serialize() == before
    clone.apply_action(clone.legal_actions()[-1])
    assert state.serialize() == before != clone.serialize()
    clone.match.undo()
    clone.match.undo()
    assert state.serialize() == before and len(clone.history()) == len(state.history()) - 1


def test_a_state_is_written_and_read(game):
    *_, state = playout(game, 6)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    other = load_game("hamsterdam" if game.short_name() != "hamsterdam" else "run-hamster-run")
    for wrong in (state.serialize(), "tea"):
        with pytest.raises(SaveError):
            other.deserialize_state(wrong)


def test_the_example_of_the_documents_runs_and_is_short(capsys):
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 17
    runpy.run_path(str(EXAMPLE))
    said = capsys.readouterr().out
    assert len(said.split(",")) == 3 and said.startswith("[")
    assert "spiel_playout.py" in (EXAMPLE.parents[1] / "computer_players.md").read_text("utf-8")
