"""What takes the fancy of Whim: a fight for its own sake, a trait it likes, a square that is nice.

None of it leads into the pit where the hamster could stay out of it, and none does nothing at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    LANES,
    PIT,
    REST,
    RUN,
    THROW,
    Allocate,
    Challenge,
    Declare,
    Flip,
    Land,
    Place,
    Push,
    Recover,
    Sidestep,
    Spend,
    Walk,
    strip,
)
from hamster_table.engine.run_hamster_run.chips import LoseChip, face_up
from hamster_table.engine.run_hamster_run.deed_bite_throw import ChooseLanding, TakeChip
from hamster_table.engine.run_hamster_run.deeds import OFFERS, Act, rest_offers
from hamster_table.engine.run_hamster_run.grid import NEIGHBOURS
from hamster_table.engine.run_hamster_run.prospects import prospects
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.setup import PlaceHamster
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

PERCENT = 65
"""In how many of 100 choices Whim follows a fancy. By games between computers, in which it is to beat random play and
lose to Steady."""
LOWEST_START = 3
"""The lowest strip on which it likes to begin."""


def fancy(view: RunHamsterRun, seat: Seat, rng: random.Random) -> Action | None:
    """An action that a child might like in this place; None: nothing takes its fancy."""
    step = view.agenda[-1]
    fancies = FANCIES.get(type(step))
    found = fancies(view, seat, step) if fancies is not None else ()
    return rng.choice(found) if found else None


def places(view: RunHamsterRun, seat: Seat, step: PlaceHamster) -> Sequence[Action]:
    """Any square that is not close to the pit."""
    found = step.actions(view, seat)
    return [place for place in found if isinstance(place, Place) and strip(place.square) >= LOWEST_START]


def splits(view: RunHamsterRun, seat: Seat, step: AllocatePluck) -> Sequence[Action]:
    """Any split with which the hamster can stay out of the pit; in the pit all on one trait."""
    pluck, here = view.hand[seat], view.where[seat]
    if here == PIT:
        return Allocate(pluck, 0, 0), Allocate(0, pluck, 0)
    least = max(0, view.speed + 1 - strip(here))
    found = step.actions(view, seat)
    return [
        split
        for split in found
        # Whoever puts most into initiative has nothing left to do with it.
        if isinstance(split, Allocate) and split.scamper >= min(least, pluck) and 2 * split.friskiness <= pluck
    ]


def deeds(view: RunHamsterRun, seat: Seat, step: DeclareDeed) -> Sequence[Action]:
    """Anything but a Rest, which is dull, that does something and does not let the belt carry the hamster off."""
    if view.asleep[seat] or view.where[seat] == PIT:
        return ()
    found = []
    for prospect in prospects(view, seat):
        if prospect.deed == REST:
            continue
        if prospect.does_something and stays_on(view, seat, prospect.deed):
            found.append(Declare(prospect.deed))
    return found


def stays_on(view: RunHamsterRun, seat: Seat, deed: str) -> bool:
    """Whether a hamster that does this is still on the belt when it has moved, as far as nobody else touches it."""
    higher = {RUN: view.scamper[seat], REST: 0}.get(deed, 0)
    return strip(view.where[seat]) + higher > view.speed


def parts(view: RunHamsterRun, seat: Seat, step: Act) -> Sequence[Action]:
    """Any part of the deed that leads up the belt or against a rival, while there is breath left to stay out of the
    pit; a resting hamster takes its chip where it likes."""
    here, deed = view.where[seat], view.declared[seat]
    if here == PIT:
        return ()
    if deed == REST:
        return [part for part in rest_offers(view, seat) if isinstance(part, Recover)]
    offers, spare = OFFERS[deed](view, seat), strip(here) + face_up(view, seat) - view.speed - 1
    if deed in (BITE, THROW):
        # Nobody walks away from a fight: the free square leads to a rival where none is within reach.
        tests = [part for part in offers if isinstance(part, Challenge)]
        return tests or [part for part in offers if isinstance(part, Walk) and _leads_to_somebody(view, seat, part)]
    return [part for part in offers if _is_lively(view, here, part, spare)]


def _leads_to_somebody(view: RunHamsterRun, seat: Seat, walk: Walk) -> bool:
    """Whether it is no step down, and a rival is beside where it ends."""
    if strip(walk.square) < strip(view.where[seat]):
        return False
    beside = (view.occupant[square] for square in NEIGHBOURS[view.diagonal][walk.square] if square != PIT)
    return any(other not in (-1, seat) for other in beside)


def _is_lively(view: RunHamsterRun, here: int, part: Action, spare: int) -> bool:
    match part:
        case Flip(square):
            return square > here and strip(square) > strip(here)
        case Spend(_, then):
            return then is not None and strip(then) == strip(here) + 2
        case Sidestep(square):
            # Only past somebody: a step aside before a free square is none that leads anywhere.
            ahead = here + LANES
            return ahead < len(view.occupant) and view.occupant[ahead] >= 0 and view.occupant[square] < 0
        case Push(target):
            return spare > 0 and view.where[target] < here
    return False


def losses(view: RunHamsterRun, seat: Seat, step: TakeChip) -> Sequence[Action]:
    """Any trait of the bitten hamster."""
    return step.actions(view, seat)


def landings(view: RunHamsterRun, seat: Seat, step: ChooseLanding) -> Sequence[Action]:
    """Anywhere down the belt."""
    there = view.where[step.target]
    found = step.actions(view, seat)
    return [land for land in found if isinstance(land, Land) and strip(land.square) < strip(there)]


def payments(view: RunHamsterRun, seat: Seat, step: LoseChip) -> Sequence[Action]:
    """Any chip of its own."""
    return step.actions(view, seat)


FANCIES: Mapping[type[Step[Any, Any]], Callable[[RunHamsterRun, Seat, Any], Sequence[Action]]] = {
    PlaceHamster: places, AllocatePluck: splits, DeclareDeed: deeds, Act: parts, TakeChip: losses,
    ChooseLanding: landings, LoseChip: payments,
}  # fmt: skip
