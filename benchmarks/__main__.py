"""`python3 dev.py bench [WHAT [ARGUMENTS]]`: measure the engine, the players and the table.

Without a word, all but the games in wood and the soak, which take hours, the light, which needs a
screen, the start of the packaged program, which must be built before, and the ladder, which needs
files of games. WHAT is one of: throughput, learning, games, strength, ladder, wheel, wheel-games,
wheel-turns, first-frame, packaged-start, frames, held, kept, light, long, looks, saves, kills,
determinism, hidden, soak.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
FILES = {
    "throughput": "throughput.py",
    "learning": "learning.py",
    "games": "many_games.py",
    "strength": "strength.py",
    "ladder": "ladder.py",
    "wheel": "wheel.py",
    "wheel-games": "wheel_games.py",
    "wheel-turns": "wheel_turns.py",
    "first-frame": "first_frame.py",
    "packaged-start": "packaged_start.py",
    "frames": "frames.py",
    "held": "held_piece.py",
    "kept": "many_kept.py",
    "light": "light.py",
    "long": "long_game.py",
    "looks": "looks.py",
    "saves": "fuzz_saves.py",
    "kills": "kill_store.py",
    "determinism": "determinism.py",
    "hidden": "hidden.py",
    "soak": "soak.py",
}
TAKE_HOURS = ("wheel-games", "wheel-turns", "soak")
NEED_MORE = ("light", "packaged-start", "ladder")


def main(words: list[str]) -> int:
    if words and words[0] not in FILES:
        print(__doc__)
        return 0 if words[0] in ("-h", "--help") else 2
    wanted = words[:1] or [what for what in FILES if what not in TAKE_HOURS + NEED_MORE]
    codes = [run(what, words[1:]) for what in wanted]
    return next(filter(None, codes), 0)


def run(what: str, arguments: list[str]) -> int:
    module = f"benchmarks.{FILES[what].removesuffix('.py')}"
    return subprocess.run([sys.executable, "-m", module, *arguments], cwd=HERE.parent).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
