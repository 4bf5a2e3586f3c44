"""Positions of Run, Hamster, Run! that are entered: what cannot be is refused, and what was played can be."""

import random

import pytest

from hamster_table.engine import CHANCE, Match, position
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.events import PositionEntered, RoundBegan
from hamster_table.engine.run_hamster_run.position import ENTRY
from hamster_table.engine.run_hamster_run.position_rules import begun_with
from tests import laws


def entered(seats, values):
    fields = ENTRY.fields(GAME.setup(seats=seats))
    unknown = values.keys() - {one.key for one in fields}
    assert not unknown
    return Match.new(GAME, seats, {"position": position.written(fields, values)}, seed="7")


def objections(seats=3, **values):
    """What is said against a position: pairs of a field and a reason. Fields of seats are written `_0_strip`."""
    table = GAME.setup(seats=seats)
    found = {key.replace("_", "", 1).replace("_", ".", 1) if key[0] == "_" else key: v for key, v in values.items()}
    known = {one.key: one for one in ENTRY.fields(table)}
    assert all(known[key].allows(value) for key, value in found.items())
    full = {**position.usual([*known.values()]), **found}
    return {(one.field, one.refusal.reason) for one in position.problems(ENTRY, table, full)}


# In the first round the belt moved one strip.
ROUND_2 = {"round": 2, "speed": 1, "star": 4}
DECLARE = {"moment": "declare", "_0_scamper": 6, "_1_scamper": 6, "_2_scamper": 6} | {
    f"_{seat}_friskiness": 1 for seat in range(3)
}
ACT = DECLARE | {"moment": "act", "turn": 0} | {f"_{seat}_deed": "run" for seat in range(3)}
FIELD_OF_ACT = ROUND_2 | ACT


@pytest.mark.parametrize("values", [{}, ROUND_2, DECLARE, ROUND_2 | DECLARE, ACT, FIELD_OF_ACT])
def test_what_can_be_is_accepted(values):
    assert objections(**values) == set()


WRONG = {
    "two on a square": ({"_1_lane": 1}, ("1.strip", "entered-same-square")),
    "above the star at first": ({"_1_strip": 6}, ("1.strip", "beyond-the-star")),
    "above what the belt left": (ROUND_2 | {"_1_strip": 10}, ("1.strip", "entered-above")),
    "in the pit at first": ({"_1_place": "pit"}, ("1.place", "entered-fallen-early")),
    "tired at first": ({"_1_fatigue": 1}, ("1.fatigue", "entered-tired-early")),
    "one left": ({**ROUND_2, "_0_place": "eaten", "_1_place": "eaten"}, ("0.place", "entered-game-over")),
    "eaten in this round": (ROUND_2 | {"_0_place": "eaten", "_0_eaten": 2}, ("0.eaten", "entered-eaten-later")),
    "eight chips": (DECLARE | {"_0_scamper": 7}, ("0.fatigue", "entered-pluck")),
    "six chips": (FIELD_OF_ACT | {"_0_scamper": 5}, ("0.fatigue", "entered-pluck")),
    "a speed that is not reached": (ROUND_2 | {"speed": 9}, ("speed", "entered-speed")),
    "a star strip that is not there": (ROUND_2 | {"star": 5}, ("speed", "entered-speed")),
    "friskiness and yet faster": (DECLARE | {"speed": 2}, ("speed", "entered-speed")),
    "all rest and not faster": (ACT | {f"_{n}_deed": "rest" for n in range(3)}, ("speed", "entered-speed")),
    "too many alligators": (ROUND_2 | {"_0_place": "pit", "alligators": 3}, ("alligators", "entered-alligators")),
    "two alligators for nobody": (ROUND_2 | {"alligators": 2}, ("alligators", "entered-one-alligator")),
    "no alligator for nobody": ({"alligators": 0}, ("alligators", "entered-one-alligator")),
    "the same initiative twice": (DECLARE | {"_0_initiative": 2}, ("0.initiative", "entered-initiative")),
    "a place too many": (
        ROUND_2 | DECLARE | {"_0_place": "eaten", "_0_eaten": 1, "_1_initiative": 1, "_2_initiative": 3},
        ("2.initiative", "entered-initiative"),
    ),
    "the turn of one eaten": (FIELD_OF_ACT | {"_0_place": "eaten"}, ("turn", "not-in-play")),
    "friskiness after none": (
        DECLARE | {"_0_friskiness": 0, "_0_scamper": 7}, ("1.initiative", "entered-friskiness")
    ),
    "declared too early": (DECLARE | {"_0_deed": "run"}, ("0.deed", "entered-declared-early")),
    "not declared": (DECLARE | {"turn": 1}, ("2.deed", "entered-undeclared")),
    "not declared in action": (ACT | {"_2_deed": "none"}, ("2.deed", "entered-undeclared")),
    "asleep and running": (
        FIELD_OF_ACT | {"_0_fatigue": 7, "_0_scamper": 0, "_0_friskiness": 0, "_0_asleep": "yes", "_0_initiative": 3,
                        "_2_initiative": 1, "turn": 2},
        ("0.deed", "asleep"),
    ),
    "asleep with chips": (FIELD_OF_ACT | {"_0_asleep": "yes"}, ("0.asleep", "entered-asleep")),
    "awake without chips": (
        FIELD_OF_ACT | {"_2_fatigue": 7, "_2_scamper": 0, "_2_friskiness": 0, "_2_deed": "rest"},
        ("2.asleep", "entered-awake"),
    ),
    "more down than there are": (
        FIELD_OF_ACT | {"turn": 1, "_0_scamper": 1, "_0_mettle": 5, "_0_down": 2}, ("0.down", "entered-down")
    ),
    "down before the run": (FIELD_OF_ACT | {"_0_down": 2}, ("0.down", "entered-down-early")),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_is_refused_at_its_field(case):
    values, expected = WRONG[case]
    assert expected in objections(**values)


def test_every_reason_is_tried():
    said = {reason for reason in GAME.refusals if reason.startswith("entered-")}
    assert said <= {expected[1] for _, expected in WRONG.values()}


def is_lazy(action):
    return getattr(action, "deed", "rest") == "rest"


def test_speed_and_star_strip_are_those_to_which_games_come():
    """Played with every number of rests and frisky hamsters: the table has what comes, and nothing else in round 2."""
    seen = set()
    for seed in range(40):
        match, rng = Match.new(GAME, 2, seed=str(seed)), random.Random(seed)
        while match.waiting and match.state.round < 4:
            if match.waiting == (CHANCE,):
                match.chance()
            else:
                seat = match.waiting[0]
                actions = match.actions(seat)
                # Often without Friskiness, and a Rest, so that the belt gets faster.
                lazy = [one for one in actions if not getattr(one, "friskiness", 0) and is_lazy(one)]
                match.play(seat, rng.choice((rng.random() < 0.8 and lazy) or actions))
            if match.events and isinstance(match.events[-1], RoundBegan):
                seen.add((match.state.round, match.state.speed, match.state.star))
    assert all((speed, star) in begun_with(round_) for round_, speed, star in seen)
    assert {(speed, star) for round_, speed, star in seen if round_ == 2} == begun_with(2).keys()


def plays_on_by_the_laws(match, rng):
    """A game of four that was entered keeps the laws to its end."""
    assert isinstance(match.events[0], PositionEntered)
    while match.waiting:
        for law in (laws.survives_a_file, laws.a_view_hides_nothing_more_when_viewed_again):
            if len(match.ledger) % 5 == 0:
                law(match)
        laws.a_sample_is_legal(match, rng)
        seat = rng.choice(match.waiting)
        match.chance() if seat == CHANCE else match.play(
            seat, match.state.agenda[-1].sample(match.state, seat, rng)
        )  # fmt: skip
    laws.ends_with_a_standing(match)
    laws.replays(match)
    laws.replays_in_silence(match)
    laws.undo_leads_back(match)
    GAME.highlights(match)
    rounds = [tally.counts["Rounds in play"] for tally in GAME.tallies(match.story, 4)]
    eaten = {seat: round_ for round_, seat in match.state.eaten}
    assert rounds == [eaten.get(seat, match.state.round) for seat in range(4)]


@pytest.mark.parametrize("moment", [ROUND_2, ROUND_2 | DECLARE, FIELD_OF_ACT | {"_3_deed": "rest"}])
def test_an_entered_game_is_played_by_the_laws(moment):
    values = {key.replace("_", "", 1).replace("_", ".", 1) if key[0] == "_" else key: v for key, v in moment.items()}
    plays_on_by_the_laws(entered(4, {"3.scamper": 7} | values), random.Random(len(values)))
