"""Computer players: their hands do what is legal, and the better ones fail less."""

import random
import time

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle import GAME, policy
from hamster_table.engine.hamsterrolle.judgement import judge
from hamster_table.engine.hamsterrolle.words import Build, Face
from hamster_table.engine.players import player
from tests.engine.hamsterrolle.language import ALICE, alice, go, new, put, rest, table


def play(match, *levels, stop=lambda: False):
    rng = random.Random(1)
    while match.waiting:
        if match.waiting == (CHANCE,):
            match.chance()
        else:
            (seat,) = match.waiting
            match.play(seat, policy.think(match.view(seat), seat, rng, levels[seat], stop))
    return match


def test_hands_play_whole_games_by_the_rules():
    match = play(new(3, limit="60"), "whim", "steady", "steady")
    assert not match.waiting and len(match.ledger) > 20


@pytest.mark.parametrize("level", policy.SKILLS)
def test_equal_luck_gives_equal_hands(level):
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2)
    one, other = (policy.think(match.view(0), ALICE, random.Random(5), level, lambda: False) for _ in range(2))
    assert one == other
    assert match.refusal(ALICE, one) is None


def test_a_hand_that_is_told_to_stop_answers_at_once():
    match = table("cone@0 tile@2 slab@3", alice="cube slab roof drum", bob="beam", reference=2, physics="wood")
    begun = time.perf_counter()
    action = policy.think(match.view(0), ALICE, random.Random(5), "sharp", lambda: True)
    assert match.refusal(ALICE, action) is None
    assert time.perf_counter() - begun < 5


def test_a_hand_tries_places_in_the_wood_and_does_not_disturb_the_table():
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2, physics="wood")
    before = match.state.copy()
    action = player("steady").choose(GAME, match.view(0), ALICE, random.Random(2))
    assert isinstance(action, Build) and match.refusal(ALICE, action) is None
    assert match.state == before


def test_a_worse_hand_trembles_more():
    idea = put(table("cone@0 tile@2", alice="cube", bob="beam", reference=2), "cube", 3)

    def strays(level):
        skill, rng = policy.SKILLS[level], random.Random(3)
        poses = [policy.strayed(idea, skill.tremor, skill.tilt, rng).pose for _ in range(200)]
        return sum(abs(pose[0] - idea.pose[0]) for pose in poses)

    assert strays("whim") > strays("steady") > strays("sharp")


def test_who_has_fewer_pieces_is_judged_better():
    match = table("cone@0 tile@2", alice="cube", bob="beam slab", reference=2)
    assert judge(match.state, 0) > 0.5 > judge(match.state, 1)
    assert judge(match.state, 0) + judge(match.state, 1) == pytest.approx(1)
    go(match, alice(put(match, "cube", 3)), rest(match))
    assert (judge(match.state, 0), judge(match.state, 1)) == (1, 0)


def test_a_computer_that_may_choose_the_side_does():
    match = Match.new(GAME, 2, {"side": "chosen", "start": "first", "physics": "simple"}, seed="1")
    assert policy.choose(match.view(0), 0, random.Random(1)) == Face("left")
