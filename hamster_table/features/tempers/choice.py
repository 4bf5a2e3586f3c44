"""The choice of a temper on the sheet of a new game (`engine/tempers.py`)."""

from __future__ import annotations

from hamster_table.engine.game import Game, Option
from hamster_table.engine.i18n import N_
from hamster_table.engine.storage.annotations import Tempers
from hamster_table.engine.tempers import CHOICES
from hamster_table.views.feature import Extra


def has_tempers(game: Game) -> bool:
    """Whether computer players have tempers in a game."""
    return bool(game.tempers)


TEMPER = Extra(
    Option("temper", N_("The temper of Steady, Sharp and Master (it makes nobody stronger):"), CHOICES, ""),
    lambda chosen: Tempers(chosen) if chosen else None,
    has_tempers,
)
"""Which temper computer players have at this table."""
