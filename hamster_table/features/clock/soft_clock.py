"""The choice of a soft clock on the sheet of a new game."""

from __future__ import annotations

from hamster_table.engine.game import Option
from hamster_table.engine.i18n import N_
from hamster_table.engine.storage.annotations import SoftClock
from hamster_table.views.feature import Extra

MINUTES = {
    "0": N_("without a clock"),
    "5": N_("5 minutes each"),
    "10": N_("10 minutes each"),
    "15": N_("15 minutes each"),
    "20": N_("20 minutes each"),
    "30": N_("30 minutes each"),
    "45": N_("45 minutes each"),
    "60": N_("60 minutes each"),
}
THINKING = Extra(
    Option("thinking", N_("To think, all turns together (nobody loses by it):"), MINUTES, ""),
    lambda minutes: SoftClock(int(minutes)) if int(minutes) else None,
)
