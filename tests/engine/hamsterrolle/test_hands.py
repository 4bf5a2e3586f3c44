"""Computer players: their hands do what is legal, and the better ones fail less."""

import random
import time
from dataclasses import replace

import pytest
from msgspec import structs

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.codec import digest
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import SECTOR, Build, Drop, Face, Pass, Reach
from hamster_table.engine.hamsterrolle.ai import noise, policy
from hamster_table.engine.hamsterrolle.ai.evaluation import evaluate
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS, Skill
from hamster_table.engine.hamsterrolle.ai.stability_estimate import (
    difficulty_for_next,
    estimated_risk,
    slip_probability,
)
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from hamster_table.engine.hamsterrolle.state import PHYSICS
from hamster_table.engine.players import never, player
from tests.engine.hamsterrolle.language import ALICE, alice, go, held, new, put, rest, table

MEASURES = box(3)


FEW = {False: 8, True: 4}
"""Turns, by whether there is wood: real wood takes its time."""


def play(match, *levels, turns=300):
    rng = random.Random(1)
    while match.waiting and match.state.turn < turns:
        if match.waiting == (CHANCE,):
            match.chance()
        else:
            (seat,) = match.waiting
            match.play(seat, policy.think(match.view(seat), seat, rng, levels[seat], never))
    return match


def test_hands_play_whole_games_by_the_rules():
    match = play(new(3, limit="60"), "whim", "steady", "steady")
    assert not match.waiting and len(match.ledger) > 20


@pytest.mark.parametrize("physics", PHYSICS)
def test_games_of_every_edition_are_played(physics):
    """With wood and without it; what was begun before goes on."""
    match = Match.new(GAME, 4, {"physics": physics}, seed="a test")
    play(match, "whim", "steady", "sharp", "master", turns=FEW[match.state.wood])
    assert match.state.turn >= FEW[match.state.wood]
    again = Match.new(GAME, 4, {"physics": physics}, seed="a test")
    for seat, action in match.ledger:
        again.play(seat, action)
    assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize("level", SKILLS)
def test_equal_luck_gives_equal_hands(level):
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    one, other = (policy.think(match.view(0), ALICE, random.Random(5), level, lambda: False) for _ in range(2))
    assert one == other
    assert match.refusal(ALICE, one) is None


def test_in_the_first_edition_a_hand_that_has_begun_an_attempt_goes_on_with_that_piece():
    match = table("cone@0 tile@2", alice="cube slab beam", bob="beam", reference=2, physics="simple")
    for name in "cube", "slab", "beam":
        go(match, alice(Reach(held(match, name))))
        ideas = policy.ideas(match.view(0), ALICE, random.Random(3))
        assert ideas and {idea.piece for idea in ideas if isinstance(idea, Build)} == {held(match, name)}
        match.undo()


def test_a_hand_that_is_told_to_stop_answers_at_once():
    match = table("cone@0 tile@2 slab@3", alice="cube slab roof drum", bob="beam", reference=2, physics="wood")
    begun = time.perf_counter()
    action = policy.think(match.view(0), ALICE, random.Random(5), "sharp", lambda: True)
    assert match.refusal(ALICE, action) is None
    assert time.perf_counter() - begun < 5


def test_a_hand_tries_places_in_the_wood_and_does_not_disturb_the_table():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2, physics="wood")
    before = match.state.copy()
    action = player("steady", GAME).choose(GAME, match.view(0), ALICE, random.Random(2))
    assert isinstance(action, Build) and match.refusal(ALICE, action) is None
    assert match.state == before


def test_a_worse_hand_trembles_more():
    idea = put(table("cone@0 tile@2", alice="cube", bob="beam", reference=2), "cube", 3)

    def strays(level):
        skill, rng = SKILLS[level], random.Random(3)
        poses = [noise.perturb(idea, skill.position_sigma, skill.angle_sigma, rng).pose for _ in range(200)]
        return sum(abs(pose[0] - idea.pose[0]) for pose in poses)

    assert strays("whim") > strays("steady") > strays("sharp")


def test_a_hand_so_unsteady_that_it_never_hits_the_wheel_does_what_it_meant():
    match = table("cone@0 tile@2", alice="cube", bob="beam", reference=2)
    idea = put(match, "cube", 3)
    wild = Skill(position_sigma=1e9, angle_sigma=0.0)
    assert noise.add_noise(match.state, ALICE, idea, wild, random.Random(1)) == idea


def test_a_hand_foresees_what_the_wheel_will_shake_off():
    """Behind, a piece hangs as steep as it may: what rolls the wheel further costs it."""
    match = table("cone@0 slab@1 tile@2", alice="cube slab plank", bob="beam", reference=2, angle=9_500)
    heavy, light, far = put(match, "slab", 3), put(match, "plank", 3), put(match, "slab", 4)
    assert estimated_risk(match.state, far) > estimated_risk(match.state, heavy) > estimated_risk(match.state, light)
    floating = pose_at(3 * SECTOR, 700, 0)
    assert estimated_risk(match.state, put(match, "cube", 3, pose=floating)) > estimated_risk(
        match.state, put(match, "cube", 3)
    )


def test_a_piece_is_held_by_the_divider_that_it_would_slide_against():
    low, high = pose_at(0, 1_720, 0), pose_at(0, 1_500, 0)
    up_behind, up_ahead = 9_000, -9_000
    shelved, stacked = slip_probability(MEASURES, low, up_behind), slip_probability(MEASURES, high, up_behind)
    assert shelved < 0.5 < stacked

    def slips(angle, divider):
        """The same of the low piece where only that divider is as high as ours."""
        heights = tuple(250 if n == divider else 1 for n in range(12))
        other = replace(MEASURES, wheel=replace(MEASURES.wheel, divider_heights=heights))
        return slip_probability(other, low, angle)

    assert slips(up_behind, divider=0) == slips(up_ahead, divider=11) == shelved
    assert slips(up_behind, divider=11) == slips(up_ahead, divider=0) == stacked


def test_a_steep_and_full_window_is_awkward():
    low, steep = (table("cone@0 tile@2", alice="cube", bob="beam", reference=2, angle=angle) for angle in (6000, 0))
    assert difficulty_for_next(steep.state) > difficulty_for_next(low.state)
    full = table("cone@0 tile@2 cube@2+12", alice="cube", bob="beam", reference=2, angle=6000)
    assert difficulty_for_next(full.state) > difficulty_for_next(low.state)


def test_a_trial_sees_in_less_time_what_the_wood_will_do():
    match = table("cone@0 tile@2 slab@3", alice="cube", bob="beam", reference=3, angle=5800, physics="wood")
    beside = put(match, "cube", 4, pose=pose_at(4 * SECTOR, 1400, 600))
    for hand in beside, put(match, "cube", 4):
        trial = PhysicsTrial(match.view(0), hand, random.Random(1))
        trial.watch(lambda so_far: False, never, 2000)
        go(match, alice(hand))
        match.chance()
        settle = match.ledger[-1][1]
        assert trial.fallen == [*settle.fallen]
        assert trial.is_over and trial.steps < 2000
        seen = trial.left_behind(0)
        assert seen.place == match.state.place and seen.reference == match.state.reference
        assert abs(seen.angle - settle.angle) < 500
        match.undo()
        match.undo()


@pytest.mark.parametrize("level", SKILLS)
def test_who_can_only_pass_passes(level):
    match = table("cone@0 cube@2 cube@3 cube@4", alice="cube", bob="beam", reference=2, physics="simple")
    assert isinstance(policy.think(match.view(0), ALICE, random.Random(1), level, never), Pass)


def test_who_has_fewer_pieces_is_judged_better():
    match = table("cone@0 tile@2", alice="cube", bob="beam slab", reference=2)
    assert evaluate(match.state, 0) > 0.5 > evaluate(match.state, 1)
    assert evaluate(match.state, 0) + evaluate(match.state, 1) == pytest.approx(1)
    go(match, alice(put(match, "cube", 3)), rest(match))
    assert (evaluate(match.state, 0), evaluate(match.state, 1)) == (1, 0)


def test_a_computer_that_may_choose_the_side_does():
    match = Match.new(GAME, 2, {"side": "chosen", "start": "first", "physics": "simple"}, seed="1")
    assert policy.choose(match.view(0), 0, random.Random(1)) == Face("left")


def test_whoever_plays_at_random_lays_what_holds_and_lets_drop_what_does_not():
    pytest.importorskip("mujoco")
    chooser, played = player("random", GAME), set()
    for angle, luck in ((7_500, 1), (7_500, 2), (7_500, 3), (-9_000, 1), (-9_000, 2)):
        match = table("cone@0 tile@2", alice="cube", bob="beam", reference=2, angle=angle, physics="laid", clock="off")
        while match.waiting == (ALICE,):
            action = chooser.choose(GAME, match.view(ALICE), ALICE, random.Random(luck))
            assert match.refusal(ALICE, action) is None
            played.add((angle, type(action)))
            if isinstance(action, Build | Pass):
                again = try_to_lay(match.view(ALICE), structs.replace(action, held=()))
                assert again.refusal is None and again.hand == action
            match.play(ALICE, action)
    # So steep nothing holds: the attempt begins, and then the piece drops.
    assert {kind for angle, kind in played if angle < 0} == {Reach, Drop}
    assert Build in {kind for angle, kind in played if angle > 0}


def test_a_random_hand_strays():
    laid = {"alice": "cube", "bob": "beam", "reference": 2, "angle": 7_500, "physics": "laid", "clock": "off"}
    view, places = table("cone@0 tile@2", **laid).view(ALICE), set()
    for luck in range(8):
        action = player("random", GAME).choose(GAME, view, ALICE, random.Random(luck))
        places |= {action.pose} if isinstance(action, Build) else set()
    # Without noise it would be one place in each compartment.
    assert len(places) > 3
