"""The outcomes that luck is measured by: all of them, or a fair part."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.engine.kernel import CHANCE
from hamster_table.features.analysis.outcomes import DRAWN, MOST, outcomes
from tests.engine.analysis.over import draws, over
from tests.laws import GAMES


@pytest.mark.parametrize("id", ["hamsterdam", "run-hamster-run", "pebbles"])
def test_over_all_outcomes_every_one_counts_as_much_as_it_is_likely(id):
    match = over(id)
    for at in draws(match):
        state, (_, came) = match.state_at(at), match.ledger[at]
        step = state.agenda[-1]
        weights = outcomes(state, came, random.Random(1))
        assert came in weights and sum(weights.values()) == pytest.approx(1)
        if step.is_sampled:
            continue
        listed = step.actions(state, CHANCE)
        total = Counter()
        # Whichever of them comes, the others it is judged by are weighed; all in all nobody is favoured.
        for one in listed:
            found = outcomes(state, one, random.Random(1))
            assert len(found) <= MOST + 1
            for other, weight in found.items():
                total[other] += Fraction(weight).limit_denominator(1000) / len(listed)
        assert total == {one: Fraction(times, len(listed)) for one, times in Counter(listed).items()}


def test_where_there_are_too_many_the_one_that_came_is_one_of_equals():
    match = over("hamsterdam")
    at = next(at for at in draws(match) if match.state_at(at).agenda[-1].is_sampled)
    state, (_, came) = match.state_at(at), match.ledger[at]
    weights = outcomes(state, came, random.Random(1))
    assert len(weights) == 1 + DRAWN and set(weights.values()) == {1 / (1 + DRAWN)} and came in weights


def test_a_wheel_that_comes_to_rest_had_no_other_outcome():
    match = over("hamsterrolle")
    kinds = [type(match.state_at(at).agenda[-1]) for at in draws(match)]
    found = [outcomes(match.state_at(at), match.ledger[at][1], random.Random(1)) for at in draws(match)]
    certain = [weights for kind, weights in zip(kinds, found, strict=True) if kind.is_certain]
    assert certain and all([*weights.values()] == [1.0] for weights in certain)
    assert Tremble.is_sampled and not Tremble.is_certain, "how strong the table trembles is drawn"


def test_a_draw_that_lists_all_draws_from_what_it_lists():
    """Whoever lists only some must say so, or what is not listed would never count."""
    for id in GAMES:
        match = over(id)
        for at in draws(match):
            state = match.state_at(at)
            step = state.agenda[-1]
            if not (step.is_sampled or step.is_certain):
                assert match.ledger[at][1] in step.actions(state, CHANCE)
