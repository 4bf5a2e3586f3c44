"""The Debian package of the program's folder, made by `build.py`: where each file lies, and what it needs."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from datetime import datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import contents

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
APP = "org.hamster_table.HamsterTable"
NAME = "hamster-table"

DOC = f"usr/share/doc/{NAME}"
OVERRIDES = f"usr/share/lintian/overrides/{NAME}"
# Where the files of the desktop go.
PLACES = {
    LINUX / f"{APP}.desktop": f"usr/share/applications/{APP}.desktop",
    LINUX / f"{APP}.mime.xml": f"usr/share/mime/packages/{APP}.xml",
    ROOT / "resources/icons/hamster-table.svg": f"usr/share/icons/hicolor/scalable/apps/{APP}.svg",
}
PACKED = {
    LINUX / f"{NAME}.6": f"usr/share/man/man6/{NAME}.6.gz",
    ROOT / "CHANGELOG.md": f"{DOC}/changelog.gz",
}
"""The same, for what is packed there."""
PROGRAM = f"usr/lib/{NAME}"
"""Where the folder goes."""
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

NOBODY = "nobody@hamster-table.invalid"
"""The address in a package of which nobody has said who cares for it: by RFC 2606 it can never be anybody's."""
NEXT = "\n "
"""What goes on in the next line, as Debian's files do it."""
WHOSE = re.compile(r"^\W*copyright\W+((?:\(c\)|©)?\W*\d{4}.*)", re.IGNORECASE | re.MULTILINE)
WHOLE = re.compile(
    r"^[^\n]*\b(?:(GNU GENERAL PUBLIC)|Apache) LICENSE\s+Version (\d(?:\.\d)?), (?:29 )?(?:June|January) \d{4}"
    r".*?END OF TERMS AND CONDITIONS",
    re.IGNORECASE | re.MULTILINE | re.DOTALL,
)
"""A licence that every Debian has, inside of what the authors of a part say."""


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


def maintainer() -> str:
    """Who cares for the package: whom DEBFULLNAME and DEBEMAIL name, as for all tools of Debian."""
    name = os.environ.get("DEBFULLNAME", "hamster_table contributors")
    return f"{name} <{os.environ.get('DEBEMAIL', NOBODY)}>"


def control(architecture: str, kilobytes: int, needs: str) -> str:
    """What the package says of itself."""
    home = os.environ.get("HOME_PAGE")
    return (
        f"Package: {NAME}\n"
        f"Version: {version()}-1\n"
        f"Architecture: {architecture}\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {needs}\n"
        f"Maintainer: {maintainer()}\n"
        f"{f'Homepage: {home}{chr(10)}' if home else ''}"
        "Section: games\n"
        "Priority: optional\n"
        "Description: hamster board games at one table\n"
        " Hamsterdam, Hamsterrolle and Run, Hamster, Run!, for any mix of people at one\n"
        " machine and computer players. Every game is saved as it is played.\n"
    )


def changes() -> str:
    """The changelog of the package, in Debian's form; what has changed in the program, CHANGELOG.md says."""
    heading = rf"^## \[{re.escape(version())}\] - (\S+)"
    day = re.search(heading, (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[1]  # type: ignore[index]
    date = format_datetime(datetime.fromisoformat(f"{day}T00:00:00+00:00"))
    return f"{NAME} ({version()}-1) unstable; urgency=medium\n\n  * New release.\n\n -- {maintainer()}  {date}\n"


def terms(listed: Path, licences: Path) -> str:
    """The file "copyright" in Debian's form for machines (DEP-5): of each part in that list, which files, whose, and on
    which terms, with all that lies in its folder there."""
    components = json.loads(listed.read_text("utf-8"))["components"]
    stanzas = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: hamster_table\n",
        stanza(["*"], [NAME], "MIT", licences),
    ]
    rest = {}
    for part in components:
        if part["type"] == "file" or is_of_debian(part):
            continue
        words = ", ".join(map(in_words, part["licenses"]))
        if files := [file["name"] for file in components if file["purl"].startswith(f"{part['purl']}#")]:
            stanzas.append(stanza([f"{PROGRAM}/{file}" for file in files], [part["name"]], words, licences))
        else:
            rest[part["name"]] = words
    said = "; ".join(f"{name}: {words}" for name, words in rest.items())
    # What has no library of its own is packed into the program; only pyqtgraph has files beside it.
    inside = [f"{PROGRAM}/{NAME}", f"{PROGRAM}/_internal/pyqtgraph/*"]
    return "\n".join([*stanzas, stanza(inside, [*rest], said, licences)])


def in_words(terms: dict[str, Any]) -> str:
    licence = terms.get("license", {})
    return str(terms.get("expression") or licence.get("id") or licence.get("name"))


def is_of_debian(part: dict[str, Any]) -> bool:
    return str(part["purl"]).startswith("pkg:deb/")


def stanza(files: list[str], names: list[str], said: str, licences: Path) -> str:
    """What is known of some parts. Licences that every Debian has are named and not repeated."""
    lines, whose = [], {}
    for file in (file for name in names for file in sorted((licences / name).rglob("*")) if file.is_file()):
        text = file.read_text("utf-8")
        if file.name in contents.QT:
            lines.append(f"See {contents.COMMON}/{file.stem}.")
        else:
            whose |= dict.fromkeys(words.strip() for words in WHOSE.findall(text))
            short = WHOLE.sub(
                lambda found: f"See {contents.COMMON}/{'GPL' if found[1] else 'Apache'}-{found[2]}.", text
            )
            lines += ["", f"{file.relative_to(licences)}:", "", *short.splitlines()]
    rows = {
        "Files": files,
        "Copyright": [*whose] or ["see below"],
        "License": [f"{names[0]}-terms", *(line.rstrip() or "." for line in lines)],
        "Comment": [said],
    }
    return "".join(f"{key}: {NEXT.join(values)}\n" for key, values in rows.items())


def fill(tree: Path, program: Path, python: Path) -> None:
    """Put everything where it will lie on the system; *python* has Qt, which draws the icons."""
    shutil.copytree(program, tree / PROGRAM, symlinks=True)
    command = tree / "usr/games" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{NAME}/{NAME}")
    for source, place in PLACES.items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, tree / place)
    (tree / METAINFO).parent.mkdir(parents=True, exist_ok=True)
    home, pictures = (os.environ.get(name, "") for name in ("HOME_PAGE", "PICTURES_AT"))
    (tree / METAINFO).write_text(metainfo(home, pictures), "utf-8")
    for source, place in PACKED.items():
        pack(source.read_bytes(), tree / place)
    icons = tree / "usr/share/icons/hicolor"
    draw = [python, ROOT / "packaging/draw_icons.py", icons, APP, *map(str, SIDES)]
    subprocess.run([str(word) for word in draw], check=True)


def pack(content: bytes, place: Path) -> None:
    """Without the time, so that the same sources make the same file."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(gzip.compress(content, mtime=0))


def leave_to_debian(tree: Path, listed: Path) -> None:
    """Take out what the package depends on: libraries of Debian, and licences, which are in the file "copyright"."""
    for part in json.loads(listed.read_text("utf-8"))["components"]:
        if part["type"] == "file" and is_of_debian(part):
            (tree / PROGRAM / part["name"]).unlink()
    for licence in (*(tree / PROGRAM).glob("_internal/*.dist-info/licenses"), tree / PROGRAM / "licenses"):
        shutil.rmtree(licence)
    (tree / PROGRAM / "LICENSE").unlink()


def needs(tree: Path) -> str:
    """The packages that the libraries there ask for, and the least version of each, by Debian's own tool.

    It must find them all on this machine: what it misses it says, and that ends the build.
    """
    (tree.parent / "debian").mkdir()
    (tree.parent / "debian/control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", "utf-8")
    files = [file for file in (tree / PROGRAM).rglob("*") if file.is_file() and not file.is_symlink()]
    asking = [f"-e{file}" for file in files if file.read_bytes().startswith(b"\x7fELF")]
    ours = sorted({f"-l{file.parent}" for file in files if contents.LIBRARY.search(file.name)})
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", *ours, *asking]
    said = subprocess.run(command, cwd=tree.parent, check=True, stdout=subprocess.PIPE, text=True).stdout
    return said.partition("shlibs:Depends=")[2].strip()


def build(program: Path, python: Path) -> Path:
    """The package of *program*, the folder, beside it."""
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    package = program.parent / f"{NAME}_{version()}-1_{architecture}.deb"
    listed = program.with_name(f"{NAME}.cdx.json")
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        fill(tree, program, python)
        (tree / DOC / "copyright").write_text(terms(listed, program / "licenses"), "utf-8")
        shutil.copyfile(program / "licenses/README.txt", tree / DOC / "README.licenses")
        pack(changes().encode(), tree / DOC / "changelog.Debian.gz")
        (tree / OVERRIDES).parent.mkdir(parents=True)
        shutil.copyfile(LINUX / "lintian-overrides", tree / OVERRIDES)
        leave_to_debian(tree, listed)
        (tree / "DEBIAN").mkdir()
        files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
        sums = (f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n" for file in files)  # noqa: S324
        (tree / "DEBIAN" / "md5sums").write_text("".join(sums), "utf-8")
        kilobytes = sum(file.stat().st_size for file in files) // 1024
        (tree / "DEBIAN" / "control").write_text(control(architecture, kilobytes, needs(tree)), "utf-8")
        tree.chmod(0o755)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(tree), str(package)], check=True
        )
    return package
