"""Today at this table: the games that people finish one after the other, and who has done best in them."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.game_records import Record
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.records.sitting import PAUSE, began, guests, sitting, standing_of
from hamster_table.features.records.sitting_page import SittingPage
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.views.art import theme
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.widgets.buttons import Link
from tests.amounts import some_of
from tests.at_once import play_to_the_end
from tests.views.cut_off import cut_off, settled
from tests.views.seen import told

NOW = datetime(2026, 11, 28, 21, 30, tzinfo=UTC)


def game(ago, names, places, kinds=None):
    """A game that ended so many minutes ago."""
    ended = (NOW - timedelta(minutes=ago)).isoformat() if ago is not None else "long ago"
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Record("hamsterdam", ended, names, kinds or ("person",) * len(names), places, winners, 5)


FAMILY = ("Mira", "Jonas", "Edda")
EVENING = [
    game(5, FAMILY, (1, 2, 3)),
    game(60, FAMILY, (2, 1, 2)),
    game(170, ("Mira", "Pip"), (1, 2), ("person", "whim")),
    game(171 + PAUSE.total_seconds() / 60, FAMILY, (3, 2, 1)),
]
"""Three games, and one before people sat down."""


def test_a_sitting_goes_back_as_long_as_nobody_stood_up():
    assert sitting(EVENING, NOW) == EVENING[:3]
    assert sitting(EVENING, NOW + PAUSE) == [] and began([]) is None
    assert began(EVENING[:3]) == NOW - timedelta(minutes=170)


def test_games_without_a_person_or_a_moment_are_no_part_of_it():
    robots = game(30, ("Pip", "Clover"), (1, 2), ("whim", "steady"))
    assert sitting([EVENING[0], robots, game(None, FAMILY, (1, 2, 3)), EVENING[1]], NOW) == EVENING[:2]


def test_a_game_that_was_entered_is_no_part_of_it():
    entered = replace(game(30, FAMILY, (1, 2, 3)), is_entered=True)
    assert sitting([EVENING[0], entered, EVENING[1]], NOW) == EVENING[:2] and sitting([entered], NOW) == []


def test_a_game_of_another_clock_is_no_part_of_it():
    late = game(-600, FAMILY, (1, 2, 3))
    assert sitting([late, *EVENING], NOW) == sitting([*EVENING[:2], late, *EVENING[2:]], NOW) == EVENING[:3]


def test_a_name_is_the_same_in_other_letters():
    two = [game(1, ("mira", "Jonas"), (1, 2)), game(2, ("Mira", "Jonas"), (1, 2))]
    assert [(one.games, one.points) for one in guests(two)] == [(2, 2), (2, 0)]


def test_a_point_for_everybody_left_behind():
    found = [(one.name, one.games, one.won, one.points, one.place) for one in guests(EVENING[:3])]
    assert found == [("Mira", 3, 2, 3, 1), ("Jonas", 2, 1, 3, 2), ("Edda", 2, 0, 0, 3)]


def test_equals_share_a_place_and_whoever_has_no_point_has_not_won():
    even = guests([game(1, ("Mira", "Jonas"), (1, 2)), game(2, ("Mira", "Jonas"), (2, 1))])
    assert [one.place for one in even] == [1, 1] and standing_of(even).winners == (0, 1)
    assert standing_of(guests([game(1, ("Mira", "Pip"), (2, 1), ("person", "whim"))])).winners == ()


@given(st.lists(st.permutations([1, 2, 3]), max_size=6))
def test_points_are_shared_out_whole(games):
    found = guests(game(n, FAMILY, tuple(places)) for n, places in enumerate(games))
    assert sum(one.points for one in found) == 3 * len(games)
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


# In the window


@pytest.fixture
def page(qtbot):
    made = SittingPage(EVENING[:3])
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    settled()
    return made


def test_who_leads_is_said_and_stands_highest(page):
    assert page.said == "In front, with 3 points: Mira." == page.podium.accessibleName()
    assert page.bar.title.text() == page.said and "3 games" in page.subtitle.text()
    assert max(page.podium.spots, key=lambda spot: -spot.y).is_winner
    assert [page.table.model().index(0, n).data() for n in range(5)] == ["1", "Mira", "3", "2", "3"]


def test_all_cheer_when_the_page_is_opened_and_not_again(qtbot):
    theme.set_pace(1.0)
    made = SittingPage(EVENING[:2])
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.podium.is_playing)
    made.podium.finish()
    made.hide()
    made.show()
    settled()
    assert not made.podium.is_playing


def test_who_is_known_is_shown_by_their_face(qtbot):
    pictures = []
    for name in ("Guest", EVENING[0].names[0]):
        PEOPLE.now = People((Person(name, "black", "party"),))
        made = SittingPage(EVENING[:2])
        qtbot.addWidget(made)
        made.resize(1000, 600)
        for part in (made.podium, made.table):
            part.resize(900, 260)
            pictures.append(part.grab().toImage())
    assert pictures[0] != pictures[2] and pictures[1] != pictures[3]


def test_before_the_first_game_a_hamster_sleeps(qtbot):
    made = SittingPage([])
    qtbot.addWidget(made)
    made.show()
    nothing = "No game that counts has been finished in the last three hours."
    assert made.podium is None and nothing in "\n".join(told(made))


def finished(window, names=("Mira", "Jonas")):
    match = play_to_the_end(Match.new("run-hamster-run", len(names), seed="tea"))
    players = tuple(PlayerInfo(name) for name in names)
    kept = window.library._opened().begin(match, players)
    kept.finish(match, players)
    return kept.id


def test_the_records_lead_there(window):
    finished(window)
    window.show_page("records")
    next(one for one in window.page.bar.buttons if one.text() == "Today at this table").press()
    assert isinstance(window.page, SittingPage) and {one.name for one in window.page.people} == {"Mira", "Jonas"}
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is not None and not isinstance(window.page, SittingPage)


def test_the_result_of_a_game_leads_there_with_that_game_in_it(window, qtbot):
    match = Match.new("run-hamster-run", 2, seed="tea")
    window.begin(window.library.begin(match, (PlayerInfo("Mira"), PlayerInfo("Jonas"))))
    window.show_game()
    play_to_the_end(window.session.match)
    window.session._interrupt()
    window.session.proceed()
    qtbot.waitUntil(lambda: bool(window.findChildren(GameOverOverlay)))
    [sheet] = window.findChildren(GameOverOverlay)
    next(one for one in sheet.findChildren(Link) if one.text() == "Today at this table").press()
    qtbot.waitUntil(lambda: isinstance(window.page, SittingPage))
    assert [one.games for one in window.page.people] == [1, 1]


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale != 130))
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_no_words_are_cut_off(window, scale, language):
    finished(window)
    window.resize(1280, 760)
    window.set_settings(window.settings._replace(text_scale=scale, language=language))
    settled()
    window.show_page("sitting")
    settled()
    assert cut_off(window.page) == []
