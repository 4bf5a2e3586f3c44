"""The squares of the belt: what touches what, what lies beyond, how far a throw reaches.

Every table stands twice, for `diagonal` False and True (RR-5, RR-66).
"""

from __future__ import annotations

from hamster_table.engine.run_hamster_run.actions import LANES, PIT, SQUARES, STRIPS, Square, lane, strip

WALL: Square = -4
"""What lies beyond the left, right and top edge."""

STRAIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))
SLANTING = ((-1, -1), (-1, 1), (1, -1), (1, 1))
MAX_RANGE = 3
"""Half of seven Mettle, rounded down: the longest throw."""


def at(strip_: int, lane_: int) -> Square:
    """The square on that strip and lane; `PIT` below strip 1; `WALL` off the other edges."""
    # From strip 1 every step towards the pit is a fall, the slanting ones too, whatever the lane (RR-66).
    if strip_ < 1:
        return PIT
    return LANES * (strip_ - 1) + lane_ if 0 <= lane_ < LANES and strip_ <= STRIPS else WALL


def _directions(diagonal: bool) -> tuple[tuple[int, int], ...]:
    return STRAIGHT + SLANTING if diagonal else STRAIGHT


def _neighbours(square: Square, diagonal: bool) -> tuple[Square, ...]:
    # A set, since from strip 1 several slanting steps lead into the one pit.
    found = {at(strip(square) + up, lane(square) + side) for up, side in _directions(diagonal)}
    return tuple(sorted(found - {WALL}))


def _beyond(diagonal: bool) -> dict[tuple[Square, Square], Square]:
    table = {}
    for square in range(SQUARES):
        for up, side in _directions(diagonal):
            over = at(strip(square) + up, lane(square) + side)
            if over >= 0:
                table[square, over] = at(strip(over) + up, lane(over) + side)
    return table


def distance(a: Square, b: Square, diagonal: bool) -> int:
    """How far apart two squares are: steps along strips and lanes, or king's moves with the diagonals (RR-66)."""
    up, side = abs(strip(a) - strip(b)), abs(lane(a) - lane(b))
    return max(up, side) if diagonal else up + side


def _reach(square: Square, length: int, diagonal: bool) -> tuple[Square, ...]:
    squares = [other for other in range(SQUARES) if distance(square, other, diagonal) <= length]
    # The pit strip is one beyond strip 1. Straight down is the shortest way to it, with the diagonals too.
    return (PIT, *squares) if strip(square) <= length else tuple(squares)


NEIGHBOURS = tuple(tuple(_neighbours(square, diagonal) for square in range(SQUARES)) for diagonal in (False, True))
"""`NEIGHBOURS[diagonal][square]`: the squares next to it, the pit among them next to strip 1."""

BEYOND = tuple(_beyond(diagonal) for diagonal in (False, True))
"""`BEYOND[diagonal][square, neighbour]`: where a hamster on *neighbour* goes when it is pushed from *square*."""

SIDES = tuple(
    tuple(side for side in (at(strip(square), lane(square) - 1), at(strip(square), lane(square) + 1)) if side != WALL)
    for square in range(SQUARES)
)
"""`SIDES[square]`: the squares to its left and right (RR-27)."""

REACH = tuple(
    tuple(tuple(_reach(square, length, diagonal) for square in range(SQUARES)) for length in range(MAX_RANGE + 1))
    for diagonal in (False, True)
)
"""`REACH[diagonal][length][square]`: where a throw of that length may end, the pit among them if it is near (RR-33)."""
