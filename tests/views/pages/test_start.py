"""The start screen offers what can be played and nothing else, and its one golden button is the next thing to do."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hamster_table.engine.catalogue import games
from hamster_table.engine.storage.rows import KeptGame
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.language import LANGUAGE
from hamster_table.views import feature
from hamster_table.views.art import theme
from hamster_table.views.pages.start.game_cards import signs, ticket_of
from hamster_table.views.pages.start.resume_ticket import LastGame
from hamster_table.views.pages.start.shadow_box import paint_box
from hamster_table.views.pages.start.start_page import GameSign, StartPage
from hamster_table.views.widgets.buttons import RING, Button
from hamster_table.views.widgets.text import TextLabel
from tests.views.written import texts_of

RHR = GameSign("run-hamster-run", "Run, Hamster, Run!", "2–5 players", "Outrun the belt. Mind the alligators.")
OTHERS = [
    GameSign("pebbles", "Pebbles", "2 players", "Take the last one."),
    GameSign("burrow", "Burrow", "4 players", "Dig."),
]
LAST = LastGame(
    "run-hamster-run", "Run, Hamster, Run!", "Round 6 · Mira to choose", ("Mira", "Jonas", ""), "saved today 18:42"
)


@pytest.fixture
def early_page(qtbot):
    """As it is until the store has said which game was the last."""
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.set_games([RHR])
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.fixture
def speaking():
    yield LANGUAGE.set
    LANGUAGE.set("system")


@pytest.fixture
def page(early_page):
    early_page.set_last_game(None)
    return early_page


def golden(page):
    return [button for button in page.findChildren(Button) if button.kind == "gold" and button.isVisible()]


def test_until_it_is_known_whether_a_game_waits_nothing_is_said_of_it_and_enter_begins_none(early_page, qtbot):
    begun = []
    early_page.new_game.connect(begun.append)
    assert golden(early_page) == [] and not any(
        words.isVisible() for words in early_page.ticket.findChildren(TextLabel)
    )
    qtbot.keyClick(QApplication.focusWidget() or early_page, Qt.Key.Key_Return)
    assert begun == []
    early_page.set_last_game(LAST)
    assert golden(early_page) == [early_page.ticket.button]


def test_gold_is_new_game_at_first_and_continue_once_there_is_a_game(page):
    assert golden(page) == [page.boxes[0].button]
    assert page.boxes[0].button.hasFocus()
    page.set_last_game(LAST)
    assert golden(page) == [page.ticket.button]
    page.set_last_game(None)
    assert golden(page) == [page.boxes[0].button]


def test_the_other_unfinished_games_are_one_press_away(page, qtbot):
    wanted = []
    page.unfinished_wanted.connect(lambda: wanted.append("unfinished"))
    page.set_last_game(LAST)
    assert page.ticket.more.isHidden()
    page.set_last_game(LAST._replace(more=2))
    assert page.ticket.more.text() == "2 more" and page.ticket.more.isVisible()
    assert page.ticket.more.accessibleName() == "2 more unfinished games"
    qtbot.mouseClick(page.ticket.more, Qt.MouseButton.LeftButton)
    assert wanted == ["unfinished"]
    page.set_last_game(None)
    assert page.ticket.more.isHidden()


def test_there_is_a_box_for_each_game_of_the_catalogue_and_no_other(page):
    assert [box.sign for box in page.boxes] == [RHR]
    page.set_games([RHR, *OTHERS])
    QApplication.processEvents()
    assert [box.sign for box in page.boxes] == [RHR, *OTHERS]
    assert len({box.size().toTuple() for box in page.boxes}) == 1


def test_what_is_pressed_is_told(page, qtbot):
    box = page.boxes[0]
    with qtbot.waitSignal(page.new_game) as told:
        qtbot.keyClick(box.button, Qt.Key.Key_Return)
    assert told.args == ["run-hamster-run"]
    with qtbot.waitSignal(page.rules) as told:
        qtbot.mouseClick(box.link, Qt.MouseButton.LeftButton)
    assert told.args == ["run-hamster-run"]
    with qtbot.waitSignal(page.new_game) as told:
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.frame().center().toPoint())
    assert told.args == ["run-hamster-run"], "the picture"
    wanted, picture = [], box.frame().center().toPoint()
    page.new_game.connect(wanted.append)
    title = box.mapFromGlobal(box.findChildren(TextLabel)[0].mapToGlobal(QPoint(5, 5)))
    for begins, ends in ((title, picture), (picture, title)):
        qtbot.mousePress(box, Qt.MouseButton.LeftButton, pos=begins)
        qtbot.mouseRelease(box, Qt.MouseButton.LeftButton, pos=ends)
    qtbot.mousePress(box, Qt.MouseButton.LeftButton, pos=picture)
    page.hide()  # a key has shown another page meanwhile
    qtbot.mouseRelease(box, Qt.MouseButton.LeftButton, pos=picture)
    page.show()
    assert wanted == []
    page.set_last_game(LAST)
    with qtbot.waitSignal(page.continue_game):
        qtbot.mouseClick(page.ticket.button, Qt.MouseButton.LeftButton)
    wanted.clear()
    page.page_wanted.connect(wanted.append)
    for button in page.shelf:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    added = [one for one in feature.pages() if one.icon]
    assert wanted == ["library", *(one.name for one in sorted(added, key=lambda one: one.rank)), "settings"]


def test_a_number_key_starts_a_game(page, qtbot):
    page.set_games([RHR, *OTHERS])
    QApplication.processEvents()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    with qtbot.waitSignal(page.new_game) as told:
        qtbot.keyClick(page, Qt.Key.Key_2)
    assert told.args == ["pebbles"]


def test_arrows_reach_every_button(page, qtbot):
    page.set_games([RHR, *OTHERS])
    page.set_last_game(LAST)
    QApplication.processEvents()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    every = {button for button in page.findChildren(Button) if button.isVisible()} | {box.link for box in page.boxes}
    reached, edge = set(), [page.ticket.button]
    while edge:
        here = edge.pop()
        reached.add(here)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            here.setFocus()
            qtbot.keyClick(here, key)
            there = QApplication.focusWidget()
            if there not in reached and there not in edge:
                edge.append(there)
    assert every <= reached


@pytest.mark.parametrize("games", [1, 2, 3])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3])
def test_nothing_hangs_out_or_covers_another(page, size, games, scale):
    theme.set_text_scale(scale)
    page.set_games([RHR, *OTHERS][:games])
    page.set_last_game(LAST)
    page.resize(*size)
    QApplication.processEvents()
    buttons = [button for button in page.findChildren(Button) if button.isVisible()]
    places = [button.rect().translated(button.mapTo(page, button.rect().topLeft())) for button in buttons]
    assert all(page.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[:n])
    assert all(box.geometry().top() >= page.ticket.geometry().bottom() for box in page.boxes)


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_what_stands_below_the_name_of_the_program_is_written_whole(page, speaking, tongue, scale):
    speaking(tongue)
    theme.set_text_scale(scale)
    page.set_last_game(LAST)
    page.follow_look()
    written = [text for text, _ in texts_of(page._paint_head)]
    assert written and not [text for text in written if text.endswith("…")]


@pytest.mark.parametrize("size, scale", [((1280, 800), 1.0), ((960, 500), 1.3), ((960, 500), 1.5)])
@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_the_words_on_the_shelf_fit_their_buttons(qtbot, speaking, tongue, size, scale):
    speaking(tongue)
    theme.set_text_scale(scale)
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    assert [button.text() for button in page.shelf if button.width() < button.sizeHint().width()] == []


@pytest.mark.parametrize("game", games())
def test_a_box_without_room_for_its_picture_is_drawn_without_it(qapp, game):
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for height in (50, 40, 39, 32, 29, 28, 27, 3):  # a warning of Qt would fail the test
        paint_box(painter, QRectF(0, 0, 60, height), game)
    painter.end()


def test_new_game_begins_where_the_words_of_its_sign_do(page):
    box = page.boxes[0]
    words = box.findChildren(TextLabel)[0]
    assert box.button.mapTo(box, QPoint(RING, 0)).x() == words.mapTo(box, QPoint()).x()


def test_the_ticket_tells_people_of_the_same_name_apart():
    players = PlayerInfo("Anna"), PlayerInfo("Pip", "sharp"), PlayerInfo("Anna")
    last = KeptGame(1, "run-hamster-run", "", players, 12, "2026-11-20T18:30:00Z", False, "")
    assert ticket_of(last).who == "Anna (Moon), Anna (Leaf) · 1 computer player"


def test_the_ticket_reads_as_one_sentence(page):
    page.set_last_game(LAST)
    assert (
        page.ticket.button.accessibleName()
        == "Continue: Run, Hamster, Run!. Round 6 · Mira to choose. saved today 18:42"
    )


@pytest.mark.parametrize("size, scale", [((960, 540), 2.0), ((960, 500), 1.75), ((1366, 700), 2.0)])
@pytest.mark.parametrize("tongue", ["en", "de", "fr", "it"])
def test_signs_are_whole_in_a_small_window_with_the_largest_text(page, speaking, tongue, size, scale):
    speaking(tongue)
    theme.set_text_scale(scale)
    page.resize(*size)
    page.set_games(signs())
    page.set_last_game(LAST)
    page.follow_look()
    QApplication.processEvents()
    for box in page.boxes:
        for part in (box.button, box.link, box._title):
            assert part.height() >= part.minimumSizeHint().height() and part.width() >= part.minimumSizeHint().width()
        longest = max(box.sign.title.split(), key=len)
        assert QFontMetricsF(box._title.font()).horizontalAdvance(longest) <= box._title.width()
