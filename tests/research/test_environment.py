"""The environments of PettingZoo: its own tests, and that they hide what is hidden and cut nothing off."""

import random
import re
import warnings
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, render_test, seed_test

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.hamsterrolle.actions import Build, kind_of
from hamster_table.engine.hamsterrolle.turn import FAIR, TakeTurn
from hamster_table.research.columns import LAYOUTS
from hamster_table.research.encoding import EMPTY, HIDDEN, HIGHEST, Encoding
from hamster_table.research.environment import env
from hamster_table.research.offers import offers
from tests.amounts import few_or_many, some_of
from tests.laws import GAMES

DERIVED = {
    "hamsterdam": {"cards", "in_pile_mask", "on_dam_mask", "on_spot_mask", "seats_to_check_mask", "specials_of",
                   "spots_by_number", "unflipped_spots_by_number"},
    "hamsterrolle": {"winners"},
    "run-hamster-run": {"occupant"},
}  # fmt: skip
"""What is in no observation, because it follows from the rest, is the same in every game, or ends it."""
CYCLES = {"hamsterdam": 60, "hamsterrolle": 1, "run-hamster-run": 60}
DOCS = Path(__file__).parents[2] / "docs" / "computer_players.md"


@pytest.fixture(params=[*LAYOUTS])
def game(request):
    return request.param


def table(game, seats=3, render_mode=None):
    """The environment of a game, with simple physics at the wheel."""
    return env(game, seats, dict(games()[game].setup.quick), render_mode)


def moments(game, times, seats=3, seed="1"):
    """A random game with pauses, for a look before every choice."""
    match = Match.new(game, seats, games()[game].setup.quick, seed)
    rng = random.Random(seed)
    while match.waiting and times:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        yield match, seat
        times -= 1
        match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


def test_it_keeps_to_the_interface_of_pettingzoo(game):
    with warnings.catch_warnings():
        # Of every environment with a mask that is not one of PettingZoo's own.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(table(game), CYCLES[game])


def test_equal_seeds_lead_to_equal_games(game):
    seed_test(lambda: table(game), CYCLES[game])


@pytest.mark.parametrize("game", some_of(LAYOUTS, lambda game: game != "hamsterrolle"))
def test_it_is_shown_as_text(game, capsys):
    render_test(lambda render_mode: table(game, render_mode=render_mode))
    assert games()[game].title in capsys.readouterr().out


@pytest.mark.parametrize("game", ["hamsterdam", "run-hamster-run"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_ends_and_the_winners_share_the_reward(game, seats):
    played = table(game, seats)
    played.reset(seed=3)
    rewards = dict.fromkeys(played.possible_agents, 0.0)
    luck = np.random.default_rng(1)
    for agent in played.agent_iter():
        seen, reward, terminated, _, _ = played.last()
        rewards[agent] += reward
        played.step(None if terminated else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    winners = played.unwrapped.match.standing.winners
    assert [rewards[agent] > 0 for agent in rewards] == [seat in winners for seat in range(seats)]
    assert sum(rewards.values()) == pytest.approx(1 if winners else 0)


def test_no_seat_is_shown_what_it_may_not_see(game):
    """Whatever else may be true behind a view leads to the same arrays."""
    others = hidden = 0
    for match, _ in moments(game, 60 if game != "hamsterrolle" else 4, seed="7"):
        encoding = Encoding(match.game, 3)
        for seat in range(3):
            seen = match.view(seat)
            truth = match.game.sample_hidden(seen, seat, random.Random(5))
            assert np.array_equal(encoding.view(seen, seat), encoding.view(match.game.view(truth, seat), seat))
            others += truth != match.state
            hidden += HIDDEN in encoding.view(seen, seat)
    assert bool(others) != match.game.is_open and bool(hidden) == (game == "hamsterdam")


def test_the_arrays_of_a_seat_come_from_its_view_alone(game):
    """A truth is put in the place of another one with the same view, and the environment shows the same."""
    played = table(game)
    played.reset(seed=5)
    inner = played.unwrapped
    for n in range(30 if game != "hamsterrolle" else 3):
        agent = played.agent_selection
        seat = inner.possible_agents.index(agent)
        before, truth = played.observe(agent), inner.match.state
        inner.match.state = inner.match.game.sample_hidden(inner.match.view(seat), seat, random.Random(n))
        after = played.observe(agent)
        inner.match.state = truth
        assert all(np.array_equal(before[key], after[key]) for key in before)
        played.step(int(np.flatnonzero(before["action_mask"])[-1]))
        if played.unwrapped.terminations[agent]:
            break


def test_every_field_of_a_state_stands_in_an_observation_or_follows_from_those(game):
    state = games()[game].state
    columns = {column.field for column in LAYOUTS[game].columns(3)}
    assert set(state.parts()) - {"agenda", "sealed", "seats"} - columns == DERIVED[game]


@pytest.mark.parametrize("seed", few_or_many("1", "2345"))
def test_nothing_is_cut_off_and_no_two_offers_look_alike(game, seed):
    most = 400 if len(seed) == 1 else 10_000
    for match, seat in moments(game, most if game != "hamsterrolle" else 6, seed=seed):
        encoding = Encoding(match.game, 3)
        found = encoding.offered(offers(match.view(seat), seat))
        assert 0 < len(found) <= encoding.actions and not any(match.refusal(seat, action) for action in found)
        mask, rows = encoding.offers(found)
        assert mask.sum() == len(found) == len({tuple(row) for row in rows[mask == 1]})
        view = match.view(seat)
        for column in LAYOUTS[game].columns(3):
            assert len(encoding._column(column, getattr(view, column.field))) <= column.size
        row = encoding.view(view, seat)
        assert row.shape == (encoding.size,) and row.max() <= HIGHEST


def test_the_wheel_offers_every_kind_in_every_compartment_and_not_just_a_few():
    """In an empty wheel every piece finds a place, most in several orientations."""
    played = moments("hamsterrolle", 3)
    match, seat = next(one for one in played if isinstance(one[0].state.agenda[-1], TakeTurn))
    found = offers(match.view(seat), seat)
    builds = [action for action in found if isinstance(action, Build)]
    assert {kind_of(build.piece) for build in builds} == {kind_of(piece) for piece in match.state.stock(seat)}
    assert len(builds) > len({(kind_of(build.piece), build.compartment) for build in builds}) > FAIR
    assert [*offers(match.view(seat), seat)] == [*found]


def test_the_columns_stand_where_it_says(game):
    match, seat = next(moments(game, 1, seed="4"))
    encoding = Encoding(match.game, 3)
    row, places = encoding.view(match.view(seat), seat), encoding.places()
    assert row[places["seat"]] == seat and [*places.values()][-1].stop == encoding.size
    at = 0
    for place in places.values():
        assert place.start == at
        at = place.stop
    state = match.view(seat)
    single = next(column.field for column in LAYOUTS[game].columns(3) if column.size == 1)
    assert row[places[single]] == int(getattr(state, single))


def test_a_masked_action_is_refused_and_changes_nothing(game):
    played = table(game)
    played.reset(seed=1)
    inner = played.unwrapped
    seen, digest = played.observe(played.agent_selection), inner.match.digest
    for wrong in (int(seen["action_mask"].sum()), -1, None):
        with pytest.raises(ValueError, match="has no action"):
            inner.step(wrong)
    assert inner.match.digest == digest
    other = next(agent for agent in inner.agents if agent != played.agent_selection)
    assert not played.observe(other)["action_mask"].any() and (played.observe(other)["actions"] == EMPTY).all()


def test_the_shapes_are_documented():
    told = re.findall(r"^\| ([a-z-]+) \| (.+?) \| (\d+) \| (\d+) x (\d+) \|$", DOCS.read_text("utf-8"), re.M)
    found = []
    for id in GAMES:
        if id in LAYOUTS:
            encodings = [Encoding(games()[id], seats) for seats in games()[id].seats]
            actions, fields = encodings[0].actions, encodings[0].fields
            sizes = ", ".join(str(encoding.size) for encoding in encodings)
            found.append((id, sizes, str(actions), str(actions), str(fields)))
    assert sorted(told) == sorted(found)
