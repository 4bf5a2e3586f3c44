"""The commands of Hamsterdam; each has a key that can be changed."""

from __future__ import annotations

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command

FAN_OUT = Command(
    "F", "hamsterdam.fan_out", QT_TRANSLATE_NOOP("Keyboard shortcuts", "spread the stack at the cursor, and close it")
)
ENLARGE = Command(
    "G",
    "hamsterdam.enlarge",
    QT_TRANSLATE_NOOP("Keyboard shortcuts", "show the dam at the cursor large, and small again"),
)
WORDING = Command(
    "I",
    "hamsterdam.wording",
    QT_TRANSLATE_NOOP("Keyboard shortcuts", "open the rules of the special at the cursor"),
)
MORE = Command(
    "+",
    "hamsterdam.more",
    QT_TRANSLATE_NOOP("Keyboard shortcuts", "one hamster more on the card at the cursor, while deploying"),
)
FEWER = Command(
    "-",
    "hamsterdam.fewer",
    QT_TRANSLATE_NOOP("Keyboard shortcuts", "one hamster fewer on the card at the cursor, while deploying"),
)
SORT = Command("O", "hamsterdam.sort", QT_TRANSLATE_NOOP("Keyboard shortcuts", "line the cards up by number"))
MIDDLE = Command(
    "L", "hamsterdam.middle", QT_TRANSLATE_NOOP("Keyboard shortcuts", "line the cards up, best odds in the middle")
)
REPEAT = Command("T", "hamsterdam.repeat", QT_TRANSLATE_NOOP("Keyboard shortcuts", "repeat the last layout"))
BY_ODDS = Command("O", "hamsterdam.by_odds", QT_TRANSLATE_NOOP("Keyboard shortcuts", "auto-place by odds"))
CLEAR = Command("Backspace", "hamsterdam.clear", QT_TRANSLATE_NOOP("Keyboard shortcuts", "clear the layout"))
PLUGS = tuple(
    Command(key, f"hamsterdam.plug_{n}", QT_TRANSLATE_NOOP("Keyboard shortcuts", "plug the hole, way {n}"), n)
    for n, key in enumerate("PQRSTUVW", 2)
)
"""By the place of the way to plug; the first way has Enter, and digits belong to abilities."""
BREAK_LEFT = Command(
    "L", "hamsterdam.break_left", QT_TRANSLATE_NOOP("Keyboard shortcuts", "let the dam break at the left")
)
BREAK_RIGHT = Command(
    "R", "hamsterdam.break_right", QT_TRANSLATE_NOOP("Keyboard shortcuts", "let the dam break at the right")
)
NEW_ROLL = Command("N", "hamsterdam.new_roll", QT_TRANSLATE_NOOP("Keyboard shortcuts", "keep the new roll"))
OLD_ROLL = Command("O", "hamsterdam.old_roll", QT_TRANSLATE_NOOP("Keyboard shortcuts", "keep the old roll"))
SKIP_MOVE = Command("S", "hamsterdam.skip", QT_TRANSLATE_NOOP("Keyboard shortcuts", "skip the move"))
LEAVE_WATER = Command(
    "L", "hamsterdam.leave_water", QT_TRANSLATE_NOOP("Keyboard shortcuts", "finish, and leave the water on the dam")
)
PLACE_NOBODY = Command(
    "N", "hamsterdam.place_nobody", QT_TRANSLATE_NOOP("Keyboard shortcuts", "finish without placing a hamster")
)
SWIM = Command("W", "hamsterdam.swim", QT_TRANSLATE_NOOP("Keyboard shortcuts", "swim, or clear the water"))
NEXT_PAGE = Command("M", "hamsterdam.next_page", QT_TRANSLATE_NOOP("Keyboard shortcuts", "more buttons"))
TURN_DIE = tuple(
    Command(key, f"hamsterdam.turn_die_{n}", QT_TRANSLATE_NOOP("Keyboard shortcuts", "turn die {n}"), n)
    for n, key in enumerate("AB", 1)
)
AT_THE_TABLE = (FAN_OUT, ENLARGE, WORDING, MORE, FEWER)
"""Those that no button of the prompt does."""
COMMANDS = (
    *AT_THE_TABLE, SORT, MIDDLE, REPEAT, BY_ODDS, CLEAR, BREAK_LEFT, BREAK_RIGHT, NEW_ROLL, OLD_ROLL, SKIP_MOVE,
    LEAVE_WATER, PLACE_NOBODY, SWIM, NEXT_PAGE, *TURN_DIE, *PLUGS,
)  # fmt: skip
