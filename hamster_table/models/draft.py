"""What is prepared on a table and not chosen yet: its changes are taken back and done again, one by one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

DraftMemory = tuple[list[Any] | None, list[list[Any]], list[list[Any]]]
"""What a draft holds, what it held before, and what was taken back."""


class UndoableDraft:
    """A draft that knows how it was before each of its changes. A game's draft names its `parts`."""

    parts: tuple[str, ...] = ()
    """The attributes that hold what is prepared."""

    def __init__(self) -> None:
        self.begin_history()

    def begin_history(self) -> None:
        """As it is shown next it begins: there is nothing to take back."""
        self._now: list[Any] | None = None
        self._past: list[list[Any]] = []
        self._undone: list[list[Any]] = []

    def record(self) -> None:
        """It is shown as it is now: whatever is new in it since the last time is one change."""
        now = [getattr(self, part) for part in self.parts]
        if now == self._now:
            return
        if self._now is not None:
            self._past.append(self._now)
            self._undone = []
        self._now = deepcopy(now)

    @property
    def may_undo(self) -> bool:
        """Whether it has changes that can be taken back."""
        return bool(self._past)

    @property
    def may_redo(self) -> bool:
        """Whether changes were taken back and nothing else was changed since."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last change back."""
        self._go(self._past, self._undone)

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        self._go(self._undone, self._past)

    def _go(self, origin: list[list[Any]], way_back: list[list[Any]]) -> None:
        assert self._now is not None
        way_back.append(self._now)
        self._show(origin.pop())

    def memory(self) -> DraftMemory:
        """What is prepared, with its history; it stays as it is whatever becomes of the draft."""
        return self._now, [*self._past], [*self._undone]

    def recall(self, memory: DraftMemory) -> None:
        """Be as at that moment again."""
        now, self._past, self._undone = memory
        if now is not None:
            self._show(now)

    def _show(self, content: list[Any]) -> None:
        self._now = content
        for part, value in zip(self.parts, deepcopy(content), strict=True):
            setattr(self, part, value)
        self.follow_parts()

    def follow_parts(self) -> None:
        """The parts are others now: bring level what is made of them."""
