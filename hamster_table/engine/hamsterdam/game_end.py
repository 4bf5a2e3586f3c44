"""How Hamsterdam ends."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.events import GameEnded
from hamster_table.engine.hamsterdam.state import END_EACH, Hamsterdam, standing
from hamster_table.engine.kernel import Emit, silent


def is_over(state: Hamsterdam) -> bool:
    """Whether enough water is in the towns, or no card is left to be flooded (HD-69, HD-74)."""
    if sum(state.town) >= END_EACH * state.seats:
        return True
    first, last = state.first_unflipped, state.last_unflipped
    return first[0] > last[0] and all(low > high for low, high in zip(first, last, strict=True))


def end(state: Hamsterdam, emit: Emit) -> None:
    """The game is over, whatever was still to be done (HD-87)."""
    state.agenda.clear()
    if emit is silent:
        return
    seats = range(state.seats)
    water = tuple(state.wet(seat) - state.town[seat] for seat in seats)
    hamsters = tuple(state.hamsters(seat) for seat in seats)
    emit(GameEnded, tuple(state.town), water, hamsters, standing(state).winners)
