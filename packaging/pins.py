"""The versions that packages are made of, made by and judged by: those of constraints.txt, which is the only list."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PINS = ROOT / "constraints.txt"


def plain(name: str) -> str:
    """A name as the list writes it: of "PySide6_Essentials>=6" it is "pyside6-essentials"."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", name, maxsplit=1)[0]).lower()


def pins() -> list[str]:
    """Each package of the list: its name, version and marker, its hashes, and in comments what it is there for."""
    return re.split(r"\n(?=\S)", PINS.read_text("utf-8").strip())


def of(names: Iterable[str]) -> list[str]:
    """What is pinned of those packages alone; KeyError with those that the list has not."""
    wanted = {plain(name) for name in names}
    found = [pin for pin in pins() if plain(pin) in wanted]
    if missing := wanted - {plain(pin) for pin in found}:
        raise KeyError(*sorted(missing))
    return found


def with_needs(names: Iterable[str]) -> list[str]:
    """What is pinned of those packages, and of all that they ask for on any system."""
    found = {plain(pin) for pin in of(names)}
    before = None
    while found != before:
        before = set(found)
        found |= {plain(pin) for pin in pins() if found & set(re.findall(r"^ +#(?: via)? +([\w.-]+)$", pin, re.M))}
    return of(found)


def program() -> list[str]:
    """What is pinned of all that is handed out with the program, which has sound and films there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    return with_needs([*project["dependencies"], *extras["sound"], *extras["film"]])


def for_windows(found: Iterable[str]) -> list[str]:
    """The same, also where another system installs it for Windows."""
    return [pin.replace(" ; sys_platform == 'win32'", "") for pin in found]


def write(file: Path, found: Iterable[str]) -> Path:
    """Write pins as a file that `pip install --require-hashes -r` reads; returns it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(found) + "\n", "utf-8")
    return file
