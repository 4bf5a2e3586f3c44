"""A graph drawn by a painter: small ones on the page, and those that are printed or saved as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from hamster_table.engine.game import Line, Point, Series
from hamster_table.models.items.statistics_model import line_name
from hamster_table.models.messages import tr
from hamster_table.views.art.seat_symbols import disc, symbol
from hamster_table.views.art.theme import SEATS, font, theme
from hamster_table.views.statistics.chart_annotations import begin, changes, paint_bars, paint_marks, stairs

TABLE_DASHES: tuple[tuple[float, ...], ...] = ((), (9, 5), (2, 5))
"""Dash and gap of the lines that belong to the whole table, the first one solid."""
LEAST_ROUNDS, LEAST_HEIGHT = 5, 4
"""How far the axes reach at least, to the right and up."""


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

    def text(self, line: Line, number: int) -> QColor:
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


def marker(line: Line) -> QPainterPath:
    """The outline of a line's marks."""
    return disc() if line.seat is None else symbol(line.seat)


def reach(series: Series) -> tuple[int, int]:
    """The last place and the greatest value of the axes of a graph, to the right and up."""
    points = [point for line in series.lines for point in line.points]
    # One place more where there are bars: the last one needs room at its right.
    right = max([LEAST_ROUNDS, *(point.x for point in points)]) + bool(series.spans)
    up = max([LEAST_HEIGHT, *(point.y for point in points), *(span.high for span in series.spans)])
    return right, up + 1 if up > LEAST_HEIGHT else up


def ticks(series: Series, room: float) -> list[int]:
    """The numbers along the lower edge: one for each bar, else about *room* of them at most."""
    if series.spans:
        return [span.x for span in series.spans]
    right, _ = reach(series)
    return list(range(0, right + 1, _stride(right, room)))


def aside(series: Series, number: int) -> float:
    """How far a line is moved up, in units of its values, so that lines of equal values lie side by side."""
    return 0.07 * (number - (len(series.lines) - 1) / 2)


def marked(points: Sequence[Point], step: float, least: float) -> list[Point]:
    """The points that carry a mark, when rounds lie *step* apart and marks at least so far: always the last one, and
    the filled ones."""
    every = max(1, ceil(least / step))
    return [point for point in points if point.x % every == 0 or point.is_filled or point is points[-1]]


def spaced(points: Sequence[Point], step: float, least: float) -> list[Point]:
    """The same for points that do not lie in every round: all that are far enough from the one before."""
    chosen: list[Point] = []
    for point in points:
        if not chosen or point.is_filled or point is points[-1] or (point.x - chosen[-1].x) * step >= least:
            chosen.append(point)
    return chosen


def with_marks(series: Series, points: Sequence[Point], step: float, least: float) -> list[Point]:
    """The points of a line that carry a mark."""
    return (spaced if series.is_stepped else marked)(changes(series, points), step, least)


def spread(wishes: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """Heights near the wished ones, in the same order, at least *least* apart, none below *bottom*; all in pixels."""
    order = sorted(range(len(wishes)), key=lambda n: wishes[n])
    placed = [0.0] * len(wishes)
    # Downwards first, each clear of the one above; then upwards, with those that are below the bottom by now.
    y = top
    for n in order:
        y = max(y, wishes[n])
        placed[n] = y
        y += least
    y = bottom
    for n in reversed(order):
        placed[n] = min(placed[n], y)
        y = placed[n] - least
    return placed


def name_places(ends: Sequence[QPointF], tall: float, area: QRectF, gap: float) -> list[QPointF]:
    """Where the names of lines begin: all beside the graph, where no line or mark is, as high as their lines end."""
    left = max([area.right(), *(end.x() for end in ends)]) + gap
    return [QPointF(left, y) for y in spread([end.y() for end in ends], tall, area.top(), area.bottom())]


def paint_leader(painter: QPainter, end: QPointF, name: QPointF, colour: QColor, scale: float = 1.0) -> None:
    """A fine dotted line from the end of a line that ends early to its name."""
    if name.x() - end.x() < 40 * scale:
        return
    pen = QPen(colour, 1.2 * scale, Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.drawPolyline([end + QPointF(12 * scale, 0), QPointF(name.x() - 18 * scale, end.y()), name - QPointF(4, 0)])


def paint_chart(
    painter: QPainter,
    rect: QRectF,
    series: Series,
    names: Sequence[str],
    look: ChartLook,
    scale: float = 1.0,
    letters: float = 1.0,
) -> None:
    """Paint a graph with its axes, its lines and their names; *scale* is for all of it, *letters* for its words."""
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
        self.painter, self.series, self.names, self.look, self.scale = painter, series, names, look, scale
        self.letters, self.bold = font(13 * scale * letters, 700), font(13 * scale * letters, 800)
        metrics = QFontMetricsF(self.letters)
        widest = max((metrics.horizontalAdvance(line_name(line, names)) for line in series.lines), default=0)
        self.label_room = min(widest, rect.width() * 0.3)
        right = self.label_room + 24 * scale
        self.columns, self.rows = reach(series)
        left = max(26 * scale, metrics.horizontalAdvance(str(self.rows)) + 12 * scale)
        # Below there is room for a line of numbers, a line of words, and a little more.
        self.area = rect.adjusted(left, 8 * scale, -right, -metrics.height() * 2.3)

    def paint(self) -> None:
        self._paint_axes()
        if self.series.spans:
            paint_bars(self.painter, self.series, self.at, self.look.bars())
            return
        inks = self.look.danger, self.look.soft_ink
        paint_marks(self.painter, self.series, self.at, self.area, inks, self.letters)
        for number, line in enumerate(self.series.lines):
            self._paint_line(number, line)
        self._paint_names()

    def at(self, x: float, y: float) -> QPointF:
        """Where a value lies."""
        first = begin(self.series)
        left = self.area.left() + self.area.width() * (x - first) / (self.columns - first)
        return QPointF(left, self.area.bottom() - self.area.height() * y / self.rows)

    def place(self, number: int, point: Point) -> QPointF:
        """Where a point of a line lies."""
        return self.at(point.x, point.y + aside(self.series, number))

    def _paint_axes(self) -> None:
        painter, area = self.painter, self.area
        painter.setFont(self.letters)
        tall = QFontMetricsF(self.letters).height()
        for value in range(0, self.rows + 1, _stride(self.rows, area.height() / (2.2 * tall))):
            y = area.bottom() - area.height() * value / self.rows
            painter.setPen(QPen(self.look.hairline, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self.look.soft_ink)
            painter.drawText(QRectF(area.left() - 88, y - tall / 2, 80, tall), int(_RIGHT), str(value))
        for value in ticks(self.series, area.width() / (3.2 * tall)):
            x = self.at(value, 0).x()
            painter.drawText(QRectF(x - 30, area.bottom() + 3, 60, tall), int(_MIDDLE), str(value))
        below = QRectF(area.left(), area.bottom() + 3 + tall, area.width(), tall)
        painter.drawText(below, int(_MIDDLE), tr(self.series.x_label))

    def _paint_line(self, number: int, line: Line) -> None:
        painter, colour = self.painter, self.look.line(line, number)
        up = aside(self.series, number)
        places = QPolygonF([self.at(x, y + up) for x, y in stairs(self.series, line.points)])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # A rim in the colour of the ground, by which crossing lines can be told apart.
        painter.setPen(QPen(self.look.ground, 6 * self.scale))
        painter.drawPolyline(places)
        painter.setPen(line_pen(colour, dashes(line, number), 3 * self.scale))
        painter.drawPolyline(places)
        for point in with_marks(self.series, line.points, self.area.width() / self.columns, 18 * self.scale):
            inks = (colour, self.look.ground)
            self._paint_mark(line, self.place(number, point), inks[point.is_filled], inks[not point.is_filled], colour)

    def _paint_mark(self, line: Line, place: QPointF, ink: QColor, ground: QColor, edge: QColor) -> None:
        painter, size = self.painter, 15 * self.scale
        painter.setPen(QPen(edge, 1.8 * self.scale))
        painter.setBrush(ground)
        painter.drawEllipse(place, size / 2, size / 2)
        painter.save()
        painter.translate(place)
        painter.scale(size * 0.56, size * 0.56)
        painter.fillPath(marker(line), QBrush(ink))
        painter.restore()

    def _paint_names(self) -> None:
        painter, metrics = self.painter, QFontMetricsF(self.letters)
        lines = [(number, line) for number, line in enumerate(self.series.lines) if line.points]
        ends = [self.place(number, line.points[-1]) for number, line in lines]
        places = name_places(ends, metrics.height(), self.area, 14 * self.scale)
        painter.setFont(self.bold)
        for (number, line), end, place in zip(lines, ends, places, strict=True):
            paint_leader(painter, end, place, self.look.line(line, number), self.scale)
            name = metrics.elidedText(line_name(line, self.names), Qt.TextElideMode.ElideRight, self.label_room + 8)
            painter.setPen(self.look.text(line, number))
            room = QRectF(place.x(), place.y() - metrics.height() / 2, 400, metrics.height())
            painter.drawText(room, int(_LEFT), name)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


def line_pen(colour: QColor, dash: tuple[float, ...], width: float) -> QPen:
    """A pen for a line with these dashes, which are given in pixels."""
    pen = QPen(colour, width)
    if dash:
        # Qt measures dashes in widths of the pen; any but flat caps would make each longer by one width.
        pen.setDashPattern([max(0.1, part / width) for part in dash])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _stride(length: int, room: float) -> int:
    """How many steps lie between two numbers of an axis."""
    return next((stride for stride in (1, 2, 5, 10, 20, 50, 100) if length / stride <= max(1.0, room)), 200)
