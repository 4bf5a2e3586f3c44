"""The story on a table that has room for it."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSizeF

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views.run_hamster_run.layout import STORY_FROM, plan

PLAYERS = tuple(PlayerInfo(name) for name in ("Mira", "Jonas", "Edda", "Rusty", "Pip"))


def play(window, size, game="run-hamster-run", seats=5):
    window.resize(*size)
    match = Match.new(game, seats, seed="story")
    while match.waiting[0] == CHANCE:
        match.chance()
    window.begin(window.library.begin(match, PLAYERS[:seats]))
    return window.game


def test_on_a_wide_window_the_story_lies_under_the_panels(window):
    page = play(window, (1920, 1080))
    docked = page.frame.docked
    assert docked.isVisible() and docked.page.history_model.rows
    table = QRect(page.table.mapTo(page.frame, QPoint(0, 0)), page.table.size())
    assert table.contains(docked.geometry())
    lowest = page.table.plan.seats[-1].bottom() + table.top()
    assert docked.geometry().top() >= lowest


def test_on_a_narrow_window_and_at_other_tables_there_is_none(window):
    page = play(window, (1280, 800))
    assert not page.frame.docked.isVisible()
    window.resize(1920, 1080)
    assert page.frame.docked.isVisible()
    other = play(window, (1920, 1080), "hamsterdam", 3)
    assert not other.frame.docked.isVisible()


def test_the_story_on_the_sheet_is_not_shown_twice(window):
    page = play(window, (1920, 1080))
    page.open_story()
    assert not page.frame.docked.isVisible()
    page.frame.close_sheet()
    assert page.frame.docked.isVisible()


def test_the_sheet_that_was_opened_last_lies_beside_the_next_table_too(window):
    page = play(window, (1920, 1080))
    page.frame.rail_buttons["rules"].press()
    assert window.settings.sheet == "rules"
    page.frame.close_sheet()  # as when the table turns to somebody else
    again = play(window, (1920, 1080), "hamsterdam", 3)
    assert again.frame.sheet == "rules" and again.table.hasFocus()
    again.frame.rail_buttons["story"].press()
    assert play(window, (1280, 800)).frame.sheet == "", "it would cover the table"
    last = play(window, (1920, 1080))
    assert last.frame.sheet == "story"
    last.frame.rail_buttons["story"].press()
    assert window.settings.sheet == "" and play(window, (1920, 1080)).frame.sheet == ""


def test_a_line_of_it_leads_to_its_moment(window):
    page = play(window, (1920, 1080))
    page.frame.docked.go_to.emit(0)
    assert page.session.is_past


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1548, 770), (1868, 958), (2508, 1310)])
def test_nothing_of_a_wide_table_is_left_empty_or_overlaps(size, seats):
    found = plan(QSizeF(*size), seats)
    assert not found.story.isEmpty()
    assert found.story.height() >= 136
    assert found.story.top() > found.seats[-1].bottom()
    assert abs(found.story.bottom() - found.sheet.bottom()) < 8
    # All of the width but for edges and the gap between.
    assert found.story.right() > size[0] - 30 and found.machine.left() < 120
    assert all(panel.height() >= 100 for panel in found.seats)


def test_below_that_width_there_is_no_room_for_it():
    assert plan(QSizeF(STORY_FROM - 1, 900), 2).story.isEmpty()
