"""Sharp: compares its actions by rollouts, games that it imagines from what it sees.

They are played on by rules of thumb to the end of the next round, and what they have come to is judged by a rule of
thumb. In a game of which a policy was learned for it (`LearnedValue.lesser`) it plays that, and imagines nothing.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.learned_value import Policy
from hamster_table.engine.players.rollout import Rollout, policy_of

MAX_CANDIDATES = 40
"""The most actions that are compared; of more, a random selection."""
MIN_SAMPLES = 4
"""The least rollouts from which a difference is concluded."""


@dataclass(frozen=True, slots=True)
class RolloutPlayer:
    """Compares actions by rollouts from sampled states, all with the same luck, by successive halving.

    The policy's action stands unless another one is significantly better. A secret choice is drawn from those about as
    good as the best, so that it cannot be predicted.
    """

    rollouts: int = 100
    """How many rollouts it makes for a choice."""
    rounds: int | None = 1
    """How many rounds a rollout goes on before the view is evaluated; None: to the end."""
    error_rate: float = 0.05
    """The probability of a random action instead of the policy's in rollouts."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        policy = policy_of(game)
        if policy is not None and type(view.agenda[-1]) in game.unsearched:
            return policy(view, seat, rng)
        if game.learned is not None and game.learned.lesser is not None:
            return game.learned.lesser(view, seat, rng)
        candidates = candidates_of(game.policy, view, seat, rng, MAX_CANDIDATES)
        if len(candidates) > 1:
            trial = Rollout(game, view, seat, game.policy, self.rounds, self.error_rate)
            halve(candidates, self.rollouts, trial, rng, stop)
        # Several choose in secret: whoever always takes the best can be foreseen.
        if len(view.agenda[-1].seats) > 1:
            return rng.choice(near_best(candidates)).action
        return significantly_best(candidates).action


@dataclass(slots=True)
class Candidate:
    """An action with the values of its rollouts; the n-th rollouts of all candidates have the same luck."""

    action: Action
    values: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else -inf


def halve(candidates: list[Candidate], rollouts: int, trial: Rollout, rng: random.Random, stop: Stop) -> None:
    """Successive halving with common random numbers: give each candidate its rollouts, the better ones more."""
    racing = candidates
    stages = ceil(log2(len(candidates))) + 1
    while len(racing) > 1:
        # Each stage has the same share of the rollouts: the fewer candidates are left, the more each of them gets.
        for _ in range(max(1, rollouts // stages // len(racing))):
            # Asked between rows only, so that no candidate has luck that the others have not had.
            if stop():
                return
            seed = rng.getrandbits(64)
            for candidate in racing:
                candidate.values.append(trial.value(candidate.action, seed))
        # The first candidate is what the others are measured by: it stays to the end.
        better = sorted(racing[1:], key=Candidate.mean, reverse=True)
        racing = [racing[0], *better[: len(better) // 2]]


def candidates_of(policy: Policy | None, view: State, seat: Seat, rng: random.Random, most: int) -> list[Candidate]:
    """The legal actions without repetition, the policy's first; of more than *most*, a random selection."""
    step = view.agenda[-1]
    first = policy(view, seat, rng) if policy else step.sample(view, seat, rng)
    others = [action for action in dict.fromkeys(step.actions(view, seat)) if action != first]
    if len(others) >= most:
        others = rng.sample(others, most - 1)
    return [Candidate(first), *map(Candidate, others)]


def gain(candidate: Candidate, other: Candidate) -> tuple[float, float]:
    """The mean difference in value of *candidate* over *other* in paired rollouts, and its standard error."""
    # Not strict: one that was dropped has fewer values, and only those of equal luck are paired.
    differences = [a - b for a, b in zip(candidate.values, other.values, strict=False)]
    n = len(differences)
    if n < MIN_SAMPLES:
        return -inf, 0.0
    mean = sum(differences) / n
    return mean, sqrt(sum((difference - mean) ** 2 for difference in differences) / (n - 1) / n)


def best(candidates: list[Candidate]) -> Candidate:
    """The candidate that gains most on the first one, of those that were not dropped early."""
    # The highest mean of few rollouts is mostly luck: who was dropped early cannot be the best after all.
    most = max(len(candidate.values) for candidate in candidates)
    return max(
        (candidate for candidate in candidates if 2 * len(candidate.values) >= most),
        key=lambda candidate: gain(candidate, candidates[0])[0],
    )


def significantly_best(candidates: list[Candidate]) -> Candidate:
    """The best candidate if it gains more than one standard error on the first one, else the first one."""
    winner = best(candidates)
    more, error = gain(winner, candidates[0])
    return winner if more > error else candidates[0]


def near_best(candidates: list[Candidate]) -> list[Candidate]:
    """The significantly best candidate, and those that also gain on the first one and are within one standard error.

    Where none is significantly better than the first one, only the first one.
    """
    winner = significantly_best(candidates)
    if winner is candidates[0]:
        # What seems better may lead by luck alone. All of it would be "near" here, since none of it is behind.
        return [winner]
    near = [winner]
    for candidate in candidates:
        if (
            candidate is not winner
            and 2 * len(candidate.values) >= len(winner.values)
            and gain(candidate, candidates[0])[0] > 0
        ):
            behind, error = gain(winner, candidate)
            if behind <= error:
                near.append(candidate)
    return near
