"""What a figure was measured on, printed beside it."""

import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def load() -> str:
    """How busy the machine is: programs that want a core, averaged over a minute."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else "load unknown"


def commit() -> str:
    """The commit that is checked out, with a + when files have changed since."""
    try:
        out = subprocess.run(["git", "describe", "--always", "--dirty=+"], cwd=ROOT, capture_output=True, text=True)
    except OSError:
        return "unknown"
    return out.stdout.strip() or "unknown"


def title(what: str) -> None:
    """The headline of a measurement."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"\n{what}\n  commit {commit()}, {python}, {platform.machine()}, {load()}", flush=True)
    if sys.gettrace():
        print("  a debugger is attached: the figures mean nothing")
