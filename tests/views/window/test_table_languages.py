"""People at one table can have languages of their own: the program speaks that of whoever has the turn."""

import pytest
from PySide6.QtWidgets import QMenu

from hamster_table.engine.storage.annotations import LanguagesChosen, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import table_languages
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE, Person
from hamster_table.models.settings import Settings
from hamster_table.views.art.pixmap_cache import PICTURES
from hamster_table.views.art.theme import APPEARANCE
from hamster_table.views.screenshots.capture import staged
from tests.at_once import any_action
from tests.pace import calls_of
from tests.views.at_window import a_match
from tests.views.seen import settle

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Jonas"))
SECRET = next(n for n in range(40) if len(a_match(n).waiting) > 1)
"""So many entries lead to a choice in secret, before a curtain."""
OPEN = next(n for n in range(SECRET, 90) if len(a_match(n).waiting) == 1 and a_match(n).waiting[0] >= 0)


@pytest.fixture(autouse=True)
def english(window):
    window.set_settings(Settings(theme="light", pace=0.0, language="en", auto_roll=True))
    yield
    LANGUAGE.set("en")


def lay(window, entries, *languages, players=SITTERS):
    """Put a game of these people on the table that is some way on."""
    match = a_match(entries, len(players))
    notes = [(0, LanguagesChosen(languages))] if languages else []
    window.begin(window.library.begin(match, players, written(notes)))
    return window.game.session


def until_asked(window, qtbot, seat=None):
    """Play on, people doing anything, until a person is asked: that on *seat*, or any."""
    session = window.game.session
    while True:
        qtbot.waitUntil(lambda: session.handover_seat is not None or session.asked_seat is not None)
        if session.handover_seat is not None:
            window.game.curtain.sign.lift.click()
            window.game.curtain.finish()
        if seat in (None, session.asked_seat):
            return
        session.submit(session.asked_seat, any_action(session, session.asked_seat))


def test_the_curtain_speaks_to_whoever_it_calls(window, qtbot):
    session = lay(window, SECRET, "de", "fr")
    called = {}
    for _ in range(2):
        qtbot.waitUntil(lambda: session.handover_seat is not None)
        sign = window.game.curtain.sign
        called[session.handover_seat] = sign.please.text()
        assert window.game.curtain.isVisible() and sign.what_for.text()
        sign.lift.click()
        window.game.curtain.finish()
        assert session.asked_seat is not None
        session.submit(session.asked_seat, any_action(session, session.asked_seat))
    assert called == {0: "Bitte den Computer weitergeben an", 1: "Passez l’ordinateur à"}


def test_whoever_comes_back_from_the_start_screen_stands_before_the_curtain(window, qtbot):
    session = lay(window, SECRET, "de", "fr")
    until_asked(window, qtbot)
    asked = session.asked_seat
    assert session.viewer == asked
    window.go_home()
    assert session.viewer is None and session.asked_seat is None and window.page is window.start
    window.continue_game()
    assert window.page is window.game
    qtbot.waitUntil(lambda: session.handover_seat == asked)
    assert window.game.curtain.isVisible()
    until_asked(window, qtbot, asked)


def menu_words(window):
    """The lines of the menu of the window."""
    window.menu.open()
    (menu,) = (menu for menu in window.findChildren(QMenu) if menu.isVisible() and not menu.title())
    words = [action.text() for action in menu.actions()]
    menu.close()
    return words


def test_each_turn_is_in_the_language_of_its_person(window, qtbot):
    lay(window, OPEN, "it", "de")
    heard = {}
    for seat in (0, 1, 0):
        until_asked(window, qtbot, seat)
        heard[seat] = (
            LANGUAGE.now,
            window.game.frame.rail_buttons["rules"].text(),
            menu_words(window)[-1].partition("\t")[0],
        )
    assert heard == {0: ("it", "Regole", "Esci"), 1: ("de", "Regeln", "Beenden")}


def test_nothing_is_made_anew_between_people_of_one_language(window, qtbot):
    window.set_settings(window.settings._replace(language="fr"))
    lay(window, OPEN, "", "fr")
    page = window.game
    until_asked(window, qtbot, 1)
    until_asked(window, qtbot, 0)
    until_asked(window, qtbot, 1)
    assert window.game is page and LANGUAGE.now == "fr"


def test_while_computers_play_nothing_changes(window, qtbot):
    players = (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"), PlayerInfo("Pip", "whim"))
    lay(window, 3, "de", "", "", players=players)
    page = window.game
    assert LANGUAGE.now == "de"  # from the first, whoever begins
    until_asked(window, qtbot, 0)
    window.game.session.submit(0, any_action(window.game.session, 0))
    until_asked(window, qtbot, 0)
    assert window.game is page and LANGUAGE.now == "de"


def test_away_from_the_table_the_language_of_the_program_holds(window, qtbot):
    lay(window, OPEN, "de", "de")
    until_asked(window, qtbot)
    table, start = window.game, window.start
    window.show_page("settings")
    assert LANGUAGE.now == "de"
    window.go_home()
    assert LANGUAGE.now == "en" and window.page is window.start is start
    window.continue_game()
    assert LANGUAGE.now == "de" and window.page is window.game is table
    window.set_settings(window.settings._replace(language="it"))
    assert LANGUAGE.now == "de" and window.game is table
    window.go_home()
    assert LANGUAGE.now == "it" and window.page is window.start is not start


def test_a_game_that_is_deleted_beside_the_table_leaves_one_language_on_the_start_screen(window, qtbot):
    lay(window, OPEN, "de", "de")
    lay(window, OPEN, "de", "de")
    window.show_page("library")
    assert LANGUAGE.now == "de"
    qtbot.waitUntil(lambda: window.page.list.present is not None)
    window.page._delete()
    qtbot.waitUntil(lambda: window.page.games.count == 1)
    window.go_back()
    assert LANGUAGE.now == "en" and window.page is window.start
    qtbot.waitUntil(lambda: window.start.ticket._kept.text().startswith("saved "))


def test_an_undo_speaks_to_whoever_chooses_again(window, qtbot):
    session = lay(window, OPEN, "de", "fr")
    until_asked(window, qtbot)
    first = session.asked_seat
    until_asked(window, qtbot, 1 - first)
    assert LANGUAGE.now == ("de", "fr")[1 - first]
    session.undo_agreed()
    qtbot.waitUntil(lambda: session.asked_seat is not None or session.handover_seat is not None)
    assert LANGUAGE.now == ("de", "fr")[table_languages.next_person(session)]


def test_a_language_is_chosen_on_the_menu_at_once_and_remembered(window, qtbot):
    window.set_people(PEOPLE.now.with_person(Person("Mira")))
    lay(window, OPEN)
    until_asked(window, qtbot, 0)
    page, session = window.game, window.game.session
    window.menu.open()
    (own,) = [menu for menu in window.findChildren(QMenu) if menu.title() == "Mira (Person)"]
    offered = own.actions()[-5:]
    assert [action.text() for action in offered] == ["Program language", "English", "Deutsch", "Français", "Italiano"]
    assert [action.isChecked() for action in offered].index(True) == 0
    own.close()  # as when the pointer goes to another line
    offered[3].trigger()
    assert not [menu for menu in window.findChildren(QMenu) if menu.isVisible()], "what it said holds no more"
    settle()
    assert "Paramètres\tCtrl+," in menu_words(window)
    assert LANGUAGE.now == "fr" and window.game is not page and session.asked_seat == 0
    assert PEOPLE.find("Mira").language == "fr" and table_languages.languages_of(session) == ("fr", "")
    window.choose_language(1, "it")
    assert LANGUAGE.now == "fr"  # it is not Jonas's turn
    window.choose_language(0, "")
    assert LANGUAGE.now == "en" and PEOPLE.find("Mira").language == ""
    assert table_languages.languages_of(session) == ("", "it"), "a guest's is known at this table only"


def test_languages_are_kept_beside_the_game_and_taken_to_the_next_one(window, qtbot):
    lay(window, OPEN, "de", "fr")
    until_asked(window, qtbot)
    id = window.kept_id
    window.new_games.same_again()
    assert table_languages.languages_of(window.game.session) == ("de", "fr")
    window.files.resume(id)
    qtbot.waitUntil(lambda: window.kept_id == id)
    assert table_languages.languages_of(window.game.session) == ("de", "fr")


def test_a_person_who_is_known_has_a_language_and_a_size_of_text_at_every_table(window, qtbot):
    window.set_people(PEOPLE.now.with_person(Person("Jonas", language="it", text_scale=150)))
    lay(window, OPEN, "de", "fr")  # as of a game in which something else was chosen
    for seat, language, scale in ((0, "de", 1.0), (1, "it", 1.5), (0, "de", 1.0)):
        until_asked(window, qtbot, seat)
        assert (LANGUAGE.now, APPEARANCE.text_scale) == (language, scale)
    until_asked(window, qtbot, 1)
    window.set_settings(window.settings._replace(text_scale=110))
    assert APPEARANCE.text_scale == 1.5
    window.go_home()
    assert (LANGUAGE.now, APPEARANCE.text_scale) == ("en", 1.1)
    window.continue_game()
    assert (LANGUAGE.now, APPEARANCE.text_scale) == ("it", 1.5)


def test_what_was_open_and_found_out_at_the_table_stays(window, qtbot):
    session = lay(window, OPEN, "de", "fr")
    until_asked(window, qtbot)
    other = 1 - session.asked_seat
    window.game.open_rules()
    window.game.frame.bar.clock.setChecked(True)
    window.game.table.tried = 7, ["kept"]
    window.choose_language(session.asked_seat, "it")
    page = window.game
    assert page.frame.sheet == "rules" and page.frame.bar.clock.isChecked() and page.table.tried == (7, ["kept"])
    assert other != session.asked_seat and LANGUAGE.now == "it"


def test_little_is_done_to_lay_the_table_anew(window, qtbot):
    session = lay(window, OPEN, "de", "fr")
    until_asked(window, qtbot)
    seat = session.asked_seat
    for language in ("it", "fr", "de", "it", "fr"):
        table_languages.choose(session, seat, language)
        assert calls_of(window.languages.speak_to, seat) < 40_000  # half as many again as today
        assert LANGUAGE.now == language
        settle()


@pytest.mark.parametrize("name", ["hamsterdam-arranging", "hamsterdam-redeploying", "hamsterrolle-turn", "declaring"])
def test_no_picture_keeps_words_of_another_language(window, name):
    stages = staged()
    stages[name](window)
    pictures = []
    for language in ("de", "fr"):
        window.set_settings(window.settings._replace(language=language))
        settle()
    pictures.append(window.grab().toImage())
    PICTURES.__init__()  # as in a program that has only ever spoken French
    window.set_settings(window.settings._replace(language="en"))
    window.set_settings(window.settings._replace(language="fr"))
    settle()
    pictures.append(window.grab().toImage())
    assert pictures[0] == pictures[1]
