"""Open saved games as a person would, by their type, and play them by keys on the screen that DISPLAY names.

    python3 packaging/try_game.py                          all *.hamster here, by xdg-open
    python3 packaging/try_game.py --by hamster-table --out FOLDER FILE...

Needs xdotool, xdg-open and ImageMagick. Used by `try_inside.sh` and `try_wheel.py`; keys are drawn from a seed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

KEYS = ["Return"] * 6 + ["space"] * 4 + ["Left", "Right", "Up", "Down"] * 2 + ["d"]
"""What is pressed: the gold button, pieces and places; d lets a piece drop at the wheel."""
SECONDS, ENOUGH = 60, 5
"""How long a game is played at first, and how many entries of the ledger have to come of it where it does not end."""
TRIES = 4
"""So often a game is played, longer each time: keys that hit nothing, or a slow machine, may leave too little."""
STORE = Path(os.environ.get("HAMSTER_TABLE_HOME") or Path.home() / ".local/share/hamster_table")


def hand(*words: str) -> str:
    """What xdotool says to this."""
    return subprocess.run(["xdotool", *words], capture_output=True, text=True).stdout.strip()


def window() -> str:
    """The window of the program, by its title, which is the same on every system; "" where there is none."""
    return hand("search", "--onlyvisible", "--name", "Hamster Table$")


def photograph(file: Path) -> None:
    subprocess.run(["import", "-window", "root", file], check=True)


def kept(game: str) -> tuple[int, str]:
    """How many entries the kept game of that kind has, and whether it is open or over; the program must have ended."""
    file = STORE / "sessions.sqlite3"
    # Closed before the next game: the program wants its store for itself. On a busy machine it keeps it for a while
    # after its window has gone.
    with closing(sqlite3.connect(f"file:{file}?mode=ro", timeout=60, uri=True)) as store:
        question = "SELECT entries, state FROM games WHERE game = ? ORDER BY entries DESC"
        return store.execute(question, (game,)).fetchone()


def wait_for(found: Callable[[], str], what: str) -> str:
    """What is found first; it must be there within five minutes: Wine is slow where others work too."""
    for _ in range(1200):
        if there := found():
            return there.splitlines()[0]
        time.sleep(0.25)
    raise SystemExit(f"no {what} came")


def game_on_table(window: str) -> str:
    """The title of the game; "" while the start screen is shown, which has the title of the program."""
    return hand("getwindowname", window).removeprefix("Hamster Table")


def leave(instead: Path) -> None:
    """End the program by its key; where it does not end, a picture of why is put there."""
    for _ in range(20):
        # Escape first: a piece in the hand, or a page over the table, would keep the key for itself.
        hand("key", "Escape")
        hand("key", "ctrl+q")
        time.sleep(2)
        if not window():
            return
    photograph(instead)
    raise SystemExit("the program did not end")


def play(saved: Path, opener: str, pictures: Path) -> None:
    """Open the game and press keys until enough has come of it."""
    rng, content = random.Random(saved.stem), json.loads(saved.read_text("utf-8"))
    for n in range(TRIES):
        sit_down(saved, opener, SECONDS * (n + 1), pictures, rng)
        entries, state = kept(content["game"])
        new = entries - len(content["ledger"])
        print(f"{saved.stem}: {new} entries, {state}", flush=True)
        if new >= ENOUGH or state == "over":
            return
    raise SystemExit(f"{saved.stem}: too little was played")


def sit_down(saved: Path, opener: str, seconds: float, pictures: Path, rng: random.Random) -> None:
    """Open the game, press keys for a while, and end the program."""
    begun = time.monotonic()
    opened = subprocess.Popen([opener, saved])
    shown = wait_for(window, "window")
    print(f"{saved.stem}: a window after {time.monotonic() - begun:.1f} s", flush=True)
    # A key before that would continue the game that was played last.
    title = wait_for(lambda: game_on_table(shown), "game")
    begun = time.monotonic()
    print(f"{saved.stem}: {title.partition(' — ')[0]} is on the table", flush=True)
    time.sleep(2)
    photograph(pictures / f"{saved.stem}-opened.png")
    hand("windowfocus", shown)
    while time.monotonic() - begun < seconds:
        hand("key", "--delay", "30", *rng.choices(KEYS, k=12))
    photograph(pictures / f"{saved.stem}-played.png")
    leave(pictures / f"{saved.stem}-not-ended.png")
    opened.wait(300)  # what is left to do when the window has gone takes long on a busy machine


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("saved", nargs="*", type=Path, metavar="FILE")
    asked.add_argument("--by", default="xdg-open", metavar="COMMAND", help="what opens the files")
    asked.add_argument("--out", type=Path, default=Path("out"), metavar="FOLDER", help="where pictures are put")
    chosen = asked.parse_args()
    for saved in chosen.saved or sorted(Path().glob("*.hamster")):
        play(saved, chosen.by, chosen.out)
