"""Floods, breaches, movement and the abilities of the specials on the table of Hamsterdam."""

import pytest
from PySide6.QtTest import QTest

from hamster_table.engine import Match
from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.hamsterdam.actions import KINDS
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.views.art import theme
from hamster_table.views.board.items import Glow
from tests.engine.hamsterdam.language import (
    ALICE,
    BOB,
    DECLINE,
    DONE,
    MOVE,
    REDEPLOY,
    ROLL,
    SKIP,
    alice,
    bob,
    go,
    roll,
    table,
    use,
)
from tests.views.hamsterdam.at_dam import (
    at,
    button,
    card,
    carry,
    click,
    clicks,
    plain,
    press,
    show,
    sit_down,
    spare,
    special,
)


@pytest.fixture(autouse=True)
def at_once():
    theme.set_pace(0.0)


def number_of(table, name):
    return special(name)[1]


@pytest.fixture
def rolled(qtbot):
    """Opens a table after a roll."""

    def open_table(*dams, dice=(3, 4), asked=None):
        match = table(ROLL, *dams)
        go(match, roll(*dice))
        return sit_down(qtbot, match, asked)

    return open_table


@pytest.fixture
def moving(qtbot):
    """Opens a table at a movement, after these entries."""

    def open_table(*dams, entries=()):
        match = table(MOVE, *dams)
        go(match, *entries)
        return sit_down(qtbot, match)

    return open_table


# The roll


def test_no_is_one_key(rolled):
    here = rolled("6:Ninjaster 7:h", "7:h")
    press(here, "Enter")
    assert here.wanted == [DECLINE]


def test_ninjaster_ignores_by_its_row_by_a_button_or_by_a_drop_on_the_dice(rolled):
    here = rolled("6:Ninjaster 7:h", "7:h")
    click(here, at(here, ("row", number_of(here, "Ninjaster"))))
    press(here, "1")
    carry(here, special("Ninjaster"), ("dice",))
    assert here.wanted == [w.Use(number_of(here, "Ninjaster"), -1, ())] * 3


def test_mobster_counts_by_two_buttons_that_say_the_number(rolled):
    here = rolled("6:Mobster 7:h", "7:h")
    assert [one.text for one in here.prompt().buttons[:2]] == ["Mobster: 8", "Mobster: 6"]
    press(here, "2")
    assert here.wanted == [w.Use(number_of(here, "Mobster"), -1, (-1,))]


def test_napster_walks_where_it_is_dropped(rolled):
    here = rolled("6:h 7:Napster 8:~", "7:h")
    napster = special("Napster")
    assert here.board_scene.spots[card(here, 6)].label == "walk"
    carry(here, napster, card(here, 8))
    assert here.wanted == [] and here.bubble.isVisible()
    carry(here, napster, card(here, 6))
    assert here.wanted == [w.Use(napster[1], -1, (card(here, 6)[1],))]


def test_spinster_turns_a_die_that_is_picked_first(rolled):
    here = rolled("6:Spinster", "7:h")
    carry(here, special("Spinster"), ("die", 1))
    assert [one.key_words for one in here.prompt().buttons] == ["1", "2", "3", "5", "6", "Esc"]
    assert here.prompt().buttons[0].text == "Face 1: 4"
    press(here, "Escape")
    press(here, "A")
    press(here, "1")
    assert here.wanted == [w.Use(number_of(here, "Spinster"), -1, (0, 1))]


def test_buffster_says_what_it_makes_of_the_roll(rolled):
    here = rolled("6:Buffster", "7:h", dice=(2, 2))
    assert button(here, "1").text == "Buffster: 10"
    press(here, "1")
    assert here.wanted == [w.Use(number_of(here, "Buffster"), -1, ())]


def test_after_a_physicister_the_old_or_the_new_roll_is_chosen(rolled):
    here = rolled("6:Physicister", "7:h")
    go(here.match, alice(use("Physicister")), roll(6, 6))
    show(here)
    assert [one.text for one in here.prompt().buttons] == ["New: 12", "Old: 7"]
    press(here, "O")
    assert here.wanted == [w.KeepRoll(3, 4)]


# Floods


def test_a_flood_is_plugged_by_a_drag_to_the_pile_a_press_or_a_button(rolled):
    here = rolled("6:h 7:h,Blobster", "2:h")
    seven = card(here, 7)
    assert here.board_scene.spots[seven].glow is Glow.LEGAL and here.board_scene.spots[seven].label == "plug"
    carry(here, special("Blobster"), ("pile", 0))
    click(here, at(here, seven))
    press(here, "Enter")
    blobster = w.Plug(seven[1], number_of(here, "Blobster"))
    assert here.wanted[0] == blobster
    assert w.Plug(seven[1], -1) in here.wanted[1:] and here.wanted[-1] == w.Plug(seven[1], -1)


def test_blobster_stops_a_flood_next_door(rolled):
    here = rolled("6:Blobster 7:h", "2:h")
    carry(here, special("Blobster"), card(here, 7))
    assert here.wanted == [w.Use(number_of(here, "Blobster"), -1, (card(here, 7)[1],))]


def test_cheekster_holds_or_plugs(rolled):
    here = rolled("7:Cheekster", "2:h")
    texts = [one.text for one in here.prompt().buttons]
    assert texts == ["Cheekster: hold", "Plug: Cheekster"]
    click(here, at(here, ("row", number_of(here, "Cheekster"))))
    assert here.wanted == [w.Use(number_of(here, "Cheekster"), -1, ())]


def test_a_card_that_no_water_meets_tells_so(rolled):
    here = rolled("5:h 7:Cheekster", "2:h")
    here.hand.drop(None, card(here, 2))
    assert here.bubble.headline.text() == "No water comes there now."


def test_whack_a_mole_lands_on_one_of_two_cards(qtbot):
    match = table(ROLL, "2,3,4,5,6,7,8,9,9,11,12;7:Whack-a-Mole", "2:h")
    go(match, roll(3, 4), alice(use("Whack-a-Mole")), roll(4, 5))
    here = sit_down(qtbot, match)
    press_spot = card(here, "9b")
    click(here, at(here, press_spot))
    carry(here, special("Whack-a-Mole"), card(here, 9))
    assert here.wanted == [w.LandOn(press_spot[1]), w.LandOn(card(here, 9)[1])]


# Breaches


@pytest.fixture
def breached(rolled):
    return rolled("2:h,Napster 3:~ 7:~ 12:h | town 2", "2:h")


def decline_all(here):
    while type(here.match.state.agenda[-1]).__name__ == "React":
        go(here.match, (here.match.waiting[0], DECLINE))
    show(here)


def test_a_breach_flips_an_end_that_is_pressed(breached):
    decline_all(breached)
    click(breached, at(breached, card(breached, 12)))
    press(breached, "L")
    assert breached.wanted == [w.Collapse(10), w.Collapse(0)]


@pytest.mark.usefixtures("tinkerers")
def test_a_card_in_the_middle_does_not_break(breached):
    decline_all(breached)
    click(breached, at(breached, card(breached, 6)))
    assert breached.wanted == [] and "Ruling HD-42" in breached.bubble.ruling.text()


def test_who_clears_the_water_of_the_next_card_is_chosen(breached):
    decline_all(breached)
    go(breached.match, alice(w.Collapse(0)))
    show(breached)
    carry(breached, special("Napster"), card(breached, 3))
    press(breached, "1")
    assert breached.wanted == [w.GiveUp(number_of(breached, "Napster")), w.GiveUp(-1)]


# Movement


def test_a_hamster_is_moved_one_card(moving):
    here = moving("5:h 6:~ 9:h", "7:h")
    carry(here, plain(here, 5), card(here, 4))
    clicks(here, plain(here, 5), card(here, 6))
    four, five, six = (card(here, number)[1] for number in (4, 5, 6))
    assert here.wanted == [w.MoveHamster(-1, five, four, -1), w.MoveHamster(-1, five, six, -1)]


def test_golden_cards_say_what_the_move_is(moving):
    here = moving("4:h 5:h 6:~ 9:h", "7:h")
    here.hand.lift(plain(here, 5))
    assert here.board_scene.spots[card(here, 4)].label == "reinforce"
    assert here.board_scene.spots[card(here, 6)].label == "clear water"
    here.hand.put_back()
    here.hand.lift(plain(here, 9))
    assert here.board_scene.spots[card(here, 10)].label == "guard"


def test_too_far_glides_home_and_says_why(moving, qtbot):
    here = moving("5:h 9:h", "7:h")
    with qtbot.waitSignal(here.refused) as told:
        carry(here, plain(here, 5), card(here, 10))
    assert told.args[0].ruling == "HD-49" and here.wanted == []
    assert here.bubble.headline.text() == "A hamster moves one card to the left or right."


def test_a_swimster_swims_unless_it_is_to_clear(moving):
    here = moving("5:Swimster 6:~", "7:h")
    carry(here, special("Swimster"), card(here, 6))
    press(here, "W")
    carry(here, special("Swimster"), card(here, 6))
    swimster, five, six = number_of(here, "Swimster"), card(here, 5)[1], card(here, 6)[1]
    assert here.wanted == [w.MoveHamster(swimster, five, six, swimster), w.MoveHamster(swimster, five, six, -1)]


def test_speedster_is_picked_for_its_jump(moving):
    here = moving("5:Speedster", "7:h")
    press(here, "1")
    click(here, at(here, card(here, 11)))
    press(here, "Escape")
    press(here, "Enter")
    assert here.wanted == [w.Use(number_of(here, "Speedster"), -1, (card(here, 11)[1],)), w.DONE]


@pytest.fixture
def skipped(moving):
    """A table where Alice has skipped and everybody has moved."""

    def open_table(*dams):
        return moving(*dams, entries=[alice(SKIP), bob(DONE)])

    return open_table


def test_contractster_shifts_a_token_that_is_dragged(skipped):
    here = skipped("5:Contractster 8:~", "7:h")
    eight, nine = card(here, 8)[1], card(here, 9)
    carry(here, ("token", eight, 0), nine)
    assert here.wanted == [w.Use(number_of(here, "Contractster"), -1, (eight, nine[1]))]


def test_huckster_shoves_a_hamster_of_another_dam(skipped):
    here = skipped("5:Huckster", "7:hh")
    carry(here, plain(here, 7, BOB), card(here, 8, BOB))
    assert here.wanted == [w.Use(number_of(here, "Huckster"), -1, (card(here, 7, BOB)[1], card(here, 8, BOB)[1]))]


def test_a_shove_too_far_says_why_and_who_is_called_is_not_shoved(skipped):
    here = skipped("5:Huckster 7:h", "7:hh")
    carry(here, plain(here, 7, BOB), card(here, 9, BOB))
    assert here.wanted == [] and here.bubble.ruling_shown == "HD-54"
    here = skipped("5:Huckster 7:Momster | pile h", "7:hh")
    carry(here, spare(here), card(here, 8))
    assert here.wanted == [] and here.bubble.ruling_shown == ""


@pytest.mark.usefixtures("tinkerers")
def test_bombster_floods_a_card_of_another_dam(skipped):
    here = skipped("5:Bombster", "7:hh")
    carry(here, special("Bombster"), card(here, 9, ALICE))
    assert here.wanted == [] and "HD-53" in here.bubble.ruling.text()
    carry(here, special("Bombster"), card(here, 9, BOB))
    assert here.wanted == [w.Use(number_of(here, "Bombster"), -1, (card(here, 9, BOB)[1],))]


def test_momster_calls_by_drag_or_by_buttons(skipped):
    here = skipped("5:Momster | pile hh,Ninjaster", "7:h")
    momster, ninjaster = number_of(here, "Momster"), number_of(here, "Ninjaster")
    texts = [one.text for one in here.prompt().buttons]
    assert texts == ["Momster: 2 hamsters", "Momster: Ninjaster + 1 hamster", "None"]
    carry(here, ("special", ninjaster), card(here, 5))
    assert here.wanted == [w.Use(momster, -1, (-1, ninjaster))]


# Copycatster


def test_copycatster_picks_whom_it_copies_and_then_its_target(rolled):
    here = rolled("5:h 6:Copycatster 7:h", "7:Napster 8:Ninjaster")
    press(here, "1")
    assert here.prompt().title == "Which special does Copycatster copy?"
    assert [one.text for one in here.prompt().buttons] == ["Napster (Jonas)", "Ninjaster (Jonas)", "Back"]
    click(here, at(here, card(here, 7, BOB)))
    click(here, at(here, card(here, 5)))
    copycat, napster = number_of(here, "Copycatster"), number_of(here, "Napster")
    assert here.wanted == [w.Use(copycat, napster, (card(here, 5)[1],))]


def test_copycatster_dropped_on_a_special_copies_it(rolled):
    here = rolled("6:Copycatster 7:h", "8:Ninjaster")
    carry(here, special("Copycatster"), card(here, 8, BOB))
    press(here, "1")
    assert here.wanted == [w.Use(number_of(here, "Copycatster"), number_of(here, "Ninjaster"), ())]


def test_back_leads_back_step_by_step(rolled):
    here = rolled("6:Copycatster 7:h", "8:Ninjaster")
    press(here, "1")
    press(here, "1")
    press(here, "Escape")
    assert here.picked.ability.copied is None
    press(here, "Escape")
    assert here.picked.ability is None


# Words


@pytest.mark.usefixtures("tinkerers")
def test_a_special_says_what_it_does_and_why_not_now(rolled):
    here = rolled("6:Spinster,Ninjaster 7:h", "7:h", dice=(3, 4))
    assert "It can be used now" in here.spot_name(("row", number_of(here, "Spinster")))
    go(here.match, alice(DECLINE))
    show(here)
    said = here.spot_name(("row", number_of(here, "Spinster")))
    assert said.startswith("Spinster\nTurns one die") and "Not now: That works after your own roll only" in said
    assert "HD-20" in said


def test_a_card_says_its_odds_and_the_chance_before_the_redeployment(rolled):
    here = rolled("6:Ninjaster 7:h", "7:h")
    said = here.spot_name(card(here, 7))
    assert said.startswith("Mira, card 6: 7; 1 hamster; 6 in 36; hit before the next redeployment: ")
    assert "87 %" in said


def test_what_a_drop_does_is_said_of_the_card_and_not_of_the_special_on_it(moving):
    here = moving("5:h 6:Napster", "7:h")
    here.hand.lift(plain(here, 5))
    card_says, special_says = here.spot_name(card(here, 6)).split("\n")
    assert card_says.startswith("Mira, card 5: 6; ") and card_says.endswith("; reinforce")
    assert special_says == here.spot_name(("row", number_of(here, "Napster"))).replace("\n", ": ")


def test_the_note_of_a_card_with_two_specials_has_a_line_for_each(moving):
    here = moving("5:h 6:Napster,Spinster", "7:h")
    note = here.board_model.note(card(here, 6))
    names = [line.partition(":")[0] for line in note.lines[-2:]]
    assert names == ["Napster", "Spinster"] and "\n" not in note.title


def test_every_place_has_a_name(rolled):
    here = rolled("6:Ninjaster 7:h", "7:h | pile hh | town 2")
    for spot, item in here.board_scene.spots.items():
        assert item.area.isEmpty() or here.spot_name(spot), spot


def test_keys_alone_plug_a_flood(rolled):
    here = rolled("6:h 7:h,Blobster", "2:h")
    here.spot_cursor.set(card(here, 7))
    QTest.keyClicks(here, " ")
    assert here.wanted


def test_janitster_sweeps_by_its_row(qtbot):
    here = sit_down(qtbot, table(REDEPLOY, "6:Janitster 7:~", "7:h | pile h"))
    click(here, at(here, ("row", number_of(here, "Janitster"))))
    assert here.wanted == [w.Use(number_of(here, "Janitster"), -1, ())]


def test_a_stack_is_fanned_out_by_its_number_and_by_a_key(rolled):
    here = rolled("6:Ninjaster,Napster,hhh 7:h", "7:h")
    number = ("stack", card(here, 6)[1])
    click(here, here.mapFromScene(here.board_scene.pieces[number].pos()))
    assert here.fan.drawing.isVisible() and len(here.fan.drawing.shown.hamsters) == 5
    click(here, at(here, ("reservoir",)))
    assert not here.fan.drawing.isVisible()
    here.spot_cursor.set(card(here, 6))
    QTest.keyClicks(here, "f")
    assert here.fan.drawing.isVisible() and here.wanted == []


@pytest.mark.parametrize(
    ("cards", "kind", "told"),
    [
        ("", "Napster", "When: after any roll, yours or not, before the water comes. Price: none."),
        ("Napster=roll/flips", "Napster", "before the water comes. Price: it turns to its ordinary side."),
        ("Mobster=roll/pile", "Mobster", "Price: it goes to your reserve."),
        ("Swimster=movement", "Swimster", "When: in the movement."),
        ("Momster=/flips/pile", "Momster", "When: never, on your cards. Price: it goes to your reserve and turns"),
    ],
)
def test_an_ability_is_told_by_the_cards_of_the_game(cards, kind, told):
    view = Match.new("hamsterdam", 2, {"cards": cards}).state
    assert told in ability_texts.ability(view, 2 * KINDS.index(kind))
    assert told.split(" Price")[0] in ability_texts.ability(view, 2 * KINDS.index(kind))
