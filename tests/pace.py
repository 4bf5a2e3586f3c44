"""How much is done, and how slow the machine is.

What nobody may wait for is measured in seconds by the benchmarks. A test counts what is computed instead, which is the
same on a busy machine; only where a limit of time is itself what is tested, it has as much more on a slower one.
"""

import sys
from collections import Counter
from pathlib import Path
from time import thread_time

import hamster_table

OURS = str(Path(hamster_table.__file__).parent)
PAINTERS = ("paint", "paintEvent", "drawBackground", "drawForeground")
QUICK_S = 0.013
"""How long `_work` takes where the limits were found."""


def calls_of(do, *arguments):
    """How many functions of Python and of its libraries are called until that is done, in this thread."""
    return sum(_counted(lambda frame, event: event in ("call", "c_call"), do, *arguments).values())


def own_calls_of(do, *arguments):
    """How many functions of ours are called until that is done, in this thread; what paints is left out, for it depends
    on how often the screen asks, and so is the wrapper that guards each of Qt's calls."""
    return _counted(lambda frame, event: event == "call" and _is_own_work(frame), do, *arguments)[True]


def _is_own_work(frame):
    if not frame.f_code.co_filename.startswith(OURS) or frame.f_code.co_filename.endswith("guard.py"):
        return False
    while frame is not None and frame.f_code.co_name not in PAINTERS:
        frame = frame.f_back
    return frame is None


def times_of(functions, do, *arguments):
    """How often each of these functions of Python is called until that is done, in this thread."""
    codes = {function.__code__: function for function in functions}
    found = _counted(lambda frame, event: event == "call" and codes.get(frame.f_code), do, *arguments)
    return [found[function] for function in functions]


def _counted(kind, do, *arguments):
    """How many calls there are of each kind until that is done; those of none do not count."""
    found = Counter()

    def profile(frame, event, _):
        if what := kind(frame, event):
            found[what] += 1

    former = sys.getprofile()
    sys.setprofile(profile)
    try:
        do(*arguments)
    finally:
        sys.setprofile(former)
    return found


def slowness():
    """How many times as long as on a quick machine anything takes here now; 1 on a quicker one."""
    return max(1.0, min(_work() for _ in range(5)) / QUICK_S)


def _work():
    begun, kept = thread_time(), {}
    for n in range(60_000):
        kept[n % 512] = (n, n * n % 7, str(n))
    return thread_time() - begun
