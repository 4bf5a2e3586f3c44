"""The rooms of `hamster_table.features`: what the program can do besides playing, each of which may be missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from PySide6.QtCore import QCoreApplication

from hamster_table.models.keys import Command

ROOMS = "hamster_table.features"


@dataclass(frozen=True, slots=True)
class FeaturePage:
    """A page that can be called up from everywhere."""

    name: str
    """By which the window knows it."""
    title: str
    """Its line in the menu, in English."""
    make: Callable[..., Any]
    """Makes the page, a `ClipboardPage` or `PaperPage`; arguments are the window and what the page is about."""
    command: Command | None = None
    """That leads to it from everywhere."""
    icon: str = ""
    """That of its button on the shelf of the start screen; "": it has none there."""

    @property
    def text(self) -> str:
        """The title in the language in force."""
        return QCoreApplication.translate("Menu", self.title)


@dataclass(frozen=True, slots=True)
class Feature:
    """What a room adds to the program."""

    pages: tuple[FeaturePage, ...] = ()


@cache
def features() -> tuple[Feature, ...]:
    """What the rooms add that are there, in the order of their names."""
    names = sorted(room.name for room in iter_modules(import_module(ROOMS).__path__))
    return tuple(import_module(f"{ROOMS}.{name}").FEATURE for name in names)


def pages() -> Iterator[FeaturePage]:
    """The pages of all features."""
    return (page for feature in features() for page in feature.pages)


def commands() -> tuple[Command, ...]:
    """The commands of all features, which hold everywhere."""
    return tuple(page.command for page in pages() if page.command is not None)
