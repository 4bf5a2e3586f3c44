"""Two people at one screen: whatever one has chosen in secret, the other sees, hears and finds the same."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from hamster_table.engine.catalogue import find
from hamster_table.engine.hamsterdam.actions import PassCards
from hamster_table.engine.kernel import waiting
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.actions import Allocate
from hamster_table.engine.run_hamster_run.round import DeclareDeed
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.messages import sentence
from hamster_table.models.seat_control import chooses_in_secret
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.overlays import UndoConsentDialog
from hamster_table.views.widgets.text import TextLabel
from tests.at_once import AtOnce
from tests.views.seen import pixels, settle, told

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Jonas"), PlayerInfo("Rusty", "whim"))


OWN = find("run-hamster-run")
PLAIN = replace(OWN, table=None)
DAM = find("hamsterdam")
CHOICES = {OWN.id: (Allocate(5, 1, 1), Allocate(1, 1, 5)), DAM.id: (PassCards(12, 2), PassCards(7, 6))}
"""Two secret choices that Mira can make first."""
with_the_dam = pytest.mark.parametrize(
    "sit", [OWN, PLAIN, DAM, replace(DAM, table=None)], ids=["own", "plain", "dam", "plain dam"], indirect=True
)


@pytest.fixture(params=[OWN, PLAIN], ids=["own table", "plain table"])
def sit(qtbot, request):
    """Opens a game and brings it to Mira's first secret choice."""

    def open_page(seed="11"):
        theme.set_pace(0.0)
        session = Session(Match.new(request.param, 3, seed=seed), SITTERS, AtOnce())
        page = GamePage(session, 0.0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        while session.handover_seat is None:
            qtbot.waitUntil(lambda: session.asked_seat is not None or session.handover_seat is not None)
            if session.asked_seat is not None:
                choose_anything(session)
        return page

    return open_page


def choose_anything(session):
    seat, view = session.asked_seat, session.view()
    session.submit(seat, view.agenda[-1].sample(view, seat, random.Random(len(session.match.ledger))))


def lift(page, qtbot):
    QTest.keyClick(page.curtain.sign.lift, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None and not page.curtain.isVisible())


def seen(page):
    settle()
    return pixels(page), told(page)


def what_jonas_meets(page, qtbot, split):
    """The pictures and words from the moment Mira has chosen until Jonas has."""
    session, met = page.session, []
    lift(page, qtbot)
    session.submit(0, split)
    qtbot.waitUntil(lambda: session.handover_seat == 1)
    met.append(seen(page))
    lift(page, qtbot)
    met.append(seen(page))
    session.look_at(len(session.match.ledger) - 1)
    met.append(seen(page))
    session.look_at(len(session.match.ledger))
    session.undo()
    met.append(seen(page))
    return met


@with_the_dam
def test_what_one_has_chosen_changes_nothing_for_the_other(sit, qtbot):
    page = sit()
    one, other = CHOICES[page.session.match.game.id]
    first = what_jonas_meets(page, qtbot, one)
    second = what_jonas_meets(sit(), qtbot, other)
    for (one_picture, one_told), (other_picture, other_told) in zip(first, second, strict=True):
        assert one_told == other_told
        assert one_picture == other_picture


def test_whoever_lifts_the_curtain_has_the_table_under_the_keys(sit, qtbot):
    page = sit()
    lift(page, qtbot)
    assert page.window().focusWidget() is page.table


def test_what_happens_is_announced_in_one_breath_and_nothing_sealed_in_it(sit, qtbot):
    page = sit()
    heard, happened = [], []
    page.announced.connect(heard.append)
    page.session.happened.connect(lambda frames, _: happened.append([frame.event for frame in frames]))
    lift(page, qtbot)
    page.session.submit(0, Allocate(5, 1, 1))
    qtbot.waitUntil(lambda: page.session.handover_seat == 1)
    assert "Mira" in " ".join(heard) and "5" not in " ".join(heard)
    lift(page, qtbot)
    page.session.submit(1, Allocate(1, 1, 5))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    assert "Scamper 5" in " ".join(heard)
    assert len(heard) == sum(any(sentence(event, page.session.names) for event in events) for events in happened)


@pytest.mark.parametrize("sit", [OWN, DAM], ids=["own", "dam"], indirect=True)
@pytest.mark.parametrize("pace", [0.0, 1.0], ids=["at once", "with motion"])
def test_what_a_secret_choice_brings_is_shown_as_everybody_may_see_it(sit, qtbot, pace):
    page = sit()
    lift(page, qtbot)
    theme.set_pace(pace)
    page.session.submit(0, CHOICES[page.session.match.game.id][0])
    assert page.session.viewer is None
    assert page.table.viewer is None and page.table.seen == page.session.view()


def test_ones_own_choice_is_there_for_oneself(sit, qtbot):
    """The test above can fail: what Mira prepares is on the screen while she chooses."""
    page = sit()
    lift(page, qtbot)
    before = pixels(page)
    page.session.look_at(0)
    assert pixels(page) != before


def test_the_curtain_covers_all_of_the_window(sit, qtbot):
    page = sit()
    assert page.curtain.isVisible()
    assert page.curtain.geometry() == page.rect()
    page.resize(1100, 700)
    assert page.curtain.geometry() == page.rect()
    inside = [page.childAt(x, y) for x in range(5, 1100, 60) for y in range(5, 700, 60)]
    assert all(one is page.curtain or page.curtain.isAncestorOf(one) for one in inside)


def test_behind_the_curtain_no_key_reaches_the_game(sit, qtbot):
    page = sit()
    before = page.session.match.digest
    keys = [Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_1, Qt.Key.Key_B, Qt.Key.Key_Escape, Qt.Key.Key_F9]
    for key in keys:
        QTest.keyClick(page.window().focusWidget() or page, key)
    QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.match.digest == before
    assert page.session.handover_seat == 0 and page.curtain.isVisible()


@pytest.mark.parametrize("sit", [OWN], ids=["own table"], indirect=True)
def test_why_one_could_not_confirm_is_not_said_to_the_next(sit, qtbot):
    page = sit()
    lift(page, qtbot)
    page.frame.prompt_bar.buttons[-1].press_by_key()
    assert page.bubble.isVisible()
    page.session.submit(0, Allocate(5, 1, 1))
    qtbot.waitUntil(lambda: page.session.handover_seat == 1)
    lift(page, qtbot)
    assert not page.bubble.isVisible()


@pytest.mark.parametrize("sit", [OWN], ids=["own table"], indirect=True)
def test_what_the_pointer_rests_on_tells_nobody_of_the_question_before(sit, qtbot):
    page = sit()
    session = page.session
    while not isinstance(session.match.state.agenda[-1], DeclareDeed) or session.asked_seat is None:
        if session.handover_seat is not None:
            lift(page, qtbot)
        elif session.asked_seat is not None:
            choose_anything(session)
        else:
            qtbot.wait(1)
    QToolTip.showText(page.mapToGlobal(page.rect().center()), "Run: best push 2 of 4", page.table.viewport())
    assert QToolTip.isVisible()
    choose_anything(session)
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=900)


@pytest.mark.parametrize("sit", [OWN], ids=["own table"], indirect=True)
def test_what_is_said_for_a_while_ends_also_when_a_curtain_has_fallen_meanwhile(sit, qtbot):
    page = sit()
    lift(page, qtbot)
    page.notice.say_for_a_while("Undone, with all that followed.")
    page.notice._a_while.start(30)
    page.session.submit(0, Allocate(5, 1, 1))
    qtbot.waitUntil(lambda: page.session.handover_seat == 1)
    qtbot.waitUntil(lambda: not page.notice._a_while.isActive())
    lift(page, qtbot)
    qtbot.waitUntil(lambda: not page.notice.isVisible())


def test_two_inputs_hand_the_screen_over(sit, qtbot):
    page = sit()
    lift(page, qtbot)
    page.session.submit(0, Allocate(3, 2, 2))
    qtbot.waitUntil(page.curtain.isVisible)
    QTest.keyClick(page.curtain.sign.lift, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)


def test_what_was_asked_is_offered_no_more_once_the_table_asks_nobody(sit, qtbot):
    page, offered = sit(), []

    def look():
        if getattr(page.table, "asked", 0) is None:
            offered.extend(one.text() for one in page.frame.prompt_bar.buttons)

    page.animation_player.idle.connect(look)
    for seat in (0, 1):
        lift(page, qtbot)
        page.session.submit(seat, Allocate(3, 2, 2))
        qtbot.waitUntil(lambda before=seat: page.session.handover_seat not in (None, before) or not is_sealed(page))
    assert not {"Even", "Runner", "Fighter", "Confirm"} & {*offered}


def is_sealed(page):
    return bool(page.session.match.state.sealed)


def test_who_is_not_here_lets_the_other_choose_first(sit, qtbot):
    page = sit()
    QTest.mouseClick(page.curtain.sign.absent, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.handover_seat == 1)
    assert page.curtain.isVisible()
    assert page.curtain.sign.name.text() == "Jonas"


def test_who_is_not_here_and_alone_can_choose_is_waited_for_and_that_is_said(sit, qtbot):
    page = sit()
    lift(page, qtbot)
    page.session.submit(0, Allocate(3, 2, 2))
    qtbot.waitUntil(lambda: page.session.handover_seat == 1 and page.curtain.isVisible())
    while [*waiting(page.session.match.state)] != [1]:
        QTest.mouseClick(page.curtain.sign.absent, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: page.session.handover_seat == 1 and page.curtain.isVisible())
    QTest.mouseClick(page.curtain.sign.absent, Qt.MouseButton.LeftButton)
    assert page.notice.isVisible() and page.notice.text == "Only Jonas can choose now."
    assert page.session.handover_seat == 1 and page.curtain.isVisible()
    for words, signal in (("Main menu", page.home), ("Let a computer play on", page.computer_wanted)):
        [button] = [one for one in page.notice.findChildren(Button) if one.text() == words]
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    lift(page, qtbot)
    qtbot.waitUntil(lambda: not page.notice.isVisible())


@with_the_dam
def test_while_all_are_to_agree_to_an_undo_nothing_secret_is_seen(sit, qtbot):
    page = sit()
    session = page.session
    lift(page, qtbot)
    session.submit(0, CHOICES[session.match.game.id][0])
    qtbot.waitUntil(lambda: session.handover_seat == 1)
    lift(page, qtbot)
    assert page.told == session.match.view(1)
    entries = len(session.match.ledger)
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    [dialog] = page.findChildren(UndoConsentDialog)
    for _ in range(5):
        settle()
    assert dialog.isVisible() and session.asked_seat is None
    assert session.shown_to is None and page.told == session.match.view(None)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: session.handover_seat == 1 and page.curtain.isVisible())
    assert len(session.match.ledger) == entries
    lift(page, qtbot)
    assert session.asked_seat == 1


def undo(page):
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def after_mira(page, qtbot):
    """Mira has chosen in secret, and Jonas has the screen."""
    lift(page, qtbot)
    page.session.submit(0, CHOICES[page.session.match.game.id][0])
    qtbot.waitUntil(lambda: page.session.handover_seat == 1)
    lift(page, qtbot)


def sheet_while_all_agree(page):
    """The sheet that stays open where the story is, and an undo is asked for that all are to agree to."""
    page.open_story()
    undo(page)
    [dialog] = page.findChildren(UndoConsentDialog)
    assert dialog.isVisible()
    return page.frame.sheet


def test_while_all_are_to_agree_the_story_that_one_may_read_is_closed(sit, qtbot):
    page = sit()
    after_mira(page, qtbot)
    assert sheet_while_all_agree(page) == ""


def test_while_all_are_to_agree_a_story_for_everybody_stays_open(sit, qtbot):
    page = sit()
    session = page.session
    after_mira(page, qtbot)
    page.pace.pause()
    session.submit(1, CHOICES[session.match.game.id][1])
    page.pace.step()  # of Rusty: now all is revealed
    qtbot.waitUntil(lambda: page.animation_player.is_idle)
    assert session.asked_seat is None and session.shown_to is None and session.handover_seat is None
    assert sheet_while_all_agree(page) == "story"


def test_of_a_secret_choice_nobody_is_told_what_they_are_to_agree_to(sit, qtbot):
    page = sit()
    after_mira(page, qtbot)
    assert chooses_in_secret(page.session.match.state_at(len(page.session.match.ledger) - 1))
    page.session.undo()
    [sheet] = page.findChildren(UndoConsentDialog)
    assert page.session.to_take_back == []
    assert [label.text() for label in sheet.findChildren(TextLabel)][1].startswith("Others have seen it")


def test_who_cancels_the_agreement_is_asked_again_however_soon_undo_is_pressed(sit, qtbot):
    page = sit()
    after_mira(page, qtbot)
    entries = len(page.session.match.ledger)
    undo(page)
    [dialog] = page.findChildren(UndoConsentDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    undo(page)
    assert len(page.session.match.ledger) == entries
    assert [one.isVisible() for one in page.findChildren(UndoConsentDialog) if not one.is_left] == [True]
