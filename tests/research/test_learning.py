"""sb3-contrib takes the environments as they are: the example of the documents, and PettingZoo's own tutorial."""

import runpy
import sys
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib")

import gymnasium
import numpy as np
from pettingzoo.utils import BaseWrapper
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from sb3_contrib.common.wrappers import ActionMasker

from hamster_table.research.environment import env

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def shares(capsys, monkeypatch):
    """Runs one of the examples with those words, and returns which shares of its games it won as it went on."""

    def run(name, *words):
        script = EXAMPLES / name
        assert len(script.read_text("utf-8").splitlines()) <= 60
        monkeypatch.setattr(sys, "argv", [str(script), *words])
        runpy.run_path(str(script), run_name="__main__")
        return [float(line.split()[-1]) for line in capsys.readouterr().out.splitlines() if "wins" in line]

    return run


@pytest.mark.slow
def test_the_example_learns_in_a_minute(shares, tmp_path):
    file = tmp_path / "learned.zip"
    words = ["run-hamster-run", "--seats", "2", "--steps", "20480", "--games", "64", "--out", str(file)]
    won = shares("learn.py", *words)
    assert len(won) == 11 and max(won[-3:]) > 0.8 and file.is_file()


@pytest.mark.slow
def test_who_imitates_first_begins_above_those_who_know_nothing(shares, tmp_path):
    file = tmp_path / "taught.zip"
    shares("imitate.py", "--games", "100", "--out", str(file))
    words = ["run-hamster-run", "--seats", "2", "--steps", "2048", "--lines", "1", "--games", "64"]
    assert shares("learn.py", *words, "--begin", str(file))[0] > shares("learn.py", *words)[0] + 0.2


class SB3ActionMaskWrapper(BaseWrapper, gymnasium.Env):
    """The wrapper of PettingZoo's tutorial about action masks with sb3-contrib, as it stands there."""

    def reset(self, seed=None, options=None):
        super().reset(seed, options)
        self.observation_space = super().observation_space(self.possible_agents[0])["observation"]
        self.action_space = super().action_space(self.possible_agents[0])
        return self.observe(self.agent_selection), {}

    def step(self, action):
        current_agent = self.agent_selection
        super().step(action)
        next_agent = self.agent_selection
        return (
            self.observe(next_agent),
            self._cumulative_rewards[current_agent],
            self.terminations[current_agent],
            self.truncations[current_agent],
            self.infos[current_agent],
        )

    def observe(self, agent):
        return super().observe(agent)["observation"]

    def action_mask(self):
        return super().observe(self.agent_selection)["action_mask"]


@pytest.mark.parametrize("game", ["run-hamster-run", "hamsterdam"])
def test_the_wrapper_of_the_tutorial_takes_it(game):
    table = SB3ActionMaskWrapper(env(game, 3))
    table.reset(seed=1)
    masked = ActionMasker(table, lambda wrapped: wrapped.action_mask())
    model = MaskablePPO(MaskableActorCriticPolicy, masked, n_steps=256, device="cpu")
    model.learn(total_timesteps=256)
    seen, _ = masked.reset(seed=2)
    mask = table.action_mask()
    action, _ = model.predict(seen, action_masks=mask)
    assert mask[action] and np.abs(seen).max() <= 1


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_in_the_wrapper_of_the_tutorial_it_learns_against_rivals():
    """Trained and tried as in PettingZoo's script, with its steps and its values."""
    table = SB3ActionMaskWrapper(env("run-hamster-run", 2, rivals=["random"]))
    table.reset(seed=0)
    masked = ActionMasker(table, lambda wrapped: wrapped.action_mask())
    model = MaskablePPO(MaskableActorCriticPolicy, masked, device="cpu")
    model.set_random_seed(0)
    model.learn(total_timesteps=20_480)
    trial = env("run-hamster-run", 2)
    won = 0.0
    for seed in range(40):
        trial.reset(seed=seed)
        trial.action_space("seat_0").seed(seed)
        for agent in trial.agent_iter():
            seen, reward, over, _, _ = trial.last()
            if over:
                won += reward * (agent == "seat_1")
                trial.step(None)
            elif agent == "seat_0":
                trial.step(trial.action_space(agent).sample(seen["action_mask"]))
            else:
                chosen, _ = model.predict(seen["observation"], action_masks=seen["action_mask"], deterministic=True)
                trial.step(int(chosen))
    assert won > 30
