"""What the disc, the system or another program does to a session store: it is said, and nothing else is lost."""

import os
import shutil
import sqlite3
import time
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from hamster_table.engine import SaveError
from hamster_table.engine.storage import repair, rows, store_file
from hamster_table.engine.storage.backups import back_up, backups, is_due
from hamster_table.engine.storage.session_store import Store
from tests.stored import PEOPLE, game, ledger_of
from tests.unix import limits as limits_of_files
from tests.unix import locks


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "sessions.sqlite3"


@pytest.fixture
def store(path):
    store = Store(path)
    yield store
    store.close()


@contextmanager
def sqlite_at(path):
    with closing(sqlite3.connect(path)) as database, database:
        yield database


def code_of(do):
    with pytest.raises(SaveError) as refused:
        do()
    return refused.value.code


# Spoiled while the program runs


def test_a_game_that_is_spoiled_while_the_program_runs_is_left_out_and_counted(store):
    first, second = (store.begin(game(), PEOPLE).id for _ in range(2))
    store._database.execute("UPDATE games SET title = 'x' WHERE id = ?", (second,))
    assert [one.id for one in store.games()] == [first] and store.damaged == 1
    assert code_of(lambda: store.resume(second)) == code_of(lambda: store.rename(second, "y")) == "spoiled"


@pytest.mark.parametrize("entry", ["CAST(x'ff' AS TEXT)", "'other'"], ids=["letters that are none", "another entry"])
def test_a_ledger_that_is_spoiled_while_the_program_runs_is_shown_up_to_there(store, entry):
    match = game()
    id = store.begin(match, PEOPLE).id
    store._database.execute(f"UPDATE ledger SET entry = {entry} WHERE n = 9")
    loaded = store.resume(id)[1]
    assert loaded.problem.code == "torn" and loaded.problem.facts == {"n": 9}
    assert loaded.match.ledger == match.ledger[:9]


def test_an_entry_that_fits_its_mark_and_is_none_is_said(store):
    """As a mistake of ours, or a forger, would leave it."""
    match = game(0)
    kept = store.begin(match, PEOPLE)
    row = rows.game(store._database, kept.id)
    mark = rows.hash_chain(row.start, "7")
    store._database.execute("INSERT INTO ledger VALUES (?, 0, '7', ?)", (kept.id, mark))
    rows.keep_game(store._database, row._replace(entries=1, tail=mark))
    assert code_of(lambda: store.resume(kept.id)) == "spoiled"


def test_a_game_whose_row_is_spoiled_is_deleted_like_any_other_and_only_once(store):
    ids = [store.begin(game(), PEOPLE).id for _ in range(3)]
    rows.keep_game(store._database, rows.game(store._database, ids[0])._replace(seats="["))
    store._database.execute("UPDATE games SET mark = '' WHERE id = ?", (ids[1],))
    for id in (*ids[:2], ids[0]):
        assert rows.played_only_in(store._database, id) is None
        store.delete(id)
    assert store._database.execute("SELECT id FROM games").fetchall() == [(ids[2],)]


def test_what_is_kept_twice_is_played_in_neither_of_the_two_alone(store):
    """An opened file may lie there twice: what was played goes with the last of them."""
    match = game()
    first, second = (store.begin(match, PEOPLE).id for _ in range(2))
    assert rows.played_only_in(store._database, first) is None
    store.delete(first)
    found = rows.played_only_in(store._database, second)
    assert found is not None and len(found.ledger) == len(match.ledger)


@pytest.mark.parametrize("is_marked", [True, False])
def test_a_record_that_cannot_be_read_takes_no_other_away(store, is_marked):
    for seed in "12":
        match = game(10_000, seed)
        store.begin(match, PEOPLE).finish(match, PEOPLE)
    mark = rows.record_checksum(1, "[") if is_marked else "spoiled"
    store._database.execute("UPDATE records SET record = '[', mark = ? WHERE of = 1", (mark,))
    assert [record.of for record in store.records()] == [2] and store.damaged == 1


def test_what_no_store_can_hold_is_said_and_nothing_is_kept(store):
    assert code_of(lambda: store.begin(game(), PEOPLE, notes="\ud800")) == "no-store"
    assert store.games() == []


def test_a_row_with_other_columns_is_no_game():
    with pytest.raises(ValueError, match="no row of a game"):
        rows.sound_game(("x",) * 3)


# Opening


@contextmanager
def no_room():
    """No file of this process may hold anything more."""
    resource = limits_of_files()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_without_room_to_forget_an_old_game_the_store_is_free_for_the_next_try(store, path):
    id = store.begin(game(), PEOPLE).id
    store.close()
    long_ago = (datetime.now(UTC) - timedelta(days=31)).isoformat()
    with sqlite_at(path) as database:
        rows.keep_game(database, rows.game(database, id)._replace(away=long_ago))
    with no_room(), pytest.raises(SaveError):
        Store(path)
    with closing(Store(path)) as again:
        assert again.games() == [] and again.notice is None


def test_where_its_size_cannot_be_written_beside_it_the_store_is_still_taken_by_one_program_only(path):
    path.with_name(f"{path.name}-count").mkdir(parents=True)
    with closing(Store(path)) as store:
        store.begin(game(), PEOPLE)
        assert code_of(lambda: Store(path)) == "in-use"
    with closing(Store(path)) as again:
        assert len(again.games()) == 1 and again.notice is None


def test_where_a_file_cannot_be_locked_it_is_used_all_the_same(tmp_path, monkeypatch):
    fcntl = locks()
    descriptor = os.open(tmp_path, os.O_PATH)
    with pytest.raises(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    store_file.lock(descriptor)
    os.fstat(descriptor)
    monkeypatch.setattr(store_file, "fcntl", None)
    store_file.lock(descriptor)
    os.close(descriptor)


def test_a_program_that_is_interrupted_while_it_opens_the_store_lets_it_go(store, path, monkeypatch):
    store.begin(game(), PEOPLE)
    store.close()
    Store(path).close()
    now, asked = time.time, []

    def interrupted():
        asked.append(1)
        if len(asked) == 2:  # once for the check, once for the backup
            raise KeyboardInterrupt
        return now()

    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(time, "time", interrupted)
        Store(path)
    with closing(Store(path)) as again:
        assert len(again.games()) == 1


def test_a_counter_without_a_number_is_mended(store, path):
    match = game()
    id = store.begin(match, PEOPLE).id
    store.close()
    with sqlite_at(path) as database:
        database.execute("DELETE FROM counter")
    with closing(Store(path)) as again:
        assert again.notice.code == "mended" and ledger_of(again, id) == match.ledger


@pytest.mark.parametrize("has_links", [True, False])
def test_what_was_written_ahead_is_held_on_to_under_a_name_that_is_free(path, monkeypatch, has_links):
    path.parent.mkdir()
    log, taken = path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-left-1")
    log.write_bytes(b"ahead")
    taken.write_bytes(b"earlier")
    if not has_links:
        monkeypatch.setattr(os, "link", lambda *_, **__: no_links())
    held = store_file._hold_on_to(path)
    assert held == path.with_name(f"{path.name}-left-2") and held.read_bytes() == b"ahead"
    assert taken.read_bytes() == b"earlier"


def no_links():
    raise OSError("not on this file system")


# Mending


def test_a_log_beside_a_damaged_file_of_former_times_is_not_written_over(store, path):
    store.begin(game(), PEOPLE)
    store.close()
    ahead, former = path.with_name(f"{path.name}-wal"), path.with_name("sessions.damaged-1.sqlite3-wal")
    ahead.write_bytes(b"ahead")
    former.write_bytes(b"of former times")
    shutil.copy(path, path.with_name("sessions.mended.sqlite3"))
    repair.take_over(path)
    assert former.read_bytes() == b"of former times"
    assert former.with_name(f"{former.name}-2").read_bytes() == b"ahead"
    with closing(Store(path)) as again:
        assert len(again.games()) == 1


def test_a_store_whose_damage_sqlite_cannot_put_into_words_is_mended(store, path):
    """It quotes bytes that are no text, and Python cannot read what it says."""
    id = store.begin(game(), PEOPLE).id
    store.close()
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE ledger", b"CREATE \xffABLE ledger"))
    with closing(Store(path)) as again:
        assert again.notice.code == "mended" and ledger_of(again, id) == game().ledger


def test_a_backup_that_the_disc_does_not_give_out_is_passed_over_for_an_older_one(store, path):
    match = game()
    id = store.begin(match, PEOPLE).id
    store.close()
    Store(path).close()
    path.with_name("sessions.backup-000002.sqlite3").mkdir()
    path.write_bytes(bytes(path.stat().st_size))
    with closing(Store(path)) as again:
        assert ledger_of(again, id) == match.ledger and again.notice.code == "mended"


def version_2(path):
    path.parent.mkdir()
    shutil.copy(Path(__file__).parent / "stores" / "version_2.sqlite3", path)


def test_a_ledger_that_is_spoiled_in_a_store_of_the_second_version_costs_only_what_follows_in_it(path):
    version_2(path)
    with sqlite_at(path) as database:
        database.execute("UPDATE ledger SET entry = 'x' WHERE of = 1 AND n = 5")
    with closing(Store(path)) as store:
        assert store.notice.code == "mended"
        assert {one.id: one.entries for one in store.games()} == {1: 5, 2: 12, 3: 9, 4: 55}


@pytest.mark.parametrize("record", ["[" * 100_000, "{", "[]"])
def test_a_record_that_is_spoiled_in_a_store_of_the_second_version_is_lost_alone(path, record):
    version_2(path)
    with sqlite_at(path) as database:
        database.execute("UPDATE records SET record = ?", (record,))
        database.execute("UPDATE ledger SET entry = 'x' WHERE of = 1 AND n = 5")
    with closing(Store(path)) as store:
        assert store.records() == [] and store.notice.facts["records"] == 1
        assert len(store.games()) == 4


# Copies


def test_a_copy_that_cannot_be_read_is_not_kept(path, caplog):
    path.parent.mkdir()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.execute("CREATE TABLE cups (won INTEGER)")
        back_up(database, path)
    assert os.listdir(path.parent) == [] and "could not be copied" in caplog.text


def test_a_copy_that_is_not_there_any_more_makes_another_one_due(path):
    path.parent.mkdir()
    path.with_name("sessions.backup-000001.sqlite3").symlink_to("nowhere")
    assert is_due(path, 7)


def test_copies_make_room_the_oldest_first_but_the_last_one_stays(store, path):
    store.begin(game(), PEOPLE)
    store.close()
    for number, size in ((1, 10), (2, 60_000_000), (3, 60_000_000)):
        with path.with_name(f"sessions.backup-{number:06}.sqlite3").open("wb") as large:
            large.truncate(size)
    with closing(Store(path)) as again:
        back_up(again._database, path)
    assert [number for number, _ in backups(path)] == [4]


def test_of_two_records_of_a_game_in_damaged_pages_the_later_one_stays(tmp_path):
    path = tmp_path / "fresh"
    repair._build(path, [], {3: (1, '{"later": 1}'), 2: (1, '{"former": 1}'), 4: (2, "{}")}, 0)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT n, of, record FROM records ORDER BY n").fetchall() == [
            (3, 1, '{"later": 1}'),
            (4, 2, "{}"),
        ]
