"""What is seen of the dice of Hamsterdam, of specials that act, and of the phases."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF

from hamster_table.engine.hamsterdam import events, setup_events
from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.shown import DiceShown
from hamster_table.views.board.animations import (
    Curve,
    Tween,
    at_once,
    between,
    in_order,
    parabola,
    pause,
    pop,
    sine,
)
from hamster_table.views.hamsterdam.animation import temporary_items
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator
from hamster_table.views.hamsterdam.drawings.shared_band import dice_places, die_side

translate = QCoreApplication.translate


def rolled(animator: HamsterdamAnimator, event: events.Rolled) -> QAbstractAnimation:
    """The dice tumble over the felt, and the number pops up."""
    return tumble(animator, event.a, event.b)


def tumble(animator: HamsterdamAnimator, a: int, b: int) -> QAbstractAnimation:
    """Two dice tumble from the left onto their places, through other faces."""
    drawing, area = animator.board.scenery.dice, animator.plan.dice
    # Rolls for the first turn and of a Whack-a-Mole are no roll of the turn: the view shows other dice.
    if (a, b) != (animator.now.die_a, animator.now.die_b):
        animator.has_drawn()
    drawing.show_as(area, DiceShown(a, b, hides_dice=True))
    rolling = at_once(_roll(animator, 0, a), _roll(animator, 1, b), animator.cue("dice at rest", 560))
    return in_order(rolling, _pop_sum(animator, a, b))


def _roll(animator: HamsterdamAnimator, n: int, face: int) -> QAbstractAnimation:
    """One of the two dice rolls onto its place, where it shows this face."""
    area = animator.plan.dice
    side, (place, turn) = die_side(area), dice_places(area)[n]
    start = QPointF(area.left() - side * (1 + n), area.center().y() + side * (n - 0.5))
    item = animator.add(temporary_items.die(face, side, animator.dpr), start)
    others = (1 + (face + k * (2 + n)) % 6 for k in range(1, 7))
    faces = [temporary_items.die(one, side, animator.dpr) for one in (*others, face)]

    def roll(share: float) -> None:
        item.setPos(between(start, place, share) - QPointF(0, side * 0.9 * abs(sine(share, 1.5)) * (1 - share)))
        item.setRotation(turn - (1 - share) * (520 + 90 * n))
        # The last of seven faces from three quarters of the way on, so that it lies there to be read.
        item.show_picture(faces[min(6, int(share * 8))])

    return Tween(700, roll, Curve.OutCubic)


def _pop_sum(animator: HamsterdamAnimator, a: int, b: int) -> QAbstractAnimation:
    """The tray shows dice and sum again; the sum swells for a moment."""
    drawing, area = animator.board.scenery.dice, animator.plan.dice
    drawing.setTransformOriginPoint(area.center())

    def swell(share: float) -> None:
        drawing.show_as(area, DiceShown(a, b))
        drawing.setScale(1 + 0.05 * parabola(share))

    return Tween(220, swell, Curve.OutSine)


def dice_turned(animator: HamsterdamAnimator, event: events.DiceTurned) -> QAbstractAnimation | None:
    """A special has changed the dice: they are thrown again, or turn over."""
    if event.why == "physicister":
        return tumble(animator, event.a, event.b)
    animator.board.scenery.dice.show_as(animator.plan.dice, DiceShown(event.a, event.b, hides_dice=True))
    was = animator.was
    turns = at_once(_turn(animator, 0, was.die_a, event.a), _turn(animator, 1, was.die_b, event.b))
    return in_order(turns, _pop_sum(animator, event.a, event.b))


def _turn(animator: HamsterdamAnimator, n: int, old: int, new: int) -> QAbstractAnimation:
    """One of the two dice turns over to another face, or lies still; an *old* of 0: it has not been rolled yet."""
    area = animator.plan.dice
    side, (place, turn) = die_side(area), dice_places(area)[n]
    sides = [temporary_items.die(face, side, animator.dpr) for face in (old or new, new)]
    item = animator.add(sides[0], place)
    item.setRotation(turn)
    if old == new:
        return pause(420)
    return Tween(420, lambda share: item.turn_over(sides, share), Curve.InOutSine)


def first_rolled(animator: HamsterdamAnimator, event: setup_events.FirstRolled) -> QAbstractAnimation:
    """Who rolls for the first turn, and what."""
    text = translate("Hamsterdam", "{number} for the first turn").format(number=event.a + event.b)
    card = animator.words(animator.board.names[event.seat], text, event.seat, animator.plan.tracker.center())
    return at_once(tumble(animator, event.a, event.b), in_order(pop(card), pause(900)))


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
    return animator.say(title, "", None, animator.plan.band.center(), 480)


def movement_started(animator: HamsterdamAnimator, event: events.MovementStarted) -> QAbstractAnimation:
    """The heading of the movement phase is shown over the table."""
    return animator.say(translate("Hamsterdam", "Movement"), "", None, animator.plan.band.center(), 420)


def redeployment_started(animator: HamsterdamAnimator, event: events.RedeploymentStarted) -> QAbstractAnimation:
    """The heading of the redeployment is shown over the table."""
    return animator.say(translate("Hamsterdam", "Redeployment"), "", None, animator.plan.band.center(), 480)


def movement_skipped(animator: HamsterdamAnimator, event: events.MovementSkipped) -> QAbstractAnimation:
    """A card at a dam says that its seat skips moving (HD-51)."""
    text = translate("Hamsterdam", "skips moving")
    return animator.say(text, "", event.seat, animator.plan.dams[event.seat].head.center(), 380)


def tracker_taken(animator: HamsterdamAnimator, event: setup_events.TrackerTaken) -> QAbstractAnimation:
    """A card says who begins every round (HD-10)."""
    text = translate("Hamsterdam", "begins every round")
    return animator.say(animator.board.names[event.seat], text, event.seat, animator.plan.tracker.center(), 700)
