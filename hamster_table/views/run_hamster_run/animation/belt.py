"""How the deeds of hamsters on the belt look: steps, challenges, pushes, climbs and throws; and how the belt rolls."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run import events as told
from hamster_table.engine.run_hamster_run.actions import LANES, PIT, RUN
from hamster_table.models.run_hamster_run.texts import deed_name
from hamster_table.views.art import sprites
from hamster_table.views.board.animations import (
    Curve,
    arc,
    at_once,
    between,
    bow,
    fade,
    in_order,
    lean,
    pause,
    pop,
    shake,
    slide,
    tween,
    walk,
)
from hamster_table.views.board.items import BUBBLE_Z
from hamster_table.views.run_hamster_run.animation import props
from hamster_table.views.run_hamster_run.animation.animator import Dance
from hamster_table.views.run_hamster_run.drawings.machine import CHIP, pool_beds
from hamster_table.views.run_hamster_run.drawings.seat_panels import TAG_FILLS

translate = QCoreApplication.translate

NEAR = 4.0
"""Whoever is this near to a place already stands there."""


def placed(dance: Dance, event: told.Placed) -> QAbstractAnimation:
    """A hamster hops from the bench onto the belt, or settles where it was dropped."""
    start, end = dance.path(("hamster", event.seat))
    if (end - start).manhattanLength() < dance.plan.side:
        return slide(dance.hamster(event.seat), start, end, 160)
    return arc(dance.hamster(event.seat), start, end, 60 * dance.unit)


def moved(dance: Dance, event: told.Moved) -> QAbstractAnimation | None:
    """A hamster walks to the next square; a hamster that was dropped there only settles."""
    if event.square == PIT:
        return None
    item, (start, end) = dance.hamster(event.seat), dance.path(("hamster", event.seat))
    origin = dance.stand(event.origin)
    if (start - origin).manhattanLength() < NEAR:
        return walk(item, start, end, dance.unit)
    if (start - end).manhattanLength() < dance.plan.side * 0.7:
        return slide(item, start, end, 160)
    # It was dropped on the second of two squares: it waits there for the second step.
    item.setPos(start)
    return None


def declared(dance: Dance, event: told.Declared) -> QAbstractAnimation:
    """The deed pops up over the hamster."""
    word = deed_name(event.deed)
    tag = dance.prop(props.tag(word, TAG_FILLS[event.deed], dance.dpr), _over(dance, event.seat))
    return in_order(pop(tag), pause(320), fade(tag, 1, 0, 120))


def began(dance: Dance, event: told.Began) -> QAbstractAnimation:
    """Whose turn it is hops once."""
    item = dance.hamster(event.seat)
    home = item.pos()
    return tween(220, lambda share: item.setPos(home - QPointF(0, 9 * dance.unit * bow(share))), Curve.InOutSine)


def challenged(dance: Dance, event: told.Challenged) -> QAbstractAnimation:
    """Both lean towards each other under a card with the odds."""
    one, other = dance.hamster(event.seat), dance.hamster(event.target)
    towards = (other.pos() - one.pos()) * 0.15
    title = translate("RunHamsterRun", "{own} against {other}").format(own=event.chips, other=event.against)
    if not event.against:
        title = translate("RunHamsterRun", "won without a draw")
    line = translate("RunHamsterRun", "Push · Mettle")
    if event.deed != RUN:
        line = translate("RunHamsterRun", "{deed} · Mettle").format(deed=deed_name(event.deed))
    card = dance.card_over(title, line, event.seat, (one.pos() + other.pos()) / 2)
    return at_once(in_order(pop(card), pause(700)), lean(one, towards, 500), lean(other, -towards, 500))


def yielded(dance: Dance, event: told.Yielded) -> QAbstractAnimation:
    """It shakes its head."""
    return _answer(dance, event.seat, translate("RunHamsterRun", "does not resist"))


def resisted(dance: Dance, event: told.Resisted) -> QAbstractAnimation:
    """It stands firm."""
    return _answer(dance, event.seat, translate("RunHamsterRun", "resists"))


def _answer(dance: Dance, seat: Seat, words: str) -> QAbstractAnimation:
    item = dance.hamster(seat)
    card = dance.card_over(words, "", seat, item.pos())
    return at_once(in_order(pop(card), pause(420)), shake(item, 3, 2, 400))


def bitten(dance: Dance, event: told.Bitten) -> QAbstractAnimation:
    """A quick lunge, and the bitten one jumps."""
    one, other = dance.hamster(event.seat), dance.hamster(event.target)
    lunge = lean(one, (other.pos() - one.pos()) * 0.3, 240)
    home = other.pos()
    jump = tween(260, lambda share: other.setPos(home - QPointF(0, 14 * dance.unit * bow(share))), Curve.OutSine)
    return in_order(lunge, at_once(jump, shake(other, 7, 2, 260)))


def pushed(dance: Dance, event: told.Pushed) -> QAbstractAnimation:
    """Both slide on by a square, the pushed one over the edge if there is no more belt."""
    pushing, other = ("hamster", event.seat), ("hamster", event.target)
    start, end = dance.path(other)
    if event.square == PIT:
        end = start - QPointF(dance.plan.side * 0.72, 0)
        dance.edges[event.target] = end
    return at_once(
        slide(dance.hamster(event.target), start, end), slide(dance.hamster(event.seat), *dance.path(pushing))
    )


def stood_out(dance: Dance, event: told.StoodOut) -> QAbstractAnimation:
    """The winner takes half a step back."""
    one, other = dance.hamster(event.seat), dance.hamster(event.target)
    return lean(one, (one.pos() - other.pos()) * 0.12, 280)


def climbed(dance: Dance, event: told.Climbed) -> QAbstractAnimation | None:
    """In an arc over the other one's back."""
    start, end = dance.path(("hamster", event.seat))
    if (start - dance.stand(event.origin)).manhattanLength() >= NEAR:
        return slide(dance.hamster(event.seat), start, end, 160)
    dance.hamster(event.seat).setZValue(dance.hamster(event.target).zValue() + 100)
    return arc(dance.hamster(event.seat), start, end, 58 * dance.unit, 460)


def thrown(dance: Dance, event: told.Thrown) -> QAbstractAnimation | None:
    """High through the air, turning over once; into the pit, the fall is the throw."""
    start, end = dance.path(("hamster", event.target))
    one = dance.hamster(event.seat)
    heave = lean(one, QPointF(0, -10 * dance.unit), 200)
    if event.square == PIT:
        dance.thrown = event.target
    if event.square in (PIT, event.origin):
        return heave
    if (start - dance.stand(event.origin)).manhattanLength() >= NEAR:
        return slide(dance.hamster(event.target), start, end, 160)
    dance.hamster(event.target).setZValue(BUBBLE_Z)
    return at_once(heave, arc(dance.hamster(event.target), start, end, 110 * dance.unit, 620, turns=1))


def belt_moved(dance: Dance, event: told.BeltMoved) -> QAbstractAnimation:
    """The whole belt moves a strip towards the pit, with all who stand on it; cogs and drums turn."""
    riders, side = [], dance.plan.side
    for seat, square in enumerate(dance.was.where):
        if square >= 0:
            start = dance.stand(square)
            riders.append((dance.hamster(seat), start, start - QPointF(side, 0)))
            if square < LANES:
                dance.edges[seat] = start - QPointF(side * 0.8, 0)
                riders[-1] = (dance.hamster(seat), start, dance.edges[seat])
    table = dance.table

    def roll(share: float) -> None:
        table.belt.rolled = share - 1
        table.machine.turn(share)
        for item, start, end in riders:
            item.setPos(between(start, end, share))

    return tween(380, roll, Curve.InOutSine)


def star_passed(dance: Dance, event: told.StarPassed) -> QAbstractAnimation:
    """The strip with the stars lights up, and the Speed pool has another chip, or one less."""
    strip = dance.plan.strip(dance.now.star)
    flash = dance.prop(props.light(strip.size(), dance.dpr), strip.center(), 90)
    flash.setOpacity(0)
    lit = tween(600, lambda share: flash.setOpacity(bow(share)), Curve.Linear)
    if dance.was.speed == dance.now.speed:
        return lit
    return at_once(lit, _speed_set(dance, event.speed))


def speed_rose(dance: Dance, event: told.SpeedRose) -> QAbstractAnimation:
    """Another chip comes into the Speed pool."""
    return _speed_set(dance, event.speed)


def _speed_set(dance: Dance, speed: int) -> QAbstractAnimation:
    title = translate("RunHamsterRun", "Speed {speed}").format(speed=speed)
    slower = speed < dance.was.speed
    line = (
        translate("RunHamsterRun", "the belt gets slower")
        if slower
        else translate("RunHamsterRun", "the belt gets faster")
    )
    front = dance.plan.front
    card = dance.card(title, line, None, QPointF(front.center().x(), front.top() - 14))
    told_so = in_order(pop(card), pause(620), fade(card, 1, 0, 120))
    beds = pool_beds(front, dance.table.machine.front.shown)
    if max(speed, dance.was.speed) > len(beds):
        return told_so
    chip = dance.prop(sprites.alligator_chip(CHIP, dance.dpr), beds[max(speed, dance.was.speed) - 1])
    if not slower:
        return at_once(told_so, pop(chip, 360, 1.9))
    return at_once(told_so, slide(chip, chip.pos(), chip.pos() - QPointF(0, 40), 360), fade(chip, 1, 0, 360))


def round_began(dance: Dance, event: told.RoundBegan) -> QAbstractAnimation:
    """A heading over the belt."""
    title = translate("RunHamsterRun", "Round {number}").format(number=event.round)
    card = dance.card(title, "", None, dance.plan.belt.center())
    return in_order(at_once(fade(card, 0, 1, 140), pop(card)), pause(480), fade(card, 1, 0, 160))


def _over(dance: Dance, seat: Seat) -> QPointF:
    return dance.hamster(seat).pos() - QPointF(0, 66 * dance.unit)
