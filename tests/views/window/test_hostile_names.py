"""Names out of a stranger's file: on every screen they are letters and nothing else, and no layout breaks."""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QImage, QTextDocument, QTextDocumentFragment, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QTextEdit, QToolTip, QWidget
from shiboken6 import isValid

from hamster_table.engine.messages import as_typed, in_sentence
from hamster_table.engine.storage.save_file import PlayerInfo, normalize_seats
from hamster_table.models.settings import Settings
from hamster_table.models.storage.game_library import Library
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.text.plain_text import markup, short, show_tool_tip
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.text import TextLabel
from hamster_table.views.window.main_window import MainWindow
from tests.views.at_window import FEATURE_PAGES
from tests.views.seen import settle, spoken

OPENED = 0x20
"""`IN_OPEN` of inotify."""


class Marker:
    """A picture with a short path, and what the system says of who opens it."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="m", dir="/tmp"))
        self.path = self.folder / "a.png"
        QImage(4, 4, QImage.Format.Format_RGB32).save(str(self.path))
        library = ctypes.CDLL(None, use_errno=True)
        self.watch = library.inotify_init1(os.O_NONBLOCK)
        assert library.inotify_add_watch(self.watch, bytes(self.path), OPENED) > 0

    def was_opened(self):
        """Whether anybody has opened it since the last time one asked."""
        try:
            return bool(os.read(self.watch, 4096))
        except BlockingIOError:
            return False

    def close(self):
        os.close(self.watch)
        shutil.rmtree(self.folder)


@pytest.fixture
def marker():
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux tells who opens a file")
    made = Marker()
    yield made
    made.close()


def strangers(path):
    """Five names as a file could bring them, cleaned as they are when it is opened."""
    names = (
        f'<img src="{path}">',
        f"\u202e<img src=//host/x>T&J</a>&amp;\n{'e' + 9 * chr(0x335)}",
        "W" * 60,
        "\U0001f439" * 60,
        "\u05d4\u05de\u05e1\u05d8\u05e8 & \u0627\u0644\u0623\u0631\u0646\u0628\0 <b>B",
    )
    return normalize_seats([PlayerInfo(name) for name in names], len(names))


class StrangersLibrary(Library):
    """Whatever game is begun, strangers sit there."""

    def __init__(self, names):
        super().__init__()
        self.names = names

    def begin(self, match, players, notes=""):
        pairs = zip(self.names, players, strict=False)
        return super().begin(match, [PlayerInfo(name.name, player.kind) for name, player in pairs], notes)


@pytest.fixture
def window(qtbot, marker):
    made = MainWindow(lambda: None)
    made.library = StrangersLibrary(strangers(marker.path))
    made.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: "menu" in vars(made))
    return made


def in_sight(window):
    return [widget for widget in [window, *window.findChildren(QWidget)] if widget.isVisible()]


def points(widget):
    """Where the pointer may rest on a widget for its tips."""
    if isinstance(widget.parent(), BoardView) and widget is widget.parent().viewport():
        table = widget.parent()
        return [table.mapFromScene(area.center()) for area in table.board_scene.areas().values()]
    if isinstance(widget.parent(), QAbstractItemView) and widget is widget.parent().viewport():
        view, model = widget.parent(), widget.parent().model()
        columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
        cells = (model.index(row, column) for row in range(model.rowCount()) for column in range(columns))
        return [view.visualRect(cell).center() for cell in cells]
    return [widget.rect().center()]


def tips(window):
    """Show every tool tip there is, and give what each shows."""
    found = []
    for widget in in_sight(window):
        # Some of them are made anew while the tips are shown.
        for point in points(widget) if isValid(widget) else ():
            QToolTip.hideText()
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point)))
            if shown := [one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel")]:
                found.append(shown[-1].text())
                shown[-1].grab()
            settle_tips()
    return [text for text in found if text]


def settle_tips():
    QToolTip.hideText()
    for one in QApplication.topLevelWidgets():
        if one.inherits("QTipLabel"):
            one.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def check(window, marker):
    """Nothing that is shown, told or drawn takes a name for anything but letters."""
    settle()
    window.grab()
    shown = tips(window)
    assert all(text == markup(QTextDocumentFragment.fromHtml(text).toPlainText()) for text in shown), shown
    for label in window.findChildren(QLabel):
        assert isinstance(label, TextLabel) and label.textFormat() == Qt.TextFormat.PlainText, label.text()
    for page in window.findChildren(QTextEdit):
        assert "host/x" not in page.toHtml() and str(marker.path) not in page.toHtml()
    told = spoken(QAccessible.queryAccessibleInterface(window))
    assert not [line for line in told if "&lt;" in line or "pre-wrap" in line or "\u202e" in line or "\0" in line]
    assert not marker.was_opened()
    check_layout(window)
    return shown, told


def check_layout(window):
    """The window keeps its size, and no name pushes a label out of it at a side."""
    assert window.size().toTuple() == (1280, 800)
    assert window.minimumSizeHint().width() <= 1280
    for label in in_sight(window):
        if isinstance(label, TextLabel) and label.window() is window:
            place = QRect(label.mapTo(window, QPoint(0, 0)), label.size())
            assert place.left() >= -2 and place.right() <= 1282, (label.text(), place)


def test_the_watch_sees_a_name_that_is_taken_for_a_picture(qtbot, marker):
    """Without this the tests below would prove nothing."""
    asked = QTextDocument()
    asked.setHtml(f'<img src="{marker.path}">')
    asked.size()
    raw = QWidget()
    qtbot.addWidget(raw)
    raw.show()
    QToolTip.showText(QPoint(1, 1), f'<img src="{marker.path}">', raw)
    assert marker.was_opened()
    settle_tips()


FEW = (
    "acting", "rules-beside", "story", "over", "hamsterdam-curtain", "hamsterrolle-building", "start-again",
    *FEATURE_PAGES,
)  # fmt: skip
"""Screens of all games and pages; all screens take longer."""


@pytest.mark.timeout(180)
def test_names_are_only_letters_on_the_screens_of_all_games(window, marker):
    walk(window, marker, FEW)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_names_are_only_letters_on_every_screen(window, marker):
    walk(window, marker, list(staged()))


@pytest.mark.long
@pytest.mark.timeout(900)
def test_no_process_of_the_program_opens_a_path_out_of_a_name_or_asks_the_network(tmp_path):
    """The same screens again, as the kernel sees them: also what does not exist would be asked for."""
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    calls, this = tmp_path / "calls", f"{__file__}::{test_names_are_only_letters_on_the_screens_of_all_games.__name__}"
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", this]
    run = subprocess.run(
        ["strace", "-f", "-e", "trace=openat,open,connect", "-o", str(calls), *tests], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout
    traced = calls.read_text("utf-8", "replace").splitlines()
    assert len(traced) > 500
    asked = [
        line for line in traced if "host/x" in line or "AF_INET" in line or ("/a.png" in line and "O_CREAT" not in line)
    ]
    assert asked == []


def walk(window, marker, screens):
    """Look at these screens; somewhere the first name has been told and was in a tip, as it is."""
    shown, told = [], []
    for name in screens:
        staged()[name](window)
        more, heard = check(window, marker)
        shown += more
        told += heard
    before, after = markup("*").split("*")
    assert any(markup(str(marker.path)).removeprefix(before).removesuffix(after) in text for text in shown)
    assert any(f'<img src="{marker.path}">' in line for line in told)


def test_the_title_of_a_kept_game_is_only_letters_too(window, marker):
    staged()["acting"](window)
    assert window.session.wait_until_idle()
    title = f'<img src="{marker.path}">'
    window.library.rename(window.library.games()[0].id, title)
    for key, comes in ((Qt.Key.Key_Home, title), (Qt.Key.Key_F2, title), (Qt.Key.Key_Delete, "Game deleted.")):
        window.show_page("library")
        QTest.keyClick(window.page.list, key)
        _, told = check(window, marker)
        assert any(comes in line for line in told)
    assert window.page.games.rowCount() == 0
    assert not marker.was_opened()


def test_what_the_window_says_is_as_plain_as_a_name(window, marker):
    window.say(f'<img src="{marker.path}"> \u202e & \0 <b>bold</b>')
    window.grab()
    assert window.notice.text == f'<img src="{marker.path}">  &  <b>bold</b>'
    assert window.notice.accessibleName() == window.notice.text
    assert not marker.was_opened()


def test_an_ampersand_in_a_name_is_no_key(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    button, choice = Button("I am Tom &Jerry", parent=room), Choice([(0, "Tom &Jerry"), (1, "Mira")], 0, parent=room)
    room.show()
    assert button.text() == "I am Tom &Jerry" and button.shortcut().isEmpty()
    choice.click()
    menu = choice.findChild(QMenu)
    assert menu.actions()[0].text() == "Tom &&Jerry"
    menu.close()


def test_a_tool_tip_shows_its_text_as_it_is_and_wraps_what_is_long(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    room.show()
    text = "Tom & <b>Jerry</b>\n&amp; " + 60 * "more "
    show_tool_tip(QPoint(1, 1), text, room)
    label = next(one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))
    assert QTextDocumentFragment.fromHtml(label.text()).toPlainText() == text
    assert label.width() < 500
    show_tool_tip(QPoint(1, 1), "", room)
    settle_tips()


def test_the_middle_of_a_long_file_name_is_left_out():
    assert short("a\n\u202eb.hamster") == "a b.hamster"
    cut = short("x" * 200 + ".hamster")
    assert len(cut) == 60 and cut.startswith("xxx") and cut.endswith("x.hamster") and "…" in cut


@pytest.mark.parametrize("name", ["\u05d4\u05de\u05e1\u05d8\u05e8", "\u0627\u0644\u0623\u0631\u0646\u0628"])
def test_a_name_written_from_right_to_left_turns_nothing_around_it(qapp, name):
    assert as_typed(in_sentence(name)) == name and in_sentence("Mira") == "Mira"
    assert not ends_at_the_right(f"{name} rolled 7: use it?")
    assert ends_at_the_right(TextLabel(f"{in_sentence(name)} rolled 7: use it?").text())


def ends_at_the_right(sentence):
    """Whether the last letter of a sentence is drawn at its right end."""
    layout = QTextLayout(sentence)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    places = [line.cursorToX(at)[0] for at in range(len(sentence) + 1)]
    return places[-1] == max(places)
