"""The commands of Hamsterrolle; each has a key that can be changed."""

from __future__ import annotations

from hamster_table.models.keys import Command

LIE = Command("L", "hamsterrolle.lie", "change how it lies; with Shift, the previous way", has_shades=True)
TURN = Command("R", "hamsterrolle.turn", "turn it by 15 degrees; with Shift back, with Ctrl by 1", has_shades=True)
TIP = Command("T", "hamsterrolle.tip", "tip it over; with Shift back, with Ctrl by 1 degree", has_shades=True)
TURN_ROUND = Command(
    "Y", "hamsterrolle.turn_round", "turn it round; with Shift back, with Ctrl by 1 degree", has_shades=True
)
HOLD = Command("K", "hamsterrolle.hold", "turn it so that it holds")
WHERE = Command("I", "hamsterrolle.where", "say where the piece is, and whether it may be let go")
HAND = Command("H", "hamsterrolle.hand", "change the hand")
DROP = Command("D", "hamsterrolle.drop", "let it drop")
PASS = Command("P", "hamsterrolle.pass", "pass instead, or build instead")
REPLAY = Command("V", "hamsterrolle.replay", "see again what fell since your last turn")
IMAGES = Command("S", "hamsterrolle.images", "save 6 images, while it is seen again")
FILM = Command("F", "hamsterrolle.film", "save a film, while it is seen again")
RIGHTWARDS = Command("R", "hamsterrolle.rightwards", "let the wheel roll to the right")
LEFTWARDS = Command("L", "hamsterrolle.leftwards", "let the wheel roll to the left")
ZOOM_IN = Command("+", "hamsterrolle.zoom_in", "zoom in")
ZOOM_OUT = Command("-", "hamsterrolle.zoom_out", "zoom out")
RESET_VIEW = Command("0", "hamsterrolle.reset_view", "reset the view")
IN_HAND = (LIE, TURN, TIP, TURN_ROUND, HOLD, WHERE, HAND)
"""Those that only a hand with a piece has."""
AT_THE_TABLE = (*IN_HAND, ZOOM_IN, ZOOM_OUT, RESET_VIEW)
"""Those that no button of the prompt does."""
COMMANDS = (*AT_THE_TABLE, DROP, PASS, REPLAY, IMAGES, FILM, RIGHTWARDS, LEFTWARDS)
