"""What a frame of the wheel costs the thread of the window while a piece is held over it, part by part.

    python benchmarks/held_piece.py                                   offscreen, painted
    QT_SCALE_FACTOR=2 python benchmarks/held_piece.py                 twice as many pixels each way
    QT_QPA_PLATFORM=xcb xvfb-run -a -s '-screen 0 1280x800x24' python benchmarks/held_piece.py --lit --frames 40

The goal: what is drawn round the piece and the wheel takes at most 2 ms, besides the wheel itself. A lit wheel
takes at most 2 ms too, without the drawing itself, which is the graphics card's work. Times are those of the thread, so
that a busy machine changes them little. Physics has a thread of its own and is left out.
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
from hamster_table.views.hamsterrolle.drawings import ghost, side_view, turn_arcs, wheel_overlay
from hamster_table.views.hamsterrolle.lit import lit_wheel, passes, studio
from hamster_table.views.hamsterrolle.lit.choice import Choice, Mode
from hamster_table.views.hamsterrolle.render3d import wheel_item
from hamster_table.views.hamsterrolle.screenshots import LATE, PERSON, reach_state, when_building
from hamster_table.views.hamsterrolle.table import HamsterrolleTable

GOAL = 2.0
"""Milliseconds of a frame for all in `ROUND_THE_PIECE`."""
WARM_UP = 20
NAMES = ["Mira", "Jonas", "Grandma Edda", "Rusty"]
ROUND_THE_PIECE = {
    "words and arcs round the wheel": (wheel_overlay.MarksItem, "paint"),
    "light of the compartments": (wheel_overlay.GlowItem, "paint"),
    "side view": (side_view.SideView, "paint"),
    "what the side view sees": (side_view.SideView, "_look"),
    "arcs that turn the piece": (turn_arcs.TurnArcs, "paint"),
    "ghost": (ghost.Ghost, "paint"),
    "where all that lies": (display, "show_hand"),
}
IS_ROUND = "round the piece"
WHEEL, DRAWING, COMMANDS = "the wheel", "drawing", "commands"
SPENT: dict[str, float] = defaultdict(float)
RUNNING: set[str] = set()


def main() -> int:
    """Print the table, and say whether the goal was reached."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--frames", type=int, default=200)
    asked.add_argument("--lit", action="store_true", help="with the wheel lit, whatever draws it")
    options = asked.parse_args()
    for name, (owner, function) in ROUND_THE_PIECE.items():
        measure(owner, function, name, IS_ROUND)
    measure(wheel_item.WheelItem, "paint", WHEEL)
    measure(studio._Host, "grabFramebuffer", DRAWING)
    measure(passes.Passes, "record", COMMANDS)
    if options.lit:
        lit_wheel.current_choice = lambda: Choice(Mode.ALWAYS)
    app = QApplication(sys.argv[:1])
    theme.load_fonts()
    theme.set_pace(0)
    table = holding()
    move(app, table, WARM_UP if not options.lit else 3)
    SPENT.clear()
    frames = sorted(move(app, table, options.frames))
    empty = empty_picture() if options.lit else 0.0
    return report(frames, empty, options.lit)


def report(frames: list[float], empty: float, is_lit: bool) -> int:
    """Print what was spent; *empty*: the milliseconds of reading back a picture on which nothing is drawn."""
    parts = {name: 1000 * seconds / len(frames) for name, seconds in SPENT.items()}
    drawing = 0.0
    if is_lit:
        drawing = parts.pop(DRAWING, 0.0) - parts.pop(COMMANDS, 0.0) - empty
        parts[WHEEL] -= drawing
    for name, spent in sorted(parts.items(), key=lambda part: -part[1]):
        print(f"{spent:7.2f} ms  {name}")
    spent = sum(parts.get(name, 0.0) for name in ROUND_THE_PIECE)
    print(f"{spent:7.2f} ms  round the piece and the wheel (goal: {GOAL})")
    print(f"{statistics.median(frames) - drawing:7.2f} ms  a whole frame, median")
    print(f"{frames[len(frames) * 95 // 100] - drawing:7.2f} ms  a whole frame, p95")
    if is_lit:
        print(f"{drawing:7.2f} ms  of this thread for the drawing itself, which is in none of the above")
    return int(spent > GOAL or (is_lit and parts[WHEEL] > GOAL))


def measure(owner: Any, function: str, name: str, group: str = "") -> None:
    """Add up what a function takes, before any object has looked it up; what one of a *group* takes within another one
    of it is counted once."""
    original = getattr(owner, function)

    def measured(*what: Any) -> Any:
        if group in RUNNING:
            return original(*what)
        RUNNING.update([group] if group else [])
        begun = time.thread_time()
        try:
            return original(*what)
        finally:
            SPENT[name] += time.thread_time() - begun
            RUNNING.discard(group)

    setattr(owner, function, measured)


def empty_picture() -> float:
    """The milliseconds of the thread for reading back a picture on which nothing is drawn."""
    host, found = studio.studio()._host, []
    assert host is not None
    host.scene = None
    for _ in range(WARM_UP):
        begun = time.thread_time()
        host.grabFramebuffer()
        found.append(1000 * (time.thread_time() - begun))
    return statistics.median(found)


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
