"""The position of a wheel that is on the table, and what its pieces come to that are entered."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import KINDS, kind_of
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.position import ENTRY
from hamster_table.engine.hamsterrolle.position_rules import AS_IT_LIES, LIES, NONE, is_ready, written_poses
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.i18n import N_
from hamster_table.engine.position import Value
from hamster_table.features.positions.editor import Computation, Editor
from hamster_table.features.positions.hamsterrolle.laying import depends, run


def read(seen: Hamsterrolle) -> dict[str, Value] | None:
    """The values of a view in which a turn has just begun, or None at any other moment."""
    if not (seen.agenda and isinstance(seen.agenda[-1], TakeTurn) and seen.attempt == -1):
        return None
    # From the floor up, compartment by compartment, as one would lay them.
    order = sorted(seen.in_wheel(), key=lambda piece: (compartment_of(seen.poses[piece]), -_radius(seen, piece), piece))
    values: dict[str, Value] = {"turn": seen.turn, "builder": seen.builder, "side": seen.side, "pieces": len(order)}
    values["reference"] = NONE if seen.reference == NOWHERE else str(seen.reference + 1)
    for n, piece in enumerate(order, 1):
        values |= {f"k{n}": KINDS[kind_of(piece)], f"c{n}": compartment_of(seen.poses[piece]) + 1, f"l{n}": AS_IT_LIES}
    values[LIES] = written_poses(seen.angle, [seen.poses[piece] for piece in order])
    for seat in range(seen.seats):
        supply = [kind_of(piece) for piece in seen.supply(seat)]
        values |= {f"{seat}.{name}": supply.count(kind) for kind, name in enumerate(KINDS)}
    return values


def _radius(seen: Hamsterrolle, piece: int) -> int:
    x, _, z, *_ = seen.poses[piece]
    return x * x + z * z


REFUSALS = {
    "entered-falls": N_("Piece {number}, the {name}, falls out before the wheel is at rest."),
    "entered-restless": N_("With these pieces the wheel does not come to rest."),
    "entered-no-room": N_("There is no room for piece {number}, the {name}."),
}
LAYING = Computation(depends, is_ready, run, N_("The wheel comes to rest. Laid: {done} of {all} pieces."), REFUSALS)
NOTE = N_(
    "Compartments are counted forwards, as the wheel rolls; 1 is the one in which the cone stood at first. The pieces"
    " are laid in the order in which you enter them: what lies below comes first."
)
GIVEN = Editor(ENTRY, read, LAYING, NOTE)
