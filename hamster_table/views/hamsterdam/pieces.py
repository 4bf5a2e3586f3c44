"""The pieces of Hamsterdam and where they lie: hamsters in stacks and piles, tokens on cards, cards in the hand."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QPointF, QRectF

from hamster_table.engine.hamsterdam.actions import CARDS, Hamster, Number
from hamster_table.engine.hamsterdam.actions import Spot as CardSpotNumber
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.models.hamsterdam.crowd import Crowd, member_of
from hamster_table.models.hamsterdam.shown import HamsterShown
from hamster_table.models.items.board_model import BoardItem, BoardModel
from hamster_table.models.texts import translate
from hamster_table.views.art import sprites
from hamster_table.views.board.items import PIECE_Z, Piece, PieceItem, PiecePlacement
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.hamsterdam.drawings.cards import LOW_CARD
from hamster_table.views.hamsterdam.layout import DamPlan, Plan
from hamster_table.views.hamsterdam.piece_pixmaps import card_face, count_face, hamster_face, token_face, word_face

Spot = tuple[Any, ...]
T = TypeVar("T")
MOST_SEEN = 5
"""Hamsters that are drawn one behind another, as long as not more specials are there; more of them only count."""
THIRD, ASIDE = 1 / 3, 0.13
"""How much of each hamster looks out over the one in front, and how far they stand to the left and right in turn, in
sides of a hamster."""
BADGE = 10.0
"""The radius of the numbers of stacks, in pixels: letters of 13 pixels fit into it."""
OVER = PIECE_Z + 400
"""Counts lie above all hamsters."""


def card_spot(spot: CardSpotNumber) -> Spot:
    """The spot of a card of a dam."""
    return ("card", spot)


def pile_spot(seat: Seat) -> Spot:
    """The spot of a reinforcement pile."""
    return ("pile", seat)


def pieces(board: BoardModel, plan: Plan) -> dict[Piece, PiecePlacement]:
    """All hamsters and tokens on the dams and in the large piles."""
    placements: dict[Piece, PiecePlacement] = {}
    for dam in plan.dams:
        cards = [place.children for place in _children(board, ("dam", dam.seat))[:CARDS]]
        # Water lies farther back than all that stands there.
        wet = [n for n, items in enumerate(cards) if items and items[0].key[0] == "token"]
        unit = dam.unit
        for n, items in enumerate(cards):
            if items:
                _stand_on_card(placements, items, dam, n, unit, _looks(n, wet))
        if dam.is_large:
            placements.update(in_pile(_children(board, pile_spot(dam.seat)), dam))
    return placements


def prepared(scene: BoardScene, before: Hamsterdam, now: Hamsterdam, stood: Crowd) -> set[Piece]:
    """The pieces that stand only as prepared: otherwise than *before*, when this crowd *stood* on the cards."""
    moved: set[Piece] = set()
    for piece in scene.pieces:
        member, spot = member_of(piece), scene.spot_of(piece)
        is_new = member is not None and spot[0] == "card" and member not in stood.at(spot[1])
        if is_new or (piece[0] == "special" and before.place[piece[1]] != now.place[piece[1]]):
            moved.add(piece)
    return moved


def _children(board: BoardModel, place: Spot) -> tuple[BoardItem, ...]:
    item = board.item(place)
    return () if item is None else item.children


def seen_of(ordinary: Sequence[T], specials: Sequence[T]) -> list[T]:
    """Those of a card that are drawn, from the back to the front."""
    # Every special is seen, and at least the ordinary hamster that goes first, which is behind all others; those in
    # front stay where they are when one comes or goes. How many there are says the number beside them.
    hidden = max(0, len(ordinary) - max(1, MOST_SEEN - len(specials)))
    return [*ordinary[:1], *ordinary[1 + hidden :], *specials]


def head_of(card: QRectF, is_large: bool) -> float:
    """How high the head of a card is: its number, its dots and its odds."""
    return card.height() * ((0.41 if card.height() > LOW_CARD else 0.46) if is_large else 0.3)


def stand_places(card: QRectF, unit: float, count: int, is_large: bool) -> tuple[list[QPointF], float]:
    """The middles of so many hamsters on a card, from the back to the front, and their side, in pixels of the scene."""
    largest = min(66 * unit, card.height() * 0.42) if is_large else min(card.width() * 0.94, card.height() * 0.5)
    foot = card.bottom() - (6 * unit if is_large else 2)
    # The head of the card, with number, dots and odds, stays free as long as there is room.
    head = head_of(card, is_large)
    # All of one size, so that each looks out by a third: the more there are, the smaller, but never by half.
    room = foot - card.top() - head
    side = max(0.55 * largest, min(largest, room / (1 + THIRD * max(0, count - 1))))
    step = min(THIRD * side, (room - side) / max(1, count - 1)) if room > side else 2.0
    swing = ASIDE * side if count > 2 else 0.0
    x, y = card.center().x(), foot - side / 2
    # Counted from the front, so that nobody changes sides when one comes or goes behind.
    ranks = range(count - 1, -1, -1)
    return [QPointF(x + (swing if rank % 2 else -swing), y - rank * step) for rank in ranks], side


def _looks(card: int, wet: Sequence[int]) -> str:
    """Where those on a card of a dam look: to the nearest water on it; ahead where there is none, or they stand in
    it."""
    if not wet or card in wet:
        return ""
    at = bisect(wet, card)
    is_left = at == len(wet) or (at > 0 and card - wet[at - 1] <= wet[at] - card)
    return sprites.LEFT if is_left else sprites.RIGHT


def _stand_on_card(
    placements: dict[Piece, PiecePlacement], items: Sequence[BoardItem], dam: DamPlan, n: int, unit: float, looks: str
) -> None:
    """Place all that lies and stands on the n-th card of a dam."""
    card, is_large = dam.cards[n], dam.is_large
    # 4 for each card: a row of hamsters (0.3 each) and a marker (3) lie in front of the card to the left.
    place, z = card_spot(CARDS * dam.seat + n), PIECE_Z + 4.0 * n
    there: dict[str, list[BoardItem]] = {"token": [], "plain": [], "special": [], "marker": []}
    for item in items:
        there[item.key[0]].append(item)
    if tokens := there["token"]:
        look = token_face(token_height(card, unit, is_large))
        # Ten cards farther back: water lies behind the hamsters of all cards.
        for back, (item, at) in enumerate(zip(tokens, token_places(card, unit, len(tokens), is_large), strict=True)):
            placements[item.key] = PiecePlacement(place, at, z - 40 + back, *look, 1)
    if not (hamsters := len(there["plain"]) + len(there["special"])):
        return
    row = seen_of(there["plain"], there["special"])
    places, side = stand_places(card, unit, len(row), is_large)
    for front, (item, at) in enumerate(zip(row, places, strict=True)):
        look = hamster_face(item.shown, side, looks)
        placements[item.key] = PiecePlacement(place, at, z + front * 0.3, *look, 1)
    for item in there["marker"]:
        at = placements["special", item.key[1]].at + QPointF(-side * 0.42, -side * 0.3)
        placements[item.key] = PiecePlacement(place, at, z + 3, *token_face(0.28 * side + 4), 1)
    if hamsters > 1:
        radius = BADGE * min(1.4, max(1.0, unit)) if is_large else BADGE
        # On a small card it leaves the faces free as far as it can.
        aside, down = (0.5, 0.9) if is_large else (0.3, 0.2)
        at = QPointF(card.right() - radius * aside, card.bottom() - radius * down)
        placements["stack", place[1]] = PiecePlacement(place, at, OVER + n, *count_face(hamsters, radius), 1)


class StackCounts:
    """The numbers of hamsters beside the cards: each changes when it is seen who comes or goes."""

    def __init__(self, pieces: Mapping[Piece, PieceItem]) -> None:
        self._pieces = pieces

    @property
    def told(self) -> dict[Piece, tuple[int, float]]:
        """How many stand where, and how large that is written."""
        counts = {piece: item.face_key for piece, item in self._pieces.items() if piece[0] == "stack"}
        return {piece: key[1:3] for piece, key in counts.items() if isinstance(key, tuple)}

    def tell(self, what: Mapping[Piece, tuple[int, float]]) -> None:
        """Show these numbers and no others."""
        for piece, item in self._pieces.items():
            if piece[0] == "stack":
                item.setVisible(piece in what)
                if piece in what:
                    item.show_face(*count_face(*what[piece]), 1)

    def until_told(
        self, old: dict[Piece, tuple[int, float]], new: dict[Piece, tuple[int, float]]
    ) -> dict[Piece, tuple[int, float]]:
        """As long as somebody is on the way, it stands there as before."""
        return old


def token_height(card: QRectF, unit: float, is_large: bool) -> float:
    """How high tokens on a card are, in pixels."""
    return 42 * unit if is_large else min(card.width() * 0.72, card.height() * 0.32)


def token_places(card: QRectF, unit: float, count: int, is_large: bool) -> list[QPointF]:
    """The middles of so many tokens on a card."""
    step = min((16 if is_large else 7) * unit, card.width() * 0.5 / max(1, count - 1))
    y = card.top() + card.height() * 0.72
    return [QPointF(card.center().x() + (i - (count - 1) / 2) * step, y) for i in range(count)]


def in_pile(items: Sequence[BoardItem], dam: DamPlan) -> Iterator[tuple[Piece, PiecePlacement]]:
    """The hamsters of a large pile: ordinary ones, then specials."""
    places, side = crowd(dam.pile, len(items))
    for n, (item, at) in enumerate(zip(items, places, strict=True)):
        # In front of all that stands on cards, behind the counts.
        yield item.key, PiecePlacement(pile_spot(dam.seat), at, PIECE_Z + 60 + n, *hamster_face(item.shown, side), 1)


LARGEST = 80.0
"""How large a hamster of a crowd is at most, in pixels."""


def crowd(room: QRectF, count: int) -> tuple[list[QPointF], float]:
    """The middles of a crowd in that room, in rows one before another, and the side of each."""
    if not count:
        return [], 20.0
    best = (0.0, 1, 1)
    # As many rows as make them largest. They overlap: 0.8 of a side from one to the next, 0.72 from row to row,
    # and rows are shifted by 0.2 to the left and right in turn, so that faces look out between those in front.
    for rows in range(1, 6):
        across = math.ceil(count / rows)
        wide = room.width() / (0.8 * (across - 1) + 0.4 * (rows > 1) + 1)
        side = min(LARGEST, wide, room.height() / (0.72 * rows + 0.3))
        best = max(best, (side, rows, across))
    side, rows, across = best
    high = side * (0.72 * (rows - 1) + 1)
    top = room.center().y() - high / 2 + side / 2
    places = []
    for n in range(count):
        row, column = divmod(n, across)
        here = min(across, count - row * across)
        width = (here - 1) * 0.8 * side
        shift = 0.2 * side * (1 if row % 2 else -1) if rows > 1 else 0.0
        x = room.center().x() - width / 2 + column * 0.8 * side + shift
        places.append(QPointF(x, top + row * 0.72 * side))
    return places, side


def hand(
    cards: Sequence[tuple[Number, int]], places: dict[tuple[Number, int], tuple[Spot, QRectF]], view: Hamsterdam
) -> dict[Piece, PiecePlacement]:
    """Cards in the hand, each on its place."""
    placements: dict[Piece, PiecePlacement] = {}
    box = view.box
    for n, (number, copy) in enumerate(cards):
        spot, area = places[number, copy]
        key, room, face = card_face(number, (box.orange[number], box.blue[number]), area.width(), area.height())
        placements["hand", number, copy] = PiecePlacement(spot, area.center(), PIECE_Z + n, key, room, face, 2)
    return placements


def offered(places: dict[Hamster, QPointF], side: float) -> dict[Piece, PiecePlacement]:
    """Specials to choose from, each on its sheet."""
    placements: dict[Piece, PiecePlacement] = {}
    for special, at in places.items():
        key, box, face = hamster_face(HamsterShown(special, 0), side)
        placements["special", special] = PiecePlacement(("offer", special), at, PIECE_Z, key, box, face, 1)
    return placements


def heap(view: Hamsterdam, dam: DamPlan) -> dict[Piece, PiecePlacement]:
    """The word at a pile by which all its ordinary hamsters are taken at once; their number stands over the pile."""
    count = view.pile[dam.seat]
    if count < 2:
        return {}
    key, box, face = word_face(translate("Hamsterdam", "all"), BADGE)
    at = dam.pile.bottomRight() - QPointF(box.width() / 2 - 2, 11)
    return {("heap", dam.seat): PiecePlacement(pile_spot(dam.seat), at, OVER, key, box, face, 1)}
