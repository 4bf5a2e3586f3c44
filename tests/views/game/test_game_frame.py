"""The frame round a game: its bar, its rail and sheets, the way back through the game, at every size."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hamster_table.views.art import theme
from hamster_table.views.game.game_frame import GameFrame
from hamster_table.views.widgets.buttons import IconButton
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import TextLabel

STEPS = ("Allocate", "Initiative", "Declare", "Resolve", "Belt", "Alligators", "Fatigue", "Tally")


@pytest.fixture
def frame(qtbot):
    frame = GameFrame()
    qtbot.addWidget(frame)
    frame.resize(1280, 800)
    frame.set_title("Run, Hamster, Run!", "Round 6")
    frame.set_steps(STEPS, 3)
    frame.set_table(QWidget())
    frame.prompt_bar.show_prompt(0, "Mira runs", "Flip: 1 square.", [ButtonSpec("Stop here", print, "gold", "Enter")])
    frame.show()
    qtbot.waitExposed(frame)
    return frame


def parts(frame):
    """The places of what must never cover each other."""
    shown = [frame.bar, frame.table, frame.prompt_bar]
    if frame.timeline.isVisible():
        shown.append(frame.timeline)
    places = [part.geometry() for part in shown]
    if not frame.is_small:
        places += [button.geometry() for button in frame.rail_buttons.values()]
    return places


def test_the_bar_has_room_for_larger_letters_at_once(frame):
    theme.set_text_scale(1.5)
    bar = frame.bar
    assert bar.height() >= bar.title.height() + bar.subtitle.height()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("past", [False, True])
def test_everything_is_in_sight_and_nothing_covers_another(frame, size, scale, past):
    theme.set_text_scale(scale)
    frame.resize(*size)
    frame.set_timeline(40, 12 if past else 40)
    QApplication.processEvents()
    places = parts(frame)
    assert all(frame.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[:n])
    assert all(button.isVisible() for button in frame.rail_buttons.values())
    assert frame.table.height() > 0.3 * frame.height()


@pytest.mark.parametrize("name", ["home", "undo", "redo", "pace", "menu"])
def test_the_buttons_of_the_bar_are_told(frame, qtbot, name):
    with qtbot.waitSignal(getattr(frame, name)):
        qtbot.mouseClick(getattr(frame.bar, name), Qt.MouseButton.LeftButton)


def test_a_button_that_is_off_gives_its_reason_to_the_prompt(frame, qtbot):
    frame.bar.undo.switch_off("The dice have fallen.")
    with qtbot.assertNotEmitted(frame.undo), qtbot.waitSignal(frame.prompt_bar.refused) as told:
        qtbot.mouseClick(frame.bar.undo, Qt.MouseButton.LeftButton)
    assert told.args == ["The dice have fallen.", frame.bar.undo]


def test_a_sheet_opens_from_the_rail_and_closes_by_the_same_button_and_by_escape(frame, qtbot):
    page = TextLabel("Mira declares Run.")
    frame.rail.connect(lambda name: frame.open_sheet(name, page))
    qtbot.mouseClick(frame.rail_buttons["story"], Qt.MouseButton.LeftButton)
    assert (frame.sheet, page.isVisible(), frame.rail_buttons["story"].isChecked()) == ("story", True, True)
    qtbot.mouseClick(frame.rail_buttons["rules"], Qt.MouseButton.LeftButton)
    assert (frame.sheet, frame.rail_buttons["story"].isChecked()) == ("rules", False)
    qtbot.mouseClick(frame.rail_buttons["rules"], Qt.MouseButton.LeftButton)
    assert (frame.sheet, page.isVisible(), page.parent()) == ("", False, None)
    qtbot.mouseClick(frame.rail_buttons["story"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert frame.sheet == ""


def test_escape_leads_from_the_bar_back_to_the_table_and_closes_the_sheet(frame, qtbot):
    frame.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    frame.open_sheet("rules", TextLabel("..."))
    for sheet in ("rules", ""):
        assert frame.sheet == sheet
        frame.bar.undo.setFocus()
        qtbot.keyClick(frame.bar.undo, Qt.Key.Key_Escape)
        assert frame.focusWidget() is frame.table and frame.sheet == ""


def test_a_sheet_lies_over_the_table_and_beside_it_in_a_wide_window(frame):
    whole = frame.table.width()
    frame.open_sheet("rules", TextLabel("..."))
    assert frame.table.width() == whole
    frame.resize(1920, 1080)
    assert frame.table.width() < 1920 - 320
    frame.close_sheet()
    assert frame.table.width() > 1800


def test_the_past_is_marked_and_one_comes_back_to_now(frame, qtbot):
    frame.set_timeline(40, 12)
    assert frame.timeline.isVisible() and frame._edge.isVisible()
    travelled = []
    frame.travel.connect(lambda at: (travelled.append(at), frame.set_timeline(40, at)))
    frame.timeline.track.setFocus()
    qtbot.keyClick(frame.timeline.track, Qt.Key.Key_Right)
    qtbot.keyClick(frame.timeline.track, Qt.Key.Key_End)
    assert travelled == [13, 40]
    assert not frame._edge.isVisible() and not frame.timeline.is_past


def test_a_game_that_goes_on_does_not_travel(frame, qtbot):
    with qtbot.assertNotEmitted(frame.travel):
        for length in range(1, 30):
            frame.set_timeline(length, length)


def test_closing_the_clock_comes_back_to_now(frame, qtbot):
    frame.set_timeline(40, 12)
    with qtbot.waitSignal(frame.travel) as told:
        qtbot.mouseClick(frame.bar.clock, Qt.MouseButton.LeftButton)
    assert told.args == [40]
    assert not frame.timeline.isVisible()


@pytest.mark.parametrize("by", ["button", "key"])
def test_the_strip_itself_can_be_put_away_in_the_present_too(frame, qtbot, by):
    frame.set_timeline(40, 40)
    qtbot.mouseClick(frame.bar.clock, Qt.MouseButton.LeftButton)
    assert frame.timeline.isVisible() and frame.timeline.track.hasFocus()
    if by == "button":
        [close] = [one for one in frame.timeline.findChildren(IconButton) if one.accessibleName() == "Close replay"]
        qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(frame.timeline.track, Qt.Key.Key_Escape)
        assert frame.table.hasFocus()
    assert not frame.timeline.isVisible() and not frame.bar.clock.isChecked()


def test_the_steps_are_read_as_a_sentence_and_shrink_to_the_present_one(frame):
    assert frame.bar.steps.accessibleName() == "Step 4 of 8: Resolve"
    assert frame.bar.steps._fitting() == (STEPS, 3)
    frame.resize(1024, 600)
    assert frame.bar.steps._fitting() == (("Resolve 4/8",), 0)
    frame.set_steps(STEPS, -1)
    assert frame.bar.steps._fitting() == ((), -1)


@pytest.mark.parametrize("step", [0, 7, 20, 33, 40])
def test_a_press_in_the_groove_goes_there_and_holds_the_knob(frame, step):
    frame.set_timeline(40, 40 - step)
    track = frame.timeline.track
    QApplication.processEvents()
    travelled = []
    frame.travel.connect(travelled.append)
    middle = track.height() // 2
    QTest.mousePress(track, Qt.MouseButton.LeftButton, pos=QPoint(round(track.knob_at(step)), middle))
    assert track.value() == step and (step == 20 or travelled == [step])
    QTest.mouseMove(track, QPoint(round(track.knob_at(10)), middle))
    QTest.mouseRelease(track, Qt.MouseButton.LeftButton, pos=QPoint(round(track.knob_at(10)), middle))
    QTest.mouseMove(track, QPoint(round(track.knob_at(30)), middle))
    assert track.value() == 10 and travelled[-1] == 10
    QTest.mouseClick(track, Qt.MouseButton.RightButton, pos=QPoint(round(track.knob_at(30)), middle))
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(track.width() - 1, middle))
    assert track.value() == travelled[-1] == 40
