"""Where wood cannot be simulated the wheel still turns: by a rule of thumb."""

import random
import sys
import time

import pytest

from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle import settling
from hamster_table.engine.hamsterrolle.ai import physics_trial, policy
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP
from tests.engine.hamsterrolle.language import alice, go, new, put, table


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


def test_whether_a_piece_holds_is_judged_by_what_is_under_it(no_wood):
    match = table("cone@0 tile@2", alice="cube", reference=2, angle=9_000, physics="laid")
    hand = put(match, "cube", 3)
    assert match.state.wood and try_to_lay(match.state, hand).refusal is None
    in_the_air = put(match, "cube", 3, pose=pose_at(9_000, 900, 0))
    assert try_to_lay(match.state, in_the_air).refusal.reason == "slips"


def test_computer_players_of_all_levels_play_it_in_little_time(no_wood):
    match, rng, begun = new(4, physics="reckoned"), random.Random(1), time.process_time()
    while match.state.turn < 12:
        (seat,) = match.waiting
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, policy.think(match.view(seat), seat, rng, [*SKILLS][seat], never))
    assert "mujoco" not in sys.modules
    assert (time.process_time() - begun) / match.state.turn < 2
