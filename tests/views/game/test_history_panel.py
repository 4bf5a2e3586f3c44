"""The story page: badges, headings, the newest at the bottom, and every line leads to its moment."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.events import Declared, Drew, RoundBegan
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.items.table_model import ENTRY_ROLE
from hamster_table.views.art import theme
from hamster_table.views.game.history_panel import StoryPage
from tests.views.seen import told

NAMES = ("Mira", "<b>Jonas</b>")
STORY = [(1, Drew(0, "placement", 1)), (2, RoundBegan(1)), (5, Declared(0, "run")), (6, Declared(1, "rest"))]


@pytest.fixture
def page(qtbot):
    made = StoryPage()
    made.resize(320, 400)
    qtbot.addWidget(made)
    made.show()
    return made


def press(qtbot, page, row):
    place = page.visualRect(page.model().index(row, 0)).center()
    qtbot.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_pressed_line_leads_to_its_moment(qtbot, page):
    page.set_story(STORY, NAMES)
    with qtbot.waitSignal(page.go_to) as led:
        press(qtbot, page, 2)
    assert led.args == [5]


def test_the_keyboard_leads_there_too(qtbot, page):
    page.set_story(STORY, NAMES)
    page.setCurrentIndex(page.model().index(2, 0))
    with qtbot.waitSignal(page.go_to) as led:
        qtbot.keyClick(page, Qt.Key.Key_Down)
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert led.args == [6]


def test_the_keys_begin_at_the_last_line_whenever_it_is_opened(qtbot, page):
    page.set_story(STORY, NAMES)
    for _ in range(2):
        page.clearFocus()
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        assert page.currentIndex().row() == len(STORY) - 1 and not page.selectionModel().hasSelection()
        with qtbot.waitSignal(page.go_to) as led:
            qtbot.keyClick(page, Qt.Key.Key_Up)
            qtbot.keyClick(page, Qt.Key.Key_Return)
        assert led.args == [5]


def long_story(lines):
    return [(n, Declared(n % 2, "run")) for n in range(1, lines + 1)]


def test_the_newest_is_in_sight(qtbot, page):
    page.set_story(long_story(100), NAMES)
    page.set_story(long_story(101), NAMES)
    bottom = page.visualRect(page.model().index(100, 0)).bottom()
    assert 0 < bottom <= page.viewport().height()


def test_of_a_very_long_game_the_end_is_listed_and_a_line_that_leads_to_its_beginning(qtbot, page):
    for lines in (20_000, 20_001, 20_900):
        page.set_story(long_story(lines), NAMES)
        rows = page.history_model.rows
        assert 1_000 < len(rows) <= 1_501 and rows[-1].entry == lines
        assert rows[0].text == "The beginning of this very long game is not listed."
        assert [row.entry for row in rows[1:]] == [*range(lines - len(rows) + 2, lines + 1)]
        assert page.visualRect(page.model().index(len(rows) - 1, 0)).bottom() <= page.viewport().height()
    page.scrollToTop()
    with qtbot.waitSignal(page.go_to) as led:
        press(qtbot, page, 0)
    assert led.args == [0]
    page.set_story(long_story(1_500), NAMES)
    assert len(page.history_model.rows) == 1_500


def test_whoever_reads_further_up_is_left_there(qtbot, page):
    page.set_story(long_story(100), NAMES)
    page.verticalScrollBar().setValue(40)
    page.set_story(long_story(101), NAMES)
    assert page.verticalScrollBar().value() == 40


def test_long_sentences_take_more_lines_and_names_are_plain_text(qtbot, page):
    page.set_story(STORY, ("Mira", "<b>" + "Jonas " * 12 + "</b>"))
    short, long = (page.visualRect(page.model().index(row, 0)).height() for row in (2, 3))
    assert long > 1.8 * short
    assert page.model().index(3, 0).data().startswith("<b>Jonas")


def test_an_empty_story_says_what_will_stand_here(qtbot, page):
    empty = page.grab().toImage()
    page.set_story(STORY, NAMES)
    assert page.grab().toImage() != empty


@pytest.mark.usefixtures("tinkerers")
def test_the_story_begins_with_the_fingerprint_of_the_seed_and_never_tells_the_seed(open_window):
    window = open_window()
    match = Match.new("run-hamster-run", 2, seed="a seed nobody knows")
    window.begin(window.library.begin(match, [PlayerInfo("Mira"), PlayerInfo("Jonas")]))
    window.game.open_story()
    page = window.game._story
    first = page.model().index(0, 0)
    assert match.seed_commitment in first.data() and first.data(ENTRY_ROLE) == 0
    assert not any(match.seed in line for line in told(window))
    page.history_model.retranslate()
    assert page.model().index(0, 0).data() == first.data()
    assert page.model().rowCount() == 1 and not page.grab().isNull()
    while not any(event.template for _, event in window.session.story()):
        window.session.match.chance()
    window.game.sync()
    assert page.model().index(0, 0).data() == first.data() and page.model().rowCount() > 1


@pytest.mark.parametrize("scale", [80, 100, 150])
def test_a_line_is_as_high_in_every_width_as_its_sentence_when_it_is_wrapped(qtbot, page, scale):
    page.set_story(long_story(4), ("Mira", "Jonas " * 6))
    theme.set_text_scale(scale / 100)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    heights = set()
    for width in range(200, 700, 7):
        page.resize(width, 400)
        QApplication.processEvents()
        room = page.viewport().width() - theme.px(20) - 20
        for row in range(4):
            index = page.model().index(row, 0)
            wrapped = QFontMetricsF(theme.font(14)).boundingRect(QRectF(0, 0, room, 1e6), flags, index.data()).height()
            assert page.visualRect(index).height() == int(max(wrapped, theme.px(20))) + 10, (width, index.data())
            heights.add(round(wrapped))
    assert len(heights) > 1
