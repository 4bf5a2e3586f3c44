"""The Debian package of the program's folder, made by `build.py`: where each file lies, and what it needs."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
APP = "org.hamster_table.HamsterTable"
NAME = "hamster-table"

# Where the files of the desktop go.
PLACES = {
    LINUX / f"{APP}.desktop": f"usr/share/applications/{APP}.desktop",
    LINUX / f"{APP}.mime.xml": f"usr/share/mime/packages/{APP}.xml",
    ROOT / "resources/icons/hamster-table.svg": f"usr/share/icons/hicolor/scalable/apps/{APP}.svg",
    ROOT / "LICENSE": f"usr/share/doc/{NAME}/copyright",
}
PACKED = {
    LINUX / f"{NAME}.6": f"usr/share/man/man6/{NAME}.6.gz",
    ROOT / "CHANGELOG.md": f"usr/share/doc/{NAME}/changelog.gz",
}
"""The same, for what is packed there."""
METAINFO = f"usr/share/metainfo/{APP}.metainfo.xml"
PICTURES = {
    "start": "The start screen",
    "hamsterdam": "Hamsterdam: the dams and the hamsters that plug them",
    "hamsterrolle": "Hamsterrolle: pieces of wood in the wheel",
    "table": "Run, Hamster, Run!: the conveyor belt",
}
"""What software centres show: files of docs/pictures without their ending, and what is to be seen on them."""
SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sides of the icons, in pixels, beside the drawing itself."""

# What PyInstaller leaves to the system, and what Qt needs for a window.
NEEDS = (
    "libc6 (>= 2.34)",
    "libgcc-s1",
    "libstdc++6 (>= 11)",
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


def metainfo(home: str, pictures: str) -> str:
    """The page for software centres, with the address of the home page and that under which docs/pictures lies.

    Only whoever publishes the program knows those; without one, "", the page has no home page or no pictures.
    """
    page = (LINUX / f"{APP}.metainfo.xml").read_text("utf-8")
    if home:
        page = page.replace("  <developer ", f'  <url type="homepage">{escape(home)}</url>\n  <developer ')
    if not pictures:
        return page
    default = ' type="default"'
    shots = "".join(
        f"    <screenshot{default if name == 'hamsterdam' else ''}>\n"
        f"      <caption>{words}</caption>\n"
        f'      <image type="source">{escape(pictures)}/{name}.png</image>\n'
        f"    </screenshot>\n"
        for name, words in PICTURES.items()
    )
    return page.replace("  <provides>", f"  <screenshots>\n{shots}  </screenshots>\n  <provides>")


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


def fill(tree: Path, program: Path, python: Path) -> None:
    """Put everything where it will lie on the system; *python* has Qt, which draws the icons."""
    shutil.copytree(program, tree / "opt" / NAME, symlinks=True)
    command = tree / "usr/bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../../opt/{NAME}/{NAME}")
    for source, place in PLACES.items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, tree / place)
    (tree / METAINFO).parent.mkdir(parents=True, exist_ok=True)
    home, pictures = (os.environ.get(name, "") for name in ("HOME_PAGE", "PICTURES_AT"))
    (tree / METAINFO).write_text(metainfo(home, pictures), "utf-8")
    for source, place in PACKED.items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        # Without the time, so that the same sources make the same file.
        (tree / place).write_bytes(gzip.compress(source.read_bytes(), mtime=0))
    icons = tree / "usr/share/icons/hicolor"
    draw = [python, ROOT / "packaging/draw_icons.py", icons, APP, *map(str, SIDES)]
    subprocess.run([str(word) for word in draw], check=True)


def build(program: Path, python: Path) -> Path:
    """The package of *program*, the folder, beside it."""
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    package = program.parent / f"{NAME}_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        fill(tree, program, python)
        kilobytes = sum(file.stat().st_size for file in tree.rglob("*") if not file.is_symlink()) // 1024
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(control(architecture, kilobytes), "utf-8")
        tree.chmod(0o755)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(tree), str(package)], check=True
        )
    return package
