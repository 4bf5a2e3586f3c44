"""The columns of an observation of Run, Hamster, Run!"""

from __future__ import annotations

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run import STEPS
from hamster_table.engine.run_hamster_run.actions import (
    DEEDS,
    EATEN,
    LANES,
    PIT,
    SQUARES,
    STRIPS,
    UNPLACED,
    lane,
    strip,
)
from hamster_table.engine.run_hamster_run.chips import LoseChip
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun
from hamster_table.research.columns import NONE, ONE_HOT, Column, Observing

ASKING = tuple(step for step in STEPS if step.asks)
"""The steps at which a seat is asked."""
MOST_SPEED, MOST_ALLIGATORS, MOST_ROUNDS = 10, 8, 40
"""What stands as 1; a game in which there is more is rare."""
PLACES = (*range(SQUARES), UNPLACED, EATEN, PIT)
"""By the number of a place, from the end for those that are negative."""
BYTE = 255


def columns(seats: int) -> tuple[Column, ...]:
    """The columns for that many seats."""
    asked = ", ".join(step.__name__ for step in ASKING)
    return (
        Column("step", len(ASKING), f"one of them is 1, what is asked: {asked}", fields=("agenda",)),
        Column("other", seats, "the seat that it is about: who is pushed, thrown, bitten, or has challenged"),
        Column("chomped", 1, "whether a chip is lost to the alligators"),
        Column("speed", 1, f"chips in the Speed pool, of {MOST_SPEED}", MOST_SPEED, fields=("speed",)),
        Column("alligators", 1, f"alligators, of {MOST_ALLIGATORS}", MOST_ALLIGATORS, fields=("alligators",)),
        Column("star", 1, f"the strip with the asterisks, of {STRIPS}", STRIPS, fields=("star",)),
        Column("round", 1, f"the round, of {MOST_ROUNDS}", MOST_ROUNDS, fields=("round",)),
        Column(
            "turn", 6, "diagonal, begun, changed, walked, challenged, sidestepped",
            fields=("diagonal", "begun", "changed", "walked", "challenged", "sidestepped"),
        ),
        *(
            one
            for n in range(seats)
            for one in _of_seat(n, seats)
        ),
    )  # fmt: skip


def _of_seat(n: int, seats: int) -> tuple[Column, ...]:
    name = f"seat{n}."
    return (
        Column(name + "strip", STRIPS, "one of them is 1, its strip from the pit on", fields=("where",)),
        Column(name + "lane", LANES, "one of them is 1, its lane"),
        Column(name + "place", 3, "in the pit, not yet on the belt, eaten"),
        Column(name + "ahead", 1, "strips that it is farther from the pit than you, of 10", 20, 10),
        Column(name + "aside", 1, "lanes that it is to the right of you, of 5", 10, 5),
        Column(name + "near", 1, "whether both are on the belt and touch, the slanting ways counted"),
        Column(
            name + "chips", 6, "hand, Scamper, Mettle, Friskiness, Fatigue, face down, of 7 each", PLUCK,
            fields=("hand", "scamper", "mettle", "friskiness", "fatigue", "down"),
        ),
        Column(name + "asleep", 1, "whether it had passed out when the round began", fields=("asleep",)),
        Column(name + "deed", len(DEEDS), "what it does: bite, run, throw, rest", fields=("declared",)),
        Column(name + "order", 1, "its initiative: 1 is the highest, 0 for none yet", seats, fields=("order",)),
        Column(name + "chosen", 1, "whether it has made its secret choice", fields=("sealed",)),
        Column(name + "pushed", 1, "whether it was pushed in this Run", fields=("pushed",)),
        Column(name + "chomp", 1, "its place among those that are chomped at", seats, fields=("chomps",)),
        Column(name + "eaten", 1, f"the round in which it was eaten, of {MOST_ROUNDS}", MOST_ROUNDS, fields=("eaten",)),
    )  # fmt: skip


def _place(square: int) -> bytes:
    if square < 0:
        return NONE[STRIPS + LANES] + ONE_HOT[3][(PIT, UNPLACED, EATEN).index(square)]
    return ONE_HOT[STRIPS][strip(square) - 1] + ONE_HOT[LANES][lane(square)] + NONE[3]


def _between(here: int, there: int) -> bytes:
    if here == there or here < 0 or there < 0:
        return bytes((10, 5, 0))
    up, aside = strip(there) - strip(here), lane(there) - lane(here)
    return bytes((10 + up, 5 + aside, max(abs(up), abs(aside)) == 1))


STEP: dict[type, bytes] = {step: one for step, one in zip(ASKING, ONE_HOT[len(ASKING)], strict=True)}
DEED = {"": NONE[len(DEEDS)]} | {deed: ONE_HOT[len(DEEDS)][n] for n, deed in enumerate(DEEDS)}
PLACE = tuple(map(_place, PLACES))
BETWEEN = tuple(tuple(_between(here, there) for there in PLACES) for here in PLACES)


def values(view: RunHamsterRun, seat: Seat) -> bytes:
    """The values of the columns for a view."""
    n, step, where = view.seats, view.step, view.where
    other = getattr(step, "initiator" if hasattr(step, "initiator") else "target", None)
    parts = [
        STEP.get(type(step)) or NONE[len(ASKING)],
        NONE[n] if other is None else ONE_HOT[n][(other - seat) % n],
        bytes((
            isinstance(step, LoseChip) and step.why == "chomp", view.speed, min(BYTE, view.alligators), view.star,
            min(BYTE, view.round), view.diagonal, view.begun, view.changed, view.walked, view.challenged,
            view.sidestepped,
        )),
    ]  # fmt: skip
    hand, scamper, mettle, friskiness = view.hand, view.scamper, view.mettle, view.friskiness
    fatigue, down, asleep, declared = view.fatigue, view.down, view.asleep, view.declared
    order, chomps, sealed, pushed = view.order, view.chomps, view.sealed, view.pushed
    between = BETWEEN[where[seat]]
    rounds = {eaten: round_ for round_, eaten in view.eaten} if view.eaten else {}
    for other in (*range(seat, n), *range(seat)):
        here = where[other]
        parts += (
            PLACE[here],
            between[here],
            bytes((
                hand[other], scamper[other], mettle[other], friskiness[other], fatigue[other], down[other],
                asleep[other],
            )),
            DEED[declared[other]],
            bytes((
                order.index(other) + 1 if other in order else 0, other in sealed, other in pushed,
                chomps.index(other) + 1 if other in chomps else 0, min(BYTE, rounds.get(other, 0)),
            )),
        )  # fmt: skip
    return b"".join(parts)


OBSERVING = Observing(columns, values)
