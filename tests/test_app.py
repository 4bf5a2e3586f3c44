"""The program does not begin where Qt would end it."""

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hamster_table.app import first_window, loses_references, reason_not_to_start
from hamster_table.cli import main
from hamster_table.system import machine
from hamster_table.system.reports import Reports
from tests.screens import screen, what_lacks
from tests.unix import without_a_screen

linux = pytest.mark.skipif(sys.platform != "linux", reason="screens are found otherwise")


def lose_one():
    """What a bad pair of PySide6 and Python does with each call."""
    ctypes.pythonapi.Py_DecRef(ctypes.py_object(None))


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot be lost there")
def test_a_pair_that_loses_references_is_found():
    assert loses_references(lose_one)
    for _ in range(200):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(None))
    assert not loses_references(list)


@pytest.mark.skipif(sys.version_info < (3, 12), reason="None can be lost there")
def test_where_none_is_not_counted_nothing_is_lost_and_nothing_tried():
    before = sys.getrefcount(None)
    lose_one()
    assert sys.getrefcount(None) == before
    assert not loses_references(pytest.fail)


def test_modules_are_imported_without_their_sources_being_read():
    code = (
        "import linecache; from hamster_table import app; why = app.reason_not_to_start(); "
        "from hamster_table.views.art.theme import px; from hamster_table.views.art import theme; "
        "print(why, theme.__file__ in linecache.cache)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False"]


@without_a_screen
def test_without_a_screen_the_reason_is_one_sentence(monkeypatch):
    assert reason_not_to_start() == ""
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert reason_not_to_start().startswith("There is no screen")


@pytest.fixture
def no_screen(monkeypatch):
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def start(*words):
    return subprocess.run([sys.executable, "-m", "hamster_table", *words], capture_output=True, text=True, timeout=60)


@linux
def test_a_wrong_display_is_one_sentence_and_no_abort(no_screen):
    no_screen.setenv("DISPLAY", ":987")
    told = start()
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == "No screen answers at DISPLAY=':987'.\n"


@linux
@pytest.mark.parametrize("variable, value", [("QT_QPA_PLATFORM", "bogus"), ("WAYLAND_DISPLAY", "nobody-7")])
def test_no_other_wrong_word_about_the_screen_reaches_qt(no_screen, variable, value):
    no_screen.setenv(variable, value)
    why = machine.why_no_window()
    assert value in why or "libwayland" in why
    assert why.count("\n") == 0


@linux
def test_one_of_two_screens_is_enough(no_screen):
    no_screen.setenv("QT_QPA_PLATFORM", "bogus;offscreen")
    assert machine.why_no_window() == ""


@linux
@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
def test_a_missing_library_is_named_with_its_package_by_the_window_and_the_doctor(no_screen, tmp_path):
    """The system says that it is not there, whoever asks."""
    no_screen.setenv("DISPLAY", ":987")
    library = "libxcb-icccm.so.4"
    # Its folder is on an administrator's path only.
    found = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    places = {Path(line.split()[-1]) for line in found.splitlines() if line.split()[0] == library}
    places |= {Path("/usr", *place.parts[1:]) for place in places}
    paths = [word for place in places for word in ("-P", place)]
    gone = ["strace", "-f", "-o", tmp_path / "log", *paths, "-e", "inject=openat:error=ENOENT"]
    for words, status in ((), 2), (("doctor",), 1):
        command = [*gone, sys.executable, "-m", "hamster_table", *words]
        told = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert told.returncode == status
        words = told.stdout + told.stderr
        assert f"without {library} (on Debian and its relatives: libxcb-icccm4)." in words
        assert "No screen answers at DISPLAY=':987'." in words, "each missing piece is named"


@linux
def test_the_doctor_names_the_screen_that_does_not_answer(no_screen, capsys):
    no_screen.setenv("DISPLAY", ":987")
    assert main(["doctor"]) == 1
    assert "BAD  screen: No screen answers at DISPLAY=':987'." in capsys.readouterr().out


@pytest.mark.skipif(bool(what_lacks()), reason=what_lacks() or "there is a screen")
def test_a_screen_that_answers_is_found_and_qt_can_use_it():
    """A server begins anew when nobody is connected any more, just when Qt would come."""
    code = (
        "import sys; from hamster_table import app; from hamster_table.system import machine;"
        "why = app.reason_not_to_start();"
        "from PySide6.QtWidgets import QApplication; one = QApplication([]); machine.let_go();"
        "print(repr(why), one.platformName())"
    )
    with screen() as environment:
        told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=environment)
    assert told.stdout == "'' xcb\n"


def test_what_went_wrong_is_shown_after_what_went_on(qtbot):
    """It may have gone wrong while the window was being painted, which is then no time to change it."""
    reports = Reports()
    window = first_window(reports, None)
    qtbot.addWidget(window)
    window.show()
    reports.happened.emit("a wheel")
    assert "notice" not in vars(window)
    qtbot.waitUntil(lambda: "notice" in vars(window) and window.notice.isVisible())
    window.close()
