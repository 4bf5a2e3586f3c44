"""The session store: what was played is there, whatever happens to the program or the file."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from laws import GAMES
from mutants import played

from hamster_table.engine import Match, SaveError
from hamster_table.engine.record import SENTENCES, Sitter
from hamster_table.engine.store import Store
from hamster_table.engine.store_file import SCHEMAS, VERSION, backups, thinned

RHR = GAMES["run-hamster-run"]
PEOPLE = (Sitter("Ada"), Sitter("Bo", "sharp"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "sessions.sqlite3"


@pytest.fixture
def store(path):
    store = Store(path)
    yield store
    store.close()


def game(entries=40, seed="1"):
    return played(RHR, 2, seed, entries)


def ledger_of(store, id):
    return store.resume(id)[1].match.ledger


# Keeping


def test_every_play_is_kept(store):
    match = game()
    kept = store.begin(Match(match.game, match.setup, match.seed), PEOPLE)
    for n, entry in enumerate(match.ledger):
        kept.append(n, *entry)
    again, loaded = store.resume(kept.id)
    assert again.id == kept.id
    assert (loaded.match.state, loaded.match.story) == (match.state, match.story)
    assert loaded.seats == PEOPLE and not loaded.read_only


def test_undo_is_kept_in_step(store):
    match = game()
    kept = store.begin(match, PEOPLE)
    for _ in range(7):
        match.undo()
    kept.cut(len(match.ledger))
    assert ledger_of(store, kept.id) == match.ledger
    match.redo()
    kept.append(len(match.ledger) - 1, *match.ledger[-1])
    assert ledger_of(store, kept.id) == match.ledger


def test_a_gap_is_not_kept(store):
    match = game()
    kept = store.begin(match, PEOPLE)
    with pytest.raises(SaveError):
        kept.append(len(match.ledger) + 1, *match.ledger[-1])
    with pytest.raises(SaveError):
        kept.append(3, *match.ledger[3])
    assert ledger_of(store, kept.id) == match.ledger


def test_levelling_brings_whatever_was_missed(store):
    match = game(60)
    kept = store.begin(Match(match.game, match.setup, match.seed), PEOPLE)
    kept.level(match)
    other = game(30)
    for _ in range(5):
        other.undo()
    kept.level(other)
    assert ledger_of(store, kept.id) == other.ledger
    kept.level(match)
    assert ledger_of(store, kept.id) == match.ledger


def test_others_may_sit_down(store):
    kept = store.begin(game(), PEOPLE)
    kept.seat([Sitter("Cy"), Sitter("Di", "whim")])
    assert store.unfinished()[0].sitters == (Sitter("Cy"), Sitter("Di", "whim"))


def test_unfinished_games_are_offered_the_last_played_first(store):
    first, second, third = (store.begin(game(seed=seed), PEOPLE) for seed in "123")
    first.cut(10)
    assert [found.id for found in store.unfinished()] == [first.id, third.id, second.id]
    found = store.unfinished()[0]
    assert (found.game, found.sitters, found.entries) == (RHR.id, PEOPLE, 10)
    second.put_away()
    assert [found.id for found in store.unfinished()] == [first.id, third.id]


def test_what_was_put_away_stays_for_a_month(store, path):
    kept, gone = store.begin(game(), PEOPLE), store.begin(game(), PEOPLE)
    kept.put_away()
    gone.put_away()
    long_ago = (datetime.now(UTC) - timedelta(days=31)).isoformat()
    store.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE games SET played = ? WHERE id = ?", (long_ago, gone.id))
    later = Store(path)
    assert len(ledger_of(later, kept.id)) == 40
    with pytest.raises(SaveError):
        later.resume(gone.id)
    later.close()


def test_a_finished_game_leaves_a_record(store):
    match = game(10_000)
    kept = store.begin(match, PEOPLE)
    assert store.records() == []
    kept.finish(match, PEOPLE)
    kept.finish(match, PEOPLE)
    [record] = store.records()
    assert (record.game, record.names, record.winners) == (RHR.id, ("Ada", "Bo"), match.standing.winners)
    assert store.unfinished() == []


def test_an_end_that_is_taken_back_is_no_record(store):
    match = game(10_000)
    kept = store.begin(match, PEOPLE)
    kept.finish(match, PEOPLE)
    match.undo()
    kept.cut(len(match.ledger))
    assert store.records() == [] and store.unfinished()[0].id == kept.id


def test_notes_are_kept(store):
    kept = store.begin(game(), PEOPLE, "first")
    assert store.resume(kept.id)[1].notes == "first"
    kept.note("then")
    assert store.resume(kept.id)[1].notes == "then"


def test_a_store_of_the_first_version_is_raised(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.executescript(SCHEMAS[0])
        database.execute("PRAGMA user_version = 1")
        match = Match(RHR, game().setup, "1")
        seats = '[{"colour":-1,"kind":"person","name":"Ada"}]'
        old = (1, RHR.id, 1, "0.1.0", "{}", seats, "1", "2026-01-01", 1, "open")
        database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", old)
        database.commit()
    with closing(Store(path)) as store:
        assert [one.id for one in store.unfinished()] == [1]
        kept = store.begin(match, PEOPLE, "new")
        assert store.resume(kept.id)[1].notes == "new"


# One writer


def test_a_second_program_is_told(store, path):
    store.begin(game(), PEOPLE)
    code = (
        "import sys; from pathlib import Path\n"
        "from hamster_table.engine.store import Store\n"
        "try:\n    Store(Path(sys.argv[1]))\n"
        "except ValueError as mistake:\n    print(mistake.code)\n"
    )
    told = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, timeout=30, check=True)
    assert told.stdout == "in-use\n"
    assert len(store.unfinished()) == 1


def test_a_newer_store_stays_as_it_is(path):
    Store(path).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        Store(path)
    assert caught.value.code == "newer-store"
    assert path.read_bytes() == before and os.listdir(path.parent) == [path.name]


def test_a_place_where_nothing_can_be_written_is_said(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(SaveError) as caught:
        Store(tmp_path / "data" / "sessions.sqlite3")
    assert caught.value.code == "no-store" and SENTENCES["no-store"]


def test_a_disc_that_is_full_for_a_while_leaves_no_gap(path):
    """The store says so, the game goes on, and when there is room again everything is brought."""
    told = subprocess.run([sys.executable, "-c", FULL, path], capture_output=True, text=True, timeout=30, check=True)
    assert told.stdout.split() == ["refused", "refused", "refused", "kept"]
    store = Store(path)
    assert store.notice is None and len(ledger_of(store, 1)) == 33
    store.close()


FULL = """
import resource, signal, sys
from pathlib import Path
from hamster_table.engine import Match, SaveError
from hamster_table.engine.store import Store

def step():
    seat = match.waiting[0]
    match.chance() if seat == -1 else match.play(seat, match.actions(seat)[0])

match = Match.new("run-hamster-run", 2, seed="1")
kept = Store(Path(sys.argv[1])).begin(match, [])
for n in range(29):
    step()
    kept.append(n, *match.ledger[n])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
limits = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limits[1]))
for n in range(29, 32):
    step()
    try:
        kept.append(n, *match.ledger[n])
    except SaveError as mistake:
        print("refused")
resource.setrlimit(resource.RLIMIT_FSIZE, limits)
step()
kept.level(match)
print("kept")
"""


# Damage


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
