"""A roll by one's own hand: the dice wait for whoever rolls, and go by button, key, press or flick."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterdam.specials.flood import WhackRoll
from hamster_table.engine.hamsterdam.specials.roll import RollAgain
from hamster_table.engine.hamsterdam.turn import REACT
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.hamsterdam.shown import DiceShown, dam_shown, roller_of
from hamster_table.views.board.example import play_until
from hamster_table.views.hamsterdam.drawings.dice import NORMALS, DieItem, lying, rolled
from hamster_table.views.hamsterdam.drawings.shared_band import drop_size, poses_shown
from tests.engine.hamsterdam.language import ROLL, go, roll, table
from tests.views.at_table import at

MIRA, EDDA = PlayerInfo("Mira"), PlayerInfo("Edda", "whim")
LEFT = Qt.MouseButton.LeftButton
DICE = ("dice",)


@pytest.fixture
def page(window, qtbot):
    """Mira is to roll for the first turn."""
    match = play_until("hamsterdam", lambda match: roller_of(match.state) == 0, "hand", 2)
    assert match.waiting == (CHANCE,)
    window.resize(1280, 800)
    window.begin(window.library.begin(match, (MIRA, EDDA)))
    qtbot.waitUntil(lambda: window.game.hand_roll.seat == 0)
    qtbot.wait(0)
    return window.game


def entries(page):
    return len(page.session.match.ledger)


def gold(page):
    return page.frame.prompt_bar.buttons[-1]


def press_button(page):
    QTest.mouseClick(gold(page), LEFT)


def press_r(page):
    QTest.keyClick(page.table, Qt.Key.Key_R)


def press_enter(page):
    QTest.keyClick(page.table, Qt.Key.Key_Return)


def press_space_on_the_dice(page):
    page.table.spot_cursor.set(DICE)
    QTest.keyClick(page.table, Qt.Key.Key_Space)


def click_the_dice(page):
    QTest.mouseClick(page.table.viewport(), LEFT, pos=at(page.table, DICE))


def flick(page, milliseconds=40):
    """Take the dice and let them go 90 pixels farther, in that time."""
    start = at(page.table, DICE)
    hand(page, QEvent.Type.MouseButtonPress, start, 1000)
    for n in range(1, 4):
        hand(page, QEvent.Type.MouseMove, start + QPoint(30 * n, 10 * n), 1000 + n * milliseconds // 3)
    hand(page, QEvent.Type.MouseButtonRelease, start + QPoint(90, 30), 1000 + milliseconds)


def let_go_slowly(page, far):
    """Take the dice, and let them go so far away after a while."""
    start = at(page.table, DICE)
    hand(page, QEvent.Type.MouseButtonPress, start, 1000)
    hand(page, QEvent.Type.MouseMove, start + far, 1900)
    hand(page, QEvent.Type.MouseButtonRelease, start + far, 3000)


def hand(page, kind, place, time):
    ground = page.table.viewport()
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT
    which = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
    event = QMouseEvent(kind, QPointF(place), ground.mapToGlobal(QPointF(place)), which, held,
                        Qt.KeyboardModifier.NoModifier)  # fmt: skip
    event.setTimestamp(time)
    QApplication.sendEvent(ground, event)


def test_whose_roll_it_is_has_the_dam_at_the_bottom(window, qtbot):
    match = play_until("hamsterdam", lambda match: roller_of(match.state) == 0, "hand", 2)
    window.begin(window.library.begin(match, (MIRA, PlayerInfo("Edda"))))
    page = window.game
    for seat in (0, 1):
        qtbot.waitUntil(lambda seat=seat: page.hand_roll.seat == seat)
        assert page.table.owner == seat
        press_r(page)


@pytest.mark.parametrize(
    "roll",
    [press_button, press_r, press_enter, press_space_on_the_dice, click_the_dice, flick],
    ids=lambda f: f.__name__,
)
def test_the_dice_wait_for_whoever_rolls(page, qtbot, roll):
    before = entries(page)
    qtbot.wait(40)
    assert entries(page) == before
    assert page.frame.prompt_bar.title.text() == "Mira rolls"
    assert (gold(page).kind, gold(page).text()) == ("gold", "Roll")
    roll(page)
    qtbot.waitUntil(lambda: entries(page) > before)
    assert page.session.match.ledger[before][0] == CHANCE
    assert [item for item in page.table.scene().items() if isinstance(item, DieItem)] == []


def test_it_is_said_what_a_roll_is_for_that_is_no_flood(page, qtbot, said):
    assert page.frame.prompt_bar.hint.text().startswith("The highest sum begins; equals roll again. Roll")
    page.session.look_at(0)
    page.session.look_at(page.session.length)
    qtbot.waitUntil(lambda: page.hand_roll.seat == 0 and said != [])
    assert said[-1] == "The highest sum begins; equals roll again. Mira rolls. Roll the dice (R)."
    whack = table(ROLL, "7:h", "7:h,Whack-a-Mole")
    assert page.table.chance.decides(whack.state) == ""
    whack.state.agenda.append(WhackRoll((CHANCE,), 1, 34))
    assert page.table.chance.decides(whack.state) == "The sum is the number of the card to jump to."


def test_what_is_rolled_by_hand_is_what_would_have_been_rolled(page, qtbot):
    again = play_until("hamsterdam", lambda match: roller_of(match.state) == 0, "hand", 2)
    again.chance()
    before = entries(page)
    flick(page)
    qtbot.waitUntil(lambda: entries(page) > before)
    assert page.session.match.ledger[before] == again.ledger[-1]


def test_a_throw_may_take_its_time(page, qtbot):
    before, start = entries(page), at(page.table, DICE)
    hand(page, QEvent.Type.MouseButtonPress, start, 1000)
    for n in range(1, 41):
        hand(page, QEvent.Type.MouseMove, start + QPoint(5 * n, 0), 1000 + 8 * n)
    hand(page, QEvent.Type.MouseButtonRelease, start + QPoint(200, 0), 1000 + 8 * 40 + 2)
    assert page.table.chance.thrown.speed.x() > 0.5
    qtbot.waitUntil(lambda: entries(page) > before)


def test_dice_that_are_let_go_slowly_on_their_felt_roll(page, qtbot):
    before = entries(page)
    let_go_slowly(page, QPoint(30, 0))
    qtbot.waitUntil(lambda: entries(page) > before)


def test_dice_that_are_let_go_slowly_elsewhere_are_put_back(page, qtbot):
    before, handled = entries(page), []
    page.table.handled.connect(lambda *deed: handled.append(deed))
    let_go_slowly(page, QPoint(0, 250))
    qtbot.wait(20)
    assert entries(page) == before and page.hand_roll.seat == 0
    assert handled == [("lift", "dice", 0), ("drop", "dice", 0)]
    assert page.table.scenery.dice.shown.is_awaited and not page.table.scenery.dice.shown.hides_dice


def test_undo_puts_dice_back_that_are_in_the_hand(page):
    before = entries(page)
    hand(page, QEvent.Type.MouseButtonPress, at(page.table, DICE), 1000)
    assert page.table.is_holding
    page.undo.undo()
    assert not page.table.is_holding and entries(page) == before and page.hand_roll.seat == 0


def test_dice_in_the_hand_follow_it(page):
    start = at(page.table, DICE)
    hand(page, QEvent.Type.MouseButtonPress, start, 1000)
    hand(page, QEvent.Type.MouseMove, start + QPoint(200, -80), 1030)
    dice = [item.pos() for item in page.table.scene().items() if isinstance(item, DieItem)]
    assert len(dice) == 2
    assert all((where - QPointF(start + QPoint(200, -80))).manhattanLength() < 80 for where in dice)
    assert page.table.scenery.dice.shown.hides_dice


def test_dice_that_roll_by_themselves_wait_for_nobody(page, window, qtbot):
    before = entries(page)
    window.set_settings(window.settings._replace(auto_roll=True))
    qtbot.waitUntil(lambda: entries(page) > before)
    assert page.hand_roll.seat is None


def test_what_computers_roll_goes_by_itself(page, qtbot):
    press_button(page)
    qtbot.waitUntil(lambda: page.session.asked_seat == 0 or page.hand_roll.seat == 0)
    assert entries(page) > 0 and roller_of(page.session.match.state) in (0, None)


def test_nobody_rolls_while_an_earlier_moment_is_shown(page, qtbot):
    before = entries(page)
    page.session.look_at(0)
    assert page.hand_roll.seat is None and page.table.chance.roller is None
    click_the_dice(page)
    QTest.keyClick(page.table, Qt.Key.Key_R)
    page.session.look_at(before)
    assert page.hand_roll.seat == 0 and entries(page) == before


def test_a_roll_that_waits_waits_again_when_the_game_is_opened(page, window, qtbot):
    before = entries(page)
    window.go_home()
    window.clear_table()
    window.continue_game()
    qtbot.waitUntil(lambda: window.game is not None and window.game.hand_roll.seat == 0)
    qtbot.wait(20)
    assert entries(window.game) == before


def test_behind_another_page_the_dice_still_wait(page, window, qtbot):
    before = entries(page)
    window.show_page("settings")
    qtbot.wait(20)
    window.go_back()
    press_r(page)
    qtbot.waitUntil(lambda: entries(page) > before)


def test_what_was_chosen_before_a_roll_can_be_taken_back_and_done_again(page, qtbot):
    before = entries(page)
    page.session.undo()
    assert page.hand_roll.seat is None and entries(page) < before
    page.session.redo()
    qtbot.waitUntil(lambda: page.hand_roll.seat == 0)
    assert entries(page) == before


def test_a_screen_reader_hears_who_rolls_and_that_the_dice_can_be_rolled(page):
    table = QAccessible.queryAccessibleInterface(page.table)
    names = [table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount())]
    assert any("dice" in name.lower() and name.endswith("roll") for name in names), names
    assert "Mira rolls" in page.frame.prompt_bar.accessibleName()


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_at_rest_shows_its_face_and_opposite_faces_make_seven(face):
    def up(pose, shown):
        return sum(axis[2] * part for axis, part in zip(pose, NORMALS[shown][0], strict=True))

    pose = lying(face, 30)
    assert up(pose, face) == pytest.approx(1) and up(pose, 7 - face) == pytest.approx(-1)
    full = rolled(pose, QPointF(0.6, 0.8), 6.283185307179586)
    assert up(full, face) == pytest.approx(1)
    assert up(rolled(pose, QPointF(0.6, 0.8), 3.141592653589793), face) == pytest.approx(-1)


def test_who_is_to_roll_has_not_rolled_what_the_dice_still_show(qapp):
    match = table(ROLL, "7:h,Buffster 2:h", "7:h")
    match.state.die_a, match.state.die_b = 3, 3
    assert dam_shown(match.state, ["Mira", "Edda"], 0, None, None).tag == ""
    assert dam_shown(match.state, ["Mira", "Edda"], 0, None, None).is_turn
    go(match, roll(3, 4))
    assert dam_shown(match.state, ["Mira", "Edda"], 0, None, None).tag == "rolled 7"


def test_tokens_of_the_reservoir_are_large_only_where_they_have_room():
    few, many = (drop_size(QRectF(0, 0, 520, 190), count) for count in (12, 40))
    assert many < few <= 66


def test_whoever_uses_a_special_that_rolls_rolls_by_hand_too():
    match = table(ROLL, "7:h,Physicister 2:h", "7:h,Whack-a-Mole")
    assert roller_of(match.state) == 0
    for step, roller in ((RollAgain((CHANCE,), 1, 3, 4), 1), (WhackRoll((CHANCE,), 1, 34), 1), (REACT[0][0], None)):
        match.state.agenda.append(step)
        assert roller_of(match.state) == roller


def test_dice_that_wait_for_a_hand_lie_on_no_face(qtbot):
    def uprights(shown):
        """How upright the face of each die is that looks up most: 1 is a die that lies."""
        return [max(abs(axis[2]) for axis in pose) for pose in poses_shown(shown)]

    assert uprights(DiceShown(5, 2)) == [1, 1]
    for faces in ((5, 2), (0, 0)):
        assert uprights(DiceShown(*faces, is_awaited=True)) == pytest.approx([3**-0.5] * 2)
