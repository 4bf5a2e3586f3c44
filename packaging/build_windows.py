"""What people with Windows get, made by `build.py`: an installer, and a zip for a stick, both of one folder.

PyInstaller makes the folder inside Python for Windows, on Debian under Wine (see `wine.py`, which needs root).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path, PureWindowsPath

import contents
import wine
from build_deb import NAME, ROOT

WINDOWS = ROOT / "packaging" / "windows"
DRAWN = [f"{NAME}.ico", f"{NAME}.bmp"]
"""The pictures: the icon of program and installer, and what is seen at the side of the installer."""
LONGEST = 150
"""No path in the folder has more letters: Windows takes 260, with what comes before."""


def folder(place: Path, listed: Path, tools: Path) -> Path:
    """Make the folder of what is committed, and the pictures, under Wine: all that is put into *place*.

    Its list of contents is written to *listed*, with a Python that has cyclonedx-bom.
    """
    made = place / "windows" / NAME
    shutil.rmtree(made, ignore_errors=True)
    with wine.windows() as there:
        system = there.system
        # Nothing of tests or checkout gets in: the program is installed as everything else is.
        (system / wine.SITE / "trial.pth").unlink()
        wine.inside(system, f"{wine.PIP} --target /{wine.SITE} /w/table && rm -r /w/table/*.egg-info /w/table/build")
        work = ("--distpath", r"Z:\w\dist", "--workpath", r"Z:\w\work", "--log-level", "WARN")
        for words in (
            *(("packaging/draw_icons.py", f"build/packages/{name}") for name in DRAWN),
            ("-m", "PyInstaller", "-y", *work, "packaging/pyinstaller.spec"),
        ):
            python = ("wine", "/w/python/python.exe")
            if code := there.run(*python, *words, PYTHONPATH=r"Z:\w\tools", QT_QPA_PLATFORM="offscreen"):
                raise SystemExit(f"{' '.join(words)} ended with {code}")
        wine.ask_windows(system / "w/dist" / NAME)
        require_libraries(system)
        shutil.copytree(system / "w/dist" / NAME, made)
        for name in DRAWN:
            shutil.copy(system / "w/table/build/packages" / name, place)
        # As everywhere: whoever passes the folder on keeps the words under which that may be done.
        shutil.copyfile(ROOT / "LICENSE", made / "LICENSE")
        complete(there, place, listed, tools)
    return made


def complete(there: wine.Wine, place: Path, listed: Path, tools: Path) -> None:
    """List what is in the folder, and put the licences there, as `contents.py` does for every system."""
    (said := place / "windows" / "version").unlink(missing_ok=True)
    words = ("wine", "/w/python/python.exe", "-c", "import platform; print(platform.python_version())")
    there.run(*words, said=said)
    inside = [there.system / name for name in (wine.SITE, "w/runtime")]
    # Python for Windows cannot be asked by what lists its packages: this answers for it.
    answer = place / "windows" / "python"
    answer.write_text(f"#!/bin/sh\necho '{json.dumps([*map(str, inside)])}'\n")
    answer.chmod(0o755)
    contents.write(tools, answer, listed)
    sites, python = [*inside, there.system / "w/tools"], there.system / "w/python"
    contents.complete(listed, place / "windows" / NAME, sites, python, said.read_text().strip())


def require_libraries(system: Path) -> None:
    """End where a library in the folder asks for one that is neither there nor in every Windows."""
    (system / "w/missing.py").write_text(MISSING)
    if missing := wine.inside(system, "PYTHONPATH=/w/tools python3 /w/missing.py"):
        raise SystemExit(f"Windows would miss:\n{missing}")


MISSING = """
from pathlib import Path
import pefile
inner = Path("/w/dist/hamster-table/_internal")
of_windows = {file.name.lower() for file in Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows").iterdir()}
# What Wine has, and Windows only with the libraries of a compiler; and what only Wine has not.
of_windows = {name for name in of_windows if not name.startswith(("msvcp", "vcruntime", "concrt", "vcomp"))}
of_windows.add("icuuc.dll")
said = {"mujoco": ["mujoco"], "numpy": ["numpy.libs"], "PySide6": ["PySide6", "shiboken6"], "shiboken6": ["PySide6"]}
files = [file for file in inner.parent.rglob("*") if file.suffix in (".dll", ".exe", ".pyd")]
for file in files:
    if b"Wine builtin DLL" in file.read_bytes():
        print(file, "is Wine's")
    # A library is looked for beside the one that wants it, beside Python, and where its package says.
    package = file.relative_to(inner).parts[0] if inner in file.parents else ""
    places = [file.parent, inner, *(inner / name for name in said.get(package, ()))]
    here = {other.name.lower() for other in files if other.parent in places}
    program = pefile.PE(file, fast_load=True)
    program.parse_data_directories([1])
    for part in getattr(program, "DIRECTORY_ENTRY_IMPORT", ()):
        name = part.dll.decode().lower()
        if name not in here | of_windows and not name.startswith("api-ms-win-"):
            print(name, "for", file)
"""
"""Prints what the libraries in /w/dist lack."""


def pack(made: Path, pictures: Path, version: str, out: Path) -> Path:
    """Make the installer of the folder, with the pictures that lie in that folder."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise SystemExit(f"Windows wants a version of three numbers, and not {version}.")
    if not (makensis := shutil.which("makensis")):
        raise SystemExit("makensis is not installed: it is in the Debian package nsis.")
    installer = out / f"{NAME}-{version}-setup.exe"
    with tempfile.TemporaryDirectory() as name:
        removal = Path(name, "removal.nsh")
        removal.write_text(removing(made), "utf-8")
        said = {
            "VERSION": version,
            "FOLDER": made,
            "KILOBYTES": sum(file.stat().st_size for file in made.rglob("*")) // 1024,
            "REMOVAL": removal,
            "PICTURES": pictures / NAME,
            "OUT": installer,
        }
        words = [f"-D{name}={value}" for name, value in said.items()]
        if os.name != "nt":
            # As the program is; only Debian's makensis can, and only such a one is started by Debian's Wine.
            words.insert(0, "-XTarget amd64-unicode")
        # A warning, such as of a sentence that a language lacks, is a mistake.
        command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(WINDOWS / "installer.nsi")]
        subprocess.run(command, check=True)
    return installer


def removing(made: Path) -> str:
    """The part of the installer that takes away what it has brought: each file by its name, then the empty folders."""
    inside = sorted(made.rglob("*"), reverse=True)
    if too_long := [path for path in inside if len(str(path.relative_to(made))) > LONGEST]:
        raise SystemExit(f"Windows may find this too long: {too_long[0]}")
    lines = (
        f'  {"RMDir" if path.is_dir() else "Delete"} "$INSTDIR\\{PureWindowsPath(path.relative_to(made))}"'
        for path in inside
    )
    return "\n".join(["!macro REMOVE_FILES", *lines, "!macroend", ""])


def pack_for_a_stick(made: Path, version: str, out: Path) -> Path:
    """Make a zip of the folder, and put beside the program what lets its games stay on the stick too."""
    packed = out / f"{NAME}-{version}-windows.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(made.rglob("*")):
            file.write(path, Path("Hamster Table", path.relative_to(made)))
        file.write(WINDOWS / "portable.cmd", "Hamster Table/portable.cmd")
    return packed
