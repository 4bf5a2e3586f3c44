"""Watches a game that people play under all laws of its game: `hamster-table --paranoid`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from hamster_table.engine.paranoid import Watch

if TYPE_CHECKING:
    from hamster_table.models.session import Session


VARIABLE = "HAMSTER_TABLE_PARANOID"
"""Set to anything, this variable of the environment has every window watch its games."""


def is_wanted() -> bool:
    """Whether games are to be watched."""
    return bool(os.environ.get(VARIABLE))


class Watcher(QObject):
    """Looks at a session's match after every play, undo and redo. What is broken is a mistake of the program: it is
    reported like one, and the game goes on."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._watch = Watch(session.match)
        session.happened.connect(self.look)
        session.changed.connect(self.look)
        self.look()

    @Slot()
    def look(self) -> None:
        """Report whatever is broken now."""
        for broken in self._watch.look():
            sys.excepthook(type(broken), broken, broken.__traceback__)
