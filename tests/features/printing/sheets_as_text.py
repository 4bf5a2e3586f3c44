"""A printed sheet as lines of plain text, for tests that look for a sentence on it."""

from hamster_table.features.printing.sheets import Beds, Canvas, Card, Column, Field, Row, Table, Text


def as_text(sheet):
    """The sheet as lines of plain text."""
    lines = [sheet.title, "=" * len(sheet.title), ""]
    for zone in sheet.zones:
        lines += [line for block in zone.blocks for line in _lines(block)]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _lines(block):
    match block:
        case Text(text=text):
            yield text
        case Field(label=label, value=value):
            yield f"{label}: {value or '_' * 24}"
        case Beds(count=count, taken=taken):
            yield f"({taken}) " + "● " * taken + "○ " * max(0, count - taken)
        case Canvas(note=note):
            yield f"[ {note} ]"
        case Table(titles=titles, rows=rows):
            yield from _table_lines([titles, *rows])
        case Card(title=title, blocks=blocks):
            yield title
            yield from (f"  {line}" for inner in blocks for line in _lines(inner))
        case Row(blocks=blocks) | Column(blocks=blocks):
            yield from (line for inner in blocks for line in _lines(inner))


def _table_lines(rows):
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def every(sheet, kind):
    """All blocks of a kind on a sheet, in the order in which they are read."""
    waiting, found = [block for zone in sheet.zones for block in zone.blocks], []
    while waiting:
        block = waiting.pop(0)
        found += [block] if isinstance(block, kind) else []
        waiting = [*block.blocks, *waiting] if isinstance(block, Card | Column | Row) else waiting
    return found
