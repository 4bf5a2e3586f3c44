"""Hamsterrolle: wooden pieces built into a wheel that rolls under their weight.

Where to find a rule: `setup` before the first turn; `turn` who builds and what comes of a hand; `legality` what is
legal, `build_window` where, `pushing` what else may have moved; `holding` whether a piece holds where it is laid;
`settling` the wheel comes to rest; `game_end` who has won. `dropping` and `returning` find what a hand has done that
had to open, or to draw back. What is measured of wheel, pieces and wood is in `boxes`, one table for each edition, read
by `components`. How pieces lie is in `geometry`, in whole numbers; `placements` finds places for them. `physics`
simulates the wood and is loaded with the first wheel; `simplified_physics` stands in for it. A position that is entered
is in `position` and `position_rules`. Computer players are in `ai`, recordings of
tumbles in `recordings`.
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.game import Game, Option
from hamster_table.engine.hamsterrolle import position, settling, setup, turn
from hamster_table.engine.hamsterrolle.action_words import WORDS
from hamster_table.engine.hamsterrolle.actions import ACTIONS
from hamster_table.engine.hamsterrolle.ai import evaluation, policy, reasons
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.events import EVENTS, Ended, Fell, Vanished, Won
from hamster_table.engine.hamsterrolle.highlights import FEATS, highlights
from hamster_table.engine.hamsterrolle.refusals import REFUSALS
from hamster_table.engine.hamsterrolle.rulebook import CHAPTERS
from hamster_table.engine.hamsterrolle.state import Hamsterrolle, HamsterrolleSetup, sample_hidden, standing, view
from hamster_table.engine.hamsterrolle.tallies import DECIDED_BY, tallies
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Step

STEPS: tuple[type[Step[Any, Any]], ...] = (
    setup.ShareOut, setup.DrawStarter, setup.FirstSeat, setup.ChooseSide,
    turn.NextBuilder, turn.TakeTurn, turn.RestInTurn,
    turn.AwaitRest, settling.Tremble, position.TellPosition,
)  # fmt: skip

PHASES = (N_("Choose a piece"), N_("Build"), N_("The wheel rolls"))
CHOOSE, BUILD, ROLL = range(len(PHASES))

HAND = Option(
    "hand",
    N_("The hand"),
    {
        "steady": N_("steady hand: keeps pieces level"),
        "free": N_("free hand: as it is turned"),
        "trembling": N_("trembling hand, for the bold"),
    },
    "",
)
"""How a person's hand holds pieces at the table. The rules only see where a piece was let go."""


def phase(state: Hamsterrolle) -> int:
    """Which of `PHASES` the turn is in; -1 before the first."""
    if not state.turn:
        return -1
    top = state.step
    if isinstance(top, turn.TakeTurn):
        return CHOOSE if state.attempt == -1 else BUILD
    return ROLL


GAME = Game(
    id="hamsterrolle",
    title="Hamsterrolle",
    seats=range(2, 5),
    rules=1,
    setup=HamsterrolleSetup,
    state=Hamsterrolle,
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
    round=lambda state: state.turn,
    round_says=N_("Turn {number}"),
    length_says=N_("%n turn(s)"),
    evaluation=evaluation.evaluate,
    policy=policy.choose,
    why=reasons.why,
    weigh=reasons.weigh,
    players={
        **{name: policy.HandPlayer(name) for name in SKILLS},
        # A name of `players.YARDSTICKS`, which cannot be imported here: players know games.
        "random": policy.RandomHandPlayer(SKILLS["whim"]),
    },
    tallies=tallies,
    decided_by=DECIDED_BY,
    key_events=(Ended, Fell, Vanished, Won),
    highlights=highlights,
    feats=FEATS,
    luck=None,
    chapters=CHAPTERS,
    words=WORDS,
    is_open=True,
    seconds=3,
    habit=HAND,
    table="hamster_table.views.hamsterrolle",
    chance_source="hamster_table.models.hamsterrolle.live_tumble:LiveTumble",
)
