"""The finished games in lists: the games themselves, the best ever in them, and what every person made of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hamster_table.engine.catalogue import games
from hamster_table.engine.game import Game, LuckTexts
from hamster_table.engine.game_records import Achieved, Record, best_ever
from hamster_table.engine.highlights import Feat
from hamster_table.engine.i18n import N_
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.tallies import Luck
from hamster_table.models.items.table_model import RIGHT, WHO_ROLE, Column, RowsModel
from hamster_table.models.messages import decimal, filled, player_name, tr
from hamster_table.models.record_words import day_words, feat_words, length_words
from hamster_table.models.seat_control import PERSON
from hamster_table.models.seat_names import name_key, told_apart


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game."""

    number: int
    """Which record it is, the last one first."""
    day: str
    """When it was finished, as "22 Nov 2026, 03:56"."""
    game: str
    winner: str
    """The winners, with commas between."""
    lasted: str
    """The round in which it ended, in the words of the game."""
    played: str
    """The names of all players, with commas between."""
    of: int = 0
    """The id of the game in the store, if it is still kept; else 0."""


GAME_COLUMNS: tuple[Column[Finished], ...] = (
    Column("day", N_("Finished"), lambda row: row.day),
    Column("game", N_("Game"), lambda row: row.game),
    Column("winner", N_("Winner"), lambda row: row.winner),
    Column("lasted", N_("Length"), lambda row: row.lasted),
    Column("played", N_("Players"), lambda row: row.played),
)


class FinishedModel(RowsModel[Finished]):
    """The finished games, the last one first."""

    def __init__(self) -> None:
        super().__init__(GAME_COLUMNS, key=lambda row: row.number)

    def set_records(self, records: Sequence[Record], kept: Collection[int] = ()) -> None:
        """Show these games; *kept*: the ids of those that can still be looked at."""
        rows = [_finished(number, record) for number, record in enumerate(records)]
        self.set_rows([row if row.of in kept else replace(row, of=0) for row in rows])

    def spoken(self, row: Finished, column: Column[Finished]) -> str:
        """A cell as it is heard; the first one says whether the game can be opened."""
        said = super().spoken(row, column)
        return f"{said}. {tr(N_('Enter opens the game'))}" if row.of and column.key == "day" else said


@dataclass(frozen=True, slots=True)
class BestEver:
    """The best ever of something that a game keeps records of."""

    feat: str
    """What it is: "Tallest tower"."""
    best: str
    """How much, in words: "7 pieces"."""
    who: str
    game: str
    day: str
    """When that game was finished."""
    moment: int
    """The length of its ledger just after it."""
    of: int = 0
    """The id of the game in the store, if it is still kept; else 0."""


BEST_COLUMNS: tuple[Column[BestEver], ...] = (
    Column("feat", N_("Best ever"), lambda row: row.feat),
    Column("best", N_("Record"), lambda row: row.best),
    Column("who", N_("Name"), lambda row: row.who),
    Column("game", N_("Game"), lambda row: row.game),
    Column("day", N_("Finished"), lambda row: row.day),
)


class BestModel(RowsModel[BestEver]):
    """The best ever of each feat of each game."""

    def __init__(self) -> None:
        super().__init__(BEST_COLUMNS, key=lambda row: (row.game, row.feat))

    def set_records(self, records: Sequence[Record], kept: Collection[int] = ()) -> None:
        """Find them among these games, the last one first; *kept*: the ids of those that can still be looked at."""
        rows = []
        for game in games().values():
            best = best_ever(records, game.id)
            rows += [_best(game, feat, *best[feat.key], kept) for feat in game.feats if feat.key in best]
        self.set_rows(rows)

    def spoken(self, row: BestEver, column: Column[BestEver]) -> str:
        """A cell as it is heard; the first one says whether the moment can be opened."""
        said = super().spoken(row, column)
        return f"{said}. {tr(N_('Enter opens the game'))}" if row.of and column.key == "feat" else said


def _best(game: Game, feat: Feat, done: Achieved, record: Record, kept: Collection[int]) -> BestEver:
    return BestEver(
        feat=tr(feat.title),
        best=feat_words(feat, done.value),
        who=", ".join(_names(record)[seat] for seat in done.seats),
        game=game.title,
        day=day_words(record.ended),
        moment=done.moment,
        of=record.of if record.of in kept else 0,
    )


@dataclass(frozen=True, slots=True)
class Person:
    """What a person, or a kind of computer player, has made of all its games."""

    name: str
    """Of a computer player the name of its kind: those of its seats are drawn."""
    is_computer: bool
    played: int
    """How many games they have finished."""
    won: int
    lucks: tuple[Luck, ...]
    """In each game that has luck, in the order of the columns."""

    @property
    def called(self) -> str:
        """The name, of a computer with that it is one."""
        return filled(N_("{name} (computer)"), name=player_name(self.name)) if self.is_computer else self.name


PERSON_COLUMNS: tuple[Column[Person], ...] = (
    Column("name", N_("Name"), lambda row: row.called),
    Column("played", N_("Games"), lambda row: str(row.played), RIGHT),
    Column("won", N_("Won"), lambda row: str(row.won), RIGHT),
    Column("share", N_("Win rate"), lambda row: f"{100 * row.won / row.played:.0f} %", RIGHT),
)


def _luck_columns(n: int, game: str, words: LuckTexts) -> tuple[Column[Person], ...]:
    """What the luck of one game is called, and what its odds had promised."""
    return (
        Column(f"{game} came", words.column, lambda row: _came(row.lucks[n]), RIGHT),
        Column(f"{game} promised", N_("Expected"), lambda row: _promised(row.lucks[n]), RIGHT),
    )


def _came(luck: Luck) -> str:
    return filled(N_("{won} of {tests}"), won=luck.won, tests=luck.tests) if luck.tests else NOTHING


def _promised(luck: Luck) -> str:
    return decimal(luck.expected) if luck.tests else NOTHING


NOTHING = "–"
"""Where nothing was drawn or rolled."""


class PersonsModel(RowsModel[Person]):
    """Everybody who has finished a game, the most successful first."""

    def __init__(self) -> None:
        super().__init__(PERSON_COLUMNS, key=lambda row: (row.is_computer, row.name))

    def set_records(self, records: Iterable[Record]) -> None:
        """Count these games."""
        found: dict[tuple[bool, str], list[tuple[Record, int]]] = {}
        records = list(records)
        for record in records:
            for seat, (name, kind) in enumerate(zip(record.names, record.kinds, strict=True)):
                who = (False, name_key(name)) if kind == PERSON else (True, kind)
                found.setdefault(who, []).append((record, seat))
        words = _luck_words(records)
        self._show_lucks(words)
        rows = [_person(seats, tuple(words)) for seats in found.values()]
        self.set_rows(sorted(rows, key=lambda row: (-row.won, row.played, row.called)))

    def answer(self, row: Person, role: int) -> Any:
        """A row is about a person."""
        if role == WHO_ROLE:
            return "" if row.is_computer else row.name
        return super().answer(row, role)

    def _show_lucks(self, words: Mapping[str, LuckTexts]) -> None:
        """Have columns for the luck of these games."""
        lucks = (column for n, (game, own) in enumerate(words.items()) for column in _luck_columns(n, game, own))
        columns = (*PERSON_COLUMNS, *lucks)
        if [column.key for column in columns] != [column.key for column in self.columns]:
            # Without rows: those there were have no values for the new columns.
            self.beginResetModel()
            self._columns, self._rows = columns, ()
            self.endResetModel()


def _luck_words(records: Iterable[Record]) -> dict[str, LuckTexts]:
    """How the games among the records that have luck speak of it, by their ids."""
    played = {record.game for record in records}
    return {game.id: game.luck for game in games().values() if game.luck is not None and game.id in played}


def _finished(number: int, record: Record) -> Finished:
    game = games().get(record.game)
    names = _names(record)
    winners = ", ".join(names[seat] for seat in record.winners)
    return Finished(
        number=number,
        day=day_words(record.ended),
        game=game.title if game else record.game,
        winner=winners or tr(N_("nobody")),
        lasted=length_words(game.length_says if game else Game.length_says, record.rounds),
        played=", ".join(names),
        of=record.of,
    )


def _names(record: Record) -> list[str]:
    """The players as they stand in sentences, by seat; equal names are told apart."""
    return told_apart(map(in_sentence, record.names))


def _person(seats: Sequence[tuple[Record, int]], lucky: Sequence[str]) -> Person:
    last, at = seats[0]
    # Several seats of one game may be of one kind of computer player.
    played = {id(record) for record, _ in seats}
    won = {id(record) for record, seat in seats if seat in record.winners}
    is_computer = last.kinds[at] != PERSON
    name = last.kinds[at] if is_computer else last.names[at]
    return Person(name, is_computer, len(played), len(won), tuple(_luck(game, seats) for game in lucky))


def _luck(game: str, seats: Sequence[tuple[Record, int]]) -> Luck:
    """Somebody's luck in all plays of one game."""
    own = [(record.tallies, seat) for record, seat in seats if record.game == game]
    lucks = [tally.luck for tallies, seat in own for tally in tallies if tally.seat == seat]
    return Luck(tuple(odds for luck in lucks for odds in luck.odds), sum(luck.won for luck in lucks))
