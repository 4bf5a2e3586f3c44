"""The movement phase: a step, or the abilities of those who skip it."""

from hamster_table.engine.hamsterdam.actions import MoveHamster
from hamster_table.engine.hamsterdam.events import MovementSkipped
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    DONE,
    MOVE,
    SKIP,
    alice,
    asked,
    bob,
    dam,
    dams,
    go,
    may,
    move,
    offered,
    refused,
    ruling,
    spot,
    table,
    told,
    use,
    uses,
)


@ruling("HD-49")
def test_one_hamster_may_move_one_step():
    match = table(MOVE, "5:h 7:Napster", "5:h")
    go(match, alice(move("Napster", 7, 6)))
    assert asked(match)[0] == (BOB,), "one hamster only"
    assert dam(match, ALICE) == "5:h 6:Napster"
    match = table(MOVE, "5:hh")
    go(match, alice(move("h", 5, 6)))
    assert dam(match, ALICE) == "5:h 6:h"
    match = table(MOVE, "5:h")
    go(match, alice(DONE))
    assert dam(match, ALICE) == "5:h", "nobody has to move"


@ruling("HD-49")
def test_no_step_leads_onto_a_flipped_card_past_the_ends_or_further():
    match = table(MOVE, "x2 3:h 12:h,Napster", "5:h")
    assert refused(match, alice(move("h", 3, 2))) == ("HD-49", "end-of-the-dam")
    assert refused(match, alice(move("h", 12, (BOB, 2)))) == ("HD-49", "end-of-the-dam")
    assert refused(match, alice(move("h", 3, 5))) == ("HD-49", "one-step")
    assert refused(match, alice(move("h", 3, 3))) == ("HD-49", "one-step")
    assert refused(match, alice(move("h", 5, 6))) == ("HD-49", "nobody-there")
    assert refused(match, alice(move("Napster", 3, 4))) == ("HD-49", "nobody-there")
    assert refused(match, alice(move("h", (BOB, 5), (BOB, 6)))) == ("HD-49", "not-your-dam")
    steps = {(step.hamster, step.to) for step in offered(match, ALICE, MoveHamster)}
    assert steps == {(-1, 2), (-1, 9), (20, 9)}


@ruling("HD-49")
def test_who_has_moved_moves_nobody_else():
    match = table(MOVE, "5:h,Speedster")
    go(match, alice(move("h", 5, 6)))
    assert refused(match, alice(move("h", 6, 7))) == ("HD-49", "moved-already")


@ruling("HD-50")
def test_who_enters_a_flooded_card_leaves_the_game_with_one_token():
    match = table(MOVE, "5:h,Napster 6:~~", "5:h 6:~")
    go(match, alice(move("Napster", 5, 6)), bob(move("h", 5, 6)))
    assert dams(match) == ["5:h 6:~ | out 1", "| out 1"]
    assert match.state.reservoir() == 33
    assert refused(table(MOVE, "5:h 6:~"), alice(move("h", 5, 6, "Swimster"))) == ("HD-50", "cannot-swim")


@ruling("HD-51")
def test_one_ability_for_each_skipped_movement():
    match = table(MOVE, "5:Contractster,Momster,Bombster 8:~ | pile hhh", "7:h")
    go(match, alice(SKIP), bob(DONE))
    assert asked(match) == ((ALICE,), "UseSkip"), "when all have moved"
    go(match, alice(use("Momster", "h", "h")))
    assert asked(match) == ((CHANCE,), "RollDice"), "one only"
    assert dam(match, ALICE) == "5:hh,Bombster,Contractster,Momster 8:~ | pile h"


@ruling("HD-51")
def test_skipping_without_using_an_ability_is_allowed():
    match = table(MOVE, "5:Momster | pile h")
    go(match, alice(SKIP), alice(DECLINE))
    assert dam(match, ALICE) == "5:Momster | pile h"


@ruling("HD-51")
def test_an_ability_that_needs_a_skip_is_not_open_in_the_movement_itself():
    match = table(MOVE, "5:Momster,Huckster,Bombster,Contractster 8:~ | pile h", "7:h")
    for ability in (
        use("Momster", "h"),
        use("Huckster", (BOB, 7), (BOB, 8)),
        use("Bombster", (BOB, 7)),
        use("Contractster", 8, 9),
    ):
        assert refused(match, alice(ability)) == ("HD-51", "only-after-skipping")


@ruling("HD-51")
def test_who_moved_uses_no_ability_of_the_skip():
    match = table(MOVE, "5:Momster,h | pile h")
    go(match, alice(move("h", 5, 6)))
    assert asked(match) == ((CHANCE,), "RollDice")


@ruling("HD-52")
def test_speedsters_jump_comes_before_or_after_the_normal_move_and_it_may_make_both():
    match = table(MOVE, "5:h,Speedster")
    go(match, alice(use("Speedster", 12)), alice(move("Speedster", 12, 11)))
    assert dam(match, ALICE) == "5:h 11:Speedster"
    assert asked(match) == ((CHANCE,), "RollDice"), "it jumps once"
    match = table(MOVE, "5:h,Speedster")
    go(match, alice(move("h", 5, 6)), alice(use("Speedster", 2)))
    assert dam(match, ALICE) == "2:Speedster 6:h"


@ruling("HD-52")
def test_who_skips_gives_up_the_jump_too():
    match = table(MOVE, "5:Speedster,Momster | pile h")
    go(match, alice(SKIP))
    assert asked(match) == ((ALICE,), "UseSkip")
    assert uses(match, ALICE, "Speedster") == []
    assert refused(match, alice(use("Speedster", 2))) == ("HD-52", "only-in-movement")


@ruling("HD-81")
def test_skipping_is_the_first_decision():
    match = table(MOVE, "5:h,Speedster")
    assert may(match, alice(SKIP))
    go(match, alice(move("h", 5, 6)))
    assert refused(match, alice(SKIP)) == ("HD-81", "too-late-to-skip")
    match = table(MOVE, "5:h,Speedster")
    go(match, alice(use("Speedster", 2)))
    assert refused(match, alice(SKIP)) == ("HD-81", "too-late-to-skip")


@ruling("HD-81")
def test_everybody_with_a_hamster_on_the_dam_may_skip_and_nobody_else_is_asked():
    match = table(MOVE, "| pile h,Momster", "5:h", "6:Twinster")
    assert asked(match) == ((BOB,), "Move")
    go(match, bob(SKIP))
    assert told(match, MovementSkipped) == [MovementSkipped(BOB)]
    assert asked(match)[0] == (2,) and may(match, (2, SKIP))
    go(match, (2, SKIP))
    assert asked(match) == ((CHANCE,), "RollDice"), "there is nothing that they could use"
    assert spot(match.state, BOB, 5) == 14
