"""What a deed is worth to a hamster, in rounds outlived; harm to a rival counts by its share of all rivals."""

from __future__ import annotations

from functools import cache

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import BITE, EATEN, LANES, PIT, RUN, STRIPS, Deed, Square
from hamster_table.engine.run_hamster_run.evaluation import FASTEST, MOST, rounds_after, rounds_in_pit
from hamster_table.engine.run_hamster_run.grid import BEYOND, NEIGHBOURS, REACH, WALL
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

PER_CHIP, PER_STRIP = 0.4, 0.1
"""What pluck and height count for beyond the rounds they give, because others push and bite."""
IMPOSSIBLE = -1000.0
IF_STILL_THERE = 0.6
"""How likely a rival that acts earlier can still be reached when one's own turn comes."""


def share_of_harm(state: RunHamsterRun) -> float:
    """What a round lost by one rival is worth: the more rivals, the less."""
    # At least one: at the very end nobody but oneself may be left.
    return 1 / max(1, state.seats - 1 - state.where.count(EATEN))


def prospect(state: RunHamsterRun, square: Square, pluck: int) -> float:
    """How many rounds a hamster would outlive if it stood there with that much pluck when the belt begins to roll."""
    if square < 0:
        return rounds_in_pit(pluck, min(MOST, state.alligators + 1))
    return standing(square // LANES, pluck, min(FASTEST, state.speed), state.star)


@cache
def standing(row: int, pluck: int, speed: int, star: int) -> float:
    """The same on the belt, on a row that is counted from 0; *speed* is at most `FASTEST`."""
    return rounds_after(row + 1, pluck, speed, star) + PER_CHIP * pluck + PER_STRIP * row


def higher(square: Square, steps: int) -> Square:
    """The square so many steps up the belt, the top at most."""
    return min(square // LANES + steps, STRIPS - 1) * LANES + square % LANES


def resting(state: RunHamsterRun, seat: Seat, pluck: int) -> float:
    """What a Rest is worth to a hamster with that much pluck."""
    here = state.where[seat]
    gained = here != PIT and pluck < PLUCK
    return prospect(state, here, pluck + gained)


def running(state: RunHamsterRun, seat: Seat, chips: int, pluck: int) -> float:
    """What a Run with so many face-up chips is worth, if nobody is in the way."""
    here = state.where[seat]
    if here == PIT:
        return prospect(state, here, max(0, pluck - 1))
    return running_from(here // LANES, chips, pluck, min(FASTEST, state.speed), state.star)


@cache
def running_from(row: int, chips: int, pluck: int, speed: int, star: int) -> float:
    """The same on the belt, from a row that is counted from 0; *speed* is at most `FASTEST`."""
    # One chip less, here and below: whoever does not rest pays for it at the end of the round (RR-48).
    value = standing(min(row + chips, STRIPS - 1), max(0, pluck - 1), speed, star)
    # A spent chip leads one square further than a flipped one, and is gone. One is kept for Fatigue (RR-48).
    for spent in range(1, min(chips, pluck - 1) + 1):
        harder = standing(min(row + chips + spent, STRIPS - 1), pluck - 1 - spent, speed, star)
        if harder <= value:
            break
        value = harder
    return value


def stays(state: RunHamsterRun, seat: Seat, other: Seat, square: Square) -> float:
    """What it is worth to *other* to be on that square once *seat* has acted: it may still run."""
    pluck = state.pluck(other)
    # Whoever runs later makes up for it, and pays the chip of the Run (RR-48).
    if square >= 0 and state.declared[other] == RUN and acts_later(state, seat, other):
        square, pluck = higher(square, state.scamper[other] - state.down[other]), max(0, pluck - 1)
    return prospect(state, square, pluck)


def acts_later(state: RunHamsterRun, seat: Seat, other: Seat) -> bool:
    """Whether the other one has the lower initiative."""
    order = state.order
    return order.index(other) > order.index(seat)


def thrown(state: RunHamsterRun, seat: Seat, other: Seat) -> float:
    """What a Throw of that rival is worth."""
    mettle, there = state.mettle[seat], state.where[other]
    if mettle < 2:
        return 0.0
    # Straight down the lane, as far as the throw reaches.
    fall = mettle // 2 * LANES
    low = there - fall if there >= fall else PIT
    harm = stays(state, seat, other, there) - stays(state, seat, other, low)
    return share_of_harm(state) * harm * mettle / (mettle + state.mettle[other])


def bitten(state: RunHamsterRun, seat: Seat, other: Seat) -> float:
    """What a Bite of that rival is worth."""
    mettle, there, pluck = state.mettle[seat], state.where[other], state.pluck(other)
    if not mettle or not pluck:
        return 0.0
    harm = prospect(state, there, pluck) - prospect(state, there, pluck - 1)
    return share_of_harm(state) * harm * mettle / (mettle + state.mettle[other])


def fought(state: RunHamsterRun, seat: Seat, other: Seat, deed: Deed) -> float:
    """What a Bite or a Throw of that rival is worth."""
    return bitten(state, seat, other) if deed == BITE else thrown(state, seat, other)


def fighting(state: RunHamsterRun, seat: Seat, deed: Deed, pluck: int) -> float:
    """What declaring a Bite or a Throw is worth, with the step up that it allows."""
    here = state.where[seat]
    best = 0.0
    if state.mettle[seat]:
        for other in reachable(state, seat):
            worth = fought(state, seat, other, deed)
            best = max(best, worth if acts_later(state, seat, other) else worth * IF_STILL_THERE)
    return prospect(state, here if here == PIT else higher(here, 1), max(0, pluck - 1)) + best


def reachable(state: RunHamsterRun, seat: Seat) -> list[Seat]:
    """The rivals that a hamster may challenge, at once or after a step if the way is free."""
    here = state.where[seat]
    if here == PIT:
        return [other for other in state.in_pit() if other != seat]
    # Two squares: the free one of Bite and Throw, and the one of the rival.
    near = REACH[state.diagonal][2][here]
    return [other for other, square in enumerate(state.where) if square >= 0 and square in near and other != seat]


def touching(state: RunHamsterRun, seat: Seat, square: Square) -> list[Seat]:
    """The rivals next to a belt square."""
    near = NEIGHBOURS[state.diagonal][square]
    return [other for other, there in enumerate(state.where) if there >= 0 and there in near and other != seat]


def pushed(state: RunHamsterRun, seat: Seat, other: Seat, chips: int) -> float:
    """What pushing that neighbour is worth, as far as it pays, more than running on with so many chips."""
    mettle = state.mettle[seat]
    if other not in state.pushed and not mettle:
        return IMPOSSIBLE
    chance = 1.0 if other in state.pushed else mettle / (mettle + state.mettle[other])
    pluck, here, there = max(0, state.pluck(seat) - 1), state.where[seat], state.where[other]
    # What running on would bring, and how much of that the flip of a lost test costs.
    free = prospect(state, higher(here, chips), pluck)
    lost = free - prospect(state, higher(here, chips - 1), pluck)
    safe, share = stays(state, seat, other, there), share_of_harm(state)
    best = IMPOSSIBLE
    behind, at = here, there
    for flips in range(1, chips + 1):
        beyond = BEYOND[state.diagonal][behind, at]
        if beyond == WALL or (beyond != PIT and state.occupant[beyond] >= 0):
            break
        # The pusher ends where the victim was, with fewer chips left to run.
        own = free - prospect(state, higher(at, chips - flips), pluck)
        harm = safe - stays(state, seat, other, beyond)
        best = max(best, chance * (share * harm - own) - (1 - chance) * lost)
        if beyond == PIT:
            break
        behind, at = at, beyond
    return best
