"""Step 6, the alligators; step 7, fatigue."""

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run.actions import (
    ALLIGATOR,
    FRISKINESS,
    METTLE,
    SCAMPER,
    TRAITS,
    Chip,
    Lose,
    Stake,
)
from hamster_table.engine.run_hamster_run.events import (
    AlligatorCame,
    AlligatorLeft,
    Chomped,
    Eaten,
    Escaped,
    Staked,
    Tired,
)
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLIGATORS,
    BOB,
    CATHLEEN,
    DAVE,
    EVE,
    FATIGUE,
    alice,
    assert_story,
    bob,
    draw,
    go,
    offers,
    refused,
    ruling,
    table,
    told,
)


@ruling("RR-42")
def test_one_alligator_a_round_comes_before_the_first_chomp():
    match = table(ALLIGATORS, "Alice pit m1 rest", "Bob pit m2 rest", "Cathleen 3,3 f1 rest")
    assert_story(match, AlligatorCame(2))
    assert match.actions(CHANCE) == [Chip(ALICE), Chip(ALLIGATOR), Chip(ALLIGATOR)]


@ruling("RR-42")
def test_from_an_empty_pit_one_alligator_a_round_leaves_but_not_the_last():
    match = table(ALLIGATORS, "Alice 2,2 f1 rest", "Bob 3,3 f1 rest", alligators=3)
    assert_story(match, AlligatorLeft(2))
    match = table(ALLIGATORS, "Alice 2,2 f1 rest", "Bob 3,3 f1 rest", alligators=1)
    assert match.state.alligators == 1


@ruling("RR-43")
def test_the_lowest_mettle_meets_the_alligators_first_and_equals_are_drawn():
    match = table(
        ALLIGATORS,
        "Alice pit m2 rest",
        "Bob pit m3 rest",
        "Cathleen pit m2 rest",
        "Dave pit m1 rest",
        "Eve pit m2 rest",
    )
    assert match.actions(CHANCE) == [Chip(ALICE), Chip(CATHLEEN), Chip(EVE)]
    go(match, draw(EVE), draw(ALICE))
    assert match.state.chomps == [DAVE, EVE, ALICE, CATHLEEN, BOB]


@ruling("RR-43", "RR-64")
def test_mettle_is_compared_once_before_the_first_chomp():
    match = table(ALLIGATORS, "Alice pit m2 f1 rest", "Bob pit m3 rest", "Cathleen pit m3 rest", alligators=3)
    assert match.actions(CHANCE) == [Chip(BOB), Chip(CATHLEEN)], "the tie is settled before Alice's Chomp"
    go(match, draw(CATHLEEN))
    assert match.state.chomps == [ALICE, CATHLEEN, BOB]
    go(match, alice(Stake(METTLE)), draw(ALICE), draw(ALLIGATOR), draw(BOB))
    assert_story(match, Staked(ALICE, METTLE, 2, 4), Staked(CATHLEEN, METTLE, 3, 4), Staked(BOB, METTLE, 3, 3))


@ruling("RR-44")
def test_the_trait_is_the_hamsters_choice_and_needs_a_chip():
    match = table(ALLIGATORS, "Alice pit s3 f2 down2 rest", "Bob 3,3 f1 rest")
    assert offers(match, ALICE, Stake) == {Stake(SCAMPER), Stake(FRISKINESS)}
    assert refused(match, alice(Stake(METTLE))) == ("RR-44", "no-chip-there")
    go(match, alice(Stake(SCAMPER)))
    assert match.actions(CHANCE) == [Chip(ALICE)] * 3 + [Chip(ALLIGATOR)] * 2, "those face down count too"


@ruling("RR-44")
def test_the_chips_against_a_hamster_are_the_alligators_there_are_now():
    match = table(ALLIGATORS, "Alice pit m2 rest", "Bob pit s4 m3 rest", alligators=2)
    assert match.actions(CHANCE).count(Chip(ALLIGATOR)) == 3
    go(match, draw(ALLIGATOR), bob(Stake(SCAMPER)))
    assert match.actions(CHANCE).count(Chip(ALLIGATOR)) == 2


@ruling("RR-44")
def test_a_won_chomp_costs_nothing_and_with_no_alligator_left_the_hamster_is_safe():
    match = table(ALLIGATORS, "Alice pit m2 rest", "Bob 3,3 f1 rest")
    go(match, draw(ALICE))
    assert_story(match, Escaped(ALICE, True))
    assert match.state.fatigue[ALICE] == 5
    assert match.state.alligators == 2
    match = table(ALLIGATORS, "Alice pit rest", "Bob pit s1 m1 rest", "Cathleen 3,3 f1 rest", alligators=0)
    assert_story(match, Eaten(ALICE), Escaped(BOB, False))


@ruling("RR-45")
def test_a_lost_chomp_costs_a_chip_for_every_two_alligators_rounded_up():
    for alligators, cost in ((2, 1), (3, 2), (4, 2), (5, 3)):
        match = table(ALLIGATORS, "Alice pit m7 run", "Bob 3,3 f1 rest", alligators=alligators - 1)
        go(match, draw(ALLIGATOR))
        assert_story(match, Chomped(ALICE, cost), AlligatorLeft(alligators - 1))
        assert len([event for event in told(match, Tired) if event.why == "chomp"]) == cost


@ruling("RR-45")
def test_the_owner_chooses_the_chips_and_whoever_has_too_few_loses_all():
    match = table(ALLIGATORS, "Alice pit s2 m2 f2 rest", "Bob 3,3 f1 rest", alligators=2)
    go(match, alice(Stake(SCAMPER)), draw(ALLIGATOR))
    assert offers(match, ALICE, Lose) == {Lose(trait) for trait in TRAITS}
    go(match, alice(Lose(FRISKINESS)), alice(Lose(FRISKINESS)))
    assert match.state.fatigue[ALICE] == 3
    assert_story(match, Tired(ALICE, FRISKINESS, "chomp"), Tired(ALICE, FRISKINESS, "chomp"))
    for alligators in (4, 5, 6):
        match = table(
            ALLIGATORS, "Alice pit s1 f1 rest", "Bob 3,3 f1 rest", "Cathleen 4,4 f1 rest", alligators=alligators - 1
        )
        go(match, alice(Stake(SCAMPER)), draw(ALLIGATOR))
        assert_story(match, Chomped(ALICE, 2), Eaten(ALICE), AlligatorLeft(alligators - 1))
        assert match.state.fatigue[ALICE] == 7


@ruling("RR-45")
def test_only_a_trait_with_a_chip_can_lose_one_to_a_chomp():
    match = table(ALLIGATORS, "Alice pit s2 m2 rest", "Bob 3,3 f1 rest")
    go(match, alice(Stake(SCAMPER)), draw(ALLIGATOR))
    assert refused(match, alice(Lose(FRISKINESS))) == ("RR-45", "no-chip-there")


@ruling("RR-48")
def test_whoever_has_not_rested_puts_a_chip_of_its_choice_to_fatigue():
    match = table(FATIGUE, "Alice 3,0 s2 m1 run", "Bob 3,1 s2 m1 rest", "Cathleen 3,2 throw")
    assert match.waiting == (ALICE,)
    assert refused(match, alice(Lose(FRISKINESS))) == ("RR-48", "no-chip-there")
    go(match, alice(Lose(METTLE)))
    assert_story(match, Tired(ALICE, METTLE, "strain"))
    assert match.state.fatigue == [5, 4, 7]
    assert match.state.round == 2, "nobody else is asked"


@ruling("RR-64")
def test_fatigue_is_chosen_one_after_the_other_the_highest_initiative_first():
    match = table(
        FATIGUE, "Alice 3,0 s2 m1 run", "Bob 3,1 s2 m1 bite", "Cathleen 3,2 s1 run", order=(BOB, CATHLEEN, ALICE)
    )
    assert match.waiting == (BOB,)
    go(match, bob(Lose(METTLE)))
    assert match.waiting == (ALICE,)
    go(match, alice(Lose(METTLE)))
    assert [event.seat for event in told(match, Tired)] == [BOB, CATHLEEN, ALICE]


@ruling("RR-64")
def test_fatigue_is_chosen_in_the_last_round_too():
    match = table(ALLIGATORS, "Alice 3,0 s2 m1 run", "Bob pit rest")
    assert match.waiting == (ALICE,)
