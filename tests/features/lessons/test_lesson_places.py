"""The card of a lesson covers nothing that it speaks of, nor the bar: at every step, size and language, by geometry."""

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from hamster_table.engine.kernel import CHANCE
from hamster_table.features.lessons.begin import begin_first_game
from hamster_table.features.lessons.hamsterrolle import GIVEN as FIRST_GAME
from hamster_table.features.lessons.lesson_guide import LessonCard, LessonGuide
from hamster_table.features.lessons.lessons import lessons_of
from hamster_table.models.language import LANGUAGE
from hamster_table.models.messages import tr
from tests.amounts import some_of
from tests.features.lessons.test_lesson_guide import wait
from tests.features.lessons.test_wheel import idea, sit_down_at_the_wheel, take
from tests.views.hamsterrolle.at_wheel import press

SIZES, LANGUAGES = ((960, 500), (1280, 800), (1920, 1080)), ("en", "de", "fr", "it")
CASES = [*product(("hamsterdam", "run-hamster-run"), SIZES, LANGUAGES)]


@pytest.fixture(autouse=True)
def english_again():
    yield
    LANGUAGE.set("system")


def rect_of(page, widget):
    return widget.rect().translated(widget.mapTo(page, widget.rect().topLeft()))


def lay_out(window, size, language):
    window.set_settings(window.settings._replace(language=language))
    window.setMinimumSize(0, 0)
    window.resize(*size)
    QCoreApplication.processEvents()


def assert_nothing_is_covered(page, lesson):
    """By the card of this lesson."""
    guide, card = page.findChild(LessonGuide), page.findChild(LessonCard)
    body = card._body.toAlignedRect().translated(card.pos())
    touched = [*guide._marked(page.table, lesson), *guide._goals(page.table), rect_of(page, page.frame.prompt_bar)]
    assert not [area for area in touched if area.intersects(body)], lesson.key
    assert page.rect().contains(body) and card.layout().heightForWidth(card.width()) <= card.height(), lesson.key


@pytest.mark.parametrize(
    ("game", "size", "language"), some_of(CASES, lambda case: case[1:] in (((960, 500), "de"), ((1280, 800), "en")))
)
def test_a_lesson_covers_nothing_that_it_speaks_of(window, qtbot, game, size, language):
    lay_out(window, size, language)
    begin_first_game(window, game)
    page, met = window.game, 0
    while (lesson := wait(window, qtbot)) is not None:
        assert_nothing_is_covered(page, lesson)
        met += 1
        if lesson.asks is not None:
            break
        if lesson.seat == CHANCE:
            page.hand_roll.roll()
        else:
            page.table.chosen.emit(lesson.actions[0])
    assert met == len(lessons_of(page.session).first_game.lessons)


def test_a_lesson_makes_room_for_the_rules_that_are_opened_beside_it(window, qtbot):
    lay_out(window, (1280, 800), "en")
    begin_first_game(window, "hamsterdam")
    page = window.game
    while (lesson := wait(window, qtbot)) is not None and lesson.seat != CHANCE:
        page.table.chosen.emit(lesson.actions[0])
    frame, card = page.frame, page.findChild(LessonCard)
    before = card.geometry()
    frame.rail_buttons["rules"].press()
    qtbot.waitUntil(lambda: frame.sheet == "rules" and card.isVisible())
    over = frame.sheet_area.translated(frame.mapTo(page, frame.rect().topLeft()))
    assert before.intersects(over) and not card._body.toAlignedRect().translated(card.pos()).intersects(over)
    assert_nothing_is_covered(page, lesson)
    frame.rail_buttons["rules"].press()
    qtbot.waitUntil(lambda: not frame.sheet and card.isVisible())
    assert card.geometry() == before


@pytest.mark.parametrize(
    ("size", "language"),
    some_of([*product(SIZES, LANGUAGES)], lambda case: case in (((960, 500), "de"), ((1280, 800), "en"))),
)
def test_a_lesson_at_the_wheel_covers_nothing_that_it_speaks_of(window, qtbot, size, language):
    lay_out(window, size, language)
    sit_down_at_the_wheel(window)
    page, first_game, met = window.game, FIRST_GAME, 0
    table = page.table
    while (lesson := wait(window, qtbot)) is not None:
        assert_nothing_is_covered(page, lesson)
        assert table.help.open_places(), "the lesson speaks of golden compartments"
        under_way = first_game.at_hand(lesson, page.session.match.state, None, True)
        take(table, idea(table, lesson))
        qtbot.waitUntil(lambda: table.is_under_way and not table.commands.is_awaiting_place)
        words = tr(under_way.says).format(turn="R")
        qtbot.waitUntil(lambda words=words: page.findChild(LessonCard).sentence.text().startswith(words))
        assert_nothing_is_covered(page, under_way)
        assert table.help.open_places()
        press(table, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda lesson=lesson: lessons_of(page.session).current is not lesson)
        met += 2
    assert met == len(first_game.lessons)
