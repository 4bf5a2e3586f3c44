"""Damage in the file of the session store: what is hit is told of, and everything else stays."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from stored import PEOPLE, game, ledger_of

from hamster_table.engine.store import Store
from hamster_table.engine.store_file import backups, thinned


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "sessions.sqlite3"


@pytest.fixture
def several(path):
    """A closed store with six games, and their ledgers."""
    store = Store(path)
    matches = [game(10_000, str(seed)) for seed in range(6)]
    ids = [store.begin(match, PEOPLE).id for match in matches]
    store.begin(game(10_000), PEOPLE).finish(game(10_000), PEOPLE)
    store.close()
    return dict(zip(ids, (match.ledger for match in matches), strict=True))


def test_every_damaged_page_costs_no_more_than_itself(several, path):
    """Each page in turn is wiped: the program starts, keeps the damaged file, and goes on with whatever can be read."""
    sound = path.read_bytes()
    saved = []
    for page in range(0, len(sound), 4096):
        for file in path.parent.iterdir():
            file.unlink()
        path.write_bytes(sound[:page] + bytes(4096) + sound[page + 4096 :])
        store = Store(path)
        assert store.notice and store.notice.code == "mended"
        assert (path.parent / "sessions.damaged-1.sqlite3").exists()
        whole = 0
        for found in store.unfinished():
            if found.id not in several:
                continue
            match = store.resume(found.id)[1].match
            assert match.ledger == several[found.id][: len(match.ledger)]
            whole += match.ledger == several[found.id]
        saved.append(whole)
        kept = store.begin(game(), PEOPLE)
        store.close()
        store = Store(path)
        assert store.notice is None and len(ledger_of(store, kept.id)) == 40
        store.close()
    assert sorted(saved)[len(saved) // 2] >= 4 and max(saved) == 6, saved


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


@pytest.mark.parametrize("length", [0, 100, 4096, 9000])
def test_a_file_cut_short_is_mended(several, path, length):
    Store(path).close()
    path.write_bytes(path.read_bytes()[:length])
    store = Store(path)
    if length:
        assert {id: ledger_of(store, id) for id in several} == several
    store.close()


def test_a_changed_entry_is_noticed(several, path):
    """Damage inside a text passes the check of SQLite, but not the marks."""
    id = next(iter(several))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE ledger SET entry = replace(entry, 'owner', 'owned') WHERE of = ? AND n = 0", (id,))
        database.execute("UPDATE ledger SET entry = entry || ' ' WHERE of = ? AND n = 9", (id + 1,))
    store = Store(path)
    assert store.resume(id)[1].flaw.code == "torn"
    loaded = store.resume(id + 1)[1]
    assert loaded.read_only and loaded.match.ledger == several[id + 1][:9]
    store.close()


# Backups


def test_a_backup_is_made_when_something_has_changed(several, path):
    Store(path).close()
    Store(path).close()
    assert [number for number, _ in backups(path)] == [1]
    hour_ago = datetime.now(UTC).timestamp() - 3600
    os.utime(backups(path)[0][1], (hour_ago, hour_ago))
    Store(path).close()
    assert [number for number, _ in backups(path)] == [1, 2]


def test_backups_are_thinned():
    """Half a year of play, four starts a day, with a clock that jumps."""
    now, kept = datetime(2026, 1, 1, tzinfo=UTC), []
    for number in range(400 * 4):
        now += timedelta(hours=6)
        if number == 900:
            now += timedelta(days=3)
        kept.append((number, now))
        staying = thinned(kept, now)
        kept = [one for one in kept if one[0] in staying]
    ages = [(now - made).days for _, made in kept]
    assert 8 <= sum(age < 2 for age in ages) <= 9
    assert 30 <= len(kept) <= 9 + 12 + 10 + 9
    assert max(ages) > 200
