"""What is seen of the water of Hamsterdam: floods, plugs, breaches."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF

from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam.actions import CARDS, SEAT_OF
from hamster_table.views.board.animations import Curve, at_once, between, bow, fade, pause, slide, tween, wave
from hamster_table.views.hamsterdam.animation.animator import Dance, squashed
from hamster_table.views.hamsterdam.drawings.cards import Face
from hamster_table.views.hamsterdam.pieces import token_height

translate = QCoreApplication.translate


def flood_began(dance: Dance, event: told.FloodBegan) -> QAbstractAnimation | None:
    """The cards of the number shake, with all who stand on them."""
    acts, now = [], dance.now
    for spot, number in enumerate(now.numbers):
        counts = now.counts[SEAT_OF[spot]] or event.number
        if number == counts and now.is_up(spot):
            acts.append(_shake(dance, spot, 2.5))
    return at_once(*acts) if acts else None


def _shake(dance: Dance, spot: int, far: float) -> QAbstractAnimation:
    card = dance.table.scenery.cards[spot]
    items = [item for piece, item in dance.table.pieces.items() if dance.table.home_of(piece) == ("card", spot)]
    homes = [(item, item.pos()) for item in items]

    def sway(share: float) -> None:
        aside = QPointF(far * wave(share, 3), 0)
        card.setPos(aside)
        for item, home in homes:
            item.setPos(home + aside)

    return tween(360, sway, Curve.Linear)


def plugged(dance: Dance, event: told.Plugged) -> QAbstractAnimation:
    """The hamster jumps into the hole."""
    item = dance.item(event.hamster, event.spot)
    if item is None:
        return pause(120)
    home, high = item.pos(), dance.side(event.spot) * 0.3
    return tween(240, lambda share: item.setPos(home - QPointF(0, high * bow(share))), Curve.OutSine)


def flood_stopped(dance: Dance, event: told.FloodStopped) -> QAbstractAnimation:
    """A special holds the water."""
    text = translate("Hamsterdam", "{number} holds").format(number=event.number)
    at = dance.plan.card(event.spot).center()
    return at_once(_shake(dance, event.spot, 2), dance.say(text, "", event.seat, at, 420, event.hamster))


def flooded(dance: Dance, event: told.Flooded) -> QAbstractAnimation:
    """A drop falls from the top of the card onto it."""
    piece = ("token", event.spot, dance.now.water[event.spot] - 1)
    item, card = dance.table.pieces[piece], dance.plan.card(event.spot)
    end, start = item.pos(), QPointF(card.center().x(), card.top() - 12)
    item.setPos(start)
    fall = tween(450, lambda share: item.setPos(between(start, end, share)), Curve.OutBounce)
    return at_once(fall, fade(item, 0.2, 1, 160))


def inundated(dance: Dance, event: told.Inundated) -> QAbstractAnimation:
    """Water runs from the card through the meadow into the town."""
    card = dance.plan.card(event.spot)
    start, end = QPointF(card.center().x(), card.top() + card.height() * 0.72), dance.cell(event.seat, event.town)
    return dance.drip(start, end, _drop_height(dance, event.spot), 400, Curve.InQuad)


def token_removed(dance: Dance, event: told.TokenRemoved) -> QAbstractAnimation:
    """A token goes back to the reservoir."""
    start = dance.before.get(("token", event.spot, dance.was.water[event.spot] - 1), dance.foot(event.spot))
    end = dance.plan.reservoir.center()
    return dance.drip(start, end, _drop_height(dance, event.spot), 380, Curve.InOutCubic)


def token_shifted(dance: Dance, event: told.TokenShifted) -> QAbstractAnimation:
    """A token slides to the next card."""
    item = dance.table.pieces[("token", event.spot, dance.now.water[event.spot] - 1)]
    start = dance.before.get(("token", event.origin, dance.was.water[event.origin] - 1), item.pos())
    return slide(item, start, item.pos(), 320)


def _drop_height(dance: Dance, spot: int) -> float:
    dam = dance.plan.dams[SEAT_OF[spot]]
    return token_height(dance.plan.card(spot), dam.unit, dam.is_large)


def breach_due(dance: Dance, event: told.BreachDue) -> QAbstractAnimation:
    """The whole dam trembles."""
    spots = range(CARDS * event.seat, CARDS * event.seat + CARDS)
    shaking = [_shake(dance, spot, 1.8) for spot in spots if dance.now.is_up(spot)]
    text = translate("Hamsterdam", "The dam breaks")
    at = dance.plan.dams[event.seat].scene.center()
    return at_once(*shaking, dance.say(text, "", event.seat, at, 520))


def card_flipped(dance: Dance, event: told.CardFlipped) -> QAbstractAnimation:
    """The plank turns over and drops; its water pours into the town."""
    card = dance.table.scenery.cards[event.spot]
    torn, stood = card.shown, card.shown
    if isinstance(torn, Face):
        stood = replace(torn, card=replace(torn.card, is_wet=event.tokens > 0, is_flipped=False, is_empty=False))
    area, middle = dance.plan.card(event.spot), dance.plan.card(event.spot).center()
    dance.restore(card)

    def flip(share: float) -> None:
        card.show_as(area, stood if share < 0.5 else torn)
        width = max(0.04, abs(1 - 2 * share))
        card.setTransform(squashed(middle, width, 14 * bow(share)))

    acts: list[QAbstractAnimation] = [tween(520, flip, Curve.InOutSine)]
    for n in range(event.tokens):
        end = dance.cell(event.seat, event.town - n)
        acts.append(dance.drip(middle, end, _drop_height(dance, event.spot), 560, Curve.InQuad))
    return at_once(*acts)
