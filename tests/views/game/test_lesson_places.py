"""The card of a lesson covers nothing that it speaks of, nor the bar: at every step, size and language, by geometry."""

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication

from hamster_table.engine.kernel import CHANCE
from hamster_table.models.language import LANGUAGE
from hamster_table.views.game.lesson_guide import LessonGuide
from hamster_table.views.window.first_games import begin_first_game
from tests.amounts import some_of
from tests.views.game.test_lesson_guide import card_of, wait

CASES = [*product(("hamsterdam", "run-hamster-run"), ((960, 500), (1280, 800), (1920, 1080)), ("en", "de", "fr", "it"))]


@pytest.fixture(autouse=True)
def english_again():
    yield
    LANGUAGE.set("system")


def rect_of(page, widget):
    return widget.rect().translated(widget.mapTo(page, widget.rect().topLeft()))


@pytest.mark.parametrize(
    ("game", "size", "language"), some_of(CASES, lambda case: case[1:] in (((960, 500), "de"), ((1280, 800), "en")))
)
def test_a_lesson_covers_nothing_that_it_speaks_of(window, qtbot, game, size, language):
    window.set_settings(window.settings._replace(language=language))
    window.setMinimumSize(0, 0)
    window.resize(*size)
    QCoreApplication.processEvents()
    begin_first_game(window, game)
    page, guide, met = window.game, window.game.findChild(LessonGuide), 0
    while (lesson := wait(window, qtbot)) is not None:
        card = card_of(window)
        body = card._body.toAlignedRect().translated(card.pos())
        touched = [*guide._marked(page.table, lesson), *guide._goals(page.table), rect_of(page, page.frame.prompt_bar)]
        assert not [area for area in touched if area.intersects(body)], lesson.key
        assert page.rect().contains(body) and card.layout().heightForWidth(card.width()) <= card.height(), lesson.key
        met += 1
        if lesson.asks is not None:
            break
        if lesson.seat == CHANCE:
            page.hand_roll.roll()
        else:
            page.table.chosen.emit(lesson.actions[0])
    assert met == len(page.session.match.game.first_game.lessons)
