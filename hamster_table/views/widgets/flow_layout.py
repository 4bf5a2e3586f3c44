"""A layout that goes on in a next line where its widgets are wider than the page."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from hamster_table.models.guard import guard


class FlowLayout(QLayout):
    """Widgets from left to right, each as large as its hint, in as many lines as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    @guard
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        # A widget that is shown already asks for no room by itself.
        self.invalidate()

    @guard(fallback=0)
    def count(self) -> int:
        return len(self._items)

    @guard
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @guard
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @guard(fallback=Qt.Orientation(0))
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @guard(fallback=True)
    def hasHeightForWidth(self) -> bool:
        return True

    @guard(fallback=0)
    def heightForWidth(self, width: int) -> int:
        return self._layout_lines(QRect(0, 0, width, 0), move=False)

    @guard(fallback=QSize(0, 0))
    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    @guard(fallback=QSize(0, 0))
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @guard
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._layout_lines(rect, move=True)

    def _layout_lines(self, rect: QRect, *, move: bool) -> int:
        """The height in pixels that the lines take in a width of *rect*; with *move* they are put there."""
        margins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        lines: list[list[QLayoutItem]] = []
        right = room.left()
        for item in self._items:
            if item.isEmpty():  # hidden: it takes no room, and none around it
                continue
            if not lines or right + item.sizeHint().width() > room.right() + 1:
                lines.append([])
                right = room.left()
            lines[-1].append(item)
            right += item.sizeHint().width() + self.spacing()
        y = room.top()
        for line in lines:
            x, height = room.left(), max(item.sizeHint().height() for item in line)
            for item in line:
                size = item.sizeHint()
                if move:
                    item.setGeometry(QRect(x, y + (height - size.height()) // 2, size.width(), size.height()))
                x += size.width() + self.spacing()
            y += height + self.spacing()
        return y - (self.spacing() if lines else 0) - rect.top() + margins.bottom()
