"""Damage in the folder of the games: what is hit is told of and kept aside, and everything else stays."""

import shutil
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta

import pytest

from hamster_table.engine import SaveError
from hamster_table.engine.storage import game_file, session_store
from hamster_table.engine.storage.session_store import Store
from tests.former_stores import lay_former
from tests.stored import PEOPLE, file_of, folder_in_memory, game, ledger_of, say, spoil, spoil_entry


@pytest.fixture
def path():
    with folder_in_memory() as folder:
        yield folder / "games"


@pytest.fixture
def several(path):
    """A closed store with an open, a renamed and a finished game, and their ledgers."""
    with closing(Store(path)) as store:
        matches = [game(12, "1"), game(9, "2"), game(10_000, "3")]
        for match in matches:
            store.begin(match, PEOPLE, notes="n" * 20)
        store.rename(2, "Grandma's")
        store.resume(3)[0].finish(matches[2], PEOPLE)
    return {id: match.ledger for id, match in enumerate(matches, 1)}


def lengths(store):
    return {one.id: one.entries for one in store.games()}


# Anything may be spoiled


class Hit:
    """Damage to one file of a folder, and what breaks the law then, in sentences."""

    def __init__(self, path, several, id, has_index):
        self.path, self.several, self.file = path, several, file_of(path, id)
        if not has_index:
            (path / ".index").unlink()
        self.before = {file: file.read_bytes() for file in path.rglob("*") if file.is_file()}
        self.content = self.before[self.file]

    def wrong(self, spoiled, where):
        """Open the store with this content of the file."""
        shutil.rmtree(self.path)
        self.path.mkdir()
        for file, content in self.before.items():
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(spoiled if file == self.file else content)
        with closing(Store(self.path)) as store:
            found = {one.id: ledger_of(store, one.id) for one in store.games()}
            notice, records, unread = store.notice, store.records(), store.damaged
        for id, ledger in self.several.items():
            own, is_hit = found.get(id), file_of_id(self.file) == id
            if own == ledger:
                continue
            if not is_hit:
                yield f"{where}: game {id} was not hit and is shortened"
            if own is not None and own != ledger[: len(own)]:
                yield f"{where}: game {id} is another one"
            if notice is None and not unread:
                yield f"{where}: game {id} is shortened and nothing is said"
            aside = [file.read_bytes() for file in self.path.glob("*.damaged-1")]
            if spoiled not in aside and not unread:
                yield f"{where}: the damaged file is not kept"
        if len(records) != 1 and notice is None:
            yield f"{where}: a record is gone and nothing is said"
        with closing(Store(self.path)) as store:
            if store.notice:
                yield f"{where}: it is told twice"


def file_of_id(file):
    return int(file.name.split()[0])


def every_byte(content, step=1):
    for at in range(0, len(content), step):
        yield content[:at] + bytes([content[at] ^ 1 << at % 8]) + content[at + 1 :], f"bit of {at}"
        yield content[:at] + b"\0" + content[at + 1 :], f"zero at {at}"


def every_length(content, step=1):
    for length in range(0, len(content), step):
        yield content[:length], f"cut at {length}"


@pytest.mark.parametrize("id", [1, 3])
def test_nothing_but_what_is_hit_is_shortened_and_it_is_said(path, several, id):
    hit = Hit(path, several, id, has_index=True)
    damages = [*every_byte(hit.content, 97), *every_length(hit.content, 211)]
    assert [wrong for damage in damages for wrong in hit.wrong(*damage)] == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("id", [1, 2, 3])
@pytest.mark.parametrize("damages", [every_byte, every_length])
def test_nothing_but_what_is_hit_is_shortened_wherever_it_is(path, several, id, damages):
    hit = Hit(path, several, id, has_index=True)
    assert [wrong for damage in damages(hit.content) for wrong in hit.wrong(*damage)] == []


def test_without_an_index_too_no_byte_of_a_line_is_spoiled_in_silence(path, several):
    """But a game that ends with a whole line looks like one that never went further."""
    hit = Hit(path, several, 1, has_index=False)
    assert [wrong for damage in every_byte(hit.content, 61) for wrong in hit.wrong(*damage)] == []


def test_with_its_copy_no_byte_costs_a_game_anything(path, several):
    Store(path).close()
    hit = Hit(path, several, 1, has_index=True)
    for spoiled, where in [*every_byte(hit.content, 131), *every_length(hit.content, 307)]:
        assert [*hit.wrong(spoiled, where)] == []
        with closing(Store(path)) as store:
            assert ledger_of(store, 1) == several[1], where


@pytest.mark.parametrize("index", [b"", b"[", b"[1]\n", b"\xff" * 999, b"[" * 99_999 + b"\n", None])
def test_an_index_that_is_spoiled_or_missing_is_made_anew(path, several, index):
    before = path.joinpath(".index").read_bytes()
    path.joinpath(".index").unlink()
    if index is not None:
        path.joinpath(".index").write_bytes(index)
    with closing(Store(path)) as store:
        assert store.notice is None and lengths(store) == {id: len(ledger) for id, ledger in several.items()}
        assert store.games()[1].title == "Grandma's" and len(store.records()) == 1
    path.joinpath(".index").write_bytes(before[:-7])
    with closing(Store(path)) as store:
        assert store.notice is None and len(store.games()) == 3


def test_an_index_does_not_grow_for_ever(path, several):
    with closing(Store(path)) as store:
        for n in range(300):
            store.rename(1, f"{n}")
    Store(path).close()
    assert len(path.joinpath(".index").read_bytes().splitlines()) < 20


def test_every_sector_of_the_index_may_be_spoiled(path, several):
    content = path.joinpath(".index").read_bytes()
    for at in range(0, len(content), 97):
        path.joinpath(".index").write_bytes(content[:at] + b"7" * 16 + content[at + 16 :])
        with closing(Store(path)) as store:
            for id, ledger in several.items():
                assert ledger_of(store, id) == ledger, at


def test_what_was_being_written_when_the_power_went_is_cut_and_is_no_news(path, several):
    file = file_of(path, 1)
    for rest in (b"[", b'[0,{"do":"Place"', bytes(4096), b"[0,{" + bytes(100)):
        with file.open("ab") as writing:
            writing.write(rest)
        with closing(Store(path)) as store:
            assert store.notice is None and ledger_of(store, 1) == several[1]
            store.rename(1, rest.decode().strip("\0"))
    assert file.read_bytes().count(b"\0") == 0
    with closing(Store(path)) as store:
        assert store.notice is None and ledger_of(store, 1) == several[1]


def test_plays_that_were_kept_and_are_gone_are_told_of(path, several):
    file = file_of(path, 1)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-3]))
    with closing(Store(path)) as store:
        assert store.notice.code == "cut-off" and store.notice.facts == {"plays": 2}
        assert ledger_of(store, 1) == several[1][:-2]


def test_a_game_that_is_damaged_has_what_its_copy_has_more(path, several):
    Store(path).close()
    say(path, 1, title="later")
    spoil_entry(file_of(path, 1), 3)
    with closing(Store(path)) as store:
        assert store.notice.code == "damaged-games" and ledger_of(store, 1) == several[1]
        assert store.games()[-1].title == ""


def test_a_record_that_is_spoiled_takes_no_other_away(path, several):
    over = game(10_000, "9")
    with closing(Store(path)) as store:
        store.begin(over, PEOPLE).finish(over, PEOPLE)
        for id in (3, 4):
            store.delete(id)
        assert [record.of for record in store.records()] == [4, 3]
    spoil(path / game_file.RESULTS, b'"Ada"', b'"Eva"')
    with closing(Store(path)) as store:
        assert [record.of for record in store.records()] == [4] and store.damaged == 1
        store.begin(over, PEOPLE).finish(over, PEOPLE)
        store.delete(5)
        assert [record.of for record in store.records()] == [5, 4] and store.damaged == 1


def test_a_line_that_makes_no_sense_and_fits_its_mark_ends_only_its_game(path, several):
    """As a mistake of ours, or a forger, would leave it."""
    wrong = [
        b"7",
        b"[7]",
        b"{}x",
        b'{"undo":-1}',
        b'{"none":1}',
        b"[" * 9999,
        b'{"seats":[]}',
        b'{"played":3}',
        b'{"a"',
    ]
    file = file_of(path, 1)
    before = file.read_bytes()
    for line in wrong:
        texts = [*game_file.sound_texts(before), line]
        file.write_bytes(game_file.packed(texts))
        with closing(Store(path)) as store:
            assert {2, 3} <= set(lengths(store)) and ledger_of(store, 2) == several[2]
            for ask in (lambda: store.resume(1), lambda: store.rename(1, "x"), lambda: store.put_away(1)):
                with suppress(SaveError):
                    ask()


# Clocks, and what is not there


def put_away_long_ago(path, id, days):
    say(path, id, away=(datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds"))


class Ahead(datetime):
    """A clock that is two months ahead."""

    @classmethod
    def now(cls, tz=None):
        return datetime.now(tz) + timedelta(days=60)


def test_a_clock_that_is_ahead_at_one_start_deletes_nothing(path, several, monkeypatch):
    with closing(Store(path)) as store:
        store.put_away(1)
    with monkeypatch.context() as patched:
        patched.setattr(session_store, "datetime", Ahead)
        with closing(Store(path)) as store:
            assert [one.id for one in store.games() if one.away] == [1]
    with closing(Store(path)) as store:
        store.bring_back(1)
        assert ledger_of(store, 1) == several[1]


def test_a_clock_that_goes_back_changes_no_order(path, several, monkeypatch):
    class Back(Ahead):
        @classmethod
        def now(cls, tz=None):
            return datetime.now(tz) - timedelta(days=4000)

    monkeypatch.setattr(session_store, "datetime", Back)
    with closing(Store(path)) as store:
        store.resume(1)[0].truncate(3)
        id = store.begin(game(), PEOPLE).id
        assert [one.id for one in store.games()] == [id, 1, 3, 2]
    path.joinpath(".index").unlink()
    with closing(Store(path)) as store:
        assert [one.id for one in store.games()] == [id, 1, 3, 2]


def test_a_game_that_cannot_be_forgotten_now_is_forgotten_at_another_start(path, several, monkeypatch):
    put_away_long_ago(path, 1, 31)
    put_away_long_ago(path, 2, 29)
    with monkeypatch.context() as patched:
        patched.setattr(session_store.Path, "unlink", lambda *_, **__: no())
        with closing(Store(path)) as store:
            assert len(store.games()) == 3
    with closing(Store(path)) as store:
        assert set(lengths(store)) == {2, 3}


def no():
    raise OSError("not now")


@pytest.mark.parametrize("fails", ["flock", "none"])
def test_where_nothing_can_be_locked_games_are_kept_all_the_same(path, monkeypatch, fails):
    if fails == "none":
        monkeypatch.setattr(game_file, "fcntl", None)
    else:
        monkeypatch.setattr(game_file.fcntl, "flock", lambda *_: no())
    match = game()
    with closing(Store(path)) as store:
        kept = store.begin(match, PEOPLE)
        kept.truncate(3)
    with closing(Store(path)) as store:
        assert ledger_of(store, 1) == match.ledger[:3] and store.notice is None


def test_a_game_whose_file_was_taken_away_is_gone_and_no_play_goes_into_the_air(path, several):
    with closing(Store(path)) as store:
        kept = store.resume(1)[0]
        kept.set_notes("held")
        file_of(path, 1).unlink()
        with pytest.raises(SaveError):
            kept.truncate(3)
        assert set(lengths(store)) == {2, 3}


# Many games


@pytest.mark.long
@pytest.mark.timeout(900)
def test_ten_thousand_games_are_listed_without_reading_them_and_the_index_is_made_anew_in_seconds(path):
    import time

    lay_former(path.with_name("sessions.sqlite3"), [game(40, str(n % 6)) for n in range(10_000)])
    Store(path).close()
    begun = time.perf_counter()
    with closing(Store(path)) as store:
        opened, begun = time.perf_counter() - begun, time.perf_counter()
        assert len(store.games()) == 10_000
        listed = time.perf_counter() - begun
    path.joinpath(".index").unlink()
    begun = time.perf_counter()
    Store(path).close()
    made = time.perf_counter() - begun
    print(f"opened in {opened:.2f} s, listed in {1000 * listed:.0f} ms, made anew in {made:.2f} s")
    assert opened < 5 and listed < 0.2 and made < 60
