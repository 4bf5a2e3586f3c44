"""Splitting pluck at the table of Run, Hamster, Run!, in secret; and the table in windows of any size."""

import random
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.kernel import advance, play, waiting
from hamster_table.engine.run_hamster_run import GAME, setup
from hamster_table.engine.run_hamster_run.actions import TRAITS, Allocate
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRunSetup
from hamster_table.views.art import theme
from hamster_table.views.run_hamster_run.input.split_draft import SplitDraft
from tests.views.at_table import NAMES, at, button, carry, click, laid, piece_at, press, show, sit_down, square

# Splitting pluck


@pytest.fixture
def splitter(qtbot):
    return sit_down(qtbot, to_split())


def to_split(seed=1):
    """A game in its first round, when all split their pluck."""
    state, rng = setup.start(RunHamsterRunSetup(seats=3)), random.Random(seed)
    advance(state)
    while len(waiting(state)) < 3:
        seat = waiting(state)[0]
        play(state, seat, state.agenda[-1].sample(state, seat, rng))
    return state


def wheel(table, place, up, far=120):
    turn = QPoint(0, far if up else -far)
    none = Qt.MouseButton.NoButton
    still = Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    ground = table.viewport()
    spun = QWheelEvent(QPointF(place), QPointF(ground.mapToGlobal(place)), QPoint(), turn, none, still, phase, False)
    QApplication.sendEvent(ground, spun)


def test_pluck_is_split_by_drag_click_wheel_and_keys(splitter):
    carry(splitter, ("chip", "hand", 6), ("tray", "mettle"))
    click(splitter, at(splitter, ("tray", "mettle")))
    wheel(splitter, at(splitter, ("tray", "friskiness")), up=True)
    for key in "1113":
        QTest.keyClick(splitter, key)
    assert splitter.draft.chips == {"scamper": 3, "mettle": 2, "friskiness": 2}
    assert splitter.wanted == []
    press(splitter, "Enter")
    assert splitter.wanted == [Allocate(3, 2, 2)]


def test_a_touchpad_puts_a_chip_in_for_each_whole_notch(splitter):
    tray = at(splitter, ("tray", "mettle"))
    chips = []
    for _ in range(45):
        wheel(splitter, tray, up=True, far=8)
        chips.append(splitter.draft.chips["mettle"])
    assert chips == 14 * [0] + 15 * [1] + 15 * [2] + [3]
    for _ in range(14):
        wheel(splitter, tray, up=False, far=8)
    wheel(splitter, at(splitter, ("tray", "scamper")), up=False, far=8)
    assert splitter.draft.chips["mettle"] == 3
    wheel(splitter, tray, up=False, far=240)
    assert splitter.draft.chips["mettle"] == 1


@pytest.mark.parametrize(
    ("name", "key", "split"), [("Runner", "4", (4, 2, 1)), ("Fighter", "5", (2, 4, 1)), ("Even", "6", (3, 2, 2))]
)
def test_one_press_splits_all_as_one_thinks_of_it(splitter, name, key, split):
    assert button(splitter, key).text == name
    press(splitter, key)
    assert tuple(splitter.draft.chips.values()) == split
    for other in "456":  # it was a slip: another one is as near
        press(splitter, other)
    press(splitter, key)
    assert tuple(splitter.draft.chips.values()) == split
    # Somebody who changes it has an idea of their own: what is offered then is to confirm, and to take back.
    QTest.keyClick(splitter, Qt.Key.Key_Backspace)
    assert not any(one.text in ("Runner", "Fighter", "Even") for one in splitter.prompt().buttons)
    QTest.keyClick(splitter, str(1 + [*TRAITS].index("friskiness")))
    press(splitter, "Enter")
    assert splitter.wanted == [Allocate(*split)]


@given(st.integers(1, PLUCK), st.permutations([4, 2, 1]))
def test_fewer_chips_are_split_in_the_same_proportions_and_none_is_left(hand, split):
    draft = SplitDraft()
    draft.put_whole(tuple(split), hand)
    chips = [draft.chips[trait] for trait in TRAITS]
    assert sum(chips) == hand and all(
        abs(one - part * hand / PLUCK) < 1 for one, part in zip(chips, split, strict=True)
    )


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own codes of keys")
def test_the_top_row_counts_by_its_place_where_its_digits_need_shift(splitter):
    none = Qt.KeyboardModifier.NoModifier
    for code, sign in ((10, "&"), (11, "é"), (12, '"')):
        key = QKeyEvent(QEvent.Type.KeyPress, ord(sign.upper()), none, code, ord(sign), 0, sign)
        QApplication.sendEvent(splitter, key)
    assert splitter.draft.chips == {"scamper": 1, "mettle": 1, "friskiness": 1}


def test_a_chip_is_taken_back_by_drag_right_click_wheel_minus_and_backspace(splitter):
    for key in "1112223":
        QTest.keyClick(splitter, key)
    carry(splitter, ("chip", "scamper", 2), ("tray", "hand"))
    click(splitter, at(splitter, ("tray", "scamper")), Qt.MouseButton.RightButton)
    wheel(splitter, at(splitter, ("tray", "mettle")), up=False)
    click(splitter, at(splitter, ("less", "mettle")))
    QTest.keyClick(splitter, Qt.Key.Key_Backspace)
    assert splitter.draft.chips == {"scamper": 1, "mettle": 1, "friskiness": 0}
    carry(splitter, ("chip", "mettle", 0), ("tray", "friskiness"))
    assert splitter.draft.chips == {"scamper": 1, "mettle": 0, "friskiness": 1}


def test_a_chip_that_a_key_sends_elsewhere_leaves_the_hand(splitter):
    click(splitter, piece_at(splitter, ("chip", "hand", 6)))
    assert splitter.pointer.is_carrying
    QTest.keyClick(splitter, "1")
    assert not splitter.pointer.is_carrying
    click(splitter, at(splitter, ("tray", "mettle")))
    assert splitter.draft.chips == {"scamper": 1, "mettle": 1, "friskiness": 0}


def test_confirm_tells_how_many_chips_are_left(splitter):
    for key in "1122":
        QTest.keyClick(splitter, key)
    assert button(splitter, "Enter").disabled_reason == "All your pluck goes into the traits: 3 to place."
    press(splitter, "Enter")
    assert splitter.wanted == [] and splitter.bubble.isVisible()


def test_the_split_of_the_last_round_is_offered_with_fewer_chips_too(splitter):
    state = to_split()
    for seat in range(3):
        play(state, seat, Allocate(4, 2, 1))
    show(splitter, state, 0)
    again = to_split()
    again.hand[0] = 5
    show(splitter, again, 0)
    press(splitter, "L")
    assert splitter.draft.chips == {"scamper": 2, "mettle": 2, "friskiness": 1}


def test_a_draft_is_gone_before_anybody_else_looks(splitter):
    for key in "1112223":
        QTest.keyClick(splitter, key)
    show(splitter, to_split(), 1)
    assert splitter.draft.chips == dict.fromkeys(TRAITS, 0)
    names = [splitter.spot_name(spot) for spot in splitter.board_scene.spots]
    assert not any("of Mira: 3 chips" in name for name in names)


def test_a_sealed_split_is_seen_by_its_owner_only(splitter):
    state = to_split()
    play(state, 0, Allocate(4, 2, 1))
    splitter.show_view(GAME.view(state, 0), NAMES[:3], 0, None)
    assert splitter.piles["scamper"] == 4
    splitter.show_view(GAME.view(state, None), NAMES[:3], None, None)
    assert splitter.piles["scamper"] == 0
    splitter.show_view(GAME.view(state, 1), NAMES[:3], 1, 1)
    assert splitter.piles["scamper"] == 0


# Sizes


@pytest.mark.parametrize("size", [(1024, 490), (1228, 684), (1868, 960), (800, 600)])
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_fits_into_any_window(qtbot, size, seats):
    table = sit_down(qtbot, laid([square(n + 1, n + 1) for n in range(seats)]), size=size)
    room = QRectF(table.viewport().rect())
    for name, item in table.board_scene.spots.items():
        assert item.area.isEmpty() or room.contains(item.area), name
    for piece, item in table.board_scene.pieces.items():
        assert room.contains(item.pos()), piece
    plan = table.plan
    parts = [plan.machine, plan.sheet, *plan.seats]
    assert not any(a.intersects(b) for n, a in enumerate(parts) for b in parts[:n])


def test_words_at_twice_their_size_push_nothing_out(qtbot):
    theme.set_text_scale(2.0)
    table = sit_down(qtbot, laid([square(n + 1, n + 1) for n in range(5)]))
    room = QRectF(table.viewport().rect())
    assert all(item.area.isEmpty() or room.contains(item.area) for item in table.board_scene.spots.values())
    assert table.plan.side >= 40
