"""A Dask cluster on this machine."""

import subprocess
import sys
from contextlib import contextmanager

import pytest

CLUSTER = """
import sys
from distributed import LocalCluster
with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=60) as cluster:
    print(cluster.scheduler_address, *[worker.process.pid for worker in cluster.workers.values()], flush=True)
    sys.stdin.read()
"""


@contextmanager
def two_workers():
    """A cluster in a process of its own, with two workers that are processes too: its address, and the three."""
    pytest.importorskip("distributed")
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as scheduler:
        address, *pids = scheduler.stdout.readline().split()
        yield address, scheduler.pid, *map(int, pids)
        scheduler.stdin.close()
