"""The numbers behind a graph as a table, and how its lines and values are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.i18n import N_
from hamster_table.models.items.table_model import RIGHT, Column, RowsModel
from hamster_table.models.messages import decimal, filled, tr
from hamster_table.models.series import Line, Point, Series, Span


@dataclass(frozen=True, slots=True)
class Round:
    """The values of all lines of a graph at one place."""

    x: int
    place: str
    """What that place is called."""
    values: tuple[str, ...]
    entries: tuple[int, ...]
    usual: str = ""
    """What a fair game brings there."""

    @property
    def entry(self) -> int:
        """How long the ledger was when the last of them came."""
        return max(self.entries, default=0)


USUAL: Column[Round] = Column("usual", N_("Fair dice"), lambda row: row.usual, RIGHT)


class GraphModel(RowsModel[Round]):
    """The same numbers as in a graph: a row for each round, a column for each line."""

    def __init__(self) -> None:
        super().__init__((), key=lambda row: row.x)

    def set_series(self, series: Series, names: Sequence[str]) -> None:
        """Show the numbers of this graph."""
        columns = _graph_columns(series, names)
        if [(column.key, column.title) for column in columns] != [(old.key, old.title) for old in self.columns]:
            # Without rows: those there were have no values for the new columns.
            self.beginResetModel()
            self._columns, self._rows = columns, ()
            self.endResetModel()
        self.set_rows(_rounds(series))

    def title(self, column: Column[Round]) -> str:
        return tr(column.title) if column is USUAL else column.title

    def spoken(self, row: Round, column: Column[Round]) -> str:
        """With the row it is in: "Round 2, Mira: 5"."""
        first = self.columns[0]
        text = super().spoken(row, column)
        return text if column is first else f"{self.title(first)} {first.text(row)}, {text}"


def usual_sentence(span: Span) -> str:
    """What a fair game brings, in plain words."""
    template = N_("Expected {expected}, usually {low} to {high}")
    return filled(template, expected=decimal(span.expected), low=span.low, high=span.high)


def line_name(line: Line, names: Sequence[str]) -> str:
    """What a line of a graph is called: its seat's name, or its own."""
    return names[line.seat] if line.seat is not None else tr(line.label)


def value_of(point: Point) -> str:
    """The value of a point, and how far it may be off: "62 ± 5"."""
    return f"{point.y} ± {point.spread}" if point.spread else str(point.y)


def last_value(series: Series, line: Line) -> str:
    """The value at which a line of a graph ends; "–" where it ends before the others."""
    last = max((point.x for one in series.lines for point in one.points), default=0)
    return str(line.points[-1].y) if line.points and line.points[-1].x == last else "–"


def _graph_columns(series: Series, names: Sequence[str]) -> tuple[Column[Round], ...]:
    first: Column[Round] = Column("x", tr(series.x_label).capitalize(), lambda row: row.place, RIGHT)
    lines = [_line_column(n, line_name(line, names)) for n, line in enumerate(series.lines)]
    return (first, *lines, *([USUAL] if series.spans else []))


def _line_column(n: int, title: str) -> Column[Round]:
    return Column(str(n), title, lambda row: row.values[n], RIGHT)


def _rounds(series: Series) -> list[Round]:
    points = [{point.x: point for point in line.points} for line in series.lines]
    places = sorted({x for one in points for x in one})
    usual = {span.x: usual_sentence(span) for span in series.spans}
    return [
        Round(
            x,
            series.place(x),
            tuple(value_of(one[x]) if x in one else "" for one in points),
            tuple(one[x].ledger_length for one in points if x in one),
            usual.get(x, ""),
        )
        for x in places
    ]
