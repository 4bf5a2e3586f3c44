"""Reports of what went wrong in the program: plain text that a person may copy and hand on.

The last line of a report is the game that was open, as in a `.hamster` file but without the names of the players, so
`hamster-table replay` and `hamster-table check` can play it. What was hidden at the table is in it as well.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable
from pathlib import Path

from hamster_table import __version__
from hamster_table.engine.codec import to_json
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo, pack

MARK = "The game, for hamster-table replay (what was hidden is in it):"
"""The line before the game."""
LAST = 12
"""So many of the last actions are written out."""


def compose(trouble: str, others: str = "", match: Match | None = None, kinds: Iterable[str] = ()) -> str:
    """The report of a trouble: its traceback, versions, and the game that was open with the kinds of its players.

    *others* names the versions of libraries that the engine does not know.
    """
    versions = f"hamster_table {__version__}, Python {platform.python_version()}, {platform.platform()}"
    # A path may begin with the name of a person.
    parts = [", ".join(filter(None, (versions, others))), trouble.strip().replace(str(Path.home()), "~")]
    if match is not None:
        parts += [f"{match.game.id}, {match.setup.seats} seats, {_line(match.setup.chosen())}"]
        parts += [_last_actions(match), f"{MARK}\n{pack(match, [PlayerInfo('', kind) for kind in kinds]).decode()}"]
    return "\n\n".join(parts) + "\n"


def extract_game(content: bytes) -> bytes:
    """The game in the bytes of a report, or these bytes where they are none."""
    _, mark, rest = content.partition(MARK.encode())
    return rest.strip() if mark else content


def _last_actions(match: Match) -> str:
    ledger = match.ledger
    first = max(0, len(ledger) - LAST)
    lines = [f"{n}: seat {seat} {_line(to_json(action))}" for n, (seat, action) in enumerate(ledger[first:], first)]
    return "\n".join([f"The last {len(lines)} of {len(ledger)} entries:", *lines])


def _line(form: object) -> str:
    return json.dumps(form, ensure_ascii=False)
