"""The numbers of graphs as a table for other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from hamster_table.models.series import Line, Series


def rows(series: Sequence[Series], names: Sequence[str], point: str = ".") -> Iterator[list[str]]:
    """One row a round and seat, with a column for each graph; the titles first.

    Graphs over something else than rounds stand below, after an empty row, and begin with titles of their own.
    """
    for n, unit in enumerate(dict.fromkeys(one.x_label for one in series)):
        if n:
            yield []
        yield from _rows_over(unit, [one for one in series if one.x_label == unit], names, point)


def _rows_over(unit: str, series: Sequence[Series], names: Sequence[str], point: str) -> Iterator[list[str]]:
    columns = [(_key(one, line), one, line.label) for one in series for line in _shared_first(one)]
    spans = [one for one in series if one.spans]
    fair = [f"{one.key}_{bound}" for one in spans for bound in ("expected", "low", "high")]
    yield [unit, "seat", "name", *(key for key, _, _ in columns), *fair]
    is_shared = all(line.seat is None for one in series for line in one.lines)
    seats = [("", "")] if is_shared else [(str(seat + 1), _plain(name)) for seat, name in enumerate(names)]
    for x in sorted({point.x for one in series for line in one.lines for point in line.points}):
        usual = [value for one in spans for value in _fair(one, x, point)]
        for seat, (number, name) in enumerate(seats):
            yield [str(x), number, name, *(_value(one, seat, label, x) for _, one, label in columns), *usual]


def as_csv(series: Sequence[Series], names: Sequence[str], point: str = ".") -> str:
    """The rows as comma separated values. Where the decimal *point* is a comma, semicolons separate them, as
    spreadsheets there expect it."""
    text = io.StringIO()
    csv.writer(text, delimiter=";" if point == "," else ",").writerows(rows(series, names, point))
    return text.getvalue()


def _shared_first(one: Series) -> Sequence[Line]:
    """The lines that need a column of their own: those of the whole table, or one that stands for all seats."""
    shared = [line for line in one.lines if line.seat is None]
    return shared or one.lines[:1]


def _key(one: Series, line: Line) -> str:
    return (line.label if line.seat is None and line.label else one.key).lower().replace(" ", "_")


def _value(one: Series, seat: int, label: str, x: int) -> str:
    lines = [line for line in one.lines if line.seat == seat or (line.seat is None and line.label == label)]
    return next((str(point.y) for line in lines[:1] for point in line.points if point.x == x), "")


def _fair(one: Series, x: int, point: str) -> list[str]:
    """The expected value at x, as cells of the table."""
    span = next((span for span in one.spans if span.x == x), None)
    return [f"{span.expected:.2f}".replace(".", point), str(span.low), str(span.high)] if span else [""] * 3


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula: with an apostrophe where it begins like one."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
