"""Which chapter or ruling of the rules is about an event of Hamsterrolle."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.hamsterrolle import events
from hamster_table.engine.kernel import Event

EVENT_RULES: Mapping[type[Event], str] = {
    events.Began: "HR-1",
    events.Given: "HR-5",
    events.Faced: "HR-2",
    events.PositionEntered: "setup",
    events.Reached: "HR-20",
    events.Placed: "where",
    events.Passed: "passing",
    events.TimeRanOut: "HR-39",
    events.LetDrop: "HR-54",
    events.Pushed: "HR-38",
    events.Rolled: "falling",
    events.RolledBack: "HR-36",
    events.Fell: "HR-29",
    events.Kept: "HR-30",
    events.Returned: "HR-48",
    events.Built: "HR-7",
    events.Trembled: "HR-33",
    events.Vanished: "HR-33",
    events.Skipped: "passing",
    events.Won: "HR-42",
    events.Ended: "HR-47",
}
"""Events that end a thing, and need no rule, are not in it."""
