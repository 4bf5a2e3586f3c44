"""Damage to a store with several games, and the law: nothing but what is hit is shortened, and it is said."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hamster_table.engine.storage.session_store import Store
from tests.stored import PEOPLE, game

PAGE = 4096


class Laid(NamedTuple):
    """A closed store as it was, what was in it, and where in the file."""

    content: bytes
    ledgers: dict
    records: int
    tally: bytes
    places: dict
    """For each game the spans of bytes of its rows."""


def lay(path):
    """A store with open, finished and renamed games; one was deleted, one was taken back."""
    store = Store(path)
    for seed in range(6):
        match = game(10_000 if seed % 2 else 40 + seed, str(seed))
        kept = store.begin(match, PEOPLE, notes="n" * 300 * seed)
        if not match.waiting:
            kept.finish(match, PEOPLE)
    store.delete(2)
    store.rename(3, "Grandma's")
    store.put_away(5)
    taken_back = store.resume(1)[1].match
    taken_back.undo()
    store.resume(1)[0].truncate(len(taken_back.ledger))
    store.close()
    Store(path).close()
    ledgers, records = there(path)
    content, tally = path.read_bytes(), tally_of(path).read_bytes()
    return Laid(content, ledgers, records, tally, places(path, content))


def there(path):
    """The entries of each game in a closed store, and how many records there are."""
    with closing(sqlite3.connect(path)) as database:
        ledgers = {id: [] for (id,) in database.execute("SELECT id FROM games")}
        for of, entry in database.execute("SELECT of, entry FROM ledger ORDER BY of, n"):
            ledgers[of].append(entry)
        return ledgers, database.execute("SELECT count(*) FROM records").fetchone()[0]


def tally_of(path):
    return path.with_name(f"{path.name}-count")


def places(path, content):
    """Where the rows of each game are: entries with their heads, and the game itself, in at most 2,500 bytes."""
    found = {}
    with closing(sqlite3.connect(path)) as database:
        for of, text in database.execute("SELECT of, entry || mark FROM ledger").fetchall():
            start = content.index(text.encode())
            found.setdefault(of, []).append((start - 12, start + len(text)))
        for of, mark in database.execute("SELECT id, mark FROM games").fetchall():
            end = content.index(mark.encode()) + len(mark)
            found.setdefault(of, []).append((max(page(end), end - 2500), end))
    return found


def is_hit(laid, id, start, end):
    """Whether damage between these bytes touches a row of the game, or the head of a page where one stands."""
    return any(
        (start < high and end > low) or (start < page(high) + 512 and end > page(high)) for low, high in laid.places[id]
    )


def page(end):
    """Where the page begins that has the last byte before *end*."""
    return (end - 1) // PAGE * PAGE


def check(path, laid, content, start, end):
    """Open a store with damage between these bytes, and return what breaks the law, in sentences."""
    for file in path.parent.iterdir():
        file.unlink()
    path.write_bytes(content)
    tally_of(path).write_bytes(laid.tally)
    with closing(Store(path)) as store:
        notice = store.notice
    wrong, shortened = [], 0
    ledgers, records = there(path)
    for id, ledger in laid.ledgers.items():
        found = ledgers.get(id)
        if found == ledger:
            continue
        shortened += 1
        if found is not None and found != ledger[: len(found)]:
            wrong.append(f"game {id} is another one")
        if not is_hit(laid, id, start, end):
            wrong.append(f"game {id} was not hit and is shortened")
    if ledgers.keys() - laid.ledgers.keys():
        wrong.append(f"nobody had a game {ledgers.keys() - laid.ledgers.keys()}")
    facts = notice.facts if notice else {"broken": 0, "records": 0}
    if shortened > facts["broken"] or laid.records - records > facts["records"]:
        wrong.append(f"{shortened} games are shortened, there are {records} records, and it is said: {notice}")
    if notice and (path.parent / "sessions.damaged-1.sqlite3").read_bytes() != content:
        wrong.append("the damaged file was not kept")
    with closing(Store(path)) as store:
        if store.notice:
            wrong.append(f"it is mended twice: {store.notice}")
    return [f"{start}-{end}: {sentence}" for sentence in wrong]


CUT_OFF = """
import os, sys
from pathlib import Path
from tests.stored import game
from hamster_table.engine import Match
from hamster_table.engine.storage.session_store import Store
store = Store(Path(sys.argv[1]))
for seed in "12":
    match = game(25, seed)
    kept = store.begin(Match(match.game, match.setup, match.seed), [])
    for n, entry in enumerate(match.ledger):
        kept.append(n, *entry)
os._exit(0)
"""


def cut_off(path):
    """Play two games of 25 entries, and die without closing the store."""
    path.parent.mkdir()
    for name, content in _left_by_a_killed_program():
        (path.parent / name).write_bytes(content)


@cache
def _left_by_a_killed_program():
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sessions.sqlite3"
        subprocess.run([sys.executable, "-c", CUT_OFF, str(path)], check=True, env=environment, timeout=60)
        return [(file.name, file.read_bytes()) for file in Path(folder).iterdir()]
