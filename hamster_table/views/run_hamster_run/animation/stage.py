"""The stage of a test: the belt dims, both sides stand beside the HAT, their chips drop in, and one is held up."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QTransform

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR
from hamster_table.models.run_hamster_run.portraits import hamster_look
from hamster_table.models.texts import plural, translate
from hamster_table.views.art import sprites
from hamster_table.views.art.rendered_pixmaps import word_card
from hamster_table.views.board.animations import (
    Curve,
    TemporaryItem,
    Tween,
    at_once,
    between,
    fade,
    fade_large,
    in_order,
    parabola,
    pause,
    pop,
    shake,
    stay,
)
from hamster_table.views.board.items import BUBBLE_Z
from hamster_table.views.run_hamster_run.animation import temporary_items
from hamster_table.views.run_hamster_run.animation.animator import RunHamsterRunAnimator
from hamster_table.views.run_hamster_run.pieces import hamster_picture

VEIL_Z = BUBBLE_Z - 40
"""Over all pieces, under cards with words."""
HAT_SHARE = 0.58
"""How wide the HAT is, as a share of the height of the opening: 240 pixels at squares of 72."""
CHIP_SHARE = 0.36
"""How wide the drawn chip is, as a share of the HAT."""
FIGURE = 1.6
"""How large the two who are tested stand there, 1 being their size on the belt."""
HELD = 1200
"""How long the drawn chip is held up, in milliseconds."""
COMPARED = 900
"""How long both sides stand there when nothing is drawn."""
STILL = 1800
"""How long the stage stands where nothing is to move."""
DROP = 300
"""How long a chip flies into the HAT."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two sides of a test."""

    owner: Seat
    """Whose chips they are; `ALLIGATOR` for the alligators."""
    title: str
    line: str
    chips: int


@dataclass(frozen=True, slots=True)
class Result:
    """What a test comes to."""

    winner: Seat
    title: str
    line: str
    drawn: bool
    """Whether a chip was drawn for it."""


def hamster_side(animator: RunHamsterRunAnimator, seat: Seat, line: str, chips: int) -> Side:
    """A hamster with these chips."""
    return Side(seat, animator.table.names[seat], line, chips)


def alligator_side(chips: int) -> Side:
    """The alligators with these chips."""
    title = translate("RunHamsterRun", "Alligators")
    return Side(ALLIGATOR, title, plural(translate("RunHamsterRun", "%n chip(s)", None, chips), chips), chips)


def odds(sides: Sequence[Side], winner: Seat) -> str:
    """The chips of the winner among those in the HAT; "" when they are not known."""
    everything = sum(side.chips for side in sides)
    own = sum(side.chips for side in sides if side.owner == winner)
    text = translate("RunHamsterRun", "{own} of {all} chips")
    return text.format(own=own, all=everything) if everything else ""


class Stage:
    """The stage of one test: everything on it is there for its animation only."""

    def __init__(self, animator: RunHamsterRunAnimator, sides: tuple[Side, Side], result: Result) -> None:
        self._animator = animator
        self.sides = sides
        self.result = result
        inner = animator.plan.inner
        self._wide = round(inner.height() * HAT_SHARE)
        high = self._wide * 104 / 120
        self._middle = QPointF(animator.plan.belt.center().x(), inner.bottom() - 14 - high / 2)
        # The rim of the HAT is at that share of its drawing.
        self._mouth = self._middle - QPointF(0, high * 0.33)
        self._held = self._mouth - QPointF(0, self._wide * 0.28)
        veil = temporary_items.veil(inner.size(), animator.dpr)
        self._veil = animator.add(veil, inner.center(), VEIL_Z)
        self._figures = [self._figure(side, n) for n, side in enumerate(sides)]
        self._homes = [figure.pos() for figure, _ in self._figures]
        self._chips = [list(self._pile(side, n)) for n, side in enumerate(sides)]

    # How it is played

    def play(self) -> QAbstractAnimation:
        """All of it: everybody comes, the test is decided, and everybody goes."""
        acts = self._acts_of_a_draw() if self.result.drawn else self._acts_without_a_draw()
        return in_order(*acts)

    def still(self) -> QAbstractAnimation:
        """The same as one picture that does not move."""
        if self.result.drawn:
            self._hat().setPos(self._middle)
            self._drawn_chip().setPos(self._held)
        self._word()
        self._loser().setOpacity(0.45)
        return stay(STILL)

    def _acts_of_a_draw(self) -> Iterator[QAbstractAnimation]:
        hat, home = self._hat(), self._animator.table.hat.area.center()
        small = self._animator.table.hat.area.width() / self._wide
        chip, word = self._drawn_chip(), self._word()
        for item in (chip, word):
            item.setOpacity(0)

        def come(share: float) -> None:
            hat.setPos(between(home, self._middle, share) - QPointF(0, 30 * parabola(share)))
            hat.setScale(small + (1 - small) * share)

        yield at_once(Tween(300, come, Curve.OutCubic), *self._enter())
        if any(self._chips):
            yield self._drop_in()
        yield at_once(shake(hat, 8, 3, 360), self._animator.cue("Drew"))
        yield at_once(self._rise(chip), self._animator.cue("chip drawn"))
        yield at_once(fade(word, 0, 1, 100), pop(word, 180, 1.15), self._cheer(), pause(HELD))
        yield self._leave(hat, chip, word)

    def _acts_without_a_draw(self) -> Iterator[QAbstractAnimation]:
        word = self._word()
        word.setOpacity(0)
        yield at_once(*self._enter())
        yield at_once(fade(word, 0, 1, 100), pop(word, 180, 1.15), self._cheer(), pause(COMPARED))
        yield self._leave(word)

    def _enter(self) -> Iterator[QAbstractAnimation]:
        """The belt dims, and both sides come from left and right."""
        yield fade_large(self._veil, 0, 1, 200)
        for n, (figures, chips) in enumerate(zip(self._figures, self._chips, strict=True)):
            away = QPointF((1 if n else -1) * 60 * self._animator.unit, 0)
            items = [(item, item.pos()) for item in (*figures, *chips)]

            def come(share: float, items: list[tuple[TemporaryItem, QPointF]] = items, away: QPointF = away) -> None:
                for item, home in items:
                    item.setPos(home + away * (1 - share))
                    item.setOpacity(share)

            come(0)
            yield Tween(240, come, Curve.OutCubic)

    def _drop_in(self) -> QAbstractAnimation:
        """The chips of both sides drop into the HAT in turn."""
        turns = [item for item in chain.from_iterable(zip_longest(*self._chips)) if item is not None]
        starts = [item.pos() for item in turns]
        step = min(90.0, 520 / max(1, len(turns) - 1))
        length = DROP + step * (len(turns) - 1)

        def fall(share: float) -> None:
            for n, (item, start) in enumerate(zip(turns, starts, strict=True)):
                part = min(1.0, max(0.0, (share * length - n * step) / DROP))
                item.setPos(between(start, self._mouth, part) - QPointF(0, 0.25 * self._wide * parabola(part)))
                item.setScale(1 - 0.3 * part)
                item.setOpacity(1.0 if part < 0.9 else 0.0)

        clicks = [self._animator.cue("chips", round(n * step + 0.9 * DROP)) for n in range(len(turns))]
        return at_once(Tween(round(length), fall, Curve.Linear), *clicks)

    def _rise(self, chip: TemporaryItem) -> QAbstractAnimation:
        """The drawn chip comes out of the HAT and turns over."""
        side = round(self._wide * CHIP_SHARE)
        front = chip.pixmap()
        back = sprites.svg("alligator-chip-empty", side, side, self._animator.dpr, 3)

        def rise(share: float) -> None:
            chip.setOpacity(min(1.0, 4 * share))
            chip.setPos(between(self._mouth, self._held, share))
            chip.show_picture(front if share > 0.5 else back)
            size = 0.5 + 0.5 * share
            # Edge on, but not 0 wide: such a transform has no inverse.
            chip.setTransform(QTransform.fromScale(size * max(0.05, abs(math.cos(math.pi * share))), size))

        return Tween(320, rise, Curve.OutSine)

    def _cheer(self) -> QAbstractAnimation:
        """The winner hops, the other one is dimmed, and all that tells of it does."""
        number, loser = self._number(self.result.winner), self._loser()
        # Not where it is now, which is where it comes from.
        winner, home, high = self._figures[number][0], self._homes[number], 14 * self._animator.unit

        def hop(share: float) -> None:
            winner.setPos(home - QPointF(0, high * abs(math.sin(2 * math.pi * share)) if share < 1 else 0))
            loser.setOpacity(1 - 0.55 * share)

        return at_once(Tween(520, hop, Curve.Linear), self._animator.outcome())

    def _leave(self, *others: TemporaryItem) -> QAbstractAnimation:
        """Everything fades away at once."""
        items = [*chain(*self._figures), *others]
        # Chips that dropped into the HAT are seen no more.
        if not self.result.drawn:
            items += chain(*self._chips)
        fades = (fade(item, 0.45 if item is self._loser() else 1, 0, 180) for item in items)
        return at_once(fade_large(self._veil, 1, 0, 180), *fades)

    # What stands on it

    def _number(self, owner: Seat) -> int:
        return next((n for n, side in enumerate(self.sides) if side.owner == owner), 0)

    def _loser(self) -> TemporaryItem:
        return self._figures[1 - self._number(self.result.winner)][0]

    def _place(self, number: int) -> QPointF:
        """The middle of a side: left or right of the HAT."""
        belt = self._animator.plan.belt
        away = max(self._wide * 0.92, belt.width() * 0.33)
        return QPointF(belt.center().x() + (away if number else -away), belt.center().y())

    def _figure(self, side: Side, number: int) -> tuple[TemporaryItem, TemporaryItem]:
        """The hamster or an alligator, and its name."""
        animator, at, unit = self._animator, self._place(number), FIGURE * self._animator.unit
        if side.owner == ALLIGATOR:
            picture = sprites.svg("alligator", round(112 * unit), round(68 * unit), animator.dpr, 2)
        else:
            picture = hamster_picture(side.owner, hamster_look(animator.now, side.owner), unit, animator.dpr, 2)
        figure = animator.add(picture, at - QPointF(0, 48 * unit), VEIL_Z + 1)
        # Both look at the HAT; whoever swims is seen from the front, and the alligator looks to the right.
        if number:
            figure.setTransform(QTransform.fromScale(-1, 1))
        seat = None if side.owner == ALLIGATOR else side.owner
        card = word_card(side.title, side.line, seat, animator.dpr)
        name = animator.add(card, at + QPointF(0, 16 * unit), VEIL_Z + 2)
        return figure, name

    def _pile(self, side: Side, number: int) -> Iterator[TemporaryItem]:
        """The chips of a side, under its name."""
        animator, unit = self._animator, self._animator.unit
        size, top = round(36 * unit), self._place(number) + QPointF(0, 82 * unit)
        picture = sprites.svg(_chip_name(side.owner), size, size, animator.dpr, 1)
        in_row = 4
        for n in range(side.chips):
            row, column = divmod(n, in_row)
            width = min(in_row, side.chips - row * in_row) - 1
            across = QPointF((column - width / 2) * size * 1.06, row * size * 0.98)
            yield animator.add(picture, top + across, VEIL_Z + 3 + n / 100)

    def _hat(self) -> TemporaryItem:
        animator = self._animator
        # It has come from the sheet: there is only one.
        animator.hide(animator.table.hat)
        wide, high = self._wide, round(self._wide * 104 / 120)
        return animator.add(sprites.svg("hat", wide, high, animator.dpr), self._middle, VEIL_Z + 5)

    def _drawn_chip(self) -> TemporaryItem:
        side = round(self._wide * CHIP_SHARE)
        return self._animator.add(
            sprites.svg(_chip_name(self.result.winner), side, side, self._animator.dpr, 3), self._held, VEIL_Z + 6
        )

    def _word(self) -> TemporaryItem:
        """Who has won, and the odds of it."""
        result, seat = self.result, None if self.result.winner == ALLIGATOR else self.result.winner
        # Over the chip that is held up; without one, between the two.
        at = self._held - QPointF(0, self._wide * 0.18 + 34) if result.drawn else self._animator.plan.belt.center()
        return self._animator.add_card(word_card(result.title, result.line, seat, self._animator.dpr), at)


def _chip_name(owner: Seat) -> str:
    return "alligator-chip" if owner == ALLIGATOR else sprites.chip_name(owner)
