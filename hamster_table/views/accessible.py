"""What a screen reader finds on a table: every spot with its sentence, which can be focused and pressed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.items import Spot

if TYPE_CHECKING:
    from hamster_table.views.touch import TouchedView


class SpotActions(QAccessibleActionInterface):
    """What can be done with a spot from outside: press it, and bring the cursor to it."""

    def __init__(self, view: TouchedView, spot: Spot) -> None:
        super().__init__()
        self._view, self._spot = view, spot

    @guard(fallback=[])
    def actionNames(self) -> list[str]:
        """Press and focus."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    @guard
    def doAction(self, name: str) -> None:
        """A press is the same as Enter."""
        if self._spot not in self._view.spots:
            return
        self._view.set_cursor(self._spot)
        if name == QAccessibleActionInterface.pressAction():
            self._view.activate(self._spot)

    @guard(fallback=[])
    def keyBindingsForAction(self, name: str) -> list[str]:
        """No keys of their own."""
        return []


class SpotFace(QAccessibleInterface):
    """A spot as a screen reader knows it."""

    def __init__(self, view: TouchedView, spot: Spot) -> None:
        super().__init__()
        self._view, self.spot = view, spot
        self._actions = SpotActions(view, spot)

    @guard(fallback=False)
    def isValid(self) -> bool:
        """As long as the table has the spot."""
        return shiboken6.isValid(self._view) and self.spot in self._view.spots

    @guard
    def object(self) -> QObject | None:
        """There is no object of Qt behind a spot."""
        return None

    @guard
    def window(self) -> QWindow | None:
        """The window of the table."""
        return self._view.window().windowHandle()

    @guard
    def parent(self) -> QAccessibleInterface | None:
        """The table."""
        return QAccessible.queryAccessibleInterface(self._view)

    @guard
    def child(self, index: int) -> QAccessibleInterface | None:
        """Nothing lies in a spot."""
        return None

    @guard
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """Nothing lies in a spot."""
        return None

    @guard(fallback=0)
    def childCount(self) -> int:
        """Nothing lies in a spot."""
        return 0

    @guard(fallback=-1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Nothing lies in a spot."""
        return -1

    @guard(fallback=QRect())
    def rect(self) -> QRect:
        """Where it is on the screen."""
        shape = self._view.mapFromScene(self._view.spots[self.spot].area).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(shape.topLeft()), shape.size())

    @guard(fallback=QAccessible.Role.Button)
    def role(self) -> QAccessible.Role:
        """Something to press."""
        return QAccessible.Role.Button

    @guard(fallback=QAccessible.State())
    def state(self) -> QAccessible.State:
        """Whether it can be focused, and has the cursor."""
        now = QAccessible.State()
        now.focusable = True
        now.focused = self._view.cursor_spot == self.spot and self._view.hasFocus()
        now.invisible = self._view.spots[self.spot].area.isEmpty()
        return now

    @guard(fallback="")
    def text(self, kind: QAccessible.Text) -> str:
        """Its sentence."""
        return self._view.spot_name(self.spot) if kind == QAccessible.Text.Name else ""

    @guard
    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Its sentence is not to be changed."""

    @guard(fallback=shiboken6.VoidPtr(0))
    def interface_cast(self, kind: QAccessible.InterfaceType) -> shiboken6.VoidPtr:
        """The actions, by their address; nothing else."""
        is_action = kind == QAccessible.InterfaceType.ActionInterface
        return shiboken6.VoidPtr(shiboken6.getCppPointer(self._actions)[0] if is_action else 0)

    @guard
    def actionInterface(self) -> QAccessibleActionInterface:
        """What can be done with it."""
        return self._actions


class TableFace(QAccessibleWidget):
    """A table as a screen reader knows it: its children are the spots."""

    def __init__(self, view: TouchedView) -> None:
        super().__init__(view, QAccessible.Role.Table, view.accessibleName())
        self._view = view
        self._faces: dict[Spot, SpotFace] = {}

    def faces(self) -> list[SpotFace]:
        """The spots in the order of the table; those that were asked for are kept."""
        for spot in self._view.spots:
            if spot not in self._faces:
                self._faces[spot] = SpotFace(self._view, spot)
                QAccessible.registerAccessibleInterface(self._faces[spot])
        return [self._faces[spot] for spot in self._view.spots]

    @guard(fallback=0)
    def childCount(self) -> int:
        """As many as there are spots."""
        return len(self._view.spots)

    @guard
    def child(self, index: int) -> QAccessibleInterface | None:
        """A spot by its number."""
        faces = self.faces()
        return faces[index] if 0 <= index < len(faces) else None

    @guard(fallback=-1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a spot."""
        return next((number for number, face in enumerate(self.faces()) if face is child), -1)

    @guard
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """The spot at a point of the screen."""
        return next((face for face in self.faces() if face.rect().contains(x, y)), None)

    @guard
    def focusChild(self) -> QAccessibleInterface | None:
        """The spot with the cursor."""
        return next((face for face in self.faces() if face.spot == self._view.cursor_spot), None)


_KEPT: dict[int, TableFace] = {}
"""The interfaces in use, by the address of their view: Qt keeps no reference of its own."""


def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    from hamster_table.views.touch import TouchedView

    if not isinstance(thing, TouchedView):
        return None
    address = shiboken6.getCppPointer(thing)[0]
    _KEPT[address] = TableFace(thing)
    thing.destroyed.connect(lambda: _KEPT.pop(address, None))
    return _KEPT[address]


@cache
def install() -> None:
    """Let Qt ask us for the interface of tables."""
    QAccessible.installFactory(_make)


def focus(view: TouchedView, spot: Spot) -> None:
    """Tell that the cursor is on a spot now."""
    if QAccessible.isActive():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(list(view.spots).index(spot))
        QAccessible.updateAccessibility(event)


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a sentence."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
