"""Buttons answer mouse, keys and screen readers alike; a button that is off tells why."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hamster_table.views.art import theme
from hamster_table.views.widgets.buttons import Button, IconButton, Link
from hamster_table.views.widgets.controls import Choice, Field, Segments
from hamster_table.views.widgets.prompt_bar import Bubble, ButtonSpec, PromptBar
from tests.views.pressing import tap
from tests.views.seen import tip


@pytest.fixture
def room(qtbot):
    """A window with a column of what is put into it."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)

    def put(*things):
        for thing in things:
            column.addWidget(thing)
            thing.show()

    window.put = put
    window.resize(640, 400)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize(
    "make", [lambda: Button("Start", "gold"), lambda: IconButton("home", "Home"), lambda: Link("Rules")]
)
def test_enter_and_space_press_what_has_the_focus(room, qtbot, make, key):
    button = make()
    room.put(button)
    button.setFocus()
    with qtbot.waitSignal(button.chosen):
        qtbot.keyClick(button, key)


def test_a_button_that_is_off_keeps_the_focus_and_tells_why(room, qtbot):
    button, chosen = Button("Climb over"), []
    button.chosen.connect(lambda: chosen.append(1))
    button.switch_off("Nobody stands in the way.")
    room.put(button)
    with qtbot.waitSignal(button.refused) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args == ["Nobody stands in the way."]
    assert tip(button) == "Nobody stands in the way."
    assert button.isEnabled() and button.focusPolicy() == Qt.FocusPolicy.TabFocus
    button.switch_on()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert chosen == [1]


def test_words_that_begin_with_the_key_are_not_followed_by_it_once_more(room):
    words, both, other = Button("1: here"), Button("1: here", key="1"), Button("1: here", key="2")
    room.put(words, both, other)
    assert words.sizeHint() == both.sizeHint() != other.sizeHint()


def test_a_key_presses_its_button_from_anywhere_but_enter_presses_the_focused_one_first(room, qtbot):
    gold, plain, pressed = Button("Stop here", "gold", "Enter"), Button("Undo", key="Z"), []
    gold.chosen.connect(lambda: pressed.append("gold"))
    plain.chosen.connect(lambda: pressed.append("plain"))
    room.put(gold, plain)
    room.activateWindow()
    qtbot.waitUntil(room.isActiveWindow)
    room.setFocus()
    qtbot.keyClick(room, Qt.Key.Key_Z)
    qtbot.keyClick(room, Qt.Key.Key_Return)
    plain.setFocus()
    qtbot.keyClick(plain, Qt.Key.Key_Return)
    assert pressed == ["plain", "gold", "plain"]


def test_a_screen_reader_hears_a_button_with_its_words_and_why_it_is_off(room):
    button = Button("Climb over")
    button.switch_off("Nobody stands in the way.")
    room.put(button)
    heard = QAccessible.queryAccessibleInterface(button)
    assert heard.role() == QAccessible.Role.Button
    assert heard.text(QAccessible.Text.Name) == "Climb over"
    assert heard.text(QAccessible.Text.Description) == "Nobody stands in the way."


def test_buttons_are_large_enough_for_a_finger_and_grow_with_the_text(room):
    buttons = [Button("A"), IconButton("undo", "Undo"), Link("How to play")]
    room.put(*buttons)
    assert all(min(button.sizeHint().width(), button.sizeHint().height()) >= 40 for button in buttons)
    before = buttons[0].sizeHint()
    theme.set_text_scale(2.0)
    assert buttons[0].sizeHint().height() > 1.5 * before.height()


def test_segments_change_by_mouse_and_arrows(room, qtbot):
    segments, chosen = Segments([(0, "Light"), (1, "Dark"), (2, "System")], 0), []
    segments.chosen.connect(chosen.append)
    room.put(segments)
    assert QAccessible.queryAccessibleInterface(segments._group.button(0)).role() == QAccessible.Role.RadioButton
    dark = segments.findChildren(type(segments._group.button(1)))[1]
    qtbot.mouseClick(dark, Qt.MouseButton.LeftButton)
    dark.setFocus()
    qtbot.keyClick(dark, Qt.Key.Key_Right)
    assert (chosen, segments.current) == ([1, 2], 2)


def test_tab_comes_to_the_segment_that_holds(room, qtbot):
    segments, before = Segments([(0, "Light"), (1, "Dark"), (2, "System")], 1), Button("Before")
    room.put(before, segments)
    for current in (1, 2):
        segments.set_current(current)
        before.setFocus()
        qtbot.keyClick(before, Qt.Key.Key_Tab)
        assert room.focusWidget() is segments._group.button(current)


def test_a_choice_opens_a_list_and_tells_only_what_changed(room, qtbot):
    choice, picked = Choice([("person", "Person"), ("whim", "Whim")], "person", "Seat 1"), []
    choice.picked.connect(picked.append)
    room.put(choice)
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
    menu = choice.findChild(QWidget, "choices")
    menu.actions()[0].trigger()
    menu.actions()[1].trigger()
    menu.close()
    assert (picked, choice.text(), choice.accessibleName()) == (["whim"], "Whim", "Seat 1: Whim")


def test_the_arrow_keys_begin_at_the_choice_that_holds(room, qtbot):
    choice, picked = Choice([(n, str(n)) for n in range(4)], 1, "Seat 1"), []
    choice.picked.connect(picked.append)
    room.put(choice)
    qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
    menu = choice.findChild(QWidget, "choices")
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert (picked, choice.text()) == ([2], "2")


def test_the_prompt_offers_its_buttons_and_keeps_them_while_their_words_stay(room, qtbot):
    bar, done = PromptBar(), []
    room.put(bar)
    bar.show_prompt(
        0,
        "Mira runs",
        "Flip: 1 square.",
        [ButtonSpec("Undo", lambda: done.append("undo")), ButtonSpec("Stop", print)],
    )
    first = bar.buttons
    bar.show_prompt(
        0,
        "Mira runs",
        "",
        [
            ButtonSpec("Undo", print, disabled_reason="Nothing to undo."),
            ButtonSpec("Stop", lambda: done.append("stop")),
        ],
    )
    assert bar.buttons == first
    assert [button.is_off for button in bar.buttons] == [True, False]
    for button in bar.buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["stop"]
    bar.show_prompt(None, "Jonas thinks")
    assert bar.buttons == ()


def test_names_are_never_read_as_markup(room):
    bar = PromptBar()
    room.put(bar)
    bar.show_prompt(1, "<b>Jonas</b> runs")
    assert bar.title.textFormat() == Qt.TextFormat.PlainText


def test_the_bubble_hides_neither_the_place_nor_the_golden_ones_and_leaves_at_the_next_press(room, qtbot):
    room.resize(900, 600)
    bubble, place, golden = Bubble(room), QRect(400, 260, 72, 72), [QRect(472, 260, 72, 72), QRect(544, 260, 200, 72)]
    bubble.say("Edda stands against the wall", "Nobody is pushed off the sides.", "RR-29", place, golden)
    body = bubble.geometry().adjusted(bubble.TAIL, bubble.TAIL, -bubble.TAIL, -bubble.TAIL)
    assert bubble.isVisible() and room.rect().contains(bubble.geometry())
    assert not any(body.intersects(spot) for spot in [place, *golden])
    qtbot.mouseClick(room, Qt.MouseButton.LeftButton)
    assert not bubble.isVisible()


@pytest.mark.parametrize(("between", "points"), [(20, True), (110, False)])
def test_a_bubble_far_from_its_place_points_at_nothing_that_lies_between(room, between, points):
    room.resize(900, 600)
    bubble, place = Bubble(room), QRect(420, 560, 60, 30)
    bubble.say("Press this.", "", "", place, [QRect(0, 560 - between, 900, between)])
    drawn = bubble.grab().toImage()
    bubble._has_tail = False
    assert (drawn != bubble.grab().toImage()) is points
    bubble.leave()


def test_the_key_of_a_button_takes_the_bubble_away(room, qtbot):
    button, bubble = Button("Even", key="6"), Bubble(room)
    room.put(button)
    bubble.say("Seven chips are still in hand.", "", "", QRect(20, 20, 40, 40))
    tap(room, Qt.Key.Key_6)
    assert not bubble.isVisible()


def test_the_bubble_leads_to_its_ruling(room, qtbot):
    bubble = Bubble(room)
    bubble.say("Edda stands against the wall", "", "RR-29", QRect(20, 20, 40, 40))
    with qtbot.waitSignal(bubble.asked) as asked:
        qtbot.mouseClick(bubble.ruling, Qt.MouseButton.LeftButton)
    assert asked.args == ["RR-29"]
    bubble.leave()


def test_a_field_is_read_with_its_name(room):
    field = Field("", "Name of seat 1")
    room.put(field)
    assert QAccessible.queryAccessibleInterface(field).text(QAccessible.Text.Name) == "Name of seat 1"


def test_a_long_name_is_seen_from_its_beginning_and_written_over_by_who_comes_by_key(room, qtbot):
    other, field = Field("", "Other"), Field("Grandmother Lieselotte Longname of the Long Street", "Name")
    room.put(other, field)
    field.setMaximumWidth(120)
    assert field.cursorPosition() == 0
    field.setText("Grandfather Maximilian Longname of the Long Street")
    assert field.cursorPosition() == 0
    other.setFocus()
    qtbot.keyClick(other, Qt.Key.Key_Tab)
    assert field.hasFocus() and field.selectedText() == field.text() and field.cursorPosition() == 0
    qtbot.keyClicks(field, "Tom")
    assert field.text() == "Tom" and field.cursorPosition() == 3
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    assert other.hasFocus() and field.cursorPosition() == 0


def test_where_nobody_chose_a_place_writing_goes_on_at_the_end_of_what_is_seen(room, qtbot):
    other, field = Field("", "Other"), Field("Tom", "Name")
    room.put(other, field)
    for text, place in (("Tom", 3), ("Grandmother Lieselotte Longname of the Long Street" * 3, 0)):
        field.setText(text)
        field.setFocus()
        assert field.cursorPosition() == place and not field.hasSelectedText()
        other.setFocus()


def test_a_title_that_needs_two_lines_takes_the_place_of_the_hint(qtbot):
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(1004, 68)
    bar.show()
    bar.show_prompt(0, "Mira runs: 2 chips face up", "Flip: 1 square.", [ButtonSpec("Hold", lambda: None)])
    assert bar.hint.isVisibleTo(bar) and bar.heightForWidth(1004) <= 68
    long = [ButtonSpec(text * 4, lambda: None) for text in ("Climb", "Change", "Hide it")]
    bar.show_prompt(0, "Mira runs: 2 chips face up and more", "Flip: 1 square.", long)
    assert not bar.hint.isVisibleTo(bar) and bar.toolTip() and bar.heightForWidth(1004) <= 68
    bar.resize(1600, 68)
    assert bar.hint.isVisibleTo(bar)


def test_the_keys_on_the_buttons_give_way_to_long_words(qtbot):
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(700, 66)
    presses = [ButtonSpec("Stop", print, "gold", "Enter"), ButtonSpec("Climb", print, key="C")]
    bar.show_prompt(0, "Mira runs", "A square.", presses)
    wide = [button.sizeHint().width() for button in bar.buttons]
    bar.show_prompt(
        0, "Mira runs", "Flip a chip: 1 square. Spend one: two squares. Once a run, a free step aside.", presses
    )
    assert all(button.sizeHint().width() < before for button, before in zip(bar.buttons, wide, strict=True))
    bar.resize(1100, 66)
    bar.show_prompt(0, "Mira runs", "A square.", presses)
    assert [button.sizeHint().width() for button in bar.buttons] == wide


def test_a_button_that_is_off_is_not_checked_by_a_press(qtbot):
    button = IconButton("hint", "Hint")
    button.setCheckable(True)
    qtbot.addWidget(button)
    button.show()
    button.switch_off("A hint is for whoever has to choose now.")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isChecked()
    button.switch_on()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked()
