"""Sound rules of thumb for a hamster: run in time, rest in time, and fight where it pays."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.run_hamster_run import heuristics
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    DEEDS,
    FLIPS,
    FRISKINESS,
    LANES,
    METTLE,
    PIT,
    REST,
    RUN,
    SCAMPER,
    SQUARES,
    TRAITS,
    Allocate,
    Challenge,
    Change,
    Climb,
    Declare,
    Deed,
    Flip,
    Follow,
    Land,
    Lose,
    Place,
    Push,
    Recover,
    Resist,
    Sidestep,
    Spend,
    Square,
    Stake,
    Stop,
    Take,
    Trait,
    Walk,
    strip,
)
from hamster_table.engine.run_hamster_run.chips import LoseChip, face_up
from hamster_table.engine.run_hamster_run.deed_bite_throw import ChooseLanding, TakeChip, can_test, landings
from hamster_table.engine.run_hamster_run.deed_run import EnterSquare
from hamster_table.engine.run_hamster_run.deeds import Act, may_change, may_recover
from hamster_table.engine.run_hamster_run.evaluation import FASTEST
from hamster_table.engine.run_hamster_run.grid import NEIGHBOURS, SIDES
from hamster_table.engine.run_hamster_run.hat import AnswerTest
from hamster_table.engine.run_hamster_run.pit import StakeTrait
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.setup import PlaceHamster
from hamster_table.engine.run_hamster_run.state import PLUCK, START_STRIPS, RunHamsterRun

SELDOM_NEEDED = FRISKINESS, METTLE, SCAMPER
"""The traits from which chips are given away, the least needed first."""
ENOUGH = 0.5
"""A better deed must promise so many rounds more than the declared one to be worth a change."""


def choose(view: RunHamsterRun, seat: Seat, rng: random.Random) -> Action:
    """A sensible action for a hamster, from what its seat sees."""
    step = view.agenda[-1]
    return CHOICES[type(step)](view, seat, rng, step)


def place(view: RunHamsterRun, seat: Seat, rng: random.Random, step: PlaceHamster) -> Action:
    """As high as may be, with nobody close."""
    row = LANES * (START_STRIPS - 1)
    free = [square for square in range(row, row + LANES) if view.occupant[square] < 0]
    lonely = [square for square in free if not heuristics.touching(view, seat, square)]
    return Place(rng.choice(lonely or free))


# Allocating


def allocate(view: RunHamsterRun, seat: Seat, rng: random.Random, step: AllocatePluck) -> Action:
    """Enough Scamper for what is planned, and the rest split by chance, so that nobody can rely on it."""
    pluck, here = view.hand[seat], view.where[seat]
    if here == PIT:
        # Against the alligators one trait is tested, so all chips go into one; Mettle also serves to bite.
        return Allocate(0, pluck, 0)
    scamper = scamper_wanted(view, seat, pluck)
    if scamper < pluck and rng.random() < 0.5:
        scamper += 1
    left = pluck - scamper
    friskiness = min(left, int(rng.random() * 3))
    return Allocate(scamper, left - friskiness, friskiness)


def scamper_wanted(view: RunHamsterRun, seat: Seat, pluck: int) -> int:
    """The fewest chips for a Run that is about as good as any; none when resting is better."""
    return scamper_wanted_at(view.where[seat] // LANES, pluck, min(FASTEST, view.speed), view.star)


@cache
def scamper_wanted_at(row: int, pluck: int, speed: int, star: int) -> int:
    """The same on the belt, on a row that is counted from 0; *speed* is at most `FASTEST`."""
    values = [heuristics.running_from(row, chips, pluck, speed, star) for chips in range(pluck + 1)]
    best = max(values)
    if heuristics.standing(row, min(PLUCK, pluck + 1), speed, star) >= best:
        return 0
    # The fewest, since every chip more is one less for Mettle and Friskiness.
    return next(chips for chips, value in enumerate(values) if value >= best - ENOUGH)


# Declaring, and changing one's mind


def declare(view: RunHamsterRun, seat: Seat, rng: random.Random, step: DeclareDeed) -> Action:
    """The deed that is worth most."""
    if view.asleep[seat]:
        return Declare(REST)
    pluck = view.pluck(seat)
    values = [worth(view, seat, deed, pluck) for deed in DEEDS]
    return Declare(DEEDS[values.index(max(values))])


def worth(view: RunHamsterRun, seat: Seat, deed: Deed, pluck: int) -> float:
    """What a deed is worth to a hamster with that much pluck."""
    if deed == REST:
        return heuristics.resting(view, seat, pluck)
    if deed == RUN:
        chips = view.scamper[seat]
        return heuristics.running(view, seat, chips, pluck) + max(0.0, best_push(view, seat, chips)[0])
    return heuristics.fighting(view, seat, deed, pluck)


def better_deed(view: RunHamsterRun, seat: Seat) -> Action | None:
    """A change of the deed that is worth its chip."""
    pluck, declared = view.pluck(seat), view.declared[seat]
    paid = next(trait for trait in SELDOM_NEEDED if view.trait(trait)[seat])
    least = worth(view, seat, declared, pluck) + ENOUGH
    found = None
    for deed in DEEDS:
        if deed != declared and (value := worth_paid(view, seat, deed, pluck - 1, paid)) > least:
            found, least = Change(deed, paid), value
    return found


def worth_paid(view: RunHamsterRun, seat: Seat, deed: Deed, pluck: int, paid: Trait) -> float:
    """What another deed is worth once a chip of that trait has been paid for it."""
    # The chip that is paid cannot be run with.
    if deed == RUN and paid == SCAMPER:
        return heuristics.running(view, seat, view.scamper[seat] - 1, pluck)
    return worth(view, seat, deed, pluck)


# Acting


def act(view: RunHamsterRun, seat: Seat, rng: random.Random, step: Act) -> Action:
    """The next part of the deed."""
    if may_change(view, seat) and (change := better_deed(view, seat)):
        return change
    deed = view.declared[seat]
    if deed == REST:
        # The chip is allocated anew in the next round (RR-7): until then Mettle helps against attacks.
        return Recover(METTLE) if may_recover(view, seat) else Stop()
    if view.where[seat] == PIT and deed != BITE:
        return Stop()
    return run(view, seat) if deed == RUN else fight(view, seat, deed)


def run(view: RunHamsterRun, seat: Seat) -> Action:
    """Push where it pays, else get up the belt."""
    here, chips = view.where[seat], face_up(view, seat)
    if chips:
        gain, other = best_push(view, seat, chips)
        if gain > 0:
            return Push(other)
    ahead = here + LANES
    if ahead >= SQUARES:
        return Stop()
    if view.occupant[ahead] < 0:
        return ascend(view, seat, here, chips)
    return get_past(view, seat, here, chips)


def best_push(view: RunHamsterRun, seat: Seat, chips: int) -> tuple[float, Seat]:
    """The neighbour that it pays most to push, and what it pays."""
    here = view.where[seat]
    best = (0.0, -1)
    if here >= 0 and chips:
        for other in heuristics.touching(view, seat, here):
            # Only towards the pit: aside it harms nobody, and upwards it helps.
            if strip(view.where[other]) < strip(here):
                best = max(best, (heuristics.pushed(view, seat, other, chips), other))
    return best


def ascend(view: RunHamsterRun, seat: Seat, here: Square, chips: int) -> Action:
    """A square up for a flip, or two for a spent chip when that is worth it."""
    if not chips:
        return Stop()
    ahead, pluck = here + LANES, max(0, view.pluck(seat) - 1)
    beyond = ahead + LANES
    if pluck and beyond < SQUARES and view.occupant[beyond] < 0:
        flipping = heuristics.prospect(view, heuristics.higher(here, chips), pluck)
        if heuristics.prospect(view, heuristics.higher(here, chips + 1), pluck - 1) > flipping:
            return Spend(ahead, beyond)
    return Flip(ahead)


def get_past(view: RunHamsterRun, seat: Seat, here: Square, chips: int) -> Action:
    """Round a hamster that is in the way, or over it."""
    open_sides = [side for side in SIDES[here] if view.occupant[side] < 0 and view.occupant[side + LANES] < 0]
    if open_sides and chips and not view.sidestepped:
        return Sidestep(open_sides[0])
    if open_sides and chips > 1:
        return Flip(open_sides[0])
    landing = here + 2 * LANES
    if chips > 2 and landing < SQUARES and view.occupant[landing] < 0:
        return Climb(view.occupant[here + LANES], landing, FLIPS)
    return Stop()


def fight(view: RunHamsterRun, seat: Seat, deed: Deed) -> Action:
    """Challenge whom it pays most to beat, if need be after a step towards it; and a step up the belt if it is free."""
    here = view.where[seat]
    if not view.challenged and can_test(view, seat):
        gain, other = best_target(view, seat, deed, here)
        if gain > 0:
            return Challenge(other)
        if here != PIT and not view.walked:
            steps = [square for square in NEIGHBOURS[view.diagonal][here] if square >= 0 and view.occupant[square] < 0]
            gain, square = max(((best_target(view, seat, deed, step)[0], step) for step in steps), default=(0.0, here))
            if gain > 0:
                return Walk(square)
    if here != PIT and not view.walked and here + LANES < SQUARES and view.occupant[here + LANES] < 0:
        return Walk(here + LANES)
    return Stop()


def best_target(view: RunHamsterRun, seat: Seat, deed: Deed, square: Square) -> tuple[float, Seat]:
    """Whom it pays most to fight from a square, and what it pays."""
    others = heuristics.reachable(view, seat) if square == PIT else heuristics.touching(view, seat, square)
    return max(((heuristics.fought(view, seat, other, deed), other) for other in others), default=(0.0, -1))


# Being asked


def enter(view: RunHamsterRun, seat: Seat, rng: random.Random, step: EnterSquare) -> Action:
    """It would not have pushed for nothing."""
    return Follow()


def answer(view: RunHamsterRun, seat: Seat, rng: random.Random, step: AnswerTest) -> Action:
    """Resisting costs nothing."""
    return Resist()


def take(view: RunHamsterRun, seat: Seat, rng: random.Random, step: TakeChip) -> Action:
    """A runner loses Scamper while it can still run, others their best trait."""
    target = step.target
    if view.scamper[target] and view.declared[target] == RUN and heuristics.acts_later(view, seat, target):
        return Take(SCAMPER)
    return Take(best_trait(view, target))


def land(view: RunHamsterRun, seat: Seat, rng: random.Random, step: ChooseLanding) -> Action:
    """Where the thrown hamster is worst off."""
    target = step.target
    return Land(min(landings(view, seat, target), key=lambda square: heuristics.stays(view, seat, target, square)))


def stake(view: RunHamsterRun, seat: Seat, rng: random.Random, step: StakeTrait) -> Action:
    """The trait with the most chips."""
    return Stake(best_trait(view, seat))


def lose(view: RunHamsterRun, seat: Seat, rng: random.Random, step: LoseChip) -> Action:
    """A chip that is not needed any more."""
    return Lose(next(trait for trait in SELDOM_NEEDED if view.trait(trait)[seat]))


def best_trait(view: RunHamsterRun, seat: Seat) -> Trait:
    """The trait in which a hamster has most chips."""
    return max(TRAITS, key=lambda trait: view.trait(trait)[seat])


CHOICES: Mapping[type[Step[Any, Any]], Callable[[RunHamsterRun, Seat, random.Random, Any], Action]] = {
    PlaceHamster: place, AllocatePluck: allocate, DeclareDeed: declare, Act: act, EnterSquare: enter,
    AnswerTest: answer, TakeChip: take, ChooseLanding: land, StakeTrait: stake, LoseChip: lose,
}  # fmt: skip
