"""Two starts of the program at once: whoever is the first plays and keeps, the other asks it to come forward.

Each is a process that has loaded everything already, so that it is killed while it plays and not while it loads. It
says in a file, unbuffered: "mine", "game SEED N DIGEST" for N entries of the game that are kept, "closed",
"handed-over", or "alone" when the other does not answer.
"""

import multiprocessing
import os
import random
import signal
import time

from PySide6.QtCore import QCoreApplication

from hamster_table.engine import codec
from hamster_table.engine.catalogue import BUILT_IN
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store
from hamster_table.models.session import Session
from hamster_table.models.storage.game_library import Library
from hamster_table.system import paths
from hamster_table.system.one_window import OneWindow

SITTERS = (PlayerInfo("Pip", "whim"), PlayerInfo("Rusty", "whim"))


IS_FORKED = "forkserver" in multiprocessing.get_all_start_methods()
START = multiprocessing.get_context("forkserver" if IS_FORKED else "spawn")
if IS_FORKED:
    START.set_forkserver_preload([__name__, *(point.module for point in BUILT_IN)])
KILLED = -(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)


def start(seed, home, path):
    """Be the first and play until killed or some plays are done, or hand over."""
    os.environ["HAMSTER_TABLE_HOME"] = home
    file = os.open(path, os.O_WRONLY | os.O_CREAT)

    def say(*words):
        """At once and unbuffered: what was said is known after a kill."""
        os.write(file, (" ".join(map(str, words)) + "\n").encode())

    application = QCoreApplication([])
    door = OneWindow(paths.data_folder())
    if not door.claim() and door.hand_over(None, 5.0):
        say("handed-over")
        return
    door.listen()
    library = Library()
    last = next(iter(library.to_go_on()), None)
    if library.trouble is not None:
        say("alone", library.trouble.code, door.claim())
        return
    say("mine", door.claim())
    taken = library.resume(last.id) if last else library.begin(Match.new("run-hamster-run", 2, seed=seed), SITTERS)
    session = Session(taken.match, SITTERS, None, taken.kept, writer=library.writer)
    match = session.match
    session.happened.connect(lambda *_: say("game", match.seed, len(match.ledger), match.digest))
    for _ in range(random.Random(seed).randrange(10, 200)):
        session.proceed()
        application.processEvents()
        while session.is_saving:
            application.processEvents()
    session.stop()
    library.close()
    door.leave()
    say("closed")


def race(folder, seed):
    """Start two at about the same time and kill some of them at any moment; what is wrong afterwards, in sentences."""
    rng = random.Random(seed)
    files = [folder / f"{seed}.{n}.txt" for n in range(2)]
    home = os.environ["HAMSTER_TABLE_HOME"]
    both = [START.Process(target=start, args=(f"{seed}/{n}", home, file)) for n, file in enumerate(files)]
    for program in both:
        program.start()
        time.sleep(rng.choice([0, 0, 0.05, 0.4]))
    for program in rng.sample(both, rng.randrange(3)):
        time.sleep(rng.uniform(0, 0.8))
        program.kill()
    for program in both:
        program.join(60)
    said = [said_in(file) for file in files]
    return [*wrong_with([program.exitcode for program in both], said), *lost(said)]


def said_in(file):
    """The words of each whole line; of one killed at once there is no file."""
    lines = file.read_text().splitlines(keepends=True) if file.exists() else []
    return [line.split() for line in lines if line.endswith("\n")]


def wrong_with(codes, said):
    """What the two should not have done."""
    for code, lines in zip(codes, said, strict=True):
        if code not in (0, KILLED):
            yield f"it ended with {code}"
        if any(line[0] == "alone" for line in lines):
            yield f"it was alone: {lines}"
        if code == 0 and lines[-1][0] not in ("closed", "handed-over"):
            yield f"it ended after {lines[-1]}"


def lost(said):
    """What was told as kept, and is not there. Whoever came later went on where the other had ended."""
    door = OneWindow(paths.data_folder())
    if not door.claim():
        yield "the lock is not free"
    door.leave()
    told = {}
    for _, seed, n, digest in (line for lines in said for line in lines if line[0] == "game"):
        told[seed] = max(told.get(seed, (0, "")), (int(n), digest))
    store = Store(paths.session_store())
    if store.notice:
        yield str(store.notice)
    there = {}
    for game in store.games():
        loaded = store.resume(game.id)[1]
        there[loaded.match.seed] = loaded.match
        if loaded.problem is not None:
            yield f"{game}: {loaded.problem}"
    store.close()
    for seed, (n, digest) in told.items():
        match = there.get(seed)
        length = len(match.ledger) if match else 0
        if not n <= length <= n + 1 or codec.digest(match.state_at(n)) != digest:
            yield f"{n} entries of {seed} were told, {length} are there"
