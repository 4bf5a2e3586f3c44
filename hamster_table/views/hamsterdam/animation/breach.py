"""What is seen of a breach: the table shakes, a crack grows over the card, it tears off, water bursts through."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterdam import events
from hamster_table.models.guard import guard
from hamster_table.models.hamsterdam.shown import next_breach
from hamster_table.models.texts import translate
from hamster_table.views.art.rendered_pixmaps import kept_words
from hamster_table.views.art.theme import theme
from hamster_table.views.board.animations import (
    Curve,
    Tween,
    at_once,
    between,
    fade,
    in_order,
    later,
    parabola,
    pause,
    pop,
    sine,
)
from hamster_table.views.board.items import LIFTED_Z, PaintedItem
from hamster_table.views.hamsterdam.animation import water_items
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator
from hamster_table.views.hamsterdam.animation.flood import rise_later
from hamster_table.views.hamsterdam.animation.shaken_table import shake_table
from hamster_table.views.hamsterdam.animation.water import drop_height
from hamster_table.views.hamsterdam.drawings.cards import Face, draw_card

CRACK = ((0.44, 0.0), (0.56, 0.13), (0.35, 0.27), (0.57, 0.42), (0.38, 0.57), (0.63, 0.74), (0.47, 1.0))
"""The way of the crack from the upper edge of a card to the lower one, as shares of its width and height."""
CRACKS, TEARS = 900, 560
"""How long the crack grows, and then the plank falls, in milliseconds."""


class CrackItem(PaintedItem):
    """A crack that grows over a card from above."""

    def __init__(self, area: QRectF) -> None:
        super().__init__(LIFTED_Z)
        self._area, self._share = QRectF(area), 0.0
        self.setRect(area.adjusted(-4, -4, 4, 4))

    def show_share(self, share: float) -> None:
        """Reach that far down."""
        self._share = share
        self.update()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the crack, with water that comes out of its older part."""
        if self._share <= 0:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, unit = theme(), self._area.width() / 80
        for share, colour, width in (
            (self._share, now.edge if now.high_contrast else QColor("#3A2412"), 4.6),
            (self._share - 0.3, now.water, 2.6),
        ):
            if share > 0:
                pen = QPen(colour, max(1.0, width * unit), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPath(crack(self._area, share))


def crack(area: QRectF, share: float) -> QPainterPath:
    """The upper part of the crack through a card."""
    points = [QPointF(area.left() + x * area.width(), area.top() + y * area.height()) for x, y in CRACK]
    path, left = QPainterPath(points[0]), min(1.0, share) * (len(points) - 1)
    for start, end in pairwise(points):
        path.lineTo(between(start, end, min(1.0, left)))
        left -= 1
        if left <= 0:
            break
    return path


def breach_due(animator: HamsterdamAnimator, event: events.BreachDue) -> QAbstractAnimation:
    """The whole table shakes, and then words over the dam say that it breaks."""
    text = translate("Hamsterdam", "The dam breaks")
    card = animator.words(text, "", event.seat, animator.plan.dams[event.seat].scene.center())
    return in_order(shake_table(animator), _appear(card, 200), pause(520), fade(card, 1, 0, 120))


def card_flipped(animator: HamsterdamAnimator, event: events.CardFlipped) -> QAbstractAnimation:
    """A crack grows over the card; both halves fall, its water bursts into the town, and the next breach is told."""
    card, area = animator.table.scenery.cards[event.spot], animator.plan.card(event.spot)
    # The view just after the event shows the card broken; how it stood is made up from that.
    torn = card.shown
    assert isinstance(torn, Face)
    stood = replace(torn, card=replace(torn.card, is_wet=event.tokens > 0, is_flipped=False, is_empty=False))
    line = CrackItem(area)
    animator.add_item(line)
    animator.held[card] = lambda: card.show_as(area, torn)

    def split(share: float) -> None:
        card.show_as(area, torn if share >= 1 else stood)
        card.setPos(QPointF(1.6 * share * sine(share, 9), 0))
        # In jerks, as wood cracks.
        line.show_share(share + 0.05 * sine(share, 5))
        line.setVisible(share < 1)

    cracking = at_once(Tween(CRACKS, split, Curve.Linear), animator.cue("CardFlipped", CRACKS - 120))
    halves = [_fall(animator, stood, area, side) for side in (-1, 1)]
    acts = [cracking, *halves, _burst(animator, area), *_pour(animator, event), animator.outcome(CRACKS + TEARS)]
    return in_order(at_once(*acts), _tell_next(animator, event))


def _fall(animator: HamsterdamAnimator, face: Face, area: QRectF, side: int) -> QAbstractAnimation:
    """One half of a torn plank falls aside."""
    width, height = round(area.width(), 1), round(area.height(), 1)
    box = (0, 0, width + 16, height + 16)
    picture = kept_words(_paint_half, (face, side, width, height), box, animator.dpr)
    item = animator.add(picture, area.center(), LIFTED_Z)
    home, high, wide = area.center(), area.height(), area.width()

    def fall(share: float) -> None:
        item.setVisible(share > 0)
        item.setPos(home + QPointF(side * wide * 0.42 * share, high * (0.75 * share * share - 0.12 * parabola(share))))
        item.setRotation(side * 38 * share)
        item.setOpacity(min(1.0, 2.4 * (1 - share)))

    # A moment before the card is seen broken: without its halves it would flash.
    return later(CRACKS - 1, TEARS, fall, Curve.Linear)


def _paint_half(painter: QPainter, face: Face, side: int, width: float, height: float) -> None:
    area = QRectF(8, 8, width, height)
    part = crack(area, 1)
    for corner in (QPointF(1, height + 16), QPointF(1, 0)):
        part.lineTo(corner if side < 0 else QPointF(width + 16 - corner.x(), corner.y()))
    part.closeSubpath()
    painter.setClipPath(part)
    draw_card(painter, area, face, 1)


def _burst(animator: HamsterdamAnimator, area: QRectF) -> QAbstractAnimation:
    """Water bursts out between the halves."""
    size = area.width() * 2.4
    at = QPointF(area.center().x(), area.center().y())
    items = [animator.add(water_items.splash(size, animator.dpr), at, LIFTED_Z + 1) for _ in range(2)]

    def burst(share: float) -> None:
        for n, item in enumerate(items):
            item.setVisible(share > 0)
            item.setScale((0.3 + 0.9 * share) * (1 - 0.35 * n))
            item.setOpacity(1 - share**2)
            item.setPos(at + QPointF(0, area.height() * (0.25 - 0.5 * n) * share))

    return later(CRACKS, TEARS, burst, Curve.OutQuad)


def _pour(animator: HamsterdamAnimator, event: events.CardFlipped) -> list[QAbstractAnimation]:
    """The water of the card runs into the town, each drop into a cell of its own, counted back from the last."""
    middle, acts = animator.plan.card(event.spot).center(), []
    for n in range(event.tokens):
        end = animator.cell(event.seat, event.town - n)
        item = animator.token(drop_height(animator, event.spot), middle)
        acts.append(_run(item, middle, end))
    return [*acts, rise_later(animator, event.seat, CRACKS + TEARS)] if acts else acts


def _run(item: QGraphicsItem, start: QPointF, end: QPointF) -> QAbstractAnimation:
    def run(share: float) -> None:
        item.setVisible(0 < share < 1)
        item.setPos(between(start, end, share))

    return later(CRACKS, TEARS, run, Curve.InQuad)


def _tell_next(animator: HamsterdamAnimator, event: events.CardFlipped) -> QAbstractAnimation:
    """When the dam breaks next: words that fly from the card to that cell of the track."""
    dam, now = animator.plan.dams[event.seat], animator.now
    if now.classic or dam.town.isEmpty() or now.first_unflipped[event.seat] > now.last_unflipped[event.seat]:
        return pause(1)
    tokens = next_breach(now.town[event.seat])
    text = translate("Hamsterdam", "next breach at {tokens}").format(tokens=tokens)
    start, end = animator.plan.card(event.spot).center(), animator.cell(event.seat, tokens)
    card = animator.words(text, "", event.seat, start)
    start = card.pos()

    def fly(share: float) -> None:
        card.setPos(between(start, end, share) - QPointF(0, 24 * parabola(share)))
        card.setScale(1 - 0.72 * share)
        card.setOpacity(min(1.0, 3 * (1 - share)))

    return in_order(_appear(card, 160), pause(320), Tween(420, fly))


def _appear(card: QGraphicsItem, milliseconds: int) -> QAbstractAnimation:
    """A card that is not seen before pops up."""
    card.setVisible(False)
    return in_order(Tween(1, lambda _: card.setVisible(True)), pop(card, milliseconds))
