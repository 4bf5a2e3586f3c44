"""A press means what was on the screen when it was made, and nothing that came meanwhile."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.paper_menu import PaperMenu
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.widgets.prompt_bar import ButtonSpec, PromptBar
from tests.views.at_window import lay
from tests.views.pressing import click, hold, let_go, tap, watched

RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


@pytest.fixture
def room(qtbot, clock):
    """A window with a gold button and a plain one, shown for long."""
    room = QWidget()
    column = QVBoxLayout(room)
    room.gold, room.plain, room.pressed = Button("Done", "gold", "Enter"), Button("Back"), []
    for button in (room.gold, room.plain):
        column.addWidget(button)
        button.chosen.connect(partial(room.pressed.append, button.text()))
    watched(qtbot, room)
    clock.wait(10)
    return room


@pytest.mark.parametrize("press", [tap, lambda room: tap(room, SPACE), lambda room: click(room.gold)])
def test_nobody_can_have_meant_what_has_only_just_come(room, clock, press):
    room.gold.setFocus()
    PRESSES.has_come(room)
    clock.wait(0.4)
    press(room)
    assert not room.pressed
    clock.wait(0.2)
    press(room)
    assert room.pressed == ["Done"]


def test_a_click_beside_what_is_new_counts(room, clock):
    PRESSES.has_come(room.gold)
    click(room.plain)
    click(room.gold)
    assert room.pressed == ["Back"]


def test_what_has_come_for_clicks_alone_takes_keys_at_once(room, clock):
    room.gold.setFocus()
    PRESSES.has_come(room, for_keys=False)
    click(room.gold)
    assert not room.pressed
    tap(room)
    assert room.pressed == ["Done"]


def test_other_keys_count_at_once(room, clock):
    PRESSES.has_come(room)
    other = Button("Graphs", key="G", parent=room)
    other.chosen.connect(lambda: room.pressed.append("Graphs"))
    other.show()
    tap(room, Qt.Key.Key_G)
    assert room.pressed == ["Graphs"]


def test_two_deliberate_presses_of_the_same_are_two(room, clock):
    for _ in range(3):
        tap(room)
        clock.wait(0.1)
        click(room.gold)
    assert room.pressed == 6 * ["Done"]


@pytest.mark.parametrize("is_told_as_a_pair", [True, False])
def test_a_held_key_presses_nothing_that_came_after_it_went_down(room, clock, is_told_as_a_pair):
    hold(room)
    PRESSES.has_come(room)
    for _ in range(40):
        clock.wait(0.03)
        if is_told_as_a_pair:
            let_go(room)
            clock.wait(0.002)
        hold(room)
    assert room.pressed == ["Done"]
    let_go(room)
    clock.wait(0.1)
    tap(room)
    assert room.pressed == ["Done", "Done"]


class Counter(QWidget):
    """Takes a key as often as it is heard, as the table does at its cursor."""

    def __init__(self, parent):
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.count = 0

    def keyPressEvent(self, event):
        self.count += 1


def test_where_each_repeat_counts_those_of_a_key_do_not_that_went_down_before_what_is_there_now(room, clock):
    counter = Counter(room)
    counter.show()
    counter.setFocus()
    for _ in range(3):
        hold(room, SPACE)
        clock.wait(0.03)
    assert counter.count == 3
    PRESSES.has_come(room)
    for _ in range(40):
        hold(room, SPACE)
        clock.wait(0.03)
    assert counter.count == 3
    let_go(room, SPACE)
    clock.wait(0.1)
    tap(room, SPACE)
    assert counter.count == 4


def test_a_key_whose_release_was_not_heard_works_again(room, clock):
    hold(room)
    PRESSES.has_come(room)
    clock.wait(3)
    tap(room)
    assert room.pressed == ["Done", "Done"]


def test_a_button_that_is_not_gold_is_pressed_once_by_a_held_key(room, clock):
    room.plain.setFocus()
    for key in (RETURN, SPACE):
        room.pressed.clear()
        for _ in range(5):
            hold(room, key)
            clock.wait(0.03)
            let_go(room, key)
        assert room.pressed == ["Back"]
        clock.wait(1)


@pytest.mark.parametrize("key", [Qt.Key.Key_F5, Qt.Key.Key_1, Qt.Key.Key_Question])
@pytest.mark.parametrize("is_told_as_a_pair", [True, False])
def test_a_held_key_of_a_button_presses_it_once(room, clock, key, is_told_as_a_pair):
    other = Button("Hint", key=QKeySequence(key).toString(), parent=room)
    other.chosen.connect(lambda: room.pressed.append("Hint"))
    other.show()
    for times in (1, 2):
        for _ in range(30):
            hold(room, key)
            clock.wait(0.03)
            if is_told_as_a_pair:
                let_go(room, key)
                clock.wait(0.002)
        assert room.pressed == times * ["Hint"]
        let_go(room, key)
        clock.wait(0.1)


def test_a_key_of_the_menu_that_is_held_is_one_press(window, clock):
    PRESSES.watch(window)
    for _ in range(2):
        hold(window, Qt.Key.Key_F11)
        clock.wait(0.03)
    assert window.isFullScreen()


def test_the_key_that_opens_a_menu_opens_it_again_once_it_is_closed(qtbot, window, clock):
    lay(window, 0)
    for _ in range(2):
        tap(window, Qt.Key.Key_F10)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, PaperMenu)
        clock.wait(0.4)
        tap(menu, Qt.Key.Key_Escape)
        assert QApplication.activePopupWidget() is None
        clock.wait(0.4)


def test_presses_of_which_a_busy_window_hears_at_once_are_as_many(room, clock):
    other = Button("Hint", key="F5", parent=room)
    other.chosen.connect(lambda: room.pressed.append("Hint"))
    other.show()
    for told in (5000, 5150, 5300):
        for kind, when in ((QEvent.Type.KeyPress, told), (QEvent.Type.KeyRelease, told + 80)):
            event = QKeyEvent(kind, Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(when)
            assert not PRESSES.eventFilter(room.windowHandle(), event)
            if kind == QEvent.Type.KeyPress:
                other.press_by_key()
    assert room.pressed == 3 * ["Hint"]


def test_the_press_that_closes_a_sheet_presses_nothing_below_it(room, clock):
    sheet = ModalOverlay(room, "Really?")
    sheet.fall((ButtonSpec("Yes", sheet.leave, "gold"),))
    tap(room)
    assert not sheet.is_left
    clock.wait(0.6)
    tap(room)
    assert sheet.is_left
    clock.wait(0.1)
    tap(room)
    click(room.gold)
    assert not room.pressed
    clock.wait(0.5)
    tap(room)
    assert room.pressed == ["Done"]


def test_another_question_in_the_bar_is_not_answered_by_the_press_that_brought_it(qtbot, clock):
    bar, pressed = PromptBar(), []

    def ask_on():
        bar.show_prompt(0, "Which?", buttons=[ButtonSpec("This", lambda: pressed.append(1), "gold", "Enter")])

    bar.show_prompt(0, "Who?", buttons=[ButtonSpec("Mira", ask_on, "gold", "Enter")])
    watched(qtbot, bar)
    tap(bar)
    clock.wait(0.12)
    tap(bar)
    click(bar.buttons[0])
    assert not pressed
    clock.wait(0.5)
    tap(bar)
    assert pressed
