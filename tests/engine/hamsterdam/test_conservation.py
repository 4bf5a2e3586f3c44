"""Nothing comes and nothing goes unaccounted in games played at random, and in games of seats with one idea."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import Decline, Done, SkipMovement, Use
from hamster_table.engine.kernel import play
from tests.engine.hamsterdam.conservation import (
    check,
    check_flips,
    check_specials,
    check_step,
    check_story,
    check_water,
)
from tests.engine.hamsterdam.crowds import crowds

GAMES = 8
TABLES = [{}, {"game": "classic"}, {"deployment": "in-turn"}, {"game": "classic", "deployment": "in-turn"}]
tables = pytest.mark.parametrize("setup", TABLES, ids=lambda setup: "-".join(setup.values()) or "usual")
MANY_SPECIALS = "; ".join(f"{number}=1/1" for number in range(2, 13))


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
    assert match.state.round < 400
    return match


def at_random(rng):
    def choose(match, seat):
        return match.state.agenda[-1].sample(match.state, seat, rng)

    return choose


def with_one_idea(rng, liked):
    """Somebody who does certain things whenever they are offered."""

    def choose(match, seat):
        actions = match.actions(seat)
        return rng.choice([action for action in actions if liked(action)] or actions)

    return choose


@tables
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_laws(seats, setup):
    for n in range(GAMES):
        watched(Match.new(GAME, seats, setup, seed=f"conservation/{n}"), at_random(random.Random(n)))


IDEAS = {
    "always use": lambda action: isinstance(action, Use | SkipMovement),
    "never use": lambda action: isinstance(action, Decline | Done),
    "copy": lambda action: getattr(action, "copied", -1) >= 0 or isinstance(action, SkipMovement),
    "swim": lambda action: getattr(action, "swims", -1) >= 0,
}


@pytest.mark.parametrize("idea", IDEAS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_seats_with_one_idea_keep_the_laws_with_many_specials(idea, seats):
    rng = random.Random(idea)
    for n in range(4):
        match = Match.new(GAME, seats, {"cards": MANY_SPECIALS}, seed=f"{idea}/{n}")
        watched(match, with_one_idea(rng, IDEAS[idea]))


@pytest.mark.parametrize("seed", range(4))
def test_dams_full_of_specials_keep_the_laws(seed):
    rng = random.Random(seed)
    for before, seat in crowds(120, f"laws/{seed}"):
        after, events = before.copy(), []
        action = before.agenda[-1].sample(before, seat, rng)
        play(after, seat, action, lambda kind, *fields, told=events: told.append(kind(*fields)))
        check_specials(after)
        check_water(after)
        check_flips(after)
        check_step(before, seat, action, after, events)
