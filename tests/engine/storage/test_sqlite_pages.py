"""Rows are found in the bytes of a damaged store; what makes no sense is counted, and hides nothing beside it."""

import sqlite3
from contextlib import closing

import pytest

from hamster_table.engine.storage import sqlite_pages
from hamster_table.engine.storage.sqlite_pages import rows_in

PAGE = 4096


def page(*cells):
    """A page of a table with these cells."""
    image, at = bytearray(PAGE), PAGE
    image[0], image[3:5] = 0x0D, len(cells).to_bytes(2, "big")
    for n, cell in enumerate(cells):
        at -= len(cell)
        image[at : at + len(cell)] = cell
        image[8 + 2 * n : 10 + 2 * n] = at.to_bytes(2, "big")
    return bytes(image)


def found(*cells):
    """How many transactions there were, and how many rows could not be read, on the second page of a file."""
    rows = rows_in(bytes(PAGE) + page(*cells))
    return rows.commits, rows.unreadable


SOUND = b"\x03\x01\x02\x01\x07"
"""Three bytes, row 1; a head of two bytes, and a number of one byte: 7."""


def test_a_sound_row_is_read():
    assert found(SOUND) == (7, 0)


@pytest.mark.parametrize(
    "cell",
    [
        b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01",
        b"\x90\x80\x80\x00\x01",
        b"\x20\x01\x02\x01\x07",
        b"\x82\x80\x00\x01\x02\x01\x07",
        b"\x03\x01\x02\x05\x07",
        b"\x01\x01\x01",
        b"\x03\x01\x02\x0a\x07",
        b"\x03\x01\x02\x07\x07",
        b"\x04\x01\x02\x0f\xff",
    ],
    ids=[
        "less than nothing",
        "larger than any row",
        "beyond its page",
        "its rest on no page",
        "shorter than its column",
        "without columns",
        "of a kind that is reserved",
        "of a fraction",
        "of letters that are none",
    ],
)
def test_a_row_that_makes_no_sense_is_counted_and_the_others_are_read(cell):
    assert found(cell, SOUND) == (7, 1)


def test_a_number_of_nine_bytes_is_read():
    """The id of a row may be one; SQLite gives out such ids where all others are taken."""
    cell = b"\x03" + b"\xff" * 9 + b"\x02\x01\x07"
    assert found(cell) == (7, 0)


@pytest.fixture
def long_row(tmp_path):
    """The bytes of a table with one row that does not fit on its page."""
    path = tmp_path / "a.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"PRAGMA page_size = {PAGE}")
        database.execute(
            "CREATE TABLE ledger (of INTEGER, n INTEGER, entry TEXT, mark TEXT, PRIMARY KEY (of, n)) WITHOUT ROWID"
        )
        database.execute("INSERT INTO ledger VALUES (1, 0, ?, 'm')", ("x" * 9000,))
    return path.read_bytes()


def test_a_row_over_several_pages_is_read_and_without_its_last_page_it_is_not(long_row):
    assert rows_in(long_row).ledgers == {1: {0: {"m": "x" * 9000}}}
    rows = rows_in(long_row[:-PAGE])
    assert rows.ledgers == {} and rows.unreadable == 1


@pytest.mark.parametrize("size", [512, 1024, 2048, 4096, 8192, 16384, 32768, 65536])
def test_rows_of_every_length_are_found_on_pages_of_every_size(size, tmp_path):
    """Where a row begins to go on elsewhere depends on the page: each length on both sides of that is read."""
    of_ledger, of_table = (size - 12) * 64 // 255 - 23, size - 35
    lengths = [near + more for near in (of_ledger, of_table, 2 * size) for more in range(-16, 5)]
    path = tmp_path / "a.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"PRAGMA page_size = {size}")
        database.execute("CREATE TABLE records (id INTEGER PRIMARY KEY, game INTEGER, text TEXT, mark TEXT)")
        database.execute(
            "CREATE TABLE ledger (of INTEGER, n INTEGER, entry TEXT, mark TEXT, PRIMARY KEY (of, n)) WITHOUT ROWID"
        )
        database.executemany("INSERT INTO ledger VALUES (5, ?, ?, 'm')", [(n, "x" * n) for n in lengths])
        database.executemany("INSERT INTO records VALUES (?, 5, ?, 'm')", [(n, "y" * n) for n in lengths])
    rows = rows_in(path.read_bytes())
    # Read once more as if its pages were of the usual size, some are found again with the rest of another: by its mark
    # whoever takes a row tells which one is true.
    assert {n: forms["m"] for n, forms in rows.ledgers[5].items()} == {n: "x" * n for n in lengths}
    assert {(n, 5, "y" * n, "m") for n in lengths} <= {*rows.records}


def test_no_more_is_read_beyond_the_pages_than_is_allowed(long_row, monkeypatch):
    monkeypatch.setattr(sqlite_pages, "BEYOND", 5000)
    rows = rows_in(long_row)
    assert rows.ledgers == {} and rows.unreadable == 1


def test_a_file_that_gives_its_pages_a_wrong_size_is_read_with_the_usual_one(long_row):
    spoiled = long_row[:16] + (512).to_bytes(2, "big") + long_row[18:]
    assert rows_in(spoiled).ledgers == {1: {0: {"m": "x" * 9000}}}


def test_what_an_earlier_round_left_in_the_log_is_passed_over():
    log = bytearray(32)
    log[16:24] = b"saltsalt"
    for salt, commits in ((b"saltsalt", 7), (b"oldsalts", 9)):
        head = (2).to_bytes(4, "big") + bytes(4) + salt + bytes(8)
        log += head + page(b"\x03\x01\x02\x01" + bytes([commits]))
    assert rows_in(bytes(PAGE), (bytes(log),)).commits == 7
