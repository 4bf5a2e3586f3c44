"""The large graph of the statistics page. Importing this module loads pyqtgraph, so only that page does."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from hamster_table.engine.game import Line, Point, Series
from hamster_table.models.guard import guard
from hamster_table.models.items.statistics_model import line_name, usual_sentence
from hamster_table.models.messages import tr
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.statistics.chart_annotations import begin, paint_bars, paint_marks, stairs
from hamster_table.views.statistics.chart_painter import (
    aside,
    dashes,
    line_pen,
    marker,
    name_places,
    on_card,
    paint_leader,
    reach,
    ticks,
    with_marks,
)
from hamster_table.views.widgets.buttons import keep_enter, paint_ring
from hamster_table.views.widgets.deferred_update import when_seen

translate = QCoreApplication.translate
NEAR = 28
"""How near to a point a press has to be, in pixels."""
NAME_ROOM = 145
"""The room for names at the right, in pixels at 100 %."""


class Graph(QWidget):
    """Lines over the rounds with the seats' symbols as marks, and a card with the values under the pointer.

    Left and right walk over the rounds, Enter leads to the one shown.
    """

    go_to = Signal(int)
    """How long the ledger was at the point that was pressed."""
    _by_keys = False

    def __init__(self) -> None:
        super().__init__()
        pg.setConfigOptions(antialias=True)
        self._series: Series | None = None
        self._names: tuple[str, ...] = ()
        self._x: int | None = None
        self.plot = pg.PlotWidget(enableMenu=False)
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.hideButtons()
        self.plot.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The plot only draws: pointing and pressing are for the graph.
        self.plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.plot.setStyleSheet("background: transparent")
        self.above = _Above(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.plot, 0, 0)
        grid.addWidget(self.above, 0, 0)
        self.above.raise_()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(280, 120)
        when_seen(self, self._draw)

    def show_series(self, series: Series, names: Sequence[str]) -> None:
        """Draw this graph."""
        if self._series is None or series.key != self._series.key:
            self._x = None
        self._series, self._names = series, tuple(names)
        self.setAccessibleName(tr(series.title))
        self._draw()

    # What is where

    def area(self) -> QRectF:
        """Where the lines lie, in this widget."""
        area: QRectF = self.plot.plotItem.vb.sceneBoundingRect()
        return area

    def place(self, number: int, point: Point) -> QPointF:
        """Where a point of a line lies, in this widget."""
        assert self._series is not None
        return self.at(point.x, point.y + aside(self._series, number))

    def at(self, x: float, y: float) -> QPointF:
        """Where a value lies, in this widget."""
        # The plot fills this widget and its scene is never scrolled, so both have the same coordinates.
        place: QPointF = self.plot.plotItem.vb.mapViewToScene(QPointF(x, y))
        return place

    def lines(self) -> list[tuple[int, Line]]:
        """The lines that have points, with their numbers."""
        return [(n, line) for n, line in enumerate(self._series.lines) if line.points] if self._series else []

    def values(self) -> list[tuple[int, Line, Point]]:
        """What the lines say at the round under the pointer."""
        return [(n, line, point) for n, line in self.lines() for point in line.points if self._x == point.x]

    @property
    def shown_round(self) -> int | None:
        """The round whose values the card shows."""
        return self._x

    # Drawing

    def _draw(self) -> None:
        if self._series is None:
            return
        look, item = on_card(), self.plot.plotItem
        self.plot.setBackground(None)
        item.clear()
        self._draw_axes()
        right, up = reach(self._series)
        # Half a mark of room on all sides: what reaches beyond the range is cut off.
        left = begin(self._series)
        across = (left - 0.02 * (right - left), right + 0.02 * (right - left))
        item.vb.setRange(xRange=across, yRange=(-0.04 * up, 1.03 * up), padding=0.0)
        # The pixels from one round to the next.
        step = max(160, self.width() - px(NAME_ROOM) - px(34)) / right
        for number, line in [] if self._series.spans else self.lines():
            colour = look.line(line, number)
            xs, ys = self._corners(number, line.points)
            # A rim in the colour of the ground, by which crossing lines can be told apart.
            item.plot(xs, ys, pen=pg.mkPen(look.ground, width=7))
            item.plot(xs, ys, pen=_pen(line_pen(colour, dashes(line, number), 3.4)))
            self._draw_marks(number, line, with_marks(self._series, line.points, step, 20))
        self.above.update()

    def _draw_marks(self, number: int, line: Line, points: Sequence[Point]) -> None:
        assert self._series is not None
        look, item, up = on_card(), self.plot.plotItem, aside(self._series, number)
        colour = look.line(line, number)
        xs, ys = [point.x for point in points], [point.y + up for point in points]
        grounds = [colour if point.is_filled else look.ground for point in points]
        inks = [look.ground if point.is_filled else colour for point in points]
        edge = pg.mkPen(colour, width=2)
        item.plot(xs, ys, pen=None, symbol="o", symbolSize=17, symbolBrush=grounds, symbolPen=edge)
        item.plot(xs, ys, pen=None, symbol=marker(line), symbolSize=9.5, symbolBrush=inks, symbolPen=None)

    def _corners(self, number: int, points: Sequence[Point]) -> tuple[list[int], list[float]]:
        assert self._series is not None
        up, corners = aside(self._series, number), stairs(self._series, points)
        return [x for x, _ in corners], [y + up for _, y in corners]

    def _draw_axes(self) -> None:
        look, item = on_card(), self.plot.plotItem
        right, up = reach(self._series) if self._series else (1, 1)
        for side, far in (("bottom", right), ("left", up)):
            axis = item.getAxis(side)
            axis.setStyle(tickFont=font(13, 700), tickLength=0, tickTextOffset=8)
            axis.setTextPen(look.soft_ink)
            axis.setZValue(-1)
            axis.setPen(pg.mkPen(look.hairline))
            stride = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if far / step <= 12)
            values: Sequence[int] = range(0, far + 1, stride)
            if side == "bottom" and self._series:
                values = ticks(self._series, 12)
            axis.setTicks([[(value, str(value)) for value in values]])
        item.getAxis("left").setWidth(px(34))
        item.getAxis("bottom").setHeight(px(44))
        item.layout.setContentsMargins(4, 10, px(NAME_ROOM), 0)
        # Hairlines across, none upwards, and nothing of pyqtgraph's own menu.
        item.showGrid(x=False, y=True, alpha=1.0 if theme().high_contrast else 0.55)
        item.vb.setBorder(None)

    # Pointing

    def _point_at(self, x: int | None) -> None:
        # For the pointer; `keyPressEvent` sets it again afterwards.
        self._by_keys = False
        if x == self._x:
            return
        self._x = x
        said = ", ".join(
            [f"{line_name(line, self._names)} {point.y}" for _, line, point in self.values()] + self._usual()
        )
        self.setAccessibleDescription(f"{self._caption()}: {said}" if said else "")
        self.above.update()

    def _caption(self) -> str:
        what = tr(self._series.x_label).capitalize() if self._series else ""
        return translate("Stats", "{what} {x}").format(what=what, x=self._x)

    def _usual(self) -> list[str]:
        """What a fair game brings at the place under the pointer."""
        return [usual_sentence(span) for span in self._series.spans if span.x == self._x] if self._series else []

    def _near(self, where: QPointF) -> tuple[int, Line, Point] | None:
        """The point that is nearest to the pointer, if one is near."""
        points = [(n, line, point) for n, line in self.lines() for point in line.points]
        if not points:
            return None
        best = min(points, key=lambda one: (self.place(one[0], one[2]) - where).manhattanLength())
        return best if (self.place(best[0], best[2]) - where).manhattanLength() <= NEAR else None

    def _lead(self) -> None:
        entries = [point.ledger_length for _, _, point in self.values()]
        if entries:
            self.go_to.emit(max(entries))

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the values of the round under the pointer."""
        area, xs = self.area(), {point.x for _, line in self.lines() for point in line.points}
        if not area.adjusted(-NEAR, 0, NEAR, 0).contains(event.position()) or not xs:
            self._point_at(None)
        else:
            wish = self.plot.plotItem.vb.mapSceneToView(event.position()).x()
            self._point_at(min(xs, key=lambda x: abs(x - wish)))
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if self._near(event.position()) else Qt.CursorShape.ArrowCursor
        )

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A pressed point leads to its moment."""
        near = self._near(event.position())
        if near is not None:
            self.go_to.emit(near[2].ledger_length)

    @guard
    def leaveEvent(self, event: QEvent) -> None:
        """Take the card away."""
        self._point_at(None)

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Enter is for the round that the keys have come to; otherwise the gold button gets it."""
        return (self._by_keys and keep_enter(event)) or super().event(event)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the rounds, and go to the one shown."""
        xs = sorted({point.x for _, line in self.lines() for point in line.points})
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and xs:
            at = xs.index(self._x) + step if self._x in xs else (0 if step > 0 else len(xs) - 1)
            self._point_at(xs[max(0, min(len(xs) - 1, at))])
            self._by_keys = True
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lead()
        else:
            super().keyPressEvent(event)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Mark as many points as there is room for; another height alone only stretches what is drawn."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._draw()
        self.above.update()

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.above.update()

    @guard
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it has gone."""
        super().focusOutEvent(event)
        self.above.update()

    def paint_above(self, painter: QPainter) -> None:
        """What lies over the lines: names at their ends, and the card of the round under the pointer."""
        if self._series is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_words(painter)
        look = on_card()
        if self._series.spans:
            paint_bars(painter, self._series, self.at, look.bars())
        else:
            paint_marks(painter, self._series, self.at, self.area(), (look.danger, look.soft_ink), font(13, 700))
            self._paint_names(painter)
        if self._x is not None:
            self._paint_card(painter)
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 10)

    def _paint_words(self, painter: QPainter) -> None:
        assert self._series is not None
        area = self.area()
        painter.setFont(font(13, 700))
        painter.setPen(theme().soft_ink)
        below = QRectF(area.left(), area.bottom() + px(22), area.width(), px(20))
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), tr(self._series.x_label))

    def _paint_names(self, painter: QPainter) -> None:
        lines, look = self.lines(), on_card()
        ends = [self.place(n, line.points[-1]) for n, line in lines]
        places = name_places(ends, px(22), self.area(), 14)
        painter.setFont(font(14, 800))
        metrics, dpr = QFontMetricsF(painter.font()), self.devicePixelRatioF()
        for (n, line), end, place in zip(lines, ends, places, strict=True):
            paint_leader(painter, end, place, look.line(line, n))
            left, y = place.x(), place.y()
            if line.seat is not None:
                side = px(20)
                painter.drawPixmap(QPointF(left, y - side / 2), sprites.badge(line.seat, side, dpr))
                left += side + 5
            painter.setPen(look.text(line, n))
            name = metrics.elidedText(
                line_name(line, self._names), Qt.TextElideMode.ElideRight, self.width() - left - 4
            )
            painter.drawText(QRectF(left, y - 20, 400, 40), int(Qt.AlignmentFlag.AlignVCenter), name)

    def _paint_card(self, painter: QPainter) -> None:
        values, area, now = self.values(), self.area(), theme()
        if not values:
            return
        x = self.place(0, values[0][2]).x()
        painter.setPen(QPen(now.ink, 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        size = self._card_size(values)
        left = x + 16 if x + 16 + size.width() < self.width() - 4 else x - 16 - size.width()
        card = QRectF(QPointF(max(4.0, left), area.top() + 10), size)
        materials.shadow(painter, card, 10, 3)
        painter.setPen(QPen(now.edge, 2) if now.high_contrast else Qt.PenStyle.NoPen)
        ground, ink = (now.card, now.ink) if now.high_contrast else (now.ink, now.card)
        painter.setBrush(ground)
        painter.drawRoundedRect(card, 10, 10)
        painter.setPen(ink)
        painter.setFont(font(14, 800))
        line = QRectF(card.left() + 12, card.top() + 8, card.width() - 24, px(20))
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), self._caption())
        painter.setFont(font(13, 700))
        for _, owner, point in sorted(values, key=lambda one: -one[2].y):
            line.translate(0, px(20))
            self._paint_value(painter, line, owner, point)
        for text in self._usual():
            line.translate(0, px(20))
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_value(self, painter: QPainter, line: QRectF, owner: Line, point: Point) -> None:
        left, side = line.left(), px(16)
        if owner.seat is not None:
            place = QPointF(left, line.center().y() - side / 2)
            painter.drawPixmap(place, sprites.badge(owner.seat, side, self.devicePixelRatioF()))
            left += side + 6
        name = QFontMetricsF(painter.font()).elidedText(
            line_name(owner, self._names), Qt.TextElideMode.ElideRight, px(150)
        )
        painter.drawText(
            QRectF(left, line.top(), line.width(), line.height()), int(Qt.AlignmentFlag.AlignVCenter), name
        )
        painter.drawText(line, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(point.y))

    def _card_size(self, values: Sequence[tuple[int, Line, Point]]) -> QSizeF:
        metrics = QFontMetricsF(font(13, 700))
        widest = max(min(px(150), metrics.horizontalAdvance(line_name(line, self._names))) for _, line, _ in values)
        usual = max((metrics.horizontalAdvance(text) + 26 for text in self._usual()), default=0)
        rows = len(values) + 1 + len(self._usual())
        return QSizeF(max(px(96), widest + px(80), usual), px(20) * rows + 18)


def _pen(pen: QPen) -> QPen:
    """The pen as pyqtgraph needs it: as wide on the screen as it says, whatever the axes."""
    pen.setCosmetic(True)
    return pen


class _Above(QWidget):
    """A clear sheet over the plot, on which the graph writes."""

    def __init__(self, graph: Graph) -> None:
        super().__init__(graph)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the graph write."""
        graph = self.parent()
        if isinstance(graph, Graph):
            graph.paint_above(QPainter(self))
