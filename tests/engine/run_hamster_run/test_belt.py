"""Step 5: the belt moves."""

from hamster_table.engine.messages import sentence
from hamster_table.engine.run_hamster_run.actions import LANES
from hamster_table.engine.run_hamster_run.events import BeltMoved, Fell, StarPassed
from tests.engine.run_hamster_run.language import ALICE, BELT, BOB, CATHLEEN, assert_story, ruling, spots, table


@ruling("RR-40")
def test_as_many_strips_go_over_as_speed_had_chips_when_the_step_began():
    match = table(BELT, "Alice 10,0 s1 rest", "Bob 9,1 s1 rest", speed=3, star=2)
    assert spots(match) == ["7,0", "6,1"]
    assert_story(match, BeltMoved(2, 3), BeltMoved(1, 3), StarPassed(4), BeltMoved(0, 3))
    assert match.state.speed == 4


def test_how_many_strips_go_over_is_told_once():
    names = ["Alice", "Bob"]
    for strips, said in ((1, "The belt rolls one strip."), (3, "The belt rolls 3 strips.")):
        told = [sentence(BeltMoved(left, strips), names) for left in reversed(range(strips))]
        assert told == [said, *[""] * (strips - 1)]


@ruling("RR-40")
def test_the_star_strip_moves_speed_one_step_towards_four():
    for speed, then in ((1, 2), (3, 4), (4, 4), (5, 4), (9, 8)):
        match = table(BELT, "Alice 10,0 s1 rest", "Bob 10,1 s1 rest", speed=speed, star=1)
        assert match.state.speed == then
        assert_story(match, StarPassed(then))


@ruling("RR-41")
def test_a_strip_takes_its_hamsters_over_and_comes_back_empty():
    match = table(BELT, "Alice 1,0 s1 rest", "Bob 1,4 s1 rest", "Cathleen 2,0 s1 rest")
    assert spots(match) == ["pit", "pit", "1,0"]
    assert match.state.occupant[: 2 * LANES] == [CATHLEEN] + [-1] * 9
    assert match.state.occupant[-LANES:] == [-1] * LANES
    assert_story(match, Fell(ALICE, 0), Fell(BOB, 4))


@ruling("RR-41")
def test_the_asterisks_count_each_time_they_go_over():
    match = table(BELT, "Alice pit s7 rest", "Bob pit s7 rest", speed=12, star=1)
    assert_story(match, StarPassed(11), StarPassed(10))
    assert match.state.star == 9
