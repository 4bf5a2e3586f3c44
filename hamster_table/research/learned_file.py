"""The file of what was learned of a game: several keys, each written by the command that learns it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hamster_table.research.arguments import file_for, json_of

named = file_for(json_of("bias", "choices", "direct", "hidden", "made", "names", "out", "policy"))
"""The type of an argument that names such a file."""


def write(file: Path, form: Mapping[str, Any]) -> None:
    """Put these keys into a file, a line of JSON in the order of their names; its other keys stay as they are."""
    before = json.loads(file.read_bytes() or b"{}") if file.exists() else {}
    content = json.dumps({**before, **form}, separators=(",", ":"), sort_keys=True)
    file.write_bytes(content.encode("ascii") + b"\n")
