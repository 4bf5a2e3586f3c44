"""The chances that a card says."""

import pytest

from hamster_table.models.hamsterdam.odds import chance_of_a_hit


def test_a_number_is_hit_as_often_as_two_dice_give_it():
    assert chance_of_a_hit(7, 1) == pytest.approx(6 / 36)
    assert chance_of_a_hit(2, 2) == pytest.approx(1 - (35 / 36) ** 2)


def test_a_number_that_all_have_lost_is_rolled_again_and_never_hit():
    others = frozenset({6, 7})
    assert chance_of_a_hit(2, 10, others) == 0
    assert chance_of_a_hit(7, 1, others) == pytest.approx(6 / 11)
    assert chance_of_a_hit(7, 1, frozenset()) == 0
