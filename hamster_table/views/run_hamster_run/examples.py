"""The examples of the rules of Run, Hamster, Run!: positions laid for them."""

# A sentence stays on one line: so it is one text for the translators.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Step
from hamster_table.engine.run_hamster_run import chips, deed_bite_throw, deeds, hat, pit, round, setup
from hamster_table.engine.run_hamster_run.actions import LANES, PIT, TRAITS, UNPLACED
from hamster_table.engine.run_hamster_run.state import RunHamsterRun, RunHamsterRunSetup, initial_state
from hamster_table.views.board.example import Example

Chips = tuple[int, int, int, int]
"""Scamper, Mettle, Friskiness and Fatigue of a hamster."""


def square(strip: int, lane: int) -> int:
    """A square by its strip and lane, both from 1."""
    return LANES * (strip - 1) + lane - 1


def laid(
    step: Step[Any, Any],
    where: tuple[int, ...],
    traits: tuple[Chips, ...] = ((2, 3, 1, 1), (1, 2, 2, 2), (2, 2, 2, 1)),
    declared: tuple[str, ...] = ("", "", ""),
    **parts: Any,
) -> RunHamsterRun:
    """A position of three in round 3: who is where, with which chips; the step is what is asked."""
    state = initial_state(RunHamsterRunSetup(seats=len(where)))
    state.round, state.begun, state.order = 3, True, list(range(len(where)))
    state.speed, state.star, state.alligators = 2, 6, 2
    for seat, at in enumerate(where):
        state.where[seat] = at
        if at >= 0:
            state.occupant[at] = seat
    state.hand = [0] * len(where)
    state.scamper, state.mettle, state.friskiness, state.fatigue = (
        list(column) for column in zip(*traits, strict=True)
    )
    state.declared = list(declared)
    for name, value in parts.items():
        setattr(state, name, value)
    state.agenda = [step]
    return state


def squares(*places: tuple[int, int]) -> tuple[tuple[str, int], ...]:
    """The spots of squares."""
    return tuple(("square", square(*place)) for place in places)


NEAR = (square(4, 3), square(4, 2), square(6, 4))
"""The first hamster with a neighbour beside it, and one further up."""
BELT_NEAR = squares((2, 1), (7, 5))
WHOLE_BELT = (("pit",), *squares((1, 1), (10, 5)))
TRAYS = tuple(("tray", trait) for trait in TRAITS)
SHEET = (*TRAYS, ("tray", "fatigue"), ("hat",))
FLAT = 150
"""The height of a picture of a sheet."""

EXAMPLES: Mapping[str, Example] = {
    "aim": Example(
        N_("Three hamsters on the belt. It rolls to the left, towards the pit with the alligators."),
        partial(laid, deeds.ACT[0], (square(3, 2), square(5, 4), square(8, 3)), declared=("run", "rest", "rest")),
        None,
        WHOLE_BELT,
    ),
    "setup": Example(
        N_("Mira puts her hamster on a free square, up to the star strip."),
        partial(
            laid, setup.PlaceHamster((0,)), (UNPLACED, square(5, 2), square(4, 4)), ((0, 0, 0, 0),) * 3,
            hand=[7, 7, 7], round=0, speed=1, alligators=1, star=5,
        ),
        0,
        WHOLE_BELT,
    ),
    "allocate": Example(
        N_("Mira's six chips are still in her hand. She drags them to her three traits."),
        partial(laid, round.AllocatePluck((0,)), NEAR, ((0, 0, 0, 1),) * 3, hand=[6, 6, 6]),
        0,
        (*squares((1, 5)), *SHEET),
        190,
    ),
    "initiative": Example(
        N_("The order of this round stands beside each name: the more Friskiness, the likelier a low number."),
        partial(laid, deeds.ACT[0], NEAR, ((2, 1, 3, 1), (2, 3, 1, 1), (3, 2, 1, 1)), ("run", "rest", "bite")),
        None,
        tuple(("seat", seat) for seat in range(3)),
    ),
    "declare": Example(
        N_("The four actions, each with what it would bring now."),
        partial(laid, round.DeclareDeed((0,)), NEAR),
        0,
        tuple(("deed", deed) for deed in ("bite", "run", "throw", "rest")),
        FLAT,
    ),
    "resolve": Example(
        N_("Mira's turn has come: every golden place is something she can do with the action she has declared."),
        partial(laid, deeds.ACT[0], NEAR, declared=("run", "rest", "bite"), begun=False),
        0,
        BELT_NEAR,
    ),
    "bite": Example(
        N_("Mira may walk to a free square for nothing, and bite Jonas beside her: three chips against two."),
        partial(laid, deeds.ACT[0], NEAR, declared=("bite", "rest", "run"), begun=False),
        0,
        BELT_NEAR,
    ),
    "run": Example(
        N_("Flipping a chip leads one square far, spending one two squares; a step to the side is free. Jonas can be pushed."),
        partial(laid, deeds.ACT[0], NEAR, ((3, 3, 1, 0), (1, 2, 2, 2), (2, 2, 2, 1)), ("run", "rest", "bite")),
        0,
        BELT_NEAR,
    ),
    "throw": Example(
        N_("Mira has won against Jonas with four Mettle: he lands on a golden square, up to two away from where he was."),
        partial(
            laid, deed_bite_throw.ChooseLanding((0,), target=1), NEAR, ((1, 4, 1, 1), (1, 2, 2, 2), (2, 2, 2, 1)),
            ("throw", "rest", "run"), challenged=True,
        ),
        0,
        squares((1, 1), (7, 5)),
    ),
    "rest": Example(
        N_("Mira rests: a chip comes back from Fatigue into the trait of her choice."),
        partial(laid, deeds.ACT[0], NEAR, ((2, 1, 1, 3), (1, 2, 2, 2), (2, 2, 2, 1)), ("rest", "rest", "run"), begun=False),
        0,
        SHEET,
        FLAT,
    ),
    "tests": Example(
        N_("Jonas wants to bite Mira. With her three chips against his two she can resist, or give way."),
        partial(laid, hat.AnswerTest((0,), initiator=1), NEAR, declared=("run", "bite", "rest")),
        0,
        SHEET,
        FLAT,
    ),
    "belt": Example(
        N_("Speed 2: when the belt moves, two strips go over the edge, and Mira on strip 2 falls in."),
        partial(laid, deeds.ACT[2], (square(2, 3), square(4, 2), square(7, 4)), declared=("rest", "rest", "run")),
        None,
        WHOLE_BELT,
    ),
    "alligators": Example(
        N_("Mira is in the pit with two alligators: she chooses the trait that is tested against them."),
        partial(laid, pit.StakeTrait((0,)), (PIT, square(4, 2), square(7, 4)), ((0, 4, 1, 2), *((2, 2, 1, 2),) * 2)),
        0,
        (("pit",), *TRAYS),
    ),
    "fatigue": Example(
        N_("Mira has not rested: one of her chips goes to Fatigue."),
        partial(laid, chips.LoseChip((0,)), NEAR, declared=("run", "rest", "bite")),
        0,
        SHEET,
        FLAT,
    ),
    "tally": Example(
        N_("Two have been eaten. Mira is the last one in play, and wins."),
        partial(
            laid, deeds.ACT[0], (square(4, 3), -2, -2), ((2, 3, 1, 1), (0, 0, 0, 7), (0, 0, 0, 7)), ("rest", "rest", "rest"),
            eaten=[(2, 1), (3, 2)],
        ),
        None,
        WHOLE_BELT,
    ),
}  # fmt: skip
"""By chapter."""
