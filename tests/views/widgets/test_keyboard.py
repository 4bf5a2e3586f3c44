"""The keyboard: what keys are called, which is pressed, and which a command may have."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from hamster_table.models.keys import KEY_MAP, Command
from hamster_table.models.language import LANGUAGE
from hamster_table.views.widgets.buttons import Button, IconButton
from hamster_table.views.widgets.commands import PAUSE, RULES, UNDO
from hamster_table.views.widgets.keyboard import is_free_key, is_pressed, key_text, number_pressed, pressed_key
from hamster_table.views.widgets.prompt_bar import ButtonSpec, button_words, ruling_words

TURN = Command("R", "wheel.turn", "turn", has_shades=True)
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


@pytest.fixture
def language():
    yield LANGUAGE.set
    LANGUAGE.set("en")


def key(name, held=NONE):
    return QKeyEvent(QEvent.Type.KeyPress, getattr(Qt.Key, f"Key_{name}"), held)


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own codes of keys")
@pytest.mark.parametrize(
    ("sign", "held", "code", "number"),
    [
        ("1", NONE, 10, "1"),
        ("1", SHIFT, 10, "1"),
        ("7", Qt.KeyboardModifier.KeypadModifier, 79, "7"),
        ("&", NONE, 10, "1"),
        ("Ç", NONE, 18, "9"),
        ("À", NONE, 19, ""),
        ("A", NONE, 24, ""),
        ("&", CTRL, 10, ""),
        ("-", NONE, 15, ""),
    ],
)
def test_digits_count_by_their_sign_or_their_place(sign, held, code, number):
    assert number_pressed(QKeyEvent(QEvent.Type.KeyPress, ord(sign), held, code, ord(sign), 0, sign)) == number


@pytest.mark.parametrize(
    ("spoken", "names"),
    [
        ("en", ["Ctrl+Shift+O", "Enter", "Space", "Backspace", "Del", "Page up", "Esc"]),
        ("de", ["Strg+Umschalt+O", "Enter", "Leertaste", "Rücktaste", "Entf", "Bild auf", "Esc"]),
        ("fr", ["Ctrl+Maj+O", "Entrée", "Espace", "Retour arrière", "Suppr", "Page haut", "Échap"]),
        ("it", ["Ctrl+Maiusc+O", "Invio", "Spazio", "Backspace", "Canc", "Pag su", "Esc"]),
    ],
)
def test_keys_are_called_as_on_the_keyboards_of_a_language(language, spoken, names):
    language(spoken)
    assert [key_text(one) for one in ("Ctrl+Shift+O", "Enter", "Space", "Backspace", "Del", "PgUp", "Escape")] == names


def test_a_plus_that_is_a_key_is_no_joint(language):
    language("de")
    assert [key_text(one) for one in ("+", "Ctrl++", "Alt+F4", "")] == ["+", "Strg++", "Alt+F4", ""]


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (("G",), "G"),
        (("G", SHIFT | CTRL), "Ctrl+Shift+G"),
        (("Question", SHIFT), "?"),
        (("Plus", Qt.KeyboardModifier.KeypadModifier), "+"),
        (("F7",), "F7"),
        (("Shift", SHIFT), ""),
        (("AltGr",), ""),
    ],
)
def test_a_press_is_named_as_the_settings_keep_it(event, name):
    assert pressed_key(key(*event)) == name


def test_a_command_is_pressed_by_its_present_key_alone():
    KEY_MAP.set({UNDO.id: "F7"})
    assert is_pressed(key("F7"), UNDO) and not is_pressed(key("Z", CTRL), UNDO)
    assert is_pressed(key("Return"), "Enter") and is_pressed(key("Enter"), "Enter")
    assert is_pressed(key("Escape"), "Escape") and not is_pressed(key("Shift"), "")


def test_with_shift_and_ctrl_a_command_that_has_shades_is_the_same():
    assert all(is_pressed(key("R", held), TURN) for held in (NONE, SHIFT, CTRL))
    assert not is_pressed(key("Z"), UNDO) and is_pressed(key("Z", CTRL), UNDO)


@pytest.mark.parametrize(
    "name", ["Return", "Space", "Esc", "Tab", "Ctrl+Tab", "Left", "PgUp", "3", "Shift", "x", "A, B"]
)
def test_keys_of_the_program_itself_and_nonsense_are_no_keys_for_a_command(name):
    assert not is_free_key(name, UNDO)


def test_a_key_is_free_for_a_command_by_what_else_that_command_can():
    assert all(is_free_key(name, UNDO) for name in ("G", "Ctrl+3", "0", "F12", "Alt+Shift+Del", "+"))
    assert is_free_key("G", TURN) and is_free_key("Alt+G", TURN)
    assert not is_free_key("Ctrl+G", TURN) and not is_free_key("Shift+G", TURN)


def test_buttons_name_and_hear_another_key_at_once(qtbot):
    button, icon, pressed = Button("Pause", key=PAUSE), IconButton("undo", "Undo", UNDO), []
    for one in (button, icon):
        qtbot.addWidget(one)
    button.chosen.connect(lambda: pressed.append("pause"))
    button.show()
    wide = button.sizeHint().width()
    assert button.key == "F8" and "Undo (Ctrl+Z)" in icon.toolTip()
    KEY_MAP.set({PAUSE.id: "Ctrl+Shift+P", UNDO.id: "F7"})
    assert button.key == "Ctrl+Shift+P" and button.sizeHint().width() > wide
    assert "Undo (F7)" in icon.toolTip()
    assert [one.key().toString() for one in button.findChildren(type(button._shortcut))] == ["Ctrl+Shift+P"]


@pytest.mark.usefixtures("tinkerers")
def test_a_ruling_is_named_with_the_present_key_of_the_rules():
    assert ruling_words("HD-51") == "Ruling HD-51 (F4)"
    KEY_MAP.set({RULES.id: "Ctrl+L"})
    assert ruling_words("HD-51") == "Ruling HD-51 (Ctrl+L)"


def test_a_sentence_of_buttons_names_the_keys_that_were_chosen(qapp):
    buttons = (ButtonSpec("Pause", print, key=PAUSE), ButtonSpec("Start", print, "gold", "Enter"))
    KEY_MAP.set({PAUSE.id: "F7"})
    assert button_words(buttons) == "Buttons: Pause (F7), Start (Enter)."
    assert button_words(buttons, taken="Enter") == "Buttons: Pause (F7), Start."


def test_commands_with_one_usual_key_are_two():
    one, other = Command("R", "game.roll", "roll"), Command("R", "wheel.turn", "turn")
    assert one != other and len({one, other}) == 2
