"""The inputs of the learned value of Run, Hamster, Run!: what matters of a hamster at the beginning of a round."""

from __future__ import annotations

from math import log1p
from pathlib import Path

from hamster_table.engine.learned_value import LearnedValue
from hamster_table.engine.run_hamster_run.actions import LANES, PIT, SQUARES, STRIPS
from hamster_table.engine.run_hamster_run.evaluation import FASTEST, MOST, rounds_in_pit, rounds_on_belt
from hamster_table.engine.run_hamster_run.grid import NEIGHBOURS, REACH
from hamster_table.engine.run_hamster_run.round import AllocatePluck
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

NAMES = (
    "one", "in the pit", "pluck on the belt", "pluck in the pit", "pluck squared", "strip", "strip squared", "asleep",
    "rounds on the belt", "rounds in the pit", "falls next", "strip less speed", "speed", "strips to the star",
    "alligators", "alligators in the pit", "rivals", "one rival", "two rivals", "rivals in the pit",
    "pluck of rivals", "most pluck of a rival", "highest rival", "rivals higher", "rivals next to it",
    "rivals within two", "pluck next to it", "blocked", "at the wall", "round",
)  # fmt: skip

Situation = tuple[int, ...]
"""What matters of one hamster: its place, pluck, the belt, the alligators and its rivals."""


def keys(state: RunHamsterRun) -> list[Situation | None]:
    """By seat: what matters of its hamster; None for one that was eaten."""
    where, pluck = state.where, [state.pluck(seat) for seat in range(state.seats)]
    alive = state.in_play()
    near, reach = NEIGHBOURS[state.diagonal], REACH[state.diagonal][2]
    found: list[Situation | None] = [None] * state.seats
    for seat in alive:
        here = where[seat]
        rivals = [other for other in alive if other != seat]
        touching = [other for other in rivals if where[other] >= 0 and here >= 0 and where[other] in near[here]]
        close = [other for other in rivals if where[other] >= 0 and here >= 0 and where[other] in reach[here]]
        heights = [where[other] // LANES + 1 if where[other] >= 0 else 0 for other in rivals]
        height = here // LANES + 1 if here >= 0 else 0
        ahead = here + LANES
        found[seat] = (
            height,
            pluck[seat],
            min(FASTEST, state.speed),
            state.star,
            min(MOST, state.alligators),
            len(rivals),
            sum(where[other] == PIT for other in rivals),
            sum(pluck[other] for other in rivals),
            max((pluck[other] for other in rivals), default=0),
            max(heights, default=0),
            sum(other > height for other in heights),
            len(touching),
            len(close),
            sum(pluck[other] for other in touching),
            int(here >= 0 and ahead < SQUARES and state.occupant[ahead] >= 0),
            int(here >= 0 and here % LANES != 1),
            min(12, state.round),
        )
    return found


def inputs(key: Situation) -> tuple[float, ...]:
    """The inputs for what matters of a hamster, each about 0 to 1."""
    height, pluck, speed, star, alligators, rivals, fallen, all_pluck, most, highest, higher = key[:11]
    touching, close, pluck_near, blocked, wall, round_ = key[11:]
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
        float(wall), round_ / 12,
    )  # fmt: skip


def is_settled(state: RunHamsterRun) -> bool:
    """Whether a round is beginning: chips are in all hands, and nothing is sealed."""
    return bool(state.agenda) and isinstance(state.agenda[-1], AllocatePluck) and not state.sealed


def moment(state: RunHamsterRun) -> int:
    """The round."""
    return state.round


LEARNED = LearnedValue(Path(__file__).with_name("learned.json"), NAMES, keys, inputs, is_settled, moment, further=2)
"""The learned value of Run, Hamster, Run!"""
