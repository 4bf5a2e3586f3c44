"""Enter presses the gold button that is shown, or what has the focus ring, and never anything else."""

import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from hamster_table.engine.run_hamster_run.actions import Flip, Stop
from hamster_table.models.settings import Settings
from hamster_table.views import feature
from hamster_table.views.board.items import Glow
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.widgets.buttons import Button, Link, Pressable
from hamster_table.views.widgets.key_list import KeyList
from hamster_table.views.widgets.overlays import ModalOverlay, NoticeBar, UndoConsentDialog
from hamster_table.views.widgets.prompt_bar import ButtonSpec, PromptBar
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.pressing import tap
from tests.views.seen import settle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot):
    made = MainWindow(AtOnce)
    made.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    qtbot.waitUntil(lambda: "library" in vars(made))
    return made


@pytest.fixture
def page(window):
    """Mira has run a square: the gold button is *Done*, plain ones are beside it."""
    staged()["acting"](window)
    session = window.session
    session.submit(0, next(one for one in session.match.actions(0) if isinstance(one, Flip)))
    settle()
    return window.game


def test_enter_alone_ends_no_run_that_has_not_begun(window, page):
    session = page.session
    session.undo()
    settle()
    done, entries = page.frame.prompt_bar.buttons[-1], len(session.match.ledger)
    assert done.text() == "Done" and not golden(page.frame.prompt_bar.buttons)
    key(window, Qt.Key.Key_Return)
    assert len(session.match.ledger) == entries
    click(done)
    assert session.match.ledger[entries] == (0, Stop())


def key(window, key):
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or window, key)


def click(widget):
    QTest.mouseClick(widget, LEFT)


def menu_of(page):
    click(page.frame.bar.pace)
    return next(menu for menu in page.window().findChildren(QMenu) if menu.isVisible())


def test_the_speeds_are_choices_of_one(page):
    (group,) = {action.actionGroup() for action in menu_of(page).actions() if action.isCheckable()}
    assert group.isExclusive() and group.checkedAction() is not None
    group.parent().close()


def leave_menu(page):
    QTest.keyClick(menu_of(page), Qt.Key.Key_Escape)


def choose_pace(page):
    menu = menu_of(page)
    action = next(action for action in menu.actions() if action.isChecked())
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def open_story(page):
    click(page.frame.rail_buttons["story"])


def press_line(page):
    open_story(page)
    line = page._story.model().index(0, 0)
    page._story.scrollTo(line)
    QTest.mouseClick(page._story.viewport(), LEFT, pos=page._story.visualRect(line).center())
    click(page.frame.prompt_bar.buttons[-1])


def close_story(page):
    open_story(page)
    click(next(one for one in page.frame._sheet.findChildren(Pressable) if one.accessibleName() == "Close"))


def look_at_keys(page):
    click(page.frame.rail_buttons["help"])
    click(next(one for one in page.findChild(KeyList).findChildren(Button) if one.kind == "gold"))


def be_refused(page):
    click(page.frame.bar.redo)


ASTRAY = {
    "nothing": lambda page: None,
    "a plain button": lambda page: click(page.frame.prompt_bar.buttons[0]),
    "the pace menu, left": leave_menu,
    "the pace menu, a choice": choose_pace,
    "the story, open": open_story,
    "a line of the story": press_line,
    "the story, closed": close_story,
    "the timeline": lambda page: click(page.frame.bar.clock),
    "the list of keys": look_at_keys,
    "a button that is off": be_refused,
    "the table": lambda page: QTest.mouseClick(page.table.viewport(), LEFT, pos=QPoint(3, 3)),
}


@pytest.mark.parametrize("where", list(ASTRAY))
def test_after_a_click_anywhere_enter_presses_the_gold_button(window, page, qtbot, where):
    before = len(page.session.match.ledger)
    ASTRAY[where](page)
    settle()
    window.activateWindow()  # without a screen, nobody gives it back what a menu has taken
    qtbot.waitUntil(window.isActiveWindow)
    assert not isinstance(QApplication.focusWidget(), Pressable)
    key(window, Qt.Key.Key_Return)
    assert page.session.match.ledger[before] == (0, Stop())
    assert window.page is page and not page.pace.is_paused


def test_the_gold_button_is_not_lit_while_a_refusal_stands_and_works_all_the_same(window, page):
    table, bar = page.table, page.frame.prompt_bar
    (gold,) = (button for button in bar.buttons if button.kind == "gold")
    free = next(spot for spot in table.board_scene.spots if table.drop_refusal(table.hand.ready_piece(), spot))
    table.hand.drop(None, free)
    assert table.bubble.isVisible() and gold.is_dimmed and not gold.is_off
    assert not [button for button in bar.buttons if button.is_dimmed and button is not gold]
    # It works, and must not look as if it did not: like any other button.
    gold.show_cap(False)  # a plain one has none
    unlit = gold.grab().toImage()
    gold.set_kind("plain")
    assert gold.grab().toImage() == unlit
    gold.set_kind("gold")
    begun = len(window.session.match.ledger)
    key(window, Qt.Key.Key_Return)
    assert not table.bubble.isVisible() and len(window.session.match.ledger) > begun
    assert not [button for button in bar.buttons if button.is_dimmed]


def test_without_a_lesson_what_costs_a_chip_is_marked_as_such(page):
    shown = {gesture.glow for found in page.table.hand.gestures.values() for gesture in found.values()}
    assert shown == {Glow.LEGAL, Glow.POSSIBLE}


def test_a_button_that_tab_has_come_to_has_a_ring_and_gets_enter_and_space(window, page):
    first, changes = page.frame.prompt_bar.buttons[0], []
    page.table.prompt_changed.connect(lambda: changes.append(1))
    for press in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        plain = picture(first)
        for _ in range(40):
            if QApplication.focusWidget() is first:
                break
            key(window, Qt.Key.Key_Tab)
        assert first.hasFocus() and picture(first) != plain
        changes.clear()
        key(window, press)
        assert changes and 0 in page.session.match.waiting
        settle()
        page.table.setFocus()
        first = page.frame.prompt_bar.buttons[0]


def test_tab_comes_to_every_button_of_the_page(window, page):
    met = set()
    for _ in range(40):
        met.add(QApplication.focusWidget())
        key(window, Qt.Key.Key_Tab)
    shown = [one for one in page.frame.bar.buttons() if one.isVisible()]
    assert len(shown) > 5 and {*shown, *page.frame.rail_buttons.values(), *page.frame.prompt_bar.buttons} <= met


def picture(widget):
    return widget.grab().toImage()


def test_the_focus_goes_from_gold_to_gold_and_never_to_another_button(qtbot):
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.show()
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    bar.show_prompt(0, "Mira runs", buttons=[ButtonSpec("Pass", print), ButtonSpec("Stop", print, "gold", "Enter")])
    settle()
    bar.buttons[1].setFocus()
    bar.show_prompt(1, "Rusty thinks", buttons=[ButtonSpec("Pause", print, key="F8")])
    assert QApplication.focusWidget() is bar
    bar.show_prompt(0, "Mira runs", buttons=[ButtonSpec("Pass", print), ButtonSpec("Stop", print, "gold", "Enter")])
    settle()
    bar.buttons[1].setFocus()
    bar.show_prompt(0, "Mira bites", buttons=[ButtonSpec("Bite", print, "gold"), ButtonSpec("Back", print)])
    settle()
    assert bar.buttons[0].hasFocus()
    settle()
    bar.buttons[1].setFocus()
    bar.show_prompt(0, "Mira rests", buttons=[ButtonSpec("Rest", print, "gold"), ButtonSpec("No", print)])
    assert QApplication.focusWidget() is bar


def test_a_button_that_is_there_again_beside_another_one_keeps_the_focus(qtbot):
    bar, pause = PromptBar(), ButtonSpec("Pause", print, key="F8")
    qtbot.addWidget(bar)
    bar.show()
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    bar.show_prompt(None, "The dice roll", buttons=[pause])
    settle()
    bar.buttons[0].setFocus()
    bar.show_prompt(1, "Rusty thinks", buttons=[ButtonSpec("Why this?", print), pause])
    settle()
    assert bar.buttons[1].hasFocus()


def test_a_gold_button_has_enter_whatever_other_key_it_has(qtbot):
    room, pressed = QWidget(), []
    qtbot.addWidget(room)
    gold = Button("Resume", "gold", "F8", parent=room)
    gold.chosen.connect(lambda: pressed.append("gold"))
    room.show()
    room.activateWindow()
    qtbot.waitUntil(room.isActiveWindow)
    QTest.keyClick(room, Qt.Key.Key_Return)
    QTest.keyClick(room, Qt.Key.Key_Enter)
    QTest.keyClick(room, Qt.Key.Key_F8)
    gold.set_kind("plain")
    QTest.keyClick(room, Qt.Key.Key_Return)
    assert pressed == 3 * ["gold"]


def test_what_is_said_at_the_top_does_not_take_enter_from_the_game(window, page):
    before, pressed = len(page.session.match.ledger), []
    page.notice.say("The game is not saved.", (ButtonSpec("Save as", lambda: pressed.append(1), "gold"),))
    key(window, Qt.Key.Key_Return)
    assert page.session.match.ledger[before] == (0, Stop()) and not pressed
    click(page.notice.findChild(Button))
    assert pressed


def test_enter_that_is_held_down_presses_once(qtbot):
    gold, pressed = Button("Done", "gold", "Enter"), []
    qtbot.addWidget(gold)
    gold.chosen.connect(lambda: pressed.append(1))
    gold.show()
    gold.setFocus()
    for is_repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", is_repeated)
        QApplication.sendEvent(gold, event)
    assert pressed == [1] and not any(shortcut.autoRepeat() for shortcut in gold.findChildren(QShortcut))


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own codes of keys")
def test_a_number_on_a_button_is_its_key_also_by_its_place_on_the_keyboard(window):
    staged()["hamsterdam-reacting"](window)
    settle()
    bar = window.game.frame.prompt_bar
    pressed = []
    next(button for button in bar.buttons if button.key == "1").clicked.connect(lambda: pressed.append(1))
    event = QKeyEvent(QEvent.Type.KeyPress, ord("&"), Qt.KeyboardModifier.NoModifier, 10, ord("&"), 0, "&")
    QApplication.sendEvent(window.game.table, event)
    assert pressed == [1]


# Sheets over the page


def test_under_a_sheet_no_key_presses_a_button_of_the_game(window, page):
    before = list(page.session.match.ledger)
    sheet = UndoConsentDialog(page, [0, 1], page.session.names)
    for one in (Qt.Key.Key_W, Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_F2, Qt.Key.Key_F8, Qt.Key.Key_F10):
        key(window, one)
    assert page.session.match.ledger == before and not page.frame.sheet and not page.pace.is_paused
    assert page.findChild(ModalOverlay) is sheet and sheet.isVisible()
    sheet.setFocus()
    key(window, Qt.Key.Key_Return)
    assert page.session.match.ledger == before
    sheet.leave()


def test_a_table_whose_turn_comes_does_not_take_the_focus_from_a_sheet(window, page):
    sheet = KeyList(page, [("Tab", "on")])
    page.table.setFocus()
    assert sheet.isAncestorOf(QApplication.focusWidget())
    key(window, Qt.Key.Key_Return)
    assert not sheet.isVisible() and QApplication.focusWidget() is page.table


def test_a_sheet_that_is_left_twice_is_left_once(window, page, qtbot):
    sheet, left = KeyList(page, [("Tab", "on")]), []
    sheet.closed.connect(lambda: left.append(1))
    sheet.leave()
    sheet.leave()
    assert left == [1]


def test_after_a_sheet_whose_button_is_gone_the_focus_is_at_the_table(window, page):
    page.frame.prompt_bar.buttons[0].setFocus()
    sheet = KeyList(page, [("Tab", "on")])
    page.frame.prompt_bar.show_prompt(0, "Somebody else")
    settle()
    sheet.leave()
    assert QApplication.focusWidget() is page.table


# The end


@pytest.fixture
def ended(window):
    staged()["over"](window)
    settle()
    return window.game


def golden(buttons):
    return [button.text() for button in buttons if button.kind == "gold"]


def test_at_the_end_no_press_that_was_meant_for_the_game_begins_another(window, clock):
    staged()["over"](window)
    settle()
    ended = window.game
    over = ended.findChild(GameOverOverlay)
    assert over.isVisible() and golden(over.findChildren(Button)) == ["Play again"]
    for _ in range(4):
        tap(window)
        settle()
    assert window.game is ended and over.isVisible()
    key(window, Qt.Key.Key_Escape)
    assert ended.findChild(GameOverOverlay) is None or over.is_left
    for _ in range(4):
        tap(window)
        settle()
    assert window.game is ended and not ended.session.match.waiting


def test_after_the_end_the_bar_has_another_game_in_gold_the_result_the_replay_and_the_way_home(window, ended):
    key(window, Qt.Key.Key_Escape)
    settle()

    def buttons():
        return {button.text(): button for button in ended.frame.prompt_bar.buttons}

    assert [*buttons()] == ["Main menu", "Replay", "Result", "Play again"]
    assert golden(buttons().values()) == ["Play again"]
    for _ in range(2):  # also where the strip for going back is open
        click(buttons()["Replay"])
        assert ended.frame.timeline.isVisible() and ended.session.is_past and ended.session.at == 0
        click(buttons()["Back to the game"])
    click(buttons()["Result"])
    assert ended.findChild(GameOverOverlay).isVisible()
    key(window, Qt.Key.Key_Escape)
    click(buttons()["Main menu"])
    assert window.page is window.start


def test_after_the_end_another_game_is_a_press_of_its_own_and_the_one_before_is_kept(window, ended):
    before = window.kept_id
    key(window, Qt.Key.Key_Escape)
    settle()
    again = next(one for one in ended.frame.prompt_bar.buttons if one.text() == "Play again")
    click(again)
    assert window.game is not ended and window.game.session.match.waiting
    assert before in [game.id for game in window.library.games()] and window.kept_id != before


def test_from_the_sheet_at_the_end_other_pages_are_one_press(window, ended):
    over = ended.findChild(GameOverOverlay)
    assert [button.text() for button in over.findChildren(Button)] == ["Main menu", "Replay", "Play again"]
    links = {link.text(): link for link in over._paper.findChildren(Link) if link.text() != "Look at it"}
    game, players = ended.session.match.game, ended.session.seating.players
    others = [page.text for page in (*feature.pages_of_ended_games(game, players), *feature.pages_of_results())]
    assert list(links) == [*others, "Story"]
    for other in others[:1]:
        click(links[other])
        assert window.page is not ended


def test_a_game_that_has_just_ended_is_among_the_records_it_is_compared_with(window, ended):
    records, game = ended.finale.read_records()
    assert game and [one.of for one in records] == [game]


def test_a_notice_that_is_closed_by_its_own_button_leaves_no_focus_behind(window, page):
    notice = page.findChild(NoticeBar)
    notice.say("Something.")
    close = notice.findChild(Pressable)
    close.setFocus()
    key(window, Qt.Key.Key_Space)
    assert not notice.isVisible() and QApplication.focusWidget() is page.table


# A button that is off


@pytest.mark.parametrize("screen", ["splitting", "hamsterdam-passing"])
def test_a_gold_button_that_cannot_be_pressed_says_why_beside_itself_and_points_at_what_is_missing(window, screen):
    staged()[screen](window)
    settle()
    page = window.game
    gold = page.frame.prompt_bar.buttons[-1]
    assert (
        gold.kind == "gold" and gold.is_off and page.bubble.isHidden() and not page.table.spot_cursor.ring.isVisible()
    )
    click(gold)
    assert page.bubble.isVisible() and page.bubble.headline.text() == gold._reason == page.bubble.accessibleName()
    place = page.bubble.geometry()
    body = page.bubble._body.toAlignedRect().translated(place.topLeft())
    assert page.rect().contains(body) and place.adjusted(-40, -40, 40, 40).intersects(on_page(page, gold))
    ring = page.table.spot_cursor.ring.sceneBoundingRect()
    assert any(ring.contains(page.table.board_scene.pieces[piece].pos()) for piece in page.table.hand.movable_pieces())
    before = len(page.session.match.ledger)
    key(window, Qt.Key.Key_Return)
    assert page.bubble.isVisible() and len(page.session.match.ledger) == before
    QTest.mouseClick(page.table.viewport(), LEFT, pos=QPoint(3, 3))
    assert page.bubble.isHidden() and not page.table.spot_cursor.ring.isVisible()


def test_a_button_with_the_focus_that_cannot_be_pressed_stays_the_only_one_with_a_ring(window):
    staged()["hamsterdam-passing"](window)
    settle()
    page = window.game
    gold = page.frame.prompt_bar.buttons[-1]
    gold.setFocus(Qt.FocusReason.TabFocusReason)
    key(window, Qt.Key.Key_Return)
    assert page.bubble.headline.text() == gold._reason and page.bubble.isVisible()
    assert gold.hasFocus() and not page.table.spot_cursor.ring.isVisible()


def on_page(page, widget):
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
