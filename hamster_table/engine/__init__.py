"""The engine: games, matches and files, without a window. See docs/engine_api.md.

>>> from hamster_table.engine import CHANCE, Match, games
>>> "run-hamster-run" in games()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hamster_table.engine.catalogue import games
    from hamster_table.engine.kernel import CHANCE, Refused
    from hamster_table.engine.match import Match
    from hamster_table.engine.storage.save_file import SaveError, load, save

__all__ = ["CHANCE", "Match", "Refused", "SaveError", "games", "load", "save"]

_WHERE = {
    "CHANCE": "kernel",
    "Match": "match",
    "Refused": "kernel",
    "SaveError": "storage.save_file",
    "games": "catalogue",
    "load": "storage.save_file",
    "save": "storage.save_file",
}


def __getattr__(name: str) -> Any:
    # Only when it is asked for: the window reads its settings through this package before its first picture.
    if name not in _WHERE:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
