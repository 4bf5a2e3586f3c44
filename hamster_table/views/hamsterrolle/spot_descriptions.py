"""The places of the table of Hamsterrolle as sentences, for tool tips and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.hamsterrolle.actions import KINDS, Compartment, Piece, kind_of
from hamster_table.engine.hamsterrolle.ai.policy import SKILLS
from hamster_table.engine.hamsterrolle.build_window import contents
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat
from hamster_table.views.board.items import Spot
from hamster_table.views.hamsterrolle.drawings.supplies import kind_name
from hamster_table.views.hamsterrolle.input.carried_piece import FREE, STEADY
from hamster_table.views.hamsterrolle.scenery import counts, status, window_names

translate = QCoreApplication.translate


def spot_name(state: Hamsterrolle, names: Sequence[str], owner: Seat, way: str, spot: Spot) -> str:
    """A place and what is there."""
    match spot:
        case ("slot", kind):
            return slot_name(state, names, owner, kind)
        case ("seat", seat):
            return seat_name(state, names, seat)
        case ("compartment", compartment):
            return compartment_name(state, compartment)
        case ("wood", piece):
            return piece_name(state, piece)
        case ("way",):
            return way_name(way)
        case ("clock",):
            return translate("Hamsterrolle", "The clock")
    return translate("Hamsterrolle", "The open compartments")


def slot_name(state: Hamsterrolle, names: Sequence[str], owner: Seat, kind: int) -> str:
    """A place of the tray."""
    count = counts(state, owner)[kind]
    text = translate("Hamsterrolle", "{kind}: {count} in the supply of {name}")
    return text.format(kind=kind_name(kind).capitalize(), count=count, name=names[owner])


def seat_name(state: Hamsterrolle, names: Sequence[str], seat: Seat) -> str:
    """A seat and its supply."""
    supply = counts(state, seat)
    kinds = listed([kind_name(kind) for kind in range(len(KINDS)) for _ in range(supply[kind])])
    text = translate("Hamsterrolle", "{name}, {status}: {count} pieces, {kinds}")
    return text.format(name=names[seat], status=status(state, seat), count=sum(supply), kinds=kinds)


def compartment_name(state: Hamsterrolle, compartment: Compartment) -> str:
    """A compartment and what lies in it."""
    kinds = listed([kind_name(kind_of(piece)) for piece in contents(state, compartment)])
    name = dict(window_names(state)).get(compartment) if state.turn else None
    if name is None:
        text = translate("Hamsterrolle", "Compartment {number}: {kinds}")
        return text.format(number=compartment + 1, kinds=kinds)
    text = translate("Hamsterrolle", "Open compartment {number}, {name}: {kinds}")
    return text.format(number=compartment + 1, name=name, kinds=kinds)


def piece_name(state: Hamsterrolle, piece: Piece) -> str:
    """A piece in the wheel."""
    number = compartment_of(state.poses[piece]) + 1 if state.poses[piece] else 0
    text = translate("Hamsterrolle", "{kind} in compartment {number}")
    return text.format(kind=kind_name(kind_of(piece)).capitalize(), number=number)


def way_name(way: str) -> str:
    """The kind of hand, and what it does."""
    if way == STEADY:
        return translate("Hamsterrolle", "Steady hand: pieces stay level with the floor under them. Press to change.")
    if way == FREE:
        return translate("Hamsterrolle", "Free hand: pieces stay as you turn them. Press to change.")
    return translate("Hamsterrolle", "Trembling hand: as free, and it trembles. Press to change.")


def hand_mode_words(way: str) -> str:
    """The kind of hand in short."""
    if way == STEADY:
        return translate("Hamsterrolle", "hand: steady ›")
    if way == FREE:
        return translate("Hamsterrolle", "hand: free ›")
    return translate("Hamsterrolle", "hand: trembling ›")


def computer_hand(kind: str) -> str:
    """How sure the hand of a computer player is; "" for a person."""
    skill = SKILLS.get(kind)
    if skill is None:
        return ""
    return translate("Hamsterrolle", "hand sure to {mm} mm").format(mm=max(1, round(skill.tremor / 10)))


def hand_words(kind: str, way: str) -> str:
    """The hand of who sits there, in short."""
    return computer_hand(kind) or hand_mode_words(way)


def listed(words: Sequence[str]) -> str:
    """Words with commas between; "empty" for none."""
    return ", ".join(words) if words else translate("Hamsterrolle", "empty")


def pieces_left(count: int) -> str:
    """How many pieces a seat has still to build."""
    if count == 1:
        return translate("Hamsterrolle", "1 piece to build")
    return translate("Hamsterrolle", "{count} pieces to build").format(count=count)


def keys() -> list[tuple[str, str]]:
    """The keys of this table, and what they do."""
    return [
        (translate("Hamsterrolle", "1 to 5"), translate("Hamsterrolle", "bring the piece in hand to a compartment")),
        ("L", translate("Hamsterrolle", "lay it another way; with Shift, as before")),
        (translate("Hamsterrolle", "arrows"), translate("Hamsterrolle", "move it by 1 mm; with Shift by 10 mm")),
        (
            translate("Hamsterrolle", "Page up, Page down"),
            translate("Hamsterrolle", "farther and nearer, along the axle"),
        ),
        ("R", translate("Hamsterrolle", "turn it by 15 degrees; with Shift back, with Ctrl by 1")),
        ("T, Y", translate("Hamsterrolle", "tip it over, turn it round; with Ctrl by 1 degree")),
        (translate("Hamsterrolle", "Space"), translate("Hamsterrolle", "let the wheel roll while it is held down")),
        ("I", translate("Hamsterrolle", "say where the piece is, and whether it may be let go")),
        ("Enter", translate("Hamsterrolle", "let go")),
        ("H", translate("Hamsterrolle", "another kind of hand")),
        ("P", translate("Hamsterrolle", "pass, or build after all")),
        ("V", translate("Hamsterrolle", "see the last tumble again")),
        ("+, -, 0", translate("Hamsterrolle", "look nearer, farther, as before; with Ctrl and arrows from the side")),
    ]
