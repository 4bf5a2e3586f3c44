"""The end of the game: who has won."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.events import Ended, Won
from hamster_table.engine.hamsterrolle.state import Hamsterrolle, left
from hamster_table.engine.kernel import Emit, Seat


def is_last(state: Hamsterrolle) -> bool:
    """Whether the turn was the last one of the limit, where there is one."""
    return 0 < state.limit <= state.turn


def won(state: Hamsterrolle) -> tuple[Seat, ...] | None:
    """Who has won now that all is at rest; (): a draw; None: the game goes on."""
    done = [seat for seat in range(state.seats) if not state.supply(seat)]
    if not state.teams:
        return tuple(done) or None
    for team in sorted({*state.teams}):
        if all(seat in done for seat in seats_of_team(state, team)):
            return seats_of_team(state, team)
    # One partner of each team has none, at the same moment (HR-45, HR-46).
    if {state.teams[seat] for seat in done} == {*state.teams}:
        return fewest(state)
    return None


def seats_of_team(state: Hamsterrolle, team: int) -> tuple[Seat, ...]:
    """The seats of a team."""
    return tuple(seat for seat in range(state.seats) if state.teams[seat] == team)


def fewest(state: Hamsterrolle) -> tuple[Seat, ...]:
    """The seat or the team with the fewest pieces; () when it is not alone with them."""
    least = min(left(state, seat) for seat in range(state.seats))
    first = [seat for seat in range(state.seats) if left(state, seat) == least]
    if state.teams:
        return tuple(first) if len({state.teams[seat] for seat in first}) == 1 else ()
    return tuple(first) if len(first) == 1 else ()


def close(state: Hamsterrolle, emit: Emit) -> None:
    """The game ends with pieces left: by its limit (HR-47), or because nobody can do anything."""
    end(state, fewest(state), emit)


def end(state: Hamsterrolle, winners: tuple[Seat, ...], emit: Emit) -> None:
    """The game is over."""
    state.winners = winners
    # Who wins with pieces left has the fewest, and gets another sentence (HR-45, HR-47).
    if winners and not left(state, winners[0]):
        emit(Won, winners)
    else:
        emit(Ended, tuple(len(state.supply(seat)) for seat in range(state.seats)))
