"""A position of Run, Hamster, Run! that is entered: when a round begins, a hamster declares, or its turn begins."""

from __future__ import annotations

from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Choices, Emit, Seat, Step
from hamster_table.engine.position import Field, PositionEntry, Value, Values
from hamster_table.engine.run_hamster_run import setup
from hamster_table.engine.run_hamster_run.actions import EATEN, LANES, PIT, SCAMPER, STRIPS, TRAITS
from hamster_table.engine.run_hamster_run.deeds import RESOLVE
from hamster_table.engine.run_hamster_run.events import PositionEntered
from hamster_table.engine.run_hamster_run.position_rules import (
    ACT,
    BEGIN,
    DECLARE,
    DOWN,
    IN_PIT,
    LATER,
    LATEST,
    NOT_YET,
    ON_BELT,
    OUT,
    YES,
    Entered,
    problems,
)
from hamster_table.engine.run_hamster_run.round import BEGIN_ROUND, DECLARE_DEED, plan
from hamster_table.engine.run_hamster_run.state import (
    DEED_NAMES,
    PLUCK,
    STAR_START,
    START_STRIPS,
    TRAIT_NAMES,
    RunHamsterRun,
    RunHamsterRunSetup,
    initial_state,
)

MOMENTS = {
    BEGIN: N_("a round is about to begin"),
    DECLARE: N_("a hamster is about to declare"),
    ACT: N_("a hamster is about to carry out its action"),
}
PLACES = {ON_BELT: N_("on the belt"), IN_PIT: N_("in the pit"), OUT: N_("eaten")}
ALIVE = (ON_BELT, IN_PIT)


def fields(table: RunHamsterRunSetup) -> list[Field]:
    """What is entered: the machine, the moment, and every hamster."""
    found = [
        Field(key="round", label=N_("Round"), usual=1, least=1, most=LATEST),
        Field(key="moment", label=N_("It is the moment when"), usual=BEGIN, choices=MOMENTS),
        Field(
            key="turn",
            label=N_("Whose turn"),
            usual=table.seats - 1,
            most=table.seats - 1,
            is_seat=True,
            when={"moment": LATER},
        ),
        Field(key="speed", label=N_("Speed"), usual=1, least=1, most=LATEST),
        Field(key="star", label=N_("Star strip"), usual=STAR_START, least=1, most=STRIPS),
        Field(key="alligators", label=N_("Alligators"), usual=1, most=LATEST),
    ]
    for seat in range(table.seats):
        found += _fields_of(seat, table.seats)
    return found


def _fields_of(seat: Seat, seats: int) -> list[Field]:
    def own(name: str, label: str, usual: Value, **more: Any) -> Field:
        return Field(key=f"{seat}.{name}", label=label, usual=usual, seat=seat, **more)

    place = f"{seat}.place"
    later = {"moment": LATER, place: ALIVE}
    return [
        own("place", N_("Where it is"), ON_BELT, choices=PLACES),
        own("strip", N_("Strip"), START_STRIPS, least=1, most=STRIPS, when={place: (ON_BELT,)}),
        own("lane", N_("Lane"), seat + 1, least=1, most=LANES, when={place: (ON_BELT,)}),
        own("eaten", N_("Eaten in round"), 1, least=1, most=LATEST, when={place: (OUT,)}),
        own("fatigue", N_("Fatigue"), 0, most=PLUCK, when={place: ALIVE}),
        *(
            own(trait, name, PLUCK if trait == SCAMPER else 0, most=PLUCK, when=later)
            for trait, name in TRAIT_NAMES.items()
        ),
        own(DOWN, N_("Scamper face down"), 0, most=PLUCK, when=later | {"moment": (ACT,)}),
        own("initiative", N_("Initiative"), seat + 1, least=1, most=seats, when=later),
        own("deed", N_("Action"), NOT_YET, choices={NOT_YET: N_("not declared yet")} | DEED_NAMES, when=later),
        own(
            "asleep",
            N_("Passed out before the round"),
            "no",
            choices={"no": N_("no"), YES: N_("yes")},
            when=later | {"moment": (ACT,)},
        ),
    ]


def state(table: RunHamsterRunSetup, values: Values) -> RunHamsterRun:
    """The state that was entered, before its first step."""
    made, entered = initial_state(table), Entered(table.seats, values)
    made.speed, made.star, made.alligators = (entered.number(key) for key in ("speed", "star", "alligators"))
    made.round = entered.number("round")
    for seat in entered.seats:
        _lay_hamster(made, seat, entered)
    made.eaten.sort()
    if not entered.is_later:
        # The round counts up as it begins.
        made.round -= 1
        made.agenda.append(BEGIN_ROUND)
    else:
        made.hand = [0] * table.seats
        made.order = entered.order
        rest, turn = plan(made.order), entered.number("turn")
        next_ = RESOLVE[turn] if values["moment"] == ACT else DECLARE_DEED[turn]
        made.agenda += rest[: rest.index(next_) + 1]
    made.agenda.append(TellPosition())
    return made


def _lay_hamster(made: RunHamsterRun, seat: Seat, entered: Entered) -> None:
    """Put a hamster where it is, with all its chips."""
    if seat not in entered.alive:
        made.where[seat], made.fatigue[seat], made.hand[seat] = EATEN, PLUCK, 0
        made.eaten.append((entered.own(seat, "eaten"), seat))
        return
    made.where[seat] = PIT
    if entered.text(seat, "place") == ON_BELT:
        made.where[seat] = LANES * (entered.own(seat, "strip") - 1) + entered.own(seat, "lane") - 1
        made.occupant[made.where[seat]] = seat
    made.fatigue[seat] = entered.own(seat, "fatigue")
    made.hand[seat] = PLUCK - made.fatigue[seat]
    if entered.is_later:
        for trait in TRAITS:
            made.trait(trait)[seat] = entered.own(seat, trait)
        made.down[seat] = entered.own(seat, DOWN)
        made.declared[seat] = entered.text(seat, "deed").replace(NOT_YET, "")
        # Whoever has no chips when deeds are declared had none when the round began.
        made.asleep[seat] = (entered.text(seat, "asleep") or (YES if made.fatigue[seat] == PLUCK else "")) == YES


class TellPosition(Step[RunHamsterRun, Action], frozen=True):
    """The story begins with the position that was entered."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        number = state.round + (state.agenda[-1] is BEGIN_ROUND)
        eaten = {seat: round_ for round_, seat in state.eaten}
        emit(PositionEntered, number, tuple(eaten.get(seat, number) for seat in range(state.seats)))


ENTRY = PositionEntry(fields, problems, state, setup.start)
