"""The window: its pages, its keys, its files, and that no game is lost by closing it."""

import gc
import json
import subprocess
import sys
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from hamster_table.engine.catalogue import games
from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.match import Match
from hamster_table.engine.storage.bug_report import extract_game
from hamster_table.engine.storage.save_file import PlayerInfo, unpack
from hamster_table.models import settings
from hamster_table.models.settings import Settings
from hamster_table.models.storage.summary import summary_of
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.system import paths
from hamster_table.views.art import theme
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.pages.new_game.kinds import PERSON
from hamster_table.views.pages.new_game.place_card import Place
from hamster_table.views.pages.start import game_cards
from hamster_table.views.widgets.buttons import Button, IconButton
from hamster_table.views.widgets.controls import Paper, Segments
from hamster_table.views.widgets.key_list import KeyList
from hamster_table.views.widgets.overlays import UndoConsentDialog
from tests.laws import OURS
from tests.views.at_library import at_library, keep, played, press
from tests.views.at_window import PAGES_AT_A_GAME, lay
from tests.views.seen import settle, told

# From the start to a game


def test_two_presses_lead_to_a_first_game(window, qtbot):
    for box in window.start.boxes:
        window.go_home()
        QTest.mouseClick(box.button, Qt.MouseButton.LeftButton)
        QTest.mouseClick(window.page.deal_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: bool(window.session.match.ledger) or window.session.asked_seat is not None)
        assert window.page is window.game
        assert window.session.match.game.id == box.sign.game


def test_a_button_that_is_off_says_why_when_it_is_pressed(window, qtbot):
    window.begin(
        window.library.begin(Match.new("hamsterdam", 2, seed="1"), (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim")))
    )
    qtbot.waitUntil(lambda: window.session.asked_seat == 0)
    bar = window.game.frame.prompt_bar
    (button,) = bar.buttons
    assert button.is_off
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert "two of your cards" in bar.hint.text()


def test_the_rules_of_every_game_can_be_reached_from_the_start(window):
    window.show_page("rules")
    offering = {id: game for id, game in games().items() if game.chapters}
    assert offering.keys() >= {*OURS}
    for id, game in offering.items():
        (choice,) = [one for one in window.page.findChildren(Segments) if one.accessibleName() == "Game"]
        choice.set_current(id)
        assert window.page.title.text() == game.title
    window.page.back.emit()
    assert window.page is window.start


def test_every_game_of_the_catalogue_has_its_sign():
    from hamster_table.engine.catalogue import games

    signs = {sign.game: sign for sign in game_cards.signs()}
    assert [*signs] == [*games()]
    for game in games().values():
        assert signs[game.id].title == game.title and signs[game.id].line
        least, most = game.seats[0], game.seats[-1]
        assert signs[game.id].players.startswith(f"{least}–{most} players" if most > least else f"{least} players")


def test_the_last_game_waits_on_the_ticket(open_window, qtbot):
    first = open_window()
    lay(first, 5)
    ledger = first.session.match.ledger[:5]
    first.close()
    second = open_window()
    qtbot.waitUntil(lambda: not second.start.ticket.button.isHidden())
    QTest.mouseClick(second.start.ticket.button, Qt.MouseButton.LeftButton)
    assert second.session.match.ledger[:5] == ledger


def test_the_ticket_says_the_round_and_whose_move_it_is(open_window, qtbot):
    first = open_window()
    match = lay(first, 5, players=(PlayerInfo("Mira"), PlayerInfo("Jonas"))).session.match
    first.close()
    window = open_window()
    where = window.start.ticket._where
    stand = summary_of(match, ["Mira", "Jonas"]).words
    assert len(stand) == 2
    qtbot.waitUntil(lambda: where.text() == " · ".join(stand))
    said = window.start.ticket.button.accessibleName()
    assert where.text() in said and "Mira, Jonas" in said
    assert window.start.ticket.button.hasFocus()


def test_going_home_leaves_the_game_where_it_is(window, qtbot):
    page = lay(window)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    QTest.mouseClick(page.frame.bar.home, Qt.MouseButton.LeftButton)
    assert window.page is window.start
    QTest.mouseClick(window.start.ticket.button, Qt.MouseButton.LeftButton)
    assert window.page is page
    assert page.session.asked_seat is not None


def before_deployment():
    """A match of *Hamsterdam* in which both are to deploy, in secret."""
    match = Match.new("hamsterdam", 2, seed="1")
    while not isinstance(match.state.step, DeployHamsters):
        seat = match.waiting[0]
        match.chance() if seat < 0 else match.play(seat, match.game.policy(match.view(seat), seat, Random(1)))
    return match


MIRA_AND_JONAS = PlayerInfo("Mira"), PlayerInfo("Jonas")


@pytest.mark.parametrize("who", [MIRA_AND_JONAS, (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"))])
@pytest.mark.parametrize("how", ["bookmark", "look back"])
def test_what_is_prepared_after_a_visit_to_the_start_screen_stays(window, qtbot, who, how):
    window.begin(window.library.begin(before_deployment(), who))
    page = window.game
    asked(page, qtbot)
    window.go_home()
    window.continue_game()
    asked(page, qtbot)
    QTest.keyClick(page.table, Qt.Key.Key_O)
    prepared = page.table.draft.memory()
    if how == "bookmark":
        page.session.set_bookmark(page.session.length, "here")
    else:
        window.look_at(page.session.length - 1)
        window.look_at(page.session.length)
    asked(page, qtbot)
    assert page.table.draft.memory() == prepared


def test_what_is_prepared_waits_for_whoever_was_away(window, qtbot):
    """Somebody else has taken the screen meanwhile, and been asked the like."""
    window.begin(window.library.begin(before_deployment(), MIRA_AND_JONAS))
    page, session = window.game, window.session
    asked(page, qtbot)
    first = session.asked_seat
    QTest.keyClick(page.table, Qt.Key.Key_O)
    prepared = page.table.draft.memory()
    window.go_home()
    window.continue_game()
    for _ in range(2):
        qtbot.waitUntil(lambda: session.handover_seat is not None)
        session.skip_seat(session.handover_seat)
        session.proceed()
        asked(page, qtbot)
        if session.asked_seat == first:
            break
        window.go_home()
        window.continue_game()
    assert session.asked_seat == first and page.table.draft.memory() == prepared


@pytest.mark.parametrize("meanwhile", ["another game", "the start screen"])
def test_what_was_prepared_is_there_again_after_another_game_and_the_start_screen(window, qtbot, meanwhile):
    window.begin(window.library.begin(before_deployment(), MIRA_AND_JONAS))
    page, here = window.game, window.kept_id
    asked(page, qtbot)
    nothing = page.table.draft.memory()
    QTest.keyClick(page.table, Qt.Key.Key_O)
    prepared = page.table.draft.memory()
    assert prepared != nothing
    if meanwhile == "another game":
        lay(window)
        window.files.resume(here)
        qtbot.waitUntil(lambda: window.kept_id == here)
    else:
        window.go_home()
        assert page.session.asked_seat is None, "nobody else sees it"
        window.continue_game()
    asked(window.game, qtbot)
    assert (window.game is page) == (meanwhile == "the start screen")
    assert window.game.table.draft.memory() == prepared


def asked(page, qtbot):
    """A person is asked, from behind the curtain if it hangs."""
    qtbot.waitUntil(lambda: page.session.asked_seat is not None or page.session.handover_seat is not None)
    if page.session.asked_seat is None:
        page.session.accept_handover(page.session.handover_seat)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)


def test_the_ticket_names_the_game_that_continue_opens(window, qtbot):
    older, _ = keep(window, played(5), played(5, "hamsterrolle"))
    window.files.resume(older)
    qtbot.waitUntil(lambda: window.game is not None)
    game = window.game
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    ticket = window.start.ticket
    assert window.page is window.start
    qtbot.waitUntil(lambda: ticket.button.accessibleName().startswith("Continue: Run, Hamster, Run!"))
    QTest.mouseClick(ticket.button, Qt.MouseButton.LeftButton)
    assert window.page is game


def test_the_ticket_follows_what_is_deleted_and_restored(window, qtbot):
    keep(window, played(5), played(5, "hamsterrolle"))
    at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Escape)
    name = window.start.ticket.button.accessibleName
    assert window.page is window.start
    qtbot.waitUntil(lambda: name().startswith("Continue: Run, Hamster, Run!"))
    at_library(window, qtbot)
    press(Qt.Key.Key_Delete)
    qtbot.waitUntil(window.start.ticket.button.isHidden)
    [back] = [button for button in window.notice._buttons if "Restore" in button.text()]
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.start.ticket.button.isHidden())
    press(Qt.Key.Key_Escape)
    assert window.page is window.start and name().startswith("Continue: Run, Hamster, Run!")


def test_nothing_goes_on_behind_another_page(window, qtbot):
    page = lay(window, players=(PlayerInfo("Pip", "whim"), PlayerInfo("Rusty", "whim")))
    window.show_page("about")
    before = len(page.session.match.ledger)
    qtbot.wait(60)
    assert len(page.session.match.ledger) <= before + 1
    window.go_back()
    qtbot.waitUntil(lambda: len(page.session.match.ledger) > before + 5)


def test_the_next_new_game_is_laid_for_the_people_who_sat_there_last(open_window, qtbot):
    window = open_window()
    window.new_games.set_up("run-hamster-run")
    window.page.set_places({0: Place("Mira", PERSON), 1: Place("Grandma Edda", PERSON)})
    QTest.mouseClick(window.page.deal_button, Qt.MouseButton.LeftButton)
    window.close()
    kept = settings.load(paths.settings_file())
    again = open_window()
    again.set_settings(kept)
    again.new_games.set_up("run-hamster-run")
    assert [row.place for row in again.page.rows[:3]] == [Place("Mira", PERSON), Place("Grandma Edda", PERSON), Place()]


def test_escape_from_a_new_game_gives_the_focus_back_to_the_button_that_led_there(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button = window.start.boxes[1].button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.page is not window.start
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is window.start
    assert QApplication.focusWidget() is button


def test_same_again_seats_the_same_people(window, qtbot):
    page = lay(window, players=(PlayerInfo("Pip", "whim"), PlayerInfo("Rusty", "whim")))
    qtbot.waitUntil(lambda: not page.session.match.waiting)
    qtbot.waitUntil(lambda: bool(page.findChildren(GameOverOverlay)))
    again = next(
        button for button in page.findChild(GameOverOverlay).findChildren(Button) if button.text() == "Play again"
    )
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert window.game is not page
    assert window.session.seating.names == ["Pip", "Rusty"]
    assert window.session.match.seed != page.session.match.seed


def test_the_first_picture_waits_for_nothing_heavy():
    code = """if True:
        import sys
        from PySide6.QtWidgets import QApplication, QScrollBar
        app = QApplication([])
        from hamster_table.app import first_window
        from hamster_table.system.reports import Reports
        window = first_window(Reports(), None)
        heavy = {"sqlite3", "msgspec", "pyqtgraph", "numpy", "hamster_table.engine.kernel"}
        heavy |= {"hamster_table.views.board.board_view"}
        if "coverage" in sys.modules:  # which keeps what it measures in a database
            heavy -= {"sqlite3"}
        print(*heavy & set(sys.modules))
    """
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert loaded.stdout.split() == []


# Pages and keys


@pytest.mark.parametrize("name", ["rules", "settings", "about", *PAGES_AT_A_GAME])
def test_every_page_leads_back_with_escape(window, name):
    page = lay(window)
    window.show_page(name)
    assert window.page is not page
    QTest.keyClick(window.page.focusWidget() or window.page, Qt.Key.Key_Escape)
    assert window.page is page


class Windows(QObject):
    """Notes whatever is shown as a window of its own."""

    def __init__(self):
        super().__init__()
        self.shown = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


def test_no_part_of_a_page_is_a_window_for_a_moment(window, qapp):
    lay(window)
    windows = Windows()
    qapp.installEventFilter(windows)
    for name in ("library", "rules", "settings", "about", *PAGES_AT_A_GAME):
        window.show_page(name)
        settle()
        window.go_back()
    TINKERERS.set(True)
    window.new_games.set_up("hamsterdam")
    qapp.removeEventFilter(windows)
    assert windows.shown == []


def test_the_list_of_keys_opens_and_closes_with_a_key(window, qtbot):
    page = lay(window)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    QTest.keyClick(page.table, Qt.Key.Key_F1)
    assert len(page.findChildren(KeyList)) == 1
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.findChildren(KeyList))


def test_the_title_says_which_game_and_no_more(window):
    lay(window)
    assert window.windowTitle() == "Run, Hamster, Run!"
    window.go_home()
    assert window.windowTitle() == "Hamster Table"


def test_f11_is_the_whole_screen(window):
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_settings_hold_at_once_and_are_kept(open_window):
    window = open_window()
    window.set_settings(Settings(theme="dark", text_scale=125, pace=2.0))
    assert theme.theme() is theme.DARK and theme.APPEARANCE.text_scale == 1.25
    assert json.loads(paths.settings_file().read_text())["theme"] == "dark"


def test_settings_that_cannot_be_kept_are_told_and_hold(window):
    paths.settings_file().unlink(missing_ok=True)
    paths.settings_file().mkdir(parents=True)
    window.set_settings(Settings(theme="dark"))
    assert theme.theme() is theme.DARK
    assert window.notice.isVisible()


def test_settings_that_could_not_be_read_are_told_of(open_window, qtbot):
    paths.settings_file().write_text("{")
    window = open_window()
    qtbot.waitUntil(lambda: window.notice.isVisible())
    assert "settings.json.unreadable" in window.notice.text


# Undo by agreement, and the way back through the game


def test_undo_beyond_a_draw_needs_everybody(window, qtbot):
    page = lay(window, players=(PlayerInfo("Mira"), PlayerInfo("Jonas"), PlayerInfo("Rusty", "whim")))
    session = page.session

    def at_a_declaration():
        if session.handover_seat is not None:
            page.curtain.sign.lift.click()
        elif session.asked_seat is not None:
            if type(session.match.state.agenda[-1]).__name__ == "DeclareDeed":
                return True
            session.submit(session.asked_seat, session.match.actions(session.asked_seat)[0])
        return False

    qtbot.waitUntil(at_a_declaration)
    before = len(session.match.ledger)
    QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    [dialog] = page.findChildren(UndoConsentDialog)
    buttons = [button for button in dialog.findChildren(Button) if "agrees" in button.accessibleName()]
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert len(session.match.ledger) == before
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert len(session.match.ledger) < before
    page.open_story()
    assert any("Undone together by Mira, Jonas" in line for line in told(page))


def test_the_slider_leads_back_and_now_is_as_one_left_it(window, qtbot):
    page = lay(window)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    last = len(page.session.match.ledger)
    QTest.mouseClick(page.frame.bar.clock, Qt.MouseButton.LeftButton)
    track = page.frame.timeline.track
    track.setFocus()
    QTest.keyClick(track, Qt.Key.Key_Home)
    assert page.session.at == 0 and page.table.asked is None
    assert page.table.seen == page.session.match.game.view(page.session.match.state_at(0), 0)
    QTest.keyClick(track, Qt.Key.Key_End)
    assert page.session.at == last and page.table.asked is not None


def test_after_a_button_of_the_strip_was_clicked_the_arrows_go_step_by_step(window, qtbot):
    page = lay(window)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.session.submit(0, page.session.match.actions(0)[0])
    QTest.mouseClick(page.frame.bar.clock, Qt.MouseButton.LeftButton)
    last, timeline = page.session.length, page.frame.timeline
    page.table.setFocus()
    back = next(one for one in timeline.findChildren(IconButton) if one.accessibleName() == "Step back")
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert page.session.at == last - 1
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert page.session.at == last


# Leaving, and when something goes wrong


def test_closing_loses_nothing(open_window, qtbot):
    window = open_window()
    page = lay(window)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    session = page.session
    session.submit(0, session.match.actions(0)[0])
    ledger = list(session.match.ledger)
    window.close()
    again = open_window()
    again.continue_game()
    assert again.session.match.ledger[: len(ledger)] == ledger


def test_a_full_disc_is_told_and_play_goes_on(window, qtbot):
    page = lay(window)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    window.library.close()
    session = page.session
    session.submit(0, session.match.actions(0)[0])
    assert page.notice.isVisible() and page.notice.text
    qtbot.waitUntil(lambda: session.asked_seat is not None or len(session.match.ledger) > 8)


def test_a_second_window_plays_too_but_keeps_nothing_and_says_so(open_window, qtbot):
    first, second = open_window(), open_window()
    assert first.library.trouble is None
    qtbot.waitUntil(second.notice.isVisible)
    assert "another window" in second.notice.text
    page = lay(second)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)


@pytest.mark.parametrize("scale", [100, 200])
def test_words_that_are_too_long_for_the_window_are_pulled(window, qtbot, scale):
    window.set_settings(Settings(theme="light", text_scale=scale, pace=0.0))
    lay(window)
    window.show_keys()
    [keys] = window.game.findChildren(KeyList)
    sheet = keys.findChildren(Paper)[0].geometry()
    assert keys.rect().contains(sheet)
    bar = keys.findChildren(QScrollBar)
    before = [one.value() for one in bar]
    QTest.keyClick(keys, Qt.Key.Key_PageDown)
    assert scale == 100 or [one.value() for one in bar] != before
    keys.leave()


def test_a_mistake_of_the_program_is_told_quietly(window):
    lay(window)
    window.report_error("Traceback: something")
    assert "Something went wrong" in window.notice.text
    QTest.mouseClick(window.notice.findChildren(Button)[0], Qt.MouseButton.LeftButton)
    report = QApplication.clipboard().text()
    assert "\n\nTraceback: something\n\n" in report and "whole game" in window.notice.text
    assert unpack(extract_game(report.encode())).match.ledger == window.session.match.ledger


def pages():
    """Every page of a game that anybody still holds, those of earlier tests included."""
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, GamePage)]


def test_a_game_that_was_left_is_gone(window, qtbot):
    """Nothing holds on to the page of an earlier game: neither themes, nor stages, nor whoever thinks."""
    before = {id(page) for page in pages()}
    for seed in range(4):
        page = lay(window, seed=str(seed))
        qtbot.waitUntil(lambda page=page: page.session.asked_seat is not None)
        page.open_story()
        page.open_rules()
        page.frame.close_sheet()
    del page
    settle()
    assert len({id(page) for page in pages()} - before) == 1
