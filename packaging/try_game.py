"""Open saved games as a person would, by their type, and play them by keys on the screen that DISPLAY names.

Needs xdotool, xdg-open and ImageMagick. Used by `try_inside.sh`; keys are drawn from a seed.
"""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

KEYS = ["Return"] * 6 + ["space"] * 4 + ["Left", "Right", "Up", "Down"] * 2 + ["d"]
"""What is pressed: the gold button, pieces and places; d lets a piece drop at the wheel."""
SECONDS, ENOUGH = 60, 5
"""How long a game is played, and how many entries of the ledger have to come of it where it does not end."""
STORE = Path.home() / ".local/share/hamster_table"


def hand(*words: str) -> str:
    """What xdotool says to this."""
    return subprocess.run(["xdotool", *words], capture_output=True, text=True).stdout.strip()


def photograph(name: str) -> None:
    subprocess.run(["import", "-window", "root", f"out/{name}.png"], check=True)


def kept(game: str) -> tuple[int, str]:
    """How many entries the kept game of that kind has, and whether it is open or over; the program must have ended."""
    file = STORE / "sessions.sqlite3"
    # Closed before the next game: the program wants its store for itself.
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
        question = "SELECT entries, state FROM games WHERE game = ? ORDER BY entries DESC"
        return store.execute(question, (game,)).fetchone()


def wait_for_window() -> str:
    """The program's window; it must be there within a minute."""
    for _ in range(240):
        if found := hand("search", "--onlyvisible", "--class", "hamster"):
            return found.splitlines()[0]
        time.sleep(0.25)
    raise SystemExit("no window came")


def play(saved: Path, rng: random.Random) -> None:
    """Open the game and press keys until it is over, or long enough has been played."""
    begun = time.monotonic()
    opened = subprocess.Popen(["xdg-open", str(saved)])
    window = wait_for_window()
    print(f"{saved.stem}: a window after {time.monotonic() - begun:.1f} s", flush=True)
    time.sleep(4)
    photograph(f"{saved.stem}-opened")
    hand("windowfocus", window)
    while time.monotonic() - begun < SECONDS:
        hand("key", "--delay", "30", *rng.choices(KEYS, k=12))
    photograph(f"{saved.stem}-played")
    for _ in range(20):
        # Escape first: a piece in the hand, or a page over the table, would keep the key for itself.
        hand("key", "Escape")
        hand("key", "ctrl+q")
        time.sleep(2)
        if not hand("search", "--onlyvisible", "--class", "hamster"):
            opened.wait(30)
            break
    else:
        photograph(f"{saved.stem}-not-ended")
        raise SystemExit("the program did not end")
    content = json.loads(saved.read_text("utf-8"))
    entries, state = kept(content["game"])
    new = entries - len(content["ledger"])
    print(f"{saved.stem}: {new} entries, {state}", flush=True)
    if new < ENOUGH and state != "over":
        raise SystemExit(f"{saved.stem}: too little was played")


if __name__ == "__main__":
    for saved in map(Path, sys.argv[1:] or sorted(map(str, Path().glob("*.hamster")))):
        play(saved, random.Random(saved.stem))
