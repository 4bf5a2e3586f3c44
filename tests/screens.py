"""A screen of its own for a program, of which nothing is seen on the desktop where the tests run."""

import ctypes
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager

PROGRAM = "Xvfb"
LIBRARIES = ("libX11.so.6", "libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxkbcommon-x11.so.0")
PATIENCE = 20
"""Seconds until something that does not come is a mistake."""


def what_lacks(*more):
    """Why there can be no such screen here, for a program that needs these libraries too; "" when there can."""
    if not sys.platform.startswith("linux"):
        return "screens of their own are a thing of Linux"
    missing = [] if shutil.which(PROGRAM) else [PROGRAM]
    missing += [name for name in (*LIBRARIES, *more) if not opens(name)]
    return f"there is no screen to be had: {', '.join(missing)} missing" if missing else ""


def opens(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


@contextmanager
def running(command, **how):
    """A process that ends with the block."""
    process = subprocess.Popen(command, **how)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def screen():
    """The environment of a program on a screen of its own."""
    inner, outer = os.pipe()
    xvfb = [PROGRAM, "-displayfd", str(outer), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with running(xvfb, pass_fds=[outer], stderr=subprocess.DEVNULL):
        os.close(outer)
        with os.fdopen(inner) as answer:
            display = f":{answer.readline().strip()}"
        yield {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
