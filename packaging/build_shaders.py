"""Translate the shaders of the lit wheel:  python3 packaging/build_shaders.py [the qsb program, default: pyside6-qsb]

Writes a .qsb beside each .vert and .frag in resources/shaders, and the hash of all sources, by which a test sees that
they belong together. The program is in PySide6-Addons of the version that is used; what it writes needs only
PySide6-Essentials. A line "#include name" stands for the file name.glsl.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SHADERS = Path(__file__).resolve().parents[1] / "resources" / "shaders"
HASH = SHADERS / "sources.sha256"
# OpenGL and OpenGL ES for Linux, HLSL for Windows, Metal for macOS; SPIR-V, for Vulkan, is always in it.
LANGUAGES = ("--glsl", "330,300 es", "--hlsl", "50", "--msl", "12")


def sources() -> list[Path]:
    return sorted(file for file in SHADERS.iterdir() if file.suffix in {".vert", ".frag", ".glsl"})


def hash_of_sources() -> str:
    texts = (f"{file.name}\n{file.read_text('utf-8')}" for file in sources())
    return hashlib.sha256("\n".join(texts).encode("utf-8")).hexdigest()


def whole(source: Path) -> str:
    """The text of a shader with what it includes."""

    def included(line: re.Match[str]) -> str:
        return (SHADERS / f"{line[1]}.glsl").read_text("utf-8").rstrip("\n")

    return re.sub(r"^#include (\w+)$", included, source.read_text("utf-8"), flags=re.MULTILINE)


def build(tool: str) -> None:
    for source in sources():
        if source.suffix == ".glsl":
            continue
        with tempfile.TemporaryDirectory() as folder:
            text = Path(folder) / source.name
            text.write_text(whole(source), "utf-8")
            built = SHADERS / f"{source.name}.qsb"
            subprocess.run([tool, *LANGUAGES, "-o", str(built), str(text)], check=True)
    HASH.write_text(f"{hash_of_sources()}\n", "utf-8")


if __name__ == "__main__":
    build(sys.argv[1] if len(sys.argv) > 1 else "pyside6-qsb")
