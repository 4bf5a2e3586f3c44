"""The page of the keys: a press on a key, then the new one; by keyboard alone, and what it says when it cannot be."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.models.keys import KEY_MAP
from hamster_table.views.pages.keys.all_commands import all_commands, groups, swapped, usable
from hamster_table.views.pages.keys.keys_page import KeysPage
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.commands import HOME, OPEN, SAVE
from hamster_table.views.widgets.overlays import ModalOverlay

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot):
    made = KeysPage({})
    made.changed.connect(KEY_MAP.set)
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def give(row, key, held=Qt.KeyboardModifier.NoModifier):
    """By keyboard alone."""
    row.key.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row.key, Qt.Key.Key_Return)
    assert row.key.is_waiting
    QTest.keyClick(QApplication.focusWidget(), key, held)


def test_every_command_has_a_row_with_its_key(page):
    assert {*page.rows} == {command.id for command in all_commands()}
    row = page.rows[SAVE.id]
    assert row.key.text() == "Ctrl+S" and row.key.accessibleName() == "save as: Ctrl+S"
    assert row.reset.is_off and page.reset_all.is_off


def test_ids_and_usual_keys_are_without_clash():
    ids = [command.id for command in all_commands()]
    assert len(ids) == len({*ids})
    everything = {command.id: str(command) for command in all_commands()}
    assert usable(everything) == {}
    assert all(command.place == group[1][0].place for group in groups() for command in group[1])


def test_a_key_is_changed_by_pressing_it_and_holds_at_once(page):
    row = page.rows[SAVE.id]
    give(row, Qt.Key.Key_J, CTRL)
    assert KEY_MAP.of(SAVE) == "Ctrl+J" and row.key.text() == "Ctrl+J"
    assert not row.reset.is_off and QApplication.focusWidget() is row.key


def test_escape_and_tab_keep_the_old_key(page):
    row = page.rows[SAVE.id]
    give(row, Qt.Key.Key_Escape)
    assert not row.key.is_waiting and row.key.text() == "Ctrl+S"
    row.key.press()
    QTest.keyClick(row.key, Qt.Key.Key_Tab)
    assert not row.key.is_waiting and row.key.text() == "Ctrl+S" and QApplication.focusWidget() is row.reset
    assert KEY_MAP.of(SAVE) == "Ctrl+S"


def test_a_key_that_is_taken_is_refused_in_one_sentence_and_can_be_swapped(page):
    row = page.rows[SAVE.id]
    give(row, Qt.Key.Key_O, CTRL)
    assert page.refusal.why.text() == "Ctrl+O is already the key for “open a game” (Everywhere)."
    assert KEY_MAP.of(SAVE) == "Ctrl+S"
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.refusal.swap
    QTest.keyClick(page.refusal.swap, Qt.Key.Key_Return)
    assert (KEY_MAP.of(SAVE), KEY_MAP.of(OPEN)) == ("Ctrl+O", "Ctrl+S")
    assert page.refusal.isHidden()


def test_a_key_that_stays_as_it_is_is_no_key_for_a_command(page):
    row = page.rows[SAVE.id]
    give(row, Qt.Key.Key_3)
    assert page.refusal.why.text() == "3 stays as it is, and no command can have it."
    assert page.refusal.swap.isHidden() and page.refusal.parent() is row
    turn = page.rows["hamsterrolle.turn"]
    give(turn, Qt.Key.Key_G, CTRL)
    assert "without Ctrl and Shift" in page.refusal.why.text() and page.refusal.parent() is turn
    assert KEY_MAP.of(SAVE) == "Ctrl+S"


def test_one_key_is_reset_and_all_are(page):
    row = page.rows[SAVE.id]
    give(row, Qt.Key.Key_J, CTRL)
    give(page.rows[HOME.id], Qt.Key.Key_F6)
    row.reset.press()
    assert KEY_MAP.of(SAVE) == "Ctrl+S" and row.reset.is_off and KEY_MAP.of(HOME) == "F6"
    page.reset_all.press()
    sheet = page.findChild(ModalOverlay)
    next(one for one in sheet.findChildren(Button) if one.kind == "gold").press()
    assert KEY_MAP.of(HOME) == "Ctrl+H" and page.reset_all.is_off


def test_keys_that_cannot_be_used_fall_back_alone():
    chosen = {
        SAVE.id: "Ctrl+J", HOME.id: "Ctrl+O", "game.undo": "Return", "nothing.here": "F6",
        "hamsterrolle.turn": "Ctrl+G",
    }  # fmt: skip
    assert usable(chosen) == {SAVE.id: "Ctrl+J"}
    assert usable({SAVE.id: "Ctrl+O", OPEN.id: "Ctrl+S"}) == {SAVE.id: "Ctrl+O", OPEN.id: "Ctrl+S"}


def test_no_swap_makes_another_clash():
    roll, grow = (next(one for one in all_commands() if one.id == id) for id in ("game.roll", "hamsterdam.enlarge"))
    assert swapped({}, SAVE, OPEN, "Ctrl+O") == {SAVE.id: "Ctrl+O", OPEN.id: "Ctrl+S"}
    # The key of the roll would be that of another command of the same game.
    assert swapped({}, roll, grow, "G") is None
