"""Steady errs at Hamsterdam as people do: with what looks about as good, and once in a turn."""

import random
from collections import Counter

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, policy, slips
from hamster_table.engine.hamsterdam.actions import PLAIN, ArrangeDam, Deploy, MoveHamster, PassCards, PutHamster, Use
from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.hamsterdam.heuristics import values_of_one_more
from hamster_table.engine.hamsterdam.state import ROLLS_A_ROUND
from hamster_table.engine.hamsterdam.turn import MOVEMENT_EVERY
from tests.engine.hamsterdam.language import ALICE, MOVE, REDEPLOY, dam, table


def test_the_mind_wanders_once_in_a_turn_and_wastes_nothing():
    rng, kinds, slipped = random.Random(4), Counter(), Counter()
    for n in range(60):
        match = Match.new(GAME, 2 + n % 3, seed=f"slips/{n}")
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            view = match.view(seat)
            slip, chosen = slips.slip(view, seat, rng), GAME.policy(view, seat, rng)
            if slip is not None:
                assert match.refusal(seat, slip) is None
                kinds[type(slip)] += 1
                is_put = isinstance(slip, PutHamster)
                spares = is_put and view.water[slip.spot]
                cleans = is_put and slip.hamster != PLAIN
                if isinstance(slip, MoveHamster):
                    assert not view.water[slip.to] and view.stack(slip.origin) > 1
                elif spares:
                    assert slip.hamster == PLAIN and view.specials_in_pile(seat)
                if view.round and not spares and not cleans:
                    slipped[n, view.round, view.turn, is_put, seat] += 1
                chosen = slip
            match.play(seat, chosen)
    assert {*kinds} == {ArrangeDam, Deploy, MoveHamster, PutHamster, Use} and {*slipped.values()} == {1}


def steps_aside(match, round, turn):
    """The slips of Alice at a movement, of all that there might be."""
    view = match.view(ALICE)
    view.round, view.turn = round, turn
    return {slips.slip(view, ALICE, random.Random(n)) for n in range(20)} - {None}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_slips_in_some_movements_of_every_round(seats):
    dams = ["6:hhh 7:hhh 8:hhh"] * seats
    every = MOVEMENT_EVERY[seats]
    for round in range(1, 7):
        movements = range(every, ROLLS_A_ROUND + 1, every)
        fidgets = [bool(steps_aside(table(MOVE, *dams), round, turn)) for turn in movements]
        assert {*fidgets} == {True, False}


def test_a_step_aside_loses_little_and_leads_to_one_side_in_a_round():
    match = table(MOVE, "2:hh 3:hhh 5:hh 6:hhh 7:hhh 8:hhh 9:hh")
    for round in range(1, 7):
        sides = set()
        for turn in (4, 8, 12):
            values = values_of_one_more(ROLLS_A_ROUND - turn % ROLLS_A_ROUND)
            for step in steps_aside(match, round, turn):
                sides.add(step.to - step.origin)
                less = policy.value_at(match.state, step.origin, values, -1)
                assert less < policy.value_at(match.state, step.to, values) + 0.1
        assert len(sides) == 1, "or it might be taken back"


def test_no_special_drowns_where_an_ordinary_hamster_could():
    """The rules of thumb put the hamster on the empty 10, and then send the Twinster into the water."""
    match = table(REDEPLOY, "2:h 3:h 4:hh 5:hh 6:hh 7:hh 8:hh 9:hh 11:h 12:~ | pile h,Twinster", "7:h")
    while match.waiting == (ALICE,):
        view = match.view(ALICE)
        match.play(ALICE, slips.slip(view, ALICE, random.Random(1)) or GAME.policy(view, ALICE, random.Random(1)))
    assert match.state.in_pile_mask[ALICE] == 0 and match.state.on_dam_mask[ALICE], dam(match, ALICE)
    assert not any(match.state.water) and match.state.removed[ALICE] == 1


def test_no_two_games_begin_the_same():
    match = Match.new(GAME, 2, seed="openings")
    for seat in match.waiting:
        match.play(seat, PassCards(2, 12))
    view, dams = match.view(ALICE), set()
    for n in range(20):
        dams.add(slips.slip(view, ALICE, random.Random(n)).numbers)
    assert len(dams) > 10
    while type(match.state.agenda[-1]) is not DeployHamsters:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, GAME.policy(match.view(seat), seat, random.Random(1)))
    seat = match.waiting[0]
    view = match.view(seat)
    assert len({slips.slip(view, seat, random.Random(n)).plain for n in range(20)}) > 4
