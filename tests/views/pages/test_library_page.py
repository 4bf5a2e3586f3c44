"""The library: every kept game can be found, opened as it was, renamed, deleted and brought back."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views import feature
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.pages.library.dialogs import ForgetSheet, RenameSheet
from hamster_table.views.pages.library.game_card import picture_size
from hamster_table.views.pages.library.library_page import LibraryPage
from hamster_table.views.text.plain_text import markup
from tests.views.at_library import (
    GAMES,
    JONAS,
    MIRA,
    at_library,
    ids,
    in_front,
    keep,
    lines,
    opened,
    played,
    present,
    press,
)

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


def test_the_ticket_leads_to_the_games_that_are_not_finished(window, qtbot):
    kept = keep(window, played(3), played(10_000), played(4), played(5))
    window.show_ticket()
    assert window.start.ticket.more.text() == "2 more"
    QTest.mouseClick(window.start.ticket.more, Qt.MouseButton.LeftButton)
    page = in_front(window, qtbot)
    assert ids(page) == [kept[3], kept[2], kept[0]] and page.bar.title.text() == "3 games"
    games = window.library.games()
    page.set_games([replace(one, is_lesson=one.id == kept[2]) for one in games])
    assert ids(page) == [kept[3], kept[0]], "nobody waits to go on with a lesson"
    page.set_games(games)
    for _ in range(3):
        press(Qt.Key.Key_Delete)
    assert ids(page) == [] and page._nothing.accessibleName() == "Every game is finished."
    page.place.set_current("kept")
    assert ids(page) == [kept[1]]


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
    assert not window.game.findChildren(GameOverOverlay)
    assert frame.bar.undo.toolTip() == markup("This game can only be viewed.")
    frame.timeline.track.setFocus()
    QTest.keyClick(frame.timeline.track, Qt.Key.Key_Home)
    assert window.session.at == 0
    assert len(window.library.records()) == 1 and window.library.games()[0].is_over


def test_a_search_finds_the_games_that_somebody_has_won(window, qtbot):
    match = played(10_000)
    kept = keep(window, match)
    [winner] = {window.library.records()[0].names[seat] for seat in match.standing.winners}
    keep(window, played(3))
    at_library(window, qtbot)
    window.page.search.setText(f"{winner} has won")
    qtbot.waitUntil(lambda: [game.id for game in window.page.games.rows] == kept)


def test_a_secret_choice_begins_behind_the_curtain(window, qtbot):
    match = Match.new("run-hamster-run", 2, seed="1")
    while not match.state.sealed:
        seat, step = match.waiting[0], match.state.agenda[-1]
        match.chance() if seat < 0 else match.play(seat, step.sample(match.state, seat, random.Random(1)))
    keep(window, match, players=(MIRA, JONAS))
    at_library(window, qtbot)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game is not None and window.game.curtain.isVisible())
    assert window.session.viewer is None and window.game.table.viewer is None


# By keys


def test_how_a_game_stands_is_said_and_drawn_again_when_the_library_is_opened_again(window, qtbot):
    kept = keep(window, played(4), played(30))
    for _ in range(2):
        page = at_library(window, qtbot)
        for id in kept:
            qtbot.waitUntil(
                lambda page=page, id=id: lines(page)[page.games.row_of(id)].summary is not None, timeout=60_000
            )
        # The pictures are drawn by a process, which takes seconds to start where the machine is busy.
        qtbot.waitUntil(lambda: window.desk.is_done, timeout=60_000)
        earlier, later = (picture_of(page, id) for id in kept)
        assert earlier != later, "each game has a picture of its own, though they are the same game"
        press(Qt.Key.Key_Escape)


def picture_of(page, id):
    """What the middle of the picture on the card of a game shows."""
    card, size = page.list.visualRect(page.games.index(page.games.row_of(id), 0)), picture_size()
    middle = QRect(QPoint(0, 0), size / 2)
    middle.moveCenter(QPoint(card.left() + 17 + size.width() // 2, card.center().y()))
    return page.list.viewport().grab(middle).toImage()


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
    [back] = [button for button in window.notice._buttons if "Restore" in button.text()]
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert ids(page) == kept[::-1] and not window.notice.isVisible()


def test_the_way_back_from_what_was_deleted_lies_over_no_other_page(window, qtbot):
    keep(window, *(played(n) for n in (3, 4, 5)))
    at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    assert window.notice.isVisible()
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.page is window.game)
    assert not window.notice.isVisible()


def test_undo_restores_what_was_deleted_the_last_one_first(window, qtbot):
    kept = keep(window, *(played(n) for n in (3, 4, 5)))
    page = at_library(window, qtbot)
    for _ in range(2):
        press(Qt.Key.Key_Delete)
    assert ids(page) == [kept[0]]
    for wanted in ([kept[1], kept[0]], kept[::-1], kept[::-1]):
        press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert ids(page) == wanted
        assert present(page) == wanted[0], "what has come back is what the next key is for"


def test_deleted_games_are_brought_back_or_deleted_for_good(window, qtbot):
    kept = keep(window, *(played(n) for n in (3, 4, 5)))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Delete)
    page.place.set_current("deleted")
    page.list.setFocus()
    assert set(ids(page)) == {kept[2], kept[1]}
    brought = present(page)
    assert window.notice.isVisible()
    press(Qt.Key.Key_Return)
    assert window.page is page and len(ids(page)) == 1
    assert not window.notice.isVisible(), "it offered what is done"
    press(Qt.Key.Key_Delete)
    [sheet] = page.findChildren(ForgetSheet)
    press(Qt.Key.Key_Escape)
    assert len(ids(page)) == 1 and QApplication.focusWidget() is page.list
    press(Qt.Key.Key_Delete)
    sheet = [one for one in page.findChildren(ForgetSheet) if one.isVisible()][-1]
    button = sheet._buttons.itemAt(1).widget()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert ids(page) == [] and {game.id for game in window.library.games()} == {kept[0], brought}


@pytest.mark.parametrize("counts_on", [True, False])
def test_who_deletes_a_finished_game_says_whether_it_counts_on(window, qtbot, counts_on):
    keep(window, played(10_000), played(3))
    page = at_library(window, qtbot)
    sheets = []
    for _ in range(2):
        press(Qt.Key.Key_Delete)
        sheets.append(window.notice.text)
    assert ["What it counted for stays." in said for said in sheets] == [False, True]
    page.place.set_current("deleted")
    page.list.setFocus()
    asked = []
    for _ in range(2):
        press(Qt.Key.Key_Delete)
        [sheet] = [one for one in page.findChildren(ForgetSheet) if one.isVisible()]
        asked.append(sheet.counts is not None)
        if sheet.counts is not None:
            sheet.counts.set_current(counts_on)
        QTest.mouseClick(sheet._buttons.itemAt(1).widget(), Qt.MouseButton.LeftButton)
    assert sorted(asked) == [False, True] and window.library.games() == []
    assert len(window.library.records()) == counts_on


def test_f2_gives_a_name_which_is_plain_text_and_never_too_long(window, qtbot):
    keep(window, played(3))
    page = at_library(window, qtbot)
    press(Qt.Key.Key_F2)
    [sheet] = page.findChildren(RenameSheet)
    assert sheet.field.hasFocus()
    QTest.keyClicks(sheet.field, "<b>Sunday</b> " + "x" * 200)
    press(Qt.Key.Key_Return)
    [line] = lines(page)
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
    assert ids(page) == [kept[0]] == [present(page)] and page.bar.title.text() == "1 of 8 games"
    press(Qt.Key.Key_Escape)
    assert page.bar.title.text() == "8 games"
    assert ids(page) == kept[::-1] and QApplication.focusWidget() is page.list and window.page is page
    QTest.keyClicks(page.list, "zzz")
    assert ids(page) == [] and "zzz" in page._nothing.accessibleName()
    assert [button.text() for button in page.bar.buttons] == ["Back"], "there is nothing to be opened or deleted"
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
def test_the_menu_of_a_finished_game_leads_to_its_pages(window, qtbot, reason):
    match = played(10_000)
    keep(window, match)
    page = at_library(window, qtbot)
    where = page.list.visualRect(page.games.index(0, 0)).center()
    asked = QContextMenuEvent(reason, where, page.list.viewport().mapToGlobal(where))
    QApplication.sendEvent(page.list.viewport(), asked)
    [menu] = page.findChildren(QMenu)
    words = [action.text() for action in menu.actions() if action.text()]
    others = feature.pages_of_ended_games(match.game, [PlayerInfo("Mira")])
    assert words == ["Open", *(page.text for page in others), "Rename", "Save as…", "Delete"]
    menu.actions()[0].trigger()
    menu.close()
    qtbot.waitUntil(lambda: window.page is window.game)
    for other in others:
        page.page_wanted.emit(present(page), other.name)
        qtbot.waitUntil(lambda name=other.name: window.page is window.pages.by_name.get(name))
        window.go_back()


def test_a_kept_game_is_saved_as_a_file_and_stays_where_it_is(window, qtbot, tmp_path):
    match = played(6)
    keep(window, match)
    page = at_library(window, qtbot)
    page.save_wanted.emit(present(page))
    [dialog] = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "a.hamster"))
    dialog.close()
    assert "a.hamster" in window.notice.text and window.game is None
    window.files.open_path(tmp_path / "a.hamster")
    assert opened(window, qtbot, match.ledger)


def test_a_game_is_opened_at_a_moment_of_it(window, qtbot):
    match = played(10_000)
    (id,) = keep(window, match)
    window.desk.open_at(id, 5)
    assert opened(window, qtbot, match.ledger) and window.session.at == 5


def test_a_game_of_every_kind_is_left_for_another_one(window, qtbot):
    matches = [played(4, game) for game in GAMES]
    for id, match in zip(keep(window, *matches), matches, strict=True):
        window.desk.open(id)
        assert opened(window, qtbot, match.ledger) and window.session.match.game is match.game
    window.clear_table()
    assert window.game is None
