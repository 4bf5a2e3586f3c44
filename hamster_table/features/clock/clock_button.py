"""What is left of the time to think of whoever is asked, in the bar of a game that has a soft clock."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from hamster_table.engine.kernel import Seat
from hamster_table.features.clock.stopwatch import Stopwatch
from hamster_table.models.guard import guard
from hamster_table.models.record_words import time_words
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import duration, font, px, theme, with_alpha
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.buttons import RING, IconButton
from hamster_table.views.widgets.text import text_width

PULSE_MS = 1800
"""How long it glows when the time of somebody is up, in milliseconds."""
LETTERS = 14
USUAL = 36
"""The side of the icons in a bar that is not low, in pixels."""


class ClockButton(IconButton):
    """The time that is left; below zero, how much more was used. A press tells that of everybody.

    It is not there at a table without a clock, and ticks only while a person is waited for.
    """

    def __init__(self) -> None:
        super().__init__("clock", translate("Clock", "Time to think"))
        self.hide()
        self._words, self._seat, self._warned = "", 0, set[Seat]()
        self._ticks = QTimer(self, interval=1000)
        self._ticks.timeout.connect(self._tick)
        self._glow = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(lambda _: self.update())

    def follow(self, watch: Stopwatch, page: GamePage) -> None:
        """Show what is left by this watch, at the table of *page*; nothing where nobody has said how long."""
        persons = page.session.seating.persons
        if not watch.whole or not persons:
            return
        self._watch, self._page, self._seat = watch, page, persons[0]
        self._warned = {seat for seat in range(len(watch.used)) if self.left(seat) <= 0}
        watch.changed.connect(self._turn)
        self.chosen.connect(self._tell)
        self._turn()
        self.show()

    def left(self, seat: Seat) -> int:
        """How many seconds a seat has left; below 0, how many more it has used."""
        return self._watch.whole - self._watch.used[seat]

    @guard
    def _turn(self) -> None:
        if self._watch.seat is None:
            self._ticks.stop()
        else:
            self._seat = self._watch.seat
            self._ticks.start()
        self._tick()

    @guard
    def _tick(self) -> None:
        """Show what is left now, and say once that it is up."""
        left = self.left(self._seat)
        before, self._words = self._words, time_words(left)
        if len(before) != len(self._words):
            self.updateGeometry()
        self.setAccessibleName(self._said(self._seat))
        self.update()
        if left > 0 or self._seat in self._warned or self._watch.seat is None:
            return
        self._warned.add(self._seat)
        words = translate("Clock", "{name} has used up the time to think. The game goes on.")
        said = words.format(name=self._page.session.names[self._seat])
        self._page.notice.say_for_a_while(said)
        self._page.animation_player.cues.given.emit("time is up")
        if length := duration(PULSE_MS):
            self._glow.setDuration(length)
            self._glow.start()

    def _said(self, seat: Seat) -> str:
        left, name = self.left(seat), self._page.session.names[seat]
        words = translate("Clock", "{name}: {time} left") if left >= 0 else translate("Clock", "{name}: {time} over")
        return words.format(name=name, time=time_words(abs(left)))

    def _tell(self) -> None:
        """What everybody has left."""
        self._page.notice.say_for_a_while(", ".join(map(self._said, self._page.session.seating.persons)))

    @guard(fallback=QSize(90, 44))
    def sizeHint(self) -> QSize:
        """The icon with the longest time beside it; the time alone where the bar is low, and short."""
        height = super().sizeHint().height()
        # Of zeros, which are the widest: it stays as wide whatever second it is.
        wide = text_width(max("−00:00", self._words, key=len), LETTERS, 800, 1.0)
        return QSize(round(wide) + self._icon_room() + 16 + 2 * RING, height)

    def _icon_room(self) -> int:
        return px(18) + 6 if self._side >= USUAL else 0

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper, the icon and the time, which is red when it is used up."""
        now, painter, is_up = theme(), QPainter(self), self._words.startswith("−")
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        materials.shadow(painter, body, 10, 1)
        ink = now.danger if is_up else now.ink
        painter.setPen(QPen(ink if is_up else now.hairline, 2 if now.high_contrast else 1))
        painter.setBrush(now.inset if self.underMouse() else now.card)
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        if self._glow.state() == QVariantAnimation.State.Running:
            painter.setBrush(with_alpha(now.legal, self._glow.currentValue()))
            painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        if self._icon_room():
            side = px(18)
            sprites.draw_icon(painter, QRectF(body.left() + 7, body.center().y() - side / 2, side, side), "clock", ink)
        painter.setFont(font(LETTERS, 800))
        painter.setPen(ink)
        room = body.adjusted(self._icon_room() + 8, 0, -8, 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), self._words)
        self._paint_ring(painter, body, 10)
