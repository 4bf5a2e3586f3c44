"""Rollouts: a state sampled from what a seat sees, and played on to estimate the value of an action."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State, play, waiting
from hamster_table.engine.learned_value import Policy

FOR_THE_PLACE = 0.25
"""The weight of the place in the value of a finished game; the rest is for winning."""
OPPONENT_POLICY_RATE = 0.5
"""How often another seat's secret choice is sampled from the policy, where nothing else is said."""


class RandomStreams:
    """Random generators of a rollout, one for each seat and each stream of chance.

    So an action that uses more random numbers does not change the luck of everything after it, and rollouts of
    different actions with the same seed can be compared (common random numbers).
    """

    __slots__ = ("_generators", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._generators: dict[Seat | str, random.Random] = {}

    def of(self, whose: Seat | str) -> random.Random:
        """The generator of a seat or of a stream."""
        found = self._generators.get(whose)
        if found is None:
            # A checksum, since `hash` of text differs from process to process.
            mark = whose if isinstance(whose, int) else crc32(whose.encode())
            found = self._generators[whose] = random.Random(self._seed + mark)
        return found


@dataclass(frozen=True, slots=True)
class Rollout:
    """Rollouts from a view in which all seats follow a policy, but for random actions at `error_rate`."""

    game: Game
    view: State
    seat: Seat
    policy: Policy | None
    """What all seats play; None: anything."""
    rounds: int | None
    error_rate: float
    policy_rate: float = OPPONENT_POLICY_RATE
    """The probability that another seat's secret choice is sampled from the policy; else it is uniform."""

    def value(self, action: Action, seed: int) -> float:
        """The value of *action* in one rollout with that seed, from 0 to 1."""
        luck = RandomStreams(seed)
        state = self._sampled_state(luck)
        play(state, self.seat, action)
        self._play_on(state, luck)
        return self._value_of(state)

    def _value_of(self, state: State) -> float:
        evaluate = self.game.evaluation
        if state.agenda and evaluate is not None:
            return evaluate(state, self.seat)
        return worth(self.game, state, self.seat)

    def _sampled_state(self, luck: RandomStreams) -> State:
        state = self.game.sample_hidden(self.view, self.seat, luck.of("imagined"))
        policy = self.policy
        if policy is not None:
            for other, choice in self.view.sealed.items():
                rng = luck.of(other)
                if choice is None and rng.random() < self.policy_rate:
                    state.sealed[other] = policy(state, other, rng)
        return state

    def _play_on(self, state: State, luck: RandomStreams) -> None:
        policy, is_over = self.policy, self._ends()
        while state.agenda and not is_over(state):
            step = state.agenda[-1]
            for seat in waiting(state):
                # Chance draws by stream: an additional roll in one candidate's future must not shift its other draws.
                rng = luck.of(step.stream if seat < 0 else seat)
                if seat < 0 or policy is None or rng.random() < self.error_rate:
                    play(state, seat, step.sample(state, seat, rng))
                else:
                    play(state, seat, policy(state, seat, rng))

    def _ends(self) -> Callable[[Any], bool]:
        """Where the rollout ends: after the last round that is played out."""
        game = self.game
        count = game.round
        if self.rounds is None or game.evaluation is None or count is None:
            return never_ends
        last = count(self.view) + self.rounds
        return lambda state: count(state) > last


@dataclass(frozen=True, slots=True)
class LearnedRollout(Rollout):
    """Rollouts to the next states that the game's learned value is for, from a moment on."""

    until: int = 0
    """The moment (`LearnedValue.moment`) from which it ends."""

    def _value_of(self, state: State) -> float:
        learned = self.game.learned
        if state.agenda and learned is not None:
            return learned.chances(state)[self.seat]
        winners = self.game.standing(state).winners
        return 1 / len(winners) if self.seat in winners else 0.0

    def _ends(self) -> Callable[[Any], bool]:
        learned, until = self.game.learned, self.until
        if learned is None:
            return never_ends
        is_settled, moment = learned.is_settled, learned.moment
        return lambda state: is_settled(state) and moment(state) >= until


def policy_of(game: Game) -> Policy | None:
    """What was learned to be played in a game, else its own policy, if it has any."""
    return (game.learned and game.learned.policy) or game.policy


def imagined_of(game: Game) -> Policy | None:
    """What all seats play in rollouts."""
    return (game.learned and game.learned.imagined) or policy_of(game)


def never_ends(state: State) -> bool:
    """Where a rollout to the end of the game ends."""
    return False


def worth(game: Game, state: State, seat: Seat) -> float:
    """The value of a finished game for a seat, from 0 to 1: mostly whether it won, a little its place."""
    standing = game.standing(state)
    won = seat in standing.winners and 1 / len(standing.winners)
    own = standing.places[seat]
    behind = sum(place > own for place in standing.places) / max(1, len(standing.places) - 1)
    return (1 - FOR_THE_PLACE) * won + FOR_THE_PLACE * behind
