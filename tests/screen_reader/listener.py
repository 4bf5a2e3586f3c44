"""Somebody who plays by ear: presses keys and buttons, and remembers all that is said and everything that has focus."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tests.screen_reader.ears import Ears
from tests.views.screen_reader import (
    ACTIVE,
    CONTROL,
    ENABLED,
    PATIENCE,
    SHOWING,
    Q,
    running,
    screen_reader,
    take_focus,
    until,
)

KEYS = {
    "Enter": 36, "Space": 65, "Escape": 9, "Tab": 23, "Left": 113, "Right": 114, "Up": 111, "Down": 116,
    "Page Down": 117, "Page Up": 112, "Backspace": 22, "F8": 74,
    **dict(zip("1234567890", range(10, 20), strict=True)),
    **dict(zip("QWERTYUIOP", range(24, 34), strict=True)), **dict(zip("ASDFGHJKL", range(38, 47), strict=True)),
    **dict(zip("ZXCVBNM", range(52, 59), strict=True)),
}  # fmt: skip
"""Codes of keys, as every screen of Xvfb has them."""
REST = 0.3
"""Seconds of silence after which nothing more is expected of a press; what is said waits for up to 0.15."""
SLICE = 0.05
"""Seconds for which it is listened at a time, until what is awaited comes."""
CURTAIN = "lift the curtain"


class Line(NamedTuple):
    """A line of the transcript."""

    kind: str
    """`said` by the program, `focus` where it went, `did` by whoever plays."""
    text: str
    person: str = ""
    """Who sits before the screen; "" while the curtain hangs."""
    source: str = ""
    """Where it comes from, by its path on the bus."""
    is_urgent: bool = False
    """Whether it is said instead of what was being said."""


class Listener:
    """A program, and who plays it."""

    def __init__(self, reader, ears, process, display):
        self.reader, self.process = reader, process
        self._ears, self.lines = ears, []
        self.person = ""
        self.program = reader.program()
        until(lambda: self._is_active(display))

    def _is_active(self, display):
        take_focus(display)
        frame = self.reader.see(self.reader.children(self.program)[0])
        return frame.role == "frame" and ACTIVE in frame.states

    # Hearing

    def listen(self, seconds=0.0) -> list[Line]:
        """What is said and gets the focus in this time, in words."""
        heard = []
        for told in self._ears.hear(seconds):
            heard += [self._said(told)] if told.said else self._focused(told.node)
        self.lines += heard
        return heard

    def _said(self, told):
        return Line("said", told.said, self.person, told.node.path, told.is_urgent)

    def _focused(self, node):
        try:
            seen = self.reader.see(node)
        except LookupError:  # gone since then
            return []
        return [Line("focus", f"{seen.name}, {seen.role}", self.person, node.path)]

    def hear_out(self, seconds=REST):
        """Everything until it has been silent for so long."""
        heard, end = [], time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if more := self.listen(min(left, SLICE)):
                heard += more
                end = time.monotonic() + seconds
        return heard

    def hear(self, is_it, seconds=PATIENCE):
        """Listen until a line is as it is wanted; returns it."""
        end, at = time.monotonic() + seconds, len(self.lines)
        while True:
            found = next((line for line in self.lines[at:] if is_it(line)), None)
            if found is not None:
                return found
            assert time.monotonic() < end, ("nothing of the kind is said", self.lines[-12:])
            self.listen(SLICE)

    @property
    def said(self):
        """All that was said."""
        return [line.text for line in self.lines if line.kind == "said"]

    @property
    def focus(self):
        """What has the focus."""
        return next((line.text for line in reversed(self.lines) if line.kind == "focus"), "")

    # Doing

    def key(self, name):
        """Press a key."""
        self.lines.append(Line("did", name, self.person))
        self.reader.key(KEYS[name])

    def press(self, name, role="push button", action="Press"):
        """Find a control and press it."""
        self.lines.append(Line("did", f"press {name}", self.person))
        self.reader.do(self.find(name, role), action)

    def choose(self, name):
        """Choose one of several."""
        self.press(name, "radio button", "Toggle")

    def find(self, name, role):
        """A control that can be used, as soon as it is there; what lies under a dialog cannot."""
        return until(lambda: next((seen for seen in self.read() if _is_usable(seen, name, role)), None))

    # Reading

    def read(self, node=None) -> Iterator:
        """What is showing, from a node on."""
        node = node or self.program
        try:
            seen, inside = self.reader.see(node), self.reader.children(node)
        except LookupError:  # gone since its parent was read
            return
        if SHOWING in seen.states or node == self.program:
            yield seen
            for child in inside:
                yield from self.read(child)

    def showing(self, name, role="push button"):
        """Whether a control of this name is showing."""
        return any(seen.name == name and seen.role == role for seen in self.read())

    def leave(self):
        """Ctrl+Q, and how the program has ended."""
        self.reader.key(CONTROL, Q)
        return self.process.wait(PATIENCE)


def _is_usable(seen, name, role):
    return (seen.name, seen.role) == (name, role) and ENABLED in seen.states


@contextmanager
def listening(home):
    """The program with nothing in its folder, on a screen and a bus of its own, and somebody who plays it."""
    with screen_reader() as (reader, environment):
        ears = Ears(environment["DBUS_SESSION_BUS_ADDRESS"])
        environment = {**environment, "HAMSTER_TABLE_HOME": str(home), "HAMSTER_TABLE_SOUND": "off"}
        try:
            with running([sys.executable, "-m", "hamster_table"], env=environment) as process:
                yield Listener(reader, ears, process, environment["DISPLAY"])
        finally:
            ears.close()
