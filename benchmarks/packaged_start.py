"""From the start of the process to the first picture on the screen: the folder of `packaging/build.py`, and the program
as it is installed without a folder, in turn.

Both are seen from outside, on a screen of Xvfb whose memory is read, so that neither has to be changed for it. The
folder is dist/hamster-table, and the other one what it was built from: build/packages/program/bin/hamster-table.
"""

from __future__ import annotations

import argparse
import mmap
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks import machine

GOAL = 1.5
"""The packaged program's first picture takes at most so many times as long as that of the other one."""
WIDTH, HEIGHT, DEPTH = 1280, 800, 4
"""The screen: its sides in pixels, and the bytes of a pixel."""
PATIENCE = 60.0
"""A window that has not come after so many seconds never will."""
BLINK = 0.001
"""The seconds between two looks at the screen."""
PLACES = [(x, y) for x in (200, 640, 1080) for y in (150, 400, 650)]
"""Where the screen is looked at. Before a window is there, it is black."""


class Screen(NamedTuple):
    """A screen whose pixels can be read."""

    display: str
    memory: mmap.mmap

    def is_painted(self) -> bool:
        """Whether something is on it."""
        pixels = len(self.memory) - WIDTH * HEIGHT * DEPTH
        at = (pixels + (y * WIDTH + x) * DEPTH for x, y in PLACES)
        return any(self.memory[one : one + 3] != b"\0\0\0" for one in at)


@contextmanager
def screen() -> Iterator[Screen]:
    """A new screen of Xvfb."""
    with tempfile.TemporaryDirectory() as folder:
        # Xvfb chooses a display that is free, and writes its number to this descriptor.
        size = f"{WIDTH}x{HEIGHT}x{8 * (DEPTH - 1)}"
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-fbdir", folder, "-noreset", "-nolisten", "tcp"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            display = f":{server.stdout.readline().strip()}"
            with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                yield Screen(display, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        finally:
            server.terminate()
            server.wait()


def seconds_to_picture(program: Path, on: Screen) -> tuple[float, float]:
    """Start the program for somebody who never used it, wait for its first picture, and end it: the seconds by the
    clock until then, and those of CPU time, which other programs do not lengthen."""
    assert not on.is_painted()
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": on.display, "HAMSTER_TABLE_HOME": home}
        begun = time.monotonic()
        started = subprocess.Popen([program], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not on.is_painted():
                if started.poll() is not None or time.monotonic() - begun > PATIENCE:
                    raise SystemExit(f"{program} showed nothing.")
                time.sleep(BLINK)
            taken = time.monotonic() - begun, cpu_seconds(started.pid)
        finally:
            started.terminate()
            started.wait()
    while on.is_painted():
        time.sleep(BLINK)
    return taken


def cpu_seconds(process: int) -> float:
    """The CPU time that all threads of a process have had until now."""
    times = (file.read_text("ascii").split()[0] for file in Path(f"/proc/{process}/task").glob("*/schedstat"))
    return sum(map(int, times)) / 1e9


def measure(programs: dict[str, Path], rounds: int) -> bool:
    """Start both again and again, print the times, and return whether the goal is met."""
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
    with screen() as shown:
        # Once before it counts, so that all files are in the cache of the disc.
        for program in programs.values():
            seconds_to_picture(program, shown)
        for _ in range(rounds):
            for name, program in programs.items():
                taken[name].append(seconds_to_picture(program, shown))
    for name, times in taken.items():
        clock, cpu = zip(*times, strict=True)
        median, spent = statistics.median(clock), statistics.median(cpu)
        print(f"  {name:9s} first picture after {median:.3f} s (best {min(clock):.3f}), {spent:.3f} s of CPU")
    # Pair by pair, since the two programs of a pair saw the same machine.
    pairs = [*zip(*taken.values(), strict=True)]
    ratio, cpu_ratio = (statistics.median(a[which] / b[which] for a, b in pairs) for which in (0, 1))
    print(f"  ratio {ratio:.2f} by the clock, {cpu_ratio:.2f} in CPU time (goal: at most {GOAL})")
    return ratio <= GOAL


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks packaged-start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--folder", type=Path, default=machine.ROOT / "dist/hamster-table/hamster-table")
    parser.add_argument("--plain", type=Path, default=machine.ROOT / "build/packages/program/bin/hamster-table")
    chosen = parser.parse_args(arguments)
    programs = {"folder": chosen.folder, "installed": chosen.plain}
    missing = [program for program in programs.values() if not program.is_file()]
    if missing or not shutil.which("Xvfb"):
        print("This needs Xvfb, and the folder: python3 packaging/build.py folder")
        return 3
    machine.title(f"The first picture of the packaged program, median of {chosen.rounds} pairs of starts")
    is_met = measure(programs, chosen.rounds)
    print(f"  afterwards: {machine.load()}")
    return 0 if is_met else 1


if __name__ == "__main__":
    raise SystemExit(main())
