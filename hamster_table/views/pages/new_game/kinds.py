"""Who may sit at a place of a new game, and a line about each computer player."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.game import PROGRAM
from hamster_table.engine.players import NAMES
from hamster_table.models import messages
from hamster_table.models.texts import translate

PERSON, EMPTY = "person", "empty"
COMPUTER_NAMES = ("Nutmeg", "Biscuit", "Clover", "Pepper", "Sesame")
"""What computer players are called unless somebody wrote another name."""


def kinds(programs: Sequence[str]) -> list[tuple[str, str]]:
    """Who may sit at a place: the kind, and what it is called. *programs*: the names of those of this computer."""
    computer, program = translate("NewGame", "Computer: {name}"), translate("NewGame", "Program: {name}")
    named = [(kind, computer.format(name=messages.player_name(kind))) for kind in NAMES]
    named += [(f"{PROGRAM}{name}", program.format(name=name)) for name in programs]
    return [(PERSON, translate("NewGame", "Person")), *named, (EMPTY, translate("NewGame", "Empty"))]


def computer_players(programs: Sequence[str]) -> list[tuple[str, str]]:
    """The computer players there are: what each is called, and an honest line about it."""
    own = translate("NewGame", "A program of this computer, named in its settings. If it fails, Steady takes over.")
    return [
        *((messages.player_name(kind), translate("Engine", words)) for kind, words in NAMES.items()),
        *((name, own) for name in programs),
    ]
