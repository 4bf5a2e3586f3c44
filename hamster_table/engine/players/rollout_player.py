"""Sharp, who plays each idea out in imagined games before it acts."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.players.rollout import Trial

WIDEST = 40
"""So many actions are compared at most; of more, a fair choice."""
FIRM = 4
"""Fewer trials prove nothing."""


@dataclass(frozen=True, slots=True)
class Sharp:
    """Plays on from imagined states with each action it may take, all with the same luck, and drops the worse half of
    them again and again. The policy's action stands unless another one proves better. A secret choice is drawn among
    those that are about as good as the best, so that nobody can read it."""

    rollouts: int = 300
    """How many games it imagines for a choice."""
    rounds: int | None = 1
    """How many rounds they go on, where the game can judge a view; None: to the end."""
    slips: float = 0.05
    """How often somebody in them strays from the policy."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        if game.think is not None:
            return game.think(view, seat, rng, "sharp", stop)
        arms = _arms(game, view, seat, rng)
        if len(arms) > 1:
            self._compare(arms, Trial(game, view, seat, self.rounds, self.slips), rng, stop)
        if len(view.agenda[-1].seats) > 1:
            return rng.choice(about_the_best(arms)).action
        return proven(arms).action

    def _compare(self, arms: list[Arm], trial: Trial, rng: random.Random, stop: Stop) -> None:
        """Give each arm its trials, the better ones more."""
        racing = arms
        stages = ceil(log2(len(arms))) + 1
        while len(racing) > 1:
            for _ in range(max(1, self.rollouts // stages // len(racing))):
                if stop():
                    return
                seed = rng.getrandbits(64)
                for arm in racing:
                    arm.values.append(trial.value(arm.action, seed))
            # The first arm is what the others are measured by: it stays to the end.
            better = sorted(racing[1:], key=Arm.mean, reverse=True)
            racing = [racing[0], *better[: len(better) // 2]]


@dataclass(slots=True)
class Arm:
    """An action that is compared with others, and what its trials were worth: the n-th of all arms with equal luck."""

    action: Action
    values: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else -inf


def _arms(game: Game, view: State, seat: Seat, rng: random.Random) -> list[Arm]:
    """What may be done, without repetition, the policy's action first."""
    step = view.agenda[-1]
    first = game.policy(view, seat, rng) if game.policy else step.sample(view, seat, rng)
    others = [action for action in dict.fromkeys(step.actions(view, seat)) if action != first]
    if len(others) >= WIDEST:
        others = rng.sample(others, WIDEST - 1)
    return [Arm(first), *map(Arm, others)]


def gain(arm: Arm, other: Arm) -> tuple[float, float]:
    """How much more the trials of *arm* were worth than those of *other* with the same luck, and the standard error."""
    differences = [a - b for a, b in zip(arm.values, other.values, strict=False)]
    n = len(differences)
    if n < FIRM:
        return -inf, 0.0
    mean = sum(differences) / n
    return mean, sqrt(sum((difference - mean) ** 2 for difference in differences) / (n - 1) / n)


def best(arms: list[Arm]) -> Arm:
    """The arm that gains most on the first one, of those that were not dropped early."""
    most = max(len(arm.values) for arm in arms)
    return max((arm for arm in arms if 2 * len(arm.values) >= most), key=lambda arm: gain(arm, arms[0])[0])


def proven(arms: list[Arm]) -> Arm:
    """The best arm if it gains more than one standard error on the first one, else the first one."""
    winner = best(arms)
    more, error = gain(winner, arms[0])
    return winner if more > error else arms[0]


def about_the_best(arms: list[Arm]) -> list[Arm]:
    """The proven arm, and those that gain on the first one too and are within one standard error of it."""
    winner = proven(arms)
    near = [winner]
    for arm in arms:
        if arm is not winner and 2 * len(arm.values) >= len(winner.values) and gain(arm, arms[0])[0] > 0:
            behind, error = gain(winner, arm)
            if behind <= error:
                near.append(arm)
    return near if winner is not arms[0] else [winner]
