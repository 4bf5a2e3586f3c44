"""A graph to point at. Importing this module loads pyqtgraph, so only pages with such a graph do."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.items.graph_model import line_name, usual_sentence, value_of
from hamster_table.models.messages import tr
from hamster_table.models.series import Line, Point, Series
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.graphs.annotations import paint_bars, paint_heights, paint_rounds
from hamster_table.views.graphs.layout import begin, mark_places, reach, stride, ticks
from hamster_table.views.graphs.painter import SIDE, Legend, on_card, paint_axis_titles, paint_lines, title_of
from hamster_table.views.widgets.buttons import paint_ring
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.keyboard import keep_enter
from hamster_table.views.widgets.layouts import spaced

NEAR = 28
"""How near to a point a press has to be, in pixels."""
NUMBERS, TITLE = 34, 20
"""The room for the numbers of an axis and for its title, in pixels at 100 %."""
NUMBER, WORDS = 52, 64
"""How far apart numbers along an axis are, and words in their place, in pixels at 100 %."""
SCALE = 1.06
"""How much thicker than usual its lines are."""


class Graph(QWidget, FollowsWhenSeen):
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
        self._marked: dict[tuple[int, int], QPointF] = {}
        self._marked_area = QRectF()
        self._numbered: list[int] = []
        self.plot = pg.PlotWidget(enableMenu=False)
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.hideButtons()
        self.plot.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The plot only draws: pointing and pressing are for the graph.
        self.plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.plot.setStyleSheet("background: transparent")
        self.above = _Above(self)
        grid = spaced(QGridLayout(self), margins=(0, 0, 0, 0))
        grid.addWidget(self.plot, 0, 0)
        grid.addWidget(self.above, 0, 0)
        self.above.raise_()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(280, 120)

    def show_series(self, series: Series, names: Sequence[str]) -> None:
        """Draw this graph."""
        if self._series is None or (series.key, series.x_label) != (self._series.key, self._series.x_label):
            self._x = None
        self._series, self._names = series, tuple(names)
        self.setAccessibleName(tr(series.title))
        self.follow_look()

    # What is where

    def area(self) -> QRectF:
        """Where the lines lie, in this widget."""
        area: QRectF = self.plot.plotItem.vb.sceneBoundingRect()
        return area

    def place(self, number: int, point: Point) -> QPointF:
        """Where a point of a line lies, in this widget: in the middle of its mark, if it has one."""
        return self._marks().get((number, point.x)) or self.at(point.x, point.y)

    def _marks(self) -> dict[tuple[int, int], QPointF]:
        """Where the marks lie, by line and round."""
        area = self.area()
        if self._series is not None and area != self._marked_area:
            found = mark_places(self._series, self.at, SIDE * SCALE)
            self._marked = {(number, point.x): middle for number, point, middle in found}
            self._marked_area = area
        return self._marked

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

    # Drawing

    def follow_look(self) -> None:
        if self._series is None:
            return
        item = self.plot.plotItem
        self._marked_area = QRectF()
        self.plot.setBackground(None)
        self._draw_axes()
        right, up = reach(self._series)
        left = begin(self._series)
        # Half a mark of room on all sides, so that no mark lies on an axis.
        across = (left - 0.03 * (right - left), right + 0.03 * (right - left))
        item.vb.setRange(xRange=across, yRange=(-0.05 * up, 1.05 * up), padding=0.0)
        self.above.update()

    def _draw_axes(self) -> None:
        look, item = on_card(), self.plot.plotItem
        assert self._series is not None
        wide = WORDS if self._series.places else NUMBER
        across = [(x, self._series.place(x)) for x in ticks(self._series, self._room(self.width(), wide))]
        for side, values in (("bottom", across), ("left", [(value, str(value)) for value in self._heights()])):
            axis = item.getAxis(side)
            # Words at an end of an axis may stand out: else they are left out.
            axis.setStyle(
                tickFont=font(13, 700), tickLength=0, tickTextOffset=8, hideOverlappingLabels=px(TITLE + NUMBERS)
            )
            axis.setTextPen(look.soft_ink)
            axis.setZValue(-1)
            axis.setPen(pg.mkPen(look.hairline))
            axis.setTicks([values])
        self._numbered = self._heights()
        item.getAxis("left").setWidth(px(NUMBERS + TITLE))
        item.getAxis("bottom").setHeight(px(24 + TITLE))
        above = px(22) if any(mark.is_upright for mark in self._series.marks) else 10
        item.layout.setContentsMargins(4, above, round(self._legend().width) or 10, 0)
        # At once: whoever asks next where a value lies is to be told where it will be.
        item.layout.activate()
        item.vb.setBorder(None)

    def _legend(self) -> Legend:
        assert self._series is not None
        return Legend(self._series, self._names, font(14, 800), self.width(), SCALE)

    def _heights(self) -> list[int]:
        """The numbers along the y axis."""
        up = reach(self._series)[1] if self._series else 1
        return list(range(0, up + 1, stride(up, self._room(self.height()))))

    def _room(self, length: int, each: int = NUMBER) -> float:
        """For how many numbers or words there is room beside an axis of a side of that many pixels."""
        return min(12.0, max(2.0, length / px(each) - 2))

    # Pointing

    def _point_at(self, x: int | None) -> None:
        # For the pointer; `keyPressEvent` sets it again afterwards.
        self._by_keys = False
        if x == self._x:
            return
        self._x = x
        said = ", ".join(
            [f"{line_name(line, self._names)} {value_of(point)}" for _, line, point in self.values()] + self._usual()
        )
        self.setAccessibleDescription(f"{self._caption()}: {said}" if said else "")
        self.above.update()

    def _caption(self) -> str:
        if self._series is None or self._x is None:
            return ""
        if self._series.places:
            return self._series.place(self._x)
        return translate("Stats", "{what} {x}").format(what=title_of(self._series.x_label), x=self._x)

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

    @property
    def takes_enter(self) -> bool:
        """Whether Enter is for what is chosen here, and not for the gold button."""
        return bool(self._by_keys)

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Enter is for the round that the keys have come to; otherwise the gold button gets it."""
        return (self.takes_enter and keep_enter(event)) or super().event(event)

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
        if event.size().width() != event.oldSize().width() or self._heights() != self._numbered:
            self.follow_look()
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
        """All but the numbers of the axes, which the plot draws."""
        if self._series is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, area, letters = on_card(), self.area(), font(13, 700)
        paint_rounds(painter, self._series, self.at, area, look.rounds(), letters)
        self._paint_grid(painter, area)
        self._paint_titles(painter, area)
        if self._series.spans:
            paint_bars(painter, self._series, self.at, look.bars())
        else:
            paint_heights(painter, self._series, self.at, area, (look.danger, look.ground), letters)
            paint_lines(painter, self._series, self.at, look, SCALE)
            room = QRectF(area.right(), area.top(), self.width() - area.right() - 4, area.height())
            self._legend().paint(painter, room, self.at, look)
        if self._x is not None:
            self._paint_card(painter)
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 10)

    def _paint_grid(self, painter: QPainter, area: QRectF) -> None:
        line = QPen(with_alpha(theme().hairline, 0.35 if theme().high_contrast else 0.6), 1)
        painter.setPen(line)
        for value in self._heights():
            y = self.at(0, value).y()
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _paint_titles(self, painter: QPainter, area: QRectF) -> None:
        assert self._series is not None
        across = QRectF(area.left(), area.bottom() + px(24), area.width(), px(TITLE))
        upright = QRectF(area.left() - px(NUMBERS + TITLE), area.top(), px(TITLE), area.height())
        paint_axis_titles(painter, self._series, across, upright, theme().soft_ink, font(13, 700))

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
        painter.drawText(line, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), value_of(point))

    def _card_size(self, values: Sequence[tuple[int, Line, Point]]) -> QSizeF:
        metrics = QFontMetricsF(font(13, 700))
        widest = max(min(px(150), metrics.horizontalAdvance(line_name(line, self._names))) for _, line, _ in values)
        usual = max((metrics.horizontalAdvance(text) + 26 for text in self._usual()), default=0)
        rows = len(values) + 1 + len(self._usual())
        return QSizeF(max(px(96), widest + px(80), usual), px(20) * rows + 18)


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
