"""The commands of Hamsterdam; each has a key that can be changed."""

from __future__ import annotations

from hamster_table.models.keys import Command

FAN_OUT = Command("F", "hamsterdam.fan_out", "spread the stack at the cursor, and close it")
ENLARGE = Command("G", "hamsterdam.enlarge", "show the dam at the cursor large, and small again")
WORDING = Command("I", "hamsterdam.wording", "open the rules of the special at the cursor")
MORE = Command("+", "hamsterdam.more", "one hamster more on the card at the cursor, while deploying")
FEWER = Command("-", "hamsterdam.fewer", "one hamster fewer on the card at the cursor, while deploying")
SORT = Command("O", "hamsterdam.sort", "line the cards up by number")
MIDDLE = Command("L", "hamsterdam.middle", "line the cards up, best odds in the middle")
REPEAT = Command("T", "hamsterdam.repeat", "repeat the last layout")
BY_ODDS = Command("O", "hamsterdam.by_odds", "auto-place by odds")
CLEAR = Command("Backspace", "hamsterdam.clear", "clear the layout")
PLUGS = tuple(Command(key, f"hamsterdam.plug_{n}", "plug the hole, way {n}", n) for n, key in enumerate("PQRSTUVW", 2))
"""By the place of the way to plug; the first way has Enter, and digits belong to abilities."""
BREAK_LEFT = Command("L", "hamsterdam.break_left", "let the dam break at the left")
BREAK_RIGHT = Command("R", "hamsterdam.break_right", "let the dam break at the right")
NEW_ROLL = Command("N", "hamsterdam.new_roll", "keep the new roll")
OLD_ROLL = Command("O", "hamsterdam.old_roll", "keep the old roll")
SKIP_MOVE = Command("S", "hamsterdam.skip", "skip the move")
LEAVE_WATER = Command("L", "hamsterdam.leave_water", "finish, and leave the water on the dam")
PLACE_NOBODY = Command("N", "hamsterdam.place_nobody", "finish without placing a hamster")
SWIM = Command("W", "hamsterdam.swim", "swim, or clear the water")
NEXT_PAGE = Command("M", "hamsterdam.next_page", "more buttons")
TURN_DIE = tuple(Command(key, f"hamsterdam.turn_die_{n}", "turn die {n}", n) for n, key in enumerate("AB", 1))
AT_THE_TABLE = (FAN_OUT, ENLARGE, WORDING, MORE, FEWER)
"""Those that no button of the prompt does."""
COMMANDS = (
    *AT_THE_TABLE, SORT, MIDDLE, REPEAT, BY_ODDS, CLEAR, BREAK_LEFT, BREAK_RIGHT, NEW_ROLL, OLD_ROLL, SKIP_MOVE,
    LEAVE_WATER, PLACE_NOBODY, SWIM, NEXT_PAGE, *TURN_DIE, *PLUGS,
)  # fmt: skip
