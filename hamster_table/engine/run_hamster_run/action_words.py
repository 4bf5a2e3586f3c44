"""How actions are spoken of in Run, Hamster, Run!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hamster_table.engine.action_words import ActionWords
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action
from hamster_table.engine.run_hamster_run import actions
from hamster_table.engine.run_hamster_run.actions import PIT, lane, strip
from hamster_table.engine.run_hamster_run.chips import LoseChip
from hamster_table.engine.run_hamster_run.deed_bite_throw import ChooseLanding, TakeChip
from hamster_table.engine.run_hamster_run.deed_run import EnterSquare
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.run_hamster_run.hat import AnswerTest
from hamster_table.engine.run_hamster_run.pit import StakeTrait
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.setup import PlaceHamster

ON_BELT = N_("strip {strip}, lane {lane}")
OVER = N_("{target}, strip {strip}, lane {lane}")


def facts(view: Any, action: Action) -> Mapping[str, str]:
    """Where an action leads: the square in it, the last one of two."""
    square = getattr(action, "square", None)
    if square is None:
        return {}
    if isinstance(action, actions.Spend) and action.then is not None:
        square = action.then
    if square == PIT:
        return {"detail": N_("into the pit")}
    return {"strip": str(strip(square)), "lane": str(lane(square) + 1)}


WORDS = ActionWords(
    phrases={
        actions.Place: N_("put your hamster on the belt"),
        actions.Allocate: N_("split your pluck"),
        actions.Declare: N_("declare an action"),
        actions.Flip: N_("run one square"),
        actions.Spend: N_("run two squares for a spent chip"),
        actions.Sidestep: N_("step aside for free"),
        actions.Walk: N_("walk one square for free"),
        actions.Push: N_("push a neighbour"),
        actions.Climb: N_("climb over a neighbour"),
        actions.Challenge: N_("challenge a neighbour"),
        actions.Follow: N_("push and follow"),
        actions.StayOut: N_("stay put"),
        actions.Take: N_("take a chip"),
        actions.Land: N_("choose where the other lands"),
        actions.Recover: N_("take a chip back"),
        actions.Resist: N_("resist"),
        actions.Yield: N_("give way"),
        actions.Stake: N_("test a trait"),
        actions.Lose: N_("give a chip to Fatigue"),
        actions.Change: N_("change the action for a chip"),
        actions.Stop: N_("be done"),
    },
    matters={
        PlaceHamster: N_("High up and away from the others is safest."),
        AllocatePluck: N_("Scamper carries you up the belt, Mettle wins tests, and Friskiness lets you act first."),
        DeclareDeed: N_("Run in time, rest in time, and fight where it pays."),
        Act: N_("Every square up the belt is time before the pit."),
        EnterSquare: N_("Whoever stays put has pushed nobody."),
        AnswerTest: N_("Resisting costs nothing: give way only where you want to be pushed."),
        TakeChip: N_("A runner without Scamper cannot get away."),
        ChooseLanding: N_("The nearer to the pit, the worse for whoever lands there."),
        StakeTrait: N_("The trait with the most chips has the best odds."),
        LoseChip: N_("Give away what you need least."),
    },
    details={
        actions.Allocate: N_("{scamper} Scamper, {mettle} Mettle, {friskiness} Friskiness"),
        actions.Declare: "{deed}",
        actions.Change: "{deed}, {trait}",
        **dict.fromkeys(
            (actions.Place, actions.Flip, actions.Spend, actions.Sidestep, actions.Walk, actions.Land), ON_BELT
        ),
        actions.Push: "{target}",
        actions.Climb: OVER,
        actions.Challenge: "{target}",
        actions.Take: "{trait}",
        actions.Recover: "{trait}",
        actions.Stake: "{trait}",
        actions.Lose: "{trait}",
    },
    facts=facts,
)
