"""What a frame of motion costs: CPU time per frame of every animation of a game of Run, Hamster, Run!, and at rest.

    python benchmarks/frames.py                                       offscreen
    QT_QPA_PLATFORM=xcb xvfb-run -a -s '-screen 0 1280x800x24' python benchmarks/frames.py
    QT_SCALE_FACTOR=2 python benchmarks/frames.py                     twice as many pixels each way
    python benchmarks/frames.py --wheel 18                            a tumble of Hamsterrolle with 18 pieces, as it is

The goal: 95 of 100 frames in at most 6 ms, and no CPU time at all at rest. For the wheel, 99 of 100 gaps between two
pictures are shorter than 33 ms, while the physics runs on a thread of its own.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.match import Frame
from hamster_table.views.art import theme
from hamster_table.views.board.animation_player import AnimationPlayer
from hamster_table.views.board.tables import table_for
from hamster_table.views.game.game_frame import GameFrame
from hamster_table.views.run_hamster_run.animation.animator import RunHamsterRunAnimator
from hamster_table.views.run_hamster_run.animation.registry import ANIMATIONS, STILLS, TOGETHER

GOAL = 6.0
"""Milliseconds of processor time for a frame."""
FRAME = 16
"""Milliseconds from one frame to the next."""
REST = 3.0
"""For how many seconds the table is watched at rest."""
NAMES = ["Mira", "Jonas", "Grandma Edda", "Rusty", "Pip"]


class Watched(RunHamsterRunAnimator):
    """Remembers which event is played."""

    playing = ""

    def animate(self, frame: Frame):
        animation = super().animate(frame)
        if animation is not None:
            Watched.playing = type(frame.event).__name__
        return animation


def main() -> int:
    """Play a game, print the table, and say whether the goal was reached."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seed", default="frames")
    asked.add_argument("--frames", type=int, default=60, help="at most so many frames of each kind of event")
    asked.add_argument("--wheel", type=int, default=0, metavar="PIECES", help="a tumble instead, with so many pieces")
    asked.add_argument("--tumbles", type=int, default=5)
    options = asked.parse_args()
    app = QApplication(sys.argv[:1])
    theme.load_fonts()
    if options.wheel:
        from benchmarks.tumbles import watch

        return watch(options.wheel, options.tumbles, options.seed)
    match = Match.new("run-hamster-run", seats=5, seed=options.seed)
    frame, player = set_up(match)
    costs, starts = play(match, player, options.frames)
    show(costs, starts)
    idle = rest()
    print(f"at rest: {idle:.2f} % CPU in {REST:.0f} s")
    every = sorted(cost for kind in costs.values() for cost in kind)
    worst = percentile(every, 95)
    print(f"{app.platformName()}, scale {frame.devicePixelRatioF():g}: p95 {worst:.1f} ms of {len(every)} frames")
    return int(worst > GOAL)


def set_up(match):
    """The table in its frame, and a player whose animator remembers what is played."""
    table = table_for(match.game)
    table.event_animator = lambda: Watched(table, ANIMATIONS, TOGETHER, STILLS)
    frame = GameFrame()
    frame.set_table(table)
    frame.resize(1280, 800)
    frame.show()
    table.show_view(match.view(None), NAMES, 0, None)
    player = AnimationPlayer(table, lambda view: table.show_view(view, NAMES, 0, None))
    settle()
    return frame, player


def play(match, player, most):
    """Play a game at random; the CPU time of each frame, and of preparing each animation with its first frame."""
    costs, starts = defaultdict(list), defaultdict(list)
    whim = random.Random(match.seed)
    while match.waiting:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        before = time.process_time()
        player.play(match.frames_of(len(match.ledger) - 1), match.view(None))
        settle()
        while not player.is_idle:
            kind, animation = Watched.playing, player.playing
            starts[kind].append(milliseconds_since(before))
            # Moved on by hand: by its own timer, several frames could fall into one figure.
            animation.pause()
            for at in range(FRAME, animation.totalDuration(), FRAME):
                if len(costs[kind]) >= most:
                    break
                before = time.process_time()
                animation.setCurrentTime(at)
                settle()
                costs[kind].append(milliseconds_since(before))
            before = time.process_time()
            animation.setCurrentTime(animation.totalDuration())
            settle()
    return costs, starts


def settle() -> None:
    """Let everything be painted that waits for it."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def milliseconds_since(before: float) -> float:
    return (time.process_time() - before) * 1000


def rest() -> float:
    """The share of a CPU that is used while nothing moves, in percent."""
    QTimer.singleShot(round(REST * 1000), QCoreApplication.quit)
    before = time.process_time()
    QApplication.exec()
    return (time.process_time() - before) / REST * 100


def show(costs, starts) -> None:
    """One line for each kind of event."""
    print(f"{'event':<16}{'frames':>7}{'median':>8}{'p95':>7}{'max':>7}{'start':>8}   ms of CPU")
    for kind in sorted(costs, key=lambda kind: -percentile(sorted(costs[kind]), 95)):
        frames = sorted(costs[kind])
        middle, start = statistics.median(frames), statistics.median(starts[kind])
        print(f"{kind:<16}{len(frames):>7}{middle:>8.1f}{percentile(frames, 95):>7.1f}{frames[-1]:>7.1f}{start:>8.1f}")


def percentile(ordered: list[float], share: int) -> float:
    """The value that so many in a hundred do not exceed."""
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0


if __name__ == "__main__":
    sys.exit(main())
