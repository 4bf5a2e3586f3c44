"""What is seen of the water of Hamsterdam: floods, plugs, breaches."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF

from hamster_table.engine.hamsterdam import events
from hamster_table.engine.hamsterdam.actions import CARDS, SEAT_OF
from hamster_table.views.board.animations import (
    Curve,
    Tween,
    at_once,
    parabola,
    sine,
    slide,
)
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator, squashed
from hamster_table.views.hamsterdam.drawings.cards import Face
from hamster_table.views.hamsterdam.pieces import token_height

translate = QCoreApplication.translate


def _shake(animator: HamsterdamAnimator, spot: int, far: float) -> QAbstractAnimation:
    card = animator.board.scenery.cards[spot]
    items = [item for piece, item in animator.board.pieces.items() if animator.board.spot_of(piece) == ("card", spot)]
    # Pieces are no children of the card they stand on: they sway with it by themselves.
    homes = [(item, item.pos()) for item in items]

    def sway(share: float) -> None:
        aside = QPointF(far * sine(share, 3), 0)
        card.setPos(aside)
        for item, home in homes:
            item.setPos(home + aside)

    return Tween(360, sway, Curve.Linear)


def flood_stopped(animator: HamsterdamAnimator, event: events.FloodStopped) -> QAbstractAnimation:
    """The card shakes, and words over it say which special holds the water."""
    text = translate("Hamsterdam", "{number} holds").format(number=event.number)
    at = animator.plan.card(event.spot).center()
    return at_once(_shake(animator, event.spot, 2), animator.say(text, "", event.seat, at, 420, event.hamster))


def token_removed(animator: HamsterdamAnimator, event: events.TokenRemoved) -> QAbstractAnimation:
    """A token goes from its card back to the reservoir."""
    start = animator.before.get(("token", event.spot, animator.was.water[event.spot] - 1), animator.foot(event.spot))
    end = animator.plan.reservoir.center()
    return animator.drip(start, end, drop_height(animator, event.spot), 380, Curve.InOutCubic)


def token_shifted(animator: HamsterdamAnimator, event: events.TokenShifted) -> QAbstractAnimation:
    """A token slides from its card to the next (Contractster)."""
    item = animator.board.pieces[("token", event.spot, animator.now.water[event.spot] - 1)]
    start = animator.before.get(("token", event.origin, animator.was.water[event.origin] - 1), item.pos())
    return slide(item, start, item.pos(), 320)


def drop_height(animator: HamsterdamAnimator, spot: int) -> float:
    dam = animator.plan.dams[SEAT_OF[spot]]
    return token_height(animator.plan.card(spot), dam.unit, dam.is_large)


def breach_due(animator: HamsterdamAnimator, event: events.BreachDue) -> QAbstractAnimation:
    """The whole dam shakes, and words over it say that it breaks."""
    spots = range(CARDS * event.seat, CARDS * event.seat + CARDS)
    shaking = [_shake(animator, spot, 1.8) for spot in spots if animator.now.is_up(spot)]
    text = translate("Hamsterdam", "The dam breaks")
    at = animator.plan.dams[event.seat].scene.center()
    return at_once(*shaking, animator.say(text, "", event.seat, at, 520))


def card_flipped(animator: HamsterdamAnimator, event: events.CardFlipped) -> QAbstractAnimation:
    """The plank turns over and drops; its water pours into the town."""
    card = animator.board.scenery.cards[event.spot]
    # The view just after the event shows the card broken; how it stood is made up from that.
    torn, stood = card.shown, card.shown
    if isinstance(torn, Face):
        stood = replace(torn, card=replace(torn.card, is_wet=event.tokens > 0, is_flipped=False, is_empty=False))
    area, middle = animator.plan.card(event.spot), animator.plan.card(event.spot).center()
    animator.restore(card)

    def flip(share: float) -> None:
        card.show_as(area, stood if share < 0.5 else torn)
        width = max(0.04, abs(1 - 2 * share))
        card.setTransform(squashed(middle, width, 14 * parabola(share)))

    animations: list[QAbstractAnimation] = [Tween(520, flip, Curve.InOutSine)]
    # Each into a cell of its own, counted back from the last.
    for n in range(event.tokens):
        end = animator.cell(event.seat, event.town - n)
        animations.append(animator.drip(middle, end, drop_height(animator, event.spot), 560, Curve.InQuad))
    return at_once(*animations)
