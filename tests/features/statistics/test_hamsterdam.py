"""The graphs of Hamsterdam: they say what the state says, and what the dice had promised."""

import random

import pytest

from hamster_table.engine.hamsterdam import events, setup_events
from hamster_table.engine.hamsterdam.actions import NUMBERS
from hamster_table.features.statistics.csv_table import as_csv
from hamster_table.features.statistics.hamsterdam import series
from tests.engine.hamsterdam.test_tallies import STORY, at_random, counted, rolled


def last_values(story, seats):
    return {one.key: [line.points[-1].y for line in one.lines] for one in series(story, seats)[:-1]}


@pytest.mark.parametrize(
    ("seats", "setup"), [(2, {}), (3, {"deployment": "in-turn"}), (4, {}), (4, {"game": "classic"})]
)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_graphs_agree_with_the_state_all_the_time(seats, setup, seed):
    for match in at_random(seats, seed, **setup):
        if match.state.round and len(match.ledger) % 7 == 0:
            assert last_values(match.story, seats) == counted(match.state)
    assert last_values(match.story, seats) == counted(match.state)


def graph(key, unit="roll"):
    return next(one for one in series(STORY, 2) if (one.key, one.x_label) == (key, unit))


def points(key, seat, unit="roll"):
    return [(point.x, point.y, point.ledger_length) for point in graph(key, unit).lines[seat].points]


def test_each_graph_is_over_rounds_first_and_over_rolls_too():
    units = {}
    for one in series(STORY, 2):
        units.setdefault(one.key, []).append(one.x_label)
    assert units.pop("dice") == ["sum of the dice"]
    assert set(units) == {"town", "water", "dam", "pile", "removed"}
    assert all(over == ["round", "roll"] for over in units.values())


def test_there_is_a_point_for_each_round_with_what_is_left_at_its_end():
    assert points("water", 1, "round") == [(0, 0, 0), (1, 1, 9), (2, 1, 9)]
    assert points("town", 1, "round") == [(0, 0, 0), (1, 2, 9), (2, 2, 9)]
    assert points("pile", 0, "round") == [(0, 1, 4), (1, 3, 6), (2, 3, 9)]
    assert [[point.x for point in line.points if point.is_filled] for line in graph("town", "round").lines] == [[], [1]]


def test_there_is_a_point_for_each_roll_and_it_leads_to_the_last_change_in_it():
    assert points("water", 1) == [(0, 0, 0), (1, 1, 5), (2, 1, 6), (3, 1, 9)]
    assert points("town", 1) == [(0, 0, 0), (1, 0, 5), (2, 1, 6), (3, 2, 9)]
    assert points("pile", 0)[1:] == [(1, 2, 5), (2, 3, 6), (3, 3, 7)]


def test_breaches_lie_across_the_towns_and_rounds_begin_upright():
    marks = [(mark.at, mark.says, mark.n, mark.is_upright) for mark in graph("town").marks]
    assert marks == [
        (3, "first breach", 0, False), (5, "second breach", 0, False),
        (0, "Round {n}", 1, True), (3, "Round {n}", 2, True),
    ]  # fmt: skip
    assert all(mark.is_upright for mark in graph("dam").marks)


def test_no_dam_is_breached_in_the_classic_game():
    classic = [(n, event) for n, event in STORY if not isinstance(event, setup_events.CardsPassed)]
    assert all(mark.is_upright for one in series(classic, 2) for mark in one.marks)


def test_the_dice_are_held_against_the_odds():
    dice = graph("dice", "sum of the dice")
    assert [(point.x, point.y) for point in dice.lines[0].points if point.y] == [(7, 2), (12, 1)]
    assert [span.x for span in dice.spans] == list(NUMBERS)
    seven = next(span for span in dice.spans if span.x == 7)
    assert (seven.low, seven.expected, seven.high) == (0, 0.5, 2)


def test_a_physicister_s_roll_is_a_roll_and_turned_dice_are_none():
    more = [(10, events.DiceTurned(0, 1, 1, why)) for why in ("physicister", "kept", "buffster", "spinster")]
    (dice,) = (one for one in series(STORY + more, 2) if one.key == "dice")
    assert sum(point.y for point in dice.lines[0].points) == 4


def test_the_band_holds_as_many_fair_games_as_it_says():
    rng, rolls, games = random.Random(5), 27, 2000
    story = [event for n in range(rolls) for event in rolled(0, 1, 1, n)]
    seven = next(span for span in series(story, 2)[-1].spans if span.x == 7)
    sums = ([rng.randint(1, 6) + rng.randint(1, 6) for _ in range(rolls)] for _ in range(games))
    inside = sum(seven.low <= one.count(7) <= seven.high for one in sums)
    assert inside / games > 0.94


def test_numbers_over_rounds_rolls_and_sums_are_tables_of_their_own():
    over_rounds, over_rolls, over_sums = as_csv(series(STORY, 2), ["Mira", "Jonas"]).split("\r\n\r\n")
    assert over_rounds.splitlines()[0] == "round,seat,name,town,water,dam,pile,removed"
    assert over_rounds.splitlines()[-1] == "2,2,Jonas,2,1,0,3,0"
    assert over_rolls.splitlines()[0] == "roll,seat,name,town,water,dam,pile,removed"
    assert over_rolls.splitlines()[-1] == "3,2,Jonas,2,1,0,3,0"
    assert over_sums.splitlines()[0] == "sum of the dice,seat,name,rolled,dice_expected,dice_low,dice_high"
    assert over_sums.splitlines()[6] == "7,,,2,0.50,0,2"


def test_the_mark_of_a_roll_that_has_brought_a_breach_is_a_filled_one():
    town = graph("town")
    assert town.is_stepped
    assert [[point.x for point in line.points if point.is_filled] for line in town.lines] == [[], [3]]
    still_the_same_roll = [(11, events.Inundated(1, 30, 5, 3))]
    (_, second) = series(STORY + still_the_same_roll, 2)[1].lines
    assert (second.points[-1].y, second.points[-1].is_filled) == (3, True)


def test_the_graphs_of_a_game_that_began_in_the_middle_begin_with_what_was_entered():
    empty = (0,) * 22
    entered = events.PositionEntered(3, NUMBERS * 2, (1, *empty[1:]), (2, *empty[1:]), (4, 5), (1, 2), (0, 3))
    town, by_roll, *_ = series([(1, entered), (5, events.FloodBegan(7)), (5, events.Inundated(1, 16, 7, 3))], 2)
    assert [[(point.x, point.y) for point in line.points] for line in town.lines] == [[(3, 1)], [(3, 3)]]
    assert [[point.y for point in line.points] for line in by_roll.lines] == [[1, 1], [2, 3]]
