"""The luck of the seats: draws won, against what the chips promised and what is nothing unusual."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hamster_table.engine.game import LuckTexts
from hamster_table.engine.tallies import Tally
from hamster_table.features.statistics.figures_model import luck_sentence
from hamster_table.models.guard import guard
from hamster_table.views.art import sprites
from hamster_table.views.art.seat_symbols import symbol
from hamster_table.views.art.theme import SEATS, font, px, theme
from hamster_table.views.text.plain_text import set_tool_tip
from hamster_table.views.widgets.deferred_update import FollowsLook

LINE = 27
"""The height of a line at 100 %, in pixels."""


class LuckChart(QWidget, FollowsLook):
    """A line for each seat: the bar is where 95 of 100 fair games end, the stroke the promise, the mark what came."""

    def __init__(self, words: LuckTexts) -> None:
        super().__init__()
        self._words = words
        self._tallies: tuple[Tally, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_tallies(self, tallies: Sequence[Tally], names: Sequence[str]) -> None:
        """Show the luck of these seats."""
        self._tallies = tuple(tallies)
        text = "\n".join(luck_sentence(names[one.seat], one.luck, self._words) for one in tallies)
        set_tool_tip(self, text)
        self.updateGeometry()
        self.update()

    @guard(fallback=QSize(200, 100))
    def sizeHint(self) -> QSize:
        """A line a seat."""
        return QSize(px(260), px(LINE) * max(1, len(self._tallies)) + 4)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max([1, *(one.luck.tests for one in self._tallies)])
        # As much beside every scale as the longest numbers need, so that all scales have one length.
        numbers = QFontMetricsF(font(14, 800))
        end = px(14) + max([0.0, *(numbers.horizontalAdvance(_score(one)) for one in self._tallies)])
        for number, one in enumerate(self._tallies):
            self._paint_seat(painter, one, most, end, QRectF(0, number * px(LINE), self.width(), px(LINE)))

    def _paint_seat(self, painter: QPainter, one: Tally, most: int, end: float, room: QRectF) -> None:
        now, side = theme(), px(19)
        badge = sprites.badge(one.seat, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, room.center().y() - side / 2), badge)
        painter.setFont(font(14, 800))
        painter.setPen(now.ink)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), _score(one))
        scale = QRectF(side + 14, room.top(), room.width() - side - 14 - end, room.height())
        self._paint_scale(painter, one, scale, scale.width() / most)

    def _paint_scale(self, painter: QPainter, one: Tally, scale: QRectF, step: float) -> None:
        now, y = theme(), scale.center().y()
        painter.setPen(QPen(now.hairline, 1.2))
        painter.drawLine(QPointF(scale.left(), y), QPointF(scale.right(), y))
        if not one.luck.tests:
            return
        low, high = one.luck.band
        painter.setPen(QPen(now.hairline, 1))
        painter.setBrush(now.inset)
        tall = px(13)
        # Three pixels more on each side: a band from 0 to 0 must be seen as well.
        painter.drawRoundedRect(
            QRectF(scale.left() + low * step - 3, y - tall / 2, (high - low) * step + 6, tall), 5, 5
        )
        promise = scale.left() + one.luck.expected * step
        painter.setPen(QPen(now.ink, 2.4))
        painter.drawLine(QPointF(promise, y - px(9)), QPointF(promise, y + px(9)))
        mark = QPointF(scale.left() + one.luck.won * step, y)
        painter.save()
        painter.translate(mark)
        painter.scale(px(13), px(13))
        painter.fillPath(symbol(one.seat), SEATS[one.seat].line)
        painter.restore()


def _score(one: Tally) -> str:
    return f"{one.luck.won}/{one.luck.tests}"
