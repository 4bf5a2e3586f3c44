"""The win chances at a state, estimated by games that are imagined from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any
from zlib import crc32

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Seat, State, play, waiting
from hamster_table.engine.players.rollout import imagined_of, never_ends
from hamster_table.features.analysis.handicaps import chances

Chances = tuple[float, ...]
"""By seat: its probability to win, from 0 to 1. Seats that win together have it all."""
Sample = Sequence[Chances]
"""What each imagined game gave; one alone where the chances are known, or not played out."""
Uses = Counter[Seat | str]
"""How often each seat has chosen, and each stream of luck was drawn from."""
ROUNDS = 1
"""An imagined game is played to so many such states from the present one, or rounds, and is evaluated there."""


@dataclass(frozen=True)
class Estimator:
    """Imagines games from a state, in which all seats do what was learned to be played (`imagined_of`), to the next
    state that something was learned of. There the chances are what was learned, by who plays (`Handicaps`); in a game
    of which nothing was learned, all seats follow its policy to the end of the next round, and it evaluates the state.

    It knows the whole state, hidden parts too; so the chances are those that somebody who saw everything would have
    given if all had gone on soundly. The n-th imagined games from all states of a match have the same luck: its n-th
    roll to come is the same whatever was done before. So a choice that the policy would make too changes nothing, and
    states can be compared by few games. Each single draw, on the other hand, is spread evenly over the imagined games
    (a Latin square), so that its luck weighs little in their mean; the standard errors ignore that and are rather too
    large.
    """

    game: Game
    seed: str
    """Equal seeds imagine equal games."""
    games: int
    """How many games are imagined from a state."""
    kinds: Sequence[str] = ()
    """By seat: who plays there; () for equals."""
    _draw: _Draw = field(default_factory=lambda: _Draw(0))
    _spread: dict[tuple[int, int], Sequence[int]] = field(default_factory=dict)
    """By mark and number of a draw: which part of its outcomes each imagined game draws from."""

    @cached_property
    def number(self) -> int:
        """The seed as a number."""
        # Not `hash`, which differs from process to process.
        return int.from_bytes(blake2b(self.seed.encode(), digest_size=6).digest())

    @property
    def is_playing_out(self) -> bool:
        """Whether games are imagined at all: a game with players of its own is evaluated as it stands."""
        return not self.game.players

    def sample(self, state: State, uses: Uses) -> Sample:
        """The chances in each imagined game from *state*, which stays as it is."""
        if not state.agenda or not self.is_playing_out:
            return (self.chances(state),)
        return [self._imagined(state, uses.copy(), n) for n in range(self.games)]

    def chances(self, state: State) -> Chances:
        """The chances at a state by the game's own evaluation; its result, where it is over."""
        seats = range(len(self.game.standing(state).places))
        if not state.agenda:
            winners = self.game.standing(state).winners
            return tuple(float(seat in winners) for seat in seats)
        learned = self.game.learned
        if learned is not None and learned.is_settled(state):
            return chances(self.game, state, self.kinds)
        value = self.game.evaluation
        return tuple(value(state, seat) if value is not None else 1 / len(seats) for seat in seats)

    def _imagined(self, start: State, uses: Uses, n: int) -> Chances:
        state, policy, is_over = start.copy(), imagined_of(self.game), self._ends(start)
        while state.agenda and not is_over(state):
            step = state.agenda[-1]
            for seat in waiting(state):
                rng = self._luck(step.stream if seat == CHANCE else seat, uses, n)
                if seat == CHANCE or policy is None:
                    play(state, seat, step.sample(state, seat, rng))
                else:
                    play(state, seat, policy(state, seat, rng))
        return self.chances(state)

    def _ends(self, start: State) -> Callable[[Any], bool]:
        """Where an imagined game from there ends: at the next state of which something was learned, a round later."""
        learned, count = self.game.learned, self.game.round
        if learned is not None:
            is_settled, moment, until = learned.is_settled, learned.moment, learned.moment(start) + ROUNDS
            return lambda state: is_settled(state) and moment(state) >= until
        if count is None:
            return never_ends
        last = count(start) + ROUNDS
        return lambda state: count(state) > last

    def _luck(self, whose: Seat | str, uses: Uses, n: int) -> random.Random:
        """The generator of the next draw from a stream, or choice of a seat, in the n-th imagined game; it is good
        until the next one is asked for."""
        is_seat = isinstance(whose, int)
        mark = whose + 1 if isinstance(whose, int) else crc32(whose.encode())
        use = uses[whose]
        uses[whose] = use + 1
        seed = (((self.number << 32 | mark) << 20 | use) << 12) + n
        self._draw.restart(seed, 0 if is_seat else self._part(mark, use)[n], 1 if is_seat else self.games)
        return self._draw

    def _part(self, mark: int, use: int) -> Sequence[int]:
        found = self._spread.get((mark, use))
        if found is None:
            order = random.Random(self.number << 52 | mark << 20 | use)
            found = self._spread[mark, use] = order.sample(range(self.games), self.games)
        return found


class _Draw(random.Random):
    """A generator that is used for many draws, one after the other. The first number of each is from one of several
    equal parts of the range from 0 to 1."""

    _next: int | None = None

    def restart(self, seed: int, part: int, parts: int) -> None:
        """Begin another draw."""
        # Seeded only when it is used, which takes as long as a choice: most choices of a policy draw nothing.
        self._next, self._part, self._parts = seed, part, parts

    def random(self) -> float:
        if self._next is None:
            return super().random()
        self._begin()
        return (self._part + super().random()) / self._parts

    def getrandbits(self, k: int, /) -> int:
        if self._next is not None:
            self._begin()
        return super().getrandbits(k)

    def _begin(self) -> None:
        self.seed(self._next)
        self._next = None
