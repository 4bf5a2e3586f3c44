"""The analysis of a match: the law of luck, what is deterministic, stopping, and the JSON form."""

import json
from itertools import pairwise
from random import Random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.kernel import after
from hamster_table.features.analysis import analysis
from hamster_table.features.analysis.analysis import NOBODY, SURE, Analysis, analyse, point_places, uses_at
from hamster_table.features.analysis.rollouts import Estimator
from tests.amounts import some_of
from tests.engine.analysis.over import draws, over
from tests.laws import GAMES

WITH_CHANCE = [id for id, game in GAMES.items() if any(step.stream or step.is_certain for step in game.steps)]
THREE = ["hamsterdam", "run-hamster-run", "hamsterrolle"]


@pytest.mark.parametrize(
    "id, number", some_of([(id, n) for id in WITH_CHANCE for n in (0, 5, -4)], lambda case: case[1] == -4)
)
def test_over_all_outcomes_of_a_draw_luck_sums_to_zero(id, number):
    match = over(id)
    at = draws(match)[number % len(draws(match))]
    state, uses = match.state_at(at), uses_at(match, at + 1)
    step, estimator = state.agenda[-1], Estimator(match.game, "x", 2)
    if step.is_sampled or step.is_certain:
        return
    listed = step.actions(state, CHANCE)
    total = [0.0] * match.setup.seats
    for came in listed:
        value = estimator.sample(after(state, CHANCE, came), uses)
        before = analysis.before_draw(estimator, state, uses, came, value, "")
        gains = zip(analysis.mean(value), analysis.mean(before), strict=True)
        total = [sum_ + (one - other) / len(listed) for sum_, (one, other) in zip(total, gains, strict=True)]
    assert total == pytest.approx([0.0] * match.setup.seats)


def test_where_outcomes_are_drawn_luck_sums_to_zero_over_those():
    match = over("hamsterdam")
    at = next(at for at in draws(match) if match.state_at(at).agenda[-1].is_sampled)
    state, uses, estimator = match.state_at(at), uses_at(match, at + 1), Estimator(match.game, "x", 1)
    weights = analysis.outcomes(state, match.ledger[at][1], Random(f"{estimator.seed}/d"))
    values = {one: estimator.sample(after(state, CHANCE, one), uses) for one in weights}
    came = match.ledger[at][1]
    before = analysis.mean(analysis.before_draw(estimator, state, uses, came, values[came], "d"))
    luck = sum(weight * (analysis.mean(values[one])[0] - before[0]) for one, weight in weights.items())
    assert luck == pytest.approx(0)


@pytest.mark.parametrize("id", THREE)
def test_a_match_is_analysed_from_its_beginning_to_its_end(id):
    match = over(id)
    told = []
    found = analyse(match, 1, report=lambda done, of: told.append((done, of)))
    assert found is not None
    assert [point.at for point in found.points] == point_places(match)
    assert found.points[0].seat == NOBODY and found.points[-1].at == len(match.ledger)
    assert {seat for seat, one in enumerate(found.points[-1].chances) if one == SURE} == {*match.standing.winners}
    assert told == [(n + 1, len(found.points)) for n in range(len(found.points))]


def test_equal_arguments_give_an_equal_analysis():
    match = over("run-hamster-run")
    assert analyse(match, 2) == analyse(match, 2) != analyse(match, 2, "another")


def test_a_fall_is_part_of_what_the_hand_did():
    match = over("hamsterrolle")
    found = analyse(match, 1)
    former = found.points[0]
    for point in found.points[1:]:
        if point.seat == CHANCE and match.state_at(point.at - 1).agenda[-1].is_certain:
            assert point.chances == former.chances
        former = point
    assert len({point.chances for point in found.points}) > 2


def test_choices_in_a_row_are_one_point():
    match = over("run-hamster-run")
    seats = [match.ledger[at - 1][0] for at in point_places(match)[1:]]
    assert all(one != other or one == CHANCE for one, other in pairwise(seats))
    assert all(at in point_places(match) for at in range(1, len(match.ledger)) if match.ledger[at - 1][0] == CHANCE)


def test_it_can_be_stopped():
    seen, match = [], over("run-hamster-run")
    assert analyse(match, 1, stop=lambda: len(seen) == 3, report=lambda *how: seen.append(how)) is None
    assert len(seen) == 3


def test_a_match_in_play_is_not_analysed():
    with pytest.raises(ValueError, match="over"):
        analyse(Match.new("run-hamster-run", 2, seed="1"), 1)


def test_the_json_form_comes_back():
    found = analyse(over("run-hamster-run"), 2)
    assert Analysis.from_json(json.loads(json.dumps(found.to_json()))) == found
    assert any(any(point.errors) for point in found.points)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda form: form["points"].clear(),
        lambda form: form["points"][1].update(at=0),
        lambda form: form["points"][1].update(seat=2),
        lambda form: form["points"][1].update(seat=-3),
        lambda form: form["points"][1].update(chances=[10_001, 0]),
        lambda form: form["points"][1].update(errors=[-1, 0]),
        lambda form: form["points"][1].update(doubts=[0]),
        lambda form: form["points"][1].update(chances=["5", 0]),
        lambda form: form.pop("games"),
    ],
)
def test_a_spoiled_form_is_none(spoil):
    form = json.loads(json.dumps(analyse(over("pebbles"), 1).to_json()))
    spoil(form)
    with pytest.raises(ValueError, match=r"."):
        Analysis.from_json(form)
