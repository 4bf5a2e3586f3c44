"""The chances depend on who plays, as was measured: less the less is left of a game."""

from dataclasses import replace

import pytest

from hamster_table.engine import Match
from hamster_table.engine.players import NAMES
from hamster_table.engine.storage import annotations
from hamster_table.engine.storage.save_file import Loaded, PlayerInfo
from hamster_table.features.analysis.analysis import GAMES, analyse, study
from hamster_table.features.analysis.handicaps import PERSON, Handicaps, chances, handicapped, handicaps_of, openness
from hamster_table.features.analysis.rollouts import Estimator
from hamster_table.research.calibration import moments
from tests.engine.analysis.over import over
from tests.laws import GAMES as PLAYED

LEARNED = ("hamsterdam", "run-hamster-run")


def settled(id):
    """The states of a game of which something was learned, in their order."""
    match = over(id)
    states = [match.state_at(n) for n in range(len(match.ledger))]
    return [state for state in states if match.game.learned.is_settled(state)]


@pytest.mark.parametrize("id", LEARNED)
def test_who_makes_mistakes_has_less_of_a_chance_and_equals_have_what_was_learned(id):
    game, first = PLAYED[id], settled(id)[0]
    equal = chances(game, first, ())
    for kind in NAMES:
        found = chances(game, first, (kind, kind))
        assert sum(found) == pytest.approx(sum(equal))
        assert (found[0] >= found[1]) is (equal[0] >= equal[1]), "who is ahead stays ahead"
    assert chances(game, first, ("master", "master")) == pytest.approx(equal)
    weak = [chances(game, first, (kind, "master"))[0] for kind in ("whim", "steady", "sharp", "master")]
    # Sharp of Hamsterdam is known by its dams: what it lacks is in the value already, and more than it lacks.
    assert weak[0] < weak[1] - 0.05 < weak[2] - 0.1 and weak[2] <= weak[3] + 0.12
    mirrored = chances(game, first, ("master", "whim"))
    assert mirrored[1] < equal[1] and sum(mirrored) == pytest.approx(sum(equal))


@pytest.mark.parametrize("id", LEARNED)
def test_people_and_programs_are_taken_to_be_like_steady(id):
    game, first = PLAYED[id], settled(id)[0]
    assert chances(game, first, ("person", "program:mine")) == chances(game, first, (PERSON, PERSON))
    assert chances(game, first, ("person", "sharp")) == chances(game, first, (PERSON, "sharp"))


@pytest.mark.parametrize("id", LEARNED)
def test_what_is_left_falls_to_little(id):
    own, strengths = handicaps_of(PLAYED[id]), PLAYED[id].learned.strengths
    left = [own.left(state, strengths(state)) for state in settled(id)]
    # Who rests has pluck again.
    assert all(0 <= one <= left[0] for one in left) and left[-1] < 0.8 * left[0] <= 5


def test_it_is_as_open_who_wins_as_those_are_equal_who_still_can():
    assert openness([2.0, None, 2.0, 2.0]) == pytest.approx(1) and openness([None, 3.0]) == 0
    assert openness([0.0, 90.0]) == pytest.approx(0) and 0.4 < openness([0.0, 2.0]) < 0.6
    assert openness([0.0, 2.0]) == openness([7.0, None, 5.0])


def test_mistakes_matter_less_the_surer_it_is_who_wins_in_run():
    state = settled("run-hamster-run")[0]
    left = handicaps_of(PLAYED["run-hamster-run"]).left
    assert left(state, [0.0, 3.0]) < 0.5 * left(state, [0.0, 0.0])


def test_who_is_ahead_is_further_ahead_where_games_have_shown_it():
    game, state = PLAYED["hamsterdam"], settled("hamsterdam")[0]
    own = Handicaps({2: {"steady": 0.0, "master": 0.0}})
    further = replace(own, apart={2: {"steady": 1.0}})
    strengths = game.learned.strengths(state)
    said = handicapped(own, state, strengths, ("steady", "master"))
    assert handicapped(further, state, strengths, ("steady", "master")) == pytest.approx([2 * said[0], said[1]])
    assert sum(said) == pytest.approx(0) and said[0] - said[1] == pytest.approx(strengths[0] - strengths[1])


def test_how_somebody_plays_who_is_out_no_longer_counts():
    game = PLAYED["run-hamster-run"]
    found = moments(game, game.learned, ("whim", "steady", "steady", "whim"), "out")
    state = next(one.state for one in found if game.learned.strengths(one.state).count(None) == 1)
    out = game.learned.strengths(state).index(None)
    said = {chances(game, state, ["sharp"] * out + [kind] + ["sharp"] * (3 - out)) for kind in NAMES}
    assert len(said) == 1 and min(said)[out] == 0


def test_the_alligators_may_win_from_the_first_round_on():
    own = handicaps_of(PLAYED["run-hamster-run"])
    for seats in (2, 3, 4, 5):
        match = Match.new("run-hamster-run", seats, {}, "x")
        assert 0.02 < own.nobody(match.state) < 0.1
    assert handicaps_of(PLAYED["hamsterrolle"]) == Handicaps() and handicaps_of(PLAYED["hamsterdam"]).nobody(None) == 0


def test_an_analysis_knows_who_has_played():
    match = over("run-hamster-run")
    equal, knows = analyse(match, 2), analyse(match, 2, kinds=lambda at: ("whim", "sharp"))
    assert knows.points[0].chances[0] < equal.points[0].chances[0] - 1000
    assert knows.points[-1] == equal.points[-1], "a result is certain"


def test_each_point_knows_who_played_then():
    match = over("run-hamster-run")
    middle = len(match.ledger) // 2
    notes = annotations.written([(middle, annotations.SeatGiven(0, "whim"))])
    found = study(Loaded(match, (PlayerInfo("Mira", "whim"), PlayerInfo("Pip", "sharp")), notes), lambda done, of: None)
    first, late = ("person", "sharp"), ("whim", "sharp")
    expected = analyse(match, GAMES, kinds=lambda at: first if at < middle else late)
    assert found == expected.to_json() != analyse(match, GAMES, kinds=lambda at: late).to_json()


def test_an_imagined_game_ends_where_something_was_learned():
    match = over("hamsterdam")
    learned, state = match.game.learned, match.state_at(len(match.ledger) // 2)
    found = Estimator(match.game, "x", 1)
    is_over = found._ends(found._until(state))
    following = [one for one in settled("hamsterdam") if learned.moment(one) > learned.moment(state)]
    assert is_over(following[0]) and not is_over(state)
