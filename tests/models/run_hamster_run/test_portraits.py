"""What the portraits show."""

import pytest

from hamster_table.engine.run_hamster_run.actions import EATEN
from hamster_table.models.run_hamster_run.portraits import Portrait, portrait
from tests.views.at_table import laid, square

HERE = square(4, 2)


@pytest.mark.parametrize(
    "where, parts, look, mood",
    [
        (HERE, {}, "run", ""),
        (HERE, {"fatigue": [4, 0]}, "run", "tired"),
        (HERE, {"fatigue": [3, 0]}, "run", ""),
        (HERE, {"declared": "rest"}, "rest", ""),
        (HERE, {"fatigue": [7, 0], "asleep": [True, False]}, "passed_out", ""),
        (None, {"fatigue": [5, 0]}, "pit", "wet"),
    ],
)
def test_a_portrait_follows_the_hamster(where, parts, look, mood):
    assert portrait(laid([where, square(9, 5)], **parts), 0) == Portrait(look, mood)


def test_who_has_been_eaten_is_out():
    state = laid([HERE, square(9, 5)], fatigue=[7, 0])
    state.where[0] = EATEN
    assert portrait(state, 0) == Portrait("eaten", "")
