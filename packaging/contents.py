"""The list of what is inside of the folder (CycloneDX), completed by what no list of Python's packages has."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

INSTALLS_ONLY = ("pip", "setuptools", "pycparser")
"""What is in the environment that the folder is made from, and never gets into the folder."""
LIBRARY = re.compile(r"\.so(\.|$)|\.dll$|\.dylib$")


def complete(listed: Path, folder: Path, python: str) -> None:
    """Leave out of the list what is not inside, and add Python, of that version, and each library with its hash."""
    bom = json.loads(listed.read_text("utf-8"))
    gone = {one["bom-ref"] for one in bom["components"] if one["name"].lower() in INSTALLS_ONLY}
    bom["components"] = [one for one in bom["components"] if one["bom-ref"] not in gone]
    bom["components"] += [_python(python), *(_library(file, folder) for file in sorted(_libraries(folder)))]
    bom["dependencies"] = [
        one | {"dependsOn": [ref for ref in one["dependsOn"] if ref not in gone]} if "dependsOn" in one else one
        for one in bom.get("dependencies", [])
        if one["ref"] not in gone
    ]
    listed.write_text(json.dumps(bom, indent=1) + "\n", "utf-8")


def _libraries(folder: Path) -> list[Path]:
    """The shared libraries: those of Python's packages too, which are named by no version."""
    return [file for file in folder.rglob("*") if not file.is_symlink() and LIBRARY.search(file.name)]


def _python(version: str) -> dict[str, Any]:
    return {"type": "platform", "bom-ref": f"python=={version}", "name": "Python", "version": version}


def _library(file: Path, folder: Path) -> dict[str, Any]:
    place = file.relative_to(folder).as_posix()
    content = hashlib.sha256(file.read_bytes()).hexdigest()
    return {"type": "file", "bom-ref": place, "name": place, "hashes": [{"alg": "SHA-256", "content": content}]}
