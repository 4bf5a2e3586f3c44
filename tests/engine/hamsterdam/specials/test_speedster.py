"""Speedster moves to any card of the dam in the movement, on top of the normal move."""

from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DONE,
    MOVE,
    alice,
    asked,
    dam,
    dams,
    go,
    may,
    move,
    refused,
    roll,
    ruling,
    spots,
    table,
    use,
    uses,
    w,
    who,
)


@ruling("HD-84")
def test_it_jumps_to_any_other_standing_card():
    match = table(MOVE, "x2 5:Speedster")
    assert uses(match, ALICE, "Speedster") == spots(match, ALICE, 3, 4, 6, 7, 8, 9, 10, 11, 12)
    for card in (2, 5, (BOB, 5)):
        assert refused(match, alice(use("Speedster", card))) == ("HD-84", "elsewhere")
    go(match, alice(use("Speedster", 12)), alice(DONE))
    assert dam(match, ALICE) == "x2 12:Speedster", "and it stays as it is"


@ruling("HD-52")
def test_one_jump_for_each_movement_and_again_in_the_next():
    match = table(MOVE, "5:Speedster,h")
    go(match, alice(use("Speedster", 12)))
    assert refused(match, alice(use("Speedster", 2))) == ("HD-80", "used-already")
    go(match, alice(DONE), roll(1, 1), roll(1, 2), roll(1, 3), roll(1, 4))
    assert asked(match) == ((ALICE,), "Move")
    assert may(match, alice(use("Speedster", 2)))


@ruling("HD-52")
def test_it_comes_on_top_of_the_normal_move():
    match = table(MOVE, "5:Speedster,h")
    go(match, alice(use("Speedster", 12)), alice(move("h", 5, 6)))
    assert dam(match, ALICE) == "6:h 12:Speedster"


@ruling("HD-50")
def test_onto_a_flooded_card_it_leaves_the_game_with_a_token():
    match = table(MOVE, "5:Speedster,h 12:~~")
    go(match, alice(use("Speedster", 12)))
    assert dam(match, ALICE) == "5:h 12:~ | out 1"
    assert may(match, alice(move("h", 5, 6))), "the normal move is still open"


@ruling("HD-65")
def test_copied_the_copycatster_moves_and_then_goes_to_the_pile():
    match = table(MOVE, "5:Copycatster,h", "5:Speedster")
    go(match, alice(use("Copycatster", 12, copies="Speedster")), alice(move("h", 5, 6)))
    assert dams(match) == ["6:h | pile Copycatster", "5:Speedster"]


@ruling("HD-65", "HD-50")
def test_copied_onto_a_flooded_card_the_copycatster_leaves_the_game_with_the_token():
    match = table(MOVE, "5:Copycatster,h 12:~", "5:Speedster")
    go(match, alice(use("Copycatster", 12, copies="Speedster")), alice(DONE))
    assert dams(match) == ["5:h | out 1", "5:Speedster"]
    assert match.state.place[who("Copycatster")] == w.OUT
