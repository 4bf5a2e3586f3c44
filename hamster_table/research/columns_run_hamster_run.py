"""The columns of an observation of Run, Hamster, Run!"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import numpy as np

from hamster_table.engine.kernel import Seat, Step
from hamster_table.engine.memoize import memoize_one
from hamster_table.engine.run_hamster_run import STEPS
from hamster_table.engine.run_hamster_run.actions import (
    DEEDS,
    EATEN,
    LANES,
    PIT,
    SQUARES,
    STRIPS,
    UNPLACED,
    Deed,
    lane,
    strip,
)
from hamster_table.engine.run_hamster_run.chips import LoseChip
from hamster_table.engine.run_hamster_run.hat import AnswerTest
from hamster_table.engine.run_hamster_run.state import PLUCK, RunHamsterRun
from hamster_table.research.columns import AT_MOST, NONE, ONE_HOT, SEAT, Column, Observing, from_here, tell

ASKING = tuple(step for step in STEPS if step.asks)
"""The steps at which a seat is asked."""
MOST_SPEED, MOST_ALLIGATORS, MOST_ROUNDS = 10, 8, 40
"""What stands as 1; a game in which there is more is rare."""
PLACES = (*range(SQUARES), UNPLACED, EATEN, PIT)
"""By the number of a place, from the end for those that are negative."""


def columns(seats: int) -> tuple[Column, ...]:
    """The columns for that many seats."""
    asked = ", ".join(step.__name__ for step in ASKING)
    return (
        Column("step", len(ASKING), f"one of them is 1, what is asked: {asked}", fields=("agenda",)),
        Column("other", seats, "the seat that it is about: who is pushed, thrown, bitten, or has challenged"),
        Column("chomped", 1, "whether a chip is lost to the alligators"),
        Column("speed", 1, f"chips in the Speed pool, of {MOST_SPEED}", MOST_SPEED, fields=("speed",)),
        Column("alligators", 1, f"alligators, of {MOST_ALLIGATORS}", MOST_ALLIGATORS, fields=("alligators",)),
        Column("star", 1, f"the star strip, of {STRIPS}", STRIPS, fields=("star",)),
        Column("round", 1, f"the round, of {MOST_ROUNDS}", MOST_ROUNDS, fields=("round",)),
        Column(
            "turn", 6, "diagonal, begun, changed, walked, challenged, sidestepped",
            fields=("diagonal", "begun", "changed", "walked", "challenged", "sidestepped"),
        ),
        *(
            Column(name, seats, f"{meaning}, by seat", most, fields=(name,))
            for name, meaning, most in (
                ("hand", "chips not yet allocated, of 7", PLUCK),
                ("scamper", "of 7", PLUCK),
                ("mettle", "of 7", PLUCK),
                ("friskiness", "of 7", PLUCK),
                ("fatigue", "of 7", PLUCK),
                ("down", "Scamper face down, of 7", PLUCK),
                ("asleep", "whether it had passed out when the round began", 1),
                ("sealed", "whether it has made its secret choice", 1),
                ("order", "its initiative: 1 is the highest, 0 for none yet, of the seats", seats),
                ("pushed", "whether it was pushed in this Run", 1),
                ("chomps", "its place among those that are chomped at, of the seats", seats),
                ("eaten", f"the round in which it was eaten, of {MOST_ROUNDS}", MOST_ROUNDS),
            )
        ),
        *(column for n in range(seats) for column in _of_seat(f"seat{n}.")),
        *(
            Column(f"seat{n}.deed", len(DEEDS), "what it does: bite, run, throw, rest", fields=("declared",))
            for n in range(seats)
        ),
    )  # fmt: skip


def _of_seat(seat: str) -> tuple[Column, ...]:
    return (
        Column(seat + "strip", STRIPS, "one of them is 1, its strip from the pit on", fields=("where",)),
        Column(seat + "lane", LANES, "one of them is 1, its lane"),
        Column(seat + "place", 3, "in the pit, not yet on the belt, eaten"),
        Column(seat + "ahead", 1, "strips that it is farther from the pit than you, of 10", STRIPS),
        Column(seat + "aside", 1, "lanes that it is to the right of you, of 5", LANES),
        Column(seat + "near", 1, "whether both are on the belt and touch, the slanting ways counted"),
    )


def _place(square: int) -> bytes:
    if square < 0:
        return NONE[STRIPS + LANES] + ONE_HOT[3][(PIT, UNPLACED, EATEN).index(square)]
    return ONE_HOT[STRIPS][strip(square) - 1] + ONE_HOT[LANES][lane(square)] + NONE[3]


def _between(here: int, there: int) -> bytes:
    if here == there or here < 0 or there < 0:
        return NONE[3]
    up, aside = strip(there) - strip(here), lane(there) - lane(here)
    return bytes((up % 256, aside % 256, max(abs(up), abs(aside)) == 1))


STEP: dict[type, bytes] = {step: one for step, one in zip(ASKING, ONE_HOT[len(ASKING)], strict=True)}
DEED = {"": NONE[len(DEEDS)]} | {deed: ONE_HOT[len(DEEDS)][n] for n, deed in enumerate(DEEDS)}
SEEN = {here: {there: _place(there) + _between(here, there) for there in PLACES}.__getitem__ for here in PLACES}
"""`SEEN[here](there)`: what is seen of the place of a hamster from another one."""
PARTS = (0,) * 10 + (1,) * 12
"""What is told: numbers of the whole table, and lists by seat."""
LAYOUTS = tuple(
    tuple(
        (places, SEAT[seats][-1], itemgetter(*range(seat, seats), *range(seat)))
        for seat, places in enumerate(from_here(seats, PARTS))
    )
    for seats in range(6)
)
"""By seats and by the seat that looks: where `PARTS` stand in what is told, nobody, and what takes all of a list by
seat, from that seat on to the left."""
CLAMPED = AT_MOST[MOST_ROUNDS]


def values(state: RunHamsterRun, seat: Seat) -> bytes:
    """The values of the columns for a state, as the seat's view shows it: of secret splits only whose they are."""
    n, speed, alligators, round_, where = state.seats, state.speed, state.alligators, state.round, state.where
    sealed, pushed, chomps, eaten, agenda = state.sealed, state.pushed, state.chomps, state.eaten, state.agenda
    places, nobody, to_the_left = LAYOUTS[n][seat]
    told = tell((
        speed if speed < MOST_SPEED else MOST_SPEED, alligators if alligators < MOST_ALLIGATORS else MOST_ALLIGATORS,
        state.star, round_ if round_ < MOST_ROUNDS else MOST_ROUNDS,
        state.diagonal, state.begun, state.changed, state.walked, state.challenged, state.sidestepped,
        state.hand, state.scamper, state.mettle, state.friskiness, state.fatigue, state.down, state.asleep,
        _are((n, *sealed)) if sealed else nobody, _places((n, *state.order)),
        _are((n, *pushed)) if pushed else nobody, _places((n, *chomps)) if chomps else nobody,
        _eaten((n, *eaten)) if eaten else nobody,
    ))  # fmt: skip
    return b"".join(
        [
            _asked((agenda[-1] if agenda else None, seat, n)),
            places.translate(told.ljust(256)).translate(CLAMPED),
            *map(SEEN[where[seat]], to_the_left(where)),
            _deeds(tuple(state.declared))[seat],
        ]
    )


@memoize_one
def _asked(moment: tuple[Step[Any, Any] | None, Seat, int]) -> bytes:
    """What is asked, whom it is about, and whether a chip is lost to the alligators."""
    step, seat, n = moment
    other = getattr(step, "initiator" if isinstance(step, AnswerTest) else "target", None)
    return (
        (STEP.get(type(step)) or NONE[len(ASKING)])
        + (NONE[n] if other is None else ONE_HOT[n][(other - seat) % n])
        + bytes([isinstance(step, LoseChip) and step.why == "chomp"])
    )


@memoize_one
def _deeds(declared: tuple[Deed, ...]) -> tuple[bytes, ...]:
    """What is declared, from each seat on to the left."""
    deeds = [DEED[deed] for deed in declared]
    return tuple(b"".join(deeds[seat:] + deeds[:seat]) for seat in range(len(deeds)))


@memoize_one
def _places(row: tuple[int, ...]) -> tuple[int, ...]:
    """By seat its place in a row, from 1; 0 for others. The number of seats stands before the row."""
    n, *seats = row
    return tuple([seats.index(seat) + 1 if seat in seats else 0 for seat in range(n)])


@memoize_one
def _are(row: tuple[int, ...]) -> tuple[bool, ...]:
    """By seat whether it is one of a row, before which the number of seats stands."""
    n, *seats = row
    return tuple([seat in seats for seat in range(n)])


@memoize_one
def _eaten(row: tuple[Any, ...]) -> tuple[int, ...]:
    """By seat the round in which it was eaten. The number of seats stands before the rounds and seats."""
    n, *eaten = row
    found = [0] * n
    for round_, seat in eaten:
        found[seat] = min(MOST_ROUNDS, round_)
    return tuple(found)


OBSERVING = Observing(columns, values, np.int8)
