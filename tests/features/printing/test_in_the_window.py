"""The page of sheets in the window: of every game, filled from the one on the table, by names that are only letters."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine import Match
from hamster_table.engine.catalogue import find, games
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.printing.feature import FEATURE
from hamster_table.features.printing.print_page import PrintPage
from hamster_table.features.printing.prints import prints_of
from hamster_table.features.printing.spoken_sheet import spoken
from hamster_table.models.relative_time import day
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.paper_menu import PaperMenu
from tests.at_once import play_to_the_end
from tests.laws import OURS
from tests.views.at_window import lay
from tests.views.window.test_hostile_names import marker
from tests.views.window.test_hostile_names import window as strangers

__all__ = ["marker", "strangers"]

(PAGE,) = FEATURE.pages


def turn_to(page, game):
    """Choose another game, among three by its button, among more from their list."""
    if found := [one for one in page.findChildren(Segments) if one.accessibleName() == "Game"]:
        found[0].set_current(game.id)
        return
    (choice,) = [one for one in page.findChildren(Choice) if one.accessibleName().startswith("Game: ")]
    choice.press()
    menu = choice.findChild(PaperMenu, "choices")
    next(action for action in menu.actions() if action.text() == game.title).trigger()
    menu.close()


def test_the_sheets_of_every_game_can_be_reached_from_the_start(window):
    window.show_page("print")
    for game in games().values():
        turn_to(window.page, game)
        assert window.page.subtitle.text() == game.title
    window.page.back.emit()
    assert window.page is window.start


def test_the_sheets_of_the_game_on_the_table_are_filled_and_those_of_others_blank(window):
    lay(window)
    window.show_page("print")
    assert "Mira" in window.page._names and window.page.contents.isVisibleTo(window.page)
    window.show_page("print", "hamsterdam")
    assert not window.page.contents.isVisibleTo(window.page)


def test_a_sheet_with_results_says_when_the_game_was_played(window):
    lay(window)
    played = day(window.library.games()[0].played)
    window.show_page("print")
    page = window.page
    for kind in ("data", "score"):
        page.kind.set_current(kind)
        page.contents.set_current("filled")
        assert all(f"Date: {played}" in spoken(sheet) for sheet in page.sheets()), kind
        page.contents.set_current("blank")
        assert not any(played in spoken(sheet) for sheet in page.sheets()), "a blank one is written on by hand"


def test_a_game_that_was_over_and_is_only_looked_at_has_its_day_too(window, qtbot):
    match, players = play_to_the_end(Match.new("run-hamster-run", 2, seed="tea")), (PlayerInfo("Ada"), PlayerInfo("Bo"))
    kept = window.library._opened().begin(match, players)
    kept.finish(match, players)
    window.desk.open(kept.id, "print")
    qtbot.waitUntil(lambda: isinstance(window.page, PrintPage))
    window.page.contents.set_current("filled")
    played = day(window.library.games()[0].played)
    assert all(f"Date: {played}" in spoken(sheet) for sheet in window.page.sheets())


def test_from_the_rules_of_a_game_one_comes_to_its_sheets_and_back_to_them_whatever_lies_on_the_table(window):
    lay(window)
    window.show_page("rules", "hamsterdam")
    QTest.keyClick(window.page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert window.page.subtitle.text() == "Hamsterdam"
    window.show_page("rules")
    assert window.page.game_shown == "hamsterdam"


@pytest.mark.parametrize("id", OURS)
def test_where_a_position_is_entered_a_sheet_to_write_it_down_is_offered_if_there_is_one(id):
    game = find(id)
    assert PAGE.for_positions(game) == "Print a set-up sheet to write it down at the table"
    assert PAGE.for_positions(replace(game, id="another")) == ""
    (sheet,) = prints_of(game).sheets["setup"]()
    assert "Enter a position" in str(sheet)


def test_names_are_only_letters_on_paper(strangers, marker, tmp_path):
    staged()["over"](strangers)
    strangers.show_page("print")
    strangers.page.save(tmp_path / "sheets.pdf")
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF")
    assert not marker.was_opened()
