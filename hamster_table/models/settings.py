"""What the player has set: kept as JSON of our own beside the games."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from hamster_table.engine.safe_file import read_at_most, write_safely

LIMIT = 64 * 1024
THEMES = ("system", "light", "dark", "contrast")
TEXT_SCALES = (80, 200)
PACES = (0.0, 3.0)
HABITS = 100
"""So many habits are kept at most."""
HABIT_LETTERS = 100

log = logging.getLogger(__name__)


class Settings(NamedTuple):
    """The settings, each with what holds before anybody has chosen."""

    theme: str = "system"
    """One of `THEMES`; "system" follows the desktop."""
    text_scale: int = 100
    """The size of all text, in percent."""
    pace: float = 1.0
    """Seconds between things that happen by themselves, 0 to 3."""
    reduce_motion: bool = False
    """Show what changed by an outline instead of by movement."""
    habits: Mapping[str, str] = MappingProxyType({})
    """What people have chosen for themselves, by game and name: "hamsterrolle/Mira"."""

    def with_habits(self, game: str, chosen: Mapping[str, str]) -> Settings:
        """The settings with other habits, by name; the oldest ones make room where there are too many."""
        new = {f"{game}/{name}": value for name, value in chosen.items()}
        kept = {key: value for key, value in self.habits.items() if key not in new}
        return self._replace(habits=dict([*kept.items(), *new.items()][-HABITS:]))

    def habits_of(self, game: str) -> dict[str, str]:
        """What people have chosen for that game, by name."""
        start = f"{game}/"
        return {key.removeprefix(start): value for key, value in self.habits.items() if key.startswith(start)}


def load(path: Path) -> Settings:
    """The settings in the file. A value that is not sensible falls back alone; an unreadable file is put aside."""
    try:
        return sensible(_found(path))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as mistake:
        log.warning("Settings are unreadable (%s); starting with the usual ones", mistake)
        put_aside(path)
        return Settings()


def save(settings: Settings, path: Path) -> None:
    """Keep the settings. Raises `OSError` when that cannot be done; the former ones stay then."""
    import json

    path.parent.mkdir(parents=True, exist_ok=True)
    form = settings._asdict() | {"habits": dict(settings.habits)}
    content = json.dumps(form, indent=1) + "\n"
    write_safely(path, content.encode("utf-8"))


def sensible(found: dict[str, object]) -> Settings:
    """Settings made of those values that can hold."""
    good = {key: value for key, value in found.items() if key in _CAN_HOLD and _CAN_HOLD[key](value)}
    return Settings()._replace(**good)  # type: ignore[arg-type]


def _found(path: Path) -> dict[str, object]:
    content = read_at_most(path, LIMIT)
    import json  # the first start has no settings yet, and its first picture need not wait for this

    found = json.loads(content.decode("utf-8"))
    if not isinstance(found, dict):
        raise ValueError("settings are an object")
    return found


def put_aside(path: Path) -> None:
    """Leave the unreadable file beside, so that nothing a person has written is lost."""
    with suppress(OSError):
        path.replace(path.with_name(f"{path.name}.unreadable"))


def _is_number(value: object, least: float, most: float) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most


def _are_habits(value: object) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= HABITS
        and all(isinstance(word, str) and len(word) <= HABIT_LETTERS for pair in value.items() for word in pair)
    )


_CAN_HOLD: dict[str, Callable[[object], bool]] = {
    "theme": lambda value: value in THEMES,
    "text_scale": lambda value: isinstance(value, int) and _is_number(value, *TEXT_SCALES),
    "pace": lambda value: _is_number(value, *PACES),
    "reduce_motion": lambda value: isinstance(value, bool),
    "habits": _are_habits,
}
