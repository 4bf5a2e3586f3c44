"""Step 3: everybody says which deed it will be."""

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    DEEDS,
    FRISKINESS,
    REST,
    RUN,
    THROW,
    Challenge,
    Change,
    Chip,
    Declare,
    Flip,
    Resist,
    Stop,
)
from hamster_table.engine.run_hamster_run.events import Began, Bitten, Declared, SpeedRose, TestWon, Tired
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLOCATE,
    BOB,
    CATHLEEN,
    DECLARE,
    INITIATIVE,
    RESOLVE,
    alice,
    assert_story,
    bob,
    cathleen,
    declare,
    draw,
    go,
    refused,
    ruling,
    split,
    spots,
    square,
    table,
    told,
)


@ruling("RR-11")
def test_the_lowest_initiative_declares_first_and_the_highest_acts_first():
    match = table(DECLARE, "Alice 3,0 f1", "Bob 3,1 f1", "Cathleen 3,2 f1", order=(BOB, CATHLEEN, ALICE))
    declare(match, BITE, RUN, THROW)
    assert_story(match, Declared(ALICE, BITE), Declared(CATHLEEN, RUN), Declared(BOB, THROW))
    go(match, bob(Stop()), cathleen(Stop()), alice(Stop()))
    assert [event.seat for event in told(match, Began)] == [BOB, CATHLEEN, ALICE]


@ruling("RR-11")
def test_a_declaration_is_open_and_names_no_target():
    match = table(DECLARE, "Alice 3,0 f1", "Bob 3,1 f1")
    assert match.actions(BOB) == (Declare(BITE), Declare(RUN), Declare(THROW), Declare(REST))
    declare(match, THROW)
    assert match.view(ALICE).declared == ["", THROW]


@ruling("RR-12")
def test_the_belt_gets_faster_when_all_declare_a_rest():
    match = table(DECLARE, "Alice 3,0 f1", "Bob 3,1 f1")
    declare(match, REST, REST)
    assert_story(match, SpeedRose(2, "all-rest"))


@ruling("RR-12")
def test_what_is_done_after_the_declarations_does_not_matter():
    match = table(DECLARE, "Alice 3,0 f1", "Bob 3,1 f1")
    declare(match, REST, REST)
    go(match, alice(Change(RUN, FRISKINESS)))
    assert match.state.speed == 2
    match = table(DECLARE, "Alice 3,0 f1 m1", "Bob 3,1 f1")
    declare(match, REST, RUN)
    go(match, alice(Change(REST, FRISKINESS)))
    assert told(match, SpeedRose) == []


@ruling("RR-12")
def test_forced_rests_and_hamsters_in_the_pit_count_and_the_eaten_do_not():
    match = table(DECLARE, "Alice 3,0", "Bob pit f1", "Cathleen eaten", "Dave 4,0 f1")
    declare(match, REST, REST, REST)
    assert_story(match, SpeedRose(2, "all-rest"))
    match = table(DECLARE, "Alice 3,0 f1", "Bob pit f1")
    declare(match, RUN, REST)
    assert told(match, SpeedRose) == []


@ruling("RR-12")
def test_the_belt_can_become_faster_twice_in_a_round():
    match = table(INITIATIVE, "Alice 3,0 s1", "Bob 3,1 m1")
    go(match, draw(ALICE))
    declare(match, REST, REST)
    assert_story(match, SpeedRose(2, "no-friskiness"), SpeedRose(3, "all-rest"))


@ruling("RR-13")
def test_all_chips_lie_face_up_when_a_hamster_declares():
    match = table(ALLOCATE, "Alice 3,0 s4 f1 down3", "Bob 3,1 f1")
    go(match, alice(split(3, 1, 1)), bob(split(0, 1, 0)))
    declare(match, REST, RUN)
    assert match.view(BOB).down == [0, 0]
    go(match, alice(Flip(square("4,0"))), alice(Flip(square("5,0"))), alice(Flip(square("6,0"))))
    assert spots(match)[ALICE] == "6,0"


@ruling("RR-13")
def test_all_its_chips_count_in_tests_before_its_turn():
    match = table(RESOLVE, "Alice 3,0 m2 bite", "Bob 3,1 s1 m3 f1 run")
    go(match, alice(Challenge(BOB)), bob(Resist()))
    assert match.actions(CHANCE).count(Chip(BOB)) == 3


@ruling("RR-61")
def test_every_deed_can_be_declared_of_use_or_not():
    match = table(DECLARE, "Alice 3,0 s1", "Bob pit s1")
    for deed in DEEDS:
        assert refused(match, bob(Declare(deed))) is None
    declare(match, THROW, THROW)
    go(match, alice(Stop()))
    assert match.state.declared == [THROW, THROW]


@ruling("RR-61")
def test_a_passed_out_hamster_can_only_rest():
    match = table(DECLARE, "Alice 3,0 s1", "Bob 4,0")
    assert match.actions(BOB) == (Declare(REST),)
    assert match.state.agenda[-1].forced(match.state, BOB) == Declare(REST)
    assert refused(match, bob(Declare(BITE))) == ("RR-61", "asleep")


@ruling("RR-61")
def test_useless_deeds_do_not_count_as_rests():
    match = table(RESOLVE, "Alice 3,0 f1 throw", "Bob 9,0 f1 run")
    go(match, alice(Stop()), bob(Stop()))
    assert_story(match, Tired(ALICE, FRISKINESS, "strain"), Tired(BOB, FRISKINESS, "strain"))


@ruling("RR-61")
def test_a_hamster_without_chips_can_be_challenged_and_nothing_comes_of_it():
    match = table(RESOLVE, "Alice 3,0 m2 bite", "Bob 3,1 rest")
    go(match, alice(Challenge(BOB)))
    assert_story(match, TestWon(ALICE, BOB, False))
    assert told(match, Bitten) == []
