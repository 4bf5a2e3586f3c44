"""Rollouts: a state sampled from what a seat sees, and played on to estimate the value of an action."""

from __future__ import annotations

import random
from dataclasses import dataclass
from zlib import crc32

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State, play, waiting

FOR_THE_PLACE = 0.25
"""The weight of the place in the value of a finished game; the rest is for winning."""
OPPONENT_POLICY_RATE = 0.5
"""The probability that another seat's secret choice is sampled from the policy; else it is uniform."""


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
    """Rollouts from a view in which all seats follow the policy, but for random actions at `error_rate`."""

    game: Game
    view: State
    seat: Seat
    rounds: int | None
    error_rate: float

    def value(self, action: Action, seed: int) -> float:
        """The value of *action* in one rollout with that seed, from 0 to 1."""
        luck = RandomStreams(seed)
        state = self._sampled_state(luck)
        play(state, self.seat, action)
        self._play_on(state, luck)
        evaluate = self.game.evaluation
        if state.agenda and evaluate is not None:
            return evaluate(state, self.seat)
        return worth(self.game, state, self.seat)

    def _sampled_state(self, luck: RandomStreams) -> State:
        state = self.game.sample_hidden(self.view, self.seat, luck.of("imagined"))
        policy = self.game.policy
        if policy is not None:
            for other, choice in self.view.sealed.items():
                rng = luck.of(other)
                if choice is None and rng.random() < OPPONENT_POLICY_RATE:
                    state.sealed[other] = policy(state, other, rng)
        return state

    def _play_on(self, state: State, luck: RandomStreams) -> None:
        policy, count = self.game.policy, self.game.round
        last = self._last_round()
        while state.agenda and (count is None or count(state) <= last):
            step = state.agenda[-1]
            for seat in waiting(state):
                # Chance draws by stream: an additional roll in one candidate's future must not shift its other draws.
                rng = luck.of(step.stream if seat < 0 else seat)
                if seat < 0 or policy is None or rng.random() < self.error_rate:
                    play(state, seat, step.sample(state, seat, rng))
                else:
                    play(state, seat, policy(state, seat, rng))

    def _last_round(self) -> float:
        """The last round that is played out."""
        game = self.game
        if self.rounds is None or game.evaluation is None or game.round is None:
            return float("inf")
        return game.round(self.view) + self.rounds


def worth(game: Game, state: State, seat: Seat) -> float:
    """The value of a finished game for a seat, from 0 to 1: mostly whether it won, a little its place."""
    standing = game.standing(state)
    won = seat in standing.winners and 1 / len(standing.winners)
    own = standing.places[seat]
    behind = sum(place > own for place in standing.places) / max(1, len(standing.places) - 1)
    return (1 - FOR_THE_PLACE) * won + FOR_THE_PLACE * behind
