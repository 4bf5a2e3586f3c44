"""The places of the table of Hamsterrolle as sentences, for tool tips and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.hamsterrolle.actions import KINDS, RIGHT, Compartment, Kind, Piece, kind_of
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.build_window import contents, window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.recordings.recording import THE_WHEEL
from hamster_table.engine.hamsterrolle.recordings.slips import NOTHING, Slip
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, NOWHERE, Hamsterrolle
from hamster_table.engine.kernel import Seat
from hamster_table.models import messages
from hamster_table.models.texts import translate

STEADY, FREE, TREMBLING = HAND_MODES = ("steady", "free", "trembling")
"""A steady hand keeps a piece level with the floor under it, a trembling one trembles."""

WOBBLES, CALM = 10.0, 2.0
"""A hand that lets go less exactly than this is called wobbly, or calm; tenths of a millimetre."""


def kind_name(kind: Kind) -> str:
    """What a kind is called."""
    return messages.tr(KIND_NAMES[KINDS[kind]])


def counts(state: Hamsterrolle, seat: Seat) -> tuple[int, ...]:
    """How many of each kind a seat has."""
    kinds = [kind_of(piece) for piece in state.supply(seat)]
    return tuple(kinds.count(kind) for kind in range(len(KINDS)))


def status(state: Hamsterrolle, seat: Seat) -> str:
    """What a seat is about to do."""
    if not state.agenda:
        return translate("Hamsterrolle", "has won") if seat in state.winners else ""
    if seat == state.builder:
        return translate("Hamsterrolle", "building now")
    if seat == (state.builder + 1) % state.seats:
        return translate("Hamsterrolle", "builds next")
    return translate("Hamsterrolle", "waiting")


def partner_words(state: Hamsterrolle, names: Sequence[str], seat: Seat) -> str:
    """With whom a seat plays in a team; "" for a seat that plays alone."""
    partner = state.partner(seat)
    return "" if partner is None else translate("Hamsterrolle", "with {name}").format(name=names[partner])


def window_words() -> tuple[str, str, str]:
    """What the open compartments are called, the hindmost first."""
    return (
        translate("Hamsterrolle", "same"),
        translate("Hamsterrolle", "next"),
        translate("Hamsterrolle", "after next"),
    )


def window_names(state: Hamsterrolle) -> list[tuple[Compartment, str]]:
    """The open compartments with their names."""
    if state.reference == NOWHERE:
        return [(compartment, translate("Hamsterrolle", "first piece")) for compartment in window(state)]
    return list(zip(window(state), window_words(), strict=True))


def slot_name(state: Hamsterrolle, names: Sequence[str], owner: Seat, kind: int) -> str:
    """A place of the tray."""
    count = counts(state, owner)[kind]
    text = translate("Hamsterrolle", "{kind}: {count} in the supply of {name}")
    return text.format(kind=kind_name(kind).capitalize(), count=count, name=names[owner])


def seat_name(state: Hamsterrolle, names: Sequence[str], seat: Seat) -> str:
    """A seat and its supply."""
    supply = counts(state, seat)
    kinds = listed([kind_name(kind) for kind in range(len(KINDS)) for _ in range(supply[kind])])
    now = ", ".join(filter(None, (partner_words(state, names, seat), status(state, seat))))
    text = translate("Hamsterrolle", "{name}, {status}: {count} pieces, {kinds}")
    return text.format(name=names[seat], status=now, count=sum(supply), kinds=kinds)


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


def hand_mode_name(mode: str) -> str:
    """The kind of hand, and what it does."""
    if mode == STEADY:
        return translate("Hamsterrolle", "Steady hand: pieces stay level with the floor under them.")
    if mode == FREE:
        return translate("Hamsterrolle", "Free hand: pieces stay as you turn them.")
    return translate("Hamsterrolle", "Trembling hand: free, and it trembles.")


def hand_mode_words(mode: str) -> str:
    """The kind of hand in short."""
    if mode == STEADY:
        return translate("Hamsterrolle", "hand: steady ›")
    if mode == FREE:
        return translate("Hamsterrolle", "hand: free ›")
    return translate("Hamsterrolle", "hand: trembling ›")


def computer_hand(kind: str) -> str:
    """How sure the hand of a computer player is; "" for a person."""
    skill = SKILLS.get(kind)
    if skill is None:
        return ""
    if not skill.position_sigma:
        return translate("Hamsterrolle", "exact hand")
    if skill.position_sigma > WOBBLES:
        return translate("Hamsterrolle", "a wobbly hand")
    if skill.position_sigma > CALM:
        return translate("Hamsterrolle", "a calm hand")
    return translate("Hamsterrolle", "a very calm hand")


def hand_words(kind: str, mode: str) -> str:
    """The hand of who sits there, in short."""
    return computer_hand(kind) or hand_mode_words(mode)


def why_it_fell(cause: int) -> str:
    """What set a piece off that fell: a piece, `THE_WHEEL` or `NOTHING`; the second half of a sentence."""
    if cause == NOTHING:
        return translate("Hamsterrolle", "it did not hold")
    if cause == THE_WHEEL:
        return translate("Hamsterrolle", "the wheel rolled it out")
    return translate("Hamsterrolle", "the {other} pushed it out").format(other=kind_name(kind_of(cause)))


def is_at_back(slip: Slip, side: str) -> bool:
    """Whether a piece has fallen out on the far side of a wheel that rolls to *side*: it is seen from the other one."""
    return slip.across > 0 if side == RIGHT else slip.across < 0


def listed(words: Sequence[str]) -> str:
    """Words with commas between; "empty" for none."""
    return ", ".join(words) if words else translate("Hamsterrolle", "empty")


def pieces_left(count: int) -> str:
    """How many pieces a seat has still to build."""
    if count == 1:
        return translate("Hamsterrolle", "1 piece to build")
    return translate("Hamsterrolle", "{count} pieces to build").format(count=count)
