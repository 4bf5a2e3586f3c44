"""The commands of Run, Hamster, Run!; each has a key that can be changed."""

from __future__ import annotations

from hamster_table.models.keys import Command
from hamster_table.models.run_hamster_run.cards import DEED_KEYS

STAKES = Command("A", "run_hamster_run.stakes", "show where the belt takes everybody")
TAKE_BACK = Command("Backspace", "run_hamster_run.take_back", "take back the last chip")
LAST_SPLIT = Command("L", "run_hamster_run.last_split", "allocate as in the last round")
CHANGE_DEED = Command("D", "run_hamster_run.change", "change the action")
OTHER_PRICE = Command("W", "run_hamster_run.other_price", "pay for squares in another way")
CLIMB = Command("C", "run_hamster_run.climb", "climb, or walk again")
YIELD = Command("Y", "run_hamster_run.yield", "yield")
DO_NOTHING = Command("N", "run_hamster_run.do_nothing", "end the action without acting")
STAY_PUT = Command("S", "run_hamster_run.stay_put", "stay put")
LAND = Command("L", "run_hamster_run.land", "land there")
AT_THE_TABLE = (STAKES, *DEED_KEYS.values(), TAKE_BACK)
"""Those that no button of the prompt does."""
COMMANDS = (*AT_THE_TABLE, LAST_SPLIT, CHANGE_DEED, OTHER_PRICE, CLIMB, YIELD, DO_NOTHING, STAY_PUT, LAND)
