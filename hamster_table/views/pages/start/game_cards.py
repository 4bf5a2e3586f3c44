"""What the start screen says of the games: their signs, and the ticket of the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from hamster_table.engine.catalogue import games
from hamster_table.engine.messages import in_sentence
from hamster_table.models.relative_time import when
from hamster_table.models.seat_names import told_apart
from hamster_table.models.storage.summaries import Summaries
from hamster_table.models.storage.summary import Summary
from hamster_table.models.texts import plural, translate
from hamster_table.views.board.table_info import table_info
from hamster_table.views.pages.start.resume_ticket import LastGame
from hamster_table.views.pages.start.start_page import GameSign, StartPage

if TYPE_CHECKING:
    from hamster_table.engine.game import Game
    from hamster_table.engine.storage.rows import KeptGame
    from hamster_table.models.storage.game_library import Library


def signs() -> list[GameSign]:
    """The signs of all games of the catalogue, ours first."""
    return [_sign_of(game) for game in games().values()]


def _sign_of(game: Game) -> GameSign:
    table = table_info(game)
    if table.players:
        players = translate("Signs", table.players)
    else:
        players = translate("Signs", "{least}–{most} players").format(least=game.seats[0], most=game.seats[-1])
    return GameSign(game.id, game.title, players, translate("Signs", table.line) if table.line else "")


class LastGameTicket(QObject):
    """Fills the ticket of the start screen: at once with what the store knows, then with how the game stands."""

    def __init__(self, library: Callable[[], Library], page: StartPage, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._page = library, page
        self._shown: KeptGame | None = None
        self._more = 0
        """How many other games are not finished."""
        self._summaries = Summaries(library, self)
        self._summaries.summary_ready.connect(self._learn, Qt.ConnectionType.QueuedConnection)

    def show(self, on_table: int) -> None:
        """Show the game that *Continue* opens; *on_table*: the id of the one on the table, 0 for none."""
        games = self._library().to_go_on(on_table)
        last = self._shown = next(iter(games), None)
        self._more = sum(not game.is_lesson for game in games[1:])
        self._page.set_last_game(ticket_of(last, more=self._more) if last is not None else None)
        if last is not None:
            self._summaries.want(last.id)

    def stop(self) -> None:
        """Stop finding out how the game stands, because the window is closed."""
        self._summaries.stop()

    @Slot(int, object, object)
    def _learn(self, id: int, summary: Summary, form: bytes | None) -> None:
        if self._shown is not None and self._shown.id == id:
            self._page.ticket.show_last(ticket_of(self._shown, summary, self._more))


def ticket_of(last: KeptGame, summary: Summary | None = None, more: int = 0) -> LastGame:
    """The ticket of a game that waits, as *more* others do; how it stands is found out a little later."""
    names = told_apart(in_sentence(player.name) for player in last.players)
    persons = tuple(player.name if player.kind == "person" else "" for player in last.players)
    people = [name for name, player in zip(names, last.players, strict=True) if player.kind == "person"]
    computers = len(last.players) - len(people)
    with_them = plural(translate("Signs", "%n computer player(s)", None, computers), computers) if computers else ""
    who = " · ".join(part for part in (", ".join(people), with_them) if part)
    game = games().get(last.game)
    kind = game.title if game else last.game
    where = " · ".join(([kind] if last.title else []) + list(summary.words if summary is not None else ()))
    kept = translate("Signs", "saved {when}").format(when=when(last.played))
    return LastGame(last.game, last.title or kind, where, persons, kept, who, more)
