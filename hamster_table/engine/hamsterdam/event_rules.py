"""Which chapter or ruling of the rules is about an event of Hamsterdam."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.hamsterdam import events, setup_events
from hamster_table.engine.kernel import Event

EVENT_RULES: Mapping[type[Event], str] = {
    events.PositionEntered: "setup",
    events.TurnStarted: "round",
    events.Rolled: "roll",
    events.RollMissed: "HD-17",
    events.SpecialUsed: "specials",
    events.DiceTurned: "roll",
    events.RollShifted: "react",
    events.RollIgnored: "react",
    events.FloodBegan: "flood",
    events.Plugged: "flood",
    events.FloodStopped: "flood",
    events.WhackRolled: "HD-36",
    events.Flooded: "flood",
    events.Inundated: "flood",
    events.TokenRemoved: "redeployment",
    events.TokenShifted: "specials",
    events.BreachDue: "breach",
    events.CardFlipped: "HD-42",
    events.HamsterMoved: "movement",
    events.HamsterPut: "redeployment",
    events.WentToPile: "flood",
    events.HamsterRemoved: "HD-43",
    events.SpecialTurned: "HD-68",
    events.Marked: "specials",
    events.Unmarked: "specials",
    events.Linked: "specials",
    events.Unlinked: "specials",
    events.MovementSkipped: "HD-51",
    events.GameEnded: "end",
    setup_events.CardsPassed: "HD-1",
    setup_events.LinedUp: "HD-3",
    setup_events.HamstersGathered: "HD-8",
    setup_events.SpecialsDealt: "HD-5",
    setup_events.SpecialKept: "HD-5",
    setup_events.TwinJoined: "HD-9",
    setup_events.FirstRolled: "HD-10",
    setup_events.FirstTied: "HD-10",
    setup_events.TrackerTaken: "HD-10",
    setup_events.Deployed: "HD-11",
}
"""Events that end a thing, and need no rule, are not in it."""
