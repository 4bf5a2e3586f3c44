"""What is seen of the dice of Hamsterdam, of specials that act, and of the phases."""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QPointF

from hamster_table.engine.hamsterdam import events, setup_events
from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.shown import DiceShown
from hamster_table.models.texts import translate
from hamster_table.views.board.animations import (
    Curve,
    Tween,
    at_once,
    between,
    fade,
    in_order,
    parabola,
    pause,
    pop,
    sine,
)
from hamster_table.views.board.items import LIFTED_Z
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator
from hamster_table.views.hamsterdam.drawings.dice import DieItem, lying
from hamster_table.views.hamsterdam.drawings.dice import rolled as roll_over
from hamster_table.views.hamsterdam.drawings.shared_band import dice_places, die_side
from hamster_table.views.hamsterdam.input.dice_hand import Throw


def rolled(animator: HamsterdamAnimator, event: events.Rolled) -> QAbstractAnimation:
    """The dice tumble over the felt, and the number pops up; nothing tells it before they lie still."""
    return tumble(animator, event.a, event.b)


def tumble(animator: HamsterdamAnimator, a: int, b: int) -> QAbstractAnimation:
    """Two dice tumble over the felt onto their places; when they lie still, their sum appears."""
    drawing, area = animator.table.scenery.dice, animator.plan.dice
    # Rolls for the first turn and of a Whack-a-Mole are no roll of the turn: the view shows other dice.
    if (a, b) != (animator.now.die_a, animator.now.die_b):
        animator.has_drawn()
    drawing.show_as(area, DiceShown(a, b, hides_dice=True))
    hand = animator.table.chance
    thrown, hand.thrown = hand.thrown, None
    dice = (_roll(animator, n, face, _way(animator, n, thrown)) for n, face in enumerate((a, b)))
    return in_order(at_once(*dice, animator.cue("dice at rest", 820)), _pop_sum(animator, a, b))


def _way(animator: HamsterdamAnimator, n: int, thrown: Throw | None) -> tuple[QPointF, QPointF]:
    """Where a die of a roll comes from, and past which point of the tray: from the hand that threw it, else from the
    left of the tray."""
    area = animator.plan.dice
    side, end = die_side(area), dice_places(area)[n][0]
    if thrown is None:
        start = QPointF(area.left() - side * (1.2 + 0.6 * n), area.center().y() + side * (0.7 - 1.3 * n))
        # The first one rolls short, the second one past it to the end of the tray and back.
        return start, QPointF(area.right() - side * 0.9, area.top() + side * 0.8) if n else end + QPointF(0, side * 0.2)
    start = thrown.start + QPointF((n - 0.5) * 1.15, (n - 0.5) * 0.3) * side
    # A faster hand sends them farther over the felt before they turn to their places.
    far = thrown.speed * 90
    room = area.adjusted(side * 0.7, side * 0.7, -side * 0.7, -side * 0.7)
    aim = area.center() + far + QPointF((n - 0.5) * side, 0)
    aside = min(max(aim.x(), room.left()), room.right()), min(max(aim.y(), room.top()), room.bottom())
    return start, QPointF(*aside)


def _roll(animator: HamsterdamAnimator, n: int, face: int, way: tuple[QPointF, QPointF]) -> QAbstractAnimation:
    """One of the two dice hops and rolls onto its place, where it shows this face."""
    area = animator.plan.dice
    side, (place, turn) = die_side(area), dice_places(area)[n]
    start, past = way
    item = DieItem(side, lying(face, turn))
    item.setZValue(LIFTED_Z + n)
    animator.add_item(item)
    animator.dice.append(item)
    # Quarter turns, so that it always topples over an edge at last; the second die comes a little later.
    quarters, until = 7 + n, 0.88 + 0.12 * n

    def roll(share: float) -> None:
        gone = min(1.0, share / until)
        left = (1 - gone) ** 1.7
        at = _bent(start, past, place, 1 - left)
        ahead = _bent(start, past, place, min(1.0, 1.02 - left)) - at
        along = _unit(ahead) if left > 0.004 else _unit(place - past)
        angle = _toppled(quarters * left) * math.pi / 2
        pose = roll_over(lying(face, turn + 200 * left * (1 - 2 * n)), along, -angle)
        # On an edge its middle is higher than on a face.
        edge = (abs(math.sin(angle)) + abs(math.cos(angle)) - 1) / 2
        item.setPos(at)
        item.show_pose(pose, side * (edge + 1.5 * abs(sine(gone**0.8, 1.5)) * (1 - gone) ** 1.5))

    return Tween(1000, roll, Curve.Linear)


def _toppled(quarters: float) -> float:
    """Quarter turns as a cube makes them: slow while it stands on an edge, quick onto its face."""
    whole = math.floor(quarters)
    part = quarters - whole
    return whole + part + 0.1 * math.sin(2 * math.pi * part)


def _bent(start: QPointF, past: QPointF, end: QPointF, share: float) -> QPointF:
    """The point at that share of a bent way that leads from *start* past a point to *end*."""
    return between(between(start, past, share), between(past, end, share), share)


def _unit(way: QPointF) -> QPointF:
    length = math.hypot(way.x(), way.y())
    return way / length if length > 1e-6 else QPointF(1, 0)


def _pop_sum(animator: HamsterdamAnimator, a: int, b: int) -> QAbstractAnimation:
    """The tray shows dice and sum again; the sum swells for a moment."""
    drawing, area = animator.table.scenery.dice, animator.plan.dice
    shown, rolling = DiceShown(a, b), animator.dice

    def swell(share: float) -> None:
        for item in rolling:
            item.hide()
        drawing.show_as(area, shown)
        drawing.setScale(1 + 0.05 * parabola(share))

    return at_once(Tween(220, swell, Curve.OutSine), animator.outcome())


def dice_turned(animator: HamsterdamAnimator, event: events.DiceTurned) -> QAbstractAnimation | None:
    """A special has changed the dice: they are thrown again, or turn over."""
    if event.why == "physicister":
        return tumble(animator, event.a, event.b)
    animator.table.scenery.dice.show_as(animator.plan.dice, DiceShown(event.a, event.b, hides_dice=True))
    was = animator.was
    turns = at_once(_turn(animator, 0, was.die_a, event.a), _turn(animator, 1, was.die_b, event.b))
    return in_order(turns, _pop_sum(animator, event.a, event.b))


def _turn(animator: HamsterdamAnimator, n: int, old: int, new: int) -> QAbstractAnimation:
    """One of the two dice is turned over to another face, or lies still; an *old* of 0: it has not been rolled yet."""
    area = animator.plan.dice
    side, (place, turn) = die_side(area), dice_places(area)[n]
    item = DieItem(side, lying(old or new, turn))
    item.setPos(place)
    item.setZValue(LIFTED_Z + n)
    animator.add_item(item)
    animator.dice.append(item)
    if old in (0, new):
        return pause(420)

    def roll(share: float) -> None:
        # Half way over, the face below is hidden behind the turn: from there on it is the new one that comes up.
        face, angle = (old, share) if share < 0.5 else (new, share - 1)
        angle *= math.pi / 2
        edge = (abs(math.sin(angle)) + abs(math.cos(angle)) - 1) / 2
        item.show_pose(roll_over(lying(face, turn), QPointF(0, 1), angle), side * (edge + 0.5 * parabola(share)))

    return Tween(420, roll, Curve.InOutSine)


def first_rolled(animator: HamsterdamAnimator, event: setup_events.FirstRolled) -> QAbstractAnimation:
    """The dice tumble, and when they lie still a card says who has rolled what for the first turn."""
    text = translate("Hamsterdam", "{number} for the first turn").format(number=event.a + event.b)
    card = animator.words(animator.table.names[event.seat], text, event.seat, animator.plan.tracker.center())
    card.setOpacity(0)
    return in_order(tumble(animator, event.a, event.b), at_once(fade(card, 0, 1, 80), pop(card)), pause(700))


def first_tied(animator: HamsterdamAnimator, event: setup_events.FirstTied) -> QAbstractAnimation:
    """A card says that the best rolls for the first turn are equal, and who rolls again (HD-10)."""
    title = translate("Hamsterdam", "A tie at {number}").format(number=event.number)
    names = ", ".join(animator.table.names[seat] for seat in event.seats)
    line = translate("Hamsterdam", "{names} roll again").format(names=names)
    return at_once(animator.say(title, line, None, animator.plan.tracker.center(), 1100), animator.outcome())


def whack_rolled(animator: HamsterdamAnimator, event: events.WhackRolled) -> QAbstractAnimation:
    """The dice of a Whack-a-Mole tumble (HD-36)."""
    return tumble(animator, event.a, event.b)


def roll_missed(animator: HamsterdamAnimator, event: events.RollMissed) -> QAbstractAnimation:
    """A card says that nobody has the number, and that the dice are rolled again (HD-17)."""
    text = translate("Hamsterdam", "No dam has a {number}: roll again").format(number=event.number)
    return animator.say(text, "", None, animator.plan.dice.center(), 600)


def special_used(animator: HamsterdamAnimator, event: events.SpecialUsed) -> QAbstractAnimation:
    """The special shows itself over its card, with what it does."""
    spot = animator.was.place[event.hamster]
    at = animator.foot(spot) if spot is not None and spot >= 0 else animator.pile(event.seat)
    special = event.hamster if event.copied == PLAIN else event.copied
    line = ability_texts.short(special)
    title = ability_texts.name(event.hamster)
    if event.copied != PLAIN:
        text = translate("Hamsterdam", "{name} copies {other}")
        title = text.format(name=title, other=ability_texts.name(event.copied))
    return animator.say(
        title, line, event.seat, at - QPointF(0, animator.plan.dams[event.seat].unit * 70), 620, special
    )


def roll_shifted(animator: HamsterdamAnimator, event: events.RollShifted) -> QAbstractAnimation:
    """For a seat the roll counts as another number."""
    text = translate("Hamsterdam", "counts {number}").format(number=event.number)
    return animator.say(text, "", event.seat, animator.plan.dams[event.seat].head.center(), 420)


def roll_ignored(animator: HamsterdamAnimator, event: events.RollIgnored) -> QAbstractAnimation:
    """A card at a dam says that its seat ignores the roll (HD-24)."""
    text = translate("Hamsterdam", "ignores it")
    return animator.say(text, "", event.seat, animator.plan.dams[event.seat].head.center(), 420)


def round_started(animator: HamsterdamAnimator, event: events.RoundStarted) -> QAbstractAnimation:
    """The number of the round is shown over the table."""
    title = translate("Hamsterdam", "Round {number}").format(number=event.round)
    return at_once(animator.say(title, "", None, animator.plan.band.center(), 480), animator.outcome())


def movement_started(animator: HamsterdamAnimator, event: events.MovementStarted) -> QAbstractAnimation:
    """The heading of the movement phase is shown over the table."""
    said = animator.say(translate("Hamsterdam", "Movement"), "", None, animator.plan.band.center(), 420)
    return at_once(said, animator.outcome())


def redeployment_started(animator: HamsterdamAnimator, event: events.RedeploymentStarted) -> QAbstractAnimation:
    """The heading of the redeployment is shown over the table."""
    said = animator.say(translate("Hamsterdam", "Redeployment"), "", None, animator.plan.band.center(), 480)
    return at_once(said, animator.outcome())


def movement_skipped(animator: HamsterdamAnimator, event: events.MovementSkipped) -> QAbstractAnimation:
    """A card at a dam says that its seat skips moving (HD-51)."""
    text = translate("Hamsterdam", "skips moving")
    return animator.say(text, "", event.seat, animator.plan.dams[event.seat].head.center(), 380)


def tracker_taken(animator: HamsterdamAnimator, event: setup_events.TrackerTaken) -> QAbstractAnimation:
    """A card says who begins every round (HD-10)."""
    text = translate("Hamsterdam", "begins every round")
    return animator.say(animator.table.names[event.seat], text, event.seat, animator.plan.tracker.center(), 700)
