"""The saved games as a list: title, players, state of play, and when each was played last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QStringListModel, Qt

from hamster_table.engine.catalogue import games
from hamster_table.engine.game_records import Record
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.storage.rows import KeptGame, folded
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import KEPT_DAYS
from hamster_table.models.guard import guard
from hamster_table.models.items.table_model import RECORD_ROLE, Index, Role
from hamster_table.models.messages import filled, tr
from hamster_table.models.relative_time import day, when
from hamster_table.models.seat_control import PERSON
from hamster_table.models.seat_names import told_apart
from hamster_table.models.storage.summary import Summary, end_words

SOUND = QStringListModel.CheckIndexOption.IndexIsValid | QStringListModel.CheckIndexOption.ParentIsInvalid
READ_ONLY = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
MANY = 8
"""From so many games on there is a search field."""


GameState = tuple[int, int, str]
"""The id of a game, the length of its ledger, and when it was played last; equal as long as nothing was played."""


def state_of(game: KeptGame) -> GameState:
    """The key by which it is seen whether a game was played on."""
    return game.id, game.entries, game.played


@dataclass(frozen=True, slots=True)
class GameLine:
    """A saved game in the list."""

    kept: KeptGame
    title: str
    """Its own title, or that of its game."""
    kind: str
    """The title of its game."""
    who: str
    """The players, computers marked as such."""
    when: str
    """When it was played last, or until when it can be brought back."""
    summary: Summary | None = None
    """Its summary; None until it is computed."""

    @property
    def id(self) -> int:
        """Its id in the store."""
        return self.kept.id

    @property
    def state(self) -> GameState:
        """The key by which it is seen whether it was played on."""
        return state_of(self.kept)

    @property
    def is_secret(self) -> bool:
        """Whether nothing is shown of how it stands: others may not have finished the same challenge."""
        return self.kept.is_of_challenge

    @property
    def has_own_name(self) -> bool:
        """Whether somebody gave it a name."""
        return self.title != self.kind

    @property
    def stand(self) -> str:
        """Its summary in one line; "" until it is computed. Of a challenge, only whether it is finished."""
        if self.is_secret and (self.summary is None or not self.summary.trouble):
            return tr(N_("Challenge, finished") if self.kept.is_over else N_("Challenge, not finished"))
        if self.summary is None:
            return tr(N_("finished")) if self.kept.is_over else ""
        return self.summary.trouble or " · ".join(self.summary.words)

    @property
    def sentence(self) -> str:
        """All of it in sentences, for screen readers."""
        parts = [self._first()]
        if self.is_secret:
            parts.append(filled(N_("{stand}."), stand=self.stand))
        elif self.summary is not None:
            parts.append(self.summary.trouble or filled(N_("{stand}."), stand=", ".join(self.summary.words)))
        parts.append(filled(N_("Players: {who}."), who=self.who))
        said = N_("Deleted; it can be restored {when}.") if self.kept.away else N_("Last played {when}.")
        parts.append(filled(said, when=self.when))
        return " ".join(parts)

    def _first(self) -> str:
        if self.has_own_name:
            said = N_("{title}, a finished game of {kind}.") if self.kept.is_over else N_("{title}, a game of {kind}.")
        else:
            said = N_("A finished game of {kind}.") if self.kept.is_over else N_("A game of {kind}.")
        return filled(said, title=in_sentence(self.title), kind=self.kind)


class LibraryModel(QStringListModel):
    """The kept games that fit a search, the one played last first.

    A list that is laid out asks for each of thousands of rows whether it is there, so Qt itself answers that; only for
    rows in sight a line is made.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[KeptGame, ...] = ()
        """The games that are listed."""
        self._all: tuple[KeptGame, ...] = ()
        self._needle = ""
        self._summaries: dict[int, tuple[GameState, Summary]] = {}
        self._ends: dict[int, tuple[str, str]] = {}
        """Who has won, as names and as a sentence, folded for a search, by the id of the game."""

    @property
    def count(self) -> int:
        """How many there are, whether they fit the search or not."""
        return len(self._all)

    @property
    def is_searched(self) -> bool:
        """Whether only those are listed that fit a search."""
        return bool(self._needle)

    def set_games(self, kept: Sequence[KeptGame]) -> None:
        """List these games, in this order."""
        self._all = tuple(kept)
        self._show()

    def set_records(self, ended: Iterable[Record]) -> None:
        """Find by a search, too, who has won these games."""
        # Ten thousand games are those of few people.
        said = cache(_end)
        self._ends = {one.of: said(one.winners, one.names) for one in ended}
        if self._needle:
            self._show()

    def search(self, words: str) -> None:
        """List only the games that have all these words in their name, their game or the names at the table, or in
        who has won."""
        self._needle = folded(words)
        self._show()

    def learn(self, id: int, summary: Summary) -> None:
        """Set the summary of a game."""
        game = next((game for game in self._all if game.id == id), None)
        if game is not None:
            # By state and not by id: a game that was played on needs another summary.
            self._summaries[id] = state_of(game), summary
            if (row := self.row_of(id)) >= 0:
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def row_of(self, id: int) -> int:
        """The row of a game; -1 where it is not listed."""
        return next((row for row, game in enumerate(self.rows) if game.id == id), -1)

    def line(self, game: KeptGame) -> GameLine:
        """What the list says of a game."""
        found, kind = games().get(game.game), _kind(game.game)
        moment = filled(N_("until {day}"), day=day(game.away, KEPT_DAYS)) if game.away else when(game.played)
        state, summary = self._summaries.get(game.id, (None, None))
        if found is None:
            summary = Summary(trouble=tr(N_("This game is not installed here.")))
        elif state != state_of(game):
            summary = None
        return GameLine(game, game.title or kind, kind, who(game.players), moment, summary)

    @guard
    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if role not in (RECORD_ROLE, Role.DisplayRole, Role.AccessibleTextRole) or not self.checkIndex(index, SOUND):
            return None
        line = self.line(self.rows[index.row()])
        if role == RECORD_ROLE:
            return line
        return line.title if role == Role.DisplayRole else line.sentence

    @guard(fallback=Qt.ItemFlag.NoItemFlags)
    def flags(self, index: Index) -> Qt.ItemFlag:
        # Not those of its base: nothing is edited here, nor dropped.
        return READ_ONLY if index.isValid() else Qt.ItemFlag.NoItemFlags

    def _show(self) -> None:
        self.rows = tuple(self._found(self._needle.split())) if self._needle else self._all
        self.setStringList([""] * len(self.rows))

    def _found(self, words: Sequence[str]) -> Iterator[KeptGame]:
        kinds = {id: folded(_kind(id)) for id in {game.game for game in self._all}}
        for game in self._all:
            kind, (winners, end) = kinds[game.game], self._ends.get(game.id, ("", ""))
            # Not both together: "Mira has won" is no game that somebody else has won from Mira. And all games have been
            # won: a winner must be named.
            has_won = any(word in winners for word in words) and all(word in end or word in kind for word in words)
            if has_won or all(word in game.words or word in kind for word in words):
                yield game


def _end(winners: Sequence[Seat], names: Sequence[str]) -> tuple[str, str]:
    return folded(" ".join(names[seat] for seat in winners)), folded(end_words(winners, names))


def _kind(id: str) -> str:
    """The title of a game; its id where it is not installed."""
    found = games().get(id)
    return found.title if found else id


def who(players: Sequence[PlayerInfo]) -> str:
    """Everybody at a table, computers marked as such."""
    computer, names = N_("{name} (computer)"), told_apart(player.name for player in players)
    called = zip(names, players, strict=True)
    return ", ".join(name if player.kind == PERSON else filled(computer, name=name) for name, player in called)
