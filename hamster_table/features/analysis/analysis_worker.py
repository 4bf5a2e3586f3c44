"""The process in which a finished game is analysed. It imports the engine only, and nothing of Qt.

The question is one message: the game as a saved file has it. The answers are JSON, one message each:
`{"done", "of"}` again and again, and at the end `{"analysis"}`, or `{"why"}` when there is none.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from hamster_table.engine import codec
from hamster_table.engine.parent_process import end_with_parent
from hamster_table.engine.storage.save_file import unpack
from hamster_table.features.analysis.analysis import affordable, analyse
from hamster_table.models.ai.ai_worker import POLITENESS


def main(pipe: Connection) -> None:
    """Answer one question."""
    # Ctrl+C in a terminal goes to all processes of the group; only the window decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    end_with_parent()
    try:
        answer(pipe.recv_bytes(), lambda reply: pipe.send_bytes(codec.canonical(reply)))
    except (EOFError, OSError):
        return


def answer(question: bytes, say: Callable[[dict[str, Any]], object]) -> None:
    """Analyse the game, and say how far it is, and what was found."""
    try:
        match = unpack(question).match
        found = analyse(match, affordable(match), report=lambda done, of: say({"done": done, "of": of}))
        assert found is not None  # nothing stops it
        say({"analysis": found.to_json()})
    except OSError:
        raise  # nobody listens any more
    except Exception as error:
        say({"why": f"{type(error).__name__}: {error}"})
