"""The page on which a position of a real table is entered."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine import CHANCE
from hamster_table.engine.catalogue import games
from hamster_table.engine.run_hamster_run.actions import Allocate, Stop
from hamster_table.engine.run_hamster_run.events import PositionEntered
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.positions.editor import editor_of
from hamster_table.features.positions.feature import BEGIN
from hamster_table.features.positions.number_table import NumberTable
from hamster_table.features.positions.position_page import PositionPage, ProblemRow
from hamster_table.features.positions.position_picture import PositionPicture
from hamster_table.features.positions.run_hamster_run import read
from hamster_table.models.settings import Settings
from hamster_table.views.pages.new_game.kinds import PERSON
from hamster_table.views.pages.new_game.place_card import Place
from hamster_table.views.pages.rules import RulesBook
from hamster_table.views.widgets.paper_menu import PaperMenu
from hamster_table.views.widgets.text import TextLabel
from tests.views.at_window import lay
from tests.views.seen import settle, tip

GAME = "run-hamster-run"
LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.usefixtures("tinkerers")


@pytest.fixture
def page(window, qtbot):
    """The page, reached by the sheet of a new game as a person does."""
    window.new_games.set_up(GAME)
    window.page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON)})
    QTest.mouseClick(window.page.deeds[BEGIN.title], LEFT)
    settle()
    assert isinstance(window.page, PositionPage)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window.page


def sentences(page):
    settle()
    return [row.findChild(TextLabel).text() for row in page.findChildren(ProblemRow)]


def type_number(row, number):
    row.control.box.setFocus()
    row.control.box.selectAll()
    QTest.keyClicks(row.control.box, str(number))


def test_a_position_is_entered_and_the_game_goes_on_from_it(window, page, qtbot):
    type_number(page.rows["round"], 2)
    type_number(page.rows["star"], 4)
    for seat, strip in ((0, 3), (1, 4)):
        row = page.rows[f"{seat}.strip"]
        for _ in range(5 - strip):
            QTest.mouseClick(row.control.less, LEFT)
        assert row.control.value == strip
    QTest.keyClick(page.rows["1.fatigue"].control.box, Qt.Key.Key_Up)
    assert page.problems == [] and sentences(page) == []
    QTest.mouseClick(page.go_on, LEFT)
    match = window.session.match
    assert window.page is window.game and isinstance(match.events[0], PositionEntered)
    assert (match.state.round, match.state.star, match.state.hand) == (2, 4, [7, 6])
    assert not match.ledger and match.state.where == [10, 16]
    qtbot.waitUntil(lambda: window.session.asked_seat is not None or window.session.handover_seat is not None)
    for seat, split in ((0, Allocate(7, 0, 0)), (1, Allocate(0, 6, 0))):
        window.session.match.play(seat, split)
    while match.waiting == (CHANCE,):
        match.chance()
    assert match.state.order


def test_what_cannot_be_is_said_with_its_ruling_and_not_gone_on_with(window, page, qtbot):
    type_number(page.rows["1.lane"], 1)
    assert sentences(page) == ["Jonas and Mira stand on the same square."]
    assert page.go_on.is_off and "same square" in tip(page.go_on) and "same square" in page.line.text()
    box = page.rows["1.strip"].control.box
    assert "same square" in box.accessibleDescription()
    page.rows["round"].setFocus()
    QTest.mouseClick(page.go_on, LEFT)
    assert window.page is page and window.focusWidget() is box
    (row,) = page.findChildren(ProblemRow)
    QTest.mouseClick(row.link, LEFT)
    assert isinstance(window.page, RulesBook)
    window.go_back()
    type_number(page.rows["1.lane"], 2)
    assert not page.go_on.is_off and not box.accessibleDescription()


def test_only_what_matters_is_asked(page):
    assert not page.rows["0.initiative"].isVisible() and page.rows["0.strip"].isVisible()
    page.rows["0.place"].control._pick("pit")
    page.rows["moment"].control._pick("act")
    assert page.rows["0.initiative"].isVisible() and not page.rows["0.strip"].isVisible()


def test_every_control_is_reached_by_tab_and_named(window, page):
    page.rows["moment"].control._pick("act")
    boxes = [row for row in page.rows.values() if row.isVisible()]
    reached, names = set(), set()
    boxes[0].control.setFocus()
    for _ in range(3 * len(boxes)):
        focused = window.focusWidget()
        reached |= {row.field.key for row in boxes if row.control in (focused, focused.parent())}
        names.add(QAccessible.queryAccessibleInterface(focused).text(QAccessible.Text.Name))
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached == {row.field.key for row in boxes}
    assert {"Speed", "Jonas: Strip", "It is the moment when: a hamster is about to carry out its action"} <= names


def test_the_buttons_beside_a_number_grow_with_the_letters(window, page):
    before = page.rows["speed"].control.more.sizeHint().width()
    window.set_settings(window.settings._replace(text_scale=200))
    assert window.page.rows["speed"].control.more.sizeHint().width() > 1.4 * before


def test_the_wheel_scrolls_the_page_and_changes_only_the_number_with_the_focus(page):
    box, here = page.rows["speed"].control.box, QPointF(10, 10)
    page.rows["round"].setFocus()
    for expected in (1, 2):
        turn = QWheelEvent(
            here, box.mapToGlobal(here), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, turn)
        assert box.value() == expected
        box.setFocus()


@pytest.mark.long
def test_the_picture_shows_what_is_entered(page, qtbot):
    qtbot.waitUntil(lambda: page.picture.is_drawn, timeout=30_000)
    before = page.picture.grab().toImage()
    type_number(page.rows["0.strip"], 1)
    qtbot.waitUntil(lambda: page.picture.is_drawn, timeout=30_000)
    assert page.picture.grab().toImage() != before
    pale = page.picture.grab().toImage()
    type_number(page.rows["round"], 9)
    assert not page.picture.is_drawn and page.picture.grab().toImage() != pale


def offered(window):
    """The lines of the menu that lead to the page; it is open."""
    window.menu.open()
    opened = QApplication.activePopupWidget()
    lines = [line for menu in (opened, *opened.findChildren(PaperMenu)) for line in menu.actions()]
    return [line for line in lines if line.text() == "Enter a position"]


def test_from_a_game_the_page_has_its_last_position_and_no_secrets(window):
    lay(window, 6, players=(PlayerInfo("Mira"), PlayerInfo("Rusty", "whim")))
    match = window.session.match
    (press,) = offered(window)
    press.trigger()
    QApplication.activePopupWidget().close()
    page = window.page
    assert page.problems == [] and page.new.players == tuple(window.session.seating.players)
    last = [read(match.state_at(n)) for n in range(len(match.ledger) + 1)]
    last = [values for values in last if values is not None][-1]
    assert {key: page.values[key] for key in last} == last


def test_the_menu_offers_it_only_at_a_table_of_which_a_position_can_be_entered(window):
    assert offered(window) == []
    QApplication.activePopupWidget().close()
    lay(window)
    assert len(offered(window)) == 1
    QApplication.activePopupWidget().close()


def test_another_language_keeps_what_was_entered(window, page):
    type_number(page.rows["1.lane"], 1)
    window.set_settings(Settings(language="de"))
    again = window.page
    assert isinstance(again, PositionPage) and again is not page
    assert again.values == page.values and again.go_on.is_off
    settle()


def test_what_was_entered_is_there_again_until_one_begins_anew(window, page):
    assert not page.anew.isVisible()
    first = page.values
    type_number(page.rows["1.lane"], 4)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    QTest.mouseClick(window.page.deeds[BEGIN.title], LEFT)
    again = window.page
    settle()
    assert again is not page and again.rows["1.lane"].control.value == 4 and again.values == page.values != first
    QTest.mouseClick(again.anew, LEFT)
    assert again.values == first and again.rows["1.lane"].control.value == first["1.lane"]
    assert not again.anew.isVisible() and window.focusWidget() is not None
    QTest.keyClick(again, Qt.Key.Key_Escape)
    QTest.mouseClick(window.page.deeds[BEGIN.title], LEFT)
    assert window.page.values == first


def test_what_was_entered_is_that_of_one_game(window, page):
    type_number(page.rows["1.lane"], 4)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    window.page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON), 2: Place("Rusty", PERSON)})
    QTest.mouseClick(window.page.deeds[BEGIN.title], LEFT)
    assert not window.page.anew.isVisible()
    window.page.go_on.press()
    assert window.page is window.game
    (press,) = offered(window)
    press.trigger()
    QApplication.activePopupWidget().close()
    assert not window.page.anew.isVisible(), "the game on the table is another one"


@pytest.mark.parametrize("id", games())
def test_a_game_without_positions_does_not_offer_one(window, id):
    window.new_games.set_up(id)
    assert (BEGIN.title in window.page.deeds) == (editor_of(games()[id]) is not None)


def test_numbers_in_a_table_are_reached_one_by_one_and_by_its_two_buttons(window, qtbot):
    window.new_games.set_up("hamsterdam")
    window.page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON)})
    QTest.mouseClick(window.page.deeds[BEGIN.title], LEFT)
    settle()
    page = window.page
    (table, _) = page.findChildren(NumberTable)
    assert {"entered-specials"} == {problem.refusal.reason for problem in page.problems}
    QTest.mouseClick(table.more, LEFT)
    box = page.rows["0.n1"].control.box
    assert window.focusWidget() is box and box.value() == 2
    assert QAccessible.queryAccessibleInterface(box).text(QAccessible.Text.Name) == "Mira: Number, 1 from the left"
    QTest.mouseClick(table.more, LEFT)
    assert page.values["0.n1"] == 3 and box.accessibleDescription()
    QTest.mouseClick(table.less, LEFT)
    for seat in range(2):
        for n, kind in enumerate(("napster", "momster", "janitster"), 1):
            page.rows[f"{seat}.k{n}"].control._pick(kind)
    assert page.problems == [] and not page.rows["0.k5"].isVisible()
    QTest.mouseClick(page.go_on, LEFT)
    assert window.session.match.state.pile == [14, 14]


def test_an_entered_game_is_taken_back_no_further_than_its_start(window, page, qtbot):
    for key, choice in (("moment", "act"), ("turn", 0), ("0.deed", "run"), ("1.deed", "rest")):
        page.rows[key].control._pick(choice)
    type_number(page.rows["0.scamper"], 6)
    type_number(page.rows["0.friskiness"], 1)
    assert sentences(page) == []
    QTest.mouseClick(page.go_on, LEFT)
    session, frame = window.session, window.game.frame
    qtbot.waitUntil(lambda: session.asked_seat == 0)
    assert frame.bar.undo.is_off
    session.submit(0, Stop())
    qtbot.waitUntil(lambda: session.asked_seat is not None and not frame.bar.undo.is_off)
    session.undo_agreed()
    assert frame.bar.undo.is_off and session.match.ledger == [] and session.match.state.declared == ["run", "rest"]


def test_before_the_first_picture_a_hamster_sleeps_in_its_place(page):
    picture = page.findChild(PositionPicture)
    picture._picture = None
    seen = picture.grab().toImage()
    middle, corner = (seen.pixelColor(seen.rect().center() + QPoint(0, dy)) for dy in (0, -seen.height() // 2 + 12))
    assert middle != corner
