"""Who plays tonight: faces of last time, new ones in a few presses, and nothing left of who is forgotten."""

import json
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.system import paths
from hamster_table.views.art.pixmap_cache import PICTURES
from hamster_table.views.pages.new_game.kinds import EMPTY, PERSON
from hamster_table.views.pages.new_game.new_game_page import NewGamePage
from hamster_table.views.pages.new_game.person_page import PersonPage
from hamster_table.views.pages.new_game.place_card import Place
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.window.placement import SMALLEST
from tests.unix import make_link
from tests.views.at_library import MIRA, PIP, at_library, keep, played
from tests.views.at_window import lay
from tests.views.cut_off import cut_off, settled
from tests.views.seen import pixels, settle, tip

GAME = "run-hamster-run"
FOUR = tuple(Person(name, fur) for name, fur in (("Anna", "rust"), ("Bo", "white"), ("Cy", "black"), ("Di", "gold")))
CHAIRS = tuple((one.name, PERSON) for one in FOUR)
LEFT = Qt.MouseButton.LeftButton


def click(button):
    QTest.mouseClick(button, LEFT)


def press(key, times=1):
    for _ in range(times):
        QTest.keyClick(QApplication.focusWidget(), key)


def known(window, *people, chairs=()):
    window.set_people(People(people, {GAME: chairs} if chairs else {}))


def table(window, qtbot):
    """The sheet of a new game, in front."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.new_games.set_up(GAME)
    return window.page


def kept():
    return json.loads(paths.people_file().read_text())


def kinds(page):
    return [row.place.kind for row in page.rows]


@pytest.fixture
def page(window, qtbot):
    """The sheet of a new game, and two people who are known."""
    known(window, *FOUR[:2])
    return table(window, qtbot)


def test_four_people_play_again_in_two_presses(window, qtbot):
    known(window, *FOUR, chairs=CHAIRS)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    (box,) = [box for box in window.start.boxes if box.sign.game == GAME]
    click(box.button)
    assert [row.place.name for row in window.page.rows[:4]] == ["Anna", "Bo", "Cy", "Di"]
    press(Qt.Key.Key_Return)
    assert window.session.names == ["Anna", "Bo", "Cy", "Di"] and len(window.session.seating.persons) == 4


def test_a_face_beside_the_table_sits_down_by_one_press_on_a_free_seat_first(page):
    assert kinds(page) == [PERSON, "steady", "steady", EMPTY, EMPTY] and [*page.shelf.people] == ["Anna", "Bo"]
    click(page.shelf.people["Bo"])
    assert page.rows[0].place == Place("Bo", PERSON), "the only person, who has no name yet, is whoever sits here"
    assert kinds(page) == [PERSON, "steady", "steady", EMPTY, EMPTY] and [*page.shelf.people] == ["Anna"]
    click(page.shelf.people["Anna"])
    assert page.rows[3].place == Place("Anna", PERSON) and not page.shelf.people
    page.set_places({n: Place(name, "steady") for n, name in enumerate(("a", "b", "c", "d", "e"))})
    click(page.shelf.people["Bo"])
    assert page.rows[0].place == Place("Bo", PERSON), "in place of a computer player"
    click(page.rows[0].face)
    assert kinds(page) == ["steady"] * 5 and "Bo" not in [row.place.name for row in page.rows]


def test_no_face_beside_the_table_lies_on_another_button(page):
    def lines():
        settle()
        buttons = [*page.shelf.people.values(), page.shelf.new]
        return [one.geometry() for one in buttons]

    click(page.shelf.people["Bo"])
    there = lines()
    page.set_places({0: Place("Rusty", "steady")})
    back = lines()
    assert len(back) == len(there) + 1
    for found in (there, back):
        assert all(one.right() < other.left() for one, other in pairwise(found)), found
        assert all(other.left() - one.right() < 10 for one, other in pairwise(found)), "nor is there a gap"


def test_a_known_face_that_is_pressed_twice_by_mistake_changes_nothing(window, page):
    page.set_places({n: Place(name, PERSON) for n, name in enumerate(("Anna", "Bo"))})
    before = [row.place for row in page.rows]
    for seat in (0, 1):
        for _ in range(2):
            click(page.rows[seat].face)
        assert [row.place for row in page.rows] == before
    click(page.rows[0].face)
    click(page.shelf.people["Anna"])  # sits elsewhere from now on
    assert [row.place.name for row in page.rows[:3]] == ["Nutmeg", "Bo", "Anna"]
    click(page.rows[0].face)
    assert page.rows[0].place == Place("", PERSON)


def test_a_double_click_on_a_face_seats_nobody_else(page, clock):
    place = page.shelf.people["Anna"].geometry().center()
    for _ in range(2):
        click(page.shelf.childAt(place))
        settle()
    assert [*page.shelf.people] == ["Bo"]
    clock.wait(0.4)
    click(page.shelf.people["Bo"])
    assert [*page.shelf.people] == []


def test_where_people_have_all_seats_a_face_says_so(page, qtbot):
    page.set_places({n: Place(f"Guest {n}", PERSON) for n in range(5)})
    before = [row.place for row in page.rows]
    for button in (page.shelf.people["Anna"], page.shelf.new):
        with qtbot.waitSignal(button.refused):
            click(button)
        assert tip(button) == "All seats are taken. Click a face to free one."
    assert [row.place for row in page.rows] == before


def test_a_name_that_is_typed_is_that_of_who_is_known(page, qtbot):
    page.rows[0].name.setFocus()
    guest = pixels(page.rows[0].face)
    qtbot.keyClicks(page.rows[0].name, "anna")
    assert pixels(page.rows[0].face) != guest and [*page.shelf.people] == ["Bo"]
    assert page.new_game().players[0].name == "Anna"


def test_a_new_person_is_made_at_the_table(window, page, qtbot):
    click(page.shelf.new)
    card = window.page
    assert isinstance(card, PersonPage) and card.focusWidget() is card.name
    qtbot.keyClicks(card.name, "Edda")
    click(card.furs.buttons["slate"])
    click(card.hats.buttons["party"])
    assert card.focusWidget() is card.name, "so that Enter ends it"
    press(Qt.Key.Key_Return)
    assert window.page is page and page.rows[0].place == Place("Edda", PERSON)
    assert PEOPLE.find("Edda") == Person("Edda", "slate", "party")
    qtbot.waitUntil(lambda: paths.people_file().exists() and "Edda" in kept()["people"])
    assert kept()["people"]["Edda"]["hat"] == "party"


def test_a_new_person_is_made_by_keys_alone(window, page, qtbot):
    page.shelf.new.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    qtbot.keyClicks(QApplication.focusWidget(), "Edda")
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.page.furs.buttons["gold"], "the first fur that nobody wears"
    press(Qt.Key.Key_Right, 3)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Right, 2)
    press(Qt.Key.Key_Return)
    assert window.page is page and PEOPLE.find("Edda") == Person("Edda", "slate", "top")


def test_faces_and_their_parts_are_named(window, page):
    assert page.shelf.people["Anna"].accessibleName() == "Anna" and tip(page.shelf.people["Anna"])
    assert page.rows[0].card.accessibleName() == "Card of Moon"
    click(page.shelf.people["Bo"])
    assert page.rows[0].face.accessibleDescription() == "Bo. Leave this seat."
    click(page.shelf.new)
    card = window.page
    assert card.accessibleName() == "New person" and card.name.accessibleName() == "Name"
    assert card.furs.buttons["slate"].accessibleName() == "Blue-grey fur"
    assert card.hats.buttons[""].accessibleName() == "No hat"
    names = [choice.accessibleName() for choice in card.wishes.values()]
    assert names[:3] == [
        "Language: Program language",
        "Text size as for all",
        "Screen reader: what is new",
    ]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("  ", "A name, please."),
        ("bo", "Somebody is called so already. Another name, please."),
        ("Nutmeg", "A computer player is called so. Another name, please."),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(window, page, qtbot, name, why):
    click(page.shelf.new)
    card = window.page
    qtbot.keyClicks(card.name, name)
    press(Qt.Key.Key_Return)
    assert window.page is card and card.line.text() == why and card.focusWidget() is card.name
    assert len(PEOPLE.now.people) == 2


def card_of(window, page, name):
    """The card of somebody who sits down for it."""
    click(page.shelf.people[name])
    page.more.click()
    row = next(row for row in page.rows if row.place.name == name)
    click(row.card)
    return window.page


def test_what_somebody_wants_is_kept_on_the_card(window, page, qtbot):
    card = card_of(window, page, "Anna")
    card.wishes["language"]._pick("de")
    card.wishes["text"]._pick(150)
    card.wishes["speech"]._pick(True)
    card.wishes["hamsterrolle"]._pick("free")
    card.name.selectAll()
    qtbot.keyClicks(card.name, "Anne")
    click(card.ready)
    anne = Person("Anne", "rust", "", "de", 150, True, {"hamsterrolle": "free"})
    assert PEOPLE.now.people == (anne, FOUR[1]) and window.page is page
    assert [row.place.name for row in page.rows].count("Anne") == 1 and PEOPLE.find("Anna") is None
    assert "Anna" not in [row.place.name for row in page.rows]


def test_what_somebody_has_played_goes_along_with_a_new_name(window, page, qtbot):
    over = played(10_000)
    window.library.begin(over, (PlayerInfo("anna"), PIP)).kept.finish(over, (PlayerInfo("anna"), PIP))
    lay(window, players=(PlayerInfo("Anna"), PIP))
    window.new_games.set_up(GAME)
    card = card_of(window, window.page, "Anna")
    assert card.line.text() == ""
    card.name.selectAll()
    qtbot.keyClicks(card.name, "Mama")
    assert card.line.text() == "Saved games, records and stickers get the new name too."
    click(card.ready)
    qtbot.waitUntil(lambda: not window.writer.is_busy)
    assert [one.names[0] for one in window.library.records()] == ["Mama"]
    assert [game.players[0].name for game in window.library.games()] == ["Mama", "Mama"]
    assert window.game is None and isinstance(window.page, NewGamePage)
    qtbot.waitUntil(lambda: "Mama" in window.start.ticket.button.accessibleName())
    window.continue_game()
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.session.names == ["Mama", PIP.name]


def test_nobody_gets_a_name_that_their_games_do_not_get(window, page, qtbot):
    over = played(10_000)
    window.library.begin(over, (PlayerInfo("Anna"), PIP)).kept.finish(over, (PlayerInfo("Anna"), PIP))
    refusal = "CREATE TRIGGER full BEFORE UPDATE ON counter BEGIN SELECT RAISE(ABORT, ''); END"
    window.library._store._database.execute(refusal)
    card = card_of(window, page, "Anna")
    card.name.selectAll()
    qtbot.keyClicks(card.name, "Mama")
    click(card.ready)
    qtbot.waitUntil(lambda: not window.writer.is_busy)
    qtbot.waitUntil(lambda: PEOPLE.find("Anna") is not None)
    assert PEOPLE.find("Mama") is None and window.notice.isVisible()
    assert [one.names[0] for one in window.library.records()] == ["Anna"]


def test_a_guest_who_has_a_name_is_known_from_then_on(window, page, qtbot):
    page.rows[0].name.setFocus()
    qtbot.keyClicks(page.rows[0].name, "Edda")
    page.more.click()
    click(page.rows[0].card)
    assert window.page.name.text() == "Edda" and not window.page.forget.isVisible()
    click(window.page.ready)
    assert PEOPLE.find("Edda") is not None and page.rows[0].place == Place("Edda", PERSON)


def test_a_card_that_is_left_changes_nothing(window, page):
    before = PEOPLE.now
    card = card_of(window, page, "Anna")
    click(card.furs.buttons["black"])
    press(Qt.Key.Key_Escape)
    assert window.page is page and PEOPLE.now is before


def test_who_is_forgotten_is_forgotten_wholly(window, page, qtbot):
    window.set_people(PEOPLE.now.with_table("hamsterdam", (("Anna", PERSON), ("Bo", PERSON))))
    card = card_of(window, page, "Anna")
    click(card.forget)
    assert PEOPLE.find("Anna") is not None and "Saved games keep the name" in card.line.text()
    click(card.forget)
    assert window.page is page and PEOPLE.find("Anna") is None and "Anna" not in [row.place.name for row in page.rows]
    qtbot.waitUntil(lambda: "Anna" not in paths.people_file().read_text())
    window.writer.when_idle(lambda: None)
    assert not [file for file in paths.data_folder().iterdir() if "people.json.bak" in file.name]
    assert kept()["tables"]["hamsterdam"] == [["", PERSON], ["Bo", PERSON]]


def test_a_card_and_its_table_outlive_another_language(window, page, qtbot):
    click(page.shelf.new)
    qtbot.keyClicks(window.page.name, "Edda")
    click(window.page.furs.buttons["slate"])
    window.set_settings(window.settings._replace(language="de"))
    settle()
    card = window.page
    assert card.windowTitle() == "Neue Person" and card.name.text() == "Edda" and card.now().fur == "slate"
    click(card.ready)
    assert isinstance(window.page, NewGamePage) and window.page.rows[0].place == Place("Edda", PERSON)


def test_what_settings_knew_is_taken_over_once_and_stands_there_no_more(home, open_window, qtbot):
    old = {"theme": "light", "languages": {"Edda": "fr"}, "tables": {GAME: [["Mira", PERSON], ["Edda", PERSON]]}}
    paths.settings_file().write_text(json.dumps(old))
    window = open_window()
    qtbot.waitUntil(
        lambda: paths.people_file().exists() and "tables" not in json.loads(paths.settings_file().read_text())
    )
    assert [*kept()["people"]] == ["Mira", "Edda"] and PEOPLE.find("Edda").language == "fr"
    assert [row.place.name for row in table(window, qtbot).rows[:2]] == ["Mira", "Edda"]


def test_people_that_cannot_be_read_are_told_of_in_a_sentence(home, open_window, qtbot):
    paths.people_file().write_text("{")
    window = open_window()
    qtbot.waitUntil(lambda: window.notice.isVisible())
    assert window.notice.text == "The people in people.json.unreadable could not be read, so nobody is known yet."


@pytest.mark.parametrize(
    "screen", ["hamsterdam-arranging", "hamsterrolle-turn", "acting", "hamsterdam-curtain", "over"]
)
def test_who_is_known_is_shown_by_their_face_at_the_table(window, screen):
    staged()[screen](window)
    for _ in range(5):
        settle()
    before = pixels(window)
    known(window, Person("Guest", "black", "party"))
    assert pixels(window) == before
    known(window, *(Person(name, "black", "party") for name in window.session.names))
    assert pixels(window) != before


def is_drawn(widget, name):
    """Whether *widget* shows the face of who is called so, wherever it is."""
    PEOPLE.now = People((Person(name, "black", "party"),))
    PICTURES.__init__()  # as if nothing had been drawn yet
    widget.grab()
    return any("person-black-party" in str(key) for key in PICTURES._pictures)


def test_who_is_known_is_shown_by_their_face_in_the_library(window, qtbot):
    keep(window, played(3))
    page = at_library(window, qtbot)
    assert [is_drawn(page.list, name) for name in ("Guest", PIP.name, MIRA.name)] == [False, False, True]


def test_who_is_known_is_shown_by_their_face_on_the_ticket(window):
    lay(window, players=(PlayerInfo("Anna"), PlayerInfo("Rusty", "whim")))
    window.go_home()
    settle()
    assert [is_drawn(window.start.ticket, name) for name in ("Guest", "Rusty", "Anna")] == [False, False, True]


@pytest.mark.parametrize("scale", [100, 200])
def test_the_strangest_names_fit_and_are_plain_text(window, qtbot, scale):
    window.resize(*SMALLEST)
    window.set_settings(window.settings._replace(text_scale=scale))
    names = "W" * 40, "<b>" + "\u05d4\u05de\u05e1\u05d8\u05e8" * 7, "Anna & Bo"
    known(window, *(Person(name) for name in names), chairs=((names[1], PERSON), ("Bo", PERSON)))
    page = table(window, qtbot)
    settled()
    assert cut_off(page) == [] and [*page.shelf.people] == [names[0], names[2]]
    assert page.shelf.people["Anna & Bo"].accessibleName() == "Anna & Bo"
    card = card_of(window, page, names[0])
    click(card.forget)
    settled()
    assert cut_off(card) == [] and window.size().toTuple() == SMALLEST


def test_people_that_cannot_be_kept_are_told_of_and_known(window, qtbot):
    make_link(paths.people_file(), paths.people_file())
    known(window, FOUR[0])
    qtbot.waitUntil(lambda: window.notice.isVisible())
    assert PEOPLE.find("Anna") == FOUR[0]
    assert window.notice.text == "The people cannot be saved; they are known until the window is closed."


def test_where_not_even_the_name_of_their_file_can_be_a_window_opens(open_window, monkeypatch, tmp_path):
    monkeypatch.setenv("HAMSTER_TABLE_HOME", str(tmp_path / ("h" * 300)))
    window = open_window()
    assert window.isVisible() and not PEOPLE.now.people
