#!/usr/bin/env python3
"""From a fresh checkout to the table in one command; needs nothing but Python.

  python3 dev.py play [FILE]      open the table
  python3 dev.py test             ruff, mypy and all tests
  python3 dev.py test ARGS        pytest with these arguments, nothing else
  python3 dev.py test --long      the tests that take minutes: faults, floods of events, whole games; then what the
                                  tests do not see: asserts never reached, and how many small faults survive
  python3 dev.py test --coverage  all tests, and which lines of engine, models and features none of them runs
  python3 dev.py ruff ARGS        ruff with these arguments, as it is before a commit
  python3 dev.py docs             build the site of docs/ into build/docs
  python3 dev.py bench [ARGS]     measure the engine and the table
  python3 dev.py setup            prepare this checkout and stop
  python3 dev.py check            say what the machine lacks

The first run makes .venv, installs what pyproject.toml names, sound and films too where there are libraries for this
machine, and, on Debian and its relatives, the system libraries Qt needs, or prints the command that would. "test"
installs in the same way what only some tests need, and without it says so and skips them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from hamster_table.system import machine

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)
CANNOT = 3  # exit code: something on this machine must be put right first

# What only some tests need, a program or a file -> the Debian package it is in. Without it they are skipped.
TOOLS = {
    "strace": "strace",
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "/usr/share/defaults/at-spi2/accessibility.conf": "at-spi2-core",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "makensis": "nsis",
    "pdftotext": "poppler-utils",
    "qpdf": "qpdf",
}

# What is tried to be installed, and what is missing without it.
EXTRAS = {
    "sound": "there will be no sound",
    "film": "no films can be saved",
    "research": "the tests of the environments for research will be skipped",
    "spiel": "the tests of the games of OpenSpiel will be skipped",
    "cluster": "the tests of games on a cluster will be skipped",
}


def say(text: str) -> None:
    print(f"[dev] {text}", file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    say(text)
    raise SystemExit(CANNOT)


def run(*command: object, **environment: str) -> int:
    """The exit code of a command run in the checkout."""
    return subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **environment}).returncode


# The machine


def lacking(libraries: dict[str, str]) -> list[str]:
    """The packages of the libraries that are not there."""
    return [libraries[library] for library in machine.lacking(libraries)]


def lacking_packages(window: bool) -> list[str]:
    """The Debian packages without which Qt, or Python's venv, does not work here."""
    if not sys.platform.startswith("linux"):
        return []
    packages = lacking({**machine.DRAWING, **machine.WINDOW} if window else machine.DRAWING)
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        packages.append("python3-venv")
    return packages


def lacking_tools() -> list[str]:
    """The Debian packages without which some tests are skipped here."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for tool, package in TOOLS.items() if not (shutil.which(tool) or Path(tool).exists())]


def install_tools() -> None:
    """Install what only some tests need, where that is allowed; otherwise say that they will be skipped, and go on."""
    wanted = lacking_tools() + (lacking(machine.WINDOW) if sys.platform.startswith("linux") else [])
    tried = VENV / "tools"
    if not wanted:
        return
    why = "It could not be installed before."
    if not tried.is_file() or tried.read_text() != " ".join(wanted):
        why = not_installed(wanted)
    if why:
        tried.write_text(" ".join(wanted))
        say(f"some tests will be skipped without {' '.join(wanted)}. {why}")


def install_packages(packages: list[str]) -> None:
    """Install system packages where that is allowed; otherwise say which, and stop."""
    if packages and (why := not_installed(packages)):
        give_up(why)


def not_installed(packages: list[str]) -> str:
    """Install system packages; why they could not be, or ""."""
    wanted = " ".join(packages)
    if not shutil.which("apt-get"):
        return (
            f"These system packages are missing (Debian's names): {wanted}\n"
            "      Install what your system calls them, then run this again."
        )
    administrator = as_administrator()
    if administrator is None:
        return f"System packages are missing. As an administrator run this, then try again:\n      {by_hand(packages)}"
    say(f"installing system packages: {wanted}")
    apt = [*administrator, "apt-get", "-o", "DPkg::Lock::Timeout=300"]
    install = [*apt, "install", "-y", "--no-install-recommends", *packages]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    if run(*install, **quiet) and (run(*apt, "update") or run(*install, **quiet)):
        return f"They could not be installed. As an administrator run this, then try again:\n      {by_hand(packages)}"
    return ""


def by_hand(packages: list[str]) -> str:
    """The command by which an administrator installs system packages."""
    return f"apt-get update && apt-get install -y --no-install-recommends {' '.join(packages)}"


def as_administrator() -> list[str] | None:
    """What to put before a command to run it as an administrator; None where there is no way."""
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    return ["sudo"] if sys.stdin.isatty() else ["sudo", "-n"]


# The checkout


def set_up(extras: str = "", window: bool = False) -> None:
    """Make the machine and .venv ready; done once for each content of the files that say what is needed."""
    if sys.version_info < OLDEST:
        give_up(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    install_packages(lacking_packages(window))
    stamp = VENV / f"ready{extras}"
    if PYTHON.exists() and stamp.is_file() and stamp.read_text() == fingerprint():
        return
    make_venv()
    say("installing Python packages (the first time this takes a minute)")
    if install(extras):
        give_up("The Python packages could not be installed (see above). Check the network and run this again.")
    stamp.write_text(fingerprint())


def install(extras: str) -> int:
    """Install this checkout with its extras into .venv; the exit code of pip."""
    # With hashes, pip would refuse a checkout, which has none.
    pins = (line.rstrip(" \\") for line in (ROOT / "constraints.txt").read_text().splitlines() if line[:1].isalpha())
    versions = VENV / "versions.txt"
    versions.write_text("\n".join(pins))
    pip = (PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", versions)
    return run(*pip, "-e", f"{ROOT}{extras}")


def install_extras(*extras: str) -> None:
    """Install what nothing else depends on, each extra tried once, and say what is missing without it."""
    for extra in extras:
        tried = VENV / extra
        if tried.is_file() and tried.read_text() == fingerprint():
            continue
        if install(f"[{extra}]"):
            say(f"{EXTRAS[extra]}: the library for it could not be installed (see above)")
        tried.write_text(fingerprint())


def fingerprint() -> str:
    """What the content of .venv depends on, in short."""
    files = (ROOT / name for name in ("pyproject.toml", "setup.py", "constraints.txt"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files) + sys.version.encode()).hexdigest()


def make_venv() -> None:
    same_python = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    if PYTHON.exists() and run(PYTHON, "-c", same_python) == 0:
        return
    say(f"making {VENV}")
    if run(sys.executable, "-m", "venv", "--clear", VENV):
        give_up("Python could not make its virtual environment (see above).")


# The commands


def play(arguments: list[str]) -> int:
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    window = platform in ("", "xcb", "wayland")
    if window and not has_display():
        give_up("There is no display: DISPLAY and WAYLAND_DISPLAY are not set. Run this in a desktop session.")
    set_up(window=window)
    install_extras("sound", "film")
    return run(PYTHON, "-m", "hamster_table", *arguments)


def has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def test(arguments: list[str]) -> int:
    set_up("[dev]")
    # The client of a cluster, 35 MB, is for tests that take long anyway.
    install_extras("research", "spiel", *(["cluster"] if arguments[:1] == ["--long"] else []))
    install_tools()
    # Tests start dozens of programs: without bytecode on the disk each of them would compile everything again.
    here = {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"), "PYTHONDONTWRITEBYTECODE": ""}
    if arguments[:1] == ["--long"]:
        code = run(PYTHON, "-m", "pytest", *TWO_AT_ONCE, *LONG, *arguments[1:], **here)
        return code if code or arguments[1:] else run(PYTHON, "-m", "tests.seeing", **here)
    if arguments[:1] == ["--coverage"]:
        return run(PYTHON, "-m", "pytest", *TWO_AT_ONCE, *COVERAGE, *arguments[1:], **here)
    if arguments:
        return run(PYTHON, "-m", "pytest", *arguments, **here)
    # mypy works beside the tests, which often wait, and is heard after them.
    command = [str(PYTHON), "-m", "mypy"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as mypy:
        codes = [
            run(PYTHON, "-m", "ruff", "check", "."),
            run(PYTHON, "-m", "ruff", "format", "--check", "."),
            run(PYTHON, "-m", "pytest", *TWO_AT_ONCE, **here),
        ]
        print(mypy.communicate()[0], end="")
    return next(filter(None, [*codes, mypy.returncode]), 0)


def ruff(arguments: list[str]) -> int:
    # Whoever commits may have another Python than .venv, which would be made anew by it.
    if not PYTHON.exists():
        give_up("There is no .venv yet. Run this, then try again:\n      python3 dev.py setup")
    return run(PYTHON, "-m", "ruff", *arguments)


def bench(arguments: list[str]) -> int:
    set_up("[bench]")
    return run(PYTHON, "-m", "benchmarks", *arguments)


def docs(arguments: list[str]) -> int:
    set_up("[dev]")
    site = ROOT / "build" / "docs"
    code = run(PYTHON, "-m", "sphinx", "-q", "-W", "--keep-going", "docs", site)
    say("see the warnings above" if code else f"open {site / 'index.html'}")
    return code


def setup(arguments: list[str]) -> int:
    set_up("[dev]", window=True)
    return 0


def check(arguments: list[str]) -> int:
    packages = lacking_packages(window=True)
    say(f"missing system packages: {' '.join(packages)}" if packages else "nothing is missing")
    if tools := lacking_tools():
        say(f"some tests will be skipped without {' '.join(tools)}")
    if (wanted := packages + tools) and shutil.which("apt-get"):
        say(f"as an administrator run:\n      {by_hand(wanted)}")
    return CANNOT if packages else 0


# Two processes share the tests out; the one that has done its half takes over what is left of the other's.
TWO_AT_ONCE = ("-n", "2", "--dist", "worksteal")

# Long tests take minutes: only one that is about to run out of time shows where it stands.
LONG = ("-m", "long", "--timeout", "3600", "-o", "faulthandler_timeout=3500")

COVERAGE = (
    "--cov=hamster_table/engine",
    "--cov=hamster_table/models",
    "--cov-report=term-missing:skip-covered",
)

COMMANDS = {function.__name__: function for function in (play, test, ruff, docs, bench, setup, check)}


def main(words: list[str]) -> int:
    name = words[0] if words else ""
    if name not in COMMANDS:
        print(__doc__)
        return 0 if name in ("-h", "--help") else 2
    try:
        return COMMANDS[name](words[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
