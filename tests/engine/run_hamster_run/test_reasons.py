"""What speaks for a choice in Run, Hamster, Run!: where a run ends, and whether the belt leaves time to rest."""

import pytest

from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    METTLE,
    REST,
    RUN,
    SCAMPER,
    Allocate,
    Change,
    Declare,
    Place,
)
from hamster_table.engine.run_hamster_run.reasons import LONELY, RESTED, RUN_DOWN, RUN_UP, TIRED, UP, why
from tests.views.at_table import laid, square


def at(strip, speed, scamper=0):
    state = laid([square(strip, 2), square(10, 5)], scamper=[scamper, 0])
    state.speed = speed
    return state


@pytest.mark.parametrize("action", [Declare(RUN), Allocate(2, 0, 0)])
def test_a_run_is_told_with_its_chips_and_doubted_where_the_belt_takes_it_all_the_same(action):
    found = why(at(5, 3, 2), 0, action)
    assert (found.says, found.facts) == (RUN_UP, {"strip": 7, "speed": 3, "left": 4})
    found = why(at(2, 4, 2), 0, action)
    assert found.says == RUN_DOWN and found.is_doubt


def test_a_chip_that_pays_for_a_change_does_not_run_and_does_not_fight():
    assert why(at(5, 3, 2), 0, Change(RUN, SCAMPER)).facts["strip"] == 6
    assert why(at(5, 3, 2), 0, Change(RUN, METTLE)).facts["strip"] == 7
    state = laid([square(4, 2), square(4, 3)], declared="run", mettle=[4, 3])
    state.begun = False
    assert why(state, 0, Declare(BITE)).facts["own"] == 4
    found = why(state, 0, Change(BITE, METTLE))
    assert found.facts["own"] == 3 and found.is_doubt
    assert state.mettle == [4, 3], "it is only imagined"


def test_whoever_has_no_scamper_stays_where_it_is():
    assert why(at(5, 3), 0, Allocate(0, 4, 0)).says == UP


def test_a_rest_has_time_or_is_all_that_is_left():
    assert why(at(5, 4, 1), 0, Declare(REST)).says == RESTED
    assert why(at(2, 4, 1), 0, Declare(REST)).says == TIRED
    assert why(at(2, 4, 2), 0, Declare(REST)) is None, "two spent chips would carry it away"


def test_of_a_place_it_is_told_how_far_the_pit_is():
    found = why(at(5, 1), 0, Place(square(1, 3)))
    assert found.says == LONELY and found.facts["strip"] == 1
