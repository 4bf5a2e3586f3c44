"""How Steady errs: it does the second best, as people do whose mind wanders, and at most once in a round; and what it
does for its temper."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.learned_choice import minds_nothing
from hamster_table.engine.run_hamster_run import fancies, heuristics, policy
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    DEEDS,
    PIT,
    REST,
    RUN,
    THROW,
    Allocate,
    Challenge,
    Declare,
)
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.run_hamster_run.manners import looks_silly
from hamster_table.engine.run_hamster_run.prospects import prospects
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.engine.tempers import Taste

PERCENT = 90
"""In how many of 100 choices at which Steady may slip it does. By games between computers: it is to beat Whim clearly,
and to lose to the rules of thumb that it plays otherwise."""
MOMENTS = AllocatePluck, DeclareDeed, Act
"""In each round it may slip at one of these, in turn."""
TO_ITS_TASTE = 0.4
"""So often a player with a temper does, of what is about as good, what it likes best; else it may slip as others do.
More of that would cost strength."""
NEAR = 2
"""A split that moves so many chips from one trait to others is taken for about as good."""
HARDLY_WORSE = 1.5
"""A deed that is worth so many rounds less is taken for about as good."""


def slip(view: RunHamsterRun, seat: Seat, rng: random.Random, taste: Taste = minds_nothing) -> Action | None:
    """An action about as good as the best at first sight, by chance or to its taste; None: it does the best one."""
    step = view.agenda[-1]
    may_slip, has_temper = type(step) is MOMENTS[(view.round + seat) % len(MOMENTS)], taste is not minds_nothing
    if view.where[seat] == PIT or type(step) not in MOMENTS or not (may_slip or has_temper):
        return None
    best = policy.choose(view, seat, rng)
    found = [one for one in SLIPS[type(step)](view, seat, step, best) if one != best]
    if has_temper and rng.random() < TO_ITS_TASTE:
        sensible = (one for one in found if not looks_silly(view, seat, one))
        liked = {one: taste(view, seat, one) for one in (best, *sensible)}
        most = max(liked.values())
        return None if liked[best] == most else rng.choice([one for one in liked if liked[one] == most])
    return rng.choice(found) if found and may_slip else None


def splits(view: RunHamsterRun, seat: Seat, step: AllocatePluck, best: Action) -> Sequence[Action]:
    """A chip or two elsewhere, with which the hamster still stays out of the pit."""
    assert isinstance(best, Allocate)
    found = [one for one in fancies.splits(view, seat, step) if isinstance(one, Allocate)]
    return [one for one in found if _moved(one, best) <= NEAR]


def _moved(one: Allocate, other: Allocate) -> int:
    """How many chips lie elsewhere."""
    pairs = (one.scamper, other.scamper), (one.mettle, other.mettle), (one.friskiness, other.friskiness)
    return sum(max(0, a - b) for a, b in pairs)


def deeds(view: RunHamsterRun, seat: Seat, step: DeclareDeed, best: Action) -> Sequence[Action]:
    """A deed that does something and is worth little less than the best."""
    if view.asleep[seat]:
        return ()
    pluck, able = (
        view.pluck(seat),
        {one.deed for one in prospects(view, seat) if one.deed == REST or one.does_something},
    )
    worth = {deed: policy.worth(view, seat, deed, pluck) for deed in DEEDS}
    least = max(worth.values()) - HARDLY_WORSE
    found = [deed for deed in DEEDS if deed in able and worth[deed] >= least and fancies.stays_on(view, seat, deed)]
    return [Declare(deed) for deed in found if deed != THROW or view.mettle[seat] > 1]


def parts(view: RunHamsterRun, seat: Seat, step: Act, best: Action) -> Sequence[Action]:
    """Another way to begin the deed that leads up the belt, or to a test with a fair chance."""
    if view.begun or view.declared[seat] not in (RUN, BITE, THROW):
        return ()
    found = fancies.parts(view, seat, step)
    return [part for part in found if not isinstance(part, Challenge) or _is_fair(view, seat, part.target)]


def _is_fair(view: RunHamsterRun, seat: Seat, target: Seat) -> bool:
    return heuristics.fought(view, seat, target, view.declared[seat]) > 0 and view.mettle[seat] >= view.mettle[target]


SLIPS: Mapping[type[Step[Any, Any]], Callable[[RunHamsterRun, Seat, Any, Action], Sequence[Action]]] = {
    AllocatePluck: splits, DeclareDeed: deeds, Act: parts,
}  # fmt: skip
