"""The questions of the puzzles of Hamsterdam."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.flood import PlugHole
from hamster_table.engine.hamsterdam.movement import Move, UseSkip
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.hamsterdam.turn import ChangeRoll, React
from hamster_table.engine.i18n import N_
from hamster_table.features.puzzles.questions import Questions

GIVEN = Questions(
    {
        Move: N_("It is your movement: what do you do?"),
        UseSkip: N_("Which ability do you use instead of a movement?"),
        Redeploy: N_("You redeploy: what do you do first?"),
        PlugHole: N_("The water comes: what do you do?"),
        React: N_("Which ability do you use now, if any?"),
        ChangeRoll: N_("The dice lie there: what do you make of them?"),
    },
    left_out=N_("What is chosen before the first round is left out."),
)
