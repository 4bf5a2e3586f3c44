"""What tests of the session store share: a game that is played, who sits there, and what is kept of it."""

from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

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
