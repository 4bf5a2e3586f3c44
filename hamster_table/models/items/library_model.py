"""The saved games as a list: title, players, state of play, and when each was played last."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hamster_table.engine.catalogue import games
from hamster_table.engine.i18n import N_
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.storage.rows import KeptGame
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import KEPT_DAYS
from hamster_table.models.items.table_model import Column, RowsModel
from hamster_table.models.messages import filled, tr
from hamster_table.models.relative_time import day, when
from hamster_table.models.seat_control import PERSON
from hamster_table.models.seat_names import told_apart
from hamster_table.models.storage.summary import Summary

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


class LibraryModel(RowsModel[GameLine]):
    """The kept games that fit a search, the one played last first."""

    def __init__(self) -> None:
        super().__init__(
            [Column("title", N_("Game"), lambda line: line.title)], key=lambda line: (line.id, bool(line.kept.away))
        )
        self._all: tuple[GameLine, ...] = ()
        self._needle = ""
        self._summaries: dict[GameState, Summary] = {}

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
        # A game that is played on has another state each time it is listed; the summaries of former ones are let go.
        self._summaries = {state: one for game in kept if (one := self._summaries.get(state := state_of(game)))}
        self._all = tuple(self._line(game) for game in kept)
        self._show()

    def search(self, words: str) -> None:
        """List only the games that have all these words in their name, their game or the names at the table."""
        self._needle = _plain(words)
        self._show()

    def learn(self, id: int, summary: Summary) -> None:
        """Set the summary of a game."""
        for line in self._all:
            if line.id == id:
                # By state and not by id: a game that was played on needs another summary.
                self._summaries[line.state] = summary
                self._change(id, lambda line: replace(line, summary=summary))

    def take(self, id: int) -> None:
        """Remove a game from the list."""
        self._all = tuple(line for line in self._all if line.id != id)
        self._show()

    def rename(self, id: int, title: str) -> None:
        """Change the title of a game; "": that of its game."""
        self._change(id, lambda line: self._line(replace(line.kept, title=title)))

    def row_of(self, id: int) -> int:
        """The row of a game; -1 where it is not listed."""
        return next((row for row, line in enumerate(self.rows) if line.id == id), -1)

    def spoken(self, row: GameLine, column: Column[GameLine]) -> str:
        """All of it in sentences."""
        return row.sentence

    def _change(self, id: int, change: Callable[[GameLine], GameLine]) -> None:
        self._all = tuple(change(line) if line.id == id else line for line in self._all)
        self._show()

    def _show(self) -> None:
        words = self._needle.split()
        self.set_rows([line for line in self._all if _fits(line, words)])

    def _line(self, game: KeptGame) -> GameLine:
        found = games().get(game.game)
        kind = found.title if found else game.game
        moment = filled(N_("until {day}"), day=day(game.away, KEPT_DAYS)) if game.away else when(game.played)
        summary = self._summaries.get(state_of(game))
        if found is None:
            summary = Summary(trouble=tr(N_("This game is not installed here.")))
        return GameLine(game, game.title or kind, kind, who(game.players), moment, summary)


def who(players: Sequence[PlayerInfo]) -> str:
    """Everybody at a table, computers marked as such."""
    computer, names = N_("{name} (computer)"), told_apart(player.name for player in players)
    called = zip(names, players, strict=True)
    return ", ".join(name if player.kind == PERSON else filled(computer, name=name) for name, player in called)


def _fits(line: GameLine, words: Sequence[str]) -> bool:
    if not words:
        return True
    text = _plain(" ".join((line.title, line.kind, *(player.name for player in line.kept.players))))
    return all(word in text for word in words)


def _plain(text: str) -> str:
    """Letters as one types them in haste: neither capitals nor accents count."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
