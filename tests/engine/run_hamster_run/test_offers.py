"""What a step offers and what it does not refuse are the same, for every action that can be thought of."""

import random
from functools import cache

import pytest

from hamster_table.engine.kernel import CHANCE, Step, advance, play, refusal, waiting
from hamster_table.engine.run_hamster_run import ACTIONS, GAME, STEPS
from hamster_table.engine.run_hamster_run.actions import (
    ALLIGATOR,
    DEEDS,
    EATEN,
    PIT,
    PRICES,
    SQUARES,
    TRAITS,
    Allocate,
    Challenge,
    Change,
    Chip,
    Climb,
    Declare,
    Flip,
    Follow,
    Land,
    Lose,
    Place,
    Push,
    Recover,
    Resist,
    Sidestep,
    Spend,
    Stake,
    StayOut,
    Stop,
    Take,
    Walk,
    Yield,
)
from hamster_table.engine.run_hamster_run.deed_bite_throw import ChooseLanding
from hamster_table.engine.run_hamster_run.deeds import ACT
from hamster_table.engine.run_hamster_run.state import RunHamsterRunSetup, initial_state
from tests.amounts import few_or_many

HUGE = 2**53
ALL_SQUARES = (*range(-5, SQUARES + 2), HUGE, -HUGE)
ALL_SEATS = (*range(-4, 7), HUGE, -HUGE)
ALL_TRAITS = (*TRAITS, "", "pluck", "Scamper")
ALL_DEEDS = (*DEEDS, "", "sleep")
ALL_PRICES = (*PRICES, "", "nothing")
ALL_COUNTS = (*range(-2, 9), HUGE, -HUGE)


@cache
def conceivable():
    """Every action there is, with every value that fits a field, and some that do not."""
    one_square = [kind(square) for kind in (Place, Walk, Flip, Sidestep, Land) for square in ALL_SQUARES]
    one_seat = [kind(seat) for kind in (Chip, Challenge, Push) for seat in ALL_SEATS]
    one_trait = [kind(trait) for kind in (Take, Recover, Stake, Lose) for trait in ALL_TRAITS]
    return (
        *one_square,
        *one_seat,
        *one_trait,
        *(kind() for kind in (Follow, StayOut, Stop, Resist, Yield)),
        *(Declare(deed) for deed in ALL_DEEDS),
        *(Change(deed, trait) for deed in ALL_DEEDS for trait in ALL_TRAITS),
        *(Allocate(s, m, f) for s in ALL_COUNTS for m in ALL_COUNTS for f in ALL_COUNTS),
        *(Spend(square, then) for square in ALL_SQUARES for then in (None, *ALL_SQUARES)),
        *(Climb(seat, square, price) for seat in ALL_SEATS for square in ALL_SQUARES for price in ALL_PRICES),
    )


def states(seats, adjacent, seed, every):
    """States of random games in which somebody is to choose: the first of each kind, then one in *every*."""
    rng = random.Random(f"{seats}/{adjacent}/{seed}")
    met = set()
    state = GAME.start(GAME.setup(seats=seats, adjacent=adjacent))
    advance(state)
    while who := waiting(state):
        seat = rng.choice(who)
        step = state.agenda[-1]
        kind = (type(step), *(state.declared[seat : seat + 1] if seat != CHANCE else ()))
        if kind not in met or not rng.randrange(every):
            met.add(kind)
            yield state, seat
        play(state, seat, step.sample(state, seat, rng))


def crowds(seats, adjacent, number):
    """Hamsters in a corner of the belt and in the pit, in the midst of a turn: far from anything random games meet."""
    rng = random.Random(f"{seats}/{adjacent}")
    for _ in range(number):
        strip, lane = rng.choice((1, 4, 8)), rng.choice((0, 2))
        corner = [5 * (strip - 1 + up) + lane + side for up in range(3) for side in range(3)]
        state = initial_state(RunHamsterRunSetup(seats=seats, adjacent=adjacent))
        state.round = 1
        for seat, square in enumerate(rng.sample(corner, seats)):
            state.where[seat] = rng.choice((square, square, square, square, PIT, EATEN if seat else PIT))
            if state.where[seat] == square:
                state.occupant[square] = seat
            state.declared[seat] = rng.choice(DEEDS)
            for _chip in range(7):
                (state.scamper, state.mettle, state.friskiness, state.fatigue)[rng.randrange(4)][seat] += 1
            state.down[seat] = rng.randint(0, state.scamper[seat])
        for flag in ("begun", "changed", "walked", "challenged", "sidestepped"):
            setattr(state, flag, rng.random() < 0.3)
        state.pushed = tuple(seat for seat in range(1, seats) if rng.random() < 0.3)
        state.agenda = [rng.choice((ACT[0], ACT[0], ChooseLanding((0,), 1)))]
        if state.where[1] >= 0 or state.agenda == [ACT[0]]:
            yield state


def test_every_kind_of_action_is_thought_of():
    assert {type(action) for action in conceivable()} == set(ACTIONS)


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("games", few_or_many(3, 8))
def test_offers_and_refusals_agree_on_every_conceivable_action(seats, adjacent, games):
    for seed in range(games):
        for state, seat in states(seats, adjacent, seed, every=6):
            offered = state.agenda[-1].actions(state, seat)
            allowed = {action for action in conceivable() if refusal(state, seat, action) is None}
            assert set(offered) == allowed, state
            assert seat == CHANCE or len(offered) == len(allowed), "nothing is offered twice"


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("number", few_or_many(80, 250))
def test_offers_and_refusals_agree_in_a_crowd(seats, adjacent, number):
    for state in crowds(seats, adjacent, number):
        offered = state.agenda[-1].actions(state, 0)
        assert set(offered) == {action for action in conceivable() if refusal(state, 0, action) is None}, state
        assert len(set(offered)) == len(offered), "nothing is offered twice"


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seats_view_offers_and_refuses_the_same(seats, adjacent):
    some = random.Random(1).sample(conceivable(), 400)
    for seed in range(10):
        for state, seat in states(seats, adjacent, seed, every=4):
            view = GAME.view(state, None if seat == CHANCE else seat)
            offered = state.agenda[-1].actions(state, seat)
            assert list(view.agenda[-1].actions(view, seat)) == list(offered)
            for action in (*some, *offered):
                assert refusal(view, seat, action) == refusal(state, seat, action)


def test_random_games_meet_every_step_that_asks():
    met = {type(state.agenda[-1]) for seed in range(20) for state, _ in states(5, "orthogonal", seed, every=100)}
    asking = {step for step in STEPS if step.actions is not Step.actions}
    assert met == asking


def test_whoever_is_not_asked_is_refused_whatever_it_tries():
    for state, seat in states(3, "orthogonal", 1, every=10):
        for other in set(ALL_SEATS) - set(waiting(state)):
            assert refusal(state, other, state.agenda[-1].actions(state, seat)[0]).ruling == "HT-2"


def test_the_alligators_own_no_chip_outside_of_a_chomp():
    for state, seat in states(4, "diagonal", 2, every=3):
        if seat == CHANCE and not state.hat[-1]:
            assert refusal(state, CHANCE, Chip(ALLIGATOR)).ruling == "RR-54"
