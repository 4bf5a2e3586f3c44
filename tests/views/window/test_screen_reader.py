"""A screen reader on a bus of its own reads the whole program, and the program ends as it should."""

import signal
import sys

import pytest

from tests.views.screen_reader import (
    ACTIVE,
    CONTROL,
    FOCUSABLE,
    FOCUSED,
    PATIENCE,
    SHOWING,
    Q,
    running,
    screen_reader,
    take_focus,
    until,
    what_lacks,
)

pytestmark = pytest.mark.skipif(bool(what_lacks()), reason=what_lacks() or "there is a bus")

GAMES = {"Run, Hamster, Run!": 30, "Hamsterdam": 20, "Hamsterrolle": 10}
"""By title: how many places at least the table of a game has."""


class AtTheReader:
    """The program, and the screen reader that reads it."""

    def __init__(self, reader, process, display):
        self.reader, self.process = reader, process
        self.program = reader.program()
        # Before there is any table: so Qt's own list of what can be read is older than ours.
        assert len(list(reader.walk(self.program))) > 20
        until(lambda: self.is_active(display))

    def is_active(self, display):
        take_focus(display)
        frame = self.reader.see(self.reader.children(self.program)[0])
        return frame.role == "frame" and ACTIVE in frame.states

    def deal(self, game):
        """From the start to the table of a new game; what is read there."""
        self.reader.press(self.program, f"{game}: New game")
        self.reader.press(self.program, "Start")
        return list(self.reader.walk(self.reader.find(self.program, game, "table").node))

    def leave(self):
        """Ctrl+Q, and how the program has ended."""
        self.reader.key(CONTROL, Q)
        return self.process.wait(PATIENCE)


@pytest.fixture
def program():
    with screen_reader() as (reader, environment):
        with running([sys.executable, "-m", "hamster_table"], env=environment) as process:
            yield AtTheReader(reader, process, environment["DISPLAY"])


@pytest.mark.long
def test_every_place_of_every_table_can_be_read_and_used_and_the_program_ends_well(program):
    for game, places in GAMES.items():
        table, *spots = program.deal(game)
        # Spots that are nowhere now keep their numbers in the tree, and are invisible.
        spots = [spot for spot in spots if SHOWING in spot.states]
        assert table.name == game and len(spots) >= places
        assert all(spot.name and spot.role == "push button" for spot in spots)
        odd = [spot for spot in spots if FOCUSABLE not in spot.states or not {"Press", "SetFocus"} <= set(spot.actions)]
        assert odd == []
        program.reader.do(spots[1], "SetFocus")
        assert FOCUSED in program.reader.see(spots[1].node).states
        program.reader.do(spots[1], "Press")
        program.reader.press(program.program, "Main menu")
        program.reader.find(program.program, f"{game}: New game")
    assert program.leave() == 0


def test_the_program_ends_well_from_a_table_that_was_read(program):
    assert len(program.deal("Hamsterdam")) > 20
    assert program.leave() == 0


def test_a_program_that_was_read_ends_well_when_the_desktop_ends_it(program):
    assert len(program.deal("Hamsterrolle")) > 10
    program.process.send_signal(signal.SIGTERM)
    assert program.process.wait(PATIENCE) == 0
