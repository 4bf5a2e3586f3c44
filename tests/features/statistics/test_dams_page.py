"""The statistics of Hamsterdam on their page: by rounds and by rolls, and the dice against the odds."""

import pytest
from PySide6.QtCore import QPoint, Qt

from hamster_table.engine.game import Standing
from hamster_table.engine.hamsterdam import GAME, events, setup_events
from hamster_table.engine.hamsterdam.actions import NUMBERS
from hamster_table.features.statistics.graphs import graphs_of
from hamster_table.features.statistics.statistics_page import StatsPage
from hamster_table.models.series import Point
from tests.views.seen import tip

NAMES = ("Mira", "Jonas")
STORY = [
    *((1, setup_events.LinedUp(seat, NUMBERS)) for seat in (0, 1)),
    (2, events.RoundStarted(1)),
    (3, events.Rolled(0, 3, 4)),
    (3, events.FloodBegan(7)),
    (3, events.Flooded(0, 5, 7)),
]


@pytest.fixture
def page(qtbot):
    made = StatsPage(GAME, graphs_of(GAME))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.set_story(STORY, NAMES, Standing((1, 1), (0, 0), ()))
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_same_values_are_shown_by_round_and_by_roll(page):
    assert page.unit.isVisible()
    assert page.numbers.headerData(0, Qt.Orientation.Horizontal) == "Round"
    page.unit.set_current("roll")
    assert page.numbers.headerData(0, Qt.Orientation.Horizontal) == "Roll"
    page.choice.set_current("dice")
    assert not page.unit.isVisible()


def test_the_card_of_a_roll_says_the_roll(qtbot, page):
    page.unit.set_current("roll")
    place = page.graph.place(0, Point(1, 0, 3)).toPoint()
    qtbot.mouseMove(page.graph, place + QPoint(1, 1))
    qtbot.mouseMove(page.graph, place)
    assert page.graph.accessibleDescription() == "Roll 1: Mira 0, Jonas 0"


def test_the_card_of_a_sum_says_what_fair_dice_bring(qtbot, page):
    page.choice.set_current("dice")
    place = page.graph.at(7, 0.5).toPoint()
    qtbot.mouseMove(page.graph, place + QPoint(1, 1))
    qtbot.mouseMove(page.graph, place)
    assert page.graph.accessibleDescription() == "Sum of the dice 7: Rolled 1, Expected 0.2, usually 0 to 1"
    assert not page.graph.grab().isNull()


def test_luck_is_told_in_the_words_of_the_game(page):
    model = page.figures_table.model()
    titles = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert titles[-2:] == ["Rolls that missed", "Luck"]
    assert tip(page.luck).startswith("0 of 1 rolls missed Mira; expected 0.0, usually")
