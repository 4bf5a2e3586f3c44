"""What the constants of a judgement do, one by one; the rules of thumb are those that do nothing of it."""

import random
from dataclasses import asdict, replace

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, policy
from hamster_table.engine.hamsterdam.actions import CARDS, KINDS, SKIP, WAYS, PassCards
from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.hamsterdam.heuristics import (
    advantage,
    rolls_left,
    spread_by_need,
    values_of_one_more,
    values_when_put,
)
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, TRICKS, VARIETY, constants, judgement_of
from hamster_table.engine.hamsterdam.specials.registry import ability_of
from tests.engine.hamsterdam.language import ALICE, BOB, DONE, MOVE, REDEPLOY, ROLL, alice, bob, go, table


def judging(**changes):
    return replace(RULES_OF_THUMB, **changes)


def chosen(match, **changes):
    """What Alice plays by such a judgement."""
    return policy.choose(match.view(ALICE), ALICE, random.Random(1), judging(**changes))


def redeployed(match, **changes):
    """The card onto which she puts a hamster."""
    action = chosen(match, **changes)
    return match.state.numbers[action.spot]


def test_constants_by_name_are_the_judgement():
    assert asdict(judgement_of(constants(RULES_OF_THUMB))) == asdict(RULES_OF_THUMB) | TRICKS


def test_by_rules_of_thumb_a_hamster_is_put_down_for_a_round_of_twelve_rolls():
    assert values_when_put(RULES_OF_THUMB) == values_of_one_more(12)


def test_the_horizon_lies_between_whole_rolls():
    fewer, more = values_of_one_more(9), values_of_one_more(10)
    found = values_when_put(judging(horizon=9.25))
    assert found[7][2] == pytest.approx(0.75 * fewer[7][2] + 0.25 * more[7][2])
    assert found[6][0] > fewer[6][0]


def test_likely_numbers_can_be_worth_more_hamsters():
    state = table(ROLL, "").state
    plain, more = (spread_by_need(state, ALICE, 14, judging(need_way=part)) for part in (0.0, 0.3))
    assert more[5] > plain[5], "7 is the sixth card"
    assert sum(more) == sum(plain) == 14


def test_water_on_a_likely_number_is_taken_away_sooner():
    match = table(REDEPLOY, "2:hh 3:hh 4:hhh 5:hhhh 6:~ 7:hhhhh 8:hhhhh 9:hhhh 10:hhh 11:hh 12:hh | pile h")
    assert redeployed(match, spared=0.0) != 6
    assert redeployed(match, spared=0.0, spared_way=0.2) == 6
    assert redeployed(match, spared=0.0, spared_late=0.2) != 6, "the towns are dry"
    late = table(REDEPLOY, "2:hh 3:hh 4:hhh 5:hhhh 6:~ 7:hhhhh 8:hhhhh 9:hhhh 10:hhh 11:hh 12:hh | pile h | town 4")
    assert redeployed(late, spared=0.0, round_of_water=0.0) != 6
    assert redeployed(late, spared=0.0, round_of_water=0.0, spared_late=2.0) == 6


def test_the_ends_can_be_worth_less_or_more():
    match = table(REDEPLOY, "3:h 4:hhh 5:hhhh 6:hhhh 7:hhhhh 8:hhhhh 9:hhhh 10:hhh 11:h | pile h")
    assert redeployed(match, spared=-1.0, at_end=0.5) in (2, 12)
    assert redeployed(match, spared=-1.0, at_end=-0.9) not in (2, 12)


def test_a_token_can_be_worth_a_step():
    match = table(MOVE, "6:~ 7:hhhhhh", turn=3)
    ways = [chosen(match, removed=worth) for worth in (0.0, 3.0)]
    numbers = [getattr(action, "to", None) and match.state.numbers[action.to] for action in ways]
    assert numbers[0] != 6 and numbers[1] == 6
    by_way = chosen(match, removed=0.0, removed_way=1.0)
    assert match.state.numbers[by_way.to] == 6


def test_a_step_can_look_at_the_card_behind():
    """From 4, whose three hamsters are many, a hamster goes towards 6, where there is none, by way of 5."""
    values = values_of_one_more(9)
    state = table(MOVE, "4:hhh 5:hhhh").state
    row = state.row(ALICE)
    near = policy.near_values(state, ALICE, policy.worths(state, ALICE, values), 0.5)
    five, six = row[3], row[4]
    assert near[five] == pytest.approx(0.5 * policy.value_at(state, six, values))
    assert near[row[0]] == pytest.approx(0.5 * policy.value_at(state, row[1], values)), "an end has one neighbour"
    wet = table(MOVE, "4:hhh 5:hhhh 6:~").state
    far = policy.near_values(wet, ALICE, policy.worths(wet, ALICE, values), 0.5)
    assert far[five] < near[five], "nobody can stand in water"


def after_skipping(match, **changes):
    """What Alice does by such a judgement where she is to move: the ability, and its cards; None: she does not skip."""
    if (skip := chosen(match, **changes)) != SKIP:
        return None
    go(match, alice(skip), bob(DONE))
    use, numbers = chosen(match, **changes), match.state.numbers
    return KINDS[ability_of(use)], *[numbers[spot] for spot in use.target]


def test_a_lonely_hamster_of_a_rival_is_shoved_off_a_likely_card():
    dams = "12:Huckster", "6:h 7:hhhh 10:hhh"
    assert after_skipping(table(MOVE, *dams)) is None
    assert after_skipping(table(MOVE, *dams), **TRICKS) == ("Huckster", 6, 7)
    assert after_skipping(table(MOVE, "12:Huckster", "7:hhhh 10:hhh"), **TRICKS) is None, "they can spare one"


def test_a_shove_into_the_water_takes_the_water_along():
    match = table(MOVE, "12:Huckster", "6:h 7:~").state
    row = match.row(BOB)
    drowned, walked = (policy.harm_of_shove(match, row[4], row[n], RULES_OF_THUMB) for n in (5, 3))
    lost = policy.marginal_value(match, row[4], 0, rolls_left(match))
    assert drowned == pytest.approx(lost - RULES_OF_THUMB.removed)
    assert walked < lost, "it is of use where it goes"


def test_water_is_shifted_where_it_leaves_a_likely_card_dry():
    dams = "2:Contractster 4:h 5:h 6:h 7:h 8:h 9:~ 10:~", "7:h"
    assert after_skipping(table(MOVE, *dams)) is None
    assert after_skipping(table(MOVE, *dams), **TRICKS) == ("Contractster", 9, 10)
    more = dams[0].replace("9:~", "9:~~")
    assert after_skipping(table(MOVE, more, "7:h"), **TRICKS) == ("Contractster", 10, 9), "the 9 would stay wet"


def test_a_roll_that_hits_the_driest_rival_can_count_more():
    state = table(ROLL, "7:h", "| town 3", "6:h").state
    assert state.wet(BOB) > 0
    assert advantage(state, ALICE, 7, judging(driest=1.0)) > advantage(state, ALICE, 7, RULES_OF_THUMB)
    hits_bob = table(ROLL, "6:h", "| town 3", "6:h").state
    more, less = (advantage(hits_bob, ALICE, 6, judging(driest=part)) for part in (1.0, 0.0))
    assert more == pytest.approx(less + 0.3 / 2), "the driest one has plugged it"


def openings(judgement, games):
    """The cards that are passed and the deployments on like dams, of games that begin by a judgement."""
    passed, deployed = set(), set()
    for n in range(games):
        match = Match.new(GAME, 2, seed=f"opening/{n}")
        while not match.state.numbers or type(match.state.agenda[-1]) is not DeployHamsters:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            chosen = policy.choose(match.view(seat), seat, random.Random(f"{n}/{len(match.ledger)}"), judgement)
            if isinstance(chosen, PassCards):
                passed.add(frozenset((chosen.left, chosen.right)))
            match.play(seat, chosen)
        view, seat = match.view(match.waiting[0]), match.waiting[0]
        deployed.add(len({policy.choose(view, seat, random.Random(luck), judgement) for luck in range(5)}))
    return passed, deployed


def test_what_is_about_as_good_varies_from_game_to_game_by_taste():
    passed, deployed = openings(RULES_OF_THUMB, 8)
    assert passed == {frozenset((2, 12))} and deployed == {1}
    passed, deployed = openings(replace(RULES_OF_THUMB, variety=VARIETY), 8)
    assert passed == {frozenset((2, 12))}, "any other two would cost much"
    assert max(deployed) > 2


def test_likely_numbers_can_lie_at_one_end_of_the_dam():
    match = Match.new(GAME, 2, seed="line")
    for seat in (ALICE, BOB):
        match.play(seat, PassCards(2, 12))
    view = match.view(ALICE)

    def dams(judgement):
        return {policy.choose(view, ALICE, random.Random(luck), judgement).numbers for luck in range(20)}

    for dam in dams(judging(to_one_end=True)):
        ways = [WAYS[number] for number in dam]
        assert sorted(ways) in (ways, ways[::-1])
    assert len(dams(judging(to_one_end=True))) > 10, "no two games begin the same"
    varied = dams(judging(variety=VARIETY))
    assert len(varied) > 10
    for dam in varied:
        assert [WAYS[number] for number in dam] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    (dam, other) = dams(RULES_OF_THUMB)
    assert dam == other[::-1] and max(WAYS[number] for number in dam) == WAYS[dam[5]]


def test_master_lays_out_its_dam_otherwise_than_sharp():
    match = Match.new(GAME, 2, seed="line")
    for seat in (ALICE, BOB):
        match.play(seat, PassCards(2, 12))
    learned = GAME.learned
    ends = [
        {WAYS[n] for n in plays(match.view(ALICE), ALICE, random.Random(1)).numbers[:: CARDS - 1]}
        for plays in (learned.policy, learned.lesser)
    ]
    assert ends == [{1, 6}, {1}]
