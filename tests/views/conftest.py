"""Every test of the views begins in the light, at 100 %, at a quick pace, with our letters."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from hamster_table.models.keys import KEY_MAP
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE, People
from hamster_table.models.settings import Settings
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.art import theme
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.widgets.speech import SPEECH
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.performing import new_table, player_at
from tests.views.pressing import Clock


@pytest.fixture(scope="session")
def letters(qapp):
    assert theme.load_fonts()


@pytest.fixture(autouse=True)
def first_look(letters):
    # What the test before has put away is deleted now, or it would be drawn anew with every theme.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme.APPEARANCE.growth = 1.0
    theme.set_text_scale(1.0)
    theme.set_pace(0.2)
    theme.set_theme(theme.LIGHT)
    KEY_MAP.set({})
    TINKERERS.set(False)
    LANGUAGE.set("en")
    PEOPLE.now = People()


@pytest.fixture
def usual_pace(first_look):
    """The pace that the program begins with, for tests that count milliseconds."""
    theme.set_pace(1.0)


@pytest.fixture
def open_window(qtbot):
    def made():
        are_served = TINKERERS.are_served  # asked first: a new window puts its own settings in force
        window = MainWindow(AtOnce)
        window.set_settings(Settings(theme="light", pace=0.0, for_tinkerers=are_served))
        qtbot.addWidget(window)
        window.resize(1024, 600)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: "library" in vars(window))
        return window

    return made


@pytest.fixture
def clock():
    """The clock of presses, which stands until a test lets time pass."""
    before, PRESSES.clock = PRESSES.clock, Clock()
    PRESSES._keys.clear()  # those of another time
    yield PRESSES.clock
    PRESSES.clock = before
    PRESSES._keys.clear()


@pytest.fixture
def window(open_window):
    return open_window()


@pytest.fixture
def said():
    """What a screen reader is told."""
    texts = []
    SPEECH.said.connect(texts.append)
    yield texts
    SPEECH.said.disconnect(texts.append)


@pytest.fixture
def new_player(qtbot, request):
    """Makes tables of the `GAME` of the tests, each with an animation player at it."""

    def made(state, size=(1230, 690)):
        table = new_table(qtbot, request.module.GAME, state, size)
        return table, player_at(table)

    return made
