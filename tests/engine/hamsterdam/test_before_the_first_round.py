"""Passing, lining up, gathering, choosing specials, rolling for the first turn, deploying."""

import pytest

from hamster_table.engine.hamsterdam.actions import (
    ASIDE,
    NUMBERS,
    REJECTED,
    ArrangeDam,
    Deal,
    Deploy,
    Dice,
    KeepSpecials,
    PassCards,
)
from hamster_table.engine.hamsterdam.setup_events import CardsPassed, FirstTied, SpecialsDealt
from hamster_table.engine.kernel import CHANCE
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    CATHLEEN,
    REDEPLOY,
    alice,
    asked,
    bob,
    cathleen,
    dam,
    dams,
    deal,
    go,
    new,
    refused,
    roll,
    ruling,
    table,
    told,
    until,
    who,
)

NOTHING = Deploy((0,) * 11, ())
SIX = ("Napster", "Napster2", "Buffster", "Blobster", "Mobster", "Ninjaster")


def passed(match, *ways):
    """Everybody passes: left and right."""
    for seat, (left, right) in enumerate(ways):
        go(match, (seat, PassCards(left, right)))
    return match


def lined_up(match):
    """Everybody lays the dam out in the order of its numbers."""
    for seat in range(match.setup.seats):
        go(match, (seat, ArrangeDam(tuple(match.state.hand(seat)))))
    return match


def dealt(seats=2, specials=(), **setup):
    """Seat 0 has been dealt these specials, the others any."""
    match = lined_up(passed(new(seats, **setup), *[(2, 12)] * seats))
    go(match, deal(match, *specials))
    return until(match, "ChooseSpecials")


@ruling("HD-1")
def test_all_pass_one_card_to_each_side_at_once():
    match = passed(new(3), (2, 3), (4, 5))
    assert asked(match) == ((CATHLEEN,), "PassTwo")
    assert match.state.hand(ALICE) == list(NUMBERS) == match.state.hand(BOB), "nothing has come yet"
    assert PassCards(2, 3) in match.actions(CATHLEEN), "one may pass what others pass"
    go(match, cathleen(PassCards(6, 7)))
    assert match.state.hand(ALICE) == [4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12]
    assert match.state.hand(BOB) == [2, 2, 3, 6, 7, 7, 8, 9, 10, 11, 12]
    assert match.state.hand(CATHLEEN) == [2, 3, 3, 4, 4, 5, 8, 9, 10, 11, 12]


@ruling("HD-1")
def test_nobody_sees_in_anothers_hand_what_has_come():
    match = passed(new(3), (2, 3), (4, 5), (6, 7))
    for seat in range(3):
        assert match.view(seat).hand(seat) == match.state.hand(seat)
        assert match.view(seat).hand((seat + 1) % 3) is None
        assert match.view(None).hand(seat) is None


@ruling("HD-4")
def test_without_a_blue_dot_nobody_is_dealt_a_special():
    match = lined_up(passed(new(2, cards="; ".join(f"{number}=1/0" for number in NUMBERS)), (2, 12), (2, 12)))
    assert asked(match)[1] == "RollForFirst" and match.state.dealt == [0, 0]
    assert dams(match) == [f"| pile {'h' * 11}"] * 2


@ruling("HD-1")
def test_with_two_seats_both_cards_go_to_the_other():
    match = passed(new(2), (2, 3), (11, 12))
    assert match.state.hand(ALICE) == [4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12]
    assert match.state.hand(BOB) == [2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]
    assert told(match, CardsPassed)[0] == CardsPassed(ALICE, 2, BOB, 3, BOB)


@ruling("HD-1")
def test_two_cards_of_ones_own_are_passed():
    assert refused(new(3), alice(PassCards(1, 5))) == ("HD-1", "choose-both")
    assert refused(new(3), alice(PassCards(5, 13))) == ("HD-1", "choose-both")


@ruling("HD-2")
def test_the_two_cards_that_are_passed_differ():
    assert refused(new(2), alice(PassCards(7, 7))) == ("HD-2", "two-different")
    assert refused(new(4), alice(PassCards(7, 7))) == ("HD-2", "two-different")


@ruling("HD-3")
def test_all_line_up_at_the_same_time_and_show_together():
    match = passed(new(3), (2, 3), (4, 5), (6, 7))
    assert asked(match) == ((ALICE, BOB, CATHLEEN), "LineUp")
    mine = (12, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11)
    go(match, alice(ArrangeDam(mine)))
    assert match.state.numbers == () and asked(match)[0] == (BOB, CATHLEEN)
    assert match.view(BOB).sealed == {ALICE: None}
    go(match, *[(seat, ArrangeDam(tuple(match.state.hand(seat)))) for seat in (BOB, CATHLEEN)])
    assert match.state.numbers[:11] == mine
    until(match, "Redeploy")
    assert match.state.numbers[:11] == mine


@ruling("HD-3")
def test_all_eleven_cards_go_into_the_line_and_no_others():
    match = passed(new(2), (2, 3), (11, 12))
    line = (4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12)
    assert refused(match, alice(ArrangeDam(line))) is None
    assert refused(match, alice(ArrangeDam(line[:-1]))) == ("HD-3", "cards-left")
    assert refused(match, alice(ArrangeDam((2, *line[1:])))) == ("HD-3", "not-your-card")
    assert refused(match, alice(ArrangeDam((*line, 4)))) == ("HD-3", "not-your-card")


@ruling("HD-4")
def test_the_dots_are_those_of_the_cards_one_has_after_passing():
    match = lined_up(passed(new(2), (6, 7), (2, 12)))
    assert match.state.pile == [14 - 3 - 2, 14 + 3 + 2]
    until(match, "ChooseSpecials")
    assert match.state.dealt == [2 * 2, 2 * 4], "the blue dot of the seven went over too"


@ruling("HD-5")
def test_any_half_of_the_hand_may_be_kept():
    match = dealt(specials=SIX)
    assert len(match.actions(ALICE)) == 20
    two_of_a_kind = KeepSpecials(tuple(map(who, ("Napster", "Napster2", "Buffster"))))
    assert refused(match, alice(two_of_a_kind)) is None, "they were drawn as a pair, and one of another pair"
    assert refused(match, alice(KeepSpecials(two_of_a_kind.specials[:2]))) == ("HD-5", "specials-left")
    assert refused(match, alice(KeepSpecials(tuple(map(who, SIX[:4]))))) == ("HD-5", "too-many-specials")
    assert refused(match, alice(KeepSpecials((who("Napster"),) * 3))) == ("HD-5", "not-in-your-hand")
    not_dealt = KeepSpecials(tuple(map(who, ("Janitster", "Napster", "Mobster"))))
    assert refused(match, alice(not_dealt)) == ("HD-5", "not-in-your-hand")


@ruling("HD-6")
def test_specials_are_dealt_seat_by_seat_and_the_others_leave_the_game():
    match = lined_up(passed(new(2), (2, 12), (2, 12)))
    deck = [special for special in range(36) if special != who("Twinster2")]
    twin_too = (CHANCE, Deal((*deck[:11], who("Twinster2"))))
    assert refused(match, twin_too) == ("HD-6", "not-in-the-deck"), "it lies beside the deck"
    assert refused(match, (CHANCE, Deal((0, *deck[:11])))) == ("HD-6", "not-in-the-deck"), "one of them twice"
    assert refused(match, (CHANCE, Deal(tuple(deck[:11])))) == ("HD-6", "not-that-many")
    assert refused(match, (CHANCE, Deal(tuple(deck[:13])))) == ("HD-6", "not-that-many")
    go(match, deal(match, *SIX))
    assert match.state.dealt == [6, 6]
    assert [match.state.owner[who(name)] for name in SIX] == [ALICE] * 6
    told = [event for _, event in match.story_of(ALICE) if isinstance(event, SpecialsDealt)]
    assert told == [SpecialsDealt(ALICE, 6, tuple(map(who, SIX))), SpecialsDealt(BOB, 6, None)]
    go(match, alice(KeepSpecials(tuple(map(who, SIX[:3])))))
    until(match, "RollForFirst")
    gone = [who(name) for name in SIX[3:]]
    assert [match.state.place[special] for special in gone] == [REJECTED] * 3
    until(match)
    assert [match.state.place[special] for special in gone] == [REJECTED] * 3


@ruling("HD-7")
def test_a_deck_that_runs_out_gives_what_it_has_and_half_is_kept_rounded_up():
    match = dealt(cards="7=2/9")
    assert match.state.dealt == [22, 13]
    assert {len(keep.specials) for keep in match.actions(ALICE)} == {11}
    assert {len(keep.specials) for keep in match.actions(BOB)} == {7}
    seven = match.actions(BOB)[0].specials
    assert refused(match, bob(KeepSpecials(seven))) is None
    assert refused(match, bob(KeepSpecials(seven[1:]))) == ("HD-5", "specials-left")


@ruling("HD-8")
def test_there_is_a_hamster_for_every_orange_dot():
    match = lined_up(passed(new(4, cards="5=9/1; 6=9/0; 7=9/1; 8=9/0; 9=9/1"), *[(2, 12)] * 4))
    assert match.state.pile == [49 + 0] * 4, "more than the 56 of the box"


@ruling("HD-9")
def test_a_twinster_brings_its_twin_on_top():
    match = dealt(specials=("Twinster", *SIX[:5]))
    go(match, alice(KeepSpecials(tuple(map(who, ("Napster", "Napster2", "Twinster"))))))
    until(match, "RollForFirst")
    assert dam(match, ALICE) == "| pile hhhhhhhhhhhhhh,Napster,Napster2,Twinster,Twinster2"


@ruling("HD-9")
def test_with_a_twinster_that_is_not_kept_both_leave_the_game():
    match = dealt(specials=("Twinster", *SIX[:5]))
    go(match, alice(KeepSpecials(tuple(map(who, SIX[:3])))))
    until(match)
    assert match.state.place[who("Twinster")] == REJECTED
    assert match.state.place[who("Twinster2")] == ASIDE


@ruling("HD-10")
def test_the_highest_roll_begins_and_equals_roll_again():
    match = until(new(3), "RollForFirst")
    go(match, roll(4, 4), roll(2, 6), roll(3, 4))
    assert asked(match) == ((CHANCE,), "RollForFirst")
    assert match.state.agenda[-1].contenders == (ALICE, BOB)
    assert match.events[-1] == FirstTied((ALICE, BOB), 8)
    go(match, roll(1, 1), roll(1, 1), roll(1, 2), roll(1, 3))
    assert match.state.first == BOB
    until(match, "RollDice")
    assert match.state.roller == BOB


@ruling("HD-10")
def test_who_has_the_tracker_begins_every_round():
    match = table(REDEPLOY, "", "", "", first=CATHLEEN)
    assert asked(match) == ((CHANCE,), "RollDice")
    assert (match.state.round, match.state.roller) == (2, CATHLEEN)


@ruling("HD-11")
def test_all_deploy_in_secret_at_once():
    match = until(new(2), "DeployHamsters")
    assert asked(match) == ((ALICE, BOB), "DeployHamsters")
    pile = match.state.pile[ALICE]
    go(match, alice(Deploy((0, 0, pile) + (0,) * 8, ())))
    assert sum(match.state.ordinary) == 0 and match.view(BOB).sealed == {ALICE: None}
    go(match, bob(NOTHING))
    assert match.state.ordinary[2] == pile, "a stack has no limit"
    assert sum(match.state.ordinary[11:]) == 0 and match.state.pile[BOB] > 0, "nobody has to deploy"


@ruling("HD-11")
def test_the_table_may_choose_to_deploy_openly_in_turn():
    match = until(new(3, deployment="in-turn"), "RollForFirst")
    go(match, roll(1, 1), roll(6, 6), roll(1, 2))
    assert asked(match) == ((BOB,), "DeployHamsters")
    go(match, bob(Deploy((1, *(0,) * 10), ())))
    assert match.view(ALICE).ordinary[11] == 1
    assert asked(match) == ((CATHLEEN,), "DeployHamsters")
    go(match, cathleen(NOTHING))
    assert asked(match) == ((ALICE,), "DeployHamsters")


@ruling("HD-11")
def test_only_what_is_in_the_pile_is_deployed_on_the_eleven_cards():
    match = dealt(specials=SIX)
    go(match, alice(KeepSpecials(tuple(map(who, SIX[:3])))))
    until(match, "DeployHamsters")
    pile, nap = match.state.pile[ALICE], who("Napster")
    many = (pile + 1, *(0,) * 10)
    assert refused(match, alice(Deploy(many, ()))) == ("HD-11", "too-few-in-the-pile")
    assert refused(match, alice(Deploy((0,) * 10, ()))) == ("HD-11", "a-number-for-each-card")
    assert refused(match, alice(Deploy((-1, 1, *(0,) * 9), ()))) == ("HD-11", "a-number-for-each-card")
    assert refused(match, alice(Deploy((0,) * 11, ((nap, 0), (nap, 1))))) == ("HD-11", "special-not-in-the-pile")
    assert refused(match, alice(Deploy((0,) * 11, ((who("Janitster"), 0),)))) == ("HD-11", "special-not-in-the-pile")
    assert refused(match, alice(Deploy((0,) * 11, ((nap, 11),)))) == ("HD-11", "no-such-position")
    assert refused(match, alice(Deploy((0,) * 11, ((nap, 3), (who("Napster2"), 3))))) is None


@ruling("HD-73")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_classic_game_lies_in_order_with_fourteen_hamsters_and_two_specials(seats):
    match = new(seats, game="classic")
    assert asked(match) == ((CHANCE,), "DealSpecials"), "nothing is passed or lined up"
    assert match.state.numbers == NUMBERS * seats
    assert match.state.pile == [14] * seats
    go(match, deal(match, "Napster", "Twinster"))
    until(match, "RollForFirst")
    assert dam(match, ALICE) == "| pile hhhhhhhhhhhhhh,Napster,Twinster,Twinster2", "both are kept, and the twin comes"
    assert [len(mine) for mine in match.state.specials_of] == [3] + [2] * (seats - 1)
    until(match)
    assert match.state.first_unflipped == [11 * seat for seat in range(seats)], "no dam has broken"
    assert match.state.last_unflipped == [11 * seat + 10 for seat in range(seats)]
    assert max(match.state.town) >= 3


@ruling("HD-73")
def test_in_the_classic_game_three_tokens_break_no_dam():
    match = table("roll", "7:~ | town 2", game="classic")
    go(match, roll(3, 4))
    assert dams(match) == ["7:~ | town 3", "7:~"]
    assert asked(match) == ((CHANCE,), "RollDice")


def test_dice_that_are_no_dice_are_refused():
    match = until(new(2), "RollForFirst")
    assert refused(match, (CHANCE, Dice(0, 7))) == ("HT-1", "not-offered")
