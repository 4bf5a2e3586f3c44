"""Nothing comes and nothing goes unaccounted in games played at random, and in games of hamsters with one idea."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.run_hamster_run import GAME
from tests.engine.run_hamster_run.conservation import check, check_step, check_story

GAMES = 30


def watched(match, choose):
    """Play to the end, with all laws checked after every play. *choose* picks an action for a seat."""
    check(match.state)
    while match.waiting:
        seat = match.waiting[0]
        before = match.state.copy()
        events = match.chance() if seat == CHANCE else match.play(seat, choose(match, seat))
        _, action = match.ledger[-1]
        check(match.state)
        check_step(before, seat, action, match.state, events)
    check_story(match)
    return match


def at_random(rng):
    def choose(match, seat):
        return match.state.agenda[-1].sample(match.state, seat, rng)

    return choose


def with_one_idea(rng, *wanted):
    """Somebody who does certain things whenever they are offered."""

    def choose(match, seat):
        actions = match.actions(seat)
        liked = [action for action in actions if any(idea in repr(action) for idea in wanted)]
        return rng.choice(liked or actions)

    return choose


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_laws(seats, adjacent):
    for n in range(GAMES):
        match = Match.new(GAME, seats, {"adjacent": adjacent}, seed=f"conservation/{n}")
        watched(match, at_random(random.Random(n)))
        assert match.state.round < 1000


IDEAS = {
    "always rest": ("'rest'", "Recover"),
    "rush into the pit": ("'run'", "square=-1", "then=-1"),
    "push": ("'run'", "Push", "Follow", "mettle=3"),
    "climb": ("'run'", "Climb", "scamper=7"),
    "throw": ("'throw'", "Challenge", "mettle=7"),
    "bite": ("'bite'", "Challenge", "mettle=7"),
    "spend all": ("'run'", "Spend", "scamper=7"),
    "never alert": ("friskiness=0",),
    "change": ("Change",),
    "follow the policy": (),
}


@pytest.mark.parametrize("idea", IDEAS)
@pytest.mark.parametrize("seats", [2, 5])
def test_hamsters_with_one_idea_keep_the_laws(idea, seats):
    rng = random.Random(idea)
    choose = with_one_idea(rng, *IDEAS[idea])
    if not IDEAS[idea]:
        choose = lambda match, seat: GAME.policy(match.view(seat), seat, rng)  # noqa: E731
    for n in range(3):
        match = watched(Match.new(GAME, seats, seed=f"{idea}/{n}"), choose)
        assert match.state.round < 1000
