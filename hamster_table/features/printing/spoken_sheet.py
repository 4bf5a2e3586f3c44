"""A sheet in words, for whoever hears what others see in the preview."""

from __future__ import annotations

from collections.abc import Iterator

from hamster_table.features.printing.sheets import Beds, Block, Canvas, Card, Column, Field, Row, Sheet, Table, Text


def spoken(sheet: Sheet) -> str:
    """All that is written on a sheet, a line for each field and each row of a table."""
    lines = [line for zone in sheet.zones for block in zone.blocks for line in _lines(block)]
    return "\n".join(line for line in (sheet.title, *lines) if line)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Text(text=text) | Canvas(note=text):
            yield text
        case Field(label=label, value=value):
            yield f"{label}: {value}"
        case Beds(count=count, taken=taken):
            yield f"{taken} / {count}"
        case Table(titles=titles, rows=rows):
            # In a filled table an empty cell says nothing; in a blank one it is there to be written in.
            is_filled = any(cell for row in rows for cell in row[1:])
            for row in rows:
                cells = [(title, cell) for title, cell in zip(titles, row, strict=True) if cell or not is_filled]
                yield ", ".join(f"{title}: {cell}" if title else cell for title, cell in cells)
        case Card(title=title, blocks=blocks):
            yield title
            for inner in blocks:
                yield from _lines(inner)
        case Row(blocks=blocks) | Column(blocks=blocks):
            for inner in blocks:
                yield from _lines(inner)
