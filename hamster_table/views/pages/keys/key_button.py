"""The button that shows the key of a command, and takes another one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from hamster_table.models.guard import guard
from hamster_table.models.keys import Command
from hamster_table.models.texts import translate
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.keyboard import key_text, pressed_key
from hamster_table.views.widgets.speech import announce

TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class KeyButton(Button):
    """Shows the key of a command. Once it is pressed it waits for the new key; Escape, Tab and a click elsewhere leave
    the old one."""

    is_waiting = False
    """Whether the next key is the new one."""
    pressed_anew = Signal(str)
    """The key that was pressed, as the settings keep it."""

    def __init__(self, changeable: Command) -> None:
        super().__init__("", size=14)
        self._changeable = changeable
        self.chosen.connect(self._wait)
        self.show_key()

    def show_key(self) -> None:
        """Name the present key, and wait for none."""
        self.is_waiting = False
        key = key_text(self._changeable) or translate("Keys", "no key")
        self.setText(key)
        self.setAccessibleName(f"{self._changeable.text}: {key}")
        self.setAccessibleDescription(translate("Keys", "Choose another key."))
        self.follow_look()

    def _wait(self) -> None:
        self.is_waiting = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # a click leaves the focus where it was
        self.setText(translate("Keys", "New key…"))
        self.setAccessibleName(self.text())
        words = translate("Keys", "Press the new key for “{command}”. Esc keeps the old one.")
        announce(self, words.format(command=self._changeable.text))
        self.follow_look()

    def keeps(self, key: int) -> bool:
        """While it waits, every key is its own, but for Tab."""
        return (self.is_waiting and key not in TABS) or super().keeps(key)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key that is pressed while it waits."""
        if not self.is_waiting:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.show_key()
        elif not event.isAutoRepeat() and (key := pressed_key(event)):
            self.show_key()
            self.pressed_anew.emit(key)

    @guard
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Wait for no key any more."""
        super().focusOutEvent(event)
        if self.is_waiting:
            self.show_key()
