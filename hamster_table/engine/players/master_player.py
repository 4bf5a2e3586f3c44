"""Master: plays what was learned from games; where nothing was learned, or a search finds better, it searches."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.players.rollout import LearnedRollout, Rollout, imagined_of, policy_of
from hamster_table.engine.players.rollout_player import Candidate, best, candidates_of, gain, halve, near_best

MOST_CANDIDATES = 60
"""The most actions that are compared; of more, a random selection."""


@dataclass(frozen=True, slots=True)
class MasterPlayer:
    """Compares actions by rollouts with common random numbers, by successive halving, and values where they end
    by what was learned from games of computer players. What was learned to be played is its first candidate, and what
    everybody plays in its rollouts, unless something quicker does (`LearnedValue.imagined`).

    A secret choice is drawn with the probabilities that were learned for it, else from those about as good as the
    best, so that it cannot be predicted. Where rollouts find nothing better (`LearnedValue.lesser`) it plays what
    was learned. A game of which nothing was learned is searched as *Sharp* does, with more rollouts.
    """

    rollouts: int = 250
    """How many rollouts it makes for a choice."""
    secret_rollouts: int = 1200
    """The same for a choice that several make in secret: it decides most, and has the most actions."""
    error_rate: float = 0.02
    """The probability of a random action instead of the policy's in rollouts."""
    policy_rate: float = 0.8
    """The probability that another seat's sealed choice is sampled from the policy; else it is uniform."""
    proof: float = 1.0
    """So many standard errors must another action be better than the policy's."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        policy, step = policy_of(game), type(view.agenda[-1])
        unsearched = game.unsearched if game.learned is None else game.learned.unsearched
        is_searched = game.learned is None or game.learned.lesser is None
        if policy is not None and (step in unsearched or not is_searched):
            return policy(view, seat, rng)
        candidates = self.search(game, view, seat, rng, stop)
        if len(candidates) == 1:
            return candidates[0].action
        if len(view.agenda[-1].seats) > 1:
            return rng.choice(near_best(candidates)).action
        winner = best(candidates)
        more, error = gain(winner, candidates[0])
        return (winner if more > self.proof * error else candidates[0]).action

    def search(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> list[Candidate]:
        """The actions with the values of their rollouts, the policy's first."""
        candidates = candidates_of(policy_of(game), view, seat, rng, MOST_CANDIDATES)
        if len(candidates) > 1:
            halve(candidates, self._number(game, view), self.trial(game, view, seat), rng, stop)
        return candidates

    def _number(self, game: Game, view: State) -> int:
        return self.secret_rollouts if len(view.agenda[-1].seats) > 1 else self.rollouts

    def trial(self, game: Game, view: State, seat: Seat) -> Rollout:
        """What tells the value of an action of that view."""
        policy = imagined_of(game)
        if game.learned is None:
            return Rollout(game, view, seat, policy, 1, self.error_rate)
        until = game.learned.moment(view)
        return LearnedRollout(game, view, seat, policy, None, self.error_rate, self.policy_rate, until)
