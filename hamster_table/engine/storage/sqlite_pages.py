"""Reads what rows there still are in the bytes of a damaged store, page by page and without SQLite.

SQLite finds rows by way of its first page and of the pages between; where one of these is spoiled, it gives up whole
tables. Here every page is looked at for itself. What is found may be old, wrong or made up: whoever takes it looks at
its marks. Nothing in the bytes can make this run long: each page is read once, and there is a limit to what is read
beyond it.

The form of the bytes is that of "Database File Format" in the documentation of SQLite.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

PAGE = 4096
"""The bytes of a page, unless the file says otherwise."""
LARGEST = 4 * 1024 * 1024
"""No row has more bytes."""
BEYOND = 256 * 1024 * 1024
"""So many bytes are read at most of rows that do not fit on their page."""

_MAGIC = b"SQLite format 3\0"
# The kinds of pages that hold rows: the inner pages of indexes do, those of tables hold only numbers.
_TABLE_LEAF, _INDEX_LEAF, _INDEX_NODE = 0x0D, 0x0A, 0x02
# Bytes of an integer by its kind. Kind 7 is a float, of which our tables have none.
_WIDTHS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_FRAMES_START, _FRAME_HEAD = 32, 24

Value = int | str | None
Entries = dict[int, dict[str, str]]
"""What was found of a ledger: for each place the entries by their marks."""


@dataclass
class Rows:
    """What was found."""

    games: list[tuple[Value, ...]] = field(default_factory=list)
    """Rows of games with as many columns as they have, the id first."""
    records: list[tuple[Value, ...]] = field(default_factory=list)
    """Records: number, id of the game, text and, if it has one, mark."""
    ledgers: dict[int, Entries] = field(default_factory=lambda: defaultdict(lambda: defaultdict(dict)))
    """Entries by the id of their game."""
    commits: int = 0
    """How many transactions there were."""
    unreadable: int = 0
    """How many rows could not be read."""


def rows_in(content: bytes, wals: tuple[bytes, ...] = ()) -> Rows:
    """The rows in the bytes of a store and of its write-ahead logs."""
    rows = Rows()
    _read_pages(_Pages(content, wals, _page_size(content)), rows)
    if _page_size(content) != PAGE:  # it says so, but that may be the damage
        unreadable = rows.unreadable
        _read_pages(_Pages(content, wals, PAGE), rows)
        rows.unreadable = unreadable
    return rows


def _page_size(content: bytes) -> int:
    said = int.from_bytes(content[16:18], "big") if content.startswith(_MAGIC) else PAGE
    # 65536 does not fit into the two bytes of the header; SQLite writes 1 for it.
    size = 65536 if said == 1 else said
    return size if size in (512, 1024, 2048, 4096, 8192, 16384, 32768, 65536) else PAGE


class _Pages:
    """The pages of a file, and their later versions in the write-ahead logs."""

    def __init__(self, content: bytes, wals: tuple[bytes, ...], size: int) -> None:
        self.size = size
        self._content = content
        self._written: dict[int, list[tuple[int, bytes]]] = defaultdict(list)
        self._beyond = BEYOND
        order = 0
        for wal in wals:
            for number, image in _frames(wal, size):
                order += 1
                self._written[number].append((order, image))

    def images(self) -> Iterator[tuple[int, int, bytes]]:
        """Every page in every version: its number, its order of writing (0: in the file), and its bytes."""
        for number in range(1, len(self._content) // self.size + 2):
            yield number, 0, self._in_file(number)
        for number, forms in self._written.items():
            for order, image in forms:
                yield number, order, image

    def rest(self, number: int, order: int, length: int) -> bytes:
        """The overflow of a row, on a chain of pages that begins with *number*, as of *order*. Raises `ValueError`."""
        # A damaged length or chain must not keep the program reading: there is a limit for all rows together.
        self._beyond -= length
        if self._beyond < 0:
            raise ValueError("there is too much of that")
        parts = []
        while length > 0:
            image = self._at(number, order)
            if not image:
                raise ValueError("the rest is not there")
            # The first four bytes are the number of the next page of the chain.
            parts.append(image[4 : min(self.size, 4 + length)])
            length -= self.size - 4
            number = int.from_bytes(image[:4], "big")
        return b"".join(parts)

    def _at(self, number: int, order: int) -> bytes:
        earlier = [image for when, image in self._written.get(number, ()) if when <= order]
        return earlier[-1] if earlier else self._in_file(number)

    def _in_file(self, number: int) -> bytes:
        # Pages count from 1; 0 ends a chain.
        image = self._content[(number - 1) * self.size : number * self.size] if number else b""
        return image.ljust(self.size, b"\0") if image else b""


def _frames(wal: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    """The pages in a write-ahead log, each with its number."""
    # A log is written over from its beginning; frames of an earlier round have other salts than the header. The first
    # frame's are taken too, in case it is the header that is damaged.
    step = _FRAME_HEAD + size
    salts = {wal[16:24], wal[_FRAMES_START + 8 : _FRAMES_START + 16]}
    for start in range(_FRAMES_START, len(wal) - step + 1, step):
        if wal[start + 8 : start + 16] in salts:
            yield int.from_bytes(wal[start : start + 4], "big"), wal[start + _FRAME_HEAD : start + step]


def _read_pages(pages: _Pages, rows: Rows) -> None:
    for number, order, image in pages.images():
        _read_page(pages, number, order, image, rows)


def _read_page(pages: _Pages, number: int, order: int, image: bytes, rows: Rows) -> None:
    # Page 1 begins with the file header. Ledgers are tables WITHOUT ROWID, which SQLite keeps as indexes.
    head = 100 if number == 1 else 0
    kind = image[head] if image else 0
    if kind not in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_NODE):
        return
    # The head of a page has 8 bytes, on inner pages 4 more for the last child; then the places of the rows follow.
    pointers = head + (12 if kind == _INDEX_NODE else 8)
    count = int.from_bytes(image[head + 3 : head + 5], "big")
    for place in range(pointers, min(pointers + 2 * count, pages.size - 1), 2):
        at = int.from_bytes(image[place : place + 2], "big")
        try:
            if kind == _TABLE_LEAF:
                length, at = _varint(image, at)
                id, at = _varint(image, at)
                _sort_row(id, _values(_payload(pages, order, image, at, length, pages.size - 35)), rows)
            else:
                # On inner pages a child's number precedes the row. The formula is SQLite's, as is `size - 35`.
                length, at = _varint(image, at + (4 if kind == _INDEX_NODE else 0))
                most = (pages.size - 12) * 64 // 255 - 23
                _sort_entry(_values(_payload(pages, order, image, at, length, most)), rows)
        except (ValueError, IndexError):
            rows.unreadable += 1


def _payload(pages: _Pages, order: int, image: bytes, at: int, length: int, most: int) -> bytes:
    """The bytes of a row, of which at most *most* are on the page itself. Raises `ValueError`."""
    if not 0 <= length <= LARGEST:
        raise ValueError("no row is as large")
    here = length
    if length > most:
        # SQLite fills the overflow pages exactly where it can, and leaves the remainder on the leaf.
        least = (pages.size - 12) * 32 // 255 - 23
        here = least + (length - least) % (pages.size - 4)
        here = here if here <= most else least
    content = image[at : at + here]
    if len(content) < here:
        raise ValueError("the row does not fit on its page")
    if here == length:
        return content
    after = int.from_bytes(image[at + here : at + here + 4], "big")
    return content + pages.rest(after, order, length - here)


def _sort_row(id: int, values: tuple[Value, ...], rows: Rows) -> None:
    # Tables are told apart by their columns. One that is the row's number is stored empty: the number precedes the row.
    if len(values) == 1 and isinstance(values[0], int):
        rows.commits = max(rows.commits, values[0])
    elif values[0] is None and len(values) in (3, 4):
        rows.records.append((id, *values[1:]))
    elif values[0] is None and len(values) >= 10:
        rows.games.append((id, *values[1:]))


def _sort_entry(values: tuple[Value, ...], rows: Rows) -> None:
    match values:
        case (int(of), int(n), str(entry), str(mark)):
            rows.ledgers[of][n][mark] = entry


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """A variable-length integer of one to nine bytes, and where it ends. Raises `IndexError` beyond the end."""
    # Seven bits a byte, the high bit says that there are more; a ninth byte has all its eight bits.
    value = 0
    for last in range(at, at + 8):
        byte = content[last]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, last + 1
    value = value << 8 | content[at + 8]
    return (value - (1 << 64) if value >> 63 else value), at + 9


def _values(payload: bytes) -> tuple[Value, ...]:
    """The columns of a row. Raises `ValueError` or `IndexError` for what is none of ours."""
    # A row is its head, the head's own length and the kind of each column, and then the columns.
    end, at = _varint(payload, 0)
    body, values = end, []
    while at < end:
        kind, at = _varint(payload, at)
        # Kinds from 13 on are text if odd, and their length is (kind - 13) / 2.
        width = _WIDTHS.get(kind, (kind - 13) // 2 if kind > 12 and kind % 2 else 0)
        part = payload[body : body + width]
        if len(part) < width:
            raise ValueError("the row is cut short")
        values.append(_value(kind, part))
        body += width
    if not values:
        raise ValueError("the row is empty")
    return tuple(values)


def _value(kind: int, part: bytes) -> Value:
    if kind == 0:
        return None
    if kind in _WIDTHS:
        return int.from_bytes(part, "big", signed=True)
    if kind in (8, 9):
        return kind - 8
    if kind > 12 and kind % 2:
        return part.decode("utf-8")
    raise ValueError("no column of ours is of that kind")
