"""The library: every kept game can be found, opened as it was, renamed, deleted and brought back."""

import random
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from hamster_table import paths
from hamster_table.engine.match import Match
from hamster_table.engine.record import Sitter
from hamster_table.models.summary import Summary
from hamster_table.views.dialogs import Veil
from hamster_table.views.finale import Finale
from hamster_table.views.library_dialogs import ForgetSheet, RenameSheet
from hamster_table.views.library_page import LibraryPage

MIRA, JONAS, PIP = Sitter("Mira"), Sitter("Jonas"), Sitter("Pip", "whim")
GAMES = ("hamsterdam", "run-hamster-run", "hamsterrolle")


def played(entries, game="run-hamster-run", seed="7"):
    match = Match.new(game, 2, seed=seed)
    while match.waiting and len(match.ledger) < entries:
        seat, step = match.waiting[0], match.state.agenda[-1]
        if seat < 0:
            match.chance()
        else:
            match.play(seat, step.sample(match.state, seat, random.Random(f"{seed}/{len(match.ledger)}")))
    return match


def keep(window, *matches, sitters=(MIRA, PIP)):
    """Keep these games, the last one played last; give their ids."""
    ids = []
    for match in matches:
        kept = window.library.begin(match, sitters).kept
        if not match.waiting:
            kept.finish(match, sitters)
        ids.append(kept.id)
    return ids


def at_library(window, qtbot):
    window.show_page("library")
    return in_front(window, qtbot)


def in_front(window, qtbot):
    """The page of the library, once it is in front and has the keyboard: without a screen a new page takes it away."""
    assert isinstance(window.page, LibraryPage)
    qtbot.waitUntil(window.page.bar.buttons[-1].isVisible)
    QApplication.processEvents()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    return window.page


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    """A key, wherever the focus is, once all that was pressed before is seen."""
    QApplication.processEvents()
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)


def ids(page):
    return [line.id for line in page.games.rows]


def present(page):
    return page.list.present.id if page.list.present is not None else None


def opened(window, qtbot, ledger):
    qtbot.waitUntil(lambda: window.game is not None and window.page is window.game)
    return window.session.match.ledger[: len(ledger)] == ledger


# Three games, each as it was


def test_three_games_are_begun_and_each_is_found_as_it_was(open_window, qtbot):
    first = open_window()
    matches = [played(4, game, seed) for game, seed in zip(GAMES, "123", strict=True)]
    kept = keep(first, *matches)
    first.close()
    window = open_window()
    page = at_library(window, qtbot)
    assert ids(page) == kept[::-1]
    for id, match in zip(kept, matches, strict=True):
        page = at_library(window, qtbot)
        page.list.choose(page.games.row_of(id))
        press(Qt.Key.Key_Return)
        assert opened(window, qtbot, match.ledger)
        assert window.session.match.game is match.game


def test_the_start_screen_leads_to_all_games_with_one_press(window, qtbot):
    keep(window, played(3), played(5))
    QTest.mouseClick(window.start.shelf[0], Qt.MouseButton.LeftButton)
    assert isinstance(window.page, LibraryPage) and window.page.games.count == 2


def test_ctrl_o_leads_there_from_a_game_and_a_double_click_opens(window, qtbot):
    old, new = played(3), played(9)
    keep(window, old, new)
    window.continue_game()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    page = in_front(window, qtbot)
    cell = page.list.visualRect(page.games.index(1, 0)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    QTest.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert opened(window, qtbot, old.ledger)
    assert len(window.session.match.ledger) < 9


def test_the_game_on_the_table_is_not_laid_anew(window, qtbot):
    keep(window, played(3))
    window.continue_game()
    game = window.game
    at_library(window, qtbot)
    press(Qt.Key.Key_Return)
    assert window.page is game


def test_a_finished_game_opens_at_its_end_to_be_looked_at(window, qtbot):
    match = played(10_000)
    keep(window, match)
    at_library(window, qtbot)
    press(Qt.Key.Key_Return)
    assert opened(window, qtbot, match.ledger)
    frame = window.game.frame
    assert frame.timeline.isVisible() and not window.session.may_undo and not window.session.may_proceed
    assert not window.game.findChildren(Finale)
    frame.timeline.track.setFocus()
    QTest.keyClick(frame.timeline.track, Qt.Key.Key_Home)
    assert window.session.at == 0
    assert len(window.library.records()) == 1 and window.library.games()[0].is_over


def test_a_secret_choice_begins_behind_the_curtain(window, qtbot):
    match = Match.new("run-hamster-run", 2, seed="1")
    while not match.state.sealed:
        seat, step = match.waiting[0], match.state.agenda[-1]
        match.chance() if seat < 0 else match.play(seat, step.sample(match.state, seat, random.Random(1)))
    keep(window, match, sitters=(MIRA, JONAS))
    at_library(window, qtbot)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game is not None and window.game.curtain.isVisible())
    assert window.session.viewer is None and window.game.table.viewer is None


# By keys


def test_arrows_walk_and_escape_leads_back(window, qtbot):
    kept = keep(window, *(played(n) for n in (3, 4, 5)))
    page = at_library(window, qtbot)
    assert QApplication.focusWidget() is page.list and present(page) == kept[2]
    press(Qt.Key.Key_Right if page.list.visualRect(page.games.index(1, 0)).top() < 60 else Qt.Key.Key_Down)
    assert present(page) == kept[1]
    press(Qt.Key.Key_End)
    assert present(page) == kept[0]
    press(Qt.Key.Key_Escape)
    assert window.page is window.start


def test_delete_puts_a_game_away_and_the_notice_brings_it_back(window, qtbot):
    kept = keep(window, *(played(n) for n in (3, 4, 5)))
    page = at_library(window, qtbot)
    page.list.choose(1)
    press(Qt.Key.Key_Delete)
    assert ids(page) == [kept[2], kept[0]]
    assert present(page) == kept[0] and QApplication.focusWidget() is page.list
    assert "deleted" in window.notice.text
    [back] = [button for button in window.notice._buttons if "Bring" in button.text()]
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert ids(page) == kept[::-1] and not window.notice.isVisible()


def test_deleted_games_are_brought_back_or_deleted_for_good(window, qtbot):
    kept = keep(window, *(played(n) for n in (3, 4, 5)))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Delete)
    page.place.set_current("deleted")
    page.list.setFocus()
    assert set(ids(page)) == {kept[2], kept[1]}
    brought = present(page)
    press(Qt.Key.Key_Return)
    assert window.page is page and len(ids(page)) == 1
    press(Qt.Key.Key_Delete)
    [sheet] = page.findChildren(ForgetSheet)
    press(Qt.Key.Key_Escape)
    assert len(ids(page)) == 1 and QApplication.focusWidget() is page.list
    press(Qt.Key.Key_Delete)
    sheet = [one for one in page.findChildren(ForgetSheet) if one.isVisible()][-1]
    button = sheet._buttons.itemAt(1).widget()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert ids(page) == [] and {game.id for game in window.library.games()} == {kept[0], brought}


def test_f2_gives_a_name_which_is_plain_text_and_never_too_long(window, qtbot):
    keep(window, played(3))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_F2)
    [sheet] = page.findChildren(RenameSheet)
    assert sheet.field.hasFocus()
    QTest.keyClicks(sheet.field, "<b>Sunday</b> " + "x" * 200)
    press(Qt.Key.Key_Return)
    [line] = page.games.rows
    assert line.title.startswith("<b>Sunday</b> xx") and len(line.title) <= 60
    assert QApplication.focusWidget() is page.list and window.page is page
    assert window.library.games()[0].title == line.title


def test_typing_searches_and_escape_gives_all_games_again(window, qtbot):
    kept = keep(window, *(played(n) for n in range(3, 11)))
    window.library.rename(kept[0], "Rematch at Grandma's")
    page = at_library(window, qtbot)
    QTest.keyClicks(page.list, "gr")
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "andma")
    assert ids(page) == [kept[0]] == [present(page)]
    press(Qt.Key.Key_Escape)
    assert ids(page) == kept[::-1] and QApplication.focusWidget() is page.list and window.page is page
    QTest.keyClicks(page.list, "zzz")
    assert ids(page) == [] and "zzz" in page._nothing.accessibleName()
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Escape)
    assert window.page is window.start


def test_few_games_are_not_searched(window, qtbot):
    keep(window, played(3), played(4))
    page = at_library(window, qtbot)
    assert not page.search.isVisible()
    QTest.keyClicks(page.list, "ru")
    assert QApplication.focusWidget() is page.list and page.games.count == 2


@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
def test_the_menu_of_a_finished_game_leads_to_its_graphs_and_sheets(window, qtbot, reason):
    match = played(10_000)
    keep(window, match)
    page = at_library(window, qtbot)
    where = page.list.visualRect(page.games.index(0, 0)).center()
    asked = QContextMenuEvent(reason, where, page.list.viewport().mapToGlobal(where))
    QApplication.sendEvent(page.list.viewport(), asked)
    [menu] = page.findChildren(QMenu)
    words = [action.text() for action in menu.actions() if action.text()]
    assert words == ["Open", "Graphs", "Print sheets", "Rename", "Save as a file", "Delete"]
    next(action for action in menu.actions() if action.text() == "Graphs").trigger()
    menu.close()
    qtbot.waitUntil(lambda: window.page is window._pages.get("graph"))
    window.go_back()
    assert window.page is window.game


def test_a_kept_game_is_saved_as_a_file_and_stays_where_it_is(window, qtbot, tmp_path):
    from PySide6.QtWidgets import QFileDialog

    match = played(6)
    keep(window, match)
    page = at_library(window, qtbot)
    page.save_wanted.emit(present(page))
    [dialog] = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "a.hamster"))
    dialog.close()
    assert "a.hamster" in window.notice.text and window.game is None
    window.open_path(tmp_path / "a.hamster")
    assert opened(window, qtbot, match.ledger)


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
    assert window.page is window.start and window.library.last() is None


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
    assert page.note.isVisible() and "2 kept games cannot be read" in page.note.text()
    page.learn(page.games.rows[0].id, Summary(trouble="Up to entry 5 it is shown."))
    assert page.games.rows[0].stand == "Up to entry 5 it is shown."


# For the screen reader


def test_the_list_is_a_list_and_its_rows_are_sentences(window, qtbot):
    keep(window, played(3), played(5))
    page = at_library(window, qtbot)
    qtbot.waitUntil(lambda: all(line.summary for line in page.games.rows))
    node = QAccessible.queryAccessibleInterface(page.list)
    assert node.role() == QAccessible.Role.List and node.text(QAccessible.Text.Name) == "Kept games"
    rows = [node.child(number) for number in range(node.childCount())]
    rows = [row for row in rows if row is not None and row.role() == QAccessible.Role.ListItem]
    assert [row.text(QAccessible.Text.Name) for row in rows] == [line.sentence for line in page.games.rows]
    assert all("Round 1" in line.sentence and line.sentence.endswith(".") for line in page.games.rows)
    golden = page.bar.buttons[-1]
    assert golden.accessibleName() == f"Open: {page.list.present.title}"


def test_nothing_lies_over_the_page_when_all_is_done(window, qtbot):
    keep(window, played(3))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_F2)
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.findChildren(Veil))
    assert QApplication.focusWidget() is page.list
    assert QApplication.widgetAt(page.mapToGlobal(QPoint(5, 5))) is not None


# From the records


def test_a_line_of_the_records_leads_to_its_game(window, qtbot):
    first, last = played(10_000, seed="1"), played(10_000, seed="2")
    keep(window, first, last)
    window.show_page("records")
    table = window.page._stack.currentWidget()
    cell = table.visualRect(window.page.finished.index(1, 2)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert opened(window, qtbot, first.ledger)
    assert not window.session.may_proceed


def test_enter_on_a_line_of_the_records_leads_to_its_game_and_says_so(window, qtbot):
    match = played(10_000)
    keep(window, match)
    window.show_page("records")
    page = window.page
    table = page._stack.currentWidget()
    said = page.finished.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith("Enter opens the game")
    qtbot.waitUntil(page.bar.buttons[-1].isVisible)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert opened(window, qtbot, match.ledger)


def test_a_line_whose_game_is_gone_says_so(window, qtbot):
    [id] = keep(window, played(10_000))
    window.library.put_away(id)
    window.show_page("records")
    page = window.page
    table = page._stack.currentWidget()
    cell = table.visualRect(page.finished.index(0, 2)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert window.page is page and "not kept any more" in page.bar.how.text()
