"""What is seen of each event of Hamsterdam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam import setup_events as before
from hamster_table.engine.kernel import Event
from hamster_table.views.hamsterdam.animation import dice, hamsters, water
from hamster_table.views.hamsterdam.animation.animator import Act, Dance

if TYPE_CHECKING:
    from hamster_table.views.hamsterdam.board import HamsterdamTable

CHOREOGRAPHY: Mapping[type[Event], Act] = {
    told.Rolled: dice.rolled,
    told.DiceTurned: dice.dice_turned,
    told.WhackRolled: dice.whack_rolled,
    told.RollMissed: dice.roll_missed,
    told.SpecialUsed: dice.special_used,
    told.RollShifted: dice.roll_shifted,
    told.RollIgnored: dice.roll_ignored,
    told.FloodBegan: water.flood_began,
    told.Plugged: water.plugged,
    told.FloodStopped: water.flood_stopped,
    told.Flooded: water.flooded,
    told.Inundated: water.inundated,
    told.TokenRemoved: water.token_removed,
    told.TokenShifted: water.token_shifted,
    told.BreachDue: water.breach_due,
    told.CardFlipped: water.card_flipped,
    told.HamsterMoved: hamsters.hamster_moved,
    told.HamsterPut: hamsters.hamster_put,
    told.WentToPile: hamsters.went_to_pile,
    told.HamsterRemoved: hamsters.hamster_removed,
    told.SpecialTurned: hamsters.special_turned,
    told.Marked: hamsters.marked,
    told.RoundStarted: dice.round_started,
    told.MovementStarted: dice.movement_started,
    told.RedeploymentStarted: dice.redeployment_started,
    told.MovementSkipped: dice.movement_skipped,
    before.TrackerTaken: dice.tracker_taken,
    before.FirstRolled: dice.first_rolled,
    before.CardsPassed: hamsters.cards_passed,
    before.LinedUp: hamsters.lined_up,
    before.SpecialKept: hamsters.special_kept,
    before.Deployed: hamsters.deployed,
}

TOGETHER: frozenset[type[Event]] = frozenset(
    {before.CardsPassed, before.LinedUp, before.Deployed, before.SpecialKept, told.Flooded}
)
"""Events of these kinds are seen at the same time when they follow each other."""


def choreography(table: HamsterdamTable) -> Dance:
    """The choreography of one performance on that table."""
    return Dance(table, CHOREOGRAPHY, TOGETHER)
