"""What is prepared on the table of Hamsterdam before it is chosen: passing, line-up, keeping, deployment."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QBitmap, QImage, QPainter, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from hamster_table.engine.hamsterdam import actions as w
from hamster_table.models.hamsterdam.crowd import on_card
from hamster_table.views.art import theme
from tests.engine.hamsterdam.language import REDEPLOY, deal, go, new, table, until
from tests.views.at_table import drag
from tests.views.hamsterdam.at_dam import (
    at,
    button,
    card,
    carry,
    click,
    clicks,
    piece_at,
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


def wheel(table, spot, up):
    where = QPointF(at(table, spot))
    turn = QPoint(0, 120 if up else -120)
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        where, table.viewport().mapToGlobal(where), QPoint(), turn, *none, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(table.viewport(), event)


# Passing


@pytest.fixture
def passing(qtbot):
    return sit_down(qtbot, new(3))


def test_a_press_on_another_card_takes_that_one_instead(passing):
    for number in (7, 12):
        click(passing, piece_at(passing, ("hand", number, 0)))
    assert passing.hand.held == ("hand", 12, 0)
    click(passing, at(passing, ("pass", "left")))
    carry(passing, ("hand", 2, 0), ("pass", "right"))
    press(passing, "Enter")
    assert passing.wanted == [w.PassCards(12, 2)]


def test_two_cards_are_dragged_to_the_neighbours(passing):
    assert "two of your cards" in button(passing, "Enter").disabled_reason
    carry(passing, ("hand", 12, 0), ("pass", "left"))
    carry(passing, ("hand", 2, 0), ("pass", "right"))
    assert not button(passing, "Enter").disabled_reason
    press(passing, "Enter")
    assert passing.wanted == [w.PassCards(12, 2)]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_who_gets_a_passed_card_stands_whole_above_its_place_at_every_size_of_the_text(passing, scale):
    theme.set_text_scale(scale)
    for mailbox in passing.scenery.mailboxes:
        seat = mailbox.shown.seat
        picture = mailbox._drawn(1.0).toImage()
        across = range(picture.width())
        assert not any(picture.pixelColor(x, 0).alpha() for x in across)
        fills = [theme.SEATS[seat].fill == picture.pixelColor(x, y) for x in across for y in range(picture.height())]
        assert any(fills)


def test_the_whole_dam_of_a_neighbour_takes_a_card(passing):
    dam = passing.plan.dams[1].cards[5].center()
    drag(passing, piece_at(passing, ("hand", 12, 0)), passing.mapFromScene(dam))
    assert passing.draft.given == {"left": (12, 0)}


def test_the_keyboard_begins_at_the_own_cards(qtbot):
    passing = sit_down(qtbot, new(3), asked=1)
    QTest.keyClick(passing, Qt.Key.Key_Right)
    assert passing.spot_cursor.ring.isVisible() and passing.spot_cursor.spot in [
        ("card", w.CARDS + i) for i in range(w.CARDS)
    ]
    QTest.keyClick(passing, Qt.Key.Key_Space)
    assert passing.hand.held is not None


def test_a_card_can_be_dropped_on_the_dam_of_a_neighbour(passing):
    carry(passing, ("hand", 3, 0), ("dam", 1))
    clicks(passing, ("hand", 11, 0), ("dam", 2))
    press(passing, "Enter")
    assert passing.wanted == [w.PassCards(3, 11)]


def test_a_card_is_taken_back_or_changed(passing):
    carry(passing, ("hand", 3, 0), ("pass", "left"))
    carry(passing, ("hand", 3, 0), ("pass", "right"))
    assert passing.draft.given == {"right": (3, 0)}
    carry(passing, ("hand", 3, 0), ("card", 1))
    assert passing.draft.given == {}


def test_with_two_seats_both_cards_go_to_the_other(qtbot):
    two = sit_down(qtbot, new(2))
    carry(two, ("hand", 2, 0), ("pass", "left"))
    carry(two, ("hand", 12, 0), ("pass", "right"))
    assert "Jonas" in two.spot_name(("pass", "left")) and "Jonas" in two.spot_name(("pass", "right"))
    press(two, "Enter")
    assert two.wanted == [w.PassCards(2, 12)]


# Lining up


@pytest.fixture
def lining(qtbot):
    match = new(3)
    go(match, *[(seat, w.PassCards(7, 2)) for seat in range(3)])
    return sit_down(qtbot, match)


def test_cards_are_dragged_along_the_line(lining):
    start = lining.draft.action().numbers
    assert start == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    carry(lining, ("hand", 2, 0), ("card", 10))
    press(lining, "Enter")
    assert lining.wanted == [w.ArrangeDam((3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2))]


def test_likely_numbers_go_to_the_middle(lining):
    press(lining, "L")
    line = lining.draft.action().numbers
    assert line[5] == 7 and {line[0], line[-1]} == {2, 12}
    press(lining, "O")
    assert lining.draft.action().numbers == tuple(sorted(line))


def test_whoever_lines_up_reads_which_cards_have_come(qtbot):
    match = new(3)
    go(match, (0, w.PassCards(7, 2)), (1, w.PassCards(11, 4)), (2, w.PassCards(12, 3)))
    for seat, came in enumerate(((12, 4), (7, 3), (11, 2))):
        assert sit_down(qtbot, match, asked=seat).prompt().hint.startswith("You got {} and {}.".format(*came))


def test_a_new_order_is_said_card_by_card(lining, said):
    carry(lining, ("hand", 4, 0), ("card", 0))
    press(lining, "O")
    assert said[-1] == "By number. Your card 2, place 1. Your card 3, place 2. Your card 4, place 3."


# Keeping

NAMES = (
    *("Napster", "Ninjaster", "Blobster", "Bombster", "Buffster", "Speedster", "Spinster", "Huckster", "Janitster"),
    *("Momster", "Napster2", "Ninjaster2", "Blobster2", "Bombster2", "Buffster2", "Speedster2"),
)


@pytest.fixture
def keeping(qtbot):
    match = new(2)
    until(match, "DealSpecials")
    go(match, deal(match, *NAMES))
    return sit_down(qtbot, match, asked=0)


def test_specials_are_kept_by_a_press(keeping):
    dealt = keeping.draft.dealt
    half = len(dealt) // 2
    assert f"{half} to choose" in button(keeping, "Enter").disabled_reason
    for which in dealt[:half]:
        click(keeping, at(keeping, ("offer", which)))
    press(keeping, "Enter")
    assert keeping.wanted == [w.KeepSpecials(tuple(dealt[:half]))]


def test_a_kept_special_is_put_back_by_another_press_and_kept_by_a_drag(keeping):
    first = keeping.draft.dealt[0]
    carry(keeping, ("special", first), ("pile", 0))
    assert keeping.draft.kept == {first}
    click(keeping, at(keeping, ("offer", first)))
    assert keeping.draft.kept == set()


def test_a_sheet_has_the_name_of_its_special_and_below_what_that_does(keeping):
    spot = "offer", special("Napster")[1]
    name, does = keeping.spot_name(spot).split("\n")
    assert name == "Napster: Not chosen." and does.startswith("Walks to a card beside it")
    face = QAccessible.queryAccessibleInterface(keeping)
    sheet = face.child(list(keeping.board_scene.spots).index(spot))
    assert (sheet.text(QAccessible.Text.Name), sheet.text(QAccessible.Text.Description)) == (name, does)


def test_a_special_that_is_put_back_is_said(keeping, said):
    first = keeping.draft.dealt[0]
    name = keeping.spot_name(("offer", first)).partition(":")[0]
    for kept in ("Chosen.", "Not chosen."):
        click(keeping, at(keeping, ("offer", first)))
        assert said.pop() == f"{name}: {kept}"


def test_one_special_too_many_is_said_in_the_prompt(keeping):
    for one in keeping.draft.dealt[: len(keeping.draft.dealt) // 2 + 1]:
        click(keeping, at(keeping, ("offer", one)))
    assert keeping.prompt().hint == "You keep half of them: 1 too many."


# The first deployment


@pytest.fixture
def deploying(qtbot):
    match = until(new(2), "DeployHamsters")
    return sit_down(qtbot, match)


def test_hamsters_are_dragged_from_the_pile_to_cards_and_stand_there_as_ghosts(deploying):
    before = deploying.seen.pile[0]
    carry(deploying, spare(deploying), ("card", 4))
    assert deploying.state.ordinary[4] == 1 and deploying.state.pile[0] == before - 1
    assert deploying.board_scene.pieces[on_card(deploying.crowd, w.PLAIN, 4)].opacity() < 1
    press(deploying, "Enter")
    assert deploying.wanted[0].plain == (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)


def test_an_empty_dam_is_told_before_it_is_confirmed(deploying):
    empty = "Your dam is empty: nobody would stop a flood. Click cards, or drag hamsters."
    assert deploying.prompt().hint == empty
    click(deploying, at(deploying, ("card", 2)))
    assert deploying.prompt().hint == "Click cards, or drag hamsters, or a number with its whole stack."
    click(deploying, at(deploying, ("card", 2)), Qt.MouseButton.RightButton)
    assert deploying.prompt().hint == empty


def test_nobody_goes_without_a_whole_deployment_by_enter_alone(deploying):
    def done():
        return deploying.prompt().buttons[-1]

    assert done().text.startswith("Done") and (done().kind, done().key_words) == ("plain", "N")
    click(deploying, at(deploying, ("card", 2)))
    assert (done().kind, done().key_words) == ("gold", "Enter")


def test_a_press_the_wheel_and_keys_change_the_count(deploying):
    click(deploying, at(deploying, ("card", 2)))
    click(deploying, at(deploying, ("card", 2)))
    wheel(deploying, ("card", 2), up=True)
    wheel(deploying, ("card", 3), up=True)
    wheel(deploying, ("card", 3), up=False)
    deploying.spot_cursor.set(("card", 5))
    QTest.keyClicks(deploying, "++-")
    click(deploying, at(deploying, ("card", 2)), Qt.MouseButton.RightButton)
    assert deploying.draft.action().plain == (0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0)


def test_a_whole_stack_is_dragged_by_its_number(deploying):
    for _ in range(3):
        click(deploying, at(deploying, ("card", 0)))
    carry(deploying, ("stack", 0), ("card", 1))
    assert deploying.draft.action().plain[:2] == (0, 3)
    carry(deploying, ("heap", 0), ("card", 9))
    assert deploying.state.pile[0] == 0
    carry(deploying, ("stack", 9), ("pile", 0))
    assert deploying.draft.action().plain == (0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def drawn(item):
    """Where something solid is drawn of a piece, in a picture of it with 100 pixels on every side of its position."""
    picture = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(100, 100)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return QRegion(QBitmap.fromImage(picture.createAlphaMask(Qt.ImageConversionFlag.ThresholdDither))).boundingRect()


def test_a_lifted_piece_does_not_jump_away_from_the_pointer(deploying):
    for _ in range(3):
        click(deploying, at(deploying, ("card", 0)))
    for piece, item in deploying.board_scene.pieces.items():
        lying = drawn(item).center()
        item.lift()
        assert (drawn(item).center() - lying).manhattanLength() <= 12, piece
        item.put_down()
    assert {"stack", "heap", "plain", "special"} <= {piece[0] for piece in deploying.board_scene.pieces}


def test_specials_go_onto_cards_and_back(deploying):
    mine = deploying.seen.specials_in_pile(0)[0]
    carry(deploying, ("special", mine), ("card", 6))
    carry(deploying, ("special", mine), ("card", 7))
    assert deploying.draft.action().specials == ((mine, 7),)
    carry(deploying, ("special", mine), ("pile", 0))
    assert deploying.draft.action().specials == ()


def test_a_special_is_taken_from_the_list_too(deploying):
    mine = deploying.seen.specials_in_pile(0)[0]
    drag(deploying, at(deploying, ("row", mine)), at(deploying, ("card", 6)))
    assert deploying.draft.action().specials == ((mine, 6),)


def test_hamsters_are_spread_by_odds_or_as_last_time(deploying, said):
    press(deploying, "O")
    told = said.pop()
    assert told.startswith("Auto-place by odds. Mira, card 1: ") and told.endswith("Reserve of Mira: nobody.")
    assert "hamsters." in told and " in 36" not in told and "When: " not in told
    spread, specials = deploying.draft.action().plain, deploying.draft.action().specials
    assert sum(spread) == deploying.seen.pile[0]
    assert [special for special, _ in specials] == sorted(deploying.seen.specials_in_pile(0))
    assert len({place for _, place in specials}) == len(specials)
    assert "The reserve is empty" in deploying.prompt().hint
    press(deploying, "Enter")
    show(deploying)
    press(deploying, "Backspace") if any(b.key_words == "Backspace" for b in deploying.prompt().buttons) else None
    assert deploying.draft.action().plain == (0,) * 11
    press(deploying, "T")
    assert deploying.draft.action().plain == spread


# Redeployment


@pytest.fixture
def redeploying(qtbot):
    match = table(REDEPLOY, "6:h 7:~ 8:Janitster | pile hhh,Swimster", "7:h | pile h")
    return sit_down(qtbot, match)


def play_wanted(table):
    """Do what was chosen, as a session would, until there is nothing left."""
    for _ in range(20):
        done = len(table.wanted)
        if table.match.waiting != (0,) or not table.choosing.queue:
            return
        table.match.play(0, table.wanted[-1])
        if table.match.waiting == (0,):
            show(table)
            table.take_turn()
        assert len(table.wanted) > done or not table.choosing.queue


def test_a_redeployment_is_prepared_and_then_done_in_one(redeploying):
    carry(redeploying, spare(redeploying), card(redeploying, 6))
    carry(redeploying, spare(redeploying), card(redeploying, 5))
    assert redeploying.wanted == []
    press(redeploying, "Enter")
    press(redeploying, "L")
    play_wanted(redeploying)
    five, six = card(redeploying, 5)[1], card(redeploying, 6)[1]
    assert redeploying.wanted == [w.PutHamster(-1, six, -1), w.PutHamster(-1, five, -1), w.DONE]


def test_before_water_is_left_that_could_be_cleared_it_is_asked_once(redeploying):
    table = redeploying
    press(table, "N")
    assert not table.wanted and table.prompt().title == "Mira, leave the water on 1 card?"
    assert "4 hamsters in reserve." in table.prompt().hint and "clears its water" in table.prompt().hint
    assert [(one.text, one.key_words, one.kind) for one in table.prompt().buttons][1:] == [
        ("Go on placing", "Enter", "gold")
    ]
    press(table, "Enter")
    assert table.prompt().title == "Mira, put hamsters on your dam"
    press(table, "N")
    play_wanted(table)
    assert table.wanted == [w.DONE]


def test_what_is_placed_instead_of_an_answer_is_seen_and_nothing_is_asked_where_no_water_stays(redeploying):
    table = redeploying
    press(table, "N")
    carry(table, spare(table), card(table, 7))
    assert table.prompt().title == "Mira, put hamsters on your dam"
    table.forget_draft()
    table.refresh()
    carry(table, spare(table), card(table, 7))
    press(table, "Enter")
    play_wanted(table)
    assert table.wanted[-1] == w.DONE


def test_a_hamster_clears_water_and_is_lost(redeploying):
    seven = card(redeploying, 7)
    redeploying.hand.lift(spare(redeploying))
    assert redeploying.board_scene.spots[seven].label == "clear water"
    redeploying.hand.put_back()
    carry(redeploying, spare(redeploying), seven)
    assert redeploying.state.water[seven[1]] == 0 and redeploying.state.ordinary[seven[1]] == 0
    assert "1 hamster will clear water" in redeploying.prompt().hint
    press(redeploying, "Backspace")
    assert redeploying.state.water[seven[1]] == 1


def test_a_swimster_swims_or_clears_the_water(redeploying):
    seven, swimster = card(redeploying, 7), special("Swimster")
    redeploying.hand.lift(swimster)
    assert redeploying.board_scene.spots[seven].label == "swim"
    redeploying.hand.put_back()
    press(redeploying, "W")
    redeploying.hand.lift(swimster)
    assert redeploying.board_scene.spots[seven].label == "clear water"
    redeploying.hand.put_back()
    press(redeploying, "W")
    carry(redeploying, swimster, seven)
    assert redeploying.draft.puts == [w.PutHamster(swimster[1], seven[1], swimster[1])]


def test_a_hamster_of_a_prepared_redeployment_goes_back_and_the_others_stay(redeploying):
    for number in (6, 5, 6):
        carry(redeploying, spare(redeploying), card(redeploying, number))
    five, six = card(redeploying, 5)[1], card(redeploying, 6)[1]
    redeploying.draft.take(-1, six)
    assert redeploying.draft.puts == [w.PutHamster(-1, six, -1), w.PutHamster(-1, five, -1)]
    redeploying.draft.take(-1, five, count=2)
    assert redeploying.draft.puts == [w.PutHamster(-1, six, -1)], "there was only one"


def test_a_reserve_is_spread_by_odds_and_likely_cards_are_cleared_too(qtbot):
    dam = "2:h 3:h 4:~ 5:~ 6:hh 7:~ 8:~ 9:h 10:h 11:h 12:~ | pile hhhhhhhhh,Napster"
    here = sit_down(qtbot, table(REDEPLOY, dam, "7:h | pile h"))
    before = [here.seen.water[spot] for spot in range(w.CARDS)]
    press(here, "O")
    shown = here.draft.shown()
    assert shown.pile[0] == 0 and not shown.specials_in_pile(0)
    assert before[3] and shown.water[3:7] == [0, 0, 0, 0], "5, 7 and 8 come often"
    assert all(shown.ordinary[spot] for spot in (5, 6)) and shown.removed[0] >= 3
    assert shown.water[shown.place[special("Napster")[1]]] == 0, "no special is lost in water"
    assert f"{shown.removed[0]} hamsters will clear water" in here.prompt().hint


def test_a_press_the_wheel_and_keys_clear_water_and_take_it_back(redeploying):
    seven = card(redeploying, 7)
    assert "On water a hamster clears it" in redeploying.prompt().hint

    def is_cleared():
        return redeploying.state.water[seven[1]] == 0

    click(redeploying, at(redeploying, seven))
    assert is_cleared() and "1 hamster will clear water" in redeploying.prompt().hint and redeploying.wanted == []
    click(redeploying, at(redeploying, seven), Qt.MouseButton.RightButton)
    assert not is_cleared() and not redeploying.draft.puts
    wheel(redeploying, seven, up=True)
    assert is_cleared()
    wheel(redeploying, seven, up=False)
    assert not is_cleared()
    redeploying.spot_cursor.set(seven)
    QTest.keyClicks(redeploying, "++")
    assert is_cleared() and redeploying.state.ordinary[seven[1]] == 1, "the second one stands where it is dry now"
    QTest.keyClicks(redeploying, "--")
    assert not is_cleared() and redeploying.state == redeploying.seen


def test_what_is_prepared_comes_before_an_ability(redeploying):
    carry(redeploying, spare(redeploying), card(redeploying, 6))
    click(redeploying, at(redeploying, ("row", special("Janitster")[1])))
    play_wanted(redeploying)
    assert [type(action) for action in redeploying.wanted] == [w.PutHamster, w.Use]


def test_who_has_put_the_last_hamster_need_not_be_done_and_nobody_else_is(qtbot):
    here = sit_down(qtbot, table(REDEPLOY, "6:h | pile hh", "7:h | pile h"))
    carry(here, ("heap", 0), card(here, 6))
    press(here, "Enter")
    play_wanted(here)
    here.match.play(0, here.wanted[-1])
    assert [type(action) for action in here.wanted] == [w.PutHamster, w.PutHamster]
    assert here.match.waiting == (1,)
    show(here)
    QApplication.processEvents()
    assert len(here.wanted) == 2 and here.prompt().title.startswith("Jonas")


def test_a_flipped_card_tells_why_nobody_comes_there(qtbot):
    match = table(REDEPLOY, "x2 6:h | pile hh | town 3", "7:h | pile h")
    here = sit_down(qtbot, match)
    carry(here, spare(here), card(here, 2))
    assert here.draft.puts == []
    assert "un-flipped card of your own dam" in here.bubble.headline.text()


def test_only_what_was_prepared_can_be_carried_on(redeploying):
    assert plain(redeploying, 6) not in redeploying.hand.movable_pieces()
    carry(redeploying, spare(redeploying), card(redeploying, 6))
    assert plain(redeploying, 6) in redeploying.hand.movable_pieces()
    assert piece_at(redeploying, plain(redeploying, 6))
