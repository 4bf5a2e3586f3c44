"""The process computer players think in. It knows the engine and nothing of Qt.

Questions and answers are JSON, one message each. A question: `{"ticket", "seat", "player", "game", "view", "seed",
"seconds"}`. An answer: `{"ticket", "action"}`, or `{"ticket", "why"}` when there is none. An empty message ends it.
"""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Callable
from ctypes import c_longlong
from multiprocessing.connection import Connection
from typing import Any

from hamster_table.engine import codec
from hamster_table.engine.catalogue import find
from hamster_table.engine.players import Stop, player

POLITENESS = 5
"""How far it steps back behind the window that draws."""


def main(pipe: Connection, forgotten: c_longlong) -> None:
    """Answer questions until the other side hangs up. *forgotten* is the last ticket nobody waits for any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    try:
        while question := pipe.recv_bytes():
            pipe.send_bytes(answer(question, lambda: forgotten.value))
    except (EOFError, OSError):
        return


def answer(question: bytes, forgotten: Callable[[], int]) -> bytes:
    """The answer to a question, in JSON."""
    asked = json.loads(question)
    ticket = asked["ticket"]
    ends = time.monotonic() + asked["seconds"]
    try:
        action = think(asked, lambda: forgotten() >= ticket or time.monotonic() > ends)
        reply: dict[str, Any] = {"ticket": ticket, "action": action}
    except Exception as mistake:
        reply = {"ticket": ticket, "why": f"{type(mistake).__name__}: {mistake}"}
    return codec.canonical(reply)


def think(asked: dict[str, Any], stop: Stop) -> Any:
    """The JSON form of what the player chooses."""
    game = find(asked["game"])
    view = codec.state_from_json(asked["view"], game)
    chosen = player(asked["player"]).choose(game, view, asked["seat"], random.Random(asked["seed"]), stop)
    return codec.to_json(chosen)
