"""Who is out of Run, Hamster, Run!: whoever was eaten."""

from __future__ import annotations

from collections.abc import Set

from hamster_table.engine.kernel import Seat, State
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.features.onlookers.onlookers import Game


def _out(state: State) -> Set[Seat]:
    assert isinstance(state, RunHamsterRun)
    return {*range(state.seats)} - {*state.in_play()}


GIVEN = Game(_out)
