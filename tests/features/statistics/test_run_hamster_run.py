"""The graphs of Run, Hamster, Run!: what was split, spent and lost, round by round."""

from hamster_table.engine.run_hamster_run import events
from hamster_table.features.statistics.run_hamster_run import series
from tests.engine.test_statistics import ROUND


def graph(key):
    return next(one for one in series(ROUND, 2) if one.key == key)


def line(key, which):
    return [(point.x, point.y, point.ledger_length) for point in graph(key).lines[which].points]


def test_each_trait_is_drawn_where_its_split_was_shown():
    assert line("mettle", 1) == [(1, 5, 3), (2, 6, 19)]
    assert line("pluck", 0) == [(1, 7, 2), (2, 0, 18)]


def test_fatigue_and_the_machine_begin_at_the_start_and_go_on_with_every_tally():
    assert line("fatigue", 0) == [(0, 0, 0), (1, 2, 16)]
    assert [(one.label, one.points[-1].y) for one in graph("belt").lines] == [("Speed", 2), ("Alligators", 1)]


def test_the_graphs_of_a_game_that_began_in_the_middle_know_nothing_of_before():
    story = [(1, events.PositionEntered(4, (4, 2))), *((entry, event) for entry, event in ROUND if entry > 1)]
    for drawn in (line for one in series(story, 2) for line in one.lines):
        assert all(point.ledger_length > 1 for point in drawn.points)
    pluck = next(one for one in series(story[:4], 2) if one.key == "pluck")
    assert [[point.x for point in line.points] for line in pluck.lines] == [[4], [4]]


def test_who_has_passed_out_has_no_pluck_in_the_round_that_begins():
    story = [(1, events.RoundBegan(2)), (1, events.PassedOut(0))]
    (pluck,) = (one for one in series(story, 1) if one.key == "pluck")
    assert [(point.x, point.y) for point in pluck.lines[0].points] == [(2, 0)]
