"""What is seen of the water of Hamsterdam: floods, plugs, breaches."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QPointF

from hamster_table.engine.hamsterdam import events
from hamster_table.engine.hamsterdam.actions import SEAT_OF
from hamster_table.models.texts import translate
from hamster_table.views.board.animations import Curve, Tween, at_once, sine, slide
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator
from hamster_table.views.hamsterdam.drawings.cards import Face
from hamster_table.views.hamsterdam.pieces import token_height


def shake(animator: HamsterdamAnimator, spot: int) -> QAbstractAnimation:
    """A card shakes, with all who stand on it."""
    card = animator.table.scenery.cards[spot]
    items = [
        item
        for piece, item in animator.table.board_scene.pieces.items()
        if animator.table.board_scene.spot_of(piece) == ("card", spot)
    ]
    # Pieces are no children of the card they stand on: they sway with it by themselves.
    homes = [(item, item.pos()) for item in items]

    def sway(share: float) -> None:
        aside = QPointF(2 * sine(share, 3), 0)
        card.setPos(aside)
        for item, home in homes:
            item.setPos(home + aside)

    return Tween(360, sway, Curve.Linear)


def flood_stopped(animator: HamsterdamAnimator, event: events.FloodStopped) -> QAbstractAnimation:
    """The card shakes, and words over it say which special holds the water."""
    text = translate("Hamsterdam", "{number} holds").format(number=event.number)
    at = animator.plan.card(event.spot).center()
    return at_once(shake(animator, event.spot), animator.say(text, "", event.seat, at, 420, event.hamster))


def token_removed(animator: HamsterdamAnimator, event: events.TokenRemoved) -> QAbstractAnimation:
    """A token goes from its card back to the reservoir."""
    start = animator.before.get(("token", event.spot, animator.was.water[event.spot] - 1), animator.foot(event.spot))
    end, delay = animator.plan.reservoir.center(), animator.drowned()
    drop = animator.drip(start, end, drop_height(animator, event.spot), 380, Curve.InOutCubic, delay)
    return at_once(drop, _wet_until(animator, event.spot, delay)) if delay else drop


def _wet_until(animator: HamsterdamAnimator, spot: int, delay: int) -> QAbstractAnimation:
    """The card looks wet until its token goes."""
    card, area = animator.table.scenery.cards[spot], animator.plan.card(spot)
    after = card.shown
    assert isinstance(after, Face)
    before = replace(after, card=replace(after.card, is_wet=True, is_empty=False))
    animator.held[card] = lambda: card.show_as(area, after)
    return Tween(delay, lambda share: card.show_as(area, after if share >= 1 else before), Curve.Linear)


def token_shifted(animator: HamsterdamAnimator, event: events.TokenShifted) -> QAbstractAnimation:
    """A token slides from its card to the next (Contractster)."""
    item = animator.table.board_scene.pieces[("token", event.spot, animator.now.water[event.spot] - 1)]
    start = animator.before.get(("token", event.origin, animator.was.water[event.origin] - 1), item.pos())
    return slide(item, start, item.pos(), 320)


def drop_height(animator: HamsterdamAnimator, spot: int) -> float:
    """How high a token on that card is, in pixels."""
    dam = animator.plan.dams[SEAT_OF[spot]]
    return token_height(animator.plan.card(spot), dam.unit, dam.is_large)
