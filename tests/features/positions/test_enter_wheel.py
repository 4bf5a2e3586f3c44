"""A position of the wheel is entered: what lies in it comes to rest a moment later, on a thread."""

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle.events import PositionEntered
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.position import Field, PositionEntry
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.positions.computed_fields import ComputedFields
from hamster_table.features.positions.editor import Computation, Computed, Editor
from hamster_table.features.positions.feature import BEGIN
from hamster_table.features.positions.in_the_window import enter
from hamster_table.features.positions.position_page import PositionPage, ProblemRow
from hamster_table.models.settings import Settings
from hamster_table.views import feature
from hamster_table.views.pages.about import AboutPage
from hamster_table.views.pages.new_game.kinds import PERSON
from hamster_table.views.pages.new_game.new_game_page import NewGame
from hamster_table.views.pages.new_game.place_card import Place
from hamster_table.views.widgets.buttons import Link
from hamster_table.views.widgets.text import TextLabel
from tests.views.seen import settle

GAME = "hamsterrolle"
LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.usefixtures("tinkerers")
PEOPLE = PlayerInfo("Mira"), PlayerInfo("Jonas")


@pytest.fixture
def page(window, qtbot):
    """The page of a game without simulated wood."""
    enter(window, NewGame(GAME, PEOPLE, {"physics": "simple"}))
    settle()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window.page


def type_number(page, key, number):
    box = page.rows[key].control.box
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, str(number))


def enter_tile(page):
    """The first tile of Jonas lies in the compartment after next from the cone."""
    type_number(page, "turn", 3)
    page.rows["reference"].control._pick("3")
    QTest.mouseClick(page.rows["pieces"].control.more, LEFT)
    page.rows["k2"].control._pick("tile")
    type_number(page, "c2", 3)
    QTest.keyClick(page.rows["1.tile"].control.box, Qt.Key.Key_Down)


def sentences(page):
    settle()
    return [row.findChild(TextLabel).text() for row in page.findChildren(ProblemRow)]


def test_a_wheel_is_entered_by_mouse_and_keys_and_the_game_goes_on(window, page, qtbot):
    assert not page.go_on.is_off and not page.rows["k2"].isVisible()
    enter_tile(page)
    assert page.go_on.is_off and page.stop.isVisible() and page.problems == []
    qtbot.waitUntil(lambda: not page.go_on.is_off, timeout=30_000)
    assert not page.stop.isVisible() and "can go on" in page.line.text()
    page.go_on.setFocus()
    QTest.keyClick(page.go_on, Qt.Key.Key_Return)
    match = window.session.match
    assert window.page is window.game and isinstance(match.events[0], PositionEntered)
    assert isinstance(match.state.agenda[-1], TakeTurn) and match.state.turn == 3 and match.ledger == []
    assert [len(match.state.supply(seat)) for seat in range(2)] == [14, 13] and len(match.state.in_wheel()) == 2
    frame = window.game.frame
    assert frame.bar.undo.is_off
    qtbot.waitUntil(lambda: window.session.asked_seat == 0)


def test_what_cannot_be_laid_is_said_with_its_ruling_at_its_piece(window, page, qtbot):
    enter_tile(page)
    page.rows["lowest"].control._pick("8")
    qtbot.waitUntil(lambda: page.problems != [], timeout=30_000)
    (said,) = sentences(page)
    assert said.startswith("With these pieces the wheel comes to rest with compartment")
    assert page.go_on.is_off and not page.stop.isVisible() and not page.again.isVisible()
    QTest.mouseClick(page.go_on, LEFT)
    assert window.focusWidget() is page.rows["lowest"].control
    page.rows["lowest"].control._pick("auto")
    qtbot.waitUntil(lambda: not page.go_on.is_off, timeout=30_000)
    assert sentences(page) == []


def test_the_wheel_is_shown_before_the_supplies_are_right(page, qtbot):
    enter_tile(page)
    type_number(page, "1.tile", 2)
    assert page.picture.is_pale and [one.refusal.reason for one in page.problems] == ["entered-pieces"]
    assert not page.stop.isVisible()
    qtbot.waitUntil(lambda: not page.picture.is_pale, timeout=30_000)
    assert page.go_on.is_off and len(sentences(page)) == 1
    type_number(page, "1.tile", 1)
    assert not page.go_on.is_off


def test_laying_is_stopped_and_begun_again(window, page, qtbot):
    enter_tile(page)
    page.stop.setFocus()
    QTest.keyClick(page.stop, Qt.Key.Key_Space)
    assert page.again.isVisible() and not page.stop.isVisible() and page.go_on.is_off
    assert page.line.text() == "It was not tried whether this position can be."
    QTest.mouseClick(page.again, LEFT)
    assert page.stop.isVisible() and not page.again.isVisible()
    qtbot.waitUntil(lambda: not page.go_on.is_off, timeout=30_000)


def test_each_piece_is_called_by_its_number(page):
    enter_tile(page)
    names = {
        QAccessible.queryAccessibleInterface(row.focusProxy()).text(QAccessible.Text.Name)
        for key, row in page.rows.items()
        if key[1:] == "2"
    }
    assert {"Piece 2: tile", "Piece 2: Lies on: the wheel", "Piece 2: How it lies: flat, along the rim"} <= names
    box = page.rows["c2"].control.box
    assert QAccessible.queryAccessibleInterface(box).text(QAccessible.Text.Name) == "Piece 2: Compartment"


def test_another_language_keeps_the_wheel_and_what_was_found(window, page, qtbot):
    enter_tile(page)
    qtbot.waitUntil(lambda: not page.go_on.is_off, timeout=30_000)
    window.set_settings(Settings(language="de"))
    again = window.page
    assert isinstance(again, PositionPage) and again is not page
    assert again.values == page.values and not again.go_on.is_off
    settle()


def test_the_wheel_on_the_table_is_there_as_it_lies(window, qtbot):
    window.new_games.set_up(GAME)
    window.page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON)})
    QTest.mouseClick(window.page.deeds[BEGIN.title], LEFT)
    settle()
    page = window.page
    QTest.mouseClick(page.go_on, LEFT)
    assert window.page is window.game
    enter(window)
    page = window.page
    assert page.values["l1"] == "kept" and not page.go_on.is_off and page.problems == []


def test_a_page_of_a_feature_about_positions_can_be_called_up_and_left(monkeypatch, open_window):
    asked = []
    one = feature.FeaturePage(
        "notes", "Notes", lambda window, game: asked.append(game) or AboutPage(), for_positions=lambda game: game.title
    )
    monkeypatch.setattr(feature, "pages", lambda: (one,))
    window = open_window()
    enter(window, NewGame(GAME, PEOPLE, {"physics": "simple"}))
    page = window.page
    (link,) = [link for link in page.findChildren(Link) if link.text() == "Hamsterrolle"]
    link.chosen.emit()
    assert asked == [GAME] and isinstance(window.page, AboutPage)
    window.go_back()
    assert window.page is page


# Without the wheel


def editor_of(run):
    fields = [
        Field(key="n", label="Number", usual=1, most=9),
        Field(key="found", label="", usual="", is_computed=True),
    ]
    computation = Computation(lambda setup, values: values["n"], lambda setup, values: True, run, "{done} of {all}")
    entry = PositionEntry(lambda setup: fields, lambda setup, values: (), None, None)
    return Editor(entry, lambda view: None, computation)


def computed(editor, parent):
    return ComputedFields(editor, None, {"n": 1, "found": ""}, parent)


def test_a_change_stops_what_is_computed_for_what_was_there_before(qtbot):
    """The one before is told to stop, and what it finds counts for nothing."""
    begun, stopped = threading.Event(), threading.Event()

    def run(setup, values, stop, progress):
        progress(1, 2)
        begun.set()
        while values["n"] == 1 and not stop():
            pass
        stopped.set()
        return Computed({"found": str(values["n"])})

    parent = QObject()
    fields = computed(editor_of(run), parent)
    fields.ask({"n": 1, "found": ""})
    qtbot.waitUntil(lambda: begun.is_set() and fields.done == (1, 2))
    fields.ask({"n": 2, "found": ""})
    qtbot.waitUntil(lambda: stopped.is_set() and not fields.is_running)
    assert fields.filled({"n": 2}) == {"n": 2, "found": "2"}
    assert fields.filled({"n": 1}) == {"n": 1, "found": ""} and fields.lacks({"n": 1, "found": ""})


def test_nothing_comes_of_what_was_stopped(qtbot):
    done = threading.Event()

    def run(setup, values, stop, progress):
        progress(1, 2)
        done.set()
        return Computed({"found": "7"})

    parent = QObject()
    fields = computed(editor_of(run), parent)
    fields.ask({"n": 1, "found": ""})
    # All that it says waits for the events of the window, which come only after the stop.
    fields._soon.stop()
    fields._begin()
    assert done.wait(20)
    fields.stop()
    QCoreApplication.processEvents()
    assert fields.is_stopped and not fields.is_running and fields.done == (0, 0)


def test_a_computation_ends_with_its_page(qtbot):
    begun, ended = threading.Event(), threading.Event()

    def run(setup, values, stop, progress):
        begun.set()
        while not stop():
            pass
        ended.set()
        return Computed({})

    parent = QObject()
    computed(editor_of(run), parent).ask({"n": 1, "found": ""})
    qtbot.waitUntil(begun.is_set)
    del parent
    qtbot.waitUntil(ended.is_set)


def test_a_computation_that_breaks_down_can_be_tried_again(qtbot, monkeypatch):
    reported, calls = [], []
    monkeypatch.setattr("sys.excepthook", lambda *error: reported.append(error[1]))

    def run(setup, values, stop, progress):
        calls.append(1)
        if len(calls) == 1:
            raise ZeroDivisionError
        return Computed({"found": "7"})

    parent = QObject()
    fields = computed(editor_of(run), parent)
    fields.ask({"n": 1, "found": ""})
    qtbot.waitUntil(lambda: fields.is_stopped)
    assert isinstance(reported[0], ZeroDivisionError) and not fields.is_running
    fields.again()
    qtbot.waitUntil(lambda: not fields.is_running)
    assert fields.filled({"n": 1})["found"] == "7" and not fields.is_stopped
