"""The board of Hamsterrolle for a view: the wheel with its pieces, the tray of whose turn it is, and the seats.

Keys: `("wheel",)`, `("tray",)` and `("seat", seat)` are areas; `("compartment", n)`, `("slot", kind)`,
`("hand-mode",)`, `("window",)` and `("clock",)` are places; `("wood", piece)` is a piece in the wheel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    KINDS,
    SECTOR,
    WHEEL,
    Compartment,
    Kind,
    Pose,
    kind_of,
)
from hamster_table.engine.hamsterrolle.actions import Piece as PieceNumber
from hamster_table.engine.hamsterrolle.build_window import contents
from hamster_table.engine.hamsterrolle.game_end import seats_of_team
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat
from hamster_table.models.hamsterrolle import sentences
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.texts import translate

Counts = tuple[int, ...]
"""How many of each kind, the cone last."""
HALF_TURN = 18_000
"""In hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class PieceShown:
    """A piece in the wheel."""

    kind: Kind
    pose: Pose
    """How it lies in the wheel."""


@dataclass(frozen=True, slots=True)
class TrayShown:
    """What the tray shows."""

    seat: Seat
    name: str
    counts: Counts
    in_hand: Kind
    """The kind of the piece in the hand; -1: none."""
    attempt: Kind
    """The kind of the piece with which the attempt goes on; -1: any may be taken."""
    is_off: bool
    """Whether none may be taken: a piece of the wheel is on its way, or is to be taken."""
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What the panel of a seat shows."""

    seat: Seat
    name: str
    status: str
    details: tuple[str, ...]
    """What else is said of the seat, the weightier first: it is left out where there is no room."""
    counts: Counts
    is_building: bool
    team: tuple[Seat, ...]
    """The seats of its team, its own among them; () for a seat that plays alone."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Whose supply lies in front of the wheel, and the hand that takes from it."""

    owner: Seat
    piece: PieceNumber | None
    """What is in the hand."""
    mode: str
    """One of `sentences.HAND_MODES`."""
    players: Sequence[str]
    """Who sits on each seat: "person", or a computer player."""
    passes: bool = False
    """Whether a piece of the wheel is to be taken, and none of the supply."""


def board(state: Hamsterrolle, names: Sequence[str], hand: Hand) -> tuple[BoardItem, ...]:
    """The whole board."""
    return (_wheel(state), _tray(state, names, hand), *(_seat(state, names, hand, seat) for seat in range(state.seats)))


def _wheel(state: Hamsterrolle) -> BoardItem:
    compartments = tuple(
        BoardItem(
            ("compartment", here),
            sentences.compartment_name(state, here),
            None,
            tuple(_piece(state, piece) for piece in _pieces(state, here)),
        )
        for here in range(COMPARTMENTS)
    )
    window = BoardItem(("window",), translate("Hamsterrolle", "The open compartments"))
    clock = BoardItem(("clock",), translate("Hamsterrolle", "The clock"))
    return BoardItem(("wheel",), translate("Hamsterrolle", "The wheel"), state.angle, (*compartments, window, clock))


def _pieces(state: Hamsterrolle, here: Compartment) -> list[PieceNumber]:
    """The pieces of a compartment, the hindmost first."""

    def behind(piece: PieceNumber) -> tuple[int, PieceNumber]:
        pose = state.poses[piece]
        assert pose is not None, "what is in a compartment lies somewhere"
        # From the middle of the compartment, within half a turn: where angles begin anew, 359 degrees are behind 1.
        return (angle_at(pose) - SECTOR * here + HALF_TURN) % (2 * HALF_TURN), piece

    return sorted(contents(state, here), key=behind)


def _piece(state: Hamsterrolle, piece: PieceNumber) -> BoardItem:
    return BoardItem(
        ("wood", piece), sentences.piece_name(state, piece), PieceShown(kind_of(piece), state.poses[piece])
    )


def _tray(state: Hamsterrolle, names: Sequence[str], hand: Hand) -> BoardItem:
    owner = hand.owner
    supply = state.supply(owner)
    shown = TrayShown(
        seat=owner,
        name=names[owner],
        counts=sentences.counts(state, owner),
        # A piece that is passed on is in the wheel, and belongs to no slot of the tray.
        in_hand=-1 if hand.piece is None or state.place[hand.piece] == WHEEL else kind_of(hand.piece),
        attempt=kind_of(state.attempt) if state.attempt in supply and state.edition < 3 else -1,
        is_off=hand.passes or (hand.piece is not None and state.place[hand.piece] == WHEEL),
        first=sentences.pieces_left(len(supply)),
        second=sentences.hand_words(hand.players[owner], hand.mode),
    )
    slots = [BoardItem(("slot", kind), sentences.slot_name(state, names, owner, kind)) for kind in range(len(KINDS))]
    mode = BoardItem(("hand-mode",), sentences.hand_mode_name(hand.mode))
    return BoardItem(
        ("tray",), translate("Hamsterrolle", "Supply of {name}").format(name=names[owner]), shown, (*slots, mode)
    )


def _seat(state: Hamsterrolle, names: Sequence[str], hand: Hand, seat: Seat) -> BoardItem:
    details = sentences.partner_words(state, names, seat), sentences.computer_hand(hand.players[seat])
    shown = SeatShown(
        seat=seat,
        name=names[seat],
        status=sentences.status(state, seat),
        details=tuple(filter(None, details)),
        counts=sentences.counts(state, seat),
        is_building=seat == state.builder and bool(state.agenda),
        team=seats_of_team(state, state.teams[seat]) if state.teams else (),
    )
    return BoardItem(("seat", seat), sentences.seat_name(state, names, seat), shown)
