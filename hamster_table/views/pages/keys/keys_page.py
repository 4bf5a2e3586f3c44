"""The page of the keys: every command with its key, and another key for it by pressing that."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.keys import KEY_MAP, Command, rivals
from hamster_table.models.texts import capital, translate
from hamster_table.views.pages.keys.all_commands import groups, may_have, swapped, with_key
from hamster_table.views.pages.keys.key_button import KeyButton
from hamster_table.views.widgets.buttons import Button, IconButton
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.paper_page import PaperPage
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel


class KeyRow(QWidget):
    """A command, its key, and the way back to its usual one; beneath there is room for why a key cannot be had."""

    wanted = Signal(str)
    """The key that it is to have."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.key = KeyButton(command)
        self.key.pressed_anew.connect(self.wanted)
        self.reset = IconButton("undo", _reset_words(command))
        self.reset.chosen.connect(lambda: self.wanted.emit(command.usual))
        row = spaced(QHBoxLayout(), 6)
        row.addWidget(TextLabel(capital(command.text), wrap=True), 1)
        row.addWidget(self.key)
        row.addWidget(self.reset)
        self.column = spaced(QVBoxLayout(self), 0, (0, 0, 0, 0))
        self.column.addLayout(row)

    def show_key(self) -> None:
        """Show the present key, and whether it is the usual one."""
        self.key.show_key()
        if KEY_MAP.of(self.command) == self.command.usual:
            self.reset.switch_off(translate("Keys", "This is the usual key."))
        else:
            self.reset.switch_on()


class KeyRefusal(QWidget):
    """Why a command cannot have a key, beneath its row, and whether the two swap keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.why = TextLabel(step="small", role="danger", weight=700, wrap=True)
        self.swap = Button(translate("Keys", "Swap keys"), size=13)
        row = spaced(QHBoxLayout(self), margins=(0, 0, 0, 0))
        row.addWidget(self.why, 1)
        row.addWidget(self.swap)
        self.hide()
        self.row: KeyRow | None = None
        """Beneath which it stands."""
        self.swapped: dict[str, str] = {}
        """The choice that swapping would make; none: that is not offered."""

    def say(self, row: KeyRow, why: str, swapped: Mapping[str, str] | None = None) -> None:
        """Say it beneath that row, and nowhere else any more."""
        self.row, self.swapped = row, {**(swapped or {})}
        self.why.setText(why)
        self.swap.setVisible(bool(swapped))
        row.column.addWidget(self)
        QWidget.setTabOrder(row.reset, self.swap)
        self.show()
        announce(row.key, why)


class KeysPage(PaperPage):
    """Every change holds at once and is told by `changed`."""

    changed = Signal(object)
    """The keys that are chosen now, by the ids of commands."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        super().__init__(translate("Keys", "Keyboard shortcuts"), 820)
        self._chosen = dict(chosen)
        self._groups = groups()
        self._commands = [command for _, commands in self._groups for command in commands]
        self.refusal = KeyRefusal(self)
        self.refusal.swap.chosen.connect(self._swap)
        self.reset_all = Button(translate("Keys", "Reset all keys"), size=14)
        self.reset_all.chosen.connect(self._ask_to_reset)
        self.rows = {command.id: KeyRow(command) for command in self._commands}
        for row in self.rows.values():
            row.wanted.connect(lambda key, row=row: self._want(row, key))
        self._lay_out()
        KEY_MAP.changed.connect(self._show_keys)
        self._show_keys()

    def _lay_out(self) -> None:
        how = translate(
            "Keys",
            "Press the button with a key, then the new key. Tab, Enter, Space, Esc, arrows, Page up, Page down and "
            "the digits 1 to 9 stay as they are.",
        )
        self.column.setSpacing(0)
        self.column.addWidget(TextLabel(how, "small", "soft_ink", wrap=True))
        self.column.addSpacing(8)
        self.column.addWidget(self.reset_all, 0, Qt.AlignmentFlag.AlignLeft)
        for name, commands in self._groups:
            self.column.addSpacing(12)
            self.column.addWidget(TextLabel(name, "heading", wrap=True))
            for command in commands:
                self.column.addWidget(self.rows[command.id])
        self.column.addStretch(1)

    @guard
    def _show_keys(self) -> None:
        """Show the keys in force."""
        self.refusal.hide()
        for row in self.rows.values():
            row.show_key()
        if self._chosen:
            self.reset_all.switch_on()
        else:
            self.reset_all.switch_off(translate("Keys", "All keys are the usual ones."))

    def _want(self, row: KeyRow, key: str) -> None:
        """Give a command a key, or say why it cannot have it."""
        self.refusal.hide()
        command = row.command
        if not may_have(command, key):
            self.refusal.say(row, _why_never(command, key))
            return
        new = with_key(self._chosen, command, key)
        others = rivals(self._commands, new, command)
        if not others:
            self._put(new, row)
            return
        swap = swapped(self._chosen, command, others[0], key) if len(others) == 1 else None
        words = translate("Keys", "{key} is already the key for “{command}” ({place}).")
        words = words.format(key=key_text(key), command=others[0].text, place=self._place_of(others[0]))
        self.refusal.say(row, words, swap)

    def _swap(self) -> None:
        """The two swap their keys."""
        if self.refusal.row is not None:
            self._put(self.refusal.swapped, self.refusal.row)

    def _put(self, chosen: dict[str, str], row: KeyRow) -> None:
        """Let these keys hold."""
        self._chosen = chosen
        self.changed.emit(chosen)
        self._show_keys()
        row.key.setFocus(Qt.FocusReason.OtherFocusReason)
        words = translate("Keys", "{command}: {key} from now on.")
        announce(row.key, words.format(command=row.command.text, key=key_text(row.command)))

    def _place_of(self, command: Command) -> str:
        return next(name for name, commands in self._groups if any(one is command for one in commands))

    def _ask_to_reset(self) -> None:
        title = translate("Keys", "Give every command its usual key?")
        sheet = ModalOverlay(self, title, translate("Keys", "The keys you have chosen are forgotten."))
        cancel = ButtonSpec(translate("Keys", "Cancel"), sheet.leave)

        def reset() -> None:
            sheet.leave()
            self._chosen = {}
            self.changed.emit({})
            self._show_keys()
            announce(self, translate("Keys", "All keys are the usual ones."))

        sheet.fall([cancel, ButtonSpec(translate("Keys", "Reset all keys"), reset, "gold")])


def _reset_words(command: Command) -> str:
    if not command.usual:
        return translate("Keys", "Take the key away")
    return translate("Keys", "Reset to {key}").format(key=key_text(command.usual))


def _why_never(command: Command, key: str) -> str:
    if command.has_shades and ("Ctrl+" in key or "Shift+" in key):
        return translate("Keys", "Choose a key without Ctrl and Shift: with them this command does more.")
    return translate("Keys", "{key} stays as it is, and no command can have it.").format(key=key_text(key))
