"""What several pages do with their layouts."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLayout, QWidget


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
