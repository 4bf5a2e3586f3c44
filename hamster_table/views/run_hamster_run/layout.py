"""Where everything lies on the table of Run, Hamster, Run!, for a window of any size.

The belt lies on its side, the pit at its left: reading direction is safety. On a wide table the asked person's profile
sheet lies under the machine and the seats stand in a column at the right; on a small one the sheet goes under the
seats, which shrink to lines.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hamster_table.engine.run_hamster_run.actions import LANES, STRIPS, Square, lane, strip
from hamster_table.views.art.theme import px

LIP = 28
"""The dark room above and below the belt in pixels, half of which the belt shows."""
GAP = 8
LARGEST, SMALLEST = 200, 30
"""The side of a square in pixels, at most and at least."""
STORY_FROM, STORY_LEAST, STORY_SHARE = 1500, 140.0, 0.22
"""How wide a table has to be, in pixels, for the story to lie on it; how high the story is at least, in pixels and as a
share of the column."""
PANEL = 106
"""The least height of a panel that makes room for the story, in pixels at 100 %."""
ROW = 69
"""The height of a row of swimmers, at a square of 72."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The places on the table, in pixels of the view."""

    machine: QRectF
    inner: QRectF
    """The dark opening of the machine, with pit and belt in it."""
    pit: QRectF
    belt: QRectF
    """The fifty squares."""
    front: QRectF
    """The wood under the opening, where the machine's figures are written."""
    sheet: QRectF
    seats: tuple[QRectF, ...]
    side: float
    """Of a square."""
    story: QRectF
    """Where the story has room under the panels; empty: nowhere."""
    is_small: bool

    @property
    def unit(self) -> float:
        """How large pieces are drawn, 1 for squares of 72 pixels."""
        return self.side / 72

    def square(self, square: Square) -> QRectF:
        """The place of a square of the belt."""
        return QRectF(
            self.belt.left() + (strip(square) - 1) * self.side, self._lane_top(lane(square)), *[self.side] * 2
        )

    def strip(self, number: int) -> QRectF:
        """A whole strip with what shows of it above and below the squares."""
        left = self.belt.left() + (number - 1) * self.side
        return QRectF(left, self.belt.top() - LIP / 2, self.side, self.belt.height() + LIP)

    def swimmers(self, count: int, spare: float = 0) -> list[QPointF]:
        """The middles of so many places in the pit, from top to bottom, *spare* left free at the bottom."""
        rows, room = max(1, count), self.pit.height() - spare
        height = min(room / rows, 104 * self.unit)
        top = self.pit.top() + (room - height * rows) / 2
        # A little to the left and right, so that they do not swim in file.
        sway = (-0.04, 0.06, 0.02)
        middle, width = self.pit.center().x() - 4, self.pit.width()
        return [QPointF(middle + sway[i % 3] * width, top + (i + 0.5) * height) for i in range(count)]

    def swimming_rows(self) -> int:
        """How many can be drawn in the pit one under another."""
        return max(3, int(self.pit.height() / (ROW * self.unit)))

    def _lane_top(self, number: int) -> float:
        return self.belt.top() + number * self.side


def plan(size: QSizeF, seats: int) -> Plan:
    """The plan that fits a table of that size."""
    wide = _wide(size, seats)
    return wide if wide.side >= 54 and size.height() >= 560 else _small(size, seats)


def _wide(size: QSizeF, seats: int) -> Plan:
    column = min(480.0, max(264.0, size.width() * 0.243)) * min(1.25, max(1.0, px(100) / 100))
    sheet: float = px(134)
    front = px(78)
    side = _side(size.width() - column - 44, size.height() - 32 - sheet, front)
    spare = size.height() - 32 - sheet - _height(side, front)
    # What height the squares cannot use goes to the sheet first, the rest to the edges.
    sheet += min(40.0 + max(0.0, size.width() - STORY_FROM) * 0.2, max(0.0, spare * 0.7))
    machine = _machine(side, front)
    left = max(16.0, (size.width() - machine.width() - column - 14) / 2)
    column = min(size.width() - left - machine.width() - 26, column + max(0.0, left - 24))
    top = max(10.0, (size.height() - machine.height() - sheet - 10) / 2)
    machine.moveTo(left, top)
    under = QRectF(left, machine.bottom() + 10, machine.width(), sheet)
    beside = QRectF(machine.right() + 14, top - 6, column, under.bottom() - top + 6)
    rows = _rows(beside, seats, 126 * max(1.0, min(1.4, px(126) / 126)))
    story = QRectF()
    if size.width() >= STORY_FROM:
        least = max(STORY_LEAST, STORY_SHARE * beside.height())
        high = (beside.height() - least) / seats - GAP
        if high >= px(PANEL):
            rows = _rows(beside, seats, min(high, rows[0].height()) / 1.25)
        if beside.bottom() - rows[-1].bottom() - GAP >= STORY_LEAST - 4:
            story = beside.adjusted(0, rows[-1].bottom() + GAP + 2 - beside.top(), 0, 0)
    return _plan(machine, front, under, rows, side, False, story)


def _small(size: QSizeF, seats: int) -> Plan:
    column = min(300.0, max(208.0, size.width() * 0.25)) * min(1.25, max(1.0, px(100) / 100))
    front: float = px(56)
    side = _side(size.width() - column - 28, size.height() - 16, front)
    front = min(max(78.0, px(62)), front + max(0.0, size.height() - 16 - _height(side, front)))
    machine = _machine(side, front)
    machine.moveTo(8, max(6.0, (size.height() - machine.height()) / 2))
    beside = QRectF(machine.right() + 12, 8, size.width() - machine.right() - 20, size.height() - 16)
    line = min(px(44), (beside.height() * 0.52) / seats - 4)
    rows = tuple(QRectF(beside.left(), beside.top() + i * (line + 4), beside.width(), line) for i in range(seats))
    sheet = QRectF(beside)
    sheet.setTop(rows[-1].bottom() + GAP)
    return _plan(machine, front, sheet, rows, side, True)


def _side(width: float, height: float, front: float) -> float:
    """The largest square for a machine of that width and height."""
    # The pit is as wide as 1.92 squares; 30 pixels are the frame and the gap beside the belt, see `_plan`.
    across = (width - 30) / (STRIPS + 1.92)
    down = (height - 14 - 2 * LIP - front) / LANES
    # A whole number, so that squares and the strips of the rolling belt meet at whole pixels.
    return float(int(min(LARGEST, max(SMALLEST, min(across, down)))))


def _height(side: float, front: float) -> float:
    return 14 + 2 * LIP + LANES * side + front


def _machine(side: float, front: float) -> QRectF:
    return QRectF(0, 0, 30 + side * (STRIPS + 1.92), _height(side, front))


def _rows(column: QRectF, seats: int, height: float) -> tuple[QRectF, ...]:
    """The panels of the seats, as high as they like or as the column allows."""
    high = min((column.height() - GAP * (seats - 1)) / seats, height * 1.25)
    return tuple(QRectF(column.left(), column.top() + i * (high + GAP), column.width(), high) for i in range(seats))


def _plan(
    machine: QRectF,
    front: float,
    sheet: QRectF,
    seats: tuple[QRectF, ...],
    side: float,
    is_small: bool,
    story: QRectF | None = None,
) -> Plan:
    inner = QRectF(machine.left() + 10, machine.top() + 14, machine.width() - 24, LANES * side + 2 * LIP)
    pit = QRectF(inner.left() + 2, inner.top() + 2, side * 1.92, inner.height() - 4)
    belt = QRectF(pit.right() + 4, inner.top() + LIP, side * STRIPS, side * LANES)
    below = QRectF(machine.left(), inner.bottom(), machine.width(), front)
    return Plan(machine, inner, pit, belt, below, sheet, seats, side, story or QRectF(), is_small)
