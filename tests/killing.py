"""A program that plays as fast as it can and keeps every play, and how it is killed in the middle.

Run as a script it says on its output what is on the disc: "game ID N" for N entries in the store, "saved N" for a file.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

from hamster_table.engine import CHANCE, Match, games, load, save
from hamster_table.engine.storage.session_store import Store


def say(*words):
    """At once and unbuffered: what was said is known after a kill."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def play_and_keep(folder, seed):
    """Play two games in turn, keeping every entry, now and then taking back, and save one of them as a file."""
    rng, store = random.Random(seed), Store(folder / "sessions.sqlite3")
    tables = []
    while True:
        while len(tables) < 2:
            match = Match.new("run-hamster-run", rng.randrange(2, 6), seed=str(rng.random()))
            tables.append((match, store.begin(match, [])))
        match, kept = rng.choice(tables)
        if not match.waiting:
            kept.finish(match, [])
            tables.remove((match, kept))
            continue
        if match.ledger and rng.random() < 0.1:
            match.undo()
            kept.truncate(len(match.ledger))
        else:
            step(match, rng)
            kept.append(len(match.ledger) - 1, *match.ledger[-1])
        say("game", kept.id, len(match.ledger), match.digest)
        if rng.random() < 0.1:
            save(match, folder / "a game.hamster")
            say("saved", 0, len(match.ledger), match.digest)


def step(match, rng):
    if match.waiting == (CHANCE,):
        match.chance()
    else:
        seat = rng.choice(match.waiting)
        match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


def killed(folder, seed, seconds):
    """Let the program run for so long after its first word, kill it, and return the last word on each game."""
    said = folder / "said.txt"
    with said.open("wb") as out:
        program = subprocess.Popen([sys.executable, __file__, str(folder), str(seed)], stdout=out)
        try:
            while not said.stat().st_size and program.poll() is None:
                time.sleep(0.005)
            time.sleep(seconds)
        finally:
            was_running = program.poll() is None
            program.kill()
            program.wait()
    assert was_running, "the program ended by itself"
    words = [line.split() for line in said.read_text().splitlines(keepends=True) if line.endswith("\n")]
    return len(words), {(kind, int(id)): (int(n), digest) for kind, id, n, digest in words}


def lost(folder, last):
    """What of the last words does not hold, in sentences.

    Between the commit and the word there is a moment, so one game may be one entry further than was told.
    """
    store = Store(folder / "sessions.sqlite3")
    wrong = [str(store.notice)] if store.notice else []
    differing = 0
    for (kind, id), (n, digest) in last.items():
        if kind == "saved":
            load(folder / "a game.hamster")
            continue
        loaded = store.resume(id)[1]
        there = len(loaded.match.ledger)
        differing += there != n
        if loaded.read_only or abs(there - n) > 1 or (there == n and loaded.match.digest != digest):
            wrong.append(f"game {id}: {n} entries were told, {there} are there. {loaded.reason}")
    store.close()
    return wrong if differing <= 1 else [*wrong, f"{differing} games differ from what was told"]


if __name__ == "__main__":
    games()
    play_and_keep(Path(sys.argv[1]), sys.argv[2])
