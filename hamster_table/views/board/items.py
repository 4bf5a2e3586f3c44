"""What lies on a table: pieces one can lift, spots they lie on, and drawings painted once.

Everything is drawn into pixmaps per size and device pixel ratio, so that moving a piece moves a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE
from hamster_table.views.art.pixmap_cache import PICTURES
from hamster_table.views.art.rendered_pixmaps import painted
from hamster_table.views.art.sprites import draw_inked, shadow_margin
from hamster_table.views.art.theme import APPEARANCE, duration, theme, with_alpha
from hamster_table.views.board.animations import Curve, Tween
from hamster_table.views.board.spot_label import LabelPicture, fitting_font, is_tall, paint_label, paint_picture

Piece = tuple[Any, ...]
"""The name of a piece: ("hamster", 2)."""
Spot = tuple[Any, ...]
"""The name of a place on the table: ("square", 17)."""

Face = Callable[[float, int], QPixmap]
"""Draws a piece for a device pixel ratio and a shadow level, with `shadow_margin(level)` round it."""

RESTING, LIFTED = 2, 4
"""Levels of `sprites.SHADOWS`: of a piece at rest, and of one in the hand."""
SHADOW_ROOM = QMarginsF(*4 * [shadow_margin(LIFTED)])
"""Room for the largest shadow round a face."""
LARGER = 1.08
"""How much larger a lifted piece is."""

# From back to front, with room in between for what a table stacks: its pieces stay below WORD_Z,
# so that tags and the ring of the cursor lie over them, a lifted piece over those, and bubbles over all.
DRAWING_Z, SPOT_Z, PIECE_Z, WORD_Z, LIFTED_Z, BUBBLE_Z = 0.0, 100.0, 200.0, 1000.0, 2000.0, 3000.0


@dataclass(frozen=True, slots=True)
class PiecePlacement:
    """Where a piece lies and how it looks there."""

    spot: Spot
    at: QPointF
    """The middle of the piece, in the scene."""
    z: float
    """What is nearer to the eye has a higher one; see `PIECE_Z`."""
    key: Hashable
    """Equal keys: the same face."""
    box: QRectF
    """Where the face lies round the middle, in pixels."""
    face: Face
    level: int = RESTING
    """The level of its shadow at rest, see `sprites.SHADOWS`."""


class PieceItem(QGraphicsRectItem):
    """A thing one can pick up. Its position is its middle.

    Its rectangle has room for the largest shadow: Qt knows it without asking, as it does of spots and drawings.
    """

    def __init__(self, piece: Piece) -> None:
        super().__init__(-20, -20, 40, 40)
        self.piece = piece
        self.is_lifted = False
        self._growth: Tween | None = None
        self._key: Hashable = None
        self.box = self.rect()
        """Where its face lies round its middle, without its shadow. Only `show_face` changes it."""
        self._face: Face | None = None
        self._resting_level = RESTING
        self._resting_z = PIECE_Z
        self._glide: Tween | None = None
        self._home = QPointF()
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(PIECE_Z)

    def rest(self, placement: PiecePlacement, is_held: bool) -> None:
        """Look and lie as it should, at once; a held one stays in the hand, under the pointer."""
        if placement.key != self._key:
            self.show_face(placement.key, placement.box, placement.face, placement.level)
        if self._glide is not None:
            self.stop()
        self._resting_z = placement.z
        if not is_held:
            if self.is_lifted:
                self.put_down()
            self.setPos(placement.at)
        if not self.is_lifted:
            self.setZValue(placement.z)

    def show_face(self, key: Hashable, box: QRectF, face: Face, level: int = RESTING) -> None:
        """Look like this from now on; *box* is where the face lies round the middle. Equal keys: the same face."""
        if key == self._key:
            return
        self._key, self.box, self._face, self._resting_level = key, box, face, level
        self.setRect(box.marginsAdded(SHADOW_ROOM))
        self.update()

    def lift(self) -> None:
        """Rise above everything else: larger, and with a larger shadow."""
        self._rise(True)

    def put_down(self) -> None:
        """Lie on the table again, at the height at which it rests."""
        self._rise(False)

    def _rise(self, up: bool) -> None:
        self.setZValue(LIFTED_Z if up else self._resting_z)
        if up == self.is_lifted:
            return
        self.is_lifted = up
        self._grow(LARGER if up else 1.0, 120 if up else 160)
        self.update()

    def _grow(self, scale: float, milliseconds: int) -> None:
        """Become so large: up smoothly, down with a little settling."""
        self._stop_growing()
        was = self.scale()
        if not duration(milliseconds):
            self.setScale(scale)
            return
        curve = Curve.OutQuad if scale > was else Curve.OutBack
        self._growth = Tween(milliseconds, lambda share: self.setScale(was * (1 - share) + scale * share), curve)
        self._start(self._growth, self._stop_growing)

    def _stop_growing(self) -> None:
        growth, self._growth = self._growth, None
        _end(growth)

    def glide(self, home: QPointF) -> None:
        """Go home in a little curve, or at once where nothing is to move."""
        start, way = self.pos(), home - self.pos()
        _end(self._glide)
        self._glide = None
        if not duration(260) or way.manhattanLength() < 2:
            self.setPos(home)
            return
        # Half-way 18 pixels above the straight way.
        self._glide = Tween(260, lambda share: self.setPos(start + way * share - QPointF(0, 72 * share * (1 - share))))
        self._home = home
        self._start(self._glide, self.stop)

    def stop(self) -> None:
        """End a glide, if there is one: be where it leads to."""
        glide, self._glide = self._glide, None
        if glide is not None:
            self.setPos(self._home)
            _end(glide)

    def _start(self, motion: Tween, stop: Callable[[], None]) -> None:
        motion.setParent(self.scene())  # with which the piece ends
        motion.finished.connect(stop)
        motion.start()

    @property
    def is_gliding(self) -> bool:
        """Whether it is on its way home."""
        return self._glide is not None

    @property
    def face_key(self) -> Hashable:
        """What the face shows: equal keys, the same face."""
        return self._key

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the kept picture."""
        if self._face is None:
            return
        level = LIFTED if self.is_lifted else self._resting_level
        margin = shadow_margin(level)
        drawn = self._face(painter.device().devicePixelRatioF(), level)
        painter.drawPixmap(self.box.topLeft() - QPointF(margin, margin), drawn)


def _end(motion: Tween | None) -> None:
    if motion is not None:
        motion.stop()
        # Later, since this is also called by its own `finished`.
        motion.deleteLater()


LINE_HIGH, EDGE = 28.0, -1.0
"""So high at most is a place that is a line of words, such as a special in a list, and so far within it is framed, in
pixels: round it, to cover none."""


class Glow(Enum):
    """How a spot shows what could be done with it."""

    NONE = 0
    POSSIBLE = 1
    """Possible at a price: dotted gold."""
    LEGAL = 2
    REFUSED = 3
    """Not possible, and the piece is over it."""
    READY = 4
    """The home of the piece in question."""


class SpotItem(QGraphicsRectItem):
    """A place on the table: it glows when a piece may come there, and says what that costs.

    Its rectangle has room for what glows outside the area: Qt knows it without asking, as it does of drawings.
    """

    surrounds = QMarginsF(8, 8, 8, 8)
    """How far what glows lies outside the area, in pixels."""

    def __init__(self, spot: Spot) -> None:
        super().__init__()
        self.spot = spot
        self.glow = Glow.NONE
        self.label = ""
        self.symbol = ""
        """The drawing of a sign; shown only where there is no label."""
        self.drawn: LabelPicture | None = None
        self.tint = theme().focus
        """The colour of the ring round the home of the piece in question."""
        self.is_on_card = False
        self.area = QRectF()
        """Where it lies, in the scene; empty: it is not there now. Only `set_geometry` changes it."""
        self._radius = 12.0
        self._ground: QColor | None = None
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(SPOT_Z)
        self.setOpacity(0)

    def set_geometry(
        self, area: QRectF, radius: float = 12.0, on_card: bool = False, ground: QColor | None = None
    ) -> None:
        """Take this area, in the scene. With a *ground*, what is painted there is covered while the spot glows."""
        # Not compared below: it changes with the theme only, and then all of the board is painted again.
        self._ground = ground
        if (area, radius, on_card) == (self.area, self._radius, self.is_on_card):
            return
        self.area, self._radius, self.is_on_card = QRectF(area), radius, on_card
        self.setRect(area.marginsAdded(self.surrounds))
        self.update()

    def show_glow(self, glow: Glow, label: str = "", symbol: str = "", drawn: LabelPicture | None = None) -> None:
        """Glow like this, with this label, this picture instead of it, or this sign."""
        if (glow, label, symbol, drawn) != (self.glow, self.label, self.symbol, self.drawn):
            self.glow, self.label, self.symbol, self.drawn = glow, label, symbol, drawn
            # A table has a hundred spots. Qt passes over those of opacity 0 and never asks them to paint nothing.
            self.setOpacity(0 if glow is Glow.NONE else 1)
            self.update()

    def set_tint(self, colour: QColor) -> None:
        """Have a ring of this colour round the home of the piece in question."""
        if colour != self.tint:
            self.tint = colour
            if self.glow is Glow.READY:
                self.update()

    @property
    def radius(self) -> float:
        """Of its corners, in pixels."""
        return self._radius

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw glow and label."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw = {
            Glow.LEGAL: self._draw_legal,
            Glow.POSSIBLE: self._draw_possible,
            Glow.REFUSED: self._draw_refused,
            Glow.READY: self._draw_ready,
        }
        if self.glow in draw:
            draw[self.glow](painter)

    def _within(self, inset: float) -> QRectF:
        """Where the frame lies: so many pixels within the area, and round one that is low."""
        inset = inset if self.area.height() > LINE_HIGH else EDGE
        return self.area.adjusted(inset, inset, -inset, -inset)

    def _cover_ground(self, painter: QPainter, inside: QRectF) -> None:
        if self._ground is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._ground)
            painter.drawRoundedRect(inside, self._radius, self._radius)

    def _draw_legal(self, painter: QPainter) -> None:
        now, inside = theme(), self._within(5)
        painter.setPen(Qt.PenStyle.NoPen)
        if not self.is_on_card and not now.high_contrast:
            painter.setBrush(with_alpha(now.legal, 0.18))
            painter.drawRoundedRect(inside.adjusted(-3, -3, 3, 3), self._radius + 3, self._radius + 3)
        self._cover_ground(painter, inside)
        # On paper, and under a sign, a strong fill would hide what lies there.
        fill = 0.42 if not (self.is_on_card or self.symbol) else 0.12 if now.dark else 0.18
        painter.setBrush(with_alpha(now.legal, fill))
        painter.setPen(QPen(now.legal, 2.6 if self.symbol else 3.6))
        painter.drawRoundedRect(inside, self._radius, self._radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Gold alone has too little contrast on a light card (1.7): a dark edge is always round it.
        painter.setPen(QPen(now.legal_ink if self.is_on_card else now.shadow, 1.3))
        painter.drawRoundedRect(inside.adjusted(-2.4, -2.4, 2.4, 2.4), self._radius + 2.4, self._radius + 2.4)
        if self.drawn is not None:
            paint_picture(painter, inside, self.drawn)
        elif self.label:
            paint_label(painter, inside, self.label)
        elif self.symbol:
            side = min(26.0, inside.height() * 0.5)
            middle = inside.center()
            place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            draw_inked(painter, place, self.symbol, QColor("#FFF8EA"))

    def _draw_possible(self, painter: QPainter) -> None:
        now, inside = theme(), self._within(7)
        self._cover_ground(painter, inside)
        painter.setBrush(with_alpha(now.legal, 0.14))
        pen = QPen(now.legal_ink if self.is_on_card else now.legal, 2.4, Qt.PenStyle.CustomDashLine)
        # Dashes of hardly any length with round ends are dots.
        pen.setDashPattern([0.1, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawRoundedRect(inside, self._radius, self._radius)
        if self.drawn is not None:
            return paint_picture(painter, inside, self.drawn, 0.86)
        if self.label and is_tall(inside):
            return paint_label(painter, inside, self.label)
        painter.setPen(now.legal_ink if self.is_on_card else QColor("#FFE9B0"))
        painter.setFont(fitting_font(self.label, inside.width() - 4))
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, self.label)

    def _draw_ready(self, painter: QPainter) -> None:
        ring = self.area.adjusted(2, 2, -2, -2)
        painter.setBrush(with_alpha(QColor("#CFE6F7"), 0.30))
        for colour, width in ((theme().focus_inner, 5.0), (self.tint, 3.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(ring, self._radius + 2, self._radius + 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_refused(self, painter: QPainter) -> None:
        colour = theme().danger if self.is_on_card else QColor("#FFB3A6")
        inside = self._within(4)
        pen = QPen(colour, 3)
        pen.setDashPattern([2.4, 1.7])
        painter.setPen(pen)
        painter.setBrush(with_alpha(colour, 0.16))
        painter.drawRoundedRect(inside, self._radius, self._radius)


class PaintedItem(QGraphicsRectItem):
    """Something that paints itself within its rectangle, and takes no press."""

    def __init__(self, z: float = 0.0, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setPen(Qt.PenStyle.NoPen)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


class Drawing(PaintedItem):
    """A part of the table that is painted once and then kept, until what it shows is another.

    Subclasses say how in `draw`; `show_as` gives them the area and what to show. Its rectangle is the area and its
    margin, which the kept picture covers.
    """

    margin = 24
    """Room round the area for shadows and frames, in pixels."""
    pivot = 0.5
    """How far down in the area the point lies round which it turns and grows, as a share."""
    is_shared = False
    """Whether one picture serves all of this class that are of one size and show the same, on tables to come too; it
    shows none of the people of this computer."""
    has_words = True
    """Whether there are letters in it, so that it is another picture in another language or size of text."""

    def __init__(self, z: float = DRAWING_Z) -> None:
        super().__init__(z)
        self.shown: Hashable = None
        self._area = QRectF()
        self._kept: tuple[Hashable, QPixmap] | None = None

    def show_as(self, area: QRectF, shown: Hashable) -> None:
        """Lie there, in the scene, and show this; None: nothing. Equal values must look the same."""
        if area != self._area:
            self._area = QRectF(area)
            self.setRect(area.marginsAdded(QMarginsF(self.margin, self.margin, self.margin, self.margin)))
            self.setTransformOriginPoint(area.center().x(), area.top() + self.pivot * area.height())
            self.update()
        if shown != self.shown:
            self.shown = shown
            self.update()

    @property
    def told(self) -> Any:
        """What it tells: see `Teller`."""
        return self.shown

    def tell(self, what: Any) -> None:
        """Tell this, where it lies."""
        self.show_as(self.area, what)

    def until_told(self, old: Any, new: Any) -> Any:
        """What it shows while what makes *new* out of *old* is still under way."""
        return old

    def draw_anew(self) -> None:
        """Let go of the kept picture: something has changed that is part of neither the area nor what is shown."""
        self._kept = None
        self.update()

    @property
    def area(self) -> QRectF:
        """Where it lies, in the scene."""
        return QRectF(self._area)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint it into *area*, which is `margin` from the corner of the kept picture; `self.area` is in the scene."""
        raise NotImplementedError

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the kept picture, drawn anew only when something in it has changed."""
        if self.shown is None:
            return
        # Asked of what is painted on, which may be another screen or a picture of the board.
        dpr, size = painter.device().devicePixelRatioF(), self._area.size()
        words = (APPEARANCE.text_scale, LANGUAGE.in_force) if self.has_words else ()
        key = (type(self), round(size.width(), 2), round(size.height(), 2), self.shown, dpr, theme().name, *words)
        known = PEOPLE.now.people
        if self._kept is None or self._kept[0] != (key, known):
            draw = partial(self._drawn, dpr)
            self._kept = (key, known), PICTURES.picture(key, draw) if self.is_shared else draw()
        painter.drawPixmap(self.rect().topLeft(), self._kept[1])

    def _drawn(self, dpr: float) -> QPixmap:
        inside = QRectF(QPointF(self.margin, self.margin), self._area.size())
        return painted(self.rect().size(), dpr, lambda painter: self.draw(painter, inside))
