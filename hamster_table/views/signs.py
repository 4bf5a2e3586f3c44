"""What the start screen says of the games: their signs, and the ticket of the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from hamster_table.engine.phrases import in_sentence
from hamster_table.views.plurals import plural
from hamster_table.views.start import GameSign
from hamster_table.views.ticket import LastGame

if TYPE_CHECKING:
    from hamster_table.engine.game import Game
    from hamster_table.engine.store_rows import KeptGame

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
    from hamster_table.engine.catalogue import games

    ours = {sign.game for sign in OURS}
    return [_plain_sign(game) for game in games().values() if game.id not in ours]


def _plain_sign(game: Game) -> GameSign:
    players = QCoreApplication.translate("Signs", "{least}–{most} players")
    return GameSign(game.id, game.title, players.format(least=game.seats[0], most=game.seats[-1]), "")


def ticket_of(last: KeptGame) -> LastGame:
    """The ticket of a game that waits."""
    from hamster_table.engine.catalogue import games

    tr = QCoreApplication.translate
    people = [in_sentence(sitter.name) for sitter in last.sitters if sitter.kind == "person"]
    computers = len(last.sitters) - len(people)
    with_them = plural(tr("Signs", "%n computer player(s)", None, computers), computers) if computers else ""
    where = " · ".join(part for part in (", ".join(people), with_them) if part)
    game = games().get(last.game)
    kept = tr("Signs", "kept safe {when}").format(when=_when(last.played))
    return LastGame(last.game, game.title if game else last.game, where, tuple(range(len(last.sitters))), kept)


def _when(played: str) -> str:
    """The moment as one says it here."""
    from datetime import datetime

    moment = datetime.fromisoformat(played).astimezone()
    here, short = QLocale(), QLocale.FormatType.ShortFormat
    tr = QCoreApplication.translate
    if moment.date() == datetime.now(moment.tzinfo).date():
        return tr("Signs", "today at {time}").format(time=moment.strftime("%H:%M"))
    return here.toString(moment.replace(tzinfo=None).date(), short)
