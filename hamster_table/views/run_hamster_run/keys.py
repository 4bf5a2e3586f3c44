"""The commands of Run, Hamster, Run!; each has a key that can be changed."""

from __future__ import annotations

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command
from hamster_table.models.run_hamster_run.cards import DEED_KEYS

STAKES = Command(
    "A", "run_hamster_run.stakes", QT_TRANSLATE_NOOP("Keyboard shortcuts", "show where the belt takes everybody")
)
TAKE_BACK = Command(
    "Backspace", "run_hamster_run.take_back", QT_TRANSLATE_NOOP("Keyboard shortcuts", "take back the last chip")
)
LAST_SPLIT = Command(
    "L", "run_hamster_run.last_split", QT_TRANSLATE_NOOP("Keyboard shortcuts", "allocate as in the last round")
)
CHANGE_DEED = Command("D", "run_hamster_run.change", QT_TRANSLATE_NOOP("Keyboard shortcuts", "change the action"))
OTHER_PRICE = Command(
    "W", "run_hamster_run.other_price", QT_TRANSLATE_NOOP("Keyboard shortcuts", "pay for squares in another way")
)
CLIMB = Command("C", "run_hamster_run.climb", QT_TRANSLATE_NOOP("Keyboard shortcuts", "climb, or walk again"))
YIELD = Command("Y", "run_hamster_run.yield", QT_TRANSLATE_NOOP("Keyboard shortcuts", "yield"))
DO_NOTHING = Command(
    "N", "run_hamster_run.do_nothing", QT_TRANSLATE_NOOP("Keyboard shortcuts", "end the action without acting")
)
STAY_PUT = Command("S", "run_hamster_run.stay_put", QT_TRANSLATE_NOOP("Keyboard shortcuts", "stay put"))
LAND = Command("L", "run_hamster_run.land", QT_TRANSLATE_NOOP("Keyboard shortcuts", "land there"))
AT_THE_TABLE = (STAKES, *DEED_KEYS.values(), TAKE_BACK)
"""Those that no button of the prompt does."""
COMMANDS = (*AT_THE_TABLE, LAST_SPLIT, CHANGE_DEED, OTHER_PRICE, CLIMB, YIELD, DO_NOTHING, STAY_PUT, LAND)
