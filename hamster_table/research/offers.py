"""What a seat may choose between, as a finite list: at the wheel the places where a piece may be let go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.legality import is_bound
from hamster_table.engine.hamsterrolle.placements import builds_at, one_of_each, passes
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import Action, Seat, State


def offers(view: State, seat: Seat) -> Sequence[Action]:
    """The actions of the seat, in an order that does not change; all of them legal."""
    step = view.agenda[-1]
    found = step.actions(view, seat)
    if not isinstance(view, Hamsterrolle) or not isinstance(step, TakeTurn):
        return found
    # The rules offer a fair few of infinitely many. Those that are no place come with them: to begin the attempt, and
    # to let the piece drop where the time is up.
    places = [action for action in _places(view, seat) if step.refusal(view, seat, action) is None]
    return [*dict.fromkeys([*places, *found])]


def _places(view: Hamsterrolle, seat: Seat) -> Iterator[Action]:
    """For each kind and each open compartment a place in each orientation; then the passes."""
    others = {piece: view.poses[piece] for piece in view.in_wheel()}
    for compartment in window(view):
        for piece in one_of_each(view, view.stock(seat), compartment):
            if not is_bound(view, piece):
                yield from builds_at(view, seat, piece, compartment, others)
    yield from passes(view, seat)
