"""What takes its time at a change of the look waits until somebody sees it."""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import APPEARANCE


class FollowsLook:
    """A widget that has something to do at a change of the look. None listens for itself: all that can be seen are told
    of it, and those of a page that waits when it is shown."""

    def follow_look(self) -> None:
        """Look as everything does by now: by itself, take another size, if it has one, and be painted again."""
        assert isinstance(self, QWidget)
        self.updateGeometry()
        self.update()


class FollowsWhenSeen(FollowsLook):
    """One for which that is much work: it follows after all others, since it lays them out, and what is hidden only
    when it is shown."""

    is_last = False
    """Whether it follows after those that give it its room: so it is laid out once."""


class _Shown(QObject):
    """Lets a hidden widget follow when it is shown; once."""

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The widget is shown: now it matters how it looks."""
        if event.type() == QEvent.Type.Show and isinstance(watched, FollowsWhenSeen):
            watched.removeEventFilter(self)
            watched.follow_look()
        return False


_SHOWN = _Shown()

_waiting: WeakKeyDictionary[QWidget, bool] = WeakKeyDictionary()
"""The pages that need not follow while they are hidden, and whether they have something to catch up on."""


def may_wait(page: QWidget) -> None:
    """Nobody sees this page while it is hidden; whoever shows it calls `catch_up` before."""
    _waiting[page] = False


def catch_up(page: QWidget) -> None:
    """Have everything on a page look as it should by now."""
    if _waiting.get(page):
        _waiting[page] = False
        _tell([page])


@guard
def _tell_all() -> None:
    _tell(QApplication.topLevelWidgets())


def _tell(widgets: Iterable[QWidget]) -> None:
    """Let these widgets, and all in them, follow."""
    later: list[FollowsWhenSeen] = []
    for widget in widgets:
        _walk(widget, later)
    for one in sorted(later, key=lambda one: one.is_last):
        assert isinstance(one, QWidget)
        if one.isVisible():
            one.follow_look()
        else:
            # Only now: a filter in Python is called for every event of the widget.
            one.installEventFilter(_SHOWN)


def _walk(widget: QWidget, later: list[FollowsWhenSeen]) -> None:
    for child in widget.children():
        if not isinstance(child, QWidget):
            continue
        if child in _waiting and child.isHidden():
            _waiting[child] = True
        else:
            _walk(child, later)
    # After what is in it, which says how large it is.
    if isinstance(widget, FollowsWhenSeen):
        later.append(widget)
    elif isinstance(widget, FollowsLook):
        widget.follow_look()


# Before all others: what they lay out depends on how large the letters are.
APPEARANCE.changed.connect(_tell_all)
