"""Weighing a choice after the event: what it was worth beside others, in games imagined from what the seat saw."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.players.rollout import Rollout
from hamster_table.engine.players.rollout_player import Candidate, gain, halve

OTHERS = 11
"""With so many other actions a choice is compared at most; of more, a random selection."""
ROLLOUTS = 360
"""How many games are imagined, of all candidates together."""
TOLD = 2
"""How many of the others are told."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that was not chosen."""

    action: Action
    gain: float
    """What it was worth more than the choice, in `unit`; less than 0 where it was worse."""
    error: float
    """The standard error of that; 0 where nothing was drawn by chance."""
    unit: str
    """"chance": of 1, mostly the probability to win; "pieces": of wood."""


def weigh(
    game: Game, view: State, seat: Seat, chosen: Action, rng: random.Random, stop: Stop = never
) -> Sequence[Weighed]:
    """The best of the others that *seat* could have chosen in that view, the best first; () where nothing was left to
    choose, or nobody can say what it is worth. Deterministic in its arguments, unless *stop* cuts it short."""
    if game.weigh is not None:
        return [Weighed(action, worth, 0.0, "pieces") for action, worth in game.weigh(view, seat, chosen, rng)[:TOLD]]
    if game.players:  # games that are not played out to find their value
        return ()
    others = [action for action in dict.fromkeys(view.agenda[-1].actions(view, seat)) if action != chosen]
    if game.policy is not None and (first := game.policy(view, seat, rng)) != chosen and first not in others:
        others.insert(0, first)
    if len(others) > OTHERS:
        others = rng.sample(others, OTHERS)
    if not others:
        return ()
    candidates = [Candidate(chosen), *map(Candidate, others)]
    halve(candidates, ROLLOUTS, Rollout(game, view, seat, game.policy, 1, 0.05), rng, stop)
    # Who has few rollouts was dropped early, and leads by luck if at all.
    most = max(len(one.values) for one in candidates)
    tried = [one for one in candidates[1:] if one.values and 4 * len(one.values) >= most]
    found = [Weighed(one.action, *gain(one, candidates[0]), "chance") for one in tried]
    return sorted((one for one in found if one.gain > -inf), key=lambda one: -one.gain)[:TOLD]
