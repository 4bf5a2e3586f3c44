"""No piece comes from nowhere or gets lost, in games played at random with every set-up."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import TURN, Build, Drop, Pass, PutBack, Reach, Spill
from hamster_table.engine.hamsterrolle.returning import put_back_from
from tests import laws
from tests.engine.hamsterrolle.conservation import check, check_rest, check_step, check_story
from tests.engine.hamsterrolle.language import ruling
from tests.laws import journey

NEEDS = {"spare": 3, "teams": 4}
"""With how many seats an option means something; the others with three."""
OTHERS = [(option.key, value) for option in GAME.setup.options for value in [*option.choices][1:]]
TABLES = [
    *(pytest.param(seats, {}, id=f"{seats}-usual") for seats in GAME.seats),
    *(pytest.param(NEEDS.get(key, 3), {key: value}, id=f"{key}-{value}") for key, value in OTHERS),
]
TOO_LONG = 4_000


def watched(match, choose):
    """Play to the end, with all laws checked after every play. *choose* picks an action for a seat."""
    check(match.state)
    while match.waiting and len(match.ledger) < TOO_LONG:
        seat = match.waiting[0]
        before = match.state.copy()
        events = match.chance() if seat == CHANCE else match.play(seat, choose(match, seat))
        check(match.state)
        check_step(before, seat, match.ledger[-1][1], match.state, events)
    check_story(match)
    return match


def at_random(rng):
    def choose(match, seat):
        return match.state.agenda[-1].sample(match.state, seat, rng)

    return choose


def clumsy(rng):
    """Somebody who often throws something out before letting go, or dreams until the time is up."""
    sensible = at_random(rng)

    def choose(match, seat):
        action = sensible(match, seat)
        others = [piece for piece in match.state.in_wheel() if piece != getattr(action, "piece", -1)]
        if isinstance(action, Build | Pass) and others and rng.getrandbits(2) == 0:
            fallen = tuple(rng.sample(others, 1))
            return Spill(action.piece, action.compartment, action.angle, action.pose, fallen=fallen)
        if isinstance(action, Build | Pass) and rng.getrandbits(2) == 0:
            drop = Drop(action.piece, action.compartment, action.angle, action.pose)
            return action if match.refusal(seat, drop) else drop
        return action

    return choose


def undecided(rng):
    """Somebody who reaches in, pushes a piece aside, lets the wheel roll a little, and puts the piece back."""
    sensible = at_random(rng)

    def choose(match, seat):
        action, state = sensible(match, seat), match.state
        if state.attempt == -1 and isinstance(action, Build | Pass) and rng.getrandbits(1):
            reach = Reach(action.piece)
            return action if match.refusal(seat, reach) else reach
        others = [piece for piece in state.in_wheel() if piece != state.attempt]
        if state.attempt == -1 or not others or rng.getrandbits(1):
            return action
        (other,) = rng.sample(others, 1)
        x, y, z, *turn = state.poses[other]
        aside = (other, x + rng.randint(-40, 40), y + rng.randint(-40, 40), z + rng.randint(0, 40), *turn)
        angle = state.angle + rng.randint(-1_500, 1_500)
        return put_back_from(state, Build(state.attempt, 0, angle, (0, 0, 0, TURN, 0, 0, 0), (aside,), (other,)))

    return choose


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_random_games_keep_the_laws(seats, setup):
    match = Match.new(GAME, seats, {"limit": "60", **setup, "physics": "reckoned"}, seed="conservation")
    watched(match, at_random(random.Random(seats)))
    assert not match.waiting


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_that_were_begun_by_former_rules_keep_the_laws_of_these(seats):
    match = Match.new(GAME, seats, {"physics": "simple", "limit": "60"}, seed="before")
    watched(match, at_random(random.Random(seats)))
    assert not match.waiting and match.state.edition == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_clumsy_hands_keep_the_laws(seats):
    match = Match.new(GAME, seats, {"physics": "reckoned", "limit": "60"}, seed="clumsy")
    watched(match, clumsy(random.Random(seats)))
    assert not match.waiting


def test_hands_that_draw_back_keep_the_laws():
    match = Match.new(GAME, 3, {"physics": "reckoned", "limit": "60"}, seed="undecided")
    watched(match, undecided(random.Random(3)))
    assert not match.waiting
    assert sum(isinstance(action, PutBack) for _, action in match.ledger) > 3
    for law in laws.replays, laws.undo_leads_back, laws.luck_comes_again, laws.survives_a_file:
        law(match)


@ruling("HR-25")
def test_a_turn_without_an_offer_is_skipped_in_a_long_game():
    """In this game places are found at which nothing holds by geometry, nor may drop."""
    journey(GAME, 2, "19", {**GAME.setup.quick}, lambda match, rng: laws.who_is_asked_has_an_offer(match))


def test_a_law_notices_a_lost_piece():
    match = Match.new(GAME, 2, {"physics": "reckoned"}, seed="lost")
    match.state.place[3] = 7
    with pytest.raises(AssertionError):
        check(match.state)


def test_a_law_notices_two_pieces_in_one_place():
    match = watched(Match.new(GAME, 2, {"physics": "reckoned", "limit": "60"}, seed="1"), at_random(random.Random(1)))
    n, settle = next((n, action) for n, (seat, action) in reversed([*enumerate(match.ledger)]) if seat == CHANCE)
    assert len(settle.poses) > 2
    one, other, *rest = settle.poses
    twice = type(settle)(settle.angle, (one, (other[0], *one[1:]), *rest), settle.fallen)
    before = match.state_at(n)
    after = before.copy()
    after.poses[other[0]] = one[1:]
    with pytest.raises(AssertionError):
        check_rest(before, twice, after)
