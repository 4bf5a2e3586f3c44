"""The seats by standing: what each has done and met, and its luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.game import LuckTexts, Standing
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.engine.tallies import Luck, Tally
from hamster_table.models.items.table_model import RIGHT, Column, Role, RowsModel
from hamster_table.models.messages import decimal, filled, tr

LUCK_ROLE = Role.UserRole + 6
"""The luck of a row's seat."""


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """A seat's line in the table by standing."""

    seat: Seat
    name: str
    place: int
    counts: tuple[int, ...]
    luck: Luck


class FiguresModel(RowsModel[SeatFigures]):
    """What every seat has done and met, the best placed first."""

    def __init__(self, words: LuckTexts | None) -> None:
        super().__init__((), key=lambda row: row.seat)
        self._words = words

    def set_tallies(self, tallies: Sequence[Tally], standing: Standing, names: Sequence[str]) -> None:
        """Show these counts."""
        titles = tuple(tallies[0].counts) if tallies else ()
        columns = _figure_columns(titles, self._words)
        if [column.key for column in columns] != [column.key for column in self.columns]:
            self.beginResetModel()
            self._columns, self._rows = columns, ()
            self.endResetModel()
        rows = [
            SeatFigures(one.seat, names[one.seat], standing.told_place(one.seat), tuple(one.counts.values()), one.luck)
            for one in tallies
        ]
        self.set_rows(sorted(rows, key=lambda row: (row.place, row.seat)))

    def spoken(self, row: SeatFigures, column: Column[SeatFigures]) -> str:
        if column.key == "luck" and self._words is not None:
            return luck_sentence(row.name, row.luck, self._words)
        return filled(N_("{name}, {title}: {text}"), name=row.name, title=tr(column.title), text=column.text(row))

    def answer(self, row: SeatFigures, role: int) -> Any:
        return row.luck if role == LUCK_ROLE and self._words is not None else super().answer(row, role)


def luck_sentence(name: str, luck: Luck, words: LuckTexts) -> str:
    """A seat's luck in plain words."""
    if not luck.tests:
        return filled(words.empty, name=name)
    low, high = luck.band
    expected = decimal(luck.expected)
    return filled(words.sentence, name=name, won=luck.won, tests=luck.tests, expected=expected, low=low, high=high)


def _figure_columns(titles: Sequence[str], words: LuckTexts | None) -> tuple[Column[SeatFigures], ...]:
    counts: tuple[Column[SeatFigures], ...] = (
        Column("name", N_("Seat"), lambda row: row.name),
        Column("place", N_("Place"), lambda row: str(row.place), RIGHT),
        *(_count_column(n, title) for n, title in enumerate(titles)),
    )
    if words is None:
        return counts
    return (*counts, Column("tests", words.column, _draws, RIGHT), Column("luck", N_("Luck"), _surplus, RIGHT))


def _count_column(n: int, title: str) -> Column[SeatFigures]:
    return Column(title, title, lambda row: str(row.counts[n]), RIGHT)


def _draws(row: SeatFigures) -> str:
    return filled(N_("{won} of {tests}"), won=row.luck.won, tests=row.luck.tests)


def _surplus(row: SeatFigures) -> str:
    if not row.luck.tests:
        return "–"
    # Rounded before its sign is asked: else a tiny shortfall would be written as −0.0.
    surplus = round(row.luck.surplus, 1)
    return ("+" if surplus > 0 else "−" if surplus < 0 else "") + decimal(abs(surplus))
