"""Where one may build, and which compartments are the lowest."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, SECTOR, THE_CONE, WHEEL, Angle, Compartment, kind_of
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle

OPEN = 3
"""The same compartment, the next, and the one after it."""
FROM_THE_CONE = 2
"""One compartment beside the cone stays empty at the start (HR-3)."""
FURTHEST_PASS = 5
"""Less than half of the ring, so that "ahead" has a meaning (HR-21)."""


def window(state: Hamsterrolle) -> tuple[Compartment, ...]:
    """The compartments that are open, the hindmost first: counted on the wheel, from the reference (HR-7, HR-12)."""
    if state.reference == NOWHERE:
        return ((origin(state) + FROM_THE_CONE) % COMPARTMENTS,)
    return tuple((state.reference + n) % COMPARTMENTS for n in range(OPEN))


def origin(state: Hamsterrolle) -> Compartment:
    """From where a first piece is counted: the cone, or the lowest compartment when it is out (HR-3, HR-35)."""
    if state.place[THE_CONE] == WHEEL:
        return compartment_of(state.poses[THE_CONE])
    return lowest_two(state.angle)[0]


def lowest_two(angle: Angle) -> tuple[Compartment, Compartment]:
    """The two compartments whose middles are nearest to the table; of equal ones the forward one first (HR-22)."""

    def height(compartment: Compartment) -> tuple[int, int]:
        ahead = wrapped(SECTOR * compartment - angle)
        return abs(ahead), -ahead

    first, second, *_ = sorted(range(COMPARTMENTS), key=height)
    return first, second


def ahead_by(origin: Compartment, compartment: Compartment) -> int:
    """How many compartments further forward it is."""
    return (compartment - origin) % COMPARTMENTS


def moved_reference(state: Hamsterrolle, lies: Compartment) -> Compartment:
    """The reference after a piece was built that lies in that compartment: it never goes back (HR-10, HR-40)."""
    if state.edition == 1 or state.reference == NOWHERE or ahead_by(state.reference, lies) <= FURTHEST_PASS:
        return lies
    return state.reference


def reference_of_turn(state: Hamsterrolle) -> Compartment:
    """The reference when a turn begins: where nothing but the cone lies there any more, the next compartment behind in
    which something else lies, at the furthest the lowest one. One that is behind the lowest one itself stays, and so
    does that of a cone that lies alone (HR-9, HR-50)."""
    filled = {compartment_of(state.poses[piece]) for piece in state.in_wheel() if piece != THE_CONE}
    if state.edition < 3 or state.reference == NOWHERE or not filled or state.reference in filled:
        return state.reference
    lowest = lowest_two(state.angle)[0]
    far = ahead_by(lowest, state.reference)
    if far > COMPARTMENTS // 2:
        return state.reference
    behind = ((state.reference - n) % COMPARTMENTS for n in range(1, far + 1))
    return next((compartment for compartment in behind if compartment in filled), lowest)


def contents(state: Hamsterrolle, compartment: Compartment) -> list[int]:
    """The pieces that lie in a compartment (HR-13)."""
    return [piece for piece in state.in_wheel() if compartment_of(state.poses[piece]) == compartment]


def kinds_in(state: Hamsterrolle, compartment: Compartment) -> tuple[int, ...]:
    """The kinds that lie in a compartment."""
    return tuple(sorted(kind_of(piece) for piece in contents(state, compartment)))
