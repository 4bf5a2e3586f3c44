"""How falls, alligators and the end of a game of Run, Hamster, Run! look."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run import events
from hamster_table.models.texts import translate
from hamster_table.views.board.animations import (
    Curve,
    Tween,
    at_once,
    fade,
    fly,
    in_order,
    parabola,
    pause,
    pop,
    shake,
    slide,
)
from hamster_table.views.board.items import BUBBLE_Z, PIECE_Z, RESTING, Piece, PieceItem
from hamster_table.views.run_hamster_run.animation import draws, temporary_items
from hamster_table.views.run_hamster_run.animation.animator import RunHamsterRunAnimator
from hamster_table.views.run_hamster_run.pieces import AlligatorLook, alligator_face

SCRAPS = 40
"""Bits of confetti for a winner."""


# The pit


def fell(animator: RunHamsterRunAnimator, event: events.Fell) -> QAbstractAnimation:
    """From the edge of the belt into the water, with a splash; the others make room."""
    piece = ("hamster", event.seat)
    start, end = animator.path(piece)
    # Where the animation before this one has left it, beyond the edge of the belt.
    start = animator.edges.pop(event.seat, start)
    high = max(46 * animator.unit, abs(start.y() - end.y()) * 0.3)
    if animator.thrown == event.seat:
        animator.hamster(event.seat).setZValue(BUBBLE_Z)
        length = 620
        dive = fly(animator.hamster(event.seat), start, end, high + 60 * animator.unit, length, turns=-1)
    else:
        length = 420
        dive = fly(animator.hamster(event.seat), start, end, high, length)
    animator.thrown = None
    splash = at_once(animator.cue("Fell"), _splash(animator, end))
    return at_once(in_order(dive, splash), _snap_at_it(animator, length), *_make_room(animator, piece))


def _snap_at_it(animator: RunHamsterRunAnimator, length: int) -> QAbstractAnimation:
    """All jaws open while a hamster falls, and shut on the water as it comes up."""
    snapping = _alligators(animator)

    def open_wide(share: float) -> None:
        for piece in snapping:
            animator.snap(piece, "wide" if share > 0.3 else "")

    def shut(share: float) -> None:
        for piece in snapping:
            animator.snap(piece, "shut" if share < 1 else "")

    return in_order(Tween(length, open_wide, Curve.Linear), Tween(220, shut, Curve.Linear))


def _make_room(animator: RunHamsterRunAnimator, *but: Piece) -> list[QAbstractAnimation]:
    """Who is in the pit swims to the new places."""
    swimming = [piece for piece in animator.table.board_scene.pieces if piece in animator.before and piece not in but]
    moved = [
        (animator.table.board_scene.pieces[piece], *animator.path(piece))
        for piece in swimming
        if _is_in_pit(animator, piece)
    ]
    return [slide(item, start, end) for item, start, end in moved if (end - start).manhattanLength() > 1]


def _is_in_pit(animator: RunHamsterRunAnimator, piece: Piece) -> bool:
    return animator.plan.pit.adjusted(-20, -20, 20, 20).contains(animator.table.board_scene.pieces[piece].pos())


def _splash(animator: RunHamsterRunAnimator, at: QPointF, width: float = 96) -> QAbstractAnimation:
    """A ring that spreads on the water."""
    picture = temporary_items.water_ring(width * animator.unit, animator.dpr)
    ring = animator.add(picture, at + QPointF(0, 22 * animator.unit), PIECE_Z - 1)
    ring.setOpacity(0)

    def spread(share: float) -> None:
        ring.setScale(0.35 + 0.9 * share)
        ring.setOpacity((1 - share) if share < 1 else 0)

    return Tween(300, spread, Curve.OutSine)


def alligator_came(animator: RunHamsterRunAnimator, event: events.AlligatorCame) -> QAbstractAnimation | None:
    """It rises out of the water; the others make room."""
    new = [piece for piece in _alligators(animator) if piece not in animator.before]
    rises = [_rise(animator, animator.table.board_scene.pieces[piece]) for piece in new]
    animations = [*rises, *_make_room(animator)]
    return at_once(*animations) if animations else None


def _rise(animator: RunHamsterRunAnimator, item: PieceItem) -> QAbstractAnimation:
    home, deep = item.pos(), QPointF(0, 26 * animator.unit)

    def rise(share: float) -> None:
        item.setPos(home + deep * (1 - share))
        item.setOpacity(share)

    return at_once(Tween(420, rise, Curve.OutSine), _splash(animator, home, 120))


def alligator_left(animator: RunHamsterRunAnimator, event: events.AlligatorLeft) -> QAbstractAnimation | None:
    """It dives; the others swim to their new places."""
    gone = [
        piece for piece in animator.before if piece[0] == "alligator" and piece not in animator.table.board_scene.pieces
    ]
    animations = [*_make_room(animator), *(_dive(animator, piece) for piece in gone)]
    return at_once(*animations) if animations else None


def _dive(animator: RunHamsterRunAnimator, alligator: Piece) -> QAbstractAnimation:
    look = animator.faces[alligator]
    assert isinstance(look, AlligatorLook)
    _, box, face = alligator_face(look)
    # A temporary item is placed by its middle, a piece by a point that need not be the middle of its box.
    home, deep = animator.before[alligator] + box.center(), QPointF(0, 30 * animator.unit)
    diver = animator.add(face(animator.dpr, RESTING), home, PIECE_Z)

    def dive(share: float) -> None:
        diver.setPos(home + deep * share)
        diver.setOpacity(1 - share)

    return at_once(Tween(420, dive, Curve.InSine), _splash(animator, home, 120))


def staked(animator: RunHamsterRunAnimator, event: events.Staked) -> QAbstractAnimation:
    """A card with the odds beside the hamster in the pit."""
    title = translate("RunHamsterRun", "{own} against {other}").format(own=event.chips, other=event.alligators)
    line = translate("RunHamsterRun", "{name} faces the alligators").format(name=animator.table.names[event.seat])
    item = animator.hamster(event.seat)
    card = animator.card(title, line, event.seat, item.pos())
    card.setX(animator.plan.pit.right() + card.boundingRect().width() / 2)
    return at_once(in_order(pop(card), pause(640)), shake(item, 3, 2, 500))


def escaped(animator: RunHamsterRunAnimator, event: events.Escaped) -> QAbstractAnimation:
    """The jaws shut over the water: the hamster has ducked."""
    if not event.drawn:
        return _duck(animator, event.seat)
    away = at_once(_snap(animator, event.seat, "a bite that misses"), _duck(animator, event.seat))
    return in_order(draws.escape(animator, event).play(), away)


def chomped(animator: RunHamsterRunAnimator, event: events.Chomped) -> QAbstractAnimation:
    """The alligators' chip is drawn, and the nearest of them snaps."""
    bite = at_once(_snap(animator, event.seat, "Chomped"), shake(animator.hamster(event.seat), 8, 2, 420))
    if not event.chips:
        return bite
    return in_order(draws.chomp(animator, event).play(), bite)


def _duck(animator: RunHamsterRunAnimator, seat: Seat) -> QAbstractAnimation:
    item = animator.hamster(seat)
    home = item.pos()

    def duck(share: float) -> None:
        item.setPos(home + QPointF(0, 16 * animator.unit * parabola(share)))
        item.setScale(1 - 0.28 * parabola(share))

    return at_once(Tween(460, duck, Curve.InOutSine), _splash(animator, home))


def _snap(animator: RunHamsterRunAnimator, seat: Seat, cue: str) -> QAbstractAnimation:
    """The nearest alligator comes with its jaws wide open, and shuts them, which is heard."""
    victim = animator.hamster(seat).pos()
    near = min(_alligators(animator), key=lambda piece: _distance(animator, piece, victim), default=None)
    if near is None:
        return pause(1)
    item = animator.table.board_scene.pieces[near]
    home, towards = item.pos(), (victim - item.pos()) * 0.45

    def lunge(share: float) -> None:
        # Here and not when the animation is made: the draw from the HAT may come before.
        animator.snap(near, "wide" if share < 1 else "shut")
        item.setPos(home + towards * share)

    def back(share: float) -> None:
        animator.snap(near, "shut" if share < 1 else "")
        item.setPos(home + towards * (1 - share))

    bite = at_once(animator.cue(cue), _splash(animator, victim), pause(120))
    return in_order(Tween(200, lunge, Curve.InBack), bite, Tween(260, back, Curve.OutQuad))


def _distance(animator: RunHamsterRunAnimator, piece: Piece, at: QPointF) -> float:
    return (animator.table.board_scene.pieces[piece].pos() - at).manhattanLength()


def _alligators(animator: RunHamsterRunAnimator) -> list[Piece]:
    return [piece for piece in animator.table.board_scene.pieces if piece[0] == "alligator"]


def eaten(animator: RunHamsterRunAnimator, event: events.Eaten) -> QAbstractAnimation:
    """The bib comes up and floats to the others."""
    piece = ("hamster", event.seat)
    item, (start, end) = animator.hamster(event.seat), animator.path(piece)
    floats = at_once(slide(item, start, end, 520), fade(item, 0, 1, 200), shake(item, 10, 3, 520))
    return at_once(_splash(animator, start, 120), floats, *_make_room(animator, piece))


def passed_out(animator: RunHamsterRunAnimator, event: events.PassedOut) -> QAbstractAnimation:
    """It rolls onto its back."""
    item = animator.hamster(event.seat)
    return Tween(360, lambda share: item.setRotation(-28 * (1 - share)), Curve.OutBounce)


# The end


def won(animator: RunHamsterRunAnimator, event: events.Won) -> QAbstractAnimation:
    """Confetti of paper, while the winner hops."""
    item = animator.hamster(event.seat)
    home = item.pos()
    title = translate("RunHamsterRun", "{name} wins").format(name=animator.table.names[event.seat])
    line = translate("RunHamsterRun", "the last hamster in play")
    card = animator.card(title, line, event.seat, animator.plan.belt.center())

    def bounce(share: float) -> None:
        item.setPos(home - QPointF(0, 18 * animator.unit * abs(math.sin(4 * math.pi * share))))

    return at_once(pop(card, 260), Tween(1500, bounce, Curve.Linear), _confetti(animator))


def _confetti(animator: RunHamsterRunAnimator) -> QAbstractAnimation:
    luck = random.Random(4)
    room = QRectF(animator.table.viewport().rect())
    scraps = []
    for number in range(SCRAPS):
        start = QPointF(luck.uniform(room.left(), room.right()), room.top() - luck.uniform(10, room.height() * 0.4))
        item = animator.add(temporary_items.scrap(number, animator.dpr), start, BUBBLE_Z - 1)
        scraps.append((item, start, luck.uniform(0.75, 1.25), luck.uniform(0, 6), luck.uniform(-300, 300)))

    def fall(share: float) -> None:
        for item, start, speed, phase, turn in scraps:
            sway = 22 * math.sin(phase + 7 * share)
            item.setPos(start.x() + sway, start.y() + room.height() * 1.25 * speed * share)
            item.setRotation(turn * share)
            item.setOpacity(min(1.0, 4 * (1 - share)))

    return Tween(1500, fall, Curve.Linear)


def alligators_won(animator: RunHamsterRunAnimator, event: events.AlligatorsWon) -> QAbstractAnimation:
    """All jaws are open and shut, and a card says who has won."""
    title = translate("RunHamsterRun", "The alligators win")
    card = animator.card(title, translate("RunHamsterRun", "no hamster is left"), None, animator.plan.belt.center())

    def snap(jaws: str) -> None:
        for piece in _alligators(animator):
            animator.snap(piece, jaws)

    snap("wide")
    shut = pause(300)
    shut.finished.connect(lambda: snap("shut"))
    return at_once(pop(card, 260), in_order(pause(300), shut, pause(600)))
