"""A session that follows the lessons of a first game, and is an ordinary one without them."""

from dataclasses import replace

import pytest

from hamster_table.engine.catalogue import games
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run.actions import Allocate, Declare, Place
from hamster_table.engine.storage.annotations import LessonsBegan, LessonsEnded, read, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.lessons.first_game import PUPIL
from hamster_table.features.lessons.lessons import Lessons, first_game_of, lessons_of
from hamster_table.models.session import Session
from tests.at_once import AtOnce, Listener
from tests.features.lessons.transcripts import begun, done

BEGAN = [(0, LessonsBegan())]
ALL = [game for game in games().values() if first_game_of(game.id) is not None]


def sit_down(game="run-hamster-run", notes=BEGAN, match=None, lessons=None):
    """*lessons*: others than those of the game."""
    first = lessons or first_game_of(game)
    match = match or begun(games()[game])
    players = [PlayerInfo("Mira"), *(PlayerInfo(*other) for other in first.others)]
    session = Session(match, players, AtOnce(), notes=notes)
    if lessons is not None:
        session.interceptors.append(Lessons(session, lessons))
    lessons_of(session)
    return session


def go_on(session):
    """Go on until the person is asked, or is to roll."""
    while session.asked_seat is None and not ((lesson := current(session)) and lesson.seat == CHANCE):
        session.proceed()
    return current(session)


def current(session):
    lessons = lessons_of(session)
    return None if lessons is None else lessons.current


def do(session, lesson):
    if lesson.seat == CHANCE:
        session.proceed()
    else:
        session.submit(PUPIL, done(session.match, lesson))


def at_lesson(key, session=None):
    session = session or sit_down()
    while (lesson := go_on(session)).key != key:
        do(session, lesson)
    return session


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_the_lessons_come_one_after_the_other_and_an_ordinary_game_follows(game):
    session, met = sit_down(game.id), []
    while (lesson := go_on(session)) is not None:
        met.append(lesson)
        do(session, lesson)
    lessons = lessons_of(session)
    assert tuple(met) == lessons.first_game.lessons and lessons.are_complete and not session.is_guided
    assert session.asked_seat == PUPIL
    before = len(session.match.ledger)
    session.submit(PUPIL, session.match.state.agenda[-1].sample(session.match.state, PUPIL, session.match.luck()))
    assert len(session.match.ledger) == before + 1 and not lessons.are_complete
    go_on(session)
    assert lessons.current is None


def test_what_the_lesson_does_not_ask_for_is_held_back_and_what_the_rules_refuse_is_refused():
    session = sit_down()
    go_on(session)
    heard, held = Listener(session), []
    session.held_back.connect(lambda: held.append(current(session).key))
    session.submit(PUPIL, Place(3))
    assert held == ["place"] and heard.names() == [] and session.asked_seat == PUPIL
    session.submit(PUPIL, Place(45))
    assert held == ["place"] and heard.names() == ["refused"]
    session.submit(PUPIL, current(session).actions[0])
    assert session.match.ledger[-1] == (PUPIL, Place(22))


def test_undo_leads_back_to_the_lesson_before():
    session = at_lesson("flip")
    do(session, current(session))
    session.undo()
    assert go_on(session).key == "flip"
    session = at_lesson("spend")
    session.undo()
    session.undo()
    assert go_on(session).key == "run" and session.match.ledger[-1] == (2, Declare("rest"))


def test_a_kept_game_is_taken_up_at_its_lesson():
    session = at_lesson("push")
    notes = read(written(session.notes), session.match)
    again = sit_down(notes=notes, match=session.match)
    assert go_on(again).key == "push" and again.free_from == len(again.match.ledger)


def test_lessons_that_are_ended_leave_an_ordinary_game_also_when_it_is_taken_up():
    session = at_lesson("allocate")
    lessons_of(session).end()
    assert current(session) is None and session.asked_seat == PUPIL
    session.submit(PUPIL, Allocate(1, 1, 5))
    assert session.match.ledger[-1] == (PUPIL, Allocate(1, 1, 5)) and not session.is_guided
    notes = read(written(session.notes), session.match)
    assert (5, LessonsEnded(PUPIL)) in notes
    again = sit_down(notes=notes, match=session.match)
    assert not lessons_of(again).are_on and again.free_from == 5 < len(again.match.ledger)


def test_without_its_note_a_match_is_an_ordinary_one():
    session = sit_down(notes=())
    assert lessons_of(session) is None and session.interceptors == [] and session.notes == []
    assert session.free_from == 0
    go_on(session)
    assert session.match.ledger[0] == (-1, session.match.ledger[0][1]) and not session.is_guided


def test_lessons_that_the_rules_refuse_leave_an_ordinary_game():
    """As those of an older version may be."""
    first = first_game_of("run-hamster-run")
    lesson, *others = first.lessons
    refused = replace(lesson, then=((1, Declare("rest")),))
    session = sit_down(lessons=replace(first, lessons=(refused, *others)))
    do(session, go_on(session))
    match = session.match
    heard, length = Listener(session), len(match.ledger)
    session.proceed()
    assert len(match.ledger) == length + 1 and match.ledger[-1] != refused.then[0]
    assert "refused" not in heard.names() and not lessons_of(session).are_on and current(session) is None


def test_the_story_says_that_luck_is_prepared():
    session = sit_down()
    assert session.story()[0] == (0, LessonsBegan())


def test_everybody_stays_until_the_lessons_are_over():
    session = sit_down()
    assert not session.may_change_seats and session.change_seat(1, "sharp") is None
    lessons_of(session).end()
    assert session.change_seat(1, "sharp") is not None
