"""A session that follows the lessons of a first game, and is an ordinary one without them."""

from dataclasses import replace

import pytest

from hamster_table.engine.catalogue import games
from hamster_table.engine.first_game import PUPIL
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run.actions import Allocate, Declare, Place
from hamster_table.engine.storage.annotations import LessonsBegan, LessonsEnded, read, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from tests.at_once import AtOnce, Listener
from tests.playthroughs.first_games import begun, done

BEGAN = [(0, LessonsBegan())]
ALL = [game for game in games().values() if game.first_game is not None]


def sit_down(game="run-hamster-run", notes=BEGAN, match=None):
    first = games()[game].first_game
    match = match or begun(games()[game])
    players = [PlayerInfo("Mira"), *(PlayerInfo(*other) for other in first.others)]
    return Session(match, players, AtOnce(), notes=notes)


def go_on(session):
    """Go on until the person is asked, or is to roll."""
    while session.asked_seat is None and not (session.lessons.current and session.lessons.current.seat == CHANCE):
        session.proceed()
    return session.lessons.current


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
    assert tuple(met) == game.first_game.lessons and session.lessons.are_complete and not session.lessons.are_left
    assert session.asked_seat == PUPIL
    before = len(session.match.ledger)
    session.submit(PUPIL, session.match.state.agenda[-1].sample(session.match.state, PUPIL, session.match.luck()))
    assert len(session.match.ledger) == before + 1 and not session.lessons.are_complete
    go_on(session)
    assert session.lessons.current is None


def test_what_the_lesson_does_not_ask_for_is_held_back_and_what_the_rules_refuse_is_refused():
    session = sit_down()
    go_on(session)
    heard, held = Listener(session), []
    session.held_back.connect(lambda: held.append(session.lessons.current.key))
    session.submit(PUPIL, Place(3))
    assert held == ["place"] and heard.names() == [] and session.asked_seat == PUPIL
    session.submit(PUPIL, Place(45))
    assert held == ["place"] and heard.names() == ["refused"]
    session.submit(PUPIL, session.lessons.current.actions[0])
    assert session.match.ledger[-1] == (PUPIL, Place(22))


def test_undo_leads_back_to_the_lesson_before():
    session = at_lesson("flip")
    do(session, session.lessons.current)
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
    assert go_on(again).key == "push"


def test_lessons_that_are_ended_leave_an_ordinary_game_also_when_it_is_taken_up():
    session = at_lesson("allocate")
    session.end_lessons()
    assert session.lessons.current is None and session.asked_seat == PUPIL
    session.submit(PUPIL, Allocate(1, 1, 5))
    assert session.match.ledger[-1] == (PUPIL, Allocate(1, 1, 5)) and not session.lessons.are_left
    notes = read(written(session.notes), session.match)
    assert (5, LessonsEnded(PUPIL)) in notes
    assert not sit_down(notes=notes, match=session.match).lessons.are_on


def test_without_its_note_a_match_is_an_ordinary_one():
    session = sit_down(notes=())
    session.end_lessons()
    assert not session.lessons.are_on and session.lessons.current is None and session.notes == []
    go_on(session)
    assert session.match.ledger[0] == (-1, session.match.ledger[0][1]) and not session.lessons.are_complete


def test_lessons_that_the_rules_refuse_leave_an_ordinary_game():
    """As those of an older version may be."""
    game = games()["run-hamster-run"]
    lesson, *others = game.first_game.lessons
    refused = replace(lesson, then=((1, Declare("rest")),))
    match = begun(replace(game, first_game=replace(game.first_game, lessons=(refused, *others))))
    session = sit_down(match=match)
    do(session, go_on(session))
    heard, length = Listener(session), len(match.ledger)
    session.proceed()
    assert len(match.ledger) == length + 1 and match.ledger[-1] != refused.then[0]
    assert "refused" not in heard.names() and not session.lessons.are_on and session.lessons.current is None


def test_the_story_says_that_luck_is_prepared():
    session = sit_down()
    assert session.story()[0] == (0, LessonsBegan())


def test_everybody_stays_until_the_lessons_are_over():
    session = sit_down()
    assert not session.may_change_seats and session.change_seat(1, "sharp") is None
    session.end_lessons()
    assert session.change_seat(1, "sharp") is not None
