"""How the deeds of hamsters on the belt look: steps, challenges, pushes, climbs and throws; and how the belt rolls."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run import events
from hamster_table.engine.run_hamster_run.actions import LANES, PIT, RUN
from hamster_table.models.run_hamster_run.stakes import stakes
from hamster_table.models.run_hamster_run.texts import deed_name
from hamster_table.models.texts import translate
from hamster_table.views.art import sprites
from hamster_table.views.board.animations import (
    Curve,
    TemporaryItem,
    Tween,
    at_once,
    between,
    fade,
    fade_large,
    fly,
    hop,
    in_order,
    lean,
    parabola,
    pause,
    pop,
    shake,
    sine,
    slide,
    stay,
)
from hamster_table.views.board.items import BUBBLE_Z, LIFTED_Z, PIECE_Z
from hamster_table.views.run_hamster_run.animation import temporary_items
from hamster_table.views.run_hamster_run.animation.animator import RunHamsterRunAnimator
from hamster_table.views.run_hamster_run.drawings.machine import CHIP
from hamster_table.views.run_hamster_run.drawings.seat_panels import TAG_FILLS
from hamster_table.views.run_hamster_run.drawings.stakes import stakes_picture

ROLLS, ROLLS_EMPTY = 380, 120
"""How long the belt rolls by a strip, in milliseconds, with somebody on it and without."""
STAKES = 1100
"""How long one sees what is at stake before the belt moves, in milliseconds."""
NEAR = 4.0
"""Whoever is this near to a place already stands there."""


def placed(animator: RunHamsterRunAnimator, event: events.Placed) -> QAbstractAnimation:
    """A hamster hops from the bench onto the belt, or settles where it was dropped."""
    start, end = animator.path(("hamster", event.seat))
    if (end - start).manhattanLength() < animator.plan.side:
        return slide(animator.hamster(event.seat), start, end, 160)
    return at_once(fly(animator.hamster(event.seat), start, end, 60 * animator.unit), animator.cue("landing", 400))


def moved(animator: RunHamsterRunAnimator, event: events.Moved) -> QAbstractAnimation | None:
    """A hamster walks to the next square; a hamster that was dropped there only settles."""
    if event.square == PIT:
        return None
    item, (start, end) = animator.hamster(event.seat), animator.path(("hamster", event.seat))
    origin = animator.stand(event.origin)
    if (start - origin).manhattanLength() < NEAR:
        return at_once(hop(item, start, end, animator.unit), animator.cue("steps"))
    if (start - end).manhattanLength() < animator.plan.side * 0.7:
        return slide(item, start, end, 160)
    # It was dropped on the second of two squares: it waits there for the second step.
    item.setPos(start)
    return None


def declared(animator: RunHamsterRunAnimator, event: events.Declared) -> QAbstractAnimation:
    """The deed pops up over the hamster."""
    word = deed_name(event.deed)
    tag = animator.add(temporary_items.tag(word, TAG_FILLS[event.deed], animator.dpr), _over(animator, event.seat))
    return in_order(pop(tag), pause(320), fade(tag, 1, 0, 120))


def began(animator: RunHamsterRunAnimator, event: events.Began) -> QAbstractAnimation:
    """Whose turn it is hops once."""
    item = animator.hamster(event.seat)
    home = item.pos()
    return Tween(
        220, lambda share: item.setPos(home - QPointF(0, 9 * animator.unit * parabola(share))), Curve.InOutSine
    )


def challenged(animator: RunHamsterRunAnimator, event: events.Challenged) -> QAbstractAnimation:
    """Both lean towards each other under a card with the odds."""
    one, other = animator.hamster(event.seat), animator.hamster(event.target)
    towards = (other.pos() - one.pos()) * 0.15
    title = translate("RunHamsterRun", "{own} against {other}").format(own=event.chips, other=event.against)
    if not event.against:
        title = translate("RunHamsterRun", "won without a draw")
    line = translate("RunHamsterRun", "Push · Mettle")
    if event.deed != RUN:
        line = translate("RunHamsterRun", "{deed} · Mettle").format(deed=deed_name(event.deed))
    card = animator.card_over(title, line, event.seat, (one.pos() + other.pos()) / 2)
    return at_once(in_order(pop(card), pause(700)), lean(one, towards, 500), lean(other, -towards, 500))


def yielded(animator: RunHamsterRunAnimator, event: events.Yielded) -> QAbstractAnimation:
    """It shakes, and a card says that it does not resist."""
    return _answer(animator, event.seat, translate("RunHamsterRun", "does not resist"))


def resisted(animator: RunHamsterRunAnimator, event: events.Resisted) -> QAbstractAnimation:
    """It shakes, and a card says that it resists."""
    return _answer(animator, event.seat, translate("RunHamsterRun", "resists"))


def _answer(animator: RunHamsterRunAnimator, seat: Seat, words: str) -> QAbstractAnimation:
    item = animator.hamster(seat)
    card = animator.card_over(words, "", seat, item.pos())
    return at_once(in_order(pop(card), pause(420)), shake(item, 3, 2, 400))


def bitten(animator: RunHamsterRunAnimator, event: events.Bitten) -> QAbstractAnimation:
    """A quick lunge, and the bitten one jumps."""
    one, other = animator.hamster(event.seat), animator.hamster(event.target)
    lunge = lean(one, (other.pos() - one.pos()) * 0.3, 240)
    home = other.pos()
    jump = Tween(
        260, lambda share: other.setPos(home - QPointF(0, 14 * animator.unit * parabola(share))), Curve.OutSine
    )
    animator.mood(event.target, "bitten")
    hurt = at_once(animator.cue("Bitten"), animator.outcome(), jump, shake(other, 7, 2, 260))
    return in_order(lunge, hurt, pause(420))


def pushed(animator: RunHamsterRunAnimator, event: events.Pushed) -> QAbstractAnimation:
    """Both slide on by a square, the pushed one over the edge if there is no more belt."""
    pushing, other = ("hamster", event.seat), ("hamster", event.target)
    start, end = animator.path(other)
    if event.square == PIT:
        end = start - QPointF(animator.plan.side * 0.72, 0)
        animator.edges[event.target] = end
    return at_once(
        slide(animator.hamster(event.target), start, end), slide(animator.hamster(event.seat), *animator.path(pushing))
    )


def stood_out(animator: RunHamsterRunAnimator, event: events.StoodOut) -> QAbstractAnimation:
    """The winner takes half a step back."""
    one, other = animator.hamster(event.seat), animator.hamster(event.target)
    return lean(one, (one.pos() - other.pos()) * 0.12, 280)


def climbed(animator: RunHamsterRunAnimator, event: events.Climbed) -> QAbstractAnimation | None:
    """In an arc over the other one's back."""
    start, end = animator.path(("hamster", event.seat))
    if (start - animator.stand(event.origin)).manhattanLength() >= NEAR:
        return slide(animator.hamster(event.seat), start, end, 160)
    # In front, though it may come from a lane farther back; the next view puts it right.
    animator.hamster(event.seat).setZValue(animator.hamster(event.target).zValue() + 100)
    over = fly(animator.hamster(event.seat), start, end, 58 * animator.unit, 460)
    return at_once(over, animator.cue("leap"), animator.cue("landing", 440))


def thrown(animator: RunHamsterRunAnimator, event: events.Thrown) -> QAbstractAnimation | None:
    """High through the air, turning over once; into the pit, the fall is the throw."""
    start, end = animator.path(("hamster", event.target))
    one = animator.hamster(event.seat)
    heave = lean(one, QPointF(0, -10 * animator.unit), 200)
    if event.square == PIT:
        animator.thrown = event.target
    if event.square in (PIT, event.origin):
        return heave
    if (start - animator.stand(event.origin)).manhattanLength() >= NEAR:
        return slide(animator.hamster(event.target), start, end, 160)
    animator.hamster(event.target).setZValue(BUBBLE_Z)
    return at_once(heave, fly(animator.hamster(event.target), start, end, 110 * animator.unit, 620, turns=1))


def belt_moved(animator: RunHamsterRunAnimator, event: events.BeltMoved) -> QAbstractAnimation:
    """The whole belt moves a strip towards the pit, with all who stand on it; cogs and drums turn."""
    riders, side = [], animator.plan.side
    for seat, square in enumerate(animator.was.where):
        if square >= 0:
            start = animator.stand(square)
            riders.append((animator.hamster(seat), start, start - QPointF(side, 0)))
            # The first strip goes over the edge: who stands on it hangs there until it falls.
            if square < LANES:
                animator.edges[seat] = start - QPointF(side * 0.8, 0)
                riders[-1] = (animator.hamster(seat), start, animator.edges[seat])
    board = animator.table

    def lay(share: float) -> None:
        # The view just after shows the belt as it ends: it begins a strip farther from the pit.
        board.belt.roll(share - 1)
        board.machine.turn(share)
        for item, start, end in riders:
            item.setPos(between(start, end, share))

    def roll(share: float) -> None:
        lay(share)
        animator.hum("belt", 0.3 + 0.1 * min(7, animator.now.speed))

    # The pawl falls when the strip has come to its place. Nobody wants to watch an empty belt.
    lasts = ROLLS if riders else ROLLS_EMPTY
    rolls = at_once(Tween(lasts, roll, Curve.InOutSine), animator.cue("BeltMoved", lasts - 40))
    if not is_first(animator, event):
        return rolls
    # Everybody stands where they were until it rolls.
    lay(0.0)
    card = _stakes(animator)
    return in_order(at_once(fade_large(card, 0, 1, 120), pause(STAKES)), fade_large(card, 1, 0, 120), rolls)


def still_belt(animator: RunHamsterRunAnimator, event: events.BeltMoved) -> QAbstractAnimation | None:
    """Where the belt takes everybody, as a picture before it moves."""
    if not is_first(animator, event):
        return None
    _stakes(animator)
    return stay(STAKES)


def is_first(animator: RunHamsterRunAnimator, event: events.BeltMoved) -> bool:
    """Whether this is the first strip of the round, and somebody stands on the belt."""
    return event.left == event.strips - 1 and any(square >= 0 for square in animator.was.where)


def _stakes(animator: RunHamsterRunAnimator) -> TemporaryItem:
    shown = stakes(animator.was, animator.table.names)
    inner = animator.plan.inner
    return animator.add(stakes_picture(animator.plan, shown, animator.dpr), inner.center(), BUBBLE_Z - 50)


def star_passed(animator: RunHamsterRunAnimator, event: events.StarPassed) -> QAbstractAnimation:
    """The star strip lights up, and the Speed pool has another chip, or one less."""
    strip = animator.plan.strip(animator.now.star)
    flash = animator.add(temporary_items.light(strip.size(), animator.dpr), strip.center(), 90)
    lit = Tween(600, lambda share: flash.setOpacity(parabola(share)), Curve.Linear)
    if animator.was.speed == animator.now.speed:
        return lit
    return at_once(lit, _speed_set(animator, event.speed))


def speed_rose(animator: RunHamsterRunAnimator, event: events.SpeedRose) -> QAbstractAnimation:
    """Another chip comes into the Speed pool."""
    return _speed_set(animator, event.speed)


def _speed_set(animator: RunHamsterRunAnimator, speed: int) -> QAbstractAnimation:
    title = translate("RunHamsterRun", "Speed {speed}").format(speed=speed)
    slower = speed < animator.was.speed
    line = (
        translate("RunHamsterRun", "the belt gets slower")
        if slower
        else translate("RunHamsterRun", "the belt gets faster")
    )
    front = animator.plan.front
    card = animator.card(title, line, None, QPointF(front.center().x(), front.top() - 14))
    told_so = in_order(pop(card), pause(620), fade(card, 1, 0, 120))
    beds = animator.table.machine.front.beds()
    # The beds are those of the new view: a chip that leaves may have had none of them.
    if max(speed, animator.was.speed) > len(beds):
        return told_so
    return at_once(told_so, _swim(animator, beds[max(speed, animator.was.speed) - 1], slower))


def _swim(animator: RunHamsterRunAnimator, bed: QPointF, to_pit: bool) -> QAbstractAnimation:
    """A chip swims from the pit to its bed in the Speed pool, or back into the water."""
    unit, pit = animator.unit, animator.plan.pit
    water = QPointF(pit.center().x(), pit.bottom() - 34 * unit)
    # The front shows the chip where it was until it has come to its place.
    empty = animator.add(sprites.alligator_chip(CHIP, animator.dpr, False), bed)
    chip = animator.add(sprites.alligator_chip(CHIP, animator.dpr), bed if to_pit else water, LIFTED_Z + 1)
    ring = animator.add(temporary_items.water_ring(70 * unit, animator.dpr), water, PIECE_Z - 1)
    corner = QPointF(water.x() + 30 * unit, bed.y())

    def swim(share: float) -> None:
        way = 1 - share if to_pit else share
        at = between(between(water, corner, way), between(corner, bed, way), way)
        # Up and down and from side to side as it swims, and still in its bed.
        chip.setPos(at + QPointF(0, 6 * unit * sine(way, 3) * (1 - way)))
        chip.setRotation(16 * sine(way, 3))
        chip.setScale(1 + 0.7 * (1 - way))
        chip.setOpacity(min(1.0, 6 * way))
        empty.setOpacity(1 if way < 1 else 0)
        ring.setOpacity(max(0.0, 1 - 3 * way))
        ring.setScale(0.5 + 2 * way)

    swim(0)
    return Tween(820, swim, Curve.InOutSine)


def round_began(animator: RunHamsterRunAnimator, event: events.RoundBegan) -> QAbstractAnimation:
    """The number of the round is shown over the belt."""
    title = translate("RunHamsterRun", "Round {number}").format(number=event.round)
    card = animator.card(title, "", None, animator.plan.belt.center())
    return in_order(at_once(animator.outcome(), fade(card, 0, 1, 140), pop(card)), pause(480), fade(card, 1, 0, 160))


def _over(animator: RunHamsterRunAnimator, seat: Seat) -> QPointF:
    return animator.hamster(seat).pos() - QPointF(0, 66 * animator.unit)
