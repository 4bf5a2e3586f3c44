"""The ledger of a game, entry by entry: who acted, and what came of it, as far as the viewer may know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine import phrases
from hamster_table.engine.game import Story
from hamster_table.engine.kernel import Seat
from hamster_table.engine.phrases import N_
from hamster_table.models.rows import RIGHT, Column, RowsModel, filled
from hamster_table.models.story_model import Say


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

    def __init__(self, say: Say = phrases.sentence) -> None:
        super().__init__(COLUMNS, key=lambda row: row.entry)
        self._say = say

    def set_ledger(self, seats: Sequence[Seat], story: Story, names: Sequence[str]) -> None:
        """Show the entries of these seats, in order, with the viewer's story of them."""
        told: dict[int, list[str]] = defaultdict(list)
        for entry, event in story:
            if text := self._say(event, names):
                told[entry].append(text)
        rows = [Entry(n, seat, phrases.named(seat, names), " ".join(told[n])) for n, seat in enumerate(seats, 1)]
        self.set_rows(rows)

    def spoken(self, row: Entry, column: Column[Entry]) -> str:
        return filled(N_("Entry {entry}, {name}: {told}"), entry=row.entry, name=row.name, told=row.told)
