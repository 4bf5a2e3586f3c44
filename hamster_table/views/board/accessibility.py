"""What a screen reader finds on a table: every spot with its sentence, which can be focused and pressed.

Qt keeps every interface in a cache and deletes it itself: with its object, or, where it has none, at the very end of
the program. Python would delete it too, as soon as nobody refers to it, and leave the cache with an address of nothing.
So whatever is in the cache is referred to until Qt has deleted it: the interface of a table by the table's `destroyed`,
those of its spots by the interface of the table, which takes them out of the cache when the table goes.
"""

from __future__ import annotations

import weakref
from functools import cache, partial
from typing import Any, Protocol, cast

import shiboken6
from PySide6.QtCore import QObject, QRect, Qt, QTimer, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.items import Spot
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.board.spot_cursor import SpotCursor
from hamster_table.views.widgets.described_focus import described_focus

_served: weakref.WeakSet[QObject] = weakref.WeakSet()
"""The tables whose spots are found."""
Nullable = Any
"""What Qt may be given nothing for. PySide's declarations leave the None out, and call an address a number."""


class ReadTable(Protocol):
    """What a screen reader needs of a table, which is a `QGraphicsView`."""

    board_scene: BoardScene
    spot_cursor: SpotCursor
    cursor_moved: SignalInstance
    """(spot): the cursor is there now; None: it is seen nowhere."""

    @property
    def hand(self) -> Hand:
        """What a press does."""

    def spot_name(self, spot: Spot) -> str:
        """A spot and what is on it, as a sentence; what is only to be read there stands on further lines."""


def _parts(view: QGraphicsView) -> ReadTable:
    return cast("ReadTable", view)


def _living(table: weakref.ref[QGraphicsView]) -> QGraphicsView | None:
    """The table; None once Qt or Python has put it away."""
    view = table()
    return view if view is not None and shiboken6.isValid(view) else None


class SpotActions(QAccessibleActionInterface):
    """What can be done with a spot from outside: press it, and bring the cursor to it."""

    def __init__(self, table: weakref.ref[QGraphicsView], spot: Spot) -> None:
        super().__init__()
        self._table, self._spot = table, spot

    @guard(fallback=[])
    def actionNames(self) -> list[str]:
        """What a screen reader may ask for: to press the spot, or to bring the cursor to it."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    @guard
    def doAction(self, name: str) -> None:
        """A press is the same as Enter; to focus a spot is to give the keys to its table, too."""
        view = _living(self._table)
        if view is None or self._spot not in _parts(view).board_scene.spots:
            return
        if name == QAccessibleActionInterface.setFocusAction():
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        _parts(view).spot_cursor.set(self._spot)
        # The cursor first, for pieces and hints follow it; then the same as Enter.
        if name == QAccessibleActionInterface.pressAction():
            _parts(view).hand.activate(self._spot)

    @guard(fallback=[])
    def keyBindingsForAction(self, name: str) -> list[str]:
        """No keys of their own."""
        return []


class SpotFace(QAccessibleInterface):
    """A spot as a screen reader knows it. It outlives its table for a moment and says then that it is not valid."""

    def __init__(self, view: QGraphicsView, spot: Spot) -> None:
        super().__init__()
        self._table, self.spot = weakref.ref(view), spot
        self._actions = SpotActions(self._table, spot)
        self._description = ""

    @property
    def _view(self) -> QGraphicsView | None:
        """The table, as long as it has the spot."""
        view = _living(self._table)
        return view if view is not None and self.spot in _parts(view).board_scene.spots else None

    @guard(fallback=False)
    def isValid(self) -> bool:
        """Whether the table still lives and has the spot."""
        return self._view is not None

    @guard
    def object(self) -> Nullable:
        """There is no object of Qt behind a spot."""
        return None

    @guard
    def window(self) -> Nullable:
        """The window of the table; None when it is gone."""
        view = self._view
        return None if view is None else view.window().windowHandle()

    @guard
    def parent(self) -> Nullable:
        """The interface of the table; None when it is gone."""
        view = self._view
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    @guard
    def child(self, index: int) -> Nullable:
        """Nothing lies in a spot."""
        return None

    @guard
    def childAt(self, x: int, y: int) -> Nullable:
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
        """Where it is, in pixels of the screen; empty for a spot that is nowhere now."""
        view = self._view
        if view is None:
            return QRect()
        shape = view.mapFromScene(_parts(view).board_scene.spots[self.spot].area).boundingRect()
        return QRect(view.viewport().mapToGlobal(shape.topLeft()), shape.size())

    @guard(fallback=QAccessible.Role.Button)
    def role(self) -> QAccessible.Role:
        """A button: something that can be pressed."""
        return QAccessible.Role.Button

    @guard(fallback=QAccessible.State())
    def state(self) -> QAccessible.State:
        """Whether it can be focused, and has the cursor."""
        view, now = self._view, QAccessible.State()
        now.invalid = view is None
        if view is not None:
            now.focusable = True
            # Under a sheet that lies over the page.
            now.disabled = not view.isEnabled()
            now.focused = _parts(view).spot_cursor.spot == self.spot and view.hasFocus()
            # Spots that are not there now keep their numbers, and lie nowhere.
            now.invisible = _parts(view).board_scene.spots[self.spot].area.isEmpty()
        return now

    @guard(fallback="")
    def text(self, kind: QAccessible.Text) -> str:
        """The first line of its sentence as the name of the spot, and as its description what it was described by, or
        else the other lines; "" for all other texts."""
        view = self._view
        if view is None or kind not in (QAccessible.Text.Name, QAccessible.Text.Description):
            return self._description if kind == QAccessible.Text.Description else ""
        name, _, more = _parts(view).spot_name(self.spot).partition("\n")
        return name if kind == QAccessible.Text.Name else self._description or more

    @guard
    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Describe it by what is said while it has the focus (`described_focus`); its sentence is not to be changed."""
        if kind == QAccessible.Text.Description:
            self._description = ""
            self._description = "" if text == self.text(kind) else text  # its own is given back

    @guard(fallback=shiboken6.VoidPtr(0))
    def interface_cast(self, kind: QAccessible.InterfaceType) -> Nullable:
        """The actions, by their address; nothing else."""
        is_action = kind == QAccessible.InterfaceType.ActionInterface
        return shiboken6.VoidPtr(shiboken6.getCppPointer(self._actions)[0] if is_action else 0)

    @guard
    def actionInterface(self) -> QAccessibleActionInterface:
        """What can be done with it."""
        return self._actions


class TableFace(QAccessibleWidget):
    """A table as a screen reader knows it: its children are the spots."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Table, view.accessibleName())
        self._table = weakref.ref(view)
        self._faces: dict[Spot, SpotFace] = {}

    @property
    def _spots(self) -> list[Spot]:
        view = _living(self._table)
        return [] if view is None else list(_parts(view).board_scene.spots)

    def faces(self) -> list[SpotFace]:
        """The spots in the order of the table; those that were asked for are kept."""
        view = _living(self._table)
        for spot in self._spots:
            if spot not in self._faces and view is not None:
                self._faces[spot] = SpotFace(view, spot)
                QAccessible.registerAccessibleInterface(self._faces[spot])
        return [self._faces[spot] for spot in self._spots]

    def let_go(self) -> None:
        """The table goes: Qt deletes the interfaces of its spots, and only then does nobody refer to them."""
        for face in self._faces.values():
            if shiboken6.isValid(face):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(face))
        self._faces.clear()

    @guard(fallback=0)
    def childCount(self) -> int:
        """As many as there are spots."""
        return len(self._spots)

    @guard
    def child(self, index: int) -> Nullable:
        """A spot by its number, in the order of the table; None for a number that there is not."""
        faces = self.faces()
        return faces[index] if 0 <= index < len(faces) else None

    @guard(fallback=-1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a spot; -1 for what is none of this table."""
        return next((number for number, face in enumerate(self.faces()) if face is child), -1)

    @guard
    def childAt(self, x: int, y: int) -> Nullable:
        """The spot at a point, in pixels of the screen; None where there is none."""
        return next((face for face in self.faces() if face.rect().contains(x, y)), None)

    @guard
    def focusChild(self) -> Nullable:
        """The spot with the keyboard's cursor; None when it is nowhere."""
        view = _living(self._table)
        at = None if view is None else _parts(view).spot_cursor.spot
        return next((face for face in self.faces() if face.spot == at), None)


@guard
def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    if thing not in _served:
        return None
    face = TableFace(cast("QGraphicsView", thing))
    # No method of the table: that would be gone by the time the signal comes.
    thing.destroyed.connect(partial(_let_go, face))
    return face


def _let_go(face: TableFace, _: object = None) -> None:
    face.let_go()


@cache
def _install() -> None:
    """Let Qt ask us for the interface of tables."""
    # Once for the program: Qt asks every factory that was ever installed.
    QAccessible.installFactory(_make)


def serve(view: QGraphicsView) -> None:
    """Let a screen reader find the spots of a table and follow its cursor."""
    _install()
    _served.add(view)
    view.setAccessibleDescription(
        translate(
            "Table",
            "Arrows walk over the places, Page Down goes to where something can be done, Space takes and puts down.",
        )
    )
    # A strong reference in the lambda would keep the table alive through its own signal.
    table = weakref.ref(view)
    _parts(view).cursor_moved.connect(lambda spot: focus(table(), spot))


def focus(view: QGraphicsView | None, spot: Spot | None) -> None:
    """Tell screen readers, if there are any, that the cursor is on a spot now."""
    if view is not None and spot is not None and QAccessible.isActive():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        # The number under which `TableFace.child` gives the spot.
        event.setChild(list(_parts(view).board_scene.spots).index(spot))
        QAccessible.updateAccessibility(event)
        described_focus().give_back()


def entered(view: QGraphicsView) -> None:
    """Tell them of the cursor once they have heard of the table: Qt tells that it has the focus only after its event of
    that, and the last thing that is told is where one is."""
    # A strong reference in the lambda would keep the table alive until then.
    table = weakref.ref(view)
    QTimer.singleShot(0, lambda: _tell_cursor(table))


@guard
def _tell_cursor(table: weakref.ref[QGraphicsView]) -> None:
    view = _living(table)
    if view is not None and view.hasFocus():
        focus(view, _parts(view).spot_cursor.spot)


def renamed(view: QGraphicsView, spot: Spot) -> None:
    """Tell screen readers, if there are any, that the sentence of a spot is another."""
    if QAccessible.isActive() and spot in _parts(view).board_scene.spots:
        event = QAccessibleEvent(view, QAccessible.Event.NameChanged)
        event.setChild(list(_parts(view).board_scene.spots).index(spot))
        QAccessible.updateAccessibility(event)
