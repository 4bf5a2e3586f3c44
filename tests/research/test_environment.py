"""The environments of PettingZoo and Gymnasium: the libraries' own tests, and that they hide what is hidden."""

import copy
import pickle
import random
import warnings

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from pettingzoo.test import api_test, render_test, seed_test

from hamster_table.engine import games
from hamster_table.engine.kernel import Action
from hamster_table.research.batch import Batch
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.environment import LEARNER, env
from hamster_table.research.one_seat import OneSeat
from hamster_table.research.table import Rules
from tests.amounts import some_of

CYCLES = {"hamsterdam": 60, "hamsterrolle": 1, "run-hamster-run": 60}
BOARDS = [id for id in ENCODINGS if id != "hamsterrolle"]


@pytest.fixture(params=[*ENCODINGS])
def game(request):
    return request.param


def table(game, seats=3, **more):
    """The environment of a game, with simple physics at the wheel."""
    return env(game, seats, dict(games()[game].setup.quick), **more)


def open_numbers(played):
    return np.flatnonzero(played.observe(played.agent_selection)["action_mask"])


@pytest.mark.parametrize("mask", ["observation", "info"])
def test_it_keeps_to_the_interface_of_pettingzoo(game, mask):
    with warnings.catch_warnings():
        # Of every environment with a mask in the observation that is not one of PettingZoo's own.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(table(game, mask=mask), CYCLES[game])


@pytest.mark.parametrize("game", BOARDS)
def test_it_does_so_against_rivals_too(game):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(table(game, rivals=["random", "whim"]), 20)
    seed_test(lambda: table(game, rivals=["random"]), 20)


def test_equal_seeds_lead_to_equal_games(game):
    seed_test(lambda: table(game), CYCLES[game])


@pytest.mark.parametrize("rivals", [None, ["random"]])
def test_after_a_seed_the_next_games_are_equal_as_well(rivals):
    def games_of(played):
        for seed in (5, None, None):
            played.reset(seed=seed)
            yield played.observe(played.agent_selection)["observation"].tobytes()
            for _ in played.agent_iter(40):
                mask = played.last()[0]["action_mask"]
                played.step(None if played.terminations[played.agent_selection] else int(mask.nonzero()[0][0]))
            yield str(played.unwrapped.table.state)

    first, second = ([*games_of(table("run-hamster-run", rivals=rivals))] for _ in range(2))
    assert first == second and len({*first[1::2]}) == 3


@pytest.mark.parametrize("game", BOARDS)
def test_it_is_shown_as_text(game, capsys):
    render_test(lambda render_mode: table(game, render_mode=render_mode))
    assert games()[game].title in capsys.readouterr().out


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_ends_and_the_winners_share_the_reward(game, seats):
    played = table(game, seats)
    played.reset(seed=3)
    rewards = dict.fromkeys(played.possible_agents, 0.0)
    luck = np.random.default_rng(1)
    for agent in played.agent_iter():
        seen, reward, terminated, _, _ = played.last()
        rewards[agent] += reward
        assert played.observation_space(agent).contains(seen) and played.state_space.contains(played.state())
        played.step(None if terminated else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    inner = played.unwrapped
    winners = inner.rules.game.standing(inner.table.state).winners
    assert [rewards[agent] > 0 for agent in rewards] == [seat in winners for seat in range(seats)]
    assert sum(rewards.values()) == pytest.approx(1 if winners else 0)


@pytest.mark.parametrize("rivals", [None, ["random", "whim"]])
def test_a_copy_and_a_pickle_go_on_as_the_environment_does(game, rivals):
    """Also in the middle of an action of several numbers, and with the luck of rivals."""
    played = table(game, rivals=rivals)
    played.reset(seed=3)
    luck = random.Random(2)
    for n in range(2 if game == "hamsterrolle" else 40):
        if played.terminations[played.agent_selection]:
            break
        twins = [copy.deepcopy(played), pickle.loads(pickle.dumps(played))] if n in (1, 12, 39) else []
        number = int(luck.choice(open_numbers(played)))
        for one in (played, *twins):
            one.step(number)
        for twin in twins:
            assert twin.agent_selection == played.agent_selection and (twin.state() == played.state()).all()
            assert (open_numbers(twin) == open_numbers(played)).all()


def test_the_arrays_of_a_seat_come_from_its_view_alone(game):
    """A truth is put in the place of another one with the same view, and the environment shows and offers the same."""
    played = table(game)
    played.reset(seed=5)
    inner, others = played.unwrapped, 0
    rules = inner.rules
    for n in range(60 if game != "hamsterrolle" else 3):
        agent, truth = played.agent_selection, inner.table.state
        seat = inner.possible_agents.index(agent)
        for looking in range(3):
            view = rules.game.view(truth, looking)
            other = rules.game.sample_hidden(view, looking, random.Random(n))
            others += other != truth
            seen = [rules.encoding.observing.values(one, looking) for one in (truth, view, other)]
            assert seen[0] == seen[1] == seen[2] and inner.table.values(looking) == seen[0]
            if looking == seat:
                offered = [[*rules.numbers.node(one, seat)] for one in (truth, view, other)]
                assert offered[0] == offered[1] == offered[2]
        played.step(int(open_numbers(played)[-1]))
        if inner.terminations[agent]:
            break
    assert bool(others) != games()[game].is_open


def test_a_masked_number_is_refused_and_changes_nothing(game):
    played = table(game)
    played.reset(seed=1)
    inner = played.unwrapped
    shut = np.flatnonzero(played.observe(played.agent_selection)["action_mask"] == 0)
    before = inner.table.state.copy()
    for wrong in (int(shut[0]), -1, inner.rules.actions, None):
        with pytest.raises(ValueError, match="has no action"):
            inner.step(wrong)
    assert inner.table.state == before
    other = next(agent for agent in inner.agents if agent != played.agent_selection)
    assert not played.observe(other)["action_mask"].any()


def test_the_wheel_says_what_its_numbers_mean():
    """Each kind in each open compartment, most in several orientations; no two placements look alike."""
    played = table("hamsterrolle")
    played.reset(seed=4)
    while played.unwrapped.table.state.turn < 1:
        played.step(int(open_numbers(played)[0]))
    seen = played.observe(played.agent_selection)
    rows = seen["actions"][seen["action_mask"] == 1]
    assert len({tuple(row) for row in rows}) == len(rows) > 20 and np.abs(rows).max() <= 1
    assert all(isinstance(one, Action) for one in played.unwrapped.table.node.values())
    assert not seen["actions"][seen["action_mask"] == 0].any()


@pytest.mark.parametrize("game", BOARDS)
def test_against_rivals_the_learner_alone_is_asked(game):
    played = table(game, render_mode="ansi", rivals=["random"])
    assert played.possible_agents == [LEARNER]
    rewards, seats, told = set(), set(), ""
    for seed in range(12):
        played.reset(seed=seed)
        luck = random.Random(seed)
        inner = played.unwrapped.table
        seats.add(inner.seat)
        for agent in played.agent_iter():
            seen, reward, over, _, _ = played.last()
            assert agent == LEARNER and (over or (seen["action_mask"] == inner.mask()).all())
            played.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
        rewards.add(reward)
        assert reward in inner.returns
        told += played.render()
    assert rewards > {0.0} and len(seats) > 1 and f"{LEARNER} " in told
    with pytest.raises(ValueError, match="nobody at the other seats"):
        table(game, rivals=[])
    with pytest.raises(ValueError, match="5 rivals are too many for 3 seats"):
        table(game, 3, rivals=["random"] * 5)
    table(game, rivals="random").reset(seed=1)
    with pytest.raises(ValueError, match="There is no player called 'nobody'"):
        table(game, rivals="nobody")
    before = str(inner.state)
    with pytest.raises(ValueError, match="has no action"):
        inner.say(10**6)
    assert str(inner.state) == before


@pytest.mark.parametrize("game", BOARDS)
def test_one_seat_plays_against_computer_players(game):
    """Gymnasium's own check says numbers that may be masked, so it is not for this."""
    played = gymnasium.make(f"hamster_table/{game}-v0", seats=3, rivals=["random", "whim"])
    with pytest.raises(gymnasium.error.ResetNeeded):
        played.step(0)
    assert isinstance(played.unwrapped, OneSeat)
    rewards, seats = set(), set()
    for seed in range(4):
        seen, info = played.reset(seed=seed)
        over, luck = False, random.Random(seed)
        while not over:
            assert (played.unwrapped.action_masks() == info["action_mask"]).all()
            assert played.observation_space.contains(seen)
            seen, reward, over, _, info = played.step(luck.choice(np.flatnonzero(info["action_mask"])))
        rewards.add(reward)
        seats.add(played.unwrapped.seat)
    assert rewards <= {0.0, 1 / 3, 0.5, 1.0} and len(seats) > 1
    with pytest.raises(NotImplementedError, match="PettingZoo tells the story"):
        played.render()
    again = played.reset(seed=3)[0]
    assert (again == played.reset(seed=3)[0]).all()


@pytest.mark.parametrize("game", some_of(BOARDS, lambda game: game != "hamsterdam"))
def test_the_wrappers_of_supersuit_take_it_as_they_take_others(game):
    supersuit = pytest.importorskip("supersuit")
    played = supersuit.frame_stack_v1(supersuit.dtype_v0(table(game, mask="info"), np.float16), 3)
    played.reset(seed=1)
    luck = random.Random(1)
    for _ in range(30):
        seen, _, terminated, _, info = played.last()
        assert seen.dtype == np.float16 and seen.shape == (played.unwrapped.rules.observer.size * 3,)
        if terminated:
            break
        played.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))


@pytest.mark.parametrize("game", BOARDS)
def test_a_batch_shows_each_of_its_games_as_an_environment_does(game):
    batch, luck = Batch(Rules(game, 3), 5, seed=1), np.random.default_rng(1)
    ended, rewarded = 0, 0.0
    for _ in range(300 if game == "hamsterdam" else 120):
        for n, one in enumerate(batch.tables):
            assert one.seat == batch.seats[n] and (batch.masks[n] == one.mask()).all()
            assert (batch.rows[n] == one.row(one.seat)).all()
        rewards, over = batch.step(batch.draw(luck))
        ended += over.sum()
        rewarded += rewards.sum()
        assert not rewards[~over].any()
    assert ended > 5 >= ended - rewarded
    said, before = batch.draw(luck).tolist(), [one.state.copy() for one in batch.tables]
    for wrong in (-1, batch.rules.actions - 1, batch.rules.actions):
        with pytest.raises(ValueError, match="has no action"):
            batch.step([*said[:4], wrong])
    with pytest.raises(ValueError, match="shape"):
        batch.step(said[:1])
    assert [one.state for one in batch.tables] == before
    batch.step(np.array(said, np.uint64))


def test_what_makes_no_sense_is_refused_at_once():
    with pytest.raises(ValueError, match="1 game or more, not 0"):
        Batch(Rules("hamsterdam", 3), 0, seed=1)
    with pytest.raises(ValueError, match="human or ansi, not as 'oil'"):
        table("hamsterdam", render_mode="oil")


def test_a_batch_draws_each_open_number_as_often():
    batch, luck = Batch(Rules("hamsterdam", 3), 4, seed=1), np.random.default_rng(1)
    for _ in range(20):  # so that each game stands elsewhere
        batch.step(batch.draw(luck))
    drawn = np.array([batch.draw(luck) for _ in range(6000)])
    for mask, numbers in zip(batch.masks, drawn.T, strict=True):
        counts, each = np.bincount(numbers, minlength=mask.size), len(numbers) / mask.sum()
        assert (abs(counts - each * mask) <= 5 * each**0.5 * mask).all()
    assert len({*batch.masks.sum(axis=1).tolist()}) > 1 and batch.masks.sum() > 8
