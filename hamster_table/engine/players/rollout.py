"""A trial: a game imagined from what a seat sees, and played on to learn what an action is worth."""

from __future__ import annotations

import random
from dataclasses import dataclass
from zlib import crc32

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State, play, waiting

FOR_THE_PLACE = 0.25
"""The part of a game's worth that the place counts for; the rest is for winning."""
OPPONENT_POLICY_RATE = 0.5
"""How often another seat's secret choice is imagined to follow the policy; else it may be anything."""


class RandomStreams:
    """The luck of a trial: each seat and each stream of chance has its own, so that what one action changes does not
    change everything, and trials of different actions can be compared."""

    __slots__ = ("_generators", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._generators: dict[Seat | str, random.Random] = {}

    def of(self, whose: Seat | str) -> random.Random:
        """The generator of a seat or of a stream."""
        found = self._generators.get(whose)
        if found is None:
            mark = whose if isinstance(whose, int) else crc32(whose.encode())
            found = self._generators[whose] = random.Random(self._seed + mark)
        return found


@dataclass(frozen=True, slots=True)
class Rollout:
    """What is tried: from this view, with everybody following the policy but for some slips."""

    game: Game
    view: State
    seat: Seat
    rounds: int | None
    error_rate: float

    def value(self, action: Action, seed: int) -> float:
        """What *action* was worth in the game that comes of it with that luck, from 0 to 1."""
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
                rng = luck.of(step.stream if seat < 0 else seat)
                if seat < 0 or policy is None or rng.random() < self.error_rate:
                    play(state, seat, step.sample(state, seat, rng))
                else:
                    play(state, seat, policy(state, seat, rng))

    def _last_round(self) -> float:
        """The last round that is played."""
        game = self.game
        if self.rounds is None or game.evaluation is None or game.round is None:
            return float("inf")
        return game.round(self.view) + self.rounds


def worth(game: Game, state: State, seat: Seat) -> float:
    """How well a seat did, from 0 to 1: for the most part whether it won, a little how many it left behind."""
    standing = game.standing(state)
    won = seat in standing.winners and 1 / len(standing.winners)
    own = standing.places[seat]
    behind = sum(place > own for place in standing.places) / max(1, len(standing.places) - 1)
    return (1 - FOR_THE_PLACE) * won + FOR_THE_PLACE * behind
