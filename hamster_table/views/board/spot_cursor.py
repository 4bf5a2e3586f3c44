"""The keyboard's cursor on a table: where it is, and where it goes by a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QRectF, Qt, SignalInstance
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.kernel import Action
from hamster_table.models.guard import guard
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.items import WORD_Z, PaintedItem, Spot, SpotItem
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.widgets.buttons import paint_ring

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
JUMPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
"""Keys that walk over the glowing targets only, and which way."""


class WalkedTable(Protocol):
    """What the cursor needs of its table."""

    board_scene: BoardScene
    cursor_moved: SignalInstance
    """(spot): the cursor is there now; None: it is seen nowhere."""
    enter_moved: SignalInstance
    """Whether Enter is the table's may have changed."""
    is_wanted: Callable[[Action], bool] | None
    """Whether the person is told to do this; None: nothing is told."""

    @property
    def hand(self) -> Hand:
        """What is taken and put down."""

    def prompt(self) -> Prompt:
        """What the asked person is asked."""


class RingItem(PaintedItem):
    """The ring of the keyboard's cursor, round a spot and above what stands there."""

    def __init__(self) -> None:
        super().__init__(WORD_Z - 1)
        self._radius = 12.0
        self.hide()

    def surround(self, spot: SpotItem) -> None:
        """Lie round this spot, and be seen."""
        self._radius = spot.radius
        self.setRect(spot.area.adjusted(-8, -8, 8, 8))
        self.update()
        self.show()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ring."""
        paint_ring(painter, self.rect().adjusted(12, 12, -12, -12), self._radius)


class SpotCursor:
    """Walks over the spots, with a ring round the one it is on."""

    def __init__(self, table: WalkedTable) -> None:
        self._table = table
        self.spot: Spot | None = None
        self.ring = RingItem()
        self.is_used = False
        """Whether keys moved it last: then its ring is seen."""
        self.follows_pointer = False
        """Whether the last thing was pressed by a pointer."""
        self.follows_keys = False
        """Whether it was moved by keys since then, be it on another table of the same game."""
        table.board_scene.addItem(self.ring)

    @property
    def is_preferred(self) -> bool:
        """Whether keys were used last, and not a pointer; where a screen reader listens, that is so until one is."""
        return self.follows_keys or (QAccessible.isActive() and not self.follows_pointer)

    def go_on_from(self, old: SpotCursor) -> None:
        """Another table was used until now, by keys or by a pointer."""
        self.follows_pointer, self.follows_keys = old.follows_pointer, old.follows_keys

    @property
    def takes_enter(self) -> bool:
        """Whether Enter is the table's and not the golden button's: the cursor is seen where it does something."""
        return self.is_used and self.spot is not None and self._table.hand.acts_on(self.spot)

    def set(self, spot: Spot) -> None:
        """Bring it to a spot."""
        self.is_used, self.follows_pointer = True, False
        self.spot = spot
        self.ring.surround(self._table.board_scene.spots[spot])
        if self._table.hand.held is not None:
            self._table.hand.hover(spot)
        self._table.cursor_moved.emit(spot)
        self._table.enter_moved.emit()

    def point_at(self, spot: Spot) -> None:
        """Put its ring round a spot, and no more; a press or a key takes the ring away."""
        self.spot = spot
        self.ring.surround(self._table.board_scene.spots[spot])

    def hide(self) -> None:
        """Take its ring away: the pointer is used."""
        self.is_used = False
        self.ring.hide()
        self._table.cursor_moved.emit(None)
        self._table.enter_moved.emit()

    def give_way(self) -> None:
        """Something was pressed by a pointer, which is used from now on."""
        self.follows_pointer, self.follows_keys = True, False
        self.hide()

    def bring(self, to: Spot | None = None) -> None:
        """Bring it to where the next thing is done (None: where it begins), for whoever uses no pointer."""
        was_used, self.spot = self.spot is not None, None
        is_here = bool(self._table.hand.highlighted_targets() or self._table.hand.movable_pieces())
        if not is_here or self.follows_pointer or not (was_used or QAccessible.isActive()):
            return
        self.set(self._first() if to is None else to)
        # The golden button keeps its Enter until the cursor is moved.
        if any(button.kind == "gold" for button in self._table.prompt().buttons):
            self.hide()

    def enter(self) -> None:
        """Show it to whoever comes by the keyboard."""
        scene = self._table.board_scene
        if scene.spots:
            self.follows_keys = True
            self.set(self.spot if self.spot in scene.areas() else self._first())

    def lay_out(self) -> None:
        """Follow the spot to where it lies now."""
        spots = self._table.board_scene.spots
        if self.spot in spots and self.ring.isVisible():
            self.ring.surround(spots[self.spot])

    def walk(self, direction: tuple[int, int]) -> None:
        """To the next spot in that direction."""
        areas = self._table.board_scene.areas()
        self.follows_keys = True
        if self.spot not in areas:
            self.set(self._first())
        # The pointer had taken the ring away: the first arrow only shows where the cursor still is.
        elif not self.is_used:
            self.set(self.spot)
        elif (spot := nearest(areas, areas[self.spot], direction)) is not None:
            self.set(spot)

    def jump(self, step: int) -> None:
        """To the next of the targets, or the one before; where there are none, of the pieces that can be taken."""
        hand, scene = self._table.hand, self._table.board_scene
        shown = set(self._targets()) or {scene.spot_of(piece) for piece in hand.movable_pieces()}
        targets = [spot for spot in scene.spots if spot in shown]
        self.follows_keys = True
        if targets:
            at = targets.index(self.spot) + step if self.spot in targets else 0
            self.set(targets[at % len(targets)])

    def _targets(self) -> list[Spot]:
        """Where something can be done now; where the person is told what to do, only that, for nothing else glows."""
        shown, is_wanted = self._table.hand.highlighted_targets(), self._table.is_wanted
        told = [
            spot
            for spot, one in shown.items()
            if is_wanted is None or not isinstance(one.action, Action) or is_wanted(one.action)
        ]
        return told or list(shown)

    def _first(self) -> Spot:
        """Where it begins: on the piece in question, else on the first target, else on what can be lifted."""
        hand, scene = self._table.hand, self._table.board_scene
        ready, areas = hand.ready_piece(), scene.areas()
        in_hand = [scene.spot_of(ready)] if ready in scene.placements else []
        movable = (scene.spot_of(piece) for piece in hand.movable_pieces())
        wanted = (in_hand, self._targets(), movable, areas)
        return next((spot for spots in wanted for spot in spots if spot in areas), next(iter(scene.spots)))


def nearest(areas: Mapping[Spot, QRectF], start: QRectF, direction: tuple[int, int]) -> Spot | None:
    """The next area in a direction: near, and not far to the side, and of two with one middle the smaller one. Where
    none lies that way, one that surrounds the start and has its middle beside it, so that its arrow does not lead back
    here; None when there is none either."""
    best: tuple[tuple[float, float], Spot] | None = None
    around: Spot | None = None
    for spot, area in areas.items():
        way = area.center() - start.center()
        ahead = way.x() * direction[0] + way.y() * direction[1]
        aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
        # To the side counts more than ahead: an arrow keeps its row or column where it can.
        # Places side by side are rarely level to the pixel: up to 4 pixels are not yet a row of their own.
        far = ahead + 2.5 * aside, area.width() * area.height()
        if ahead > 4 and (best is None or far < best[0]):
            best = far, spot
        elif around is None and abs(ahead) <= 4 and area != start and area.contains(start):
            around = spot
    return around if best is None else best[1]
