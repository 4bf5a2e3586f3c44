"""What the start screen says of the games: their signs, and the ticket of the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Qt, Slot

from hamster_table.engine.catalogue import games
from hamster_table.engine.messages import in_sentence
from hamster_table.models.plurals import plural
from hamster_table.models.relative_time import when
from hamster_table.models.storage.summaries import Summaries
from hamster_table.models.storage.summary import Summary
from hamster_table.views.pages.start.resume_ticket import LastGame
from hamster_table.views.pages.start.start_page import GameSign, StartPage

if TYPE_CHECKING:
    from hamster_table.engine.game import Game
    from hamster_table.engine.storage.rows import KeptGame
    from hamster_table.models.storage.game_library import Library

OURS = (
    GameSign(
        "hamsterdam",
        "Hamsterdam",
        QT_TRANSLATE_NOOP("Signs", "2–4 players · dice, floods and a dam to hold"),
        QT_TRANSLATE_NOOP("Signs", "Every roll is a flood. Keep your dam manned, and your town the driest."),
    ),
    GameSign(
        "hamsterrolle",
        "Hamsterrolle",
        QT_TRANSLATE_NOOP("Signs", "2–4 players · a wheel and a steady hand"),
        QT_TRANSLATE_NOOP("Signs", "Build into the wheel, and it rolls. What falls out is yours again."),
    ),
    GameSign(
        "run-hamster-run",
        "Run, Hamster, Run!",
        QT_TRANSLATE_NOOP("Signs", "2–5 players · shove, bite and run"),
        QT_TRANSLATE_NOOP("Signs", "The belt never stops, and the alligators never sleep. Be the last hamster on it."),
    ),
)
"""The games of this program."""


def our_signs() -> list[GameSign]:
    """The signs of our own games."""
    tr = QCoreApplication.translate
    return [sign._replace(players=tr("Signs", sign.players), line=tr("Signs", sign.line)) for sign in OURS]


def further_signs() -> list[GameSign]:
    """The signs of the games that other packages have added."""
    ours = {sign.game for sign in OURS}
    return [_plain_sign(game) for game in games().values() if game.id not in ours]


def _plain_sign(game: Game) -> GameSign:
    players = QCoreApplication.translate("Signs", "{least}–{most} players")
    return GameSign(game.id, game.title, players.format(least=game.seats[0], most=game.seats[-1]), "")


class LastGameTicket(QObject):
    """Fills the ticket of the start screen: at once with what the store knows, then with how the game stands."""

    def __init__(self, library: Callable[[], Library], page: StartPage, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._page = library, page
        self._shown: KeptGame | None = None
        self._summaries = Summaries(library, self)
        self._summaries.told.connect(self._learn, Qt.ConnectionType.QueuedConnection)

    def show(self) -> None:
        """Show the game that was played last and is not over."""
        last = self._shown = self._library().last()
        self._page.set_last_game(ticket_of(last) if last is not None else None)
        if last is not None:
            self._summaries.want(last.id)

    def stop(self) -> None:
        """The window is closed."""
        self._summaries.stop()

    @Slot(int, object, object)
    def _learn(self, id: int, summary: Summary, form: bytes | None) -> None:
        if self._shown is not None and self._shown.id == id:
            self._page.ticket.show_last(ticket_of(self._shown, summary))


def ticket_of(last: KeptGame, summary: Summary | None = None) -> LastGame:
    """The ticket of a game that waits; how it stands is found out a little later."""
    tr = QCoreApplication.translate
    people = [in_sentence(sitter.name) for sitter in last.sitters if sitter.kind == "person"]
    computers = len(last.sitters) - len(people)
    with_them = plural(tr("Signs", "%n computer player(s)", None, computers), computers) if computers else ""
    who = " · ".join(part for part in (", ".join(people), with_them) if part)
    game = games().get(last.game)
    kind = game.title if game else last.game
    where = " · ".join(([kind] if last.title else []) + list(summary.words if summary is not None else ()))
    kept = tr("Signs", "saved {when}").format(when=when(last.played))
    return LastGame(last.game, last.title or kind, where, tuple(range(len(last.sitters))), kept, who)
