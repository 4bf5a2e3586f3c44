"""How a hamster looks now: on the belt, and in its portraits on profile sheet and panel."""

from __future__ import annotations

from dataclasses import dataclass

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import EATEN, PIT, REST
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

TIRED = 4
"""With so many chips in Fatigue a hamster looks tired."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """What a portrait shows."""

    look: str
    """One of `art.RACER_STATES`."""
    mood: str
    """What is drawn over it: "tired", "wet" or ""."""


def hamster_look(view: RunHamsterRun, seat: Seat) -> str:
    """How a hamster looks now, one of `art.RACER_STATES`."""
    if view.where[seat] == EATEN:
        return "eaten"
    if view.where[seat] == PIT:
        return "pit"
    if view.asleep[seat]:
        return "passed_out"
    return "rest" if view.declared[seat] == REST else "run"


def portrait(view: RunHamsterRun, seat: Seat) -> Portrait:
    """The portrait of a hamster."""
    look = hamster_look(view, seat)
    # Whoever sleeps or has been eaten is seen to be so; the face of whoever runs or rests tells more.
    mood = "wet" if look == "pit" else "tired" if look == "run" and view.fatigue[seat] >= TIRED else ""
    return Portrait(look, mood)
