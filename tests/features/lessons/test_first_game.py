"""The first game of every title: each lesson can be done, and what is prepared after it can happen."""

import random
import re
from collections import Counter
from math import lgamma, log

import pytest

from hamster_table.engine.catalogue import find, games
from hamster_table.engine.hamsterdam.actions import Dice
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.actions import Declare, Place, Stop
from hamster_table.features.lessons.first_game import PUPIL, FirstGame, Lesson, follow, is_complete, may_do
from hamster_table.features.lessons.lessons import first_game_of
from hamster_table.models.language import LANGUAGE
from hamster_table.models.messages import tr
from tests.features.lessons.transcripts import MODULES, by_itself, first_game_text, played, text_file

ALL = [game for game in games().values() if first_game_of(game.id) is not None]


@pytest.fixture(params=ALL, ids=lambda game: game.id)
def game(request):
    return request.param


def positions(game):
    """Each lesson with the match as it is when the person is asked; at last None with the match as it is then."""
    for match, comes in played(game):
        if isinstance(comes, Lesson):
            yield comes, match
    yield None, match


def test_the_games_of_the_box_have_a_first_game():
    assert [game.id for game in ALL] == [*MODULES]


def test_a_first_game_has_ten_to_fourteen_lessons_of_a_few_words(game):
    lessons = first_game_of(game.id).lessons
    assert 10 <= len(lessons) <= 14 and len({lesson.key for lesson in lessons}) == len(lessons)
    assert [lesson.key for lesson in lessons if len(lesson.says.split()) > 45] == []


WORDS = "click|drag|mouse|flick|klick|zieh|maus|cliqu|gliss|souris|molette|clic|trascin|rotella"
POINTER = re.compile(rf"\b({WORDS})", re.IGNORECASE)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_only_by_which_gesture_it_is_done_speaks_of_a_pointer(game, language):
    LANGUAGE.set(language)
    first = first_game_of(game.id)
    assert not [tr(text) for text in (first.learnt, *(one.says for one in first.lessons)) if POINTER.search(tr(text))]
    assert all(POINTER.search(one.how) for one in first.lessons if one.how)


def test_whatever_a_lesson_allows_is_legal_and_what_is_prepared_follows(game):
    for lesson, match in positions(game):
        for action in lesson.actions if lesson else ():
            other = Match.new(game, match.setup.seats, match.setup.chosen(), seed="1")
            for entry in [*match.ledger, (lesson.seat, action), *lesson.then]:
                other.play(*entry)


def test_the_person_has_something_to_do_in_every_lesson_and_the_game_goes_on_after_the_last(game):
    for lesson, match in positions(game):
        assert match.waiting
        if lesson is not None:
            assert lesson.seat in match.waiting
            assert match.state.agenda[-1].forced(match.state, lesson.seat) is None, lesson


def test_a_first_game_comes_out_as_it_did(game):
    kept = text_file(game.id).read_text("utf-8").splitlines()
    assert first_game_text(game).splitlines() == kept, "if that was meant: python -m tests.features.lessons"


def test_a_match_is_followed_entry_by_entry_to_its_end_and_the_person_ends_it(game):
    first = first_game_of(game.id)
    for match, comes in played(game):
        if comes is not None:
            assert follow(first, match) == comes and not is_complete(first, match)
    assert follow(first, match) is None and is_complete(first, match)
    while PUPIL not in match.waiting:
        by_itself(match, first.lessons[-1])
        assert follow(first, match) is None and is_complete(first, match)
    match.play(PUPIL, match.actions(PUPIL)[-1])
    assert follow(first, match) is None and not is_complete(first, match)


class Ledger:
    """A match of which only the ledger matters; its states are numbers."""

    def __init__(self, *ledger):
        self.ledger = [*ledger]

    def state_at(self, n):
        return n


def test_another_action_than_the_lesson_asks_for_leaves_the_lessons():
    first = FirstGame(
        (), (Lesson("go", "Go.", (Place(1), Place(2)), ((1, Stop()),)), Lesson("on", "On.", (Stop(),))), ""
    )
    assert follow(first, Ledger()) is first.lessons[0]
    assert follow(first, Ledger((0, Place(2)))) == (1, Stop())
    assert follow(first, Ledger((0, Place(2)), (1, Stop()))) is first.lessons[1]
    for other in (Ledger((0, Place(3))), Ledger((1, Place(1))), Ledger((0, Place(1)), (1, Declare("run")))):
        assert follow(first, other) is None and not is_complete(first, other)


def test_a_lesson_that_cannot_list_its_actions_waits_for_one_while_all_others_play():
    asks = [lambda n, action: isinstance(action, Place), lambda n, action: n == 3]
    first = FirstGame((), tuple(Lesson(key, "", asks=one) for key, one in zip("ab", asks, strict=True)), "")
    a, b = first.lessons
    entries = [(0, Stop()), (1, Place(1)), (0, Place(5)), (0, Stop()), (1, Stop())]
    assert [follow(first, Ledger(*entries[:n])) for n in range(6)] == [a, a, a, b, None, None]
    assert [is_complete(first, Ledger(*entries[:n])) for n in range(6)] == [False] * 4 + [True] * 2
    assert not is_complete(first, Ledger(*entries, (0, Stop())))
    assert may_do(a, Stop()) and not may_do(Lesson("c", "", (Place(1),)), Stop())


def test_the_dice_of_the_first_round_look_like_luck_and_both_towns_end_equally_wet():
    match = [match for match, _ in played(find("hamsterdam"))][-1]
    rolls = [action.a + action.b for _, action in match.ledger if isinstance(action, Dice)][
        2:
    ]  # two for the first turn
    luck = random.Random(1)
    real = sorted(likelihood([luck.randint(1, 6) + luck.randint(1, 6) for _ in rolls]) for _ in range(1000))
    assert len(rolls) == 12 and likelihood(rolls) > real[100], "of ten rounds with real dice, nine look likelier"
    assert match.state.town == [3, 3]


def likelihood(rolls):
    """The logarithm of how likely it is that these sums come, in any order."""
    counts = Counter(rolls)
    return lgamma(len(rolls) + 1) + sum(
        count * log((6 - abs(7 - number)) / 36) - lgamma(count + 1) for number, count in counts.items()
    )
