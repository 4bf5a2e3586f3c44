"""Where a strip can lie on a page and cover nothing that one presses or writes in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QWidget

GAP = 8
"""The room above the strip, in pixels."""


def free_place(strip: QRect, page: QWidget) -> QRect:
    """The strip, as far down on the page as it must be to cover none of its controls; where there is no such place,
    lines of a list may lie under it; where even that is not enough, the strip as it is."""
    controls, lines = _controls(page), _lines(page)
    for blocked in ([*controls, *lines], controls):
        for top in (strip.top(), *sorted(one.bottom() + GAP for one in blocked)):
            moved = QRect(QPoint(strip.left(), top), strip.size())
            if strip.top() <= top <= page.height() - strip.height() and not _meets(moved, blocked):
                return moved
    return strip


def _meets(strip: QRect, blocked: Sequence[QRect]) -> bool:
    return any(strip.intersects(one) for one in blocked)


def _controls(page: QWidget) -> list[QRect]:
    """What takes the focus; what only shows a part of something larger is none."""
    found = [one for one in page.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [_seen(one, page) for one in found if one.isVisible() and not isinstance(one, QAbstractScrollArea)]


def _lines(page: QWidget) -> list[QRect]:
    """The parts of lists in which something stands."""
    found = []
    for one in page.findChildren(QAbstractItemView):
        model = one.model()
        if one.isVisible() and model is not None and model.rowCount():
            ground, last = one.viewport(), one.visualRect(model.index(model.rowCount() - 1, 0))
            lines = ground.rect().intersected(QRect(0, 0, ground.width(), last.bottom()))
            found.append(lines.translated(ground.mapTo(page, QPoint(0, 0))))
    return found


def _seen(control: QWidget, page: QWidget) -> QRect:
    """What is seen of it, on the page."""
    return control.visibleRegion().boundingRect().translated(control.mapTo(page, QPoint(0, 0)))
