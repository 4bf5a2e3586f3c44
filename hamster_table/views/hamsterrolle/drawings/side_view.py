"""A card beside the piece in the hand that shows it along the rim, so that its depth is read at a glance."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.rendered_pixmaps import kept_words
from hamster_table.views.art.theme import darker, font, mix, px, theme, with_alpha
from hamster_table.views.hamsterrolle.drawings.room import MARK_Z
from hamster_table.views.hamsterrolle.input.throttle import Throttle
from hamster_table.views.hamsterrolle.render3d.meshes import COLOURS, DIVIDER, Points
from hamster_table.views.hamsterrolle.render3d.rim import WOOD
from hamster_table.views.hamsterrolle.render3d.shading import edge_pen, face_paint
from hamster_table.views.hamsterrolle.render3d.side_scene import SideScene, SideSolid

SIDE_Z = MARK_Z + 10
CLEAR = 14.0
"""Pixels between the card and what it must not cover."""
KEPT = 240.0
"""The card stays where it is while the piece is no farther from it than this, in pixels: what moves is hard to read."""
HIGH = 68.0
"""So many millimetres above the floor the card shows at least."""
HEM = 24.0
"""Room round the card for its shadow, in pixels."""
SEEN_EVERY = 0.03
"""Seconds from one picture on the card to the next. Frames come more often, but nobody sees more on so small a card,
and each picture is as much work as all the rest round the piece."""
PALE, PALER = 0.6, 0.25
"""How clearly neighbours are seen, and dividers."""


class SideView(QGraphicsObject):
    """The card; it is there only while a piece is held over the ring."""

    def __init__(self) -> None:
        super().__init__()
        self._area = QRectF()
        self._scene: SideScene | None = None
        self._find: Callable[[], SideScene] | None = None
        """Finds out what is to be seen."""
        self._looking = Throttle(self, SEEN_EVERY, self._look)
        self.setZValue(SIDE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Its picture is kept from one look to the next.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @property
    def area(self) -> QRectF:
        """Where the card is in the scene, in pixels; empty while there is none."""
        return QRectF(self._area) if self.isVisible() else QRectF()

    def leave(self) -> None:
        """Nothing is held, or it is not over the ring."""
        self._find = None
        self._looking.stop()
        self.hide()

    def show_scene(self, find: Callable[[], SideScene], area: QRectF) -> None:
        """Show in that area what *find* finds: now, or within `SEEN_EVERY` seconds."""
        is_new = self._find is None
        self._find = find
        if area != self._area:
            self.prepareGeometryChange()
            self._area = QRectF(area)
            self.update()
        self._looking.now() if is_new else self._looking.soon()
        self.show()

    @guard
    def _look(self) -> None:
        if self._find is not None:
            self._scene = self._find()
            self.update()

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """The card and its shadow."""
        return self._area.adjusted(-HEM, -HEM, HEM, HEM)

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the rim cut through, and the wood from the back to the front."""
        if self._scene is None:
            return
        area, dpr = self._area, painter.device().devicePixelRatioF()
        words = depth_words(self._scene.depth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ends = (translate("Hamsterrolle", "front"), translate("Hamsterrolle", "back"))
        wide, high = area.width(), area.height()
        blank = kept_words(_paint_blank, (wide, high, words, ends), (0, 0, wide + 2 * HEM, high + 2 * HEM), dpr)
        painter.drawPixmap(area.topLeft() - QPointF(HEM, HEM), blank)
        picture = area.adjusted(10, px(24), -10, -px(22))
        scale, foot = self._fit(self._scene, picture)
        painter.save()
        painter.setClipRect(picture.adjusted(-4, -2, 4, 2))
        painter.translate(foot)
        self._paint_rim(painter, self._scene, scale, picture.height())
        for solid in self._scene.solids:
            self._paint_solid(painter, solid, scale)
        self._paint_held(painter, self._scene.held, scale)
        if self._scene.landing is not None:
            self._paint_landing(painter, _on_card(self._scene.landing, scale))
        painter.restore()

    def _fit(self, scene: SideScene, picture: QRectF) -> tuple[float, QPointF]:
        """Pixels for each millimetre, and where the middle of the floor is."""
        held = scene.held.outline.tolist()  # of so few points, plain numbers are found sooner than by numpy
        across = max(scene.half_width + 8, max(abs(x) for x, _ in held) + 4)
        high = max(HIGH, max(y for _, y in held) + 6)
        scale = min(picture.width() / (2 * across), picture.height() / (high + scene.thickness))
        return scale, QPointF(picture.center().x(), picture.bottom() - scene.thickness * scale)

    def _paint_rim(self, painter: QPainter, scene: SideScene, scale: float, high: float) -> None:
        """The floor, cut through from its front edge to the back one, with lines *high* pixels upwards."""
        now = theme()
        floor = QRectF(-scene.half_width * scale, 0, 2 * scene.half_width * scale, scene.thickness * scale)
        painter.setPen(QPen(now.edge if now.high_contrast else darker(WOOD, 0.5), 1.4))
        painter.setBrush(now.inset if now.high_contrast else mix(WOOD, QColor("#140A04"), 0.34 if now.dark else 0.0))
        painter.drawRect(floor)
        # The edges of the floor, upwards: past them a piece sticks out.
        pen = QPen(now.soft_ink, 1.2)
        pen.setDashPattern([2.0, 3.0])
        painter.setPen(pen)
        for x in (floor.left(), floor.right()):
            painter.drawLine(QPointF(x, -3), QPointF(x, -high))

    def _paint_solid(self, painter: QPainter, solid: SideSolid, scale: float) -> None:
        now, colour = theme(), COLOURS[solid.kind]
        painter.setOpacity(1.0 if solid.is_held else PALER if solid.kind == DIVIDER else PALE)
        edge = edge_pen(colour, 2.0 if now.high_contrast else 1.0, now.name)
        for face in solid.faces:
            brush, seam = face_paint(colour, face.tone, now.name)
            painter.setBrush(brush)
            painter.setPen(seam if face.is_smooth else edge)
            painter.drawConvexPolygon(_on_card(face.places, scale))
        painter.setOpacity(1.0)

    def _paint_held(self, painter: QPainter, held: SideSolid, scale: float) -> None:
        """The outline of the piece, over all that is before it, and on the floor between which depths it is."""
        now, outline = theme(), _on_card(held.outline, scale)
        painter.setBrush(with_alpha(now.legal, 0.85))
        painter.setPen(QPen(now.edge if now.high_contrast else now.legal_ink, 1))
        box = outline.boundingRect()
        painter.drawRect(QRectF(box.left(), 1, box.width(), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((now.ink, 4.0), (now.legal, 2.0)):
            painter.setPen(
                QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            )
            painter.drawPolygon(outline)

    def _paint_landing(self, painter: QPainter, outline: QPolygonF) -> None:
        """Where the piece will lie, dashed as its ghost in the wheel."""
        now = theme()
        for colour, width in ((now.card, 3.6), (now.legal, 1.8)):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            if width < 2:
                pen.setDashPattern([3.0, 2.4])
            painter.setPen(pen)
            painter.drawPolygon(outline)


def _paint_blank(painter: QPainter, wide: float, high: float, words: str, ends: tuple[str, str]) -> None:
    """A card with nothing but its words, and `HEM` round it for its shadow."""
    now, area = theme(), QRectF(HEM, HEM, wide, high)
    materials.paper(painter, area, 12, 3)
    painter.setFont(font(12.5, 700))
    painter.setPen(now.ink)
    head = QRectF(area.left() + 8, area.top() + 4, wide - 16, px(20))
    painter.drawText(head, Qt.AlignmentFlag.AlignCenter, words)
    painter.setFont(font(12, 700))
    painter.setPen(now.soft_ink)
    foot = QRectF(area.left() + 12, area.bottom() - px(20), wide - 24, px(17))
    painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, ends[0])
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight, ends[1])


def depth_words(behind: int) -> str:
    """How deep a piece is whose middle is so many millimetres behind that of the rim."""
    if not behind:
        return translate("Hamsterrolle", "in the middle")
    text = translate("Hamsterrolle", "{mm} mm farther") if behind > 0 else translate("Hamsterrolle", "{mm} mm nearer")
    return text.format(mm=abs(behind))


def _on_card(places: Points, scale: float) -> QPolygonF:
    return QPolygonF([QPointF(x * scale, -y * scale) for x, y in places.tolist()])


def card_size() -> QSizeF:
    """How large the card is, in pixels."""
    # The words on it grow with the text; the picture needs not.
    return QSizeF(max(160, px(112)), 108 + px(44))


def card_place(
    piece: QRectF, ring: QRectF, room: QRectF, avoid: Sequence[QRectF], wood: Callable[[], list[QRectF]], before: QRectF
) -> QRectF:
    """Where the card is, beside what the piece covers: within the room, over nothing of *avoid*, over as little *wood*
    as can be (asked for only then), rather within the *ring*, and where it was *before* while that will do. All are
    places of the scene, in pixels; empty: nowhere."""
    if before.isValid() and _gap(before, piece) <= KEPT and _may_be(before, piece, room, avoid):
        return QRectF(before)
    size, found, lying = card_size(), [], wood()
    for far in (0.0, 40.0, 90.0, 150.0):
        for n in range(16):
            way = QPointF(math.cos(n * math.tau / 16), math.sin(n * math.tau / 16))
            half = QPointF((piece.width() + size.width()) / 2, (piece.height() + size.height()) / 2)
            # As far as the two rectangles are apart on that way, and a little farther.
            out = min(half.x() / max(1e-6, abs(way.x())), half.y() / max(1e-6, abs(way.y()))) + CLEAR + 2 + far
            middle = piece.center() + way * out
            place = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
            if _may_be(place, piece, room, avoid):
                covered = sum(_overlap(place, one) for one in lying)
                found.append((covered / 40 + _outside(place, ring) + far / 4, n, place))
    return min(found, key=lambda one: one[:2])[2] if found else QRectF()


def _may_be(place: QRectF, piece: QRectF, room: QRectF, avoid: Sequence[QRectF]) -> bool:
    clear = place.adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR)
    return room.contains(place) and not clear.intersects(piece) and not any(place.intersects(one) for one in avoid)


def _gap(a: QRectF, b: QRectF) -> float:
    """How far two rectangles are from each other, in pixels."""
    aside = max(a.left() - b.right(), b.left() - a.right(), 0.0)
    away = max(a.top() - b.bottom(), b.top() - a.bottom(), 0.0)
    return math.hypot(aside, away)


def _outside(place: QRectF, ring: QRectF) -> float:
    """How far a place is from the middle of a ring, and how far it sticks out of it, in pixels."""
    corners = (place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight())
    ways = [corner - ring.center() for corner in corners]
    farthest = max(math.hypot(way.x(), way.y()) for way in ways) - min(ring.width(), ring.height()) / 2
    away = place.center() - ring.center()
    return math.hypot(away.x(), away.y()) + 3 * max(0.0, farthest)


def _overlap(a: QRectF, b: QRectF) -> float:
    both = a.intersected(b)
    return both.width() * both.height()
