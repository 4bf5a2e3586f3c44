"""What was closed is gone: no object, no picture, no wire of an old game is left."""

import gc
import random
import sys
import weakref
from collections import Counter

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QWidget

from hamster_table.engine.catalogue import find
from hamster_table.engine.match import Match
from hamster_table.models.session import Session
from hamster_table.models.settings import Settings
from hamster_table.models.storage.autosave import Autosave
from hamster_table.views.art.theme import THEMES, set_theme
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import Forgetful
from tests.views.monkey import SITTERS, Monkey, named

GAMES = ("run-hamster-run", "hamsterdam", "hamsterrolle")


@pytest.fixture
def window(open_window):
    window = open_window()
    window._make_thinker = Forgetful
    return window


def begin(window, game, seed):
    match = Match.new(game, len(SITTERS), find(game).setup.quick, seed=seed)
    window.begin(window.library.begin(match, SITTERS))


def play_and_close(window, game, n):
    """A game, the first actions in it, somebody who has it read out, and the way back."""
    begin(window, game, f"life {n}")
    monkey = Monkey(window, n)
    for _ in range(20):
        monkey.play()
        monkey.settle()
    assert len(list(named(QAccessible.queryAccessibleInterface(window)))) > 10
    window.go_home()
    window.clear_table()
    monkey.settle()


def alive():
    """How many objects of Qt there are of each class, and how many of Python."""
    for module in [one for name, one in sys.modules.items() if name.startswith("hamster_table.")]:
        for one in vars(module).values():
            # What such a cache keeps goes by itself some day; the geometry of the wheel takes hundreds of games to it.
            if hasattr(one, "cache_parameters") and one.cache_parameters()["maxsize"] is not None:
                one.cache_clear()
    for _ in range(3):
        gc.collect()
    wrapped = shiboken6.getAllValidWrappers()
    kinds = Counter(type(one).__name__ for one in wrapped if isinstance(one, QObject | QGraphicsItem))
    # What is kept out of the searches counts too.
    return kinds, len(gc.get_objects()) + gc.get_freeze_count()


def leaves_nothing(window, game, games):
    """The caches fill during the first games; from then on nothing is added."""
    for n in range(games // 2):
        play_and_close(window, game, n)
    before, objects = alive()
    for n in range(games // 2, games):
        play_and_close(window, game, n)
    after, more = alive()
    assert after - before == Counter()
    assert more <= objects * 1.01


def test_a_closed_game_leaves_nothing(window):
    leaves_nothing(window, "hamsterdam", 4)


@pytest.mark.parametrize("game", GAMES)
def test_a_window_that_gets_another_look_as_it_goes_is_freed(qtbot, game):
    window = MainWindow(Forgetful)
    window.set_settings(Settings(theme="light", pace=0.0))
    window.show()
    qtbot.waitExposed(window)
    begin(window, game, "look")
    monkey = Monkey(window, 1)
    monkey.settle()
    left = [weakref.ref(window), weakref.ref(window.game)]
    window.close()
    window.deleteLater()
    # What this leaves to the event loop waits still when the window is deleted.
    set_theme(THEMES["dark"])
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    del window, monkey
    qtbot.waitUntil(lambda: gone(*left))


def gone(*left):
    gc.collect()
    return all(one() is None for one in left)


def tickers():
    """All timers and animations."""
    return {one for one in shiboken6.getAllValidWrappers() if isinstance(one, QTimer | QAbstractAnimation)}


def whose(ticker):
    """Whom something belongs to in the end."""
    while ticker.parent() is not None:
        ticker = ticker.parent()
    return ticker


@pytest.mark.parametrize("game", GAMES)
def test_what_ticks_belongs_to_what_it_changes(window, game):
    # Else it goes on until Python gets round to it, and calls what Qt has deleted. What saves calls nobody but itself.
    before = tickers()
    begin(window, game, "tick")
    monkey = Monkey(window, 3)
    found = set()
    for _ in range(12):
        monkey.play()
        found |= {whose(one) for one in tickers() - before}
        monkey.settle()
    assert found
    owners = QWidget | QGraphicsObject | QCoreApplication | Session | Autosave
    assert [one for one in found if not isinstance(one, owners)] == []


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_closed_games_leave_nothing(window, game):
    leaves_nothing(window, game, 100)


def close_in_the_middle(qtbot, game, moment):
    """Close the window that many milliseconds after a game with animations and computer players has begun."""
    window = MainWindow(Forgetful)
    window.set_settings(Settings(theme="light", pace=0.1))
    window.resize(1024, 600)
    window.show()
    qtbot.waitExposed(window)
    begin(window, game, f"moment {moment}")
    monkey = Monkey(window, moment)
    for _ in range(random.Random(moment).randrange(6)):
        monkey.play()
    QTest.qWait(moment)
    window.close()
    window.deleteLater()
    monkey.settle()
    assert not shiboken6.isValid(window)


@pytest.mark.parametrize("game", GAMES)
def test_a_window_can_be_closed_at_any_moment(qtbot, game):
    for moment in (0, 60):
        close_in_the_middle(qtbot, game, moment)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_a_window_can_be_closed_at_each_of_two_hundred_moments(qtbot, game):
    for moment in range(200):
        close_in_the_middle(qtbot, game, moment * 3)
