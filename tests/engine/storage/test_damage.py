"""Damage in the file of the session store: what is hit is told of, and everything else stays."""

import os
import random
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from hamster_table.engine import SaveError
from hamster_table.engine.storage import rows
from hamster_table.engine.storage.backups import backups, backups_to_keep
from hamster_table.engine.storage.session_store import Store
from tests.spoiling import check, cut_off, lay, there
from tests.stored import PEOPLE, folder_in_memory, game, ledger_of


@pytest.fixture
def path():
    with folder_in_memory() as folder:
        yield folder / "data" / "sessions.sqlite3"


@pytest.fixture
def several(path):
    """A closed store with six games, and their ledgers."""
    store = Store(path)
    matches = [game(10_000, str(seed)) for seed in range(6)]
    ids = [store.begin(match, PEOPLE).id for match in matches]
    store.begin(game(10_000), PEOPLE).finish(game(10_000), PEOPLE)
    store.close()
    return dict(zip(ids, (match.ledger for match in matches), strict=True))


# Anything may be spoiled


@pytest.fixture
def laid(path):
    return lay(path)


def pages(laid, step):
    """What is left of the store when each piece of it in turn is zeros."""
    content = laid.content
    for start in range(0, len(content), step):
        yield content[:start] + bytes(step) + content[start + step :], start, start + step


def flips(laid, count):
    """What is left of the store when one bit is another one."""
    rng = random.Random(count)
    for _ in range(count):
        place, content = rng.randrange(len(laid.content)), bytearray(laid.content)
        content[place] ^= 1 << rng.randrange(8)
        yield bytes(content), place, place + 1


def noise(laid, count):
    """What is left of the store when a page is noise."""
    rng = random.Random(count)
    for _ in range(count):
        start = rng.randrange(len(laid.content) // 4096) * 4096
        content = laid.content[:start] + rng.randbytes(4096) + laid.content[start + 4096 :]
        yield content, start, start + 4096


def cuts(laid, step):
    """What is left of the store when its end is missing."""
    for length in range(0, len(laid.content), step):
        yield laid.content[:length], length, len(laid.content)


def test_nothing_but_what_is_hit_is_shortened_and_it_is_said(path, laid):
    damages = [*pages(laid, 4096), *random.Random(1).sample([*cuts(laid, 4096)], 4), *flips(laid, 5), *noise(laid, 3)]
    damages += random.Random(1).sample([*pages(laid, 512)], 5)
    assert [wrong for damage in damages for wrong in check(path, laid, *damage)] == []


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "damages",
    [
        lambda laid: pages(laid, 512),
        lambda laid: cuts(laid, 512),
        lambda laid: flips(laid, 1000),
        lambda laid: noise(laid, 200),
    ],
    ids=["every sector", "every length", "1,000 bits", "200 pages of noise"],
)
def test_nothing_but_what_is_hit_is_shortened_wherever_it_is(path, laid, damages):
    assert [wrong for damage in damages(laid) for wrong in check(path, laid, *damage)] == []


@pytest.mark.parametrize("table", ["games", "ledger", "records", "counter"])
def test_a_table_that_is_missing_is_mended_from_the_backup(several, path, table):
    Store(path).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"DROP TABLE {table}")
    with closing(Store(path)) as store:
        assert store.notice and {id: ledger_of(store, id) for id in several} == several
        assert len(store.records()) == 1
    with closing(Store(path)) as store:
        assert store.notice is None


@pytest.mark.parametrize("change", ["seats = '['", "notes = 'other'", "entries = 3", "played = 'once'", "mark = ''"])
def test_a_row_that_is_spoiled_comes_back_from_the_backup(several, path, change):
    Store(path).close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"UPDATE games SET {change} WHERE id = 3")
    with closing(Store(path)) as store:
        assert {id: ledger_of(store, id) for id in several} == several
        assert store.notice.facts["games"] >= len(several)


@pytest.mark.parametrize("column", ["game", "setup", "seats", "seed", "played", "state", "away"])
def test_a_row_that_makes_no_sense_and_fits_its_mark_costs_only_its_game(several, path, column):
    """As a mistake of ours, or a forger, would leave it."""
    wrong = [
        "",
        "[",
        "{}",
        "null",
        "[" * 100_000,
        '[{"name":1}]',
        '[{"name":"A","kind":"x"}]',
        '{"adjacent":[1]}',
        "9" * 5000,
    ]
    before = path.read_bytes()
    for text in wrong:
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("PRAGMA ignore_check_constraints = ON")
            rows.keep_game(database, rows.game(database, 1)._replace(**{column: text}))
        with closing(Store(path)) as store:
            games = {one.id for one in store.games()}
            assert games >= set(several) - {1} and all(ledger_of(store, id) for id in games - {1})
            for ask in (
                lambda: store.resume(1),
                lambda: store.rename(1, "x"),
                lambda: store.put_away(1),
                store.records,
            ):
                with suppress(SaveError):
                    ask()
        for file in path.parent.iterdir():
            file.unlink()
        path.write_bytes(before)


def test_a_record_that_is_spoiled_is_told_of_and_the_others_stay(several, path):
    over = game(10_000, "9")
    with closing(Store(path)) as store:
        store.begin(over, PEOPLE).finish(over, PEOPLE)
    for made in path.parent.glob("*.backup-*"):
        made.unlink()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE records SET record = ? WHERE of = 7", ("[" * 100_000,))
    with closing(Store(path)) as store:
        assert store.notice.facts == {"games": len(several) + 2, "broken": 0, "records": 1}
        assert [record.of for record in store.records()] == [len(several) + 2]


def test_a_new_name_is_kept_by_a_repair_in_games_as_in_records(path):
    """It touches no game, and the page before it lies in the file still when the program is killed."""
    with closing(Store(path)) as store:
        match = game(10_000)
        store.begin(match, PEOPLE).finish(match, PEOPLE)
        store._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.rename_people(lambda players: [replace(one, name=f"{one.name} M.") for one in players])
        left = {file: file.read_bytes() for file in path.parent.iterdir() if file.name.startswith(path.name)}
    for file, content in left.items():
        file.write_bytes(bytes(100) + content[100:] if file == path else content)
    with closing(Store(path)) as mended:
        assert mended.notice is not None
        names = [one.name for one in mended.games()[0].players], [*mended.records()[0].names]
        assert names == ([f"{one.name} M." for one in PEOPLE],) * 2


def test_what_was_deleted_does_not_come_back_when_a_row_is_spoiled(several, path):
    Store(path).close()
    with closing(Store(path)) as store:
        store.delete(2)
        store.delete(7)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE games SET notes = 'x' WHERE id = 3")
    with closing(Store(path)) as store:
        assert store.notice and {one.id for one in store.games()} == {1, 3, 4, 5, 6}


def test_with_a_backup_no_page_costs_a_game(several, path):
    Store(path).close()
    assert len(backups(path)) == 1
    sound, (_, backup) = path.read_bytes(), backups(path)[0]
    for page in range(0, len(sound), 4096):
        path.write_bytes(sound[:page] + b"\xff" * 4096 + sound[page + 4096 :])
        store = Store(path)
        assert {id: ledger_of(store, id) for id in several} == several
        assert len(store.records()) == 1
        store.close()
        assert backup.exists()


def test_a_store_that_is_gone_comes_back_from_the_backup(several, path):
    Store(path).close()
    for spoil in (lambda: path.write_bytes(b""), path.unlink, lambda: path.write_bytes(b"#!/bin/sh\n")):
        spoil()
        with closing(Store(path)) as store:
            assert store.notice.code == "mended"
            assert {id: ledger_of(store, id) for id in several} == several


def test_an_empty_file_without_anything_beside_it_is_a_first_start(path):
    path.parent.mkdir()
    path.touch()
    with closing(Store(path)) as store:
        assert store.notice is None and store.games() == []


def test_a_store_of_the_second_version_is_mended_too(path):
    path.parent.mkdir()
    content = bytearray((Path(__file__).parent / "stores" / "version_2.sqlite3").read_bytes())
    content[:512] = bytes(512)
    path.write_bytes(content)
    with closing(Store(path)) as store:
        assert [(one.id, one.entries, one.is_over, bool(one.away)) for one in store.games()] == [
            (1, 20, False, False),
            (4, 55, True, False),
            (3, 9, False, False),
            (2, 12, False, True),
        ]
        assert [record.of for record in store.records()] == [4]
        assert store.notice.facts == {"games": 4, "broken": 0, "records": 0}


def test_a_changed_entry_is_noticed(several, path):
    """Damage inside a text passes the check of SQLite, but not the marks."""
    id = next(iter(several))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE ledger SET entry = replace(entry, 'owner', 'owned') WHERE of = ? AND n = 0", (id,))
        database.execute("UPDATE ledger SET entry = entry || ' ' WHERE of = ? AND n = 9", (id + 1,))
    store = Store(path)
    assert store.notice.facts == {"games": len(several) - 1, "broken": 2, "records": 0}
    assert ledger_of(store, id) == [] and ledger_of(store, id + 1) == several[id + 1][:9]
    assert all(ledger_of(store, other) == several[other] for other in range(id + 2, len(several) + 1))
    store.close()


# Cut off


def test_plays_that_a_killed_program_had_kept_and_that_are_gone_are_told_of(path):
    """Whatever is cut from the end of what was written ahead, or spoiled in it, is noticed or rescued."""
    assert "cut-off" in said_when_cut_off(path, 4)


@pytest.mark.long
@pytest.mark.timeout(600)
def test_whatever_is_cut_or_spoiled_of_the_last_plays_is_told_of(path):
    assert said_when_cut_off(path, 200) == {"cut-off", "mended"}


def said_when_cut_off(path, places):
    cut_off(path)
    wal = path.with_name(f"{path.name}-wal")
    kept = {file: file.read_bytes() for file in path.parent.iterdir()}
    said = set()
    for place in range(0, len(kept[wal]), len(kept[wal]) // places):
        for spoiled in (kept[wal][:place], flipped(kept[wal], place)):
            for file in path.parent.iterdir():
                file.unlink()
            for file, content in kept.items():
                file.write_bytes(spoiled if file == wal else content)
            with closing(Store(path)) as store:
                said.add(store.notice and store.notice.code)
            lengths = {id: len(entries) for id, entries in there(path)[0].items()}
            assert lengths == {1: 25, 2: 25} or store.notice, place
            assert all(n <= 25 for n in lengths.values())
            with closing(Store(path)) as again:
                assert again.notice is None
    return said


def flipped(content, place):
    return content[:place] + bytes([content[place] ^ 4]) + content[place + 1 :]


def test_a_killed_program_that_lost_nothing_is_no_news(path):
    cut_off(path)
    with closing(Store(path)) as store:
        assert store.notice is None and [one.entries for one in store.games()] == [25, 25]
    assert set(os.listdir(path.parent)) == {path.name, f"{path.name}-count", "sessions.backup-000001.sqlite3"}


# Backups


def test_a_backup_is_made_when_something_has_changed(several, path):
    Store(path).close()
    Store(path).close()
    assert [number for number, _ in backups(path)] == [1]
    dated(backups(path)[0][1], timedelta(hours=-1))
    Store(path).close()
    assert [number for number, _ in backups(path)] == [1]
    changed(path)
    assert [number for number, _ in backups(path)] == [1, 2]
    changed(path)
    assert [number for number, _ in backups(path)] == [1, 2]


def test_a_backup_from_the_future_stops_no_further_ones(several, path):
    Store(path).close()
    dated(backups(path)[0][1], timedelta(days=4_000))
    changed(path)
    assert [number for number, _ in backups(path)] == [1, 2]
    changed(path)
    assert [number for number, _ in backups(path)] == [1, 2]


def changed(path):
    """Change something in the store, and open it once more."""
    with closing(Store(path)) as store:
        store.rename(1, store.games()[0].title + "x")
    Store(path).close()


def dated(path, ago):
    when = (datetime.now(UTC) + ago).timestamp()
    os.utime(path, (when, when))


def test_backups_are_thinned():
    """Half a year of play, four starts a day, with a clock that jumps."""
    now, kept = datetime(2026, 1, 1, tzinfo=UTC), []
    for number in range(400 * 4):
        now += timedelta(hours=6)
        if number == 900:
            now += timedelta(days=3)
        kept.append((number, now))
        staying = backups_to_keep(kept, now)
        kept = [one for one in kept if one[0] in staying]
    ages = [(now - made).days for _, made in kept]
    assert 8 <= sum(age < 2 for age in ages) <= 9
    assert 30 <= len(kept) <= 9 + 12 + 10 + 9
    assert max(ages) > 200


@pytest.mark.long
@pytest.mark.timeout(600)
def test_backups_over_four_hundred_days_with_a_clock_that_jumps(several, path, monkeypatch):
    """Four starts a day, something played before each; the clock is ten years ahead for a week, and in 1970 for one."""
    now, real = [time.time()], time.time
    monkeypatch.setattr(time, "time", lambda: now[0])
    for start in range(400 * 4):
        now[0] += 6 * 3600
        jump = {400: 3650 * 86400, 428: -3650 * 86400, 800: -now[0], 828: 0}.get(start, 0)
        if start == 828:
            jump = real() + 207 * 86400 - now[0]
        now[0] += jump
        before = backups(path)
        with closing(Store(path)) as store:
            store.rename(1, f"{start}")
        made = backups(path)
        assert made[-1][0] == (before[-1][0] if before else 0) + 1, start
        os.utime(made[-1][1], (now[0], now[0]))
    sizes = sum(file.stat().st_size for _, file in made)
    ages = [(now[0] - file.stat().st_mtime) / 86400 for _, file in made]
    assert sizes <= 50_000_000 and max(ages) > 200 and 30 <= len(made) <= 70, (sizes, ages)
    with closing(sqlite3.connect(made[-1][1])) as newest:
        assert newest.execute("SELECT title FROM games WHERE id = 1").fetchone() == (f"{1600 - 2}",)
