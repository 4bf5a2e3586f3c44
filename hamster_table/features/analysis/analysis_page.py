"""The analysis of a finished game: its win chances as a graph, what was luck, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.analysis.analysis import Analysis, study
from hamster_table.features.analysis.analysis_model import SharesModel, chance_series, note_of
from hamster_table.features.analysis.moments import MomentList
from hamster_table.features.analysis.report import decisive, sealed_places
from hamster_table.models.items.graph_model import GraphModel
from hamster_table.models.items.table_model import ENTRY_ROLE
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import px
from hamster_table.views.pages.study_page import StudyPage
from hamster_table.views.widgets.controls import Segments
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_table import PaperTable
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce

CHANCES, MOMENTS, SHARES = "chances", "moments", "shares"
ROOMY = (1060, 640)
"""From this width and height on, at 100 %, all parts are shown at once."""


class AnalysisPage(StudyPage):
    """The analysis of the game on the table, computed when the page is opened, or shown as it was kept."""

    go_to = Signal(int)
    """How long the ledger was at the moment that is to be looked at."""
    deed_wanted = Signal(object, int)
    """(deed, moment): a `MomentDeed` is to be done there."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        known: Analysis | None,
        keep: Callable[[Analysis], object],
        players: Sequence[PlayerInfo] = (),
    ) -> None:
        """*known* is what was kept of it; *keep* is called with what is computed; *players* have played it."""
        # Not before a graph is opened: it loads pyqtgraph and numpy.
        from hamster_table.views.graphs.graph import Graph

        super().__init__(translate("Analysis", "Analysis"), match, players, study, Analysis.from_json)
        self.analysis = known
        self._names, self._keep = tuple(names), keep
        self.graph, self.numbers, self.shares = Graph(), GraphModel(), SharesModel()
        self.numbers_table = PaperTable(self.numbers, translate("Analysis", "Table of the win chances"))
        self.shares_table = PaperTable(self.shares, translate("Analysis", "Luck and skill of each seat"))
        self.moments = MomentList()
        self.part = Segments(
            [
                (CHANCES, translate("Analysis", "Win chances")),
                (MOMENTS, translate("Analysis", "Moments")),
                (SHARES, translate("Analysis", "Luck and skill")),
            ],
            CHANCES,
            translate("Analysis", "Show"),
        )
        self._lay_out_body()
        self._connect()
        self.setFocusProxy(self.graph)
        self._show()

    @property
    def is_known(self) -> bool:
        """Whether there is an analysis."""
        return self.analysis is not None

    # What can be done

    def show_table(self, shown: bool) -> None:
        """Show the table instead of the graph, or the graph again."""
        self._pictures.setCurrentIndex(1 if shown else 0)
        self._show()

    @property
    def shows_table(self) -> bool:
        """Whether the table is shown in place of the graph."""
        return self._pictures.currentIndex() == 1

    # Laying out

    def _lay_out_body(self) -> None:
        waiting, self._result = QWidget(), QWidget()
        column = spaced(QVBoxLayout(waiting), 16, (0, 12, 0, 12))
        column.addWidget(self.words)
        column.addWidget(self.groove)
        column.addStretch(1)
        self._chances = QWidget()
        self._pictures = QStackedLayout(self._chances)
        self._pictures.addWidget(self.graph)
        self._pictures.addWidget(self.numbers_table)
        self._upper = spaced(QHBoxLayout(), 24)
        self._upper.addWidget(self._chances, 5)
        self._upper.addWidget(self.moments, 3)
        rows = spaced(QVBoxLayout(self._result), margins=(0, 0, 0, 0))
        rows.addWidget(self.part, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addLayout(self._upper, 1)
        rows.addWidget(self.shares_table)
        rows.addStretch(0)
        self._places = QStackedLayout()
        self.body.addLayout(self._places, 1)
        self._places.addWidget(waiting)
        self._places.addWidget(self._result)

    def _connect(self) -> None:
        self.part.chosen.connect(self.arrange)
        self.graph.go_to.connect(self.go_to)
        self.moments.go_to.connect(self.go_to)
        self.moments.deed_wanted.connect(self.deed_wanted)
        self.numbers_table.activated.connect(lambda index: self.go_to.emit(index.data(ENTRY_ROLE)))

    def _found(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._keep(analysis)
        self._show()
        announce(self, translate("Analysis", "The analysis is done."))

    def _show(self) -> None:
        """Show what there is: the analysis, how far it is, or what it would be."""
        is_there = self.analysis is not None
        self._places.setCurrentIndex(1 if is_there else 0)
        if self.analysis is not None:
            self._show_analysis(self.analysis)
        else:
            self._show_waiting()
        self.arrange()

    def _show_analysis(self, analysis: Analysis) -> None:
        series = chance_series(self.match, analysis)
        self.set_title(translate("Analysis", "Analysis"), note_of(analysis))
        self.graph.show_series(series, self._names)
        self.numbers.set_series(series, self._names)
        self.shares.set_shares(analysis, self._names)
        self.moments.show_moments(decisive(analysis, sealed_places(self.match)), self.match, self._names)
        self.setAccessibleDescription(note_of(analysis))

    def _show_bar_of_parts(self) -> None:
        """Say what can be done with the parts that are shown."""
        presses: tuple[ButtonSpec, ...] = ()
        if not self._chances.isHidden():
            toggle = translate("Stats", "Show as graph") if self.shows_table else translate("Stats", "Show as table")
            of_table = translate("Stats", "Double-click a row to see that moment.")
            what = of_table if self.shows_table else translate("Stats", "Click a point to see that moment.")
            presses = (ButtonSpec(toggle, lambda: self.show_table(not self.shows_table)),)
        elif self.moments.isHidden():
            what = translate("Analysis", "What was luck, and what was skill?")
        else:
            what = translate("Analysis", "What decided it")
        how = translate(
            "Analysis", "Luck: all dice and draws. Own choices: compared with what Master does at first sight."
        )
        if self.analysis is not None and self.analysis.games == 1:
            how = translate("Analysis", "Own choices: the pieces that a seat has built, and those that fell to it.")
        self.show_bar(
            what,
            how,
            presses,
            translate("Stats", "Back to the game"),
        )

    def _show_waiting(self) -> None:
        self.groove.setVisible(self.study.is_running)
        words = translate(
            "Analysis",
            "How likely was each seat to win, step by step? What was luck, and what was skill? Which moments "
            "decided the game? To find out, the game is imagined many times; that takes a few seconds.",
        )
        presses: tuple[ButtonSpec, ...] = ()
        if self.study.is_running:
            words += "\n" + translate("Analysis", "Analysing the game. You can go back at any time; then it ends.")
        else:
            presses = (ButtonSpec(translate("Analysis", "Analyse this game"), self.begin, "gold", "Enter"),)
        self.words.setText(words)
        self.show_bar(self.trouble, "", presses, translate("Stats", "Back to the game"), waits=self.study.is_running)

    def arrange(self, _: object = None) -> None:
        """Show all parts where there is room, else the one that is chosen."""
        if self.analysis is None:
            return
        is_roomy = self.width() >= px(ROOMY[0]) and self.height() >= px(ROOMY[1])
        self.part.setVisible(not is_roomy)
        for key, part in ((CHANCES, self._chances), (MOMENTS, self.moments), (SHARES, self.shares_table)):
            part.setVisible(is_roomy or key == self.part.current)
        self.shares_table.setFixedHeight(self.shares_table.whole_height())
        # It takes room from the graph.
        self.subtitle.setVisible(is_roomy or self.part.current == SHARES)
        self._show_bar_of_parts()
