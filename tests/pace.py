"""How much is done, and how slow the machine is.

What nobody may wait for is measured in seconds by the benchmarks. A test counts what is computed instead, which is the
same on a busy machine; only where a limit of time is itself what is tested, it has as much more on a slower one.
"""

import sys
from time import thread_time

QUICK_S = 0.013
"""How long `_work` takes where the limits were found."""


def calls_of(do, *arguments):
    """How many functions of Python and of its libraries are called until that is done, in this thread."""
    count = 0

    def profile(frame, event, _):
        nonlocal count
        count += event in ("call", "c_call")

    former = sys.getprofile()
    sys.setprofile(profile)
    try:
        do(*arguments)
    finally:
        sys.setprofile(former)
    return count


def slowness():
    """How many times as long as on a quick machine anything takes here now; 1 on a quicker one."""
    return max(1.0, min(_work() for _ in range(5)) / QUICK_S)


def _work():
    begun, kept = thread_time(), {}
    for n in range(60_000):
        kept[n % 512] = (n, n * n % 7, str(n))
    return thread_time() - begun
