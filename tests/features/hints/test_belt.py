"""Where a hint of Run, Hamster, Run! says to look."""

from hamster_table.engine.run_hamster_run.actions import Allocate, Push, Resist, Yield
from hamster_table.features.hints.run_hamster_run import NEIGHBOURS, look_spots, where
from tests.engine.run_hamster_run.language import ALICE, BOB, RESOLVE, table


def test_an_answer_is_given_at_no_place_and_a_push_among_neighbours():
    view = table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,2 s1 m1 f1 rest").view(BOB)
    assert [where(view, BOB, answer) for answer in (Resist(), Yield())] == ["", ""]
    assert where(view, ALICE, Push(BOB)) == NEIGHBOURS


def test_for_pluck_one_is_to_look_at_ones_own_hamster():
    view = table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,2 s1 m1 f1 rest").view(BOB)
    assert look_spots(view, BOB, Allocate(3, 2, 2)) == (("square", view.where[BOB]),)
