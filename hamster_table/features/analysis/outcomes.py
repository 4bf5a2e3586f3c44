"""What could have come of a step of chance: all of its outcomes, or a fair part of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from hamster_table.engine.kernel import CHANCE, Action, State

MOST = 9
"""How many different outcomes of a step are compared at most."""
DRAWN = 4
"""How many outcomes are drawn beside the one that came, where there are too many to list."""


def outcomes(state: State, came: Action, rng: random.Random) -> Mapping[Action, float]:
    """The outcomes that the step on top of *state* is judged by, with their weights, which sum to 1; *came* is one.

    All of them with their probabilities, where they are few. Of many, every k-th in the order in which they are
    listed: so the listed ones fall into k classes, and whichever comes is judged by its own class. Every outcome is
    as likely to be the one that came as its weight says, hence luck sums to zero over all of them. Where they are not
    even listed, a few are drawn: as *came* was drawn in the same way, it has the same weight as each of those.
    """
    step = state.agenda[-1]
    if step.is_certain:
        return {came: 1.0}
    if step.is_sampled:
        return _weights([came, *(step.sample(state, CHANCE, rng) for _ in range(DRAWN))])
    listed = step.actions(state, CHANCE)
    if len({*listed}) <= MOST:
        return _weights(listed)
    stride = -(-len(listed) // MOST)
    return _weights(listed[listed.index(came) % stride :: stride])


def _weights(equally_likely: Sequence[Action]) -> Mapping[Action, float]:
    return {action: times / len(equally_likely) for action, times in Counter(equally_likely).items()}
