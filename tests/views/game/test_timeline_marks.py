"""Marks on the timeline: they stand where something mattered, say what it was, and lead there."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from hamster_table.engine.storage.annotations import Bookmark
from hamster_table.models import messages
from hamster_table.models.session import Session
from hamster_table.views.art.theme import APPEARANCE, THEMES
from hamster_table.views.board.example import play_until
from hamster_table.views.game.timeline import Timeline
from hamster_table.views.game.timeline_marks import RIM, SIDE, TimelineMark, marks_of
from hamster_table.views.screenshots.scenarios import PLAYERS

FALL = TimelineMark(12, 1, "Jonas falls into the alligator pit.")
LEAD = TimelineMark(30, 0, "Mira takes the lead.", is_golden=True)
END = TimelineMark(40, -1, "The game is over.")


@pytest.fixture
def timeline(qtbot):
    made = Timeline()
    qtbot.addWidget(made)
    made.resize(900, 56)
    made.find_marks = lambda: (FALL, LEAD, END)
    made.show_place(40, 40)
    with qtbot.waitExposed(made):
        made.show()
    made.went = []
    made.travel.connect(made.went.append)
    return made


def press(track, mark):
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=track.mark_place(mark).toPoint())


def test_a_pressed_mark_leads_to_its_moment_and_says_what_happened(timeline):
    press(timeline.track, FALL)
    assert timeline.went == [12]
    assert "Jonas falls" in QToolTip.text()


def test_a_mark_under_the_pointer_says_what_happened(timeline):
    track = timeline.track
    for mark in (FALL, LEAD, END):
        where = track.mark_place(mark).toPoint()
        QApplication.sendEvent(track, QHelpEvent(QEvent.Type.ToolTip, where, track.mapToGlobal(where)))
        assert mark.text in QToolTip.text()
    assert track.mark_near(track.mark_place(FALL) + QPoint(60, 0)) is None


def test_below_the_marks_one_goes_where_one_presses(timeline):
    track = timeline.track
    beside = QPoint(round(track.knob_at(13)), round(track.groove_at()))
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=beside)
    assert timeline.went == [13]


def test_keys_and_buttons_go_from_mark_to_mark(timeline, qtbot):
    track = timeline.track
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        qtbot.keyClick(track, key)
    assert timeline.went == [30, 12, 30]
    before, after = timeline.to_marks
    qtbot.mouseClick(before, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(after, Qt.MouseButton.LeftButton)
    assert timeline.went[3:] == [12, 30]


def test_without_marks_the_keys_page_and_there_are_no_buttons(qtbot):
    plain = Timeline()
    qtbot.addWidget(plain)
    plain.show_place(40, 40)
    plain.show()
    qtbot.keyClick(plain.track, Qt.Key.Key_PageUp)
    assert plain.track.value() == 30
    assert not any(button.isVisible() for button in plain.to_marks)
    assert plain.track.groove_at() == plain.track.height() / 2


def test_marks_that_are_near_each_other_do_not_lie_on_each_other(timeline):
    crowd = [TimelineMark(at, at % 5, str(at)) for at in (34, 35, 36, 37, 38, 39, 40)]
    timeline.track.set_marks(crowd)
    places = [timeline.track.mark_place(mark).x() for mark in crowd]
    assert all(b - a >= 15 for a, b in pairwise(places))
    assert timeline.track.rect().contains(timeline.track.mark_place(crowd[-1]).toPoint())


def test_of_a_game_with_thousands_of_marks_so_many_are_shown_as_have_room(timeline):
    """The strip is no slower with them; keys go to every one of them."""
    track = timeline.track
    timeline.show_place(20_000, 500)
    marks = [TimelineMark(at, at % 2, str(at), is_golden=at == 7_001) for at in range(1, 20_001, 2)]
    track.set_marks(marks)
    y = track.mark_place(marks[0]).y()
    seen = [track.mark_near(QPointF(x, y)) for x in range(track.width())]
    shown = [*dict.fromkeys(mark for mark in seen if mark)]
    assert track.width() / 40 < len(shown) <= track.width() / (SIDE + 2 * RIM) + 1
    assert marks[3_500] in shown, "golden ones come first"
    assert shown == sorted(shown, key=lambda mark: mark.at)
    assert all(b - a >= SIDE for a, b in pairwise(track.mark_place(mark).x() for mark in shown))
    track.setFocus()
    QTest.keyClick(track, Qt.Key.Key_PageDown)
    assert timeline.went[-1] == 501, "the next one, shown or not"
    timeline.grab()
    timeline.resize(500, 56)
    narrow = {mark for x in range(track.width()) if (mark := track.mark_near(QPointF(x, y)))}
    assert len(narrow) < len(shown)


def test_golden_rims_are_whole_and_leave_the_edge_of_the_paper_free(timeline, monkeypatch):
    monkeypatch.setattr(APPEARANCE, "theme", THEMES["contrast"])
    seen, there = timeline.grab().toImage(), timeline.track.mark_place(LEAD) + timeline.track.pos()
    ratio = seen.devicePixelRatio()
    column = [seen.pixelColor(round(there.x() * ratio), round(y * ratio)) for y in range(round(there.y()))]
    # The edge is two pixels of white; the yellow rim begins below it.
    assert column[0] == column[1] == THEMES["contrast"].edge
    assert THEMES["contrast"].legal in column


def test_golden_rims_do_not_lie_on_each_other(timeline):
    crowd = [TimelineMark(at, at % 5, str(at), is_golden=True) for at in (38, 39, 40)]
    timeline.track.set_marks(crowd)
    places = [timeline.track.mark_place(mark).x() for mark in crowd]
    assert all(b - a >= SIDE + 2 * RIM for a, b in pairwise(places))
    assert places[-1] + SIDE / 2 + RIM <= timeline.track.width()


def test_a_screen_reader_hears_how_many_there_are(timeline):
    assert timeline.track.accessibleDescription().startswith("Key moments: 3.")
    assert [button.accessibleName() for button in timeline.to_marks] == ["Previous key moment", "Next key moment"]


def test_marks_are_looked_for_only_while_they_are_seen(timeline):
    asked = []
    timeline.find_marks = lambda: asked.append(1) or ()
    timeline.show_place(40, 12)
    timeline.hide()
    timeline.show_place(41, 41)
    assert asked == []
    timeline.show()
    assert asked == [1]
    timeline.show_place(41, 12)
    assert asked == [1], "the game is the same one"
    timeline.show_place(41, 12, [(12, Bookmark("here"))])
    assert asked == [1, 1], "something was noted in it"


def test_marks_tell_only_what_the_public_story_tells(qtbot):
    match = play_until("run-hamster-run", lambda match: False, "3")
    session = Session(match, PLAYERS)
    public = {messages.sentence(event, session.names) for _, event in match.story_of(None)}
    marks = marks_of(session)
    assert marks and {line for mark in marks for line in mark.text.split("\n")} <= public | {"…"}
    session.stop()
