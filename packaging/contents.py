"""What is inside of the folder and is not ours: the list of it (CycloneDX), and the licences, without which it is not
handed out.

A part is what others give away as one thing: a wheel, Python, or a package of the Debian on which the folder was made,
of which PyInstaller takes libraries. It is a component as CycloneDX writes it, with name, version, licence and purl.
"""

from __future__ import annotations

import hashlib
import json
import platform
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any
from urllib.parse import quote

HERE = Path(__file__).resolve().parent / "licenses"
COMMON = "/usr/share/common-licenses"
"""Where each Debian has them; not a path, for it stands in texts too."""
OURS = "hamster-table"
"""The program itself, with fonts under licences of their own."""
INSTALLS_ONLY = ("pip", "setuptools", "pycparser")
"""What is in the environment that the folder is made from, and never gets into the folder."""
LIBRARY = re.compile(r"\.so(\.|$)|\.dll$|\.dylib$|\.pyd$", re.IGNORECASE)
A_LICENCE = re.compile(r"\.dist-info/(licenses/.+|(?:LICEN|COPYING|NOTICE)[^/]*)")
QT = ("LGPL-3.txt", "GPL-3.txt")
BY_HAND = {
    "pyside6-essentials": (*QT, "qtbase.txt", "qtsvg.txt", "qtwayland.txt", "icu.txt"),
    "shiboken6": QT,
    "python": ("python.txt",),
}
"""Licences that a part does not bring along: files in licenses/. Of works of others in Python and in Qt, Debian says
more than they do themselves."""


def write(tools: Path, python: Path, listed: Path) -> None:
    """List the wheels of that Python, with version and licence; *tools* is one with cyclonedx-bom."""
    command = [tools, "-m", "cyclonedx_py", "environment", "--of", "JSON", "-o", listed]
    subprocess.run([*command, "--pyproject", HERE.parents[1] / "pyproject.toml", python], check=True)


def complete(listed: Path, made: Path, sites: list[Path], python: Path, version: str) -> None:
    """Leave out of the list what is not inside of the folder, add what no list of Python's packages has, and put the
    licence of each part into the folder.

    *sites* is where the wheels are, *python* where Python of that version is.
    """
    bom = json.loads(listed.read_text("utf-8"))
    gone = {one["bom-ref"] for one in bom["components"] if plain(one["name"]) in INSTALLS_ONLY}
    wheels = {plain(wheel.name): wheel for wheel in distributions(path=[str(site) for site in sites])}
    parts = {plain(one["name"]): one for one in bom["components"] if one["bom-ref"] not in gone}
    parts["python"] = _part("Python", version, "generic/python", {"id": "PSF-2.0"}) | {"type": "platform"}
    if packer := wheels.get("pyinstaller"):
        # What starts the program is a part of PyInstaller.
        words = {"name": "GPL-2.0-or-later, with an exception for what it packs"}
        parts["pyinstaller"] = _part("PyInstaller", packer.version, "pypi/pyinstaller", words)
    of = _owners({name: wheel for name, wheel in wheels.items() if name in parts}, python)
    files = []
    for file in sorted(_libraries(made)):
        place = file.relative_to(made).as_posix()
        inner = place.removeprefix("_internal/")
        name = of.get(inner.lower()) or of.get(file.name.lower()) or _of_debian(file.name, parts)
        files.append(_library(file, place, parts[name]))
    for name, folder in {**{name: part["name"] for name, part in parts.items()}, OURS: OURS}.items():
        put_licences(name, folder, wheels.get(name), python, made / "licenses")
    put_common_licences(made / "licenses")
    shutil.copyfile(HERE / "README.txt", made / "licenses" / "README.txt")
    bom["components"] = [*parts.values(), *files]
    bom["dependencies"] = [
        one | {"dependsOn": [ref for ref in one["dependsOn"] if ref not in gone]} if "dependsOn" in one else one
        for one in bom.get("dependencies", [])
        if one["ref"] not in gone
    ]
    listed.write_text(json.dumps(bom, indent=1) + "\n", "utf-8")


def plain(name: str) -> str:
    """A name of a wheel as everybody compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _libraries(folder: Path) -> Iterator[Path]:
    """The shared libraries: those of Python's packages too."""
    return (file for file in folder.rglob("*") if not file.is_symlink() and LIBRARY.search(file.name))


def _part(name: str, version: str, place: str, licence: dict[str, str]) -> dict[str, Any]:
    purl = f"pkg:{place}@{quote(version, safe='~')}"
    words = {"name": name, "version": version, "licenses": [{"license": licence}], "purl": purl}
    return {"type": "library", "bom-ref": f"{name}=={version}", **words}


def _library(file: Path, place: str, part: dict[str, Any]) -> dict[str, Any]:
    content = hashlib.sha256(file.read_bytes()).hexdigest()
    kept = {name: part[name] for name in ("version", "licenses")}
    hashes = [{"alg": "SHA-256", "content": content}]
    return {
        "type": "file",
        "bom-ref": place,
        "name": place,
        **kept,
        "purl": f"{part['purl']}#{place}",
        "hashes": hashes,
    }


def _owners(wheels: dict[str, Distribution], python: Path) -> dict[str, str]:
    """The part to which a library belongs: by its place among the wheels, and by its name alone."""
    folders = (python, python / "DLLs", *python.glob("lib*"), *python.glob("lib*/python3*/lib-dynload"))
    of_python = {file.name.lower(): "python" for folder in folders for file in folder.glob("*")}
    places = {str(file).lower(): name for name, wheel in wheels.items() for file in wheel.files or ()}
    return {place.rpartition("/")[2]: name for place, name in places.items()} | of_python | places


def _of_debian(library: str, parts: dict[str, dict[str, Any]]) -> str:
    """The name of the Debian package that has this library here, which becomes one of the parts; nobody's ends it."""
    found = _dpkg("--search", f"*/{library}").partition(":")[0]
    if not found:
        raise SystemExit(f"Nobody knows whose library {library} is, nor on which terms it may be passed on.")
    if found not in parts:
        asked = _dpkg("--show", "--showformat=${Version} ${Architecture}\n", found).split()
        names = dict.fromkeys(re.findall(r"^License: *(\S.*)", _copyright(found).read_text("utf-8"), re.MULTILINE))
        licence = {"name": ", ".join(names) or f"licenses/{found}/copyright.txt"}
        part = _part(found, asked[0], f"deb/{platform.freedesktop_os_release()['ID']}/{found}", licence)
        parts[found] = part | {"purl": f"{part['purl']}?arch={asked[1]}"}
    return found


def _copyright(package: str) -> Path:
    return Path("/usr/share/doc", package, "copyright")


@cache
def _dpkg(*words: str) -> str:
    """What Debian's list of packages answers, "" where there is none."""
    if not (asked := shutil.which("dpkg-query")):
        return ""
    return subprocess.run([asked, *words], capture_output=True, text=True).stdout


def put_licences(name: str, folder: str, wheel: Distribution | None, python: Path, licences: Path) -> None:
    """Put the licences of a part into a folder of its own; a part without any ends it."""
    files = {}
    for text in (wheel.files or ()) if wheel else ():
        if found := A_LICENCE.search(str(text)):
            files[found[1].removeprefix("licenses/")] = Path(str(wheel.locate_file(text)))
    if name == "python":
        files |= {text.name: text for text in (*python.glob("LICENSE.txt"), *python.glob("lib/python3*/LICENSE.txt"))}
    if not wheel and _copyright(name).is_file():
        files["copyright.txt"] = _copyright(name)
    files |= {text: HERE / text for text in BY_HAND.get(name, ())}
    if not files:
        raise SystemExit(f"There is no licence of {folder}: without one it may not be handed out.")
    for place, text in files.items():
        (licences / folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(text, licences / folder / place)


def put_common_licences(licences: Path) -> None:
    """Put there the licences that every Debian has, where what lies there refers to them."""
    texts = [text.read_text("utf-8", "replace") for text in licences.rglob("*") if text.is_file()]
    names = {name for text in texts for name in re.findall(rf"{COMMON}/([A-Z][\w-]*(?:\.\d)?)", text)}
    for licence in (Path(COMMON, name) for name in names):
        if licence.is_file():
            (licences / licence.parent.name).mkdir(exist_ok=True)
            shutil.copyfile(licence, licences / licence.parent.name / licence.name)
