"""The store of versions before is taken over once, whole, and stays as it was; also where it is damaged."""

import random
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from hamster_table.engine import SaveError
from hamster_table.engine.storage import former_store
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store
from tests.former_stores import lay_former
from tests.stored import RHR, folder_in_memory, game, ledger_of
from tests.unix import make_link, make_pipe


@pytest.fixture
def path():
    with folder_in_memory() as folder:
        yield folder / "data" / "games"


@pytest.fixture
def old(path):
    return path.with_name(former_store.NAME)


MATCHES = [game(10_000 if seed % 2 else 40 + seed, str(seed)) for seed in range(6)]
LEDGERS = {id: match.ledger for id, match in enumerate(MATCHES, 1)}


def lay(old):
    lay_former(old, MATCHES, {2: {}, 4: {}, 9: {}})


def files(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def version_2(old):
    old.parent.mkdir()
    shutil.copy(Path(__file__).parent / "stores" / "version_2.sqlite3", old)


def test_a_store_is_taken_over_whole_and_stays_as_it_was(path, old):
    lay(old)
    before, told = files(path.parent), []
    with closing(Store(path, report=lambda *what: told.append(what))) as store:
        assert store.notice is None and {one.id: ledger_of(store, one.id) for one in store.games()} == LEDGERS
        assert [one.id for one in store.games()] == [6, 5, 4, 3, 2, 1]
        assert told == [(n, 6) for n in range(6)]
        store.begin(game(), [PlayerInfo("Ada")])
    assert files(path.parent) == before, "nothing is written into it, and nothing is left beside it"
    with closing(Store(path)) as store:
        assert len(store.games()) == 7, "it is taken over once"


def test_a_store_that_the_second_version_wrote_is_taken_over(path, old):
    """Four games: one open, one put away, one of another game, one over with its record."""
    version_2(old)
    with closing(Store(path)) as store:
        assert store.notice is None
        games = {one.id: (one.game, one.entries, one.is_over, bool(one.away)) for one in store.games()}
        assert games == {
            1: (RHR.id, 20, False, False),
            2: (RHR.id, 12, False, True),
            3: ("hamsterdam", 9, False, False),
            4: (RHR.id, 55, True, False),
        }
        assert [one.id for one in store.games()] == [1, 4, 3, 2]
        [away] = [one for one in store.games() if one.away]
        assert away.players == (PlayerInfo("Çağla"), PlayerInfo("Di", "whim"), PlayerInfo("Eli"))
        assert [record.of for record in store.records()] == [4]
        for one in store.games():
            loaded = store.look_at(one.id)
            assert not loaded.read_only and len(loaded.match.ledger) == one.entries
        assert store.resume(1)[1].notes == "first notes"
        store.bring_back(2)
    with closing(Store(path)) as store:
        assert store.notice is None and len(store.unfinished()) == 3


def test_a_store_of_a_later_version_stays_as_it_is_although_its_tables_are_the_same(path, old):
    lay(old)
    with closing(sqlite3.connect(old)) as database:
        database.execute("PRAGMA user_version = 4")
    before = files(path.parent)
    with pytest.raises(SaveError) as caught:
        Store(path)
    assert caught.value.code == "newer-store" and files(path.parent) == before and not path.exists()


@pytest.mark.parametrize("make", [make_pipe, Path.mkdir, lambda path: make_link(path, path.name)])
def test_what_is_no_file_is_no_store_and_holds_nobody_up(path, old, make):
    path.parent.mkdir()
    make(old)
    with closing(Store(path)) as store:
        assert store.notice is None and store.games() == []


def test_what_a_killed_program_had_written_ahead_is_taken_over_too(path, old):
    lay(old)
    before = files(old.parent)
    with closing(sqlite3.connect(old, isolation_level=None)) as database:
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.execute("DELETE FROM records WHERE of = 9")
        ahead = files(old.parent)
    assert ahead[f"{old.name}-wal"] and ahead[old.name] == before[old.name]
    for name, content in ahead.items():
        old.with_name(name).write_bytes(content)
    with closing(Store(path)) as store:
        assert len(store.games()) == 6 and not path.joinpath("deleted games.results").read_bytes()


@pytest.mark.parametrize("fails", [OSError, KeyboardInterrupt])
def test_a_take_over_that_is_cut_off_begins_anew(path, old, fails):
    lay(old)

    def report(n, all_games):
        if n == 3:
            raise fails

    with pytest.raises((SaveError, KeyboardInterrupt)):
        Store(path, report=report)
    assert not path.exists()
    with closing(Store(path)) as store:
        assert {one.id for one in store.games()} == set(LEDGERS)


# Damage


def taken_over(path, content):
    """What is taken over of a damaged store: the ledgers, and what is said."""
    for file in path.parent.iterdir():
        if file.is_dir():
            shutil.rmtree(file)
    path.with_name(former_store.NAME).write_bytes(content)
    with closing(Store(path)) as store:
        assert path.with_name(former_store.NAME).read_bytes() == content
        return {one.id: ledger_of(store, one.id) for one in store.games()}, store.notice


def check(path, content, place):
    found, notice = taken_over(path, content)
    if any(found[id] != LEDGERS[id][: len(found[id])] for id in found):
        yield f"{place}: a game is another one"
    shortened = sum(found.get(id) != ledger for id, ledger in LEDGERS.items())
    if shortened and (notice is None or notice.code not in ("mended", "newer-store")):
        yield f"{place}: {shortened} games are shortened and nothing is said"


def damages(content, pages, flips):
    rng = random.Random(1)
    for page in pages:
        yield content[:page] + bytes(512) + content[page + 512 :], page
    for _ in range(flips):
        at, spoiled = rng.randrange(len(content)), bytearray(content)
        spoiled[at] ^= 1 << rng.randrange(8)
        # Where it says to be of a later version it stays as it is, and can be looked at by whoever mends that.
        if not 60 <= at < 64:
            yield bytes(spoiled), at


def test_no_damage_goes_unsaid_and_no_game_becomes_another(path, old):
    lay(old)
    content = old.read_bytes()
    pages = range(0, len(content), len(content) // 8 // 512 * 512)
    assert [wrong for damage in damages(content, pages, 8) for wrong in check(path, *damage)] == []


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_no_damage_goes_unsaid_wherever_it_is(path, old):
    lay(old)
    content = old.read_bytes()
    every = damages(content, range(0, len(content), 512), 500)
    assert [wrong for damage in every for wrong in check(path, *damage)] == []


def test_with_a_backup_no_page_costs_a_game(path, old):
    lay(old)
    shutil.copy(old, old.with_name("sessions.backup-000001.sqlite3"))
    sound = old.read_bytes()
    for page in range(0, len(sound), 4096):
        found, _ = taken_over(path, sound[:page] + b"\xff" * 4096 + sound[page + 4096 :])
        assert found == LEDGERS, page


def test_what_was_deleted_does_not_come_back_when_a_row_is_spoiled(path, old):
    lay(old)
    shutil.copy(old, old.with_name("sessions.backup-000001.sqlite3"))
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("DELETE FROM games WHERE id = 2")
        database.execute("UPDATE games SET notes = 'x' WHERE id = 3")
    with closing(Store(path)) as store:
        assert {one.id for one in store.games()} == {1, 3, 4, 5, 6}
        assert store.notice.code == "mended" and ledger_of(store, 3) == LEDGERS[3]


def test_a_changed_entry_ends_its_game_there(path, old):
    lay(old)
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("UPDATE ledger SET entry = replace(entry, 'owner', 'owned') WHERE of = 1 AND n = 0")
        database.execute("UPDATE ledger SET entry = entry || ' ' WHERE of = 2 AND n = 9")
    with closing(Store(path)) as store:
        assert store.notice.facts == {"games": 4, "broken": 2, "records": 0}
        found = {one.id: ledger_of(store, one.id) for one in store.games()}
        assert found == {**LEDGERS, 1: [], 2: LEDGERS[2][:9]}


@pytest.mark.parametrize("column", ["game", "setup", "seats", "seed", "played", "state", "away"])
@pytest.mark.parametrize("wrong", ["", "[", "{}", "null", "[" * 10_000, '[{"name":1}]', "9" * 5000])
def test_a_row_that_makes_no_sense_and_fits_its_mark_costs_only_its_game(path, old, column, wrong):
    """As a mistake of ours, or a forger, would leave it."""
    lay_former(old, MATCHES[:1])
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        others = old.with_name("other.sqlite3")
        if column == "state":
            return
        lay_former(others, MATCHES[:2], **{column: wrong})
        database.execute("ATTACH ? AS other", (str(others),))
        database.execute("INSERT INTO games SELECT * FROM other.games WHERE id = 2")
        database.execute("INSERT INTO ledger SELECT * FROM other.ledger WHERE of = 2")
    with closing(Store(path)) as store:
        assert 1 in {one.id for one in store.games()} and ledger_of(store, 1) == LEDGERS[1]
        for ask in (lambda: store.resume(2), lambda: store.rename(2, "x"), lambda: store.put_away(2), store.records):
            try:
                ask()
            except SaveError:
                continue


# Many


@pytest.mark.long
@pytest.mark.timeout(600)
def test_ten_thousand_games_are_taken_over_within_a_minute(path, old):
    lay_former(old, [MATCHES[n % 6] for n in range(10_000)])
    begun = time.monotonic()
    with closing(Store(path)) as store:
        assert len(store.games()) == 10_000 and store.notice is None
    assert time.monotonic() - begun < 60
