"""The first game of every title: each lesson can be done, and what is prepared after it can happen."""

import pytest

from hamster_table.engine.catalogue import games
from hamster_table.engine.first_game import PUPIL, FirstGame, Lesson, follow, is_complete
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.actions import Declare, Place, Stop
from tests.playthroughs.first_games import FIRST_GAMES, first_game_text, text_file

ALL = [game for game in games().values() if game.first_game is not None]


@pytest.fixture(params=ALL, ids=lambda game: game.id)
def game(request):
    return request.param


def begun(game):
    return Match.new(game, game.first_game.seats, game.first_game.setup, seed="1")


def any_action(match):
    return match.actions(match.waiting[0])[-1]


def positions(game):
    """Plays the lessons; gives each with the match as it is when the person is asked."""
    match = begun(game)
    for comes in game.first_game.expected():
        if isinstance(comes, Lesson):
            yield comes, match
            match.play(comes.seat, comes.actions[0])
        else:
            match.play(*comes)
    yield None, match


def test_the_games_of_the_box_have_a_first_game():
    assert [game.id for game in ALL] == [name for name in FIRST_GAMES]


def test_a_first_game_has_ten_to_fourteen_lessons_of_a_few_words(game):
    lessons = game.first_game.lessons
    assert 10 <= len(lessons) <= 14 and len({lesson.key for lesson in lessons}) == len(lessons)
    assert [lesson.key for lesson in lessons if len(lesson.says.split()) > 45] == []


def test_whatever_a_lesson_allows_is_legal_and_what_is_prepared_follows(game):
    for lesson, match in positions(game):
        for action in lesson.actions if lesson else ():
            other = Match.new(game, match.setup.seats, match.setup.chosen(), seed="1")
            for entry in match.ledger:
                other.play(*entry)
            other.play(lesson.seat, action)
            for entry in lesson.then:
                other.play(*entry)


def test_the_person_has_something_to_do_in_every_lesson_and_the_game_goes_on_after_the_last(game):
    for lesson, match in positions(game):
        assert match.waiting
        if lesson is not None:
            assert lesson.seat in match.waiting
            assert match.state.agenda[-1].forced(match.state, lesson.seat) is None, lesson


def test_a_first_game_comes_out_as_it_did(game):
    kept = text_file(game.id).read_text("utf-8").splitlines()
    assert first_game_text(game).splitlines() == kept, "if that was meant: python -m tests.playthroughs"


def test_a_match_is_followed_entry_by_entry_until_it_goes_another_way(game):
    first, match = game.first_game, begun(game)
    for comes in first.expected():
        assert follow(first, match.ledger) == comes and not is_complete(first, match.ledger)
        match.play(*((comes.seat, comes.actions[-1]) if isinstance(comes, Lesson) else comes))
    assert follow(first, match.ledger) is None and is_complete(first, match.ledger)
    while PUPIL not in match.waiting:
        match.chance() if CHANCE in match.waiting else match.play(match.waiting[0], any_action(match))
        assert follow(first, match.ledger) is None and is_complete(first, match.ledger)
    match.play(PUPIL, any_action(match))
    assert follow(first, match.ledger) is None and not is_complete(first, match.ledger)


def test_another_action_than_the_lesson_asks_for_leaves_the_lessons():
    first = FirstGame(
        (), (Lesson("go", "Go.", (Place(1), Place(2)), ((1, Stop()),)), Lesson("on", "On.", (Stop(),))), ""
    )
    assert follow(first, []) is first.lessons[0]
    assert follow(first, [(0, Place(2))]) == (1, Stop())
    assert follow(first, [(0, Place(2)), (1, Stop())]) is first.lessons[1]
    for other in ([(0, Place(3))], [(1, Place(1))], [(0, Place(1)), (1, Declare("run"))]):
        assert follow(first, other) is None and not is_complete(first, other)
