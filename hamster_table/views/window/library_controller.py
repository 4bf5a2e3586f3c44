"""Where the window keeps its library: makes the page of it, carries out what is chosen there, and finds out how games
stand."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hamster_table.engine.catalogue import games
from hamster_table.engine.storage.rows import KeptGame
from hamster_table.engine.storage.save_file import SaveError
from hamster_table.models.items.library_model import GameLine, GameState, state_of
from hamster_table.models.storage.summaries import Summaries
from hamster_table.models.storage.summary import Summary
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.pages.library.game_card import picture_size
from hamster_table.views.pages.library.library_page import LibraryPage
from hamster_table.views.pages.start import shadow_box
from hamster_table.views.thumbnails.thumbnail_process import Pictures
from hamster_table.views.widgets.prompt_bar import ButtonSpec

if TYPE_CHECKING:
    from hamster_table.engine.game_records import Record
    from hamster_table.views.window.navigator import Navigator


APART_MS = 100
"""So long after the last one the next picture is painted ahead."""


def paint_ahead(window: QWidget) -> None:
    """Paint what stands in for the pictures of games, one after the other, before it is in sight."""
    size, ratio = picture_size(), window.devicePixelRatioF()
    for n, game in enumerate(games(), 1):
        paint = partial(shadow_box.theatre, game, size.width(), size.height(), ratio)
        QTimer.singleShot(n * APART_MS, window, paint)


class LibraryDesk(QObject):
    """Stands between the page of the library, the store and the table."""

    def __init__(self, parent: QWidget, window: Navigator) -> None:
        super().__init__(parent)
        self._parent, self._window = parent, window
        self.pictures = Pictures(self)
        self.summaries = Summaries(lambda: window.library, self)
        self.summaries.summary_ready.connect(self._learn, Qt.ConnectionType.QueuedConnection)
        self._page: LibraryPage | None = None
        self._games: dict[int, KeptGame] = {}
        """The listed games by their ids."""
        self._deleted: list[int] = []
        """What was deleted since the start, the last one last."""
        self._offer = ""
        """What was said when a game was deleted last."""
        self._blank: set[GameState] = set()
        """The states of which there is no picture."""

    def page(self, place: str = "") -> LibraryPage:
        """A new page of the library. It fills itself when it is shown; results go to the newest page only."""
        page = self._page = LibraryPage(self.pictures, place)
        page.card.picture_wanted.connect(self._want)
        page.opened.connect(self._open_listed)
        page.page_wanted.connect(self.open)
        page.save_wanted.connect(self._window.files.ask_where_to_save_kept)
        page.file_wanted.connect(self._window.files.ask_for_file)
        page.renamed.connect(self._rename)
        page.deleted.connect(self._delete)
        page.brought_back.connect(self._bring_back)
        page.forgotten.connect(self._forget)
        page.undone.connect(self._undo)
        page.shown.connect(self._reload)
        page.shown.connect(lambda: self._window.writer.do(self._window.library.records, self._show_ends))
        page.hidden.connect(self._leave_page)
        return page

    def open(self, id: int, then: str = "") -> None:
        """Lay the game of the store with this id on the table, unless it lies there; *then*: the name of the page of it
        that is wanted, "" for the table itself."""
        window = self._window
        if window.game is not None and window.kept_id == id:
            window.show_game(then)
        else:
            window.when_written(lambda: window.files.resume(id, lambda: window.show_game(then)))

    def _open_listed(self, id: int) -> None:
        """Open a game of the list; one that is over and has luck which others have too is behind a page that asks who
        looks."""
        game = self._games.get(id)
        if game is None or game.away:
            return  # it was deleted, and the list is about to be read anew
        if game.is_of_challenge and game.is_over and self._window.kept_id != id:
            self._window.when_written(lambda: self._compare(id))
        else:
            self.open(id)

    def _compare(self, id: int) -> None:
        if not feature.compare(self._window, id):  # as a branch of such a game, which whoever made it has named
            self.open(id)

    def open_at(self, id: int, moment: int) -> None:
        """The same, at a moment of the game, as a length of its ledger."""
        window = self._window

        def look() -> None:
            window.show_game()
            if window.session is not None:
                window.session.look_at(moment)

        if window.game is not None and window.kept_id == id:
            look()
        else:
            window.when_written(lambda: window.files.resume(id, look))

    def stop(self) -> None:
        """The window is closed: stop all work, and take no result any more."""
        self._page = None
        self.rest()

    def rest(self) -> None:
        """Nobody looks at the library: what is not found out by now is not wanted any more."""
        self.summaries.stop()
        self.pictures.stop()

    def _leave_page(self) -> None:
        """The way back from what was deleted is offered on this page alone: it lies over no game."""
        self.rest()
        if self._offer and self._window.notice.text == self._offer:
            self._window.notice.leave()

    # How games stand

    @property
    def is_done(self) -> bool:
        """Whether all that is in sight is found out and drawn."""
        return self.summaries.is_idle and self.pictures.is_idle

    def _want(self, line: GameLine) -> None:
        """A picture is in sight and not there."""
        if line.summary is not None and line.state in self._blank:
            return
        if line.summary is None or self.pictures.may_draw(line.state, picture_size(), self._ratio()):
            self.summaries.want(line.id)

    @Slot(int, object, object)
    def _learn(self, id: int, summary: Summary, form: bytes | None) -> None:
        # Found out too late: Qt may have deleted the page, or the game is not listed any more.
        if self._page is None or not isValid(self._page) or id not in self._games:
            return
        state = state_of(self._games[id])
        if form is None:
            self._blank.add(state)
        else:
            self.pictures.draw(state, form, picture_size(), self._ratio())
        self._page.learn(id, summary)

    def _ratio(self) -> float:
        return self._parent.devicePixelRatioF()

    # What was chosen on the page

    def _reload(self) -> None:
        self._window.library.open(self._show_games)

    def _show_games(self) -> None:
        if self._page is None or not isValid(self._page):
            return
        library = self._window.library
        kept = library.games()
        self._games = {game.id: game for game in kept}
        self._page.set_games(kept, library.damaged)

    def _show_ends(self, asked: Future[list[Record]]) -> None:
        # What cannot be read is told where the games themselves are listed.
        if self._page is not None and isValid(self._page) and asked.exception() is None:
            self._page.games.set_records(asked.result())

    def _rename(self, id: int, title: str) -> None:
        self._do(lambda: self._window.library.rename(id, title))

    def _delete(self, id: int) -> None:
        def is_away() -> None:
            self._take_from_table(id)  # it may have come there meanwhile
            self._offer_way_back(id)

        self._take_from_table(id)
        self._games.pop(id, None)
        self._deleted.append(id)
        self._do(lambda: self._window.library.put_away(id), is_away)

    def _take_from_table(self, id: int) -> None:
        # A game on the table, or on its way there, would go on to be saved into what was put away.
        self._window.files.give_up(id)
        if self._window.kept_id == id:
            self._window.clear_table()

    def _offer_way_back(self, id: int) -> None:
        # Once the page is left, where it would lie over another one, the way back is among the deleted games.
        if self._page is None or not isValid(self._page) or not self._page.isVisible():
            return
        words = translate("Library", "Game deleted. It can be restored for 30 days.")
        if id in self._games and self._games[id].is_over and not self._games[id].is_of_challenge:
            words = f"{words} {translate('Library', 'What it counted for stays.')}"
        self._offer = words
        self._window.say(words, (ButtonSpec(translate("Library", "Restore"), partial(self._bring_back, id)),))

    def _undo(self) -> None:
        if self._deleted:
            self._bring_back(self._deleted[-1])
            self._window.notice.say_for_a_while(translate("Library", "The game deleted last is back."))
        else:
            self._window.notice.say_for_a_while(translate("Library", "Nothing has been deleted since the start."))

    def _bring_back(self, id: int) -> None:
        self._no_more(id)
        self._window.notice.leave()  # it may offer just that
        if self._page is not None and isValid(self._page):
            self._page.expect(id)
        self._do(lambda: self._window.library.bring_back(id))

    def _forget(self, id: int, counts_on: bool) -> None:
        self._no_more(id)
        self._window.notice.leave()
        self._do(lambda: self._window.library.delete(id, counts_on=counts_on))

    def _no_more(self, id: int) -> None:
        """It does not lie among the deleted games any more."""
        if id in self._deleted:
            self._deleted.remove(id)

    def _do(self, change: Callable[[], object], then: Callable[[], object] = lambda: None) -> None:
        """Change something in the store, and show what has come of it."""

        def done(asked: Future[object]) -> None:
            error = asked.exception()
            self._reload()
            self._window.library.open(self._window.show_ticket)
            if isinstance(error, SaveError):
                self._window.show_error(error)
            elif error is not None:
                raise error
            else:
                then()

        self._window.writer.do(change, done)
