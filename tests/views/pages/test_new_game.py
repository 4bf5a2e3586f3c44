"""The sheets of a new game, of the settings and of whose games these are."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel

from hamster_table.engine.game import Option
from hamster_table.engine.hamsterdam import GAME as HAMSTERDAM
from hamster_table.engine.hamsterdam.cards import cards_toml
from hamster_table.engine.hamsterrolle import GAME as HAMSTERROLLE
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import People
from hamster_table.models.settings import Settings
from hamster_table.models.storage import custom_parts
from hamster_table.views import feature
from hamster_table.views.art import theme
from hamster_table.views.pages.about import AboutPage
from hamster_table.views.pages.new_game.kinds import COMPUTER_NAMES, EMPTY, PERSON
from hamster_table.views.pages.new_game.new_game_page import NewGame, NewGamePage
from hamster_table.views.pages.new_game.place_card import Place
from hamster_table.views.pages.settings import SettingsPage
from hamster_table.views.widgets.buttons import Pressable
from hamster_table.views.widgets.controls import Field
from hamster_table.views.widgets.paper_menu import PaperMenu
from tests.views.cut_off import settled
from tests.views.seen import settle, tip

ADJACENT = Option("adjacent", "Adjacent means", {"orthogonal": "orthogonal", "diagonal": "also diagonal"}, "RR-5")
CLOCK = Option("clocks", "Own clock", {"": "as for all", "60": "a minute", "off": "none"}, "RR-9")
LENGTH = Option("length", "It ends after", {str(n): f"{n} rounds" for n in range(5, 10)}, "RR-9")
GAME = SimpleNamespace(
    id="burrow", title="Burrow", seats=range(2, 6), setup=SimpleNamespace(options=(ADJACENT, LENGTH), seat_options=()),
    tempers={},
    custom_parts=None, is_open=False, position=None,
)  # fmt: skip


def shown(qtbot, page, size=(1280, 800)):
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.fixture
def page(qtbot):
    return shown(qtbot, NewGamePage(GAME))


def choose(row, kind):
    """Pick who sits here, as the list of the choice does."""
    row.kind._pick(kind)


def dealt(page, qtbot):
    with qtbot.waitSignal(page.deal) as told:
        qtbot.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
    return told.args[0]


def test_a_game_can_be_dealt_at_once_by_enter(page, qtbot):
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    with qtbot.waitSignal(page.deal) as told:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    (game,) = told.args
    assert game.setup == {"adjacent": "orthogonal", "length": "5"}
    assert [player.kind for player in game.players] == ["person", "steady", "steady"]


def test_names_and_kinds_are_dealt_as_they_stand(page, qtbot):
    page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON), 2: Place("Rusty", "sharp")})
    assert dealt(page, qtbot) == NewGame(
        "burrow",
        (PlayerInfo("Mira", "person"), PlayerInfo("Jonas", "person"), PlayerInfo("Rusty", "sharp")),
        {"adjacent": "orthogonal", "length": "5"},
    )


def test_what_is_for_other_numbers_of_seats_is_neither_shown_nor_dealt(qtbot):
    pairs = Option("pairs", "Four play", {"single": "alone", "pairs": "in pairs"}, "RR-9", seats=4)
    game = SimpleNamespace(**{**vars(GAME), "setup": SimpleNamespace(options=(ADJACENT, pairs), seat_options=())})
    page = shown(qtbot, NewGamePage(game))
    page.options[1].choice.set_current("pairs")
    assert not page.options[1].isVisible() and dealt(page, qtbot).setup == {"adjacent": "orthogonal"}
    choose(page.rows[3], "whim")
    page.more.click()
    assert page.options[1].isVisible() and dealt(page, qtbot).setup == {"adjacent": "orthogonal", "pairs": "pairs"}


def test_options_are_dealt_as_they_were_chosen(page, qtbot):
    page.options[0].choice.set_current("diagonal")
    page.options[1].choice.set_current("9")
    assert dealt(page, qtbot).setup == {"adjacent": "diagonal", "length": "9"}


def test_a_name_that_was_not_written_is_the_name_of_the_seat(page, qtbot):
    page.set_places({0: Place("", PERSON), 1: Place("  ", PERSON)})
    assert [player.name for player in dealt(page, qtbot).players] == ["Moon", "Heart"]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("e\u0301dda", "\u00e9dda"),
        ("Jo\u202enas", "Jonas"),
        ("Mi\x07ra", "Mira"),
        ("  Mira ", "Mira"),
        ("\u2067<b>Mira</b>", "<b>Mira</b>"),
        ("x" * 90, "x" * 40),
    ],
)
def test_names_are_cleaned(page, qtbot, written, kept):
    page.set_places({0: Place(written, PERSON), 1: Place("", PERSON)})
    assert dealt(page, qtbot).players[0].name == kept


def test_who_leaves_makes_room_and_the_others_move_up(page, qtbot):
    page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON), 2: Place("Edda", PERSON)})
    choose(page.rows[1], EMPTY)
    assert [row.place.name for row in page.rows[:3]] == ["Mira", "Edda", ""]
    choose(page.rows[4], PERSON)
    assert [row.place.kind for row in page.rows] == [PERSON, PERSON, PERSON, EMPTY, EMPTY]


def test_seats_are_changed_by_the_arrows(page, qtbot):
    page.set_places({0: Place("Mira", PERSON), 1: Place("Nutmeg", "whim")})
    page.more.click()
    qtbot.mouseClick(page.rows[0].right, Qt.MouseButton.LeftButton)
    assert [(row.place.name, row.place.kind) for row in page.rows[:2]] == [("Nutmeg", "whim"), ("Mira", PERSON)]
    assert page.rows[0].left.is_off and page.rows[1].right.is_off


def press_face(page, qtbot, seat):
    qtbot.mouseClick(page.rows[seat].face, Qt.MouseButton.LeftButton)


def test_who_presses_a_face_plays_there_and_who_presses_again_leaves(page, qtbot):
    assert [row.face.isChecked() for row in page.rows] == [True, False, False, False, False]
    for seat in (1, 2, 3):
        press_face(page, qtbot, seat)
    assert [row.place for row in page.rows] == [*[Place("", PERSON)] * 4, Place()]
    assert [row.face.isChecked() for row in page.rows] == [True, True, True, True, False]
    press_face(page, qtbot, 3)
    press_face(page, qtbot, 1)
    assert [row.place.kind for row in page.rows] == [PERSON, "steady", PERSON, EMPTY, EMPTY], "as it was before"
    assert [player.kind for player in dealt(page, qtbot).players] == [PERSON, "steady", PERSON]


@pytest.mark.parametrize("seat", range(4))
def test_a_face_that_is_pressed_twice_by_mistake_changes_nothing(page, qtbot, seat):
    """Where the first press emptied a place, the others moved up, and the second one took the seat of another."""
    before = [row.place for row in page.rows]
    for _ in range(2):
        press_face(page, qtbot, seat)
    assert [row.place for row in page.rows] == before


@pytest.mark.parametrize(
    "leave", [lambda page, qtbot: press_face(page, qtbot, 1), lambda page, _: choose(page.rows[1], "sharp")]
)
def test_a_computer_never_keeps_the_name_of_the_person_who_has_left(page, qtbot, leave):
    page.set_places({0: Place("Mira", PERSON), 1: Place("Dora", PERSON)})
    leave(page, qtbot)
    assert page.rows[1].place.kind != PERSON and page.rows[1].place.name in COMPUTER_NAMES
    choose(page.rows[1], PERSON)
    assert page.rows[1].place == Place("Dora", PERSON), "who comes back has the name again"


def test_a_face_is_pressed_by_keys_and_says_what_that_does(page, qtbot):
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    face = page.rows[1].face
    face.setFocus()
    assert face.accessibleName() == "Face of Heart" and face.accessibleDescription() == "Play here."
    qtbot.keyClick(face, Qt.Key.Key_Space)
    assert page.rows[1].place.kind == PERSON and face.accessibleDescription() == "Leave this seat."


def read_at_first(page):
    """What can be pressed or written on before anything is opened, without the way back."""
    parts = [*page.findChildren(Pressable), *page.findChildren(Field)]
    return [part for part in parts if part.isVisible() and part is not page.back_button]


@pytest.mark.parametrize("game", [HAMSTERDAM, HAMSTERROLLE])
def test_at_first_there_are_faces_players_start_and_one_way_to_more(qtbot, game):
    page = shown(qtbot, NewGamePage(game))
    seats = [part for row in page.rows for part in (row.face, row.name, row.kind) if part.isVisible()]
    first = {*seats, page.shelf.new, page.more, page.deal_button}
    assert {*read_at_first(page)} == first
    page.more.click()
    assert len(read_at_first(page)) > len(first) + len(page.options)
    assert page.rows[0].right.isVisible() and page.rows[0].card.isVisible() and not page.rows[1].card.isVisible()
    page.more.click()
    assert {*read_at_first(page)} == first


@pytest.mark.parametrize("game", [HAMSTERDAM, HAMSTERROLLE])
def test_every_menu_of_a_seat_begins_where_its_face_does(qtbot, game):
    page = shown(qtbot, NewGamePage(game))
    assert page.rows[0].face.width() > page.rows[0].kind.width()  # there is room to stand elsewhere
    assert [row.kind.x() for row in page.rows] == [row.face.x() for row in page.rows]


def test_what_is_not_as_usual_is_said_beside_more_and_opens_it(qtbot):
    setup = SimpleNamespace(options=(ADJACENT, LENGTH), seat_options=(CLOCK,))
    game = SimpleNamespace(**{**vars(GAME), "setup": setup})
    page = shown(qtbot, NewGamePage(game, chairs=(("Edda", "person"), ("Pip", "sharp"))))
    page.own.rows[0].choices["clocks"]._pick("60")
    assert page.unusual.text() == "Edda: a minute"
    page.own.rows[0].choices["clocks"]._pick("")
    assert page.unusual.text() == ""
    page.options[0].choice.set_current("diagonal")
    page.options[1].choice._pick("9")
    assert page.unusual.text() == "Adjacent means also diagonal · It ends after 9 rounds" and page.unusual.isVisible()
    again = NewGamePage(game)
    qtbot.addWidget(again)
    assert not again.more.isChecked()
    again.take_over(page)
    assert again.unusual.text() == page.unusual.text() and not again.more.isChecked()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 500), (1280, 800)])
def test_faces_are_large_and_lie_on_the_sheet(page, size, scale):
    theme.set_text_scale(scale)
    page.resize(*size)
    QApplication.processEvents()
    for row in page.rows:
        place = row.face.rect().translated(row.face.mapTo(page, row.face.rect().topLeft()))
        assert place.left() >= 0 and place.right() < page.width() and min(place.width(), place.height()) >= 80
    if scale == 1.0:
        more = page.more.rect().translated(page.more.mapTo(page, page.more.rect().topLeft()))
        assert page.rect().contains(more) or size[1] < 800


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_five_places_stand_in_one_row_on_a_usual_screen(window, language):
    window.set_settings(window.settings._replace(language=language))
    window.resize(1366, 768)
    window.new_games.set_up("run-hamster-run")
    settled()
    assert len({row.y() for row in window.page.rows}) == 1
    more = window.page.more
    assert window.page.rect().contains(more.mapTo(window.page, more.rect().center()))
    assert not window.page._reel.verticalScrollBar().isVisible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_four_places_stand_in_one_row_in_a_small_window(window, language):
    window.set_settings(window.settings._replace(language=language))
    window.resize(960, 600)
    window.new_games.set_up("hamsterdam")
    settled()
    assert len({row.y() for row in window.page.rows}) == 1
    window.resize(1280, 800)
    settled()
    assert not any(row.kind.is_split for row in window.page.rows), "where there is room, words stand on one line"


def test_every_computer_gets_a_name_of_its_own(page, qtbot):
    for row in page.rows:
        choose(row, "whim")
    names = [player.name for player in dealt(page, qtbot).players]
    assert len(set(names)) == 5 and all(names)


def test_too_few_cannot_be_dealt_and_are_told_why(page, qtbot):
    page.set_places({0: Place("Mira", PERSON)})
    with qtbot.assertNotEmitted(page.deal), qtbot.waitSignal(page.deal_button.refused) as told:
        qtbot.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
    assert told.args == ["At least 2 players are needed."]
    assert page.line.text() == told.args[0]


def test_the_line_says_what_will_happen(page):
    page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON)})
    assert page.line.text() == "2 players, pass the computer around; a curtain hides secret choices."
    page.set_places({0: Place("", "whim"), 1: Place("", "whim")})
    assert page.line.text() == "2 players, the computers play, you watch."


def test_two_of_one_name_are_told_that_the_game_counts_for_none_of_them(page, qtbot):
    page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON)})
    assert "more than once" not in page.line.text()
    page.rows[1].name.setFocus()
    page.rows[1].name.selectAll()
    qtbot.keyClicks(page.rows[1].name, "mira")
    assert page.line.text().endswith(
        " mira sits here more than once: the game counts for none of them, in stickers and months."
    )
    qtbot.keyClicks(page.rows[1].name, "m")
    assert "more than once" not in page.line.text()


def test_an_open_game_asks_nobody_to_look_away(qtbot):
    page = shown(qtbot, NewGamePage(HAMSTERROLLE))
    page.set_places({0: Place("Mira", PERSON), 1: Place("Jonas", PERSON)})
    assert page.line.text() == "2 players, everybody sees everything."


@pytest.mark.usefixtures("tinkerers")
def test_a_ruling_can_be_read_from_its_option(page, qtbot):
    page.more.click()
    with qtbot.waitSignal(page.ruling) as told:
        qtbot.mouseClick(page.options[0].ruling, Qt.MouseButton.LeftButton)
    assert told.args == ["RR-5"]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_deal_is_always_in_sight(page, size, scale):
    theme.set_text_scale(scale)
    page.resize(*size)
    QApplication.processEvents()
    place = page.deal_button.rect().translated(page.deal_button.mapTo(page, page.deal_button.rect().topLeft()))
    assert page.rect().contains(place)


@pytest.mark.parametrize("size, scale", [((960, 540), 2.0), ((960, 500), 1.5), ((1366, 700), 2.0), ((960, 500), 1.0)])
def test_who_plays_is_chosen_in_a_small_window_with_the_largest_text_too(qtbot, size, scale):
    theme.set_text_scale(scale)
    try:
        page = shown(qtbot, NewGamePage(HAMSTERDAM, introductions=feature.introductions("hamsterdam")), size)
        settle()
        assert page._reel.height() >= page.height() * 0.3
        assert page.line.height() >= page.line.heightForWidth(page.line.width())
        assert page.deal_button.geometry().right() > page.line.mapTo(page._paper, QPoint(0, 0)).x()
    finally:
        theme.set_text_scale(1.0)


def test_escape_and_the_arrow_lead_back(page, qtbot):
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back):
        qtbot.mouseClick(page.back_button, Qt.MouseButton.LeftButton)


def test_a_setting_holds_at_once_and_leaves_the_others(qtbot):
    page = shown(qtbot, SettingsPage(Settings(theme="dark", pace=2.0)))
    told = []
    page.changed.connect(told.append)
    page.theme._group.button(3).click()
    page.text_scale._pick(110)
    page.pace._group.button(0).click()
    page.motion._group.button(2).click()
    page.lit_wheel._group.button(2).click()
    page.auto_roll._group.button(1).click()
    assert page.lit_wheel.accessibleName() == "Lit wheel"
    assert told[-1] == Settings("contrast", 110, 0.0, reduce_motion=True, lit_wheel="off", auto_roll=True)
    assert told[0] == Settings(theme="contrast", pace=2.0)


@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_no_setting_is_wider_than_a_small_window_with_the_largest_text(qtbot, tongue):
    theme.set_text_scale(2.0)
    LANGUAGE.set(tongue)
    try:
        page = shown(qtbot, SettingsPage(Settings(text_scale=200)), (960, 540))
        assert page._scrolled.minimumSizeHint().width() <= page._reel.viewport().width()
    finally:
        theme.set_text_scale(1.0)
        LANGUAGE.set("system")


def test_a_size_between_the_steps_is_kept_until_it_is_changed(qtbot):
    page = shown(qtbot, SettingsPage(Settings(text_scale=117)))
    assert page.text_scale.text() == "117 %"
    page.text_scale._pick(110)
    assert page.settings.text_scale == 110


def test_the_largest_letters_are_two_presses_away_and_what_was_pressed_stays_in_sight(window, qtbot):
    window.resize(1280, 700)
    window.show_page("settings")
    settle()
    page = window.page
    page.text_scale.press()
    sizes = page.text_scale.findChild(PaperMenu)
    next(one for one in sizes.actions() if one.text() == "200 %").trigger()
    sizes.close()
    settle()
    assert window.settings.text_scale == 200
    top = page.text_scale.mapTo(page._reel.viewport(), QPoint(0, 0)).y()
    assert 0 <= top <= page._reel.viewport().height() - page.text_scale.height()


def test_the_about_page_names_every_maker_and_says_that_we_are_not_them(qtbot):
    page = shown(qtbot, AboutPage())
    words = " ".join(label.text() for label in page.findChildren(QLabel))
    for name in ("Jonathan Leistiko", "Invisible City Productions", "Sporktopia", "Zoch", "not made, approved"):
        assert name in words


def test_a_long_page_is_pulled_by_keys(qtbot):
    theme.set_text_scale(2.0)
    page = shown(qtbot, AboutPage(), (1024, 600))
    page.back_button.setFocus()
    qtbot.keyClick(page.back_button, Qt.Key.Key_Down)
    assert page._reel.verticalScrollBar().value() > 0


def own_file(text):
    path = custom_parts.file_of(HAMSTERDAM)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


CHANGED = cards_toml().replace("7 = { orange = 2", "7 = { orange = 3")
WRONG = cards_toml().replace("7 = { orange = 2", "7 = { orange = 33")


def test_without_a_file_of_ones_own_nothing_is_said_of_it(qtbot):
    page = shown(qtbot, NewGamePage(HAMSTERDAM))
    assert page.custom_parts is None and "cards" not in dealt(page, qtbot).setup


def test_a_file_of_ones_own_is_used_unless_one_says_otherwise(qtbot):
    own_file(CHANGED)
    page = shown(qtbot, NewGamePage(HAMSTERDAM))
    assert "It changes: the dots of card 7 (3 orange, 1 blue)" in [label.text() for label in page.findChildren(QLabel)]
    assert dealt(page, qtbot).setup["cards"] == "7=3/1"
    page.custom_parts.choice.set_current("ours")
    assert dealt(page, qtbot).setup["cards"] == ""


def test_a_file_that_is_wrong_stops_the_deal_with_one_sentence_until_it_is_put_right(qtbot):
    path = own_file(WRONG)
    page = shown(qtbot, NewGamePage(HAMSTERDAM))
    sentence = f"{path}: dam card 7 has 0 to 9 orange dots, not '33'."
    assert sentence in [label.text() for label in page.findChildren(QLabel)]
    with qtbot.assertNotEmitted(page.deal):
        qtbot.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
    assert page.deal_button.is_off and tip(page.deal_button) == sentence
    own_file(CHANGED)
    with qtbot.assertNotEmitted(page.deal):
        qtbot.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
    assert dealt(page, qtbot).setup["cards"] == "7=3/1"


def test_with_a_file_that_is_wrong_one_may_play_as_in_the_program(qtbot):
    own_file(WRONG)
    page = shown(qtbot, NewGamePage(HAMSTERDAM))
    page.custom_parts.choice.set_current("ours")
    assert dealt(page, qtbot).setup["cards"] == ""


def test_every_person_chooses_a_clock_which_goes_along_to_another_seat(qtbot):
    setup = SimpleNamespace(options=(), seat_options=(CLOCK,))
    game = SimpleNamespace(**{**vars(GAME), "setup": setup})
    page = shown(qtbot, NewGamePage(game))
    page.more.click()
    assert [row.isVisible() for row in page.own.rows] == [True, False, False, False, False]
    assert dealt(page, qtbot).setup == {"clocks": ""}
    choose(page.rows[1], "person")
    page.rows[1].name.setFocus()
    qtbot.keyClicks(page.rows[1].name, "Edda")
    page.own.rows[1].choices["clocks"].set_current("off")
    assert dealt(page, qtbot).setup == {"clocks": ",off,"}
    page.rows[1].left.click()
    assert dealt(page, qtbot).setup == {"clocks": "off,,"}
    page.rows[0].name.setFocus()
    qtbot.keyClicks(page.rows[0].name, "lina")  # Eddalina
    assert dealt(page, qtbot).setup == {"clocks": "off,,"}


def test_where_nobody_has_anything_to_choose_nothing_is_said_of_it(page):
    page.more.click()
    assert not page.own.isVisible()


def test_a_new_game_remembers_who_sat_where_the_last_time(qtbot):
    people = People().with_table("here", (("Mira", "person"), ("Heart", "person"), ("Pip", "sharp")))
    page = shown(qtbot, NewGamePage(GAME, chairs=people.table_of("here")))
    assert [row.place for row in page.rows[:3]] == [Place("Mira", PERSON), Place("", PERSON), Place("Pip", "sharp")]
    assert [row.place.kind for row in page.rows[3:]] == [EMPTY, EMPTY]


def test_who_sat_at_a_larger_table_is_seated_as_far_as_there_are_seats(qtbot):
    five = tuple((name, "person") for name in ("Mira", "Jonas", "Edda", "Pip", "Rusty"))
    page = shown(qtbot, NewGamePage(HAMSTERDAM, chairs=five))
    assert [row.place.name for row in page.rows] == ["Mira", "Jonas", "Edda", "Pip"]


def test_a_table_that_was_too_small_for_this_game_is_filled_with_computers(qtbot):
    four = SimpleNamespace(**{**vars(GAME), "seats": range(4, 6)})
    page = shown(qtbot, NewGamePage(four, chairs=(("Nutmeg", "whim"), ("Mira", "a ghost"), ("Mira", "person"))))
    places = [row.place for row in page.rows]
    assert places[:2] == [Place("Nutmeg", "whim"), Place("Mira", PERSON)]
    assert [place.kind for place in places] == ["whim", PERSON, "steady", "steady", EMPTY]
    assert len({place.name for place in places[:4]}) == 4


def test_a_program_of_this_computer_can_sit_at_a_place(qtbot):
    page = shown(qtbot, NewGamePage(GAME, chairs=(("Mira", PERSON), ("Bot", "program:mine")), programs=["mine"]))
    assert [player.kind for player in dealt(page, qtbot).players] == ["person", "program:mine"]
    words = [label.text() for label in page.findChildren(QLabel)]
    assert "mine" in words and any("If it fails, Steady takes over" in word for word in words)


def test_a_program_that_is_named_no_more_leaves_its_place(qtbot):
    page = shown(qtbot, NewGamePage(GAME, chairs=(("Mira", PERSON), ("Bot", "program:mine"))))
    assert [player.kind for player in dealt(page, qtbot).players] == ["person", "steady"]
