"""Every test plays at a table of its own: no screen, no language but English, no file of the person who runs it."""

import gc
import multiprocessing
import os
import sys
from functools import wraps
from itertools import count

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="C")
# Where there is a loudspeaker, tests leave it alone; those of sound ask for a device that nobody hears.
os.environ["HAMSTER_TABLE_SOUND"] = "off"

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from hamster_table.models.tinkerers import TINKERERS
from hamster_table.system.memory import give_free_pages_back


def patient(wait, times):
    """A method that waits so many times as long."""

    @wraps(wait)
    def waited(*words, timeout=wait.__kwdefaults__["timeout"], **how):
        return wait(*words, timeout=timeout * times, **how)

    return waited


# A busy machine is no mistake of ours: what must be quick is measured where it is tested, in processor time.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
# And what a test waits for may come late there: how long is only said where that is not enough.
WAITS = QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitCallback, QtBot.waitExposed
for wait in WAITS:
    wait.__kwdefaults__["timeout"] = 20_000
if sys.platform == "win32":
    # This Windows is Wine, where it takes many seconds to start a process.
    for wait in WAITS:
        setattr(QtBot, wait.__name__, patient(wait, 5))


@pytest.fixture(scope="session")
def homes(tmp_path_factory):
    """A folder for each test, counted here: pytest would look through those of all tests before for the next number."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(homes, monkeypatch):
    """The folder the program writes to in this test."""
    folder = next(homes)
    folder.mkdir()
    monkeypatch.setenv("HAMSTER_TABLE_HOME", str(folder))
    return folder


@pytest.fixture
def tinkerers():
    """What only tinkerers want is shown, also in a window that is opened from then on."""
    TINKERERS.set(True)
    yield
    TINKERERS.set(False)


@pytest.fixture(scope="session")
def qapp(qapp):
    """The application of all tests, which searches for garbage as the program does."""
    from hamster_table.models.garbage_collection import search_here_only

    search_here_only()
    yield qapp
    # What lies there is an object of Python, and without a screen Qt lets go of it after Python has ended.
    qapp.clipboard().clear()


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """What is loaded and found stays to the end: no search for garbage walks through it, neither now nor in a test."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item, nextitem):
    """Python searches for garbage wherever it pleases, also on threads that must not delete a widget; where Qt is
    loaded, only between tests and in event loops."""
    if "PySide6.QtCore" in sys.modules:
        gc.disable()
    result = yield
    # Now that nothing of the test is held any more. What is older is searched less often, since it takes longer.
    if "PySide6.QtCore" in sys.modules:
        is_last = nextitem is None or nextitem.path != item.path
        gc.collect(2 if is_last else 1)
        if is_last:
            # What is left stays to the end, modules above all: to walk through it after each file takes long.
            gc.freeze()
            give_free_pages_back()
    gc.enable()
    return result


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Machines that run tests are loaded; here the window waits for the disc, so that a test can go on at once."""
    if "hamster_table.models.storage.disk_writer" in sys.modules:
        monkeypatch.setattr("hamster_table.models.storage.disk_writer.Writer.patience", 20.0)
    openers = "hamster_table.models.storage.game_opener", "hamster_table.views.window.main_window"
    if not sys.modules.keys().isdisjoint(openers):
        monkeypatch.setattr("hamster_table.models.storage.game_opener.Opening.patience", 20.0)


@pytest.fixture(autouse=True)
def nothing_left_over(home):
    """A test that leaves a window open or a process running has failed."""
    before = set(multiprocessing.active_children())
    yield
    assert open_windows() == []
    # The next test speaks English again, whatever this one has set.
    if (language := sys.modules.get("hamster_table.models.language")) and language.LANGUAGE.now != "en":
        language.LANGUAGE.set("en")
    # One that has just been killed takes a moment to go, longer where many programs run.
    for process in set(multiprocessing.active_children()) - before:
        process.join(5)
    assert set(multiprocessing.active_children()) <= before


def open_windows():
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    return [window for window in widgets.QApplication.topLevelWidgets() if window.isVisible()]
