"""How draws from the HAT look: beside it when they settle an order, on the stage when they decide a test."""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QTransform

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run import events
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR
from hamster_table.engine.run_hamster_run.deeds import GoOn
from hamster_table.models.texts import plural, translate
from hamster_table.views.art import sprites
from hamster_table.views.board.animations import Curve, Tween, at_once, between, fade, in_order, pause, pop, shake
from hamster_table.views.board.items import BUBBLE_Z
from hamster_table.views.run_hamster_run.animation.animator import RunHamsterRunAnimator
from hamster_table.views.run_hamster_run.animation.stage import Result, Side, Stage, alligator_side, hamster_side, odds

DRAWN = 54.0
"""The side of a chip that hangs over the HAT."""


# An order


def drew(animator: RunHamsterRunAnimator, event: events.Drew) -> QAbstractAnimation | None:
    """A chip settles an order: of placing, of initiative, of the Chomps."""
    titles = {
        "placement": translate("RunHamsterRun", "{name} is number {place} to be placed"),
        "initiative": translate("RunHamsterRun", "{name} has initiative {place}"),
        "chomp": translate("RunHamsterRun", "{name} meets the alligators next"),
    }
    title = titles[event.purpose].format(name=animator.table.names[event.seat], place=event.place)
    return _draw(animator, event.seat, title)


def _draw(animator: RunHamsterRunAnimator, seat: Seat, title: str) -> QAbstractAnimation:
    """The HAT shakes three times; a chip flies out, turns over and hangs there with what it decides."""
    hat, side = animator.table.hat, DRAWN
    rim = QPointF(hat.area.center().x(), hat.area.top() + hat.area.height() * 0.3)
    hang = QPointF(rim.x(), hat.area.top() - side * 0.9)
    faces = "alligator-chip-empty", sprites.chip_name(seat)
    back, front = (sprites.svg(face, side, side, animator.dpr, 3) for face in faces)
    chip = animator.add(back, rim, BUBBLE_Z)
    chip.setOpacity(0)
    card = animator.card(title, "", seat, QPointF(hang.x(), hang.y() - side))
    # Left of the chip, at its height: the HAT is at the right end of the sheet.
    card.setPos(min(card.x(), hang.x() - side * 0.8 - card.boundingRect().width() / 2), hang.y())
    card.setOpacity(0)

    def move(share: float) -> None:
        chip.setOpacity(min(1.0, 4 * share))
        chip.setPos(between(rim, hang, share))
        chip.show_picture(front if share > 0.5 else back)
        size = 0.5 + 0.5 * share
        chip.setTransform(QTransform.fromScale(size * max(0.05, abs(math.cos(math.pi * share))), size))

    what = at_once(animator.outcome(), fade(card, 0, 1, 100), pop(card, 160, 1.1))
    shaking = at_once(shake(hat, 9, 3, 330), animator.cue("Drew"))
    flying = at_once(Tween(270, move, Curve.OutSine), animator.cue("chip drawn"))
    return in_order(shaking, flying, what, pause(440))


# A test


def test_won(animator: RunHamsterRunAnimator, event: events.TestWon) -> QAbstractAnimation:
    """The stage, and then the result over the two who fought."""
    stage = stage_of(animator, event)
    animator.mood(event.seat, "winner")
    one, other = animator.hamster(event.seat), animator.hamster(event.loser)
    card = animator.card_over(stage.result.title, stage.result.line, event.seat, (one.pos() + other.pos()) / 2)
    card.setOpacity(0)
    return in_order(stage.play(), at_once(fade(card, 0, 1, 80), pop(card, 160, 1.1)), pause(520))


def still_test(animator: RunHamsterRunAnimator, event: events.TestWon) -> QAbstractAnimation:
    """The stage as a picture."""
    return stage_of(animator, event).still()


def stage_of(animator: RunHamsterRunAnimator, event: events.TestWon) -> Stage:
    """The stage of a test of Mettle."""
    view, names = animator.now, animator.table.names
    acting = next((step.hamster for step in reversed(view.agenda) if isinstance(step, GoOn)), event.seat)
    # Whoever acts stands left. The chips are still the traits' own (RR-21), so they are counted there.
    left, right = (event.seat, event.loser) if acting == event.seat else (event.loser, event.seat)
    sides = _mettle(animator, left), _mettle(animator, right)
    title = translate("RunHamsterRun", "{name} wins the test").format(name=names[event.seat])
    line = odds(sides, event.seat)
    if not event.drawn:
        text = translate("RunHamsterRun", "{name} has no Mettle")
        if view.mettle[event.loser]:
            text = translate("RunHamsterRun", "{name} does not resist")
        line = text.format(name=names[event.loser])
    return Stage(animator, sides, Result(event.seat, title, line, event.drawn))


def _mettle(animator: RunHamsterRunAnimator, seat: Seat) -> Side:
    chips = animator.now.mettle[seat]
    return hamster_side(animator, seat, translate("RunHamsterRun", "Mettle {count}").format(count=chips), chips)


# A Chomp


def escape(animator: RunHamsterRunAnimator, event: events.Escaped) -> Stage:
    """The stage on which a hamster gets away from the alligators."""
    title = translate("RunHamsterRun", "{name} gets away").format(name=animator.table.names[event.seat])
    return _chomp(animator, event.seat, event.seat, title)


def chomp(animator: RunHamsterRunAnimator, event: events.Chomped) -> Stage:
    """The stage on which the alligators' chip is drawn."""
    title = plural(translate("RunHamsterRun", "Chomp: {name} loses %n chip(s)", None, event.chips), event.chips)
    return _chomp(animator, event.seat, ALLIGATOR, title.format(name=animator.table.names[event.seat]))


def still_escape(animator: RunHamsterRunAnimator, event: events.Escaped) -> QAbstractAnimation | None:
    """The stage as a picture, when there was a draw."""
    return escape(animator, event).still() if event.drawn else None


def still_chomp(animator: RunHamsterRunAnimator, event: events.Chomped) -> QAbstractAnimation | None:
    """The stage as a picture; without a chip there was no draw."""
    return chomp(animator, event).still() if event.chips else None


def _chomp(animator: RunHamsterRunAnimator, seat: Seat, winner: Seat, title: str) -> Stage:
    # Which trait was staked is not in the event; its chips were in the HAT just before.
    *own, alligators = animator.was.hat
    count = own[seat]
    line = plural(translate("RunHamsterRun", "%n chip(s)", None, count), count)
    sides = hamster_side(animator, seat, line, count), alligator_side(alligators)
    return Stage(animator, sides, Result(winner, title, odds(sides, winner), True))
