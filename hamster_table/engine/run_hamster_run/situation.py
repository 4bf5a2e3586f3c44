"""What matters of a hamster's situation at the beginning of a round, as numbers, for what is learned from games."""

from __future__ import annotations

from math import log1p

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import LANES, SQUARES, STRIPS, Square
from hamster_table.engine.run_hamster_run.evaluation import FASTEST, MOST, rounds_in_pit, rounds_on_belt
from hamster_table.engine.run_hamster_run.grid import NEIGHBOURS, REACH
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

NAMES = (
    "one", "in the pit", "pluck on the belt", "pluck in the pit", "pluck squared", "strip", "strip squared", "asleep",
    "rounds on the belt", "rounds in the pit", "falls next", "strip less speed", "speed", "strips to the star",
    "alligators", "alligators in the pit", "rivals", "one rival", "two rivals", "rivals in the pit",
    "pluck of rivals", "most pluck of a rival", "highest rival", "rivals higher", "rivals next to it",
    "rivals within two", "pluck next to it", "blocked", "at the wall", "round", "pluck ahead", "pluck two ahead",
    "pluck behind", "pluck two behind", "pluck beside", "pluck slanting ahead", "pluck slanting behind",
    "least pluck within two", "least pluck of a rival", "rivals lower", "rivals that fall next", "rivals without pluck",
)  # fmt: skip

Situation = tuple[int, ...]
"""What matters of one hamster: its place, pluck, the belt, the alligators and its rivals."""


def situation(state: RunHamsterRun, seat: Seat) -> Situation:
    """What matters of a hamster that is in play."""
    where, alive = state.where, state.in_play()
    near, reach = NEIGHBOURS[state.diagonal], REACH[state.diagonal][2]
    here = where[seat]
    rivals = [other for other in alive if other != seat]
    pluck = [state.pluck(other) for other in rivals]
    on_belt = [(other, where[other]) for other in rivals if where[other] >= 0]
    touching = [other for other, there in on_belt if here >= 0 and there in near[here]]
    close = [other for other, there in on_belt if here >= 0 and there in reach[here]]
    heights = [where[other] // LANES + 1 if where[other] >= 0 else 0 for other in rivals]
    height = here // LANES + 1 if here >= 0 else 0
    ahead = here + LANES
    return (
        height,
        state.pluck(seat),
        min(FASTEST, state.speed),
        state.star,
        min(MOST, state.alligators),
        len(rivals),
        heights.count(0),
        sum(pluck),
        max(pluck, default=0),
        max(heights, default=0),
        sum(other > height for other in heights),
        len(touching),
        len(close),
        sum(state.pluck(other) for other in touching),
        int(here >= 0 and ahead < SQUARES and state.occupant[ahead] >= 0),
        int(here >= 0 and here % LANES in (0, LANES - 1)),
        min(12, state.round),
        *(around(state, here) if here >= 0 else NOBODY_AROUND),
        min((state.pluck(other) + 1 for other in close), default=0),
        min(pluck, default=0),
        sum(0 < other < height for other in heights),
        sum(0 < other <= state.speed for other in heights),
        pluck.count(0),
    )


NOBODY_AROUND = (0,) * 7


def around(state: RunHamsterRun, here: Square) -> tuple[int, ...]:
    """Who stands ahead, two ahead, behind, two behind, beside, slanting ahead and slanting behind of a square of the
    belt: the most chips of one there and 1 more, or 0 for nobody."""
    occupant, pluck = state.occupant, state.pluck
    found = [0] * 7
    lane = here % LANES
    for place, up, side in AROUND:
        square = here + LANES * up + side
        if 0 <= square < SQUARES and 0 <= lane + side < LANES and (other := occupant[square]) >= 0:
            found[place] = max(found[place], pluck(other) + 1)
    return tuple(found)


AROUND = (
    (0, 1, 0), (1, 2, 0), (2, -1, 0), (3, -2, 0), (4, 0, -1), (4, 0, 1), (5, 1, -1), (5, 1, 1), (6, -1, -1), (6, -1, 1),
)  # fmt: skip
"""For each square that is looked at: its place in `around`, how many strips it is up, and how many lanes aside."""


def situation_inputs(key: Situation) -> tuple[float, ...]:
    """The inputs for what matters of a hamster, each about 0 to 1."""
    height, pluck, speed, star, alligators, rivals, fallen, all_pluck, most, highest, higher = key[:11]
    touching, close, pluck_near, blocked, wall, round_ = key[11:17]
    lower, falling, sleeping = key[-3:]
    pit = not height
    belt = log1p(0.0 if pit else rounds_on_belt(height, pluck, speed, star))
    lives = log1p(rounds_in_pit(pluck, min(MOST, alligators + 1)))
    return (
        1.0, float(pit), 0.0 if pit else pluck / PLUCK, pluck / PLUCK if pit else 0.0, (pluck / PLUCK) ** 2,
        height / STRIPS, (height / STRIPS) ** 2, float(not pluck), belt / 2, lives if pit else 0.3 * lives,
        float(not pit and height <= speed), 0.0 if pit else max(-4, min(8, height - speed)) / 8, speed / 4,
        star / STRIPS, alligators / 4, alligators / 4 if pit else 0.0, rivals / 4, float(rivals == 1),
        float(rivals == 2), fallen / max(1, rivals), all_pluck / max(1, PLUCK * rivals), most / PLUCK,
        highest / STRIPS, higher / max(1, rivals), touching / 2, close / 3, pluck_near / PLUCK, float(blocked),
        float(wall), round_ / 12, *[chips / PLUCK for chips in key[17:26]], lower / max(1, rivals),
        falling / max(1, rivals), sleeping / max(1, rivals),
    )  # fmt: skip
