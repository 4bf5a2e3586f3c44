"""The file of the games that have been played, one line of JSON each: what stands there is not played again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from os import SEEK_END
from pathlib import Path
from typing import Any

from hamster_table import __version__
from hamster_table.engine.arena.bouts import Bout, Outcome
from hamster_table.engine.catalogue import find, games
from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.storage.atomic_file import may_be_endless

PLAYED = ("game", "players", "seed", "setup", "paranoid", "rules", "version")
"""What makes a game the game it is, beside the `PROGRAMS`."""
PROGRAMS = "programs"
"""Which programs of somebody's own have played, where there are any: by player, a hash of the command. It names
neither folders nor people, so that the file can be given away."""
RARE = ("broken", "failures")
"""What a line has only where there is any."""


class GamesFile:
    """A file of games that grows by a line a game. A last line that a sudden end has cut off is written anew, and a
    game in which a program failed is played anew: it says nothing of that program."""

    def __init__(self, path: Path) -> None:
        """Read the file, or make it. Raises `InputError` when a line is no game nor the start of one, and `OSError`;
        a file that is not ours stays as it is."""
        self._path = path
        if may_be_endless(path):
            raise InputError(N_("{path} is no file that games can be kept in."), path=path)
        # Made now: that it cannot be written is not to be found after the first game.
        with path.open("a+b") as file:
            file.seek(0)
            content = file.read()
        whole = _whole_lines(content)
        tail = content[len(whole) :]
        if tail and not _is_cut_off(tail):
            # Only the end of its line may be missing; else it is read as a line, which is no game.
            whole = content
        self._known = {_key(form): outcome for form, outcome in _read(whole, path) if not outcome.failures}
        with path.open("r+b") as file:
            if len(whole) < len(content):
                file.truncate(len(whole))
            elif tail:
                file.seek(0, SEEK_END)
                file.write(b"\n")

    def __len__(self) -> int:
        return len(self._known)

    def outcome(self, bout: Bout) -> Outcome | None:
        """How that very game ended, of the same version of the program and its rules; None: it is not there."""
        return self._known.get(_key(_form(bout)))

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """Write a game. Raises `OSError`."""
        form = _form(bout)
        ended = {
            name: getattr(outcome, name) for name in Outcome.__slots__ if name not in RARE or getattr(outcome, name)
        }
        with self._path.open("a", encoding="ascii", newline="\n") as file:  # the same on every system
            file.write(json.dumps(form | ended) + "\n")
        if not outcome.failures:
            self._known[_key(form)] = outcome


def games_in(path: Path) -> Iterator[tuple[Bout, Outcome]]:
    """The games of a file that are of this version of the program and its rules, and in which no program failed; the
    file stays as it is. In the place of a program's command stands its hash.

    Raises `InputError` when a line is no game, and `OSError`.
    """
    for form, outcome in _read(_whole_lines(path.read_bytes()), path):
        setup = tuple(form["setup"].items())
        own = {PROGRAMS: form[PROGRAMS]} if PROGRAMS in form else {}
        bout = Bout(form["game"], tuple(form["players"]), form["seed"], setup, form["paranoid"])
        if _form(bout) | own == form and not outcome.failures:
            hashes = tuple((name, (command,)) for name, command in sorted(own.get(PROGRAMS, {}).items()))
            yield replace(bout, programs=hashes), outcome


def _whole_lines(content: bytes) -> bytes:
    """All but a last line that a sudden end has cut off."""
    return content[: content.rfind(b"\n") + 1]


def _is_cut_off(tail: bytes) -> bool:
    """Whether a last line without an end is the start of a game, as a sudden end leaves it."""
    try:
        json.loads(tail)
    except (ValueError, RecursionError):
        starts = [f'{{"game": "{game}", "players": ['.encode() for game in games()]
        return any(tail.startswith(start) or start.startswith(tail) for start in starts)
    return False  # it is whole, whatever it is


def _read(content: bytes, path: Path) -> Iterator[tuple[dict[str, Any], Outcome]]:
    """By line: what makes the game the game it is, and how it ended. Raises `InputError` when one is no game."""
    for n, line in enumerate(content.splitlines(), 1):
        try:
            found = json.loads(line)
            form = {name: found[name] for name in PLAYED}
            if not all(isinstance(word, str) for word in (form["game"], form["seed"], *form["players"])):
                raise TypeError(form)
            if PROGRAMS in found:
                # Nothing but a hash: a file that was given away is to bring no command.
                form[PROGRAMS] = {
                    str(name): f"{int(command, 16):016x}" for name, command in dict(found[PROGRAMS]).items()
                }
            form["setup"] = {str(key): str(value) for key, value in dict(form["setup"]).items()}
            outcome = _outcome(found)
            _check_seats(outcome, len(form["players"]))
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
            sentence = N_("Line {n} of {file} is not a game of computer players.")
            raise InputError(sentence, n=n, file=repr(path.name)) from error
        yield form, outcome


def _outcome(form: dict[str, Any]) -> Outcome:
    """How the game of a line ended. Raises `TypeError`, `ValueError` or `KeyError` when it does not say so."""
    return Outcome(
        winners=tuple(map(int, form["winners"])),
        entries=int(form["entries"]),
        digest=str(form["digest"]),
        rounds=int(form["rounds"]),
        decisions=tuple(map(int, form["decisions"])),
        seconds=tuple(map(float, form["seconds"])),
        slowest=tuple(map(float, form["slowest"])),
        broken=tuple(map(str, form.get("broken", ()))),
        failures=tuple((int(seat), str(code), str(why)) for seat, code, why in form.get("failures", ())),
    )


def _check_seats(outcome: Outcome, seats: int) -> None:
    """Raises `ValueError` for an outcome that names seats which the game has not."""
    if not {*outcome.winners, *(seat for seat, _, _ in outcome.failures)} <= {*range(seats)}:
        raise ValueError(outcome)


def _form(bout: Bout) -> dict[str, Any]:
    """What makes a game the game it is (`PLAYED` and `PROGRAMS`), in JSON."""
    programs = {
        name: blake2b(json.dumps(command).encode(), digest_size=8).hexdigest() for name, command in bout.programs
    }
    return {
        "game": bout.game,
        "players": list(bout.players),
        "seed": bout.seed,
        "setup": dict(bout.setup),
        "paranoid": bout.paranoid,
        "rules": find(bout.game).rules,
        "version": __version__,
        **({PROGRAMS: programs} if programs else {}),
    }


def _key(form: dict[str, Any]) -> str:
    return json.dumps(form, sort_keys=True)
