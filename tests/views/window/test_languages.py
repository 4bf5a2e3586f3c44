"""Another language holds at once: everything is said anew, nothing is lost, and no secret is shown."""

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import language
from hamster_table.models.hamsterdam.crowd import member_piece, pile_of
from hamster_table.models.language import LANGUAGE
from hamster_table.views import feature
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.window.page_factory import PAGE_FACTORIES, pages_of_table
from tests.pace import times_of
from tests.views.at_library import keep, played
from tests.views.at_window import a_match, lay
from tests.views.seen import settle, spoken, tip

sys.path.append(str(Path(__file__).parents[3] / "packaging"))
import catalogue

from hamster_table.views.pages.start import game_cards
from tests.laws import OURS
from tests.program_texts import program_texts

PEOPLE = (PlayerInfo("Mira"), PlayerInfo("Jonas"))


class Pseudo(QTranslator):
    """The pseudo-language, for all texts of the catalogue and no others."""

    def __init__(self):
        super().__init__()
        self._known = {text.key for text in program_texts()[0]}

    def translate(self, context, text, disambiguation=None, n=-1):
        return catalogue.pseudo(text) if (context, text) in self._known else None

    def isEmpty(self):
        return False


@pytest.fixture
def pseudo(qapp, monkeypatch):
    """German is offered, and sounds like the pseudo-language."""
    speaker = Pseudo()
    monkeypatch.setattr(language, "COMPLETE", ("de",))
    install = LANGUAGE._install

    def say(name, folder):
        if name == "hamster_table_de":
            QCoreApplication.installTranslator(speaker)
            LANGUAGE._translators.append(speaker)
        else:
            install(name, folder)

    monkeypatch.setattr(LANGUAGE, "_install", say)
    yield
    LANGUAGE.set("system")


def speak(window, setting):
    window.set_settings(window.settings._replace(language=setting))
    settle()


def told(window):
    """Every word that somebody could read or hear in the window, hidden pages included."""
    lines = [window.windowTitle(), *spoken(QAccessible.queryAccessibleInterface(window))]
    lines += [action.text() for action in window.actions()]
    for widget in window.findChildren(QWidget):
        lines += [tip(widget), widget.accessibleName(), widget.accessibleDescription()]
        for words in ("text", "placeholderText", "toPlainText"):
            if callable(getattr(widget, words, None)):
                lines.append(getattr(widget, words)())
    return [line for line in lines if line]


def english(window, *fine):
    """The words of a window that are not said in the pseudo-language."""
    words = set()
    for line in told(window):
        for allowed in fine:
            line = line.replace(allowed, "")
        words |= {line} if re.search(r"\b(the|and|of|to|is|game|settings|rules|menu)\b", line, re.IGNORECASE) else set()
    return words


def of_strangers():
    """What the signs of games from elsewhere say: no catalogue of ours has it."""
    return {text for sign in game_cards.signs() if sign.game not in OURS for text in (sign.players, sign.line)}


def see_all(window):
    """The game and the start screen, which are said anew when they are shown again."""
    for show in (window.show_game, window.go_home):
        show()
        settle()


def test_every_open_page_is_said_anew_and_back_again(window, pseudo):
    lay(window)
    window.show_page("rules")
    window.show_page("settings")
    speak(window, "de")
    assert english(window.page, "Follow system") == set()
    assert window.page is window.pages.by_name["settings"] and [type(page).__name__ for page in window.pages.before]
    see_all(window)
    assert english(window, "Hamster Table", "Follow system", *of_strangers()) == set()
    speak(window, "en")
    see_all(window)
    assert [line for line in told(window) if "~]" in line] == []


@pytest.mark.parametrize("place", ["kept", "open", "deleted"])
def test_the_library_stays_at_the_games_it_showed(window, pseudo, qtbot, place):
    window.show_page("library")
    window.page.place.set_current(place)
    window.show_page("settings")
    speak(window, "de")
    window.go_back()
    assert window.page is window.pages.by_name["library"] and window.page.place.current == place


def test_the_focus_stays_where_the_language_is_chosen(window, pseudo):
    window.show_page("settings")
    window.page.language.setFocus()
    window.page.language._pick("de")
    settle()
    assert LANGUAGE.now == "de" and window.settings.language == "de"
    assert window.page.focusWidget() is window.page.language


def test_the_language_can_only_be_chosen_where_there_is_one(window):
    window.show_page("settings")
    assert window.page.language.isVisible() == bool(language.COMPLETE)


def test_the_keys_of_the_window_work_once_afterwards(window, pseudo):
    keys = len([action for action in window.actions() if not action.shortcut().isEmpty()])
    speak(window, "de")
    assert len([action for action in window.actions() if not action.shortcut().isEmpty()]) == keys


def test_the_game_goes_on_where_it_was_with_what_was_prepared(window, pseudo):
    page = lay(window, entries=12, players=PEOPLE)
    session, ledger = page.session, list(page.session.match.ledger)
    page.pace.pause()
    speak(window, "de")
    assert window.game is not page and window.page is window.game and window.game.session is session
    assert list(session.match.ledger) == ledger and not session.is_closed and window.game.pace.is_paused
    window.game.pace.resume()
    speak(window, "en")
    assert window.game.session is session


def test_those_who_were_put_onto_cards_stay_themselves(window, pseudo, qtbot):
    match = Match.new("hamsterdam", 2, seed="7")
    while not isinstance(match.state.agenda[-1], DeployHamsters):
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.actions(seat)[0])
    window.begin(window.library.begin(match, PEOPLE))
    table, session = window.game.table, window.game.session
    qtbot.waitUntil(lambda: session.handover_seat == 0)
    window.game.curtain.lifted.emit(0)
    pile, spots = pile_of(0), (("card", 3), ("card", 7))
    for spot in spots:
        rearmost = member_piece(table.crowd.at(pile)[0])
        table.hand.lift(rearmost)
        table.hand.drop(rearmost, spot)

    def standing():
        crowd = window.game.table.crowd
        return window.game.table.draft.action(), [crowd.at(place) for _, place in spots], crowd.at(pile)

    before = standing()
    assert all(before[1])
    assert times_of([BoardView._lay_out], speak, window, "de") == [1]
    assert window.game.table is not table and standing() == before


def test_whoever_is_waited_for_behind_the_curtain_still_is(window, pseudo, qtbot):
    entries = next(n for n in range(40) if len(a_match(n).waiting) > 1)
    page = lay(window, entries, players=PEOPLE)
    qtbot.waitUntil(lambda: page.session.handover_seat is not None)
    speak(window, "de")
    assert window.game.curtain.isVisible() and window.game.session.asked_seat is None
    window.game.curtain.lifted.emit(window.game.session.handover_seat)
    assert window.game.session.asked_seat is not None


def test_what_was_chosen_for_a_new_game_stays(window, pseudo):
    window.new_games.set_up("hamsterrolle")
    page = window.page
    page.rows[0].name.setText("Edda")
    page.options[0].choice.set_current(list(page.options[0].option.choices)[-1])
    chosen = page.new_game()
    speak(window, "de")
    assert window.page is not page and window.page.new_game() == chosen


@pytest.mark.long
@pytest.mark.timeout(600)
def test_no_screen_says_anything_that_was_not_marked(window, pseudo):
    window.resize(1280, 800)
    speak(window, "de")
    found = {}
    for name, stage in staged().items():
        stage(window)
        settle()
        found[name] = english(window, "Hamster Table", "Run, Hamster, Run!")
    assert {name: words for name, words in found.items() if words} == {}


def test_no_page_outlives_the_game_that_it_tells_of(window, qtbot):
    [id] = keep(window, played(10_000, seed="1"))
    names = [*PAGE_FACTORIES, *(page.name for page in feature.pages())]
    window.desk.open(id)
    qtbot.waitUntil(lambda: window.game is not None)
    for name in names:
        window.show_page(name)
    assert {"why", "knowledge"} <= pages_of_table() <= {*window.pages.by_name}
    window.clear_table()
    window.set_settings(window.settings._replace(language="de"))
    assert {*window.pages.by_name} == {*names} - pages_of_table()
    assert window.game is None and window.page in window.pages.by_name.values()
