"""The prompt bar: with large letters, title and buttons still have room beside each other."""

import pytest

from hamster_table.views.art.theme import set_text_scale
from hamster_table.views.widgets.prompt_bar import LETTERS, ButtonSpec, PromptBar
from hamster_table.views.widgets.text import on_two_lines
from tests.views.seen import tip

TITLE = "Mira rennt: 2 offene Chips"
WORDS = ("Ohne „ausgeben“", "Klettern (ausgeben + umdrehen)", "Aktion ändern (kostet 1 Chip)", "Fertig")


@pytest.fixture
def bar(qtbot):
    made = PromptBar()
    qtbot.addWidget(made)
    made.resize(1260, 110)
    made.show()
    yield made
    set_text_scale(1.0)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_neither_title_nor_buttons_are_cut_however_large_the_letters_are(bar, scale):
    set_text_scale(scale)
    bar.show_prompt(0, TITLE, "", [ButtonSpec(words, print) for words in WORDS])
    bar.layout().activate()
    for button in bar.buttons:
        assert button.width() >= button.minimumSizeHint().width() and button.geometry().right() < bar.width()
    lines = bar.title.heightForWidth(bar.title.width()) / bar.title.fontMetrics().lineSpacing()
    assert lines <= 2 and bar.title.width() >= max(map(bar.title.fontMetrics().horizontalAdvance, TITLE.split()))


def test_letters_grow_again_when_there_is_room(bar):
    set_text_scale(2.0)
    bar.show_prompt(0, TITLE, "", [ButtonSpec(words, print) for words in WORDS])
    assert {button.is_split for button in bar.buttons} == {True}
    bar.resize(2600, 110)
    assert {(button.is_split, button.letters) for button in bar.buttons} == {(False, LETTERS)}


def test_words_are_split_in_the_middle():
    assert on_two_lines("Klettern (ausgeben + umdrehen)") == ("Klettern (ausgeben", "+ umdrehen)")
    assert on_two_lines("Fertig") == ("Fertig",)


HINT = "6 of 6 chips still in hand. Drag chips onto the traits or click a trait. Keys: 1, 2, 3, Backspace."
CHOICES = [ButtonSpec(words, print) for words in ("Runner", "Fighter", "Even", "Confirm")]


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.25, 1.4])
def test_a_long_hint_is_whole_in_a_narrow_window_and_the_bar_as_high(bar, scale):
    set_text_scale(scale)
    bar.resize(960, 110)
    bar.show_prompt(0, "Mira, allocate your pluck in secret", "", CHOICES)
    high = bar.minimumSizeHint().height()
    bar.show_prompt(0, "Mira, allocate your pluck in secret", HINT, CHOICES)
    bar.layout().activate()
    assert " ".join(bar.hint.lines) == HINT and bar.hint.isVisible()
    assert bar.minimumSizeHint().height() == high
    bar.resize(1900, 110)
    assert bar.hint.lines == (HINT,)


def test_of_a_hint_that_is_too_long_for_two_lines_the_beginning_is_read(bar):
    bar.resize(960, 110)
    bar.show_prompt(0, "Mira, allocate your pluck in secret", 3 * HINT, CHOICES)
    first, second = bar.hint.lines
    assert (3 * HINT).startswith(first) and second.endswith("…") and tip(bar.hint) == 3 * HINT
