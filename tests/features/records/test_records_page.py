"""The finished games: a list of them, the people who played, and the sleeping hamster before the first."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt

from hamster_table.engine.game_records import Achieved, Record
from hamster_table.engine.tallies import Luck, Tally
from hamster_table.features.records.records_page import RecordsPage
from hamster_table.models.people import PEOPLE, People, Person
from tests.views.seen import settle

GAMES = [
    Record(
        "run-hamster-run", "2026-11-20T18:30:00Z", ("Mira", "Jonas"), ("person", "person"), (1, 2), (0,), 9,
        (Tally(0, {}, Luck(((1, 2), (1, 2)), 2)), Tally(1, {}, Luck(((1, 2), (1, 2)), 0))),
    ),
    Record("run-hamster-run", "2026-11-19T18:30:00Z", ("Mira", "<b>Edda</b>"), ("person", "sharp"), (1, 1), (), 4),
]  # fmt: skip


@pytest.fixture
def page(qtbot):
    made = RecordsPage(GAMES)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def shown(model):
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def test_games_stand_in_their_order_with_winner_end_and_people(page):
    assert [row[1:] for row in shown(page.finished)] == [
        ["Run, Hamster, Run!", "Mira", "9 rounds", "Mira, Jonas"],
        ["Run, Hamster, Run!", "nobody", "4 rounds", "Mira, <b>Edda</b>"],
    ]


class Painted(QObject):
    """Where the board was when all of the page was painted last."""

    def __init__(self, page):
        super().__init__(page)
        self.page, self.board = page, None
        page.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and event.rect() == self.page.rect():
            self.board = self.page.board()
        return False


def test_the_board_is_painted_where_it_is_whatever_has_moved_the_bar(page, qtbot):
    painted, bottoms = Painted(page), set()
    changes = [lambda n=n: page.choice.chosen.emit(n) for n in (1, 0, 1)]
    changes += [lambda: page.resize(1100, 640), lambda: page.bar.setMinimumHeight(150)]
    for change in changes:
        change()
        settle()
        assert painted.board == page.board()
        bottoms.add(page.board().bottom())
    assert len(bottoms) > 2


def test_that_a_click_replays_a_game_is_said_where_it_does(page):
    for table, is_said in ((0, True), (1, False), (0, True)):
        page.choice.chosen.emit(table)
        page.resize(page.width() + 1, 800)
        settle()
        assert page.bar.hint.isVisible() == is_said == ("Click a game" in page.bar.accessibleName())


def test_people_are_counted_over_all_games(page):
    assert shown(page.persons) == [
        ["Mira", "2", "1", "50 %", "2 of 2", "1.0"],
        ["Jonas", "1", "0", "0 %", "0 of 2", "1.0"],
        ["Sharp (computer)", "1", "0", "0 %", "–", "–"],
    ]


def test_who_is_known_is_shown_by_their_face(page):
    page.choice.set_current(1)
    before = page.grab().toImage()
    PEOPLE.now = People((Person("Guest"),))
    assert page.grab().toImage() == before
    PEOPLE.now = People((Person("Mira", "black", "top"),))
    assert page.grab().toImage() != before


def test_the_luck_of_each_game_is_told_in_its_own_words_and_apart(page):
    lucks = (Tally(0, {}, Luck(((6, 36), (6, 36)), 1)), Tally(1, {}, Luck(((0, 36),), 0)))
    dam = Record("hamsterdam", "2026-11-21T18:30:00Z", ("Mira", "Rusty"), ("person",) * 2, (1, 2), (0,), 6, lucks)
    page.persons.set_records([*GAMES, dam])
    titles = [page.persons.headerData(n, Qt.Orientation.Horizontal) for n in range(page.persons.columnCount())]
    assert titles[4:] == ["Rolls that missed", "Expected", "Tests won", "Expected"]
    by_name = {row[0]: row[4:] for row in shown(page.persons)}
    assert by_name["Mira"] == ["1 of 2", "0.3", "2 of 2", "1.0"]
    assert by_name["Rusty"] == ["0 of 1", "0.0", "–", "–"]
    assert by_name["Jonas"] == ["–", "–", "0 of 2", "1.0"]


def test_a_game_of_a_package_that_is_gone_is_still_listed(qtbot):
    page = RecordsPage([Record("burrow", "long ago", ("A",), ("person",), (1,), (0,), 3)])
    qtbot.addWidget(page)
    assert shown(page.finished) == [["long ago", "burrow", "A", "3 rounds", "A"]]


def test_before_the_first_game_a_hamster_sleeps(qtbot):
    page = RecordsPage([])
    qtbot.addWidget(page)
    page.show()
    assert not page.choice.isVisible()
    assert page._stack.currentWidget().isVisible()
    assert page.bar.title.text() == "0 finished games"
    assert page.widest and page.body_height()


def test_escape_leaves_the_page(qtbot, page):
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def wheel(of, tower, ended="2026-11-20T18:30:00Z"):
    done = (Achieved("tower", tower, (1,), 40 + of),)
    return Record("hamsterrolle", ended, ("Mira", "Jonas"), ("person",) * 2, (1, 2), (0,), 9, (), done, of)


def test_the_best_ever_stands_with_name_and_day_and_leads_to_its_moment(qtbot):
    page = RecordsPage([wheel(3, 5), wheel(2, 7), wheel(1, 7), *GAMES], kept={1, 2, 3})
    qtbot.addWidget(page)
    ((feat, best, who, game, day),) = shown(page.best)
    assert (feat, best, who, game) == ("Tallest tower", "7 pieces", "Jonas", "Hamsterrolle") and "2026" in day
    with qtbot.waitSignal(page.moment_opened) as opened:
        page._stack.widget(2).chosen.emit(0)
    assert opened.args == [1, 41]


def test_the_best_ever_of_a_game_that_is_gone_stays_and_says_so(qtbot):
    page = RecordsPage([wheel(1, 7)])
    qtbot.addWidget(page)
    with qtbot.assertNotEmitted(page.moment_opened):
        page._stack.widget(2).chosen.emit(0)
    assert page.bar.hint.text() == "This game is no longer saved and cannot be replayed."


def test_without_feats_there_is_no_list_of_them(page):
    assert not page.best.rows and page.choice._keys == [0, 1]
