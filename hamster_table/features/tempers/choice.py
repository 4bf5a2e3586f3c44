"""The choice of a temper on the sheet of a new game (`engine/tempers.py`)."""

from __future__ import annotations

from hamster_table.engine.game import Game, Option
from hamster_table.engine.i18n import N_
from hamster_table.engine.storage.annotations import Tempers
from hamster_table.engine.tempers import BOLD, CAREFUL, EACH_ITS_OWN, SPITEFUL, TRICKY
from hamster_table.views.feature import Extra

NONE = ""
CHOICES = {
    EACH_ITS_OWN: N_("another one for each"),
    NONE: N_("no temper"),
    CAREFUL: N_("careful"),
    BOLD: N_("bold"),
    SPITEFUL: N_("spiteful"),
    TRICKY: N_("tricky"),
}


def has_tempers(game: Game) -> bool:
    """Whether computer players have tempers in a game."""
    return bool(game.tempers)


TEMPER = Extra(
    Option("temper", N_("The temper of Steady, Sharp and Master (it makes nobody stronger):"), CHOICES, ""),
    lambda chosen: Tempers(chosen) if chosen else None,
    has_tempers,
)
"""Which temper computer players have at this table."""
