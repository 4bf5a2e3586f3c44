"""What is seen of each event of Hamsterdam."""

from __future__ import annotations

from hamster_table.engine.hamsterdam import events, setup_events
from hamster_table.engine.kernel import Event
from hamster_table.views.hamsterdam.animation import breach, dice, flood, hamsters, water
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator

FLOOD: frozenset[type[Event]] = frozenset(
    {events.FloodBegan, events.Plugged, events.WentToPile, events.Flooded, events.Inundated}
)
"""A flood is one moment over all dams."""
SWEEP: frozenset[type[Event]] = frozenset({events.HamsterPut, events.HamsterRemoved, events.TokenRemoved})
"""So is a redeployment: hamsters come onto the dam or clear it of water, one a moment after the other."""


class Performance(HamsterdamAnimator):
    """How the events of one performance are seen."""

    animations = {
        events.Rolled: dice.rolled,
        events.DiceTurned: dice.dice_turned,
        events.WhackRolled: dice.whack_rolled,
        events.RollMissed: dice.roll_missed,
        events.SpecialUsed: dice.special_used,
        events.RollShifted: dice.roll_shifted,
        events.RollIgnored: dice.roll_ignored,
        events.FloodBegan: flood.flood_began,
        events.Plugged: flood.plugged,
        events.FloodStopped: water.flood_stopped,
        events.Flooded: flood.flooded,
        events.Inundated: flood.inundated,
        events.TokenRemoved: water.token_removed,
        events.TokenShifted: water.token_shifted,
        events.BreachDue: breach.breach_due,
        events.CardFlipped: breach.card_flipped,
        events.HamsterMoved: hamsters.hamster_moved,
        events.HamsterPut: hamsters.hamster_put,
        events.WentToPile: flood.went_to_pile,
        events.HamsterRemoved: hamsters.hamster_removed,
        events.SpecialTurned: hamsters.special_turned,
        events.Marked: hamsters.marked,
        events.RoundStarted: dice.round_started,
        events.MovementStarted: dice.movement_started,
        events.RedeploymentStarted: dice.redeployment_started,
        events.MovementSkipped: dice.movement_skipped,
        setup_events.TrackerTaken: dice.tracker_taken,
        setup_events.FirstRolled: dice.first_rolled,
        setup_events.FirstTied: dice.first_tied,
        setup_events.CardsPassed: hamsters.cards_passed,
        setup_events.LinedUp: hamsters.lined_up,
        setup_events.SpecialKept: hamsters.special_kept,
        setup_events.Deployed: hamsters.deployed,
    }
    together = frozenset(
        {setup_events.CardsPassed, setup_events.LinedUp, setup_events.Deployed, setup_events.SpecialKept}
    )
    moments = FLOOD, SWEEP
