"""The learned choices of Run, Hamster, Run!: how pluck is allocated, and which deed is declared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.learned_choice import LearnedChoice, LearnedPolicy, Parts
from hamster_table.engine.run_hamster_run import heuristics, policy
from hamster_table.engine.run_hamster_run.actions import BITE, DEEDS, LANES, PIT, REST, RUN, STRIPS, THROW, Declare
from hamster_table.engine.run_hamster_run.round import SPLITS, AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.situation import NAMES, Situation, situation, situation_inputs
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun

WORST = -2.0
"""How many rounds less than the best plan or deed still make a difference to an input."""

# Allocation: the outputs are preferences for 0 to 7 chips of Scamper, of Mettle and of Friskiness, in this order.
PARTS = tuple(
    tuple((split.scamper, PLUCK + 1 + split.mettle, 2 * (PLUCK + 1) + split.friskiness) for split in splits)
    for splits in SPLITS
)
"""`PARTS[pluck]`: for each of `SPLITS[pluck]`, the outputs that add up."""
PLANS = (*(f"run with {chips}" for chips in range(PLUCK + 1)), "rest")
"""What of a round is planned for on the belt: a Run with so many chips of Scamper, or a Rest."""


@cache
def plans(height: int, pluck: int, speed: int, star: int) -> tuple[float, ...]:
    """By `PLANS`: how many rounds fewer than by the best of them a hamster outlives, undisturbed; 0 for all in the pit.

    It stands on strip *height*, 0 for the pit, with that much pluck.
    """
    if not height:
        return (0.0,) * len(PLANS)
    row = height - 1
    found = [
        heuristics.running_from(row, chips, pluck, speed, star) if chips <= pluck else WORST - STRIPS
        for chips in range(PLUCK + 1)
    ]
    found.append(heuristics.standing(row, min(PLUCK, pluck + 1), speed, star))
    most = max(found)
    return tuple(max(WORST, one - most) for one in found)


def allocation_inputs(key: Situation) -> tuple[float, ...]:
    """The inputs for a hamster whose pluck is allocated: its situation, and what it could plan."""
    height, pluck, speed, star = key[:4]
    return (*situation_inputs(key), *plans(height, pluck, speed, star))


def splits_of(key: Situation) -> tuple[Sequence[Action], Parts]:
    """All ways to split the pluck of that situation."""
    return SPLITS[key[1]], PARTS[key[1]]


ALLOCATION = LearnedChoice(
    "allocation", AllocatePluck, (*NAMES, *PLANS), 3 * (PLUCK + 1), situation, allocation_inputs, splits_of,
    {(len(NAMES) + chips, chips): 2.0 for chips in range(PLUCK + 1)} | {(len(NAMES) + PLUCK + 1, 0): 2.0},
)  # fmt: skip

# Declaration: one output for each of `DEEDS`.
DECLARATION_NAMES = (
    "one", *(f"worth of {deed}" for deed in DEEDS), *(f"{deed} is best" for deed in DEEDS), "scamper", "mettle",
    "friskiness", "has mettle", "has scamper", "initiative", "declare later", "acts last", "within reach",
    "act later within reach", "most mettle within reach", "most mettle that acts later", "run within reach",
    "fight within reach", "rest within reach", "in the pit", "strip", "falls next", "speed", "alligators in the pit",
    "pluck",
)  # fmt: skip
DEED_PARTS = tuple((number,) for number in range(len(DEEDS)))
DECLARATIONS = tuple(Declare(deed) for deed in DEEDS)


def declaration_inputs(state: RunHamsterRun, seat: Seat) -> tuple[float, ...]:
    """The inputs for a hamster that declares a deed: all pluck is seen, and so is what was declared before."""
    pluck, here, order, declared = state.pluck(seat), state.where[seat], state.order, state.declared
    worth = [policy.worth(state, seat, deed, pluck) for deed in DEEDS]
    most, place = max(worth), order.index(seat)
    near = heuristics.reachable(state, seat)
    later = [other for other in near if order.index(other) > place]
    mettle, height = state.mettle, here // LANES + 1 if here != PIT else 0
    return (
        1.0, *(max(WORST, one - most) for one in worth), *(float(one == most) for one in worth),
        state.scamper[seat] / PLUCK, mettle[seat] / PLUCK, state.friskiness[seat] / PLUCK, float(mettle[seat] > 0),
        float(state.scamper[seat] > 0), place / 4, (len(order) - 1 - place) / 4, float(place == len(order) - 1),
        len(near) / 3, len(later) / 3, max((mettle[other] for other in near), default=0) / PLUCK,
        max((mettle[other] for other in later), default=0) / PLUCK, sum(declared[other] == RUN for other in near) / 2,
        sum(declared[other] in (BITE, THROW) for other in near) / 2, sum(declared[other] == REST for other in near) / 2,
        float(not height), height / STRIPS, float(bool(height) and height <= state.speed), state.speed / 4,
        0.0 if height else state.alligators / 4, pluck / PLUCK,
    )  # fmt: skip


def declaring(state: RunHamsterRun, seat: Seat) -> tuple[float, ...] | None:
    """What matters of a hamster that declares: the inputs; None for one that has passed out and can only rest."""
    return None if state.asleep[seat] else declaration_inputs(state, seat)


DECLARATION = LearnedChoice(
    "declaration", DeclareDeed, DECLARATION_NAMES, len(DEEDS), declaring, lambda key: key,
    lambda key: (DECLARATIONS, DEED_PARTS),
    {**{(1 + n, n): 2.0 for n in range(len(DEEDS))}, **{(1 + len(DEEDS) + n, n): 0.5 for n in range(len(DEEDS))}},
)  # fmt: skip

LEARNED_POLICY = LearnedPolicy(Path(__file__).with_name("learned.json"), (ALLOCATION, DECLARATION), policy.choose)
"""What was learned to be done in a view; the rules of thumb where nothing was."""
