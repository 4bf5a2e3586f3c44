"""A page of what a study finds out about the game on the table: it is waited for, and shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtGui import QHideEvent, QShowEvent

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.game_study import GameStudy
from hamster_table.models.game_study_worker import Study
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.groove import Groove
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel


class StudyPage(ClipboardPage):
    """A page with a study, words about it and how far it is; a page of a kind lays them out, and says what is found."""

    notes = ""
    """Those of the game (`annotations`), such as who took a seat over."""

    def __init__(
        self, title: str, match: Match, players: Sequence[PlayerInfo], study: Study, read: Callable[[Any], object]
    ) -> None:
        """*study* finds something out about the match that *players* have played, *read* reads its JSON form."""
        super().__init__(title)
        self.match, self._players = match, players
        self.study = GameStudy(study, read)
        self.has_failed = False
        """Whether nothing was found out since the page was opened, since the study has failed."""
        self.words, self.groove = TextLabel("", wrap=True), Groove()
        self.study.tell(self, self._progress, self._found, self._fail)

    @property
    def is_known(self) -> bool:
        """Whether there is nothing to find out any more."""
        return False

    def begin(self) -> None:
        """Study the game."""
        self.has_failed = False
        self._progress(0, 1)
        self.study.start(self.match, self._players, self.notes)
        self._show()
        announce(self, self.words.text())

    def _progress(self, done: int, of: int) -> None:
        self.groove.setRange(0, of)
        self.groove.setValue(done)

    def _found(self, found: Any) -> None:
        """This was found: keep it, and show it."""

    def _fail(self) -> None:
        """The study has failed: say so."""
        self.has_failed = True
        self._show()
        announce(self, self.trouble)

    @property
    def trouble(self) -> str:
        """That the study has failed, while it has."""
        return translate("Study", "This could not be found out.") if self.has_failed else ""

    def _show(self) -> None:
        """Show what there is: what was found, how far the study is, or what it would be."""

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Who opens the page wants to know: the study begins with it. When it has failed, a button begins it again."""
        super().showEvent(event)
        if not (event.spontaneous() or self.is_known or self.study.is_running or self.has_failed):
            self.begin()

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Who goes away does not want it any more; in a window that is only made small it goes on."""
        super().hideEvent(event)
        if (self.study.is_running or self.has_failed) and not event.spontaneous():
            self.study.stop()
            self.has_failed = False  # whoever comes again wants to know
            self._show()

    def stay_at(self, old: StudyPage) -> None:
        """Go on with the study of another page of the kind, in another language."""
        old.study, self.study = self.study, old.study
        self.has_failed = old.has_failed
        self.study.tell(self, self._progress, self._found, self._fail)
        self._progress(old.groove.value(), old.groove.maximum())
        self._show()
