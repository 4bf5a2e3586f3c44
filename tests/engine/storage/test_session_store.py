"""The session store: what was played is there, whatever happens to the program or the file."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamster_table.engine import Match, SaveError
from hamster_table.engine.storage.annotations import Bookmark, LessonsBegan, LessonsEnded, written
from hamster_table.engine.storage.rows import GAME_COLUMNS, keep_game, shown, sound_game
from hamster_table.engine.storage.rows import game as game_row
from hamster_table.engine.storage.save_file import SENTENCES, PlayerInfo
from hamster_table.engine.storage.schema import VERSION, fresh_tables
from hamster_table.engine.storage.session_store import Store
from hamster_table.engine.storage.sqlite_pages import rows_in
from tests.stored import PEOPLE, RHR, folder_in_memory, game, ledger_of
from tests.unix import limits


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "sessions.sqlite3"


@pytest.fixture
def store(path):
    store = Store(path)
    yield store
    store.close()


# Keeping


def test_people_are_called_by_another_name_in_games_and_records(store):
    over, away = game(10_000), game(seed="2")
    kept = [store.begin(match, PEOPLE) for match in (over, away, game(seed="3"))]
    kept[0].finish(over, PEOPLE)
    kept[1].store.put_away(kept[1].id)
    store.begin(game(seed="4"), (PlayerInfo("Cy"), PEOPLE[1])).finish(over, (PlayerInfo("Cy"), PEOPLE[1]))
    spoiled = store.rows_of(game(seed="3"))[0]
    store._database.execute("UPDATE games SET mark = 'spoiled' WHERE id = ?", (spoiled.id,))
    before = store.records()
    store.rename_people(lambda players: [replace(one, name={"Ada": "Mama"}.get(one.name, one.name)) for one in players])
    names = [[player.name for player in one.players] for one in store.games()]
    assert sorted(names) == [["Cy", "Bo"], ["Mama", "Bo"], ["Mama", "Bo"]] and store.damaged == 1
    assert [one.names for one in store.records()] == [("Cy", "Bo"), ("Mama", "Bo")]
    assert [replace(one, names=()) for one in store.records()] == [replace(one, names=()) for one in before]
    assert store.resume(kept[1].id)[1].seats[0] == PlayerInfo("Mama") and store.row(kept[1].id).away


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
    kept.truncate(len(match.ledger))
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
    kept.synchronize(match)
    other = game(30)
    for _ in range(5):
        other.undo()
    kept.synchronize(other)
    assert ledger_of(store, kept.id) == other.ledger
    kept.synchronize(match)
    assert ledger_of(store, kept.id) == match.ledger


def test_others_may_sit_down(store):
    kept = store.begin(game(), PEOPLE)
    kept.seat([PlayerInfo("Cy"), PlayerInfo("Di", "whim")])
    assert store.unfinished()[0].players == (PlayerInfo("Cy"), PlayerInfo("Di", "whim"))


def test_unfinished_games_are_offered_the_last_played_first(store):
    first, second, third = (store.begin(game(seed=seed), PEOPLE) for seed in "123")
    first.truncate(10)
    assert [found.id for found in store.unfinished()] == [first.id, third.id, second.id]
    found = store.unfinished()[0]
    assert (found.game, found.players, found.entries) == (RHR.id, PEOPLE, 10)
    store.put_away(second.id)
    assert [found.id for found in store.unfinished()] == [first.id, third.id]


def test_what_was_put_away_stays_for_a_month(store, path):
    kept, gone = store.begin(game(), PEOPLE), store.begin(game(), PEOPLE)
    store.put_away(kept.id)
    store.put_away(gone.id)
    long_ago = (datetime.now(UTC) - timedelta(days=31)).isoformat()
    store.close()
    with closing(sqlite3.connect(path)) as database, database:
        keep_game(database, game_row(database, gone.id)._replace(away=long_ago))
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


first_games = pytest.mark.parametrize(
    ("notes", "is_taught"), [([], False), ([LessonsBegan()], True), ([LessonsBegan(), LessonsEnded(0)], False)]
)


@first_games
def test_a_record_tells_of_a_first_game_with_all_its_lessons(store, notes, is_taught):
    match = game(10_000)
    kept = store.begin(match, PEOPLE, written([(0, note) for note in notes]))
    kept.finish(match, PEOPLE)
    [record] = store.records()
    assert record.is_taught is is_taught


@first_games
def test_a_list_tells_of_a_first_game_however_its_notes_are_written(store, path, notes, is_taught):
    said = Bookmark('{"event":"LessonsBegan"}, {"event":"LessonsEnded","seat":0}')
    kept = store.begin(game(3), PEOPLE, written([(0, note) for note in (*notes, said)]))
    assert store.games()[0].is_lesson is is_taught
    store.close()
    with closing(sqlite3.connect(path)) as database:
        row = game_row(database, kept.id)
    assert shown(row._replace(notes=json.dumps(json.loads(row.notes), indent=1))).is_lesson is is_taught


def test_a_game_that_is_over_stays_so_when_it_is_made_equal_to_itself(store):
    match = game(10_000)
    kept = store.begin(match, PEOPLE)
    kept.finish(match, PEOPLE)
    kept.synchronize(match)  # as after a note that could not be saved at first
    assert len(store.records()) == 1 and store.unfinished() == []


def test_an_end_that_is_taken_back_is_no_record(store):
    match = game(10_000)
    kept = store.begin(match, PEOPLE)
    kept.finish(match, PEOPLE)
    match.undo()
    kept.truncate(len(match.ledger))
    assert store.records() == [] and store.unfinished()[0].id == kept.id


def test_notes_are_kept(store):
    kept = store.begin(game(), PEOPLE, "first")
    assert store.resume(kept.id)[1].notes == "first"
    kept.set_notes("then")
    assert store.resume(kept.id)[1].notes == "then"


def test_a_game_keeps_the_name_that_it_was_given(store):
    kept = store.begin(game(), PEOPLE)
    store.rename(kept.id, "  Grandma's \u202e first\n")
    assert store.games()[0].title == "Grandma's  first"
    store.rename(kept.id, "")
    assert store.games()[0].title == ""


def test_what_was_put_away_can_be_brought_back(store):
    kept = store.begin(game(), PEOPLE)
    store.put_away(kept.id)
    assert store.games()[0].away and not store.unfinished()
    store.bring_back(kept.id)
    assert store.games()[0].away == "" and store.unfinished()[0].id == kept.id


def test_what_was_put_away_and_is_played_on_is_offered_again(store):
    match = game()
    kept = store.begin(match, PEOPLE)
    store.put_away(kept.id)
    kept.truncate(len(match.ledger) - 1)
    assert [found.id for found in store.unfinished()] == [kept.id]


def test_a_game_that_was_deleted_is_gone_and_the_others_stay(store, path):
    first, second = store.begin(game(), PEOPLE), store.begin(game(), PEOPLE)
    store.delete(second.id)
    assert [found.id for found in store.games()] == [first.id]
    for broken in (lambda: store.resume(second.id), lambda: store.rename(second.id, "x"), lambda: second.truncate(3)):
        with pytest.raises(SaveError) as caught:
            broken()
        assert caught.value.code == "gone"
    store.close()
    with closing(sqlite3.connect(path)) as database:
        assert {of for (of,) in database.execute("SELECT of FROM ledger")} == {first.id}


def test_nothing_is_left_in_the_file_of_a_game_that_was_deleted(store, path):
    """Or it would come back when the pages of a damaged store are searched; and a name is nobody's business then."""
    left, kept = store.begin(game(), (PlayerInfo("Wilhelmine"), PlayerInfo("Jonas"))), store.begin(game(), PEOPLE)
    assert kept.id in {found.id for found in store.games()}
    store.delete(left.id)
    store.close()
    assert b"Wilhelmine" not in path.read_bytes()
    assert {row[0] for row in rows_in(path.read_bytes()).games} == {kept.id}


def test_a_finished_game_can_be_looked_at_and_its_record_leads_to_it(store):
    match = game(10_000)
    store.begin(game(), PEOPLE)
    kept = store.begin(match, PEOPLE)
    kept.finish(match, PEOPLE)
    assert [(found.id, found.is_over) for found in store.games()] == [(kept.id, True), (1, False)]
    [record] = store.records()
    assert record.of == kept.id and ledger_of(store, record.of) == match.ledger


def test_no_game_is_taken_for_the_one_whose_record_is_left(store):
    match = game(10_000)
    kept = store.begin(match, PEOPLE)
    kept.finish(match, PEOPLE)
    store.delete(kept.id)
    assert store.begin(game(), PEOPLE).id != store.records()[0].of


def test_a_record_goes_with_its_game_where_that_is_wished(store):
    match = game(10_000)
    for counts_on, left in ((True, 1), (False, 1)):
        kept = store.begin(match, PEOPLE)
        kept.finish(match, PEOPLE)
        store.delete(kept.id, counts_on=counts_on)
        assert len(store.records()) == left and store.games() == []


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["begin", "play", "rename", "away", "back", "seat", "delete", "look"]), st.integers(0, 5)
        )
    )
)
def test_the_games_are_listed_as_they_are_whatever_was_changed_since_they_were_listed_last(changes):
    with folder_in_memory() as folder, closing(Store(folder / "sessions.sqlite3")) as store:
        match, kept = game(3), []
        for change, n in [("begin", 0), ("look", 0), *changes]:
            if change == "begin":
                kept.append(store.begin(match, PEOPLE))
            elif change == "look":
                store.games()
            elif kept:
                one = kept[n % len(kept)]
                {
                    "play": lambda one=one: one.truncate(2),
                    "rename": lambda one=one, n=n: store.rename(one.id, f"Name {n}"),
                    "away": lambda one=one: store.put_away(one.id),
                    "back": lambda one=one: store.bring_back(one.id),
                    "seat": lambda one=one, n=n: one.seat([PlayerInfo(f"Cy {n}"), PlayerInfo("Di", "whim")]),
                    "delete": lambda one=one: (store.delete(one.id), kept.remove(one)),
                }[change]()
        there = store._database.execute(f"SELECT {GAME_COLUMNS} FROM games ORDER BY touched DESC").fetchall()
        assert store.games() == [shown(sound_game(columns)) for columns in there]
        assert store.damaged == 0 and len(there) == len(kept)


def test_only_games_that_have_changed_are_read_when_all_are_listed_again(store):
    kept, read = [store.begin(game(3), PEOPLE) for _ in range(20)], []
    assert len(store.games()) == 20
    store._database.set_trace_callback(read.append)
    assert len(store.games()) == 20 and store.unfinished()[0].id == kept[-1].id
    assert read == []
    store.rename(kept[7].id, "Sunday")
    read.clear()
    assert store.games()[-8].title == "Sunday" and len(read) == 2
    assert not any("ledger" in statement for statement in read)


@pytest.mark.parametrize(
    "change", ["seats = 'x'", "seats = '{}'", "title = 'y'", "played = ''", "touched = 7", "notes = 'z'", "mark = ''"]
)
def test_a_damaged_row_hides_no_other_game(store, path, change):
    kept = [store.begin(game(), PEOPLE).id for _ in range(3)]
    store.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"UPDATE games SET {change} WHERE id = ?", (kept[1],))
    with closing(Store(path)) as store:
        assert {found.id for found in store.games()} - {kept[1]} == {kept[0], kept[2]}


def test_plays_may_be_kept_from_another_thread(store):
    match = game()
    kept = store.begin(Match(match.game, match.setup, match.seed), PEOPLE)

    def keep():
        for n, entry in enumerate(match.ledger):
            kept.append(n, *entry)

    with ThreadPoolExecutor(1) as writer:
        writing = writer.submit(keep)
        while not writing.done():
            assert len(store.games()) == 1
        writing.result()
    assert ledger_of(store, kept.id) == match.ledger


def test_a_store_of_the_first_version_is_raised(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        fresh_tables(database, 1)
        match = Match(RHR, game().setup, "1")
        seats = '[{"colour":-1,"kind":"person","name":"Ada"}]'
        old = (1, RHR.id, 1, "0.1.0", "{}", seats, "1", "2026-01-01", 1, "open")
        database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", old)
    with closing(Store(path)) as store:
        assert [one.id for one in store.unfinished()] == [1]
        kept = store.begin(match, PEOPLE, "new")
        assert store.resume(kept.id)[1].notes == "new"


def test_a_store_that_the_second_version_wrote_is_raised(path):
    """Four games: one open, one put away, one of another game, one over with its record."""
    path.parent.mkdir()
    shutil.copy(Path(__file__).parent / "stores" / "version_2.sqlite3", path)
    with closing(Store(path)) as store:
        assert store.notice is None
        games = [(one.id, one.game, one.entries, one.is_over, bool(one.away)) for one in store.games()]
        assert games == [
            (1, RHR.id, 20, False, False),
            (4, RHR.id, 55, True, False),
            (3, "hamsterdam", 9, False, False),
            (2, RHR.id, 12, False, True),
        ]
        assert store.games()[3].players == (PlayerInfo("Çağla"), PlayerInfo("Di", "whim"), PlayerInfo("Eli"))
        assert [record.of for record in store.records()] == [4]
        for one in games:
            loaded = store.resume(one[0])[1]
            assert not loaded.read_only and len(loaded.match.ledger) == one[2]
        assert store.resume(1)[1].notes == "first notes"
        store.bring_back(2)
    with closing(Store(path)) as store:
        assert store.notice is None and len(store.unfinished()) == 3


# One writer


def test_a_second_program_is_told(store, path):
    store.begin(game(), PEOPLE)
    code = (
        "import sys; from pathlib import Path\n"
        "from hamster_table.engine.storage.session_store import Store\n"
        "try:\n    Store(Path(sys.argv[1]))\n"
        "except ValueError as mistake:\n    print(mistake.code)\n"
    )
    told = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, timeout=30, check=True)
    assert told.stdout == "in-use\n"
    assert len(store.unfinished()) == 1


def test_a_newer_store_stays_as_it_is(path):
    Store(path).close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE cups (won INTEGER)")
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        Store(path)
    assert caught.value.code == "newer-store"
    assert path.read_bytes() == before and set(os.listdir(path.parent)) == {path.name, f"{path.name}-count"}


def test_a_place_where_nothing_can_be_written_is_said(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(SaveError) as caught:
        Store(tmp_path / "data" / "sessions.sqlite3")
    assert caught.value.code == "no-store" and SENTENCES["no-store"]


def test_a_disc_that_is_full_for_a_while_leaves_no_gap(path):
    """The store says so, the game goes on, and when there is room again everything is brought."""
    limits()
    told = subprocess.run([sys.executable, "-c", FULL, path], capture_output=True, text=True, timeout=30, check=True)
    assert told.stdout.split() == ["refused", "refused", "refused", "kept"]
    store = Store(path)
    assert store.notice is None and len(ledger_of(store, 1)) == 33
    store.close()


FULL = """
import resource, signal, sys
from pathlib import Path
from hamster_table.engine import Match, SaveError
from hamster_table.engine.storage.session_store import Store
from hamster_table.engine.storage.sqlite_pages import rows_in

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
kept.synchronize(match)
print("kept")
"""
