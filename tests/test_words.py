"""What stands on the screen is said in the words of other programs, and the same thing always in the same word."""

import re

import pytest

from tests.program_texts import program_texts

LABELS = {
    "To the start": "Main menu",
    "Leave": "Quit",
    "The whole screen": "Full screen",
    "Keys": "Keyboard shortcuts",
    "Do it again": "Redo",
    "Look back": "Replay",
    "Hold": "Pause",
    "Hold the game": "Pause game",
    "Go on": "Resume",
    "One step": "Next step",
    "Back to now": "Back to the game",
    "Back to the table": "Back to the game",
    "Same again": "Play again",
    "Leave it as it is": "Cancel",
    "Keep it": "Cancel",
    "Bring back": "Restore",
    "Save as a file": "Save as…",
    "Save as": "Save as…",
    "Size of the letters": "Text size",
    "As the desktop": "Follow system",
    "Pace": "Game speed",
    "At once": "Instant",
    "Brisk": "Fast",
    "Calm": "Relaxed",
    "Movement": "Animations",
    "Things move": "On",
    "Deal": "Start",
    "Numbers": "Export CSV",
    "Picture": "Export image",
    "Promised": "Expected",
    "Spared": "Rolls that missed",
    "Draws won": "Tests won",
    "Lay it out": "Confirm layout",
    "In order": "By number",
    "As last time": "Repeat last layout",
    "Stay out": "Stay put",
    "Ended in": "Length",
}
"""What no button and no title says any more, and what it says instead."""
FINE = {("Engine", "Movement"), ("Hamsterdam", "Movement"), ("Files", "Save as")}
"""A phase of the game, and the title of a dialog."""

WORDS = {
    r"reckon\w*": "simulate, compute",
    r"deeds?": "action",
    r"the whole screen": "full screen",
    r"(is|are|was) held": "paused",
    r"(look|looks|looking) back": "replay",
    r"(take|takes|taken) this back|taken back|takes back": "undo",
    r"brought back|bring it back": "restore",
    r"for good\?": "permanently",
    r"machine": "computer",
    r"discs?": "disk",
    r"play goes on": "you can play on",
    r"kept games?|may not be kept|games? (is|are) (not )?kept": "saved",
    r"mended|mends": "repaired",
    r"in the box here": "installed here",
    r"luck has spoken|chance decides": "rolling, drawing",
    r"promised": "expected",
    r"stroke": "line",
    r"still sealed": "secret",
    r"(the|your) pile": "reserve",
    r"reinforcements": "reserve",
    r"in the hand": "in hand",
    r"puts a \{trait\} chip": "moves",
    r"(second|third|fourth) driest": "2nd driest, wettest",
    r"next to each other means": "adjacent",
    r"press (a|an|one|its|to|where|the (card|trait|number))": "click",
    r"take a button": "use a button",
    r"not be written": "not be saved",
    r"one can": "you can",
}
"""What no sentence says any more, and what it says instead."""


def texts():
    """Every text that is marked for the screen, with its places and its context."""
    return [(text.where, text.context, text.source) for text in program_texts()[0]]


def test_the_texts_are_found():
    found = {text for _, _, text in texts()}
    assert {"Main menu", "Keyboard shortcuts", "{seat} declares: {deed}.", "in reserve"} <= found and len(found) > 1000


@pytest.mark.parametrize("odd", LABELS)
def test_no_button_is_called_oddly(odd):
    places = [place for place, context, text in texts() if text == odd and (context, text) not in FINE]
    assert not places, f"say {LABELS[odd]!r}"


@pytest.mark.parametrize("odd", WORDS)
def test_no_sentence_is_worded_oddly(odd):
    wrong = re.compile(rf"(?<![{{\w-])({odd})(?![\w}}])", re.IGNORECASE)
    assert [(place, text) for place, _, text in texts() if wrong.search(text)] == [], f"say {WORDS[odd]!r}"
