"""The statistics in the window: beside every table, once a game is over, and by names that are only letters."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine import games
from hamster_table.features.statistics.export import PICTURES
from hamster_table.features.statistics.feature import FEATURE, GRAPHS, NAME
from hamster_table.features.statistics.statistics_page import StatsPage
from hamster_table.views import feature
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.screenshots.scenarios import PLAYERS
from hamster_table.views.widgets.buttons import Link
from tests.views.at_window import lay
from tests.views.seen import settle
from tests.views.window.test_hostile_names import marker
from tests.views.window.test_hostile_names import window as strangers

__all__ = ["marker", "strangers"]

(PAGE,), (BUTTON,) = FEATURE.pages, FEATURE.rail


def test_they_are_a_press_or_a_key_away_from_the_table_and_have_no_line_in_the_menu(window):
    game = lay(window)
    buttons = list(game.frame.rail_buttons)
    assert buttons[: buttons.index("rules") + 1] == ["story", NAME, "rules"]
    game.frame.rail_buttons[NAME].click()
    assert isinstance(window.page, StatsPage) and window.page.graph.isVisible()
    QTest.keyClick(window.page.focusWidget() or window.page, Qt.Key.Key_Escape)
    assert window.page is game
    assert GRAPHS in feature.commands_of_games()
    QTest.keyClick(game.table, Qt.Key.Key_F3)
    assert isinstance(window.page, StatsPage)
    assert "Graphs" not in [text for text, _, _ in filter(None, window.menu._more_entries())]


def test_a_game_without_graphs_says_so_and_offers_no_page(window):
    session = lay(window).session
    assert BUTTON.why_off(session) == ""
    other = replace(session.match.game, id="another")
    assert PAGE.is_for(session.match.game) and not PAGE.is_for(other)
    assert PAGE not in feature.pages_of_ended_games(other, PLAYERS)
    session.match.game = other
    assert BUTTON.why_off(session) == "Not available for this game."


def test_every_game_of_ours_has_graphs():
    assert all(PAGE.is_for(games()[id]) for id in ("hamsterdam", "hamsterrolle", "run-hamster-run"))


def test_once_a_game_is_over_they_are_the_first_of_the_pages_and_offer_the_others(window):
    staged()["over"](window)
    settle()
    over = window.game
    links = [link for link in over.findChild(GameOverOverlay)._paper.findChildren(Link) if link.text() != "Look at it"]
    assert links[0].text() == "Graphs"
    links[0].click()
    page = window.page
    assert isinstance(page, StatsPage)
    ended = feature.pages_of_ended_games(page.game, PLAYERS)
    others = [one.text for one in ended if one is not PAGE and not one.is_everywhere]
    assert [button.text() for button in page.bar.buttons][: len(others) + 1] == [*others, "Show as table"]
    page.back.emit()
    assert over.findChild(GameOverOverlay) is None or not over.findChild(GameOverOverlay).isVisible()


def test_names_are_only_letters_in_files(strangers, marker, tmp_path):
    staged()[NAME](strangers)
    for ending in (*PICTURES, ".csv"):
        strangers.page.save(tmp_path / f"graph{ending}")
    assert "&lt;img src" in (tmp_path / "graph.svg").read_text("utf-8")
    numbers = (tmp_path / "graph.csv").read_text("utf-8-sig")
    assert "W" * 40 in numbers and not {*"\u2068\u2069\u200b"} & {*numbers}
    assert not marker.was_opened()
