"""An environment of PettingZoo, in turns (AEC), for each of the games.

    from hamster_table.research.environment import env

    table = env("run-hamster-run", seats=3)
    table.reset(seed=7)
    for seat in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        action = None if terminated else table.action_space(seat).sample(observation["action_mask"])
        table.step(action)

Chance is played by the seed. Where several seats choose in secret they are asked one after the other, and none sees
what the others have chosen.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from hamster_table.engine.catalogue import find
from hamster_table.engine.kernel import CHANCE, Action, Seat
from hamster_table.engine.match import Match
from hamster_table.models.wording import Wording
from hamster_table.research.encoding import HIGHEST, LOWEST, Encoding
from hamster_table.research.offers import offers

SENTENCES = 6
"""How many sentences of the story a picture in text has."""

Observation = dict[str, Any]


def env(
    game: str, seats: int | None = None, setup: Mapping[str, str] | None = None, render_mode: str | None = None
) -> Any:
    """The environment, which insists on the order of calls."""
    return OrderEnforcingWrapper(HamsterTable(game, seats, setup, render_mode))


class HamsterTable(AECEnv):
    """A match; its agents are the seats, "seat_0" first.

    An observation has `observation`, the row of the view of the seat (`Encoding.view`), `action_mask`, which actions
    there are, and `actions`, what they are: one row each. An action is the number of such a row. Of a win each winner
    is rewarded with its share, 1 in all; a game that nobody wins rewards nobody.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "hamster_table_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        setup: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Of the game with that id, for that many seats (the fewest), with those options. Raises `ValueError` for what
        the game does not know."""
        super().__init__()
        self._game, self._setup = find(game), dict(setup or {})
        self._number = self._game.seats[0] if seats is None else seats
        self.render_mode = render_mode
        self.match = self._new("")
        """The match itself, with all that is hidden."""
        self.encoding = Encoding(self._game, self._number)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._number)]
        self.agents: list[str] = []
        self._offers: list[Action] = []
        self._spaces = {
            agent: (self._observations(), Discrete(self.encoding.actions)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed one is drawn."""
        self.match = self._new(secrets.token_hex(16) if seed is None else str(seed))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Play an action of the seat that is asked. Raises `ValueError` for one that is masked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._offers):
            raise ValueError(f"{agent} has no action {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(self.possible_agents.index(agent), self._offers[int(action)])
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What the seat sees; the mask is of zeros for a seat that is not asked."""
        seat = self.possible_agents.index(agent)
        is_asked = agent == self.agent_selection and not self.terminations[agent]
        mask, rows = self.encoding.offers(self._offers if is_asked else [])
        return {
            "observation": self.encoding.view(self.match.view(seat), seat),
            "action_mask": mask,
            "actions": rows,
        }

    def render(self) -> str | None:
        """The last sentences of the story, as everybody may know it: returned ("ansi") or printed ("human")."""
        sentence = Wording(str).sentence
        told = (sentence(event, self.possible_agents) for _, event in self.match.story_of(None))
        text = "\n".join([self._game.title, *[line for line in told if line][-SENTENCES:]])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def __str__(self) -> str:
        return f"hamster_table_{self._game.id}"

    def _go_on(self) -> None:
        """Play chance, and ask the next seat, or end."""
        while self.match.waiting == (CHANCE,):
            self.match.chance()
        if self.match.waiting:
            seat: Seat = self.match.waiting[0]
            self._offers = [*self.encoding.offered(offers(self.match.view(seat), seat))]
            self.agent_selection = self.possible_agents[seat]
            return
        self._offers = []
        winners = self.match.standing.winners
        for seat in winners:
            self.rewards[self.possible_agents[seat]] = 1 / len(winners)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _new(self, seed: str) -> Match:
        return Match.new(self._game, self._number, self._setup, seed)

    def _observations(self) -> Dict:
        rows = (self.encoding.actions, self.encoding.fields)
        return Dict(
            {
                "observation": Box(LOWEST, HIGHEST, (self.encoding.size,), np.int32),
                "action_mask": Box(0, 1, (self.encoding.actions,), np.int8),
                "actions": Box(LOWEST, HIGHEST, rows, np.int32),
            }
        )
