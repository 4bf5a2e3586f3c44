"""Where a hint of Run, Hamster, Run! says to look."""

from hamster_table.engine.run_hamster_run.actions import Push, Resist, Yield
from hamster_table.features.hints.run_hamster_run import NEIGHBOURS, where
from tests.engine.run_hamster_run.language import ALICE, BOB, RESOLVE, table


def test_an_answer_is_given_at_no_place_and_a_push_among_neighbours():
    view = table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,2 s1 m1 f1 rest").view(BOB)
    assert [where(view, BOB, answer) for answer in (Resist(), Yield())] == ["", ""]
    assert where(view, ALICE, Push(BOB)) == NEIGHBOURS
