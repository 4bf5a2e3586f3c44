"""Which chapter or ruling of the rules is about an event of Run, Hamster, Run!."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.kernel import Event
from hamster_table.engine.run_hamster_run import events

EVENT_RULES: Mapping[type[Event], str] = {
    events.Drew: "RR-54",
    events.Placed: "setup",
    events.PositionEntered: "setup",
    events.PassedOut: "RR-50",
    events.Allocated: "allocate",
    events.InitiativeSet: "initiative",
    events.SpeedRose: "RR-12",
    events.Declared: "declare",
    events.Changed: "RR-14",
    events.Began: "resolve",
    events.Moved: "resolve",
    events.Fell: "RR-28",
    events.Challenged: "tests",
    events.Yielded: "RR-20",
    events.Resisted: "RR-20",
    events.TestWon: "tests",
    events.Bitten: "bite",
    events.Pushed: "RR-28",
    events.StoodOut: "RR-28",
    events.Climbed: "RR-32",
    events.Thrown: "throw",
    events.Rested: "rest",
    events.Stopped: "RR-15",
    events.BeltMoved: "belt",
    events.StarPassed: "RR-41",
    events.AlligatorCame: "RR-42",
    events.AlligatorLeft: "alligators",
    events.Staked: "RR-44",
    events.Escaped: "alligators",
    events.Chomped: "RR-45",
    events.Tired: "fatigue",
    events.Eaten: "RR-47",
    events.Won: "RR-51",
    events.AlligatorsWon: "RR-51",
}
"""Events that end a thing, and need no rule, are not in it."""
