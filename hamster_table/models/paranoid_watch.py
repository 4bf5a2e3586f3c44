"""Watches a game that people play under all laws of its game: `hamster-table --paranoid`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from PySide6.QtCore import QObject, SignalInstance, Slot

from hamster_table.engine.match import Match
from hamster_table.engine.paranoid import Watch

VARIABLE = "HAMSTER_TABLE_PARANOID"
"""Set to anything, this variable of the environment has every window watch its games."""


def is_wanted() -> bool:
    """Whether games are to be watched."""
    return bool(os.environ.get(VARIABLE))


class Watcher(QObject):
    """Checks the laws of a match whenever one of the signals says that something was played, undone or redone.

    A broken law is an error of the program: it is reported like one, and the game goes on.
    """

    def __init__(self, match: Match, signals: Iterable[SignalInstance], parent: QObject) -> None:
        super().__init__(parent)
        self._watch = Watch(match)
        for signal in signals:
            signal.connect(self.look)
        self.look()

    @Slot()
    def look(self) -> None:
        """Report whatever is broken now."""
        for broken in self._watch.look():
            sys.excepthook(type(broken), broken, broken.__traceback__)
