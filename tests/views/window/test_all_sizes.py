"""Every page at every size: with large letters in a small window nothing is cut off, on a large screen nothing lost."""

import pytest
from PySide6.QtCore import QRectF

from hamster_table.engine.catalogue import find
from hamster_table.models.settings import Settings
from hamster_table.views.art import theme
from tests.amounts import some_of
from tests.views.at_window import lay
from tests.views.cut_off import cut_off, settled

PAGES = ["library", "records", "graph", "print", "rules", "settings", "keys", "about"]


@pytest.fixture
def window(open_window):
    made = open_window()
    made.resize(1280, 760)
    return made


def write(window, scale):
    window.set_settings(Settings(theme="light", pace=0.0, text_scale=scale))
    settled()


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale != 130))
def test_no_words_are_cut_off_on_any_page(window, scale):
    write(window, scale)
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
