"""The computer players at all seats of a table but one, whose own turns are somebody else's."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hamster_table.engine.game import Player
from hamster_table.engine.kernel import Seat
from hamster_table.engine.players import player
from hamster_table.research.table import NOBODY, Rules, Table
from hamster_table.research.turtle import Turtle


class Rivals:
    """They sit to the left of the one seat, the last of them as often as there are seats left."""

    def __init__(self, rules: Rules, rivals: Sequence[str | Player]) -> None:
        """Of those names (one of them is "turtle"), or the players themselves. Raises `ValueError` for a name that the
        game does not know, and where there are none, or more than seats for them."""
        if not rivals:
            raise ValueError("there is nobody at the other seats")
        self.rules = rules
        # One name alone is a sequence too, of letters.
        self._players = [self._known(one) for one in ([rivals] if isinstance(rivals, str) else rivals)]
        if len(self._players) >= rules.seats:
            raise ValueError(f"{len(self._players)} rivals are too many for {rules.seats} seats, of which one is left")
        self._luck = random.Random()

    def begin(self, seat: Seat, luck: random.Random, tells: bool = False) -> Table | None:
        """A new game, until that seat is asked; None where it never was, and so has nothing to learn."""
        self._luck = random.Random(luck.random())
        table = Table(self.rules, luck, tells)
        self.play(table, seat)
        return None if table.seat == NOBODY else table

    def play(self, table: Table, seat: Seat) -> None:
        """Play until that seat is asked or the game is over."""
        game, players = self.rules.game, self._players
        while table.seat not in (seat, NOBODY):
            place = (table.seat - seat) % self.rules.seats - 1
            rival = players[min(place, len(players) - 1)]
            table.play(rival.choose(game, table.view(table.seat), table.seat, self._luck))

    def _known(self, one: str | Player) -> Player:
        if not isinstance(one, str):
            return one
        return Turtle() if one == "turtle" else player(one, self.rules.game)
