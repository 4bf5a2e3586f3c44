"""The win chances at a state, estimated by games that are imagined from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from math import sqrt
from typing import Any
from zlib import crc32

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Action, Seat, State, play, waiting
from hamster_table.engine.players.rollout import imagined_of, never_ends
from hamster_table.features.analysis.handicaps import chances

Chances = tuple[float, ...]
"""By seat: its probability to win, from 0 to 1. Seats that win together have it all."""
Sample = Sequence[Chances]
"""What each imagined game gave; one alone where the chances are known, or not played out."""
Plies = Sequence[tuple[Seat, Action]]
"""What was done one after the other, and by whom."""
Uses = Counter[Seat | str]
"""How often each seat has chosen, and each stream of luck was drawn from."""
UNSURE, TIMES = 0.05, 16
"""While a standard error is greater than the first, the number of games is doubled, up to so many times in all."""
ROUNDS = 1
"""An imagined game is played to so many such states from the present one, or rounds, and is evaluated there."""


@dataclass
class _Way:
    """The imagined games from a state of a match, and how the match went on from there to a later one. An imagined game
    that comes there as well goes on like the one from there: their luck is the same."""

    until: int = -1
    """The moment at which they end."""
    onward: Plies = ()
    later: Mapping[tuple[int, int], Chances] = field(default_factory=dict)
    """What came of the imagined games from the later state, by number and turn; empty: that is not known."""
    chances: dict[tuple[int, int], Chances] = field(default_factory=dict)
    """The same of these."""


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
    large. Where they are large all the same each of the games is imagined again with other luck, and means are taken;
    to stop as soon as they look small makes up for some of that.
    """

    game: Game
    seed: str
    """Equal seeds imagine equal games."""
    games: int
    """How many games are imagined from a state at least, and how many chances a sample has."""
    kinds: Sequence[str] = ()
    """By seat: who plays there; () for equals."""
    _draw: _Draw = field(default_factory=lambda: _Draw(0))
    _ways: list[_Way] = field(default_factory=lambda: [_Way()])
    """That of the state of the match that was asked about last."""
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

    def sample(self, state: State, uses: Uses, onward: Plies | None = None) -> Sample:
        """The chances in each imagined game from *state*, which stays as it is; means of several, where they are far
        apart. *onward*: how the match goes on from there to the state of it that was asked about before, so that no
        imagined game is played twice; (): there is none. None: it is no state of the match."""
        if not state.agenda or not self.is_playing_out:
            return (self.chances(state),)
        way = _Way(self._until(state))
        if onward and self._ways[0].until == way.until:
            way.onward, way.later = onward, self._ways[0].chances
        found, times = self._once(state, uses, 0, way), 1
        while times < TIMES and max(error(found)) > UNSURE:
            again = [self._once(state, uses, turn, way) for turn in range(times, 2 * times)]
            found = [mean([one, mean(others)]) for one, *others in zip(found, *again, strict=True)]
            times *= 2
        if onward is not None:
            self._ways[0] = way
        return found

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

    def _once(self, state: State, uses: Uses, turn: int, way: _Way) -> Sample:
        """The chances in each imagined game, the *turn*-th time."""
        return [self._imagined(state, uses.copy(), n, turn, way) for n in range(self.games)]

    def _imagined(self, start: State, uses: Uses, n: int, turn: int, way: _Way) -> Chances:
        state, policy, is_over = start.copy(), imagined_of(self.game), self._ends(way.until)
        later, done, agenda = way.later.get((n, turn)), 0, state.agenda
        while agenda and not is_over(state):
            step = agenda[-1]
            for seat in waiting(state):
                rng = self._luck(step.stream if seat == CHANCE else seat, uses, n, turn)
                if seat == CHANCE or policy is None:
                    action = step.sample(state, seat, rng)
                else:
                    action = policy(state, seat, rng)
                if later:
                    done = done + 1 if way.onward[done] == (seat, action) else -1
                    if done == len(way.onward):
                        way.chances[n, turn] = later
                        return later
                    later = later if done > 0 else None
                play(state, seat, action)
        way.chances[n, turn] = found = self.chances(state)
        return found

    def _until(self, start: State) -> int:
        """The moment at which an imagined game from there ends: a round later; -1: at its end."""
        learned, count = self.game.learned, self.game.round
        moment = learned.moment if learned is not None else count
        return -1 if moment is None else moment(start) + ROUNDS

    def _ends(self, until: int) -> Callable[[Any], bool]:
        """Where an imagined game ends: at the first state from a moment on of which something was learned."""
        learned, count = self.game.learned, self.game.round
        if learned is not None:
            is_settled, moment = learned.is_settled, learned.moment
            return lambda state: is_settled(state) and moment(state) >= until
        if count is None:
            return never_ends
        return lambda state: count(state) > until

    def _luck(self, whose: Seat | str, uses: Uses, n: int, turn: int = 0) -> random.Random:
        """The generator of the next draw from a stream, or choice of a seat, in the n-th imagined game; it is good
        until the next one is asked for."""
        is_seat = isinstance(whose, int)
        mark = whose + 1 if isinstance(whose, int) else crc32(whose.encode())
        use = uses[whose]
        uses[whose] = use + 1
        seed = (((self.number << 32 | mark) << 20 | use) << 12) + turn * self.games + n
        # Another part each time, so that the means of the games are closer to each other than single ones.
        part = 0 if is_seat else self._part(mark, use)[(n + turn) % self.games]
        self._draw.restart(seed, part, 1 if is_seat else self.games)
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


def mean(sample: Sample) -> Chances:
    """By seat: the mean of a sample."""
    return tuple(sum(values) / len(sample) for values in zip(*sample, strict=True))


def error(sample: Sample) -> Chances:
    """By seat: the standard error of the mean; 0 for a sample of one."""
    n = len(sample)
    if n == 1:
        return (0.0,) * len(sample[0])
    middle = mean(sample)
    spreads = [
        sum((value - m) ** 2 for value in values) for values, m in zip(zip(*sample, strict=True), middle, strict=True)
    ]
    return tuple(sqrt(spread / (n - 1) / n) for spread in spreads)
