"""A clean Debian of its own for each trial: made once by debootstrap, and tried in a copy that is gone afterwards.

Needs root. What this machine says of where packages come from holds inside too, and nothing else of it.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOTS = ROOT / "build" / "roots"
SUITES = ("trixie", "bookworm")
"""Debian stable, and the release before it."""
CLEAN = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
"""The environment inside: nothing of this machine's."""
MOUNTED = ("proc", "sys", "dev", "dev/pts", "dev/shm")
CERTIFICATES = "/etc/pip.pem"


def run(*command: object) -> None:
    subprocess.run([str(word) for word in command], check=True)


def base(suite: str) -> Path:
    """A small system of that release, made once."""
    folder = ROOTS / suite
    if not (folder / "made").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        run("debootstrap", "--variant=minbase", suite, folder, mirror())
        for file in ("/etc/resolv.conf", "/etc/hosts"):
            shutil.copyfile(file, folder / file[1:])
        for file in Path("/etc/apt/apt.conf.d").glob("*proxy*"):
            shutil.copy(file, folder / "etc/apt/apt.conf.d")
        tell_pip(folder)
        (folder / "made").touch()
    return folder


def mirror() -> str:
    """Where this machine has its packages from."""
    lists = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    text = "".join(file.read_text("utf-8") for file in lists if file.is_file())
    found = re.search(r"^(?:URIs:|deb(?: \[.*\])?) *(\S+/debian)/?(?:\s|$)", text, re.MULTILINE)
    if found is None:
        raise SystemExit("No mirror of Debian is named in /etc/apt.")
    return found[1]


def tell_pip(folder: Path) -> None:
    """Let pip find its packages where that of this machine finds them."""
    listed = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True)
    told = dict(re.findall(r"^\S+\.(cert|index-url|proxy|trusted-host)=(.*)$", listed.stdout, re.MULTILINE))
    settings = {name: ast.literal_eval(value) for name, value in told.items()}
    if "cert" in settings:
        shutil.copyfile(settings["cert"], folder / CERTIFICATES[1:])
        settings["cert"] = CERTIFICATES
    lines = ["[global]", *(f"{name} = {value}" for name, value in settings.items())]
    (folder / "etc/pip.conf").write_text("\n".join(lines) + "\n")


@contextmanager
def copy_of(system: Path) -> Iterator[Path]:
    """A copy of the system that is gone afterwards."""
    folder = system.with_name(f"{system.name}-trial")
    remove(folder)
    run("cp", "-a", "--reflink=auto", f"{system}/.", folder)
    for name in MOUNTED:
        mount(f"/{name}", folder)
    try:
        yield folder
    finally:
        remove(folder)


def mount(place: str, folder: Path) -> None:
    """Let a folder of this machine be seen in the system, at the same place."""
    (folder / place[1:]).mkdir(parents=True, exist_ok=True)
    run("mount", "--bind", place, folder / place[1:])


def check_out(folder: Path) -> None:
    """Put there what is committed."""
    folder.mkdir()
    archive = ["git", "-c", "safe.directory=*", "archive", "HEAD"]
    with subprocess.Popen(archive, cwd=ROOT, stdout=subprocess.PIPE) as packed:
        subprocess.run(["tar", "-x", "-C", folder], stdin=packed.stdout, check=True)
    if packed.returncode:
        raise SystemExit("This is no checkout.")


def let_go(folder: Path) -> None:
    """Let go of what is mounted there."""
    lines = Path("/proc/mounts").read_text("utf-8").splitlines()
    mounted = [Path(line.split()[1].replace("\\040", " ")) for line in lines]
    for place in reversed(mounted):
        if place.is_relative_to(folder.resolve()):
            # Lazily: what a trial has left running may still hold a device.
            run("umount", "--lazy", place)


def remove(folder: Path) -> None:
    """Remove a copy; never what is mounted there."""
    let_go(folder)
    if folder.exists():
        run("rm", "-rf", "--one-file-system", folder)
