"""What is seen of each event of Run, Hamster, Run!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hamster_table.engine.kernel import Event
from hamster_table.engine.run_hamster_run import events as told
from hamster_table.views.run_hamster_run.animation import belt, pit
from hamster_table.views.run_hamster_run.animation.animator import Act, Dance

if TYPE_CHECKING:
    from hamster_table.views.run_hamster_run.board import RunHamsterRunTable

CHOREOGRAPHY: Mapping[type[Event], Act] = {
    told.Drew: pit.drew,
    told.Placed: belt.placed,
    told.RoundBegan: belt.round_began,
    told.PassedOut: pit.passed_out,
    told.SpeedRose: belt.speed_rose,
    told.Declared: belt.declared,
    told.Changed: belt.declared,
    told.Began: belt.began,
    told.Moved: belt.moved,
    told.Fell: pit.fell,
    told.Challenged: belt.challenged,
    told.Yielded: belt.yielded,
    told.Resisted: belt.resisted,
    told.TestWon: pit.test_won,
    told.Bitten: belt.bitten,
    told.Pushed: belt.pushed,
    told.StoodOut: belt.stood_out,
    told.Climbed: belt.climbed,
    told.Thrown: belt.thrown,
    told.BeltMoved: belt.belt_moved,
    told.StarPassed: belt.star_passed,
    told.AlligatorCame: pit.alligator_came,
    told.AlligatorLeft: pit.alligator_left,
    told.Staked: pit.staked,
    told.Escaped: pit.escaped,
    told.Chomped: pit.chomped,
    told.Eaten: pit.eaten,
    told.Won: pit.won,
    told.AlligatorsWon: pit.alligators_won,
}
"""Chips slide and turn by themselves; of the events that are not here, that is all there is to see."""

TOGETHER: frozenset[type[Event]] = frozenset({told.Allocated, told.Tired})


def choreography(table: RunHamsterRunTable) -> Dance:
    """The choreography of one performance on that table."""
    return Dance(table, CHOREOGRAPHY, TOGETHER)
