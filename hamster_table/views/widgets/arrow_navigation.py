"""Arrow keys walk from button to button, the way the eye goes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

WAYS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def walk(start: QWidget, key: int) -> bool:
    """Give the focus to the nearest widget that takes it in the direction of the arrow key. False: there is none there,
    or it is no arrow key."""
    way = WAYS.get(Qt.Key(key))
    if way is None:
        return False
    window = start.window()
    here = _place(start, window)
    others = [
        other
        for other in window.findChildren(QWidget)
        if other is not start
        and other.isVisible()
        and other.isEnabled()
        and other.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    # The number decides between equal costs: widgets cannot be compared.
    reached = [
        (cost, n) for n, other in enumerate(others) if (cost := _cost(here, _place(other, window), way)) is not None
    ]
    if not reached:
        return False
    found = others[min(reached)[1]]
    found.setFocus(Qt.FocusReason.TabFocusReason)
    _pull_into_sight(found)
    return True


def _pull_into_sight(found: QWidget) -> None:
    from PySide6.QtWidgets import QScrollArea

    parent = found.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(found)
        parent = parent.parentWidget()


def _place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _cost(here: QRect, there: QRect, way: QPoint) -> int | None:
    """How far a place is that way; what lies aside costs more. None when it is not that way at all."""
    if way.x():
        ahead = (there.left() - here.right()) if way.x() > 0 else (here.left() - there.right())
        aside = _gap(here.top(), here.bottom(), there.top(), there.bottom())
        centre = abs(here.center().y() - there.center().y())
    else:
        ahead = (there.top() - here.bottom()) if way.y() > 0 else (here.top() - there.bottom())
        aside = _gap(here.left(), here.right(), there.left(), there.right())
        centre = abs(here.center().x() - there.center().x())
    # Neighbours may overlap a little, by the room for their rings. What is aside costs more than what is farther ahead,
    # and among those in line the one whose middle is nearer.
    return None if ahead < -4 else max(0, ahead) + 3 * aside + centre // 4


def _gap(low: int, high: int, other_low: int, other_high: int) -> int:
    return max(0, other_low - high, low - other_high)
