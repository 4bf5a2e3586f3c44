"""A tumble once more: slowly, back and forth, with what set it off."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.sentences import is_at_back, kind_name, why_it_fell
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.board.items import WORD_Z, PaintedItem
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame

SLOW = 4.0
"""A replay lasts so many times as long as the tumble did."""
NEAR = 260
"""What happens so many milliseconds earlier or later happens about now."""
STEP = 33
"""Milliseconds from one picture to the next, by the keys."""


class Replay(QObject):
    """A film that is shown again, `SLOW` times slower: running, stopped, or led by hand. Times are in milliseconds
    from its beginning."""

    moved = Signal()
    """`time` is another."""

    def __init__(self, film: Film, side: str, parent: QObject) -> None:
        """*side*: where the wheel rolls."""
        super().__init__(parent)
        self._side = side
        self.film = film
        self.length = film.end
        """What comes after it is not seen to move any more."""
        self.falls = [slip for slip in film.slips if slip.has_fallen]
        self.time = 0.0
        self._running = QVariantAnimation(self, startValue=0.0, endValue=self.length)
        # The pace of animations does not count here, nor reduced motion: a replay is asked for.
        self._running.setDuration(max(1, round(self.length * SLOW)))
        self._running.valueChanged.connect(guard(self._show))

    @property
    def frame(self) -> RenderFrame:
        """The frame at `time`."""
        return self.film.frame_at(self.time)

    @property
    def is_running(self) -> bool:
        """Whether it goes on by itself."""
        return self._running.state() == QVariantAnimation.State.Running

    @property
    def lit(self) -> Piece | None:
        """The piece that sets something off about now; None: none does."""
        near = [fall for fall in self.falls if abs(fall.begin - self.time) < NEAR and fall.cause >= 0]
        return near[0].cause if near else None

    @property
    def words(self) -> str:
        """A sentence about the last fall that was set off by now, or else about the first."""
        if not self.falls:
            return translate("Hamsterrolle", "Nothing fell.")
        passed = [fall for fall in self.falls if fall.begin <= self.time + NEAR]
        fall = passed[-1] if passed else self.falls[0]
        if is_at_back(fall, self._side):
            text = translate("Hamsterrolle", "The {piece} fell out at the back: {why}.")
        else:
            text = translate("Hamsterrolle", "The {piece} fell out at the front: {why}.")
        return text.format(piece=kind_name(kind_of(fall.piece)), why=why_it_fell(fall.cause))

    def run(self) -> None:
        """Show it slowly, from where it is, or from the beginning when it is at the end."""
        if self.time >= self.length - 1:
            self.time = 0.0
        # In this order: `start` begins at the beginning, whatever time was set before.
        self._running.start()
        self._running.setCurrentTime(round(self.time * SLOW))

    def pause(self) -> None:
        """Stop at the frame that is shown."""
        self._running.stop()

    def go_to(self, time: float) -> None:
        """Stop, and show that time, in milliseconds; times before or after the recording are its ends."""
        self.pause()
        self._show(time)

    def step(self, frames: int) -> None:
        """Stop, and go so many frames of `STEP` milliseconds forwards, or backwards below 0."""
        self.go_to(self.time + frames * STEP)

    def stop(self) -> None:
        """Stop for good; it is deleted when Qt is idle."""
        self.pause()
        self.deleteLater()

    def _show(self, time: float) -> None:
        self.time = min(max(0.0, time), self.length)
        self.moved.emit()


class ReplayBar(PaintedItem):
    """The length of a tumble as a bar: where one is, and where something was set off."""

    def __init__(self) -> None:
        super().__init__(WORD_Z)
        self._area = QRectF()
        self._replay: Replay | None = None
        self.hide()

    def show_replay(self, area: QRectF, replay: Replay | None) -> None:
        """Take this area of the scene and show this replay; None: be hidden."""
        self._area = QRectF(area)
        self.setRect(area.adjusted(-14, -14, 14, 18))
        self._replay = replay
        self.setVisible(replay is not None)
        self.update()

    def time_at(self, at: QPointF) -> float:
        """The time of the replay, in milliseconds, at a place of the scene."""
        assert self._replay is not None
        line = self._line()
        return self._replay.length * min(1.0, max(0.0, (at.x() - line.left()) / line.width()))

    def _line(self) -> QRectF:
        return QRectF(self._area.left() + 20, self._area.bottom() - px(28), self._area.width() - 40, px(16))

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the paper, the words, and the line with its marks."""
        replay, now = self._replay, theme()
        if replay is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        materials.paper(painter, self._area, 14, 3)
        painter.setFont(font(13.5, 700))
        painter.setPen(now.ink)
        line = self._line()
        words = QRectF(
            self._area.left() + 18, self._area.top() + 8, self._area.width() - 36, line.top() - self._area.top() - 10
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, replay.words)
        y, length = line.center().y(), max(1.0, replay.length)
        cap = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(with_alpha(now.hairline, 0.9), 6, Qt.PenStyle.SolidLine, cap))
        painter.drawLine(QPointF(line.left(), y), QPointF(line.right(), y))
        x = line.left() + line.width() * replay.time / length
        painter.setPen(QPen(now.water, 6, Qt.PenStyle.SolidLine, cap))
        painter.drawLine(QPointF(line.left(), y), QPointF(x, y))
        for fall in replay.falls:
            at = line.left() + line.width() * fall.begin / length
            painter.setPen(QPen(now.danger, 3, Qt.PenStyle.SolidLine, cap))
            painter.drawLine(QPointF(at, y - 8), QPointF(at, y + 8))
        painter.setPen(QPen(now.edge, 1.4))
        painter.setBrush(now.gold)
        painter.drawEllipse(QPointF(x, y), 8, 8)
