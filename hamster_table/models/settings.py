"""The settings: a JSON file beside the games."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.storage.atomic_file import read_at_most, write_safely

ASIDE = ".unreadable"
"""The ending of a file that was put aside; of a further one with a number."""
LIMIT = 64 * 1024
"""The most bytes of the file."""
SYSTEM, ENGLISH = "system", "en"
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
"""The languages by their code, each called as its speakers call it."""
THEMES = ("system", "light", "dark", "contrast")
LIT_WHEEL = ("automatic", "on", "off")
TEXT_SCALES = (80, 200)
"""The smallest and the largest size of text, in percent."""
SPEEDS = (
    (0.0, N_("Instant")),
    (0.5, N_("Fast")),
    (1.0, N_("Normal")),
    (2.0, N_("Relaxed")),
    (3.0, N_("Slow")),
)
"""The pauses before each thing that happens by itself, in seconds, and what they are called."""
WINDOW_STATES = ("normal", "maximized", "full")
SHEETS = ("", "story", "rules")
FARTHEST = 100_000
"""No screen has pixels farther away than this."""
WORD_LETTERS = 100
"""The most letters of any name or value."""
KEYS = 200
"""The most keys that are kept."""
EXPLAINED = 100
"""The most explanations that are remembered."""
PROGRAMS = 20
"""The most programs that may play."""
COMMAND_WORDS, COMMAND_LETTERS = 50, 1000
"""The most words of the command of a program, and the most letters of a word."""
MOVED = frozenset({"habits", "languages", "tables"})
"""What was kept here before there was a file of people, which takes it over, see `models/people.py`."""

log = logging.getLogger(__name__)


class Settings(NamedTuple):
    """The settings with their defaults. The names of the fields are the keys in the file."""

    theme: str = "system"
    """One of `THEMES`; "system" follows the desktop."""
    text_scale: int = 100
    """The size of all text, in percent."""
    pace: float = 1.0
    """Seconds between things that happen by themselves, 0 to 3."""
    reduce_motion: bool | None = None
    """Whether an outline shows what changed instead of movement; None: as the desktop asks."""
    lit_wheel: str = "automatic"
    """Whether the graphics card lights the wheel: one of `LIT_WHEEL`; "automatic": where it is quick enough."""
    auto_roll: bool = False
    """Whether dice roll by themselves; else a person whose roll it is rolls them."""
    asks_all: bool = False
    """Whether people are asked also where nothing that they can do would do any good."""
    volume: int = 70
    """How loud sounds are, in percent."""
    is_muted: bool = False
    """Whether no sound is heard, whatever the volume."""
    explained: tuple[str, ...] = ()
    """The keys of what has been explained at a table, see `views/board/explanation.py`."""
    language: str = SYSTEM
    """One of `LANGUAGES`, or "system": that of the desktop."""
    keys: Mapping[str, str] = MappingProxyType({})
    """The keys that were chosen instead of the usual ones, by the ids of commands, see `models/keys.py`."""
    window: tuple[int, int, int, int] | tuple[()] = ()
    """Where the window was when it was closed: x, y, width and height in pixels; () before that."""
    window_state: str = "normal"
    """How it was closed: one of `WINDOW_STATES`."""
    for_tinkerers: bool = False
    """Whether what only tinkerers want is shown, see `models/tinkerers.py`."""
    sheet: str = ""
    """What was opened beside the table last: one of `SHEETS`; "" when it was put away."""

    programs: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Programs that may play, by name: the command with its arguments. Written into the file by hand; see
    docs/computer_players.md."""

    def with_explained(self, key: str) -> Settings:
        """The settings once something has been explained."""
        return self._replace(explained=tuple([*self.explained, key][-EXPLAINED:]))


def load(path: Path) -> Settings:
    """The settings in the file, which stays as it is: the usual ones where it cannot be read."""
    try:
        return sensible(_found(path))
    except (OSError, ValueError, RecursionError):
        return Settings()


def check(path: Path) -> None:
    """Raises `InputError` for what is wrong in a file that somebody has changed by hand. None at all is well."""
    try:
        found = _found(path)
    except FileNotFoundError:
        return
    except (OSError, ValueError, RecursionError) as error:
        why = getattr(error, "strerror", None) or error
        raise InputError(
            N_("{path} cannot be read ({why}), so the usual settings hold."), path=path, why=why
        ) from error
    programs = found.get("programs", {})
    if not isinstance(programs, dict) or not all(map(_is_command, programs.values())):
        sentence = N_('The "programs" in {path} are names with a command each, a list of texts: {example}.')
        raise InputError(sentence, path=path, example='{"mine": ["python3", "mine.py"]}')
    for name in programs:
        if not _is_program(name):
            sentence = N_("The name of a program has {most} letters at most, and no comma: {name} is none.")
            raise InputError(sentence, most=WORD_LETTERS, name=repr(name[:40]))
    if len(programs) > PROGRAMS:
        raise InputError(N_("Of the programs in {path} only the last {most} may play."), path=path, most=PROGRAMS)


def load_checked(path: Path) -> tuple[Settings, list[str]]:
    """The settings in the file, as `found_checked` finds them; a value that is not sensible falls back alone."""
    found, unread = found_checked(path)
    return sensible(found), unread


def found_checked(path: Path) -> tuple[dict[str, object], list[str]]:
    """The values in a file of this form, and the names of files that could not be read, to be reported.

    An unreadable file is put aside. What the disc does not give out just now stays where it is.
    """
    try:
        return _found(path), []
    except FileNotFoundError:
        return {}, []
    except (OSError, ValueError, RecursionError) as error:
        # What is no regular file will not become one by waiting; a disc that fails now may work next time.
        is_for_good = not isinstance(error, OSError) or isinstance(error, IsADirectoryError)
        now = put_aside(path) if is_for_good else path
        log.warning("%s is unreadable (%s); starting with the usual values. It is kept as %s", path.name, error, now)
        return {}, [now.name]


def save(settings: Settings, path: Path) -> None:
    """Save the settings and unknown ones of a newer version. Raises `OSError`; then the file is as it was."""
    form = settings._asdict()
    form |= {name: dict(value) for name, value in form.items() if isinstance(value, Mapping)}
    save_form(form, _unknown(path), path)


def save_form(form: dict[str, object], unknown: dict[str, object], path: Path) -> None:
    """Save values, with those of a newer version as far as there is room. Raises `OSError`; the file is as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = _text(unknown | form)
    # What a newer version has left goes first: the next start would put aside a file above the limit.
    write_safely(path, content if len(content) <= LIMIT else _text(form))


def sensible(found: dict[str, object]) -> Settings:
    """Settings made of the valid values; invalid ones fall back to their defaults."""
    good: dict[str, Any] = {key: value for key, value in found.items() if key in _CAN_HOLD and _CAN_HOLD[key](value)}
    good["keys"] = dict(pairs(found.get("keys"), is_word)[-KEYS:])
    programs = [one for one in pairs(found.get("programs"), _is_command) if _is_program(one[0])]
    good["programs"] = {name: tuple(command) for name, command in programs[-PROGRAMS:]}
    explained = found.get("explained")
    words = [key for key in explained if is_word(key)] if isinstance(explained, list | tuple) else []
    good["explained"] = tuple(words[-EXPLAINED:])
    window = found.get("window")
    good["window"] = tuple(window) if isinstance(window, list | tuple) and _is_rectangle(window) else ()
    return Settings(**good)


def _found(path: Path) -> dict[str, object]:
    content = read_at_most(path, LIMIT)
    import json  # the first start has no settings yet, and its first picture need not wait for this

    # Some editors put a byte order mark before what people write.
    found = json.loads(content.decode("utf-8-sig"))
    if not isinstance(found, dict):
        raise ValueError("settings are an object")
    return found


def _unknown(path: Path) -> dict[str, object]:
    """The values in the file whose names this version does not know."""
    try:
        return {key: value for key, value in _found(path).items() if key not in _KNOWN}
    except (OSError, ValueError, RecursionError):
        return {}


def _text(form: dict[str, object]) -> bytes:
    import json

    return (json.dumps(form, indent=1) + "\n").encode("utf-8")


def put_aside(path: Path) -> Path:
    """Rename an unreadable file, so that nothing is lost of it, nor of one before it; returns its new path."""
    aside, n = path.with_name(f"{path.name}{ASIDE}"), 1
    while os.path.lexists(aside):
        n += 1
        aside = path.with_name(f"{path.name}{ASIDE}{n}")
    try:
        return path.rename(aside)
    except OSError:
        return path


def is_number(value: object, least: float, most: float) -> bool:
    """Whether it is a number between these two."""
    # To Python `True` is a number, but not to whoever wrote it into the file.
    return isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most


def pairs(found: object, can_hold: Callable[[object], bool]) -> list[tuple[str, Any]]:
    """The valid pairs of name and value; an invalid one is left out alone."""
    pairs = found.items() if isinstance(found, Mapping) else ()
    return [(name, value) for name, value in pairs if is_word(name) and can_hold(value)]


def is_word(value: object) -> bool:
    """Whether it is a name or a short value."""
    return isinstance(value, str) and len(value) <= WORD_LETTERS


def _is_program(name: str) -> bool:
    """Whether a program may be called so: a comma stands between the names of players."""
    return is_word(name) and "," not in name and name == name.strip() != ""


def _is_command(value: object) -> bool:
    words = value if isinstance(value, list | tuple) else ()
    return 0 < len(words) <= COMMAND_WORDS and all(
        isinstance(one, str) and len(one) <= COMMAND_LETTERS for one in words
    )


def _is_rectangle(value: Sequence[object]) -> bool:
    return len(value) == 4 and all(isinstance(one, int) and is_number(one, -FARTHEST, FARTHEST) for one in value)


# Checked here and not by msgspec: the first picture waits for the settings, and loading msgspec takes as long as two
# frames. What it checks comes after the window is there.
_CAN_HOLD: dict[str, Callable[[object], bool]] = {
    "language": lambda value: isinstance(value, str) and (value == SYSTEM or value in LANGUAGES),
    "theme": lambda value: value in THEMES,
    "text_scale": lambda value: isinstance(value, int) and is_number(value, *TEXT_SCALES),
    "pace": lambda value: is_number(value, SPEEDS[0][0], SPEEDS[-1][0]),
    "reduce_motion": lambda value: value is None or isinstance(value, bool),
    "lit_wheel": lambda value: value in LIT_WHEEL,
    "auto_roll": lambda value: isinstance(value, bool),
    "asks_all": lambda value: isinstance(value, bool),
    "volume": lambda value: isinstance(value, int) and is_number(value, 0, 100),
    "is_muted": lambda value: isinstance(value, bool),
    "for_tinkerers": lambda value: isinstance(value, bool),
    "window_state": lambda value: value in WINDOW_STATES,
    "sheet": lambda value: value in SHEETS,
}
_KNOWN = frozenset(Settings._fields) | MOVED
