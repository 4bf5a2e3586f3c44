"""Hamsterdam, the second edition of 2019: dams, floods and eighteen special hamsters.

Where to find a rule: `setup` and `deployment` before the first round; `turn` the roll and the reactions; `flood` and
`breach` the water; `movement` and `redeployment` the phases between; `hamster_moves` hamsters on their way;
`game_end`; `observation` what is secret; `position` and `position_rules` a position that is entered. The specials are
in `specials/`: `registry` is the table of all, `roll`, `flood` and `movement` what each does, `ability` what they are
made of, `texts` the rules to read. What is printed on the cards is in `cards.toml`, read by `cards`.
How it is played well: `heuristics`, `judgement`, `policy`, `evaluation`, `learned`.
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.game import CustomParts, Game
from hamster_table.engine.hamsterdam import (
    breach,
    deployment,
    evaluation,
    fancies,
    flood,
    movement,
    policy,
    position,
    reasons,
    redeployment,
    setup,
    slips,
    turn,
)
from hamster_table.engine.hamsterdam.action_words import WORDS
from hamster_table.engine.hamsterdam.actions import ACTIONS
from hamster_table.engine.hamsterdam.cards import cards_toml, changes, told_changes
from hamster_table.engine.hamsterdam.events import EVENTS as ROUND_EVENTS
from hamster_table.engine.hamsterdam.events import BreachDue, GameEnded
from hamster_table.engine.hamsterdam.highlights import FEATS, highlights
from hamster_table.engine.hamsterdam.learned import LEARNED, UNSEARCHED
from hamster_table.engine.hamsterdam.observation import sample_hidden, view
from hamster_table.engine.hamsterdam.refusals import REFUSALS
from hamster_table.engine.hamsterdam.rulebook import CHAPTERS
from hamster_table.engine.hamsterdam.setup_events import EVENTS as SETUP_EVENTS
from hamster_table.engine.hamsterdam.specials import flood as flood_specials
from hamster_table.engine.hamsterdam.specials import roll
from hamster_table.engine.hamsterdam.state import Hamsterdam, HamsterdamSetup, standing
from hamster_table.engine.hamsterdam.tallies import DECIDED_BY, LUCK, TOTAL, tallies
from hamster_table.engine.hamsterdam.tempers import MANNERS
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Step, waiting

STEPS: tuple[type[Step[Any, Any]], ...] = (
    setup.PassTwo, setup.LineUp, setup.LayClassicDams, setup.DealSpecials, setup.ChooseSpecials,
    deployment.RollForFirst, deployment.DeployHamsters,
    turn.StartRound, turn.RollDice, turn.ChangeRoll, turn.SettleRoll, turn.React, turn.EndTurn,
    turn.EndMovement, turn.EndRound,
    roll.RollAgain, roll.ChooseRoll, flood_specials.WhackRoll, flood_specials.ChooseCard,
    flood.Flow, flood.PlugHole, breach.Breach, breach.ChooseVictim,
    movement.Move, movement.UseSkip, movement.AfterSkip, redeployment.Redeploy,
    position.TellPosition,
)  # fmt: skip

PHASES = (N_("Roll"), N_("React"), N_("Flood"), N_("Breach"), N_("Movement"), N_("Redeployment"))

_PHASE_OF: dict[type[Step[Any, Any]], int] = {
    turn.React: 1,
    flood.PlugHole: 2, flood_specials.WhackRoll: 2, flood_specials.ChooseCard: 2,
    breach.Breach: 3, breach.ChooseVictim: 3,
    movement.Move: 4, movement.UseSkip: 4, redeployment.Redeploy: 5,
}  # fmt: skip


def phase(state: Hamsterdam) -> int | None:
    """Which of `PHASES` the round is in; -1 before the first round. None: nobody is asked just there, and it is still
    in the one before."""
    if not state.round:
        return -1
    if not state.agenda:
        return len(PHASES) - 1
    return _PHASE_OF.get(type(state.agenda[-1]), 0 if waiting(state) else None)


GAME = Game(
    id="hamsterdam",
    title="Hamsterdam",
    seats=range(2, 5),
    rules=1,
    setup=HamsterdamSetup,
    state=Hamsterdam,
    start=position.ENTRY.start,
    view=view,
    sample_hidden=sample_hidden,
    standing=standing,
    vocabulary=ACTIONS,
    events=SETUP_EVENTS + ROUND_EVENTS,
    steps=STEPS,
    refusals=REFUSALS,
    phases=PHASES,
    phase=phase,
    round=lambda state: state.round,
    evaluation=evaluation.evaluate,
    learned=LEARNED,
    unsearched=UNSEARCHED,
    policy=policy.choose,
    fancy=fancies.fancy,
    fancies=fancies.PERCENT,
    slip=slips.slip,
    slips=slips.PERCENT,
    tempers=MANNERS,
    why=reasons.why,
    tallies=tallies,
    decided_by=DECIDED_BY,
    total=TOTAL,
    key_events=(BreachDue, GameEnded),
    highlights=highlights,
    feats=FEATS,
    luck=LUCK,
    chapters=CHAPTERS,
    words=WORDS,
    custom_parts=CustomParts(
        "cards.toml", "cards", N_("The cards are printed"), "HD-68", cards_toml, changes, told_changes
    ),
    table="hamster_table.views.hamsterdam",
)
