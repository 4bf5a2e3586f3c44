"""Hundreds of random events, half of them steered by what a screen reader sees: nothing breaks, nothing is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from hamster_table.engine.catalogue import find
from hamster_table.engine.match import Match
from hamster_table.models.settings import Settings
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.monkey import SITTERS, Monkey, check

GAMES = {"run-hamster-run": (250, 12), "hamsterdam": (250, 12), "hamsterrolle": (150, 2)}
"""By game: how many events, and how long a ledger the monkey has to come to."""
MOST_EVENTS = 1_000
"""After so many it must have come there."""
MANY = {"run-hamster-run": 10_000, "hamsterdam": 10_000, "hamsterrolle": 4_000}


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_monkey_breaks_nothing(qtbot, game):
    window = MainWindow(AtOnce)
    window.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    qtbot.waitExposed(window)
    monkey = Monkey(window, seed=2)
    events, entries = GAMES[game]
    setup = find(game).setup.quick
    window.begin(window.library.begin(Match.new(game, len(SITTERS), setup, seed="monkey"), SITTERS))
    # What it presses depends on what is there: one more button, and the same seed leads elsewhere.
    longest = longest_of(window, monkey, events)
    while longest <= entries and events < MOST_EVENTS:
        longest, events = max(longest, longest_of(window, monkey, 100)), events + 100
    assert longest > entries
    monkey.close_menus()


def longest_of(window, monkey, events):
    """Let the monkey act, and look after it now and then; how long the longest ledger was."""
    longest = 0
    for n in range(events):
        monkey.act()
        monkey.settle()
        if n % 100 == 99:
            longest = max(longest, check(window))
    return longest


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", MANY)
def test_thousands_of_random_events_break_nothing(game):
    """Ten times as many are played by `python3 dev.py bench soak`, which judges memory and times too."""
    command = [sys.executable, "-m", "benchmarks.soak", game, "--any-speed", "--events", str(MANY[game])]
    done = subprocess.run(command, cwd=Path(__file__).parents[3], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
