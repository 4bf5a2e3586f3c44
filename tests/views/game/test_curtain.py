"""The curtain hides everything before anybody else looks, and only the right person lifts it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from hamster_table.engine.run_hamster_run.actions import Declare, Stop
from hamster_table.engine.run_hamster_run.deeds import REST
from hamster_table.views.art import theme
from hamster_table.views.game.curtain import Curtain, CurtainSeat, missed_by
from tests.at_once import any_action, table

SEATS = (CurtainSeat("Mira", has_chosen=True), CurtainSeat("Jonas"), CurtainSeat("Rusty", is_computer=True))
SECRET = QColor("#FF00FF")


class Table(QWidget):
    """A table with nothing but a secret on it."""

    def paintEvent(self, event):
        QPainter(self).fillRect(self.rect(), SECRET)


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.table = Table(window)
    window.table.resize(900, 600)
    window.note = QLineEdit("3 Scamper", window.table)
    window.curtain = Curtain(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def shows_secret(window):
    image = window.grab().toImage()
    return any(image.pixelColor(x, y) == SECRET for x in range(0, 900, 9) for y in range(0, 600, 9))


def test_from_the_first_moment_nothing_behind_is_drawn_reachable_or_read(window, qtbot):
    assert shows_secret(window)
    window.note.setFocus()
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    assert not shows_secret(window)
    assert not window.note.isVisible() and not window.note.hasFocus()
    qtbot.keyClicks(window.focusWidget(), "abc")
    assert window.note.text() == "3 Scamper"


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 1.0])
def test_no_moment_of_the_fall_shows_the_table(window, share):
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    window.curtain._motion.pause()
    window.curtain._moved(share)
    assert not shows_secret(window)


@pytest.mark.parametrize("press", ["enter", "mouse"])
def test_who_takes_over_lifts_it_and_is_told_before_anything_is_shown(window, qtbot, press):
    theme.set_pace(0)
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    seen_at_lift = []
    window.curtain.lifted.connect(lambda seat: seen_at_lift.append((seat, shows_secret(window))))
    if press == "enter":
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(window.curtain.sign.lift, Qt.MouseButton.LeftButton)
    assert seen_at_lift == [(1, False)]
    assert not window.curtain.isVisible()
    assert shows_secret(window)


def test_while_it_parts_a_press_reaches_the_table(window, qtbot):
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    qtbot.mouseClick(window.curtain.sign.lift, Qt.MouseButton.LeftButton)
    assert window.curtain.isVisible()
    assert window.childAt(QPoint(450, 500)) is window.table
    window.curtain.finish()
    assert not window.curtain.isVisible()


def test_who_is_not_here_is_told_and_the_curtain_stays(window, qtbot):
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    with qtbot.waitSignal(window.curtain.absent) as told:
        qtbot.mouseClick(window.curtain.sign.absent, Qt.MouseButton.LeftButton)
    assert told.args == [1]
    assert window.curtain.isVisible() and not shows_secret(window)


def test_another_hand_over_while_lifting_keeps_everything_hidden(window, qtbot):
    theme.set_pace(0)
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    window.curtain.lifted.connect(lambda seat: seat == 1 and window.curtain.fall(SEATS, 0, "Mira splits the pluck."))
    window.curtain.sign.lift.press()
    assert window.curtain.isVisible() and not shows_secret(window)
    assert window.curtain.seat == 0
    window.curtain.put_away()
    assert shows_secret(window)


def test_the_curtain_follows_the_window(window):
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    window.resize(1100, 700)
    assert window.curtain.size() == window.size()
    assert window.curtain.rect().contains(window.curtain.sign.geometry())


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_sign_fits_with_long_names_and_much_to_tell(window, size, scale):
    window.resize(*size)
    theme.set_text_scale(scale)
    seats = [CurtainSeat("Maximiliane Charlotte von und zu Hohenste") for _ in range(5)]
    window.curtain.fall(seats, 2, "Somebody splits the pluck in secret. " * 2, ["Edda was bitten."] * 6)
    sign = window.curtain.sign
    assert window.curtain.rect().contains(sign.geometry())
    assert all(sign.rect().contains(button.geometry()) for button in (sign.lift, sign.absent))
    assert sign.what_for.geometry().bottom() < sign.lift.geometry().top()


def test_names_are_plain_text_and_nothing_else_is_told(window):
    window.curtain.fall([CurtainSeat("<b>Mira</b>"), CurtainSeat("Jonas")], 0, "Mira splits the pluck.")
    labels = window.curtain.findChildren(QLabel)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels)
    assert window.curtain.sign.name.text() == "<b>Mira</b>"


@pytest.mark.parametrize("name", ["Anna", "Maximiliane Charlotte von und zu Hohenste"])
def test_two_of_the_same_name_are_told_apart_in_words(window, name):
    said = []
    for seat in (0, 2):
        window.curtain.fall(
            [CurtainSeat(name), CurtainSeat("Jonas"), CurtainSeat(name.lower())], seat, "Somebody passes."
        )
        sign = window.curtain.sign
        said.append((sign.name.text(), sign.lift.text(), sign.absent.text(), window.curtain.accessibleName()))
    assert all(one != other for one, other in zip(*said, strict=True))
    assert said[0][0] == f"{name} (Moon)" and "(Moon): lift the curtain" in said[0][1] and "(Leaf)" in said[1][1]


def read(node):
    """The names that a screen reader finds under a node, and its own, as far as they are shown."""
    if node.state().invisible:
        return
    yield node.text(QAccessible.Text.Name)
    for number in range(node.childCount()):
        yield from read(node.child(number))


def test_a_screen_reader_is_told_whom_the_machine_goes_to_and_reads_nothing_else(window):
    window.note.setAccessibleName("3 Scamper")
    window.curtain.fall(SEATS, 1, "Jonas splits the pluck.")
    names = [name for name in read(QAccessible.queryAccessibleInterface(window)) if name]
    assert names[0] == "Please hand the computer to Jonas. Jonas splits the pluck."
    assert {"Mira, has chosen", "Jonas, choosing now", "Rusty, computer"} <= set(names)
    assert {"I am Jonas: lift the curtain", "Jonas is not here"} <= set(names)
    assert "3 Scamper" not in names
    window.curtain.sign.lift.press()
    window.curtain.finish()
    assert list(filter(None, read(QAccessible.queryAccessibleInterface(window)))) == ["3 Scamper"]


def test_whoever_takes_over_reads_whole_lines_and_nothing_that_is_seen_anyway(qapp):
    session, met = table("person person person"), []
    while session.match.state.round < 3:
        if (seat := session.handover_seat) is not None:
            met.append(missed_by(session, seat))
            session.accept_handover(seat)
        elif (seat := session.asked_seat) is not None:
            offered = session.match.actions(seat)
            resting = (one for one in (Declare(REST), Stop()) if one in offered)  # if all do, the belt is faster
            session.submit(seat, next(resting, None) or any_action(session, seat))
        else:
            session.proceed()
    assert any("The belt rolls 2 strips." in lines for lines in met)
    lines = [line for lines in met for line in lines]
    assert all(lines) and not any("has chosen" in line or "to Fatigue" in line for line in lines)
