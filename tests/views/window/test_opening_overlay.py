"""A long game shows how far it is while it is opened; it does not stop the window, and it can be left."""

import time

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle.actions import Build, Settle
from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file
from hamster_table.models.storage.game_opener import Opening
from hamster_table.views.window.opening_overlay import OpeningSheet
from tests.views.at_window import SITTERS, Held, sheet_of

WHEEL = {"physics": "simple"}


def endless(entries):
    """A game of Hamsterrolle in which every piece that is built falls out again: as long as one likes, and legal."""
    match = Match.new("hamsterrolle", 2, WHEEL, seed="long")
    while len(match.ledger) < entries:
        seat = match.waiting[0]
        if seat >= 0:
            before, angle = dict(enumerate(match.state.poses)), match.state.angle
            lying = tuple((piece, *before[piece]) for piece in sorted(match.state.in_wheel()))
            build = next(action for action in match.actions(seat) if isinstance(action, Build))
            match.play(seat, build)
            match.play(-1, Settle(angle, lying, (build.piece,)))
        else:
            match.chance()
    return match


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "long.hamster"
    path.write_bytes(save_file.pack(endless(61), SITTERS))
    return path


@pytest.fixture(autouse=True)
def no_patience(monkeypatch, patience):
    monkeypatch.setattr(Opening, "patience", 0.01)


def test_a_long_game_says_how_far_it_is_and_is_laid_on_the_table_when_it_is_there(window, qtbot, file):
    held = Held(window, file)
    sheet = sheet_of(window)
    qtbot.waitUntil(lambda: sheet.groove.value() == 30)
    assert sheet.isVisible() and sheet.groove.maximum() == 61 and "30 of 61" in sheet._words.text()
    held.go_on.set()
    qtbot.waitUntil(lambda: window.game is not None and window.page is window.game)
    assert not any(sheet.isVisible() for sheet in window.findChildren(OpeningSheet))
    assert len(window.session.match.ledger) > 60


@pytest.mark.parametrize("way", ["button", "escape"])
def test_a_long_game_can_be_left_while_it_is_opened_and_nothing_stays_of_it(window, qtbot, file, way):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    held = Held(window, file)
    if way == "button":
        QTest.mouseClick(sheet_of(window)._buttons.itemAt(1).widget(), Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    held.go_on.set()
    window.files._opening._thread.join()
    QApplication.processEvents()
    assert held.reached <= 31 and window.game is None and window.page is window.start
    assert window.library.games() == [] and window.start.gold().hasFocus()


def test_another_game_takes_the_place_of_one_that_is_being_opened(window, qtbot, file, tmp_path):
    held = Held(window, file)
    short = tmp_path / "short.hamster"
    match = Match.new("run-hamster-run", 2, seed="1")
    match.chance()
    save_file.save(match, short, SITTERS)
    window.files.open_path(short)
    qtbot.waitUntil(lambda: window.game is not None and window.page is window.game)
    held.go_on.set()
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not any(sheet.isVisible() for sheet in window.findChildren(OpeningSheet)))
    assert window.session.match.game.id == "run-hamster-run"


def test_closing_the_window_leaves_a_game_that_is_being_opened(window, qtbot, file):
    held = Held(window, file)
    window.close()
    held.go_on.set()
    window.files._opening._thread.join()
    assert held.reached <= 31


@pytest.mark.long
@pytest.mark.timeout(120)
def test_the_dearest_legal_file_does_not_stop_the_window(window, qtbot, tmp_path):
    file = tmp_path / "dearest.hamster"
    file.write_bytes(save_file.pack(endless(19_991), SITTERS))
    pauses, last = [], [time.perf_counter()]

    def beat():
        now = time.perf_counter()
        pauses.append(now - last[0])
        last[0] = now

    clock = QTimer(interval=5, timeout=beat)
    clock.start()
    window.files.open_path(file)
    assert window.game is None and sheet_of(window).isVisible()
    qtbot.waitUntil(lambda: window.game is not None, timeout=60_000)
    clock.stop()
    pauses.sort()
    print(f"pauses of the window: p99 {pauses[-len(pauses) // 100] * 1000:.0f} ms, longest {pauses[-1] * 1000:.0f} ms")
    assert pauses[-1] < 1.0
    assert len(window.session.match.ledger) >= 19_990
