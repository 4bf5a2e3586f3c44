"""At the table no press answers what came after it was meant: behind a curtain, after an animation, at the end."""

import pytest
from PySide6.QtCore import QPoint, Qt

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.models.settings import Settings
from hamster_table.views.art import theme
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.game.history_panel import StoryPage
from hamster_table.views.pages.library.library_page import LibraryPage
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce, Silent, any_action, asks, go_on, table
from tests.views.at_window import lay
from tests.views.pressing import click, hold, let_go, tap, watched
from tests.views.seen import settle

RIGHT = Qt.Key.Key_Right


@pytest.fixture
def window(qtbot, clock):
    made = MainWindow(AtOnce)
    made.set_settings(Settings(theme="light", pace=0.0))
    made.resize(1280, 800)
    watched(qtbot, made)
    qtbot.waitUntil(lambda: "library" in vars(made))
    return made


@pytest.fixture
def deploying(qtbot, clock):
    """Two people put hamsters on their dams in secret; the curtain is down before the first of them."""
    theme.set_pace(0.0)
    session = table("person person", game="hamsterdam")
    go_on(session, asks("DeployHamsters"))
    page = GamePage(session, 0.0)
    page.resize(1280, 800)
    watched(qtbot, page)
    seat = session.asked_seat
    session.submit(seat, any_action(session, seat))
    qtbot.waitUntil(lambda: session.handover_seat is not None)
    clock.wait(10)
    return page


def man(page):
    """Put a hamster onto the dam, so that the button that ends this is the gold one."""
    draft = page.table.draft
    page.table.hand.drop(None, ("card", draft.view.row(draft.seat)[0]))
    settle()


def sealed(page):
    return len(page.session.match.ledger)


def test_a_second_press_after_the_curtain_seals_nothing_unseen(deploying, clock, qtbot):
    page, before = deploying, sealed(deploying)
    tap(page)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    clock.wait(0.12)
    tap(page)
    click(page.frame.prompt_bar.buttons[-1])
    assert sealed(page) == before
    clock.wait(0.5)
    man(page)
    tap(page)
    assert sealed(page) > before


def test_a_letter_that_is_pressed_twice_answers_one_question(qtbot, clock):
    theme.set_pace(0.0)
    players = [PlayerInfo("Mira"), PlayerInfo("Jonas")]
    session = Session(Match.new("hamsterdam", 2, {"deployment": "in-turn"}, seed="7"), players, AtOnce())
    go_on(session, asks("DeployHamsters"))
    page = GamePage(session, 0.0)
    page.resize(1280, 800)
    watched(qtbot, page)
    clock.wait(10)
    before = sealed(page)
    tap(page, Qt.Key.Key_N)
    settle()
    assert sealed(page) == before + 1 and session.asked_seat is not None
    clock.wait(0.2)
    tap(page, Qt.Key.Key_N)
    assert sealed(page) == before + 1
    clock.wait(1)
    tap(page, Qt.Key.Key_N)
    assert sealed(page) > before + 1


def test_a_second_click_on_the_gold_button_stops_nobody_who_is_next(qtbot, clock):
    theme.set_pace(0.0)
    session = table("person whim", seed="3", thinker=Silent())
    go_on(session, lambda session: session.asked_seat == 0)
    page = GamePage(session, 0.3)
    page.resize(1280, 800)
    watched(qtbot, page)
    clock.wait(1)
    session.submit(0, any_action(session, 0))
    qtbot.waitUntil(lambda: bool(page.frame.prompt_bar.buttons))
    for seconds, is_paused in ((0.1, False), (0.3, False), (0.2, True)):
        clock.wait(seconds)
        (pause,) = page.frame.prompt_bar.buttons
        assert pause.text() == "Pause"
        click(pause)
        assert page.pace.is_paused is is_paused


def test_enter_that_is_held_goes_no_further_than_the_curtain(deploying, clock, qtbot):
    page, before = deploying, sealed(deploying)
    for _ in range(60):
        hold(page)
        settle()
        clock.wait(0.03)
        let_go(page)  # many systems tell a held key as pairs of a press and a release
        clock.wait(0.003)
    assert page.session.asked_seat is not None and sealed(page) == before


def test_hamsters_are_put_onto_a_card_as_quickly_as_one_presses(deploying, clock):
    page = deploying
    tap(page)
    clock.wait(1)
    tap(page, RIGHT)
    for n in range(1, 5):
        tap(page)
        clock.wait(0.12)
        assert sum(page.table.draft.plain) == n


def test_where_enter_acts_at_the_cursor_no_button_names_it(deploying, clock):
    page = deploying
    tap(page)
    clock.wait(1)
    man(page)
    gold = page.frame.prompt_bar.buttons[-1]
    assert gold.key == "Enter" and gold._shows_cap
    tap(page, RIGHT)
    assert page.table.spot_cursor.takes_enter and not gold._shows_cap
    click(page.table.viewport(), page.table.viewport().rect().topLeft())
    assert not page.table.spot_cursor.takes_enter and page.frame.prompt_bar.buttons[-1]._shows_cap


def painted(widget):
    """What is seen of a widget now; nothing is painted for it."""
    window, place = widget.window(), widget.rect().translated(widget.mapTo(widget.window(), QPoint()))
    settle()
    return window.backingStore().paintDevice().copy(place)


def test_where_enter_presses_another_button_the_gold_one_does_not_name_it(deploying, clock):
    page = deploying
    tap(page)
    clock.wait(1)
    man(page)
    *_, plain, gold = page.frame.prompt_bar.buttons
    assert (plain.kind, gold.kind) == ("plain", "gold") and not gold.is_passed_over
    named = painted(gold)
    plain.setFocus(Qt.FocusReason.TabFocusReason)
    assert gold.is_passed_over and painted(gold) != named
    page.table.setFocus()
    assert not gold.is_passed_over and painted(gold) == named


def test_a_list_into_which_the_arrows_lead_takes_enter_from_the_gold_button(deploying, clock):
    page = deploying
    tap(page)
    clock.wait(1)
    man(page)
    page.open_story()
    gold, story = page.frame.prompt_bar.buttons[-1], page.findChild(StoryPage)
    clock.wait(1)
    page.table.setFocus()
    named = painted(gold)
    story.setFocus()
    assert not gold.is_passed_over and painted(gold) == named
    tap(page, Qt.Key.Key_Up)
    assert gold.is_passed_over and painted(gold) != named


@pytest.mark.parametrize("press", [tap, lambda page: tap(page, Qt.Key.Key_Space), lambda page: click(page.table)])
@pytest.mark.parametrize("game", ["run-hamster-run", "hamsterdam"])
def test_what_skips_an_animation_plays_nothing(qtbot, clock, game, press):
    session = table("person whim", game=game)
    page = GamePage(session, 3.0)
    page.resize(1280, 800)
    watched(qtbot, page)
    page.table.setFocus()
    while page.animation_player.playing is None:
        page.animation_player.finish()
        settle()
        if session.asked_seat is not None:
            session.submit(0, any_action(session, 0))
        else:
            page.pace.step()
    clock.wait(10)
    entries = len(session.match.ledger)
    press(page)
    assert page.animation_player.is_idle
    page.pace.seconds = 0
    qtbot.waitUntil(lambda: session.asked_seat is not None or not page.animation_player.is_idle)
    page.animation_player.finish()
    qtbot.waitUntil(lambda: session.asked_seat is not None or not page.animation_player.is_idle)
    clock.wait(0.1)
    press(page)
    assert not [seat for seat, _ in session.match.ledger[entries:] if seat == 0]


def test_enter_that_is_held_opens_no_game_of_the_page_that_it_has_brought(window, qtbot, clock):
    lay(window)
    window.go_home()
    clock.wait(1)
    window.start.shelf[0].setFocus()
    hold(window)
    settle()
    assert isinstance(window.page, LibraryPage)
    for _ in range(60):
        clock.wait(0.03)
        hold(window)
        settle()
    assert isinstance(window.page, LibraryPage)
    let_go(window)
    clock.wait(0.1)
    tap(window)
    qtbot.waitUntil(lambda: isinstance(window.page, GamePage))


def test_the_press_that_ends_the_cheer_does_not_close_the_result(window, clock):
    theme.set_pace(1.0)
    staged()["over"](window)
    window.game.findChild(GameOverOverlay).leave()
    over = window.game.finale.open()
    clock.wait(1)
    assert over.podium.is_playing
    tap(window)
    assert not over.podium.is_playing and not over.is_left
    clock.wait(0.1)
    tap(window)
    assert over.is_left
