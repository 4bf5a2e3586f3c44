"""From the start of the process to the first painted frame, beside a bare window in the same run; CPU time at rest.

Both windows are opened in turn, so that both see the same machine. Offscreen always; on a screen when there is one, or
Xvfb.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks import machine

GOAL = 1.5
"""The table's first frame takes at most so many times as long as the bare window's."""


def open_window(what: str, environment: dict[str, str], rest: int = 0) -> tuple[float, float, float]:
    """Seconds to the first frame, CPU seconds until then, and CPU seconds in *rest* seconds of doing nothing."""
    with tempfile.TemporaryDirectory() as home:
        begun = time.monotonic()
        child = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.first_frame_child", what, str(rest)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=machine.ROOT,
            env=os.environ | environment | {"HAMSTER_TABLE_HOME": home},
        )
        out, _ = child.communicate(timeout=60 + rest)
    painted, cpu, *idle = map(float, out.split())
    return painted - begun, cpu, idle[0] if idle else 0.0


@contextmanager
def screens() -> Iterator[dict[str, dict[str, str]]]:
    """Where windows can be opened here, with the environment that does it."""
    found = {"offscreen": {"QT_QPA_PLATFORM": "offscreen"}}
    if os.environ.get("DISPLAY"):
        yield found | {"xcb": {"QT_QPA_PLATFORM": "xcb"}}
    elif shutil.which("Xvfb"):
        # Xvfb chooses a display that is free, and writes its number to this descriptor.
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-noreset", "-nolisten", "tcp"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = f":{server.stdout.readline().strip()}"
        try:
            yield found | {"xcb (Xvfb)": {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}}
        finally:
            server.terminate()
            server.wait()
    else:
        yield found


def measure(name: str, environment: dict[str, str], rounds: int, rest: int) -> bool:
    """Open both windows again and again, print the times, and return whether the goal is met."""
    seconds: dict[str, list[float]] = {"bare": [], "table": []}
    cpu: dict[str, list[float]] = {"bare": [], "table": []}
    # Once before it counts, so that all files are in the cache of the disc.
    for what in seconds:
        open_window(what, environment)
    for _ in range(rounds):
        for what in seconds:
            painted, spent, _ = open_window(what, environment)
            seconds[what].append(painted)
            cpu[what].append(spent)
    # Pair by pair, since the two windows of a pair saw the same machine.
    ratio = statistics.median(a / b for a, b in zip(seconds["table"], seconds["bare"], strict=True))
    cpu_ratio = statistics.median(a / b for a, b in zip(cpu["table"], cpu["bare"], strict=True))
    for what, times in seconds.items():
        print(
            f"  {name:10s} {what:5s} first frame after {statistics.median(times):.3f} s (best {min(times):.3f}),"
            f" {statistics.median(cpu[what]):.3f} s of CPU"
        )
    print(f"  {name:10s} ratio {ratio:.2f} by the clock, {cpu_ratio:.2f} in CPU time (goal: at most {GOAL})")
    if rest:
        idle = open_window("table", environment, rest)[2]
        print(f"  {name:10s} at rest for {rest} s: {idle:.3f} s of CPU, {idle / rest:.1%}", flush=True)
    return ratio <= GOAL


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks first-frame", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--rest", type=int, default=10, help="seconds of doing nothing; 0: do not measure it")
    chosen = parser.parse_args(arguments)
    machine.title(f"The first frame, median of {chosen.rounds} pairs of windows")
    with screens() as found, tempfile.TemporaryDirectory() as bytecode:
        # An installed program is compiled already; here the first round compiles it, wherever bytecode is switched off.
        compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": bytecode}
        met = [measure(name, compiled | where, chosen.rounds, chosen.rest) for name, where in found.items()]
    print(f"  afterwards: {machine.load()}")
    return 0 if all(met) else 1


if __name__ == "__main__":
    raise SystemExit(main())
