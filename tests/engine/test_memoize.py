"""Answers that are remembered are never more than so many."""

from hamster_table.engine.memoize import MOST_ANSWERS, memoize_one


def test_when_there_are_too_many_answers_all_are_forgotten_and_found_again():
    asked = []

    def double(number):
        asked.append(number)
        return 2 * number

    doubled = memoize_one(double)
    assert [doubled(n) for n in range(MOST_ANSWERS)] == [2 * n for n in range(MOST_ANSWERS)]
    assert doubled(0) == 0 and len(asked) == MOST_ANSWERS
    assert doubled(MOST_ANSWERS) == 2 * MOST_ANSWERS
    assert doubled(0) == 0 and asked[-2:] == [MOST_ANSWERS, 0]
