"""What the page of the library asks: another name for a game, and whether it is deleted for good."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from hamster_table.engine.storage.session_store import TITLE_LENGTH
from hamster_table.models.items.library_model import GameLine
from hamster_table.models.texts import translate
from hamster_table.views.widgets.controls import Field, Segments
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import TextLabel


class RenameSheet(ModalOverlay):
    """Asks for another name of a game."""

    renamed = Signal(str)
    """The title; "" for that of its game."""

    def __init__(self, page: QWidget, line: GameLine) -> None:
        why = translate("Library", "Leave it empty to use the title of the game.")
        super().__init__(page, translate("Library", "Rename this game"), why)
        self.field = Field(line.kept.title, translate("Library", "Name of the game"))
        self.field.setPlaceholderText(line.kind)
        self.field.setMaxLength(TITLE_LENGTH)
        self.content.addWidget(self.field)
        leave = ButtonSpec(translate("Library", "Cancel"), self.leave)
        self.fall((leave, ButtonSpec(translate("Library", "Rename"), self._answer, "gold", "Enter")))
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self) -> None:
        name = self.field.text()
        # First, because it gives the focus back to a page that the signal changes.
        self.leave()
        self.renamed.emit(name)


class ForgetSheet(ModalOverlay):
    """Asks whether a game is deleted for good, and what becomes of what it counted for."""

    agreed = Signal(bool)
    """(counts_on): it is to be deleted for good, and still counts for records and stickers, or no more."""

    def __init__(self, page: QWidget, line: GameLine) -> None:
        why = translate("Library", "{title} cannot be restored afterwards.")
        super().__init__(page, translate("Library", "Delete permanently?"), why.format(title=line.title))
        self.counts: Segments | None = None
        """Whether its record stays; None: it has none, or goes with it in any case."""
        if line.kept.is_over and not line.is_secret:
            label = translate("Library", "What it counted for, in records, stickers and months:")
            choices = [(True, translate("Library", "Keep")), (False, translate("Library", "Delete too"))]
            self.counts = Segments(choices, True, label)
            self.content.addWidget(TextLabel(label, wrap=True))
            self.content.addWidget(self.counts)
        forget = ButtonSpec(translate("Library", "Delete permanently"), self._answer)
        self.fall((forget, ButtonSpec(translate("Library", "Cancel"), self.leave, "gold")))

    def _answer(self) -> None:
        counts_on = self.counts is None or bool(self.counts.current)
        self.leave()
        self.agreed.emit(counts_on)
