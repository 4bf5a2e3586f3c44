"""What lies on a table: its spots and the pieces on them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.views.board.items import Piece, PieceItem, PiecePlacement, Spot, SpotItem


class BoardScene(QGraphicsScene):
    """The spots of a table, its pieces, and where each of them lies."""

    spots: dict[Spot, SpotItem]
    pieces: dict[Piece, PieceItem]
    placements: dict[Piece, PiecePlacement]
    """Where every piece lies now."""

    def __init__(self, table: QObject) -> None:
        super().__init__(table)  # with a parent: a view does not own its scene
        self.spots, self.pieces, self.placements = {}, {}, {}

    def add_spot(self, spot: Spot, kind: type[SpotItem] = SpotItem) -> SpotItem:
        """The item of a spot, made when it is first asked for."""
        if spot not in self.spots:
            self.spots[spot] = kind(spot)
            self.addItem(self.spots[spot])
        return self.spots[spot]

    def spot_at(self, at: QPointF) -> Spot | None:
        """The spot at a point, the smallest if one lies in another; None where there is none."""
        hits = [spot for spot, item in self.spots.items() if item.area.contains(at)]
        return min(hits, key=lambda spot: self.spots[spot].area.width()) if hits else None

    def spot_of(self, piece: Piece) -> Spot:
        """The spot on which a piece lies. Raises `KeyError` for a piece that is not on the table."""
        return self.placements[piece].spot

    def areas(self) -> dict[Spot, QRectF]:
        """The spots that are there now, and where they lie."""
        return {spot: item.area for spot, item in self.spots.items() if not item.area.isEmpty()}

    def show_pieces(self, placements: dict[Piece, PiecePlacement], held: Piece | None) -> None:
        """Have these pieces and no others, each at its place but the held one."""
        self.placements = placements
        for piece in [piece for piece in self.pieces if piece not in placements]:
            self.pieces[piece].stop()
            self.removeItem(self.pieces.pop(piece))
        for piece in [piece for piece in placements if piece not in self.pieces]:
            self.pieces[piece] = PieceItem(piece)
            self.addItem(self.pieces[piece])
        self.settle(held)

    def settle(self, held: Piece | None) -> None:
        """Put every piece at its place, at once; the held one stays in the hand."""
        for piece, placement in self.placements.items():
            self.pieces[piece].rest(placement, piece == held)
