"""Run, Hamster, Run! 2.1: hamsters on a conveyor belt that speeds up towards the alligators.

Where to find a rule: `setup` before the first round; `round` allocating, initiative, declaring and the tally; `deeds`
whose turn it is to act, with `deed_bite_throw` and `deed_run`; `hat` draws and tests; `pit` belt, alligators and
strain; `chips` pluck on its way; `grid` what touches what; `position` and `position_rules` a position that is entered.
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Step
from hamster_table.engine.run_hamster_run import (
    chips,
    deed_bite_throw,
    deed_run,
    deeds,
    evaluation,
    fancies,
    hat,
    pit,
    policy,
    position,
    reasons,
    round,
    setup,
    slips,
)
from hamster_table.engine.run_hamster_run.action_words import WORDS
from hamster_table.engine.run_hamster_run.actions import ACTIONS
from hamster_table.engine.run_hamster_run.events import EVENTS, AlligatorsWon, Chomped, Eaten, Fell, Won
from hamster_table.engine.run_hamster_run.highlights import FEATS, highlights
from hamster_table.engine.run_hamster_run.learned import LEARNED
from hamster_table.engine.run_hamster_run.refusals import REFUSALS
from hamster_table.engine.run_hamster_run.rulebook import CHAPTERS
from hamster_table.engine.run_hamster_run.state import RunHamsterRun, RunHamsterRunSetup, sample_hidden, standing, view
from hamster_table.engine.run_hamster_run.tallies import DECIDED_BY, LUCK, tallies
from hamster_table.engine.run_hamster_run.tempers import MANNERS

STEPS: tuple[type[Step[Any, Any]], ...] = (
    setup.NextPlacement, setup.DrawPlacement, setup.PlaceHamster,
    round.BeginRound, round.AllocatePluck, round.Initiative, round.DrawInitiative,
    round.DeclareDeed, round.AllRest, round.Tally,
    deeds.Resolve, deeds.GoOn, deeds.Act,
    hat.AnswerTest, hat.DrawTest,
    deed_bite_throw.SettleBite, deed_bite_throw.TakeChip, deed_bite_throw.SettleThrow, deed_bite_throw.ChooseLanding,
    deed_run.SettlePush, deed_run.EnterSquare,
    chips.Pay, chips.LoseChip,
    pit.MoveBelt, pit.Alligators, pit.DrawChompOrder, pit.Chomp, pit.StakeTrait, pit.DrawChomp,
    pit.Feed, pit.Strain,
    position.TellPosition,
)  # fmt: skip

PHASES = (
    N_("Allocate"), N_("Initiative"), N_("Declare"), N_("Resolve"),
    N_("Belt"), N_("Alligators"), N_("Fatigue"), N_("Tally"),
)  # fmt: skip

_PHASE_OF: dict[type[Step[Any, Any]], int] = {
    round.AllocatePluck: 0, round.Initiative: 0, round.DrawInitiative: 1, round.DeclareDeed: 2, round.AllRest: 2,
    pit.MoveBelt: 3, pit.Alligators: 4, pit.DrawChompOrder: 5, pit.StakeTrait: 5, pit.DrawChomp: 5, pit.Chomp: 5,
    pit.Feed: 5, pit.Strain: 5, round.Tally: 6,
}  # fmt: skip
"""By the step that comes next; where nobody is asked in it, what is shown before it belongs to the phase before."""


def phase(state: RunHamsterRun) -> int:
    """Which of `PHASES` the round is in; -1 before the first round."""
    if not state.agenda:
        return len(PHASES) - 1
    top = state.agenda[-1]
    if isinstance(top, chips.LoseChip | chips.Pay):
        return 5 if top.why == "chomp" else 6
    # Every other step in which somebody chooses is part of resolving an action.
    return _PHASE_OF.get(type(top), 3) if state.round else -1


GAME = Game(
    id="run-hamster-run",
    title="Run, Hamster, Run!",
    seats=range(2, 6),
    rules=1,
    setup=RunHamsterRunSetup,
    state=RunHamsterRun,
    start=position.ENTRY.start,
    view=view,
    sample_hidden=sample_hidden,
    standing=standing,
    vocabulary=ACTIONS,
    events=EVENTS,
    steps=STEPS,
    refusals=REFUSALS,
    phases=PHASES,
    phase=phase,
    round=lambda state: state.round,
    evaluation=evaluation.evaluate,
    learned=LEARNED,
    policy=policy.choose,
    slip=slips.slip,
    slips=slips.PERCENT,
    tempers=MANNERS,
    fancy=fancies.fancy,
    fancies=fancies.PERCENT,
    why=reasons.why,
    tallies=tallies,
    decided_by=DECIDED_BY,
    key_events=(AlligatorsWon, Chomped, Eaten, Fell, Won),
    highlights=highlights,
    feats=FEATS,
    luck=LUCK,
    chapters=CHAPTERS,
    words=WORDS,
    table="hamster_table.views.run_hamster_run",
)
