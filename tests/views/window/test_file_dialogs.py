"""Games in files at the window: opened, saved, dropped; whatever is wrong with one is a sentence."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file
from hamster_table.system import paths
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.at_window import SITTERS, lay
from tests.views.seen import told


def test_what_another_program_has_made_of_a_file_is_not_overwritten(window, tmp_path):
    lay(window, 4)
    path = tmp_path / "a game.hamster"
    window.files.save_to(path)
    window.files.save_to(path)
    path.write_bytes(b"something else")
    window.files.save_to(path)
    assert path.read_bytes() == b"something else"
    assert "a game.hamster" in window.notice.text and "Save as…" in told(window.notice)
    path.unlink()
    window.files.save_to(path)
    assert path.read_bytes() != b"something else"


def test_what_a_killed_program_left_beside_saved_games_is_swept(open_window):
    left = paths.saves_folder() / ".hamster-0123456789abcdef.part"
    left.parent.mkdir(parents=True)
    left.write_bytes(b"half a game")
    os.utime(left, (1, 1))  # where files are not locked, one that is young stays
    open_window()
    assert not left.exists()


def test_a_file_is_opened_by_dropping_it(window, qtbot, tmp_path):
    lay(window, 4)
    window.files.save_to(tmp_path / "a game.hamster")
    before = window.game
    load = QMimeData()
    load.setUrls([QUrl.fromLocalFile(str(tmp_path / "a game.hamster"))])
    where = QPointF(100, 100)
    args = load, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where.toPoint(), Qt.DropAction.CopyAction, *args)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(where, Qt.DropAction.CopyAction, *args))
    assert window.game is not before


def test_a_file_on_the_command_line_is_opened_after_the_first_picture(qtbot, tmp_path):
    match = Match.new("run-hamster-run", 2, seed="1")
    match.chance()
    save_file.save(match, tmp_path / "a.hamster", SITTERS)
    window = MainWindow(AtOnce)
    qtbot.addWidget(window)
    window.open_when_shown(tmp_path / "a.hamster")
    window.show()
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.session.match.ledger[:1] == match.ledger


@pytest.mark.parametrize(
    "content, words",
    [
        (b"", "not a Hamster Table game"),
        (b"\x00" * 300, "not a Hamster Table game"),
        (b'{"hamster_table":1,"game":"run', "damaged"),
        (b'{"app":"99.0","hamster_table":99}', "newer version"),
    ],
)
def test_a_file_that_is_no_game_is_one_sentence(window, tmp_path, content, words):
    path = tmp_path / "bad.hamster"
    path.write_bytes(content)
    window.files.open_path(path)
    assert words in window.notice.text
    assert window.page is window.start
    assert path.read_bytes() == content


def test_a_file_that_breaks_a_rule_is_shown_and_not_played_on(window, qtbot, tmp_path):
    match = Match.new("run-hamster-run", 2, seed="1")
    match.chance()
    content = save_file.pack(match, SITTERS)
    form = json.loads(content)
    form["ledger"].append([0, {"do": "Land", "square": 3}])
    form.pop("sha256")
    from hamster_table.engine.storage import envelope

    (tmp_path / "odd.hamster").write_bytes(envelope.seal(form))
    window.files.open_path(tmp_path / "odd.hamster")
    assert "breaks the rules" in window.notice.text
    qtbot.wait(30)
    assert window.session.match.ledger == match.ledger
    assert not window.session.may_proceed and not window.session.may_undo


def test_a_missing_file_is_told(window):
    window.files.open_path(Path("/nowhere/at all.hamster"))
    assert window.notice.isVisible() and window.notice.text


def typed(window, name):
    """Type a name into the dialog that is open, and accept it."""
    dialog = next(one for one in window.findChildren(QFileDialog) if one.isVisible())
    dialog.fileSelected.emit(str(name))
    dialog.reject()


def test_a_name_with_a_date_has_an_ending_all_the_same_and_overwrites_nothing(window, tmp_path):
    lay(window, 4)
    for _ in range(2):
        window.files.ask_where_to_save()
        typed(window, tmp_path / "Game 26.11.2026")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["Game 26.11.2026 2.hamster", "Game 26.11.2026.hamster"]


def test_a_game_is_known_by_what_is_in_the_file(window, qtbot, tmp_path):
    lay(window, 4)
    window.files.save_to(tmp_path / "a game.hamster")
    for name in ("a game", "game.txt", "game.hamster-challenge"):
        (tmp_path / name).write_bytes((tmp_path / "a game.hamster").read_bytes())
        before = window.game
        window.files.open_path(tmp_path / name)
        qtbot.waitUntil(lambda before=before: window.game is not before)
