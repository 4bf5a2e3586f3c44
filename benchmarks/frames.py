"""What a painted frame of motion costs, for every kind of moment of our games; and the table at rest.

    python benchmarks/frames.py                                       offscreen, at scale 1 and at scale 2
    python benchmarks/frames.py --game hamsterdam --scale 2           one game, one scale
    QT_QPA_PLATFORM=xcb xvfb-run -a -s '-screen 0 1280x800x24' python benchmarks/frames.py
    python benchmarks/frames.py --wheel 18                            a tumble of Hamsterrolle with 18 pieces, as it is
    QT_QPA_PLATFORM=xcb python benchmarks/frames.py --wheel 18        lit, on a screen with a graphics card

Games are played, and each animation is moved on by hand, 16 ms at a time. Only frames that paint something count, with
the CPU time of the process, so that a busy machine changes them little.
The first frame of a moment, for which the table is laid out and new pictures are drawn, before anything moves, has
columns of its own, and counts in the last line. (drag) is a piece that is carried over the table, its targets alight.

The goal: 95 of 100 frames in at most 6 ms at scale 1 and 12 ms at scale 2, of each kind and of each game, and no CPU
time at all at rest. For the wheel, 99 of 100 gaps between two pictures are shorter than 33 ms, while the physics runs
on a thread of its own.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks import machine
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.match import Frame
from hamster_table.models.garbage_collection import search_here_only
from hamster_table.views.art import theme
from hamster_table.views.board.animation_player import AnimationPlayer
from hamster_table.views.board.example import choose_at_random, choose_by_policy
from hamster_table.views.board.tables import table_for
from hamster_table.views.game.game_frame import GameFrame

SEATS = {"hamsterdam": 4, "run-hamster-run": 5}
GOALS = {1: 6.0, 2: 12.0}
"""Milliseconds of processor time for a frame, by scale."""
FRAME = 16
"""Milliseconds from one frame to the next."""
REST = 3.0
"""For how many seconds the table is watched at rest."""
SHARE = 0.4
"""So many of the moments of a kind are watched, until there are enough."""
DRAGS = 12
"""How often in a game a piece is carried over the table."""
NAMES = ["Mira", "Jonas", "Grandma Edda", "Rusty", "Pip"]


class Eyes(QObject):
    """Notes whether the table is painted."""

    painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted = True
        return False


class Costs:
    """Milliseconds of each frame by kind of moment: of the first one, and of all others."""

    def __init__(self, most: int) -> None:
        self.frames, self.starts = defaultdict(list), defaultdict(list)
        self._most, self._eyes = most, Eyes()

    def watch(self, table) -> None:
        table.viewport().installEventFilter(self._eyes)

    def wants(self, kind: str) -> bool:
        """Whether there are not yet enough of that kind."""
        return len(self.frames[kind]) < self._most

    def add(self, kind: str, act) -> None:
        """Do this, let it be painted, and note what it takes, if anything is painted."""
        self._eyes.painted, before = False, time.process_time()
        act()
        settle()
        if self._eyes.painted:
            self.frames[kind].append(milliseconds_since(before))

    def every(self) -> list[float]:
        return sorted(cost for kinds in (self.frames, self.starts) for costs in kinds.values() for cost in costs)


def main() -> int:
    """Play games at each scale, print the tables, and say whether the goal was reached."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seed", default="frames")
    asked.add_argument("--game", choices=SEATS, action="append", help="only this one")
    asked.add_argument("--scale", type=int, choices=GOALS, action="append", help="only this one")
    asked.add_argument("--frames", type=int, default=500, help="at most about so many frames of each kind of moment")
    asked.add_argument("--games", type=int, default=3, help="so many games of each are played")
    asked.add_argument("--wheel", type=int, default=0, metavar="PIECES", help="a tumble instead, with so many pieces")
    asked.add_argument("--tumbles", type=int, default=5)
    options = asked.parse_args()
    if not options.wheel and "QT_SCALE_FACTOR" not in os.environ:
        # A process has one scale for good.
        machine.title("CPU time of painted frames")
        return max([at_scale(scale) for scale in options.scale or GOALS])
    app = QApplication(sys.argv[:1])
    search_here_only()  # as in the program
    theme.load_fonts()
    if options.wheel:
        from benchmarks.tumbles import watch

        return watch(options.wheel, options.tumbles, options.seed)
    goal = GOALS[min(max(GOALS), round(float(os.environ["QT_SCALE_FACTOR"])))]
    worst = [measure(app, game, options, goal) for game in options.game or SEATS]
    return int(max(worst) > goal)


def at_scale(scale: int) -> int:
    environment = {**os.environ, "QT_SCALE_FACTOR": str(scale)}
    return subprocess.run([sys.executable, __file__, *sys.argv[1:]], env=environment).returncode


def measure(app: QApplication, game: str, options: argparse.Namespace, goal: float) -> float:
    """Play games of that kind, and give the worst of the figures to which the goal applies."""
    costs, names = Costs(options.frames), NAMES[: SEATS[game]]
    for number in range(options.games):
        match = Match.new(game, seats=SEATS[game], seed=f"{options.seed}/{number}")
        table = Watched(match, names, costs)
        # Rules of thumb play well; at random there happens what they avoid.
        table.play(choose_at_random if number % 2 else choose_by_policy)
        if number < options.games - 1:
            table.close()
    print(f"\n{game}, {app.platformName()}, scale {table.frame.devicePixelRatioF():g}, goal {goal:g} ms")
    worst = show(costs, goal)
    print(f"at rest: {rest():.2f} % CPU in {REST:.0f} s; {machine.load()}", flush=True)
    table.close()
    return worst


class Watched:
    """The table of a match in its frame, on which all is played that happens."""

    def __init__(self, match: Match, names: list[str], costs: Costs) -> None:
        self.match, self.names, self.costs = match, names, costs
        self.table = table_for(match.game)
        self.frame = GameFrame()
        self.frame.set_table(self.table)
        self.frame.resize(1280, 800)
        self.frame.show()
        self.show(match.view(None))
        self.player = AnimationPlayer(self.table, self.show)
        self.events: list[str] = []
        self._drags = 0
        # Its own, so that the same games are played whatever is watched of them.
        self._luck = random.Random(f"{match.seed}/watched")
        settle()
        costs.watch(self.table)
        self._note_events()

    def show(self, view, seat=None) -> None:
        self.table.show_view(view, self.names, seat, seat)

    def close(self) -> None:
        self.frame.hide()
        self.frame.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _note_events(self) -> None:
        """Have every animator say which events are seen together now."""
        make, events = self.table.event_animator, self.events

        def watched():
            animator = make()
            animate, clear = animator.animate, animator.clear

            def noted(frame: Frame):
                events.append(type(frame.event).__name__)
                return animate(frame)

            def cleared():
                events.clear()
                clear()

            animator.animate, animator.clear = noted, cleared
            return animator

        self.table.event_animator = watched

    def play(self, choose) -> None:
        """Play to the end."""
        match, whim = self.match, random.Random(self.match.seed)
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
            else:
                self._drag(seat, whim)
                match.play(seat, choose(match, seat, whim))
            self._see(match.frames_of(len(match.ledger) - 1))

    def _see(self, frames) -> None:
        """See all that has happened, animation by animation."""
        view = self.match.view(None)
        before = time.process_time()
        self.player.play(frames, view)
        settle()
        while not self.player.is_idle:
            # A moment of several events is called by the first one, as a flood.
            kind, animation = self.events[0], self.player.playing
            cost = milliseconds_since(before)
            # Some of them only, so that they come from all parts of a game.
            if self.costs.wants(kind) and (self._luck.random() < SHARE or not self.costs.frames[kind]):
                self.costs.starts[kind].append(cost)
                # Moved on by hand: by its own timer, several frames could fall into one figure.
                animation.pause()
                for at in range(FRAME, animation.totalDuration(), FRAME):
                    self.costs.add(kind, partial(animation.setCurrentTime, at))
            before = time.process_time()
            animation.setCurrentTime(animation.totalDuration())
            settle()

    def _drag(self, seat: int, whim: random.Random) -> None:
        """Carry a piece over the table now and then, and put it back."""
        if self._drags >= DRAGS or whim.random() > 0.2:
            return
        self.show(self.match.view(seat), seat)
        settle()
        if pieces := self.table.hand.movable_pieces():
            self._drags += 1
            item, ground = self.table.board_scene.pieces[whim.choice(pieces)], self.table.viewport()
            start, end = item.pos().toPoint(), ground.rect().center()
            QTest.mousePress(ground, Qt.MouseButton.LeftButton, pos=start)
            for n in range(1, 31):
                at = start + QPoint(round((end - start).x() * n / 30), round((end - start).y() * n / 30))
                self.costs.add("(drag)", partial(QTest.mouseMove, ground, at))
            if self.table.hand.held is not None:
                self.table.hand.put_back()
        self.show(self.match.view(None))
        settle()


def settle() -> None:
    """Let everything be painted that waits for it."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def milliseconds_since(before: float) -> float:
    return (time.process_time() - before) * 1000


def rest() -> float:
    """The share of a CPU that is used while nothing moves, in percent."""
    QTimer.singleShot(round(REST * 1000), QCoreApplication.quit)
    before = time.process_time()
    QApplication.exec()
    return (time.process_time() - before) / REST * 100


def show(costs: Costs, goal: float) -> float:
    """One line for each kind of moment, the dearest first, and one for the game; the highest 95th percentile."""
    print(f"{'moment':<22}{'frames':>7}{'p50':>7}{'p95':>7}{'max':>7}   {'first':>6}{'max':>7}   ms of CPU")
    found = {kind: sorted(frames) for kind, frames in costs.frames.items() if frames}
    for kind, frames in sorted(found.items(), key=lambda one: -percentile(one[1], 95)):
        starts = sorted(costs.starts[kind]) or [0.0]
        p50, p95 = percentile(frames, 50), percentile(frames, 95)
        mark = "  over the goal" if p95 > goal else ""
        print(
            f"{kind:<22}{len(frames):>7}{p50:>7.1f}{p95:>7.1f}{frames[-1]:>7.1f}"
            f"   {percentile(starts, 50):>6.1f}{starts[-1]:>7.1f}{mark}"
        )
    every = costs.every()
    print(f"{'all':<22}{len(every):>7}{percentile(every, 50):>7.1f}{percentile(every, 95):>7.1f}{every[-1]:>7.1f}")
    return max(percentile(every, 95), *(percentile(frames, 95) for frames in found.values()))


def percentile(ordered: list[float], share: int) -> float:
    """The value that so many in a hundred do not exceed."""
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0


if __name__ == "__main__":
    sys.exit(main())
