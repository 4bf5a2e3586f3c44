#!/usr/bin/env python3
"""Have the wheel judged, install it by pipx under several Pythons, use the program as a person would, and remove it.

    python3 packaging/try_wheel.py                     dist/*.whl under Python 3.11, 3.12, 3.13 and 3.14
    python3 packaging/try_wheel.py --python 3.13 WHEEL

Each Python must be found as python3.N; what is not found is said, and counts as not tried. Needs xdotool, Xvfb,
ImageMagick and the packages of PyPI. Nothing of this machine's own pipx is touched.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import pins
from try_deb import SAVES

import build

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
JUDGES = "check-wheel-contents", "pyroma"
"""What says of a wheel and of its description what others would stumble over."""
SHEETS = {"hamsterdam": "score", "hamsterrolle": "score", "run-hamster-run": "data"}
"""By game: the sheet that is printed."""
TOOLS = ("Xvfb", "xdotool", "import")


def interpreter(version: str) -> str | None:
    """The path of that Python; None where there is none."""
    # Asked, not looked up: a name on the path may belong to a switch between versions that has none of this one.
    asked = [f"python{version}", "-c", "import sys; print(sys.executable)"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def judge(wheel: Path) -> None:
    """Fail where anything is wrong with what lies in the wheel, or missing of what is said of it."""
    python = build.new_venv(build.BUILD / "judges", pins.with_needs(JUDGES))
    build.run(python.with_name("check-wheel-contents"), wheel)
    # Only who publishes the program has a home page for it.
    build.run(python.with_name("pyroma"), "--min", 10, build.ROOT, HOME_PAGE="https://example.org")


@contextmanager
def screen(size: str = "1280x800") -> Iterator[str]:
    """The name of a new screen."""
    # Xvfb chooses a display that is free, and writes its number to this descriptor.
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-noreset", "-nolisten", "tcp"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def saved_games() -> dict[str, Path]:
    """By game: a kept one to play on."""
    files = [build.ROOT / "tests/saves" / f"0.1-{name}-middle.hamster" for name in SAVES]
    return {game: next(file for file in files if game in file.name) for game in SHEETS}


def try_under(python: str, wheel: Path, pictures: Path) -> None:
    """Install, use and remove the program; whatever fails raises `CalledProcessError` or `SystemExit`."""
    with tempfile.TemporaryDirectory() as name, screen() as display:
        folder = Path(name)
        environment = {
            "PIPX_HOME": f"{folder}/pipx",
            "PIPX_BIN_DIR": f"{folder}/bin",
            "PIPX_MAN_DIR": f"{folder}/man",
            "HAMSTER_TABLE_HOME": f"{folder}/home",
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
        }

        def run(*command: object) -> None:
            build.run(*command, **environment)

        pipx = (build.python_of(build.BUILD / "pipx"), "-m", "pipx")
        run(*pipx, "install", "--python", python, wheel)
        run(*pipx, "inject", "hamster-table", "miniaudio", "pillow")
        program = folder / "bin" / "hamster-table"
        run(program, "doctor")
        hand = (sys.executable, build.PACKAGING / "try_game.py", "--by", program, "--out", pictures)
        run(*hand, *saved_games().values())
        run(program, "bots", "run-hamster-run", "--games", 1)
        for game, saved in saved_games().items():
            run(program, "check", saved)
            run(program, "sheet", saved, SHEETS[game], "-o", pictures / f"{game}.pdf")
        kept = sorted((folder / "home").rglob("*"))
        run(*pipx, "uninstall", "hamster-table")
        # pipx keeps a lock of its own there.
        left = [*(folder / "bin").iterdir(), *(folder / "pipx" / "venvs").glob("[!.]*")]
        if left or kept != sorted((folder / "home").rglob("*")):
            raise SystemExit(f"After removal: {left}, and of the person's games {kept} should be there.")


def is_well(version: str, wheel: Path) -> bool:
    """Whether all went well under that Python."""
    pictures = build.ROOT / "build" / "trial" / f"python{version}"
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    python = interpreter(version)
    if python is None:
        print(f"python{version} is not here.")
        return False
    try:
        try_under(python, wheel, pictures)
    except (subprocess.CalledProcessError, SystemExit) as error:
        print(error)
        return False
    return True


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("wheel", nargs="?", type=Path)
    asked.add_argument("--python", action="append", metavar="3.N")
    chosen = asked.parse_args()
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        print(f"This needs {', '.join(missing)}.")
        return 3
    wheel = chosen.wheel or max(build.DIST.glob("*.whl"), default=None, key=lambda file: file.stat().st_mtime)
    if wheel is None:
        print("There is no wheel yet: python3 packaging/build.py wheel")
        return 3
    judge(wheel)
    build.new_venv(build.BUILD / "pipx", pins.with_needs(["pipx"]))
    well = {version: is_well(version, wheel.resolve()) for version in chosen.python or PYTHONS}
    for version, went_well in well.items():
        print(f"Python {version}: {'all went well' if went_well else 'FAILED'}")
    return 0 if all(well.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
