"""Rest: a chip comes back."""

from hamster_table.engine.run_hamster_run.actions import (
    FRISKINESS,
    METTLE,
    REST,
    RUN,
    SCAMPER,
    TRAITS,
    Change,
    Recover,
    Stop,
)
from hamster_table.engine.run_hamster_run.events import Rested, Tired
from tests.engine.run_hamster_run.language import (
    ALICE,
    BOB,
    DECLARE,
    RESOLVE,
    alice,
    assert_story,
    bob,
    chips,
    declare,
    draw,
    go,
    offers,
    refused,
    ruling,
    split,
    table,
)


@ruling("RR-35")
def test_a_rest_brings_a_chip_back_face_up_into_any_trait():
    match = table(RESOLVE, "Alice 3,2 s2 m1 rest", "Bob 9,0 f1 run")
    assert offers(match, ALICE, Recover) == {Recover(trait) for trait in TRAITS}
    go(match, alice(Recover(SCAMPER)))
    assert chips(match, ALICE) == "s3 m1 f0, 0 down, 3 tired"
    assert_story(match, Rested(ALICE, SCAMPER))
    assert match.waiting == (BOB,), "one chip, and no more"


@ruling("RR-35")
def test_with_seven_chips_a_rest_brings_nothing():
    match = table(RESOLVE, "Alice 3,2 s7 rest", "Bob 9,0 f1 run")
    assert refused(match, alice(Recover(METTLE))) == ("RR-35", "nothing-to-recover")
    go(match, alice(Stop()))
    assert_story(match, Rested(ALICE, ""))


@ruling("RR-35")
def test_nobody_recovers_in_the_pit():
    match = table(RESOLVE, "Alice pit s2 rest", "Bob 9,0 f1 run")
    assert refused(match, alice(Recover(METTLE))) == ("RR-35", "no-rest-in-the-pit")
    go(match, alice(Stop()))
    assert chips(match, ALICE) == "s2 m0 f0, 0 down, 5 tired"


@ruling("RR-36")
def test_a_change_to_a_rest_pays_a_chip_gains_one_and_does_not_tire():
    match = table(RESOLVE, "Alice 3,2 s3 m4 run", "Bob 9,0 f1 run")
    go(match, alice(Change(REST, METTLE)), alice(Recover(SCAMPER)))
    assert chips(match, ALICE) == "s4 m3 f0, 0 down, 0 tired"
    go(match, bob(Stop()))
    assert_story(match, Tired(BOB, FRISKINESS, "strain"))


@ruling("RR-50")
def test_a_passed_out_hamster_on_the_belt_rests_and_can_act_in_the_next_round():
    match = table(DECLARE, "Alice 3,2", "Bob 9,0 f1")
    declare(match, RUN, REST)
    go(match, alice(Recover(METTLE)), bob(Stop()))
    assert match.state.round == 2
    assert match.state.asleep == [False, True]
    assert match.waiting == (ALICE,)
    go(match, alice(split(1, 0, 0)))
    go(match, draw(ALICE))
    declare(match, REST)
    assert len(match.actions(ALICE)) == 4


@ruling("RR-62")
def test_whoever_can_take_a_chip_takes_it():
    match = table(RESOLVE, "Alice 3,2 s2 rest", "Bob 9,0 f1 run")
    assert refused(match, alice(Stop())) == ("RR-62", "take-the-chip")
    assert offers(match, ALICE, Stop) == set()
