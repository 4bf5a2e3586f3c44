"""A small card beside a spot: what is tested there, and the odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import materials
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.board.items import WORD_Z, PaintedItem, Spot

HEM = QMarginsF(16, 16, 16, 16)
"""What a tag may cover of the room round a piece."""

REACH = 4
"""At so many distances a place for a tag is looked for: beside its spot, one spot away, and so on."""


class TagItem(PaintedItem):
    """A small card with two lines beside a spot: what is tested there, and the odds."""

    MARGIN = 12
    """Room for the shadow, in pixels."""

    def __init__(self, text: str, spot: Spot | None) -> None:
        super().__init__(WORD_Z)
        self.text = text
        self.spot = spot
        """What a press on it presses; None: it only says something."""
        self._area = QRectF()
        self._tail = QPointF()

    @property
    def area(self) -> QRectF:
        """Where it lies, in the scene."""
        return QRectF(self._area)

    def place_beside(self, spot: QRectF, others: list[QRectF], room: QRectF) -> None:
        """Lie at the side of the spot where it hides least of the *others*, inside the *room*; all in the scene."""
        lines = self.text.split("\n")
        widths = (
            QFontMetricsF(letters).horizontalAdvance(line) for line, letters in zip(lines, _letters(), strict=False)
        )
        width = max(widths)
        size = QSizeF(width + 22, px(22) * len(lines) + 2)
        self._area = _best_place(spot, size, others, room)
        self._tail = _tip(self._area, spot)
        reach = self._area.united(QRectF(self._tail - QPointF(1, 1), QSizeF(2, 2)))
        self.setRect(reach.adjusted(-self.MARGIN, -self.MARGIN, self.MARGIN, self.MARGIN))
        self.update()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the card with its golden edge."""
        now, card = theme(), self._area
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        materials.shadow(painter, card, 11, 2)
        body, beak = QPainterPath(), QPainterPath()
        body.addRoundedRect(card.adjusted(1, 1, -1, -1), 11, 11)
        beak.addPolygon(_beak(card, self._tail))
        painter.setPen(QPen(now.edge if now.high_contrast else QColor("#E0A21C"), 2.4))
        painter.setBrush(now.card)
        painter.drawPath(body.united(beak))
        high = (card.height() - 6) / len(self.text.split("\n"))
        for number, (line, letters) in enumerate(zip(self.text.split("\n"), _letters(), strict=False)):
            painter.setFont(letters)
            painter.setPen(now.ink if number else now.soft_ink)
            place = QRectF(card.left() + 11, card.top() + 3 + number * high, card.width() - 14, high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)


class Tags:
    """The tags on a board; they are made anew whenever what they say or hide may have changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[TagItem] = []

    @property
    def texts(self) -> list[str]:
        """What is written on them, each in one or two lines."""
        return [tag.text for tag in self._items]

    @property
    def areas(self) -> list[QRectF]:
        """Where they lie, in the scene."""
        return [tag.area for tag in self._items]

    def at(self, point: QPointF) -> TagItem | None:
        """The tag at a point of the scene."""
        return next((tag for tag in reversed(self._items) if tag.area.contains(point)), None)

    def show(self, texts: Iterable[tuple[QRectF, str, Spot | None]], others: Iterable[QRectF], room: QRectF) -> None:
        """Put these texts beside their places, in the *room* and hiding as little as may be of the *others*.

        With each, the spot that a press on it presses; None: it only says something.
        """
        for tag in self._items:
            self._scene.removeItem(tag)
        self._items, taken = [], [*others]
        for place, text, spot in texts:
            tag = TagItem(text, spot)
            tag.place_beside(place, taken, room)
            taken.append(tag.area)
            self._scene.addItem(tag)
            self._items.append(tag)


def _letters() -> tuple[QFont, QFont]:
    return font(12.5, 700), font(14.5, 800)


def _places(spot: QRectF, size: QSizeF) -> Iterator[QRectF]:
    """Where a card could lie: at the four sides of its spot, at its corners, then the same farther off."""
    middle = spot.center() - QPointF(size.width(), size.height()) / 2
    for away in range(REACH):
        far = QPointF(away * spot.width(), away * spot.height())
        right, left = spot.right() + 8 + far.x(), spot.left() - 8 - size.width() - far.x()
        above, below = spot.top() - 6 - size.height() - far.y(), spot.bottom() + 6 + far.y()
        sides = (right, middle.y()), (left, middle.y()), (middle.x(), above), (middle.x(), below)
        corners = (right, above), (right, below), (left, above), (left, below)
        yield from (QRectF(QPointF(*corner), size) for corner in (*sides, *corners))


def _best_place(spot: QRectF, size: QSizeF, others: list[QRectF], room: QRectF) -> QRectF:
    """The first place that hides least; nearly always one of the first hides nothing."""
    best, least = QRectF(), inf
    for place in _places(spot, size):
        harm = _harm(place, spot, others, room, least)
        if harm < least:
            best, least = place, harm
        if not least:
            break
    return best


def _tip(card: QRectF, spot: QRectF) -> QPointF:
    """Where in its spot the tail of a card ends."""
    middle, near = card.center(), spot.adjusted(4, 4, -4, -4)
    return QPointF(min(max(middle.x(), near.left()), near.right()), min(max(middle.y(), near.top()), near.bottom()))


def _harm(place: QRectF, spot: QRectF, others: list[QRectF], room: QRectF, least: float) -> float:
    """How much a card would hide there with its tail, which may lie over what it points at; what has reached *least*
    is not looked at further."""
    # A million square pixels are more than can ever be hidden: lying outside is the last resort.
    harm = _hidden(place, others) + 1e6 * (not room.contains(place))
    if harm >= least:
        return harm
    tail = _beak(place, _tip(place, spot)).boundingRect()
    return harm + _hidden(tail, [one for one in others if not spot.contains(one.center())])


def _beak(card: QRectF, tip: QPointF) -> QPolygonF:
    # The foot of the beak stays clear of the card's round corners.
    middle = QPointF(
        min(max(tip.x(), card.left() + 14), card.right() - 14), min(max(tip.y(), card.top() + 12), card.bottom() - 12)
    )
    aside = QPointF(0, 6) if tip.x() < card.left() or tip.x() > card.right() else QPointF(6, 0)
    return QPolygonF([middle - aside, tip, middle + aside])


def _hidden(place: QRectF, others: list[QRectF]) -> float:
    """How much of the others a thing would hide there."""
    parts = (place.intersected(other) for other in others if place.intersects(other))
    return sum(part.width() * part.height() for part in parts)
