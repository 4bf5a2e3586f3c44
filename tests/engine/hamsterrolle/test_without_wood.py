"""Where wood cannot be simulated the wheel still turns: by a rule of thumb."""

import random
import sys

import pytest

from hamster_table.engine.hamsterrolle import settling
from hamster_table.engine.hamsterrolle.ai import physics_trial
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP
from tests.engine.hamsterrolle.language import alice, go, put, table


@pytest.fixture
def no_wood(monkeypatch):
    """No library for physics is installed here."""
    for name in [*sys.modules]:
        if name.startswith(("mujoco", "hamster_table.engine.hamsterrolle.physics")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "hamster_table.engine.hamsterrolle.physics", None)


def building(**setup):
    match = table("cone@0 tile@2", alice="cube plank", bob="beam", reference=2, physics="wood", **setup)
    go(match, alice(put(match, "cube", 3)))
    return match


def test_a_tumble_is_settled_by_a_rule_of_thumb(no_wood):
    match = building()
    assert match.state.wood and settling.simulate_settle(match.state) is None
    assert match.waiting == (CHANCE,)
    match.chance()
    assert match.waiting != (CHANCE,)


def test_an_earthquake_is_settled_by_a_rule_of_thumb(no_wood):
    state = building(quakes="on").state
    quake = settling.Tremble((CHANCE,))
    settle = quake.sample(state, CHANCE, random.Random(1))
    state.agenda[-1] = quake
    assert quake.refusal(state, CHANCE, settle) is None
    assert quake.refusal(state, CHANCE, settling.by_rule(state)) is None
    assert quake.refusal(state, CHANCE, put(table("cone@0", alice="cube"), "cube", 3)) == NOT_THIS_STEP


def test_no_idea_is_tried_in_wood_before_it_is_done(no_wood):
    assert physics_trial.world_of(building().state) is None
