"""What Windows has none of: a test that needs it is skipped there, and says why."""

import os
import signal
import sys

import pytest

without_a_screen = pytest.mark.skipif(sys.platform == "win32", reason="there is always a screen")
"""A test in which a window finds no screen."""

with_a_card = pytest.mark.skipif(sys.platform == "win32", reason="without a screen no graphics card is found there")
"""A test in which the light of the wheel is drawn."""


def make_pipe(path):
    """A named pipe, which lies in a folder like a file."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipe lies in a folder here")
    os.mkfifo(path)


def make_link(path, target):
    """A symbolic link, which Windows lets only developers make, and Wine nobody."""
    try:
        path.symlink_to(target)
    except OSError:
        pytest.skip("no links may be made here")
    if not path.is_symlink():
        pytest.skip("no links are made here")


def locks():
    """The module by which Unix locks files, also such as somebody has open."""
    return pytest.importorskip("fcntl", reason="files are not locked in this way here")


def limits():
    """The module that keeps files of this process small, so that the disc is full for it."""
    return pytest.importorskip("resource", reason="no process can be told here that the disc is full")


def hang(pid):
    """Stop a process, which does nothing any more, and has not ended."""
    if not hasattr(signal, "SIGSTOP"):
        pytest.skip("no process can be stopped here")
    os.kill(pid, signal.SIGSTOP)
