"""A position of Hamsterrolle that is entered: the wheel is at rest, and a turn is about to begin.

What lies in the wheel is entered piece by piece, from the floor up: its kind, its compartment and how it lies. How the
wheel comes to rest with it is computed once, as it is entered, and is a part of the position (HR-55).
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.hamsterrolle import setup
from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, CONE, KINDS, LEFT, PIECES, RIGHT, kind_of
from hamster_table.engine.hamsterrolle.events import PositionEntered
from hamster_table.engine.hamsterrolle.position_rules import (
    AS_IT_LIES,
    AUTO,
    LATEST,
    LIES,
    NONE,
    Entered,
    pieces_of,
    places,
    problems,
    written_poses,
)
from hamster_table.engine.hamsterrolle.settling import cone_at_start
from hamster_table.engine.hamsterrolle.state import (
    KIND_NAMES,
    NOWHERE,
    Hamsterrolle,
    HamsterrolleSetup,
    dealt,
    initial_state,
)
from hamster_table.engine.hamsterrolle.turn import NextBuilder
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Choices, Emit, Seat, Step
from hamster_table.engine.position import Field, PositionEntry, Value, Values

SIDES = {LEFT: N_("to the left"), RIGHT: N_("to the right")}
WAYS = {
    AS_IT_LIES: N_("as it lies now"),
    "flat": N_("flat, along the rim"),
    "across": N_("flat, across the rim"),
    "edge": N_("on edge, along the rim"),
    "edge-across": N_("on edge, across the rim"),
    "upright": N_("upright, broad side ahead"),
    "upright-edge": N_("upright, edge ahead"),
    "up": N_("aslant, front end up"),
    "down": N_("aslant, front end down"),
}
ANEW = tuple(way for way in WAYS if way != AS_IT_LIES)
"""The ways in which a piece is laid anew."""
ON = {"wheel": N_("the wheel"), "pieces": N_("other pieces")}
PLACES_ALONG = {
    "rear": N_("at the very back"),
    "back": N_("further back"),
    "middle": N_("in the middle"),
    "forward": N_("further ahead"),
    "front": N_("at the very front"),
}
PLACES_ACROSS = {"near": N_("near side"), "center": N_("in the middle"), "far": N_("far side")}
MANY = {
    "plank": N_("Planks"), "slab": N_("Slabs"), "tile": N_("Tiles"), "beam": N_("Beams"), "cube": N_("Cubes"),
    "drum": N_("Drums"), "roof": N_("Roofs"), "cone": N_("Cone"),
}  # fmt: skip
NUMBERS = {str(n): str(n) for n in range(1, COMPARTMENTS + 1)}


def fields(table: HamsterrolleSetup) -> list[Field]:
    """What is entered: the moment, the pieces in the wheel, and the supplies."""
    seats = table.seats
    found = [
        Field(key="turn", label=N_("Turn"), usual=1, least=1, most=LATEST),
        Field(key="builder", label=N_("Whose turn"), usual=0, most=seats - 1, is_seat=True),
        Field(
            key="reference",
            label=N_("Built last in compartment"),
            usual=NONE,
            choices={NONE: N_("nothing built yet")} | NUMBERS,
        ),
        Field(
            key="lowest",
            label=N_("Lowest compartment"),
            usual=AUTO,
            choices={AUTO: N_("as it comes to rest")} | NUMBERS,
        ),
    ]
    if table.side == "chosen":
        found.append(Field(key="side", label=N_("The wheel rolls"), usual=LEFT, choices=SIDES))
    found.append(Field(key="pieces", label=N_("Pieces in the wheel"), usual=1, most=PIECES))
    for n in range(1, PIECES + 1):
        found += _of_piece(n)
    box = initial_state(table).box
    found.append(Field(key=LIES, label="", usual=written_poses(0, [cone_at_start(box)]), is_computed=True))
    for seat in range(seats):
        found += _of_supply(seat, seats)
    return found


def _of_piece(n: int) -> list[Field]:
    """The fields of a piece in the wheel; the first one is usually the cone."""
    there: dict[str, tuple[Value, ...]] = {"pieces": tuple(range(n, PIECES + 1))}
    lying = there | {f"k{n}": KINDS}
    anew = lying | {f"l{n}": ANEW}

    def own(key: str, label: str, usual: Value, **more: Any) -> Field:
        return Field(key=f"{key}{n}", label=label, usual=usual, number=n, **more)

    return [
        own("k", N_("Piece {number}"), KINDS[CONE] if n == 1 else NONE, choices={NONE: N_("no piece")} | KIND_NAMES,
            when=there),
        own("c", N_("Compartment"), 1, least=1, most=COMPARTMENTS, when=lying),
        own("l", N_("How it lies"), ANEW[0], choices=WAYS, when=lying),
        own("o", N_("Lies on"), "wheel", choices=ON, when=anew),
        own("w", N_("In the compartment"), "middle", choices=PLACES_ALONG, when=anew),
        own("d", N_("Across the rim"), "center", choices=PLACES_ACROSS, when=anew),
    ]  # fmt: skip


def _of_supply(seat: Seat, seats: int) -> list[Field]:
    found = []
    for kind, name in enumerate(KINDS):
        usual = sum(dealt(piece, seats) == seat and kind_of(piece) == kind for piece in range(PIECES))
        most = len(pieces_of(kind))
        found.append(Field(key=f"{seat}.{name}", label=MANY[name], usual=usual, most=most, seat=seat))
    return found


def state(table: HamsterrolleSetup, values: Values) -> Hamsterrolle:
    """The state that was entered, before its first step."""
    entered = Entered(table, values)
    made = initial_state(table)
    made.place = places(entered)
    rest = entered.poses
    assert rest is not None
    made.angle = rest[0]
    for piece, pose in entered.poses_by_piece().items():
        made.poses[piece] = pose
    made.side = entered.choice("side") or made.side
    made.reference = NOWHERE if entered.reference is None else entered.reference
    # `NextBuilder` goes on by one seat, and counts the turn.
    made.turn, made.builder = entered.turn - 1, (entered.builder - 1) % table.seats
    made.agenda = [NextBuilder(), TellPosition()]
    return made


class TellPosition(Step[Hamsterrolle, Action], frozen=True):
    """The story begins with the position that was entered."""

    def resolve(self, state: Hamsterrolle, choices: Choices[Action], emit: Emit) -> None:
        left = tuple(len(state.supply(seat)) for seat in range(state.seats))
        emit(PositionEntered, state.turn + 1, left, state.angle, len(state.in_wheel()))


ENTRY = PositionEntry(fields, problems, state, setup.start)
