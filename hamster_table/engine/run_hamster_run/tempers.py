"""What computer players of each temper like to do, among what is about as good."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run import policy, slips
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    REST,
    RUN,
    THROW,
    Allocate,
    Challenge,
    Change,
    Climb,
    Declare,
    Land,
    Push,
    Recover,
    Sidestep,
    Spend,
    Stop,
)
from hamster_table.engine.run_hamster_run.learned import LEARNED
from hamster_table.engine.run_hamster_run.learned_choices import LEARNED_POLICY, LESSER_POLICY
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.engine.tempers import BOLD, CAREFUL, SPITEFUL, TRICKY, Manner, Taste

FONDNESS: Mapping[str, tuple[float, float]] = {
    CAREFUL: (1.5, 0.4), BOLD: (0.4, 0.4), SPITEFUL: (4.0, 3.6), TRICKY: (0.8, 1.2),
}  # fmt: skip
"""By temper: how much a liking of 1 counts for *Master* and for *Sharp* beside what was learned. By games between
computers: as much as makes nobody stronger or weaker."""


def careful(view: RunHamsterRun, seat: Seat, action: Action) -> float:
    """Rests, keeps its chips, and stays out of fights that it may lose."""
    if isinstance(action, Allocate):
        return action.mettle / 3
    if isinstance(action, Challenge):
        return -1.0 if view.mettle[action.target] >= view.mettle[seat] else 0.0
    if isinstance(action, Spend | Climb) or action in (Declare(BITE), Declare(THROW)):
        return -0.5
    return float(isinstance(action, Recover | Stop) or action == Declare(REST))


def bold(view: RunHamsterRun, seat: Seat, action: Action) -> float:
    """Runs, and pays for it."""
    if isinstance(action, Allocate):
        return action.scamper / 3
    if isinstance(action, Recover | Stop) or action == Declare(REST):
        return -1.0
    return float(isinstance(action, Spend | Climb) or action == Declare(RUN))


def spiteful(view: RunHamsterRun, seat: Seat, action: Action) -> float:
    """Bites, throws and pushes, and lets fall as deep as it can."""
    if isinstance(action, Land):
        return -action.square / 10
    if action in (Declare(BITE), Declare(THROW)):
        return 0.5  # who goes for others alone falls behind
    return float(isinstance(action, Challenge | Push))


def tricky(view: RunHamsterRun, seat: Seat, action: Action) -> float:
    """Steps aside, changes its mind, and is rather quick."""
    if isinstance(action, Allocate):
        return min(2, action.friskiness) / 2
    return float(isinstance(action, Change | Sidestep)) / 2


def manner(temper: str, taste: Taste) -> Manner:
    """How a hamster of that temper plays."""
    much, less = FONDNESS[temper]

    def slip(view: RunHamsterRun, seat: Seat, rng: random.Random) -> Action | None:
        return slips.slip(view, seat, rng, taste)

    learned = replace(
        LEARNED,
        policy=replace(LEARNED_POLICY, taste=lambda *asked: much * taste(*asked)),
        lesser=replace(LESSER_POLICY, taste=lambda *asked: less * taste(*asked)),
    )
    return Manner(policy.choose, slip, learned, ())


MANNERS: Mapping[str, Manner] = {
    temper: manner(temper, taste)
    for temper, taste in {CAREFUL: careful, BOLD: bold, SPITEFUL: spiteful, TRICKY: tricky}.items()
}
