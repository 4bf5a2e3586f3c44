"""The numbers of the actions of Hamsterrolle: places in a list of placements, for there are infinitely many.

They do not mean the same in every position, unlike those of the other games; `rows` says what they mean here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.legality import is_bound
from hamster_table.engine.hamsterrolle.placements import builds_at, one_of_each, passes
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import Action, Seat
from hamster_table.research.numbering import Blocks, Node

MOST = 256
"""So many placements are offered at once; of more there is a part, in even steps."""

BLOCKS = Blocks(("placement", (MOST,), "the placement in that row of the list"))


def offers(view: Hamsterrolle, seat: Seat) -> Sequence[Action]:
    """The actions of the seat, in an order that does not change; all of them legal."""
    step = view.agenda[-1]
    found = step.actions(view, seat)
    if not isinstance(step, TakeTurn):
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


class Placements:
    """The numbering of a game whose actions are numbered anew in each position."""

    blocks = BLOCKS
    size = MOST
    has_paths = False

    def node(self, view: Hamsterrolle, seat: Seat) -> Node:
        """What the seat may do, from its view."""
        found = offers(view, seat)
        return dict(enumerate(found[:: -(-len(found) // MOST)] if found else ()))


NUMBERING = Placements()
