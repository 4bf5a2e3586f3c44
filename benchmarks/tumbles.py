"""How smoothly a tumble of Hamsterrolle is seen, in real time, with real wood: the gaps between pictures, and what each
of them costs the thread of the window. A wheel that the processor lights is painted while it moves; of one that a
graphics card lights, `benchmarks/light.py` measures the parts.
"""

from __future__ import annotations

import random
import time
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import Settle
from hamster_table.engine.hamsterrolle.physics import tumble
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup
from hamster_table.engine.kernel import CHANCE, advance, play, waiting
from hamster_table.engine.match import Match
from hamster_table.models.chance_source import PendingChance
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble, can_simulate
from hamster_table.views.game.game_frame import GameFrame
from hamster_table.views.hamsterrolle.table import HamsterrolleTable

GOAL = 33.0
"""Milliseconds between two pictures."""
LONGEST = 30_000
"""Milliseconds after which a tumble is no longer waited for."""
RARELY = 6
"""With every so many pieces the wheel comes to rest by real physics; see `calmed`."""


class Eyes(QObject):
    """Notes when the table is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[float, float]] = []
        """The seconds of the clock and of the thread of the window at each picture."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append((time.monotonic(), time.thread_time()))
        return False


def watch(pieces: int, tumbles: int, seed: str) -> int:
    """Print what is seen of some tumbles with about so many pieces, and say whether the goal was reached."""
    gaps, costs, world, wall, cpu, pictures = [], [], 0.0, 0.0, 0.0, 0
    for n in range(tumbles):
        state = let_go(pieces, random.Random(f"{seed}/{n}"))
        found, simulated, lasted, spent = seen_of(state)
        gaps += [(b - a) * 1000 for (a, _), (b, _) in pairwise(found)]
        costs += [(b - a) * 1000 for (_, a), (_, b) in pairwise(found)]
        world, wall, cpu, pictures = world + simulated, wall + lasted, cpu + spent, pictures + len(found)
        print(f"{len(state.in_wheel())} pieces: {simulated:.1f} s of wood in {lasted:.1f} s, {len(found)} pictures")
    print(f"gaps between {pictures} pictures: {shares(gaps)}")
    print(f"CPU of the thread of the window for each of them: {shares(costs)}; {cpu / wall:.0%} of a core")
    return int(percentile(gaps, 99) > GOAL)


def shares(milliseconds: list[float]) -> str:
    """Some milliseconds in one line."""
    p50, p95, p99, most = (percentile(milliseconds, share) for share in (50, 95, 99, 100))
    return f"median {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f}, max {most:.1f} ms"


def percentile(milliseconds: list[float], share: int) -> float:
    """What so many in a hundred do not exceed."""
    return sorted(milliseconds)[min(len(milliseconds) - 1, len(milliseconds) * share // 100)]


def let_go(pieces: int, luck: random.Random):
    """A state in which somebody has just let go, with so many pieces in the wheel."""
    while True:
        state = GAME.start(HamsterrolleSetup(seats=4, start="first"))
        advance(state)
        if play_until(pieces, state, luck):
            return state


def play_until(pieces: int, state, luck: random.Random) -> bool:
    """Play until somebody lets go with so many pieces in the wheel; False: the game is over before."""
    while waiting(state):
        (seat,) = waiting(state)
        ideas = [*builds(state, seat)]
        hand = luck.choice(ideas) if ideas else state.agenda[-1].sample(state, seat, luck)
        play(state, seat, hand)
        if len(state.in_wheel()) >= pieces and can_simulate(state):
            return True
        if waiting(state) == (CHANCE,):
            play(state, CHANCE, calmed(state, len(state.in_wheel()) % RARELY == 0))
    return False


def calmed(state, is_real):
    """How the wheel comes to rest: now and then really, else as if nothing moved, for that is quick to compute."""
    if is_real:
        return tumble.at_rest(state)
    return Settle(state.angle, tuple((piece, *state.poses[piece]) for piece in state.in_wheel()), ())


def seen_of(state) -> tuple[list[tuple[float, float]], float, float, float]:
    """When pictures were painted, by the clock and by the time of the thread; the seconds of the world and of the
    clock, and the CPU time of the window."""
    match = Match(GAME, HamsterrolleSetup(seats=state.seats, start="first"), "tumbles")
    match.state = state
    table, live = HamsterrolleTable(GAME), LiveTumble()
    chance = PendingChance(match, live)
    table.chance.follow(chance)
    frame, eyes, times = GameFrame(), Eyes(), []
    frame.set_table(table)
    frame.resize(1280, 800)
    frame.show()
    names = ["Mira", "Jonas", "Edda", "Rusty"][: state.seats]
    table.show_view(state, names, 0, None)
    settle()
    # Not before: what was painted so far is no part of the tumble.
    table.viewport().installEventFilter(eyes)
    loop = QEventLoop()
    # When it has been seen.
    chance.resolved.connect(loop.quit)
    table.tumble.moved.connect(lambda: times.append(time.monotonic()))
    QTimer.singleShot(LONGEST, loop.quit)
    start, spent = time.monotonic(), time.thread_time()
    chance.ask()
    loop.exec()
    lasted, spent = time.monotonic() - start, time.thread_time() - spent
    recording = live.recording
    # The first pictures wait for the physics to be loaded.
    painted = [at for at in eyes.seen if times and at[0] >= times[0]]
    frame.hide()
    frame.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return painted, recording.length / 1000 if recording is not None else 0.0, lasted, spent


def settle() -> None:
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
