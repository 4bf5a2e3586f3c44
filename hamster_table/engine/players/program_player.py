"""Any program as a player: asked and answered in lines of JSON on its standard input and output.

A question is one line, in the forms of the engine (docs/computer_players.md):

    {"game": "hamsterdam", "rules": 1, "seat": 0, "seed": "...", "seconds": 10.0, "view": {...}, "actions": [{...}]}

An answer is one line, `{"action": {...}}`. The program hears what its seat may see, and no more. Which programs there
are is a matter of this computer: no file of a game names one.
"""

from __future__ import annotations

import ctypes
import json
import os
import queue
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread

from hamster_table.engine import codec
from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat, State, refusal
from hamster_table.engine.players.without_search import PolicyPlayer

SECONDS = 10.0
"""How long a program may take for an answer, the first one with its start."""
LONGEST = 1 << 16
"""The most bytes of an answer."""
OFFERS = 200
"""The most actions that a question lists; of more, a part in even steps."""
LOOKS_S = 0.05
"""How often it is asked whether an answer is still wanted."""

PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
"""The C library: loaded before the fork, in which nothing may be loaded."""

SENTENCES: Mapping[str, str] = {
    "start": N_("The program {name} cannot be started ({why}). Steady plays on in its place."),
    "end": N_("The program {name} has ended. Steady plays on in its place."),
    "late": N_("The program {name} has not answered in time. Steady plays on in its place."),
    "unreadable": N_("The answer of the program {name} is no action ({why}). Steady plays on in its place."),
    "refused": N_("The program {name} has chosen what the rules refuse ({why}). Steady plays on in its place."),
}
"""The English sentence for each way in which a program fails."""


@dataclass(frozen=True, slots=True)
class Failure:
    """How a program has failed."""

    code: str
    """One of `SENTENCES`."""
    why: str = ""


class ProgramFailed(Exception):
    """A program gave no action that could be played."""

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(code, why)
        self.failure = Failure(code, why)


class ProgramPlayer:
    """Lets a program choose, and *Steady* from its first failure on. The program is started with the first question
    and serves one seat of one game; it must be closed."""

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        """*command*: the program and its arguments; no shell reads them. *seconds*: for each answer."""
        self._command = [*command]
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self.failure: Failure | None = None
        """Why Steady plays; None while the program does."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if self.failure is None:
            try:
                return self.ask(game, view, seat, rng, stop)
            except ProgramFailed as failed:
                self.failure = failed.failure
                self.close()
        steady = game.players.get("steady") or PolicyPlayer()
        return steady.choose(game, view, seat, rng, stop)

    def close(self) -> None:
        """End the program, whatever it is doing, and where there are sessions all that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        if sys.platform == "win32":
            process.kill()
        else:
            # Its group outlives it as long as a child does, so it is ended also where the program has ended already.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def ask(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        """What the program itself chooses. Raises `ProgramFailed`; the program must then be closed."""
        asked = question(game, view, seat, f"{rng.getrandbits(64):016x}", self._seconds)
        try:
            process = self._process = self._process or self._started()
        except (OSError, ValueError) as error:
            # Windows does not name what it has not found.
            why = getattr(error, "strerror", None) or error
            raise ProgramFailed("start", f"{self._command[0]}: {why}") from error
        lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # In a thread: a program that does not read, or does not write, holds up whoever waits at its pipe.
        Thread(target=_exchange, args=(process, asked, lines), daemon=True).start()
        ends = time.monotonic() + self._seconds
        while time.monotonic() < ends and not stop():
            try:
                return answer(lines.get(timeout=LOOKS_S), game, view, seat)
            except queue.Empty:
                continue
        raise ProgramFailed("late")

    def _started(self) -> subprocess.Popen[bytes]:
        # Without a console window on Windows; elsewhere there is no such flag.
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        pipe = subprocess.PIPE
        end_with_us = _end_with_the_parent if sys.platform == "linux" else None
        return subprocess.Popen(  # noqa: S603
            self._command,
            stdin=pipe,
            stdout=pipe,
            creationflags=flags,
            preexec_fn=end_with_us,
            start_new_session=True,  # so that what it starts can be ended with it
        )


def question(game: Game, view: State, seat: Seat, seed: str, seconds: float) -> bytes:
    """What a program is asked: one line of JSON, made of what the seat sees."""
    offers = view.agenda[-1].actions(view, seat)
    shown = offers[:: -(-len(offers) // OFFERS)] if len(offers) > OFFERS else offers
    form = {"game": game.id, "rules": game.rules, "seat": seat, "seed": seed, "seconds": seconds}
    form |= {"view": codec.to_json(view), "actions": [codec.to_json(action) for action in shown]}
    return json.dumps(form).encode("ascii") + b"\n"


def answer(line: bytes, game: Game, view: State, seat: Seat) -> Action:
    """The action in the answer of a program. Raises `ProgramFailed` where there is none that may be played."""
    if not line.endswith(b"\n"):
        if len(line) < LONGEST:
            raise ProgramFailed("end")
        raise ProgramFailed("unreadable", f"more than {LONGEST} bytes")
    try:
        form = json.loads(line)
        if not isinstance(form, dict) or "action" not in form:
            raise ValueError('there is no "action"')
        action = codec.from_json(form["action"], game.vocabulary)
    except (ValueError, RecursionError) as error:
        raise ProgramFailed("unreadable", str(error)[:200]) from error
    if why := refusal(view, seat, action):
        raise ProgramFailed("refused", f"{why.ruling}, {why.reason}")
    return action


def _end_with_the_parent() -> None:
    """Let the system kill this process when the one that started it is killed: it may be in the middle of a search."""
    assert _LIBC is not None
    _LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _exchange(process: subprocess.Popen[bytes], asked: bytes, lines: queue.SimpleQueue[bytes]) -> None:
    """Write the question, read the answer; without its end of line where the program ends."""
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(asked)
        process.stdin.flush()
        lines.put(process.stdout.readline(LONGEST))
    except (OSError, ValueError):
        # What could not be written would be tried once more when the pipe is let go of, with an error told to nobody.
        with suppress(OSError, ValueError):
            process.stdin.close()
        lines.put(b"")
