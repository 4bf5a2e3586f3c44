"""What is seen of the hamsters of Hamsterdam on their way, and of the set-up."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF
from PySide6.QtGui import QTransform

from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam import setup_events as before
from hamster_table.engine.hamsterdam.actions import CARDS, PILE, PLAIN, SEAT_OF
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.shown import CardShown
from hamster_table.views.board.animations import Curve, at_once, in_order, pause, pop, tween, walk
from hamster_table.views.hamsterdam.animation import props
from hamster_table.views.hamsterdam.animation.animator import HOP, Dance, squashed
from hamster_table.views.hamsterdam.drawings.cards import Face
from hamster_table.views.hamsterdam.pieces import pile_piece

translate = QCoreApplication.translate


def hamster_moved(dance: Dance, event: told.HamsterMoved) -> QAbstractAnimation:
    """A hamster walks to the next card, or jumps far."""
    start = dance.stood(event.hamster, event.origin)
    item = dance.item(event.hamster, event.spot)
    far = abs(event.spot - event.origin) > 1
    if item is None or far or event.why == "whack":
        return dance.to_card(event.hamster, event.spot, start, 80 * dance.plan.unit(event.spot), 460)
    if (start - item.pos()).manhattanLength() < 4:
        return pause(1)
    return walk(item, start, item.pos(), dance.plan.unit(event.spot) * 1.4)


def hamster_put(dance: Dance, event: told.HamsterPut) -> QAbstractAnimation:
    """A hamster comes out of the pile."""
    start = dance.before.get(pile_piece(dance.was, event.hamster, event.seat), dance.pile(event.seat))
    return dance.to_card(event.hamster, event.spot, start, HOP, 320)


def went_to_pile(dance: Dance, event: told.WentToPile) -> QAbstractAnimation:
    """A hamster bounces out of its card into the pile."""
    start = dance.stood(event.hamster, event.spot)
    return dance.to_pile(event.hamster, event.seat, start, dance.side(event.spot))


def hamster_removed(dance: Dance, event: told.HamsterRemoved) -> QAbstractAnimation:
    """A hamster goes into the water and is seen no more."""
    if event.origin == PILE:
        start = dance.before.get(pile_piece(dance.was, event.hamster, event.seat), dance.pile(event.seat))
    else:
        start = dance.stood(event.hamster, event.origin)
    spot = event.spot if event.spot >= 0 else CARDS * event.seat
    end, side = dance.foot(spot) if event.spot >= 0 else start, dance.side(spot)
    prop = dance.prop(props.hamster(event.hamster, side, dance.dpr), start)

    def sink(share: float) -> None:
        prop.setOpacity(1 - share)
        prop.setPos(end + QPointF(0, 16 * share))

    return in_order(dance.carry(prop, start, end, HOP, 300), tween(320, sink, Curve.InQuad))


def special_turned(dance: Dance, event: told.SpecialTurned) -> QAbstractAnimation:
    """A special turns to its ordinary side."""
    start = dance.before.get(("special", event.hamster), dance.pile(event.seat))
    spot = event.spot if event.spot >= 0 else CARDS * event.seat
    prop = dance.prop(props.hamster(event.hamster, dance.side(spot), dance.dpr), start)
    faces = prop.pixmap(), props.hamster(PLAIN, dance.side(spot), dance.dpr)

    def flip(share: float) -> None:
        prop.show_picture(faces[share > 0.5])
        prop.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * share)), 1))

    return tween(320, flip, Curve.InOutSine)


def marked(dance: Dance, event: told.Marked) -> QAbstractAnimation | None:
    """A marker pops up beside the hamster."""
    item = dance.table.pieces.get(("marker", event.hamster))
    return None if item is None else pop(item, 220, 1.8)


def cards_passed(dance: Dance, event: before.CardsPassed) -> QAbstractAnimation:
    """Two cards go to the neighbours, on their faces."""
    start = dance.plan.dams[event.seat].scene.center()
    back, acts = Face(CardShown(0, 0, 0, False, False, False), False), []
    size = dance.plan.dams[(dance.plan.owner + 1) % dance.was.seats].cards[0].size() * 0.9
    for seat in (event.left_seat, event.right_seat):
        prop = dance.prop(props.card(back, size, dance.dpr), start)
        end = dance.plan.dams[seat].scene.center()
        acts.append(dance.carry(prop, start, end, 40, 520))
    return at_once(*acts)


def lined_up(dance: Dance, event: before.LinedUp) -> QAbstractAnimation:
    """The cards of a dam turn up, one after the other."""
    acts = []
    for position in range(CARDS):
        card = dance.table.scenery.cards[CARDS * event.seat + position]
        middle = dance.plan.card(CARDS * event.seat + position).center()
        dance.restore(card)

        def turn(share: float, card=card, middle=middle, late=position / CARDS) -> None:
            own = min(1.0, max(0.02, share * 2 - late))
            card.setTransform(squashed(middle, own))

        acts.append(tween(520, turn, Curve.OutSine))
    return at_once(*acts)


def special_kept(dance: Dance, event: before.SpecialKept) -> QAbstractAnimation:
    """A special joins its owner's pile."""
    item = dance.table.pieces.get(("special", event.hamster))
    if item is not None:
        return pop(item, 220, 1.5)
    return dance.say(ability_texts.name(event.hamster), "", event.seat, dance.pile(event.seat), 200, event.hamster)


def deployed(dance: Dance, event: before.Deployed) -> QAbstractAnimation | None:
    """All hamsters of a seat come onto the dam."""
    acts = []
    for piece, item in dance.table.pieces.items():
        spot = dance.table.home_of(piece)
        if piece[0] in ("plain", "special") and spot[0] == "card" and SEAT_OF[spot[1]] == event.seat:
            start = dance.before.get(piece, dance.pile(event.seat))
            if (start - item.pos()).manhattanLength() > 4:
                acts.append(dance.carry(item, start, item.pos(), 40, 420))
    return at_once(*acts) if acts else None
