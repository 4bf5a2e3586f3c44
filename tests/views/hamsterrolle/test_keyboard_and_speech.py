"""Building at the wheel of Hamsterrolle without a mouse, and without seeing it: proposals, sentences, keys."""

from functools import partial

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import GAME, legality
from hamster_table.engine.hamsterrolle.actions import CUBE, DRUM, PLANK, SECTOR, SLAB, TILE, Build, Pass, Reach
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.engine.hamsterrolle.placements import LIES, STANDS_ACROSS, STANDS_UP, TURNED
from hamster_table.engine.kernel import refusal
from hamster_table.models.hamsterrolle.finder import Finder
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import ARC_AROUND, at_angle
from hamster_table.views.hamsterrolle.input.placement_suggestions import below, posture
from hamster_table.views.hamsterrolle.render3d.rim import front, outer
from hamster_table.views.window.key_list import all_keys
from tests.views.hamsterrolle import at_wheel
from tests.views.hamsterrolle.at_wheel import button, carry, go_on, laid, press, slot

SHIFT = Qt.KeyboardModifier.ShiftModifier
NUMBERS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)


@pytest.fixture
def sit_down(qtbot):
    return partial(at_wheel.sit_down, qtbot)


def take(table, kind):
    table.spot_cursor.set(("slot", kind))
    press(table, Qt.Key.Key_Return)


def told(table):
    press(table, Qt.Key.Key_I)
    return table.commands.last_announcement


@pytest.mark.parametrize(
    ("kind", "turn", "words"),
    [
        (PLANK, LIES, "lying flat"),
        (PLANK, STANDS_UP, "upright"),
        (PLANK, TURNED, "lying flat across"),
        (SLAB, STANDS_ACROSS, "on its edge"),
        (CUBE, STANDS_UP, "lying flat"),
        (DRUM, LIES, "standing"),
        (DRUM, STANDS_UP, "lying"),
        (TILE, (9659, 0, 2588, 0), "leaning"),
    ],
)
@pytest.mark.parametrize("compartment", [0, 5])
def test_it_is_told_how_a_piece_is_turned(qapp, kind, turn, words, compartment):
    assert posture(box(1), kind, pose_at(SECTOR * compartment, 1500, 0, turn)) == words


def test_every_proposal_may_be_let_go(qapp):
    state, finder = laid(turns=6), Finder()
    seat = state.agenda[-1].seats[0]
    found = 0
    for piece in state.stock(seat):
        for there in window(state):
            finder.look_ahead(state, seat, [piece])
            for hand in finder.places(piece, there):
                found += 1
                assert refusal(state, seat, hand) is None and hand.compartment == there
    assert found > 10


def test_numbers_bring_a_piece_to_a_compartment_and_l_lays_it_another_way(sit_down):
    table = sit_down(laid(turns=2))
    kind = table.commands.kinds_to_take()[0]
    take(table, kind)
    assert not table.carrying.carried.is_inside and "1, 2, 3" in table.prompt().by_keys
    seen = []
    for key, there in zip(NUMBERS, window(table.seen), strict=True):
        press(table, key)
        if not told(table).endswith("may be let go."):
            assert not table.carrying.carried.is_inside or table.carrying.why is not None
            continue
        for _ in range(3):
            sentence = told(table)
            assert f"in compartment {there + 1}" in sentence and sentence.endswith("may be let go.")
            assert table.carrying.why is None
            seen.append(sentence)
            press(table, Qt.Key.Key_L)
    assert len(set(seen)) > 3
    before = told(table)
    press(table, Qt.Key.Key_L)
    press(table, Qt.Key.Key_L, SHIFT)
    assert told(table) == before


def test_a_piece_that_is_dropped_on_a_golden_arc_comes_into_that_compartment(sit_down):
    table = sit_down(laid(turns=2))
    kind, wheel = table.commands.kinds_to_take()[0], table.scenery.wheel
    for far, is_brought in ((ARC_AROUND / 2, True), (3 * ARC_AROUND, False)):
        for number, there in enumerate(window(table.seen)):
            angle = (SECTOR * there - table.seen.angle) / 100
            arc = at_angle(wheel.camera, outer(table.seen.box) + far, angle, front(wheel.camera))
            carry(table, slot(table, kind), table.mapFromScene(arc))
            assert (table.carrying.carried is not None) is is_brought
            if is_brought:
                brought = told(table)
                press(table, NUMBERS[number])
                assert told(table) == brought, "as its number would bring it"
            press(table, Qt.Key.Key_Escape)
            click(table, slot(table, kind))
            QTest.mouseMove(table.viewport(), table.mapFromScene(arc))
            click(table, table.mapFromScene(arc))
            held = table.carrying.carried
            assert (held is not None and held.is_inside) is is_brought, "by two clicks, too"
            press(table, Qt.Key.Key_Escape)


def test_under_the_tray_there_is_no_golden_arc(sit_down):
    table = sit_down(laid(turns=2))
    wheel, plan = table.scenery.wheel, table.plan
    table.camera_control.zoom_by(1.3, QPointF(table.viewport().rect().center()), plan.whole)
    under = []
    for there in window(table.seen):
        angle = (SECTOR * there - table.seen.angle) / 100
        arc = at_angle(wheel.camera, outer(table.seen.box) + ARC_AROUND / 2, angle, front(wheel.camera))
        under += [arc] if plan.tray.contains(arc) else []
    carry(table, slot(table, table.commands.kinds_to_take()[0]), table.mapFromScene(under[0]))
    assert table.carrying.carried is None, "it is put back"


def click(table, at):
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_what_is_proposed_is_built_by_enter(sit_down):
    table = sit_down(laid())
    take(table, CUBE)
    press(table, Qt.Key.Key_1)
    assert table.wanted == [Reach(table.carrying.piece)]
    go_on(table)
    press(table, Qt.Key.Key_Return)
    (hand,) = table.wanted
    assert isinstance(hand, Build) and refusal(table.seen, 0, hand) is None


def test_the_sentence_tells_how_far_the_piece_is_from_everything(sit_down):
    table = sit_down(laid(turns=1))
    take(table, CUBE if CUBE not in table.scenery.card.shown.rows[0][1] else TILE)
    press(table, Qt.Key.Key_1)
    assert "mm ahead: may be let go." in told(table)
    while table.carrying.aim.short <= 0:
        table.carrying.nudge(x=-1.0)
    words = told(table)
    assert "mm short" in words and words.endswith("Slide it forward past the golden line.")
    far = legality.angle_to_arc_mm(box(1), table.carrying.aim.short)
    assert f"front edge {far} mm short" in words and f"{far} mm short of passing" in words


def test_it_is_told_what_is_under_the_piece(sit_down):
    table = sit_down(laid())
    take(table, CUBE)
    press(table, Qt.Key.Key_1)
    far, what = below(table.seen, table.carrying.hand())
    assert far <= 1 and what == ""
    assert "the wheel" in told(table)
    carried = table.carrying.carried
    share = 6.0 / carried.radius
    table.carrying.nudge(x=-carried.x * share, z=-carried.z * share)
    assert 4 <= below(table.seen, table.carrying.hand())[0] <= 8 and "mm above the wheel" in told(table)


def test_a_pass_is_guided_too(sit_down):
    table = sit_down(laid(turns=4))
    button(table, "P").callback()
    piece = next(piece for piece in table.commands.pieces_to_pass() if table.scenery.wheel.area_of(piece).width() > 0)
    assert set(table.commands.pieces_to_pass()) == set(table.scenery.wheel.lit)
    table.commands.take_wood(piece)
    start = compartment_of(table.seen.poses[piece])
    free = [n for n in range(1, 6) if table.carrying.finder.places(piece, (start + n) % 12)]
    press(table, getattr(Qt.Key, f"Key_{free[0]}"))
    go_on(table)
    press(table, Qt.Key.Key_Return)
    assert isinstance(table.wanted[0], Pass) and table.wanted[0].compartment == (start + free[0]) % 12


def test_it_is_said_once_the_keys_rest(sit_down, qtbot):
    table = sit_down(laid())
    said = []
    table.announce = said.append
    take(table, CUBE)
    press(table, Qt.Key.Key_1)
    said.clear()
    for _ in range(5):
        press(table, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: bool(said))
    assert len(said) == 1 and said[0].startswith("Cube, ")


def test_the_keys_of_the_wheel_are_listed(sit_down):
    keys = [key for key, _ in all_keys(GAME, sit_down(laid()))]
    assert {"L", "I", "H", "P", "V", "R", "Enter"} <= {*keys}
