"""What the window says of saving, on discs that are slow or full, and of a run that broke off."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.models.storage.game_library import Library
from hamster_table.system import paths
from hamster_table.views.widgets.buttons import Button
from tests.full_disc import no_room
from tests.views.at_window import lay


def test_after_a_crash_the_next_start_says_so_once_with_the_report(open_window, qapp, home):
    paths.log_file().with_suffix(".crash.new").write_text(f'Fatal: Segmentation fault\n  File "{Path.home()}/x.py"\n')
    window = open_window()
    assert "ended unexpectedly" in window.notice.text
    QTest.mouseClick(window.notice.findChildren(Button)[0], Qt.MouseButton.LeftButton)
    report = qapp.clipboard().text()
    assert report.endswith('Fatal: Segmentation fault\n  File "~/x.py"\n') and report.startswith("hamster_table ")
    assert not open_window().notice.isVisible() or "ended unexpectedly" not in open_window().notice.text


def test_a_banner_says_since_when_nothing_is_saved_and_goes_when_all_is(window, qtbot):
    page = lay(window)
    session = page.session
    qtbot.waitUntil(lambda: session.asked_seat is not None)
    with no_room(paths.session_store()):
        session.submit(0, session.match.actions(0)[0])
        qtbot.waitUntil(lambda: session.asked_seat is not None)
    assert page.notice.isVisible() and page.notice.text.startswith("Not saved since ")
    again, save_as = (button for button in page.notice.findChildren(Button) if button.isVisible())
    assert (again.text(), save_as.text()) == ("Try again", "Save as…")
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert page.notice.text == "Saving works again. Everything is saved." and session.failing_since is None


def test_saving_is_said_in_the_frame_when_the_disc_takes_long(window, qtbot):
    page, gate = lay(window), threading.Event()
    session = page.session
    qtbot.waitUntil(lambda: session.asked_seat is not None)
    view = session.view()
    window.writer.patience = 0.01
    window.writer.do(lambda: gate.wait(30), lambda _: None)
    page.table.chosen.emit(session.match.actions(0)[0])
    qtbot.waitUntil(lambda: page.frame.prompt_bar.title.text() == "Saving…")
    page.sync()
    assert session.view() == view == page.table.seen
    window.go_home()
    window.continue_game()
    gate.set()
    qtbot.waitUntil(lambda: not session.is_saving and session.asked_seat is not None)
    assert session.view() != view


@pytest.mark.parametrize("deed", ["another player", "try again"])
def test_a_game_goes_on_after_whatever_was_saved_on_a_disc_that_takes_long(window, qtbot, deed):
    page, gate = lay(window), threading.Event()
    session, title = page.session, page.frame.prompt_bar.title
    qtbot.waitUntil(lambda: session.asked_seat is not None)
    with no_room(paths.session_store()):
        session.submit(0, session.match.actions(0)[0])
        qtbot.waitUntil(lambda: session.asked_seat is not None)
    if deed == "another player":
        session.retry_saving()
        qtbot.waitUntil(lambda: not session.is_saving)
    asked = session.asked_seat
    window.writer.patience = 0.01
    window.writer.do(lambda: gate.wait(30), lambda _: None)
    session.retry_saving() if deed == "try again" else window.change_seat(1 - asked, "sharp")
    page.sync()
    assert session.is_saving and title.text() == "Saving…"
    gate.set()
    qtbot.waitUntil(lambda: not session.is_saving)
    qtbot.waitUntil(lambda: title.text() != "Saving…")
    assert session.asked_seat == asked


def test_a_new_game_is_laid_while_the_last_play_of_another_is_on_its_way(window, qtbot):
    page, gate = lay(window), threading.Event()
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    window.writer.patience = 0.01
    window.writer.do(lambda: gate.wait(30), lambda _: None)
    page.session.submit(0, page.session.match.actions(0)[0])
    old, ledger = page.session.match, list(page.session.match.ledger)
    window.new_games.same_again()
    assert window.session.match is not old and window.session.match.ledger == []
    gate.set()
    qtbot.waitUntil(lambda: window.session.asked_seat is not None)
    new = list(window.session.match.ledger)
    window.close()
    library = Library()
    kept = {tuple(library.resume(one.id).match.ledger) for one in library._opened().unfinished()}
    library.close()
    assert kept == {tuple(ledger), tuple(new)}
