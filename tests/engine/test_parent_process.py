"""Worker processes that end when the process that has started them is killed."""

import os
import select
import signal
import subprocess
import sys

import pytest

PARENT = """
import multiprocessing, os, sys

def work(pipe):
    from hamster_table.engine.parent_process import end_with_parent
    end_with_parent()
    pipe.send(os.getpid())
    while True:
        pass

if __name__ == "__main__":
    ours, theirs = multiprocessing.Pipe()
    multiprocessing.get_context("spawn").Process(target=work, args=(theirs,), daemon=True).start()
    print(ours.recv(), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux waits for the processes of others")
def test_a_worker_that_is_busy_ends_with_a_parent_that_is_killed(tmp_path):
    file = tmp_path / "parent.py"
    file.write_text(PARENT)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, str(file)], **pipes) as parent:
        worker = os.pidfd_open(int(parent.stdout.readline()))
        parent.kill()
    try:
        # A file of a process can be read when that has ended.
        assert select.select([worker], [], [], 20)[0], "the worker goes on"
    except AssertionError:
        signal.pidfd_send_signal(worker, signal.SIGKILL)
        raise
    finally:
        os.close(worker)
