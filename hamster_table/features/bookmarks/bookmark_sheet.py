"""The sheet on which people write something down about a moment of the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from hamster_table.engine.storage.annotations import BOOKMARK_LENGTH, BOOKMARKS, Bookmark, bookmarks
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views.widgets.controls import Field
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec

if TYPE_CHECKING:
    from hamster_table.views.window.navigator import Navigator


def why_not(session: Session, moment: int) -> str:
    """Why nothing can be written down about a moment of a game, a length of its ledger; "" where that can be done."""
    if not session.keeps_notes:
        return translate("Bookmark", "This game has no place for notes: it can only be looked at.")
    found = bookmarks(session.notes)
    if moment not in found and len(found) >= BOOKMARKS:
        return translate("Bookmark", "There are {most} notes already, which is all that fit.").format(most=BOOKMARKS)
    return ""


def ask(window: Navigator, moment: int) -> BookmarkSheet | None:
    """Let people write over the page in front; None where they cannot, which is said instead."""
    session = window.session
    if session is None:
        return None
    if why := why_not(session, moment):
        window.say(why)
        return None
    sheet = BookmarkSheet(window.page, bookmarks(session.notes).get(moment))
    sheet.written.connect(lambda text: session.set_bookmark(moment, text))
    return sheet


class BookmarkSheet(ModalOverlay):
    """Asks for a few words, or none: then it is a bookmark. One that is there can be changed, or taken away."""

    written = Signal(object)
    """(text): these words, "" for none, are to be kept there; None: nothing any more."""

    def __init__(self, page: QWidget, present: Bookmark | None) -> None:
        """*present*: what was written about that moment before."""
        why = translate("Bookmark", "Everybody sees it in the story and on the strip below. It is kept with the game.")
        super().__init__(page, translate("Bookmark", "A note about this moment"), why, width=560)
        self.field = Field("" if present is None else present.text, translate("Bookmark", "A few words, or none"))
        self.field.setMaxLength(BOOKMARK_LENGTH)
        self.content.addWidget(self.field)
        cancel = ButtonSpec(translate("Bookmark", "Cancel"), self.leave)
        gone = ButtonSpec(translate("Bookmark", "Remove"), lambda: self._answer(None))
        keep = ButtonSpec(translate("Bookmark", "Keep"), lambda: self._answer(self.field.text()), "gold", "Enter")
        self.fall((cancel, keep) if present is None else (cancel, gone, keep))
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, text: str | None) -> None:
        # First, because it gives the focus back to a page that the signal changes.
        self.leave()
        self.written.emit(text)
