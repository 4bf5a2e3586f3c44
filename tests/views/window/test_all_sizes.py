"""Every page at every size: with large letters in a small window nothing is cut off, on a large screen nothing lost."""

import pytest
from PySide6.QtCore import QRectF

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.settings import Settings
from hamster_table.views.art import theme
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.widgets.buttons import Pressable
from hamster_table.views.window import placement
from tests.amounts import some_of
from tests.views.at_window import FEATURE_PAGES, PAGES_AT_A_GAME, lay
from tests.views.cut_off import cut_off, faults, settled, told

SMALL = placement.SMALLEST
PAGES = ["library", "rules", "settings", "keys", "about", *PAGES_AT_A_GAME]


@pytest.fixture
def window(open_window):
    made = open_window()
    made.resize(1280, 760)
    return made


def write(window, scale):
    window.set_settings(Settings(theme="light", pace=0.0, text_scale=scale))
    settled()


SMALLEST = [
    (
        "hamsterdam-curtain",
        "hamsterdam-passing",
        "hamsterdam-redeploying",
        "hamsterdam-rules-beside",
        "hamsterdam-over",
    ),
    ("hamsterrolle-turn", "hamsterrolle-building", "hamsterrolle-over"),
    ("splitting", "acting", "story", "agreement", "over"),
]
"""By game: its table in the midst of play, and what may lie over it."""


@pytest.mark.parametrize(
    ("size", "scale"),
    some_of([((1280, 760), 100), ((1280, 760), 130), ((1280, 760), 200), (SMALL, 100)], lambda case: case[1] != 130),
)
def test_no_words_are_cut_off_on_any_page(window, size, scale):
    window.resize(*size)
    write(window, scale)
    assert window.size().toTuple() == size
    found = {"start": cut_off(window.start)}
    for game in ("hamsterdam", "hamsterrolle", "run-hamster-run"):
        window.new_games.set_up(game)
        settled()
        found[f"new {game}"] = cut_off(window.page)
        window.page.shelf.new.press()
        settled()
        found[f"new person: {game}"] = cut_off(window.page)
        window.go_back()
        for title, button in window.page.deeds.items():
            button.press()
            settled()
            found[f"{title}: {game}"] = cut_off(window.page)
            window.go_back()
        window.go_home()
    lay(window)
    for name in PAGES:
        window.show_page(name)
        settled()
        found[name] = cut_off(window.page)
        window.go_back()
    window.go_home()
    settled()
    found["start with a ticket"] = cut_off(window.start)
    assert [f"{name}: {line}" for name, lines in found.items() for line in lines] == []


@pytest.mark.parametrize("screens", SMALLEST, ids=["hamsterdam", "hamsterrolle", "run-hamster-run"])
def test_in_the_smallest_window_all_that_can_be_pressed_at_a_table_is_there(window, screens):
    window.resize(*SMALL)
    found = {}
    for screen in screens:
        staged()[screen](window)
        settled()
        presses = [one for one in window.page.findChildren(Pressable) if one.isVisible()]
        found[screen] = [f"{told(one)}: {why}" for one in presses for why in faults(window.page, one)]
        assert presses and window.size().toTuple() == SMALL
    assert [f"{name}: {line}" for name, lines in found.items() for line in lines] == []


def test_on_a_large_screen_sheets_end_below_their_words_and_boards_stand_in_the_middle(window):
    window.resize(2560, 1440)
    window.new_games.set_up("run-hamster-run")
    settled()
    # The words, and a little more.
    column = window.page.column
    assert 0 <= window.page._paper.height() - column.heightForWidth(column.geometry().width()) < 200
    window.go_home()
    for name in ("rules", "library", *FEATURE_PAGES):
        window.show_page(name)
        settled()
        if name in FEATURE_PAGES and not window.page.widest:  # it fills whatever room there is
            window.go_back()
            continue
        board = window.page.board()
        assert board.width() <= theme.px(1900) and abs(board.center().x() - 1280) <= 1
        window.go_back()


def test_on_a_large_screen_a_board_ends_below_its_last_line(window):
    window.resize(2560, 1440)
    for kept in (0, 3):
        for n in range(kept):
            window.library.begin(Match.new("hamsterdam", 2, {}, seed=str(n)), [PlayerInfo("Mira"), PlayerInfo("Pip")])
        for name in ("library", *FEATURE_PAGES):
            window.show_page(name)
            settled()
            if name != "library" and not window.page.body_height():  # it fills whatever room there is
                window.go_back()
                continue
            board, bar = window.page.board(), window.page.bar.geometry()
            assert 0 <= window.page.body.geometry().height() - window.page.body_height() <= theme.px(100)
            assert board.height() < 800 and 0 < bar.top() - board.bottom() < 10
            window.go_back()


def test_what_lies_on_the_shelf_begins_and_ends_with_what_is_above_it(window):
    for width in (1280, 1920, 2560):
        window.resize(width, width * 9 // 16)
        settled()
        start = window.start
        first, last = start.shelf[0].geometry(), start._notes.geometry()
        assert abs(first.left() - start._head.left()) <= 1 and abs(last.right() - start.ticket.geometry().right()) <= 1


def test_on_a_large_screen_the_boxes_of_the_start_screen_grow(window):
    settled()
    small = QRectF(window.start.boxes[0].geometry()).width()
    window.resize(2560, 1440)
    settled()
    assert window.start.boxes[0].width() > 1.4 * small
