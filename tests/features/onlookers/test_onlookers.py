"""Who is out of a game that goes on bets on the winner, or watches in haste."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.run_hamster_run import actions
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features import given
from hamster_table.features.onlookers.onlookers import Game, Onlookers
from hamster_table.models.session import Session
from hamster_table.models.storage.game_library import OpenedGame
from hamster_table.views.art import theme
from hamster_table.views.game.curtain import CurtainSeat
from hamster_table.views.game.game_page import GamePage
from tests.engine.run_hamster_run.language import RESOLVE, table

GAME = given("onlookers", "run-hamster-run", Game)
EATEN, LEFT = "Alice eaten", ("Bob 3,2 s2 m3 f2 rest", "Cathleen 1,2 s2 m3 f2 rest")
USUAL = 0.2
MIRA, COMPUTERS = PlayerInfo("Mira"), (PlayerInfo("Nutmeg", "whim"), PlayerInfo("Biscuit", "whim"))


@pytest.fixture
def look_on(qtbot):
    """Sits down at a match as its first seat; the page, and who looks on there."""

    def sit_down(*hamsters, players=(MIRA, *COMPUTERS)):
        theme.set_pace(USUAL)
        page = GamePage(Session(table(RESOLVE, *hamsters), players), 3.0)
        page.pace.pause()
        qtbot.addWidget(page)
        page.resize(1280, 800)
        onlookers = Onlookers(page, GAME, lambda: theme.set_pace(USUAL))
        page.show()
        page.pace.step()
        return page, onlookers

    yield sit_down
    theme.set_pace(USUAL)


def press(onlookers, text):
    """Press a button of the card."""
    (button,) = (one for one in onlookers.buttons if one.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_who_is_out_is_asked_once_who_will_win_and_nothing_waits_for_it(look_on, qtbot):
    page, onlookers = look_on(EATEN, *LEFT)
    qtbot.waitUntil(onlookers.card.isVisible)
    assert [button.text() for button in onlookers.buttons] == ["Nutmeg", "Biscuit", "Watch in haste"]
    assert page.rect().contains(onlookers.card.geometry().adjusted(20, 20, -20, -20))
    before = len(page.session.match.ledger)
    page.pace.step()
    qtbot.waitUntil(lambda: len(page.session.match.ledger) > before)
    assert onlookers.card.isVisible()
    press(onlookers, "Biscuit")
    assert not onlookers.card.isVisible() and page.notice.text == "Mira bets on Biscuit."
    page.pace.step()
    qtbot.waitUntil(lambda: len(page.session.match.ledger) > before + 1)
    assert not onlookers.card.isVisible()


def test_whoever_is_in_play_is_asked_nothing(look_on, qtbot):
    page, onlookers = look_on("Alice 4,2 s2 m3 f2 rest", "Bob eaten", LEFT[1])
    qtbot.waitUntil(lambda: page.session.asked_seat == 0)
    assert not onlookers.card.isVisible()


def test_who_is_out_bets_while_others_play_on_and_nobody_hastens_them(look_on, qtbot):
    page, onlookers = look_on(EATEN, *LEFT, players=(MIRA, PlayerInfo("Jonas"), COMPUTERS[1]))
    qtbot.waitUntil(onlookers.card.isVisible)
    assert [button.text() for button in onlookers.buttons] == ["Jonas", "Biscuit", "Just watch"]
    assert page.session.asked_seat == 1, "nothing waits for it"
    press(onlookers, "Just watch")
    page.session.changed.emit()
    qtbot.wait(1)
    assert not onlookers.card.isVisible() and onlookers.bets == {}


def test_behind_the_curtain_nobody_is_asked(look_on, qtbot):
    page, onlookers = look_on("Alice 1,2 s2 m3 f2 rest", *LEFT, players=(MIRA, PlayerInfo("Jonas"), COMPUTERS[1]))
    page.curtain.fall((CurtainSeat("Mira"), CurtainSeat("Jonas")), 1, "Jonas acts.")
    page.session.match.state.where[0] = actions.EATEN
    page.session.changed.emit()
    qtbot.wait(1)
    assert page.curtain.isVisible() and not onlookers.card.isVisible()
    page.curtain.hide()
    page.curtain.opened.emit()
    qtbot.waitUntil(onlookers.card.isVisible)


def test_a_curtain_takes_no_bet_from_whoever_still_thinks_about_it(look_on, qtbot):
    page, onlookers = look_on(EATEN, *LEFT, players=(MIRA, PlayerInfo("Jonas"), COMPUTERS[1]))
    qtbot.waitUntil(onlookers.card.isVisible)
    page.curtain.fall([CurtainSeat(name) for name in ("Mira", "Jonas", "Nutmeg")], 1, "Jonas acts.")
    with qtbot.waitSignal(page.curtain.opened):
        QTest.mouseClick(page.curtain.sign.lift, Qt.MouseButton.LeftButton)
    assert onlookers.card.isVisible()


def test_two_who_are_out_are_asked_one_after_the_other(look_on, qtbot):
    _, onlookers = look_on(
        EATEN, "Bob eaten", LEFT[1], "Dave 4,2 s2 m3 f2 rest", players=(MIRA, PlayerInfo("Jonas"), *COMPUTERS)
    )
    qtbot.waitUntil(onlookers.card.isVisible)
    press(onlookers, "Nutmeg")
    qtbot.waitUntil(onlookers.card.isVisible)
    press(onlookers, "Biscuit")
    qtbot.wait(1)
    assert not onlookers.card.isVisible() and onlookers.bets == {0: 2, 1: 3}


def test_on_whoever_is_out_meanwhile_nobody_can_bet_any_more(look_on, qtbot):
    players = (MIRA, PlayerInfo("Jonas"), *COMPUTERS)
    page, onlookers = look_on(EATEN, *LEFT, "Dave 4,2 s2 m3 f2 rest", players=players)
    qtbot.waitUntil(lambda: onlookers.card.isVisible() and page.animation_player.is_idle)
    assert [button.text() for button in onlookers.buttons] == ["Jonas", "Nutmeg", "Biscuit", "Just watch"]
    page.session.match.state.where[2] = actions.EATEN
    page.session.changed.emit()
    qtbot.waitUntil(lambda: [button.text() for button in onlookers.buttons] == ["Jonas", "Biscuit", "Just watch"])
    assert onlookers.card.isVisible()


def test_whoever_is_asked_and_comes_back_by_undo_is_asked_no_more(look_on, qtbot):
    players = (MIRA, PlayerInfo("Jonas"), *COMPUTERS)
    page, onlookers = look_on(EATEN, "Bob eaten", LEFT[1], "Dave 4,2 s2 m3 f2 rest", players=players)
    qtbot.waitUntil(lambda: onlookers.card.isVisible() and page.animation_player.is_idle)
    assert onlookers.card.headline.text() == "Mira: who will win?"
    page.session.match.state.where[0] = actions.PIT
    page.session.changed.emit()
    qtbot.waitUntil(lambda: onlookers.card.headline.text() == "Jonas: who will win?")
    assert onlookers.card.isVisible()


def test_haste_hastens_until_the_page_is_left(look_on, qtbot):
    page, onlookers = look_on(EATEN, *LEFT)
    qtbot.waitUntil(onlookers.card.isVisible)
    press(onlookers, "Watch in haste")
    assert theme.APPEARANCE.pace < 0.5 * USUAL and page.pace.seconds < 1.5
    page.hide()
    assert theme.APPEARANCE.pace == USUAL


def test_whoever_has_looked_back_is_asked_again_unless_it_was_answered(look_on, qtbot):
    page, onlookers = look_on(EATEN, *LEFT)
    qtbot.waitUntil(onlookers.card.isVisible)
    page.pace.step()
    qtbot.waitUntil(lambda: page.session.match.ledger and page.animation_player.is_idle)
    for answered in (False, True):
        page.session.look_at(0)
        qtbot.waitUntil(lambda: not onlookers.card.isVisible())
        page.session.look_at(page.session.length)
        if not answered:
            qtbot.waitUntil(onlookers.card.isVisible)
            press(onlookers, "Biscuit")
    page.pace.step()
    qtbot.waitUntil(lambda: len(page.session.match.ledger) > 1 and page.animation_player.is_idle)
    assert not onlookers.card.isVisible() and onlookers.bets == {0: 2}


def test_a_bet_goes_with_the_undo_that_brings_somebody_back(look_on, qtbot):
    page, onlookers = look_on("Alice 1,2 s2 m3 f2 rest", *LEFT)
    onlookers.bets[0] = 2
    page.session.changed.emit()
    qtbot.waitUntil(lambda: not onlookers.bets)


@pytest.mark.parametrize(("winner", "said"), [("Nutmeg", "was right"), ("Biscuit", "was wrong")])
def test_the_end_tells_who_was_right(look_on, qtbot, winner, said):
    page, onlookers = look_on(EATEN, "Bob 3,2 s2 m3 f2 rest", "Cathleen pit rest")
    qtbot.waitUntil(onlookers.card.isVisible)
    press(onlookers, winner)
    page.pace.seconds = 0
    theme.set_pace(0)
    page.pace.resume()
    with qtbot.waitSignal(page.session.over):
        pass
    assert page.session.match.standing.winners == (1,)
    assert f"Mira bet on {winner}, and {said}" in page.notice.text


def test_in_the_window_haste_ends_with_the_usual_pace(window, qtbot):
    window.set_settings(window.settings._replace(pace=2.0))
    window.begin(OpenedGame(table(RESOLVE, EATEN, *LEFT), [MIRA, *COMPUTERS], None))
    window.show_game()
    onlookers = window.game.findChild(Onlookers)
    window.game.pace.step()
    qtbot.waitUntil(onlookers.card.isVisible)
    press(onlookers, "Watch in haste")
    assert window.game.pace.seconds < 1
    window.go_home()
    assert window.game.pace.seconds == theme.APPEARANCE.pace == 2.0
