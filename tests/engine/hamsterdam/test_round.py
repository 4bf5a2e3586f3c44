"""When an ability works at all, how many rolls make a round, and who comes first."""

import pytest

from hamster_table.engine.hamsterdam.events import (
    CardFlipped,
    HamsterPut,
    Inundated,
    MovementSkipped,
    MovementStarted,
    RedeploymentStarted,
    Rolled,
    RoundCounted,
    RoundStarted,
    TurnStarted,
)
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    CATHLEEN,
    DECLINE,
    DONE,
    MOVE,
    REDEPLOY,
    ROLL,
    SKIP,
    alice,
    asked,
    bob,
    cathleen,
    collapse,
    go,
    refused,
    roll,
    ruling,
    table,
    told,
    until,
    use,
)

ALL_NUMBERS = [(1, n) for n in range(1, 7)] + [(n, 6) for n in range(2, 7)] + [(1, 1)]
"""Twelve rolls that bring no town more than one token."""


@ruling("HD-12")
def test_a_special_in_the_pile_does_nothing():
    match = table(ROLL, "| pile Buffster,Ninjaster")
    go(match, roll(3, 4))
    assert asked(match) == ((CHANCE,), "RollDice"), "nobody was asked"
    match = table(ROLL, "5:Buffster | pile Buffster2")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Buffster2"))) == ("HD-12", "not-on-the-dam")


@ruling("HD-12")
def test_only_ones_own_specials_work():
    match = table(ROLL, "5:Buffster", "5:Buffster2")
    go(match, roll(3, 4))
    assert refused(match, alice(use("Buffster2"))) == ("HD-12", "not-your-special")


@ruling("HD-12", "HD-68")
def test_a_special_that_has_turned_works_no_more():
    match = table(ROLL, "5:Buffster,Spinster")
    go(match, roll(3, 4), alice(use("Buffster")))
    assert refused(match, alice(use("Buffster"))) == ("HD-12", "not-your-special")


def rhythm(seats):
    """One round as letters: Roll, Movement, reDeployment."""
    match = table(ROLL, *[""] * seats)
    for dice in ALL_NUMBERS:
        go(match, roll(*dice))
    letters = {Rolled: "r", MovementStarted: "M", RedeploymentStarted: "D"}
    return "".join(letters[type(event)] for event in told(match, *letters)), match


@ruling("HD-13")
@pytest.mark.parametrize(("seats", "round"), [(2, "rrrrM" * 3), (3, "rrrM" * 4), (4, "rrrrM" * 3)])
def test_a_round_has_twelve_rolls_and_with_two_seats_a_movement_after_two_turns_each(seats, round):
    letters, match = rhythm(seats)
    assert letters == round + "D"
    assert match.state.round == 2


@ruling("HD-14")
@pytest.mark.parametrize(("seats", "turns"), [(2, 6), (3, 4), (4, 3)])
def test_the_tracker_counts_the_turns_of_each_seat_and_begins_again(seats, turns):
    _, match = rhythm(seats)
    seen = [event.tracker for event in told(match, TurnStarted)]
    assert seen == [1 + n // seats for n in range(1, 12)] + [1]
    assert max(seen) == turns and match.state.tracker == 1


@ruling("HD-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tracker_goes_on_when_the_next_turn_begins_and_not_before_a_movement(seats):
    line = "2:h 3:h 4:h"
    match = table(ROLL, *[line] * seats)
    cycle, turns = (4, 2) if seats == 2 else (seats, 1)
    until(match, "Move")
    assert (match.state.turn, match.state.tracker) == (cycle, turns)
    until(match, "RollDice")
    assert (match.state.turn, match.state.tracker) == (cycle, turns + 1)
    match = until(table(ROLL, "7:hh | pile h", *["7:hh"] * (seats - 1), turn=11), "Redeploy")
    assert (match.state.turn, match.state.tracker) == (12, 12 // seats)


@ruling("HD-15")
def test_the_last_turn_of_a_round_runs_to_its_end_before_the_redeployment():
    match = table(ROLL, "3:h 5:Momster 7:~ | town 2 | pile h", turn=11)
    go(match, roll(3, 4), alice(collapse(12)), alice(SKIP), alice(use("Momster", "h")))
    kinds = (Inundated, CardFlipped, MovementStarted, MovementSkipped, HamsterPut, RedeploymentStarted, RoundStarted)
    assert [type(event) for event in told(match, *kinds)] == list(kinds)
    match = table(ROLL, "5:Momster | pile hhh", turn=11)
    go(match, roll(3, 4), alice(SKIP), alice(use("Momster", "h", "h")))
    assert asked(match) == ((ALICE,), "Redeploy")
    go(match, alice(DONE))
    assert (match.state.round, match.state.turn) == (2, 0)


def test_a_round_is_counted_with_specials_on_the_dam_and_in_the_reserve():
    line = "3:~ 5:h,Napster 8:~~ | pile hh,Janitster,Momster | town 1 | out 1"
    match = table(REDEPLOY, line, "5:hhh | town 2")
    go(match, alice(DONE))
    (counted,) = told(match, RoundCounted)
    assert (counted.town, counted.water, counted.dam) == ((1, 2), (3, 0), (2, 3))
    assert (counted.pile, counted.removed) == ((4, 0), (1, 0))


@ruling("HD-16")
def test_movement_abilities_and_redeployment_begin_with_the_holder_of_the_tracker():
    line = "5:Contractster 8:~"
    match = table(MOVE, line, "5:Contractster2 8:~", "5:h,Momster | pile hh", first=BOB, turn=11)
    order = []
    while asked(match)[1] in ("Move", "UseSkip"):
        (seat,), step = asked(match)
        order.append((step, seat))
        go(match, (seat, SKIP if step == "Move" else DECLINE))
    assert order == [(step, seat) for step in ("Move", "UseSkip") for seat in (BOB, CATHLEEN, ALICE)]


@ruling("HD-16")
def test_redeployment_goes_to_the_left_too():
    match = table(REDEPLOY, "| pile h", "| pile h", "| pile h", first=CATHLEEN)
    assert asked(match)[0] == (CATHLEEN,)
    go(match, cathleen(DONE))
    assert asked(match)[0] == (ALICE,)
    go(match, alice(DONE))
    assert asked(match)[0] == (BOB,)
    go(match, bob(DONE))
    assert match.state.roller == CATHLEEN
