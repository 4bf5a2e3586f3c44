"""Make a Debian package of what PyInstaller built:  python3 packaging/build_deb.py [dist/hamster-table]"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
APP = "org.hamster_table.HamsterTable"
NAME = "hamster-table"

# Where the files of the desktop go.
PLACES = {
    LINUX / f"{APP}.desktop": f"usr/share/applications/{APP}.desktop",
    LINUX / f"{APP}.metainfo.xml": f"usr/share/metainfo/{APP}.metainfo.xml",
    LINUX / f"{APP}.mime.xml": f"usr/share/mime/packages/{APP}.xml",
    ROOT / "resources/icons/hamster-table.svg": f"usr/share/icons/hicolor/scalable/apps/{APP}.svg",
    ROOT / "LICENSE": f"usr/share/doc/{NAME}/copyright",
}

# What PyInstaller leaves to the system, and what Qt needs for a window.
NEEDS = (
    "libc6 (>= 2.34)",
    "libgl1",
    "libegl1",
    "libglib2.0-0 | libglib2.0-0t64",
    "libfontconfig1",
    "libxkbcommon0",
    "libdbus-1-3",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
)


def version() -> str:
    text = (ROOT / "hamster_table" / "__init__.py").read_text("utf-8")
    return re.search(r'__version__ = "(.+)"', text)[1]  # type: ignore[index]


def control(architecture: str, kilobytes: int) -> str:
    """What the package says of itself."""
    return (
        f"Package: {NAME}\n"
        f"Version: {version()}\n"
        f"Architecture: {architecture}\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(NEEDS)}\n"
        "Maintainer: hamster_table contributors <nobody@localhost>\n"
        "Section: games\n"
        "Priority: optional\n"
        "Description: hamster board games at one table\n"
        " For any mix of people at one machine and computer players.\n"
    )


def fill(tree: Path, program: Path) -> None:
    """Put everything where it will lie on the system."""
    shutil.copytree(program, tree / "opt" / NAME, symlinks=True)
    command = tree / "usr/bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"/opt/{NAME}/{NAME}")
    for source, place in PLACES.items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, tree / place)


def build(program: Path) -> Path:
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    package = program.parent / f"{NAME}_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        fill(tree, program)
        kilobytes = sum(file.stat().st_size for file in tree.rglob("*") if not file.is_symlink()) // 1024
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(control(architecture, kilobytes), "utf-8")
        tree.chmod(0o755)
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zzstd", "--build", str(tree), str(package)], check=True)
    return package


if __name__ == "__main__":
    print(build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist" / NAME).resolve()))
