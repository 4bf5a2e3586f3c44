"""An environment of PettingZoo, in turns (AEC), for each of the games.

    from hamster_table.research.environment import env

    table = env("run-hamster-run", seats=3)
    table.reset(seed=7)
    for seat in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        action = None if terminated else table.action_space(seat).sample(observation["action_mask"])
        table.step(action)

Chance is played by the seed. Where several seats choose in secret they are asked one after the other, and none sees
what the others have chosen. With `rivals` computer players sit at all seats but one, whose agent is the only one.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from hamster_table.engine.game import Player
from hamster_table.engine.kernel import Event
from hamster_table.models.wording import Wording
from hamster_table.research.columns import Row
from hamster_table.research.columns_hamsterrolle import ACTION_COLUMNS
from hamster_table.research.rivals import Rivals
from hamster_table.research.table import Rules, Table

LEARNER = "learner_0"
"""The agent whose rivals are computer players."""
SENTENCES = 6
"""How many sentences of the story a picture in text has."""


def env(game: str, seats: int | None = None, setup: Mapping[str, str] | None = None, **more: Any) -> Any:
    """The environment, which insists on the order of calls."""
    return OrderEnforcingWrapper(HamsterTable(game, seats, setup, **more))


def spaces(rules: Rules) -> tuple[Dict, Discrete[Any]]:
    """The spaces of observations, with their mask, and of actions."""
    seen: dict[str, Space[Any]] = {
        "observation": Box(-1.0, 1.0, (rules.observer.size,), np.float32),
        "action_mask": Box(0, 1, (rules.actions,), np.int8),
    }
    if rules.encoding.has_rows:
        columns = sum(column.size for column in ACTION_COLUMNS)
        seen["actions"] = Box(-1.0, 1.0, (rules.actions, columns), np.float32)
    return Dict(seen), Discrete(rules.actions)


class HamsterTable(AECEnv):
    """A game; its agents are the seats, "seat_0" first, or `LEARNER` alone against rivals.

    An observation has `observation`, what the seat sees (`docs/numbers.md`), and `action_mask`, which numbers of
    actions are open; at the wheel also `actions`, what they mean. Of a win each winner is rewarded with its share, 1 in
    all; a game that nobody wins rewards nobody.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "hamster_table_v1", "is_parallelizable": False}
    table: Table
    """The game itself, with all that is hidden; from the first `reset` on."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        setup: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        mask: str = "observation",
        rivals: Sequence[str | Player] | None = None,
    ) -> None:
        """Of the game with that id, for that many seats (the fewest), with those options. With *mask* "info" an
        observation is the row alone, and the mask is in the infos. *rivals* are those of `Rivals`; it is drawn which
        seat the one agent has. Raises `ValueError` for what the game does not know."""
        super().__init__()
        if mask not in ("observation", "info"):
            raise ValueError(f"the mask is in the observation or in the info, not in {mask!r}")
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f"the story is rendered as human or ansi, not as {render_mode!r}")
        self.rules = Rules(game, seats, setup)
        self.render_mode, self._is_plain = render_mode, mask == "info"
        self._rivals = None if rivals is None else Rivals(self.rules, rivals)
        self._names = [f"seat_{seat}" for seat in range(self.rules.seats)]
        """Of the seats; those of agents are their names."""
        self.possible_agents = [LEARNER] if self._rivals else [*self._names]
        self.agents: list[str] = []
        seen, self._actions = spaces(self.rules)
        self._seen: Space[Any] = seen["observation"] if self._is_plain else seen
        self._nothing = np.zeros(self.rules.actions, np.int8)
        self.state_space = Box(-1.0, 1.0, (self.rules.seats * self.rules.observer.size,), np.float32)

    def observation_space(self, agent: str) -> Space[Any]:
        return self._seen

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the luck of the game before goes on; for the first one a seed is drawn."""
        before = self.table.luck if seed is None and hasattr(self, "table") else None
        luck = before or random.Random(secrets.randbits(64) if seed is None else seed)
        self.table = self._begin(luck, self.render_mode is not None)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Say a number of the seat that is asked. Raises `ValueError` for one that is masked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.say(-1 if action is None else int(action))
        if self._rivals is not None:
            self._rivals.play(self.table, self._names.index(LEARNER))
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any] | Row:
        """What the seat sees; the mask is of zeros for a seat that is not asked."""
        table, seat = self.table, self._names.index(agent)
        row = table.row(seat)
        if self._is_plain:
            return row
        is_asked = seat == table.seat
        seen = {"observation": row, "action_mask": table.mask() if is_asked else self._nothing.copy()}
        if self.rules.encoding.has_rows:
            seen["actions"] = table.rows(seat)
        return seen

    def state(self) -> Row:
        """The observations of all seats, one after the other: what all of them know together."""
        return np.concatenate([self.table.row(seat) for seat in range(self.rules.seats)])

    def render(self) -> str | None:
        """The last sentences of the story, as everybody may know it: returned ("ansi") or printed ("human")."""
        sentence = Wording(str).sentence
        seen = (one.seen_by(None) for one in self.table.story or () if isinstance(one, Event))
        told = (sentence(event, self._names) for event in seen if event is not None)
        text = "\n".join([self.rules.game.title, *[line for line in told if line][-SENTENCES:]])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def __str__(self) -> str:
        return f"hamster_table_{self.rules.game.id}"

    def _begin(self, luck: random.Random, tells: bool) -> Table:
        """A new game, until an agent is asked."""
        if self._rivals is None:
            return Table(self.rules, luck, tells)
        table, seat = None, 0
        while table is None:
            seat = luck.randrange(self.rules.seats)
            table = self._rivals.begin(seat, luck, tells)
        self._names = [LEARNER if one == seat else f"seat_{one}" for one in range(self.rules.seats)]
        return table

    def _go_on(self) -> None:
        """Ask the next seat, or end."""
        table = self.table
        if table.seat >= 0:
            self.agent_selection = agent = self._names[table.seat]
            if self._is_plain:
                self.infos[agent] = {"action_mask": table.mask()}
            return
        shares = dict(zip(self._names, table.returns, strict=True))
        self.rewards = {agent: shares[agent] for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
