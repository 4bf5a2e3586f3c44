"""The rules beside the table: they follow the game, and a refusal leads to its ruling by mouse and keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.catalogue import games
from hamster_table.engine.kernel import Refusal
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.board.example import play_until
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.screenshots.scenarios import when_asked

LEFT = Qt.MouseButton.LeftButton


def sit_down(qtbot, match):
    theme.set_pace(0.0)
    page = GamePage(Session(match, [PlayerInfo(name) for name in ("Mira", "Jonas", "Edda", "Rusty", "Pip")]), 0.0)
    qtbot.addWidget(page)
    page.resize(1700, 900)
    page.show()
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    return page


@pytest.fixture
def acting(qtbot):
    return sit_down(qtbot, play_until("run-hamster-run", when_asked("Act", 3), "Sunday 131"))


def chapter(page):
    return page.frame._sheet._page.chapter.text()


def let_all_act(qtbot, page):
    """Everybody stops at once, until the belt has moved and a chip goes to Fatigue."""
    phase = page.session.match.game.phase
    while phase(page.session.match.state) == 3:
        qtbot.waitUntil(lambda: page.session.asked_seat is not None and page.animation_player.is_idle)
        seat = page.session.asked_seat
        page.session.submit(seat, page.session.match.actions(seat)[-1])


def test_the_open_rules_turn_to_the_part_the_game_comes_to(qtbot, acting):
    QTest.keyClick(acting, Qt.Key.Key_F4)
    assert acting.frame.sheet == "rules" and chapter(acting) == "4 Resolve"
    let_all_act(qtbot, acting)
    qtbot.waitUntil(lambda: chapter(acting) != "4 Resolve")
    assert chapter(acting)[0] in "5678123"


def test_who_reads_another_chapter_is_left_in_peace(qtbot, acting):
    QTest.keyClick(acting, Qt.Key.Key_F4)
    acting.rules.open("throw")
    let_all_act(qtbot, acting)
    qtbot.waitUntil(lambda: acting.session.asked_seat is not None or acting.curtain.isVisible())
    assert chapter(acting) == "Throw"


def say_why(page):
    spot = next(iter(page.table.board_scene.spots))
    page.table.marks.say_why(Refusal("RR-29", "not-offered"), spot)


@pytest.mark.usefixtures("tinkerers")
def test_the_key_of_the_rules_leads_from_a_refusal_to_its_ruling(acting):
    say_why(acting)
    assert "RR-29" in acting.table.bubble.accessibleName()
    QTest.keyClick(acting.table, Qt.Key.Key_F4)
    assert acting.frame.sheet == "rules" and chapter(acting) == "Run"


def test_the_key_leads_there_when_the_rules_are_open_already(acting):
    acting.open_rules()
    say_why(acting)
    QTest.keyClick(acting.table, Qt.Key.Key_F4)
    assert acting.frame.sheet == "rules" and chapter(acting) == "Run"
    acting.table.bubble.leave()
    QTest.keyClick(acting.table, Qt.Key.Key_F4)
    assert acting.frame.sheet == ""


@pytest.mark.usefixtures("tinkerers")
def test_a_refusal_in_the_prompt_leads_to_its_ruling(qtbot, acting):
    acting.session.refused.emit(Refusal("RR-61", "not-offered"))
    link = acting.frame.prompt_bar.ruling
    assert link.isVisible() and "RR-61" in link.text()
    QTest.mouseClick(link, LEFT, pos=QPoint(5, link.height() // 2))
    assert chapter(acting) == "3 Declare"
    acting.sync()
    assert not link.isVisible() and acting.frame.prompt_bar.ruling_shown == ""


def test_a_key_presses_the_link_in_the_prompt(acting):
    acting.session.refused.emit(Refusal("RR-61", "not-offered"))
    link = acting.frame.prompt_bar.ruling
    link.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(link, Qt.Key.Key_Space)
    assert chapter(acting) == "3 Declare"


def test_before_play_the_rules_open_at_the_set_up(qtbot):
    page = sit_down(qtbot, Match.new("run-hamster-run", 2, seed="7"))
    page.open_rules()
    assert chapter(page) == "Setting up"


def story_line(page, rule):
    """The story on the sheet, and its last line about that rule, in sight."""
    page.open_story()
    story = page.frame._sheet._page
    rows = story.history_model.rows
    index = story.history_model.index(max(n for n, row in enumerate(rows) if row.rule == rule), 0)
    story.scrollTo(index)
    return story, index


def test_the_book_of_a_line_leads_to_its_rule(acting):
    story, index = story_line(acting, "tests")
    book = story._lines.book(story.visualRect(index), index).center().toPoint()
    QTest.mouseMove(story.viewport(), book)
    QTest.mouseClick(story.viewport(), LEFT, pos=book)
    assert acting.frame.sheet == "rules" and chapter(acting) == "Tests" and not acting.session.is_past


def test_the_rest_of_the_line_leads_to_its_moment(acting):
    story, index = story_line(acting, "tests")
    QTest.mouseClick(story.viewport(), LEFT, pos=story.visualRect(index).center() - QPoint(60, 0))
    assert acting.session.is_past and acting.frame.sheet == "story"


def test_the_key_of_the_rules_leads_from_a_line_to_its_rule(acting):
    story, index = story_line(acting, "tests")
    story.setFocus()
    story.setCurrentIndex(index.siblingAtRow(index.row() - 1))
    QTest.keyClick(story, Qt.Key.Key_Down)
    assert story.currentIndex() == index
    QTest.keyClick(story, Qt.Key.Key_F4)
    assert acting.frame.sheet == "rules" and chapter(acting) == "Tests"


NO_RULE = {"RoundBegan", "Tallied", "RoundStarted", "MovementStarted", "RedeploymentStarted", "RoundCounted"}
NO_RULE |= {"TurnBegan", "TurnEnded", "Sealed"}
"""Headings and countings of a round."""


@pytest.mark.parametrize("id", [id for id, game in games().items() if any(kind.rule for kind in game.events)])
def test_every_line_of_a_story_has_a_rule_that_is_there(id):
    game = games()[id]
    places = {chapter.key for chapter in game.chapters} | {ruling for one in game.chapters for ruling in one.rulings}
    assert {kind.rule for kind in game.events if kind.rule} <= places
    assert {kind.__name__ for kind in game.events if not kind.rule} <= NO_RULE
