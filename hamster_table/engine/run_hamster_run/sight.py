"""What a hamster sees, as numbers of what is so, for what is learned from games.

Everything that can be so has a number: "I stand on strip 4 with 5 chips", "a rival with 2 chips stands two strips ahead
of me". What a seat sees is the list of the numbers of all that is so.
"""

from __future__ import annotations

from hamster_table.engine.kernel import Seat
from hamster_table.engine.learned_choice import Numbers
from hamster_table.engine.run_hamster_run.actions import DEEDS, LANES, PIT, STRIPS, Deed, Square
from hamster_table.engine.run_hamster_run.evaluation import FASTEST, MOST, rounds_in_pit, rounds_on_belt
from hamster_table.engine.run_hamster_run.heuristics import acts_later
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

HEIGHTS, CHIPS = STRIPS + 1, PLUCK + 1
"""A hamster stands on strip 1 to 10, or 0, in the pit, with 0 to 7 chips."""
SPEEDS, ALLIGATORS, ROUNDS, LIVES, METTLES, MARGINS = 8, 8, 16, 16, 6, 16
"""What is more counts as the last of so many."""
PLACES, RIVALS, LIFE_GAPS = 5, 5, 11
NEAR = 3
"""So many steps away a rival is near."""
CELLS = {
    cell: n
    for n, cell in enumerate(
        (up, aside)
        for up in range(-NEAR, NEAR + 1)
        for aside in range(-NEAR, NEAR + 1)
        if 0 < abs(up) + abs(aside) <= NEAR
    )
}
"""The squares near a hamster, by strips up and lanes to the right."""
WAYS_APART = 2 * STRIPS - 1, 2 * LANES - 1
DEED_NUMBER: dict[Deed, int] = {"": 0} | {deed: n + 1 for n, deed in enumerate(DEEDS)}
TURNS = 2 * len(DEED_NUMBER)
"""What a rival has declared, if anything, and whether it acts later."""
MOMENTS = 32
"""What of a deed is done: begun, changed, walked, challenged, sidestepped."""
LESS = (0.0, 0.25, 0.5, 1.0, 1.5, 2.5)
"""A deed that is worth less than the best by so many rounds at most is as good as any other of these."""
LOSSES = len(LESS) + 1

_numbers = Numbers()
_take = _numbers.take
STANDS, FALLS, STAR = _take(HEIGHTS * CHIPS), _take(HEIGHTS * SPEEDS), _take(HEIGHTS * SPEEDS)
PIT_HOLDS, ROUND, LANE = _take(2 * ALLIGATORS), _take(ROUNDS), _take(LANES + 1)
COMPANY, LIFE, DIAGONAL, OUTLIVES = _take(RIVALS * RIVALS), _take(2 * LIVES), _take(1), _take(RIVALS)
RIVAL_STANDS, RIVAL_LIFE = _take(HEIGHTS * CHIPS), _take(LIFE_GAPS)
RIVAL_APART, RIVAL_NEAR, RIVAL_IN_PIT = _take(WAYS_APART[0] * WAYS_APART[1]), _take(len(CELLS) * CHIPS), _take(CHIPS)
AT_START = _numbers.next
"""So many numbers there are as a round begins."""
SPLIT, FRISKINESS, PLACE, IS_LAST = _take(CHIPS * CHIPS), _take(CHIPS), _take(PLACES * PLACES), _take(1)
NEAR_METTLE, NEAR_TURN, TURN = _take(len(CELLS) * METTLES), _take(len(CELLS) * TURNS), _take(TURNS)
BREATH_OF, METTLE_IN_PIT, WORTH = _take(CHIPS * TURNS), _take(CHIPS), _take(len(DEEDS) * LOSSES)
DECLARING = _numbers.next
"""So many once all pluck is seen."""
DOES, BREATH, MARGIN = _take(len(DEEDS) * MOMENTS), _take(CHIPS * HEIGHTS), _take(MARGINS)
ACTING = _numbers.next
"""So many for a hamster whose turn it is."""


def height_of(square: Square) -> int:
    """The strip of a square, 0 for the pit."""
    return square // LANES + 1 if square >= 0 else 0


def cell(here: Square, there: Square) -> int | None:
    """Which of `CELLS` a square of the belt is, seen from another one; None where it is not near."""
    return CELLS.get((there // LANES - here // LANES, there % LANES - here % LANES))


def margin(state: RunHamsterRun, height: int) -> int:
    """How many strips a hamster of that height is from falling into the pit, from 5 too few on."""
    return max(0, min(MARGINS - 1, height - state.speed + 5))


def turn(state: RunHamsterRun, seat: Seat, other: Seat) -> int:
    """What a rival has declared, and whether it acts later than *seat*."""
    return 2 * DEED_NUMBER[state.declared[other]] + acts_later(state, seat, other)


def loss(less: float) -> int:
    """Which of `LOSSES` it is to be worth so many rounds less than the best."""
    return next((n for n, most in enumerate(LESS) if less <= most), len(LESS))


def rounds(state: RunHamsterRun, height: int, pluck: int) -> float:
    """How many rounds a hamster lives undisturbed."""
    if height:
        return rounds_on_belt(height, pluck, min(FASTEST, state.speed), state.star)
    return rounds_in_pit(pluck, min(MOST, state.alligators + 1))


def at_start(state: RunHamsterRun, seat: Seat) -> list[int]:
    """What is so for a hamster that is in play, whatever is declared."""
    here, pluck, slow = state.where[seat], state.pluck(seat), min(state.speed, SPEEDS - 1)
    height = height_of(here)
    lives = rounds(state, height, pluck)
    found = [
        STANDS + height * CHIPS + pluck,
        FALLS + height * SPEEDS + slow,
        STAR + state.star * SPEEDS + slow,
        PIT_HOLDS + 2 * min(state.alligators, ALLIGATORS - 1) + (not height),
        ROUND + min(state.round, ROUNDS - 1),
        LANE + (here % LANES if height else LANES),
        # In the pit quarters of rounds, since it is a short life.
        LIFE + (min(LIVES - 1, int(lives)) if height else LIVES + min(LIVES - 1, int(4 * lives))),
    ]
    if state.diagonal:
        found.append(DIAGONAL)
    on_belt = in_pit = outlived = 0
    for other, there in enumerate(state.where):
        if there < PIT or other == seat:
            continue
        chips, high = state.pluck(other), height_of(there)
        more = rounds(state, high, chips) - lives
        outlived += more < 0
        found += (
            RIVAL_STANDS + high * CHIPS + chips,
            RIVAL_LIFE + max(0, min(LIFE_GAPS - 1, LIFE_GAPS // 2 + round(2 * more))),
        )
        if not high:
            in_pit += 1
            if not height:
                found.append(RIVAL_IN_PIT + chips)
            continue
        on_belt += 1
        if height:
            up, aside = high - height + STRIPS - 1, there % LANES - here % LANES + LANES - 1
            found.append(RIVAL_APART + up * WAYS_APART[1] + aside)
            if (near := cell(here, there)) is not None:
                found.append(RIVAL_NEAR + near * CHIPS + chips)
    found += (COMPANY + on_belt * RIVALS + in_pit, OUTLIVES + outlived)
    return found


def declaring(state: RunHamsterRun, seat: Seat) -> list[int]:
    """The same once all pluck is seen and the initiative is drawn."""
    found, here, order, mettle = at_start(state, seat), state.where[seat], state.order, state.mettle
    place, last = order.index(seat), len(order) - 1
    found += (
        SPLIT + state.scamper[seat] * CHIPS + mettle[seat],
        FRISKINESS + state.friskiness[seat],
        PLACE + PLACES * place + last,
    )
    if place == last:
        found.append(IS_LAST)
    for other in order:
        there = state.where[other]
        if other == seat or there < PIT:
            continue
        does = turn(state, seat, other)
        found += (TURN + does, BREATH_OF + (state.scamper[other] - state.down[other]) * TURNS + does)
        if there == here:
            found.append(METTLE_IN_PIT + mettle[other])
        elif there >= 0 and here >= 0 and (near := cell(here, there)) is not None:
            found += (NEAR_METTLE + near * METTLES + min(mettle[other], METTLES - 1), NEAR_TURN + near * TURNS + does)
    return found


def acting(state: RunHamsterRun, seat: Seat) -> list[int]:
    """The same for a hamster whose turn to act it is."""
    found, height, deed = declaring(state, seat), height_of(state.where[seat]), DEEDS.index(state.declared[seat])
    done = 16 * state.begun + 8 * state.changed + 4 * state.walked + 2 * state.challenged + state.sidestepped
    found += (
        DOES + MOMENTS * deed + done,
        BREATH + (state.scamper[seat] - state.down[seat]) * HEIGHTS + height,
        MARGIN + margin(state, height),
    )
    return found
