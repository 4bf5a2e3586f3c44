"""Why this? and what it knew: the pages about a computer player's last choice."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.players.weighing import Weighed
from hamster_table.engine.storage.annotations import Tempers
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.tempers import TEMPERS
from hamster_table.models.settings import Settings
from hamster_table.models.storage.game_library import OpenedGame
from hamster_table.views.pages.reasons import WhyPage
from hamster_table.views.widgets.text import TextLabel
from tests.views.at_window import a_match, lay

PEOPLE = PlayerInfo("Mira"), PlayerInfo("<b>Rusty</b>", "steady")
DECLARED = next(n for n in range(90) if "Declare" in type(a_match(n).ledger[-1][1] if n else None).__name__)


@pytest.fixture(autouse=True)
def still(window):
    window.set_settings(Settings(theme="light", pace=0.0, language="en", auto_roll=True))


@pytest.fixture
def page(window):
    page = lay(window, DECLARED + 1, players=PEOPLE)
    page.pace.pause()
    return page


def seat_menu(window, seat):
    window.menu.open()
    menu = window.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1]
    everybody = next(action for action in menu.actions() if action.text() == "Players at the table").menu()
    menu.close()  # it is gone with the next turn of the event loop
    return everybody.actions()[seat].menu()


def line(menu, text):
    return next((action for action in menu.actions() if action.text() == text), None)


def test_a_computer_tells_why_and_a_person_is_not_asked(window, qtbot, page):
    assert line(seat_menu(window, 0), "Why this?") is None
    line(seat_menu(window, 1), "Why this?").trigger()
    why = window.page
    assert why.chosen.text().startswith("<b>Rusty</b> (Steady) chose: “")
    assert why.sentence.isVisible() == bool(why.sentence.text())
    qtbot.waitUntil(lambda: why.note.text() != "")
    first, *_ = why.rejected.text().splitlines()
    assert "points" in first or "about as good" in first
    assert why.rejected.text() in why.accessibleDescription()
    window.go_back()
    assert window.page is page


@pytest.mark.parametrize(("gain", "is_told"), [(0.05, True), (0.02, False), (-0.05, False)])
def test_where_it_rejected_what_is_better_that_is_said(window, page, gain, is_told):
    window.show_page("why", "1")
    window.page._show_others([Weighed(window.page.choice.action, gain, 0.03, "chance")])
    assert ("miss what is better" in window.page.note.text()) is is_told


def test_what_it_knew_is_one_press_away(window, page):
    window.show_page("why", "1")
    window.page.knowledge_wanted.emit()
    assert ("speed", str(page.session.match.state.speed)) in window.page.lines
    assert "speed: " in window.page.accessibleDescription()
    window.set_settings(window.settings._replace(language="de"))
    assert window.page.lines, "made anew in another language"
    window.set_settings(window.settings._replace(language="en"))


def test_where_there_is_nothing_to_tell_it_says_why(window):
    lay(window, 1, players=PEOPLE)
    line(seat_menu(window, 1), "Why this?").trigger()
    assert window.page.chosen.text() == "This computer player has not chosen anything yet."
    window.show_page("knowledge")
    assert window.page.lines == []


@pytest.mark.usefixtures("tinkerers")
def test_of_a_seat_with_secrets_it_is_told_when_the_game_is_over(window):
    match, rng = Match.new("hamsterdam", 2, seed="7"), random.Random(1)
    while not match.state.round:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.game.policy(match.view(seat), seat, rng))
    window.begin(OpenedGame(match, PEOPLE, None))
    for text in "Why this?", "Show what it knew":
        line(seat_menu(window, 1), text).trigger()
        assert any("knows secrets" in label.text() for label in window.page.findChildren(TextLabel))
        window.go_back()


def test_why_is_one_press_away_where_the_computer_has_the_turn(window, qtbot):
    page = lay(window, DECLARED + 1, players=[PlayerInfo("Mira", "sharp"), PlayerInfo("Rusty", "steady")])
    page.pace.pause()
    button = next(one for one in page.frame.prompt_bar.buttons if one.text() == "Why this?")
    page.session.notes.append((0, Tempers("spiteful")))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, WhyPage) and TEMPERS["spiteful"] in window.page.sentence.text()
