"""What a frame of the wheel costs the thread of the window while a piece is held over it, part by part.

    python benchmarks/held_piece.py                                   offscreen, painted
    QT_SCALE_FACTOR=2 python benchmarks/held_piece.py                 twice as many pixels each way

The goal: what is drawn round the piece and the wheel takes at most 4 ms, besides the wheel itself. Times are those of
the thread, so that a busy machine changes them little. Physics has a thread of its own and is left out.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle import display
from hamster_table.views.hamsterrolle.board import HamsterrolleTable
from hamster_table.views.hamsterrolle.drawings import ghost, side_view, turn_arcs, wheel_overlay
from hamster_table.views.hamsterrolle.render3d import wheel_item
from hamster_table.views.hamsterrolle.screenshots import LATE, PERSON, reach_state, when_building

GOAL = 4.0
"""Milliseconds of a frame for all in `ROUND_THE_PIECE`."""
WARM_UP = 20
NAMES = ["Mira", "Jonas", "Grandma Edda", "Rusty"]
ROUND_THE_PIECE = {
    "words and arcs round the wheel": (wheel_overlay.MarksItem, "paint"),
    "light of the compartments": (wheel_overlay.GlowItem, "paint"),
    "side view": (side_view.SideView, "paint"),
    "arcs that turn the piece": (turn_arcs.TurnArcs, "paint"),
    "ghost": (ghost.Ghost, "paint"),
    "where all that lies": (display, "show_hand"),
}
SPENT: dict[str, float] = defaultdict(float)


def main() -> int:
    """Print the table, and say whether the goal was reached."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--frames", type=int, default=200)
    frames = asked.parse_args().frames
    for name, (owner, function) in {**ROUND_THE_PIECE, "the wheel": (wheel_item.WheelItem, "paint")}.items():
        measure(owner, function, name)
    app = QApplication(sys.argv[:1])
    theme.load_fonts()
    theme.set_pace(0)
    table = holding()
    move(app, table, WARM_UP)
    SPENT.clear()
    whole = statistics.median(move(app, table, frames))
    for name, seconds in sorted(SPENT.items(), key=lambda part: -part[1]):
        print(f"{1000 * seconds / frames:7.2f} ms  {name}")
    spent = sum(1000 * SPENT[name] / frames for name in ROUND_THE_PIECE)
    print(f"{spent:7.2f} ms  round the piece and the wheel (goal: {GOAL})\n{whole:7.2f} ms  a whole frame, median")
    return int(spent > GOAL)


def measure(owner: Any, function: str, name: str) -> None:
    """Add up what a function takes, before any object has looked it up."""
    original = getattr(owner, function)

    def measured(*what: Any) -> Any:
        begun = time.thread_time()
        try:
            return original(*what)
        finally:
            SPENT[name] += time.thread_time() - begun

    setattr(owner, function, measured)


def holding() -> HamsterrolleTable:
    """A table late in a game, with a piece held over an open compartment."""
    state = reach_state(when_building(LATE)).state.copy()
    assert isinstance(state, Hamsterrolle)
    state.wood = False
    table = HamsterrolleTable(GAME)
    table.resize(1228, 684)
    table.show()
    table.show_view(state, NAMES, PERSON, PERSON)
    table.commands.take_kind(kind_of(state.stock(PERSON)[0]))
    table.commands.carry_to(window(state)[1])
    return table


def move(app: QApplication, table: HamsterrolleTable, frames: int) -> list[float]:
    """Carry the piece in small circles, and give the milliseconds of each frame."""
    hand, found = table.carrying, []
    assert hand.carried is not None
    x, z = hand.carried.x, hand.carried.z
    for n in range(frames):
        begun = time.thread_time()
        hand.move_to(x + 9 * math.cos(n / 8), z + 6 * math.sin(n / 8))
        app.processEvents()
        found.append(1000 * (time.thread_time() - begun))
    return found


if __name__ == "__main__":
    sys.exit(main())
