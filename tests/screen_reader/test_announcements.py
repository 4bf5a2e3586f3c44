"""What is said to screen readers of different ages: each hears every sentence, and hears it once."""

import sys
from contextlib import contextmanager

import pytest

from tests.screen_reader.ears import OLDER, WANTED, Ears
from tests.views.screen_reader import FOCUSED, running, screen_reader, take_focus, until, what_lacks

pytestmark = pytest.mark.skipif(bool(what_lacks()), reason=what_lacks() or "there is a bus")

SPEAKER = """
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from hamster_table.views.widgets.speech import announce, interrupt

def speak():
    card = QWidget(window)
    announce(window, "A tip.")
    announce(card, "Moon, pass a card to each side.")
    announce(window, "Strip 2 rolls.")
    interrupt(window, "Five seconds left.")
    card.deleteLater()

app = QApplication([])
window = QWidget()
layout = QVBoxLayout(window)
button = QPushButton("Speak")
button.setAccessibleDescription("A button")
button.clicked.connect(speak)
layout.addWidget(button)
layout.addWidget(QPushButton("Other"))
window.show()
button.setFocus()
app.exec()
"""
"""A program in which a button says something."""
ALL = ["A tip.", "Five seconds left. Moon, pass a card to each side. Strip 2 rolls."]


@contextmanager
def speaking(wanted):
    """The program, somebody who listens to what is wanted of it, and a screen reader that presses."""
    with screen_reader() as (reader, environment):
        ears = Ears(environment["DBUS_SESSION_BUS_ADDRESS"], wanted)
        try:
            with running([sys.executable, "-c", SPEAKER], env=environment):
                program = reader.program()

                def has_focus():
                    take_focus(environment["DISPLAY"])
                    return FOCUSED in reader.find(program, "Speak").states

                until(has_focus)
                yield reader, program, ears
        finally:
            ears.close()


def heard(ears, number):
    """So many sayings, as they come, and whatever follows at once."""
    told = []
    until(lambda: told.extend(one for one in ears.hear(0.3) if one.said) or len(told) >= number)
    return told


def as_orca_48_hears_it(told):
    """Without what comes too soon after the last of the program, which it drops."""
    before = [0.0, *(one.at for one in told)]
    return [one for one, last in zip(told, before, strict=False) if one.at - last > 0.1]


def test_a_reader_that_drops_what_comes_too_soon_hears_all():
    with speaking(WANTED | OLDER) as (reader, program, ears):
        reader.press(program, "Speak")
        told = as_orca_48_hears_it(heard(ears, 2))
        # The descriptions are no second way to say it.
        assert [one.said for one in told] == ALL
        assert [one.is_urgent for one in told] == [False, True]


def test_a_reader_without_announcements_hears_all_as_descriptions_of_what_has_the_focus():
    with speaking(OLDER) as (reader, program, ears):
        button = reader.find(program, "Speak")
        for _ in range(2):  # the same words are said again
            reader.press(program, "Speak")
            told = heard(ears, 2)
            assert [one.said for one in told] == ALL
            assert {one.node for one in told} == {button.node}
        reader.do(reader.find(program, "Other"), "SetFocus")
        until(lambda: reader.description(button.node) == "A button")
