"""An environment of Gymnasium: one seat learns, computer players sit at the others.

    import gymnasium
    import hamster_table.research.one_seat

    table = gymnasium.make("hamster_table/run-hamster-run-v0", seats=4, rivals=["random"])

Its `action_masks` is what MaskablePPO of sb3-contrib asks for.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from hamster_table.engine.game import Player
from hamster_table.research.columns import Row
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.environment import spaces
from hamster_table.research.rivals import Rivals
from hamster_table.research.table import NOBODY, Mask, Rules


class OneSeat(gymnasium.Env[Row, np.int64]):
    """A game from one seat. It is rewarded at the end with its share of the win, 1 in all."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rivals: Sequence[str | Player] = ("random",),
        setup: Mapping[str, str] | None = None,
    ) -> None:
        """Of the game with that id, for that many seats (the fewest), with those options, against those `Rivals`; it is
        drawn which seat is one's own. Raises `ValueError` for what the game does not know."""
        self.rules = Rules(game, seats, setup)
        self._rivals = Rivals(self.rules, rivals)
        seen, self.action_space = spaces(self.rules)
        self.observation_space = seen["observation"]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new game, until it is one's turn."""
        super().reset(seed=seed)
        table = None
        while table is None:
            luck = random.Random(int(self.np_random.integers(1 << 62)))
            self.seat = int(self.np_random.integers(self.rules.seats))
            table = self._rivals.begin(self.seat, luck)
        self.table = table
        """The game itself, with all that is hidden."""
        return self._seen()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Say a number; then the others play until it is one's turn again. Raises `ValueError` for a masked one."""
        self.table.say(int(action))
        self._rivals.play(self.table, self.seat)
        row, info = self._seen()
        return row, self.table.returns[self.seat], self.table.seat == NOBODY, False, info

    def render(self) -> Any:
        """Raises `NotImplementedError`, which says where the story is told."""
        raise NotImplementedError(
            "the environment of PettingZoo tells the story: env(game, rivals=..., render_mode=...)"
        )

    def action_masks(self) -> Mask:
        """Which numbers are open, of zeros and ones."""
        return self.table.mask()

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self.table.row(self.seat), {"action_mask": self.table.mask()}


for _id in ENCODINGS:
    gymnasium.register(f"hamster_table/{_id}-v0", f"{__name__}:OneSeat", kwargs={"game": _id})
