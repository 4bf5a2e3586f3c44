"""The position of a game of Run, Hamster, Run! that is on the table."""

from __future__ import annotations

from hamster_table.engine.kernel import Seat
from hamster_table.engine.position import Value
from hamster_table.engine.run_hamster_run.actions import TRAITS, lane, strip
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.run_hamster_run.position import ENTRY
from hamster_table.engine.run_hamster_run.position_rules import (
    ACT,
    BEGIN,
    DECLARE,
    DOWN,
    IN_PIT,
    NOT_YET,
    ON_BELT,
    OUT,
    YES,
)
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.features.positions.editor import Editor


def read(seen: RunHamsterRun) -> dict[str, Value] | None:
    """The values of a view at one of the three moments, or None at any other."""
    step = seen.step
    if isinstance(step, AllocatePluck):
        moment = BEGIN
    elif isinstance(step, DeclareDeed):
        moment = DECLARE
    elif isinstance(step, Act) and not (seen.begun or seen.changed):
        moment = ACT
    else:
        return None
    values: dict[str, Value] = {"round": seen.round, "moment": moment, "speed": seen.speed, "star": seen.star}
    values["alligators"] = seen.alligators
    if step is not None and moment != BEGIN:
        values["turn"] = step.seats[0]
    for round_, seat in seen.eaten:
        values[f"{seat}.place"], values[f"{seat}.eaten"] = OUT, round_
    for seat in seen.in_play():
        values |= {f"{seat}.{name}": value for name, value in _read_hamster(seen, seat).items()}
        if moment != BEGIN:
            values[f"{seat}.initiative"] = seen.order.index(seat) + 1
    return values


def _read_hamster(seen: RunHamsterRun, seat: Seat) -> dict[str, Value]:
    square = seen.where[seat]
    found: dict[str, Value] = {"place": IN_PIT}
    if square >= 0:
        found = {"place": ON_BELT, "strip": strip(square), "lane": lane(square) + 1}
    found |= {trait: seen.trait(trait)[seat] for trait in TRAITS}
    found |= {"fatigue": seen.fatigue[seat], DOWN: seen.down[seat], "deed": seen.declared[seat] or NOT_YET}
    return found | {"asleep": YES if seen.asleep[seat] else "no"}


GIVEN = Editor(ENTRY, read)
