"""The examples of the rules of Hamsterrolle: moments of a game that was played in wood once."""

# A sentence stays on one line: so it is one text for the translators.

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, KINDS
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import load
from hamster_table.system import resources
from hamster_table.views.board.example import Example

if TYPE_CHECKING:
    from hamster_table.views.hamsterrolle.table import HamsterrolleTable

WHEEL = tuple(("compartment", here) for here in range(COMPARTMENTS))
TRAY = tuple(("slot", kind) for kind in range(len(KINDS)))
FLAT = 130
"""The height of a picture of the supply."""


@cache
def recorded() -> Match:
    """The game whose moments are shown, read once. Nobody plays on in it."""
    return load(resources.path("staged", "hamsterrolle.hamster"))


def building(turn: int) -> Callable[[Hamsterrolle], bool]:
    """Whether the first seat is asked to build, from that turn on."""
    return lambda state: state.turn >= turn and state.agenda[-1].seats == (0,) and state.attempt == -1


def rolling(turn: int) -> Callable[[Hamsterrolle], bool]:
    """Whether the wheel rolls on after a turn, from that turn on."""
    return lambda state: state.turn >= turn and state.agenda[-1].seats == (CHANCE,)


def over(state: Hamsterrolle) -> bool:
    """Whether the game is over."""
    return not state.agenda


def at(holds: Callable[[Hamsterrolle], bool]) -> Hamsterrolle:
    """The state at the first moment of that kind."""
    whole = recorded()
    match = Match(whole.game, whole.setup, whole.seed)
    for seat, action in whole.ledger:
        state = match.state
        assert isinstance(state, Hamsterrolle)
        if holds(state):
            return state
        match.play(seat, action)
    assert isinstance(match.state, Hamsterrolle) and holds(match.state), "the recorded game has no such moment"
    return match.state


def without_wood(position: Callable[[], Hamsterrolle]) -> Hamsterrolle:
    """The same moment in a game whose wood is not simulated: a hand that only shows a piece starts no physics."""
    state = position().copy()
    state.wood = False
    return state


def holding(kind: str, ahead: int) -> Callable[[HamsterrolleTable], None]:
    """A hand that holds a piece of the supply over an open compartment, 0 for the same."""

    def take(table: HamsterrolleTable) -> None:
        table.commands.take_kind(KINDS.index(kind))
        table.commands.carry_to_nth(1 + ahead)

    return take


def lifting(ahead: int) -> Callable[[HamsterrolleTable], None]:
    """A hand that has taken a piece of the lowest compartments, and holds it so many compartments further ahead."""

    def take(table: HamsterrolleTable) -> None:
        table.commands.take_wood(table.commands.pieces_to_pass()[0])
        table.commands.carry_to_nth(ahead)

    return take


EXAMPLES: Mapping[str, Example] = {
    "aim": Example(
        N_("The wheel, well filled, and the supplies of all: whoever has no pieces left wins."),
        partial(at, building(13)),
    ),
    "setup": Example(
        N_("The start: the cone stands in the lowest compartment, and the first piece goes two further on."),
        partial(at, building(1)),
        0,
        WHEEL,
    ),
    "where": Example(
        N_("The golden arcs outside the wheel are the three open compartments: the same, the next, and the one after."),
        partial(at, building(13)),
        0,
        WHEEL[8:11],
        margin=64,
    ),
    "edge": Example(
        N_("The dashed line is the edge to beat: the cube reaches further forward, so it may be built here."),
        partial(without_wood, partial(at, building(13))),
        0,
        WHEEL[8:9],
        gesture=holding("cube", 0),
        margin=96,
    ),
    "hands": Example(
        N_("Mira's supply: she takes one piece, and it has to hold where she lets go."),
        partial(at, building(13)),
        0,
        TRAY,
        FLAT,
    ),
    "passing": Example(
        N_("Instead of building, a piece from the lowest compartments is moved one to five compartments ahead."),
        partial(without_wood, partial(at, building(9))),
        0,
        WHEEL,
        gesture=lifting(3),
        margin=44,
    ),
    "falling": Example(
        N_("A piece has been let go, and the wheel rolls on: what falls out now comes to whoever has built."),
        partial(at, rolling(13)),
        None,
        WHEEL,
    ),
    "end": Example(
        N_("The end of a game: one supply is empty, and the wheel is at rest."),
        partial(at, over),
    ),
}
"""By chapter."""
