"""Hamsterdam, the second edition of 2019: dams, floods and eighteen special hamsters.

Where to find a rule: `setup` and `deployment` before the first round; `turn` the roll and the reactions; `flood` and
`breach` the water; `movement` and `redeployment` the phases between; `hamsters` hamsters on their way; `ending`;
`sight` what is secret. The specials: `specials` has the table of all, `roll_specials`, `flood_specials` and
`move_specials` what each does, `abilities` what they are made of. What is printed on the cards is in `cards.toml`,
read by `cards`.
How it is played well: `tactics`, `policy`, `judgement`.
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.game import Game, OwnParts
from hamster_table.engine.hamsterdam import (
    breach,
    deployment,
    flood,
    flood_specials,
    judgement,
    movement,
    policy,
    redeployment,
    roll_specials,
    setup,
    turn,
)
from hamster_table.engine.hamsterdam.cards import cards_toml, changes
from hamster_table.engine.hamsterdam.events import EVENTS as ROUND_EVENTS
from hamster_table.engine.hamsterdam.refusals import REFUSALS
from hamster_table.engine.hamsterdam.rulebook import CHAPTERS
from hamster_table.engine.hamsterdam.series import DECIDED_BY, LUCK, series, tallies
from hamster_table.engine.hamsterdam.setup_events import EVENTS as SETUP_EVENTS
from hamster_table.engine.hamsterdam.sheets import SHEETS
from hamster_table.engine.hamsterdam.sight import imagine, view
from hamster_table.engine.hamsterdam.state import Hamsterdam, Table, standing
from hamster_table.engine.hamsterdam.words import ACTIONS
from hamster_table.engine.kernel import Step
from hamster_table.engine.phrases import N_

STEPS: tuple[type[Step[Any]], ...] = (
    setup.PassTwo, setup.LineUp, setup.LayClassicDams, setup.DealSpecials, setup.ChooseSpecials,
    deployment.RollForFirst, deployment.DeployHamsters,
    turn.StartRound, turn.RollDice, turn.ChangeRoll, turn.SettleRoll, turn.React, turn.EndTurn,
    turn.EndMovement, turn.EndRound,
    roll_specials.RollAgain, roll_specials.ChooseRoll, flood_specials.WhackRoll, flood_specials.ChooseCard,
    flood.Flow, flood.PlugHole, breach.Breach, breach.ChooseVictim,
    movement.Move, movement.UseSkip, movement.AfterSkip, redeployment.Redeploy,
)  # fmt: skip

STAGES = (N_("Roll"), N_("React"), N_("Flood"), N_("Breach"), N_("Movement"), N_("Redeployment"))

_STAGE_OF: dict[type[Step[Any]], int] = {
    turn.React: 1,
    flood.PlugHole: 2, flood_specials.WhackRoll: 2, flood_specials.ChooseCard: 2,
    breach.Breach: 3, breach.ChooseVictim: 3,
    movement.Move: 4, movement.UseSkip: 4, redeployment.Redeploy: 5,
}  # fmt: skip


def stage(state: Hamsterdam) -> int:
    """Which of `STAGES` the round is in; -1 before the first round."""
    if not state.round:
        return -1
    return _STAGE_OF.get(type(state.agenda[-1]), 0) if state.agenda else len(STAGES) - 1


GAME = Game(
    id="hamsterdam",
    title="Hamsterdam",
    seats=range(2, 5),
    rules=1,
    setup=Table,
    state=Hamsterdam,
    start=setup.start,
    view=view,
    imagine=imagine,
    standing=standing,
    vocabulary=ACTIONS,
    events=SETUP_EVENTS + ROUND_EVENTS,
    steps=STEPS,
    refusals=REFUSALS,
    stages=STAGES,
    stage=stage,
    round=lambda state: state.round,
    judgement=judgement.judge,
    policy=policy.choose,
    series=series,
    tallies=tallies,
    decided_by=DECIDED_BY,
    luck=LUCK,
    chapters=CHAPTERS,
    sheets=SHEETS,
    own_parts=OwnParts("cards.toml", "cards", N_("The cards are printed"), "HD-68", cards_toml, changes),
    table="hamster_table.views.hamsterdam:HamsterdamTable",
)
