"""The table of pebbles: a heap for each seat, and fists to hide pebbles in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Refusal
from hamster_table.models import messages
from hamster_table.models.items.board_model import BoardItem
from hamster_table.views.art import materials
from hamster_table.views.art.rendered_pixmaps import kept
from hamster_table.views.art.theme import theme
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.gestures import Gesture, Prompt
from hamster_table.views.board.items import PIECE_Z, Drawing, Piece, PiecePlacement, Spot
from hamster_table.views.board.spot_label import paint_label

from .. import FISTS, Give, HidePebbles, Pebbles, Share

ABREAST = 4
"""So many pebbles lie side by side in a heap."""


class HeapDrawing(Drawing):
    """A sheet of paper with the name of whose heap lies on it."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the sheet and the name."""
        materials.paper(painter, area, 12)
        paint_label(painter, QRectF(area.left(), area.bottom() - 40, area.width(), 30), str(self.shown))


class FistDrawing(Drawing):
    """A place for so many pebbles."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the place and the number."""
        materials.felt(painter, area)
        paint_label(painter, area, str(self.shown))


class PebblesTable(BoardView):
    """Press a fist to hide so many pebbles; put a pebble on the heap of somebody else to give it."""

    seen: Pebbles

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._heaps = [HeapDrawing() for _ in range(game.seats[-1])]
        self._fists = [FistDrawing() for _ in range(max(FISTS.values()) + 1)]
        for drawing in (*self._heaps, *self._fists):
            self.board_scene.addItem(drawing)

    def board_items(self) -> Sequence[BoardItem]:
        """A heap with its pebbles for each seat, and the fists while the asked person hides pebbles."""
        heaps = []
        for seat, owned in enumerate(self.seen.owned):
            pebbles = tuple(BoardItem(("pebble", seat, n)) for n in range(owned))
            heaps.append(BoardItem(("heap", seat), f"{self.names[seat]}: pebbles {owned}", children=pebbles))
        fists = [BoardItem(("fist", count), f"A fist with {count}") for count in range(len(self._fists))]
        return [*heaps, *fists]

    def arrange(self, size: QSizeF) -> None:
        """Heaps above, fists below."""
        seats, room = len(self.seen.owned), size.width()
        for seat, drawing in enumerate(self._heaps):
            area = QRectF(seat * room / seats + 16, 16, room / seats - 32, size.height() * 0.6)
            drawing.show_as(area, self.names[seat] if seat < seats else None)
            if seat < seats:
                self.board_scene.add_spot(("heap", seat)).set_geometry(area)
        side, count = size.height() * 0.24, self._most() + 1
        for number, drawing in enumerate(self._fists):
            left = room / 2 + (number - count / 2) * (side + 16)
            area = QRectF(left, size.height() * 0.7, side, side) if number < count else QRectF()
            drawing.show_as(area, number if number < count else None)
            self.board_scene.add_spot(("fist", number)).set_geometry(area)

    def piece_placements(self) -> dict[Piece, PiecePlacement]:
        """The pebbles in their heaps, row upon row."""
        placements: dict[Piece, PiecePlacement] = {}
        for heap, pebble in self.board_model.of_kind("pebble"):
            _, seat, n = pebble.key
            area = self._heaps[seat].area
            step = min(area.width() / (ABREAST + 1), area.height() / 6)
            at = area.topLeft() + QPointF((n % ABREAST + 1) * area.width() / (ABREAST + 1), (n // ABREAST + 1) * step)
            box = -step / 2, -step / 2, step, step
            face = partial(kept, _paint_pebble, (step,), box)
            placements[pebble.key] = PiecePlacement(heap, at, PIECE_Z + n, (step, theme().name), QRectF(*box), face)
        return placements

    def gestures(self) -> Iterable[Gesture]:
        """A press on a fist, or the own uppermost pebble put on another heap."""
        step = self.seen.agenda[-1]
        for action in step.actions(self.seen, self.asked):
            if isinstance(action, Give):
                top = ("pebble", self.asked, self.seen.owned[self.asked] - 1)
                yield Gesture(top, ("heap", action.to), action)
            else:
                yield Gesture(None, ("fist", action.count), action)

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """What the rules say against a gift."""
        step = self.seen.agenda[-1]
        if isinstance(step, Share) and spot[0] == "heap":
            return step.refusal(self.seen, self.asked, Give(spot[1]))
        return None

    def prompt(self) -> Prompt:
        """The question of the step, and how it is answered here."""
        if self.asked is None:
            return Prompt("")
        step = replace(self.seen.agenda[-1], seats=(self.asked,))
        how = "Press a fist." if isinstance(step, HidePebbles) else "Put a pebble on a heap."
        return Prompt(messages.prompt(step, self.names), how)

    def _most(self) -> int:
        """How many pebbles the asked person can hide; -1 while there is nothing to hide."""
        if self.asked is None or not isinstance(self.seen.agenda[-1], HidePebbles):
            return -1
        return min(self.seen.most, self.seen.owned[self.asked])


def _paint_pebble(painter: QPainter, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8C939B"))
    painter.drawEllipse(QPointF(0, 0), size * 0.42, size * 0.34)
