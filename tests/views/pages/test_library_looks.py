"""The library where there is nothing, something is damaged, letters are large, or games are many; and for the ear."""

import sqlite3
from contextlib import closing
from itertools import product
from threading import Event
from threading import enumerate as enumerate_threads

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from hamster_table.models.items.library_model import MANY
from hamster_table.models.settings import Settings
from hamster_table.models.storage.summary import Summary
from hamster_table.system import paths
from hamster_table.views.art import theme
from hamster_table.views.pages.library.game_card import Card
from hamster_table.views.widgets.overlays import ModalOverlay
from tests.pace import calls_of
from tests.views.at_library import GAMES, MIRA, PIP, at_library, ids, keep, lines, played, press

# What is not there


def test_before_the_first_game_a_sentence_says_so(window, qtbot):
    page = at_library(window, qtbot)
    assert page._nothing.isVisible() and "No games yet" in page._nothing.accessibleName()
    assert QApplication.focusWidget() is page.file_button
    assert [button.text() for button in page.bar.buttons] == ["Back"]


def test_the_last_game_that_is_deleted_leaves_the_focus_where_it_can_be_used(window, qtbot):
    keep(window, played(3))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    assert QApplication.focusWidget() is page.file_button and page._nothing.isVisible()


def test_a_deleted_game_does_not_stay_on_the_table(window, qtbot):
    keep(window, played(3))
    window.continue_game()
    assert window.game is not None
    at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    assert window.game is None and window.session is None
    press(Qt.Key.Key_Escape)
    assert window.page is window.start and window.library.to_go_on() == []


def wait_for_threads(qtbot):
    """Until nothing is opened any more, and what was said of it is heard."""
    qtbot.waitUntil(lambda: not any(thread.name == "opening" for thread in enumerate_threads()))
    QApplication.processEvents()


@pytest.fixture
def on_its_way(window, qtbot, monkeypatch):
    """A page of the library, the id of a game that is being opened, and what lets it come."""
    monkeypatch.setattr("hamster_table.models.storage.game_opener.Opening.patience", 0.0)
    (kept,) = keep(window, played(9))
    page, may_come = at_library(window, qtbot), Event()

    def job(report):
        assert may_come.wait(20)
        return window.library.resume(kept, report)

    window.files._open(job, window.begin, kept)
    assert window.files.is_opening
    yield page, kept, may_come.set
    may_come.set()


def test_a_game_that_is_deleted_on_its_way_does_not_come_onto_the_table(window, qtbot, on_its_way):
    page, kept, let_it_come = on_its_way
    page.deleted.emit(kept)
    let_it_come()
    qtbot.waitUntil(lambda: not ids(page))
    wait_for_threads(qtbot)
    assert window.game is None


def test_who_opens_a_game_right_after_deleting_it_does_not_get_it(window, qtbot):
    (kept,) = keep(window, played(9))
    page = at_library(window, qtbot)
    page.deleted.emit(kept)
    page.opened.emit(kept)
    qtbot.waitUntil(lambda: not ids(page))
    assert window.writer.wait_until_idle(20)
    wait_for_threads(qtbot)
    assert window.game is None


def test_another_game_that_is_deleted_stops_none_that_is_on_its_way(window, qtbot, on_its_way):
    page, kept, let_it_come = on_its_way
    (other,) = keep(window, played(3))
    page.deleted.emit(other)
    let_it_come()
    qtbot.waitUntil(lambda: window.kept_id == kept)


def test_a_game_on_its_way_does_not_take_the_place_of_one_that_was_begun_since(window, qtbot, on_its_way):
    _, kept, let_it_come = on_its_way
    window.begin(window.library.begin(played(0), (MIRA, PIP)))
    let_it_come()
    wait_for_threads(qtbot)
    assert window.kept_id not in (0, kept)


def test_a_damaged_game_takes_no_other_one_away_and_is_told_of(open_window, qtbot):
    first = open_window()
    kept = keep(first, played(3), played(4), played(5))
    first.close()
    with closing(sqlite3.connect(paths.session_store())) as database, database:
        database.execute("UPDATE games SET seats = '{' WHERE id = ?", (kept[1],))
    window = open_window()
    page = at_library(window, qtbot)
    assert {kept[0], kept[2]} <= {line.id for line in page.games.rows}
    assert "damaged" in window.notice.text


def test_games_that_cannot_be_read_are_counted_below_the_list(window, qtbot):
    keep(window, played(3))
    page = at_library(window, qtbot)
    assert not page.note.isVisible()
    page.set_games(window.library.games(), damaged=2)
    assert page.note.isVisible() and "2 saved games can no longer be read" in page.note.text()
    page.learn(page.games.rows[0].id, Summary(trouble="Up to entry 5 it is shown."))
    assert lines(page)[0].stand == "Up to entry 5 it is shown."


# For the screen reader


def test_the_list_is_a_list_and_its_rows_are_sentences(window, qtbot):
    keep(window, played(3), played(5))
    page = at_library(window, qtbot)
    qtbot.waitUntil(lambda: all(line.summary for line in lines(page)))
    node = QAccessible.queryAccessibleInterface(page.list)
    assert node.role() == QAccessible.Role.List and node.text(QAccessible.Text.Name) == "Saved games"
    rows = [node.child(number) for number in range(node.childCount())]
    rows = [row for row in rows if row is not None and row.role() == QAccessible.Role.ListItem]
    assert [row.text(QAccessible.Text.Name) for row in rows] == [line.sentence for line in lines(page)]
    assert all("Round 1" in line.sentence and line.sentence.endswith(".") for line in lines(page))
    golden = page.bar.buttons[-1]
    assert golden.accessibleName() == f"Open: {page.list.present.title}"


def test_nothing_lies_over_the_page_when_all_is_done(window, qtbot):
    keep(window, played(3))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.findChildren(ModalOverlay))
    assert QApplication.focusWidget() is page.list
    assert QApplication.widgetAt(page.mapToGlobal(QPoint(5, 5))) is not None


# Sizes


def test_nothing_of_the_page_hangs_out_or_covers_another(window):
    keep(window, *(played(3) for _ in range(MANY)))
    window.show_page("library")
    page = window.page
    for scale, size in product((80, 100, 150, 200), ((1024, 600), (1280, 800), (1920, 1080))):
        window.set_settings(Settings(theme="light", text_scale=scale, pace=0.0))
        window.resize(*size)
        QApplication.processEvents()
        parts = [page.title, page.search, page.place, page.file_button, page.list, *page.bar.buttons]
        assert all(part.isVisible() for part in parts)
        places = [part.rect().translated(part.mapTo(page, QPoint(0, 0))) for part in parts]
        assert all(page.rect().contains(place) for place in places), (scale, size)
        assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[:n]), (scale, size)
        cards = [page.list.visualRect(page.games.index(row, 0)) for row in range(MANY)]
        beside = sum(card.top() == cards[0].top() for card in cards)
        assert beside == max(1, page.list.viewport().width() // theme.px(Card.WIDTH)), (scale, size)


@pytest.mark.long
@pytest.mark.timeout(300)
def test_five_hundred_games_cost_the_window_no_more_than_fifty(window):
    """Milliseconds: `python -m benchmarks kept`."""
    matches = [played(60, game, seed) for game, seed in zip(GAMES, "123", strict=True)]
    costs = []
    for more in (50, 450):
        for n in range(more):
            window.library._opened().begin(matches[n % 3], (MIRA, PIP))
        show_library(window)
        window.go_home()
        QApplication.processEvents()
        opened = calls_of(show_library, window)
        bar = window.page.list.verticalScrollBar()
        steps = [calls_of(scroll, window.page, value) for value in range(0, bar.maximum(), bar.maximum() // 20)]
        costs.append((opened, sorted(steps)[len(steps) // 2]))
        window.go_home()
    few, many = costs
    assert len(ids(window.pages.by_name["library"])) == 500
    assert many[0] < 1.2 * few[0] and many[1] < 1.2 * few[1]


def show_library(window):
    window.show_page("library")
    window.grab()


def scroll(page, value):
    page.list.verticalScrollBar().setValue(value)
    page.list.viewport().repaint()


def test_a_change_that_the_disc_does_not_take_is_told_and_the_list_says_how_it_is(window, qtbot):
    kept = keep(window, played(3), played(4))
    page = at_library(window, qtbot)
    window.library._opened().close()
    press(Qt.Key.Key_Delete)
    assert window.notice.isVisible() and "cannot be saved on this computer" in window.notice.text
    assert window.page is page and set(ids(page)) <= set(kept)
