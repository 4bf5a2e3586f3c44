"""What is seen of the hamsters of Hamsterdam on their way, and of the set-up."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF

from hamster_table.engine.hamsterdam import events, setup_events
from hamster_table.engine.hamsterdam.actions import CARDS, PILE, PLAIN, SEAT_OF, Spot
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.shown import CardShown
from hamster_table.views.board.animations import Curve, Tween, at_once, hop, in_order, pause, pop
from hamster_table.views.hamsterdam.animation import temporary_items
from hamster_table.views.hamsterdam.animation.animator import DROWNS, HOP, HamsterdamAnimator, squashed
from hamster_table.views.hamsterdam.drawings.cards import Face


def hamster_moved(animator: HamsterdamAnimator, event: events.HamsterMoved) -> QAbstractAnimation:
    """A hamster walks to the next card, or jumps far."""
    start = animator.stood(event.hamster, event.origin)
    item = animator.item(event.hamster)
    far = abs(event.spot - event.origin) > 1
    if item is None or far or event.why == "whack":
        return animator.to_card(event.hamster, event.spot, start, 80 * animator.plan.unit(event.spot), 460)
    if (start - item.pos()).manhattanLength() < 4:
        # It was dropped there by hand, and stands there already.
        return pause(1)
    return at_once(hop(item, start, item.pos(), animator.plan.unit(event.spot) * 1.4), animator.cue("steps"))


def hamster_put(animator: HamsterdamAnimator, event: events.HamsterPut) -> QAbstractAnimation:
    """A hamster comes out of the pile onto a card."""
    start = animator.before.get(animator.piece(event.hamster), animator.pile(event.seat))
    return animator.to_card(event.hamster, event.spot, start, HOP, 320, animator.set_out())


def hamster_removed(animator: HamsterdamAnimator, event: events.HamsterRemoved) -> QAbstractAnimation:
    """A hamster goes into the water and is seen no more."""
    if event.origin == PILE:
        start = animator.before.get(animator.piece(event.hamster), animator.pile(event.seat))
    else:
        start = animator.stood(event.hamster, event.origin)
    # From the pile: any card of the dam tells how large hamsters are.
    spot = event.spot if event.spot >= 0 else CARDS * event.seat
    end, side = animator.foot(spot) if event.spot >= 0 else start, animator.side(spot)
    item = animator.add(animator.picture(event.hamster, side), start)

    def sink(share: float) -> None:
        item.setOpacity(1 - share)
        item.setPos(end + QPointF(0, 16 * share))

    return in_order(animator.carry(item, start, end, HOP, DROWNS, animator.set_out()), Tween(320, sink, Curve.InQuad))


def special_turned(animator: HamsterdamAnimator, event: events.SpecialTurned) -> QAbstractAnimation:
    """A special turns to its ordinary side (HD-68)."""
    start = animator.before.get(("special", event.hamster), animator.pile(event.seat))
    spot = event.spot if event.spot >= 0 else CARDS * event.seat
    item = animator.add(temporary_items.hamster(event.hamster, animator.side(spot), animator.dpr), start)
    sides = item.pixmap(), animator.picture(PLAIN, animator.side(spot))
    return Tween(320, lambda share: item.turn_over(sides, share), Curve.InOutSine)


def marked(animator: HamsterdamAnimator, event: events.Marked) -> QAbstractAnimation | None:
    """A marker pops up beside the hamster."""
    item = animator.table.board_scene.pieces.get(("marker", event.hamster))
    return None if item is None else pop(item, 220, 1.8)


def cards_passed(animator: HamsterdamAnimator, event: setup_events.CardsPassed) -> QAbstractAnimation:
    """Two cards go to the neighbours, on their faces."""
    start = animator.plan.dams[event.seat].scene.center()
    back, animations = Face(CardShown(0, 0, 0, False, False, False), False), []
    size = animator.plan.dams[(animator.plan.owner + 1) % animator.was.seats].cards[0].size() * 0.9
    for seat in (event.left_seat, event.right_seat):
        item = animator.add(temporary_items.card(back, size, animator.dpr), start)
        end = animator.plan.dams[seat].scene.center()
        animations.append(animator.carry(item, start, end, 40, 520))
    return at_once(*animations)


def lined_up(animator: HamsterdamAnimator, event: setup_events.LinedUp) -> QAbstractAnimation:
    """The cards of a dam turn up, one after the other."""
    return at_once(*(_turn_up(animator, CARDS * event.seat + n, n / CARDS) for n in range(CARDS)))


def _turn_up(animator: HamsterdamAnimator, spot: Spot, late: float) -> QAbstractAnimation:
    """A card turns up, that much later than the first one."""
    card, middle = animator.table.scenery.cards[spot], animator.plan.card(spot).center()
    animator.restore(card)

    def turn(share: float) -> None:
        # Each takes half the time, and begins later the farther right it lies; the last one ends about with the whole.
        card.setTransform(squashed(middle, min(1.0, max(0.02, share * 2 - late))))

    return Tween(520, turn, Curve.OutSine)


def special_kept(animator: HamsterdamAnimator, event: setup_events.SpecialKept) -> QAbstractAnimation:
    """A special joins its owner's pile; where the pile is only a number, a card says so."""
    item = animator.table.board_scene.pieces.get(("special", event.hamster))
    if item is not None:
        return pop(item, 220, 1.5)
    return animator.say(
        ability_texts.name(event.hamster), "", event.seat, animator.pile(event.seat), 200, event.hamster
    )


def deployed(animator: HamsterdamAnimator, event: setup_events.Deployed) -> QAbstractAnimation | None:
    """All hamsters of a seat come onto the dam."""
    animations = []
    for piece, item in animator.table.board_scene.pieces.items():
        spot = animator.table.board_scene.spot_of(piece)
        if piece[0] in ("plain", "special") and spot[0] == "card" and SEAT_OF[spot[1]] == event.seat:
            start = animator.before.get(piece, animator.pile(event.seat))
            if (start - item.pos()).manhattanLength() > 4:
                animations.append(animator.carry(item, start, item.pos(), 40, 420))
    return at_once(*animations) if animations else None
