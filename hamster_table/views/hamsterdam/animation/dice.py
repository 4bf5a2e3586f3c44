"""What is seen of the dice of Hamsterdam, of specials that act, and of the phases."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF
from PySide6.QtGui import QTransform

from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam import setup_events as before
from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.shown import DiceShown
from hamster_table.views.board.animations import Curve, at_once, between, bow, in_order, pause, pop, tween, wave
from hamster_table.views.hamsterdam.animation import props
from hamster_table.views.hamsterdam.animation.animator import Dance
from hamster_table.views.hamsterdam.drawings.shared_band import dice_places, die_side

translate = QCoreApplication.translate


def rolled(dance: Dance, event: told.Rolled) -> QAbstractAnimation:
    """The dice tumble over the felt, and the number pops up."""
    return tumble(dance, event.a, event.b)


def tumble(dance: Dance, a: int, b: int) -> QAbstractAnimation:
    """Two dice tumble from the left onto their places, through other faces."""
    drawing, area = dance.table.scenery.dice, dance.plan.dice
    drawing.show_as(area, DiceShown(a, b, hides_dice=True))
    side, acts = die_side(area), []
    for n, (face, (place, turn)) in enumerate(zip((a, b), dice_places(area), strict=True)):
        start = QPointF(area.left() - side * (1 + n), area.center().y() + side * (n - 0.5))
        prop = dance.prop(props.die(face, side, dance.dpr), start)
        faces = [props.die(1 + (face + k * (2 + n)) % 6, side, dance.dpr) for k in range(1, 7)]
        faces.append(props.die(face, side, dance.dpr))

        def roll(share: float, prop=prop, place=place, turn=turn, start=start, faces=faces, n=n) -> None:
            prop.setPos(between(start, place, share) - QPointF(0, side * 0.9 * abs(wave(share, 1.5)) * (1 - share)))
            prop.setRotation(turn - (1 - share) * (520 + 90 * n))
            prop.show_picture(faces[min(6, int(share * 8))])

        acts.append(tween(700, roll, Curve.OutCubic))
    return in_order(at_once(*acts), _pop_sum(dance, a, b))


def _pop_sum(dance: Dance, a: int, b: int) -> QAbstractAnimation:
    """The tray shows dice and sum again; the sum swells for a moment."""
    drawing, area = dance.table.scenery.dice, dance.plan.dice
    drawing.setTransformOriginPoint(area.center())

    def swell(share: float) -> None:
        drawing.show_as(area, DiceShown(a, b))
        drawing.setScale(1 + 0.05 * bow(share))

    return tween(220, swell, Curve.OutSine)


def dice_turned(dance: Dance, event: told.DiceTurned) -> QAbstractAnimation | None:
    """A special has changed the dice: they are thrown again, or turn over."""
    if event.why == "physicister":
        return tumble(dance, event.a, event.b)
    area = dance.plan.dice
    side, acts = die_side(area), []
    olds = dance.was.die_a, dance.was.die_b
    dance.table.scenery.dice.show_as(area, DiceShown(event.a, event.b, hides_dice=True))
    for old, new, (place, turn) in zip(olds, (event.a, event.b), dice_places(area), strict=True):
        prop = dance.prop(props.die(old or new, side, dance.dpr), place)
        prop.setRotation(turn)
        pictures = props.die(old or new, side, dance.dpr), props.die(new, side, dance.dpr)

        def flip(share: float, prop=prop, pictures=pictures, is_turned=old != new) -> None:
            prop.show_picture(pictures[share > 0.5])
            if is_turned:
                prop.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * share)), 1))

        acts.append(tween(420, flip, Curve.InOutSine))
    return in_order(at_once(*acts), _pop_sum(dance, event.a, event.b))


def first_rolled(dance: Dance, event: before.FirstRolled) -> QAbstractAnimation:
    """Who rolls for the first turn, and what."""
    text = translate("Hamsterdam", "{number} for the first turn").format(number=event.a + event.b)
    card = dance.words(dance.table.names[event.seat], text, event.seat, dance.plan.tracker.center())
    return at_once(tumble(dance, event.a, event.b), in_order(pop(card), pause(900)))


def whack_rolled(dance: Dance, event: told.WhackRolled) -> QAbstractAnimation:
    """The dice of a Whack-a-Mole."""
    return tumble(dance, event.a, event.b)


def roll_missed(dance: Dance, event: told.RollMissed) -> QAbstractAnimation:
    """Nobody has the number."""
    text = translate("Hamsterdam", "No dam has a {number}: again").format(number=event.number)
    return dance.say(text, "", None, dance.plan.dice.center(), 600)


def special_used(dance: Dance, event: told.SpecialUsed) -> QAbstractAnimation:
    """The special shows itself over its card, with what it does."""
    spot = dance.was.place[event.hamster]
    at = dance.foot(spot) if spot is not None and spot >= 0 else dance.pile(event.seat)
    special = event.hamster if event.copied == PLAIN else event.copied
    line = ability_texts.short(special)
    title = ability_texts.name(event.hamster)
    if event.copied != PLAIN:
        text = translate("Hamsterdam", "{name} copies {other}")
        title = text.format(name=title, other=ability_texts.name(event.copied))
    return dance.say(title, line, event.seat, at - QPointF(0, dance.plan.dams[event.seat].unit * 70), 620, special)


def roll_shifted(dance: Dance, event: told.RollShifted) -> QAbstractAnimation:
    """For a seat the roll counts as another number."""
    text = translate("Hamsterdam", "counts {number}").format(number=event.number)
    return dance.say(text, "", event.seat, dance.plan.dams[event.seat].head.center(), 420)


def roll_ignored(dance: Dance, event: told.RollIgnored) -> QAbstractAnimation:
    """A seat ignores the roll."""
    text = translate("Hamsterdam", "ignores it")
    return dance.say(text, "", event.seat, dance.plan.dams[event.seat].head.center(), 420)


def round_started(dance: Dance, event: told.RoundStarted) -> QAbstractAnimation:
    """A heading over the table."""
    title = translate("Hamsterdam", "Round {number}").format(number=event.round)
    return dance.say(title, "", None, dance.plan.band.center(), 480)


def movement_started(dance: Dance, event: told.MovementStarted) -> QAbstractAnimation:
    """A heading over the table."""
    return dance.say(translate("Hamsterdam", "Movement"), "", None, dance.plan.band.center(), 420)


def redeployment_started(dance: Dance, event: told.RedeploymentStarted) -> QAbstractAnimation:
    """A heading over the table."""
    return dance.say(translate("Hamsterdam", "Redeployment"), "", None, dance.plan.band.center(), 480)


def movement_skipped(dance: Dance, event: told.MovementSkipped) -> QAbstractAnimation:
    """A seat skips its movement."""
    text = translate("Hamsterdam", "skips moving")
    return dance.say(text, "", event.seat, dance.plan.dams[event.seat].head.center(), 380)


def tracker_taken(dance: Dance, event: before.TrackerTaken) -> QAbstractAnimation:
    """Who begins every round."""
    text = translate("Hamsterdam", "begins every round")
    return dance.say(dance.table.names[event.seat], text, event.seat, dance.plan.tracker.center(), 700)
