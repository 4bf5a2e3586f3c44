"""The keys of the program: each command has a usual one, and people may choose another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from hamster_table.models.texts import translate

WINDOW, GAME = "window", "game"
"""Where a command holds: on every page, or at every table; another place is one page or the game of that id."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a key does. It may stand wherever a fixed key may, which nobody changes: a text as "Enter"."""

    usual: str
    """Its usual key, as `QKeySequence` reads it; "" for none."""
    id: str
    """Where it holds, and its name: "game.undo". The settings know it by this."""
    label: str
    """What it does, in English. It is marked for "Keyboard shortcuts" by standing here."""
    number: int = 0
    """What fills the blank {n} of its label."""
    has_shades: bool = field(default=False, kw_only=True)
    """Whether Shift and Ctrl only change how it does it: then its key is one without them."""

    @property
    def place(self) -> str:
        """Where it holds: `WINDOW`, `GAME`, a page, or a game."""
        return self.id.partition(".")[0]

    @property
    def text(self) -> str:
        """What it does, in the language in force."""
        return translate("Keyboard shortcuts", self.label).format(n=self.number)


Key = str | Command
"""A fixed key, or what has a key."""


class KeyMap(QObject):
    """Which key each command has now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._chosen: dict[str, str] = {}

    def of(self, key: Key) -> str:
        """The key of a command, as `QKeySequence` reads it, "" for none; a fixed key is itself."""
        return chosen_key(self._chosen, key) if isinstance(key, Command) else key

    def set(self, chosen: Mapping[str, str]) -> None:
        """Let commands have these keys, by their ids, and all others their usual ones."""
        if chosen != self._chosen:
            self._chosen = dict(chosen)
            self.changed.emit()


KEY_MAP = KeyMap()
"""The keys in force; the settings fill it."""


def chosen_key(chosen: Mapping[str, str], command: Command) -> str:
    """The key that a choice gives a command."""
    return chosen.get(command.id, command.usual)


def rivals(commands: Iterable[Command], chosen: Mapping[str, str], command: Command) -> list[Command]:
    """The commands that hold beside this one and have the same key by this choice."""
    return [one for one in commands if is_clash(chosen, command, one)]


def is_clash(chosen: Mapping[str, str], one: Command, other: Command) -> bool:
    """Whether nobody could say which of two commands a key means.

    Commands whose usual keys are the same are never asked for at one time.
    """
    if one.id == other.id or not _hold_together(one.place, other.place) or _is_same(one, one.usual, other, other.usual):
        return False
    return _is_same(one, chosen_key(chosen, one), other, chosen_key(chosen, other))


def _hold_together(one: str, other: str) -> bool:
    # Pages of their own, as the library, are never there beside a table.
    return one == other or WINDOW in (one, other) or (GAME in (one, other) and "library" not in (one, other))


def _is_same(one: Command, key: str, other: Command, other_key: str) -> bool:
    if not key or not other_key:
        return False
    # What holds at every table has Ctrl+R beside the R of a hand: with a piece in it, the hand comes first.
    if one.place == other.place and (one.has_shades or other.has_shades):
        return _without_shades(key) == _without_shades(other_key)
    return key == other_key


def _without_shades(key: str) -> str:
    return key.replace("Ctrl+", "").replace("Shift+", "")
