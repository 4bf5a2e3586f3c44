"""The season: who has won most in a month, earlier months to leaf through, and all of them as lines."""

from dataclasses import replace
from datetime import date, datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from hamster_table.engine.game_records import Record
from hamster_table.features.records.lifetime_page import LifetimePage
from hamster_table.features.records.months import (
    MONTH,
    YEAR,
    Lifetime,
    new_season_words,
    season_words,
    seasons,
    won_words,
)
from hamster_table.features.records.months_page import MonthsPage
from hamster_table.features.records.sitting import guests
from hamster_table.views.art import theme
from tests.amounts import some_of
from tests.features.records.test_sitting import finished
from tests.views.cut_off import cut_off, settled

TODAY = date(2026, 11, 28)
NOVEMBER, OCTOBER, AUGUST = date(2026, 11, 1), date(2026, 10, 1), date(2026, 8, 1)


def game(month, day, names=("Mira", "Jonas"), places=(1, 2), of=0, kind="hamsterdam"):
    """A game that ended at noon on that day of 2026, by the clock on the wall."""
    ended = datetime(2026, month, day, 12).astimezone().isoformat()
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Record(kind, ended, names, ("person",) * len(names), places, winners, 5, of=of)


SEASON = [
    game(11, 20, places=(2, 1), of=6),
    game(11, 1, of=5),
    game(10, 31, of=4),
    game(10, 2, of=3, kind="hamsterrolle"),
    game(10, 1, ("Jonas", "Edda"), of=2),
    game(8, 9, ("jonas", "Mira"), of=1),
]


def test_games_are_of_the_month_in_which_they_ended():
    played = seasons([*SEASON, Record("hamsterdam", "once", ("A",), ("person",), (1,), (0,), 1)])
    assert [(month, [one.of for one in games]) for month, games in played.items()] == [
        (NOVEMBER, [6, 5]),
        (OCTOBER, [4, 3, 2]),
        (AUGUST, [1]),
    ]
    assert seasons([]) == {}


def test_a_game_that_was_entered_counts_for_no_month():
    entered = replace(game(11, 2, ("Zoe", "Mira")), is_entered=True)
    assert seasons([entered]) == {} and Lifetime([entered, *SEASON]).of("games")[1] == Lifetime(SEASON).of("games")[1]


def test_who_has_won_a_month_is_told_with_the_first_game_of_the_next():
    assert new_season_words(SEASON, 5) == ["Winner of October 2026, with 2 points: Mira."]
    assert new_season_words(SEASON, 2) == ["Winner of August 2026, with 1 point: jonas."]
    assert new_season_words(SEASON, 6) == new_season_words(SEASON, 1) == new_season_words(SEASON, 0) == []
    alone = game(10, 1, ("Mira",), (1,))
    assert won_words(OCTOBER, [alone]) == "" and new_season_words([SEASON[1], alone], 5) == []


def test_who_has_won_a_year_is_told_with_the_first_game_of_the_next():
    new_year = Record(
        "hamsterdam", datetime(2027, 1, 1, 12).astimezone().isoformat(), ("A",), ("person",), (1,), (0,), 5, of=7
    )
    assert new_season_words([new_year, *SEASON], 7) == [
        "Winner of the year 2026, with 3 points: Jonas, Mira.",
        "Winner of November 2026, with 1 point: Jonas, Mira.",
    ]
    assert [(first, len(games)) for first, games in seasons([new_year, *SEASON], YEAR).items()] == [
        (date(2027, 1, 1), 1),
        (date(2026, 1, 1), 6),
    ]


def test_a_month_in_which_nobody_can_be_told_apart_does_not_say_that_nobody_played(qtbot):
    page = MonthsPage([game(11, 20, ("Mira", "mira"))], TODAY)
    qtbot.addWidget(page)
    assert page.said == "Nobody has left anybody behind yet." and page.subtitle.text() == "1 finished game"


@pytest.mark.parametrize("ended", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_moment_that_is_nowhere_is_left_out(ended):
    record = Record("hamsterdam", ended, ("A", "B"), ("person",) * 2, (1, 2), (0,), 1)
    assert seasons([record]) == {}


def test_a_line_for_everybody_over_all_months_also_those_without_games():
    lifetime = Lifetime(SEASON)
    series, names = lifetime.of("points")
    assert series.places == ("Aug ’26", "Sep ’26", "Oct ’26", "Nov ’26")
    by_name = {name: [point.y for point in line.points] for name, line in zip(names, series.lines, strict=True)}
    assert by_name == {"Mira": [0, 0, 2, 1], "Jonas": [1, 0, 1, 1], "Edda": [0, 0, 0, 0]}
    assert lifetime.months[series.lines[0].points[2].ledger_length] == OCTOBER


def test_a_game_of_the_year_9999_makes_the_graph_no_longer():
    far = Record("hamsterdam", "9999-06-01T12:00:00+00:00", ("Mira", "Edda"), ("person",) * 2, (1, 2), (0,), 1)
    assert Lifetime([far, *SEASON]).months == Lifetime(SEASON).months


@pytest.mark.parametrize(("value", "counts"), [("won", [0, 0, 1, 0]), ("games", [0, 0, 1, 0])])
def test_of_one_game_alone(value, counts):
    lifetime = Lifetime(SEASON)
    assert [*lifetime.games] == ["hamsterdam", "hamsterrolle"]
    series, names = lifetime.of(value, "hamsterrolle")
    assert names[0] == "Mira" and [point.y for point in series.lines[0].points] == counts


def test_there_are_never_more_lines_than_hamsters():
    many = [game(11, 3, (f"A{n}", f"B{n}")) for n in range(9)]
    assert len(Lifetime(many).of("points")[0].lines) == 5 and Lifetime([]).of("won")[0].lines == ()


def test_strangers_have_the_hamsters_of_their_seats_and_no_two_the_same():
    crowd = guests([game(11, 2, ("Ada", "Bo", "Cy"), (3, 2, 1)), game(11, 1, ("Zoe", "Bo"), (1, 2))])
    assert {one.name: one.seat for one in crowd} == {"Cy": 2, "Bo": 1, "Zoe": 0, "Ada": 3}


# The pages


@pytest.fixture
def page(qtbot):
    made = MonthsPage(SEASON, TODAY)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    settled()
    return made


def press(page, words):
    next(one for one in page.bar.buttons if one.text() == words).press()


def test_one_leafs_through_the_months_by_buttons_and_keys(page):
    assert page.season == NOVEMBER and page.said == "In front, with 1 point: Jonas, Mira."
    assert page.title.text() == "November 2026" and "Later" not in [one.text() for one in page.bar.buttons]
    press(page, "Earlier")
    assert page.season == OCTOBER and page.said == "Winner of October 2026, with 2 points: Mira."
    assert page.table.model().index(0, 1).data() == "Mira" and page.podium.accessibleName() == page.said
    settled()
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert page.season == AUGUST and "Earlier" not in [one.text() for one in page.bar.buttons]
    settled()
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.season == OCTOBER


def test_the_podium_stays_as_high_while_one_leafs(page):
    settled()
    high = page.podium.height()
    assert high > 200
    for words in ("Earlier", "Later"):
        press(page, words)
        settled()
        assert page.podium.height() == high


def test_the_year_is_one_press_away_with_all_of_its_games_and_the_way_back(page, said):
    page.span.set_current(YEAR)
    assert page.title.text() == "2026" and page.subtitle.text() == "6 finished games"
    assert page.said == "In front, with 3 points: Jonas, Mira." and said[-1] == f"2026. {page.said}"
    assert [one.text() for one in page.bar.buttons] == ["All months", "Back"]
    again = MonthsPage(SEASON, TODAY)
    again.stay_at(page)
    assert again.title.text() == "2026" and again.span.current == YEAR
    page.span.set_current(MONTH)
    assert page.season == NOVEMBER


def test_a_year_that_is_over_has_been_won(qtbot):
    made = MonthsPage(SEASON, date(2027, 1, 1))
    qtbot.addWidget(made)
    made.span.set_current(YEAR)
    assert made.said == "Winner of the year 2026, with 3 points: Jonas, Mira."


def test_only_the_winner_of_a_month_that_is_over_is_cheered(page, qtbot):
    theme.set_pace(1.0)
    settled()
    assert not page.podium.is_playing
    press(page, "Earlier")
    qtbot.waitUntil(lambda: page.podium.is_playing)


def test_before_the_first_game_there_is_no_month(qtbot):
    made = MonthsPage([], TODAY)
    qtbot.addWidget(made)
    assert made.season is None and made.said == "No game that counts has been finished yet."


def test_a_point_of_the_graph_leads_to_its_month(qtbot):
    made = LifetimePage(SEASON)
    qtbot.addWidget(made)
    made.resize(1200, 700)
    made.show()
    settled()
    QTest.keyClick(made.graph, Qt.Key.Key_Left)
    assert made.graph.accessibleDescription().startswith("Nov ’26: Jonas 1, Mira 1")
    with qtbot.waitSignal(made.month_wanted) as wanted:
        QTest.keyClick(made.graph, Qt.Key.Key_Return)
    assert wanted.args == [NOVEMBER]
    press(made, "Show as table")
    assert [made.numbers.index(row, 0).data() for row in range(4)] == ["Aug ’26", "Sep ’26", "Oct ’26", "Nov ’26"]
    made.value.picked.emit("won")
    assert made.subtitle.text().startswith("Points")


def test_the_first_month_is_named_below_its_points(qtbot):
    made = LifetimePage(SEASON[:2])
    qtbot.addWidget(made)
    made.resize(700, 460)
    made.show()
    settled()
    point, height = made.graph.at(0, 0), theme.px(20)
    name = made.graph.grab(QRect(round(point.x()) - 20, round(made.graph.area().bottom()) + 3, 40, height)).toImage()
    assert len({name.pixel(x, y) for x in range(40) for y in range(height)}) > 1


def test_the_names_of_months_do_not_run_into_each_other(qtbot):
    theme.set_text_scale(1.3)
    made = LifetimePage([game(month, 3) for month in range(11, 0, -1)])
    qtbot.addWidget(made)
    made.resize(960, 460)
    made.show()
    settled()
    named = made.graph.plot.plotItem.getAxis("bottom")._tickLevels[0]
    wide = QFontMetricsF(theme.font(13, 700)).horizontalAdvance
    for (x, name), (following, other) in pairwise(named):
        apart = made.graph.at(following, 0).x() - made.graph.at(x, 0).x()
        assert apart > (wide(name) + wide(other)) / 2 + 4


def test_the_records_lead_to_the_months_and_these_to_the_graph_and_back(window):
    finished(window)
    window.show_page("records")
    press(window.page, "Months")
    assert isinstance(window.page, MonthsPage)
    press(window.page, "All months")
    assert isinstance(window.page, LifetimePage)
    window.page.month_wanted.emit(window.page.lifetime.months[0])
    assert isinstance(window.page, MonthsPage) and window.page.title.text() == season_words(window.page.season)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, LifetimePage)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert not isinstance(window.page, LifetimePage | MonthsPage)


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale != 130))
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_no_words_are_cut_off(window, scale, language):
    finished(window)
    window.resize(1280, 760)
    window.set_settings(window.settings._replace(text_scale=scale, language=language))
    settled()
    for page in ("months", "lifetime"):
        window.show_page(page)
        settled()
        assert cut_off(window.page) == []
