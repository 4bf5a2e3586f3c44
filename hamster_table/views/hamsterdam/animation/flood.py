"""What is seen of a flood, as one moment over all dams: the number glows, a wave comes, plugs hold, cards fill."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from hamster_table.engine.hamsterdam import events
from hamster_table.engine.hamsterdam.actions import CARDS, SEAT_OF, Spot
from hamster_table.engine.kernel import Seat
from hamster_table.models.hamsterdam.shown import DamShown
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
    sine,
)
from hamster_table.views.board.items import LIFTED_Z
from hamster_table.views.hamsterdam.animation import temporary_items, water_items
from hamster_table.views.hamsterdam.animation.animator import HOP, HamsterdamAnimator
from hamster_table.views.hamsterdam.animation.water import drop_height
from hamster_table.views.hamsterdam.animation.water_items import CREST, WAVE_Z, ClippedItem
from hamster_table.views.hamsterdam.drawings.cards import Face, sheet_of, water_top
from hamster_table.views.hamsterdam.drawings.shared_band import sum_place
from hamster_table.views.hamsterdam.pieces import head_of

GLOW = 700
"""How long the cards of the number glow before the water is there, in milliseconds."""
WAVE_FROM, WAVE_TIME = 400, 700
"""When the wave comes to the first card of a dam, and how long it runs to the last one."""
BRACE = 260
"""How long a hamster holds the water before it goes to the pile."""
RISE = 420
"""How long the water in a town rises by one flood."""
WITH_CORK = 26.0
"""Hamsters smaller than this, in pixels, plug without a cork that could be seen."""


def arrival(animator: HamsterdamAnimator, spot: Spot) -> int:
    """When the water comes to a card, in milliseconds of the moment that is seen now."""
    return WAVE_FROM + WAVE_TIME * (spot % CARDS) // (CARDS - 1) if SEAT_OF[spot] in animator.waves else 0


def flood_began(animator: HamsterdamAnimator, event: events.FloodBegan) -> QAbstractAnimation | None:
    """The number flies to its cards, which glow on all dams, and a wave runs along each dam that it comes to."""
    now = animator.now
    spots = [spot for spot, number in enumerate(now.numbers) if number == now.counts[SEAT_OF[spot]] and now.is_up(spot)]
    if not spots:
        return None
    animator.waves = {SEAT_OF[spot] for spot in spots}
    glows = [at_once(_send(animator, spot), _glow(animator, spot)) for spot in spots]
    waves = [_wave(animator, seat) for seat in sorted(animator.waves)]
    return at_once(*glows, *waves, animator.cue("FloodBegan", WAVE_FROM))


def _send(animator: HamsterdamAnimator, spot: Spot) -> QAbstractAnimation:
    """The number of the roll flies from the dice to a card, before the wave sets out."""
    area, side = animator.plan.card(spot), min(34.0, animator.plan.card(spot).width() * 0.8)
    start, end = sum_place(animator.plan.dice).center(), QPointF(area.center().x(), area.top() - 0.2 * side)
    picture = temporary_items.number(animator.now.counts[SEAT_OF[spot]], side, animator.dpr)
    item = animator.add(picture, start, LIFTED_Z)

    def fly(share: float) -> None:
        item.setPos(between(start, end, share) - QPointF(0, 30 * parabola(share)))
        item.setVisible(share < 1)

    return Tween(WAVE_FROM, fly)


def _glow(animator: HamsterdamAnimator, spot: Spot) -> QAbstractAnimation:
    """A card glows twice, the second time until the water is there."""
    area = animator.plan.card(spot)
    picture = water_items.glow(area.size(), 9 * area.width() / 80 + 1, animator.dpr)
    item = animator.add(picture, area.center(), WAVE_Z - 1)
    shine = Tween(GLOW, lambda share: item.setOpacity(abs(sine(share * 0.75, 1))), Curve.Linear)
    return in_order(shine, pause(max(1, arrival(animator, spot) - GLOW)), fade(item, 1, 0, 160))


def _wave(animator: HamsterdamAnimator, seat: Seat) -> QAbstractAnimation:
    """A wave runs along a dam from the left to the right."""
    dam = animator.plan.dams[seat]
    high, wide = dam.cards[0].height() * 0.62, dam.cards[0].width() * 4.4
    item = ClippedItem(dam.scene, water_items.swell(QSizeF(wide, high), animator.dpr), WAVE_Z)
    animator.add_item(item)
    # Its crest stays below the heads of the cards: the wave is about their numbers.
    top = dam.cards[0].top() + head_of(dam.cards[0], dam.is_large) - CREST * high
    # Its crest is at 0.62 of its width, and is over the first card when the water comes to it.
    first, last = dam.cards[0].center().x() - 0.62 * wide, dam.cards[-1].center().x() - 0.62 * wide
    step = last - first
    start, end = QPointF(first - 0.5 * step, top), QPointF(last + 0.5 * step, top)
    item.show_at(start)

    def run(share: float) -> None:
        item.show_at(between(start, end, share) - QPointF(0, 3 * sine(share, 3)))

    # Half the way before the first card and after the last one, as fast as in between.
    return in_order(pause(max(1, WAVE_FROM - WAVE_TIME // 2)), Tween(2 * WAVE_TIME, run, Curve.Linear))


def _wave_again(animator: HamsterdamAnimator, spot: Spot) -> list[QAbstractAnimation]:
    """Another wave along a dam whose flood goes on after its owner, or somebody before, was asked."""
    seat = SEAT_OF[spot]
    # Water that comes to a card by an ability is no flood: it was not pending.
    if seat in animator.waves or spot not in animator.was.pending_floods:
        return []
    # All waves of a moment are heard as one.
    sounds = [] if animator.waves else [animator.cue("FloodBegan", WAVE_FROM)]
    animator.waves.add(seat)
    return [_wave(animator, seat), *sounds]


def _hit(animator: HamsterdamAnimator, spot: Spot, delay: int) -> QAbstractAnimation:
    """Water splashes where it hits a card."""
    area = animator.plan.card(spot)
    size = area.width() * 1.5
    head = head_of(area, animator.plan.dams[SEAT_OF[spot]].is_large)
    at = QPointF(area.center().x(), area.top() + head + size * 0.2)
    item = animator.add(water_items.splash(size, animator.dpr), at)

    def fly(share: float) -> None:
        item.setScale(0.35 + 0.75 * share)
        item.setOpacity(0.0 if not share else 1 - share**3)

    return later(delay, 420, fly, Curve.OutQuad)


# Plugs hold


def plugged(animator: HamsterdamAnimator, event: events.Plugged) -> QAbstractAnimation:
    """Water splashes against the hamster that holds it; how it braces itself and goes is seen of the next event."""
    animator.plugging.add((event.hamster, event.spot))
    wave = _wave_again(animator, event.spot)
    delay, side = arrival(animator, event.spot), animator.side(event.spot)
    acts = [*wave, _hit(animator, event.spot, delay), animator.cue("Plugged", delay)]
    if side >= WITH_CORK:
        at = animator.stood(event.hamster, event.spot) - QPointF(0, side * 0.72)
        item = animator.add(water_items.cork(side * 0.42, animator.dpr), at)

        def push(share: float) -> None:
            item.setVisible(share > 0)
            item.setPos(at - QPointF(0, side * 0.5 * (1 - share)))

        acts.append(in_order(later(delay, 160, push, Curve.OutBack), pause(BRACE), fade(item, 1, 0, 160)))
    return at_once(*acts)


def went_to_pile(animator: HamsterdamAnimator, event: events.WentToPile) -> QAbstractAnimation:
    """A hamster bounces out of its card into the pile; one that plugs a hole braces itself before."""
    start, side = animator.stood(event.hamster, event.spot), animator.side(event.spot)
    if (event.hamster, event.spot) not in animator.plugging:
        return animator.to_pile(event.hamster, event.seat, start, side)
    delay = arrival(animator, event.spot)
    item, end = animator.way_to_pile(event.hamster, event.seat, start, side)

    def brace(share: float) -> None:
        item.setPos(start - QPointF(0, side * 0.1 * parabola(share)))
        item.setRotation(7 * sine(share, 3))

    bounce = Tween(380, lambda share: item.setPos(between(start, end, share) - QPointF(0, HOP * parabola(share))))
    others = _close_ranks(animator, event.spot, delay + BRACE, item)
    cue = animator.cue("WentToPile", delay + BRACE)
    return at_once(in_order(later(delay, BRACE, brace, Curve.Linear), bounce), others, cue)


def _close_ranks(animator: HamsterdamAnimator, spot: Spot, delay: int, gone: QGraphicsItem) -> QAbstractAnimation:
    """Whoever else is on the card stays where it was, and takes its place when one has gone."""
    pieces = [
        piece
        for piece in animator.table.board_scene.pieces
        if animator.table.board_scene.spot_of(piece) == ("card", spot)
    ]
    moved = [
        (item, animator.before[piece], item.pos())
        for piece in pieces
        if piece in animator.before and (item := animator.table.board_scene.pieces[piece]) is not gone
    ]

    def step(share: float) -> None:
        for item, start, end in moved:
            item.setPos(between(start, end, share))

    return later(delay, 200, step)


# Open cards fill


def flooded(animator: HamsterdamAnimator, event: events.Flooded) -> QAbstractAnimation:
    """Water rises in the card, and its token falls into it."""
    wave = _wave_again(animator, event.spot)
    delay, spot = arrival(animator, event.spot), event.spot
    area, is_large = animator.plan.card(spot), animator.plan.dams[event.seat].is_large
    sheet = sheet_of(area, is_large)
    rising, show = water_items.filling(sheet, 5 * area.width() / 80 + 1, water_top(area, is_large), animator.dpr)
    animator.add_item(rising)
    # The token that has just come is the last of those on the card.
    item = animator.table.board_scene.pieces["token", spot, animator.now.water[spot] - 1]
    end, start = item.pos(), QPointF(area.center().x(), area.top() - 12)

    def fall(share: float) -> None:
        item.setOpacity(min(1.0, 4 * share))
        item.setPos(between(start, end, share))

    acts = (
        *wave,
        _hit(animator, spot, delay),
        later(delay, 520, show, Curve.OutQuad),
        in_order(_dry_until(animator, spot, delay), pause(520)),
        later(delay, 520, fall, Curve.OutBounce),
        animator.cue("Flooded", delay + 120),
    )
    return at_once(*acts)


def _dry_until(animator: HamsterdamAnimator, spot: Spot, delay: int) -> QAbstractAnimation:
    """The card looks dry until the water that rises covers what is drawn of it."""
    card, area = animator.table.scenery.cards[spot], animator.plan.card(spot)
    wet = card.shown
    if not isinstance(wet, Face) or animator.was.water[spot]:
        return pause(1)
    dry = replace(wet, card=replace(wet.card, is_wet=False))
    animator.held[card] = lambda: card.show_as(area, wet)
    return Tween(delay + 520, lambda share: card.show_as(area, wet if share >= 1 else dry), Curve.Linear)


def inundated(animator: HamsterdamAnimator, event: events.Inundated) -> QAbstractAnimation:
    """Water runs over the card through the meadow into the town, whose pile grows when it is there."""
    wave = _wave_again(animator, event.spot)
    delay, card = arrival(animator, event.spot), animator.plan.card(event.spot)
    start, end = QPointF(card.center().x(), card.top() + card.height() * 0.72), animator.cell(event.seat, event.town)
    item = animator.token(drop_height(animator, event.spot), start)

    def run(share: float) -> None:
        item.setVisible(share > 0)
        item.setPos(between(start, end, share))

    acts = [*wave, _hit(animator, event.spot, delay), later(delay, 460, run, Curve.InQuad)]
    acts += [rise_later(animator, event.seat, delay + 460), animator.cue("Inundated", delay)]
    return at_once(*acts)


def rise_later(animator: HamsterdamAnimator, seat: Seat, delay: int) -> QAbstractAnimation:
    """The town shows the water that was there before until the new one has come; several floods come one by one."""
    scenery = animator.table.scenery.dams[seat]
    town, water = scenery.town, scenery.water
    new, old = town.dam, animator.old_dams[seat]
    if new is None or old is None:
        return pause(1)
    is_first = town not in animator.held
    begins = delay if is_first else max(delay, animator.risen[seat])
    animator.old_dams[seat], animator.risen[seat] = new, begins + RISE

    def show(dam: DamShown, tokens: float) -> None:
        town.show_dam(town.area, dam)
        water.show_tokens(tokens)

    def wait(_: float) -> None:
        if is_first:
            show(old, old.town)

    def rise(share: float) -> None:
        if share > 0:
            show(new, new.town if share >= 1 else old.town + (new.town - old.town) * share)

    animator.held[town] = partial(show, new, new.town)
    return in_order(Tween(begins, wait, Curve.Linear), Tween(RISE, rise, Curve.OutBack))
