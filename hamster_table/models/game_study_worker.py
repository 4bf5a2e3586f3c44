"""The process in which a finished game is studied. It imports the engine only, and nothing of Qt.

The question is one message: the game as a saved file has it. The answers are JSON, one message each:
`{"done", "of"}` again and again, and at the end `{"found"}`, or `{"why"}` when there is nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from hamster_table.engine import codec
from hamster_table.engine.storage.save_file import Loaded, unpack

Study = Callable[[Loaded, Callable[[int, int], object]], Any]
"""Finds something out about a game, in its JSON form; told how much is done, of all."""


def serve(pipe: Connection, study: Study) -> None:
    """Answer one question, by a study that can be imported where it stands."""
    answer(pipe.recv_bytes(), lambda reply: pipe.send_bytes(codec.canonical(reply)), study)


def answer(question: bytes, say: Callable[[dict[str, Any]], object], study: Study) -> None:
    """Study the game, and say how far it is, and what was found."""
    try:
        say({"found": study(unpack(question), lambda done, of: say({"done": done, "of": of}))})
    except OSError:
        raise  # nobody listens any more
    except Exception as error:
        say({"why": f"{type(error).__name__}: {error}"})
