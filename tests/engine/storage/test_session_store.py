"""The session store: what was played is there, whatever happens to the program or the file."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from hamster_table.engine import Match, SaveError
from hamster_table.engine.storage import game_file
from hamster_table.engine.storage.save_file import SENTENCES, PlayerInfo
from hamster_table.engine.storage.session_store import Store
from tests.stored import PEOPLE, RHR, file_of, game, ledger_of, say, spoil
from tests.unix import limits


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "games"


@pytest.fixture
def store(path):
    store = Store(path)
    yield store
    store.close()


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
    say(path, gone.id, away=long_ago)
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
    assert [file.name.split()[0] for file in path.glob("*.hamster*")] == [str(first.id)]


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


@pytest.mark.parametrize("part", [b"hamster_table", b'"seats"', b'"seed"', b'"owner"', b'"played"', b"\n"])
def test_a_damaged_file_hides_no_other_game(store, path, part):
    kept = [store.begin(game(), PEOPLE).id for _ in range(3)]
    store.close()
    spoil(file_of(path, kept[1]), part, b"#" * len(part))
    with closing(Store(path)) as store:
        assert {found.id for found in store.games()} - {kept[1]} == {kept[0], kept[2]}
        assert store.notice.code == "damaged-games" and store.notice.facts == {"broken": 1}
        assert all(ledger_of(store, id) == game().ledger for id in (kept[0], kept[2]))
    with closing(Store(path)) as store:
        assert store.notice is None, "it is told once"


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


# One writer


IN_ANOTHER = """
import sys; from pathlib import Path
from hamster_table.engine import Match
from hamster_table.engine.storage.session_store import Store
store = Store(Path(sys.argv[1]))
tries = {
    "resume": lambda: store.resume(1), "rename": lambda: store.rename(1, "x"), "delete": lambda: store.delete(1),
    "look": lambda: store.look_at(1), "begin": lambda: store.begin(Match.new("run-hamster-run", 2, seed="2"), []),
}
for name, do in tries.items():
    try:
        do()
        print(name, "done")
    except ValueError as mistake:
        print(name, mistake.code)
"""


def test_a_game_that_another_window_plays_is_refused_there_and_all_else_is_not(store, path):
    kept = store.begin(game(), PEOPLE)
    kept.set_notes("held")
    command = [sys.executable, "-c", IN_ANOTHER, path]
    told = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True)
    assert told.stdout.split("\n")[:-1] == [
        *("resume in-use", "rename in-use", "delete in-use", "look done", "begin done"),
    ]
    assert [(one.id, one.entries) for one in store.games()] == [(2, 0), (1, 40)], "what the other began is seen here"
    assert store.resume(2)[0].id == 2, "it is free again"


def test_without_locks_a_game_that_another_window_has_played_on_is_not_written_over(store, path, monkeypatch):
    monkeypatch.setattr(game_file, "fcntl", None)
    match = game()
    kept = store.begin(match, PEOPLE)
    kept.set_notes("here")
    with closing(Store(path)) as other:
        other.resume(kept.id)[0].truncate(9)
    with pytest.raises(SaveError) as caught:
        kept.truncate(3)
    assert caught.value.code == "in-use"
    with closing(Store(path)) as again:
        assert ledger_of(again, kept.id) == match.ledger[:9] and again.notice is None


def test_a_game_of_a_newer_version_stays_as_it_is(store, path):
    store.begin(game(), PEOPLE)
    newer = game_file.packed([b'{"hamster_table":3,"shape":"unknown"}', b"[7]"])
    path.joinpath("2 Other.hamster").write_bytes(newer)
    store.close()
    with closing(Store(path)) as again:
        assert again.notice.code == "newer-store" and again.damaged == 1 and len(again.games()) == 1
    assert path.joinpath("2 Other.hamster").read_bytes() == newer


def test_a_place_where_nothing_can_be_written_is_said(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(SaveError) as caught:
        Store(tmp_path / "data" / "games")
    assert caught.value.code == "no-store" and SENTENCES["no-store"]


def test_a_disc_that_is_full_for_a_while_leaves_no_gap(path):
    """The store says so, the game goes on, and when there is room again everything is brought."""
    limits()
    told = subprocess.run([sys.executable, "-c", FULL, path], capture_output=True, text=True, timeout=30, check=True)
    assert told.stdout.split() == ["refused", "refused", "refused", "kept"]
    store = Store(path)
    assert store.notice is None and len(ledger_of(store, 1)) == 33 and len(list(path.iterdir())) == 3
    store.close()


FULL = """
import resource, signal, sys
from pathlib import Path
from hamster_table.engine import Match, SaveError
from hamster_table.engine.storage.session_store import Store

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
resource.setrlimit(resource.RLIMIT_FSIZE, (1500, limits[1]))
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


def test_without_locks_nothing_is_written_into_a_file_that_another_window_has_held_aside(store, path, monkeypatch):
    """It has mended a game that is damaged while this window plays it: what came after would be in no game."""
    monkeypatch.setattr(game_file, "fcntl", None)
    kept = store.begin(game(10), PEOPLE)
    spoil(file_of(path, kept.id), b'"do"', b'"dq"')
    with closing(Store(path)):
        assert [*path.glob("*.damaged-1")]
    with pytest.raises(SaveError) as caught:
        kept.truncate(5)
    assert caught.value.code == "in-use"
