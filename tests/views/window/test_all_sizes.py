"""Every page at every size: with large letters in a small window nothing is cut off, on a large screen nothing lost."""

import pytest
from PySide6.QtCore import QRectF

from hamster_table.engine.catalogue import find
from hamster_table.models.settings import Settings
from hamster_table.views.art import theme
from hamster_table.views.screenshots.capture import staged
from hamster_table.views.widgets.buttons import Pressable
from hamster_table.views.window import placement
from tests.amounts import some_of
from tests.views.at_window import lay
from tests.views.cut_off import cut_off, faults, settled, told

SMALL = placement.SMALLEST
PAGES = ["library", "records", "graph", "print", "rules", "settings", "keys", "about"]


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
        window.new_game(game)
        settled()
        found[f"new {game}"] = cut_off(window.page)
        if find(game).position is not None:
            window.page.position.press()
            settled()
            found[f"position {game}"] = cut_off(window.page)
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
    window.new_game("run-hamster-run")
    settled()
    # The words, and a little more.
    assert 0 <= window.page._paper.height() - window.page.column.sizeHint().height() < 200
    window.go_home()
    for name in ("rules", "records", "library"):
        window.show_page(name)
        settled()
        board = window.page.board()
        assert board.width() <= theme.px(1900) and abs(board.center().x() - 1280) <= 1
        window.go_back()


def test_on_a_large_screen_the_boxes_of_the_start_screen_grow(window):
    settled()
    small = QRectF(window.start.boxes[0].geometry()).width()
    window.resize(2560, 1440)
    settled()
    assert window.start.boxes[0].width() > 1.4 * small
