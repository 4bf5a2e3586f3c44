"""How long each person thinks: counted while they are asked, told at the end, and shown where that is wanted."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import SoftClock, TimeUsed, time_used, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.clock.feature import NAME
from hamster_table.features.clock.stopwatch import Stopwatch
from hamster_table.models.record_words import time_words
from hamster_table.views.game.game_over import GameOverOverlay
from tests.at_once import any_action, asks, go_on, play_to_the_end, table
from tests.views.cut_off import settled


class Seconds:
    """A clock that goes when the test says so."""

    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def seconds():
    return Seconds()


@pytest.fixture
def page(qtbot):
    shown = QWidget()
    qtbot.addWidget(shown)
    shown.show()
    return shown


def watching(session, page, seconds):
    watch = Stopwatch(session, seconds)
    watch.go_with(page)
    return watch


def test_only_who_is_asked_is_waited_for(page, seconds):
    session = table("person whim person")
    watch = watching(session, page, seconds)
    seconds.now = 5
    go_on(session, asks("DeclareDeed"))
    assert watch.used == [0, 0, 0]
    seconds.now += 90
    session.submit(session.asked_seat, any_action(session, session.asked_seat))
    assert sum(watch.used) == 90 == sum(time_used(session.notes)) and watch.used[1] == 0 and watch.seat is None
    seconds.now += 1000
    assert sum(watch.used) == 90


def test_behind_another_page_nobody_is_waited_for(page, seconds):
    session = table("person whim")
    watch = watching(session, page, seconds)
    go_on(session, lambda session: session.asked_seat is not None)
    seconds.now += 3
    page.hide()
    seconds.now += 1000
    page.show()
    seconds.now += 4
    assert watch.used == [7, 0]


def test_nobody_is_waited_for_in_a_window_that_is_made_small(page, seconds, qtbot):
    session = table("person whim")
    watch = watching(session, page, seconds)
    go_on(session, lambda session: session.asked_seat is not None)
    seconds.now += 3
    page.showMinimized()
    qtbot.waitUntil(lambda: watch.seat is None)
    seconds.now += 1000
    page.showNormal()
    qtbot.waitUntil(lambda: watch.seat == 0)
    seconds.now += 4
    assert watch.used == [7, 0]


def test_a_table_laid_anew_goes_on_with_the_same_watch(page, qtbot, seconds):
    session = table("person whim")
    watch = watching(session, page, seconds)
    go_on(session, lambda session: session.asked_seat is not None)
    other = QWidget()
    qtbot.addWidget(other)
    seconds.now += 3
    watch.go_with(other)
    page.hide()
    seconds.now += 5
    other.show()
    seconds.now += 4
    assert watch.used == [7, 0]


def test_undo_gives_no_time_back_and_a_game_goes_on_from_what_was_used(page, seconds):
    session = table("person whim")
    watching(session, page, seconds)
    go_on(session, asks("AllocatePluck"))
    seconds.now += 60
    session.submit(0, any_action(session, 0))
    session.undo()
    assert time_used(session.notes) == (60, 0)
    again = table("person whim")
    again.notes = [(0, TimeUsed((60, 0)))]
    assert Stopwatch(again).used == [60, 0]


@pytest.mark.parametrize(("used", "said"), [(0, "0:00"), (65, "1:05"), (3725, "1:02:05"), (-65, "−1:05")])
def test_time_in_words(used, said):
    assert time_words(used) == said


# In the window


def begun(window, notes=(), names=("Mira", "Jonas"), kinds=("person", "person")):
    match = Match.new("run-hamster-run", len(names), seed="tea")
    players = tuple(map(PlayerInfo, names, kinds))
    window.begin(window.library.begin(match, players, written([(0, note) for note in notes])))
    return window.game.frame.bar.added[NAME]


def test_the_result_tells_how_long_each_person_was_waited_for(window, qtbot):
    begun(window, [TimeUsed((125, 0))])
    play_to_the_end(window.session.match)
    window.session._interrupt()
    window.session.proceed()
    qtbot.waitUntil(lambda: bool(window.findChildren(GameOverOverlay)))
    [sheet] = window.findChildren(GameOverOverlay)
    assert [*sheet.result.figures.items()][-1] == ("Time", ["2:05", "–"]) and "Time 2:05" in sheet.result.spoken()


def test_without_a_clock_none_is_shown_and_no_timer_runs(window):
    button = begun(window)
    settled()
    assert not button.isVisible() and not button._ticks.isActive()


def test_the_clock_is_that_of_people(window):
    assert (
        "Mira: 15:00"
        in begun(window, [SoftClock(15)], kinds=("whim", "person"), names=("Rusty", "Mira")).accessibleName()
    )
    assert not begun(window, [SoftClock(15)], kinds=("whim", "whim")).isVisible()


def test_the_clock_shows_what_is_left_and_a_press_tells_it_of_everybody(window, qtbot):
    button = begun(window, [SoftClock(15), TimeUsed((61, 900))])
    qtbot.waitUntil(lambda: window.session.asked_seat is not None)
    settled()
    assert button.isVisible() and button._ticks.isActive()
    assert button.accessibleName() == "Mira: 13:59 left"
    button.press()
    assert "Mira: 13:5" in window.game.notice.text and "Jonas: 0:00 left" in window.game.notice.text


def test_in_another_language_and_behind_another_page_it_is_the_same_clock(window, qtbot):
    before = begun(window, [SoftClock(15), TimeUsed((61, 0))])
    qtbot.waitUntil(lambda: window.session.asked_seat is not None)
    window.set_settings(window.settings._replace(language="de"))
    settled()
    button = window.game.frame.bar.added[NAME]
    assert button is not before and button.isVisible() and button.accessibleName().startswith("Mira: noch 13:5")
    assert len(window.session.findChildren(Stopwatch)) == 1
    for page, is_running in (("settings", False), ("", True)):
        window.show_page(page) if page else window.show_game()
        settled()
        assert button._ticks.isActive() == is_running


def test_who_has_used_the_time_is_told_once_gently_and_plays_on(window, qtbot):
    button = begun(window, [SoftClock(5), TimeUsed((299, 0))])
    heard = []
    window.game.animation_player.cues.given.connect(heard.append)
    qtbot.waitUntil(lambda: window.session.asked_seat is not None)
    button._watch._used[0] = 301.0
    button._tick()
    button._tick()
    assert heard.count("time is up") == 1 and "Mira has used up the time" in window.game.notice.text
    assert button.accessibleName() == "Mira: 0:01 over" and window.session.asked_seat == 0


def test_it_is_chosen_behind_more_and_holds_for_the_next_game_too(window, qtbot):
    window.new_games.set_up("run-hamster-run")
    page = window.page
    row = next(row for row, _ in page.extras if row.option.key == "thinking")
    others = page.new_game().notes
    assert not row.isVisible() and not any(isinstance(note, SoftClock) for note in others)
    row.choice._pick("10")
    assert page.new_game().notes == (SoftClock(10), *others) and "10 minutes each" in page.unusual.text()
    QTest.keyClick(page, Qt.Key.Key_Return)
    page.deal_button.press()
    assert (0, SoftClock(10)) in window.session.notes
    window.session.remember(TimeUsed((5,) * window.session.match.setup.seats))
    window.new_games.same_again()
    assert (0, SoftClock(10)) in window.session.notes


@pytest.mark.parametrize("size", [(960, 500), (1280, 800)])
def test_there_is_room_for_it(window, qtbot, size):
    window.resize(*size)
    button = begun(window, [SoftClock(60), TimeUsed((7200, 0))])
    qtbot.waitUntil(lambda: window.session.asked_seat is not None)
    settled()
    bar = window.game.frame.bar
    assert button._words.startswith("−1:00") and button.width() >= button.sizeHint().width()
    assert bar.rect().contains(bar.menu.geometry()) and bar.steps.width() >= bar.steps.minimumSizeHint().width()
