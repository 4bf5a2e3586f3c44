"""What is seen of each event of Run, Hamster, Run!."""

from __future__ import annotations

from hamster_table.engine.run_hamster_run import events
from hamster_table.views.run_hamster_run.animation import belt, draws, pit
from hamster_table.views.run_hamster_run.animation.animator import RunHamsterRunAnimator


class Performance(RunHamsterRunAnimator):
    """How the events of one performance are seen."""

    animations = {
        events.Drew: draws.drew,
        events.Placed: belt.placed,
        events.RoundBegan: belt.round_began,
        events.PassedOut: pit.passed_out,
        events.SpeedRose: belt.speed_rose,
        events.Declared: belt.declared,
        events.Changed: belt.declared,
        events.Began: belt.began,
        events.Moved: belt.moved,
        events.Fell: pit.fell,
        events.Challenged: belt.challenged,
        events.Yielded: belt.yielded,
        events.Resisted: belt.resisted,
        events.TestWon: draws.test_won,
        events.Bitten: belt.bitten,
        events.Pushed: belt.pushed,
        events.StoodOut: belt.stood_out,
        events.Climbed: belt.climbed,
        events.Thrown: belt.thrown,
        events.BeltMoved: belt.belt_moved,
        events.StarPassed: belt.star_passed,
        events.AlligatorCame: pit.alligator_came,
        events.AlligatorLeft: pit.alligator_left,
        events.Staked: pit.staked,
        events.Escaped: pit.escaped,
        events.Chomped: pit.chomped,
        events.Eaten: pit.eaten,
        events.Won: pit.won,
        events.AlligatorsWon: pit.alligators_won,
    }
    """Chips slide and turn by themselves; of the events that are not here, that is all there is to see."""
    stills = {
        events.TestWon: draws.still_test,
        events.BeltMoved: belt.still_belt,
        events.Escaped: draws.still_escape,
        events.Chomped: draws.still_chomp,
    }
    together = frozenset({events.Allocated, events.Tired})
    """Only chips move in them."""
