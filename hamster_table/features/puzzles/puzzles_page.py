"""The page of all puzzles: that of the day on top, and those of a game side by side with their steps and stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hamster_table.engine.catalogue import find
from hamster_table.features.puzzles.puzzle_file import STEPS, Puzzle
from hamster_table.features.puzzles.texts import name_of, stars_words
from hamster_table.models.guard import guard
from hamster_table.models.people import MOST_STARS
from hamster_table.models.seat_names import told_apart
from hamster_table.models.texts import headed, plural, translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.text.plain_text import markup, short
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.card_grid import CardGrid
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.commands import BACK
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.keyboard import ENTER_KEYS, is_pressed
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import TextLabel

Index = QModelIndex | QPersistentModelIndex
WIDE, TALL, GAP = 104, 98, 6
"""How much room a puzzle has, and what is free round it; pixels at 100 %."""
PIP = 7
"""How wide a dot of its step is."""
LONGEST = 14
"""A longer name is cut where one is chosen."""


class PuzzlesModel(QAbstractListModel):
    """The puzzles of a game in their order, with the stars that were won."""

    def __init__(self, stars: Mapping[str, int]) -> None:
        super().__init__()
        self.stars = stars
        self.puzzles: Sequence[Puzzle] = ()

    def set_puzzles(self, puzzles: Sequence[Puzzle]) -> None:
        """Show these."""
        self.beginResetModel()
        self.puzzles = puzzles
        self.endResetModel()

    @guard(fallback=0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """One row for each."""
        return 0 if parent.isValid() else len(self.puzzles)

    @guard
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Its number; for screen readers and tips which it is, and how many stars it has."""
        if role == Qt.ItemDataRole.DisplayRole:
            return str(index.row() + 1)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            said = said_of(self.puzzles[index.row()], self.stars)
            return said if role == Qt.ItemDataRole.AccessibleTextRole else markup(said)
        return None


def said_of(puzzle: Puzzle, stars: Mapping[str, int]) -> str:
    """A puzzle in words, with the stars that were won."""
    if (won := stars.get(puzzle.id)) is None:
        return translate("Puzzles", "{puzzle}: not solved yet.").format(puzzle=name_of(puzzle))
    words = plural(translate("Puzzles", "%n of 3 stars", None, won), won)
    return f"{headed(name_of(puzzle), words)}."


class _Drawn(QStyledItemDelegate):
    """Draws a puzzle: a card with its number, a dot for each step of its difficulty, and its stars."""

    @guard(fallback=QSize(WIDE, TALL))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All have the same room, and fill the line."""
        view = self.parent()
        assert isinstance(view, QListView)
        # Qt keeps room for the bar, be it seen or not.
        room = view.width() - view.verticalScrollBar().sizeHint().width()
        return QSize(max(px(WIDE), room // max(1, room // px(WIDE))), px(TALL))

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it, with a ring where the focus is."""
        now, model = theme(), index.model()
        assert isinstance(model, PuzzlesModel)
        puzzle = model.puzzles[index.row()]
        won, is_told = model.stars.get(puzzle.id, 0), puzzle.id in model.stars
        card = QRectF(option.rect).adjusted(GAP, GAP, -GAP, -GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        materials.paper(painter, card, 10, 1)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(now.focus, 2.6) if is_chosen else QPen(now.hairline, 1.2))
        painter.setBrush(now.inset if is_told else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 10, 10)
        third = card.height() / 3
        painter.setPen(now.ink)
        painter.setFont(font(20, 800))
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(card.left(), card.top() + 3, card.width(), third + 4), middle, index.data())
        _paint_step(painter, QRectF(card.left(), card.top() + third + 4, card.width(), third * 0.7), puzzle.step)
        painter.setPen(now.ink if won else now.soft_ink)
        painter.setFont(font(17, 700))
        place = QRectF(card.left(), card.bottom() - third - 2, card.width(), third)
        painter.drawText(place, middle, stars_words(won))
        painter.restore()


def _paint_step(painter: QPainter, room: QRectF, step: int) -> None:
    now, side = theme(), px(PIP)
    left = room.center().x() - (STEPS * 1.6 - 0.6) * side / 2
    painter.setPen(QPen(now.soft_ink, 1.2))
    for n in range(STEPS):
        painter.setBrush(now.soft_ink if n < step else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(left + 1.6 * n * side, room.center().y() - side / 2, side, side))


class PuzzleList(CardGrid):
    """Enter or a double click begins a puzzle."""

    begun = Signal()
    """The one that is looked at is to be begun."""

    def __init__(self, model: PuzzlesModel) -> None:
        super().__init__(model, _Drawn(), translate("Puzzles", "Puzzles"))
        self.doubleClicked.connect(lambda _: self.begun.emit())

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins; the way back is the window's."""
        if event.key() in ENTER_KEYS:
            self.begun.emit()
        elif is_pressed(event, BACK):
            event.ignore()
        else:
            super().keyPressEvent(event)


class PuzzlesPage(ClipboardPage):
    """The bar says of the puzzle that is looked at how hard it is and what was won, and begins it."""

    widest = 1200

    wanted = Signal(object)
    """(puzzle): it is to be begun."""
    solver_chosen = Signal(str)
    """(name): that person is to solve them from now on; "": nobody alone."""

    def __init__(
        self, puzzles: Sequence[Puzzle], stars: Mapping[str, int], of_day: Puzzle | None = None, id: str = ""
    ) -> None:
        """*stars*: those that were won, by the ids of puzzles. *of_day*: the puzzle of the day. *id*: that of the one
        to be looked at first; "": that of the day."""
        super().__init__(translate("Puzzles", "Puzzles"), " ")
        self._puzzles, self._stars = puzzles, stars
        self.model = PuzzlesModel(stars)
        self.list = PuzzleList(self.model)
        self.list.told.connect(self._tell)
        self.list.begun.connect(self._begin)
        self.day = Button(translate("Puzzles", "Play"), size=15)
        self._of_day, self._day_words = of_day, TextLabel(step="heading", wrap=True)
        self._day_row = spaced(QHBoxLayout(), 14)
        if of_day is not None:
            self._lay_day(of_day)
        self.body.addWidget(self.list, 1)
        first = next((one for one in puzzles if one.id == id), of_day)
        titles = {game: find(game).title for game in dict.fromkeys(one.game for one in puzzles)}
        self.games = Segments(list(titles.items()), first.game if first else "", translate("Puzzles", "Game"))
        self.games.chosen.connect(lambda game: self.show_game(str(game)))
        self.head.addWidget(self.games, 0, Qt.AlignmentFlag.AlignTop)
        self.show_game(first.game if first else "", first)
        self.setFocusProxy(self.list)

    def _lay_day(self, puzzle: Puzzle) -> None:
        self.day.chosen.connect(lambda: self.wanted.emit(puzzle))
        self._day_row.addWidget(self._day_words, 1)
        self._day_row.addWidget(self.day)
        self.body.addLayout(self._day_row)

    def offer_solvers(self, names: Sequence[str], present: str) -> None:
        """Offer to solve them as one of these, or as nobody alone; *present*: who does so now, "" for nobody."""
        everybody = ("", translate("Puzzles", "All together"))
        cut = told_apart([short(name, LONGEST) for name in names])
        choices = [everybody, *zip(names, cut, strict=True)]
        own = Choice(choices, present, translate("Puzzles", "Whose stars?"))
        own.picked.connect(lambda name: self.solver_chosen.emit(str(name)))
        self._day_row.insertWidget(1, own)

    def show_stars(self, stars: Mapping[str, int]) -> None:
        """Show the stars of somebody else."""
        row = self.list.currentIndex().row()
        self._stars = self.model.stars = stars
        shown = self.model.puzzles
        self.show_game(shown[row].game if 0 <= row < len(shown) else "", shown[row] if shown else None)

    def show_game(self, game: str, puzzle: Puzzle | None = None) -> None:
        """Show the puzzles of a game, by its id, at one of them."""
        own = [one for one in self._puzzles if one.game == game]
        self.model.set_puzzles(own)
        if (of_day := self._of_day) is not None:
            stars = stars_words(self._stars.get(of_day.id, 0))
            said = " · ".join((translate("Puzzles", "Puzzle of the day"), find(of_day.game).title, stars))
            self._day_words.setText(said)
            self.day.setAccessibleName(f"{self.day.text()}: {said}")
        won = sum(self._stars.get(one.id, 0) for one in own)
        words = translate("Puzzles", "{won} of {all} stars. The dots say how hard a puzzle is.")
        self.set_title(self.windowTitle(), words.format(won=won, all=MOST_STARS * len(own)))
        row = own.index(puzzle) if puzzle in own else self._first_open(own)
        self.list.setCurrentIndex(self.model.index(row, 0))
        self._tell(row)
        self._fit_board()

    def body_height(self) -> int:
        """That of the puzzle of the day and of all rows."""
        columns = max(1, self.body.geometry().width() // px(WIDE))
        rows = -(-len(self.model.puzzles) // columns)
        return self.day.sizeHint().height() + self.body.spacing() + rows * px(TALL) + 2 * GAP

    def _first_open(self, own: Sequence[Puzzle]) -> int:
        return next((n for n, one in enumerate(own) if one.id not in self._stars), 0)

    def _tell(self, row: int) -> None:
        if not 0 <= row < len(self.model.puzzles):
            self.show_bar(translate("Puzzles", "There are no puzzles for these rules."))
            return
        rule = translate("Puzzles", "A wrong answer and a hint cost a star each. The first time counts.")
        begin = ButtonSpec(translate("Puzzles", "Begin"), self._begin, "gold", "Enter")
        self.show_bar(said_of(self.model.puzzles[row], self._stars), rule, (begin,))

    def _begin(self) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self.model.puzzles):
            self.wanted.emit(self.model.puzzles[row])
