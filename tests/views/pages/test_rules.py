"""The rules page: it opens where the game is, and every refusal finds its ruling."""

import inspect
import re
import sys
from pkgutil import resolve_name

import pytest
from PySide6.QtCore import QPoint, Qt

from hamster_table.engine import games
from hamster_table.engine.rulebook import chapter_of
from hamster_table.models.language import LANGUAGE
from hamster_table.views.art.theme import px, set_text_scale
from hamster_table.views.board.table_info import table_info
from hamster_table.views.pages.rules import RulesBook, RulesPage
from hamster_table.views.widgets.controls import Segments
from tests.views.seen import settle

GAME = games()["run-hamster-run"]


@pytest.fixture
def page(qtbot):
    made = RulesPage(GAME)
    made.resize(330, 500)
    qtbot.addWidget(made)
    made.show()
    return made


def top_of(text):
    """What stands at the upper edge of what can be seen."""
    line = text.cursorForPosition(QPoint(12, 12)).block()
    while line.isValid() and not line.text().strip(" \ufffc\xa0"):
        line = line.next()
    return line.text().strip(" \ufffc\xa0")


with_rules = pytest.mark.parametrize(
    "game", [game for game in games().values() if game.chapters], ids=lambda game: game.id
)


@pytest.mark.parametrize("phase", range(8))
def test_it_opens_at_the_chapter_of_the_present_step(page, phase):
    page.text.open_phase(phase)
    assert top_of(page.text).startswith(str(phase + 1))
    assert page.chapter.text() == top_of(page.text)


@with_rules
def test_before_the_first_round_it_opens_at_the_set_up(qtbot, game):
    made = RulesPage(game)
    qtbot.addWidget(made)
    made.resize(330, 500)
    made.show()
    made.text.open_phase(-1)
    assert top_of(made.text) == "Setting up"


def test_a_chapter_is_left_by_another_one_or_by_scrolling(page):
    page.text.open_phase(2)
    assert page.is_at_phase(2) and not page.is_at_phase(3)
    bar = page.text.verticalScrollBar()
    bar.setValue(bar.value() + 40)
    assert not page.is_at_phase(2)


def test_the_chapters_of_the_book_have_room_for_larger_letters(qtbot):
    book = RulesBook(GAME)
    book.resize(1000, 600)
    qtbot.addWidget(book)
    book.show()
    chapters = book.list
    set_text_scale(1.5)
    places = [chapters.visualItemRect(chapters.item(row)) for row in (0, 1)]
    assert places[0].bottom() < places[1].top()


@pytest.mark.usefixtures("tinkerers")
def test_a_ruling_is_shown_and_marked(page):
    page.text.open("RR-29")
    assert "RR‑29" in top_of(page.text)
    marked = [part for part in page.text.toHtml().split("<tr") if "bgcolor" in part]
    assert len(marked) == 1
    assert "over the sides or the top" in marked[0]


def test_a_chapter_is_chosen_by_name(page):
    page.chapter.picked.emit("throw")
    assert top_of(page.text) == "Throw"


def test_every_ruling_that_a_refusal_can_name_has_its_place():
    named = set()
    for kind in GAME.steps:
        source = inspect.getsource(sys.modules[kind.__module__])
        named |= set(re.findall(r'"((?:RR|HT)-\d+)"', source))
    assert len(named) > 20
    assert not [id_ for id_ in named if chapter_of(id_, GAME.chapters) is None]


def test_every_ruling_of_the_game_has_one_place():
    places = [id_ for chapter in GAME.chapters for id_ in chapter.rulings]
    assert sorted(places) == sorted({*(f"RR-{n}" for n in range(1, 68)), *(f"HT-{n}" for n in range(1, 5))})


def test_the_book_turns_to_a_chapter_and_marks_the_one_it_shows(qtbot):
    book = RulesBook(GAME)
    book.resize(1280, 800)
    qtbot.addWidget(book)
    book.show()
    row = [chapter.key for chapter in GAME.chapters].index("belt")
    qtbot.mouseClick(
        book.list.viewport(), Qt.MouseButton.LeftButton, pos=book.list.visualItemRect(book.list.item(row)).center()
    )
    assert top_of(book.text) == "5 The belt moves"
    book.text.open("RR-46")
    assert book.list.currentItem().text() == "6 Alligators"


@pytest.mark.usefixtures("tinkerers")
@with_rules
def test_the_last_chapter_lists_every_ruling_once_and_the_switches_first(qtbot, game):
    book = RulesBook(game)
    qtbot.addWidget(book)
    book.list.setCurrentRow(book.list.count() - 1)
    assert book.list.currentItem().text() == "All rulings" and book.text.is_at("rulings")
    listed = book.text.toPlainText().rpartition("All rulings")[2].replace("\u2011", "-")
    ids = [id_ for chapter in game.chapters for id_ in chapter.rulings]
    assert all(len(re.findall(rf"(?m)^{id_}$", listed)) == 1 for id_ in ids)
    switches, rest = listed.split("The same in every game")
    own = [game.custom_parts.ruling] if game.custom_parts else []
    wanted = {one.ruling for one in (*game.setup.options, *game.setup.seat_options)} | {*own}
    assert {id_ for id_ in ids if re.search(rf"(?m)^{id_}$", switches)} == wanted
    assert "At set-up" not in rest and switches.count("(the usual choice)") >= len(wanted)


@pytest.mark.usefixtures("tinkerers")
def test_a_switch_says_how_it_stands_in_the_game_on_the_table(qtbot):
    book = RulesBook(GAME, {"adjacent": "diagonal"})
    qtbot.addWidget(book)
    lines = [line for line in book.text.toPlainText().splitlines() if "At set-up:" in line]
    assert lines == ["At set-up: Adjacent means orthogonal · also diagonal (in this game)."] * 2


def test_what_differs_from_seat_to_seat_says_so(qtbot):
    game = games()["hamsterrolle"]
    book = RulesBook(game, {**game.setup(seats=3).chosen(), "clocks": "30,,off"})
    qtbot.addWidget(book)
    assert "set for each player" in book.text.toPlainText()


def test_escape_leaves_the_book(qtbot):
    book = RulesBook(GAME)
    qtbot.addWidget(book)
    book.show()
    with qtbot.waitSignal(book.back):
        qtbot.keyClick(book, Qt.Key.Key_Escape)


def images_in(text):
    """The pictures in the text, by their names, each with its size."""
    found, block = {}, text.document().begin()
    while block.isValid():
        for part in block.textFormats():
            if part.format.isImageFormat():
                image = part.format.toImageFormat()
                found[image.name()] = (image.width(), image.height())
        block = block.next()
    return found


@with_rules
def test_each_chapter_has_its_picture_and_says_what_it_shows(qtbot, game):
    book = RulesBook(game)
    qtbot.addWidget(book)
    book.resize(1280, 800)
    examples = resolve_name(table_info(game).examples)
    shown = {name.removeprefix("example:") for name in images_in(book.text) if name.startswith("example:")}
    assert shown == {*examples} and len(shown) >= 8
    words = book.text.toPlainText()
    assert all(example.caption in words for example in examples.values())


def test_a_picture_is_as_wide_as_there_is_room(page):
    wide = {size[0] for name, size in images_in(page.text).items() if name.startswith("example:")}
    assert len(wide) == 1 and wide.pop() <= page.text.viewport().width()


def test_a_picture_is_drawn_when_its_chapter_is_in_sight_and_kept(qtbot):
    game = games()["run-hamster-run"]
    book = RulesBook(game)
    qtbot.addWidget(book)
    book.resize(1280, 800)
    book.show()
    text = book.text
    pictures, size, dpr = text._pictures, text._picture_size("aim"), text.devicePixelRatioF()
    qtbot.waitUntil(lambda: pictures.picture("aim", size, dpr) is not None, timeout=60_000)
    assert pictures.picture("tally", text._picture_size("tally"), dpr) is None
    tray = text._picture("tally").toImage()
    assert len({tray.pixel(x, tray.height() // 2) for x in range(tray.width())}) > 5, "something to look at meanwhile"
    assert text._picture("aim").toImage() != tray
    book.text.open("tally")
    qtbot.waitUntil(lambda: pictures.picture("tally", text._picture_size("tally"), dpr) is not None, timeout=60_000)
    assert text._picture("tally").toImage() != tray
    book.hide()
    again = RulesBook(game)
    qtbot.addWidget(again)
    again.resize(1280, 800)
    assert again.text._pictures.picture("aim", size, dpr) is not None


@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_rules_can_be_read_in_a_small_window_with_the_largest_text(window, tongue):
    LANGUAGE.set(tongue)
    set_text_scale(2.0)
    try:
        window.resize(960, 540)
        window.show_page("rules")
        settle()
        book = window.page
        choice = book.findChild(Segments)
        assert choice.width() >= choice.sizeHint().width() and book.rect().contains(choice.geometry())
        # Four lines at least.
        assert book.text.height() >= 4 * px(20)
    finally:
        set_text_scale(1.0)
        LANGUAGE.set("system")
