"""The end of the game, and who has won."""

import pytest

from hamster_table.engine.hamsterdam.events import CardFlipped, Flooded, GameEnded, MovementStarted
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    CATHLEEN,
    MOVE,
    ROLL,
    SKIP,
    alice,
    asked,
    bob,
    collapse,
    dams,
    go,
    roll,
    ruling,
    table,
    told,
    use,
)


@pytest.mark.parametrize(("seats", "tokens"), [(2, 10), (3, 15), (4, 20)])
def test_the_game_ends_at_five_tokens_for_each_seat(seats, tokens):
    """The flood of one more token is the last one."""
    others = ["x2 x3 x4 | town 5"] * (seats - 2)
    left = tokens - 5 * (seats - 2)
    match = table(ROLL, f"7:~ | town {left - 2}", "", *others, game="classic")
    go(match, roll(3, 4))
    assert match.waiting != ()
    go(match, roll(1, 1), roll(3, 4))
    assert match.waiting == () and sum(match.state.town) >= tokens
    assert type(match.events[-1]) is GameEnded


@ruling("HD-69")
def test_the_end_is_looked_for_when_all_floods_and_breaches_of_the_turn_are_done():
    match = table(ROLL, "7:~ | town 4", "7:~ 12:~ | town 5", turn=2)
    go(match, roll(3, 4), alice(collapse(2)))
    assert asked(match) == ((ALICE,), "Breach"), "eleven tokens already, and still the dam breaks"
    go(match, alice(collapse(3)))
    assert asked(match) == ((BOB,), "Breach")
    go(match, bob(collapse(12)), bob(collapse(2)), bob(collapse(3)), bob(collapse(4)))
    assert match.waiting == () and match.state.town == [5, 7], "more than ten"
    kinds = told(match, Flooded, CardFlipped, MovementStarted, GameEnded)
    assert type(kinds[-1]) is GameEnded and not any(isinstance(kind, MovementStarted) for kind in kinds)


@ruling("HD-69", "HD-87")
def test_the_end_is_looked_for_after_each_flood_of_a_bombster():
    match = table(MOVE, "5:Bombster", "7:~ | town 9", "5:Bombster2,Momster | pile h", game="classic")
    match.state.town[CATHLEEN] = 5
    go(match, alice(SKIP), (CATHLEEN, SKIP), alice(use("Bombster", (BOB, 7))))
    assert match.waiting == (), "the other skip ability is lost"
    assert match.standing.winners == (ALICE,)


@ruling("HD-70")
def test_the_driest_wins_and_water_on_standing_cards_counts():
    match = table(ROLL, "7:~ 8:~~ | town 4", "7:~ 2:h | town 5", game="classic")
    go(match, roll(3, 4))
    assert dams(match) == ["7:~ 8:~~ | town 5", "2:h 7:~ | town 6"]
    assert match.waiting == () and match.standing.winners == (BOB,), "7 against 8"
    assert match.standing.why == "{seat} has the driest town."
    assert match.standing.places == (2, 1)


@ruling("HD-70")
def test_neither_the_tracker_nor_the_marker_counts():
    match = table(ROLL, "7:~ 5:Cheekster* | town 4", "7:~ 5:h | town 4", game="classic")
    go(match, roll(3, 4))
    assert match.standing.winners == (ALICE, BOB)
    assert [match.state.wet(seat) for seat in (ALICE, BOB)] == [6, 6]


@ruling("HD-71")
@pytest.mark.parametrize(
    ("alices", "bobs", "winners"),
    [
        ("5:h | pile Janitster", "5:h", (ALICE,)),
        ("5:h | pile h", "5:hh,Twinster", (BOB,)),
        ("5:Janitster,h | pile h", "| pile hhh", (ALICE, BOB)),
        ("5:h", "", (ALICE,)),
    ],
)
def test_equally_dry_the_one_with_more_hamsters_wins(alices, bobs, winners):
    match = table(ROLL, f"7:~ {alices} | town 4", f"7:~ {bobs} | town 4", game="classic")
    go(match, roll(3, 4))
    assert match.waiting == () and match.standing.winners == winners
    why = "Equally dry, but {seat} has more hamsters left." if len(winners) == 1 else "Tie: equally dry"
    assert match.standing.why.startswith(why)


@ruling("HD-70", "HD-71")
def test_no_number_of_hamsters_makes_up_for_a_token():
    match = table(ROLL, f"6:~ 7:~ 5:{'h' * 120} | town 4", "7:~ | town 4", game="classic")
    go(match, roll(3, 4))
    assert match.waiting == () and match.standing.winners == (BOB,)


@ruling("HD-71", "HD-68")
def test_a_special_that_has_turned_counts_as_a_hamster():
    match = table(ROLL, "7:~ 5:Buffster | town 4", "7:~ 5:h | town 4", game="classic")
    go(match, roll(3, 4), alice(use("Buffster")))
    assert match.standing.winners == (ALICE, BOB)


@ruling("HD-74")
def test_without_a_standing_card_on_any_dam_the_game_ends_at_once():
    gone = " ".join(f"x{number}" for number in range(2, 13))
    match = table(MOVE, gone, gone)
    assert match.waiting == () and type(match.events[-1]) is GameEnded
    match = table(MOVE, gone, gone.replace("x7", "7"))
    assert asked(match) == ((CHANCE,), "RollDice")
