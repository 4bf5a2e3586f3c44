"""The last tumble once more: slowly, back and forth, with the touch that set it off, and as a strip of six pictures."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hamster_table.engine.hamsterrolle.actions import Piece, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.sentences import kind_name
from hamster_table.views.art import materials
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.board.items import WORD_Z
from hamster_table.views.hamsterrolle.drawings.room import paint_table, paint_wall
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, in_room, roll_of
from hamster_table.views.hamsterrolle.render3d.rim import outer
from hamster_table.views.hamsterrolle.render3d.wheel_item import WheelItem

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.recordings.recording import Contact, Frame, Recording

translate = QCoreApplication.translate
SLOW = 4.0
"""A replay lasts so many times as long as the tumble did."""
PICTURES = 6
EARLY = 1.6
"""The more than 1, the more of the pictures are from the beginning, when most happens."""
PICTURE = 360, 330
"""The width and height of a picture of the strip, in pixels."""
STEP = 33
"""Milliseconds from one picture to the next, by the keys."""


def frame_at(film: Recording, time: float) -> RenderFrame:
    """What was to be seen so many milliseconds after the beginning of a recording, between two of its frames too."""
    first = film.frames[0]
    now = min(max(0.0, time), float(film.length)) + first.time
    before = film.at(int(now))
    n = film.frames.index(before)
    after = film.frames[min(n + 1, len(film.frames) - 1)]
    share = (now - before.time) / (after.time - before.time) if after.time > before.time else 0.0
    return between(
        _frame_of_recording(before, first.hub), _frame_of_recording(after, first.hub), min(1.0, max(0.0, share))
    )


def _frame_of_recording(frame: Frame, start: int) -> RenderFrame:
    # The hub counts from the first frame: the film begins where the wheel stands, wherever it had rolled to before.
    roll = roll_of(frame.angle)
    poses = {line[0]: in_room(line[1:], roll) for line in frame.poses}
    return RenderFrame(roll, poses, (frame.hub - start) / 10)


def between(before: RenderFrame, after: RenderFrame, share: float) -> RenderFrame:
    """The frame that far from one to the other, 0 to 1; what is gone from the second stays where it was."""
    poses = {}
    for piece, pose in before.poses.items():
        goal = after.poses.get(piece)
        if goal is None:
            poses[piece] = pose
            continue
        # The shorter way: a quaternion and its negative are the same turn.
        sign = 1.0 if float(pose[3:] @ goal[3:]) >= 0 else -1.0
        turn = pose[3:] * (1 - share) + goal[3:] * (sign * share)
        poses[piece] = np.concatenate((pose[:3] * (1 - share) + goal[:3] * share, turn))
    roll = before.roll * (1 - share) + after.roll * share
    return RenderFrame(roll, poses, before.hub * (1 - share) + after.hub * share)


@dataclass(frozen=True, slots=True)
class Cause:
    """What set the fall of a piece off: the last thing that touched it before."""

    time: int
    """When: milliseconds from the beginning of the recording."""
    piece: Piece
    """What fell."""
    by: Piece
    """What pushed it; -1: nothing did."""

    def words(self) -> str:
        """A sentence that says so."""
        fallen = kind_name(kind_of(self.piece))
        if self.by < 0:
            return translate("Hamsterrolle", "The {piece} fell by itself.").format(piece=fallen)
        text = translate("Hamsterrolle", "The {other} set it off: it touched the {piece}, which fell.")
        return text.format(other=kind_name(kind_of(self.by)), piece=fallen)


def causes(film: Recording) -> list[Cause]:
    """For each piece that has touched the table, what pushed it last."""
    # The physics is loaded with the first wheel that tumbles; a film has come from there.
    from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE

    start = film.frames[0].time if film.frames else 0
    return [_cause(film, touch, start) for touch in film.contacts if touch.other == THE_TABLE]


def _cause(film: Recording, fall: Contact, start: int) -> Cause:
    touch = film.cause_of(fall.one)
    if touch is None:
        return Cause(fall.time - start, fall.one, -1)
    by = touch.other if touch.one == fall.one else touch.one
    return Cause(touch.time - start, fall.one, by)


class Replay(QObject):
    """A recording that is shown again, `SLOW` times slower: running, stopped, or led by hand. Times are those of the
    recording, in milliseconds from its beginning."""

    moved = Signal()
    """`time` is another."""

    def __init__(self, film: Recording, parent: QObject) -> None:
        super().__init__(parent)
        self.recording = film
        self.causes = causes(film)
        self.time = 0.0
        self._running = QVariantAnimation(self)
        self._running.setStartValue(0.0)
        self._running.setEndValue(float(film.length))
        # The pace of animations does not count here, nor reduced motion: a replay is asked for.
        self._running.setDuration(max(1, round(film.length * SLOW)))
        self._running.valueChanged.connect(guard(self._show))

    @property
    def frame(self) -> RenderFrame:
        """The frame at `time`."""
        return frame_at(self.recording, self.time)

    @property
    def is_running(self) -> bool:
        """Whether it goes on by itself."""
        return self._running.state() == QVariantAnimation.State.Running

    @property
    def lit(self) -> Piece | None:
        """The piece that sets something off within a quarter of a second before or after; None: none does."""
        near = [cause for cause in self.causes if abs(cause.time - self.time) < 260 and cause.by >= 0]
        return near[0].by if near else None

    @property
    def words(self) -> str:
        """A sentence about the last fall that was set off by now, or else about the first."""
        if not self.causes:
            return translate("Hamsterrolle", "Nothing fell.")
        passed = [cause for cause in self.causes if cause.time <= self.time + 260]
        return (passed[-1] if passed else self.causes[0]).words()

    def run(self) -> None:
        """Show it slowly, from where it is, or from the beginning when it is at the end."""
        if self.time >= self.recording.length - 1:
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
        self.time = min(max(0.0, time), float(self.recording.length))
        self.moved.emit()


class ReplayBar(QGraphicsItem):
    """The length of a tumble as a bar: where one is, and where something was set off."""

    def __init__(self) -> None:
        super().__init__()
        self._area = QRectF()
        self._replay: Replay | None = None
        self.setZValue(WORD_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_replay(self, area: QRectF, replay: Replay | None) -> None:
        """Take this area of the scene and show this replay; None: be hidden."""
        if area != self._area:
            self.prepareGeometryChange()
            self._area = QRectF(area)
        self._replay = replay
        self.setVisible(replay is not None)
        self.update()

    def time_at(self, at: QPointF) -> float:
        """The time of the replay, in milliseconds, at a place of the scene."""
        assert self._replay is not None
        line = self._line()
        return self._replay.recording.length * min(1.0, max(0.0, (at.x() - line.left()) / line.width()))

    def _line(self) -> QRectF:
        return QRectF(self._area.left() + 20, self._area.bottom() - px(28), self._area.width() - 40, px(16))

    @guard(fallback=QRectF())
    def boundingRect(self) -> QRectF:
        """The bar with its shadow."""
        return self._area.adjusted(-14, -14, 14, 18)

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
        y, length = line.center().y(), max(1, replay.recording.length)
        cap = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(with_alpha(now.hairline, 0.9), 6, Qt.PenStyle.SolidLine, cap))
        painter.drawLine(QPointF(line.left(), y), QPointF(line.right(), y))
        x = line.left() + line.width() * replay.time / length
        painter.setPen(QPen(now.water, 6, Qt.PenStyle.SolidLine, cap))
        painter.drawLine(QPointF(line.left(), y), QPointF(x, y))
        for cause in replay.causes:
            at = line.left() + line.width() * cause.time / length
            painter.setPen(QPen(now.danger, 3, Qt.PenStyle.SolidLine, cap))
            painter.drawLine(QPointF(at, y - 8), QPointF(at, y + 8))
        painter.setPen(QPen(now.edge, 1.4))
        painter.setBrush(now.gold)
        painter.drawEllipse(QPointF(x, y), 8, 8)


def strip(film: Recording, side: str, box: Box) -> QImage:
    """Six pictures of a tumble, two rows of three, from its beginning to its end."""
    wide, high = PICTURE
    image = QImage(3 * wide + 40, 2 * high + 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#FBF1DE"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for n in range(PICTURES):
        time = film.length * (n / (PICTURES - 1)) ** EARLY
        left, top = 10 + n % 3 * (wide + 10), 10 + n // 3 * (high + 10)
        picture = _picture(film, side, box, time)
        painter.drawImage(QPointF(left, top), picture)
        painter.setFont(font(14, 800))
        painter.setPen(QColor("#3A2618"))
        words = translate("Hamsterrolle", "{seconds} s").format(seconds=f"{time / 1000:.2f}")
        painter.drawText(QRectF(left + 10, top + 6, 120, 24), Qt.AlignmentFlag.AlignLeft, words)
    painter.end()
    return image


def _picture(film: Recording, side: str, box: Box, time: float) -> QImage:
    wide, high = PICTURE
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    scale = 0.68
    camera = Camera((wide / 2, high - 26 - outer(box) * scale), scale, side, box=box)
    wheel = WheelItem()
    wheel.set_camera(camera)
    wheel.show_frame(frame_at(film, time))
    board = QGraphicsScene(0, 0, wide, high)
    board.addItem(wheel)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    horizon = math.floor(camera.table_end(outer(box)))
    paint_wall(painter, QRectF(0, 0, wide, horizon))
    paint_table(painter, QRectF(0, horizon, wide, high - horizon))
    board.render(painter, QRectF(0, 0, wide, high), QRectF(0, 0, wide, high))
    painter.end()
    return image
