"""What several pages do with their layouts."""

from typing import TypeVar

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLayout, QWidget

L = TypeVar("L", bound=QLayout)
Margins = tuple[int, int, int, int]
"""Left, top, right and bottom."""


def spaced(layout: L, spacing: int | None = None, margins: Margins | None = None) -> L:
    """This layout, with that room between its parts and round them; None: as much as is usual."""
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    return layout


def clear_layout(layout: QLayout) -> None:
    """Take every widget out of *layout*, hide it, and delete it as soon as Qt is idle."""
    # Hidden at once, since Qt deletes it later and would paint it until then where it was.
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def place_in(page: QWidget, widget: QWidget) -> QRect:
    """Where a widget lies on a page that it is part of."""
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
