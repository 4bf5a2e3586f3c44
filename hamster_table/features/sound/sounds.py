"""What is heard in a game: found by its id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hamster_table.engine.game import Game
from hamster_table.features import given


@dataclass(frozen=True, slots=True)
class Sounds:
    """What is heard in a game besides what is heard in every one."""

    files: Mapping[str, str]
    """What makes which sound: by the class of an event, or by what a hand does at the table, the name of a file in
    `resources/sounds`."""
    listener: str = ""
    """A class that is made with a table, and plays what the table's events do not tell: "package.module:name"."""


def sounds_of(game: Game) -> Sounds:
    """Those of a game."""
    return given("sound", game.id, Sounds) or Sounds({})
