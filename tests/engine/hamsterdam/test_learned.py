"""What was learned of Hamsterdam, before there is anything to judge by."""

import pytest

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.learned import NAMES, keys
from tests.engine.hamsterdam.language import new


def test_before_the_line_up_all_seats_are_alike():
    state = new(3).state
    assert not state.numbers and keys(state) == [(0.0,) * len(NAMES)] * 3
    assert GAME.learned.chances(state) == pytest.approx([1 / 3] * 3)
