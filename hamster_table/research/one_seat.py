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
from hamster_table.engine.players import player
from hamster_table.research.columns import Row
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.environment import spaces
from hamster_table.research.table import NOBODY, Mask, Rules, Table
from hamster_table.research.turtle import Turtle


class OneSeat(gymnasium.Env[Row, np.int64]):
    """A game from one seat. It is rewarded at the end with its share of the win, 1 in all."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rivals: Sequence[str | Player] = ("random",),
        setup: Mapping[str, str] | None = None,
    ) -> None:
        """Of the game with that id, for that many seats (the fewest), with those options. The *rivals*, by name (one of
        them is "turtle") or by themselves, sit to the left, the last one as often as there are seats left; it is drawn
        which seat is one's own. Raises `ValueError` for what the game does not know."""
        self.rules = Rules(game, seats, setup)
        self._rivals = [self._rival(one) for one in rivals]
        seen, self.action_space = spaces(self.rules)
        self.observation_space = seen["observation"]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new game, until it is one's turn."""
        super().reset(seed=seed)
        while True:
            luck = random.Random(int(self.np_random.integers(1 << 62)))
            self._luck = random.Random(luck.random())
            self.table = Table(self.rules, luck)
            """The game itself, with all that is hidden."""
            self.seat = int(self.np_random.integers(self.rules.seats))
            self._go_on()
            # Who was never asked anything has learned nothing: a new game.
            if self.table.seat != NOBODY:
                return self._seen()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Say a number; then the others play until it is one's turn again. Raises `ValueError` for a masked one."""
        self.table.say(int(action))
        self._go_on()
        row, info = self._seen()
        return row, self.table.returns[self.seat], self.table.seat == NOBODY, False, info

    def action_masks(self) -> Mask:
        """Which numbers are open, of zeros and ones."""
        return self.table.mask()

    def _rival(self, one: str | Player) -> Player:
        if not isinstance(one, str):
            return one
        return Turtle() if one == "turtle" else player(one, self.rules.game)

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self.table.row(self.seat), {"action_mask": self.table.mask()}

    def _go_on(self) -> None:
        table, game, rivals = self.table, self.rules.game, self._rivals
        while table.seat not in (self.seat, NOBODY):
            place = (table.seat - self.seat) % self.rules.seats - 1
            rival = rivals[min(place, len(rivals) - 1)]
            table.play(rival.choose(game, table.view(table.seat), table.seat, self._luck))


for _id in ENCODINGS:
    gymnasium.register(f"hamster_table/{_id}-v0", f"{__name__}:OneSeat", kwargs={"game": _id}, order_enforce=False)
