"""The keyboard: keys as people read them, and as they press them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import KEY_MAP, Command, Key
from hamster_table.models.texts import translate

PORTABLE, NATIVE = QKeySequence.SequenceFormat.PortableText, QKeySequence.SequenceFormat.NativeText
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESS_KEYS = (*ENTER_KEYS, Qt.Key.Key_Space)
"""Keys that press what has the focus; Enter presses the gold button where that is nothing."""
SHADES = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_unknown,
)  # fmt: skip
"""Keys that mean nothing by themselves."""
FIXED = (
    *ENTER_KEYS, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left,
    Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
"""Keys by which one goes about, with whatever other keys: no command gets one of them."""
NUMBERS = tuple(str(number) for number in range(1, 10))
"""Keys that mean the place in a row, by themselves: no command gets one of them either."""
FIRST_PLACE = {"win32": 2}
"""The code of the key that has 1 on most keyboards, where it is another than with X and Wayland."""
MAC_PLACES = (18, 19, 20, 21, 23, 22, 26, 28, 25)
"""The codes of the keys of the top row on a Mac, from 1 to 9."""
NAMES = {
    "Ctrl": QT_TRANSLATE_NOOP("Key name", "Ctrl"),
    "Shift": QT_TRANSLATE_NOOP("Key name", "Shift"),
    "Alt": QT_TRANSLATE_NOOP("Key name", "Alt"),
    "Enter": QT_TRANSLATE_NOOP("Key name", "Enter"),
    "Return": QT_TRANSLATE_NOOP("Key name", "Enter"),
    "Escape": QT_TRANSLATE_NOOP("Key name", "Esc"),
    "Esc": QT_TRANSLATE_NOOP("Key name", "Esc"),
    "Tab": QT_TRANSLATE_NOOP("Key name", "Tab"),
    "Space": QT_TRANSLATE_NOOP("Key name", "Space"),
    "Backspace": QT_TRANSLATE_NOOP("Key name", "Backspace"),
    "Del": QT_TRANSLATE_NOOP("Key name", "Del"),
    "Ins": QT_TRANSLATE_NOOP("Key name", "Ins"),
    "Home": QT_TRANSLATE_NOOP("Key name", "Home"),
    "End": QT_TRANSLATE_NOOP("Key name", "End"),
    "PgUp": QT_TRANSLATE_NOOP("Key name", "Page up"),
    "PgDown": QT_TRANSLATE_NOOP("Key name", "Page down"),
    "Left": QT_TRANSLATE_NOOP("Key name", "Left"),
    "Right": QT_TRANSLATE_NOOP("Key name", "Right"),
    "Up": QT_TRANSLATE_NOOP("Key name", "Up"),
    "Down": QT_TRANSLATE_NOOP("Key name", "Down"),
}
"""Keys that are called differently in other languages, by what `QKeySequence` calls them."""


@runtime_checkable
class TakesEnter(Protocol):
    """What can have a use of its own for Enter while it has the focus."""

    @property
    def takes_enter(self) -> bool:
        """Whether Enter does something of its own here now, and not what the gold button does."""


def key_text(key: Key) -> str:
    """What the key of a command, or a fixed key, is called in the language in force; "" where there is none."""
    present = KEY_MAP.of(key)
    if sys.platform == "darwin":  # there keys are signs, the same in every language
        return QKeySequence(present).toString(NATIVE)
    # A "+" that is no joint is the last letter: "+", "Ctrl++".
    parts = present[:-1].split("+") if present.endswith("+") else present.split("+")
    if present.endswith("+"):
        parts[-1] = "+"
    return "+".join([translate("Key name", NAMES[part]) if part in NAMES else part for part in parts])


def key_words(commands: Iterable[Command]) -> dict[str, str]:
    """The keys of commands by the names of these, to fill the blanks of a text."""
    return {command.id.partition(".")[2]: key_text(command) for command in commands}


def sequence(key: Key) -> QKeySequence:
    """The key of a command, or a fixed key, for Qt."""
    return QKeySequence(KEY_MAP.of(key))


def pressed_key(event: QKeyEvent, without: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    """The key that is pressed, as settings keep it, leaving out some of the keys held beside it; "" for none."""
    key, held = event.key(), event.modifiers()
    if key in SHADES or not key:
        return ""
    held &= SHIFT | CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    # Not by "& ~": on Windows, where one of these flags is negative, that takes Ctrl away as well.
    held ^= held & without
    # Shift is in a sign such as "?" already, and where it is needed depends on the keyboard.
    if 0x20 < key < 0x01000000 and not chr(key).isalpha():
        held ^= held & SHIFT
    return QKeySequence(QKeyCombination(held, Qt.Key(key))).toString(PORTABLE)


def is_pressed(event: QKeyEvent, key: Key) -> bool:
    """Whether the key of a command, or a fixed key, is pressed."""
    present = KEY_MAP.of(key)
    if present == "Enter":
        return event.key() in ENTER_KEYS
    if not present:
        return False
    shades = SHIFT | CONTROL if isinstance(key, Command) and key.has_shades else Qt.KeyboardModifier.NoModifier
    return pressed_key(event, shades) == QKeySequence(present).toString(PORTABLE)


def number_pressed(event: QKeyEvent) -> str:
    """The digit from 1 to 9 that is pressed, of the top row or of the keypad; "" for none.

    The top row counts by its place, too: on French keyboards and others its digits need Shift.
    """
    key = event.key()
    if event.modifiers() & (CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return ""
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return chr(key)
    if key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):  # on some keyboards they lie there, and are keys of commands
        return ""
    if sys.platform == "darwin":
        code = event.nativeVirtualKey()
        return NUMBERS[MAC_PLACES.index(code)] if code in MAC_PLACES else ""
    place = event.nativeScanCode() - FIRST_PLACE.get(sys.platform, 10)
    return NUMBERS[place] if place in range(len(NUMBERS)) else ""


def shortcut_override(event: QEvent) -> QKeyEvent | None:
    """The key event by which Qt asks whether a key is for a widget, before a shortcut gets it; None for any other."""
    # The class first: every event of every button comes here, and few are of keys.
    return event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride else None


def keep_enter(event: QEvent) -> bool:
    """Take Enter for the widget that gets this event, before the gold button gets it; whether it was Enter."""
    asked = shortcut_override(event)
    if asked is None or asked.key() not in ENTER_KEYS:
        return False
    event.accept()
    return True


def is_free_key(key: str, command: Command) -> bool:
    """Whether a key, as the settings keep it, is one that a command may have."""
    combined = QKeySequence(key)
    if combined.count() != 1 or combined.toString(PORTABLE) != key:
        return False
    first: QKeyCombination = combined[0]  # type: ignore[index]
    if first.key() in (*FIXED, *SHADES) or key in NUMBERS:
        return False
    return not (command.has_shades and first.keyboardModifiers() & (SHIFT | CONTROL))
