"""The story on a table that has room for it: the same lines as on the rail's sheet, always there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hamster_table.models.texts import translate
from hamster_table.views.widgets.controls import Paper
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.text import TextLabel

if TYPE_CHECKING:
    from hamster_table.views.game.history_panel import StoryPage


class DockedStory(Paper):
    """A paper with the story, where the table leaves room for it."""

    go_to = Signal(int)
    """How long the ledger was at the moment that was pressed."""

    rule_asked = Signal(str)
    """The ruling or the chapter about a line, which one wants to read."""

    wanted = Signal()
    """It is seen from now on, and what is on it may be old."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(14, 2, parent)
        self.page: StoryPage | None = None
        self._title = TextLabel(translate("GameFrame", "Story"), step=14.5, weight=800)
        self._column = spaced(QVBoxLayout(self), 2, (14, 8, 8, 10))
        self._column.addWidget(self._title)
        self.hide()

    def place(self, room: QRect) -> None:
        """Lie there; an empty room: be gone."""
        was_gone = self.isHidden()
        self.setVisible(not room.isEmpty())
        if not room.isEmpty():
            self.setGeometry(room)
            if was_gone:
                self.wanted.emit()

    def story(self) -> StoryPage:
        """The page on it, made when it is first wanted."""
        if self.page is None:
            # Loaded as late, too.
            from hamster_table.views.game.history_panel import StoryPage

            self.page = StoryPage()
            self.page.go_to.connect(self.go_to)
            self.page.rule_asked.connect(self.rule_asked)
            self._column.addWidget(self.page, 1)
        return self.page
