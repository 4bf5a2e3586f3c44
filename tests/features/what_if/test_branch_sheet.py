"""Play on from here: by mouse and by keys, from the moment that is looked at, into a game of its own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import Branched, LevelChanged, SeatTaken
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.what_if.ask import ask_how
from hamster_table.features.what_if.branch_sheet import NEW, BranchSheet
from hamster_table.features.what_if.feature import PLAY_ON
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Segment
from hamster_table.views.window.command_menus import deed_of
from tests.amounts import some_of
from tests.views.at_library import MIRA, PIP, keep, played, press
from tests.views.cut_off import cut_off, settled

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def over(window, qtbot):
    """A finished game on the table, looked back at."""
    match = played(9999)
    (id,) = keep(window, match)
    window.desk.open(id)
    qtbot.waitUntil(lambda: window.game is not None and window.page is window.game)
    window.session.look_at(20)
    return window


def button(window):
    return next(one for one in window.game.frame.prompt_bar.buttons if one.text() == "Play on from here…")


def sheet_of(window):
    return next((one for one in window.findChildren(BranchSheet) if not one.is_left), None)


def begun(window, qtbot, before):
    qtbot.waitUntil(lambda: window.session is not None and window.session.match is not before)
    window.session.wait_until_idle()
    return window.session


def tab_to(widget):
    for _ in range(20):
        if QApplication.focusWidget() is not widget:
            press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is widget


def test_by_mouse_with_the_same_luck(over, qtbot):
    before = over.session.match
    QTest.mouseClick(button(over), LEFT)
    sheet = sheet_of(over)
    gold = next(one for one in sheet.findChildren(Button) if one.text() == "Play on")
    assert gold.hasFocus() and "Step 20 of" in sheet.accessibleName()
    QTest.mouseClick(gold, LEFT)
    session = begun(over, qtbot, before)
    assert session.match.ledger[:20] == before.ledger[:20] and session.match.seed == before.seed
    assert session.seating.players == (MIRA, PIP) and not session.is_past
    assert (20, Branched(before.seed_commitment, "same")) in session.notes
    assert "This is “What if:" in over.game.notice.text
    titles = {game.title for game in over.library.games()}
    assert titles == {"", "What if: Run, Hamster, Run! (Round 2)"}


def test_by_keys_with_new_luck_and_other_players(over, qtbot):
    before = over.session.match
    press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    sheet = sheet_of(over)
    tab_to(sheet.luck.findChildren(Segment)[0])
    press(Qt.Key.Key_Right)
    assert sheet.luck.current == NEW and "is new" in sheet.note.text()
    tab_to(sheet.seats[1])
    press(Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert sheet.seats[1].current == "person"
    over.activateWindow()  # offscreen a menu keeps the keyboard
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    while not sheet.isHidden():
        press(Qt.Key.Key_Tab)
        if getattr(QApplication.focusWidget(), "kind", "") == "gold":
            press(Qt.Key.Key_Return)
    session = begun(over, qtbot, before)
    assert session.match.seed != before.seed and session.seating.persons == (0, 1)


def test_who_played_then_is_proposed(over, qtbot):
    session = over.session
    # Mira has taken over at 25, and Pip's player has changed at 10, before the moment that is looked at.
    session.notes += [(10, LevelChanged(1, "whim", "sharp")), (25, SeatTaken(0, "sharp"))]
    QTest.mouseClick(button(over), LEFT)
    sheet = sheet_of(over)
    assert [one.current for one in sheet.seats] == ["sharp", "whim"]
    QTest.mouseClick(next(one for one in sheet.findChildren(Button) if one.text() == "Play on"), LEFT)
    begun_there = begun(over, qtbot, session.match)
    assert [player.kind for player in begun_there.seating.players] == ["sharp", "whim"]


def test_escape_leaves_all_as_it_was(over):
    before = over.session
    press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_Escape)
    assert sheet_of(over) is None and over.session is before and before.at == 20 and len(over.library.games()) == 1


def test_the_menu_has_it_only_where_something_is_looked_back_at(over):
    assert deed_of(PLAY_ON, over) is not None
    over.session.look_at(over.session.length)
    assert deed_of(PLAY_ON, over) is None


def test_a_game_in_play_says_why_not(window, qtbot):
    match = Match.new("hamsterrolle", 2, seed="7")
    match.chance()
    window.begin(window.library.begin(match, (PlayerInfo("Mira"), PlayerInfo("Pip", "whim"))))
    window.session.wait_until_idle()
    window.session.look_at(0)
    assert button(window).is_off
    QTest.mouseClick(button(window), LEFT)
    assert sheet_of(window) is None and window.game.bubble.isVisible()
    assert ask_how(window, 0) is None
    assert sheet_of(window) is None and "first finish this game" in window.notice.text


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale == 200))
def test_no_words_are_cut_off(over, scale):
    over.resize(1280, 760)
    over.set_settings(over.settings._replace(text_scale=scale))
    settled()
    ask_how(over, 20)
    settled()
    assert cut_off(sheet_of(over)) == []
