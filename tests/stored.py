"""What tests of the session store share: a game that is played, who sits there, and what is kept of it."""

from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from hamster_table.engine.storage.game_file import OpenGame, change_text, unpacked
from hamster_table.engine.storage.save_file import PlayerInfo
from tests.laws import GAMES
from tests.mutants import played

RHR = GAMES["run-hamster-run"]
PEOPLE = (PlayerInfo("Ada"), PlayerInfo("Bo", "sharp"))


def game(entries=40, seed="1"):
    return played(RHR, 2, seed, entries)


def ledger_of(store, id):
    return store.resume(id)[1].match.ledger


@contextmanager
def folder_in_memory():
    """A folder where nobody waits for a disc, where there is such a place."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def file_of(folder, id):
    """The file of a game in a store."""
    [found] = folder.glob(f"{id} *.hamster")
    return found


def say(folder, id, **changes):
    """Add a line to the file of a game in a store that is closed, as the program would."""
    opened = OpenGame(file_of(folder, id))
    opened.append([change_text(**changes)])
    opened.close()


def spoil(file, old=b'"', new=b"#"):
    """Change some bytes of a file, the first that are so."""
    content = file.read_bytes()
    assert old in content and len(old) == len(new)
    file.write_bytes(content.replace(old, new, 1))


def spoil_entry(file, n):
    """Change a byte in entry *n* of a game."""
    lines = file.read_bytes().splitlines(keepends=True)
    at = [place for place, line in enumerate(lines) if line.startswith(b"[")][n]
    lines[at] = lines[at].replace(b'"do"', b'"dq"', 1)
    file.write_bytes(b"".join(lines))


def there(folder):
    """The entries of each game in a closed store."""
    files = sorted((int(file.name.split()[0]), file) for file in folder.glob("*.hamster"))
    return {id: unpacked(file.read_bytes()).ledger for id, file in files}
