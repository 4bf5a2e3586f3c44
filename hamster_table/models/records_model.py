"""The finished games in lists: the games themselves, and what every person has made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QLocale, Qt

from hamster_table.engine.catalogue import games
from hamster_table.engine.phrases import N_
from hamster_table.engine.stats import Luck, Record
from hamster_table.models.rows import RIGHT, Column, RowsModel, filled, tr


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game."""

    number: int
    """Which record it is, the last one first."""
    day: str
    game: str
    winner: str
    rounds: int
    played: str


GAME_COLUMNS: tuple[Column[Finished], ...] = (
    Column("day", N_("Finished"), lambda row: row.day),
    Column("game", N_("Game"), lambda row: row.game),
    Column("winner", N_("Winner"), lambda row: row.winner),
    Column("rounds", N_("Rounds"), lambda row: str(row.rounds), RIGHT),
    Column("played", N_("Who played"), lambda row: row.played),
)


class FinishedModel(RowsModel[Finished]):
    """The finished games, the last one first."""

    def __init__(self) -> None:
        super().__init__(GAME_COLUMNS, key=lambda row: row.number)

    def set_records(self, records: Sequence[Record]) -> None:
        """Show these games."""
        self.set_rows([_finished(number, record) for number, record in enumerate(records)])


@dataclass(frozen=True, slots=True)
class Person:
    """What a person, or a kind of computer player, has made of all its games."""

    name: str
    played: int
    won: int
    luck: Luck


PERSON_COLUMNS: tuple[Column[Person], ...] = (
    Column("name", N_("Name"), lambda row: row.name),
    Column("played", N_("Games"), lambda row: str(row.played), RIGHT),
    Column("won", N_("Won"), lambda row: str(row.won), RIGHT),
    Column("share", N_("Share"), lambda row: f"{100 * row.won / row.played:.0f} %", RIGHT),
    Column(
        "draws",
        N_("Draws won"),
        lambda row: filled(N_("{won} of {tests}"), won=row.luck.won, tests=row.luck.tests),
        RIGHT,
    ),
    Column("promised", N_("Promised"), lambda row: f"{row.luck.expected:.1f}", RIGHT),
)


class PersonsModel(RowsModel[Person]):
    """Everybody who has finished a game, the most successful first."""

    def __init__(self) -> None:
        super().__init__(PERSON_COLUMNS, key=lambda row: row.name)

    def set_records(self, records: Iterable[Record]) -> None:
        """Count these games."""
        found: dict[str, list[tuple[Record, int]]] = {}
        for record in records:
            for seat, name in enumerate(record.names):
                found.setdefault(name, []).append((record, seat))
        rows = [_person(name, seats) for name, seats in found.items()]
        self.set_rows(sorted(rows, key=lambda row: (-row.won, row.played, row.name)))


def _finished(number: int, record: Record) -> Finished:
    game = games().get(record.game)
    winners = ", ".join(record.names[seat] for seat in record.winners)
    return Finished(
        number=number,
        day=_day(record.ended),
        game=game.title if game else record.game,
        winner=winners or tr(N_("nobody")),
        rounds=record.rounds,
        played=", ".join(record.names),
    )


def _day(ended: str) -> str:
    """A moment as people of this land write it."""
    moment = QDateTime.fromString(ended, Qt.DateFormat.ISODate)
    return QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat) if moment.isValid() else ended


def _person(name: str, seats: Sequence[tuple[Record, int]]) -> Person:
    lucks = [tally.luck for record, seat in seats for tally in record.tallies if tally.seat == seat]
    whole = Luck(tuple(odds for luck in lucks for odds in luck.odds), sum(luck.won for luck in lucks))
    return Person(name, len(seats), sum(seat in record.winners for record, seat in seats), whole)
