"""The game of Nim, grown from the text of docs/adding_a_game.md and nothing else."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from hamster_table.engine import catalogue

PAGE = Path(__file__).parents[1] / "docs" / "adding_a_game.md"
FILES = "nim/__init__.py", "nim/table/__init__.py", "nim/table/board.py"
"""The files of the page, in the order in which they stand there."""


def grow(folder):
    """Write the package of the page into a folder, as if a stranger had installed it."""
    text = PAGE.read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    assert len(blocks) == len(FILES) and all(f"`{file}`" in text for file in FILES)
    for file, block in zip(FILES, blocks, strict=True):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(block, "utf-8")
    [block] = re.findall(r"^```toml\n(.*?)^```$", text, re.M | re.S)
    project = tomllib.loads(block)["project"]
    name, version, [(group, points)] = project["name"], project["version"], project["entry-points"].items()
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
    lines = [f"[{group}]", *(f"{game} = {point}" for game, point in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return folder


def _forget():
    """Take its modules out of the process; returns them."""
    return {name: sys.modules.pop(name) for name in [*sys.modules] if name.partition(".")[0] == "nim"}


@pytest.fixture
def with_nim(tmp_path, monkeypatch):
    """The game of the page is in the catalogue too."""
    known = _forget()  # where it is installed already, its classes come back afterwards
    monkeypatch.syspath_prepend(str(grow(tmp_path)))
    catalogue.games.cache_clear()
    yield catalogue.games()
    monkeypatch.undo()
    _forget()
    sys.modules.update(known)
    catalogue.games.cache_clear()
