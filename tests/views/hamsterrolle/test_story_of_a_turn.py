"""What prompt, card and tray say in the turns that go otherwise: a pass, a piece put back, time that is up."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle.actions import CUBE, DRUM, SETS, Build
from hamster_table.engine.hamsterrolle.build_window import contents
from hamster_table.engine.kernel import play
from hamster_table.views.hamsterrolle import prompts
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.film_pictures import PICTURE, Painter
from tests.engine.hamsterrolle.test_landing import BOX, fallen
from tests.views.hamsterrolle.at_wheel import MOUSE, NAMES, laid, press, sit_down, slot, wait, wind


def at_turn(qtbot, edition, attempt=None, **options):
    """A turn in the middle of a game. *attempt*: says of a state with which piece it has begun."""
    state = laid(turns=5, **{"physics": "reckoned" if edition == 3 else "simple", **options})
    if attempt is not None:
        state.attempt = attempt(state)
    return sit_down(qtbot, state)


def of_supply(state):
    return state.stock(state.builder)[0]


def of_wheel(state):
    return next(piece for compartment in state.lowest for piece in contents(state, compartment))


def card(table):
    return table.scenery.card.shown


def test_a_piece_of_the_tray_that_was_put_back_may_be_another_one(qtbot):
    said = at_turn(qtbot, 3, of_supply).prompt()
    assert said.title.endswith(", choose a piece")
    assert said.hint.endswith("or another piece of your tray. It is too late to pass.")
    said = at_turn(qtbot, 2, of_supply).prompt()
    assert ", continue with the " in said.title and said.hint == "Take it from your tray again and build it in."


def test_the_bar_says_to_build_as_soon_as_a_piece_is_in_the_hand(open_new):
    page = open_new({"physics": "simple"})
    table, bar = page.table, page.frame.bar.steps
    assert bar.accessibleName().endswith(": Choose a piece")
    QTest.mouseClick(table.viewport(), MOUSE, pos=slot(table, CUBE))
    assert table.carrying.carried is not None and bar.accessibleName().endswith(": Build")
    press(table, Qt.Key.Key_Escape)
    assert table.carrying.carried is None and bar.accessibleName().endswith(": Choose a piece")


def test_an_attempt_to_pass_goes_on_with_that_piece_of_the_wheel(qtbot):
    table = at_turn(qtbot, 2, of_wheel)
    assert table.prompt().hint == "Take it out of the wheel again and move it ahead."
    assert table.scenery.tray.shown.tray.is_off and not table.commands.kinds_to_take()
    assert {target.label for target in table.display.marks().targets} == {"lowest"}
    table = at_turn(qtbot, 3, of_wheel)
    assert table.prompt().hint.endswith("ahead after all, or build any piece of your tray.")
    assert not table.scenery.tray.shown.tray.is_off


def test_in_a_pass_card_tray_and_marks_speak_of_the_pass(qtbot):
    table = at_turn(qtbot, 3)
    names = [name for name, *_ in card(table).rows]
    assert names == ["same", "next", "after next"] and not table.scenery.tray.shown.tray.is_off
    table.commands.begin_pass(True)
    assert card(table).title == "The two lowest compartments" and table.scenery.tray.shown.tray.is_off
    assert [name for name, *_ in card(table).rows] == ["lowest", "lowest"]
    table.commands.take_wood(of_wheel(table.seen))
    assert card(table).title == "Where it may go" and table.scenery.tray.shown.tray.is_off
    assert [name for name, *_ in card(table).rows] == ["+1", "+2", "+3", "+4", "+5"]


def test_in_a_pass_a_piece_of_the_tray_says_why_it_stays_there_and_escape_leads_back(open_new):
    page = open_new({"physics": "simple"})
    table = page.table
    table.commands.begin_pass(True)
    refused = []
    table.refused.connect(lambda why, spot: refused.append(table.reason(why)))
    QTest.mouseClick(table.viewport(), MOUSE, pos=slot(table, CUBE))
    assert refused == ["You pass this turn: take a piece of the wheel, or choose “Build instead”."]
    assert table.carrying.carried is None and table.commands.is_passing
    press(table, Qt.Key.Key_Escape)
    assert not table.commands.is_passing and page.isVisible()
    QTest.mouseClick(table.viewport(), MOUSE, pos=slot(table, CUBE))
    assert table.carrying.carried is not None


def test_with_an_empty_hand_at_zero_it_is_said_that_the_next_piece_is_let_go_at_once(qtbot):
    table = at_turn(qtbot, 3, clock="30")
    wind(table)
    table.commands.take_kind(table.commands.kinds_to_take()[0])
    table.carrying.move_to(900.0, 900.0)
    table.carrying.judge()
    assert card(table).note == "At zero the piece is let go in an open compartment."
    table.carrying.put_back()
    wait(table, 31)
    table.show_board()
    assert table.prompt().hint.startswith("Time is up: the next piece you take is let go at once")
    assert card(table).note.startswith("Time is up:")


def test_while_the_wheel_rolls_nothing_is_said_of_the_clock(qtbot):
    table = at_turn(qtbot, 3, clock="30")
    table.commands.take_kind(table.commands.kinds_to_take()[0])
    state = table.seen.copy()
    build = next(action for action in state.agenda[-1].actions(state, state.builder) if isinstance(action, Build))
    play(state, state.builder, build)
    table.show_view(state, NAMES[: state.seats], None, None)
    assert card(table).note == ""


def test_whoever_waits_for_the_wheel_hears_of_the_wheel_and_never_of_drawing(qtbot):
    state = laid(turns=3)
    play(
        state,
        state.builder,
        next(one for one in state.agenda[-1].actions(state, state.builder) if isinstance(one, Build)),
    )
    assert prompts.meanwhile(state, NAMES, [], (), (None, None))[0] == "The wheel rolls until it comes to rest"


def test_a_refusal_goes_when_the_piece_is_elsewhere(qtbot):
    table = at_turn(qtbot, 3)
    table.commands.take_kind(table.commands.kinds_to_take()[0])
    table.carrying.move_to(0.0, 150.0)
    table.carrying.judge()
    assert table.carrying.why is not None
    table.carrying.move_to(900.0, 900.0)
    qtbot.waitUntil(lambda: table.carrying.why is None)


@pytest.mark.parametrize("across", [-450, -250, 250, 450])
@pytest.mark.parametrize("piece", [CUBE * SETS, DRUM * SETS])
def test_the_pictures_of_a_film_are_large_and_show_what_lies_on_the_table(piece, across):
    film = Film(fallen(piece, across, 280), BOX)
    painter = Painter(film, "left", BOX)
    assert PICTURE[0] >= 600
    time = film.end
    camera, pose = painter._path.camera_at(time), film.frame_at(time).poses[piece]
    assert QRectF(10, 10, PICTURE[0] - 20, PICTURE[1] - 20).contains(camera.project(*pose[:3].tolist()))
