"""Sets of special hamsters, each held in one whole number: a mask.

The box holds 36 specials, numbered `2 * kind + copy`. Bit number `special` of a mask is 1 when that special belongs to
the set. So a question such as "is a Copycatster on this dam?" is one operation, `mask & BOTH_MASK[COPYCATSTER]`, and
not a walk through lists; a game played at random asks little else. What is done with masks:

* `mask | other`: who is in either; `mask & other`: who is in both; `mask & ~other`: who is in the first only
* `mask >> special & 1`: whether that special is in it; `mask.bit_count()`: how many are
* `mask ^ BIT_OF[special]`: without one that is in it, or with one that is not

The two of a kind are neighbours. The tables spare the arithmetic; the last entry of `KIND_OF` is for `PLAIN`, -1.

>>> specials_in_mask(BOTH_MASK[5] | BIT_OF[3])
(3, 10, 11)
>>> KINDS[KIND_OF[11]], TWIN_OF[11]
('Copycatster', 10)
"""

from __future__ import annotations

from hamster_table.engine.hamsterdam.actions import KINDS, PILE, SPECIALS, Hamster
from hamster_table.engine.kernel import Seat, State
from hamster_table.engine.memoize import memoize_one

KIND_OF: tuple[int, ...] = (*(special // 2 for special in range(SPECIALS)), -1)
"""By special: its kind, an index into `KINDS`; -1 for `PLAIN`."""
TWIN_OF: tuple[Hamster, ...] = tuple(special + 1 - 2 * (special % 2) for special in range(SPECIALS))
"""By special: the other one of its kind."""
BIT_OF: tuple[int, ...] = tuple(1 << special for special in range(SPECIALS))
"""By special: the mask of it alone."""
BOTH_MASK: tuple[int, ...] = tuple(BIT_OF[2 * kind] | BIT_OF[2 * kind + 1] for kind in range(len(KINDS)))
"""By kind: the mask of both specials of it."""


@memoize_one
def specials_in_mask(mask: int) -> tuple[Hamster, ...]:
    """The specials in a mask, the lowest number first."""
    found = []
    while mask:
        # In two's complement `mask & -mask` is the lowest bit that is set.
        first = mask & -mask
        found.append(first.bit_length() - 1)
        mask ^= first
    return tuple(found)


class Specials(State):
    """Where the specials are: the part of a state of Hamsterdam that is kept in lists and, for speed, in masks too."""

    __slots__ = (
        "in_pile_mask",
        "marked_mask",
        "on_dam_mask",
        "on_spot_mask",
        "owner",
        "place",
        "specials_of",
        "used_mask",
    )

    owner: list[Seat | None]
    """By special: whose it is, -1 for nobody's; in a view None for what the viewer does not know."""
    place: list[int | None]
    """By special: its spot, or `PILE`, `OUT`, `DECK`, `HAND`, `REJECTED`, `ASIDE`, `TURNED`; None as in `owner`."""
    specials_of: list[tuple[Hamster, ...]]
    """By seat: its specials on the dam and in the pile, special side up. () until all have chosen."""
    on_dam_mask: list[int]
    """By seat, bit by special: which of its specials are on its dam, special side up."""
    in_pile_mask: list[int]
    """By seat, bit by special: which of its specials are in its pile, special side up."""
    on_spot_mask: list[int]
    """By spot, bit by special: which specials stand there, special side up."""
    marked_mask: int
    """Bit by special: who carries the token of a Cheekster's first stop (HD-33)."""
    used_mask: int
    """Bit by special: who was used in this turn or movement (HD-80)."""

    def move_special(self, seat: Seat, special: Hamster, to: int) -> None:
        """Move a special to another `place`: the only method that changes `place` and its masks during a game."""
        bit, origin = BIT_OF[special], self.place[special]
        assert origin is not None
        self.place[special] = to
        # It is in these masks for sure, so XOR takes its bit out; where it comes to, OR sets it.
        if origin >= 0:
            self.on_spot_mask[origin] ^= bit
            self.on_dam_mask[seat] ^= bit
        elif origin == PILE:
            self.in_pile_mask[seat] ^= bit
        if to >= 0:
            self.on_spot_mask[to] |= bit
            self.on_dam_mask[seat] |= bit
        elif to == PILE:
            self.in_pile_mask[seat] |= bit
