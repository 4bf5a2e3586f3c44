"""What a table explains: once with the first question that shows it, and again when it is asked for."""

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterdam.actions import ArrangeDam, Deploy, KeepSpecials
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.models.settings import EXPLAINED, Settings, sensible
from hamster_table.views.art import theme
from hamster_table.views.game.explainer import Explainer
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.key_list import KeyList
from tests.engine.hamsterdam.language import MOVE, ROLL, go, roll, table
from tests.engine.run_hamster_run import language as run_hamster_run


@pytest.fixture
def explained(qtbot):
    """Sits down at a match; the page, its explainer, and the keys of what was explained."""

    def sit_down(match, *known):
        theme.set_pace(0.0)
        page = GamePage(Session(match, [PlayerInfo("Mira"), PlayerInfo("Jonas", "whim")]), 0.0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        keys, explainer = [], Explainer(page, known)
        explainer.explained.connect(keys.append)
        page.show()
        qtbot.waitUntil(lambda: page.session.asked_seat is not None)
        return page, explainer.card, keys

    return sit_down


def dots(qtbot, explained):
    page, card, keys = explained(Match.new("hamsterdam", 2, {}, seed="dots"))
    qtbot.waitUntil(card.isVisible)
    return page, card, keys


def test_the_dots_are_explained_beside_the_cards_with_the_first_question(qtbot, explained):
    page, card, keys = dots(qtbot, explained)
    assert keys == ["hamsterdam-dots"] and "An orange dot brings you one hamster" in card.accessibleName()
    bar = page.frame.prompt_bar.geometry()
    assert not card.geometry().intersects(bar.translated(page.frame.pos())) and card.button.text() == "Got it"
    QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert not card.isVisible() and page.window().focusWidget() is page.table


def test_what_is_known_is_not_explained_again(qtbot, explained):
    _, card, keys = explained(Match.new("hamsterdam", 2, {}, seed="dots"), "hamsterdam-dots")
    for _ in range(5):
        QCoreApplication.processEvents()
    assert not card.isVisible() and keys == []


def set_up_to(kind):
    """A match of Hamsterdam, played on by itself until the first seat may choose this kind of action."""
    match = Match.new("hamsterdam", 2, {}, seed="dots")
    while True:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        elif isinstance(action := match.actions(seat)[0], kind):
            return match
        else:
            match.play(seat, action)


at_belt = partial(run_hamster_run.table, run_hamster_run.ALLOCATE)
"""Before a split of pluck at Run, Hamster, Run!"""


@pytest.mark.parametrize(
    ("match", "due"),
    [
        (partial(set_up_to, ArrangeDam), ["hamsterdam-dots"]),
        (partial(set_up_to, KeepSpecials), []),
        (partial(set_up_to, Deploy), []),
        (partial(table, MOVE, "7:hh", "7:h"), []),
        (partial(table, MOVE, "7:hh", "7:h | town 1"), []),
        (partial(table, MOVE, "7:hh | town 1", "7:h"), ["hamsterdam-breaches"]),
        (partial(at_belt, "Alice 3,2 s2 m3 f2", "Bob 4,2 s2 m3 f2"), []),
        (partial(at_belt, "Alice 3,2 s2 m3 f2", "Bob 4,2 s2 m3 f2", speed=2), ["run-hamster-run-speed"]),
        (partial(at_belt, "Alice pit s2 m3 f2", "Bob 4,2 s2 m3 f2"), ["run-hamster-run-pit"]),
        (partial(at_belt, "Alice 3,2 s2 m3 f2", "Bob pit s2 m3 f2"), []),
    ],
)
def test_each_is_told_when_what_it_speaks_of_is_to_be_done_or_seen(qtbot, explained, match, due):
    _, card, keys = explained(match())
    for _ in range(5):
        QCoreApplication.processEvents()
    assert keys == due and card.isVisible() is bool(due)


def test_keys_are_for_the_table_and_escape_takes_the_card_away(qtbot, explained):
    page, card, _ = dots(qtbot, explained)
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    assert card.isVisible() and page.table.spot_cursor.spot is not None
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_the_escape_that_closes_a_sheet_over_it_leaves_it_there(qtbot, explained):
    page, card, _ = dots(qtbot, explained)
    sheet = KeyList(page, [("A", "a deed")])
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible() and card.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_a_press_elsewhere_takes_it_away(qtbot, explained):
    page, card, _ = dots(qtbot, explained)
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.rect().topLeft())
    assert not card.isVisible()


def test_all_is_explained_again_on_demand_one_after_the_other(qtbot, explained):
    page, card, keys = explained(table(MOVE, "7:hh", "7:h"), "hamsterdam-breaches")
    assert page.table.explain is not None
    page.table.explain()
    assert card.isVisible() and "cracked cell" in card.accessibleName() and keys == []
    QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert not card.isVisible()


def test_what_is_explained_covers_no_place_where_one_may_go(qtbot, explained):
    match = table(ROLL, "8:hh | town 1", "7:h")
    go(match, roll(4, 4))
    page, card, _ = explained(match)
    qtbot.waitUntil(card.isVisible)
    board = page.table
    corner = board.viewport().mapTo(page, QPoint(0, 0))
    golden = [
        board.board_scene.spots[spot].area.toAlignedRect().translated(corner)
        for spot in board.hand.highlighted_targets()
    ]
    assert golden and not any(card.geometry().adjusted(22, 22, -22, -22).intersects(area) for area in golden)


def test_settings_keep_what_was_explained_and_drop_what_is_no_word():
    assert Settings().with_explained("a").with_explained("b").explained == ("a", "b")
    many = Settings(explained=tuple(map(str, range(EXPLAINED)))).with_explained("new").explained
    assert len(many) == EXPLAINED and many[-1] == "new"
    assert sensible({"explained": ["a", 3, "b"]}).explained == ("a", "b")
    assert sensible({"explained": "nonsense"}).explained == ()
