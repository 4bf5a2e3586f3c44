"""The ledger of a game, entry by entry: who acted, and what came of it, as far as the viewer may know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine import messages
from hamster_table.engine.game import Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.models.items.history_model import Say, same_start
from hamster_table.models.items.table_model import RIGHT, Column, RowsModel, filled


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the ledger. What was chosen stands in it only as far as the story tells it."""

    entry: int
    """Its number, from 1: the length of the ledger after it."""
    seat: Seat
    name: str
    told: str


COLUMNS: tuple[Column[Entry], ...] = (
    Column("entry", N_("Entry"), lambda row: str(row.entry), RIGHT),
    Column("name", N_("Who"), lambda row: row.name),
    Column("told", N_("What happened"), lambda row: row.told),
)


class LedgerModel(RowsModel[Entry]):
    """The entries of the ledger, the newest last."""

    def __init__(self, say: Say = messages.sentence) -> None:
        super().__init__(COLUMNS, key=lambda row: row.entry)
        self._say = say
        self._told: list[tuple[int, Event]] = []
        self._names: tuple[str, ...] = ()

    def set_ledger(self, seats: Sequence[Seat], story: Story, names: Sequence[str]) -> None:
        """Show the entries of these seats, in order, with the viewer's story of them."""
        same = same_start(self._told, story) if tuple(names) == self._names else 0
        later = [line[0] for line in (*story[same:], *self._told[same:])]
        kept = [
            row
            for row, seat in zip(self.rows, seats, strict=False)
            if row.seat == seat and row.entry < min(later, default=len(seats) + 1)
        ]
        self._told, self._names = list(story), tuple(names)
        told: dict[int, list[str]] = defaultdict(list)
        for entry, event in story[same:]:
            if text := self._say(event, names):
                told[entry].append(text)
        fresh = range(len(kept) + 1, len(seats) + 1)
        self.set_rows([*kept, *(self._entry(n, seats[n - 1], told[n]) for n in fresh)])

    def _entry(self, n: int, seat: Seat, told: Sequence[str]) -> Entry:
        return Entry(n, seat, messages.named(seat, self._names), " ".join(told))

    def spoken(self, row: Entry, column: Column[Entry]) -> str:
        return filled(N_("Entry {entry}, {name}: {told}"), entry=row.entry, name=row.name, told=row.told)
