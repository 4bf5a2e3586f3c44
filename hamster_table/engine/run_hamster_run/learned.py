"""What was learned of Run, Hamster, Run!: the value of a position at the beginning of a round, and what to do in it."""

from __future__ import annotations

from hamster_table.engine.learned_value import LearnedValue
from hamster_table.engine.run_hamster_run.learned_choices import LEARNED_POLICY, LESSER_POLICY
from hamster_table.engine.run_hamster_run.round import AllocatePluck
from hamster_table.engine.run_hamster_run.situation import NAMES, Situation, situation, situation_inputs
from hamster_table.engine.run_hamster_run.state import RunHamsterRun


def keys(state: RunHamsterRun) -> list[Situation | None]:
    """By seat: what matters of its hamster; None for one that was eaten."""
    alive = state.in_play()
    return [situation(state, seat) if seat in alive else None for seat in range(state.seats)]


def is_settled(state: RunHamsterRun) -> bool:
    """Whether a round is beginning: chips are in all hands, and nothing is sealed."""
    return bool(state.agenda) and isinstance(state.agenda[-1], AllocatePluck) and not state.sealed


def moment(state: RunHamsterRun) -> int:
    """The round."""
    return state.round


LEARNED = LearnedValue(
    LEARNED_POLICY.weights,
    NAMES,
    keys,
    situation_inputs,
    is_settled,
    moment,
    policy=LEARNED_POLICY,
    # Its probabilities are what cannot be foreseen; the best answer to what others are thought to do could be.
    unsearched=(AllocatePluck,),
    lesser=LESSER_POLICY,
)
"""What was learned of Run, Hamster, Run!"""
