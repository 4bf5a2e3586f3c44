"""A graph drawn by a painter: small ones on the page, those that are printed or saved as a picture, and the lines of
the large one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from hamster_table.models.items.graph_model import last_value, line_name
from hamster_table.models.messages import tr
from hamster_table.models.series import Line, Series
from hamster_table.models.texts import capital
from hamster_table.views.art.seat_symbols import block, disc, symbol
from hamster_table.views.art.theme import SEATS, font, spelled, theme, with_alpha
from hamster_table.views.graphs.annotations import paint_bars, paint_heights, paint_rounds
from hamster_table.views.graphs.layout import Place, begin, mark_places, paths, reach, spread, stride, ticks

TABLE_DASHES: tuple[tuple[float, ...], ...] = ((), (9, 5), (2, 5))
"""Dash and gap of the lines that belong to the whole table, the first one solid."""
THICK, SIDE = 3.0, 16.0
"""How thick lines and how large marks are, in pixels."""
SAMPLE = 36.0
"""How long the piece of a line beside its name is, in pixels."""
SMALL = 400
"""Below this width, in pixels, a graph has room for marks and names only."""


@dataclass(frozen=True, slots=True)
class ChartLook:
    """The colours of a graph."""

    ground: QColor
    ink: QColor
    soft_ink: QColor
    hairline: QColor
    band: QColor
    water: QColor
    danger: QColor
    is_dark: bool

    def line(self, line: Line, number: int) -> QColor:
        """The colour of a line: its seat's, or one of the table's."""
        if line.seat is None:
            return (self.ink, self.water)[number % 2]
        look = SEATS[line.seat]
        return look.dark_line if self.is_dark else look.light_line

    def bars(self) -> tuple[QColor, QColor, QColor, QColor]:
        """The colours of bars, of bands, of their edges and of strokes."""
        return self.water, self.band, self.hairline, self.ink

    def rounds(self) -> tuple[QColor, QColor, QColor]:
        """The colours of the strips of rounds, of the lines between them and of their words."""
        return self.band, self.hairline, self.soft_ink

    def text(self, line: Line) -> QColor:
        """The colour of a line's name."""
        if line.seat is None:
            return self.ink
        look = SEATS[line.seat]
        return look.dark_line if self.is_dark else look.light_text


ON_PAPER = ChartLook(
    ground=QColor("#FFFFFF"),
    ink=QColor("#1E140C"),
    soft_ink=QColor("#4F3D2C"),
    hairline=QColor("#D8CDBB"),
    band=QColor("#F1E8D6"),
    water=QColor("#1B5A8C"),
    danger=QColor("#B3261E"),
    is_dark=False,
)
"""White ground, for printers and pictures."""


def on_card() -> ChartLook:
    """The colours of the theme in force."""
    now = theme()
    return ChartLook(now.card, now.ink, now.soft_ink, now.hairline, now.inset, now.water, now.danger, now.dark)


def dashes(line: Line, number: int) -> tuple[float, ...]:
    """Dash and gap of a line, in pixels."""
    return TABLE_DASHES[number % 3] if line.seat is None else SEATS[line.seat].dash


def marker(line: Line, number: int) -> QPainterPath:
    """The outline of a line's marks."""
    if line.seat is None:
        return (disc, block)[number % 2]()
    return symbol(line.seat)


def title_of(unit: str) -> str:
    """The title of an axis: its unit, translated, with a capital."""
    return capital(tr(unit))


def paint_lines(painter: QPainter, series: Series, at: Place, look: ChartLook, scale: float = 1.0) -> None:
    """Paint the bands of a graph, then all lines and then all marks."""
    thick = THICK * scale
    for number, line in enumerate(series.lines):
        paint_band(painter, line, at, reach(series)[1], look.line(line, number))
    for number, (line, corners) in enumerate(zip(series.lines, paths(series, at, thick + scale), strict=True)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # A rim in the colour of the ground, by which crossing lines can be told apart; as wide as the gap beside it.
        painter.setPen(QPen(look.ground, thick + 2 * scale))
        painter.drawPolyline(QPolygonF(corners))
        painter.setPen(line_pen(look.line(line, number), dashes(line, number), thick))
        painter.drawPolyline(QPolygonF(corners))
    for number, point, middle in mark_places(series, at, SIDE * scale):
        paint_marker(painter, series.lines[number], number, middle, look, scale, point.is_filled)


def paint_band(painter: QPainter, line: Line, at: Place, highest: int, colour: QColor) -> None:
    """Paint how far the values of a line may be off; nothing where they are exact."""
    if not any(point.spread for point in line.points):
        return
    above = [at(point.x, min(highest, point.y + point.spread)) for point in line.points]
    below = [at(point.x, max(0, point.y - point.spread)) for point in line.points]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(colour, 0.17))
    painter.drawPolygon(QPolygonF([*above, *reversed(below)]))


def paint_marker(
    painter: QPainter, line: Line, number: int, middle: QPointF, look: ChartLook, scale: float, is_filled: bool = False
) -> None:
    """Paint the mark of a line: its symbol in a ring, or the other way round."""
    colour, side = look.line(line, number), SIDE * scale
    ink, ground = (look.ground, colour) if is_filled else (colour, look.ground)
    painter.setPen(QPen(look.ground, 4 * scale))
    painter.drawEllipse(middle, side / 2, side / 2)
    painter.setPen(QPen(colour, 1.8 * scale))
    painter.setBrush(ground)
    painter.drawEllipse(middle, side / 2, side / 2)
    painter.save()
    painter.translate(middle)
    painter.scale(side * 0.58, side * 0.58)
    painter.fillPath(marker(line, number), QBrush(ink))
    painter.restore()


@dataclass(frozen=True, slots=True)
class Legend:
    """The names beside a graph."""

    series: Series
    names: Sequence[str]
    letters: QFont
    whole: float
    """How wide the graph is with them, in pixels."""
    scale: float = 1.0

    @property
    def sample(self) -> float:
        """How long the piece of a line beside its name is, in pixels: where there is little room, the mark alone."""
        return (SIDE if self.whole < SMALL else SAMPLE) * self.scale

    @property
    def width(self) -> float:
        """How wide the column is; 0 where the graph has bars."""
        if self.series.spans:
            return 0.0
        metrics = QFontMetricsF(self.letters)
        names = [metrics.horizontalAdvance(line_name(line, self.names)) for line in self.series.lines]
        values = [metrics.horizontalAdvance(self._value(line)) for line in self.series.lines]
        return min(
            self.whole * 0.38, self._left + self.sample + 28 + max(names, default=0.0) + max(values, default=0.0)
        )

    @property
    def _left(self) -> float:
        return (8 if self.whole < SMALL else 14) * self.scale

    def _value(self, line: Line) -> str:
        return "" if self.whole < SMALL else last_value(self.series, line)

    def paint(self, painter: QPainter, room: QRectF, at: Place, look: ChartLook) -> None:
        """Paint the names as high as their lines end: a piece of the line, the name, the last value."""
        lines = [(number, line) for number, line in enumerate(self.series.lines) if line.points]
        ends = [at(line.points[-1].x, line.points[-1].y).y() for _, line in lines]
        tall = max(QFontMetricsF(self.letters).height(), SIDE * self.scale + 4)
        heights = spread(ends, tall, room.top() + tall / 2, room.bottom() - tall / 2)
        for (number, line), y in zip(lines, heights, strict=True):
            row = QRectF(room.left() + self._left, y - tall / 2, room.width() - self._left - 4, tall)
            self._paint_row(painter, line, number, row, look)

    def _paint_row(self, painter: QPainter, line: Line, number: int, row: QRectF, look: ChartLook) -> None:
        metrics, value, y = QFontMetricsF(self.letters), self._value(line), row.center().y()
        mark = QPointF(row.left() + self.sample - SIDE * self.scale / 2, y)
        painter.setPen(line_pen(look.line(line, number), dashes(line, number), THICK * self.scale))
        painter.drawLine(QPointF(row.left(), y), mark)
        paint_marker(painter, line, number, mark, look, self.scale)
        words = row.adjusted(self.sample + 6, 0, -metrics.horizontalAdvance(value) - (8 if value else 0), 0)
        name = metrics.elidedText(line_name(line, self.names), Qt.TextElideMode.ElideRight, words.width() + 1)
        painter.setFont(self.letters)
        painter.setPen(look.text(line))
        painter.drawText(words, int(LEFT), name)
        painter.setPen(look.ink)
        painter.drawText(row, int(RIGHT), value)


def paint_axis_titles(
    painter: QPainter, series: Series, across: QRectF, upright: QRectF, ink: QColor, letters: QFont
) -> None:
    """Paint the titles of both axes: that of the x axis in *across*, that of the y axis turned, in *upright*.

    Beside a chart that is lower than its title is long there is none: the names of the lines say it too.
    """
    painter.setFont(letters)
    painter.setPen(ink)
    painter.drawText(across, int(MIDDLE), title_of(series.x_label))
    if painter.fontMetrics().horizontalAdvance(title_of(series.y_label)) > upright.height():
        return
    painter.save()
    painter.translate(upright.center())
    painter.rotate(-90)
    lying = QRectF(-upright.height() / 2, -upright.width() / 2, upright.height(), upright.width())
    painter.drawText(lying, int(MIDDLE), title_of(series.y_label))
    painter.restore()


def paint_chart(
    painter: QPainter,
    rect: QRectF,
    series: Series,
    names: Sequence[str],
    look: ChartLook,
    scale: float = 1.0,
    letters: float = 1.0,
) -> None:
    """Paint a graph with its axes, its lines and their names; *scale* is for its lines, *letters* for its words."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _Plot(painter, rect, series, names, look, scale, letters).paint()
    painter.restore()


class _Plot:
    """The places of a graph in its rectangle."""

    def __init__(
        self,
        painter: QPainter,
        rect: QRectF,
        series: Series,
        names: Sequence[str],
        look: ChartLook,
        scale: float,
        letters: float,
    ) -> None:
        self.painter, self.series, self.look, self.scale = painter, series, look, scale
        self.letters = spelled(font(13 * letters, 700))
        self.rect = rect
        metrics = QFontMetricsF(self.letters)
        self.tall = metrics.height()
        self.columns, self.rows = reach(series)
        self.legend = Legend(series, names, spelled(font(13 * letters, 800)), rect.width(), scale)
        beside = self.legend.width
        left = self.tall * 1.25 + metrics.horizontalAdvance(str(self.rows)) + 10 * scale
        above = self.tall + 4 if any(mark.is_upright for mark in series.marks) else 6 * scale
        # Below there is room for a line of numbers and a line of words.
        self.area = rect.adjusted(left, above, -max(beside, 8 * scale), -self.tall * 2.15)
        # Half a mark of room on all sides, so that no mark lies on an axis or on its numbers.
        self.inner = self.area.adjusted(
            SIDE * scale * 0.75, SIDE * scale * 0.6, -SIDE * scale * 0.75, -SIDE * scale * 0.6
        )

    def paint(self) -> None:
        self._paint_axes()
        if self.series.spans:
            paint_bars(self.painter, self.series, self.at, self.look.bars())
            return
        paint_heights(self.painter, self.series, self.at, self.area, (self.look.danger, self.look.ground), self.letters)
        paint_lines(self.painter, self.series, self.at, self.look, self.scale)
        beside = QRectF(self.area.right(), self.area.top(), self.rect.right() - self.area.right(), self.area.height())
        self.legend.paint(self.painter, beside, self.at, self.look)

    def at(self, x: float, y: float) -> QPointF:
        """Where a value lies."""
        first = begin(self.series)
        left = self.inner.left() + self.inner.width() * (x - first) / (self.columns - first)
        return QPointF(left, self.inner.bottom() - self.inner.height() * y / self.rows)

    def _paint_axes(self) -> None:
        painter, area, tall = self.painter, self.area, self.tall
        paint_rounds(painter, self.series, self.at, area, self.look.rounds(), self.letters)
        painter.setFont(self.letters)
        for value in range(0, self.rows + 1, stride(self.rows, area.height() / (1.9 * tall))):
            y = self.at(0, value).y()
            painter.setPen(QPen(self.look.hairline, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self.look.soft_ink)
            painter.drawText(QRectF(area.left() - 88, y - tall / 2, 82, tall), int(RIGHT), str(value))
        for value in ticks(self.series, area.width() / (2.4 * tall)):
            x = self.at(value, 0).x()
            painter.drawText(QRectF(x - 30, area.bottom() + 1, 60, tall), int(MIDDLE), self.series.place(value))
        painter.setPen(QPen(self.look.hairline, 1.4))
        painter.drawPolyline([area.topLeft(), area.bottomLeft(), area.bottomRight()])
        across = QRectF(area.left(), area.bottom() + 1 + tall, area.width(), tall)
        upright = QRectF(self.rect.left(), area.top(), tall, area.height())
        paint_axis_titles(painter, self.series, across, upright, self.look.soft_ink, self.letters)


LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


def line_pen(colour: QColor, dash: tuple[float, ...], width: float) -> QPen:
    """A pen for a line with these dashes, which are given in pixels."""
    pen = QPen(colour, width)
    if dash:
        # Qt measures dashes in widths of the pen; any but flat caps would make each longer by one width.
        pen.setDashPattern([max(0.1, part / width) for part in dash])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
