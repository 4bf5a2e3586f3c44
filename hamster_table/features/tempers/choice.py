"""The choice of a temper on the sheet of a new game (`engine/tempers.py`)."""

from __future__ import annotations

from hamster_table.engine.game import Option
from hamster_table.engine.i18n import N_
from hamster_table.engine.storage.annotations import Tempers
from hamster_table.engine.tempers import CHOICES
from hamster_table.views.feature import Extra

TEMPER = Extra(
    Option("temper", N_("The temper of Steady, Sharp and Master (it makes nobody stronger):"), CHOICES, ""),
    lambda chosen: Tempers(chosen) if chosen else None,
    lambda game: bool(game.tempers),
)
"""Which temper computer players have at this table."""
