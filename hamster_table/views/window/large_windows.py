"""Text that grows with a large window: who sits before a large screen sits farther away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import APPEARANCE, set_text_scale

USUAL = QSize(1920, 1080)
"""Up to this size of the window text is as large as was chosen."""
MOST = 1.4
"""No window makes text grow more than by this factor."""


def growth_in(size: QSize) -> float:
    """By how much text grows in a window of that size: nearly as much as the window, in steps of a tenth."""
    larger = min(size.width() / USUAL.width(), size.height() / USUAL.height()) - 1
    # In steps, since all is drawn anew at each.
    return min(MOST, 1 + max(0, round(9 * larger)) / 10)


class TextGrowth(QObject):
    """Lets text grow with a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Draw text as large as the new size wants it."""
        if isinstance(event, QResizeEvent) and (growth := growth_in(event.size())) != APPEARANCE.growth:
            APPEARANCE.growth = growth
            set_text_scale(APPEARANCE.chosen_scale)
        return False
