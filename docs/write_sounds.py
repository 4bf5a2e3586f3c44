"""Write the page of sounds, docs/sounds.md, which is made of the program.

python docs/write_sounds.py
"""

from __future__ import annotations

import ast
from pathlib import Path

from hamster_table.engine import games
from hamster_table.features.sound.game_sounds import SOUNDS
from hamster_table.features.sound.sounds import sounds_of

HERE = Path(__file__).parent
SCRIPT = HERE.parent / "resources" / "sounds" / "make_sounds.py"

SOUNDS_HEAD = """# Sounds

Which event makes which sound. Sound is never the only sign of anything: what is heard is seen as
well. All of it lies in `hamster_table/features/sound`: what holds in every game in
`game_sounds.py`, what belongs to one game in the module of its name. This page is written from
there by `docs/write_sounds.py`, do not edit it by hand. All files are made by
`resources/sounds/make_sounds.py`.

Knocks of wood have no files. `hamsterrolle/knocks.py` finds the blows in the frames that are shown,
be they simulated just now or a film of last week; `modal.py` computes what a piece of that shape
and mass sounds like when it is struck so hard, and each blow is heard with its frame, also in slow
motion."""


def sounds_page() -> str:
    """Every event that is heard, with what its sound is."""
    functions = [node for node in ast.parse(SCRIPT.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
    says = {node.name.replace("_", "-"): (ast.get_docstring(node) or "").splitlines()[0] for node in functions}
    tables = {"every game": SOUNDS, **{game.title: sounds_of(game).files for game in games().values()}}
    lines = ["| In | What | File | What it is |", "|---|---|---|---|"]
    for game, table in tables.items():
        lines += [f"| {game} | {what} | `{name}.wav` | {says[name]} |" for what, name in table.items()]
    return f"{SOUNDS_HEAD}\n\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    (HERE / "sounds.md").write_text(sounds_page(), "utf-8")
