"""What each action could do for a hamster: odds, reach, and what is of no use."""

from hamster_table.engine.run_hamster_run.prospects import prospects
from tests.views.at_table import laid, square

HERE, FAR = square(4, 2), square(9, 5)


def found(state, deed, seat=0):
    return next(prospect for prospect in prospects(state, seat) if prospect.deed == deed)


def test_the_best_odds_are_those_against_the_least_mettle_within_reach():
    state = laid([HERE, square(4, 3), square(3, 2), square(9, 5)], mettle=[4, 3, 2, 1])
    bite = found(state, "bite")
    assert (bite.target, bite.own, bite.against) == (2, 4, 2)


def test_a_bite_and_a_throw_reach_whoever_is_next_to_the_free_square():
    state = laid([HERE, square(6, 2)], mettle=[4, 1])
    assert found(state, "bite").target == found(state, "throw").target == 1
    assert found(state, "run").target == -1
    state = laid([HERE, square(7, 2)], mettle=[4, 1])
    assert found(state, "bite").target == -1


def test_nobody_is_pushed_against_the_wall_or_into_another():
    state = laid([square(4, 4), square(4, 5)], mettle=[4, 1])
    assert found(state, "run").target == -1
    assert found(state, "bite").target == 1


def test_without_mettle_there_is_no_test_and_one_chip_throws_nobody():
    state = laid([HERE, square(4, 3)], mettle=[0, 1])
    assert {found(state, deed).target for deed in ("bite", "run", "throw")} == {-1}
    state = laid([HERE, square(4, 3)], mettle=[1, 1])
    assert found(state, "bite").target == 1 and found(state, "throw").target == -1


def test_a_run_reaches_two_squares_for_each_chip_face_up():
    assert found(laid([HERE, FAR], scamper=[3, 3], down=[1, 0]), "run").reach == 4


def test_in_the_pit_a_run_and_a_throw_are_of_no_use_and_a_bite_only_without_anybody_else():
    state = laid([None, None, HERE], mettle=[2, 1, 1])
    assert [prospect.is_useless for prospect in prospects(state, 0)] == [False, True, True, False]
    state = laid([None, HERE], mettle=[2, 1])
    assert [prospect.is_useless for prospect in prospects(state, 0)] == [True, True, True, False]


def test_a_rest_brings_a_chip_only_on_the_belt_and_only_when_one_is_missing():
    assert found(laid([HERE, FAR], scamper=[3, 3], mettle=[2, 2], friskiness=[1, 1]), "rest").reach == 1
    assert found(laid([None, FAR], scamper=[3, 3], mettle=[2, 2], friskiness=[1, 1]), "rest").reach == 0
    assert found(laid([HERE, FAR], scamper=[4, 4], mettle=[2, 2], friskiness=[1, 1], fatigue=[0, 0]), "rest").reach == 0


def test_looking_ahead_changes_nothing():
    state = laid([HERE, square(4, 3)])
    before = state.copy()
    prospects(state, 0)
    assert state == before
