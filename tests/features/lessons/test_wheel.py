"""The first game at the wheel, by keys and by the mouse, with simple physics."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import CUBE, Build, Pass, Reach, kind_of
from hamster_table.engine.hamsterrolle.build_window import window as open_window_of
from hamster_table.engine.storage.annotations import LessonsBegan, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.lessons.first_game import PUPIL, follow
from hamster_table.features.lessons.hamsterrolle import GIVEN as FIRST_GAME
from hamster_table.features.lessons.hamsterrolle import LESSONS
from hamster_table.features.lessons.lesson_guide import LessonCard
from hamster_table.features.lessons.lessons import lessons_of
from hamster_table.views.board.items import Glow
from tests.features.lessons.transcripts import begun
from tests.views.hamsterrolle.at_wheel import carry, over, press, slot

NUMBERS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


def sit_down_at_the_wheel(window):
    players = (PlayerInfo("Mira"), *(PlayerInfo(*other) for other in FIRST_GAME.others))
    window.begin(window.library.begin(begun(GAME), players, written([(0, LessonsBegan())])))


@pytest.fixture
def page(window, qtbot):
    window.resize(1280, 800)
    sit_down_at_the_wheel(window)
    wait(window.game, qtbot)
    return window.game


def card_of(page):
    return page.findChild(LessonCard)


def wait(page, qtbot):
    """Until the next lesson is shown, or what comes after the last one."""
    session = page.session
    qtbot.waitUntil(
        lambda: session.asked_seat == PUPIL and page.animation_player.is_idle and card_of(page).isVisible(),
        timeout=20_000,
    )
    for _ in range(4):
        QCoreApplication.processEvents()
    return lessons_of(session).current


def take(table, action):
    """Take the piece of an action by keys, and bring it where the action has it."""
    if isinstance(action, Pass):
        press(table, Qt.Key.Key_P)
        table.spot_cursor.set(("wood", action.piece))
    else:
        table.spot_cursor.set(("slot", kind_of(action.piece)))
    press(table, Qt.Key.Key_Return)
    press(table, NUMBERS[table.commands.open_compartments().index(action.compartment)])


def idea(table, lesson):
    """A place for a piece: to pass it on if that is what the lesson asks for."""
    actions = table.seen.agenda[-1].actions(table.seen, PUPIL)
    is_passing = lesson.key == "begin-to-pass"
    return next(one for one in actions if isinstance(one, Pass if is_passing else Build))


def test_the_first_game_is_played_by_keys_to_its_end(page, qtbot):
    met, table = [], page.table
    while (lesson := wait(page, qtbot)) is not None:
        for shown in (lesson, FIRST_GAME.at_hand(lesson, page.session.match.state, None, True)):
            met.append(shown.key)
            assert shown.says.format(turn="R") in card_of(page).accessibleName()
            if table.carrying.carried is None:
                take(table, idea(table, lesson))
                qtbot.waitUntil(lambda: table.is_under_way and not table.commands.is_awaiting_place)
                QTest.qWait(0)
            else:
                press(table, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda lesson=lesson: lessons_of(page.session).current is not lesson)
    assert met == [lesson.key for lesson in FIRST_GAME.lessons]
    kinds = [type(action) for seat, action in page.session.match.ledger if seat == PUPIL]
    assert kinds.count(Pass) == 1 and kinds.count(Build) == 4 and kinds.count(Reach) == 0
    assert card_of(page).headline.text() == "You know how it goes now!"


def test_a_lesson_says_nothing_while_one_does_something_else(page, qtbot):
    """It asks to pass; whoever builds meanwhile is not told what is not so."""
    table, session = page.table, page.session
    while (lesson := wait(page, qtbot)).key != "begin-to-pass":
        take(table, idea(table, lesson))
        qtbot.waitUntil(lambda: table.is_under_way and not table.commands.is_awaiting_place)
        QTest.qWait(0)
        press(table, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda lesson=lesson: lessons_of(session).current is not lesson)
    piece = session.match.state.stock(PUPIL)[0]
    table.spot_cursor.set(("slot", kind_of(piece)))
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not card_of(page).isVisible())
    assert table.carrying.carried.piece == piece and lessons_of(session).current is lesson
    page.frame.rail.emit("hint")
    assert page.notice.text == "The lesson waits while you do something else."
    said = []
    page.announced.connect(said.append)
    press(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: card_of(page).isVisible())
    assert any(lesson.says in words for words in said), "it is said again"
    match = session.match.branch(len(session.match.ledger))
    match.play(PUPIL, Reach(piece))
    assert FIRST_GAME.at_hand(lesson, match.state, None, False) is None, "it is too late to pass"


def test_the_first_piece_is_built_by_the_mouse(page, qtbot):
    table = page.table
    assert table.board_scene.spots["slot", CUBE].glow == Glow.LEGAL
    (compartment,) = open_window_of(table.seen)
    carry(table, slot(table, CUBE), over(table, compartment), let_go=False)
    qtbot.waitUntil(lambda: LESSONS[1].says in card_of(page).accessibleName())
    assert table.carrying.carried is not None
    assert lessons_of(page.session).current.key == "take", "looking is no attempt"
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=over(table, compartment))
    qtbot.waitUntil(lambda: not table.carrying.laying.is_trying)
    assert wait(page, qtbot).key == "let-go"  # in the air nothing is let go
    press(table, NUMBERS[0])
    qtbot.waitUntil(lambda: not table.commands.is_awaiting_place)
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lessons_of(page.session).current.key == "window")
    assert wait(page, qtbot).key == "window"


def test_after_a_piece_was_put_back_one_is_to_be_taken_again(open_window, qtbot):
    window = open_window()
    window.resize(1280, 800)
    sit_down_at_the_wheel(window)
    wait(window.game, qtbot)
    table = window.game.table
    (compartment,) = open_window_of(table.seen)
    carry(table, slot(table, CUBE), over(table, compartment))
    qtbot.waitUntil(lambda: not table.carrying.laying.is_trying)
    assert wait(window.game, qtbot).key == "let-go"
    assert LESSONS[1].says in card_of(window.game).accessibleName()
    press(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: LESSONS[0].says in card_of(window.game).accessibleName())
    assert table.board_scene.spots["slot", CUBE].glow == Glow.LEGAL
    window.go_home()
    window.continue_game()
    wait(window.game, qtbot)
    assert LESSONS[0].says in card_of(window.game).accessibleName()
    take(window.game.table, idea(window.game.table, LESSONS[0]))
    qtbot.waitUntil(lambda: not window.game.table.commands.is_awaiting_place)
    press(window.game.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lessons_of(window.game.session).current.key == "window")


def test_nothing_is_held_back_at_the_wheel(page, qtbot):
    session = page.session
    before, held = len(session.match.ledger), []
    session.held_back.connect(lambda: held.append(lessons_of(session).current))
    build = next(one for one in session.match.actions(PUPIL) if isinstance(one, Build) and kind_of(one.piece) != CUBE)
    page.table.chosen.emit(build)
    assert len(session.match.ledger) == before + 1 and held == []
    assert follow(FIRST_GAME, session.match).key == "window"
