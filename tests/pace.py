"""How slow the machine is just now: the same computer may be half as quick an hour later, where it is shared.

What nobody may wait for has its limit in seconds of a quick machine, and has as much more time on a slower one.
"""

from time import thread_time

QUICK_S = 0.013
"""How long `_work` takes where the limits were found."""


def slowness():
    """How many times as long as on a quick machine anything takes here now; 1 on a quicker one."""
    return max(1.0, min(_work() for _ in range(5)) / QUICK_S)


def _work():
    begun, kept = thread_time(), {}
    for n in range(60_000):
        kept[n % 512] = (n, n * n % 7, str(n))
    return thread_time() - begun
