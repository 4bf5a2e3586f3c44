"""What computer players of each temper like to do, among what is about as good."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run import policy, slips
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    DEEDS,
    REST,
    RUN,
    THROW,
    Allocate,
    Challenge,
    Change,
    Climb,
    Declare,
    Deed,
    Land,
    Push,
    Recover,
    Sidestep,
    Spend,
    Stop,
)
from hamster_table.engine.run_hamster_run.learned import LEARNED
from hamster_table.engine.run_hamster_run.learned_choices import LEARNED_POLICY, LESSER_POLICY
from hamster_table.engine.run_hamster_run.prospects import prospects
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.engine.tempers import BOLD, CAREFUL, SPITEFUL, TRICKY, Manner, Taste


@dataclass(frozen=True, slots=True)
class Liking:
    """How much a temper counts beside what was learned. By games between computers: so much that it is seen, and makes
    nobody stronger or weaker than the other tempers."""

    master: float
    """What a liking of 1 adds to the preferences of *Master*."""
    sharp: float
    """The same of *Sharp*."""
    sharp_hesitation: float
    """How sure *Sharp* is, as `LearnedPolicy.hesitation`: what a liking costs is made good by it."""


LIKINGS: Mapping[str, Liking] = {
    CAREFUL: Liking(2.0, 0.7, 3.1),
    BOLD: Liking(1.3, 1.6, 2.62),
    SPITEFUL: Liking(7.5, 7.0, 2.3),
    TRICKY: Liking(2.5, 3.0, 2.62),
}


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
    """Bites, throws and pushes whom it may well beat, and lets fall as deep as it can."""
    if isinstance(action, Allocate):
        return action.mettle / 30
    if isinstance(action, Land):
        return -action.square / 10
    if isinstance(action, Declare):
        return float(action.deed in (BITE, THROW) and may_win(view, seat, action.deed))
    if isinstance(action, Challenge):
        return float(view.mettle[seat] >= view.mettle[action.target])
    return float(isinstance(action, Push))


def may_win(view: RunHamsterRun, seat: Seat, deed: Deed) -> bool:
    """Whether somebody is in reach of a deed who has no more Mettle."""
    found = prospects(view, seat)[DEEDS.index(deed)]
    return found.target >= 0 and found.own >= found.against


def tricky(view: RunHamsterRun, seat: Seat, action: Action) -> float:
    """Steps aside, changes its mind, and is rather quick."""
    if isinstance(action, Allocate):
        return min(2, action.friskiness) / 2
    return float(isinstance(action, Change | Sidestep))


def manner(temper: str, taste: Taste) -> Manner:
    """How a hamster of that temper plays."""
    liking = LIKINGS[temper]

    def slip(view: RunHamsterRun, seat: Seat, rng: random.Random) -> Action | None:
        return slips.slip(view, seat, rng, taste)

    learned = replace(
        LEARNED,
        policy=replace(LEARNED_POLICY, taste=lambda *asked: liking.master * taste(*asked)),
        lesser=replace(
            LESSER_POLICY, hesitation=liking.sharp_hesitation, taste=lambda *asked: liking.sharp * taste(*asked)
        ),
    )
    return Manner(policy.choose, slip, learned, ())


MANNERS: Mapping[str, Manner] = {
    temper: manner(temper, taste)
    for temper, taste in {CAREFUL: careful, BOLD: bold, SPITEFUL: spiteful, TRICKY: tricky}.items()
}
