"""What a lit picture of the wheel costs the thread of the window, beside a painted one.

    QT_QPA_PLATFORM=xcb xvfb-run -a -s '-screen 0 1280x800x24' python benchmarks/light.py
    python benchmarks/light.py                                        on a screen with a graphics card
    python benchmarks/light.py --size 1600                            with four times as many pixels

The goal: at most 2 ms without the drawing itself, which is the graphics card's work; where the processor draws, what it
takes stands in lines of its own. Times are those of the thread, so that a busy machine does not change them.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import sys
import time
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "xcb")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.storage.save_file import load
from hamster_table.views.hamsterrolle.lit import passes
from hamster_table.views.hamsterrolle.lit.scene import LitScene
from hamster_table.views.hamsterrolle.lit.studio import studio
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_state
from hamster_table.views.hamsterrolle.render3d.painted_wheel import PaintedWheel

GOAL = 2.0
"""Milliseconds of the thread of the window for a picture."""
WHOLE = "a whole picture, as much as this thread does"
PIECES = 20
TIMES = 12


def main() -> int:
    """Print the table, and say whether the goal was reached."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--size", type=int, default=800, help="pixels a side")
    size = asked.parse_args().size
    app = QApplication(sys.argv[:1])
    before = memory()
    camera = Camera((size / 2, size * 0.475), size / 800 * 1.75)
    frame = frame_of_state(full_wheel())
    scene = LitScene(frame, camera, (0.0, 0.0, float(size), float(size)), 1.0, False)
    start = time.perf_counter()
    device = studio().device
    if device.problem:
        print(f"nothing can be lit: {device.problem}")
        return 1
    opened = time.perf_counter()
    studio().prepare()
    ready = time.perf_counter()
    print(f"{device.name}, {len(frame.poses)} pieces, {size} pixels a side")
    print(f"  graphics system: {1000 * (opened - start):.0f} ms, shaders: {1000 * (ready - opened):.0f} ms")
    parts = light(scene, size)
    print(f"  memory: {memory() - before:.0f} MB")
    for name, milliseconds in parts.items():
        print(f"  {name:<44}{milliseconds:>8.2f} ms")
    whole = sum(milliseconds for name, milliseconds in parts.items() if name != WHOLE)
    print(f"lit, without the drawing itself: {whole:.2f} ms, goal {GOAL:g}")
    print(f"painted: {painted(frame, camera, size):.2f} ms")
    studio().rest()
    del app
    return int(whole > GOAL)


def full_wheel() -> Hamsterrolle:
    """A wheel at rest with so many pieces, of a game that was played once."""
    match = load(Path(__file__).parents[1] / "tests/saves/0.1-hamsterrolle-4-wood-end.hamster")
    states = (match.state_at(n) for n in range(len(match.ledger)))
    return next(state for state in states if isinstance(state, Hamsterrolle) and len(state.in_wheel()) >= PIECES)


def light(scene: LitScene, size: int) -> dict[str, float]:
    """The parts of a lit picture, in milliseconds."""
    recorded: list[float] = []
    record = passes.Passes.record

    def watched(self, *given):
        start = time.thread_time()
        record(self, *given)
        recorded.append(time.thread_time() - start)

    passes.Passes.record = watched
    pictures: list[QImage] = []

    def picture() -> None:
        # Another frame each time, as wood that moves has it.
        pictures[:] = [studio().picture(replace(scene, frame=RenderFrame(scene.frame.roll, scene.frame.poses)))]

    whole = median(picture)
    window = QImage(QSize(size, size), QImage.Format.Format_RGB32)
    painter = QPainter(window)
    drawing = median(lambda: painter.drawImage(QPointF(0, 0), pictures[0]))
    painter.end()
    host = studio()._host
    host.scene = None
    empty = median(host.grabFramebuffer)
    return {
        "numbers and commands": 1000 * statistics.median(recorded),
        "reading back an empty picture": empty,
        "drawing it into the window": drawing,
        WHOLE: whole,
    }


def painted(frame: RenderFrame, camera: Camera, size: int) -> float:
    """What the painter takes for the same frame, in milliseconds."""
    wheel, window = PaintedWheel(camera), QImage(QSize(size, size), QImage.Format.Format_RGB32)
    painter = QPainter(window)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint() -> None:
        wheel.place(camera, frame, False)
        wheel.paint(painter, None, (), ())

    milliseconds = median(paint)
    painter.end()
    return milliseconds


def median(work) -> float:
    """The median of the thread's time, in milliseconds."""
    found = []
    for _ in range(TIMES):
        start = time.thread_time()
        work()
        found.append(1000 * (time.thread_time() - start))
    return statistics.median(found)


def memory() -> float:
    """The memory of this process, in megabytes."""
    numbers = Path("/proc/self/statm").read_text().split()
    return int(numbers[1]) * resource.getpagesize() / 1e6


if __name__ == "__main__":
    sys.exit(main())
