"""The process in which computer players think. It imports the engine only, and nothing of Qt.

Questions and answers are JSON, one message each. A question: `{"ticket", "seat", "player", "game", "view", "seed",
"seconds"}`, and `"command"` for a program of this computer. When all is loaded that it takes to think about it:
`{"ticket", "ready": true}`; from then on the seconds count. An answer: `{"ticket", "action"}`, with `"rejected"` if the
player tells what it has tried before and not chosen, and `"hurried": true` if it ran out of time because the machine
was busy with something else; or `{"ticket", "why"}` when there is none.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import c_longlong
from multiprocessing.connection import Connection
from typing import Any

from hamster_table.engine import codec
from hamster_table.engine.catalogue import find
from hamster_table.engine.game import TryingPlayer, state_from_json
from hamster_table.engine.players import Stop, player
from hamster_table.engine.players.program_player import ProgramPlayer

_prepared: set[tuple[str, str]] = set()
"""The games and players that are loaded."""
_programs: dict[tuple[str, int], ProgramPlayer] = {}
"""The programs of this computer that run, by name and seat."""
MOST_REJECTED = 40
"""So many rejected choices are told at most, the last ones: an answer must not be too long."""
BUSY = 0.7
"""Who gets less than this part of a core while it thinks is on a machine that is busy."""


def main(pipe: Connection, forgotten: c_longlong) -> None:
    """Answer questions until the pipe is closed. *forgotten*, in shared memory, is the last ticket that was dropped."""
    while True:
        for reply in answer(pipe.recv_bytes(), lambda: forgotten.value):
            pipe.send_bytes(codec.canonical(reply))


def answer(question: bytes, forgotten: Callable[[], int]) -> Iterator[dict[str, Any]]:
    """The replies to a question: that the player is loaded, and the answer or why there is none."""
    asked = json.loads(question)
    ticket = asked["ticket"]
    try:
        prepare(asked)
        yield {"ticket": ticket, "ready": True}
        # Not before the yield: by now `ready` has been sent, and loading was no thinking time.
        began, had = time.monotonic(), time.process_time()
        ends = began + asked["seconds"]
        reply = {"ticket": ticket, **think(asked, lambda: forgotten() >= ticket or time.monotonic() > ends)}
        reply |= hurried(asked, time.monotonic() - began, time.process_time() - had)
    except Exception as error:
        # Whatever goes wrong costs the player its answer, and not all players their process.
        reply = {"ticket": ticket, "why": f"{type(error).__name__}: {error}"}
    yield reply


def hurried(asked: dict[str, Any], took: float, had: float) -> dict[str, Any]:
    """What is told of a player that thought for *took* seconds and *had* so many of a core: that it was hurried, if it
    could not finish in its time. A program has its own process, of which nothing is known."""
    is_hurried = took >= asked["seconds"] > 0 and had < BUSY * took and "command" not in asked
    return {"hurried": True} if is_hurried else {}


def prepare(asked: dict[str, Any]) -> None:
    """Load all that the player needs, such as the physics engine, by a search that is stopped at once."""
    if "command" in asked:
        return
    subject = asked["game"], asked["player"]
    if subject not in _prepared:
        think(asked, lambda: True)
        _prepared.add(subject)


@contextmanager
def _program(asked: dict[str, Any]) -> Iterator[ProgramPlayer]:
    """The program that plays for the seat, started once for all its choices; one that fails is ended."""
    key = asked["player"], asked["seat"]
    program = _programs.pop(key, None) or ProgramPlayer(asked["command"], asked["seconds"])
    try:
        yield program
        _programs[key] = program
    finally:
        if key not in _programs:
            program.close()


def think(asked: dict[str, Any], stop: Stop) -> dict[str, Any]:
    """The JSON forms of the action that the player chooses, and of what it has tried and rejected before."""
    game = find(asked["game"])
    view, seat, rng = state_from_json(asked["view"], game), asked["seat"], random.Random(asked["seed"])
    if "command" in asked:
        with _program(asked) as program:
            return {"action": codec.to_json(program.ask(game, view, seat, rng, stop))}
    chooser = player(asked["player"], game)
    if not isinstance(chooser, TryingPlayer):
        return {"action": codec.to_json(chooser.choose(game, view, seat, rng, stop))}
    action, rejected = chooser.choose_by_trying(game, view, seat, rng, stop)
    told = [
        {"action": codec.to_json(one.action), "why": [one.why.ruling, one.why.reason, one.why.facts]}
        for one in rejected[-MOST_REJECTED:]
    ]
    return {"action": codec.to_json(action), "rejected": told}
