"""What the program can do besides playing, each in a room of its own that can be taken out.

A room is a package here with a module `feature`, which has a `FEATURE` (`views/feature.py`); the program finds it by
itself, and nothing else imports it. A room that adds to the command line has `COMMANDS` in its `__init__.py`: what each
command does by its name, marked for "Commands"; a module of that name has its `run`, as those in `commands/`.

What is here needs no Qt, so that the command line starts without it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TypeVar

T = TypeVar("T")


@cache
def rooms() -> tuple[str, ...]:
    """The dotted names of the rooms that are there, in alphabetical order."""
    return tuple(sorted(f"{__name__}.{room.name}" for room in iter_modules(__path__)))


@cache
def commands() -> Mapping[str, tuple[str, str]]:
    """What the rooms add to the command line: by its name the module of each command, and what it does, in English."""
    found = ((room, getattr(import_module(room), "COMMANDS", {})) for room in rooms())
    return {name: (f"{room}.{name}", what) for room, own in found for name, what in own.items()}


@cache
def given(room: str, game: str, kind: type[T]) -> T | None:
    """What a game gives a room, by its id: the `GIVEN` of the room's module of that name, or what a package of a
    stranger names by an entry point of the group "hamster_table.<room>"; None where it gives nothing of that kind."""
    own = f"{__name__}.{room}.{game.replace('-', '_')}"
    if f"{__name__}.{room}" in rooms() and game.replace("-", "").isalnum() and find_spec(own) is not None:
        found = getattr(import_module(own), "GIVEN", None)
        # A game from elsewhere may be called as another module of the room is.
        if isinstance(found, kind):
            return found
    for point in entry_points(group=f"hamster_table.{room}", name=game):
        try:
            brought = point.load()
            if not isinstance(brought, kind):
                raise TypeError(f"{point.value} is not a {kind.__name__}")
        # Of any kind: what somebody has added must not keep the game from being played.
        except Exception:
            logging.getLogger(__name__).exception("What %s gives to %s cannot be loaded", game, room)
            continue
        return brought
    return None
