"""The list of keys that lies over a page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.widgets.commands import EXPLAIN, HELP, KEYS
from hamster_table.views.widgets.keyboard import is_pressed
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import TextLabel

KeyRows = list[tuple[str, str]]
"""Keys and what they do; one without a key is a heading."""


class KeyList(ModalOverlay):
    """The keys of the program, and what they do."""

    def __init__(
        self,
        page: QWidget,
        keys: KeyRows,
        explain: Callable[[], object] | None = None,
        change: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(page, translate("KeyList", "Keyboard shortcuts"), width=560)
        grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(5)
        for row, (key, deed) in enumerate(keys):
            if not key:
                grid.addWidget(TextLabel(deed, step="heading", wrap=True), row, 0, 1, 2)
                continue
            grid.addWidget(TextLabel(key, step="small", weight=800), row, 0)
            grid.addWidget(TextLabel(deed, wrap=True), row, 1)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        presses = [ButtonSpec(translate("KeyList", "Close"), self.leave, "gold")]
        if change is not None:
            presses.insert(0, ButtonSpec(translate("KeyList", "Change keys"), lambda: self._instead(change)))
        if explain is not None:
            text = translate("KeyList", "Explain the table")
            presses.insert(0, ButtonSpec(text, lambda: self._instead(explain), key=EXPLAIN))
        self.fall(presses)

    def _instead(self, do: Callable[[], object]) -> None:
        self.leave()
        do()

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that have opened it close it."""
        if is_pressed(event, HELP) or is_pressed(event, KEYS):
            self.leave()
        else:
            super().keyPressEvent(event)


def show_keys(
    page: QWidget,
    keys: KeyRows,
    explain: Callable[[], object] | None = None,
    change: Callable[[], object] | None = None,
) -> None:
    """Lay the list of keys over a page; where it lies already, put it away. *explain* explains what is on the page,
    *change* leads to where the keys are changed."""
    shown = [one for one in page.findChildren(KeyList) if not one.isHidden()]
    for one in shown:
        one.leave()
    if not shown:
        KeyList(page, keys, explain, change)
