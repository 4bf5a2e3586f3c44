"""A dam of another seat grows while the pointer rests on it, or by a key, and never under a piece in the hand."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.views.art import theme
from hamster_table.views.hamsterdam.keys import COMMANDS, ENLARGE
from tests.engine.hamsterdam.language import MOVE, new, table, until
from tests.views.hamsterdam.at_dam import at, card, click, plain, show, sit_down
from tests.views.written import texts_of, written_on

DAMS = "6:hh 8:h", "7:hhhhh,Mobster 9:~ x2", "5:h", "12:h"


@pytest.fixture
def here(qtbot):
    theme.set_pace(0.0)
    return sit_down(qtbot, table(MOVE, *DAMS))


def point_at(here, spot):
    QTest.mouseMove(here.viewport(), at(here, spot))


def rest(here):
    """The pointer has rested long enough."""
    here.lens._rest.stop()
    here.lens._show_wanted()


def test_it_grows_when_the_pointer_rests_and_goes_when_it_leaves(here):
    point_at(here, card(here, 7, 1))
    assert here.lens.seat is None and here.lens._rest.isActive()
    rest(here)
    drawing = here.lens.drawing
    assert here.lens.seat == 1 and drawing.isVisible()
    room = here.rect().width() * here.rect().height()
    assert 0.3 * room < drawing.area.width() * drawing.area.height() < 0.65 * room
    assert here.rect().toRectF().contains(drawing.area) and not drawing.area.intersects(here.plan.dams[1].area)
    point_at(here, ("dam", 1))
    assert here.lens.seat == 1, "still on the same dam"
    point_at(here, ("tracker",))
    assert here.lens.seat is None and not drawing.isVisible() and not here.lens._rest.isActive()


def test_all_of_it_can_be_read(here):
    here.lens.show(1)
    drawing = here.lens.drawing
    written = texts_of(lambda painter: drawing.draw(painter, drawing.area))
    assert {"7", "6 in 36", "Jonas"} <= {text for text, _ in written} and min(size for _, size in written) >= 12
    assert written_on(here)


def test_the_next_dam_waits_for_the_pointer_too(here):
    point_at(here, ("dam", 1))
    rest(here)
    point_at(here, ("dam", 2))
    assert here.lens.seat is None and here.lens.wanted == 2
    rest(here)
    assert here.lens.seat == 2


def test_no_dam_grows_under_a_piece_in_the_hand(here):
    point_at(here, ("dam", 1))
    rest(here)
    here.hand.lift(plain(here, 6))
    assert here.lens.seat is None
    point_at(here, ("dam", 1))
    rest(here)
    assert here.lens.seat is None


def test_a_key_lets_the_dam_at_the_cursor_grow_and_escape_closes_it(here):
    here.setFocus(Qt.FocusReason.TabFocusReason)
    here.spot_cursor.set(card(here, 5, 2))
    QTest.keyClick(here, Qt.Key.Key_G)
    assert here.lens.seat == 2
    QTest.keyClick(here, Qt.Key.Key_Escape)
    assert here.lens.seat is None
    QTest.keyClick(here, Qt.Key.Key_G)
    QTest.keyClick(here, Qt.Key.Key_G)
    assert here.lens.seat is None
    here.spot_cursor.set(card(here, 6, 0))
    QTest.keyClick(here, Qt.Key.Key_G)
    assert here.lens.seat is None, "the own dam is large"
    assert ENLARGE.usual == "G" and ENLARGE in COMMANDS


def test_a_press_closes_it_and_a_new_view_is_shown_on_it(here):
    here.lens.show(1)
    before = here.lens.drawing.shown
    seven = card(here, 7, 1)[1]
    here.match.state.ordinary[seven] -= 1
    show(here)
    assert here.lens.seat == 1 and here.lens.drawing.shown != before
    click(here, QPoint(3, 3))
    assert here.lens.seat is None


def test_with_motion_it_grows_and_with_less_motion_it_is_there_at_once(here):
    theme.set_pace(1.0)
    here.lens.show(1)
    assert here.lens.drawing.scale() < 1
    here.lens.close()
    theme.set_pace(1.0, reduce_motion=True)
    here.lens.show(1)
    assert here.lens.drawing.scale() == 1


def test_cards_on_their_faces_do_not_grow(qtbot):
    theme.set_pace(0.0)
    here = sit_down(qtbot, until(new(4), "LineUp"))
    here.lens.show((here.owner + 1) % 4)
    assert here.lens.seat is None
