"""The statistics of a game: one large graph, small ones beside it, the seats by standing, and files of all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from hamster_table.engine.game import Game, Standing, Story
from hamster_table.features.statistics import export
from hamster_table.features.statistics.figures_model import FiguresModel
from hamster_table.features.statistics.figures_table import FiguresTable
from hamster_table.features.statistics.graphs import Graphs
from hamster_table.features.statistics.luck_chart import LuckChart
from hamster_table.models.guard import guard
from hamster_table.models.items.graph_model import GraphModel
from hamster_table.models.items.table_model import ENTRY_ROLE
from hamster_table.models.messages import tr
from hamster_table.models.series import Series
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.system import paths
from hamster_table.views.art.theme import px, theme
from hamster_table.views.feature import FeaturePage
from hamster_table.views.graphs.painter import on_card, paint_chart
from hamster_table.views.text.plain_text import set_tool_tip, short
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_table import PaperTable
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.save_dialog import ask_where_to_save, saved_words
from hamster_table.views.widgets.text import TextLabel


class SmallGraph(QWidget, FollowsLook):
    """A small graph; pressing it makes it the large one."""

    pressed = Signal()
    """It wants to be the large one."""

    def __init__(self) -> None:
        super().__init__()
        self._series: Series | None = None
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_series(self, series: Series, names: Sequence[str]) -> None:
        """Show this graph."""
        self._series, self._names = series, tuple(names)
        self.setAccessibleName(tr(series.title))
        set_tool_tip(self, translate("Stats", "Click to enlarge"))
        self.update()

    @guard(fallback=QSize(240, 140))
    def sizeHint(self) -> QSize:
        """Small."""
        return QSize(px(260), px(160))

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask to be large."""
        self.pressed.emit()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the graph."""
        if self._series is not None:
            paint_chart(QPainter(self), QRectF(self.rect()), self._series, self._names, on_card(), 0.85)


class Divider(QWidget, FollowsLook):
    """An upright hairline."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(25)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setPen(QPen(theme().hairline, 1.2))
        painter.drawLine(12, 4, 12, self.height() - 4)


class StatsPage(ClipboardPage):
    """The statistics of the game on the table, as far as the viewer may know its story."""

    go_to = Signal(int)
    """How long the ledger was at the point that was pressed."""
    page_wanted = Signal(str)
    """The name of another page about the game, which is over."""

    def __init__(self, game: Game, graphs: Graphs) -> None:
        # Not before a graph is opened: it loads pyqtgraph and numpy.
        from hamster_table.views.graphs.graph import Graph

        super().__init__(translate("Stats", "Graphs"))
        self.game, self._graphs = game, graphs
        self._names: tuple[str, ...] = ()
        self._played, self._other_pages = "", tuple[FeaturePage, ...]()
        # Of an empty story, for the titles: the choices are made of them.
        self._series = graphs.of((), game.seats[0])
        choices = list(dict((one.key, tr(one.title)) for one in self._series).items())
        shown = translate("Stats", "Show")
        self.choice = Segments(choices, choices[0][0], shown)
        self._narrow_choice = Choice(choices, choices[0][0], shown)
        self.unit = self._unit_choice()
        self.graph, self.luck = Graph(), LuckChart(game.luck) if game.luck else None
        beside = min(1 if self.luck else 2, len(choices) - 1)
        self.smalls = [(TextLabel(step=15, weight=800), SmallGraph()) for _ in range(beside)]
        self.numbers, self.figures = GraphModel(), FiguresModel(game.luck)
        self.numbers_table = PaperTable(self.numbers, translate("Stats", "Table of the graph"))
        self.figures_table = FiguresTable(self.figures, translate("Stats", "Players by place"))
        self._lay_out_body()
        self._connect()
        self.setFocusProxy(self.graph)

    def set_story(
        self,
        story: Story,
        names: Sequence[str],
        standing: Standing,
        played: str = "",
        others: Iterable[FeaturePage] = (),
    ) -> None:
        """Show what this story leads to. Give it only what the viewer may know. *played*: the day, for pictures;
        *others*: other pages about it that are offered."""
        self._names, self._played, self._other_pages = tuple(names), played, tuple(others)
        self._series = self._graphs.of(story, len(names))
        tallies = self.game.tallies(story, len(names)) if self.game.tallies else ()
        if self.luck is not None:
            self.luck.show_tallies(tallies, names)
        self.figures.set_tallies(tallies, standing, names)
        self.figures_table.setFixedHeight(self.figures_table.whole_height())
        self._show()

    def save(self, path: Path) -> None:
        """Save the graph as a picture, or the numbers of all graphs, by the file's ending."""
        try:
            if path.suffix.lower() == ".csv":
                export.save_numbers(self._series, self._names, path)
            else:
                about = " · ".join(part for part in (self.game.title, self._played, ", ".join(self._names)) if part)
                export.save_picture(self._current(), self._names, path, about)
        except OSError as error:
            words = translate("Stats", "{name} could not be saved: {why}")
            self._say(words.format(name=short(path.name), why=error))
        else:
            self._say(saved_words(path))

    def show_table(self, shown: bool) -> None:
        """Show the table instead of the graph, or the graph again."""
        self._stack.setCurrentIndex(1 if shown else 0)
        self._show()

    @property
    def shows_table(self) -> bool:
        """Whether the table is shown in place of the graph."""
        return self._stack.currentIndex() == 1

    # Laying out

    def _lay_out_body(self) -> None:
        self.head.addWidget(self.unit, 0, Qt.AlignmentFlag.AlignTop)
        self.head.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignTop)
        self.head.addWidget(self._narrow_choice, 0, Qt.AlignmentFlag.AlignTop)
        row = spaced(QHBoxLayout(), 0)
        self.body.addLayout(row, 1)
        self._stack = QStackedLayout()
        row.addLayout(self._stack, 5)
        self._stack.addWidget(self.graph)
        self._stack.addWidget(self.numbers_table)
        self._side = QWidget()
        column = spaced(QVBoxLayout(self._side), 4, (0, 0, 0, 0))
        if self.luck is not None and self.game.luck is not None:
            column.addWidget(TextLabel(tr(self.game.luck.title), step=15, weight=800))
            column.addWidget(self.luck)
            key = translate("Stats", "Line: expected. Bar: the range 95 of 100 games fall in.")
            column.addWidget(TextLabel(key, "small", "soft_ink"))
            column.addSpacing(8)
        for title, small in self.smalls:
            column.addWidget(title)
            column.addWidget(small, 1)
        self._divider = Divider()
        row.addWidget(self._divider)
        row.addWidget(self._side, 2)
        self.body.addWidget(self.figures_table)

    def _connect(self) -> None:
        self.choice.chosen.connect(self._show)
        self.unit.chosen.connect(self._show)
        self._narrow_choice.picked.connect(self.choice.set_current)
        self.graph.go_to.connect(self.go_to)
        self.numbers_table.activated.connect(lambda index: self.go_to.emit(index.data(ENTRY_ROLE)))
        for n, (_, small) in enumerate(self.smalls):
            small.pressed.connect(lambda n=n: self.choice.set_current(self._others()[n].key))

    def _unit_choice(self) -> Segments:
        """A switch between the units over which the same values can be shown."""
        keys = [one.key for one in self._series]
        units = dict.fromkeys(one.x_label for one in self._series if keys.count(one.key) > 1)
        by = translate("Stats", "By {unit}")
        choices = [(unit, by.format(unit=tr(unit))) for unit in units or [self._series[0].x_label]]
        return Segments(choices, choices[0][0], translate("Stats", "Horizontal axis"))

    def _of(self, key: object) -> list[Series]:
        return [one for one in self._series if one.key == key]

    def _over_unit(self, key: object) -> Series:
        """The graph with that key over the unit that is chosen, or else over the only one it has."""
        graphs = self._of(key)
        return next((one for one in graphs if one.x_label == self.unit.current), graphs[0])

    def _current(self) -> Series:
        return self._over_unit(self.choice.current)

    def _others(self) -> list[Series]:
        """What the small graphs show: the last ones, and the first when one of those is the large one."""
        keys = list(dict.fromkeys(one.key for one in self._series))
        others = [self._over_unit(key) for key in keys if key != self.choice.current]
        if len(self.smalls) == 1 and self.choice.current == keys[-1]:
            return others[:1]
        return others[len(others) - len(self.smalls) :]

    def _show(self, key: object = None) -> None:
        series = self._current()
        self._narrow_choice.set_current(series.key)
        self.unit.setVisible(len(self._of(series.key)) > 1)
        self.set_title(tr(series.title), tr(series.note))
        self.graph.show_series(series, self._names)
        self.numbers.set_series(series, self._names)
        for (title, small), other in zip(self.smalls, self._others(), strict=True):
            small.show_series(other, self._names)
            title.setText(tr(other.title))
        of_table = translate("Stats", "Double-click a row to see that moment.")
        self._say(of_table if self.shows_table else translate("Stats", "Click a point to see that moment."))

    def _say(self, what: str) -> None:
        toggle = translate("Stats", "Show as graph") if self.shows_table else translate("Stats", "Show as table")
        kinds = [("png", translate("Stats", "Export image"))]
        if TINKERERS.are_served:
            kinds.insert(0, ("csv", translate("Stats", "Export CSV")))
        self.show_bar(
            what,
            tr(self.game.luck.note) if self.game.luck else "",
            (
                *(ButtonSpec(page.text, partial(self.page_wanted.emit, page.name)) for page in self._other_pages),
                ButtonSpec(toggle, lambda: self.show_table(not self.shows_table)),
                *(ButtonSpec(text, partial(self._ask, kind)) for kind, text in kinds),
            ),
            translate("Stats", "Back to the game"),
        )

    def _ask(self, kind: str) -> None:
        """Let somebody choose where the file goes, and which kind of picture it is."""
        filters = ["PNG (*.png)", "SVG (*.svg)", "PDF (*.pdf)"] if kind == "png" else ["CSV (*.csv)"]
        place = paths.saves_folder() / f"{self.game.id}-{self._current().key}.{kind}"
        ask_where_to_save(self, translate("Stats", "Export"), place, filters, self.save)

    def _unit_width(self) -> int:
        has_several = any(len(self._of(one.key)) > 1 for one in self._series)
        return self.unit.sizeHint().width() + 12 if has_several else 0

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, the small graphs go first, then the seats by standing."""
        super().resizeEvent(event)
        wide = self.width() >= self.choice.sizeHint().width() + self._unit_width() + px(320)
        self.choice.setVisible(wide)
        self._narrow_choice.setVisible(not wide)
        roomy = self.width() >= px(1060)
        self._side.setVisible(roomy)
        self._divider.setVisible(roomy)
        self.figures_table.setVisible(self.height() >= px(690))

    @guard
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._names:
            self._show()
