"""The first games are played at the table of the window: by drag, by clicks, and by the keyboard alone."""

import random
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterdam.actions import ArrangeDam, Deploy, KeepSpecials, PassCards
from hamster_table.engine.kernel import CHANCE, Action
from hamster_table.engine.run_hamster_run.actions import Allocate, Place
from hamster_table.engine.storage.annotations import is_taught
from hamster_table.features.lessons.begin import begin_first_game, is_new
from hamster_table.features.lessons.first_game import PUPIL
from hamster_table.features.lessons.lesson_guide import LessonCard
from hamster_table.features.lessons.lessons import lessons_of
from hamster_table.models import messages
from hamster_table.views.board.items import Glow
from tests.amounts import some_of
from tests.views.hands import LEFT, Hands


def sit_down(window, qtbot, game="run-hamster-run", seed="1"):
    window.resize(1280, 800)
    begin_first_game(window, game, seed=seed)
    qtbot.waitUntil(lambda: card_of(window).isVisible())
    return window.game


def card_of(window):
    return window.game.findChild(LessonCard)


def wait(window, qtbot):
    """Until the next lesson is shown, or what comes after the last one."""
    page = window.game
    session, rolling = page.session, page.hand_roll

    def is_awaited():
        if rolling.seat == PUPIL and session.is_guided and lessons_of(session).current is None:
            rolling.roll()  # a roll of its own that teaches nothing new
        is_asked = session.asked_seat == PUPIL or rolling.seat == PUPIL
        return is_asked and page.animation_player.is_idle and card_of(window).isVisible()

    qtbot.waitUntil(is_awaited)
    for _ in range(4):
        QCoreApplication.processEvents()
    return lessons_of(session).current


def wanted(page, lesson):
    """The gestures that do what the lesson asks for."""
    found = [one for targets in page.table.hand.gestures.values() for one in targets.values()]
    return [one for one in found if isinstance(one.action, Action) and one.action in lesson.actions]


def do(page, hands, lesson):
    """Do what the lesson says, with these hands."""
    if lesson.asks is not None:
        redeploy(page, hands, lesson)
        return
    prepare = PREPARING.get(type(lesson.actions[0]))
    button = page.frame.prompt_bar.button_for(lambda one: one in lesson.actions)
    if prepare is not None:
        prepare(page, hands, lesson.actions[0])
        QCoreApplication.processEvents()  # the buttons are there once they are shown
        hands.do(page.frame.prompt_bar.buttons[-1])
    elif lesson.seat == CHANCE:
        hands.roll()
    elif found := wanted(page, lesson):
        shown = [page.table.board_scene.spots[one.spot].glow for one in found] if not lesson.look else [Glow.LEGAL]
        assert Glow.LEGAL in shown or page.table.hand.ready_piece() is None, "what is asked for glows"
        hands.do(hands.rng.choice(found))
    else:
        hands.do(button)


def allocate(page, hands, split):
    """Put the chips where they belong."""
    for trait in ("scamper", "mettle", "friskiness"):
        for _ in range(getattr(split, trait)):
            hands.do(page.table.hand.targets(None)["tray", trait])


def give(page, hands, cards):
    """Lay two cards on the places on the right."""
    for side, number in (("left", cards.left), ("right", cards.right)):
        piece = next(piece for piece in page.table.hand.gestures if piece is not None and piece[1] == number)
        hands.do(page.table.hand.targets(piece)["pass", side])


def choose(page, hands, kept):
    """Turn the cards of the specials that are kept."""
    for special in kept.specials:
        hands.do(page.table.hand.targets(None)["offer", special])


def redeploy(page, hands, lesson):
    """Clear the water of the card that the lesson names first, and place the others by odds."""
    spot = lesson.look[0]
    assert page.table.board_scene.spots[spot].glow is Glow.LEGAL and page.table.state.water[spot[1]] == 1
    hands.do(page.table.hand.targets(None)[spot])
    assert page.table.state.water[spot[1]] == 0
    QCoreApplication.processEvents()
    press(-2)(page, hands, None)
    QCoreApplication.processEvents()
    press(-1)(page, hands, None)


def press(n):
    """Press a button of the prompt."""
    return lambda page, hands, action: hands.do(page.frame.prompt_bar.buttons[n])


PREPARING = {Allocate: allocate, PassCards: give, ArrangeDam: press(1), KeepSpecials: choose, Deploy: press(-2)}


@pytest.mark.parametrize(
    ("game", "way"),
    some_of(
        [*product(("hamsterdam", "run-hamster-run"), ("drag", "click", "keys"))],
        lambda case: case in (("hamsterdam", "drag"), ("hamsterdam", "keys"), ("run-hamster-run", "click")),
    ),
)
def test_the_first_game_is_played_to_its_end_and_goes_on(window, qtbot, game, way):
    page = sit_down(window, qtbot, game)
    hands, met = Hands(page, way, random.Random(1)), []
    while (lesson := wait(window, qtbot)) is not None:
        met.append(lesson.key)
        assert card_of(window).isVisible() and messages.tr(lesson.says) in card_of(window).accessibleName()
        do(page, hands, lesson)
    assert met == [lesson.key for lesson in lessons_of(page.session).first_game.lessons]
    card = card_of(window)
    assert card.headline.text() == "You know how it goes now!" and card.isVisible()
    assert not is_new(window.settings, game)
    hands.do(card.button)
    assert not card.isVisible() and page.session.match.waiting
    assert is_taught(page.session.notes), "its lessons were done, and not left"
    here = window.kept_id
    window.clear_table()
    window.files.resume(here)
    qtbot.waitUntil(lambda: window.game is not None and wants_something(window.game))
    for _ in range(4):
        QCoreApplication.processEvents()
    assert not card_of(window).isVisible(), "that was read"


def wants_something(page):
    """Whether the person is asked, or is to roll the dice."""
    return page.session.asked_seat is not None or page.hand_roll.seat is not None


def test_whoever_asks_for_a_hint_is_sent_to_the_lesson(window, qtbot):
    pytest.importorskip("hamster_table.features.hints")
    page = sit_down(window, qtbot)
    page.frame.rail_buttons["hint"].press()
    assert page.notice.text == "The lesson says what to do."


def test_lessons_that_were_done_as_the_program_ended_are_learnt_when_the_game_is_continued(open_window, qtbot):
    window = open_window()
    page = sit_down(window, qtbot)
    hands = Hands(page, "click", random.Random(1))
    while (lesson := wait(window, qtbot)) is not None:
        do(page, hands, lesson)
    window.close()
    again = open_window()  # with the settings of somebody to whom the game is new
    assert is_new(again.settings, "run-hamster-run")
    again.continue_game()
    qtbot.waitUntil(lambda: again.game is not None and card_of(again).isVisible())
    assert not is_new(again.settings, "run-hamster-run")
    again.close()


def test_what_is_said_at_the_end_goes_away_when_one_simply_plays_on(window, qtbot):
    page = sit_down(window, qtbot)
    hands = Hands(page, "click", random.Random(1))
    while (lesson := wait(window, qtbot)) is not None:
        do(page, hands, lesson)
    assert card_of(window).isVisible()
    allocate(page, hands, Allocate(2, 2, 2))
    hands.do(page.frame.prompt_bar.buttons[-1])
    assert not lessons_of(page.session).are_complete and not card_of(window).isVisible()


def test_only_what_the_lesson_asks_for_glows_and_anything_else_is_held_back(window, qtbot):
    page = sit_down(window, qtbot)
    table, card = page.table, card_of(window)
    marked = [spot for spot, one in table.hand.highlighted_targets().items() if not one.is_unmarked]
    assert marked == [("square", 22)]
    hands = Hands(page, "click", random.Random(1))
    other = next(one for one in table.hand.targets(("hamster", 0)).values() if one.action == Place(3))
    hands.drag(other)
    assert page.session.match.ledger == [(-1, page.session.match.ledger[0][1])] and table.hand.held is None
    assert card.isVisible() and card.headline.text() == "Later. First this:"
    do(page, hands, lessons_of(page.session).current)
    assert wait(window, qtbot).key == "allocate" and "step 2 of 13" in card.headline.text()


def test_what_was_held_back_is_forgotten_with_the_next_press(window, qtbot):
    page = sit_down(window, qtbot, "hamsterdam")
    page.table.chosen.emit(PassCards(2, 12))
    assert card_of(window).headline.text() == "Later. First this:"
    QCoreApplication.processEvents()
    give(page, Hands(page, "drag", random.Random(1)), PassCards(3, 11))
    assert "step 1" in card_of(window).headline.text() and not page.frame.prompt_bar.buttons[-1].is_off


def test_a_screen_reader_is_told_each_lesson_once_and_what_is_held_back(window, qtbot):
    page = sit_down(window, qtbot)
    told, hands = [], Hands(page, "click", random.Random(1))
    page.announced.connect(told.append)
    page.table.chosen.emit(Place(3))
    place = lessons_of(page.session).current
    # What glows is named for who does not see it, and is where Page Down leads.
    marked = "Marked: Strip 5, lane 3: empty, star strip: when it drops off, Speed is 2."
    assert told == [f"Later. First this: {place.says} {place.how} {marked}"]
    page.table.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown):
        QTest.keyClick(page.table, key)
    assert page.table.spot_cursor.spot == ("square", place.actions[0].square)
    do(page, hands, place)
    allocate = wait(window, qtbot)
    page.table.refresh()
    QCoreApplication.processEvents()
    assert told.count(f"First game: step 2 of 13. {allocate.says}") == 1


def test_whoever_takes_to_keys_is_told_nothing_of_a_pointer(window, qtbot):
    page = sit_down(window, qtbot)
    card, place = card_of(window), lessons_of(page.session).current
    assert card.sentence.text() == f"{place.says} {place.how}"
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: card.sentence.text() == place.says)
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    qtbot.waitUntil(lambda: card.sentence.text() != place.says)


def test_the_card_hides_nothing_of_what_is_to_be_touched(window, qtbot):
    page = sit_down(window, qtbot)
    hands = Hands(page, "click", random.Random(1))
    while (lesson := wait(window, qtbot)) is not None:
        card = card_of(window)
        body = card._body.toAlignedRect().translated(card.pos())
        spots = [page.table.board_scene.spots[one.spot] for one in wanted(page, lesson) if not one.is_unmarked]
        corner = page.table.viewport().mapTo(page, page.table.viewport().rect().topLeft())
        for item in spots:
            assert not body.intersects(item.area.toAlignedRect().translated(corner)), lesson.key
        assert not body.intersects(page.frame.prompt_bar.geometry()), lesson.key
        do(page, hands, lesson)


def test_the_lessons_can_be_skipped_and_the_game_goes_on_as_it_stands(window, qtbot, said):
    page = sit_down(window, qtbot)
    card = card_of(window)
    Hands(page, "keys", random.Random(1)).tab_to(card.button)
    QTest.keyClick(card.button, Qt.Key.Key_Return)
    assert said[-1] == page.frame.prompt_bar.accessibleName() != ""
    assert not card.isVisible() and page.window().focusWidget() is page.table
    QTest.mouseClick(
        page.table.viewport(),
        LEFT,
        pos=page.table.mapFromScene(page.table.board_scene.spots["square", 3].area.center()),
    )
    assert page.session.match.ledger[-1] == (PUPIL, Place(3))
    qtbot.waitUntil(lambda: page.session.asked_seat == PUPIL and page.animation_player.is_idle)
    QCoreApplication.processEvents()
    assert not card.isVisible()


@pytest.mark.parametrize("game", ["run-hamster-run", "hamsterdam", "hamsterrolle"])
def test_another_language_says_the_lesson_anew(window, qtbot, game):
    sit_down(window, qtbot, game)
    wanted = {*window.game.table.hand.gestures}
    window.set_settings(window.settings._replace(language="de"))
    qtbot.waitUntil(lambda: card_of(window).isVisible())
    assert "Schritt 1" in card_of(window).headline.text()
    assert {*window.game.table.hand.gestures} == wanted


def test_while_one_looks_back_there_is_no_lesson(window, qtbot):
    page = sit_down(window, qtbot)
    page.session.look_at(0)
    qtbot.waitUntil(lambda: not card_of(window).isVisible())
    page.session.look_at(1)
    qtbot.waitUntil(lambda: card_of(window).isVisible())
