"""The engine: games, matches and files, without a window. See docs/engine_api.md.

>>> from hamster_table.engine import CHANCE, Match, games
>>> "run-hamster-run" in games()
True
"""

from hamster_table.engine.catalogue import games
from hamster_table.engine.kernel import CHANCE, Refused
from hamster_table.engine.match import Match
from hamster_table.engine.record import SaveError, load, save

__all__ = ["CHANCE", "Match", "Refused", "SaveError", "games", "load", "save"]
